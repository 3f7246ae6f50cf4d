//! What is asked in a match of All Out, and every way to answer it.

use super::super::ask::{Answer, Ask};
use super::super::icon_tile::{IconTile, TileMark};
use super::super::keys::{Act, ENTER, digit};
use super::super::panel::Question;
use super::super::panel::players::short_name;
use super::super::pick::Pick;
use super::super::play::{Deed, Play};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::Words;
use super::{AllOutPrompt, AllOutStep, Shout};
use crate::rules::all_out::{Adjustment, AllOut, Command, LARGEST_SET, Phase, Place, SetId};
use crate::rules::{Choice, GameKind, Rules as _, Seat};

/// A deed of this game, to be entered.
pub(super) fn enter(command: Command) -> Ask {
    Ask::Enter(Deed::AllOut(command))
}

/// The next question of an answer that takes several presses.
pub(super) fn go_to(step: AllOutStep) -> Ask {
    Ask::AllOutStep(Some(step))
}

/// A button for one of the four things that a turn can be; off when nothing of its kind is possible.
fn one_of_four(ask: Option<Ask>, (act, sub): (Act, String), app: &RefereeApp) -> Answer {
    let is_off = ask.is_none();
    let ask = ask.unwrap_or(Ask::AllOutStep(None));
    let answer = Answer::of(ask, &app.keys, act, act.label()).second_line(sub);
    if is_off {
        answer.off(tell!("bratz-not-now"))
    } else {
        answer
    }
}

impl RefereeApp {
    /// What is asked, with everything that can be pressed.
    pub(super) fn all_out_prompt(&self, play: &Play, now: &AllOut) -> AllOutPrompt {
        let prompt = now.prompt();
        let choices = now.choices();
        let mut said = AllOutPrompt {
            question: Question {
                headline: Words::bold(prompt.headline),
                detail: Words::plain(prompt.detail),
                why_key: self.keys.printed(Act::Why),
                ..Question::default()
            },
            ..AllOutPrompt::default()
        };
        match (self.all_out_step, now.phase()) {
            (Some(step), Phase::ToPlay | Phase::EventEffect { .. }) => {
                self.ask_step(play, now, step, &mut said);
                let back = tell!("back");
                said.back = Some(Answer::of(
                    Ask::AllOutStep(None),
                    &self.keys,
                    Act::Menu,
                    back,
                ));
            }
            (_, Phase::ToPlay) => self.ask_play(now, &choices, &mut said),
            (_, Phase::EventEffect { .. }) => self.ask_effect(now, &choices, &mut said),
            (_, Phase::Shout(_)) => said.shout = Some(shout(now, &choices)),
            (_, Phase::GameOver) => {
                let answers = choices.iter().enumerate().map(|(place, choice)| {
                    let ask = enter(choice.command.clone());
                    let key = if choice.likeliest {
                        Some(ENTER)
                    } else {
                        digit(place)
                    };
                    let mut answer = Answer::with_key(ask, key, choice.label.clone());
                    answer.button.is_filled = choice.likeliest;
                    answer
                });
                said.question.answers = answers.collect();
            }
            (_, Phase::Over(_)) => said.question.answers = self.after_the_match(GameKind::AllOut),
        }
        if said.back.is_none() {
            self.ask_aside(now, &choices, &mut said);
        }
        let more = self.beside_link();
        said.question.answers.push(more);
        if let (Some(words), None) = (self.put_right_in_words(), &said.back) {
            said.question.detail = Words::plain(words);
        }
        said
    }

    /// The duty to play: a set, a card, an event, and only then the top card.
    fn ask_play(&self, now: &AllOut, choices: &[Choice<Command>], said: &mut AllOutPrompt) {
        let any = |is: fn(&Command) -> bool, ask: Ask| {
            choices
                .iter()
                .any(|choice| is(&choice.command))
                .then_some(ask)
        };
        let lay = any(
            |one| matches!(one, Command::LaySet { .. }),
            go_to(AllOutStep::LayIcon),
        );
        let add = any(
            |one| matches!(one, Command::AddToSet { .. }),
            go_to(AllOutStep::AddCard),
        );
        let event = AllOutStep::Event { is_from_top: false };
        let event = any(|one| matches!(one, Command::PlayEvent { .. }), go_to(event));
        let top = any(
            |one| matches!(one, Command::TurnTop { .. }),
            go_to(AllOutStep::TopCard),
        );
        let mut answers = vec![
            one_of_four(lay, (Act::LaySet, tell!("bratz-lay-sub")), self),
            one_of_four(add, (Act::AddCard, tell!("bratz-add-sub")), self),
            one_of_four(event, (Act::PlayEvent, tell!("bratz-event-sub")), self),
        ];
        let pass = choices
            .iter()
            .find(|choice| choice.command == Command::Pass);
        answers.push(match pass {
            Some(choice) => {
                let ask = enter(Command::Pass);
                let pass = Answer::of(ask, &self.keys, Act::Pass, choice.label.clone());
                pass.second_line(tell!("bratz-pass-sub"))
            }
            None => one_of_four(top, (Act::TopCard, tell!("bratz-top-sub")), self),
        });
        let name = short_name(&self.name_of(now.turn()));
        said.question.headline = Words::bold(tell!("bratz-plays-one", name = name));
        said.question.detail = Words::plain(match pass {
            Some(_) => tell!("bratz-must-play-or-pass"),
            None => tell!("bratz-must-play"),
        });
        said.question.answers = answers;
    }

    /// What an event does: to a player, to a set; then it is done.
    fn ask_effect(&self, now: &AllOut, choices: &[Choice<Command>], said: &mut AllOutPrompt) {
        for choice in choices
            .iter()
            .filter(|choice| choice.command == Command::EventDone)
        {
            let done = Answer::new(enter(Command::EventDone), ENTER, choice.label.clone());
            said.question.answers.push(done.filled());
        }
        let effects = now.effects();
        for seat in now.players().seats() {
            let about_seat = |change: &Adjustment| about(change) == Some(About::Player(seat));
            if let Some(ask) = list_of(&effects, self.name_of(seat), about_seat) {
                let name = short_name(&self.name_of(seat));
                said.tiles.push(IconTile {
                    answer: Answer::with_key(ask, digit(seat.index()), name)
                        .said_as(tell!("bratz-event-does-to", name = self.name_of(seat))),
                    mark: TileMark::Seat(seat.index()),
                });
            }
        }
        let about_set = |choice: &Choice<Command>| match &choice.command {
            Command::Effect { change } => matches!(about(change), Some(About::Set(_))),
            _ => false,
        };
        if effects.iter().any(about_set) {
            let ask = go_to(AllOutStep::EffectSet);
            let words = tell!("bratz-event-set");
            said.tiles.push(IconTile {
                answer: Answer::of(ask, &self.keys, Act::AddCard, words),
                mark: TileMark::Nothing,
            });
        }
    }

    /// What may happen beside the turn: a challenge, a shout, an empty pile.
    fn ask_aside(&self, now: &AllOut, choices: &[Choice<Command>], said: &mut AllOutPrompt) {
        let keys = &self.keys;
        if matches!(now.phase(), Phase::Shout(_)) {
            return;
        }
        let mut shouts = 0;
        for choice in choices {
            let ask = || enter(choice.command.clone());
            match &choice.command {
                Command::Challenge { .. } if said.challenge.is_none() => {
                    let ask = go_to(AllOutStep::Challenge);
                    let label = Act::Challenge.label();
                    said.challenge = Some(Answer::of(ask, keys, Act::Challenge, label));
                }
                Command::Shout { .. } => {
                    let key = if shouts == 0 {
                        keys.first(Act::Shout)
                    } else {
                        digit(shouts)
                    };
                    shouts += 1;
                    let mut answer = Answer::with_key(ask(), key, choice.label.clone());
                    answer.button.is_alarm = true;
                    said.question
                        .answers
                        .push(answer.second_line(tell!("bratz-all-out")));
                }
                Command::DrawPileEmpty => {
                    let words = tell!("bratz-pile-empty");
                    let empty = Answer::of(ask(), keys, Act::PileEmpty, words);
                    said.question
                        .answers
                        .push(empty.said_as(choice.label.clone()).link());
                }
                _ => {}
            }
        }
    }
}

/// What something that an event does is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    /// A player's hand or turn.
    Player(Seat),
    /// A set.
    Set(SetId),
}

/// What a change is about.
pub(super) fn about(change: &Adjustment) -> Option<About> {
    match change {
        Adjustment::MoveCards { from, to, .. } => match (from, to) {
            (Place::Set(set), _) => Some(About::Set(*set)),
            (Place::Hand(seat), _) | (_, Place::Hand(seat)) => Some(About::Player(*seat)),
            _ => None,
        },
        Adjustment::GiveSet { set, .. } => Some(About::Set(*set)),
        Adjustment::Skip(seat) | Adjustment::NextTurn(seat) => Some(About::Player(*seat)),
        _ => None,
    }
}

/// Those of the effects that are about one thing, as a list to pick from; none when there are none.
pub(super) fn list_of(
    effects: &[Choice<Command>],
    title: String,
    is_about: impl Fn(&Adjustment) -> bool,
) -> Option<Ask> {
    let items: Vec<(String, Ask)> = effects
        .iter()
        .filter(|choice| match &choice.command {
            Command::Effect { change } => is_about(change),
            _ => false,
        })
        .map(|choice| (choice.label.clone(), enter(choice.command.clone())))
        .collect();
    (!items.is_empty()).then(|| Ask::Pick(Box::new(Pick { title, items })))
}

/// Who has won with a shout, and why.
fn shout(now: &AllOut, choices: &[Choice<Command>]) -> Shout {
    let name = |seat: Seat| {
        let player = now.players().get(seat);
        short_name(&player.map(|player| player.name.clone()).unwrap_or_default())
    };
    let among = match now.phase() {
        Phase::Shout(shout) => shout.among.as_slice(),
        _ => &[],
    };
    let why = among.iter().map(|seat| {
        let full = now
            .sets()
            .iter()
            .find(|set| set.id.owner == *seat && set.cards >= LARGEST_SET);
        match full {
            Some(set) => tell!(
                "bratz-has-ten",
                name = name(*seat),
                icon = now.icon_name(set.id.icon)
            ),
            None => tell!("bratz-has-no-cards", name = name(*seat)),
        }
    });
    // A player's shout and silence stand side by side.
    let of = |command: &Command| match command {
        Command::Shout { seat } => Some((*seat, false)),
        Command::NoShout { seat } => Some((*seat, true)),
        _ => None,
    };
    let mut in_order: Vec<(usize, bool, &Choice<Command>)> = choices
        .iter()
        .filter_map(|choice| {
            let (seat, is_silent) = of(&choice.command)?;
            let place = among.iter().position(|one| *one == seat)?;
            Some((place, is_silent, choice))
        })
        .collect();
    in_order.sort_by_key(|(place, is_silent, _)| (*place, *is_silent));
    let answers = in_order
        .iter()
        .enumerate()
        .map(|(place, (_, is_silent, choice))| {
            let key = if choice.likeliest {
                Some(ENTER)
            } else {
                digit(place)
            };
            let mut answer =
                Answer::with_key(enter(choice.command.clone()), key, choice.label.clone());
            answer.button.is_filled = choice.likeliest;
            answer.button.is_alarm = !*is_silent;
            answer
        });
    Shout {
        why: why.collect(),
        answers: answers.collect(),
    }
}
