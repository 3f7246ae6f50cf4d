//! Mistakes in the writing itself (a missing quote, a missing bracket), in words for somebody who has never heard of TOML.

use std::ops::Range;

use super::fault::{Fault, Page, shown};

/// What is said of a field that stands there twice.
const TWICE: &str = "it stands there twice; remove one of them, or begin a new card with [[card]]";

/// What is wrong with the writing, at most one fault a line: one slip makes a reader stumble several times.
pub(super) fn faults(page: &Page<'_>, errors: &[toml::de::Error]) -> Vec<Fault> {
    let mut found: Vec<(usize, bool, Fault)> = errors
        .iter()
        .map(|error| {
            let span = error.span().unwrap_or(0..0);
            let message = error.message();
            let (field, why) = told(page, &span, message);
            let fault = page.fault(&span, &field, why);
            // A word without quotes is often only what is left over of another slip in the same line.
            let is_left_over = message.starts_with("string values must be quoted")
                || message.starts_with("invalid literal string");
            (fault.line, is_left_over, fault)
        })
        .collect();
    found.sort_by_key(|(line, is_left_over, _)| (*line, *is_left_over));
    found.dedup_by_key(|(line, ..)| *line);
    // Behind a bracket that is wrong, a card's fields are taken for those of the one before.
    let is_bracket = |fault: &Fault| fault.field.starts_with('[');
    if let Some(first) = found.iter().position(|(.., fault)| is_bracket(fault)) {
        let mut at = 0;
        found.retain(|(.., fault)| {
            at += 1;
            at <= first + 1 || is_bracket(fault) || fault.why != TWICE
        });
    }
    found.into_iter().map(|(.., fault)| fault).collect()
}

/// Which field is meant, and what is wrong with it.
fn told(page: &Page<'_>, span: &Range<usize>, message: &str) -> (String, String) {
    let line = page.line_at(span.start);
    let code = line.split('#').next().unwrap_or("").trim();
    let (before, after) = code.split_once('=').unwrap_or((code, ""));
    let (before, after) = (before.trim(), after.trim());
    let is_word = |word: &str| {
        !word.is_empty()
            && word
                .chars()
                .all(|letter| letter.is_alphanumeric() || letter == '_')
    };
    let field = if code.starts_with('[') {
        code
    } else if is_word(before) {
        before
    } else {
        before
            .split([':', ' '])
            .next()
            .filter(|word| is_word(word))
            .unwrap_or("this line")
    };
    let is = |start: &str| message.starts_with(start);
    let why = if is("invalid boolean") || is("string values must be quoted") {
        unquoted(after)
    } else if is("key with no value") || is("missing value for key") {
        if before.contains(':') {
            "write = instead of the colon".to_owned()
        } else {
            "a field is one word, then =, then its value; the = is missing here".to_owned()
        }
    } else if is("invalid unquoted key") {
        "the name of a field has only the letters a to z and _; look it up in the description"
            .to_owned()
    } else if is("invalid basic string") || is("invalid literal string") {
        "the text is not closed; put the same quote at its end".to_owned()
    } else if is("invalid multi-line") {
        "the text of several lines is not closed; put three quotes at its end: \"\"\"".to_owned()
    } else if is("missing escaped value") {
        "a single backslash cannot stand in quotes; write \\\\, or / in the name of a file"
            .to_owned()
    } else if is("unclosed array table") || is("unclosed table") {
        "the bracket is not closed; a card begins with the line [[card]]".to_owned()
    } else if is("duplicate key") {
        if code.starts_with('[') {
            "write each card under [[card]], with two brackets on each side".to_owned()
        } else {
            TWICE.to_owned()
        }
    } else if is("missing comma") || is("extra assignment") {
        "a comma, or the closing bracket before, is missing here".to_owned()
    } else if is("unclosed inline table") {
        "the closing } is missing at the end".to_owned()
    } else if is("unclosed array") {
        "the closing ] is missing at the end".to_owned()
    } else if is("unexpected leading zero") {
        "write the number without a 0 in front".to_owned()
    } else if is("unexpected key or value") {
        "nothing more can stand here; begin a new line, and write texts with \" around them"
            .to_owned()
    } else if is("unquoted keys cannot be empty") {
        "the name of the field is missing before the =".to_owned()
    } else if is("cannot recurse further") {
        "there are too many brackets within each other; remove some".to_owned()
    } else {
        // What a library says is one line and in English; what to do stands before it.
        let reason = message.replace('\n', ", ");
        format!(
            "this cannot be read ({}); compare it with the description",
            shown(&reason)
        )
    };
    (field.to_owned(), why)
}

/// What is said of a value without quotes.
fn unquoted(value: &str) -> String {
    let curly = [
        '\u{201c}', '\u{201d}', '\u{201e}', '\u{201f}', '\u{2018}', '\u{2019}', '\u{ab}', '\u{bb}',
    ];
    if value.starts_with(curly) {
        return "these are curly quotes; write straight ones: \"".to_owned();
    }
    let digits: String = value.chars().take_while(char::is_ascii_digit).collect();
    if !digits.is_empty() {
        return format!("write a number alone, as {digits}, and a text in quotes");
    }
    if value.is_empty() || value.starts_with(['{', '[']) {
        return "text needs quotes around it: \"\u{2026}\"".to_owned();
    }
    format!("text needs quotes around it: \"{}\"", shown(value))
}
