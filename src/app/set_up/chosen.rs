//! What has been chosen for the match that begins.

use rand::seq::SliceRandom as _;

use crate::rules::bakugan::Attribute;
use crate::rules::bakugan::setup::{ABILITIES_EACH, BAKUGAN_EACH, GATES_EACH};
use crate::rules::cards::Kind;
use crate::rules::script::GAMES;
use crate::rules::{Format, GameKind};
use crate::store::Starts;

use super::rules::OfferedRules;

/// One player as the form holds them. Texts stand in the fields that bear this number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Player {
    pub(super) number: u32,
    pub(super) attributes: [Option<Attribute>; BAKUGAN_EACH],
}

impl Player {
    pub(super) fn new(number: u32) -> Self {
        Self {
            number,
            attributes: [None; BAKUGAN_EACH],
        }
    }

    pub(super) fn name_field(&self) -> String {
        format!("player {} name", self.number)
    }

    pub(super) fn toy_field(&self, toy: usize) -> String {
        format!("player {} toy {toy}", self.number)
    }

    pub(super) fn power_field(&self, toy: usize) -> String {
        format!("player {} power {toy}", self.number)
    }

    pub(super) fn gate_field(&self, card: usize) -> String {
        format!("player {} gate {card}", self.number)
    }

    /// The fields of this player's secret cards of one kind.
    pub(super) fn card_fields(&self, kind: Kind) -> Vec<String> {
        match kind {
            Kind::Gate => (0..usize::from(GATES_EACH))
                .map(|card| self.gate_field(card))
                .collect(),
            Kind::Ability => (0..usize::from(ABILITIES_EACH))
                .map(|card| self.ability_field(card))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// What kind of secret card is typed into a field; none when it is no field of this player's secret cards.
    pub(super) fn kind_of_field(&self, field: &str) -> Option<Kind> {
        let mut kinds = [Kind::Gate, Kind::Ability].into_iter();
        kinds.find(|kind| self.card_fields(*kind).iter().any(|one| one == field))
    }

    pub(super) fn ability_field(&self, card: usize) -> String {
        format!("player {} ability {card}", self.number)
    }
}

/// Which page of the preparation is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Everything but the toys.
    Main,
    /// The toys of this seat.
    Toys(usize),
    /// Covered: only this seat may look next.
    Covered(usize),
    /// What only this seat may see.
    Secret(usize),
}

/// What has been chosen for the match that begins.
#[derive(Debug, Clone, PartialEq)]
pub struct SetUp {
    pub(super) kind: GameKind,
    /// In seat order.
    pub(super) players: Vec<Player>,
    pub(super) next_number: u32,
    /// Who begins, if somebody chose other than the sheet.
    pub(super) starts: Option<Starts>,
    /// The player who begins or deals when drawn or picked, by number.
    pub(super) picked: u32,
    /// The youngest, by number.
    pub(super) youngest: u32,
    /// How often it was drawn who begins; 0 while that is open.
    pub(super) draws: u32,
    pub(super) offered: Vec<OfferedRules>,
    /// Which of the rule sets.
    pub(super) rules: usize,
    pub(super) format: Format,
    pub(super) has_toys: bool,
    pub(super) step: Step,
    /// The field of a secret card that had the keyboard last, and the names that were offered for what was typed there.
    pub(super) card_field: Option<String>,
    pub(super) card_names: Vec<String>,
    /// The toy whose name had the keyboard last.
    pub(super) toy: Option<usize>,
}

impl Default for SetUp {
    fn default() -> Self {
        Self {
            kind: GameKind::Bakugan,
            players: vec![Player::new(1), Player::new(2)],
            next_number: 3,
            starts: None,
            picked: 1,
            youngest: 1,
            draws: 0,
            offered: Vec::new(),
            rules: 0,
            format: Format::Single,
            has_toys: false,
            step: Step::Main,
            card_field: None,
            card_names: Vec::new(),
            toy: None,
        }
    }
}

/// How many can play a game, at most.
pub(super) fn most_players(kind: GameKind) -> usize {
    match kind {
        GameKind::Bakugan | GameKind::GotFive => 4,
        GameKind::Kaboodl | GameKind::AllOut => 6,
    }
}

/// The fewest that can play any game.
pub(super) const FEWEST_PLAYERS: usize = 2;

/// The word by which files name a game.
pub(super) fn word_of(kind: GameKind) -> &'static str {
    let game = GAMES.iter().find(|game| game.kind == kind);
    game.map_or("", |game| game.word)
}

impl SetUp {
    /// Who begins by the sheet: of two the youngest, of more whoever is drawn; in the Bratz games always the youngest.
    /// Kaboodl has a dealer and does not say who that is.
    pub(super) fn usual_starts(&self) -> Starts {
        match self.kind {
            GameKind::Bakugan if self.players.len() == 2 => Starts::Youngest,
            GameKind::Bakugan | GameKind::Kaboodl => Starts::Random,
            GameKind::AllOut | GameKind::GotFive => Starts::Youngest,
        }
    }

    pub(super) fn starts(&self) -> Starts {
        self.starts.unwrap_or_else(|| self.usual_starts())
    }

    /// True when players sit down in the order that was drawn.
    pub(super) fn is_order_drawn(&self) -> bool {
        self.kind == GameKind::Bakugan && self.players.len() > 2 && self.starts() == Starts::Random
    }

    /// True while it must be drawn who begins.
    pub(super) fn waits_for_draw(&self) -> bool {
        self.starts() == Starts::Random && self.draws == 0
    }

    pub(super) fn seat_of(&self, number: u32) -> usize {
        let at = self.players.iter().position(|one| one.number == number);
        at.unwrap_or(0)
    }

    /// The seat that begins, or deals.
    pub(super) fn starter(&self) -> usize {
        match self.starts() {
            Starts::Youngest => self.seat_of(self.youngest),
            Starts::Random | Starts::Picked => self.seat_of(self.picked),
        }
    }

    /// How many play.
    pub fn count(&self) -> usize {
        self.players.len()
    }

    pub(super) fn number_at(&self, seat: usize) -> u32 {
        self.players.get(seat).map_or(0, |player| player.number)
    }

    pub(super) fn after(&self, number: u32) -> u32 {
        self.number_at((self.seat_of(number) + 1) % self.players.len().max(1))
    }

    pub(super) fn draw(&mut self) {
        let mut random = rand::rng();
        let mut order = self.players.clone();
        order.shuffle(&mut random);
        if self.is_order_drawn() {
            self.players = order;
            self.picked = self.number_at(0);
        } else {
            self.picked = order.first().map_or(0, |player| player.number);
        }
        self.draws += 1;
    }

    pub(super) fn begin_with(&mut self, starts: Starts) {
        if starts == Starts::Random {
            self.starts = Some(starts);
            self.draw();
            return;
        }
        let holds = self.starts() == starts;
        if !holds {
            if starts == Starts::Picked {
                self.picked = self.number_at(self.starter());
            }
            self.starts = Some(starts);
        } else if starts == Starts::Youngest {
            self.youngest = self.after(self.youngest);
        } else {
            self.picked = self.after(self.picked);
        }
        self.draws = 0;
    }

    pub(super) fn add(&mut self) -> Option<&Player> {
        if self.players.len() >= most_players(self.kind) {
            return None;
        }
        self.players.push(Player::new(self.next_number));
        self.next_number += 1;
        self.draws = 0;
        self.players.last()
    }

    pub(super) fn take_away(&mut self, seat: usize) {
        if self.players.len() <= FEWEST_PLAYERS || seat >= self.players.len() {
            return;
        }
        let gone = self.players.remove(seat).number;
        for mark in [&mut self.picked, &mut self.youngest] {
            if *mark == gone {
                *mark = self.players.first().map_or(0, |player| player.number);
            }
        }
        self.draws = 0;
    }

    pub(super) fn move_seat(&mut self, from: usize, to: usize) {
        if from >= self.players.len() {
            return;
        }
        // Whoever moves seats after the draw has picked them.
        if self.is_order_drawn() && self.draws > 0 {
            self.starts = Some(Starts::Picked);
        }
        let player = self.players.remove(from);
        self.players.insert(to.min(self.players.len()), player);
    }

    pub(super) fn next_format(&mut self) {
        self.format = match (self.format, self.kind) {
            (Format::Single, _) => Format::BestOf(3),
            (Format::BestOf(3), _) => Format::BestOf(5),
            (Format::BestOf(_), GameKind::Kaboodl) => Format::FirstTo(200),
            (Format::BestOf(_), _) => Format::FirstTo(3),
            (Format::FirstTo(_), GameKind::Kaboodl) => Format::Rounds(3),
            (Format::FirstTo(_) | Format::Rounds(_), _) => Format::Single,
        };
    }

    /// More or fewer of what the format counts.
    pub(super) fn count_format(&mut self, up: bool) {
        let wanted = match self.format {
            Format::Single => return,
            Format::BestOf(games) if up => Format::BestOf(games.saturating_add(2)),
            Format::BestOf(games) => Format::BestOf(games.saturating_sub(2)),
            Format::FirstTo(total) => {
                let step = if self.kind == GameKind::Kaboodl {
                    10
                } else {
                    1
                };
                Format::FirstTo(total + if up { step } else { -step })
            }
            Format::Rounds(rounds) if up => Format::Rounds(rounds.saturating_add(1)),
            Format::Rounds(rounds) => Format::Rounds(rounds.saturating_sub(1)),
        };
        if wanted.problem().is_none() {
            self.format = wanted;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set_up(kind: GameKind, count: usize) -> SetUp {
        let mut set_up = SetUp {
            kind,
            ..SetUp::default()
        };
        while set_up.players.len() < count {
            set_up.add().expect("there is room");
        }
        set_up
    }

    #[test]
    fn the_sheet_says_who_begins_until_somebody_chooses() {
        let two = set_up(GameKind::Bakugan, 2);
        assert_eq!(
            (two.starts(), two.waits_for_draw()),
            (Starts::Youngest, false)
        );
        let mut three = set_up(GameKind::Bakugan, 3);
        assert_eq!(
            (three.starts(), three.waits_for_draw()),
            (Starts::Random, true)
        );
        three.begin_with(Starts::Picked);
        three.begin_with(Starts::Picked);
        assert_eq!(three.starter(), 1);
        assert_eq!(set_up(GameKind::AllOut, 5).starts(), Starts::Youngest);
    }

    #[test]
    fn a_drawn_order_is_an_order_of_the_same_players_and_the_first_begins() {
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let mut three = set_up(GameKind::Bakugan, 3);
            three.draw();
            assert_eq!(three.starter(), 0);
            let mut numbers: Vec<u32> = three.players.iter().map(|one| one.number).collect();
            seen.insert(numbers.clone());
            numbers.sort_unstable();
            assert_eq!(numbers, [1, 2, 3]);
        }
        assert_eq!(seen.len(), 6, "every order comes up");
    }

    #[test]
    fn marks_stay_with_players_that_move_and_go_with_those_that_leave() {
        let mut four = set_up(GameKind::GotFive, 4);
        four.youngest = four.number_at(3);
        four.move_seat(3, 0);
        assert_eq!(four.starter(), 0);
        four.take_away(0);
        assert_eq!((four.starter(), four.players.len()), (0, 3));
        assert!(set_up(GameKind::GotFive, 4).add().is_none());
        for _ in 0..9 {
            four.take_away(0);
        }
        assert_eq!(four.players.len(), 2);
    }

    #[test]
    fn formats_go_round_and_never_become_impossible() {
        for kind in [GameKind::Bakugan, GameKind::Kaboodl] {
            let mut set_up = set_up(kind, 2);
            let mut seen = 0;
            loop {
                for up in [false, true] {
                    for _ in 0..60 {
                        set_up.count_format(up);
                        assert_eq!(set_up.format.problem(), None);
                    }
                }
                set_up.next_format();
                seen += 1;
                if set_up.format == Format::Single {
                    break;
                }
            }
            assert!(seen >= 3, "{kind:?}");
        }
    }
}
