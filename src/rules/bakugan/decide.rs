//! What a command leads to.

use super::asks::gate_layers;
use super::event::{
    AbilityPlace, Adjustment, BakuganId, BakuganPlace, Basis, BattleOutcome, Command, Event, Gate,
    GatePlace, Section,
};
use super::refusal::{Refusal, Wish};
use super::setup::{GATES_TO_WIN, LARGEST_NUMBER};
use super::{
    Answer, Bakugan, GateSide, HouseRule, Phase, Zone, battle, incidents, running_out, series,
    settle, vote, words,
};
use crate::rules::text::{self, is_name, listed};
use crate::rules::tongue::tell;
use crate::rules::{MatchResult, Rules as _, Seat, TableRule as _};

/// The most gates that can lie in the field at once.
const FIELD_SIZE: usize = 12;

/// A state that runs ahead: each event is applied as it is decided, so that the next one sees it.
pub(super) struct Draft {
    pub(super) state: Bakugan,
    pub(super) events: Vec<Event>,
}

impl Draft {
    pub(super) fn push(&mut self, event: Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// The value of a house rule, or the question to be answered first.
    pub(super) fn answer(&self, rule: HouseRule) -> Result<Answer, Refusal> {
        self.state.house.answer(rule).map_err(Refusal::NeedsRuling)
    }

    /// Ends the game if somebody has three gates. True when it did.
    fn end_if_won(&mut self) -> bool {
        let winner = self
            .state
            .players
            .iter()
            .find(|(_, player)| player.gates_won.len() >= GATES_TO_WIN)
            .map(|(seat, _)| seat);
        if let Some(seat) = winner {
            let basis = Basis::Sheet(Section::Winning);
            self.end_game(MatchResult::Won(seat), None, basis);
        }
        winner.is_some()
    }

    /// The turn is over: somebody has won, or the next player is asked.
    pub(super) fn end_turn(&mut self) {
        if self.end_if_won() {
            return;
        }
        if incidents::begin_clash(self) {
            return;
        }
        let to = self.state.turn.next(self.state.players.count());
        self.push(Event::TurnPassed { to });
        // Where a house rule is still to be answered, the roll asks it.
        if self.state.phase != Phase::RunningOut
            && let Ok(basis) = self.state.return_basis()
        {
            self.return_if_none_unused(to, basis);
        }
        if self.state.phase == Phase::Undecided {
            self.most_gates_win();
        }
    }

    /// Gives a player the used Bakugan back when nothing is left to roll.
    pub(super) fn return_if_none_unused(&mut self, seat: Seat, basis: Basis) {
        if self.state.in_zone(seat, Zone::Unused).next().is_some() {
            return;
        }
        let used: Vec<BakuganId> = self.state.in_zone(seat, Zone::Used).collect();
        if !used.is_empty() {
            self.push(Event::Returned {
                seat,
                bakugan: used,
                basis,
            });
        }
    }

    /// No gate is left to play for: the most gates win, or the table decides.
    fn most_gates_win(&mut self) {
        let among = self.state.leaders();
        match among[..] {
            [seat] => self.end_game(MatchResult::Won(seat), None, Basis::Inferred),
            _ => self.push(Event::Undecided { among }),
        }
    }
}

/// What a command leads to, or why it may not be.
pub(super) fn decide(state: &Bakugan, command: &Command) -> Result<Vec<Event>, Refusal> {
    if let Phase::Over(_) = state.phase
        && !matches!(command, Command::Adjust { .. })
    {
        return Err(Refusal::MatchOver);
    }
    let mut draft = Draft {
        state: state.clone(),
        events: Vec::new(),
    };
    match command {
        Command::SetGates => set_gates(&mut draft)?,
        Command::Roll { bakugan } => roll(&mut draft, *bakugan)?,
        Command::Settle { roll, fact } => settle::settle(&mut draft, *roll, fact)?,
        Command::ChooseGate { gate } => settle::choose(&mut draft, *gate)?,
        Command::ReadPower { bakugan, g_power } => {
            battle::fighter(&draft.state, *bakugan)?;
            if !(0..=LARGEST_NUMBER).contains(g_power) {
                return Err(Refusal::NumberTooLarge(*g_power));
            }
            draft.push(Event::PowerRead {
                bakugan: *bakugan,
                g_power: *g_power,
            });
        }
        Command::Flip { name } => battle::flip(&mut draft, name.as_deref())?,
        Command::FlipCard { card } => battle::flip_card(&mut draft, card)?,
        Command::ChooseAttribute { bakugan, attribute } => {
            battle::choose_attribute(&mut draft, *bakugan, *attribute)?;
        }
        Command::ChooseFighter { bakugan } => battle::choose_fighter(&mut draft, *bakugan)?,
        Command::PlayAbility {
            seat,
            name,
            effects,
        } => battle::play(&mut draft, *seat, name, effects)?,
        Command::DoneAbilities { seat } => battle::done(&mut draft, *seat)?,
        Command::AddLine {
            bakugan,
            kind,
            amount,
        } => battle::add_line(&mut draft, *bakugan, kind, *amount)?,
        Command::Compare => battle::compare(&mut draft)?,
        Command::EnterTotals { totals } => battle::enter_totals(&mut draft, totals)?,
        Command::Declare { outcome } => {
            if let BattleOutcome::Wins(bakugan) = outcome {
                battle::fighter(&draft.state, *bakugan)?;
            }
            battle::finish(&mut draft, *outcome, None, Basis::Referee)?;
        }
        Command::TieFirst { seat } => battle::tie_first(&mut draft, *seat)?,
        Command::TieOrder { first, gap_frames } => {
            battle::tie_order(&mut draft, *first, *gap_frames)?;
        }
        Command::Pass if draft.state.phase == Phase::RunningOut => {
            running_out::decline(&mut draft)?;
        }
        Command::Pass => pass(&mut draft)?,
        Command::CloseRoll { roll } => incidents::too_near(&mut draft, *roll)?,
        Command::Knocked { bakugan, lies } => incidents::knocked(&mut draft, *bakugan, *lies)?,
        Command::ChooseOpponent { bakugan } => settle::choose_opponent(&mut draft, *bakugan)?,
        Command::SpecialMove { bakugan, to } => {
            running_out::special_move(&mut draft, *bakugan, *to)?;
        }
        Command::SpecialTake { gate } => running_out::special_take(&mut draft, *gate)?,
        Command::Vote { question, ballots } => vote::vote(&mut draft, question, ballots)?,
        Command::Coin {
            question,
            heads,
            tails,
            fell,
        } => vote::coin(&mut draft, question, heads, tails, *fell)?,
        Command::NextGame => series::next_game(&mut draft)?,
        Command::EndGame { result, reason } => {
            winners_exist(state, *result)?;
            if state.phase == Phase::BetweenGames {
                return Err(not_now(state, Wish::EndGame));
            }
            draft.end_game(
                *result,
                Some(text::reason(reason).map_err(Refusal::CannotAdjust)?),
                Basis::Referee,
            );
        }
        Command::SetRule { rule, answer } => {
            if rule.value(*answer).is_none() {
                return Err(Refusal::NoSuchOption(*rule));
            }
            draft.push(Event::RuleSet {
                rule: *rule,
                answer: *answer,
            });
        }
        Command::Adjust { change, reason } => {
            let reason = text::reason(reason).map_err(Refusal::CannotAdjust)?;
            adjustment_fits(&draft.state, change)?;
            adjust(&mut draft, change, reason);
        }
        Command::EndMatch { result, reason } => {
            winners_exist(state, *result)?;
            draft.push(Event::MatchEnded {
                result: *result,
                reason: Some(text::reason(reason).map_err(Refusal::CannotAdjust)?),
                basis: Basis::Referee,
            });
        }
    }
    Ok(draft.events)
}

fn winners_exist(state: &Bakugan, result: MatchResult) -> Result<(), Refusal> {
    let missing = result
        .winners()
        .into_iter()
        .find(|seat| state.players.get(*seat).is_none());
    missing.map_or(Ok(()), |seat| Err(Refusal::NoSuchSeat(seat)))
}

/// A change by hand, and what the rules make of the table after it.
fn adjust(draft: &mut Draft, change: &Adjustment, reason: String) {
    let was_over = matches!(draft.state.phase, Phase::Over(_) | Phase::BetweenGames);
    let was_undecided = draft.state.phase == Phase::Undecided;
    draft.push(Event::Adjusted {
        change: change.clone(),
        reason,
    });
    match change {
        Adjustment::MoveGate { .. } if !was_over => {
            draft.end_if_won();
        }
        Adjustment::BeginBattle { came, stood } => {
            if let Some(gate) = words::gate_under(&draft.state, *came) {
                draft.push(Event::BattleBegan {
                    gate,
                    fighters: vec![*came, *stood],
                    basis: Basis::Referee,
                });
            }
        }
        Adjustment::SetGameResult { .. } => draft.end_match_if_decided(),
        _ => {}
    }
    if draft.state.phase == Phase::Undecided && !was_undecided {
        draft.most_gates_win();
    }
}

/// The refusal of a wish that does not fit what is asked now.
pub(super) fn not_now(state: &Bakugan, wish: Wish) -> Refusal {
    Refusal::NotNow {
        wish,
        now: state.prompt().in_sentences(),
    }
}

fn set_gates(draft: &mut Draft) -> Result<(), Refusal> {
    if draft.state.phase != Phase::SetGates {
        return Err(not_now(&draft.state, Wish::Gates));
    }
    let owners = gate_layers(&draft.state);
    for (number, owner) in (0..=u8::MAX).zip(owners) {
        draft.push(Event::GateSet {
            gate: Gate(number),
            owner,
        });
    }
    Ok(())
}

fn roll(draft: &mut Draft, bakugan: BakuganId) -> Result<(), Refusal> {
    let state = &draft.state;
    let toy = state.toy(bakugan).ok_or(Refusal::NoSuchBakugan {
        seat: bakugan.seat,
        number: bakugan.number,
    })?;
    match &state.phase {
        Phase::ToRoll if bakugan.seat != state.turn => {
            return Err(Refusal::NotYours {
                bakugan: toy.name.clone(),
                owner: words::player(state, bakugan.seat),
                turn: words::player(state, state.turn),
                may: words::names(state, ready_to_roll(state, state.turn)),
            });
        }
        Phase::ToRoll => {}
        Phase::RunningOut => return Err(not_now(state, Wish::RollUnused)),
        Phase::TieRoll(tie) => battle::may_roll_for(state, tie, bakugan)?,
        _ => return Err(not_now(state, Wish::Roll)),
    }
    let state = &draft.state;
    let is_turn = state.phase == Phase::ToRoll;
    if is_turn && state.in_zone(bakugan.seat, Zone::Unused).next().is_none() {
        if toy.zone != Zone::Used {
            return Err(not_unused(state, bakugan));
        }
        let basis = state.return_basis().map_err(Refusal::NeedsRuling)?;
        draft.return_if_none_unused(bakugan.seat, basis);
    } else {
        let basis = Basis::Sheet(Section::AdditionalRules);
        draft.return_if_none_unused(bakugan.seat, basis);
    }
    let state = &draft.state;
    if let Some(toy) = state.toy(bakugan)
        && toy.zone != Zone::Unused
    {
        return Err(not_unused(state, bakugan));
    }
    let roll = state.rolls.saturating_add(1);
    draft.push(Event::Rolled { roll, bakugan });
    Ok(())
}

/// What a player can roll: the unused ones, or else the used ones, which come back before the roll.
fn ready_to_roll(state: &Bakugan, seat: Seat) -> Vec<BakuganId> {
    let unused: Vec<BakuganId> = state.in_zone(seat, Zone::Unused).collect();
    if unused.is_empty() {
        return state.in_zone(seat, Zone::Used).collect();
    }
    unused
}

fn not_unused(state: &Bakugan, bakugan: BakuganId) -> Refusal {
    let zone = state.toy(bakugan).map_or(Zone::Out, |toy| toy.zone);
    let ready = ready_to_roll(state, bakugan.seat);
    let unused = words::names(state, ready);
    if let Phase::TieRoll(_) = state.phase {
        return Refusal::BattleOrder(tell!(
            "bakugan-no-order-tie-unused",
            lies = words::lies(&words::full_name(state, bakugan), zone),
            unused = unused
        ));
    }
    Refusal::NotUnused {
        lies: words::lies(&words::name(state, bakugan), zone),
        unused,
    }
}

fn pass(draft: &mut Draft) -> Result<(), Refusal> {
    if draft.state.phase != Phase::NothingToRoll {
        return Err(not_now(&draft.state, Wish::Pass));
    }
    let answer = draft.answer(HouseRule::NothingToRoll)?;
    if answer != Answer::Pass {
        return Err(not_now(&draft.state, Wish::PassNoVote));
    }
    draft.push(Event::Passed {
        seat: draft.state.turn,
        basis: Basis::House(HouseRule::NothingToRoll, answer),
    });
    draft.end_turn();
    Ok(())
}

fn cannot(why: String) -> Result<(), Refusal> {
    Err(Refusal::CannotAdjust(why))
}

fn adjustment_fits(state: &Bakugan, change: &Adjustment) -> Result<(), Refusal> {
    let seat_exists = |seat: Seat| {
        state
            .players
            .get(seat)
            .map(drop)
            .ok_or(Refusal::NoSuchSeat(seat))
    };
    let toy_exists = |bakugan: BakuganId| {
        state.toy(bakugan).map(drop).ok_or(Refusal::NoSuchBakugan {
            seat: bakugan.seat,
            number: bakugan.number,
        })
    };
    match change {
        Adjustment::MoveBakugan { bakugan, to } => {
            toy_exists(*bakugan)?;
            if let BakuganPlace::Standing(gate) = to {
                gate_exists(state, *gate)?;
            }
            Ok(())
        }
        Adjustment::MoveGate { owner, from, to } => {
            seat_exists(*owner)?;
            gate_is_there(state, *owner, *from)?;
            match to {
                GatePlace::Won(seat) => seat_exists(*seat),
                GatePlace::Field(gate) if gate.index() >= FIELD_SIZE => cannot(tell!(
                    "bakugan-no-room",
                    gate = gate.to_string(),
                    most = FIELD_SIZE
                )),
                GatePlace::Field(gate) if state.gate(*gate).is_some() => {
                    cannot(tell!("bakugan-no-free-place", gate = gate.to_string()))
                }
                GatePlace::Field(_) | GatePlace::Hand | GatePlace::Out => Ok(()),
            }
        }
        Adjustment::SetTurn(seat) => seat_exists(*seat),
        Adjustment::SetPower { bakugan, g_power } => {
            toy_exists(*bakugan)?;
            if (0..=LARGEST_NUMBER).contains(g_power) {
                Ok(())
            } else {
                Err(Refusal::NumberTooLarge(*g_power))
            }
        }
        Adjustment::SetAttribute { bakugan, .. } => toy_exists(*bakugan),
        Adjustment::MoveAbility {
            owner,
            name,
            from,
            to: _,
        } => {
            seat_exists(*owner)?;
            ability_is_there(state, *owner, name, *from)
        }
        Adjustment::Rename { seat, name } => {
            seat_exists(*seat)?;
            let taken =
                |(other, player): (Seat, &super::Player)| other != *seat && player.name == *name;
            if !is_name(name) || state.players.iter().any(taken) {
                return cannot(tell!("bakugan-no-name"));
            }
            Ok(())
        }
        Adjustment::SetSide { gate, side } => {
            gate_exists(state, *gate)?;
            match side {
                GateSide::Up(Some(name)) if !is_name(name) => cannot(tell!("bakugan-no-card-name")),
                GateSide::Up(_) | GateSide::Down => Ok(()),
            }
        }
        Adjustment::BeginBattle { came, stood } => {
            toy_exists(*came)?;
            toy_exists(*stood)?;
            let under = words::gate_under(state, *came);
            if came.seat != stood.seat
                && under.is_some()
                && under == words::gate_under(state, *stood)
            {
                return Ok(());
            }
            cannot(tell!(
                "bakugan-no-battle-there",
                one = words::full_name(state, *came),
                other = words::full_name(state, *stood)
            ))
        }
        Adjustment::SetResult(result) => winners_exist(state, *result),
        Adjustment::SetGameResult { game, result } => {
            winners_exist(state, *result)?;
            let over = state.series.results.len();
            if (1..=over).contains(&usize::from(*game)) {
                return Ok(());
            }
            cannot(tell!("bakugan-no-game-over", game = *game, over = over))
        }
        Adjustment::Note => Ok(()),
        Adjustment::Remark(remark) => remark
            .check(state.players.count())
            .map_err(Refusal::CannotAdjust),
    }
}

/// The gate lies in the field, or the refusal that names those that do.
pub(super) fn gate_exists(state: &Bakugan, gate: Gate) -> Result<(), Refusal> {
    if state.gate(gate).is_some() {
        return Ok(());
    }
    Err(Refusal::NoSuchGate {
        gate,
        field: words::gates(state.gates().map(|(gate, _)| gate)),
    })
}

/// One of the owner's abilities is where it is said to be.
fn ability_is_there(
    state: &Bakugan,
    owner: Seat,
    name: &str,
    from: AbilityPlace,
) -> Result<(), Refusal> {
    let player = state.players.get(owner).ok_or(Refusal::NoSuchSeat(owner))?;
    if !is_name(name) {
        return cannot(tell!("bakugan-no-card-name"));
    }
    let shown = |pile: &[String]| pile.iter().any(|other| other == name);
    let is_there = match from {
        AbilityPlace::Hand => {
            let is_shown = shown(&player.abilities_used) || shown(&player.abilities_out);
            player.abilities_in_hand > 0 && !is_shown
        }
        AbilityPlace::Used => shown(&player.abilities_used),
        AbilityPlace::Out => shown(&player.abilities_out),
    };
    if is_there {
        return Ok(());
    }
    cannot(tell!(
        "bakugan-no-ability-there",
        player = &player.name,
        name = name,
        hand = player.abilities_in_hand,
        played = listed(player.abilities_used.clone())
    ))
}

/// One of the owner's gates is where it is said to be, and free to go.
fn gate_is_there(state: &Bakugan, owner: Seat, from: GatePlace) -> Result<(), Refusal> {
    let player = state.players.get(owner).ok_or(Refusal::NoSuchSeat(owner))?;
    let is_there = match from {
        GatePlace::Hand => player.gates_in_hand > 0,
        GatePlace::Out => player.gates_out > 0,
        GatePlace::Field(gate) => {
            gate_exists(state, gate)?;
            state.gate(gate).is_some_and(|card| card.owner == owner)
        }
        GatePlace::Won(seat) => {
            let by = state.players.get(seat).ok_or(Refusal::NoSuchSeat(seat))?;
            by.gates_won.contains(&owner)
        }
    };
    if !is_there {
        return cannot(words::no_gate_there(state, owner, from));
    }
    if let GatePlace::Field(gate) = from {
        let standing = state.standing_on(gate);
        if !standing.is_empty() {
            return cannot(tell!(
                "bakugan-no-gate-free",
                gate = gate.to_string(),
                toys = words::names(state, standing)
            ));
        }
    }
    Ok(())
}
