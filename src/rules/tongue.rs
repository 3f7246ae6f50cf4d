//! The languages: every sentence that is shown or said comes from a book of words, one file a language.
//!
//! The words stand in Fluent files under `assets/words/`; code names a message and hands in names and numbers, so that
//! word order, gender and plural forms are the language's own business. Which language is spoken is a matter of the
//! thread, as it is in gettext: a screen speaks one language at a time, and tests speak theirs side by side.
//!
//! ```
//! use rollcall::rules::tongue::{RULES, Tongue, given, speak};
//!
//! assert_eq!(RULES.say("cards", &[("count", given(1))]), "1 card");
//! assert_eq!(RULES.say("cards", &[("count", given(3))]), "3 cards");
//! speak(Tongue::German);
//! assert_eq!(RULES.say("cards", &[("count", given(3))]), "3 Karten");
//! ```
//!
//! Inside the crate the same is written `tell!("cards", count = 3)`.
//!
//! A further language is a variant of [`Tongue`] and a folder of files beside the others; a test names every message that
//! one of them lacks.

use std::cell::Cell;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tongue {
    /// English: complete, and what stands in for a message that another language lacks.
    #[default]
    English,
    /// German.
    German,
}

impl Tongue {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// Its code by BCP 47.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// Its name in itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    /// The language of a locale as systems write it: "de_AT.UTF-8".
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|tongue| tongue.code().eq_ignore_ascii_case(code))
    }
}

thread_local! {
    static SPOKEN: Cell<Tongue> = const { Cell::new(Tongue::English) };
}

/// Speaks this language from now on, in this thread.
pub fn speak(tongue: Tongue) {
    SPOKEN.set(tongue);
}

/// The language that this thread speaks.
pub fn spoken() -> Tongue {
    SPOKEN.get()
}

/// What is said in this language, whatever this thread speaks otherwise: for words that are kept in a file.
pub(crate) fn in_tongue<T>(tongue: Tongue, say: impl FnOnce() -> T) -> T {
    let before = SPOKEN.replace(tongue);
    let said = say();
    SPOKEN.set(before);
    said
}

/// Names and numbers that go into a message.
pub type Given<'a> = &'a [(&'static str, FluentValue<'a>)];

/// Files with their names, by language.
pub type Files = &'static [(Tongue, &'static [(&'static str, &'static str)])];

/// Messages in every language.
pub struct Book {
    bundles: Vec<(Tongue, FluentBundle<FluentResource>)>,
    /// What the files have wrong, by file and message.
    mistakes: Vec<String>,
}

impl Book {
    /// Reads the files of each language, each with its name. A mistake in one leaves out its message and is told by
    /// [`Self::mistakes`]; the files are part of the program, so a test sees it before anybody else.
    pub fn new(files: &[(Tongue, &[(&str, &str)])]) -> Self {
        let mut mistakes = Vec::new();
        let bundles = files
            .iter()
            .map(|(tongue, files)| {
                let id: LanguageIdentifier = tongue.code().parse().unwrap_or_default();
                let mut bundle = FluentBundle::new_concurrent(vec![id]);
                // The marks around names would be drawn as boxes by fonts that lack them.
                bundle.set_use_isolating(false);
                for (file, text) in *files {
                    let resource = match FluentResource::try_new((*text).to_owned()) {
                        Ok(resource) => resource,
                        Err((resource, errors)) => {
                            mistakes.extend(errors.iter().map(|error| format!("{file}: {error}")));
                            resource
                        }
                    };
                    if let Err(errors) = bundle.add_resource(resource) {
                        mistakes.extend(errors.iter().map(|error| format!("{file}: {error}")));
                    }
                }
                (*tongue, bundle)
            })
            .collect();
        Self { bundles, mistakes }
    }

    /// What is wrong with the files.
    pub fn mistakes(&self) -> &[String] {
        &self.mistakes
    }

    /// A message in the language that is spoken; in English where that lacks it; its id where both do.
    pub fn say(&self, id: &str, given: Given<'_>) -> String {
        let spoken = spoken();
        self.say_in(spoken, id, given)
            .or_else(|| self.say_in(Tongue::English, id, given))
            .unwrap_or_else(|| id.to_owned())
    }

    /// A message in this language; none where it lacks it.
    pub fn say_in(&self, tongue: Tongue, id: &str, given: Given<'_>) -> Option<String> {
        let (_, bundle) = self.bundles.iter().find(|(one, _)| *one == tongue)?;
        let pattern = bundle.get_message(id)?.value()?;
        let args: FluentArgs<'_> = given
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        let mut errors = Vec::new();
        let args = (!given.is_empty()).then_some(&args);
        Some(
            bundle
                .format_pattern(pattern, args, &mut errors)
                .into_owned(),
        )
    }

    /// True when a language has this message.
    pub fn has(&self, tongue: Tongue, id: &str) -> bool {
        self.say_in(tongue, id, &[]).is_some()
    }
}

/// The files of a book: `files!["common", "kaboodl"]`, from `assets/words/<language>/<name>.ftl`.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[
            (
                $crate::rules::tongue::Tongue::English,
                &[$((
                    concat!("en/", $name, ".ftl"),
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/en/", $name, ".ftl")),
                )),*],
            ),
            (
                $crate::rules::tongue::Tongue::German,
                &[$((
                    concat!("de/", $name, ".ftl"),
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/de/", $name, ".ftl")),
                )),*],
            ),
        ]
    };
}
pub(crate) use files;

/// The words of the rules.
pub static RULES: LazyLock<Book> = LazyLock::new(|| Book::new(FILES));

/// The files of the rules' words, by language.
const FILES: Files = files![
    "common", "house", "bakugan", "kaboodl", "bratz", "all-out", "got-five", "lookup", "cards"
];

/// Something that can stand in a message: a name or a number.
pub fn given<'a>(value: impl Into<FluentValue<'a>>) -> FluentValue<'a> {
    value.into()
}

/// A message of the rules in the language that is spoken: `tell!("cards", count = 3)`.
macro_rules! tell {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::rules::tongue::RULES.say(
            $id,
            &[$((stringify!($name), $crate::rules::tongue::given($value))),*],
        )
    };
}
pub(crate) use tell;

/// What the files of a book lack against each other: messages and the names in them. For tests.
#[cfg(test)]
pub(crate) fn differences(files: &[(Tongue, &[(&str, &str)])]) -> Vec<String> {
    use std::collections::{BTreeMap, BTreeSet};
    let mut lacking = Vec::new();
    let read = |files: &[(&str, &str)]| -> BTreeMap<String, BTreeSet<String>> {
        let mut messages = BTreeMap::new();
        let mut id = String::new();
        for line in files.iter().flat_map(|(_, text)| text.lines()) {
            let begins = line.chars().next().is_some_and(char::is_alphabetic);
            if begins && let Some((name, _)) = line.split_once('=') {
                id = name.trim().to_owned();
                messages.insert(id.clone(), BTreeSet::new());
            }
            if line.starts_with('#') {
                continue;
            }
            for part in line.split('$').skip(1) {
                let name: String = part
                    .chars()
                    .take_while(|sign| sign.is_alphanumeric() || *sign == '_')
                    .collect();
                if let Some(names) = messages.get_mut(&id) {
                    names.insert(name);
                }
            }
        }
        messages
    };
    let Some((_, english)) = files.first() else {
        return lacking;
    };
    let english = read(english);
    for (tongue, files) in files {
        let messages = read(files);
        for (id, names) in &english {
            match messages.get(id) {
                None => lacking.push(format!("{} lacks {id}", tongue.code())),
                Some(found) if !found.is_subset(names) => {
                    let more: Vec<&String> = found.difference(names).collect();
                    lacking.push(format!("{} {id} names {more:?}", tongue.code()));
                }
                Some(_) => {}
            }
        }
        for id in messages.keys().filter(|id| !english.contains_key(*id)) {
            lacking.push(format!("{} has {id}, which English lacks", tongue.code()));
        }
    }
    lacking
}

/// The words of a sentence; what is joined by a hyphen is one. For tests.
#[cfg(test)]
pub(crate) fn words(sentence: &str) -> impl Iterator<Item = &str> {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '\'';
    sentence
        .split(move |sign| !is_part(sign))
        .map(|word| word.trim_matches(|sign: char| !sign.is_alphabetic()))
        .filter(|word| !word.is_empty())
}

/// The words that the messages of a language say themselves, without what goes into them. For tests.
#[cfg(test)]
pub(crate) fn own_words(tongue: Tongue) -> std::collections::BTreeSet<String> {
    let files = FILES.iter().filter(|(one, _)| *one == tongue);
    let texts = files.flat_map(|(_, files)| files.iter().map(|(_, text)| *text));
    let lines = texts.flat_map(str::lines);
    let mut all = std::collections::BTreeSet::new();
    for line in lines.filter(|line| !line.starts_with('#')) {
        // A message begins after its name, a variant after its key.
        let said = line
            .split_once(" = ")
            .or_else(|| line.trim_start().split_once("] "))
            .map_or(line, |(_, said)| said);
        for part in said.split(['{', '}']).step_by(2) {
            all.extend(words(part).map(str::to_owned));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_message_of_the_rules() {
        assert_eq!(RULES.mistakes(), &[] as &[String]);
        assert_eq!(differences(FILES), Vec::<String>::new());
    }

    #[test]
    fn nothing_that_all_games_share_reads_the_same_in_two_languages() {
        let messages = |tongue: Tongue| -> Vec<(String, String)> {
            let Some((_, files)) = FILES.iter().find(|(one, _)| *one == tongue) else {
                panic!("{tongue:?} has no files");
            };
            let shared = [
                "common.ftl",
                "house.ftl",
                "kaboodl.ftl",
                "bratz.ftl",
                "all-out.ftl",
                "got-five.ftl",
                "bakugan.ftl",
            ];
            let texts = files
                .iter()
                .filter(|(file, _)| shared.iter().any(|name| file.ends_with(name)))
                .map(|(_, text)| *text);
            let mut messages: Vec<(String, String)> = Vec::new();
            for line in texts.flat_map(str::lines) {
                if line.starts_with(char::is_alphabetic)
                    && let Some((id, said)) = line.split_once(" = ")
                {
                    messages.push((id.to_owned(), said.to_owned()));
                } else if let Some((_, said)) = messages.last_mut()
                    && !line.starts_with('#')
                {
                    said.push_str(line);
                }
            }
            messages.sort();
            messages
        };
        let english = messages(Tongue::English);
        assert!(english.len() > 300, "{}", english.len());
        let german = messages(Tongue::German);
        for message in &english {
            let own_words = message.1.split(['{', '}']).step_by(2).collect::<String>();
            // A gate is called so in every language, and G stands on the toys.
            let is_name = ["Gate", "G"].contains(&own_words.trim());
            if own_words.contains(char::is_alphabetic) && !is_name {
                assert!(!german.contains(message), "{message:?} is not translated");
            }
        }
    }

    #[test]
    fn a_message_that_is_lacking_is_told() {
        let files: Files = &[
            (
                Tongue::English,
                &[("en", "a = Hello { $name }\nb = Good bye\n")],
            ),
            (Tongue::German, &[("de", "a = Hallo { $wer }\nc = Was\n")]),
        ];
        assert_eq!(differences(files).len(), 3);
        let book = Book::new(files);
        speak(Tongue::German);
        assert_eq!(book.say("b", &[]), "Good bye");
        assert_eq!(book.say("nothing", &[]), "nothing");
        speak(Tongue::English);
        assert_eq!(book.say("a", &[("name", given("Mia"))]), "Hello Mia");
    }

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Tongue::of_locale("de_AT.UTF-8"), Some(Tongue::German));
        assert_eq!(Tongue::of_locale("en"), Some(Tongue::English));
        assert_eq!(Tongue::of_locale("C"), None);
    }
}
