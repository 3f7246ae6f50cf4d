//! The one table of commands: label, hint and key of each; shown on buttons, in the sheet of keys, and bound anew in the
//! settings.
//!
//! A command has a [`Scope`]: the screens on which its key is heard. Two commands may share a key only where their scopes
//! never meet. Digits (that gate, that Bakugan, that player), Enter, Space, Tab and the arrows are bound by place and stand
//! in no table.

use std::collections::BTreeMap;

use eframe::egui::{Key, Modifiers};

use super::ask::Ask;
use super::audience::AudienceAsk;
use super::cards::CardsAsk;
use super::tongue::tell;
use super::tools::ToolAsk;

/// A key with its modifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shortcut {
    /// The key.
    pub key: Key,
    /// True when Ctrl (Command on a Mac) is held.
    pub with_ctrl: bool,
}

impl Shortcut {
    /// A key alone.
    pub const fn plain(key: Key) -> Self {
        Self {
            key,
            with_ctrl: false,
        }
    }

    /// A key with Ctrl.
    pub const fn ctrl(key: Key) -> Self {
        Self {
            key,
            with_ctrl: true,
        }
    }

    /// As printed on a key cap: "Esc", "Ctrl+Z".
    pub fn printed(self) -> String {
        let name = match self.key {
            Key::Escape => "Esc",
            Key::ArrowUp => "↑",
            Key::ArrowDown => "↓",
            Key::ArrowLeft => "←",
            Key::ArrowRight => "→",
            Key::Delete => "Del",
            Key::Slash => "/",
            Key::Plus => "+",
            Key::Equals => "=",
            Key::Minus => "-",
            Key::Comma => ",",
            Key::Period => ".",
            key => key.name(),
        };
        if self.with_ctrl {
            format!("Ctrl+{name}")
        } else {
            name.to_owned()
        }
    }

    /// As written in the settings: "U", "Ctrl+Z".
    pub fn written(self) -> String {
        if self.with_ctrl {
            format!("Ctrl+{}", self.key.name())
        } else {
            self.key.name().to_owned()
        }
    }

    /// Reads what [`Self::written`] writes.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim().strip_prefix("Ctrl+") {
            Some(name) => Key::from_name(name).map(Self::ctrl),
            None => Key::from_name(text.trim()).map(Self::plain),
        }
    }

    /// True when this key is pressed with these modifiers.
    pub fn is_pressed(self, key: Key, modifiers: Modifiers) -> bool {
        // Shift is allowed: plus and digits need it on some keyboards.
        self.key == key && self.with_ctrl == modifiers.command && !modifiers.alt
    }
}

/// Where a command's key is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scope {
    /// On every screen.
    Everywhere,
    /// While a match is on the screen.
    Match,
    /// In a match of Bakugan.
    Bakugan,
    /// In a match of any game but Bakugan, which has more that happens beside the turn.
    Table,
    /// In a match of Kaboodl.
    Kaboodl,
    /// In a match of All Out.
    AllOut,
    /// In a match of Got Five.
    GotFive,
    /// On the screens before and after a match.
    Home,
}

impl Scope {
    /// True when both can be heard on one screen.
    pub fn meets(self, other: Self) -> bool {
        let is_match = |scope: Self| !matches!(scope, Self::Home | Self::Everywhere);
        match (self, other) {
            (Self::Everywhere, _) | (_, Self::Everywhere) => true,
            (Self::Match, other) | (other, Self::Match) => is_match(other),
            (Self::Table, other) | (other, Self::Table) => {
                is_match(other) && other != Self::Bakugan
            }
            (one, other) => one == other,
        }
    }
}

/// A row of the table as it is written.
struct Row {
    act: Act,
    scope: Scope,
    keys: &'static [Shortcut],
}

macro_rules! acts {
    ($($(#[$doc:meta])* $name:ident $id:literal $scope:ident [$($key:expr),* $(,)?];)*) => {
        /// A command with a key of its own.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Act {
            $($(#[$doc])* $name,)*
        }

        impl Act {
            /// All of them, in the order of the sheet of keys.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The name it has in files; its messages are `key-<name>` and `key-<name>-hint`.
            pub fn id(self) -> &'static str {
                match self { $(Self::$name => $id),* }
            }
        }

        const ROWS: &[Row] = &[
            $(Row { act: Act::$name, scope: Scope::$scope, keys: &[$($key),*] }),*
        ];
    };
}

const fn key(key: Key) -> Shortcut {
    Shortcut::plain(key)
}

const fn ctrl(key: Key) -> Shortcut {
    Shortcut::ctrl(key)
}

acts! {
    /// Take the last step back.
    Undo "undo" Match [key(Key::U), ctrl(Key::Z)];
    /// Bring back what was undone last.
    Redo "redo" Match [ctrl(Key::Y)];
    /// The menu; closes what is open.
    Menu "menu" Everywhere [key(Key::Escape)];
    /// What the last ruling rests on, and every key.
    Why "why" Everywhere [key(Key::F1)];
    /// The rules, at the situation at hand.
    Rules "rules" Everywhere [key(Key::F2)];
    /// Search the cards.
    Cards "cards" Everywhere [key(Key::F3), key(Key::Slash)];
    /// Coin, dice, vote, first player, clock, notes.
    Tools "tools" Match [key(Key::F4)];
    /// The whole log, and corrections.
    Log "log" Match [key(Key::G)];
    /// The screen for the audience.
    Audience "audience" Everywhere [key(Key::F9)];
    /// The whole screen, and back.
    FullScreen "full-screen" Everywhere [key(Key::F11)];
    /// Everything larger.
    Larger "larger" Everywhere [ctrl(Key::Equals), ctrl(Key::Plus)];
    /// Everything smaller.
    Smaller "smaller" Everywhere [ctrl(Key::Minus)];
    /// As large as fits.
    UsualSize "usual-size" Everywhere [ctrl(Key::Num0)];
    /// Yes to the camera, or the likeliest outcome.
    Yes "yes" Bakugan [key(Key::O)];
    /// Still closed.
    Closed "closed" Bakugan [key(Key::C)];
    /// Missed every gate.
    Missed "missed" Bakugan [key(Key::X)];
    /// More outcomes.
    More "more" Bakugan [key(Key::M)];
    /// The camera may call again.
    LookAgain "look-again" Bakugan [key(Key::L)];
    /// The last roll once more, slowly.
    Replay "replay" Bakugan [key(Key::V)];
    /// The table before the last roll, over the live picture.
    Ghost "ghost" Bakugan [key(Key::P)];
    /// The last roll is kept as a test.
    KeepRoll "keep-roll" Bakugan [key(Key::K)];
    /// The table is right where it and the score sheet differ.
    TableIsRight "table-is-right" Bakugan [key(Key::S)];
    /// The battle is equal.
    Equal "equal" Bakugan [key(Key::E)];
    /// An ability card is played.
    Ability "ability" Bakugan [key(Key::A)];
    /// A number of a battle is read or mended.
    FixNumber "fix-number" Bakugan [key(Key::B)];
    /// The name of the gate that was turned over.
    GateName "gate-name" Bakugan [key(Key::W)];
    /// A player plays no more abilities.
    Done "done" Bakugan [key(Key::D)];
    /// Type the totals of a battle.
    Totals "totals" Bakugan [key(Key::T)];
    /// What else happened: a note, the end by the table's word.
    Beside "beside" Table [key(Key::P)];
    /// The draw pile, which nobody counted, is empty.
    PileEmpty "pile-empty" Table [key(Key::K)];
    /// K'bosh: the robbed player keeps the card.
    Kbosh "kbosh" Kaboodl [key(Key::B)];
    /// Cards are tossed out instead of a turn.
    TossOut "toss-out" Kaboodl [key(Key::T)];
    /// How many Wild cards are used.
    Wilds "wilds" Kaboodl [key(Key::I)];
    /// Lay a set.
    LaySet "lay-set" AllOut [key(Key::L)];
    /// Add a card to a set.
    AddCard "add-card" AllOut [key(Key::A)];
    /// Play an event.
    PlayEvent "play-event" AllOut [key(Key::E)];
    /// Turn up the top card.
    TopCard "top-card" AllOut [key(Key::T)];
    /// Nothing can be played or turned up.
    Pass "pass" AllOut [key(Key::D)];
    /// Somebody shouts "ALL OUT".
    Shout "shout" AllOut [key(Key::S)];
    /// Challenge the last player.
    Challenge "challenge" AllOut [key(Key::H)];
    /// The card matches.
    Matches "matches" GotFive [key(Key::M)];
    /// The card does not match.
    NoMatch "no-match" GotFive [key(Key::J)];
    /// The same players again.
    Rematch "rematch" Match [key(Key::R)];
    /// Another match.
    NewMatch "new-match" Match [key(Key::N)];
}

/// Which keys press what, on this machine.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Keys {
    /// Commands that were bound anew.
    bound: BTreeMap<Act, Vec<Shortcut>>,
}

impl Keys {
    /// The keys of a command; the first is printed. Empty when it was left without one.
    pub fn of(&self, act: Act) -> &[Shortcut] {
        match self.bound.get(&act) {
            Some(keys) => keys,
            None => row(act).map_or(&[], |row| row.keys),
        }
    }

    /// The key that is printed for a command, if it has one.
    pub fn first(&self, act: Act) -> Option<Shortcut> {
        self.of(act).first().copied()
    }

    /// As printed on its key cap; empty when it has none.
    pub fn printed(&self, act: Act) -> String {
        self.first(act).map(Shortcut::printed).unwrap_or_default()
    }

    /// True when this key presses this command.
    pub fn presses(&self, act: Act, key: Key, modifiers: Modifiers) -> bool {
        self.of(act)
            .iter()
            .any(|one| one.is_pressed(key, modifiers))
    }

    /// The command that already has this key where `act` is heard too.
    pub fn conflict(&self, act: Act, shortcut: Shortcut) -> Option<Act> {
        Act::ALL.iter().copied().find(|other| {
            *other != act
                && scope_of(*other).meets(scope_of(act))
                && self.of(*other).contains(&shortcut)
        })
    }

    /// Binds a command to one key.
    ///
    /// # Errors
    /// The command that has this key; nothing changes then. Keys that are bound by place are refused with `None`.
    pub fn bind(&mut self, act: Act, shortcut: Shortcut) -> Result<(), Option<Act>> {
        if is_by_place(shortcut) {
            return Err(None);
        }
        match self.conflict(act, shortcut) {
            Some(other) => Err(Some(other)),
            None => {
                self.bound.insert(act, vec![shortcut]);
                Ok(())
            }
        }
    }

    /// Gives a command its usual keys back.
    ///
    /// # Errors
    /// The command that has one of them now.
    pub fn reset(&mut self, act: Act) -> Result<(), Act> {
        let usual = row(act).map_or(&[] as &[_], |row| row.keys);
        if let Some(other) = usual.iter().find_map(|key| self.conflict(act, *key)) {
            return Err(other);
        }
        self.bound.remove(&act);
        Ok(())
    }

    /// Gives every command its usual keys back.
    pub fn reset_all(&mut self) {
        self.bound.clear();
    }

    /// What was bound anew, as it is written in the settings.
    pub fn written(&self) -> BTreeMap<String, Vec<String>> {
        let written = self.bound.iter().map(|(act, keys)| {
            let keys = keys.iter().map(|key| key.written()).collect();
            (act.id().to_owned(), keys)
        });
        written.collect()
    }

    /// Reads what [`Self::written`] gives; what cannot be used is told, one sentence each, and left as usual.
    pub fn read(written: &BTreeMap<String, Vec<String>>) -> (Self, Vec<String>) {
        let (mut keys, mut problems) = (Self::default(), Vec::new());
        for (id, names) in written {
            let Some(act) = Act::ALL.iter().copied().find(|act| act.id() == id) else {
                problems.push(tell!("keys-unknown-command", id = id.as_str()));
                continue;
            };
            let read: Option<Vec<Shortcut>> =
                names.iter().map(|name| Shortcut::read(name)).collect();
            let Some(read) = read.filter(|keys| !keys.iter().copied().any(is_by_place)) else {
                problems.push(tell!("keys-unknown-key", id = id.as_str()));
                continue;
            };
            keys.bound.insert(act, read);
        }
        // Two hands may have written the file: what clashes goes back to its usual keys.
        let clashing: Vec<Act> = keys
            .bound
            .iter()
            .filter(|(act, bound)| bound.iter().any(|key| keys.conflict(**act, *key).is_some()))
            .map(|(act, _)| *act)
            .collect();
        for act in clashing {
            keys.bound.remove(&act);
            problems.push(tell!("keys-clash", id = act.id()));
        }
        (keys, problems)
    }
}

/// Keys that mean something by their place: digits, Enter, Space, Tab, arrows.
fn is_by_place(shortcut: Shortcut) -> bool {
    let is_digit = shortcut
        .key
        .name()
        .chars()
        .all(|sign| sign.is_ascii_digit());
    !shortcut.with_ctrl
        && (is_digit
            || matches!(
                shortcut.key,
                Key::Enter
                    | Key::Space
                    | Key::Tab
                    | Key::ArrowUp
                    | Key::ArrowDown
                    | Key::ArrowLeft
                    | Key::ArrowRight
            ))
}

fn row(act: Act) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.act == act)
}

/// Where a command's key is heard.
pub fn scope_of(act: Act) -> Scope {
    row(act).map_or(Scope::Everywhere, |row| row.scope)
}

impl Act {
    /// Its words.
    pub fn label(self) -> String {
        tell!(&format!("key-{}", self.id()))
    }

    /// What it does.
    pub fn hint(self) -> String {
        tell!(&format!("key-{}-hint", self.id()))
    }

    /// What it asks for, where that is the same on every screen.
    pub fn ask(self) -> Option<Ask> {
        Some(match self {
            Self::Undo => Ask::Undo,
            Self::Redo => Ask::Redo,
            Self::Menu => Ask::Menu,
            Self::Why => Ask::Why,
            Self::Rules => Ask::Rules,
            Self::Cards => Ask::Cards(CardsAsk::Toggle),
            Self::Log => Ask::Log,
            Self::LookAgain => Ask::LookAgain,
            Self::Tools => Ask::Tool(ToolAsk::Open),
            Self::Audience => Ask::Audience(AudienceAsk::Preview),
            Self::FullScreen => Ask::FullScreen,
            Self::Larger => Ask::ZoomIn,
            Self::Smaller => Ask::ZoomOut,
            Self::UsualSize => Ask::ZoomReset,
            _ => return None,
        })
    }
}

/// The key of the digit that counts from 1.
pub fn digit(index: usize) -> Option<Shortcut> {
    const DIGITS: [Key; 9] = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    DIGITS.get(index).copied().map(Shortcut::plain)
}

/// The filled button.
pub const ENTER: Shortcut = Shortcut::plain(Key::Enter);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_bound_twice_where_both_are_heard() {
        let keys = Keys::default();
        for act in Act::ALL {
            for key in keys.of(*act) {
                assert_eq!(keys.conflict(*act, *key), None, "{act:?} {key:?}");
                assert!(!is_by_place(*key));
            }
            assert!(!act.label().starts_with("key-"), "{act:?} has no words");
            assert!(!act.hint().starts_with("key-"), "{act:?} has no hint");
        }
    }

    #[test]
    fn a_key_that_is_taken_is_refused_and_a_free_one_comes_back_from_the_settings() {
        let mut keys = Keys::default();
        let u = Shortcut::plain(Key::U);
        assert_eq!(keys.bind(Act::Closed, u), Err(Some(Act::Undo)));
        assert_eq!(
            keys.bind(Act::Closed, Shortcut::plain(Key::Num1)),
            Err(None)
        );
        assert_eq!(keys.bind(Act::Closed, Shortcut::plain(Key::Z)), Ok(()));
        assert_eq!(keys.printed(Act::Closed), "Z");
        let (read, problems) = Keys::read(&keys.written());
        assert_eq!((read, problems), (keys.clone(), Vec::new()));
        assert_eq!(keys.bind(Act::Missed, Shortcut::plain(Key::C)), Ok(()));
        assert_eq!(keys.reset(Act::Closed), Err(Act::Missed));
    }

    #[test]
    fn what_cannot_be_read_is_told_and_left_as_usual() {
        let written = BTreeMap::from([
            ("closed".to_owned(), vec!["U".to_owned()]),
            ("missed".to_owned(), vec!["Banana".to_owned()]),
            ("dance".to_owned(), vec!["D".to_owned()]),
        ]);
        let (keys, problems) = Keys::read(&written);
        assert_eq!(keys, Keys::default());
        assert_eq!(problems.len(), 3);
    }
}
