//! What is agreed before the first turn: written down raw, then checked.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::card::{AbilityCard, CardProblem, GateCard, is_same};
use super::house::{HouseRule, HouseRules};
use crate::rules::text::is_name;
use crate::rules::tongue::tell;
use crate::rules::{Format, FormatProblem, Seat, TableRule as _};

/// How many can play together.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;
/// How many Bakugan each player brings.
pub const BAKUGAN_EACH: usize = 3;
/// How many Gate cards each player brings.
pub const GATES_EACH: u8 = 3;
/// How many ability cards each player brings.
pub const ABILITIES_EACH: u8 = 3;
/// How many gates in the used pile win.
pub const GATES_TO_WIN: usize = 3;
/// No toy says more.
pub const LARGEST_NUMBER: i32 = 9_999;

/// The Attribute of a Bakugan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Attribute {
    /// Fire.
    Pyrus,
    /// Water.
    Aquos,
    /// Earth.
    Subterra,
    /// Light.
    Haos,
    /// Darkness.
    Darkus,
    /// Wind.
    Ventus,
    /// Takes the opponent's in a battle.
    Clear,
}

impl Attribute {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Pyrus,
        Self::Aquos,
        Self::Subterra,
        Self::Haos,
        Self::Darkus,
        Self::Ventus,
        Self::Clear,
    ];

    /// Those that a fighter can have; clear is none of them.
    pub const SIX: [Self; 6] = [
        Self::Pyrus,
        Self::Aquos,
        Self::Subterra,
        Self::Haos,
        Self::Darkus,
        Self::Ventus,
    ];

    /// The name that players know it by.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pyrus => "Pyrus",
            Self::Aquos => "Aquos",
            Self::Subterra => "Subterra",
            Self::Haos => "Haos",
            Self::Darkus => "Darkus",
            Self::Ventus => "Ventus",
            Self::Clear => "Clear",
        }
    }
}

/// One Bakugan as it is written down; everything may be left open.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BakuganSetup {
    /// Its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its Attribute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attribute: Option<Attribute>,
    /// The number on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub g_power: Option<i32>,
}

/// One player as written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerSetup {
    /// The player's name.
    pub name: String,
    /// The three Bakugan.
    pub bakugan: Vec<BakuganSetup>,
    /// The Gate cards that are known: at most three, one of each colour. Which of them lies where stays secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gates: Vec<GateCard>,
    /// The ability cards that are known: at most three, one of each colour. Unplayed ones stay secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<AbilityCard>,
}

impl PlayerSetup {
    /// A player with three Bakugan of which nothing is known.
    pub fn quick(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            bakugan: vec![BakuganSetup::default(); BAKUGAN_EACH],
            gates: Vec::new(),
            abilities: Vec::new(),
        }
    }
}

/// How the seats came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatOrder {
    /// As the players sat down.
    #[default]
    AsSeated,
    /// Drawn at random, and the players sit in that order; what was drawn comes in as the order of the players.
    Drawn,
}

impl SeatOrder {
    /// True for what a file leaves out.
    pub fn is_as_seated(&self) -> bool {
        *self == Self::AsSeated
    }
}

/// A set-up as a form or a file holds it, not yet checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupForm {
    /// The players, in seat order.
    pub players: Vec<PlayerSetup>,
    /// Who goes first. Where two play and somebody is marked as the youngest, that mark decides instead.
    pub first: Seat,
    /// Who is the youngest, if it was marked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub youngest: Option<Seat>,
    /// How the seats came about.
    #[serde(default, skip_serializing_if = "SeatOrder::is_as_seated")]
    pub order: SeatOrder,
    /// How many games make the match.
    #[serde(default, skip_serializing_if = "Format::is_single")]
    pub format: Format,
    /// The house rules.
    #[serde(default)]
    pub house: HouseRules,
}

/// A sort of cards that players bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardSort {
    /// Gate cards.
    Gates,
    /// Ability cards.
    Abilities,
}

impl CardSort {
    fn message(self) -> &'static str {
        match self {
            Self::Gates => "gates",
            Self::Abilities => "abilities",
        }
    }
}

/// One thing that is wrong with a set-up.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupProblem {
    /// Too many or too few players.
    #[error("{}", tell!("bakugan-problem-players", count = *.0))]
    Players(usize),
    /// Nobody to go first.
    #[error("{}", tell!("bakugan-problem-first", seat = .0.to_string()))]
    First(Seat),
    /// Nobody to be the youngest.
    #[error("{}", tell!("bakugan-problem-youngest", seat = .0.to_string()))]
    Youngest(Seat),
    /// A match format that cannot be.
    #[error(transparent)]
    Format(#[from] FormatProblem),
    /// Too many or too few Bakugan.
    #[error("{}", tell!("bakugan-problem-toys", player = name, count = *count))]
    BakuganCount {
        /// The player.
        name: String,
        /// How many there are.
        count: usize,
    },
    /// No name, or one that fits nowhere.
    #[error("{}", tell!("bakugan-problem-name", seat = .0.to_string()))]
    Name(Seat),
    /// Two players of one name.
    #[error("{}", tell!("bakugan-problem-same-name", name = .0))]
    SameName(String),
    /// A Bakugan's name that fits nowhere.
    #[error("{}", tell!("bakugan-problem-toy-name", player = .0))]
    BakuganName(String),
    /// No toy says so.
    #[error(
        "{}",
        tell!(
            "bakugan-problem-power",
            player = name,
            power = *g_power,
            most = LARGEST_NUMBER
        )
    )]
    GPower {
        /// The player.
        name: String,
        /// The number.
        g_power: i32,
    },
    /// Too many cards.
    #[error(
        "{}",
        tell!(
            "bakugan-problem-cards",
            player = name,
            count = *count,
            sort = sort.message()
        )
    )]
    CardCount {
        /// The player.
        name: String,
        /// How many there are.
        count: usize,
        /// What they are.
        sort: CardSort,
    },
    /// Two cards of one colour.
    #[error(
        "{}",
        tell!(
            "bakugan-problem-same-colour",
            player = name,
            colour = tell!("bakugan-colour", colour = *colour),
            sort = sort.message()
        )
    )]
    SameColour {
        /// The player.
        name: String,
        /// The word that stands for the colour in files.
        colour: &'static str,
        /// What they are.
        sort: CardSort,
    },
    /// Two cards of one name.
    #[error("{}", tell!("bakugan-problem-same-card", player = name, card = card))]
    SameCard {
        /// The player.
        name: String,
        /// The card's name.
        card: String,
    },
    /// A card that cannot be.
    #[error(
        "{}",
        tell!(
            "bakugan-problem-card",
            card = card,
            player = name,
            problem = problem.to_string()
        )
    )]
    Card {
        /// The player.
        name: String,
        /// The card's name.
        card: String,
        /// What is wrong with it.
        problem: CardProblem,
    },
    /// A value that belongs to another rule.
    #[error("{}", .0.no_such_value())]
    House(HouseRule),
}

/// A set-up that was refused, with every reason at once.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupRefused(pub Vec<SetupProblem>);

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
        if !PLAYERS.contains(&form.players.len()) {
            problems.push(SetupProblem::Players(form.players.len()));
        }
        if form.first.index() >= form.players.len() {
            problems.push(SetupProblem::First(form.first));
        }
        if let Some(youngest) = form.youngest
            && youngest.index() >= form.players.len()
        {
            problems.push(SetupProblem::Youngest(youngest));
        }
        problems.extend(form.format.problem().map(SetupProblem::Format));
        for (seat, player) in Seat::all(form.players.len()).zip(&form.players) {
            if !is_name(&player.name) {
                problems.push(SetupProblem::Name(seat));
            }
            let before = &form.players[..seat.index()];
            if before.iter().any(|other| other.name == player.name) {
                problems.push(SetupProblem::SameName(player.name.clone()));
            }
            if player.bakugan.len() != BAKUGAN_EACH {
                problems.push(SetupProblem::BakuganCount {
                    name: player.name.clone(),
                    count: player.bakugan.len(),
                });
            }
            for bakugan in &player.bakugan {
                if bakugan.name.as_deref().is_some_and(|name| !is_name(name)) {
                    problems.push(SetupProblem::BakuganName(player.name.clone()));
                }
                if let Some(g_power) = bakugan.g_power
                    && !(0..=LARGEST_NUMBER).contains(&g_power)
                {
                    problems.push(SetupProblem::GPower {
                        name: player.name.clone(),
                        g_power,
                    });
                }
            }
        }
        for player in &form.players {
            check_cards(player, &mut problems);
        }
        problems.extend(form.house.misfits().into_iter().map(SetupProblem::House));
        if problems.is_empty() {
            Ok(Self(form))
        } else {
            Err(SetupRefused(problems))
        }
    }

    /// Two players of whose pieces nothing is known; the first named goes first. Names that cannot be shown, or are the
    /// same, become "Player 1" and "Player 2".
    pub fn quick(first: &str, second: &str) -> Self {
        Self::quick_for(&[first, second])
    }

    /// Two to four players of whose pieces nothing is known, in the order of turns. Whoever is missing from two, and
    /// every name that cannot be shown, becomes "Player 1" and so on; names after the fourth are left out. When two are
    /// the same, all are numbered.
    pub fn quick_for(names: &[&str]) -> Self {
        let numbered = |at: usize| tell!("player-number", number = at.saturating_add(1));
        let count = names.len().clamp(*PLAYERS.start(), *PLAYERS.end());
        let mut shown: Vec<String> = (0..count)
            .map(|at| match names.get(at).map(|name| name.trim()) {
                Some(name) if is_name(name) => name.to_owned(),
                _ => numbered(at),
            })
            .collect();
        let same = |at: usize| shown[..at].contains(&shown[at]);
        if (0..count).any(same) {
            shown = (0..count).map(numbered).collect();
        }
        Self(SetupForm {
            players: shown.into_iter().map(PlayerSetup::quick).collect(),
            first: Seat::FIRST,
            youngest: None,
            order: SeatOrder::AsSeated,
            format: Format::Single,
            house: HouseRules::defaults(),
        })
    }

    /// Who begins: where two play the youngest, if one is marked (the sheet, "Play"); else whoever was named. Three and
    /// more are set down in the order that was drawn (the multiplayer sheet, "Turn sequence").
    pub fn first(&self) -> Seat {
        match (self.0.players.len(), self.0.youngest) {
            (2, Some(youngest)) => youngest,
            _ => self.0.first,
        }
    }

    /// What was written down.
    pub fn form(&self) -> &SetupForm {
        &self.0
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

/// At most three Gate and three ability cards, one of each colour, none of them twice.
fn check_cards(player: &PlayerSetup, problems: &mut Vec<SetupProblem>) {
    let name = &player.name;
    let gates: Vec<Held<'_>> = player
        .gates
        .iter()
        .map(|card| Held {
            name: &card.name,
            colour: card.colour.map(|colour| colour.name()),
            problems: card.problems(),
        })
        .collect();
    let abilities: Vec<Held<'_>> = player
        .abilities
        .iter()
        .map(|card| Held {
            name: &card.name,
            colour: card.colour.map(|colour| colour.name()),
            problems: card.problems(),
        })
        .collect();
    let kinds = [
        (CardSort::Gates, GATES_EACH, gates),
        (CardSort::Abilities, ABILITIES_EACH, abilities),
    ];
    for (sort, most, cards) in kinds {
        if cards.len() > usize::from(most) {
            problems.push(SetupProblem::CardCount {
                name: name.clone(),
                count: cards.len(),
                sort,
            });
        }
        for (at, card) in cards.iter().enumerate() {
            let before = &cards[..at];
            if before.iter().any(|other| is_same(other.name, card.name)) {
                problems.push(SetupProblem::SameCard {
                    name: name.clone(),
                    card: card.name.to_owned(),
                });
            }
            if let Some(colour) = card.colour
                && before.iter().any(|other| other.colour == Some(colour))
            {
                problems.push(SetupProblem::SameColour {
                    name: name.clone(),
                    colour,
                    sort,
                });
            }
            for problem in &card.problems {
                problems.push(SetupProblem::Card {
                    name: name.clone(),
                    card: card.name.to_owned(),
                    problem: problem.clone(),
                });
            }
        }
    }
}

/// What the check looks at of a card of either sort.
struct Held<'a> {
    name: &'a str,
    colour: Option<&'static str>,
    problems: Vec<CardProblem>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_up_is_refused_with_every_reason_at_once() {
        let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
        form.first = Seat(7);
        form.players[0].bakugan.pop();
        form.players[1].name = " ".to_owned();
        form.players[1].bakugan[0].g_power = Some(-1);
        let Err(SetupRefused(problems)) = Setup::check(form) else {
            panic!("it was accepted");
        };
        assert_eq!(problems.len(), 4, "{problems:?}");
    }

    #[test]
    fn two_to_four_play_and_nobody_else() {
        for count in 0..7 {
            let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
            form.players = (0..count)
                .map(|number| PlayerSetup::quick(format!("Kid {number}")))
                .collect();
            assert_eq!(
                Setup::check(form).is_ok(),
                PLAYERS.contains(&count),
                "{count}"
            );
        }
    }

    #[test]
    fn a_mark_that_nobody_bears_and_a_format_that_cannot_be_are_named() {
        let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
        form.youngest = Some(Seat(2));
        form.format = Format::BestOf(4);
        let Err(refused) = Setup::check(form) else {
            panic!("it was accepted");
        };
        let said = refused.to_string();
        assert!(said.contains("seat 3 is marked as the youngest"), "{said}");
        assert!(said.contains("best of 4"), "{said}");
    }

    #[test]
    fn a_kept_two_player_set_up_says_no_more_than_before() {
        let kept = ron::to_string(&Setup::quick("Mia", "Ben")).expect("it serialises");
        for new in ["youngest", "order", "format"] {
            assert!(!kept.contains(new), "{kept}");
        }
    }

    #[test]
    fn a_quick_game_always_has_two_names() {
        for (one, two) in [("", ""), ("Mia", "Mia"), ("\n", "x"), ("Mia", " Mia ")] {
            let setup = Setup::quick(one, two);
            assert_eq!(Setup::check(setup.form().clone()), Ok(setup));
        }
        for names in [&["Mia"][..], &["a", "b", "c"], &["a", "a", "b", "c", "d"]] {
            let setup = Setup::quick_for(names);
            assert_eq!(setup.form().players.len(), names.len().clamp(2, 4));
            assert_eq!(Setup::check(setup.form().clone()), Ok(setup));
        }
    }
}
