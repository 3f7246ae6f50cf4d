//! Named rule sets: values of house rules that inherit from one another.
//!
//! Three are there for good and cannot be changed: "As printed"; "Later series", where a game has values of it; and
//! "defaults", which asks nothing. A table's own set inherits from one and overrides some. A [`WrittenRuleSet`] is one as
//! a person wrote it, of no game yet; a [`RuleSet`] is checked.

use thiserror::Error;

use super::script::nearest;
use super::text::is_name;
use super::tongue::tell;
use super::{Setting, TableRule, TableRules};

/// The sheet as it is printed.
pub const AS_PRINTED: &str = "As printed";
/// "As printed" with the values of the later series.
pub const LATER_SERIES: &str = "Later series";
/// Every rule at its default; nothing is asked.
pub const DEFAULTS: &str = "defaults";
/// The value that leaves a rule to the first case.
pub const ASK: &str = "ask";

/// A rule set as it is written down, not yet checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenRuleSet {
    /// Its name.
    pub name: String,
    /// What it inherits from.
    pub inherits: String,
    /// The rules that it overrides, by their names in files, with the names of their values.
    pub house: Vec<(String, String)>,
}

/// A table's own rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSet<R: TableRule> {
    name: String,
    inherits: String,
    overrides: TableRules<R>,
}

/// What is wrong with a rule set, or with the name of one.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RuleSetProblem {
    /// There is no set of this name.
    #[error("there is no rule set \"{name}\"{}. There are: {}", meant(.name, .known), .known.join(", "))]
    Unknown {
        /// The name.
        name: String,
        /// The sets that there are.
        known: Vec<String>,
    },
    /// A set inherits from one that is not there.
    #[error(
        "rule set \"{name}\" inherits from \"{parent}\", which is not there{}. There are: {}",
        meant(.parent, .known), .known.join(", ")
    )]
    UnknownParent {
        /// The set.
        name: String,
        /// What it inherits from.
        parent: String,
        /// The sets that there are.
        known: Vec<String>,
    },
    /// Sets inherit from one another in a circle.
    #[error("rule sets inherit in a circle: {}; one of them must inherit from \"As printed\"", .0.join(" > "))]
    Circle(Vec<String>),
    /// This one is there for good.
    #[error("{}", tell!("rule-set-read-only", name = shown_name(.0)))]
    ReadOnly(String),
    /// Two sets of one name.
    #[error("{}", tell!("rule-set-twice", name = .0))]
    Twice(String),
    /// A name that cannot be shown.
    #[error("{}", tell!("rule-set-name"))]
    Name,
    /// No such house rule.
    #[error("there is no house rule \"{rule}\"{}", meant(.rule, .known))]
    Rule {
        /// Its name.
        rule: String,
        /// The rules that there are.
        known: Vec<String>,
    },
    /// No such value of a house rule.
    #[error("house rule {rule} has no value \"{value}\"{}. It can be: {}", meant(.value, .known), .known.join(", "))]
    Value {
        /// The rule.
        rule: String,
        /// The value.
        value: String,
        /// The values that it has.
        known: Vec<String>,
    },
    /// A house rule that is set twice.
    #[error("house rule {0} is set twice")]
    RuleTwice(String),
}

fn meant(name: &str, known: &[String]) -> String {
    nearest(name, known.iter().map(String::as_str))
        .map_or_else(String::new, |near| format!(" (did you mean \"{near}\"?)"))
}

fn same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// True for the names of the sets that are there for good, in whatever game.
pub fn is_read_only(name: &str) -> bool {
    [AS_PRINTED, LATER_SERIES, DEFAULTS]
        .iter()
        .any(|fixed| same(fixed, name))
}

/// A set's name as it is shown: those that are there for good are called otherwise in each language.
pub fn shown_name(name: &str) -> String {
    let fixed = [
        (AS_PRINTED, "rule-set-as-printed"),
        (LATER_SERIES, "rule-set-later-series"),
        (DEFAULTS, "rule-set-defaults"),
    ];
    match fixed.into_iter().find(|(fixed, _)| same(fixed, name)) {
        Some((_, id)) => tell!(id),
        None => name.to_owned(),
    }
}

/// The sets of a game that are there for good.
fn fixed<R: TableRule>() -> Vec<(&'static str, TableRules<R>)> {
    let mut sets = vec![
        (AS_PRINTED, TableRules::as_printed()),
        (DEFAULTS, TableRules::defaults()),
    ];
    if R::ALL.iter().any(|rule| rule.row().later.is_some()) {
        sets.insert(1, (LATER_SERIES, TableRules::later_series()));
    }
    sets
}

/// One setting by its names in files.
///
/// # Errors
/// When there is no such rule, or it has no such value.
pub fn setting_of<R: TableRule>(
    rule: &str,
    value: &str,
) -> Result<(R, Setting<R::Answer>), RuleSetProblem> {
    let found = R::of_id(rule).ok_or_else(|| RuleSetProblem::Rule {
        rule: rule.to_owned(),
        known: R::ALL.iter().map(|rule| rule.id().to_owned()).collect(),
    })?;
    if value == ASK {
        return Ok((found, Setting::Ask));
    }
    let options = found.options();
    match options.iter().find(|option| option.id == value) {
        Some(option) => Ok((found, Setting::Is(option.answer))),
        None => Err(RuleSetProblem::Value {
            rule: rule.to_owned(),
            value: value.to_owned(),
            known: options
                .iter()
                .map(|option| option.id)
                .chain([ASK])
                .map(str::to_owned)
                .collect(),
        }),
    }
}

impl<R: TableRule> RuleSet<R> {
    /// A set that overrides nothing yet.
    ///
    /// # Errors
    /// When the name cannot be shown or belongs to a set that is there for good.
    pub fn new(name: &str, inherits: &str) -> Result<Self, RuleSetProblem> {
        let name = name.trim();
        if !is_name(name) {
            return Err(RuleSetProblem::Name);
        }
        if is_read_only(name) {
            return Err(RuleSetProblem::ReadOnly(name.to_owned()));
        }
        Ok(Self {
            name: name.to_owned(),
            inherits: inherits.trim().to_owned(),
            overrides: TableRules::defaults(),
        })
    }

    /// Checks a written set. What it inherits from is looked at when it is resolved.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(written: &WrittenRuleSet) -> Result<Self, RuleSetProblem> {
        let mut set = Self::new(&written.name, &written.inherits)?;
        for (rule, value) in &written.house {
            let (rule, setting) = setting_of::<R>(rule, value)?;
            if set.overrides.given(rule).is_some() {
                return Err(RuleSetProblem::RuleTwice(rule.id().to_owned()));
            }
            set.overrides.set(rule, setting);
        }
        Ok(set)
    }

    /// The set as it is written down.
    pub fn written(&self) -> WrittenRuleSet {
        let id = |rule: R, setting| match setting {
            Setting::Ask => ASK,
            Setting::Is(answer) => rule.value(answer).map_or(ASK, |value| value.id),
        };
        WrittenRuleSet {
            name: self.name.clone(),
            inherits: self.inherits.clone(),
            house: R::ALL
                .iter()
                .filter_map(|rule| {
                    let setting = self.overrides.given(*rule)?;
                    Some((rule.id().to_owned(), id(*rule, setting).to_owned()))
                })
                .collect(),
        }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name of the set that it inherits from.
    pub fn inherits(&self) -> &str {
        &self.inherits
    }

    /// What it overrides.
    pub fn overrides(&self) -> &TableRules<R> {
        &self.overrides
    }

    /// Overrides a rule. False, and nothing changes, when the value belongs to another rule.
    pub fn set(&mut self, rule: R, setting: Setting<R::Answer>) -> bool {
        self.overrides.set(rule, setting)
    }

    /// The set with what a match has answered, so that it is not asked again; see [`answers_given`].
    pub fn with_answers(mut self, answers: impl IntoIterator<Item = (R, R::Answer)>) -> Self {
        for (rule, answer) in answers {
            self.overrides.set(rule, Setting::Is(answer));
        }
        self
    }
}

/// What a match has answered: the rules that were set to ask when it began, with their values now.
pub fn answers_given<R: TableRule>(
    at_start: &TableRules<R>,
    now: &TableRules<R>,
) -> Vec<(R, R::Answer)> {
    let asked = R::ALL
        .iter()
        .filter(|rule| at_start.setting(**rule) == Setting::Ask);
    asked
        .filter_map(|rule| Some((*rule, now.answer(*rule).ok()?)))
        .collect()
}

/// The rule sets of one game: those that are there for good, and the table's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSets<R: TableRule>(Vec<RuleSet<R>>);

impl<R: TableRule> Default for RuleSets<R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<R: TableRule> RuleSets<R> {
    /// Adds a set of the table's own.
    ///
    /// # Errors
    /// When there is one of this name.
    pub fn add(&mut self, set: RuleSet<R>) -> Result<(), RuleSetProblem> {
        if self.own(&set.name).is_some() {
            return Err(RuleSetProblem::Twice(set.name));
        }
        self.0.push(set);
        Ok(())
    }

    /// One of the table's own sets.
    pub fn own(&self, name: &str) -> Option<&RuleSet<R>> {
        self.0.iter().find(|set| same(&set.name, name))
    }

    /// The names of all sets, those that are there for good first.
    pub fn names(&self) -> Vec<String> {
        let own = self.0.iter().map(|set| set.name.clone());
        fixed::<R>()
            .into_iter()
            .map(|(name, _)| name.to_owned())
            .chain(own)
            .collect()
    }

    /// The values that a set comes to, with all that it inherits.
    ///
    /// # Errors
    /// When there is no such set, it inherits from one that is not there, or in a circle.
    pub fn resolve(&self, name: &str) -> Result<TableRules<R>, RuleSetProblem> {
        let mut chain: Vec<&RuleSet<R>> = Vec::new();
        let mut wanted = name;
        let base = loop {
            if let Some((_, base)) = fixed::<R>()
                .into_iter()
                .find(|(fixed, _)| same(fixed, wanted))
            {
                break base;
            }
            let Some(set) = self.own(wanted) else {
                return Err(match chain.last() {
                    Some(child) => RuleSetProblem::UnknownParent {
                        name: child.name.clone(),
                        parent: wanted.to_owned(),
                        known: self.names(),
                    },
                    None => RuleSetProblem::Unknown {
                        name: name.to_owned(),
                        known: self.names(),
                    },
                });
            };
            if let Some(at) = chain.iter().position(|seen| seen.name == set.name) {
                let circle = chain[at..].iter().chain([&set]);
                return Err(RuleSetProblem::Circle(
                    circle.map(|set| set.name.clone()).collect(),
                ));
            }
            chain.push(set);
            wanted = &set.inherits;
        };
        let values = chain
            .iter()
            .rev()
            .fold(base, |values, set| values.overridden_by(&set.overrides));
        Ok(values)
    }
}

/// The values of the set of this name, of those that are there for good and of these.
///
/// # Errors
/// When there is no such set, or one with a mistake in it.
pub fn named<R: TableRule>(
    name: &str,
    sets: &[WrittenRuleSet],
) -> Result<TableRules<R>, RuleSetProblem> {
    let mut all = RuleSets::default();
    for set in sets {
        all.add(RuleSet::check(set)?)?;
    }
    all.resolve(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bakugan::{Answer, HouseRule};
    use crate::rules::tongue::{Tongue, speak};

    fn written(name: &str, inherits: &str, house: &[(&str, &str)]) -> WrittenRuleSet {
        WrittenRuleSet {
            name: name.to_owned(),
            inherits: inherits.to_owned(),
            house: house
                .iter()
                .map(|(rule, value)| ((*rule).to_owned(), (*value).to_owned()))
                .collect(),
        }
    }

    fn said(name: &str, sets: &[WrittenRuleSet]) -> String {
        let problem = named::<HouseRule>(name, sets).expect_err("it cannot be");
        problem.to_string()
    }

    #[test]
    fn a_set_takes_what_it_inherits_and_overrides_some() {
        let sets = [
            written("Little ones", "Kids", &[("straddle", "roll_again")]),
            written(
                "Kids",
                "Later series",
                &[("miss_goes_to", "stays_unused"), ("closed_on_gate", "ask")],
            ),
        ];
        let house = named::<HouseRule>("little ONES", &sets).expect("it can be");
        let is = |answer| Setting::Is(answer);
        assert_eq!(house.setting(HouseRule::Straddle), is(Answer::RollAgain));
        assert_eq!(
            house.setting(HouseRule::MissGoesTo),
            is(Answer::StaysUnused)
        );
        assert_eq!(house.setting(HouseRule::ClosedOnGate), Setting::Ask);
        assert_eq!(house.setting(HouseRule::DeadHeat), is(Answer::FirstOnGate));
        assert_eq!(house.setting(HouseRule::Knocked), Setting::Ask);
    }

    #[test]
    fn the_sets_that_are_there_for_good_are_the_ones_of_the_game() {
        for (name, house) in [
            ("as printed", TableRules::as_printed()),
            ("Later Series", TableRules::later_series()),
            ("defaults", TableRules::defaults()),
        ] {
            assert_eq!(named::<HouseRule>(name, &[]), Ok(house));
        }
        for name in ["As printed", " later series", "Defaults"] {
            assert!(said("x", &[written(name, "As printed", &[])]).contains("cannot be changed"));
        }
    }

    #[test]
    fn the_sets_that_are_there_for_good_have_a_name_in_every_language() {
        let shown = || [AS_PRINTED, LATER_SERIES, DEFAULTS, "Ours"].map(shown_name);
        assert_eq!(shown(), [AS_PRINTED, LATER_SERIES, DEFAULTS, "Ours"]);
        speak(Tongue::German);
        let german = shown();
        speak(Tongue::English);
        assert_eq!(german, ["Wie gedruckt", "Spätere Serien", "Üblich", "Ours"]);
    }

    #[test]
    fn circles_unknown_parents_and_unknown_names_are_told() {
        let circle = [written("A", "B", &[]), written("B", "a", &[])];
        assert!(said("A", &circle).contains("A > B > A"));
        let itself = [written("A", "A", &[])];
        assert!(said("A", &itself).contains("A > A"));
        let lost = [written("Kids", "Later serie", &[])];
        let told = said("Kids", &lost);
        assert!(told.contains("\"Kids\" inherits from \"Later serie\""));
        assert!(told.contains("did you mean \"Later series\"?"));
        assert!(said("Kidz", &lost).contains("did you mean \"Kids\"?"));
        let twice = [written("A", "defaults", &[]), written("a", "defaults", &[])];
        assert!(said("A", &twice).contains("two rule sets"));
    }

    #[test]
    fn unknown_rules_and_values_are_told_with_the_nearest() {
        let rule = written("Kids", "defaults", &[("closed_on_gat", "stands")]);
        assert!(said("Kids", &[rule]).contains("did you mean \"closed_on_gate\"?"));
        let value = written("Kids", "defaults", &[("closed_on_gate", "stand")]);
        let told = said("Kids", &[value]);
        assert!(
            told.contains("did you mean \"stands\"?") && told.contains("not_open, stands, ask")
        );
        let foreign = written("Kids", "defaults", &[("closed_on_gate", "vote")]);
        assert!(said("Kids", &[foreign]).contains("no value \"vote\""));
        let twice = [("straddle", "ask"), ("straddle", "roll_again")];
        assert!(said("Kids", &[written("Kids", "defaults", &twice)]).contains("twice"));
        for name in ["", " ", "a\nb", &"x".repeat(41)] {
            assert!(said("x", &[written(name, "defaults", &[])]).contains("name"));
        }
    }

    #[test]
    fn what_a_match_has_answered_can_be_kept_in_the_tables_own_set() {
        let start = TableRules::as_printed();
        let mut now = start.clone();
        now.set(HouseRule::Straddle, Setting::Is(Answer::RollAgain));
        now.set(HouseRule::TieGate, Setting::Is(Answer::FoughtGate));
        let answers = answers_given(&start, &now);
        assert_eq!(answers, [(HouseRule::Straddle, Answer::RollAgain)]);
        let set = RuleSet::new("Ours", AS_PRINTED).expect("a good name");
        let set = set.with_answers(answers);
        assert_eq!(
            set.written(),
            written("Ours", "As printed", &[("straddle", "roll_again")])
        );
        assert_eq!(RuleSet::check(&set.written()), Ok(set));
    }
}
