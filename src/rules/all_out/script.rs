//! All Out in plain words: the set-up and the commands of a script.

use super::event::{Adjustment, Command, Place, SetId, TopUse};
use super::setup::{Setup, SetupForm};
use super::{AllOut, HouseRule};
use crate::rules::bratz::script::{
    HEAD, PackHead, card, cards, event, icon, icon_number, new_name, winners,
};
use crate::rules::script::{Head, Problem, Scripted, Usage, Words};
use crate::rules::{Ledger, Remark, Seat, Table};

#[derive(Debug, Clone, Copy)]
enum Verb {
    Lay,
    Add,
    Event,
    TopEvent,
    TopSet,
    TopAdd,
    TopDiscard,
    Effect,
    Done,
    PileEmpty,
    Pass,
    Challenge,
    Shout,
    Silent,
    NextGame,
    Adjust,
    End,
}

const VERBS: &[(&str, Verb)] = &[
    ("lay", Verb::Lay),
    ("add to", Verb::Add),
    ("event", Verb::Event),
    ("turn up event", Verb::TopEvent),
    ("turn up set", Verb::TopSet),
    ("turn up add to", Verb::TopAdd),
    ("turn up discard", Verb::TopDiscard),
    ("effect", Verb::Effect),
    ("done", Verb::Done),
    ("pile empty", Verb::PileEmpty),
    ("pass", Verb::Pass),
    ("challenge", Verb::Challenge),
    ("shout", Verb::Shout),
    ("silent", Verb::Silent),
    ("next game", Verb::NextGame),
    ("adjust", Verb::Adjust),
    ("end", Verb::End),
];

impl Scripted for AllOut {
    const HEAD: &'static [Usage] = HEAD;

    const COMMANDS: &'static [Usage] = &[
        Usage::new("lay NUMBER ICON", "a set from the hand: lay 4 Heart"),
        Usage::new(
            "add to PLAYER ICON",
            "one card from the hand to a set: add to Mia Heart",
        ),
        Usage::new(
            "event NAME",
            "an event from the hand; the name may be left out",
        ),
        Usage::new("turn up event NAME", "the top card is an event and is done"),
        Usage::new(
            "turn up set ICON",
            "the top card makes a set with two from the hand",
        ),
        Usage::new("turn up add to PLAYER ICON", "the top card joins a set"),
        Usage::new("turn up discard ICON", "the top card fits nowhere"),
        Usage::new(
            "effect CHANGE",
            "what the event under way says: move NUMBER from PLACE to PLACE; give PLAYER ICON to PLAYER; skip PLAYER; \
             next PLAYER; win PLAYER, PLAYER / nobody",
        ),
        Usage::new("done", "the event has been done"),
        Usage::new("pile empty", "the uncounted draw pile is empty"),
        Usage::new("pass", "nothing to play and nothing to draw"),
        Usage::new(
            "challenge PLAYER by PLAYER right",
            "the player could have played from the hand: right / wrong",
        ),
        Usage::new("shout PLAYER", "the player shouts ALL OUT"),
        Usage::new("silent PLAYER", "the player should have shouted"),
        Usage::new("next game", "the next game of the match"),
        Usage::new(
            "adjust CHANGE because REASON",
            "by hand: what an effect can be; turn PLAYER; draw pile NUMBER / unknown; top ICON / event NAME; \
             winners NUMBER PLAYER, PLAYER / nobody; icon NUMBER NEW; name PLAYER NEW; note. A place is: \
             hand PLAYER / set PLAYER ICON / draw pile / discard pile / out",
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
            Verb::Lay => Command::LaySet {
                cards: words.number("a number of cards", 0..=99)?,
                icon: icon(&self.icons, words)?,
            },
            Verb::Add => Command::AddToSet {
                set: set(self, words)?,
            },
            Verb::Event => Command::PlayEvent {
                name: event(words)?,
            },
            Verb::TopEvent => turn_up(TopUse::Event {
                name: event(words)?,
            }),
            Verb::TopSet => turn_up(TopUse::NewSet {
                icon: icon(&self.icons, words)?,
            }),
            Verb::TopAdd => turn_up(TopUse::AddTo {
                set: set(self, words)?,
            }),
            Verb::TopDiscard => turn_up(TopUse::Discard {
                icon: icon(&self.icons, words)?,
            }),
            Verb::Effect => Command::Effect {
                change: change(self, words)?,
            },
            Verb::Done => Command::EventDone,
            Verb::PileEmpty => Command::DrawPileEmpty,
            Verb::Pass => Command::Pass,
            Verb::Challenge => {
                let against = player(self, words)?;
                words.expect("by")?;
                Command::Challenge {
                    against,
                    by: player(self, words)?,
                    upheld: words.pick("a verdict", [("right", true), ("wrong", false)])?,
                }
            }
            Verb::Shout => Command::Shout {
                seat: player(self, words)?,
            },
            Verb::Silent => Command::NoShout {
                seat: player(self, words)?,
            },
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
        Table::AllOut(ledger)
    }
}

fn turn_up(used: TopUse) -> Command {
    Command::TurnTop { used }
}

fn player(state: &AllOut, words: &mut Words) -> Result<Seat, Problem> {
    words.player(&state.names())
}

/// `Mia Heart`.
fn set(state: &AllOut, words: &mut Words) -> Result<SetId, Problem> {
    Ok(SetId {
        owner: player(state, words)?,
        icon: icon(&state.icons, words)?,
    })
}

#[derive(Debug, Clone, Copy)]
enum Change {
    Move,
    Give,
    Skip,
    Next,
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
    ("give", Change::Give),
    ("skip", Change::Skip),
    ("next", Change::Next),
    ("win", Change::Win),
    ("turn", Change::Turn),
    ("draw pile", Change::DrawPile),
    ("top", Change::Top),
    ("winners", Change::Winners),
    ("icon", Change::Icon),
    ("name", Change::Name),
    ("note", Change::Note),
];

fn change(state: &AllOut, words: &mut Words) -> Result<Adjustment, Problem> {
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
        Change::Give => {
            let set = set(state, words)?;
            words.expect("to")?;
            Adjustment::GiveSet {
                set,
                to: player(state, words)?,
            }
        }
        Change::Skip => Adjustment::Skip(player(state, words)?),
        Change::Next => Adjustment::NextTurn(player(state, words)?),
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

fn place(state: &AllOut, words: &mut Words) -> Result<Place, Problem> {
    let places = [
        ("hand", 0),
        ("set", 1),
        ("draw pile", 2),
        ("discard pile", 3),
        ("out", 4),
    ];
    Ok(match words.pick("a place", places)? {
        0 => Place::Hand(player(state, words)?),
        1 => Place::Set(set(state, words)?),
        2 => Place::DrawPile,
        3 => Place::DiscardPile,
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
        let state = AllOut::start(&Setup::quick(&["Mia", "Ben"]));
        let mut words = Words::of(1, text)?;
        let command = state.command(&mut words)?;
        words.end()?;
        Ok(command)
    }

    #[test]
    fn every_command_has_words() {
        let (mia, ben) = (Seat(0), Seat(1));
        let (heart, star) = (Icon(0), Icon(1));
        let set = SetId {
            owner: mia,
            icon: heart,
        };
        let party = || Some("Party Time".to_owned());
        let reason = || "a test".to_owned();
        for (text, meant) in [
            (
                "lay 4 Heart",
                Command::LaySet {
                    icon: heart,
                    cards: 4,
                },
            ),
            ("add to mia heart", Command::AddToSet { set }),
            ("event", Command::PlayEvent { name: None }),
            ("event Party Time", Command::PlayEvent { name: party() }),
            ("turn up event", turn_up(TopUse::Event { name: None })),
            ("turn up set Star", turn_up(TopUse::NewSet { icon: star })),
            ("turn up add to Mia Heart", turn_up(TopUse::AddTo { set })),
            (
                "turn up discard Star",
                turn_up(TopUse::Discard { icon: star }),
            ),
            (
                "effect move 2 from hand Mia to hand Ben",
                Command::Effect {
                    change: Adjustment::MoveCards {
                        from: Place::Hand(mia),
                        to: Place::Hand(ben),
                        cards: 2,
                    },
                },
            ),
            (
                "effect give Mia Heart to Ben",
                Command::Effect {
                    change: Adjustment::GiveSet { set, to: ben },
                },
            ),
            ("done", Command::EventDone),
            ("pile empty", Command::DrawPileEmpty),
            ("pass", Command::Pass),
            (
                "challenge Mia by Ben right",
                Command::Challenge {
                    by: ben,
                    against: mia,
                    upheld: true,
                },
            ),
            ("shout Ben", Command::Shout { seat: ben }),
            ("silent Ben", Command::NoShout { seat: ben }),
            ("next game", Command::NextGame),
            (
                "end won by Mia because a test",
                Command::EndMatch {
                    result: MatchResult::Won(mia),
                    reason: reason(),
                },
            ),
        ] {
            assert_eq!(command(text), Ok(meant), "{text}");
        }
    }

    #[test]
    fn every_change_by_hand_has_words() {
        let (mia, heart) = (Seat(0), Icon(0));
        let set = SetId {
            owner: mia,
            icon: heart,
        };
        let moved = |from, to, cards| Adjustment::MoveCards { from, to, cards };
        for (text, change) in [
            (
                "move 1 from draw pile to set Mia Heart",
                moved(Place::DrawPile, Place::Set(set), 1),
            ),
            (
                "move 3 from discard pile to out",
                moved(Place::DiscardPile, Place::Out, 3),
            ),
            ("skip Mia", Adjustment::Skip(mia)),
            ("next Mia", Adjustment::NextTurn(mia)),
            ("win nobody", Adjustment::EndGame(SeatSet::default())),
            ("turn Mia", Adjustment::SetTurn(mia)),
            ("draw pile 30", Adjustment::SetDrawPile(Some(30))),
            ("draw pile unknown", Adjustment::SetDrawPile(None)),
            ("top Heart", Adjustment::SetTop(Card::Character(heart))),
            (
                "top event Party Time",
                Adjustment::SetTop(Card::Event(Some("Party Time".to_owned()))),
            ),
            (
                "winners 1 Mia",
                Adjustment::SetWinners {
                    game: 1,
                    winners: [mia].into_iter().collect(),
                },
            ),
            (
                "icon 7 Silver Shoe",
                Adjustment::NameIcon {
                    icon: Icon(6),
                    name: "Silver Shoe".to_owned(),
                },
            ),
            (
                "name Mia Mimi",
                Adjustment::Rename {
                    seat: mia,
                    name: "Mimi".to_owned(),
                },
            ),
            ("note", Adjustment::Note),
        ] {
            let meant = Command::Adjust {
                change,
                reason: "a test".to_owned(),
            };
            let text = format!("adjust {text} because a test");
            assert_eq!(command(&text), Ok(meant), "{text}");
        }
    }
}
