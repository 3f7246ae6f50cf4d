//! What a card does, chosen word by word.

use super::super::super::texts::Texts;
use super::super::super::tongue::tell;
use crate::rules::bakugan::Attribute;
use crate::rules::bakugan::effect::{
    Amount, Count, Deed, Effect, Leaves, NumberChange, Piece, Played, Whom,
};

/// What an effect does, without how much of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeedWord {
    /// So many G more.
    Add,
    /// So many G less.
    Subtract,
    /// So many times.
    Multiply,
    /// It becomes this.
    Set,
    /// The printed numbers are swapped.
    Swap,
    /// Another Attribute.
    Attribute,
    /// No ability cards.
    NoAbilities,
    /// The gate's number does not count.
    NumberOff,
    /// It counts so many times.
    NumberTimes,
    /// It counts once for each of something.
    NumberEach,
    /// It is so much more.
    NumberAdd,
    /// The lower total wins.
    LowerWins,
    /// Another fights instead.
    Replace,
    /// Abilities come back.
    ComeBack,
    /// Something leaves the game.
    Out,
}

impl DeedWord {
    /// All of them, in the order in which they are offered.
    pub(super) const ALL: [Self; 15] = [
        Self::Add,
        Self::Subtract,
        Self::Multiply,
        Self::Set,
        Self::Swap,
        Self::Attribute,
        Self::NoAbilities,
        Self::LowerWins,
        Self::NumberAdd,
        Self::NumberTimes,
        Self::NumberEach,
        Self::NumberOff,
        Self::Replace,
        Self::ComeBack,
        Self::Out,
    ];

    pub(super) fn words(self) -> String {
        tell!(match self {
            Self::Add => "card-form-does-add",
            Self::Subtract => "card-form-does-subtract",
            Self::Multiply => "card-form-does-multiply",
            Self::Set => "card-form-does-set",
            Self::Swap => "card-form-does-swap",
            Self::Attribute => "card-form-does-attribute",
            Self::NoAbilities => "card-form-does-no-abilities",
            Self::NumberOff => "card-form-does-number-off",
            Self::NumberTimes => "card-form-does-number-times",
            Self::NumberEach => "card-form-does-number-each",
            Self::NumberAdd => "card-form-does-number-add",
            Self::LowerWins => "card-form-does-lower-wins",
            Self::Replace => "card-form-does-replace",
            Self::ComeBack => "card-form-does-come-back",
            Self::Out => "card-form-does-out",
        })
    }

    /// True where a number is typed.
    pub(super) fn has_number(self) -> bool {
        matches!(
            self,
            Self::Add
                | Self::Subtract
                | Self::Multiply
                | Self::Set
                | Self::NumberTimes
                | Self::NumberAdd
        )
    }

    /// True where it can be for each of something.
    pub(super) fn has_count(self) -> bool {
        matches!(
            self,
            Self::Add | Self::Subtract | Self::NumberAdd | Self::NumberEach
        )
    }

    /// True where it matters whose fighter is meant.
    pub(super) fn has_whom(self) -> bool {
        !matches!(self, Self::NoAbilities | Self::LowerWins)
    }
}

pub(super) const WHOM: [Whom; 8] = [
    Whom::Both,
    Whom::Own,
    Whom::Opponent,
    Whom::TurnPlayer,
    Whom::FewestGates,
    Whom::MostGates,
    Whom::Weaker,
    Whom::Stronger,
];

pub(super) fn whom_words(whom: Whom) -> String {
    tell!(match whom {
        Whom::Both => "card-form-to-both",
        Whom::Own => "card-form-to-own",
        Whom::Opponent => "card-form-to-opponent",
        Whom::TurnPlayer => "card-form-to-turn-player",
        Whom::FewestGates => "card-form-to-fewest-gates",
        Whom::MostGates => "card-form-to-most-gates",
        Whom::Weaker => "card-form-to-weaker",
        Whom::Stronger => "card-form-to-stronger",
    })
}

pub(super) const COUNTS: [Count; 6] = [
    Count::DifferentKinds,
    Count::UsedBakugan,
    Count::UnusedBakugan,
    Count::StandingBakugan,
    Count::UsedAbilities,
    Count::GatesWon,
];

pub(super) fn count_words(count: Count) -> String {
    tell!(match count {
        Count::DifferentKinds => "card-form-each-kinds",
        Count::UsedBakugan => "card-form-each-used",
        Count::UnusedBakugan => "card-form-each-unused",
        Count::StandingBakugan => "card-form-each-standing",
        Count::UsedAbilities => "card-form-each-abilities",
        Count::GatesWon => "card-form-each-gates",
    })
}

pub(super) const LEAVES: [Leaves; 3] = [Leaves::Unused, Leaves::Used, Leaves::Out];

pub(super) fn leaves_words(leaves: Leaves) -> String {
    tell!(match leaves {
        Leaves::Unused => "card-form-leaves-unused",
        Leaves::Used => "card-form-leaves-used",
        Leaves::Out => "card-form-leaves-out",
    })
}

pub(super) const COME_BACK: [Played; 2] = [Played::ThisBattle, Played::All];

pub(super) fn come_back_words(played: Played) -> String {
    tell!(match played {
        Played::ThisBattle => "card-form-back-battle",
        Played::All => "card-form-back-all",
    })
}

pub(super) const PIECES: [Piece; 4] = [Piece::Fighter, Piece::Loser, Piece::Gate, Piece::Card];

pub(super) fn piece_words(piece: Piece) -> String {
    tell!(match piece {
        Piece::Fighter => "card-form-out-fighter",
        Piece::Loser => "card-form-out-loser",
        Piece::Gate => "card-form-out-gate",
        Piece::Card => "card-form-out-card",
    })
}

/// An effect as far as it is chosen; its number and its kind of Bakugan are typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EffectDraft {
    id: usize,
    pub(super) deed: DeedWord,
    pub(super) to: Whom,
    pub(super) for_each: Option<Count>,
    pub(super) becomes: Option<Attribute>,
    pub(super) only: Option<Attribute>,
    pub(super) leaves: Leaves,
    pub(super) come_back: Played,
    pub(super) piece: Piece,
}

impl EffectDraft {
    pub(super) fn new(id: usize) -> Self {
        Self {
            id,
            deed: DeedWord::Add,
            to: Whom::Own,
            for_each: None,
            becomes: None,
            only: None,
            leaves: Leaves::Unused,
            come_back: Played::ThisBattle,
            piece: Piece::Loser,
        }
    }

    /// The field of its number.
    pub(super) fn number_slot(&self) -> String {
        format!("card effect {} number", self.id)
    }

    /// The field of the kind of Bakugan that it is for.
    pub(super) fn kind_slot(&self) -> String {
        format!("card effect {} kind", self.id)
    }

    /// An effect that a card has.
    pub(super) fn of(id: usize, effect: &Effect, texts: &mut Texts) -> Self {
        let mut draft = Self {
            to: effect.to,
            only: effect.attribute,
            ..Self::new(id)
        };
        let mut number = None;
        draft.deed = match &effect.does {
            Deed::Add(Amount { amount, for_each }) => {
                (number, draft.for_each) = (Some(*amount), *for_each);
                DeedWord::Add
            }
            Deed::Subtract(Amount { amount, for_each }) => {
                (number, draft.for_each) = (Some(*amount), *for_each);
                DeedWord::Subtract
            }
            Deed::Multiply(times) => {
                number = Some(i32::from(*times));
                DeedWord::Multiply
            }
            Deed::Set(amount) => {
                number = Some(*amount);
                DeedWord::Set
            }
            Deed::Swap => DeedWord::Swap,
            Deed::ChangeAttribute(becomes) => {
                draft.becomes = *becomes;
                DeedWord::Attribute
            }
            Deed::NoAbilities => DeedWord::NoAbilities,
            Deed::Number(NumberChange::Off) => DeedWord::NumberOff,
            Deed::Number(NumberChange::Times(times)) => {
                number = Some(i32::from(*times));
                DeedWord::NumberTimes
            }
            Deed::Number(NumberChange::TimesEach(count)) => {
                draft.for_each = Some(*count);
                DeedWord::NumberEach
            }
            Deed::Number(NumberChange::Add(Amount { amount, for_each })) => {
                (number, draft.for_each) = (Some(*amount), *for_each);
                DeedWord::NumberAdd
            }
            Deed::LowerWins => DeedWord::LowerWins,
            Deed::Replace(leaves) => {
                draft.leaves = *leaves;
                DeedWord::Replace
            }
            Deed::ReturnAbilities(played) => {
                draft.come_back = *played;
                DeedWord::ComeBack
            }
            Deed::OutOfGame(piece) => {
                draft.piece = *piece;
                DeedWord::Out
            }
        };
        texts.set(
            &draft.number_slot(),
            number.map(|number| number.to_string()).unwrap_or_default(),
        );
        texts.set(&draft.kind_slot(), effect.kind.clone().unwrap_or_default());
        draft
    }

    /// The effect that it is.
    ///
    /// # Errors
    /// What is missing or cannot be, in a person's words.
    pub(super) fn effect(&self, texts: &Texts) -> Result<Effect, String> {
        let typed = texts.get(&self.number_slot()).trim();
        let number = || -> Result<i32, String> {
            let bare = typed
                .trim_start_matches('+')
                .trim_end_matches(['G', 'g'])
                .trim();
            bare.parse()
                .map_err(|_| tell!("card-form-problem-number", typed = typed))
        };
        let times = || -> Result<u8, String> {
            u8::try_from(number()?).map_err(|_| tell!("card-form-problem-times"))
        };
        let amount = || -> Result<Amount, String> {
            Ok(Amount {
                amount: number()?,
                for_each: self.for_each,
            })
        };
        let does = match self.deed {
            DeedWord::Add => Deed::Add(amount()?),
            DeedWord::Subtract => Deed::Subtract(amount()?),
            DeedWord::Multiply => Deed::Multiply(times()?),
            DeedWord::Set => Deed::Set(number()?),
            DeedWord::Swap => Deed::Swap,
            DeedWord::Attribute => Deed::ChangeAttribute(self.becomes),
            DeedWord::NoAbilities => Deed::NoAbilities,
            DeedWord::NumberOff => Deed::Number(NumberChange::Off),
            DeedWord::NumberTimes => Deed::Number(NumberChange::Times(times()?)),
            DeedWord::NumberEach => {
                let count = self.for_each.unwrap_or(Count::DifferentKinds);
                Deed::Number(NumberChange::TimesEach(count))
            }
            DeedWord::NumberAdd => Deed::Number(NumberChange::Add(amount()?)),
            DeedWord::LowerWins => Deed::LowerWins,
            DeedWord::Replace => Deed::Replace(self.leaves),
            DeedWord::ComeBack => Deed::ReturnAbilities(self.come_back),
            DeedWord::Out => Deed::OutOfGame(self.piece),
        };
        let kind = texts.get(&self.kind_slot()).trim();
        let effect = Effect {
            does,
            to: if self.deed.has_whom() {
                self.to
            } else {
                Whom::Both
            },
            kind: (!kind.is_empty() && self.deed.has_whom()).then(|| kind.to_owned()),
            attribute: self.only.filter(|_| self.deed.has_whom()),
        };
        match effect.problem() {
            None => Ok(effect),
            Some(problem) => Err(problem.to_string()),
        }
    }
}
