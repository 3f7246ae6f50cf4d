//! What a screen can ask for, and the one table of labels, hints and keys.
//!
//! Drawing never changes the game: panels and keys write an [`Ask`] down, and the app carries them out afterwards.

use eframe::egui::{Key, Modifiers};

use super::pen::Button;
use crate::rules::bakugan::Command;

/// Something that the referee asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum Ask {
    /// Enter a command of the game.
    Enter(Command),
    /// Yes to the camera's proposal.
    Accept,
    /// Take the last act back.
    Undo,
    /// Bring back what was taken back last.
    Redo,
    /// The table is as the record says: the camera may call again.
    LookAgain,
    /// Open the menu, or close what lies over the screen.
    Menu,
    /// Open or close the sheet with all keys and the reason of the last ruling.
    Why,
    /// Open or close the whole log.
    Log,
    /// Switch between window and full screen.
    FullScreen,
    /// Everything larger.
    ZoomIn,
    /// Everything smaller.
    ZoomOut,
    /// As large as fits.
    ZoomReset,
    /// Move a corner of a gate in the picture, because it was found wrongly or not well.
    LayCorner {
        /// The gate's number on screen, from 1.
        number: usize,
        /// Which of its corners, in their order.
        corner: usize,
        /// Where it belongs in the picture, in pixels.
        to: [f64; 2],
    },
    /// The next set of colours.
    NextScheme,
    /// The next source of pictures.
    NextSource,
    /// How far the camera is trusted: ask, count down, at once.
    NextTrust,
    /// Show the form for a new match.
    NewMatch,
    /// Begin the match that the form describes.
    BeginMatch,
    /// The same players again.
    Rematch,
    /// Show the fields for the totals of a battle.
    TypeTotals,
    /// Enter the totals as typed.
    SendTotals,
    /// Show other outcomes than the likeliest.
    MoreAnswers,
    /// Put the newest notice away.
    PutNoticeAway,
    /// End the program.
    Quit,
}

/// A key with its modifier, as it is bound and as it is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shortcut {
    /// The key.
    pub key: Key,
    /// True when Ctrl (Command on a Mac) is held.
    pub with_ctrl: bool,
    /// As printed on a key cap.
    pub printed: &'static str,
}

impl Shortcut {
    /// A key alone.
    pub const fn plain(key: Key, printed: &'static str) -> Self {
        Self {
            key,
            with_ctrl: false,
            printed,
        }
    }

    /// A key with Ctrl.
    pub const fn ctrl(key: Key, printed: &'static str) -> Self {
        Self {
            key,
            with_ctrl: true,
            printed,
        }
    }

    /// True when this key is pressed with these modifiers.
    pub fn is_pressed(&self, key: Key, modifiers: Modifiers) -> bool {
        // Shift is allowed: plus and digits need it on some keyboards.
        self.key == key && self.with_ctrl == modifiers.command && !modifiers.alt
    }
}

/// A command that works on every screen.
#[derive(Debug, Clone)]
pub struct Fixed {
    /// What it asks for.
    pub ask: Ask,
    /// Its keys; the first is printed.
    pub keys: &'static [Shortcut],
    /// Its words.
    pub label: &'static str,
    /// What it does, for the hint and the sheet of keys.
    pub hint: &'static str,
}

/// The commands that work on every screen.
pub const FIXED: &[Fixed] = &[
    Fixed {
        ask: Ask::Undo,
        keys: &[
            Shortcut::plain(Key::U, "U"),
            Shortcut::ctrl(Key::Z, "Ctrl+Z"),
        ],
        label: "Undo",
        hint: "Takes the last step back and says what to put back on the table",
    },
    Fixed {
        ask: Ask::Redo,
        keys: &[Shortcut::ctrl(Key::Y, "Ctrl+Y")],
        label: "Redo",
        hint: "Brings back what was undone last",
    },
    Fixed {
        ask: Ask::LookAgain,
        keys: &[Shortcut::plain(Key::L, "L")],
        label: "Look again",
        hint: "After an undo: the table is right, the camera may call again",
    },
    Fixed {
        ask: Ask::Menu,
        keys: &[Shortcut::plain(Key::Escape, "Esc")],
        label: "Menu",
        hint: "New match, camera, colours, quit; closes what is open",
    },
    Fixed {
        ask: Ask::Why,
        keys: &[Shortcut::plain(Key::F1, "F1")],
        label: "Why, and all keys",
        hint: "What the last ruling rests on, and every key",
    },
    Fixed {
        ask: Ask::Log,
        keys: &[Shortcut::plain(Key::G, "G")],
        label: "Log",
        hint: "The whole log",
    },
    Fixed {
        ask: Ask::FullScreen,
        keys: &[Shortcut::plain(Key::F11, "F11")],
        label: "Full screen",
        hint: "Fills the screen, and back",
    },
    Fixed {
        ask: Ask::ZoomIn,
        keys: &[
            Shortcut::ctrl(Key::Equals, "Ctrl+="),
            Shortcut::ctrl(Key::Plus, "Ctrl++"),
        ],
        label: "Larger",
        hint: "Makes everything larger",
    },
    Fixed {
        ask: Ask::ZoomOut,
        keys: &[Shortcut::ctrl(Key::Minus, "Ctrl+-")],
        label: "Smaller",
        hint: "Makes everything smaller",
    },
    Fixed {
        ask: Ask::ZoomReset,
        keys: &[Shortcut::ctrl(Key::Num0, "Ctrl+0")],
        label: "Usual size",
        hint: "As large as the window allows",
    },
];

/// The key printed for a command that works everywhere; empty when it has none.
pub fn printed_key(ask: &Ask) -> &'static str {
    FIXED
        .iter()
        .find(|fixed| fixed.ask == *ask)
        .and_then(|fixed| fixed.keys.first())
        .map_or("", |shortcut| shortcut.printed)
}

/// What a key asks for on every screen.
pub fn fixed_for(key: Key, modifiers: Modifiers) -> Option<Ask> {
    FIXED
        .iter()
        .find(|fixed| {
            fixed
                .keys
                .iter()
                .any(|shortcut| shortcut.is_pressed(key, modifiers))
        })
        .map(|fixed| fixed.ask.clone())
}

/// One way to answer the question on the screen: a button and its key.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// What it asks for.
    pub ask: Ask,
    /// Its key; none for a button that is only clicked or pressed by Enter.
    pub key: Option<Shortcut>,
    /// Its words and look.
    pub button: Button,
    /// True when it has a key but no button of its own.
    pub is_hidden: bool,
    /// True when it is a small key beside the headline.
    pub is_link: bool,
}

impl Answer {
    /// A button with a key.
    pub fn new(ask: Ask, key: Shortcut, label: impl Into<String>) -> Self {
        let label = label.into();
        Self {
            ask,
            key: Some(key),
            button: Button {
                id: format!("answer {} {label}", key.printed),
                key: key.printed.to_owned(),
                label,
                ..Button::default()
            },
            is_hidden: false,
            is_link: false,
        }
    }

    /// The one that Enter presses too.
    pub fn filled(mut self) -> Self {
        self.button.is_filled = true;
        self
    }

    /// With more to say under the pointer.
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.button.hint = hint.into();
        self
    }

    /// With a quiet second line.
    pub fn second_line(mut self, sub: impl Into<String>) -> Self {
        self.button.sub = sub.into();
        self
    }

    /// Said in these words by a screen reader.
    pub fn said_as(mut self, words: impl Into<String>) -> Self {
        self.button.said_as = words.into();
        self
    }

    /// A small key beside the headline.
    pub fn link(mut self) -> Self {
        self.is_link = true;
        self
    }

    /// Reached by its key alone.
    pub fn hidden(mut self) -> Self {
        self.is_hidden = true;
        self
    }
}

/// The answer that a key gives. Enter and Space give the filled one.
pub fn answer_for(answers: &[Answer], key: Key, modifiers: Modifiers) -> Option<Ask> {
    let by_key = answers.iter().find(|answer| {
        answer.button.off_because.is_none()
            && answer
                .key
                .is_some_and(|shortcut| shortcut.is_pressed(key, modifiers))
    });
    let by_enter = || {
        let is_enter = matches!(key, Key::Enter | Key::Space) && modifiers.is_none();
        answers
            .iter()
            .find(|answer| is_enter && answer.button.is_filled && !answer.is_hidden)
    };
    by_key.or_else(by_enter).map(|answer| answer.ask.clone())
}

/// The key of the digit that counts from 1.
pub fn digit(index: usize) -> Option<Shortcut> {
    const DIGITS: [Shortcut; 9] = [
        Shortcut::plain(Key::Num1, "1"),
        Shortcut::plain(Key::Num2, "2"),
        Shortcut::plain(Key::Num3, "3"),
        Shortcut::plain(Key::Num4, "4"),
        Shortcut::plain(Key::Num5, "5"),
        Shortcut::plain(Key::Num6, "6"),
        Shortcut::plain(Key::Num7, "7"),
        Shortcut::plain(Key::Num8, "8"),
        Shortcut::plain(Key::Num9, "9"),
    ];
    DIGITS.get(index).copied()
}

/// Yes, or the likeliest outcome.
pub const YES: Shortcut = Shortcut::plain(Key::O, "O");
/// Still closed.
pub const CLOSED: Shortcut = Shortcut::plain(Key::C, "C");
/// Missed every gate.
pub const MISSED: Shortcut = Shortcut::plain(Key::X, "X");
/// The filled button.
pub const ENTER: Shortcut = Shortcut::plain(Key::Enter, "Enter");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_bound_twice() {
        let mut seen: Vec<Shortcut> = Vec::new();
        for fixed in FIXED {
            for shortcut in fixed.keys {
                assert!(
                    !seen
                        .iter()
                        .any(|s| s.key == shortcut.key && s.with_ctrl == shortcut.with_ctrl),
                    "{} is bound twice",
                    shortcut.printed
                );
                seen.push(*shortcut);
            }
        }
        for free in [YES, CLOSED, MISSED, ENTER] {
            assert!(seen.iter().all(|s| s.key != free.key || s.with_ctrl));
        }
    }

    #[test]
    fn enter_and_space_press_the_filled_button_alone() {
        let answers = [
            Answer::new(Ask::Undo, CLOSED, "Closed"),
            Answer::new(Ask::Accept, YES, "Yes").filled(),
        ];
        for key in [Key::Enter, Key::Space, Key::O] {
            assert_eq!(
                answer_for(&answers, key, Modifiers::NONE),
                Some(Ask::Accept)
            );
        }
        assert_eq!(
            answer_for(&answers, Key::C, Modifiers::NONE),
            Some(Ask::Undo)
        );
        assert_eq!(answer_for(&answers, Key::C, Modifiers::COMMAND), None);
    }
}
