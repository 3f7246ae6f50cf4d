//! The fields of one table of a file: each is asked for once, and what nobody asked for is a fault.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault::{Faults, Page, instead, listed, shown};
use crate::rules::script::nearest;
use crate::rules::text::is_name;

/// A value with its place.
pub(super) type Value<'t> = Spanned<DeValue<'t>>;

/// The fields of one table that is being read.
pub(super) struct Fields<'a, 't> {
    page: &'a Page<'a>,
    faults: &'a mut Faults,
    table: DeTable<'t>,
    /// Where the table begins: what is missing is told there.
    begins: Range<usize>,
    asked: Vec<&'static str>,
}

impl<'a, 't> Fields<'a, 't> {
    pub(super) fn new(
        page: &'a Page<'a>,
        faults: &'a mut Faults,
        table: DeTable<'t>,
        begins: Range<usize>,
    ) -> Self {
        Self {
            page,
            faults,
            table,
            begins,
            asked: Vec::new(),
        }
    }

    /// Notes what is wrong at a place.
    pub(super) fn fault(&mut self, span: &Range<usize>, field: &str, why: impl Into<String>) {
        self.faults.add(self.page.fault(span, field, why));
    }

    /// Notes that a field is missing.
    pub(super) fn missing(&mut self, field: &str, fix: &str) {
        let begins = self.begins.clone();
        let fix = match self.page {
            Page::Text { .. } => fix,
            Page::Row { .. } => "fill in its cell, or say which column holds it",
        };
        self.fault(&begins, field, format!("it is missing; {fix}"));
    }

    /// The value of a field; none where it is left out.
    pub(super) fn take(&mut self, field: &'static str) -> Option<Value<'t>> {
        self.asks(field);
        let key = self.table.keys().find(|key| key.as_ref() == field)?.clone();
        self.table.remove(&key)
    }

    /// A text in quotes with its place.
    pub(super) fn text(&mut self, field: &'static str) -> Option<(String, Range<usize>)> {
        let value = self.take(field)?;
        let span = value.span();
        match value.into_inner() {
            DeValue::String(text) => Some((text.into_owned(), span)),
            DeValue::Integer(number) => {
                let why = format!("it is a number; put it in quotes: {field} = \"{number}\"");
                self.fault(&span, field, why);
                None
            }
            other => {
                let why = format!(
                    "it is {}; write text in quotes: {field} = \"\u{2026}\"",
                    kind_of(&other)
                );
                self.fault(&span, field, why);
                None
            }
        }
    }

    /// A text of one line.
    pub(super) fn line(&mut self, field: &'static str, longest: usize) -> Option<String> {
        let (text, span) = self.text(field)?;
        let why = if text.trim().is_empty() {
            "it is empty; write something between the quotes".to_owned()
        } else if text.chars().count() > longest {
            format!("it is longer than {longest} letters; shorten it")
        } else if text.chars().any(char::is_control) {
            "it has a line break or a sign that cannot be seen; write it on one line".to_owned()
        } else {
            return Some(text.trim().to_owned());
        };
        self.fault(&span, field, why);
        None
    }

    /// A text of several lines.
    pub(super) fn lines(&mut self, field: &'static str, longest: usize) -> Option<String> {
        let (text, span) = self.text(field)?;
        let text = text.replace("\r\n", "\n");
        let text = text.trim();
        let why = if text.is_empty() {
            "it is empty; write something between the quotes".to_owned()
        } else if text.chars().count() > longest {
            format!("it is longer than {longest} letters; shorten it")
        } else if text
            .chars()
            .any(|letter| letter.is_control() && letter != '\n')
        {
            "it has a sign in it that cannot be seen, as a tab; remove it".to_owned()
        } else {
            return Some(text.to_owned());
        };
        self.fault(&span, field, why);
        None
    }

    /// A name that fits on one line of the screen.
    pub(super) fn name(&mut self, field: &'static str, fix: &str) -> Option<String> {
        self.asks(field);
        if !self.has(field) {
            self.missing(field, fix);
            return None;
        }
        self.name_if_there(field)
    }

    /// The same for a name that may be left out.
    pub(super) fn name_if_there(&mut self, field: &'static str) -> Option<String> {
        let longest = crate::rules::text::LONGEST_NAME;
        self.line(field, longest).filter(|name| is_name(name))
    }

    /// One of the known words.
    pub(super) fn word<T: Copy>(
        &mut self,
        field: &'static str,
        known: &[(&'static str, T)],
    ) -> Option<T> {
        let (word, span) = self.text(field)?;
        self.known(field, &word, &span, known)
    }

    /// What a word means; a fault when it is none of the known ones.
    pub(super) fn known<T: Copy>(
        &mut self,
        field: &str,
        word: &str,
        span: &Range<usize>,
        known: &[(&'static str, T)],
    ) -> Option<T> {
        if let Some((_, means)) = known.iter().find(|(one, _)| *one == word) {
            return Some(*means);
        }
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        let near = nearest(word, words.iter().copied());
        let meant = near.map_or_else(
            || "it".to_owned(),
            |near| format!("did you mean \"{near}\"? It"),
        );
        let why = format!(
            "there is no \"{}\"; {meant} can be: {}",
            shown(word),
            listed(&words)
        );
        self.fault(span, field, why);
        None
    }

    /// A whole number within bounds.
    pub(super) fn number(&mut self, field: &'static str, least: i64, most: i64) -> Option<i64> {
        let value = self.take(field)?;
        let span = value.span();
        match whole_number(field, value.as_ref(), least, most) {
            Ok(number) => Some(number),
            Err(why) => {
                self.fault(&span, field, why);
                None
            }
        }
    }

    /// Knows a field without taking it.
    pub(super) fn asks(&mut self, field: &'static str) {
        if !self.asked.contains(&field) {
            self.asked.push(field);
        }
    }

    /// How many faults there are so far.
    pub(super) fn count(&self) -> usize {
        self.faults.told.len() + self.faults.more
    }

    /// Where a field's value stands, else where the table begins.
    pub(super) fn value_place(&self, field: &str) -> Range<usize> {
        let mut all = self.table.iter();
        let found = all.find(|(key, _)| key.as_ref() == field);
        found.map_or_else(|| self.begins.clone(), |(_, value)| value.span())
    }

    /// True when a field stands there and nobody has taken it yet.
    pub(super) fn has(&self, field: &str) -> bool {
        self.table.keys().any(|key| key.as_ref() == field)
    }

    /// Where a field's name stands, else where the table begins.
    pub(super) fn place_of(&self, field: &str) -> Range<usize> {
        let mut keys = self.table.keys();
        let key = keys.find(|key| key.as_ref() == field);
        key.map_or_else(|| self.begins.clone(), Spanned::span)
    }

    /// Refuses every field that no kind of card has, as long as it is not known which one this is.
    pub(super) fn refuse_unknown(&mut self, all: &[&'static str]) {
        for (field, span) in self.left() {
            if !all.contains(&field.as_str()) {
                let why = instead(&field, all.iter().copied());
                self.fault(&span, &field, format!("there is no such field; {why}"));
            }
        }
    }

    /// Refuses every field that is left. `elsewhere` are those that other tables have; `what` is this one.
    pub(super) fn refuse_others(&mut self, what: &str, elsewhere: &[&'static str]) {
        let asked = std::mem::take(&mut self.asked);
        for (field, span) in self.left() {
            let why = if elsewhere.contains(&field.as_str()) {
                format!(
                    "{what} has no such field; remove it. There are: {}",
                    listed(&asked)
                )
            } else {
                format!(
                    "there is no such field; {}",
                    instead(&field, asked.iter().copied())
                )
            };
            self.fault(&span, &field, why);
        }
    }

    /// The fields that nobody has taken, in the order in which they stand.
    fn left(&self) -> Vec<(String, Range<usize>)> {
        let keys = self.table.keys();
        let mut left: Vec<_> = keys
            .map(|key| (key.as_ref().to_string(), key.span()))
            .collect();
        left.sort_by_key(|(_, span)| span.start);
        left
    }
}

/// A whole number within bounds.
///
/// # Errors
/// What is wrong with it, and what to do.
pub(super) fn whole_number(
    field: &str,
    value: &DeValue<'_>,
    least: i64,
    most: i64,
) -> Result<i64, String> {
    let number = match value {
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
        DeValue::String(text) => {
            let text = text.trim();
            return Err(match text.parse::<i64>() {
                Ok(number) => {
                    format!("it is a number in quotes; write it without: {field} = {number}")
                }
                Err(_) => format!(
                    "\"{}\" is no whole number; write one between {least} and {most}, without quotes",
                    shown(text)
                ),
            });
        }
        other => {
            return Err(format!(
                "it is {}; write a whole number between {least} and {most}",
                kind_of(other)
            ));
        }
    };
    match number.filter(|number| (least..=most).contains(number)) {
        Some(number) => Ok(number),
        None => Err(format!(
            "it is not between {least} and {most}; look at the card again"
        )),
    }
}

/// What a value is, in plain words.
pub(super) fn kind_of(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "text",
        DeValue::Integer(_) => "a number",
        DeValue::Float(_) => "a number with a point",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list in [ ]",
        DeValue::Table(_) => "a group in { }",
    }
}
