//! Attributes, the gate's numbers, and sums line by line.

use super::super::decide::Draft;
use super::super::effect::{Count, Deed, NumberChange};
use super::super::event::{BakuganId, Basis, Event, LineKind, Section};
use super::super::refusal::Refusal;
use super::super::setup::Attribute;
use super::super::words as all_words;
use super::super::{Bakugan, Phase, Zone};
use super::carry_out::{self, concerns};
use super::{Battle, Fighter, SumLine, lies_face_up};
use crate::rules::Seat;
use crate::rules::tongue::tell;

impl Bakugan {
    /// A fighter's sum: its G-Power and every line; none until the G-Power is known.
    pub fn total(&self, fighter: &Fighter) -> Option<i32> {
        let g_power = self.toy(fighter.bakugan)?.g_power?;
        let sum = |total: i32, line: &super::Line| total.saturating_add(line.amount);
        Some(fighter.lines.iter().fold(g_power, sum))
    }

    /// A fighter's sum step by step, each with the total so far; nothing until its G-Power is known.
    pub fn sum(&self, fighter: &Fighter) -> Vec<SumLine> {
        let Some(g_power) = self.toy(fighter.bakugan).and_then(|toy| toy.g_power) else {
            return Vec::new();
        };
        let mut total = g_power;
        let mut lines = vec![SumLine {
            what: tell!("bakugan-line-g-power"),
            amount: g_power,
            total,
        }];
        for line in &fighter.lines {
            total = total.saturating_add(line.amount);
            lines.push(SumLine {
                what: all_words::line_name(&line.kind),
                amount: line.amount,
                total,
            });
        }
        lines
    }

    /// The Attribute with which a fighter fights: what was chosen or changed, else its own; a clear one has the
    /// opponent's (the sheet, "Additional rules"). None while it is not known.
    pub fn attribute_in_battle(&self, fighter: &Fighter) -> Option<Attribute> {
        let own = self.own_attribute(fighter)?;
        if own != Attribute::Clear {
            return Some(own);
        }
        let Phase::Battle(battle) = &self.phase else {
            return None;
        };
        if !clear_to_choose(self, battle).is_empty() {
            return None;
        }
        let other = battle
            .fighters
            .iter()
            .find(|other| other.bakugan != fighter.bakugan)?;
        self.own_attribute(other)
            .filter(|other| *other != Attribute::Clear)
    }

    fn own_attribute(&self, fighter: &Fighter) -> Option<Attribute> {
        let printed = || self.toy(fighter.bakugan).and_then(|toy| toy.attribute);
        fighter.attribute.or_else(printed)
    }
}

/// The fighters that still need an Attribute because all of them are clear.
pub(super) fn clear_to_choose(state: &Bakugan, battle: &Battle) -> Vec<BakuganId> {
    let is_clear = |fighter: &Fighter| {
        let toy = state.toy(fighter.bakugan);
        toy.is_some_and(|toy| toy.attribute == Some(Attribute::Clear))
    };
    if !battle.fighters.iter().all(is_clear) {
        return Vec::new();
    }
    battle
        .fighters
        .iter()
        .filter(|fighter| fighter.attribute.is_none())
        .map(|fighter| fighter.bakugan)
        .collect()
}

/// The fighters whose Attribute somebody has to say now.
pub(super) fn attributes_to_say(state: &Bakugan, battle: &Battle) -> Vec<BakuganId> {
    if let Some(choice) = carry_out::open_choice(state, battle) {
        return match choice.replaced {
            None => vec![choice.fighter],
            Some(_) => Vec::new(),
        };
    }
    let clear = clear_to_choose(state, battle);
    if !clear.is_empty() {
        return clear;
    }
    // An unknown Attribute matters only once the gate's numbers are known.
    let has_numbers = battle.card.as_ref().is_some_and(|c| !c.numbers.is_empty());
    if !has_numbers || !lies_face_up(state, battle.gate) {
        return Vec::new();
    }
    battle
        .fighters
        .iter()
        .filter(|fighter| !has_number(fighter) && state.own_attribute(fighter).is_none())
        .map(|fighter| fighter.bakugan)
        .collect()
}

pub(in super::super) fn choose_attribute(
    draft: &mut Draft,
    bakugan: BakuganId,
    attribute: Attribute,
) -> Result<(), Refusal> {
    let state = &draft.state;
    let battle = super::fighter(state, bakugan)?;
    if attribute == Attribute::Clear {
        return Err(Refusal::Cards(tell!("bakugan-no-card-six")));
    }
    if !attributes_to_say(state, battle).contains(&bakugan) {
        return Err(Refusal::Cards(tell!(
            "bakugan-no-card-attribute",
            toy = all_words::full_name(state, bakugan)
        )));
    }
    let card = carry_out::open_choice(state, battle).map(|choice| choice.card.clone());
    let is_clear = clear_to_choose(state, battle).contains(&bakugan);
    let basis = if card.is_some() || is_clear {
        Basis::Sheet(Section::AdditionalRules)
    } else {
        Basis::Referee
    };
    draft.push(Event::AttributeSet {
        bakugan,
        attribute,
        card,
        basis,
    });
    add_if_ready(draft);
    Ok(())
}

fn has_number(fighter: &Fighter) -> bool {
    fighter
        .lines
        .iter()
        .any(|line| line.kind == LineKind::GateNumber)
}

/// The lines with the gate's numbers that are still missing; none when the card is not known.
pub(super) fn still_to_add(state: &Bakugan, battle: &Battle) -> Result<Vec<Event>, Refusal> {
    let Some(card) = battle.card.as_ref().filter(|card| !card.numbers.is_empty()) else {
        return Ok(Vec::new());
    };
    let mut lines = Vec::new();
    for (at, fighter) in battle.fighters.iter().enumerate() {
        if has_number(fighter) {
            continue;
        }
        let bakugan = fighter.bakugan;
        let attribute = state.attribute_in_battle(fighter).ok_or_else(|| {
            Refusal::TotalsMissing(tell!(
                "bakugan-no-totals-attribute",
                toy = all_words::full_name(state, bakugan)
            ))
        })?;
        let number = card.numbers.get(&attribute).copied().ok_or_else(|| {
            Refusal::TotalsMissing(tell!(
                "bakugan-no-totals-number",
                card = &card.name,
                attribute = attribute.name()
            ))
        })?;
        lines.push(Event::LineAdded {
            bakugan,
            kind: LineKind::GateNumber,
            amount: number,
        });
        let mut value = number;
        for one in &battle.in_force {
            let Deed::Number(change) = one.effect.does else {
                continue;
            };
            if !concerns(state, &battle.fighters, one.by, &one.effect, at) {
                continue;
            }
            let changed = match change {
                NumberChange::Off => 0,
                NumberChange::Times(times) => value.saturating_mul(i32::from(times)),
                NumberChange::TimesEach(count) => {
                    value.saturating_mul(counted(state, bakugan.seat, count))
                }
                NumberChange::Add(amount) => {
                    value.saturating_add(worth(state, bakugan.seat, amount))
                }
            };
            if changed != value {
                lines.push(Event::LineAdded {
                    bakugan,
                    kind: LineKind::Other(one.card.clone()),
                    amount: changed.saturating_sub(value),
                });
            }
            value = changed;
        }
    }
    Ok(lines)
}

/// Adds the gate's numbers once both have finished playing abilities and everything they need is known.
pub(super) fn add_if_ready(draft: &mut Draft) {
    let Phase::Battle(battle) = &draft.state.phase else {
        return;
    };
    if battle.due.is_some()
        || !lies_face_up(&draft.state, battle.gate)
        || carry_out::open_choice(&draft.state, battle).is_some()
    {
        return;
    }
    // What is missing is asked for; until then the sum stays open.
    for line in still_to_add(&draft.state, battle).unwrap_or_default() {
        draft.push(line);
    }
}

/// Each fighter's total as it would be now, the gate's numbers included as far as they are known.
pub(super) fn foreseen(state: &Bakugan, battle: &Battle) -> Option<Vec<i32>> {
    let lines = still_to_add(state, battle).ok()?;
    battle
        .fighters
        .iter()
        .map(|fighter| {
            let more = lines.iter().filter_map(|line| match line {
                Event::LineAdded {
                    bakugan, amount, ..
                } if *bakugan == fighter.bakugan => Some(*amount),
                _ => None,
            });
            let total = state.total(fighter)?;
            Some(more.fold(total, i32::saturating_add))
        })
        .collect()
}

/// What an amount comes to for a player.
pub(super) fn worth(state: &Bakugan, seat: Seat, amount: super::super::effect::Amount) -> i32 {
    match amount.for_each {
        Some(count) => amount.amount.saturating_mul(counted(state, seat, count)),
        None => amount.amount,
    }
}

/// How many a player has of something.
fn counted(state: &Bakugan, seat: Seat, count: Count) -> i32 {
    let Some(player) = state.players.get(seat) else {
        return 0;
    };
    let many = match count {
        Count::DifferentKinds => {
            let mut kinds: Vec<String> = player
                .bakugan
                .iter()
                .filter_map(|toy| Some(toy.kind.as_ref()?.to_lowercase()))
                .collect();
            kinds.sort_unstable();
            kinds.dedup();
            kinds.len()
        }
        Count::UsedBakugan => state.in_zone(seat, Zone::Used).count(),
        Count::UnusedBakugan => state.in_zone(seat, Zone::Unused).count(),
        Count::StandingBakugan => player
            .bakugan
            .iter()
            .filter(|toy| matches!(toy.zone, Zone::Standing { .. }))
            .count(),
        Count::UsedAbilities => player.abilities_used.len(),
        Count::GatesWon => player.gates_won.len(),
    };
    i32::try_from(many).unwrap_or(i32::MAX)
}
