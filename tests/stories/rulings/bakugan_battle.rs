use rollcall::rules::bakugan::{
    AbilityCard, Adjustment, Answer, Attribute, Bakugan, BakuganId, BakuganPlace, Basis,
    BattleOutcome, Command, Effect, Event, Fact, Fighter, Gate, GateCard, HouseRule, Phase,
    Refusal, Setting, Setup, SetupForm, Zone,
};
use rollcall::rules::{Ledger, Rules as _, Seat, Source, Stamp};

/// All 24 gates of a printed series, each with its numbers and what it does.
mod gate_cards;
/// What is face down or unplayed stays secret; what a set-up may say of cards.
mod secret;
/// A battle step by step: powers, Attributes, the flip, abilities, numbers, the result.
mod steps;
/// The roll for a level battle.
mod tie;

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const LEA: Seat = Seat(2);
const G1: Gate = Gate(0);
const G2: Gate = Gate(1);
const G3: Gate = Gate(2);

fn toy(seat: Seat, number: u8) -> BakuganId {
    BakuganId { seat, number }
}

/// A table at which everything of the pieces is known, all by the referee.
struct Game(Ledger<Bakugan>);

impl Game {
    /// So many players; Mia's first is a Pyrus Dragonoid of 400 G, Ben's first an Aquos Mantris of 350 G.
    fn with(players: usize, change: impl FnOnce(&mut SetupForm)) -> Self {
        let names = &["Mia", "Ben", "Lea", "Tom"][..players];
        let mut form = SetupForm::from(Setup::quick_for(names));
        for (seat, kind, attribute, g_power) in [
            (0, "Dragonoid", Attribute::Pyrus, 400),
            (1, "Mantris", Attribute::Aquos, 350),
        ] {
            let first = &mut form.players[seat].bakugan[0];
            first.name = Some(kind.to_owned());
            first.attribute = Some(attribute);
            first.g_power = Some(g_power);
        }
        change(&mut form);
        let mut game = Self(Ledger::new(Setup::check(form).unwrap()));
        game.act(Command::SetGates);
        game
    }

    /// Two players; Mia laid one of these gates, and each has these abilities.
    fn of(gate: GateCard, mias: Vec<AbilityCard>, bens: Vec<AbilityCard>) -> Self {
        Self::with(2, |form| {
            form.players[0].gates = vec![gate];
            form.players[0].abilities = mias;
            form.players[1].abilities = bens;
        })
    }

    fn ruled(mut self, rule: HouseRule, answer: Answer) -> Self {
        self.act(Command::SetRule { rule, answer });
        self
    }

    /// Mia's Dragonoid stands on Gate 1 and Ben's Mantris comes: Ben's turn.
    fn fought(mut self) -> Self {
        self.roll(toy(MIA, 0), Fact::open_on(G1));
        self.roll(toy(BEN, 0), Fact::open_on(G1));
        self
    }

    /// The same, and the battle is level.
    fn tied() -> Self {
        let mut game = Self::with(2, |_| {}).fought();
        game.level();
        game
    }

    #[track_caller]
    fn level(&mut self) {
        self.act(Command::Flip { name: None });
        self.act(Command::Declare {
            outcome: BattleOutcome::Equal,
        });
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

    /// The refusal says all of these words.
    #[track_caller]
    fn refused_with(&mut self, command: Command, says: &[&str]) {
        let refusal = self.refused(command).to_string();
        for words in says {
            assert!(refusal.contains(words), "{words:?} is not in: {refusal}");
        }
    }

    #[track_caller]
    fn roll(&mut self, bakugan: BakuganId, fact: Fact) -> Vec<Event> {
        self.act(Command::Roll { bakugan });
        let roll = self.now().rolls();
        self.act(Command::Settle { roll, fact })
    }

    #[track_caller]
    fn put(&mut self, bakugan: BakuganId, to: BakuganPlace) {
        self.act(Command::Adjust {
            change: Adjustment::MoveBakugan { bakugan, to },
            reason: "a card says so".to_owned(),
        });
    }

    #[track_caller]
    fn flip(&mut self, name: &str) -> Vec<Event> {
        let name = Some(name.to_owned());
        self.act(Command::Flip { name })
    }

    #[track_caller]
    fn plays(&mut self, seat: Seat, name: &str) -> Vec<Event> {
        self.act(play(seat, name))
    }

    #[track_caller]
    fn done(&mut self, seat: Seat) -> Vec<Event> {
        self.act(Command::DoneAbilities { seat })
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

    #[track_caller]
    fn fighter(&self, seat: Seat) -> Fighter {
        let Phase::Battle(battle) = self.now().phase() else {
            panic!("no battle: {:?}", self.now().phase());
        };
        let mut fighters = battle.fighters.iter();
        let theirs = fighters.find(|fighter| fighter.bakugan.seat == seat);
        theirs.expect("the player fights").clone()
    }

    #[track_caller]
    fn total(&self, seat: Seat) -> i32 {
        let total = self.now().total(&self.fighter(seat));
        total.expect("the G-Power is known")
    }

    /// The fighter's sum as it reads: what, how much, and the total so far.
    #[track_caller]
    fn sum(&self, seat: Seat) -> Vec<(String, i32, i32)> {
        let lines = self.now().sum(&self.fighter(seat)).into_iter();
        lines
            .map(|line| (line.what, line.amount, line.total))
            .collect()
    }

    /// Everything that can be seen or heard of the state.
    fn shown(&self) -> String {
        let now = self.now();
        let mut all = now.describe();
        let prompt = now.prompt();
        all.extend([prompt.headline, prompt.detail]);
        all.extend(now.choices().into_iter().map(|choice| choice.label));
        let log = self.0.log().into_iter();
        all.extend(log.flat_map(|line| line.sentences));
        all.join("\n")
    }
}

fn play(seat: Seat, name: &str) -> Command {
    Command::PlayAbility {
        seat,
        name: name.to_owned(),
        effects: Vec::new(),
    }
}

/// A gate with these numbers, in the order of [`Attribute::SIX`].
fn gate(name: &str, numbers: [i32; 6], effects: Vec<Effect>) -> GateCard {
    GateCard {
        numbers: Attribute::SIX.into_iter().zip(numbers).collect(),
        effects,
        ..GateCard::named(name)
    }
}

fn ability(name: &str, effects: Vec<Effect>) -> AbilityCard {
    AbilityCard {
        effects,
        ..AbilityCard::named(name)
    }
}

/// What an event of this sort rests on.
#[track_caller]
fn basis_of(events: &[Event], is_meant: impl Fn(&Event) -> bool) -> Basis {
    let event = events.iter().find(|event| is_meant(event));
    let event = event.unwrap_or_else(|| panic!("no such event among {events:?}"));
    event.basis().expect("it is a ruling")
}

/// One house rule set to ask.
fn asking(rule: HouseRule) -> impl FnOnce(&mut SetupForm) {
    move |form| assert!(form.house.set(rule, Setting::Ask))
}
