//! The commands of a battle.

use super::LARGEST;
use super::names::fighter;
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
