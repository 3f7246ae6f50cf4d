//! A table with a referee and, if one wishes, a camera.

use rollcall::rules::bakugan::{
    Bakugan, BakuganId, BattleOutcome, Command, Event, Fact, Gate, Phase, Refusal, Setup, Zone,
};
use rollcall::rules::{Board as _, Ledger, Seat, Source, Stamp};

pub const MIA: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const GATE_1: Gate = Gate(0);
pub const GATE_2: Gate = Gate(1);

/// One of a player's Bakugan, counted from 0.
pub fn bakugan(seat: Seat, number: u8) -> BakuganId {
    BakuganId { seat, number }
}

/// The camera, sure of what it saw.
pub fn camera() -> Source {
    Source::Camera {
        frame: 61,
        certainty_percent: 97,
    }
}

pub struct TableTop {
    pub game: Ledger<Bakugan>,
    clock_millis: u64,
}

impl TableTop {
    pub fn new() -> Self {
        Self::around(Ledger::new(Setup::quick("Mia", "Ben")))
    }

    pub fn around(game: Ledger<Bakugan>) -> Self {
        Self {
            game,
            clock_millis: 1_790_000_000_000,
        }
    }

    pub fn stamp(&mut self) -> Stamp {
        self.clock_millis += 1_000;
        Stamp::from_millis(self.clock_millis)
    }

    #[track_caller]
    pub fn act_by(&mut self, command: Command, source: Source) -> Vec<Event> {
        let at = self.stamp();
        match self.game.act(command.clone(), source, at) {
            Ok(entry) => entry.what.events().to_vec(),
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        }
    }

    #[track_caller]
    pub fn act(&mut self, command: Command) -> Vec<Event> {
        self.act_by(command, Source::Referee)
    }

    #[track_caller]
    pub fn refused_by(&mut self, command: Command, source: Source) -> Refusal {
        let at = self.stamp();
        self.game.act(command, source, at).unwrap_err()
    }

    /// The player whose turn it is rolls an unused Bakugan and it comes to rest like this.
    #[track_caller]
    pub fn rolls(&mut self, fact: Fact, source: Source) {
        self.names_one();
        self.settles(fact, source);
    }

    #[track_caller]
    pub fn names_one(&mut self) {
        let now = self.game.now();
        let bakugan = now
            .in_zone(now.turn(), Zone::Unused)
            .next()
            .expect("something unused");
        self.act(Command::Roll { bakugan });
    }

    #[track_caller]
    pub fn settles(&mut self, fact: Fact, source: Source) {
        let roll = self.game.now().rolls();
        self.act_by(Command::Settle { roll, fact }, source);
    }

    /// The battle is won by this player, in the referee's word.
    #[track_caller]
    pub fn battle_goes_to(&mut self, seat: Seat) {
        let Phase::Battle(battle) = self.game.now().phase().clone() else {
            panic!("no battle: {:?}", self.game.now().phase());
        };
        let winner = battle
            .fighters
            .iter()
            .map(|fighter| fighter.bakugan)
            .find(|fighter| fighter.seat == seat)
            .expect("the player fights");
        self.act(Command::Flip { name: None });
        self.act(Command::Declare {
            outcome: BattleOutcome::Wins(winner),
        });
    }

    pub fn score(&self) -> [i32; 2] {
        let scores = self.game.standing().scores;
        [*scores.get(MIA).unwrap(), *scores.get(BEN).unwrap()]
    }

    /// Every sentence of the log, oldest first.
    pub fn sentences(&self) -> Vec<String> {
        self.game
            .log()
            .into_iter()
            .flat_map(|line| line.sentences)
            .collect()
    }
}
