//! How the events of a battle and of a tie roll read.

use super::super::Bakugan;
use super::super::effect::Leaves;
use super::super::event::{Basis, Event};
use super::super::house::HouseRule;
use super::super::words::{full_name, line_name, name, player, seen, totals_in_words};
use crate::rules::text::listed;
use crate::rules::tongue::tell;

/// One event as one sentence; empty for an event that is none of theirs.
pub(in super::super) fn say(state: &Bakugan, event: &Event) -> String {
    match event {
        Event::BattleBegan { gate, fighters, .. } => {
            let names = fighters.iter().map(|fighter| full_name(state, *fighter));
            let fighters =
                names.reduce(|one, other| tell!("bakugan-against", one = one, other = other));
            tell!(
                "bakugan-battle-began",
                gate = gate.to_string(),
                fighters = fighters
            )
        }
        Event::GateFlipped { gate, name, .. } => match name {
            Some(name) => tell!(
                "bakugan-flipped-named",
                gate = gate.to_string(),
                name = name
            ),
            None => tell!("bakugan-flipped", gate = gate.to_string()),
        },
        Event::AttributeSet {
            bakugan,
            attribute,
            card,
            ..
        } => {
            let toy = full_name(state, *bakugan);
            let attribute = attribute.name();
            match card {
                Some(card) => tell!(
                    "bakugan-attribute-by-card",
                    card = card,
                    toy = toy,
                    attribute = attribute
                ),
                None => tell!("bakugan-attribute-chosen", toy = toy, attribute = attribute),
            }
        }
        Event::AbilityPlayed { seat, name, .. } => tell!(
            "bakugan-ability-played",
            player = player(state, *seat),
            name = name
        ),
        Event::AbilitiesDone { seat, next, .. } => {
            let who = player(state, *seat);
            match next {
                Some(next) => tell!(
                    "bakugan-abilities-passed",
                    player = who,
                    next = player(state, *next)
                ),
                None => tell!("bakugan-abilities-done", player = who),
            }
        }
        // A card and what it does.
        Event::EffectBegan { card, effect, .. } => format!("{card}: {}.", effect.words()),
        Event::EffectToChoose {
            card,
            fighter,
            replaced,
        } => tell!(
            match replaced {
                Some(_) => "bakugan-fighter-to-choose",
                None => "bakugan-attribute-to-choose",
            },
            card = card,
            player = player(state, fighter.seat),
            toy = name(state, *fighter)
        ),
        Event::FighterReplaced {
            card,
            old,
            new,
            leaves,
            ..
        } => {
            let leaves = match leaves {
                Leaves::Unused => "unused",
                Leaves::Used => "used",
                Leaves::Out => "out",
            };
            tell!(
                "bakugan-fighter-replaced",
                card = card,
                new = full_name(state, *new),
                old = name(state, *old),
                leaves = leaves
            )
        }
        Event::AbilitiesReturned { seat, names, card } => tell!(
            "bakugan-abilities-returned",
            card = card,
            player = player(state, *seat),
            names = listed(names.clone())
        ),
        Event::AbilityOut { seat, name } => tell!(
            "bakugan-ability-out",
            player = player(state, *seat),
            name = name
        ),
        Event::BakuganOut { bakugan, card } => tell!(
            "bakugan-toy-out",
            card = card,
            toy = full_name(state, *bakugan)
        ),
        Event::LineAdded {
            bakugan,
            kind,
            amount,
        } => tell!(
            "bakugan-line-added",
            toy = full_name(state, *bakugan),
            line = line_name(kind),
            amount = format!("{amount:+}")
        ),
        Event::Tied { gate, totals, .. } => match totals {
            Some(totals) => tell!(
                "bakugan-tied-at",
                gate = gate.to_string(),
                totals = totals_in_words(state, totals)
            ),
            None => tell!("bakugan-tied", gate = gate.to_string()),
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
        } => tell!(
            "bakugan-tie-roll-settled",
            seen = seen(state, *bakugan, fact),
            stands = match (stands, counts) {
                (Some(_), true) => "counts",
                (Some(_), false) => "in-vain",
                (None, _) => "no",
            },
            gate = stands.map(|gate| gate.to_string())
        ),
        Event::TieAgain { .. } => tell!("bakugan-tie-again"),
        Event::DeadHeat { gap_frames, .. } => tell!("bakugan-dead-heat", gap = *gap_frames),
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
                    let toy = theirs.map_or_else(|| "Bakugan".to_owned(), |b| name(state, *b));
                    tell!(
                        "bakugan-tie-first",
                        player = player(state, *seat),
                        toy = toy
                    )
                }
                (None, Basis::House(HouseRule::DeadHeat, _)) => {
                    tell!("bakugan-tie-decides-nothing")
                }
                (None, _) => tell!("bakugan-tie-nobody"),
            };
            let stay: Vec<String> = standing
                .iter()
                .map(|(bakugan, gate)| {
                    tell!(
                        "bakugan-tie-stays",
                        toy = full_name(state, *bakugan),
                        gate = gate.to_string()
                    )
                })
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
