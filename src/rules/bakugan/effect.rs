//! What a card does, as data: a card pack writes it down, the battle carries it out.
//!
//! An effect is a [`Deed`] and whom it concerns. In a file:
//!
//! ```
//! use rollcall::rules::bakugan::effect::{Amount, Count, Deed, Effect, Whom};
//!
//! let effect: Effect = toml::from_str(
//!     r#"
//!     does = { add = { amount = 50, for_each = "different_kinds" } }
//!     to = "own"
//!     "#,
//! )?;
//! assert_eq!(effect.to, Whom::Own);
//! let each = Amount { amount: 50, for_each: Some(Count::DifferentKinds) };
//! assert_eq!(effect.does, Deed::Add(each));
//! assert_eq!(effect.words(), "+50 G for each different kind in the team, for the player's own fighter");
//! # Ok::<(), toml::de::Error>(())
//! ```

use serde::{Deserialize, Serialize};

use super::card::CardProblem;
use super::setup::{Attribute, LARGEST_NUMBER};
use crate::rules::text::is_name;
use crate::rules::tongue::tell;

/// No card multiplies by more.
pub(super) const LARGEST_FACTOR: u8 = 9;

/// One thing that a card does.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// What is done.
    pub does: Deed,
    /// To whose fighter.
    #[serde(default, skip_serializing_if = "Whom::is_both")]
    pub to: Whom,
    /// Only to a fighter of this kind, which is its name: "Gargonoid".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// Only to a fighter of this Attribute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attribute: Option<Attribute>,
}

/// Whose fighter an effect concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// Both fighters.
    #[default]
    Both,
    /// The fighter of the player whose card it is.
    Own,
    /// The other one.
    Opponent,
    /// The fighter of the player whose turn it is.
    TurnPlayer,
    /// The fighter of the player with fewer gates won; nobody's when both have equally many.
    FewestGates,
    /// The fighter of the player with more gates won; nobody's when both have equally many.
    MostGates,
    /// The fighter with the lower printed G-Power; neither when they are equal.
    Weaker,
    /// The fighter with the higher printed G-Power; neither when they are equal.
    Stronger,
}

impl Whom {
    // Signature asked for by `skip_serializing_if`.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_both(&self) -> bool {
        *self == Self::Both
    }
}

/// What is done.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// This much is added to the G-Power.
    Add(Amount),
    /// This much is taken from it.
    Subtract(Amount),
    /// The G-Power so far counts this many times.
    Multiply(u8),
    /// The G-Power so far becomes this.
    Set(i32),
    /// The printed G-Powers of the two are swapped.
    Swap,
    /// The Attribute becomes this; none: its player chooses one.
    ChangeAttribute(Option<Attribute>),
    /// No ability cards in this battle.
    NoAbilities,
    /// The gate's number changes.
    Number(NumberChange),
    /// The lower total wins.
    LowerWins,
    /// Another unused Bakugan of its player fights instead, if there is one; its player chooses.
    Replace(Leaves),
    /// After the battle the fighter's player has played abilities back.
    ReturnAbilities(Played),
    /// Something leaves the game after the battle.
    OutOfGame(Piece),
}

/// How many G.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amount {
    /// So many; once, or for each of something.
    pub amount: i32,
    /// For each of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub for_each: Option<Count>,
}

impl Amount {
    /// So many, once.
    pub fn once(amount: i32) -> Self {
        Self {
            amount,
            for_each: None,
        }
    }

    /// So many for each of these.
    pub fn each(amount: i32, count: Count) -> Self {
        Self {
            amount,
            for_each: Some(count),
        }
    }
}

/// Something that is counted, each time of the fighter's own player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Different kinds of Bakugan in the team; those without a name are not counted.
    DifferentKinds,
    /// Bakugan in the used pile.
    UsedBakugan,
    /// Closed Bakugan, ready to roll.
    UnusedBakugan,
    /// Standing Bakugan, the fighter among them.
    StandingBakugan,
    /// Ability cards in the used pile.
    UsedAbilities,
    /// Gate cards in the used pile.
    GatesWon,
}

/// How the gate's number changes for a fighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NumberChange {
    /// It does not count.
    Off,
    /// It counts this many times.
    Times(u8),
    /// It counts once for each of these.
    TimesEach(Count),
    /// This much more.
    Add(Amount),
}

/// Where a fighter goes that is replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaves {
    /// It is unused again.
    Unused,
    /// To the used pile.
    Used,
    /// Out of the game.
    Out,
}

/// Which played abilities come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Played {
    /// Those of this battle.
    ThisBattle,
    /// All in the used pile.
    All,
}

/// What leaves the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// The fighter.
    Fighter,
    /// The fighter, if it loses.
    Loser,
    /// The fought gate: nobody wins it.
    Gate,
    /// The ability card itself, instead of going to the used pile.
    Card,
}

impl Effect {
    /// A deed that concerns both fighters.
    pub fn of(does: Deed) -> Self {
        Self {
            does,
            to: Whom::Both,
            kind: None,
            attribute: None,
        }
    }

    /// The same for somebody else.
    #[must_use]
    pub fn to(self, to: Whom) -> Self {
        Self { to, ..self }
    }

    /// The same, but only for fighters of this kind.
    #[must_use]
    pub fn only_kind(self, kind: impl Into<String>) -> Self {
        Self {
            kind: Some(kind.into()),
            ..self
        }
    }

    /// The same, but only for fighters of this Attribute.
    #[must_use]
    pub fn only_attribute(self, attribute: Attribute) -> Self {
        Self {
            attribute: Some(attribute),
            ..self
        }
    }

    /// What is wrong with it.
    pub fn problem(&self) -> Option<CardProblem> {
        if self.kind.as_deref().is_some_and(|kind| !is_name(kind)) {
            return Some(CardProblem::Kind);
        }
        let beyond = |amount: i32| {
            let fits = (-LARGEST_NUMBER..=LARGEST_NUMBER).contains(&amount);
            (!fits).then_some(CardProblem::Number(amount))
        };
        match &self.does {
            Deed::Add(amount)
            | Deed::Subtract(amount)
            | Deed::Number(NumberChange::Add(amount)) => beyond(amount.amount),
            Deed::Set(amount) => beyond(*amount),
            Deed::Multiply(times) | Deed::Number(NumberChange::Times(times))
                if *times > LARGEST_FACTOR =>
            {
                Some(CardProblem::Times(*times))
            }
            Deed::ChangeAttribute(Some(Attribute::Clear)) => Some(CardProblem::ToClear),
            _ => None,
        }
    }

    /// True when its lines cannot be worked out before the printed G-Powers are known.
    pub(super) fn needs_powers(&self) -> bool {
        matches!(self.to, Whom::Weaker | Whom::Stronger)
            || matches!(self.does, Deed::Multiply(_) | Deed::Set(_) | Deed::Swap)
    }

    /// It in a few words: "no ability cards in this battle".
    pub fn words(&self) -> String {
        let does = self.does.words();
        if self.does.concerns_all() {
            return does;
        }
        let whom = match self.to {
            Whom::Both => None,
            Whom::Own => Some("own"),
            Whom::Opponent => Some("opponent"),
            Whom::TurnPlayer => Some("turn-player"),
            Whom::FewestGates => Some("fewest-gates"),
            Whom::MostGates => Some("most-gates"),
            Whom::Weaker => Some("weaker"),
            Whom::Stronger => Some("stronger"),
        };
        let mut said = match whom {
            Some(whom) => tell!("bakugan-effect-to", whom = whom, does = does),
            None => does,
        };
        if let Some(kind) = &self.kind {
            said = tell!("bakugan-effect-only", does = said, what = kind);
        }
        if let Some(attribute) = self.attribute {
            said = tell!("bakugan-effect-only", does = said, what = attribute.name());
        }
        said
    }
}

impl Deed {
    /// True for what does not ask whose fighter is meant.
    fn concerns_all(&self) -> bool {
        matches!(
            self,
            Self::NoAbilities | Self::LowerWins | Self::OutOfGame(Piece::Gate | Piece::Card)
        )
    }

    fn words(&self) -> String {
        match self {
            Self::Add(amount) => amount.words(1),
            Self::Subtract(amount) => amount.words(-1),
            Self::Multiply(times) => tell!("bakugan-effect-multiply", times = *times),
            Self::Set(amount) => tell!("bakugan-effect-set", amount = *amount),
            Self::Swap => tell!("bakugan-effect-swap"),
            Self::ChangeAttribute(Some(attribute)) => {
                tell!("bakugan-effect-attribute", attribute = attribute.name())
            }
            Self::ChangeAttribute(None) => tell!("bakugan-effect-attribute-chosen"),
            Self::NoAbilities => tell!("bakugan-effect-no-abilities"),
            Self::Number(NumberChange::Off) => tell!("bakugan-effect-number-off"),
            Self::Number(NumberChange::Times(times)) => {
                tell!("bakugan-effect-number-times", times = *times)
            }
            Self::Number(NumberChange::TimesEach(count)) => {
                tell!("bakugan-effect-number-each", count = count.message())
            }
            Self::Number(NumberChange::Add(amount)) => {
                tell!("bakugan-effect-number-add", amount = amount.words(1))
            }
            Self::LowerWins => tell!("bakugan-effect-lower-wins"),
            Self::Replace(_) => tell!("bakugan-effect-replace"),
            Self::ReturnAbilities(Played::ThisBattle) => tell!("bakugan-effect-return-battle"),
            Self::ReturnAbilities(Played::All) => tell!("bakugan-effect-return-all"),
            Self::OutOfGame(Piece::Fighter) => tell!("bakugan-effect-out-fighter"),
            Self::OutOfGame(Piece::Loser) => tell!("bakugan-effect-out-loser"),
            Self::OutOfGame(Piece::Gate) => tell!("bakugan-effect-out-gate"),
            Self::OutOfGame(Piece::Card) => tell!("bakugan-effect-out-card"),
        }
    }
}

impl Amount {
    fn words(self, sign: i32) -> String {
        let amount = format!("{:+}", self.amount.saturating_mul(sign));
        match self.for_each {
            Some(count) => tell!(
                "bakugan-effect-add-each",
                amount = amount,
                count = count.message()
            ),
            None => tell!("bakugan-effect-add", amount = amount),
        }
    }
}

impl Count {
    /// What is counted, as the messages name it.
    fn message(self) -> &'static str {
        match self {
            Self::DifferentKinds => "kinds",
            Self::UsedBakugan => "used",
            Self::UnusedBakugan => "unused",
            Self::StandingBakugan => "standing",
            Self::UsedAbilities => "abilities",
            Self::GatesWon => "gates",
        }
    }
}
