//! The commands of a battle.

use super::LARGEST;
use super::cards::{effects, gate_card};
use super::names::{fighter, player};
use crate::rules::bakugan::{Bakugan, Command, LineKind, Phase};
use crate::rules::script::{Problem, Words};

/// `line Mia +50 Fire Wall`, `line Mia +20 gate`.
pub(super) fn line(state: &Bakugan, words: &mut Words) -> Result<Command, Problem> {
    let bakugan = fighter(state, words)?;
    let amount = words.number("a number", -LARGEST..=LARGEST)?;
    let kind = if words.take("gate") || words.is_at_end() {
        LineKind::GateNumber
    } else if words.take("for") {
        LineKind::Other(words.rest("what it is for")?)
    } else {
        LineKind::Ability(words.rest("an ability's name")?)
    };
    Ok(Command::AddLine {
        bakugan,
        kind,
        amount,
    })
}

/// Totals in the fighters' order (who came first), or with their names: `totals Mia 450, Ben 380`.
pub(super) fn totals(state: &Bakugan, words: &mut Words) -> Result<Command, Problem> {
    let Phase::Battle(battle) = state.phase() else {
        // The rules will say that there is no battle.
        words.rest("the totals")?;
        return Ok(Command::EnterTotals { totals: Vec::new() });
    };
    let mut totals = Vec::new();
    if words.is_number_next() {
        for fighter in &battle.fighters {
            words.take(",");
            let total = words.number("a total", -LARGEST..=LARGEST)?;
            totals.push((fighter.bakugan, total));
        }
    } else {
        totals = words.list(|words| {
            let bakugan = fighter(state, words)?;
            Ok((bakugan, words.number("a total", -LARGEST..=LARGEST)?))
        })?;
    }
    Ok(Command::EnterTotals { totals })
}

/// `flip`, `flip Tsunami`, or `flip card Tsunami copper pyrus 20` for a card that the set-up does not know.
pub(super) fn flip(words: &mut Words) -> Result<Command, Problem> {
    if words.is_at_end() {
        return Ok(Command::Flip { name: None });
    }
    if words.take("card") {
        let card = gate_card(words)?;
        return Ok(Command::FlipCard { card });
    }
    let name = Some(words.rest("a gate's name")?);
    Ok(Command::Flip { name })
}

/// `ability Mia Fire Wall`, with `does +50` for a card that the set-up does not know.
pub(super) fn ability(state: &Bakugan, words: &mut Words) -> Result<Command, Problem> {
    let seat = player(state, words)?;
    let name = words.text_until("an ability's name", &["does"])?;
    let effects = if words.take("does") {
        effects(words)?
    } else {
        Vec::new()
    };
    Ok(Command::PlayAbility {
        seat,
        name,
        effects,
    })
}

/// `first Mia`, or `first Mia by 3 frames` as a camera saw it.
pub(super) fn first(state: &Bakugan, words: &mut Words) -> Result<Command, Problem> {
    let seat = player(state, words)?;
    if !words.take("by") {
        return Ok(Command::TieFirst { seat: Some(seat) });
    }
    let gap_frames = words.number("a number of frames", 0..=i64::MAX)?;
    words.pick("\"frames\"", [("frames", ()), ("frame", ())])?;
    Ok(Command::TieOrder {
        first: seat,
        gap_frames,
    })
}
