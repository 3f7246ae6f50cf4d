//! Players, Bakugan and gates as a script names them.

use crate::rules::bakugan::{Bakugan, BakuganId, Gate, Phase};
use crate::rules::script::{Problem, Words};
use crate::rules::{Rules as _, Seat};

pub(super) fn player(state: &Bakugan, words: &mut Words) -> Result<Seat, Problem> {
    words.player(&state.standing().names)
}

/// `Mia 1`, `Mia Dragonoid`, or `Dragonoid` where only one has that name.
pub(super) fn bakugan(state: &Bakugan, words: &mut Words) -> Result<BakuganId, Problem> {
    let names = state.standing().names;
    let mut by_owner = Vec::new();
    let mut by_name = Vec::new();
    for (id, toy) in state.toys() {
        let owner = names.get(id.seat).map_or("", String::as_str);
        by_owner.push((format!("{owner} {}", u32::from(id.number) + 1), id));
        by_name.push((format!("{owner} {}", toy.name), id));
        let same = state.toys().filter(|(_, other)| other.name == toy.name);
        if same.count() == 1 {
            by_name.push((toy.name.clone(), id));
        }
    }
    words.pick("a Bakugan", by_owner.into_iter().chain(by_name))
}

/// One of a battle's fighters: by its owner alone where that is enough, else as any Bakugan.
pub(super) fn fighter(state: &Bakugan, words: &mut Words) -> Result<BakuganId, Problem> {
    let fighters: Vec<BakuganId> = match state.phase() {
        Phase::Battle(battle) => battle.fighters.iter().map(|f| f.bakugan).collect(),
        _ => Vec::new(),
    };
    let mut whole = words.clone();
    if let Ok(named) = bakugan(state, &mut whole)
        && (fighters.is_empty() || fighters.contains(&named))
    {
        *words = whole;
        return Ok(named);
    }
    let mut alone = words.clone();
    if let Ok(seat) = player(state, &mut alone) {
        let mut theirs = fighters.iter().filter(|fighter| fighter.seat == seat);
        match (theirs.next(), theirs.next()) {
            (Some(only), None) => {
                *words = alone;
                return Ok(*only);
            }
            // The rules will say that this player has none in a battle.
            (None, _) => {
                *words = alone;
                return Ok(BakuganId { seat, number: 0 });
            }
            (Some(_), Some(_)) => {}
        }
    }
    bakugan(state, words)
}

pub(super) fn gate(words: &mut Words) -> Result<Gate, Problem> {
    let number: u8 = words.number("a gate", 1..=99)?;
    Ok(Gate(number.saturating_sub(1)))
}
