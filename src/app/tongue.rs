//! The words of the window, in every language; the rules bring their own.
//!
//! `tell!("home-title")` gives a message in the language that is spoken, `tell!("undo-of", what = target)` one with a
//! name in it.

use std::sync::LazyLock;

use crate::rules::tongue::{Book, Files, files};

/// The files of the window's words.
pub(super) const FILES: Files = files![
    "app-frame",
    "app-home",
    "app-record",
    "app-set-up",
    "app-settings",
    "app-bakugan",
    "app-kaboodl",
    "app-bratz",
    "app-tools",
    "app-camera",
    "app-by-hand",
    "app-cards",
    "app-replay",
    "app-kept"
];

/// The words of the window.
pub static WINDOW: LazyLock<Book> = LazyLock::new(|| Book::new(FILES));

/// A message of the window in the language that is spoken.
macro_rules! tell {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::app::tongue::WINDOW.say(
            $id,
            &[$((stringify!($name), $crate::rules::tongue::given($value))),*],
        )
    };
}
pub(crate) use tell;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tongue::differences;

    #[test]
    fn every_language_has_every_message_of_the_window() {
        assert_eq!(WINDOW.mistakes(), &[] as &[String]);
        assert_eq!(differences(FILES), Vec::<String>::new());
    }
}
