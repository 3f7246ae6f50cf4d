//! Names in scripts that run from right to left.
//!
//! The text engine shapes each word in its own direction and sets words from left to right. So the words of such a name
//! are put into the order in which they stand on the screen before they are laid out (Unicode Standard Annex 9).

use std::borrow::Cow;

use unicode_bidi::{BidiInfo, Level, bidi_class};

/// Words in the order in which they stand from left to right; each word keeps its letters as they are.
pub fn in_order_on_screen(text: &str) -> Cow<'_, str> {
    let runs_from_right = |sign: char| {
        use unicode_bidi::BidiClass::{AL, R};
        !sign.is_ascii() && matches!(bidi_class(sign), R | AL)
    };
    if !text.chars().any(runs_from_right) {
        return Cow::Borrowed(text);
    }
    let info = BidiInfo::new(text, Some(Level::ltr()));
    let mut ordered = String::with_capacity(text.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let words = &text[run.clone()];
            if levels[run.start].is_rtl() {
                let from_right: Vec<&str> = pieces(words).collect();
                ordered.extend(from_right.into_iter().rev());
            } else {
                ordered.push_str(words);
            }
        }
    }
    Cow::Owned(ordered)
}

/// Words and the spaces between them.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(' ').flat_map(|piece| {
        let word = piece.trim_end_matches(' ');
        let space = &piece[word.len()..];
        [word, space].into_iter().filter(|piece| !piece.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_from_left_to_right_stay_as_they_are() {
        for text in ["", "Mia rolls", "Zoë 🚀🌈", "Björn: 3 gates"] {
            assert!(matches!(in_order_on_screen(text), Cow::Borrowed(same) if same == text));
        }
    }

    #[test]
    fn a_name_of_two_words_stands_from_right_to_left_inside_its_sentence() {
        assert_eq!(in_order_on_screen("דנה"), "דנה");
        assert_eq!(in_order_on_screen("דנה לוי"), "לוי דנה");
        assert_eq!(
            in_order_on_screen("Mia, דנה לוי and Ben"),
            "Mia, לוי דנה and Ben"
        );
        assert_eq!(in_order_on_screen("ليلى's turn"), "ليلى's turn");
    }

    #[test]
    fn nothing_is_lost() {
        let text = "עמית (3) כהן: 12 נקודות, Mia";
        let mut before: Vec<char> = text.chars().collect();
        let mut after: Vec<char> = in_order_on_screen(text).chars().collect();
        before.sort_unstable();
        after.sort_unstable();
        assert_eq!(before, after);
    }
}
