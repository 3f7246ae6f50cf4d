//! The table's own rule sets: TOML files that people write, one a set.
//!
//! ```toml
//! format = 1
//! game = "bakugan"
//! name = "Our table"
//! inherits = "As printed"
//!
//! [house]
//! closed_on_gate = "stands"
//! straddle = "ask"
//! ```
//!
//! A file with a mistake in it is named with line, column and the nearest known word, and is never overwritten.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::settings::one_line;
use super::{
    FORMAT, LARGEST_TEXT_BYTES, StoreError, read_at_most, read_whole, text_of, write_toml,
};
use crate::rules::rule_set::{RuleSet, RuleSetProblem, RuleSets, WrittenRuleSet};
use crate::rules::script::{GAMES, Game, nearest, with_nearest};
use crate::rules::{GameKind, Rules, TableRule};

/// The folder of rule sets in the data folder.
const FOLDER: &str = "rules";

/// A rule set as its file holds it, with the places of everything that can be wrong.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: Spanned<u32>,
    game: Spanned<String>,
    name: Spanned<String>,
    inherits: Spanned<String>,
    #[serde(default)]
    house: BTreeMap<Spanned<String>, Spanned<String>>,
}

#[derive(Debug, Serialize)]
struct FileOut<'a> {
    format: u32,
    game: &'a str,
    name: &'a str,
    inherits: &'a str,
    house: toml::Table,
}

/// A file that cannot be used. It stays as it is.
#[derive(Debug)]
pub struct Broken {
    /// The file.
    pub path: PathBuf,
    /// What is wrong, with line and column, and the path last.
    pub why: StoreError,
}

/// The rule sets of one game as they were found.
#[derive(Debug)]
pub struct Found<R: TableRule> {
    /// Those that are there for good, and the table's own that can be used.
    pub sets: RuleSets<R>,
    /// The files that cannot be used.
    pub broken: Vec<Broken>,
}

/// The folder with the table's own rule sets.
#[derive(Debug, Clone)]
pub struct RuleSetFolder(PathBuf);

/// Reads one file; also says which game it is for.
///
/// # Errors
/// When it cannot be read or has a mistake in it.
pub fn read_written(path: &Path) -> Result<(&'static Game, WrittenRuleSet), StoreError> {
    let bytes = read_at_most(path, LARGEST_TEXT_BYTES)?;
    let text = text_of(bytes, path)?;
    let read = parse(&text).map_err(|why| StoreError::Mistake {
        why,
        path: path.to_owned(),
    })?;
    Ok((read.game, read.set))
}

struct Read {
    game: &'static Game,
    set: WrittenRuleSet,
    inherits: String,
}

/// Reads a rule set, with everything checked that can be without the other sets. The error begins with its place.
fn parse(text: &str) -> Result<Read, String> {
    let file: File = toml::from_str(text).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        at(text, span, &with_nearest(&one_line(&error)))
    })?;
    if *file.format.as_ref() != FORMAT {
        let why = format!("format is {}, not {FORMAT}", file.format.as_ref());
        return Err(at(text, file.format.span(), &why));
    }
    let word = file.game.as_ref();
    let Some(game) = GAMES.iter().find(|game| game.word == word) else {
        let known: Vec<&str> = GAMES.iter().map(|game| game.word).collect();
        let meant = nearest(word, known.iter().copied())
            .map_or_else(String::new, |near| format!(" (did you mean \"{near}\"?)"));
        let why = format!(
            "there is no game \"{word}\"{meant}. There are: {}",
            known.join(", ")
        );
        return Err(at(text, file.game.span(), &why));
    };
    let set = WrittenRuleSet {
        name: file.name.as_ref().clone(),
        inherits: file.inherits.as_ref().clone(),
        house: file
            .house
            .iter()
            .map(|(rule, value)| (rule.as_ref().clone(), value.as_ref().clone()))
            .collect(),
    };
    game.check_rules(&set).map_err(|problem| {
        let span = match &problem {
            RuleSetProblem::Rule { rule, .. } | RuleSetProblem::RuleTwice(rule) => {
                let mut keys = file.house.keys();
                keys.find(|key| key.as_ref() == rule).map(Spanned::span)
            }
            RuleSetProblem::Value { rule, .. } => {
                let mut pairs = file.house.iter();
                pairs
                    .find(|(key, _)| key.as_ref() == rule)
                    .map(|(_, value)| value.span())
            }
            _ => None,
        };
        let span = span.unwrap_or(file.name.span());
        at(text, span, &problem.to_string())
    })?;
    Ok(Read {
        game,
        set,
        // Where to point when what it inherits from turns out to be missing.
        inherits: at(text, file.inherits.span(), ""),
    })
}

/// "line 3, column 5: why".
fn at(text: &str, span: Range<usize>, why: &str) -> String {
    let before = text.get(..span.start).unwrap_or("");
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
    format!("line {line}, column {column}: {why}")
}

impl RuleSetFolder {
    /// The folder of rule sets in this data folder.
    pub fn in_data(data: &Path) -> Self {
        Self(data.join(FOLDER))
    }

    /// The rule sets of one game. Files of other games are passed over; a file that cannot be used is named.
    pub fn load<R: Rules>(&self) -> Found<R::Rule> {
        let mut sets = RuleSets::default();
        let mut broken = Vec::new();
        let mut read = Vec::new();
        for path in self.files() {
            match self.read_one(&path, R::KIND) {
                Ok(Some(one)) => read.push((path, one)),
                Ok(None) => {}
                Err(why) => broken.push(Broken { path, why }),
            }
        }
        let mistake = |path: &Path, why: String| Broken {
            path: path.to_owned(),
            why: StoreError::Mistake {
                why,
                path: path.to_owned(),
            },
        };
        let mut all: RuleSets<R::Rule> = RuleSets::default();
        let mut good = Vec::new();
        for (path, one) in read {
            let added = RuleSet::check(&one.set).and_then(|set| {
                all.add(set.clone())?;
                Ok(set)
            });
            match added {
                Ok(set) => good.push((path, set, one.inherits)),
                Err(why) => broken.push(mistake(&path, why.to_string())),
            }
        }
        for (path, set, place) in good {
            // A set that leads nowhere is left out, with all that inherit from it.
            match all.resolve(set.name()) {
                Ok(_) => {
                    if let Err(why) = sets.add(set) {
                        broken.push(mistake(&path, why.to_string()));
                    }
                }
                Err(why) => broken.push(mistake(&path, format!("{place}{why}"))),
            }
        }
        Found { sets, broken }
    }

    /// Keeps a set: in the file that holds the set of this name, else in a new one. Says where.
    ///
    /// # Errors
    /// When the disk refuses; what was there stands then.
    pub fn save<R: Rules>(&self, set: &RuleSet<R::Rule>) -> Result<PathBuf, StoreError> {
        let word = word_of(R::KIND);
        let path = match self.file_of(set.name(), R::KIND) {
            Some(path) => path,
            None => self.free_path(word, set.name()),
        };
        let written = set.written();
        let house = written
            .house
            .into_iter()
            .map(|(rule, value)| (rule, toml::Value::String(value)));
        let text = toml::to_string_pretty(&FileOut {
            format: FORMAT,
            game: word,
            name: &written.name,
            inherits: &written.inherits,
            house: house.collect(),
        });
        write_toml(&path, text)?;
        Ok(path)
    }

    fn read_one(&self, path: &Path, kind: GameKind) -> Result<Option<Read>, StoreError> {
        let Some(text) = read_whole(path)? else {
            return Ok(None);
        };
        let read = parse(&text).map_err(|why| StoreError::Mistake {
            why,
            path: path.to_owned(),
        })?;
        Ok((read.game.kind == kind).then_some(read))
    }

    /// The files, in the order of their names; none when there is no folder.
    fn files(&self) -> Vec<PathBuf> {
        let items = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let mut files: Vec<PathBuf> = items
            .map(|item| item.path())
            .filter(|path| path.extension().is_some_and(|kind| kind == "toml") && path.is_file())
            .collect();
        files.sort();
        files
    }

    fn file_of(&self, name: &str, kind: GameKind) -> Option<PathBuf> {
        self.files().into_iter().find(|path| {
            matches!(
                self.read_one(path, kind),
                Ok(Some(read)) if read.set.name.trim().to_lowercase() == name.to_lowercase()
            )
        })
    }

    fn free_path(&self, word: &str, name: &str) -> PathBuf {
        let plain: String = name
            .chars()
            .map(|letter| {
                if letter.is_ascii_alphanumeric() {
                    letter.to_ascii_lowercase()
                } else {
                    '_'
                }
            })
            .collect();
        let named = |more: String| self.0.join(format!("{word}_{plain}{more}.toml"));
        let first = named(String::new());
        if !first.exists() {
            return first;
        }
        (2..10_000)
            .map(|number| named(format!("_{number}")))
            .find(|path| !path.exists())
            .unwrap_or_else(|| named("_last".to_owned()))
    }
}

/// The word by which files name a game.
fn word_of(kind: GameKind) -> &'static str {
    GAMES
        .iter()
        .find(|game| game.kind == kind)
        .map_or("", |game| game.word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setting;
    use crate::rules::bakugan::{Answer, Bakugan, HouseRule};

    const GOOD: &str = "format = 1\ngame = \"bakugan\"\nname = \"Ours\"\ninherits = \"Later series\"\n\n\
                        [house]\nclosed_on_gate = \"ask\"\nstraddle = \"roll_again\"\n";

    fn folder() -> (tempfile::TempDir, RuleSetFolder) {
        let data = tempfile::tempdir().expect("a folder");
        let folder = RuleSetFolder::in_data(data.path());
        fs::create_dir_all(&folder.0).expect("a folder");
        (data, folder)
    }

    fn why(text: &str) -> String {
        let (_data, folder) = folder();
        let path = folder.0.join("x.toml");
        fs::write(&path, text).expect("a file");
        let found = folder.load::<Bakugan>();
        assert!(found.sets.own("Ours").is_none());
        assert_eq!(found.broken.len(), 1, "{text}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
        found.broken[0].why.to_string()
    }

    #[test]
    fn a_set_is_read_and_comes_back_as_it_was_kept() {
        let (_data, folder) = folder();
        assert_eq!(folder.load::<Bakugan>().sets.names().len(), 3);
        fs::write(folder.0.join("ours.toml"), GOOD).expect("a file");
        let mut found = folder.load::<Bakugan>();
        assert!(found.broken.is_empty(), "{:?}", found.broken);
        let house = found.sets.resolve("ours").expect("it can be");
        assert_eq!(house.setting(HouseRule::ClosedOnGate), Setting::Ask);
        assert_eq!(
            house.setting(HouseRule::Straddle),
            Setting::Is(Answer::RollAgain)
        );
        let set = found.sets.own("Ours").expect("it is there").clone();
        let kept = folder.save::<Bakugan>(&set).expect("it can be kept");
        assert_eq!(kept, folder.0.join("ours.toml"), "the same file");
        let again = folder.load::<Bakugan>();
        assert_eq!(again.sets.own("Ours"), Some(&set));
        found.sets = again.sets;
        let child = RuleSet::new("Kids & Co", "Ours").expect("a good name");
        let path = folder.save::<Bakugan>(&child).expect("it can be kept");
        assert!(path.ends_with("rules/bakugan_kids___co.toml"), "{path:?}");
        let all = folder.load::<Bakugan>();
        assert_eq!(all.sets.resolve("Kids & Co"), Ok(house));
    }

    #[test]
    fn a_mistake_is_named_with_line_column_and_the_nearest_word() {
        let cases = [
            (
                "straddle =",
                "stradle =",
                "line 8, column 1",
                "\"straddle\"?",
            ),
            (
                "\"roll_again\"",
                "\"rol_again\"",
                "line 8, column 12",
                "\"roll_again\"?",
            ),
            ("inherits", "inherit", "line 4, column 1", "`inherits`?"),
            (
                "\"bakugan\"",
                "\"bakugna\"",
                "line 2, column 8",
                "\"bakugan\"?",
            ),
            ("format = 1", "format = 2", "line 1, column 10", "not 1"),
            (
                "\"Ours\"",
                "\"As printed\"",
                "line 3, column 8",
                "cannot be changed",
            ),
            (
                "\"Later series\"",
                "\"Later serie\"",
                "line 4, column 12",
                "\"Later series\"?",
            ),
            (
                "\"Later series\"",
                "\"Ours\"",
                "line 4, column 12",
                "circle",
            ),
            ("\"roll_again\"", "roll_again", "line 8, column", ""),
            ("\"roll_again\"", "7", "line 8, column 12", "string"),
        ];
        for (good, bad, place, word) in cases {
            let said = why(&GOOD.replacen(good, bad, 1));
            assert!(said.contains(place) && said.contains(word), "{bad}: {said}");
            assert!(said.ends_with("x.toml"), "{said}");
        }
    }

    #[test]
    fn a_broken_file_is_never_overwritten_and_its_children_are_named() {
        let (_data, folder) = folder();
        let broken = folder.0.join("bakugan_ours.toml");
        fs::write(&broken, "nonsense").expect("a file");
        let child = GOOD.replace("Ours", "Kids").replace("Later series", "Ours");
        fs::write(folder.0.join("kids.toml"), child).expect("a file");
        let found = folder.load::<Bakugan>();
        assert_eq!(found.broken.len(), 2);
        assert!(
            found.broken[1]
                .why
                .to_string()
                .contains("\"Kids\" inherits from \"Ours\"")
        );
        let set = RuleSet::new("Ours", "As printed").expect("a good name");
        let path = folder.save::<Bakugan>(&set).expect("it can be kept");
        assert!(path.ends_with("bakugan_ours_2.toml"));
        assert_eq!(
            fs::read_to_string(&broken).expect("it is there"),
            "nonsense"
        );
        assert_eq!(folder.load::<Bakugan>().broken.len(), 1);
    }

    #[test]
    fn two_files_of_one_name_are_told() {
        let (_data, folder) = folder();
        fs::write(folder.0.join("a.toml"), GOOD).expect("a file");
        fs::write(folder.0.join("b.toml"), GOOD).expect("a file");
        let found = folder.load::<Bakugan>();
        assert!(found.sets.own("Ours").is_some());
        assert!(found.broken[0].path.ends_with("b.toml"));
    }
}
