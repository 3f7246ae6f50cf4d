//! The further questions of an answer that takes more than one press.

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::icon_tile::{IconTile, TileMark};
use super::super::keys::{Act, ENTER, Shortcut, digit};
use super::super::panel::players::short_name;
use super::super::pick::{Form, item_key};
use super::super::play::Play;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::Words;
use super::answers::{About, about, enter, go_to, list_of};
use super::{AllOutPrompt, AllOutStep};
use crate::rules::all_out::{AllOut, Command, Icon, SetId, TopUse};
use crate::rules::{Choice, Rules as _, Table};

/// So many names of events that were said before are offered again.
const MOST_NAMES: usize = 6;

/// The key of a number of cards: its digit, and nought for ten.
fn count_key(cards: u8) -> Option<Shortcut> {
    match cards {
        10 => Some(Shortcut::plain(Key::Num0)),
        _ => digit(usize::from(cards).checked_sub(1)?),
    }
}

fn tile(ask: Ask, key: Option<Shortcut>, label: String, mark: TileMark) -> IconTile {
    IconTile {
        answer: Answer::with_key(ask, key, label),
        mark,
    }
}

impl RefereeApp {
    /// The next question of an answer that was begun.
    pub(super) fn ask_step(
        &self,
        play: &Play,
        now: &AllOut,
        step: AllOutStep,
        said: &mut AllOutPrompt,
    ) {
        let name = short_name(&self.name_of(now.turn()));
        let choices = now.choices();
        let (headline, detail) = match step {
            AllOutStep::LayIcon => {
                lay_icons(now, &choices, said);
                (tell!("bratz-which-icon", name = name), String::new())
            }
            AllOutStep::LayCount(icon) => {
                lay_counts(&choices, icon, said);
                let icon = now.icon_name(icon);
                (tell!("bratz-how-many", icon = icon), String::new())
            }
            AllOutStep::AddCard => {
                let sets = choices.iter().filter_map(|choice| match choice.command {
                    Command::AddToSet { set } => Some((set, choice)),
                    _ => None,
                });
                for (place, (set, choice)) in sets.enumerate() {
                    let ask = enter(choice.command.clone());
                    let tile = self.set_tile(now, set, (ask, place), &choice.label);
                    said.tiles.push(tile);
                }
                (tell!("bratz-which-set"), tell!("bratz-which-set-how"))
            }
            AllOutStep::Event { is_from_top } => {
                self.event_names(play, is_from_top, said);
                (tell!("bratz-which-event"), tell!("bratz-which-event-how"))
            }
            AllOutStep::TopCard => {
                top_cards(now, &choices, said);
                let turns_up = tell!("bratz-turns-up", name = name);
                (tell!("bratz-which-card"), turns_up)
            }
            AllOutStep::TopUse(icon) => {
                for (place, choice) in top_uses(&choices, icon).into_iter().enumerate() {
                    let tile = self.top_use_tile(now, place, choice);
                    said.tiles.push(tile);
                }
                let icon = now.icon_name(icon);
                (tell!("bratz-where-to", icon = icon), String::new())
            }
            AllOutStep::Challenge => {
                for seat in now.players().seats() {
                    let may = choices.iter().any(|choice| {
                        matches!(choice.command, Command::Challenge { by, .. } if by == seat)
                    });
                    if may {
                        let ask = go_to(AllOutStep::ChallengeBy(seat));
                        let mark = TileMark::Seat(seat.index());
                        let label = short_name(&self.name_of(seat));
                        said.tiles.push(tile(ask, digit(seat.index()), label, mark));
                    }
                }
                let against = now.challengeable().unwrap_or(now.turn());
                let against = short_name(&self.name_of(against));
                (tell!("bratz-who-challenges", name = against), String::new())
            }
            AllOutStep::ChallengeBy(who) => {
                for choice in &choices {
                    if let Command::Challenge { by, upheld, .. } = choice.command
                        && by == who
                    {
                        let ask = enter(choice.command.clone());
                        let words = if upheld {
                            tell!("bratz-challenge-right")
                        } else {
                            tell!("bratz-challenge-wrong")
                        };
                        let key = digit(usize::from(!upheld));
                        said.tiles.push(tile(ask, key, words, TileMark::Nothing));
                    }
                }
                let against = now.challengeable().unwrap_or(now.turn());
                let against = short_name(&self.name_of(against));
                (
                    tell!("bratz-could-have-played", name = against),
                    String::new(),
                )
            }
            AllOutStep::EffectSet => {
                for (place, (set, ask)) in self.effect_sets(now).into_iter().enumerate() {
                    let label = tell!(
                        "bratz-set-of",
                        name = self.name_of(set.owner),
                        icon = now.icon_name(set.icon)
                    );
                    said.tiles
                        .push(self.set_tile(now, set, (ask, place), &label));
                }
                (tell!("bratz-event-which-set"), String::new())
            }
        };
        said.question.headline = Words::bold(headline);
        said.question.detail = Words::plain(detail);
    }

    /// A set, by its icon and whose it is.
    fn set_tile(
        &self,
        now: &AllOut,
        set: SetId,
        (ask, place): (Ask, usize),
        says: &str,
    ) -> IconTile {
        let owner = short_name(&self.name_of(set.owner));
        let mut tile = tile(
            ask,
            item_key(place),
            owner,
            TileMark::Icon(now.icon_name(set.icon)),
        );
        tile.answer.button.id = format!("set tile {place}");
        tile.answer.button.said_as = says.to_owned();
        tile
    }

    fn top_use_tile(&self, now: &AllOut, place: usize, choice: &Choice<Command>) -> IconTile {
        let ask = enter(choice.command.clone());
        let key = digit(place);
        let mut made = match &choice.command {
            Command::TurnTop {
                used: TopUse::AddTo { set },
            } => {
                let owner = short_name(&self.name_of(set.owner));
                let label = tell!("bratz-to-the-set-of", name = owner);
                tile(ask, key, label, TileMark::Icon(now.icon_name(set.icon)))
            }
            Command::TurnTop {
                used: TopUse::NewSet { .. },
            } => tile(ask, key, tell!("bratz-new-set"), TileMark::Nothing),
            _ => tile(ask, key, choice.label.clone(), TileMark::Nothing),
        };
        made.answer.button.said_as = choice.label.clone();
        made
    }

    /// Without a name, with one that was said before, or with one that is typed.
    fn event_names(&self, play: &Play, is_from_top: bool, said: &mut AllOutPrompt) {
        let event = |name: Option<String>| {
            enter(if is_from_top {
                let used = TopUse::Event { name };
                Command::TurnTop { used }
            } else {
                Command::PlayEvent { name }
            })
        };
        let unnamed = tell!("bratz-event-unnamed");
        said.question.answers = vec![Answer::new(event(None), ENTER, unnamed).filled()];
        for (place, name) in names_before(play).into_iter().enumerate() {
            let ask = event(Some(name.clone()));
            said.tiles
                .push(tile(ask, digit(place), name, TileMark::Nothing));
        }
        let form = Ask::Form(Form::EventName { is_from_top });
        let key = Some(Shortcut::plain(Key::T));
        let words = tell!("bratz-event-typed");
        said.tiles.push(tile(form, key, words, TileMark::Nothing));
    }

    /// Sets to which the event under way may do something, each with the list of that.
    pub(super) fn effect_sets(&self, now: &AllOut) -> Vec<(SetId, Ask)> {
        let effects = now.effects();
        now.sets()
            .iter()
            .filter_map(|set| {
                let title = tell!(
                    "bratz-set-of",
                    name = self.name_of(set.id.owner),
                    icon = now.icon_name(set.id.icon)
                );
                let is_about = |change: &_| about(change) == Some(About::Set(set.id));
                Some((set.id, list_of(&effects, title, is_about)?))
            })
            .collect()
    }
}

/// Icons of which a set can be laid.
fn lay_icons(now: &AllOut, choices: &[Choice<Command>], said: &mut AllOutPrompt) {
    for icon in Icon::all(now.icons().len()) {
        let may = choices
            .iter()
            .any(|choice| matches!(choice.command, Command::LaySet { icon: of, .. } if of == icon));
        if may {
            let name = now.icon_name(icon);
            let ask = go_to(AllOutStep::LayCount(icon));
            let key = item_key(icon.index());
            said.tiles
                .push(tile(ask, key, name.clone(), TileMark::Icon(name)));
        }
    }
}

/// How many cards a set can have.
fn lay_counts(choices: &[Choice<Command>], wanted: Icon, said: &mut AllOutPrompt) {
    for choice in choices {
        if let Command::LaySet { icon, cards } = choice.command
            && icon == wanted
        {
            let ask = enter(choice.command.clone());
            let mark = TileMark::Number(cards.to_string());
            let label = tell!("bratz-cards", count = cards);
            let mut tile = tile(ask, count_key(cards), label, mark);
            tile.answer.button.said_as = choice.label.clone();
            said.tiles.push(tile);
        }
    }
}

/// What can become of a card with this icon that was turned up.
fn top_uses(choices: &[Choice<Command>], wanted: Icon) -> Vec<&Choice<Command>> {
    let of = |command: &Command| match command {
        Command::TurnTop { used } => match used {
            TopUse::AddTo { set } => Some(set.icon),
            TopUse::NewSet { icon } | TopUse::Discard { icon } => Some(*icon),
            TopUse::Event { .. } => None,
        },
        _ => None,
    };
    let is_wanted = |choice: &&Choice<Command>| of(&choice.command) == Some(wanted);
    choices.iter().filter(is_wanted).collect()
}

/// What the top card can be: one of the icons, or an event.
fn top_cards(now: &AllOut, choices: &[Choice<Command>], said: &mut AllOutPrompt) {
    for icon in Icon::all(now.icons().len()) {
        // Where the card can go to one place only, nothing more is asked.
        let ask = match top_uses(choices, icon).as_slice() {
            [] => continue,
            [only] => enter(only.command.clone()),
            _ => go_to(AllOutStep::TopUse(icon)),
        };
        let name = now.icon_name(icon);
        said.tiles.push(tile(
            ask,
            item_key(icon.index()),
            name.clone(),
            TileMark::Icon(name),
        ));
    }
    let is_event = |choice: &Choice<Command>| {
        matches!(
            &choice.command,
            Command::TurnTop {
                used: TopUse::Event { .. }
            }
        )
    };
    if choices.iter().any(is_event) {
        let ask = go_to(AllOutStep::Event { is_from_top: true });
        let key = Some(Shortcut::plain(Key::E)).filter(|_| now.icons().len() <= 9);
        let words = Act::PlayEvent.label();
        said.tiles.push(tile(ask, key, words, TileMark::Nothing));
    }
}

/// Names of events that were said in this match, the newest first, each once.
fn names_before(play: &Play) -> Vec<String> {
    let Table::AllOut(ledger) = play.table() else {
        return Vec::new();
    };
    let mut names: Vec<String> = Vec::new();
    for (_, command) in ledger.acts().into_iter().rev() {
        let name = match command {
            Command::PlayEvent { name } => name,
            Command::TurnTop {
                used: TopUse::Event { name },
            } => name,
            _ => continue,
        };
        if let Some(name) = name
            && !names.contains(name)
            && names.len() < MOST_NAMES
        {
            names.push(name.clone());
        }
    }
    names
}
