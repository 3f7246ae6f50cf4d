//! The house rules of Bakugan: what the sheet leaves to the table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// One rule that a table chooses for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseRule {
    /// The ball stops closed on a gate.
    ClosedOnGate,
    /// It opens on a gate, then leaves it.
    OpenedThenSlidOff,
    /// It opens beside the gates, then ends on one.
    OpenedBeforeGate,
    /// It lies open across gates.
    Straddle,
    /// Where a missed Bakugan goes.
    MissGoesTo,
    /// Nobody stands in the tie roll.
    TieNobody,
    /// One side has nothing unused for the tie roll.
    TieOneSided,
    /// Nothing unused, used or standing to move.
    NothingToRoll,
}

/// A value of a house rule. Several rules share words; [`HouseRule::options`] says which belong to which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// A closed ball is not open.
    NotOpen,
    /// It stands.
    Stands,
    /// It counts and is put back.
    CountsPutBack,
    /// It is a miss.
    Miss,
    /// The gate under its base; about equal: the opponent of the roller chooses.
    GateUnderBase,
    /// The roll is made again.
    RollAgain,
    /// To the used pile.
    UsedPile,
    /// It stays unused.
    StaysUnused,
    /// Roll again; after three rounds whoever stood first on the gate.
    RollAgainThenFirst,
    /// The gate leaves the game.
    GateOut,
    /// The used ones return first.
    ReturnFirst,
    /// The other side wins.
    OtherSideWins,
    /// Pass.
    Pass,
    /// The table votes.
    Vote,
}

/// What a rule set says of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setting {
    /// The referee is asked at the first case.
    Ask,
    /// This value.
    Is(Answer),
}

impl HouseRule {
    /// All of them, in the order in which a table meets them.
    pub const ALL: [Self; 8] = [
        Self::ClosedOnGate,
        Self::OpenedThenSlidOff,
        Self::OpenedBeforeGate,
        Self::Straddle,
        Self::MissGoesTo,
        Self::TieNobody,
        Self::TieOneSided,
        Self::NothingToRoll,
    ];

    /// The name it has in files.
    pub fn id(self) -> &'static str {
        match self {
            Self::ClosedOnGate => "closed_on_gate",
            Self::OpenedThenSlidOff => "opened_then_slid_off",
            Self::OpenedBeforeGate => "opened_before_gate",
            Self::Straddle => "straddle",
            Self::MissGoesTo => "miss_goes_to",
            Self::TieNobody => "tie_nobody",
            Self::TieOneSided => "tie_one_sided",
            Self::NothingToRoll => "nothing_to_roll",
        }
    }

    /// The question it answers.
    pub fn question(self) -> &'static str {
        match self {
            Self::ClosedOnGate => "a ball stops on a gate and stays closed: what is it?",
            Self::OpenedThenSlidOff => "it opens on a gate and then leaves it: does it count?",
            Self::OpenedBeforeGate => "it opens beside the gates and ends on one: does it count?",
            Self::Straddle => "it lies open across two gates: on which does it stand?",
            Self::MissGoesTo => "where does a missed Bakugan go?",
            Self::TieNobody => "nobody's Bakugan stands in the tie roll: what now?",
            Self::TieOneSided => "one side has nothing unused for the tie roll: what now?",
            Self::NothingToRoll => "a player has nothing to roll at all: what now?",
        }
    }

    /// Its values; the first is the default.
    pub fn options(self) -> &'static [Answer] {
        match self {
            Self::ClosedOnGate => &[Answer::NotOpen, Answer::Stands],
            Self::OpenedThenSlidOff => &[Answer::CountsPutBack, Answer::Miss],
            Self::OpenedBeforeGate => &[Answer::Miss, Answer::Stands],
            Self::Straddle => &[Answer::GateUnderBase, Answer::RollAgain],
            Self::MissGoesTo => &[Answer::UsedPile, Answer::StaysUnused],
            Self::TieNobody => &[Answer::RollAgainThenFirst, Answer::GateOut],
            Self::TieOneSided => &[Answer::ReturnFirst, Answer::OtherSideWins],
            Self::NothingToRoll => &[Answer::Pass, Answer::Vote],
        }
    }

    /// The value that holds when nobody says otherwise.
    pub fn default_answer(self) -> Answer {
        self.options()[0]
    }

    /// True when the rule set "As printed" asks at the first case.
    pub fn asks_as_printed(self) -> bool {
        matches!(
            self,
            Self::ClosedOnGate
                | Self::OpenedThenSlidOff
                | Self::OpenedBeforeGate
                | Self::Straddle
                | Self::MissGoesTo
        )
    }

    /// A value of this rule in a few words.
    pub fn say(self, answer: Answer) -> &'static str {
        match answer {
            Answer::NotOpen => "not open, a miss",
            Answer::Stands => "it stands",
            Answer::CountsPutBack => "it counts and is put back",
            Answer::Miss => "a miss",
            Answer::GateUnderBase => "the gate under its base; about equal, the opponent chooses",
            Answer::RollAgain => "roll again",
            Answer::UsedPile => "to the used pile",
            Answer::StaysUnused => "it stays unused",
            Answer::RollAgainThenFirst => {
                "roll again; after three rounds whoever stood first on the gate"
            }
            Answer::GateOut => "the gate leaves the game",
            Answer::ReturnFirst => "that side's used Bakugan return first",
            Answer::OtherSideWins => "the other side wins",
            Answer::Pass => "pass",
            Answer::Vote => "the table votes",
        }
    }

    /// All its values in one line.
    pub fn options_in_words(self) -> String {
        let options: Vec<&str> = self.options().iter().map(|a| self.say(*a)).collect();
        options.join(" / ")
    }
}

/// The house rules of one match: the values that differ from the defaults.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HouseRules(BTreeMap<HouseRule, Setting>);

impl HouseRules {
    /// Every rule at its default; nothing is asked. Scripts and the simulated game use it.
    pub fn defaults() -> Self {
        Self::default()
    }

    /// The sheet as it is printed: what it leaves open is asked at the first case.
    pub fn as_printed() -> Self {
        let asks = HouseRule::ALL.into_iter().filter(|r| r.asks_as_printed());
        Self(asks.map(|rule| (rule, Setting::Ask)).collect())
    }

    /// What a rule is set to.
    pub fn setting(&self, rule: HouseRule) -> Setting {
        self.0
            .get(&rule)
            .copied()
            .unwrap_or(Setting::Is(rule.default_answer()))
    }

    /// Sets a rule. False, and nothing changes, when the value belongs to another rule.
    pub fn set(&mut self, rule: HouseRule, setting: Setting) -> bool {
        if let Setting::Is(answer) = setting
            && !rule.options().contains(&answer)
        {
            return false;
        }
        self.0.insert(rule, setting);
        true
    }

    /// The rules whose value belongs to another rule; a file written by hand may hold such.
    pub fn misfits(&self) -> Vec<HouseRule> {
        let wrong = |rule: &HouseRule, setting: &Setting| match setting {
            Setting::Is(answer) => !rule.options().contains(answer),
            Setting::Ask => false,
        };
        self.0
            .iter()
            .filter(|(rule, setting)| wrong(rule, setting))
            .map(|(rule, _)| *rule)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_takes_only_its_own_values() {
        let mut house = HouseRules::defaults();
        assert!(!house.set(HouseRule::ClosedOnGate, Setting::Is(Answer::Vote)));
        assert_eq!(
            house.setting(HouseRule::ClosedOnGate),
            Setting::Is(Answer::NotOpen)
        );
        assert!(house.set(HouseRule::ClosedOnGate, Setting::Is(Answer::Stands)));
        assert_eq!(
            house.setting(HouseRule::ClosedOnGate),
            Setting::Is(Answer::Stands)
        );
        assert!(house.misfits().is_empty());
    }

    #[test]
    fn as_printed_asks_what_a_roll_meets_and_nothing_about_ties() {
        let house = HouseRules::as_printed();
        let asked = HouseRule::ALL
            .into_iter()
            .filter(|rule| house.setting(*rule) == Setting::Ask)
            .count();
        assert_eq!(asked, 5);
        assert_ne!(house.setting(HouseRule::TieNobody), Setting::Ask);
    }
}
