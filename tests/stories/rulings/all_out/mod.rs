use rollcall::rules::all_out::{
    Adjustment, AllOut, Answer, Basis, Card, CardSource, Command, Event, HouseRule, HouseRules,
    Icon, Phase, Place, Refusal, Section, SetId, Setting, Setup, SetupForm, TopUse, Win, WinWay,
};
use rollcall::rules::script::{Outcome, run};
use rollcall::rules::{
    Board as _, Format, Ledger, MatchResult, Rules as _, Seat, SeatSet, Source, Stamp, Table,
    TableRule as _, ruling_needed,
};

/// What the table chooses.
mod house_rules;
/// How its silence is read.
mod inferred;
/// A match, and what is set by hand.
mod more;
/// What the sheet decides.
mod sheet;

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const LEA: Seat = Seat(2);
const HEART: Icon = Icon(0);
const STAR: Icon = Icon(1);
const MOON: Icon = Icon(2);

fn set(owner: Seat, icon: Icon) -> SetId {
    SetId { owner, icon }
}

fn lay(icon: Icon, cards: u8) -> Command {
    Command::LaySet { icon, cards }
}

fn add(owner: Seat, icon: Icon) -> Command {
    Command::AddToSet {
        set: set(owner, icon),
    }
}

fn event() -> Command {
    Command::PlayEvent { name: None }
}

fn turn_up(used: TopUse) -> Command {
    Command::TurnTop { used }
}

fn discarded(icon: Icon) -> Command {
    turn_up(TopUse::Discard { icon })
}

fn moved(from: Place, to: Place, cards: u32) -> Adjustment {
    Adjustment::MoveCards { from, to, cards }
}

fn effect(change: Adjustment) -> Command {
    Command::Effect { change }
}

fn by_hand(change: Adjustment) -> Command {
    Command::Adjust {
        change,
        reason: "so it lies".to_owned(),
    }
}

fn challenge(by: Seat, against: Seat, upheld: bool) -> Command {
    Command::Challenge {
        by,
        against,
        upheld,
    }
}

/// Mia, Ben and Lea at a table with a referee.
struct Game(Ledger<AllOut>);

impl Game {
    fn new() -> Self {
        Self::with(|_| {})
    }

    fn with(change: impl FnOnce(&mut SetupForm)) -> Self {
        let mut form = SetupForm::from(Setup::quick(&["Mia", "Ben", "Lea"]));
        change(&mut form);
        Self(Ledger::new(Setup::check(form).unwrap()))
    }

    /// One house rule has this value.
    fn ruled(rule: HouseRule, answer: Answer) -> Self {
        Self::with(|form| assert!(form.house.set(rule, Setting::Is(answer))))
    }

    /// One house rule is asked at its first case.
    fn asking(rule: HouseRule) -> Self {
        Self::with(|form| assert!(form.house.set(rule, Setting::Ask)))
    }

    /// So many cards are counted.
    fn counted(cards: u32) -> Self {
        Self::with(|form| form.deck_size = Some(cards))
    }

    fn now(&self) -> &AllOut {
        self.0.now()
    }

    #[track_caller]
    fn act(&mut self, command: Command) -> Vec<Event> {
        let at = Stamp::default();
        match self.0.act(command.clone(), Source::Referee, at) {
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
            .map(drop)
            .unwrap_err();
        assert_eq!(self.now(), &before, "a refusal changed something");
        refusal
    }

    /// The command meets a house rule that asks; the answer lets it through and is remembered.
    #[track_caller]
    fn asks_then(&mut self, command: Command, rule: HouseRule, answer: Answer) -> Vec<Event> {
        let refusal = self.refused(command.clone());
        assert_eq!(refusal, Refusal::NeedsRuling(rule));
        let question = ruling_needed::<AllOut>(&refusal).unwrap();
        assert_eq!(question.id, rule.id());
        assert_eq!(question.options.len(), rule.options().len());
        self.act(Command::SetRule { rule, answer });
        assert_eq!(self.now().house().answer(rule), Ok(answer));
        self.act(command)
    }

    /// A player has so many cards in the hand; the others leave the game.
    #[track_caller]
    fn hand(&mut self, seat: Seat, cards: u32) {
        let held = self.held(seat);
        if held > cards {
            self.act(by_hand(moved(Place::Hand(seat), Place::Out, held - cards)));
        } else if held < cards {
            self.act(by_hand(moved(
                Place::DrawPile,
                Place::Hand(seat),
                cards - held,
            )));
        }
    }

    /// A set lies on the table.
    #[track_caller]
    fn lies(&mut self, owner: Seat, icon: Icon, cards: u32) {
        self.act(by_hand(moved(
            Place::DrawPile,
            Place::Set(set(owner, icon)),
            cards,
        )));
    }

    fn held(&self, seat: Seat) -> u32 {
        self.now().players().get(seat).unwrap().hand
    }

    fn in_set(&self, owner: Seat, icon: Icon) -> u8 {
        self.now().set(set(owner, icon)).map_or(0, |set| set.cards)
    }

    fn result(&self) -> Option<MatchResult> {
        self.now().standing().result
    }

    fn last(&self) -> String {
        let lines = self.0.last_lines(1);
        lines[0].sentences.join(" ")
    }

    /// Mia's last card becomes Ben's tenth: both could win.
    fn both_could_win(&mut self) -> Command {
        self.hand(MIA, 1);
        self.lies(BEN, HEART, 9);
        add(BEN, HEART)
    }
}

fn ended(events: &[Event]) -> Vec<Win> {
    events
        .iter()
        .find_map(|event| match event {
            Event::GameEnded { wins, .. } => Some(wins.clone()),
            _ => None,
        })
        .expect("the game has ended")
}

fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}
