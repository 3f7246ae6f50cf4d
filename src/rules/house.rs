//! House rules of any game: what its sheet leaves to the table, the values of one match, and named sets that inherit.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::tongue::{RULES, tell};

/// One rule that a table chooses for itself. Each game has an enum of them.
pub trait TableRule:
    Copy + Eq + Ord + Hash + fmt::Debug + Serialize + DeserializeOwned + 'static
{
    /// What it can be set to. Several rules may share values; [`Row::options`] says which belong to which.
    type Answer: Copy + Eq + Ord + Hash + fmt::Debug + Serialize + DeserializeOwned + 'static;

    /// The game as its words are found: "kaboodl" in `house-kaboodl-round_tie`.
    const GAME: &'static str;

    /// All of them, in the order in which a table meets them.
    const ALL: &'static [Self];

    /// Everything that is known of it.
    fn row(self) -> Row<Self::Answer>;

    /// The name it has in files.
    fn id(self) -> &'static str {
        self.row().id
    }

    /// Its name as it is shown; in English the one that it has in files.
    fn name(self) -> String {
        RULES.say(&message(self, "-name"), &[])
    }

    /// The question it answers.
    fn question(self) -> String {
        RULES.say(&message(self, ""), &[])
    }

    /// Its values; the first is the default.
    fn options(self) -> &'static [Value<Self::Answer>] {
        self.row().options
    }

    /// One of its values; none when that value belongs to another rule.
    fn value(self, answer: Self::Answer) -> Option<&'static Value<Self::Answer>> {
        self.options().iter().find(|value| value.answer == answer)
    }

    /// The value that holds when nobody says otherwise.
    fn default_answer(self) -> Self::Answer {
        self.options()[0].answer
    }

    /// One of its values in a few words; empty when it belongs to another rule.
    fn say(self, answer: Self::Answer) -> String {
        self.value(answer).map_or_else(String::new, |value| {
            RULES.say(&message(self, &format!("-{}", value.id)), &[])
        })
    }

    /// What speaks for one of its values, with the section of the sheet that it leans on where there is one; empty when
    /// the value belongs to another rule.
    fn speaks_for(self, answer: Self::Answer) -> String {
        self.value(answer).map_or_else(String::new, |value| {
            RULES.say(&message(self, &format!("-{}-why", value.id)), &[])
        })
    }

    /// All its values in one line.
    fn options_in_words(self) -> String {
        let options = self.options().iter();
        let options: Vec<String> = options.map(|value| self.say(value.answer)).collect();
        options.join(" / ")
    }

    /// It with one of its values: "house rule tie_gate: any gate".
    fn told(self, answer: Self::Answer) -> String {
        tell!("house-told", rule = self.name(), value = self.say(answer))
    }

    /// That it has this value from now on, as a sentence.
    fn told_from_now_on(self, answer: Self::Answer) -> String {
        tell!(
            "house-from-now-on",
            rule = self.name(),
            value = self.say(answer)
        )
    }

    /// Its question with all that may be answered, as a refusal puts it to the table.
    fn asked(self) -> String {
        tell!(
            "house-asked",
            rule = self.name(),
            question = self.question(),
            options = self.options_in_words()
        )
    }

    /// The refusal of a value that belongs to another rule.
    fn no_such_value(self) -> String {
        tell!(
            "house-no-such-value",
            rule = self.name(),
            options = self.options_in_words()
        )
    }

    /// The rule of this name.
    fn of_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.id() == id)
    }
}

/// The message that says something of a rule; `what` is the end of its name.
fn message<R: TableRule>(rule: R, what: &str) -> String {
    format!("house-{}-{}{what}", R::GAME, rule.id())
}

/// What is known of one rule; how it reads stands in the files of words.
#[derive(Debug, Clone, Copy)]
pub struct Row<A: 'static> {
    /// The name it has in files; also how it is serialised.
    pub id: &'static str,
    /// Its values; the first is the default.
    pub options: &'static [Value<A>],
    /// True when the rule set "As printed" asks at the first case.
    pub asks: bool,
    /// Its value in the rule set "Later series", where that differs.
    pub later: Option<A>,
}

/// One value of a rule.
#[derive(Debug, Clone, Copy)]
pub struct Value<A> {
    /// The value.
    pub answer: A,
    /// The name it has in files; also how it is serialised.
    pub id: &'static str,
}

/// One value of a rule, for the tables of a game's rules.
pub(super) const fn value<A: Copy>(answer: A, id: &'static str) -> Value<A> {
    Value { answer, id }
}

/// A rule that no rule set asks about.
pub(super) const fn row<A: Copy>(id: &'static str, options: &'static [Value<A>]) -> Row<A> {
    Row {
        id,
        options,
        asks: false,
        later: None,
    }
}

/// The same, asked at its first case where the sheet is played as printed.
pub(super) const fn asked<A: Copy>(row: Row<A>) -> Row<A> {
    Row { asks: true, ..row }
}

/// The same, with its value in the later series.
pub(super) const fn later<A: Copy>(row: Row<A>, answer: A) -> Row<A> {
    Row {
        later: Some(answer),
        ..row
    }
}

/// What a rule set says of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setting<A> {
    /// The referee is asked at the first case.
    Ask,
    /// This value.
    Is(A),
}

/// The house rules of one match: the values that differ from the defaults.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct TableRules<R: TableRule>(BTreeMap<R, Setting<R::Answer>>);

impl<R: TableRule> Default for TableRules<R> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<R: TableRule> TableRules<R> {
    /// Every rule at its default; nothing is asked. Scripts and the simulated game use it.
    pub fn defaults() -> Self {
        Self::default()
    }

    /// The sheet as it is printed: what it leaves open is asked at the first case.
    pub fn as_printed() -> Self {
        let asks = R::ALL.iter().filter(|rule| rule.row().asks);
        Self(asks.map(|rule| (*rule, Setting::Ask)).collect())
    }

    /// "As printed", with the values of the later series where those are known.
    pub fn later_series() -> Self {
        let mut rules = Self::as_printed();
        for rule in R::ALL {
            if let Some(answer) = rule.row().later {
                rules.0.insert(*rule, Setting::Is(answer));
            }
        }
        rules
    }

    /// What a rule is set to.
    pub fn setting(&self, rule: R) -> Setting<R::Answer> {
        self.given(rule)
            .unwrap_or(Setting::Is(rule.default_answer()))
    }

    /// What a rule was set to here; none when nobody set it.
    pub fn given(&self, rule: R) -> Option<Setting<R::Answer>> {
        self.0.get(&rule).copied()
    }

    /// The value of a rule, or the rule itself when the referee has to be asked.
    ///
    /// # Errors
    /// The rule, when it is set to ask.
    pub fn answer(&self, rule: R) -> Result<R::Answer, R> {
        match self.setting(rule) {
            Setting::Is(answer) => Ok(answer),
            Setting::Ask => Err(rule),
        }
    }

    /// Sets a rule. False, and nothing changes, when the value belongs to another rule.
    pub fn set(&mut self, rule: R, setting: Setting<R::Answer>) -> bool {
        if let Setting::Is(answer) = setting
            && rule.value(answer).is_none()
        {
            return false;
        }
        self.0.insert(rule, setting);
        true
    }

    /// Takes over everything that `above` sets.
    pub fn overridden_by(mut self, above: &Self) -> Self {
        self.0.extend(&above.0);
        self
    }

    /// The rules whose value belongs to another rule; a file written by hand may hold such.
    pub fn misfits(&self) -> Vec<R> {
        let wrong = |rule: &R, setting: &Setting<R::Answer>| match setting {
            Setting::Is(answer) => rule.value(*answer).is_none(),
            Setting::Ask => false,
        };
        self.0
            .iter()
            .filter(|(rule, setting)| wrong(rule, setting))
            .map(|(rule, _)| *rule)
            .collect()
    }

    /// Every rule with its value, as it is shown.
    pub fn lines(&self) -> Vec<HouseLine> {
        R::ALL
            .iter()
            .map(|rule| {
                let value = match self.setting(*rule) {
                    Setting::Is(answer) => rule.value(answer),
                    Setting::Ask => None,
                };
                HouseLine {
                    id: rule.id(),
                    question: rule.question(),
                    value: value.map_or("ask", |value| value.id),
                    words: value.map_or_else(|| tell!("house-ask"), |value| rule.say(value.answer)),
                    is_default: value.is_some_and(|v| v.answer == rule.default_answer()),
                }
            })
            .collect()
    }
}

/// One house rule as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HouseLine {
    /// The name it has in files.
    pub id: &'static str,
    /// The question it answers.
    pub question: String,
    /// The name of its value in files, or "ask".
    pub value: &'static str,
    /// Its value in words.
    pub words: String,
    /// True when that is its default.
    pub is_default: bool,
}

/// A question that the table must answer before the game can go on: a house rule at its first case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingNeeded<C> {
    /// The rule's name in files.
    pub id: &'static str,
    /// The question.
    pub question: String,
    /// What may be answered; the first is the default.
    pub options: Vec<RulingOption<C>>,
}

/// One answer to a [`RulingNeeded`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingOption<C> {
    /// The value's name in files.
    pub id: &'static str,
    /// What it means.
    pub words: String,
    /// What speaks for it.
    pub speaks_for: String,
    /// The command that answers so; remembered for the match.
    pub command: C,
}

impl<C> RulingNeeded<C> {
    /// The question that a rule asks; `command` makes the answering command.
    pub fn of<R: TableRule>(rule: R, command: impl Fn(R, R::Answer) -> C) -> Self {
        Self {
            id: rule.id(),
            question: rule.question(),
            options: rule
                .options()
                .iter()
                .map(|value| RulingOption {
                    id: value.id,
                    words: rule.say(value.answer),
                    speaks_for: rule.speaks_for(value.answer),
                    command: command(rule, value.answer),
                })
                .collect(),
        }
    }
}

/// What the tests of every game hold its rules to.
///
/// # Panics
/// When a row contradicts itself: a name that is not the serialised one, no second option, a default that is not the
/// first, two rules of one name; or when a language lacks a rule's question, its values or what speaks for them.
#[cfg(test)]
pub(crate) fn check_rows<R: TableRule>() {
    use super::tongue::{Tongue, speak};
    let name = |value: &dyn Fn() -> Result<String, ron::Error>| value().expect("it serialises");
    for (at, rule) in R::ALL.iter().enumerate() {
        let row = rule.row();
        assert_eq!(name(&|| ron::to_string(rule)), row.id);
        assert!(R::ALL[..at].iter().all(|other| other.id() != row.id));
        assert!(row.options.len() >= 2, "{} leaves no choice", row.id);
        for (at, value) in row.options.iter().enumerate() {
            assert_eq!(name(&|| ron::to_string(&value.answer)), value.id);
            assert!(row.options[..at].iter().all(|o| o.answer != value.answer));
        }
        if let Some(later) = row.later {
            assert!(rule.value(later).is_some(), "{}", row.id);
        }
        assert_eq!(R::of_id(row.id), Some(*rule));
    }
    let mut said: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    for tongue in Tongue::ALL {
        speak(tongue);
        for rule in R::ALL {
            assert!(rule.question().ends_with('?'), "{tongue:?} {}", rule.id());
            let mut ends = vec![String::new(), "-name".to_owned()];
            for value in rule.options() {
                ends.push(format!("-{}", value.id));
                ends.push(format!("-{}-why", value.id));
                let why = rule.speaks_for(value.answer);
                assert!(why.len() > 20 && why.ends_with('.'), "{tongue:?} {why}");
            }
            for end in ends {
                let id = message(*rule, &end);
                assert!(RULES.has(tongue, &id), "{tongue:?} lacks {id}");
            }
        }
        let questions = R::ALL.iter().map(|rule| rule.question()).collect();
        let reasons = R::ALL.iter().flat_map(|rule| {
            let options = rule.options().iter();
            options.map(|value| rule.speaks_for(value.answer))
        });
        said.push((questions, reasons.collect()));
    }
    speak(Tongue::English);
    let [english, others @ ..] = &said[..] else {
        panic!("there is no language");
    };
    for other in others {
        assert!(english.0.iter().zip(&other.0).all(|(one, two)| one != two));
        assert!(english.1.iter().zip(&other.1).all(|(one, two)| one != two));
    }
}
