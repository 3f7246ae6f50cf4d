//! What is agreed before the first deal: written down raw, then checked.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::event::CardId;
use super::house::{HouseRule, HouseRules};
use crate::rules::text::is_name;
use crate::rules::tongue::tell;
use crate::rules::{Format, FormatProblem, Seat, TableRule as _};

/// Cards that each player is dealt.
pub const DEALT: u16 = 7;
/// Cards up to which a hand is drawn.
pub const FULL_HAND: u16 = 8;
/// Kaboodl cards in a whole box; no round is played with more.
pub const KABOODL_CARDS: usize = 12;
/// Fewer players cannot play.
pub const FEWEST_PLAYERS: usize = 2;
/// More players would find too few cards; from 7 on a warning is given.
pub const MOST_PLAYERS: usize = 12;
/// So many the box is made for.
pub const USUAL_PLAYERS: usize = 6;
/// No pile and no hand is larger.
pub const MOST_CARDS: u16 = 999;
/// No round gives more points by hand, up or down.
pub const MOST_POINTS: i32 = 9_999;
/// No card shows more dots.
const MOST_DOTS: u8 = 9;
/// More kinds than cards say nothing.
const MOST_KINDS: usize = 12;
/// The usual creatures as they stand in files, with the messages that they are shown by.
const CREATURES: [(&str, &str); 4] = [
    ("Beak", "kaboodl-creature-beak"),
    ("Gill", "kaboodl-creature-gill"),
    ("Scale", "kaboodl-creature-scale"),
    ("Fang", "kaboodl-creature-fang"),
];
/// The usual colours, the same way.
const COLOURS: [(&str, &str); 4] = [
    ("red", "kaboodl-colour-red"),
    ("blue", "kaboodl-colour-blue"),
    ("green", "kaboodl-colour-green"),
    ("yellow", "kaboodl-colour-yellow"),
];

/// One Kaboodl card: a creature, a colour and a number of dots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KaboodlCard {
    /// Which creature, an index into [`Grid::creatures`].
    pub creature: u8,
    /// Which colour, an index into [`Grid::colours`].
    pub colour: u8,
    /// How many dots, from 1.
    pub dots: u8,
}

/// The Kaboodl cards of one box, with the names of what they show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// What the creatures are called.
    pub creatures: Vec<String>,
    /// What the colours are called.
    pub colours: Vec<String>,
    /// The cards, in the order in which a screen shows them.
    pub cards: Vec<KaboodlCard>,
}

impl Default for Grid {
    /// Four creatures by three numbers of dots, every colour three times: what the numbers of the other cards fit. The
    /// creatures of the English box and the colours stand in no source; the names are our own.
    fn default() -> Self {
        let names = |usual: [(&str, &str); 4]| usual.map(|(name, _)| name.to_owned()).into();
        let card = |creature: u8, dots: u8| KaboodlCard {
            creature,
            colour: (creature + dots - 1) % 4,
            dots,
        };
        Self {
            creatures: names(CREATURES),
            colours: names(COLOURS),
            cards: (0..4)
                .flat_map(|creature| (1..=3).map(move |dots| card(creature, dots)))
                .collect(),
        }
    }
}

impl Grid {
    /// True for the usual cards; what a file leaves out.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// A creature's name as it is shown; none when there is no such creature.
    pub fn creature_name(&self, creature: u8) -> Option<String> {
        let name = self.creatures.get(usize::from(creature))?;
        Some(shown(name, CREATURES))
    }

    /// A colour's name as it is shown; none when there is no such colour.
    pub fn colour_name(&self, colour: u8) -> Option<String> {
        let name = self.colours.get(usize::from(colour))?;
        Some(shown(name, COLOURS))
    }

    /// A card's name as it is shown: "red Beak 2". Two equal cards have their number added; none when there is no such
    /// card.
    pub fn card_name(&self, id: CardId) -> Option<String> {
        let card = self.cards.get(id.index())?;
        let twice = self.cards.iter().filter(|other| *other == card).count() > 1;
        Some(tell!(
            if twice {
                "kaboodl-card-of-two"
            } else {
                "kaboodl-card"
            },
            creature = self.creature_name(card.creature).unwrap_or_default(),
            colour = self.colour_name(card.colour).unwrap_or_default(),
            dots = card.dots,
            number = u32::from(id.0) + 1
        ))
    }

    /// A card's name as a script writes it, by the words that stand in the file; none when there is no such card. Two
    /// equal cards have their number added.
    pub(super) fn written_name(&self, id: CardId) -> Option<String> {
        let card = self.cards.get(id.index())?;
        let colour = self.colours.get(usize::from(card.colour))?;
        let creature = self.creatures.get(usize::from(card.creature))?;
        let name = format!("{colour} {creature} {}", card.dots);
        let twice = self.cards.iter().filter(|other| *other == card).count() > 1;
        Some(if twice {
            format!("{name} (no. {})", u32::from(id.0) + 1)
        } else {
            name
        })
    }
}

/// A name as it is shown: the usual ones in the language that is spoken, the table's own as they are.
fn shown(name: &str, usual: [(&str, &'static str); 4]) -> String {
    match usual.into_iter().find(|(one, _)| *one == name) {
        Some((_, id)) => tell!(id),
        None => name.to_owned(),
    }
}

/// How many of each sort are in the deck; the Kaboodl cards are not among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Deck {
    /// Creature cards.
    pub creature: u16,
    /// Colour cards.
    pub colour: u16,
    /// Dot cards.
    pub dots: u16,
    /// Wild cards.
    pub wild: u16,
    /// K'baam cards.
    pub kbaam: u16,
    /// K'bosh cards.
    pub kbosh: u16,
}

impl Default for Deck {
    /// The sheet, "Contents".
    fn default() -> Self {
        Self {
            creature: 24,
            colour: 24,
            dots: 18,
            wild: 10,
            kbaam: 10,
            kbosh: 5,
        }
    }
}

impl Deck {
    /// True for a whole box; what a file leaves out.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// All of them together: 91 in a whole box.
    pub fn total(&self) -> u16 {
        self.sorts()
            .into_iter()
            .fold(0, |sum, (_, cards)| sum.saturating_add(cards))
    }

    fn sorts(&self) -> [(&'static str, u16); 6] {
        [
            ("creature", self.creature),
            ("colour", self.colour),
            ("dots", self.dots),
            ("wild", self.wild),
            ("kbaam", self.kbaam),
            ("kbosh", self.kbosh),
        ]
    }
}

/// One player as written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerSetup {
    /// The player's name.
    pub name: String,
}

/// A set-up as a form or a file holds it, not yet checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupForm {
    /// The players, in seat order: each sits to the left of the one before.
    pub players: Vec<PlayerSetup>,
    /// Who deals the first round; the player to the left begins.
    pub dealer: Seat,
    /// How many rounds make the match.
    #[serde(default, skip_serializing_if = "Format::is_single")]
    pub format: Format,
    /// The Kaboodl cards in the box.
    #[serde(default, skip_serializing_if = "Grid::is_usual")]
    pub grid: Grid,
    /// The other cards in the box.
    #[serde(default, skip_serializing_if = "Deck::is_usual")]
    pub deck: Deck,
    /// The house rules.
    #[serde(default)]
    pub house: HouseRules,
}

/// One thing that is wrong with a set-up.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupProblem {
    /// Too many or too few players.
    #[error("{}", tell!("kaboodl-problem-players", count = *.0))]
    Players(usize),
    /// Nobody to deal.
    #[error("{}", tell!("kaboodl-problem-dealer", seat = .0.to_string()))]
    Dealer(Seat),
    /// No name, or one that fits nowhere.
    #[error("{}", tell!("kaboodl-problem-name", seat = .0.to_string()))]
    Name(Seat),
    /// Two players of one name.
    #[error("{}", tell!("kaboodl-problem-same-name", name = .0))]
    SameName(String),
    /// A format that cannot be.
    #[error("{0}")]
    Format(#[from] FormatProblem),
    /// Too many or no Kaboodl cards.
    #[error("{}", tell!("kaboodl-problem-kaboodl-cards", count = *.0))]
    KaboodlCards(usize),
    /// Too many or no kinds.
    #[error("{}", tell!("kaboodl-problem-kinds", what = *what, count = *count))]
    Kinds {
        /// "creatures" or "colours".
        what: &'static str,
        /// How many there are.
        count: usize,
    },
    /// A creature's or colour's name that fits nowhere, or stands twice.
    #[error("{}", tell!("kaboodl-problem-kind-name", name = .0))]
    KindName(String),
    /// A card that shows something unknown.
    #[error("{}", tell!("kaboodl-problem-card", number = *number))]
    Card {
        /// Which, from 1.
        number: usize,
    },
    /// More cards than any box has.
    #[error("{}", tell!("kaboodl-problem-deck", sort = *sort, cards = *cards))]
    Deck {
        /// Which sort, as a script names it.
        sort: &'static str,
        /// How many there would be.
        cards: u16,
    },
    /// Too few to deal.
    #[error(
        "{}",
        tell!(
            "kaboodl-problem-deal",
            deck = *deck,
            players = *players,
            need = *need
        )
    )]
    DeckTooSmall {
        /// Cards in the deck.
        deck: u16,
        /// How many players there are.
        players: usize,
        /// Cards that are dealt.
        need: usize,
    },
    /// A value that belongs to another rule.
    #[error("{}", .0.no_such_value())]
    House(HouseRule),
}

/// A set-up that was refused, with every reason at once.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupRefused(pub Vec<SetupProblem>);

/// Something unusual about a set-up that can be played all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupWarning {
    /// More players than the box is made for.
    ManyPlayers(usize),
    /// Not twelve Kaboodl cards.
    KaboodlCards(usize),
    /// Two Kaboodl cards show the same.
    SameCards {
        /// The first, from 1.
        one: usize,
        /// The second, from 1.
        other: usize,
    },
    /// Not the deck of a whole box.
    Deck(u16),
}

impl fmt::Display for SetupWarning {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&match self {
            Self::ManyPlayers(count) => tell!("kaboodl-unusual-players", count = *count),
            Self::KaboodlCards(count) => tell!("kaboodl-unusual-kaboodl-cards", count = *count),
            Self::SameCards { one, other } => {
                tell!("kaboodl-unusual-same-cards", one = *one, other = *other)
            }
            Self::Deck(cards) => tell!("kaboodl-unusual-deck", cards = *cards),
        })
    }
}

/// A set-up that has been checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetupForm", into = "SetupForm")]
pub struct Setup(SetupForm);

impl Setup {
    /// Checks a form.
    ///
    /// # Errors
    /// Everything that is wrong with it, at once.
    pub fn check(form: SetupForm) -> Result<Self, SetupRefused> {
        let mut problems = Vec::new();
        let count = form.players.len();
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&count) {
            problems.push(SetupProblem::Players(count));
        }
        if form.dealer.index() >= count {
            problems.push(SetupProblem::Dealer(form.dealer));
        }
        for (seat, player) in Seat::all(count).zip(&form.players) {
            if !is_name(&player.name) {
                problems.push(SetupProblem::Name(seat));
            }
            if form.players[..seat.index()].contains(player) {
                problems.push(SetupProblem::SameName(player.name.clone()));
            }
        }
        problems.extend(form.format.problem().map(SetupProblem::Format));
        check_grid(&form.grid, &mut problems);
        let too_many = form.deck.sorts().into_iter();
        problems.extend(
            too_many
                .filter(|(_, cards)| *cards > MOST_CARDS)
                .map(|(sort, cards)| SetupProblem::Deck { sort, cards }),
        );
        let need = count.saturating_mul(usize::from(DEALT));
        if usize::from(form.deck.total()) < need {
            problems.push(SetupProblem::DeckTooSmall {
                deck: form.deck.total(),
                players: count,
                need,
            });
        }
        problems.extend(form.house.misfits().into_iter().map(SetupProblem::House));
        if problems.is_empty() {
            Ok(Self(form))
        } else {
            Err(SetupRefused(problems))
        }
    }

    /// One round with a whole box; the first named begins, the last named deals. Names that cannot be shown or stand
    /// twice become "Player 1" and so on; missing players are added, those beyond the twelfth left out.
    pub fn quick(names: &[&str]) -> Self {
        let count = names.len().clamp(FEWEST_PLAYERS, MOST_PLAYERS);
        let given = |at: usize| names.get(at).map_or("", |name| name.trim());
        let good = (0..count)
            .all(|at| is_name(given(at)) && (0..at).all(|before| given(before) != given(at)));
        let name = |at: usize| match good {
            true => given(at).to_owned(),
            false => tell!("player-number", number = at + 1),
        };
        Self(SetupForm {
            players: (0..count)
                .map(|at| PlayerSetup { name: name(at) })
                .collect(),
            dealer: Seat::all(count).next_back().unwrap_or(Seat::FIRST),
            format: Format::Single,
            grid: Grid::default(),
            deck: Deck::default(),
            house: HouseRules::defaults(),
        })
    }

    /// What was written down.
    pub fn form(&self) -> &SetupForm {
        &self.0
    }

    /// What is unusual about it. It can be played all the same.
    pub fn warnings(&self) -> Vec<SetupWarning> {
        let mut warnings = Vec::new();
        if self.0.players.len() > USUAL_PLAYERS {
            warnings.push(SetupWarning::ManyPlayers(self.0.players.len()));
        }
        let cards = &self.0.grid.cards;
        if cards.len() != KABOODL_CARDS {
            warnings.push(SetupWarning::KaboodlCards(cards.len()));
        }
        for (at, card) in cards.iter().enumerate() {
            if let Some(before) = cards[..at].iter().position(|other| other == card) {
                warnings.push(SetupWarning::SameCards {
                    one: before + 1,
                    other: at + 1,
                });
            }
        }
        if !self.0.deck.is_usual() {
            warnings.push(SetupWarning::Deck(self.0.deck.total()));
        }
        warnings
    }
}

impl TryFrom<SetupForm> for Setup {
    type Error = SetupRefused;

    fn try_from(form: SetupForm) -> Result<Self, SetupRefused> {
        Self::check(form)
    }
}

impl From<Setup> for SetupForm {
    fn from(setup: Setup) -> Self {
        setup.0
    }
}

fn check_grid(grid: &Grid, problems: &mut Vec<SetupProblem>) {
    for (what, names) in [("creatures", &grid.creatures), ("colours", &grid.colours)] {
        if !(1..=MOST_KINDS).contains(&names.len()) {
            let count = names.len();
            problems.push(SetupProblem::Kinds { what, count });
        }
        for (at, name) in names.iter().enumerate() {
            if !is_name(name) || names[..at].contains(name) {
                problems.push(SetupProblem::KindName(name.clone()));
            }
        }
    }
    if !(1..=KABOODL_CARDS).contains(&grid.cards.len()) {
        problems.push(SetupProblem::KaboodlCards(grid.cards.len()));
    }
    for (number, card) in (1..).zip(&grid.cards) {
        if usize::from(card.creature) >= grid.creatures.len()
            || usize::from(card.colour) >= grid.colours.len()
            || !(1..=MOST_DOTS).contains(&card.dots)
        {
            problems.push(SetupProblem::Card { number });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> SetupForm {
        Setup::quick(&["Mia", "Ben"]).into()
    }

    #[test]
    fn a_set_up_is_refused_with_every_reason_at_once() {
        let mut form = form();
        form.dealer = Seat(7);
        form.players[1].name = " ".to_owned();
        form.format = Format::BestOf(4);
        form.grid.cards[3].creature = 9;
        form.grid.creatures[1] = "Beak".to_owned();
        form.deck.creature = 5_000;
        let Err(SetupRefused(problems)) = Setup::check(form) else {
            panic!("it was accepted");
        };
        assert_eq!(problems.len(), 6, "{problems:?}");
    }

    #[test]
    fn a_deck_that_cannot_be_dealt_is_refused() {
        let mut form = form();
        form.deck = Deck {
            creature: 13,
            colour: 0,
            dots: 0,
            wild: 0,
            kbaam: 0,
            kbosh: 0,
        };
        let refused = Setup::check(form.clone()).map_err(|refused| refused.0);
        assert_eq!(
            refused,
            Err(vec![SetupProblem::DeckTooSmall {
                deck: 13,
                players: 2,
                need: 14
            }])
        );
        form.deck.creature = 14;
        assert!(Setup::check(form).is_ok());
    }

    #[test]
    fn the_usual_grid_has_every_colour_three_times_and_no_two_cards_alike() {
        let grid = Grid::default();
        for colour in 0..4 {
            let times = grid.cards.iter().filter(|card| card.colour == colour);
            assert_eq!(times.count(), 3);
        }
        let names: Vec<String> = (0..12)
            .filter_map(|at| grid.card_name(CardId(at)))
            .collect();
        assert_eq!(names.len(), KABOODL_CARDS);
        for (at, name) in (0..12).zip(&names) {
            assert_eq!(grid.written_name(CardId(at)).as_ref(), Some(name));
        }
        assert_eq!(names[1], "blue Beak 2");
        assert!((1..names.len()).all(|at| !names[..at].contains(&names[at])));
    }

    #[test]
    fn a_quick_game_always_has_names_and_a_dealer() {
        for names in [
            &["Mia", "Ben", "Lea"][..],
            &[],
            &["Mia"],
            &["Mia", "Mia"],
            &["", "\n"],
            &["a"; 20],
        ] {
            let setup = Setup::quick(names);
            assert_eq!(Setup::check(setup.form().clone()), Ok(setup));
        }
    }

    #[test]
    fn what_a_file_leaves_out_is_as_in_a_whole_box() {
        let text = r#"(players:[(name:"Mia"),(name:"Ben")],dealer:1)"#;
        let read: Setup = ron::from_str(text).expect("it can be read");
        assert_eq!(read, Setup::quick(&["Mia", "Ben"]));
        assert_eq!(read.form().deck.total(), 91);
        assert!(read.warnings().is_empty());
        let written = ron::to_string(&read).expect("it can be written");
        assert!(
            !written.contains("grid") && !written.contains("deck"),
            "{written}"
        );
    }
}
