//! Kaboodl in plain words: the set-up and the commands of a script.

use super::event::{CommandCard, Place};
use super::setup::{
    Deck, Grid, KaboodlCard, MOST_CARDS, MOST_POINTS, PlayerSetup, Setup, SetupForm,
};
use super::{Adjustment, CardId, Command, HouseRule, Kaboodl};
use crate::rules::script::{Head, Problem, Scripted, Usage, Words};
use crate::rules::{Ledger, Remark, Rules as _, Seat, Table};

#[derive(Debug, Clone, Copy)]
enum Verb {
    TossOut,
    Draw,
    Collect,
    Steal,
    Block,
    Discard,
    CountUp,
    NextRound,
    EndRound,
    Adjust,
    End,
}

const VERBS: &[(&str, Verb)] = &[
    ("toss out", Verb::TossOut),
    ("draw", Verb::Draw),
    ("collect", Verb::Collect),
    ("kbaam", Verb::Steal),
    ("k'baam", Verb::Steal),
    ("kbosh", Verb::Block),
    ("k'bosh", Verb::Block),
    ("discard", Verb::Discard),
    ("count", Verb::CountUp),
    ("next round", Verb::NextRound),
    ("end round", Verb::EndRound),
    ("adjust", Verb::Adjust),
    ("end", Verb::End),
];

impl Scripted for Kaboodl {
    const HEAD: &'static [Usage] = &[
        Usage::new(
            "dealer NAME",
            "who deals the first round; else the player before the one who goes first",
        ),
        Usage::new(
            "creatures NAME, NAME",
            "what the creatures are called, in the order of the cards",
        ),
        Usage::new("colours NAME, NAME", "what the colours are called"),
        Usage::new(
            "kaboodl COLOUR CREATURE DOTS, ...",
            "the Kaboodl cards in the box: kaboodl red Beak 1, blue Beak 2",
        ),
        Usage::new(
            "deck SORT NUMBER, ...",
            "how many of creature, colour, dots, wild, kbaam and kbosh the deck has",
        ),
    ];

    const COMMANDS: &'static [Usage] = &[
        Usage::new(
            "toss out NUMBER",
            "so many cards of the hand, instead of a turn",
        ),
        Usage::new("draw", "the hand is filled up to eight"),
        Usage::new(
            "collect CARD with NUMBER wild",
            "a Kaboodl card: collect red Beak 1, collect card 5 with 2 wild",
        ),
        Usage::new("kbaam CARD", "takes it from the player who has it"),
        Usage::new("kbosh CARD", "the robbed player keeps it"),
        Usage::new("discard", "the card that ends the turn"),
        Usage::new(
            "count",
            "the Kaboodl is empty, and nobody answers an open K'baam",
        ),
        Usage::new("next round", "the next round is dealt"),
        Usage::new("end round because REASON", "it is counted as it lies"),
        Usage::new(
            "adjust CHANGE because REASON",
            "by hand: card CARD to kaboodl / PLAYER / out; hand PLAYER NUMBER; draw pile NUMBER; discard pile NUMBER; \
             seen wild / kbaam / kbosh NUMBER; turn PLAYER; dealer PLAYER; points PLAYER NUMBER round NUMBER; \
             extra PLAYER NUMBER; kbaam CARD; no kbaam CARD; kbosh allowed PLAYER; name PLAYER NEW; result RESULT; note",
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
        let mut grid = Grid::default();
        for mut words in head.own("creatures") {
            grid.creatures = names(&mut words)?;
        }
        for mut words in head.own("colours") {
            grid.colours = names(&mut words)?;
        }
        for mut words in head.own("kaboodl") {
            grid.cards = words.list(|words| kaboodl_card(&grid, words))?;
            words.end()?;
        }
        let mut deck = Deck::default();
        for mut words in head.own("deck") {
            words.list(|words| sort_of_deck(&mut deck, words))?;
            words.end()?;
        }
        Setup::check(SetupForm {
            dealer: dealer(head)?,
            players: head
                .players
                .iter()
                .map(|name| PlayerSetup { name: name.clone() })
                .collect(),
            format: head.format(),
            grid,
            deck,
            house: head.house.clone(),
        })
        .map_err(|why| head.problem(format!("the set-up cannot be: {why}")))
    }

    fn command(&self, words: &mut Words) -> Result<Command, Problem> {
        let verbs = VERBS.iter().map(|(phrase, verb)| (*phrase, *verb));
        Ok(match words.pick("a command", verbs)? {
            Verb::TossOut => Command::TossOut {
                cards: cards(words)?,
            },
            Verb::Draw => Command::Draw,
            Verb::Collect => Command::Collect {
                card: card(self, words)?,
                wilds: wilds(words)?,
            },
            Verb::Steal => Command::Steal {
                card: card(self, words)?,
            },
            Verb::Block => Command::Block {
                card: card(self, words)?,
            },
            Verb::Discard => Command::Discard,
            Verb::CountUp => Command::CountUp,
            Verb::NextRound => Command::NextRound,
            Verb::EndRound => Command::EndRound {
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
        Table::Kaboodl(ledger)
    }
}

fn names(words: &mut Words) -> Result<Vec<String>, Problem> {
    let names = words.list(|words| words.text_until("a name", &[",", "and"]))?;
    words.end()?;
    Ok(names)
}

/// Who deals: as said, else whoever sits before the one who goes first.
fn dealer(head: &Head<HouseRule>) -> Result<Seat, Problem> {
    let count = head.players.len();
    let before = Seat::all(count).find(|seat| seat.next(count) == head.first());
    let mut dealer = before.unwrap_or(Seat::FIRST);
    for mut words in head.own("dealer") {
        let place = words.problem("");
        dealer = head.seat(&mut words)?;
        words.end()?;
        if head.first.is_some() && dealer.next(count) != head.first() {
            return Err(Problem {
                why: "the player to the left of the dealer goes first: leave out one of the two lines"
                    .to_owned(),
                ..place
            });
        }
    }
    Ok(dealer)
}

/// `red Beak 1`.
fn kaboodl_card(grid: &Grid, words: &mut Words) -> Result<KaboodlCard, Problem> {
    let colours = (0..=u8::MAX).zip(&grid.colours);
    let colour = words.pick("a colour", colours.map(|(at, name)| (name, at)))?;
    let creatures = (0..=u8::MAX).zip(&grid.creatures);
    let creature = words.pick("a creature", creatures.map(|(at, name)| (name, at)))?;
    Ok(KaboodlCard {
        creature,
        colour,
        dots: words.number("a number of dots", 1..=9)?,
    })
}

/// `wild 9`.
fn sort_of_deck(deck: &mut Deck, words: &mut Words) -> Result<(), Problem> {
    let sorts = [
        ("creature", &mut deck.creature),
        ("colour", &mut deck.colour),
        ("dots", &mut deck.dots),
        ("wild", &mut deck.wild),
        ("kbaam", &mut deck.kbaam),
        ("kbosh", &mut deck.kbosh),
    ];
    let sort = words.pick("a sort of card", sorts)?;
    *sort = cards(words)?;
    Ok(())
}

fn cards(words: &mut Words) -> Result<u16, Problem> {
    words.number("a number of cards", 0..=i64::from(MOST_CARDS))
}

fn points(words: &mut Words) -> Result<i32, Problem> {
    let most = i64::from(MOST_POINTS);
    words.number("a number of points", -most..=most)
}

fn player(state: &Kaboodl, words: &mut Words) -> Result<Seat, Problem> {
    words.player(&state.standing().names)
}

/// `red Beak 1`, or `card 1` by its number in the grid.
fn card(state: &Kaboodl, words: &mut Words) -> Result<CardId, Problem> {
    let by_name = state.cards().filter_map(|(id, ..)| {
        let name = state.contents.grid.written_name(id)?;
        Some((name, id))
    });
    let by_number = state
        .cards()
        .map(|(id, ..)| (format!("card {}", u32::from(id.0) + 1), id));
    words.pick("a Kaboodl card", by_name.chain(by_number))
}

/// `with 2 wild`; none when it is left out.
fn wilds(words: &mut Words) -> Result<u8, Problem> {
    if !words.take("with") {
        return Ok(0);
    }
    let wilds = words.number("a number of Wild cards", 0..=3)?;
    words.expect("wild")?;
    Ok(wilds)
}

#[derive(Debug, Clone, Copy)]
enum Change {
    Card,
    Hand,
    DrawPile,
    DiscardPile,
    Seen,
    Turn,
    Dealer,
    Points,
    Extra,
    OpenSteal,
    DropSteal,
    LiftTossOut,
    Name,
    Result,
    Note,
}

const CHANGES: &[(&str, Change)] = &[
    ("card", Change::Card),
    ("hand", Change::Hand),
    ("draw pile", Change::DrawPile),
    ("discard pile", Change::DiscardPile),
    ("seen", Change::Seen),
    ("turn", Change::Turn),
    ("dealer", Change::Dealer),
    ("points", Change::Points),
    ("extra", Change::Extra),
    ("kbaam", Change::OpenSteal),
    ("no kbaam", Change::DropSteal),
    ("kbosh allowed", Change::LiftTossOut),
    ("name", Change::Name),
    ("result", Change::Result),
    ("note", Change::Note),
];

fn change(state: &Kaboodl, words: &mut Words) -> Result<Adjustment, Problem> {
    if let Some(remark) = Remark::read(&state.standing().names, words)? {
        return Ok(Adjustment::Remark(remark));
    }
    let changes = CHANGES.iter().map(|(phrase, change)| (*phrase, *change));
    Ok(match words.pick("a change", changes)? {
        Change::Card => {
            let by_number = words.is_number_next();
            let id = if by_number {
                let number: u8 = words.number("a Kaboodl card", 1..=255)?;
                CardId(number.saturating_sub(1))
            } else {
                card(state, words)?
            };
            words.expect("to")?;
            Adjustment::MoveCard {
                card: id,
                to: place(state, words)?,
            }
        }
        Change::Hand => Adjustment::SetHand {
            seat: player(state, words)?,
            cards: cards(words)?,
        },
        Change::DrawPile => Adjustment::SetDrawPile(cards(words)?),
        Change::DiscardPile => Adjustment::SetDiscardPile(cards(words)?),
        Change::Seen => Adjustment::SetSeen {
            card: words.pick(
                "a command card",
                [
                    ("wild", CommandCard::Wild),
                    ("kbaam", CommandCard::Kbaam),
                    ("kbosh", CommandCard::Kbosh),
                ],
            )?,
            cards: cards(words)?,
        },
        Change::Turn => Adjustment::SetTurn(player(state, words)?),
        Change::Dealer => Adjustment::SetDealer(player(state, words)?),
        Change::Points => {
            let seat = player(state, words)?;
            let points = points(words)?;
            words.expect("round")?;
            Adjustment::SetPoints {
                round: words.number("a round", 1..=i64::from(u16::MAX))?,
                seat,
                points,
            }
        }
        Change::Extra => Adjustment::Extra {
            seat: player(state, words)?,
            points: points(words)?,
        },
        Change::OpenSteal => Adjustment::OpenSteal(card(state, words)?),
        Change::DropSteal => Adjustment::DropSteal(card(state, words)?),
        Change::LiftTossOut => Adjustment::LiftTossOut(player(state, words)?),
        Change::Name => Adjustment::Rename {
            seat: player(state, words)?,
            name: words.text_until("the new name", &["because"])?,
        },
        Change::Result => Adjustment::SetResult(words.result(&state.standing().names)?),
        Change::Note => Adjustment::Note,
    })
}

fn place(state: &Kaboodl, words: &mut Words) -> Result<Place, Problem> {
    let names = state.standing().names;
    let fixed = [
        ("kaboodl".to_owned(), Place::Kaboodl),
        ("out".to_owned(), Place::Out),
    ];
    let players = names
        .iter()
        .map(|(seat, name)| (name.clone(), Place::With(seat)));
    words.pick("a place", fixed.into_iter().chain(players))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MatchResult;
    use crate::rules::kaboodl::{Phase, Setup};
    use crate::rules::script::{Outcome, run};

    fn command(text: &str) -> Result<Command, Problem> {
        let state = Kaboodl::start(&Setup::quick(&["Mia", "Ben"]));
        let mut words = Words::of(1, text)?;
        let command = state.command(&mut words)?;
        words.end()?;
        Ok(command)
    }

    #[test]
    fn every_command_has_words() {
        let reason = || "a test".to_owned();
        let adjust = |change| Command::Adjust {
            change,
            reason: reason(),
        };
        let card = CardId(1);
        let (mia, ben) = (Seat(0), Seat(1));
        for (text, meant) in [
            ("toss out 3", Command::TossOut { cards: 3 }),
            ("draw", Command::Draw),
            ("collect blue Beak 2", Command::Collect { card, wilds: 0 }),
            (
                "collect card 2 with 3 wild",
                Command::Collect { card, wilds: 3 },
            ),
            ("K'baam blue beak 2", Command::Steal { card }),
            ("kbosh card 2", Command::Block { card }),
            ("discard", Command::Discard),
            ("count", Command::CountUp),
            ("next round", Command::NextRound),
            (
                "end round because a test",
                Command::EndRound { reason: reason() },
            ),
            (
                "end shared by Mia, Ben because a test",
                Command::EndMatch {
                    result: MatchResult::Shared([mia, ben].into_iter().collect()),
                    reason: reason(),
                },
            ),
            (
                "adjust card 2 to Ben because a test",
                adjust(Adjustment::MoveCard {
                    card,
                    to: Place::With(ben),
                }),
            ),
            (
                "adjust card blue Beak 2 to out because a test",
                adjust(Adjustment::MoveCard {
                    card,
                    to: Place::Out,
                }),
            ),
            (
                "adjust hand Ben 4 because a test",
                adjust(Adjustment::SetHand {
                    seat: ben,
                    cards: 4,
                }),
            ),
            (
                "adjust draw pile 4 because a test",
                adjust(Adjustment::SetDrawPile(4)),
            ),
            (
                "adjust discard pile 4 because a test",
                adjust(Adjustment::SetDiscardPile(4)),
            ),
            (
                "adjust seen kbosh 2 because a test",
                adjust(Adjustment::SetSeen {
                    card: CommandCard::Kbosh,
                    cards: 2,
                }),
            ),
            (
                "adjust turn Ben because a test",
                adjust(Adjustment::SetTurn(ben)),
            ),
            (
                "adjust dealer Ben because a test",
                adjust(Adjustment::SetDealer(ben)),
            ),
            (
                "adjust points Mia -3 round 2 because a test",
                adjust(Adjustment::SetPoints {
                    round: 2,
                    seat: mia,
                    points: -3,
                }),
            ),
            (
                "adjust extra Mia +5 because a test",
                adjust(Adjustment::Extra {
                    seat: mia,
                    points: 5,
                }),
            ),
            (
                "adjust kbaam card 2 because a test",
                adjust(Adjustment::OpenSteal(card)),
            ),
            (
                "adjust no kbaam card 2 because a test",
                adjust(Adjustment::DropSteal(card)),
            ),
            (
                "adjust kbosh allowed Mia because a test",
                adjust(Adjustment::LiftTossOut(mia)),
            ),
            (
                "adjust name Mia Mia Lou because a test",
                adjust(Adjustment::Rename {
                    seat: mia,
                    name: "Mia Lou".to_owned(),
                }),
            ),
            (
                "adjust result draw because a test",
                adjust(Adjustment::SetResult(MatchResult::Draw)),
            ),
            ("adjust note because a test", adjust(Adjustment::Note)),
        ] {
            assert_eq!(command(text), Ok(meant), "{text}");
        }
        assert!(command("collect red Gill 1").is_err(), "no such card");
        assert!(command("collect blue Beak 2 with 4 wild").is_err());
    }

    #[test]
    fn a_head_can_describe_another_box() {
        let ran = run(
            "game kaboodl\n\
             players Mia, Ben\n\
             dealer Mia\n\
             creatures Owl, Frog\n\
             colours pink, grey\n\
             kaboodl pink Owl 1, grey Frog 4\n\
             deck wild 9, kbosh 4\n\
             begin\n\
             draw\n\
             collect grey Frog 4\n",
            &[],
        )
        .expect("it can be read");
        let Table::Kaboodl(game) = &ran.table else {
            panic!("it is another game");
        };
        assert_eq!((game.now().dealer(), game.now().turn()), (Seat(0), Seat(1)));
        assert_eq!(game.now().phase(), Phase::InTurn);
        assert_eq!(game.now().deck().total(), 89);
        assert!(matches!(ran.lines[1].results[0], Outcome::Entered { .. }));
        let wrong = run(
            "game kaboodl\nplayers Mia, Ben\nfirst Mia\ndealer Mia\nbegin\n",
            &[],
        );
        assert_eq!(wrong.expect_err("both cannot be")[0].line, 4);
    }
}
