//! What it means that table and score sheet differ, and what enters it: always by somebody's key, as the referee's.

use super::super::ask::{Answer, Ask};
use super::super::keys::Act;
use super::super::panel::TableLine;
use super::super::pick::Pick;
use super::super::play::Deed;
use super::super::state::RefereeApp;
use super::super::table_watch::Difference;
use super::super::tongue::tell;
use crate::rules::bakugan::{
    Adjustment, Bakugan, BattleOutcome, Command, Face, Gate, GatePlace, GateSide, Phase,
};
use crate::rules::{Rules as _, Seat};

impl RefereeApp {
    /// The line that says where the table and the score sheet differ; none while something else is asked.
    pub(super) fn table_line(&self, now: &Bakugan) -> Option<TableLine> {
        let is_asked = self.proposal.is_some()
            || self.loose_call.is_some()
            || self.needed_ruling.is_some()
            || self.count_in_at.is_some()
            || self.types_totals
            || self.shows_more;
        if is_asked || !self.sight.is_running {
            return None;
        }
        Some(match self.table_watch.shown(now)? {
            Difference::Taken(gate) => self.taken(now, gate),
            Difference::Turned(gate) => {
                let name = gate.to_string();
                let commands = turnings(now, gate);
                TableLine {
                    words: tell!("table-turned", gate = name.as_str()),
                    answer: commands.first().map(|command| {
                        let said = tell!("table-yes-turned", gate = name);
                        self.yes(enter(command.clone()), said)
                    }),
                }
            }
            Difference::Added(_) => self.added(now),
            Difference::Left(gate) => TableLine {
                words: tell!("table-left", gate = gate.to_string()),
                answer: None,
            },
            Difference::Gone(gate) => {
                let name = gate.to_string();
                let toys = now.standing_on(gate).into_iter();
                let toys: Vec<String> = toys.map(|one| now.name_of(one)).collect();
                let more = self.keys.printed(Act::More);
                TableLine {
                    words: tell!(
                        "table-gone",
                        gate = name.as_str(),
                        toy = toys.join(", "),
                        key = more
                    ),
                    answer: Some(self.may_stay(gate)),
                }
            }
            Difference::Covered(gate) => {
                let name = gate.to_string();
                let more = self.keys.printed(Act::More);
                TableLine {
                    words: tell!("table-covered", gate = name.as_str(), key = more),
                    answer: Some(self.may_stay(gate)),
                }
            }
        })
    }

    fn yes(&self, ask: Ask, said: String) -> Answer {
        let answer = Answer::of(ask, &self.keys, Act::TableIsRight, tell!("table-yes"));
        answer.said_as(said)
    }

    /// Nothing is entered; the line goes away.
    fn may_stay(&self, gate: Gate) -> Answer {
        let words = tell!("table-may-stay");
        let answer = Answer::of(Ask::LetStand(gate), &self.keys, Act::TableIsRight, words);
        answer.said_as(tell!("table-may-stay-on", gate = gate.to_string()))
    }

    fn taken(&self, now: &Bakugan, gate: Gate) -> TableLine {
        let name = gate.to_string();
        let mut captures = captures(now, gate);
        let ask = match captures.len() {
            0 => {
                return TableLine {
                    words: tell!("table-taken", gate = name),
                    answer: None,
                };
            }
            1 => enter(captures.remove(0).1),
            _ => self.pick(tell!("table-who-captured", gate = name.as_str()), captures),
        };
        TableLine {
            words: tell!("table-taken-captured", gate = name.as_str()),
            answer: Some(self.yes(ask, tell!("table-yes-captured", gate = name))),
        }
    }

    fn added(&self, now: &Bakugan) -> TableLine {
        let mut settings = settings(now);
        let ask = match settings.len() {
            0 => {
                return TableLine {
                    words: tell!("table-added"),
                    answer: None,
                };
            }
            1 => enter(settings.remove(0).1),
            _ => self.pick(tell!("table-whose-card"), settings),
        };
        TableLine {
            words: tell!("table-added-gate"),
            answer: Some(self.yes(ask, tell!("table-yes-gate"))),
        }
    }

    /// A list of players with what is entered for each.
    fn pick(&self, title: String, commands: Vec<(Seat, Command)>) -> Ask {
        let items = commands.into_iter();
        Ask::Pick(Box::new(Pick {
            title,
            items: items
                .map(|(seat, command)| (self.name_of(seat), enter(command)))
                .collect(),
        }))
    }
}

fn enter(command: Command) -> Ask {
    Ask::Enter(Deed::Bakugan(command))
}

fn by_hand(change: Adjustment) -> Command {
    Command::Adjust {
        change,
        reason: tell!("table-reason"),
    }
}

/// What the match would be after a command; none where the rules refuse it.
fn after(now: &Bakugan, command: &Command) -> Option<Bakugan> {
    let mut after = now.clone();
    for event in now.decide(command).ok()? {
        after.apply(&event);
    }
    Some(after)
}

/// The ways to capture a gate that the rules take now, with who captures it; first by what the match is at, else by hand.
fn captures(now: &Bakugan, gate: Gate) -> Vec<(Seat, Command)> {
    let won = |state: &Bakugan, seat: Seat| {
        let player = state.players().get(seat);
        player.map_or(0, |player| player.gates_won.len())
    };
    let winner = |command: &Command| {
        let after = after(now, command)?;
        let gone = after.gate(gate).is_none();
        let mut seats = now.players().seats();
        let seat = seats.find(|seat| won(&after, *seat) > won(now, *seat))?;
        gone.then_some(seat)
    };
    let with_winner = |command: Command| Some((winner(&command)?, command));
    if let Phase::Battle(battle) = now.phase() {
        // The sums decide where they are known.
        let by_sums = with_winner(Command::Compare);
        if let Some(one) = by_sums {
            return vec![one];
        }
        let declared = battle.fighters.iter().map(|fighter| Command::Declare {
            outcome: BattleOutcome::Wins(fighter.bakugan),
        });
        let mut declared: Vec<(Seat, Command)> = declared.filter_map(with_winner).collect();
        declared.sort_by_key(|(seat, _)| *seat);
        return declared;
    }
    if matches!(now.phase(), Phase::RunningOut) {
        let take = with_winner(Command::SpecialTake { gate });
        if let Some(one) = take {
            return vec![one];
        }
    }
    let Some(owner) = now.gate(gate).map(|card| card.owner) else {
        return Vec::new();
    };
    let seats = now.players().seats();
    let by_hand = seats.map(|seat| {
        by_hand(Adjustment::MoveGate {
            owner,
            from: GatePlace::Field(gate),
            to: GatePlace::Won(seat),
        })
    });
    by_hand.filter_map(with_winner).collect()
}

/// The ways to turn a gate over, the match's own first.
fn turnings(now: &Bakugan, gate: Gate) -> Vec<Command> {
    let set_side = by_hand(Adjustment::SetSide {
        gate,
        side: GateSide::Up(None),
    });
    let lies_up = |command: &Command| {
        let after = after(now, command);
        after.is_some_and(|after| {
            let face = after.gate(gate).map(|card| card.face.clone());
            matches!(face, Some(Face::Up(_)))
        })
    };
    let all = [Command::Flip { name: None }, set_side];
    all.into_iter().filter(lies_up).collect()
}

/// The ways to set one more gate, with whose it is.
fn settings(now: &Bakugan) -> Vec<(Seat, Command)> {
    let free = (0..=u8::MAX)
        .map(Gate)
        .find(|gate| now.gate(*gate).is_none());
    let Some(free) = free else {
        return Vec::new();
    };
    let owners = now.players().seats().map(|owner| {
        let change = Adjustment::MoveGate {
            owner,
            from: GatePlace::Hand,
            to: GatePlace::Field(free),
        };
        (owner, by_hand(change))
    });
    owners
        .filter(|(_, command)| after(now, command).is_some())
        .collect()
}
