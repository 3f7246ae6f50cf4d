//! Bakugan in plain words: the set-up and the commands of a script.

mod battle;
mod by_hand;
mod cards;
mod names;
mod set_up;
#[cfg(test)]
mod tests;

use super::fact::{Fact, OpenGate};
use super::incidents::Lies;
use super::setup::Setup;
use super::{Bakugan, BattleOutcome, Command, HouseRule, Phase};
use crate::rules::script::{Head, Problem, Scripted, Usage, Words};
use crate::rules::{Ledger, Rules as _, Seat, Table};
use by_hand::{change, coin, vote};
use names::{bakugan, fighter, gate, player};

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
    Attribute,
    Fighter,
    Ability,
    Done,
    Line,
    Result,
    Totals,
    Wins,
    Level,
    First,
    Nobody,
    Pass,
    CloseRoll,
    Knocked,
    Opponent,
    Move,
    Take,
    Vote,
    Coin,
    NextGame,
    Adjust,
    EndGame,
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
    ("attribute", Verb::Attribute),
    ("fighter", Verb::Fighter),
    ("ability", Verb::Ability),
    ("done", Verb::Done),
    ("line", Verb::Line),
    ("result", Verb::Result),
    ("totals", Verb::Totals),
    ("wins", Verb::Wins),
    ("level", Verb::Level),
    ("first", Verb::First),
    ("nobody", Verb::Nobody),
    ("pass", Verb::Pass),
    ("close roll", Verb::CloseRoll),
    ("knocked", Verb::Knocked),
    ("opponent", Verb::Opponent),
    ("move", Verb::Move),
    ("take", Verb::Take),
    ("vote", Verb::Vote),
    ("coin", Verb::Coin),
    ("next game", Verb::NextGame),
    ("adjust", Verb::Adjust),
    ("end game", Verb::EndGame),
    ("end", Verb::End),
];

impl Scripted for Bakugan {
    const HEAD: &'static [Usage] = &[
        Usage::new(
            "bakugan PLAYER NAME ATTRIBUTE POWER, ...",
            "a player's Bakugan, where they are known: bakugan Mia Dragonoid pyrus 410, Manion",
        ),
        Usage::new(
            "gate PLAYER CARD",
            "a Gate card that a player has brought: gate Mia Tsunami copper pyrus 20, aquos 80 does JSON",
        ),
        Usage::new(
            "ability PLAYER CARD",
            "an ability card that a player has brought: ability Mia Fire Wall red in battle does +50",
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
        Usage::new(
            "open on GATE",
            "how the roll ends; gates count from 1; in a tie roll: open on 1 by Mia opened at FRAME",
        ),
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
            "flip card CARD",
            "the same with a card that the set-up does not know: flip card Tsunami copper pyrus 20, aquos 80",
        ),
        Usage::new(
            "attribute BAKUGAN ATTRIBUTE",
            "with which a fighter fights, where it is clear or a card lets choose",
        ),
        Usage::new(
            "fighter BAKUGAN",
            "who fights instead, where a card lets choose",
        ),
        Usage::new(
            "ability PLAYER NAME does EFFECTS",
            "an ability card is played; does +50 (or -30 opponent, or JSON) where the set-up does not know it",
        ),
        Usage::new("done PLAYER", "plays no more abilities now"),
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
        Usage::new(
            "first PLAYER by NUMBER frames",
            "stood first in the tie roll; the frames where a camera saw it",
        ),
        Usage::new("nobody", "nobody stood in the tie roll"),
        Usage::new("pass", "there is nothing to roll"),
        Usage::new("close roll", "the roll was made from too near"),
        Usage::new(
            "knocked BAKUGAN WHERE",
            "a standing Bakugan was knocked and lies now: on GATE / off / shut",
        ),
        Usage::new(
            "opponent BAKUGAN",
            "whom it fights, where several stand there",
        ),
        Usage::new(
            "move BAKUGAN to GATE",
            "nothing to roll: one that stands moves to a battle",
        ),
        Usage::new(
            "take GATE",
            "nothing to roll and nobody to fight: an own gate is taken",
        ),
        Usage::new(
            "vote QUESTION ANSWER NUMBER, ...",
            "vote \"what now?\" pass 2, nobody wins 1; an answer: pass / wins PLAYER / nobody wins / \"words\"",
        ),
        Usage::new(
            "coin QUESTION heads ANSWER tails ANSWER fell SIDE",
            "a coin decides: coin \"what now?\" heads pass tails wins Mia fell tails",
        ),
        Usage::new("next game", "the next game of the match begins"),
        Usage::new(
            "adjust CHANGE because REASON",
            "by hand: BAKUGAN unused / used / out / on GATE; BAKUGAN power NUMBER; BAKUGAN attribute ATTRIBUTE / unknown; \
             ability PLAYER NAME from PLACE to PLACE (hand / used / out); turn PLAYER; name PLAYER NEW; \
             gate PLAYER PLACE to PLACE (hand / field GATE / won PLAYER / out); side GATE down / up NAME; \
             battle BAKUGAN against BAKUGAN; result RESULT; game NUMBER result RESULT; note",
        ),
        Usage::new(
            "adjust REMARK because REASON",
            "what the table did beside the game: coin heads / tails; dice NUMBER NUMBER; lot PLAYER; \
             poll \"once more?\" \"yes\" 2, \"no\" 1; review PLAYER kept / lost",
        ),
        Usage::new(
            "end game RESULT because REASON",
            "the game under way ends by the table's word",
        ),
        Usage::new(
            "end RESULT because REASON",
            "the match ends: won by PLAYER / shared by PLAYER, PLAYER / draw / abandoned",
        ),
    ];

    fn setup(head: &Head<HouseRule>) -> Result<Setup, Problem> {
        set_up::setup(head)
    }

    fn command(&self, words: &mut Words) -> Result<Command, Problem> {
        let verbs = VERBS.iter().map(|(phrase, verb)| (*phrase, *verb));
        Ok(match words.pick("a command", verbs)? {
            Verb::GatesSet => Command::SetGates,
            Verb::Roll => Command::Roll {
                bakugan: bakugan(self, words)?,
            },
            Verb::Settle(settling) => {
                let mut fact = fact(settling, words)?;
                let roll = if words.take("by") {
                    roll_of(self, player(self, words)?)
                } else {
                    roll(self)
                };
                if words.take("opened at") {
                    fact.open_frame = Some(words.number("a frame", 0..=i64::MAX)?);
                }
                Command::Settle { roll, fact }
            }
            Verb::Choose => Command::ChooseGate { gate: gate(words)? },
            Verb::Power => Command::ReadPower {
                bakugan: fighter(self, words)?,
                g_power: words.number("a G-Power", 0..=LARGEST)?,
            },
            Verb::Flip => battle::flip(words)?,
            Verb::Attribute => Command::ChooseAttribute {
                bakugan: fighter(self, words)?,
                attribute: cards::attribute(words)?,
            },
            Verb::Fighter => Command::ChooseFighter {
                bakugan: bakugan(self, words)?,
            },
            Verb::Ability => battle::ability(self, words)?,
            Verb::Done => Command::DoneAbilities {
                seat: player(self, words)?,
            },
            Verb::Line => battle::line(self, words)?,
            Verb::Result => Command::Compare,
            Verb::Totals => battle::totals(self, words)?,
            Verb::Wins => Command::Declare {
                outcome: BattleOutcome::Wins(fighter(self, words)?),
            },
            Verb::Level => Command::Declare {
                outcome: BattleOutcome::Equal,
            },
            Verb::First => battle::first(self, words)?,
            Verb::Nobody => Command::TieFirst { seat: None },
            Verb::Pass => Command::Pass,
            Verb::CloseRoll => Command::CloseRoll { roll: roll(self) },
            Verb::Knocked => Command::Knocked {
                bakugan: bakugan(self, words)?,
                lies: lies(words)?,
            },
            Verb::Opponent => Command::ChooseOpponent {
                bakugan: bakugan(self, words)?,
            },
            Verb::Move => {
                let bakugan = bakugan(self, words)?;
                words.expect("to")?;
                let to = gate(words)?;
                Command::SpecialMove { bakugan, to }
            }
            Verb::Take => Command::SpecialTake { gate: gate(words)? },
            Verb::Vote => vote(self, words)?,
            Verb::Coin => coin(self, words)?,
            Verb::NextGame => Command::NextGame,
            Verb::EndGame => Command::EndGame {
                result: words.result(&self.standing().names)?,
                reason: words.reason()?,
            },
            Verb::Adjust => Command::Adjust {
                change: change(self, words)?,
                reason: words.reason()?,
            },
            Verb::End => Command::EndMatch {
                result: words.result(&self.standing().names)?,
                reason: words.reason()?,
            },
        })
    }

    fn table(ledger: Ledger<Self>) -> Table {
        Table::Bakugan(ledger)
    }
}

/// The roll that waits for its call, else the last. In a tie roll the first of the two.
fn roll(state: &Bakugan) -> u32 {
    if let Phase::TieRoll(tie) = state.phase()
        && let Some(throw) = tie.throws.iter().find(|throw| throw.end.is_none())
    {
        return throw.roll;
    }
    state.open_roll().map_or(state.rolls(), |(roll, _)| roll)
}

/// This player's roll in a tie.
fn roll_of(state: &Bakugan, seat: Seat) -> u32 {
    let throws = match state.phase() {
        Phase::TieRoll(tie) => tie.throws.as_slice(),
        _ => &[],
    };
    throws
        .iter()
        .find(|throw| throw.bakugan.seat == seat)
        .map_or_else(|| roll(state), |throw| throw.roll)
}

/// `on GATE`, `off` or `shut`.
fn lies(words: &mut Words) -> Result<Lies, Problem> {
    let ways = [
        ("off", Some(Lies::Off)),
        ("shut", Some(Lies::Shut)),
        ("on", None),
    ];
    Ok(match words.pick("a way to lie", ways)? {
        Some(lies) => lies,
        None => Lies::On(gate(words)?),
    })
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
    // Where it opened was not seen.
    if words.take("unseen") {
        fact.open_gate = OpenGate::Unknown;
    }
    Ok(fact)
}
