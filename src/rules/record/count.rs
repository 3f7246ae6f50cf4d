//! Counting one match, game by game.

use std::collections::{BTreeMap, BTreeSet};

use super::{CameraRecord, KaboodlParts, MatchRecord, PlayerRecord, ToyRecord};
use crate::rules::all_out::{self, AllOut};
use crate::rules::bakugan::{self, Bakugan, BakuganId};
use crate::rules::kaboodl::score::{EACH_CARD, EACH_THREE};
use crate::rules::kaboodl::{self, Kaboodl};
use crate::rules::{Fate, Ledger, Rules, Seat, Source, Table, What};

/// Below this a call is "not sure", and the camera asks.
const SURE_PERCENT: u8 = 70;

pub(super) fn record(table: &Table) -> MatchRecord {
    match table {
        Table::Bakugan(ledger) => {
            let mut record = common(ledger);
            bakugan(ledger, &mut record.players);
            record
        }
        Table::Kaboodl(ledger) => {
            let mut record = common(ledger);
            kaboodl(ledger, &mut record.players);
            record
        }
        Table::AllOut(ledger) => {
            let mut record = common(ledger);
            all_out(ledger, &mut record.players);
            record
        }
        Table::GotFive(ledger) => common(ledger),
    }
}

/// What every game has.
fn common<R: Rules>(ledger: &Ledger<R>) -> MatchRecord {
    let standing = ledger.now().standing();
    let scores = standing.match_scores.as_ref().unwrap_or(&standing.scores);
    let players = standing.names.iter().map(|(seat, name)| PlayerRecord {
        name: name.clone(),
        score: scores.get(seat).copied().unwrap_or(0),
        ..PlayerRecord::default()
    });
    let entries = ledger.entries();
    MatchRecord {
        game: R::KIND,
        players: players.collect(),
        result: standing.result,
        entries: entries.len(),
        first: entries.first().map(|entry| entry.at),
        last: entries.last().map(|entry| entry.at),
        camera: camera(ledger),
    }
}

/// Every call of the camera that was entered, and what became of it.
fn camera<R: Rules>(ledger: &Ledger<R>) -> CameraRecord {
    let mut overruled: BTreeSet<u32> = BTreeSet::new();
    // A correction stands for the entry that it corrects; taken back, that entry stands again.
    let mut corrects: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for entry in ledger.entries() {
        match &entry.what {
            What::Did { .. } => {}
            What::Undid { entry: target } => match corrects.get(target) {
                Some(gone) => overruled.retain(|one| !gone.contains(one)),
                None => {
                    overruled.insert(*target);
                }
            },
            What::Redid { entry: target } => match corrects.get(target) {
                Some(gone) => overruled.extend(gone.iter().copied()),
                None => {
                    overruled.remove(target);
                }
            },
            What::Replaced {
                entry: target,
                after,
                ..
            } => {
                let dropped = after
                    .iter()
                    .filter(|again| matches!(again.fate, Fate::Dropped(_)));
                let gone: Vec<u32> = dropped.map(|again| again.entry).chain([*target]).collect();
                overruled.extend(gone.iter().copied());
                corrects.insert(entry.number, gone);
            }
        }
    }
    let mut record = CameraRecord::default();
    for entry in ledger.entries() {
        let Source::Camera {
            certainty_percent, ..
        } = entry.source
        else {
            continue;
        };
        let place = if overruled.contains(&entry.number) {
            &mut record.overruled
        } else if certainty_percent < SURE_PERCENT {
            &mut record.asked
        } else {
            &mut record.agreed
        };
        *place = place.saturating_add(1);
    }
    record
}

fn more(number: &mut u32) {
    *number = number.saturating_add(1);
}

fn bakugan(ledger: &Ledger<Bakugan>, players: &mut [PlayerRecord]) {
    use bakugan::Event;
    for (id, toy) in ledger.now().toys() {
        let Some(player) = players.get_mut(id.seat.index()) else {
            continue;
        };
        player.toys.push(ToyRecord {
            name: toy.kind.clone(),
            attribute: toy.attribute,
            ..ToyRecord::default()
        });
    }
    let mut rolled = |bakugan: &BakuganId, stood: bool| {
        let player = players.get_mut(bakugan.seat.index());
        let toy = player.and_then(|player| player.toys.get_mut(usize::from(bakugan.number)));
        if let Some(toy) = toy {
            more(&mut toy.rolled);
            if stood {
                more(&mut toy.stood);
            }
        }
    };
    for event in ledger.events() {
        match event {
            Event::Stood { bakugan, .. } => rolled(bakugan, true),
            Event::Missed { bakugan, .. } => rolled(bakugan, false),
            Event::TieRollSettled {
                bakugan, stands, ..
            } => rolled(bakugan, stands.is_some()),
            _ => {}
        }
    }
    for event in ledger.events() {
        let Event::GateTaken { by, taking, .. } = event else {
            continue;
        };
        let Some(player) = players.get_mut(by.index()) else {
            continue;
        };
        more(&mut player.gates);
        if let bakugan::Taking::Battle(Some(totals)) = taking {
            let own = totals.iter().filter(|(id, _)| id.seat == *by);
            player
                .winning_power
                .extend(own.map(|(_, total)| *total).max());
        }
    }
}

fn kaboodl(ledger: &Ledger<Kaboodl>, players: &mut [PlayerRecord]) {
    let times = |count: u16, each: i32| i32::from(count).saturating_mul(each);
    for event in ledger.events() {
        let kaboodl::Event::Counted { seat, score, .. } = event else {
            continue;
        };
        if let Some(player) = players.get_mut(seat.index()) {
            player.kaboodl.add(&KaboodlParts {
                cards: times(score.cards, EACH_CARD),
                threes: times(score.threes, EACH_THREE),
                fours: times(score.fours, score.each_four),
                hand: times(score.hand, -1),
                by_hand: score.by_hand,
            });
        }
    }
}

fn all_out(ledger: &Ledger<AllOut>, players: &mut [PlayerRecord]) {
    use all_out::{Event, WinWay};
    let mut at = |seat: Seat, of: fn(&mut PlayerRecord) -> &mut u32| {
        if let Some(player) = players.get_mut(seat.index()) {
            more(of(player));
        }
    };
    for event in ledger.events() {
        match event {
            Event::SetLaid {
                by, cards, total, ..
            } if cards == total => at(*by, |player| &mut player.sets),
            Event::GameEnded { wins, .. } => {
                for win in wins {
                    if matches!(win.way, WinWay::SetOfTen(_)) {
                        at(win.seat, |player| &mut player.tens);
                    }
                }
            }
            _ => {}
        }
    }
}
