//! Got Five in plain words: the set-up and the commands of a script.

use super::event::{Adjustment, Command, Place};
use super::setup::{Setup, SetupForm};
use super::{GotFive, HouseRule};
use crate::rules::bratz::script::{
    HEAD, PackHead, card, cards, icon, icon_number, new_name, winners,
};
use crate::rules::script::{Head, Problem, Scripted, Usage, Words};
use crate::rules::{Ledger, Remark, Seat, Table};

#[derive(Debug, Clone, Copy)]
enum Verb {
    Starter,
    TurnUp,
    Draw,
    PileEmpty,
    NextGame,
    Adjust,
    End,
}

const VERBS: &[(&str, Verb)] = &[
    ("starter", Verb::Starter),
    ("turn up", Verb::TurnUp),
    ("draw", Verb::Draw),
    ("pile empty", Verb::PileEmpty),
    ("next game", Verb::NextGame),
    ("adjust", Verb::Adjust),
    ("end", Verb::End),
];

impl Scripted for GotFive {
    const HEAD: &'static [Usage] = HEAD;

    const COMMANDS: &'static [Usage] = &[
        Usage::new("starter PLAYER ICON", "a player's starter"),
        Usage::new(
            "turn up ICON",
            "the first card; or: turn up event, turn up event NAME",
        ),
        Usage::new(
            "draw ICON",
            "the player whose turn it is draws; or: draw event, draw event NAME",
        ),
        Usage::new("pile empty", "the uncounted draw pile is empty"),
        Usage::new("next game", "the next game of the match"),
        Usage::new(
            "adjust CHANGE because REASON",
            "by hand: move NUMBER from PLACE to PLACE; starter PLAYER ICON / none; win PLAYER, PLAYER / nobody; \
             turn PLAYER; draw pile NUMBER / unknown; top ICON / event NAME; winners NUMBER PLAYER, PLAYER / nobody; \
             icon NUMBER NEW; name PLAYER NEW; note. A place is: beside PLAYER / draw pile / throw-away pile / out",
        ),
        Usage::new(
            "adjust REMARK because REASON",
            "what the table did beside the game: coin heads / tails; dice NUMBER NUMBER; lot PLAYER; \
             poll \"once more?\" \"yes\" 2, \"no\" 1; review PLAYER kept / lost",
        ),
        Usage::new(
            "end RESULT because REASON",
            "the match ends: won by PLAYER / shared by PLAYER, PLAYER / draw / abandoned",
        ),
    ];

    fn setup(head: &Head<HouseRule>) -> Result<Setup, Problem> {
        let pack = PackHead::read(head)?;
        Setup::check(SetupForm {
            players: head.players.clone(),
            first: pack.first,
            icons: pack.icons,
            deck_size: pack.deck_size,
            format: head.format(),
            house: head.house.clone(),
        })
        .map_err(|why| head.problem(format!("the set-up cannot be: {why}")))
    }

    fn command(&self, words: &mut Words) -> Result<Command, Problem> {
        let verbs = VERBS.iter().map(|(phrase, verb)| (*phrase, *verb));
        Ok(match words.pick("a command", verbs)? {
            Verb::Starter => Command::GiveStarter {
                seat: player(self, words)?,
                icon: icon(&self.icons, words)?,
            },
            Verb::TurnUp => Command::TurnFirst {
                card: card(&self.icons, words)?,
            },
            Verb::Draw => Command::Draw {
                card: card(&self.icons, words)?,
            },
            Verb::PileEmpty => Command::PileEmpty,
            Verb::NextGame => Command::NextGame,
            Verb::Adjust => Command::Adjust {
                change: change(self, words)?,
                reason: words.reason()?,
            },
            Verb::End => Command::EndMatch {
                result: words.result(&self.names())?,
                reason: words.reason()?,
            },
        })
    }

    fn table(ledger: Ledger<Self>) -> Table {
        Table::GotFive(ledger)
    }
}

fn player(state: &GotFive, words: &mut Words) -> Result<Seat, Problem> {
    words.player(&state.names())
}

#[derive(Debug, Clone, Copy)]
enum Change {
    Move,
    Starter,
    Win,
    Turn,
    DrawPile,
    Top,
    Winners,
    Icon,
    Name,
    Note,
}

const CHANGES: &[(&str, Change)] = &[
    ("move", Change::Move),
    ("starter", Change::Starter),
    ("win", Change::Win),
    ("turn", Change::Turn),
    ("draw pile", Change::DrawPile),
    ("top", Change::Top),
    ("winners", Change::Winners),
    ("icon", Change::Icon),
    ("name", Change::Name),
    ("note", Change::Note),
];

fn change(state: &GotFive, words: &mut Words) -> Result<Adjustment, Problem> {
    if let Some(remark) = Remark::read(&state.names(), words)? {
        return Ok(Adjustment::Remark(remark));
    }
    let changes = CHANGES.iter().map(|(phrase, change)| (*phrase, *change));
    Ok(match words.pick("a change", changes)? {
        Change::Move => {
            let cards = cards(words)?;
            words.expect("from")?;
            let from = place(state, words)?;
            words.expect("to")?;
            Adjustment::MoveCards {
                from,
                to: place(state, words)?,
                cards,
            }
        }
        Change::Starter => {
            let seat = player(state, words)?;
            let icon = if words.take("none") {
                None
            } else {
                Some(icon(&state.icons, words)?)
            };
            Adjustment::SetStarter { seat, icon }
        }
        Change::Win => Adjustment::EndGame(winners(&state.names(), words)?),
        Change::Turn => Adjustment::SetTurn(player(state, words)?),
        Change::DrawPile => Adjustment::SetDrawPile(if words.take("unknown") {
            None
        } else {
            Some(cards(words)?)
        }),
        Change::Top => Adjustment::SetTop(card(&state.icons, words)?),
        Change::Winners => Adjustment::SetWinners {
            game: words.number("a game's number", 1..=i64::from(u16::MAX))?,
            winners: winners(&state.names(), words)?,
        },
        Change::Icon => Adjustment::NameIcon {
            icon: icon_number(words)?,
            name: new_name(words)?,
        },
        Change::Name => Adjustment::Rename {
            seat: player(state, words)?,
            name: new_name(words)?,
        },
        Change::Note => Adjustment::Note,
    })
}

fn place(state: &GotFive, words: &mut Words) -> Result<Place, Problem> {
    let places = [
        ("beside", 0),
        ("draw pile", 1),
        ("throw-away pile", 2),
        ("out", 3),
    ];
    Ok(match words.pick("a place", places)? {
        0 => Place::Beside(player(state, words)?),
        1 => Place::DrawPile,
        2 => Place::ThrowAwayPile,
        _ => Place::Out,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules as _;
    use crate::rules::bratz::{Card, Icon};
    use crate::rules::{MatchResult, SeatSet};

    fn command(text: &str) -> Result<Command, Problem> {
        let state = GotFive::start(&Setup::quick(&["Mia", "Ben"]));
        let mut words = Words::of(1, text)?;
        let command = state.command(&mut words)?;
        words.end()?;
        Ok(command)
    }

    #[test]
    fn every_command_has_words() {
        let (mia, ben) = (Seat(0), Seat(1));
        let heart = Icon(0);
        let character = || Card::Character(heart);
        let adjust = |change| Command::Adjust {
            change,
            reason: "a test".to_owned(),
        };
        for (text, meant) in [
            (
                "starter Mia Heart",
                Command::GiveStarter {
                    seat: mia,
                    icon: heart,
                },
            ),
            ("turn up Heart", Command::TurnFirst { card: character() }),
            ("draw heart", Command::Draw { card: character() }),
            (
                "draw event",
                Command::Draw {
                    card: Card::Event(None),
                },
            ),
            (
                "draw event Party Time",
                Command::Draw {
                    card: Card::Event(Some("Party Time".to_owned())),
                },
            ),
            ("pile empty", Command::PileEmpty),
            ("next game", Command::NextGame),
            (
                "end shared by Mia, Ben because a test",
                Command::EndMatch {
                    result: MatchResult::Shared([mia, ben].into_iter().collect()),
                    reason: "a test".to_owned(),
                },
            ),
            (
                "adjust move 2 from throw-away pile to beside Ben because a test",
                adjust(Adjustment::MoveCards {
                    from: Place::ThrowAwayPile,
                    to: Place::Beside(ben),
                    cards: 2,
                }),
            ),
            (
                "adjust starter Mia none because a test",
                adjust(Adjustment::SetStarter {
                    seat: mia,
                    icon: None,
                }),
            ),
            (
                "adjust win nobody because a test",
                adjust(Adjustment::EndGame(SeatSet::default())),
            ),
            (
                "adjust turn Ben because a test",
                adjust(Adjustment::SetTurn(ben)),
            ),
            (
                "adjust draw pile unknown because a test",
                adjust(Adjustment::SetDrawPile(None)),
            ),
            (
                "adjust top event because a test",
                adjust(Adjustment::SetTop(Card::Event(None))),
            ),
            (
                "adjust icon 7 Shoe because a test",
                adjust(Adjustment::NameIcon {
                    icon: Icon(6),
                    name: "Shoe".to_owned(),
                }),
            ),
            ("adjust note because a test", adjust(Adjustment::Note)),
        ] {
            assert_eq!(command(text), Ok(meant), "{text}");
        }
    }
}
