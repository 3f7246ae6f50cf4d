use rollcall::rules::kaboodl::{
    Adjustment, Answer, CardId, Command, CommandCard, Deck, Event, Grid, HouseRule, Kaboodl,
    KaboodlCard, Phase, Place, Refusal, Sets, Setup, SetupForm, Sharing, sets,
};
use rollcall::rules::script::{Outcome, run};
use rollcall::rules::{
    Format, GroundKind, Ledger, MatchResult, Rules, Seat, Setting, Source, Stamp, ruling_needed,
};

/// What the table chooses.
mod house_rules;
/// How its silence is read.
mod inferred;
/// The kept script, corrections after the end, and what else a table meets.
mod more;
/// What the sheet decides.
mod sheet;

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const LEA: Seat = Seat(2);

/// The first Kaboodl cards of the usual grid: the three Beaks with 1, 2 and 3 dots, then the Gills.
const BEAK_1: CardId = CardId(0);
const BEAK_2: CardId = CardId(1);
const BEAK_3: CardId = CardId(2);
const GILL_1: CardId = CardId(3);
const SCALE_1: CardId = CardId(6);
const FANG_1: CardId = CardId(9);

/// A match at a table where the first named begins.
struct Table(Ledger<Kaboodl>);

impl Table {
    fn of(names: &[&str]) -> Self {
        Self::with(names, |_| {})
    }

    fn with(names: &[&str], change: impl FnOnce(&mut SetupForm)) -> Self {
        let mut form = SetupForm::from(Setup::quick(names));
        change(&mut form);
        Self(Ledger::new(Setup::check(form).unwrap()))
    }

    /// Mia and Ben, with one house rule.
    fn house(rule: HouseRule, setting: Setting<Answer>) -> Self {
        Self::with(&["Mia", "Ben"], |form| {
            form.house.set(rule, setting);
        })
    }

    fn now(&self) -> &Kaboodl {
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
        self.0
            .act(command, Source::Referee, Stamp::default())
            .expect_err("it was accepted")
    }

    #[track_caller]
    fn by_hand(&mut self, change: Adjustment) {
        let reason = "for the story".to_owned();
        self.act(Command::Adjust { change, reason });
    }

    #[track_caller]
    fn give(&mut self, card: CardId, seat: Seat) {
        let to = Place::With(seat);
        self.by_hand(Adjustment::MoveCard { card, to });
    }

    /// Leaves only these cards in the Kaboodl; the others are out of the game.
    #[track_caller]
    fn leave_only(&mut self, left: &[CardId]) {
        for card in (0..12).map(CardId) {
            if !left.contains(&card) && self.now().place(card) == Some(Place::Kaboodl) {
                let to = Place::Out;
                self.by_hand(Adjustment::MoveCard { card, to });
            }
        }
    }

    /// Draws and collects with as many Wild cards.
    #[track_caller]
    fn collect(&mut self, card: CardId) -> Vec<Event> {
        self.act(Command::Collect { card, wilds: 0 })
    }

    /// A whole turn without a play.
    #[track_caller]
    fn pass(&mut self) {
        self.act(Command::Draw);
        self.act(Command::Discard);
    }

    /// The round ends now, as it lies.
    #[track_caller]
    fn end_round(&mut self) -> Vec<Event> {
        let reason = "for the story".to_owned();
        self.act(Command::EndRound { reason })
    }

    fn hand(&self, seat: Seat) -> u16 {
        self.now().hand(seat).unwrap()
    }

    fn score(&self, seat: Seat) -> i32 {
        *self.now().standing().scores.get(seat).unwrap()
    }

    fn result(&self) -> Option<MatchResult> {
        self.now().standing().result
    }

    /// The house rule that this command asks about; the answer is given and remembered.
    #[track_caller]
    fn asks(&mut self, command: Command, rule: HouseRule, answer: Answer) {
        let refusal = self.refused(command);
        let asked = ruling_needed::<Kaboodl>(&refusal).expect("no question");
        assert_eq!(refusal, Refusal::NeedsRuling(rule));
        let set = Kaboodl::set_rule(rule, answer);
        assert!(asked.options.iter().any(|option| option.command == set));
        self.act(set);
        assert_eq!(self.now().house().setting(rule), Setting::Is(answer));
    }
}

fn is_by(events: &[Event], rule: HouseRule) -> bool {
    events.iter().any(|event| {
        Kaboodl::ground(event).is_some_and(|ground| {
            ground.kind == GroundKind::House
                && ground.words.contains(rollcall::rules::TableRule::id(rule))
        })
    })
}

fn grounds(events: &[Event], kind: GroundKind) -> bool {
    let mut all = events.iter().filter_map(Kaboodl::ground);
    all.any(|ground| ground.kind == kind)
}

fn shared(seats: &[Seat]) -> MatchResult {
    MatchResult::Shared(seats.iter().copied().collect())
}
