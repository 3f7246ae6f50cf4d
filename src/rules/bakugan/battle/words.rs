//! How the events of a battle and of a tie roll read.

use super::super::Bakugan;
use super::super::effect::Leaves;
use super::super::event::{Basis, Event};
use super::super::house::HouseRule;
use super::super::words::{full_name, line_name, name, player, seen, totals_in_words};
use crate::rules::text::listed;

/// One event as one sentence; empty for an event that is none of theirs.
pub(in super::super) fn say(state: &Bakugan, event: &Event) -> String {
    match event {
        Event::BattleBegan { gate, fighters, .. } => format!(
            "Battle on {gate}: {}.",
            fighters
                .iter()
                .map(|fighter| full_name(state, *fighter))
                .collect::<Vec<_>>()
                .join(" against ")
        ),
        Event::GateFlipped { gate, name, .. } => match name {
            Some(name) => format!("{gate} is turned over: {name}."),
            None => format!("{gate} is turned over."),
        },
        Event::AttributeSet {
            bakugan,
            attribute,
            card,
            ..
        } => {
            let who = full_name(state, *bakugan);
            let attribute = attribute.name();
            match card {
                Some(card) => format!("{card}: {who} is {attribute} in this battle."),
                None => format!("{who} fights as {attribute}."),
            }
        }
        Event::AbilityPlayed { seat, name, .. } => {
            format!("{} plays {name}.", player(state, *seat))
        }
        Event::AbilitiesDone { seat, next, .. } => {
            let who = player(state, *seat);
            match next {
                Some(next) => format!("{who} plays no ability now; {} may.", player(state, *next)),
                None => format!("{who} plays no more abilities."),
            }
        }
        Event::EffectBegan { card, effect, .. } => format!("{card}: {}.", effect.words()),
        Event::EffectToChoose {
            card,
            fighter,
            replaced,
        } => {
            let chooses = player(state, fighter.seat);
            match replaced {
                Some(_) => format!(
                    "{card}: {chooses} chooses which unused Bakugan fights instead of {}.",
                    name(state, *fighter)
                ),
                None => format!(
                    "{card}: {chooses} chooses the Attribute of {}.",
                    name(state, *fighter)
                ),
            }
        }
        Event::FighterReplaced {
            card,
            old,
            new,
            leaves,
            ..
        } => format!(
            "{card}: {} fights instead of {}, which {}.",
            full_name(state, *new),
            name(state, *old),
            match leaves {
                Leaves::Unused => "is unused again",
                Leaves::Used => "goes to the used pile",
                Leaves::Out => "leaves the game",
            }
        ),
        Event::AbilitiesReturned { seat, names, card } => format!(
            "{card}: {} has {} back in the hand.",
            player(state, *seat),
            listed(names.clone())
        ),
        Event::AbilityOut { seat, name } => {
            format!("{}'s {name} leaves the game.", player(state, *seat))
        }
        Event::BakuganOut { bakugan, card } => {
            format!("{card}: {} leaves the game.", full_name(state, *bakugan))
        }
        Event::LineAdded {
            bakugan,
            kind,
            amount,
        } => format!(
            "{}: {} {amount:+}.",
            full_name(state, *bakugan),
            line_name(kind)
        ),
        Event::Tied { gate, totals, .. } => match totals {
            Some(totals) => format!(
                "Level on {gate}, {}: both roll for it.",
                totals_in_words(state, totals)
            ),
            None => format!("Level on {gate}: both roll for it."),
        },
        _ => of_tie(state, event),
    }
}

fn of_tie(state: &Bakugan, event: &Event) -> String {
    match event {
        Event::TieRollSettled {
            bakugan,
            fact,
            stands,
            counts,
            ..
        } => {
            let who = full_name(state, *bakugan);
            let seen = seen(fact);
            match (stands, counts) {
                (Some(gate), true) => format!("{who} {seen}: it stands on {gate}."),
                (Some(gate), false) => {
                    format!("{who} {seen}: it stands on {gate}, which does not count for the tie.")
                }
                (None, _) => format!("{who} {seen}: it does not stand."),
            }
        }
        Event::TieAgain { .. } => "Both roll again for the tie.".to_owned(),
        Event::DeadHeat { gap_frames, .. } => match gap_frames {
            0 => "A dead heat: both stand in the same frame.".to_owned(),
            _ => "A dead heat: both stand within a frame of each other.".to_owned(),
        },
        Event::TieSettled {
            first,
            rolled,
            standing,
            basis,
            ..
        } => {
            let said = match (first, basis) {
                (Some(seat), _) => {
                    let theirs = rolled.iter().find(|bakugan| bakugan.seat == *seat);
                    let what = theirs.map_or_else(|| "Bakugan".to_owned(), |b| name(state, *b));
                    format!("{}'s {what} stood first", player(state, *seat))
                }
                (None, Basis::House(HouseRule::DeadHeat, _)) => {
                    "The tie roll decides nothing".to_owned()
                }
                (None, _) => "Nobody's Bakugan stood where it counts in the tie roll".to_owned(),
            };
            let stay: Vec<String> = standing
                .iter()
                .map(|(bakugan, gate)| format!("{} stays on {gate}", full_name(state, *bakugan)))
                .collect();
            if stay.is_empty() {
                format!("{said}.")
            } else {
                format!("{said}; {}.", listed(stay))
            }
        }
        _ => String::new(),
    }
}
