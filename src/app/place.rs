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
    /// What a person likes: colours, language, sounds, trust, keys.
    Settings,
    /// The camera's picture, and which camera it is.
    Camera,
    /// Every match that was kept.
    Past,
    /// What all matches come to.
    Statistics,
    /// Everybody who plays here.
    Players,
    /// Who plays whom, of many.
    Tournament,
    /// Everything in one file, and back.
    Backup,
    /// The three steps of the first start.
    Welcome,
    /// A bug report that is looked through.
    Report,
}

impl Destination {
    /// True for a page that is looked at and left again to where one came from.
    pub fn is_aside(self) -> bool {
        matches!(
            self,
            Self::Settings
                | Self::Camera
                | Self::Past
                | Self::Statistics
                | Self::Players
                | Self::Tournament
                | Self::Backup
                | Self::Welcome
                | Self::Report
        )
    }
}
