//! The rule sets of a game with what they come to, as the page offers them.

use crate::rules::all_out::{self, AllOut};
use crate::rules::bakugan::{self, Bakugan};
use crate::rules::got_five::{self, GotFive};
use crate::rules::kaboodl::{self, Kaboodl};
use crate::rules::rule_set::{AS_PRINTED, DEFAULTS, LATER_SERIES, RuleSets};
use crate::rules::{GameKind, Rules, Setting, TableRule as _, TableRules};
use crate::store::RuleSetFolder;

use super::super::tongue::tell;
use super::super::words::capital;

/// The house rules of one of the games.
#[derive(Debug, Clone, PartialEq)]
pub enum AnyHouse {
    /// Of Bakugan.
    Bakugan(bakugan::HouseRules),
    /// Of Kaboodl.
    Kaboodl(kaboodl::HouseRules),
    /// Of All Out.
    AllOut(all_out::HouseRules),
    /// Of Got Five.
    GotFive(got_five::HouseRules),
}

/// A rule set that can be chosen.
#[derive(Debug, Clone, PartialEq)]
pub struct OfferedRules {
    /// The name it has in files.
    pub name: String,
    /// For a set of the table's own: what it inherits from, and how many rules it changes.
    pub own: Option<(String, usize)>,
    /// What is asked when it first happens.
    pub asked: Vec<String>,
    /// The values.
    pub house: AnyHouse,
}

impl OfferedRules {
    /// Its name for people.
    pub fn shown_name(&self) -> String {
        shown_name(&self.name)
    }

    /// What it is, in a line.
    pub fn about(&self) -> String {
        match (&self.own, self.name.as_str()) {
            (Some((inherits, count)), _) => tell!(
                "set-up-rules-own-about",
                inherits = shown_name(inherits),
                count = *count
            ),
            (None, AS_PRINTED) => tell!("set-up-rules-as-printed-about"),
            (None, LATER_SERIES) => tell!("set-up-rules-later-series-about"),
            (None, _) => tell!("set-up-rules-defaults-about"),
        }
    }
}

fn shown_name(name: &str) -> String {
    match name {
        AS_PRINTED => tell!("set-up-rules-as-printed"),
        LATER_SERIES => tell!("set-up-rules-later-series"),
        DEFAULTS => tell!("set-up-rules-defaults"),
        own => own.to_owned(),
    }
}

/// The rule sets of a game, and a sentence for each file that cannot be used.
pub(super) fn offered(
    kind: GameKind,
    folder: Option<&RuleSetFolder>,
) -> (Vec<OfferedRules>, Vec<String>) {
    match kind {
        GameKind::Bakugan => of::<Bakugan>(folder, AnyHouse::Bakugan),
        GameKind::Kaboodl => of::<Kaboodl>(folder, AnyHouse::Kaboodl),
        GameKind::AllOut => of::<AllOut>(folder, AnyHouse::AllOut),
        GameKind::GotFive => of::<GotFive>(folder, AnyHouse::GotFive),
    }
}

fn of<R: Rules>(
    folder: Option<&RuleSetFolder>,
    any: impl Fn(TableRules<R::Rule>) -> AnyHouse,
) -> (Vec<OfferedRules>, Vec<String>) {
    let (sets, broken) = match folder.map(RuleSetFolder::load::<R>) {
        Some(found) => (found.sets, found.broken),
        None => (RuleSets::default(), Vec::new()),
    };
    let offered = sets.names().into_iter().filter_map(|name| {
        let house = sets.resolve(&name).ok()?;
        let own = sets.own(&name).map(|set| {
            let count = set.written().house.len();
            (set.inherits().to_owned(), count)
        });
        let rules = <R::Rule as crate::rules::TableRule>::ALL.iter();
        let asked = rules
            .filter(|rule| house.setting(**rule) == Setting::Ask)
            .map(|rule| case_of(&rule.question()))
            .collect();
        Some(OfferedRules {
            name,
            own,
            asked,
            house: any(house),
        })
    });
    let broken = broken
        .into_iter()
        .map(|one| tell!("set-up-rules-broken", why = one.why.to_string()));
    (offered.collect(), broken.collect())
}

/// The case that a question is about: what stands before its colon, where it has one.
fn case_of(question: &str) -> String {
    let case = question.split_once(':').map_or(question, |(case, _)| case);
    capital(case)
}
