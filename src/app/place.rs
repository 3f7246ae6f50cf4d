//! Which screen is shown.

/// A screen that one can go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Destination {
    /// The games, the last match, the other places.
    #[default]
    Home,
    /// Players, seats and rules of a match that begins.
    SetUp,
    /// The match.
    Match,
}
