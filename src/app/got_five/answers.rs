//! What is asked in a match of Got Five, and every way to answer it.

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::by_hand::list;
use super::super::icon_tile::{IconTile, TileMark};
use super::super::keys::{Act, ENTER, Shortcut, digit};
use super::super::panel::Question;
use super::super::panel::players::short_name;
use super::super::pick::{Pick, item_key};
use super::super::play::Deed;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::Words;
use super::GotFivePrompt;
use crate::rules::got_five::{Card, Command, GotFive, Icon, Phase};
use crate::rules::{Choice, GameKind, Rules as _, Seat};

fn enter(command: Command) -> Ask {
    Ask::Enter(Deed::GotFive(command))
}

impl RefereeApp {
    /// What is asked, with everything that can be pressed.
    pub(super) fn got_five_prompt(&self, now: &GotFive) -> GotFivePrompt {
        let prompt = now.prompt();
        let mut said = GotFivePrompt {
            question: Question {
                headline: Words::bold(prompt.headline),
                detail: Words::plain(prompt.detail),
                why_key: self.keys.printed(Act::Why),
                ..Question::default()
            },
            ..GotFivePrompt::default()
        };
        match now.phase() {
            Phase::Starters => self.ask_starters(now, &mut said),
            Phase::FirstCard => self.ask_first_card(now, &mut said),
            Phase::ToDraw => self.ask_draw(now, &mut said),
            Phase::GameOver => {
                for choice in now.choices() {
                    let place = said.question.answers.len();
                    let key = if choice.likeliest {
                        Some(ENTER)
                    } else {
                        digit(place)
                    };
                    let mut answer = Answer::with_key(enter(choice.command), key, choice.label);
                    answer.button.is_filled = choice.likeliest;
                    said.question.answers.push(answer);
                }
            }
            Phase::Over(_) => said.question.answers = self.after_the_match(GameKind::GotFive),
        }
        said.question.answers.push(self.beside_link());
        if let Some(words) = self.put_right_in_words() {
            said.question.detail = Words::plain(words);
        }
        said
    }

    /// The next player without a starter is asked for; the others can be picked.
    fn ask_starters(&self, now: &GotFive, said: &mut GotFivePrompt) {
        let Some(asked) = next_without_starter(now) else {
            return;
        };
        let name = short_name(&self.name_of(asked));
        said.question.headline = Words::bold(tell!("bratz-which-starter", name = name));
        for (seat, icon, choice) in starters(now) {
            if seat != asked {
                continue;
            }
            let name = now.icon_name(icon);
            let key = item_key(icon.index());
            said.tiles.push(IconTile {
                answer: Answer::with_key(enter(choice.command), key, name.clone()),
                mark: TileMark::Icon(name),
            });
        }
    }

    /// What else may happen now: another player's starter, another card than the one that is asked for.
    pub(in super::super) fn got_five_beside(&self, now: &GotFive) -> Vec<(String, Ask)> {
        match now.phase() {
            Phase::Starters => {
                let asked = next_without_starter(now);
                let others = now.players().seats().filter(|seat| Some(*seat) != asked);
                others
                    .filter_map(|seat| self.starter_list(now, seat))
                    .map(|(words, ask)| (format!("{words} …"), ask))
                    .collect()
            }
            Phase::ToDraw => {
                let starter = starter_in_turn(now);
                let others = now.choices().into_iter();
                let others = others.filter(|choice| !has_button(&choice.command, starter));
                let others = others.map(|choice| (choice.label, enter(choice.command)));
                list(tell!("by-hand-drawn"), others.collect())
                    .into_iter()
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// The list of icons for one player, while the player has none.
    pub(super) fn starter_list(&self, now: &GotFive, seat: Seat) -> Option<(String, Ask)> {
        let items: Vec<(String, Ask)> = starters(now)
            .filter(|(of, _, _)| *of == seat)
            .map(|(_, _, choice)| (choice.label, enter(choice.command)))
            .collect();
        let title = tell!("bratz-which-starter", name = self.name_of(seat));
        (!items.is_empty()).then(|| {
            let pick = Pick {
                title: title.clone(),
                items,
            };
            (title, Ask::Pick(Box::new(pick)))
        })
    }

    /// The first card is turned up: which it is matters to nobody, and can be said.
    fn ask_first_card(&self, now: &GotFive, said: &mut GotFivePrompt) {
        for choice in now.choices() {
            let Command::TurnFirst { card } = &choice.command else {
                continue;
            };
            match card {
                Card::Character(icon) => {
                    let name = now.icon_name(*icon);
                    let key = item_key(icon.index());
                    said.tiles.push(IconTile {
                        answer: Answer::with_key(enter(choice.command), key, name.clone()),
                        mark: TileMark::Icon(name),
                    });
                }
                Card::Event(_) => {
                    let key = Some(Shortcut::plain(Key::E));
                    let key = key.filter(|_| now.icons().len() <= MOST_DIGITS);
                    said.tiles.push(IconTile {
                        answer: Answer::with_key(enter(choice.command), key, choice.label),
                        mark: TileMark::Nothing,
                    });
                }
                Card::Other => {
                    let words = tell!("bratz-turned-up");
                    let answer = Answer::new(enter(choice.command), ENTER, words).filled();
                    let sub = tell!("bratz-whatever-it-shows");
                    said.question.answers.push(answer.second_line(sub));
                }
            }
        }
    }

    /// Match or no match.
    fn ask_draw(&self, now: &GotFive, said: &mut GotFivePrompt) {
        let keys = &self.keys;
        let starter = starter_in_turn(now);
        for choice in now.choices() {
            let button =
                |act: Act| Answer::of(enter(choice.command.clone()), keys, act, act.label());
            match &choice.command {
                command if !has_button(command, starter) => {}
                Command::Draw { card: Card::Other } => {
                    said.question.answers.push(button(Act::NoMatch));
                }
                Command::Draw { .. } => {
                    said.question
                        .answers
                        .insert(0, button(Act::Matches).filled());
                }
                _ => {
                    let words = tell!("bratz-pile-empty");
                    let answer = Answer::of(enter(choice.command), keys, Act::PileEmpty, words);
                    said.question
                        .answers
                        .push(answer.said_as(choice.label).link());
                }
            }
        }
        if let Some(icon) = starter {
            let name = now.icon_name(icon);
            let is_vowel = name.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']);
            said.question.headline = Words::bold(tell!(
                "bratz-is-it",
                name = short_name(&self.name_of(now.turn())),
                begins = if is_vowel { "vowel" } else { "other" },
                icon = name.as_str()
            ));
            said.icon = Some(name);
        }
        said.question.detail = Words::plain(tell!("bratz-first-with-five"));
    }
}

/// The icon of the player whose turn it is.
fn starter_in_turn(now: &GotFive) -> Option<Icon> {
    let player = now.players().get(now.turn());
    player.and_then(|player| player.starter)
}

/// True for what can be drawn that has a button or a key of its own: a match, no match, an empty pile.
fn has_button(command: &Command, starter: Option<Icon>) -> bool {
    match command {
        Command::Draw {
            card: Card::Character(icon),
        } => Some(*icon) == starter,
        Command::Draw { card } => *card == Card::Other,
        command => *command == Command::PileEmpty,
    }
}

/// So many icons have digits as keys.
const MOST_DIGITS: usize = 9;

/// Who can be given which starter.
fn starters(now: &GotFive) -> impl Iterator<Item = (Seat, Icon, Choice<Command>)> {
    now.choices()
        .into_iter()
        .filter_map(|choice| match choice.command {
            Command::GiveStarter { seat, icon } => Some((seat, icon, choice)),
            _ => None,
        })
}

/// The first player who has no starter yet.
pub(super) fn next_without_starter(now: &GotFive) -> Option<Seat> {
    let mut players = now.players().iter();
    players.find_map(|(seat, player)| player.starter.is_none().then_some(seat))
}
