//! A line of text with weights: what a panel says, before it is drawn.
//!
//! Panels are built as text first, so that tests can read a whole screen without a pixel.

use super::theme::Weight;
use super::tongue::tell;
use crate::vision::colour::ColourWord;

/// How a run of words stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Ordinary text.
    Plain,
    /// May wait.
    Quiet,
    /// What is active now.
    Accent,
    /// Good or certain.
    Success,
    /// Look here.
    Warning,
    /// Broken or lost.
    Danger,
}

/// A run of words in one weight and tone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The words.
    pub text: String,
    /// Their weight.
    pub weight: Weight,
    /// Their tone.
    pub tone: Tone,
}

/// A line of runs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Words {
    /// The runs, in reading order.
    pub runs: Vec<Run>,
}

impl Words {
    /// A line in regular weight.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::default().with(text, Weight::Regular, Tone::Plain)
    }

    /// A line in bold.
    pub fn bold(text: impl Into<String>) -> Self {
        Self::default().with(text, Weight::Bold, Tone::Plain)
    }

    /// A line that may wait.
    pub fn quiet(text: impl Into<String>) -> Self {
        Self::default().with(text, Weight::Regular, Tone::Quiet)
    }

    /// This line and one more run.
    pub fn with(mut self, text: impl Into<String>, weight: Weight, tone: Tone) -> Self {
        self.runs.push(Run {
            text: text.into(),
            weight,
            tone,
        });
        self
    }

    /// This line in another tone throughout.
    pub fn toned(mut self, tone: Tone) -> Self {
        for run in &mut self.runs {
            run.tone = tone;
        }
        self
    }

    /// A sentence in which the given names stand out in bold.
    pub fn with_names(sentence: &str, names: &[String]) -> Self {
        let mut words = Self::default();
        let mut rest = sentence;
        while !rest.is_empty() {
            let next = names
                .iter()
                .filter(|name| !name.is_empty())
                .filter_map(|name| find_word(rest, name).map(|at| (at, name.len())))
                .min_by_key(|(at, length)| (*at, usize::MAX - *length));
            match next {
                Some((at, length)) => {
                    if at > 0 {
                        words = words.with(&rest[..at], Weight::Regular, Tone::Plain);
                    }
                    words = words.with(&rest[at..at + length], Weight::Bold, Tone::Plain);
                    rest = &rest[at + length..];
                }
                None => {
                    words = words.with(rest, Weight::Regular, Tone::Plain);
                    rest = "";
                }
            }
        }
        words
    }

    /// The line as plain text: what a screen reader says.
    pub fn text(&self) -> String {
        self.runs.iter().map(|run| run.text.as_str()).collect()
    }
}

/// The main colour of a ball, in a word.
pub fn colour_word(colour: ColourWord) -> String {
    match colour {
        ColourWord::Red => tell!("colour-red"),
        ColourWord::Brown => tell!("colour-brown"),
        ColourWord::Yellow => tell!("colour-yellow"),
        ColourWord::Green => tell!("colour-green"),
        ColourWord::Blue => tell!("colour-blue"),
        ColourWord::Purple => tell!("colour-purple"),
        ColourWord::White => tell!("colour-white"),
        ColourWord::Black => tell!("colour-black"),
    }
}

/// The same words with a capital first letter.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        format!("{}{}", first.to_uppercase(), letters.as_str())
    })
}

/// Where `word` stands in `text` as a whole word.
fn find_word(text: &str, word: &str) -> Option<usize> {
    text.match_indices(word).map(|(at, _)| at).find(|at| {
        let before = text[..*at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        before.is_none_or(|sign| !sign.is_alphanumeric())
            && after.is_none_or(|sign| !sign.is_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_out_only_as_whole_words() {
        let words = Words::with_names("Ben rolled Bend for Ben", &["Ben".to_owned()]);
        let bold: Vec<&str> = words
            .runs
            .iter()
            .filter(|run| run.weight == Weight::Bold)
            .map(|run| run.text.as_str())
            .collect();
        assert_eq!(bold, ["Ben", "Ben"]);
        assert_eq!(words.text(), "Ben rolled Bend for Ben");
    }

    #[test]
    fn a_longer_name_wins_over_its_beginning() {
        let names = ["Ann".to_owned(), "Ann Lee".to_owned()];
        let words = Words::with_names("Ann Lee rolls", &names);
        assert_eq!(words.runs[0].text, "Ann Lee");
    }
}
