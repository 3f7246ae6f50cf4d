//! How all of it reads: each sentence is a message of the book of words.

use super::event::{
    AbilityPlace, Adjustment, BakuganId, BakuganPlace, ChoiceReason, Event, Gate, GatePlace,
    LineKind, Taking,
};
use super::fact::{Fact, OpenGate, Place, Pose};
use super::{Bakugan, Face, Player, Zone, battle, told};
use crate::rules::text::{listed, one_of};
use crate::rules::tongue::tell;
use crate::rules::{Seat, TableRule as _};

/// A player's name.
pub(super) fn player(state: &Bakugan, seat: Seat) -> String {
    match state.players.get(seat) {
        Some(player) => player.name.clone(),
        None => seat.to_string(),
    }
}

/// Several players in one line.
pub(super) fn players(state: &Bakugan, seats: impl IntoIterator<Item = Seat>) -> String {
    let names = seats.into_iter().map(|seat| player(state, seat));
    listed(names.collect())
}

/// A Bakugan's name.
pub(super) fn name(state: &Bakugan, bakugan: BakuganId) -> String {
    match state.toy(bakugan) {
        Some(toy) => toy.name.clone(),
        None => numbered(bakugan.number),
    }
}

/// What a Bakugan is called that nobody named, by its number from 0. A name of the state, so no language changes it.
pub(super) fn numbered(number: u8) -> String {
    format!("Bakugan {}", u32::from(number) + 1)
}

/// "Mia's Dragonoid".
pub(super) fn full_name(state: &Bakugan, bakugan: BakuganId) -> String {
    tell!(
        "bakugan-toy-of",
        player = player(state, bakugan.seat),
        toy = name(state, bakugan)
    )
}

/// Several Bakugan in one line.
pub(super) fn names(state: &Bakugan, bakugan: impl IntoIterator<Item = BakuganId>) -> String {
    let names = bakugan.into_iter().map(|one| full_name(state, one));
    listed(names.collect())
}

/// Several gates in one line.
pub(super) fn gates(gates: impl IntoIterator<Item = Gate>) -> String {
    listed(gates.into_iter().map(|gate| gate.to_string()).collect())
}

/// Several gates of which one is chosen.
pub(super) fn one_gate_of(gates: &[Gate]) -> String {
    one_of(gates.iter().map(Gate::to_string).collect())
}

/// "Dragonoid stands on Gate 2".
pub(super) fn lies(toy: &str, zone: Zone) -> String {
    let (place, gate) = match zone {
        Zone::Unused => ("unused", None),
        Zone::Rolling => ("rolling", None),
        Zone::Standing { gate, .. } => ("standing", Some(gate)),
        Zone::Used => ("used", None),
        Zone::Out => ("out", None),
    };
    tell!(
        "bakugan-lies",
        place = place,
        toy = toy,
        gate = gate.map(|gate| gate.to_string())
    )
}

/// The gate on which a Bakugan stands.
pub(super) fn gate_under(state: &Bakugan, bakugan: BakuganId) -> Option<Gate> {
    match state.toy(bakugan)?.zone {
        Zone::Standing { gate, .. } => Some(gate),
        _ => None,
    }
}

/// What was seen of a roll, as a sentence that goes on: "Mia's Dragonoid opens on Gate 2".
pub(super) fn seen(state: &Bakugan, bakugan: BakuganId, fact: &Fact) -> String {
    let (place, at) = match (fact.place, fact.gate) {
        (Place::On, Some(gate)) => ("on", gate.to_string()),
        (Place::Between, _) => ("across", gates(fact.gates.iter().copied())),
        (Place::Off, _) => ("beside", String::new()),
        (Place::On, None) | (Place::Gone, _) => ("nowhere", String::new()),
    };
    let opened = match fact.open_gate {
        OpenGate::Gate(gate) => Some(gate.to_string()),
        OpenGate::Nowhere | OpenGate::Unknown => None,
    };
    let is_gone = fact.pose == Pose::Gone || fact.place == Place::Gone;
    let how = match (fact.pose, fact.place, fact.open_gate) {
        _ if is_gone && opened.is_some() => "opened-and-gone",
        _ if is_gone => "gone",
        (Pose::Closed, ..) => "closed",
        (_, Place::Off, OpenGate::Gate(_)) => "slid-off",
        (_, Place::On, OpenGate::Nowhere) => "opened-before",
        (Pose::PartlyOpen, ..) => "a-little",
        _ => "open",
    };
    tell!(
        "bakugan-seen",
        how = how,
        place = place,
        toy = full_name(state, bakugan),
        at = at,
        opened = opened
    )
}

fn stood(state: &Bakugan, bakugan: BakuganId, gate: Gate, fact: &Fact) -> String {
    let how = match (fact.pose, fact.place) {
        (Pose::Open, Place::On) if fact.open_gate != OpenGate::Nowhere => "open",
        (Pose::PartlyOpen, Place::On) if fact.open_gate != OpenGate::Nowhere => "a-little",
        (_, Place::Off | Place::Gone) | (Pose::Gone, _) => "put-back",
        _ => "otherwise",
    };
    tell!(
        "bakugan-stood",
        how = how,
        toy = full_name(state, bakugan),
        seen = seen(state, bakugan, fact),
        gate = gate.to_string()
    )
}

pub(super) fn totals_in_words(state: &Bakugan, totals: &[(BakuganId, i32)]) -> String {
    let each = |(bakugan, total): &(BakuganId, i32)| {
        tell!(
            "bakugan-total",
            toy = full_name(state, *bakugan),
            total = *total
        )
    };
    listed(totals.iter().map(each).collect())
}

/// A reason as it stands behind what it is given for: " (bedtime)".
pub(super) fn because(state: &Bakugan, reason: Option<&str>) -> String {
    reason.map_or_else(String::new, |why| format!(" ({})", told::kept(state, why)))
}

fn pile(is_used: bool) -> &'static str {
    if is_used { "used" } else { "unused" }
}

/// One event as one sentence.
pub(super) fn say(state: &Bakugan, event: &Event) -> String {
    let player = |seat: &Seat| player(state, *seat);
    let toy = |bakugan: &BakuganId| full_name(state, *bakugan);
    match event {
        Event::GateSet { gate, owner } => tell!(
            "bakugan-gate-set",
            player = player(owner),
            gate = gate.to_string()
        ),
        Event::Rolled { bakugan, .. } => tell!(
            "bakugan-rolled",
            player = player(&bakugan.seat),
            toy = name(state, *bakugan)
        ),
        Event::Stood {
            bakugan,
            gate,
            fact,
            ..
        } => stood(state, *bakugan, *gate, fact),
        Event::Missed {
            bakugan,
            fact,
            to_used,
            ..
        } => tell!(
            "bakugan-missed",
            seen = seen(state, *bakugan, fact),
            pile = pile(*to_used)
        ),
        Event::RollAgain { bakugan, fact, .. } => {
            tell!("bakugan-roll-again", seen = seen(state, *bakugan, fact))
        }
        Event::GateToChoose {
            bakugan,
            by,
            among,
            reason,
            ..
        } => {
            let (reason, gates) = match reason {
                ChoiceReason::Straddle => ("straddle", gates(among.iter().copied())),
                ChoiceReason::Move => ("move", one_gate_of(among)),
            };
            tell!(
                "bakugan-gate-to-choose",
                reason = reason,
                toy = toy(bakugan),
                player = player(by),
                gates = gates
            )
        }
        Event::Moved {
            bakugan, from, to, ..
        } => tell!(
            "bakugan-moved",
            player = player(&bakugan.seat),
            toy = name(state, *bakugan),
            from = from.to_string(),
            to = to.to_string()
        ),
        Event::PowerRead { bakugan, g_power } => {
            tell!("bakugan-power-read", toy = toy(bakugan), power = *g_power)
        }
        Event::BattleBegan { .. }
        | Event::GateFlipped { .. }
        | Event::AttributeSet { .. }
        | Event::AbilityPlayed { .. }
        | Event::AbilitiesDone { .. }
        | Event::EffectBegan { .. }
        | Event::EffectToChoose { .. }
        | Event::FighterReplaced { .. }
        | Event::AbilitiesReturned { .. }
        | Event::AbilityOut { .. }
        | Event::BakuganOut { .. }
        | Event::LineAdded { .. }
        | Event::Tied { .. }
        | Event::TieRollSettled { .. }
        | Event::TieAgain { .. }
        | Event::DeadHeat { .. }
        | Event::TieSettled { .. } => battle::say(state, event),
        Event::GateTaken {
            gate, by, taking, ..
        } => gate_taken(state, *gate, *by, taking),
        Event::GateLost { gate, .. } => tell!("bakugan-gate-lost", gate = gate.to_string()),
        Event::Returned { seat, bakugan, .. } => tell!(
            "bakugan-returned",
            player = player(seat),
            toys = listed(bakugan.iter().map(|one| name(state, *one)).collect()),
            count = bakugan.len()
        ),
        Event::Passed { seat, .. } => tell!("bakugan-passed", player = player(seat)),
        Event::TurnPassed { to } => tell!("bakugan-turn-passed", player = player(to)),
        Event::Undecided { among } => tell!(
            "bakugan-undecided",
            players = players(state, among.iter().copied())
        ),
        Event::MatchEnded { result, reason, .. } => {
            let why = because(state, reason.as_deref());
            format!("{}{why}.", result.told("match", |seat| player(&seat)))
        }
        Event::TooNear { .. }
        | Event::Knocked { .. }
        | Event::OpponentToChoose { .. }
        | Event::SpecialMoved { .. }
        | Event::VoteTaken { .. }
        | Event::CoinFell { .. }
        | Event::GameEnded { .. }
        | Event::GameBegan { .. } => told::say(state, event),
        Event::RuleSet { rule, answer } => rule.told_from_now_on(*answer),
        Event::Adjusted {
            change: Adjustment::Remark(remark),
            ..
        } => remark.told(|seat| player(&seat)),
        Event::Adjusted { change, reason } => tell!(
            "bakugan-by-hand",
            change = adjustment(state, change),
            reason = reason
        ),
    }
}

fn gate_taken(state: &Bakugan, gate: Gate, by: Seat, taking: &Taking) -> String {
    let (how, totals) = match taking {
        Taking::Uncontested => ("uncontested", None),
        Taking::Battle(Some(totals)) => ("totals", Some(totals_in_words(state, totals))),
        Taking::Battle(None) => ("battle", None),
        Taking::TieRoll => ("tie", None),
        Taking::RunningOut => ("running-out", None),
    };
    tell!(
        "bakugan-gate-taken",
        how = how,
        player = player(state, by),
        gate = gate.to_string(),
        totals = totals
    )
}

/// What a line of a sum is called.
pub(super) fn line_name(kind: &LineKind) -> String {
    match kind {
        LineKind::GateNumber => tell!("bakugan-line-gate"),
        LineKind::Ability(name) => tell!("bakugan-line-ability", name = name),
        LineKind::Other(name) => name.clone(),
    }
}

fn adjustment(state: &Bakugan, change: &Adjustment) -> String {
    let player = |seat: &Seat| player(state, *seat);
    let toy = |bakugan: &BakuganId| full_name(state, *bakugan);
    match change {
        Adjustment::MoveBakugan { bakugan, to } => {
            let (place, gate) = match to {
                BakuganPlace::Unused => ("unused", None),
                BakuganPlace::Standing(gate) => ("standing", Some(gate.to_string())),
                BakuganPlace::Used => ("used", None),
                BakuganPlace::Out => ("out", None),
            };
            tell!(
                "bakugan-by-hand-toy",
                toy = toy(bakugan),
                place = place,
                gate = gate
            )
        }
        Adjustment::MoveGate { owner, from, to } => tell!(
            "bakugan-by-hand-gate",
            player = player(owner),
            from = gate_place("bakugan-gate-from", state, *from),
            to = gate_place("bakugan-gate-to", state, *to)
        ),
        Adjustment::SetTurn(seat) => tell!("bakugan-by-hand-turn", player = player(seat)),
        Adjustment::SetPower { bakugan, g_power } => tell!(
            "bakugan-by-hand-power",
            toy = toy(bakugan),
            power = *g_power
        ),
        Adjustment::SetAttribute { bakugan, attribute } => match attribute {
            Some(attribute) => tell!(
                "bakugan-by-hand-attribute",
                toy = toy(bakugan),
                attribute = attribute.name()
            ),
            None => tell!("bakugan-by-hand-no-attribute", toy = toy(bakugan)),
        },
        Adjustment::MoveAbility {
            owner,
            name,
            from,
            to,
        } => tell!(
            "bakugan-by-hand-ability",
            player = player(owner),
            name = name,
            from = ability_place("bakugan-ability-from", *from),
            to = ability_place("bakugan-ability-to", *to)
        ),
        Adjustment::Rename { seat, name } => {
            tell!("bakugan-by-hand-name", seat = seat.to_string(), name = name)
        }
        Adjustment::SetSide { .. }
        | Adjustment::BeginBattle { .. }
        | Adjustment::SetResult(_)
        | Adjustment::SetGameResult { .. } => told::adjustment(state, change),
        Adjustment::Note => tell!("bakugan-by-hand-note"),
        Adjustment::Remark(remark) => remark.told(|seat| player(&seat)),
    }
}

/// Where an ability goes from or to; the message says which.
fn ability_place(message: &str, place: AbilityPlace) -> String {
    let place = match place {
        AbilityPlace::Hand => "hand",
        AbilityPlace::Used => "used",
        AbilityPlace::Out => "out",
    };
    tell!(message, place = place)
}

/// Where a gate goes from or to; the message says which.
pub(super) fn gate_place(message: &str, state: &Bakugan, place: GatePlace) -> String {
    let (place, gate, winner) = parts_of(state, place);
    tell!(message, place = place, gate = gate, player = winner)
}

/// That a player has no gate in a place.
pub(super) fn no_gate_there(state: &Bakugan, owner: Seat, place: GatePlace) -> String {
    let (place, gate, winner) = parts_of(state, place);
    tell!(
        "bakugan-no-gate-there",
        place = place,
        gate = gate,
        winner = winner,
        player = player(state, owner)
    )
}

/// A gate's place as the messages name it, its number in the field and who has won it.
fn parts_of(state: &Bakugan, place: GatePlace) -> (&'static str, Option<String>, Option<String>) {
    match place {
        GatePlace::Hand => ("hand", None, None),
        GatePlace::Field(gate) => ("field", Some(gate.to_string()), None),
        GatePlace::Won(seat) => ("won", None, Some(player(state, seat))),
        GatePlace::Out => ("out", None, None),
    }
}

impl Bakugan {
    /// A Bakugan's name as it is shown.
    pub fn name_of(&self, bakugan: BakuganId) -> String {
        name(self, bakugan)
    }

    /// Owner and name: "Mia's Dragonoid".
    pub fn full_name_of(&self, bakugan: BakuganId) -> String {
        full_name(self, bakugan)
    }

    /// A gate as it is shown: "Gate 2" while it lies face down, "Gate 2, Fire Pit" once it was named at its flip.
    pub fn gate_name(&self, gate: Gate) -> String {
        match self.gate(gate).map(|card| &card.face) {
            Some(Face::Up(Some(name))) => format!("{gate}, {name}"),
            _ => gate.to_string(),
        }
    }
}

/// Where everything is, one sentence for each player, and the field.
pub(super) fn describe(state: &Bakugan) -> Vec<String> {
    let players = state.players.iter();
    let mut said: Vec<String> = players
        .map(|(seat, player)| of_player(state, seat, player))
        .collect();
    let field = state.gates().map(|(gate, card)| {
        let face = match card.face {
            Face::Down => "down",
            Face::Up(_) => "up",
        };
        tell!(
            "bakugan-table-gate",
            gate = state.gate_name(gate),
            player = player(state, card.owner),
            face = face
        )
    });
    said.push(tell!(
        "bakugan-table-field",
        gates = listed(field.collect())
    ));
    said.extend(told::beyond_the_field(state));
    said
}

fn of_player(state: &Bakugan, seat: Seat, player: &Player) -> String {
    let toys = state.toys().filter(|(bakugan, _)| bakugan.seat == seat);
    let toys = toys.map(|(_, toy)| lies(&toy.name, toy.zone)).collect();
    let (played, out) = (&player.abilities_used, &player.abilities_out);
    // The abilities that everybody has seen.
    let seen = match (played.is_empty(), out.is_empty()) {
        (true, true) => "none",
        (false, true) => "played",
        (true, false) => "out",
        (false, false) => "both",
    };
    tell!(
        "bakugan-table-player",
        player = &player.name,
        won = player.gates_won.len(),
        hand = player.gates_in_hand,
        abilities = player.abilities_in_hand,
        seen = seen,
        played = listed(played.clone()),
        out = listed(out.clone()),
        toys = listed(toys)
    )
}
