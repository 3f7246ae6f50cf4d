//! Three and more players: nothing to roll, and what may be done instead (the multiplayer sheet, "Running out of Bakugan").

use super::decide::{Draft, gate_exists, not_now};
use super::event::{BakuganId, Basis, Command, Event, Gate, Section, Taking};
use super::refusal::{Refusal, Wish};
use super::settle::{begin_battle, take};
use super::{Answer, Bakugan, HouseRule, Phase, Setting, Zone, words};
use crate::rules::text::listed;
use crate::rules::tongue::tell;
use crate::rules::{Choice, Seat, TableRule as _};

const SHEET: Basis = Basis::Sheet(Section::RunningOut);

impl Bakugan {
    /// The Bakugan of a player that stand, with their gates.
    fn standing_of(&self, seat: Seat) -> Vec<(BakuganId, Gate)> {
        self.toys()
            .filter(|(bakugan, _)| bakugan.seat == seat)
            .filter_map(|(bakugan, toy)| match toy.zone {
                Zone::Standing { gate, .. } => Some((bakugan, gate)),
                _ => None,
            })
            .collect()
    }

    fn enemy_on(&self, seat: Seat, gate: Gate) -> bool {
        let standing = self.standing_on(gate);
        standing.iter().any(|bakugan| bakugan.seat != seat)
    }

    /// The moves of one standing Bakugan that start a battle.
    fn special_moves(&self) -> Vec<(BakuganId, Gate)> {
        let own = self.standing_of(self.turn);
        own.into_iter()
            .flat_map(|(bakugan, from)| {
                self.gates()
                    .map(move |(to, _)| (bakugan, from, to))
                    .filter(|(_, from, to)| from != to && self.enemy_on(self.turn, *to))
                    .map(|(bakugan, _, to)| (bakugan, to))
            })
            .collect()
    }

    /// The gates that can be taken: those with an own Bakugan on them, when no enemy stands anywhere.
    fn special_takes(&self) -> Vec<Gate> {
        if self.gates().any(|(gate, _)| self.enemy_on(self.turn, gate)) {
            return Vec::new();
        }
        let own = self.standing_of(self.turn);
        self.gates()
            .map(|(gate, _)| gate)
            .filter(|gate| own.iter().any(|(_, on)| on == gate))
            .collect()
    }

    fn has_special_move(&self) -> bool {
        !self.special_moves().is_empty() || !self.special_takes().is_empty()
    }

    /// What a turn waits for when gates are out and nothing is under way.
    pub(super) fn start_of_turn(&self) -> Phase {
        let has = |zone| self.in_zone(self.turn, zone).next().is_some();
        if has(Zone::Unused) {
            return Phase::ToRoll;
        }
        let used = has(Zone::Used);
        if self.players.count() <= 2 || !self.has_special_move() {
            return if used {
                Phase::ToRoll
            } else {
                Phase::NothingToRoll
            };
        }
        // A rule that is still to be answered is asked when somebody wants to roll.
        match self.house.setting(HouseRule::MultiReturn) {
            Setting::Is(Answer::MoveAtOnce) => Phase::RunningOut,
            _ if used => Phase::ToRoll,
            _ => Phase::RunningOut,
        }
    }

    /// What a special move rests on: the sheet, or a house rule where used Bakugan could have come back instead.
    fn special_basis(&self) -> Basis {
        let has_used = self.in_zone(self.turn, Zone::Used).next().is_some();
        match self.house.setting(HouseRule::MultiReturn) {
            Setting::Is(answer) if has_used => Basis::House(HouseRule::MultiReturn, answer),
            _ => SHEET,
        }
    }

    /// What the used Bakugan of a player on turn come back by: the sheet, or for three and more a house rule where the
    /// special move could be made instead.
    ///
    /// # Errors
    /// The house rule, when it is still to be answered.
    pub(super) fn return_basis(&self) -> Result<Basis, HouseRule> {
        if self.players.count() <= 2 || !self.has_special_move() {
            return Ok(Basis::Sheet(Section::AdditionalRules));
        }
        let answer = self.house.answer(HouseRule::MultiReturn)?;
        Ok(Basis::House(HouseRule::MultiReturn, answer))
    }
}

/// The special move is what the turn begins with.
fn is_asked(state: &Bakugan) -> Result<(), Refusal> {
    if state.phase == Phase::RunningOut {
        return Ok(());
    }
    Err(not_now(state, Wish::SpecialMove))
}

pub(super) fn special_move(draft: &mut Draft, bakugan: BakuganId, to: Gate) -> Result<(), Refusal> {
    is_asked(&draft.state)?;
    gate_exists(&draft.state, to)?;
    let state = &draft.state;
    let moves = state.special_moves();
    let Some(from) = words::gate_under(state, bakugan).filter(|_| moves.contains(&(bakugan, to)))
    else {
        return Err(refused(state, &moves, &state.special_takes()));
    };
    let before = draft.state.standing_on(to);
    let basis = draft.state.special_basis();
    draft.push(Event::SpecialMoved {
        bakugan,
        from,
        to,
        basis,
    });
    if !begin_battle(draft, bakugan, &before, to, SHEET) {
        draft.end_turn();
    }
    Ok(())
}

pub(super) fn special_take(draft: &mut Draft, gate: Gate) -> Result<(), Refusal> {
    is_asked(&draft.state)?;
    gate_exists(&draft.state, gate)?;
    let state = &draft.state;
    let takes = state.special_takes();
    if !takes.contains(&gate) {
        return Err(refused(state, &state.special_moves(), &takes));
    }
    let by = draft.state.turn;
    let own = draft.state.standing_of(by);
    let used = own.into_iter().map(|(bakugan, _)| bakugan).collect();
    let basis = draft.state.special_basis();
    take(draft, gate, by, Taking::RunningOut, used, basis);
    draft.end_turn();
    Ok(())
}

/// Declines the special move.
pub(super) fn decline(draft: &mut Draft) -> Result<(), Refusal> {
    is_asked(&draft.state)?;
    let answer = draft.answer(HouseRule::MultiPass)?;
    if answer != Answer::Allowed {
        let state = &draft.state;
        return Err(Refusal::NoSpecialMove(tell!(
            "bakugan-no-decline",
            rule = HouseRule::MultiPass.told(answer),
            allowed = allowed(state, &state.special_moves(), &state.special_takes())
        )));
    }
    draft.push(Event::Passed {
        seat: draft.state.turn,
        basis: Basis::House(HouseRule::MultiPass, answer),
    });
    draft.end_turn();
    Ok(())
}

fn refused(state: &Bakugan, moves: &[(BakuganId, Gate)], takes: &[Gate]) -> Refusal {
    Refusal::NoSpecialMove(tell!(
        "bakugan-no-special-move",
        allowed = allowed(state, moves, takes)
    ))
}

fn allowed(state: &Bakugan, moves: &[(BakuganId, Gate)], takes: &[Gate]) -> String {
    let moves = moves.iter().map(|(bakugan, to)| {
        tell!(
            "bakugan-allowed-move",
            toy = words::name(state, *bakugan),
            gate = to.to_string()
        )
    });
    let takes = takes
        .iter()
        .map(|gate| tell!("bakugan-allowed-take", gate = gate.to_string()));
    tell!(
        "bakugan-allowed",
        what = listed(moves.chain(takes).collect())
    )
}

/// What may be done instead of rolling.
pub(super) fn choices(state: &Bakugan) -> Vec<Choice<Command>> {
    let choice = |label: String, command| Choice {
        label,
        command,
        likeliest: false,
    };
    let mut all: Vec<Choice<Command>> = Vec::new();
    all.extend(state.special_moves().into_iter().map(|(bakugan, to)| {
        choice(
            tell!(
                "bakugan-choice-move",
                toy = words::name(state, bakugan),
                gate = to.to_string()
            ),
            Command::SpecialMove { bakugan, to },
        )
    }));
    let takes = state.special_takes();
    all.extend(takes.into_iter().map(|gate| {
        let label = tell!("bakugan-choice-take", gate = gate.to_string());
        choice(label, Command::SpecialTake { gate })
    }));
    if let [one] = &mut all[..] {
        one.likeliest = true;
    }
    if state.house.setting(HouseRule::MultiPass) != Setting::Is(Answer::NotAllowed) {
        all.push(choice(tell!("bakugan-choice-pass"), Command::Pass));
    }
    all
}
