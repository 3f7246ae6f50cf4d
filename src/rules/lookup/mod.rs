//! The rules to look up: every game's rules in our own words, by topics, and for each paragraph what it rests on.
//!
//! A [`Topic`] names its paragraphs and their grounds; the words stand in `lookup.ftl`. A paragraph of a house rule takes
//! the rule's question and its value in the match from the rule itself, so that both read as they do everywhere else.
//!
//! ```
//! use rollcall::rules::GameKind;
//! use rollcall::rules::lookup::{House, search, topic};
//!
//! let found = search(GameKind::Bakugan, "photo finnish");
//! assert_eq!(found[0].topic.id, "tie");
//! let printed = House::as_printed(GameKind::Bakugan);
//! let paragraphs = found[0].topic.paragraphs(&printed);
//! assert!(paragraphs[0].words.starts_with("Equal totals"));
//! assert_eq!(paragraphs[0].rests_on, "Battle");
//! assert_eq!(topic(GameKind::Bakugan, "tie"), Some(found[0].topic));
//! ```

mod all_out;
mod bakugan;
mod got_five;
pub(super) mod index;
mod kaboodl;
mod search;
#[cfg(test)]
mod tests;

use super::basis::{GroundKind, Section};
use super::house::{Setting, TableRule, TableRules};
use super::tongue::{RULES, tell};
use super::{GameKind, Rules as _, Table};
pub use search::{Found, search};

/// One topic of a game's rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Topic {
    /// Its name, the same in every language; no other topic of its game has it.
    pub id: &'static str,
    parts: Parts,
}

/// What a topic consists of, in the types of its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Parts {
    Bakugan(&'static [bakugan::Part]),
    Kaboodl(&'static [kaboodl::Part]),
    AllOut(&'static [all_out::Part]),
    GotFive(&'static [got_five::Part]),
}

/// One paragraph before it is put into words: the end of its message's name, and its ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part<S, R> {
    /// The sheet decides, in this section.
    Sheet(S, &'static str),
    /// The sheet decides, under this heading, on which no ruling of the app rests.
    Under(&'static str, &'static str),
    /// The sheet is silent; it is read so.
    Inferred(&'static str),
    /// The table chooses.
    House(R),
}

/// One paragraph as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// Whether it stands on the sheet, is inferred or is a house rule; never the referee's word.
    pub kind: GroundKind,
    /// What it says: at most 220 letters. Of a house rule it is the situation that the sheet leaves open.
    pub words: String,
    /// The heading of the sheet's section, that it is the usual reading, or the house rule's question.
    pub rests_on: String,
    /// Of a house rule its value in this match in words, or that it is still to be asked; else none.
    pub setting: Option<String>,
}

/// The house rules of one match of any game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum House {
    /// Of Bakugan.
    Bakugan(super::bakugan::HouseRules),
    /// Of Kaboodl.
    Kaboodl(super::kaboodl::HouseRules),
    /// Of Bratz: All Out.
    AllOut(super::all_out::HouseRules),
    /// Of Bratz: Got Five.
    GotFive(super::got_five::HouseRules),
}

impl House {
    /// Those that hold in a match now.
    pub fn of(table: &Table) -> Self {
        match table {
            Table::Bakugan(game) => Self::Bakugan(game.now().house().clone()),
            Table::Kaboodl(game) => Self::Kaboodl(game.now().house().clone()),
            Table::AllOut(game) => Self::AllOut(game.now().house().clone()),
            Table::GotFive(game) => Self::GotFive(game.now().house().clone()),
        }
    }

    /// Those of the sheet as it is printed, for somebody who looks up a rule while no match is played.
    pub fn as_printed(kind: GameKind) -> Self {
        match kind {
            GameKind::Bakugan => Self::Bakugan(TableRules::as_printed()),
            GameKind::Kaboodl => Self::Kaboodl(TableRules::as_printed()),
            GameKind::AllOut => Self::AllOut(TableRules::as_printed()),
            GameKind::GotFive => Self::GotFive(TableRules::as_printed()),
        }
    }
}

/// The topics of a game, in the order in which they are read.
pub fn topics(kind: GameKind) -> &'static [Topic] {
    match kind {
        GameKind::Bakugan => bakugan::TOPICS,
        GameKind::Kaboodl => kaboodl::TOPICS,
        GameKind::AllOut => all_out::TOPICS,
        GameKind::GotFive => got_five::TOPICS,
    }
}

/// A topic by its name; none when the game has no such topic.
pub fn topic(kind: GameKind, id: &str) -> Option<&'static Topic> {
    topics(kind).iter().find(|topic| topic.id == id)
}

/// The name of the topic that fits what the match waits for.
pub fn topic_now(table: &Table) -> &'static str {
    match table {
        Table::Bakugan(game) => bakugan::now(game.now()),
        Table::Kaboodl(game) => kaboodl::now(game.now()),
        Table::AllOut(game) => all_out::now(game.now()),
        Table::GotFive(game) => got_five::now(game.now()),
    }
}

/// The first topic that speaks of a house rule, by the rule's name in files; for the moment at which the table is asked
/// about it. None when the game has no such rule.
pub fn topic_of_rule(kind: GameKind, rule: &str) -> Option<&'static Topic> {
    topics(kind).iter().find(|topic| topic.speaks_of(rule))
}

impl Topic {
    /// The game to which it belongs.
    pub fn kind(&self) -> GameKind {
        match self.parts {
            Parts::Bakugan(_) => GameKind::Bakugan,
            Parts::Kaboodl(_) => GameKind::Kaboodl,
            Parts::AllOut(_) => GameKind::AllOut,
            Parts::GotFive(_) => GameKind::GotFive,
        }
    }

    /// Its title in the language that is spoken.
    pub fn title(&self) -> String {
        RULES.say(&self.message("title"), &[])
    }

    /// Its paragraphs in the language that is spoken, with the values of a match's house rules. House rules of another game
    /// are passed over for those of its own sheet.
    pub fn paragraphs(&self, house: &House) -> Vec<Paragraph> {
        match (self.parts, house) {
            (Parts::Bakugan(parts), House::Bakugan(house)) => self.each(parts, house),
            (Parts::Kaboodl(parts), House::Kaboodl(house)) => self.each(parts, house),
            (Parts::AllOut(parts), House::AllOut(house)) => self.each(parts, house),
            (Parts::GotFive(parts), House::GotFive(house)) => self.each(parts, house),
            (Parts::Bakugan(parts), _) => self.each(parts, &TableRules::as_printed()),
            (Parts::Kaboodl(parts), _) => self.each(parts, &TableRules::as_printed()),
            (Parts::AllOut(parts), _) => self.each(parts, &TableRules::as_printed()),
            (Parts::GotFive(parts), _) => self.each(parts, &TableRules::as_printed()),
        }
    }

    /// True when one of its paragraphs is about the house rule of this name in files.
    pub fn speaks_of(&self, rule: &str) -> bool {
        match self.parts {
            Parts::Bakugan(parts) => has_rule(parts, rule),
            Parts::Kaboodl(parts) => has_rule(parts, rule),
            Parts::AllOut(parts) => has_rule(parts, rule),
            Parts::GotFive(parts) => has_rule(parts, rule),
        }
    }

    /// Words by which it is found and which it does not show.
    fn also(&self) -> String {
        RULES.say(&self.message("also"), &[])
    }

    fn message(&self, end: &str) -> String {
        let game = match self.parts {
            Parts::Bakugan(_) => super::bakugan::HouseRule::GAME,
            Parts::Kaboodl(_) => super::kaboodl::HouseRule::GAME,
            Parts::AllOut(_) => super::all_out::HouseRule::GAME,
            Parts::GotFive(_) => super::got_five::HouseRule::GAME,
        };
        format!("lookup-{game}-{}-{end}", self.id)
    }

    fn each<S: Section, R: TableRule>(
        &self,
        parts: &[Part<S, R>],
        house: &TableRules<R>,
    ) -> Vec<Paragraph> {
        let own = |end: &str| RULES.say(&self.message(end), &[]);
        parts.iter().map(|part| part.told(house, own)).collect()
    }
}

impl<S: Section, R: TableRule> Part<S, R> {
    /// It in the language that is spoken; `own` says the message of this end.
    pub(super) fn told(self, house: &TableRules<R>, own: impl Fn(&str) -> String) -> Paragraph {
        match self {
            Self::Sheet(section, end) => Paragraph {
                kind: GroundKind::Sheet,
                words: own(end),
                rests_on: section.heading(),
                setting: None,
            },
            Self::Under(heading, end) => Paragraph {
                kind: GroundKind::Sheet,
                words: own(end),
                rests_on: RULES.say(heading, &[]),
                setting: None,
            },
            Self::Inferred(end) => Paragraph {
                kind: GroundKind::Inferred,
                words: own(end),
                rests_on: tell!("basis-inferred"),
                setting: None,
            },
            Self::House(rule) => Paragraph {
                kind: GroundKind::House,
                words: RULES.say(&format!("lookup-house-{}-{}", R::GAME, rule.id()), &[]),
                rests_on: rule.question(),
                setting: Some(match house.setting(rule) {
                    Setting::Is(answer) => rule.say(answer),
                    Setting::Ask => tell!("lookup-not-settled"),
                }),
            },
        }
    }
}

fn has_rule<S, R: TableRule>(parts: &[Part<S, R>], rule: &str) -> bool {
    parts
        .iter()
        .any(|part| matches!(part, Part::House(one) if one.id() == rule))
}
