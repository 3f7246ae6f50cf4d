/// The referee's word, and matches of several games.
mod by_hand;
/// What a table chooses for itself, what it asks, and what it changes.
mod house_rules;
/// Votes, coins, and what is read where the sheet is silent.
mod odd;
/// Gates, seats and rolls.
mod rolls;
/// Nothing left to roll.
mod running_out;

use rollcall::rules::bakugan::{
    Adjustment, AfterKnock, AfterTooNear, Answer, Bakugan, BakuganId, BakuganPlace, Ballot, Basis,
    BattleOutcome, CoinSide, Command, Event, Face, Fact, Gate, GatePlace, GateSide, HouseRule,
    HouseRules, Lies, Motion, Outcome, Phase, Refusal, SeatOrder, Section, Setting, Setup,
    SetupForm, Taking, Zone,
};
use rollcall::rules::{
    Format, Ledger, MatchResult, Rules as _, Seat, Source, Stamp, TableRule as _, ruling_needed,
};

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const LEA: Seat = Seat(2);
const TOM: Seat = Seat(3);
const G1: Gate = Gate(0);
const G2: Gate = Gate(1);
const G3: Gate = Gate(2);
const G4: Gate = Gate(3);

fn toy(seat: Seat, number: u8) -> BakuganId {
    BakuganId { seat, number }
}

/// A match at a table, all by the referee.
struct Game(Ledger<Bakugan>);

impl Game {
    /// So many players, the gates are set, nothing asks.
    fn of(players: usize) -> Self {
        let mut game = Self::with(players, |_| {});
        game.act(Command::SetGates);
        game
    }

    /// The same with one house rule set.
    fn ruled(players: usize, rule: HouseRule, answer: Answer) -> Self {
        let mut game = Self::with(players, |form| {
            assert!(form.house.set(rule, Setting::Is(answer)));
        });
        game.act(Command::SetGates);
        game
    }

    /// Before the gates are set.
    fn with(players: usize, change: impl FnOnce(&mut SetupForm)) -> Self {
        let names = &["Mia", "Ben", "Lea", "Tom"][..players];
        let mut form = SetupForm::from(Setup::quick_for(names));
        change(&mut form);
        Self(Ledger::new(Setup::check(form).unwrap()))
    }

    fn now(&self) -> &Bakugan {
        self.0.now()
    }

    #[track_caller]
    fn act(&mut self, command: Command) -> Vec<Event> {
        match self
            .0
            .act(command.clone(), Source::Referee, Stamp::default())
        {
            Ok(entry) => entry.what.events().to_vec(),
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        }
    }

    #[track_caller]
    fn refused(&mut self, command: Command) -> Refusal {
        let before = self.now().clone();
        let refusal = self
            .0
            .act(command, Source::Referee, Stamp::default())
            .unwrap_err();
        assert_eq!(before, *self.now(), "a refusal changed something");
        refusal
    }

    /// Rolls a Bakugan and settles it.
    #[track_caller]
    fn roll(&mut self, bakugan: BakuganId, fact: Fact) -> Vec<Event> {
        self.act(Command::Roll { bakugan });
        let roll = self.now().rolls();
        self.act(Command::Settle { roll, fact })
    }

    /// What a fact means for an open roll, undecided.
    #[track_caller]
    fn asks(&mut self, bakugan: BakuganId, fact: Fact) -> HouseRule {
        self.act(Command::Roll { bakugan });
        let roll = self.now().rolls();
        match self.refused(Command::Settle { roll, fact }) {
            Refusal::NeedsRuling(rule) => rule,
            other => panic!("it does not ask: {other}"),
        }
    }

    #[track_caller]
    fn by_hand(&mut self, change: Adjustment) -> Vec<Event> {
        self.act(Command::Adjust {
            change,
            reason: "a card says so".to_owned(),
        })
    }

    #[track_caller]
    fn put(&mut self, bakugan: BakuganId, to: BakuganPlace) {
        self.by_hand(Adjustment::MoveBakugan { bakugan, to });
    }

    fn zone(&self, bakugan: BakuganId) -> Zone {
        self.now().toy(bakugan).unwrap().zone
    }

    fn stands(&self, bakugan: BakuganId, on: Gate) -> bool {
        matches!(self.zone(bakugan), Zone::Standing { gate, .. } if gate == on)
    }

    fn won(&self, seat: Seat) -> usize {
        self.now().players().get(seat).unwrap().gates_won.len()
    }

    fn said(&self, event: &Event) -> String {
        self.now().say(event)
    }

    /// A battle is fought, and this one wins.
    #[track_caller]
    fn wins(&mut self, bakugan: BakuganId) -> Vec<Event> {
        if matches!(self.now().phase(), Phase::Battle(battle)
            if self.now().gate(battle.gate).is_some_and(|card| card.face == Face::Down))
        {
            self.act(Command::Flip { name: None });
        }
        self.act(Command::Declare {
            outcome: BattleOutcome::Wins(bakugan),
        })
    }

    /// Mia has nothing unused and nothing used, one of hers stands; it is her turn, four play.
    fn mia_runs_out(game: Self, stands_on: Gate) -> Self {
        let mut game = game;
        game.put(toy(MIA, 1), BakuganPlace::Out);
        game.put(toy(MIA, 2), BakuganPlace::Out);
        game.put(toy(MIA, 0), BakuganPlace::Standing(stands_on));
        game
    }
}

fn basis_of(events: &[Event]) -> Vec<Basis> {
    events.iter().filter_map(Event::basis).collect()
}

fn ballot(words: &str, outcome: Outcome, votes: u8) -> Ballot {
    Ballot {
        motion: Motion {
            words: words.to_owned(),
            outcome,
        },
        votes,
    }
}

fn vote(ballots: Vec<Ballot>) -> Command {
    Command::Vote {
        question: "Was that a roll?".to_owned(),
        ballots,
    }
}

fn coin(heads: Outcome, fell: CoinSide) -> Command {
    let motion = |words: &str, outcome| Motion {
        words: words.to_owned(),
        outcome,
    };
    Command::Coin {
        question: "Who wins?".to_owned(),
        heads: motion("the one", heads),
        tails: motion("the other", Outcome::Noted),
        fell,
    }
}
