//! What is said of a word that is not known: the word itself, in short, those that are, and the nearest of them.

/// How many known words an error names.
const KNOWN_AT_MOST: usize = 40;
/// How many characters of a word an error repeats: a file that is no script can hold words of any length.
const SHOWN_AT_MOST: usize = 60;
/// How many characters of what a reader of JSON, TOML or RON says are repeated; the longest list of known names has room.
const MESSAGE_AT_MOST: usize = 2_000;
/// Longer words are slips of no known word, and to compare them would take minutes.
const COMPARED_AT_MOST: usize = 200;

/// How far two words are apart; none when nobody could have meant one by the other.
pub(super) fn distance(word: &str, known: &str) -> Option<usize> {
    let longest = word.chars().count().max(known.chars().count());
    if longest > COMPARED_AT_MOST {
        return None;
    }
    let apart = strsim::damerau_levenshtein(&word.to_lowercase(), &known.to_lowercase());
    (apart * 2 <= longest).then_some(apart)
}

/// A word as an error repeats it: one line, and no longer than can be read.
pub(super) fn shown(word: &str) -> String {
    let mut shown: String = word
        .chars()
        .map(|letter| {
            if letter.is_control() {
                '\u{fffd}'
            } else {
                letter
            }
        })
        .take(SHOWN_AT_MOST)
        .collect();
    if word.chars().nth(SHOWN_AT_MOST).is_some() {
        shown.push('\u{2026}');
    }
    shown
}

/// The known words, as an error lists them.
pub(super) fn can_be(known: &[String]) -> String {
    let first = known.iter().take(KNOWN_AT_MOST);
    let first: Vec<String> = first.map(|word| shown(word)).collect();
    match known.len().saturating_sub(KNOWN_AT_MOST) {
        0 => format!("It can be: {}", first.join(", ")),
        more => format!("It can be: {} and {more} more", first.join(", ")),
    }
}

/// The known word that is nearest to this one; none when nobody could have meant one by the other.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    known
        .into_iter()
        .filter_map(|known| Some((distance(word, known)?, known)))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// What a reader of JSON or TOML says of an unknown name, with the nearest name that it knows.
///
/// Such readers list in back quotes first the name that they found and then those they know. They repeat the name however
/// long it is; this does not.
pub fn with_nearest(message: &str) -> String {
    if let Some((cut, _)) = message.char_indices().nth(MESSAGE_AT_MOST) {
        return format!("{}\u{2026}", &message[..cut]);
    }
    let mut quoted = message.split('`').skip(1).step_by(2);
    let found = quoted.next().unwrap_or("");
    match nearest(found, quoted) {
        Some(near) if message.contains("unknown") => {
            format!("{message}. Did you mean `{near}`?")
        }
        _ => message.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_readers_unknown_name_gets_the_nearest_known_one() {
        let said = "unknown variant `Rol`, expected one of `SetGates`, `Roll`, `Flip`";
        assert_eq!(with_nearest(said), format!("{said}. Did you mean `Roll`?"));
        assert_eq!(with_nearest("expected `,` or `}`"), "expected `,` or `}`");
        let long = with_nearest(&format!("unknown field `{}`", "\u{fc}".repeat(3_000_000)));
        assert_eq!(long.chars().count(), MESSAGE_AT_MOST + 1);
    }
}
