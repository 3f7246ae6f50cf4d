//! Bakugan in plain words: the set-up and the commands of a script.

use super::event::{BakuganPlace, GatePlace, LineKind};
use super::fact::{Fact, OpenGate};
use super::setup::{Attribute, BakuganSetup, PlayerSetup, SeatOrder, Setup, SetupForm};
use super::{Adjustment, Bakugan, BakuganId, BattleOutcome, Command, Gate, HouseRule, Phase};
use crate::rules::script::{Head, Problem, Scripted, Usage, Words};
use crate::rules::{Ledger, MatchResult, Rules as _, Seat, Table};

/// No total is written larger.
const LARGEST: i64 = 99_999;

/// How a roll can end, with the words for it.
#[derive(Debug, Clone, Copy)]
enum Settling {
    Open,
    PartlyOpen,
    Closed,
    SlidOff,
    OpenedBefore,
    Across,
    OpenOff,
    Missed,
    Gone,
}

#[derive(Debug, Clone, Copy)]
enum Verb {
    GatesSet,
    Roll,
    Settle(Settling),
    Choose,
    Power,
    Flip,
    Line,
    Result,
    Totals,
    Wins,
    Level,
    First,
    Nobody,
    Pass,
    Adjust,
    End,
}

const VERBS: &[(&str, Verb)] = &[
    ("gates set", Verb::GatesSet),
    ("roll", Verb::Roll),
    ("open on", Verb::Settle(Settling::Open)),
    ("partly open on", Verb::Settle(Settling::PartlyOpen)),
    ("closed on", Verb::Settle(Settling::Closed)),
    ("slid off", Verb::Settle(Settling::SlidOff)),
    ("opened before", Verb::Settle(Settling::OpenedBefore)),
    ("across", Verb::Settle(Settling::Across)),
    ("open off", Verb::Settle(Settling::OpenOff)),
    ("missed", Verb::Settle(Settling::Missed)),
    ("gone", Verb::Settle(Settling::Gone)),
    ("choose", Verb::Choose),
    ("power", Verb::Power),
    ("flip", Verb::Flip),
    ("line", Verb::Line),
    ("result", Verb::Result),
    ("totals", Verb::Totals),
    ("wins", Verb::Wins),
    ("level", Verb::Level),
    ("first", Verb::First),
    ("nobody", Verb::Nobody),
    ("pass", Verb::Pass),
    ("adjust", Verb::Adjust),
    ("end", Verb::End),
];

impl Scripted for Bakugan {
    const HEAD: &'static [Usage] = &[
        Usage::new(
            "bakugan PLAYER NAME ATTRIBUTE POWER, ...",
            "a player's Bakugan, where they are known: bakugan Mia Dragonoid pyrus 410, Manion",
        ),
        Usage::new(
            "order drawn",
            "the order of the seats was drawn / as seated",
        ),
    ];

    const COMMANDS: &'static [Usage] = &[
        Usage::new("gates set", "everybody has laid a Gate card"),
        Usage::new(
            "roll BAKUGAN",
            "a Bakugan is rolled: roll Mia 1, roll Dragonoid, roll Mia Dragonoid",
        ),
        Usage::new("open on GATE", "how the roll ends; gates count from 1"),
        Usage::new("partly open on GATE", "it opened a little"),
        Usage::new("closed on GATE", "it stays a ball on a gate"),
        Usage::new("slid off GATE", "it opened on a gate and left it"),
        Usage::new("opened before GATE", "it opened beside and ended on a gate"),
        Usage::new(
            "across GATE GATE base GATE",
            "open across gates; without base about equal",
        ),
        Usage::new("open off", "it opened beside every gate"),
        Usage::new("missed", "it lies closed beside every gate"),
        Usage::new("gone", "it left the table"),
        Usage::new("choose GATE", "the gate, where somebody may choose"),
        Usage::new("power BAKUGAN NUMBER", "a fighter's G-Power is read"),
        Usage::new(
            "flip NAME",
            "the gate is turned over; the name may be left out",
        ),
        Usage::new(
            "line BAKUGAN NUMBER gate",
            "a sum grows or shrinks: line Mia +50 Fire Wall; gate for the gate's number",
        ),
        Usage::new("result", "the sums decide"),
        Usage::new("totals NUMBER NUMBER", "totals worked out at the table"),
        Usage::new(
            "wins BAKUGAN",
            "the referee's word; in a battle a player's name is enough",
        ),
        Usage::new("level", "equal totals"),
        Usage::new("first PLAYER", "stood first in the tie roll"),
        Usage::new("nobody", "nobody stood in the tie roll"),
        Usage::new("pass", "there is nothing to roll"),
        Usage::new(
            "adjust CHANGE because REASON",
            "by hand: BAKUGAN unused / used / out / on GATE; BAKUGAN power NUMBER; turn PLAYER; name PLAYER NEW; \
             gate PLAYER PLACE to PLACE (hand / field GATE / won PLAYER / out); note",
        ),
        Usage::new(
            "end RESULT because REASON",
            "the match ends: won by PLAYER / shared by PLAYER, PLAYER / draw / abandoned",
        ),
    ];

    fn setup(head: &Head<HouseRule>) -> Result<Setup, Problem> {
        let quick = head.players.iter().map(PlayerSetup::quick);
        let mut players: Vec<PlayerSetup> = quick.collect();
        for mut words in head.own("bakugan") {
            let seat = head.seat(&mut words)?;
            let toys = words.list(toy)?;
            words.end()?;
            if let Some(player) = players.get_mut(seat.index()) {
                for (place, toy) in toys.into_iter().enumerate() {
                    match player.bakugan.get_mut(place) {
                        Some(open) => *open = toy,
                        None => player.bakugan.push(toy),
                    }
                }
            }
        }
        let mut order = SeatOrder::AsSeated;
        for mut words in head.own("order") {
            let orders = [
                ("as seated", SeatOrder::AsSeated),
                ("drawn", SeatOrder::Drawn),
            ];
            order = words.pick("an order", orders)?;
            words.end()?;
        }
        Setup::check(SetupForm {
            players,
            first: head.first(),
            youngest: head.youngest.as_ref().map(|youngest| youngest.value),
            order,
            format: head.format(),
            house: head.house.clone(),
        })
        .map_err(|why| head.problem(format!("the set-up cannot be: {why}")))
    }

    fn command(&self, words: &mut Words) -> Result<Command, Problem> {
        let verbs = VERBS.iter().map(|(phrase, verb)| (*phrase, *verb));
        Ok(match words.pick("a command", verbs)? {
            Verb::GatesSet => Command::SetGates,
            Verb::Roll => Command::Roll {
                bakugan: bakugan(self, words)?,
            },
            Verb::Settle(settling) => Command::Settle {
                roll: self.open_roll().map_or(self.rolls(), |(roll, _)| roll),
                fact: fact(settling, words)?,
            },
            Verb::Choose => Command::ChooseGate { gate: gate(words)? },
            Verb::Power => Command::ReadPower {
                bakugan: fighter(self, words)?,
                g_power: words.number("a G-Power", 0..=LARGEST)?,
            },
            Verb::Flip => Command::Flip {
                name: if words.is_at_end() {
                    None
                } else {
                    Some(words.rest("a gate's name")?)
                },
            },
            Verb::Line => line(self, words)?,
            Verb::Result => Command::Compare,
            Verb::Totals => totals(self, words)?,
            Verb::Wins => Command::Declare {
                outcome: BattleOutcome::Wins(fighter(self, words)?),
            },
            Verb::Level => Command::Declare {
                outcome: BattleOutcome::Equal,
            },
            Verb::First => Command::TieFirst {
                seat: Some(player(self, words)?),
            },
            Verb::Nobody => Command::TieFirst { seat: None },
            Verb::Pass => Command::Pass,
            Verb::Adjust => Command::Adjust {
                change: change(self, words)?,
                reason: words.reason()?,
            },
            Verb::End => Command::EndMatch {
                result: result(self, words)?,
                reason: words.reason()?,
            },
        })
    }

    fn table(ledger: Ledger<Self>) -> Table {
        Table::Bakugan(ledger)
    }
}

/// `Dragonoid pyrus 410`; Attribute and G-Power may be left out, and so may the name of one with an Attribute.
fn toy(words: &mut Words) -> Result<BakuganSetup, Problem> {
    let attributes = || Attribute::ALL.map(|attribute| (attribute.name(), attribute));
    let stops = attributes().map(|(name, _)| name);
    let mut toy = BakuganSetup::default();
    let is_over = |words: &Words| words.is_at_end() || words.is_next(",");
    let mut name: Vec<String> = Vec::new();
    while !is_over(words)
        && !words.is_number_next()
        && !stops.iter().any(|stop| words.is_next(stop))
    {
        name.push(words.word("a name")?);
    }
    if !name.is_empty() {
        toy.name = Some(name.join(" "));
    }
    if !is_over(words) && !words.is_number_next() {
        toy.attribute = Some(words.pick("an Attribute", attributes())?);
    }
    if !is_over(words) {
        toy.g_power = Some(words.number("a G-Power", -LARGEST..=LARGEST)?);
    }
    if toy == BakuganSetup::default() {
        return Err(words.problem("a Bakugan is missing here: its name, Attribute or G-Power"));
    }
    Ok(toy)
}

fn player(state: &Bakugan, words: &mut Words) -> Result<Seat, Problem> {
    words.player(&state.standing().names)
}

/// `Mia 1`, `Mia Dragonoid`, or `Dragonoid` where only one has that name.
fn bakugan(state: &Bakugan, words: &mut Words) -> Result<BakuganId, Problem> {
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
fn fighter(state: &Bakugan, words: &mut Words) -> Result<BakuganId, Problem> {
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

fn gate(words: &mut Words) -> Result<Gate, Problem> {
    let number: u8 = words.number("a gate", 1..=99)?;
    Ok(Gate(number.saturating_sub(1)))
}

fn fact(settling: Settling, words: &mut Words) -> Result<Fact, Problem> {
    let mut fact = match settling {
        Settling::Open => Fact::open_on(gate(words)?),
        Settling::PartlyOpen => Fact::partly_open_on(gate(words)?),
        Settling::Closed => Fact::closed_on(gate(words)?),
        Settling::SlidOff => Fact::slid_off(gate(words)?),
        Settling::OpenedBefore => Fact::opened_before(gate(words)?),
        Settling::Across => {
            let mut gates = vec![gate(words)?];
            while words.take(",") || words.take("and") || words.is_number_next() {
                gates.push(gate(words)?);
            }
            let base = if words.take("base") {
                Some(gate(words)?)
            } else {
                None
            };
            Fact::between(gates, base)
        }
        Settling::OpenOff => Fact::open_off(),
        Settling::Missed => Fact::closed_off(),
        Settling::Gone => Fact::gone(),
    };
    if words.take("opened at") {
        fact.open_frame = Some(words.number("a frame", 0..=i64::MAX)?);
    }
    // Where it opened was not seen.
    if words.take("unseen") {
        fact.open_gate = OpenGate::Unknown;
    }
    Ok(fact)
}

/// `line Mia +50 Fire Wall`, `line Mia +20 gate`.
fn line(state: &Bakugan, words: &mut Words) -> Result<Command, Problem> {
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
fn totals(state: &Bakugan, words: &mut Words) -> Result<Command, Problem> {
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

fn change(state: &Bakugan, words: &mut Words) -> Result<Adjustment, Problem> {
    if words.take("turn") {
        return Ok(Adjustment::SetTurn(player(state, words)?));
    }
    if words.take("note") {
        return Ok(Adjustment::Note);
    }
    if words.take("name") {
        return Ok(Adjustment::Rename {
            seat: player(state, words)?,
            name: words.text_until("the new name", &["because"])?,
        });
    }
    if words.take("gate") {
        let owner = player(state, words)?;
        words.take("from");
        let from = gate_place(state, words)?;
        words.expect("to")?;
        return Ok(Adjustment::MoveGate {
            owner,
            from,
            to: gate_place(state, words)?,
        });
    }
    let bakugan = bakugan(state, words)?;
    words.take("to");
    if words.take("power") {
        return Ok(Adjustment::SetPower {
            bakugan,
            g_power: words.number("a G-Power", -LARGEST..=LARGEST)?,
        });
    }
    let to = words.pick(
        "a place",
        [
            ("unused", Some(BakuganPlace::Unused)),
            ("used", Some(BakuganPlace::Used)),
            ("out", Some(BakuganPlace::Out)),
            ("on", None),
        ],
    )?;
    let to = match to {
        Some(place) => place,
        None => BakuganPlace::Standing(gate(words)?),
    };
    Ok(Adjustment::MoveBakugan { bakugan, to })
}

fn gate_place(state: &Bakugan, words: &mut Words) -> Result<GatePlace, Problem> {
    Ok(
        match words.pick(
            "a place of a gate",
            [("hand", 0), ("field", 1), ("won", 2), ("out", 3)],
        )? {
            0 => GatePlace::Hand,
            1 => GatePlace::Field(gate(words)?),
            2 => GatePlace::Won(player(state, words)?),
            _ => GatePlace::Out,
        },
    )
}

fn result(state: &Bakugan, words: &mut Words) -> Result<MatchResult, Problem> {
    let kinds = [
        ("won by", 0),
        ("shared by", 1),
        ("draw", 2),
        ("abandoned", 3),
    ];
    Ok(match words.pick("a result", kinds)? {
        0 => MatchResult::Won(player(state, words)?),
        1 => {
            let seats = words.list(|words| player(state, words))?;
            MatchResult::Shared(seats.into_iter().collect())
        }
        2 => MatchResult::Draw,
        _ => MatchResult::Abandoned,
    })
}
