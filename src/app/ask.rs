//! What a screen can ask for, and the answers to the question on it.
//!
//! Drawing never changes the game: panels and keys write an [`Ask`] down, and the app carries them out afterwards.

use eframe::egui::{Key, Modifiers};

use super::all_out::{AllOutList, AllOutStep};
use super::audience::AudienceAsk;
use super::backup::BackupAsk;
use super::button::Button;
use super::camera_page::CameraAsk;
use super::cards::CardsAsk;
use super::finish::FinishAsk;
use super::ghost::GhostAsk;
use super::keys::{Act, Keys, Shortcut};
use super::learn::LearnAsk;
use super::past::PastAsk;
use super::pick::{Form, Pick};
use super::place::Destination;
use super::play::Deed;
use super::players::PlayersAsk;
use super::replay::ReplayAsk;
use super::report::ReportAsk;
use super::set_up::SetUpAsk;
use super::settings::SettingsAsk;
use super::statistics::StatisticsAsk;
use super::tools::ToolAsk;
use super::tournament::TournamentAsk;
use crate::rules::GameKind;
use crate::rules::bakugan::Gate;

/// Something that the referee asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum Ask {
    /// Enter a deed of the game.
    Enter(Deed),
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
    /// Open or close the rules, at what happens now.
    Rules,
    /// Show the topic with this place in a game's rules.
    Topic(GameKind, usize),
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
    /// What the camera sees standing on this gate, or not, may stay so whatever the score sheet has.
    LetStand(Gate),
    /// The next set of colours.
    NextScheme,
    /// The next source of pictures.
    NextSource,
    /// How far the camera is trusted: ask, count down, at once.
    NextTrust,
    /// To another screen.
    Go(Destination),
    /// Something about the match that is prepared.
    SetUp(SetUpAsk),
    /// Something about what a person likes.
    Settings(SettingsAsk),
    /// Something about the camera.
    Camera(CameraAsk),
    /// Something about what the camera has learnt.
    Learn(LearnAsk),
    /// Something about coin, dice, votes, the turn clock and reviews.
    Tool(ToolAsk),
    /// Something about the screen for those who watch.
    Audience(AudienceAsk),
    /// Something about the cards to look up.
    Cards(CardsAsk),
    /// Something about the replay of the last roll.
    Replay(ReplayAsk),
    /// Something about the picture before the last roll.
    Ghost(GhostAsk),
    /// Something about the matches that were kept.
    Past(PastAsk),
    /// Something about what all matches come to.
    Statistics(StatisticsAsk),
    /// Something about everybody who plays here.
    Players(PlayersAsk),
    /// Something about everything in one file.
    Backup(BackupAsk),
    /// Something about a tournament.
    Tournament(TournamentAsk),
    /// Something about a bug report.
    Report(ReportAsk),
    /// Another step of the first start, from 0.
    WelcomeStep(usize),
    /// Go on with the last match.
    ContinueMatch,
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
    /// Choose this line in the list of all lines, newest first.
    ChooseLine(usize),
    /// Choose the line so many below in that list.
    MoveInLog(isize),
    /// Say what the chosen line was instead.
    CorrectLine,
    /// See what follows if this entry was something else.
    TryCorrection(u32, Box<Deed>),
    /// Make the correction that is shown.
    MakeCorrection,
    /// Open the list of what happens beside the turn: it tries everything that can be set by hand, so it is made when it
    /// is wanted.
    Beside,
    /// Open a list to pick from.
    Pick(Box<Pick>),
    /// Open a short form.
    Form(Form),
    /// Open a list of places for cards in All Out.
    AllOutList(AllOutList),
    /// The number in the open form is so much more.
    StepNumber(i32),
    /// Enter what the open form says.
    SendForm,
    /// Enter the open form with these words.
    SendWords(String),
    /// One Wild card more for the next collecting in Kaboodl; after three none.
    NextWilds,
    /// So many Wild cards for the next collecting in Kaboodl.
    Wilds(u8),
    /// The next question of an answer in All Out that takes several presses; none goes back to the first.
    AllOutStep(Option<AllOutStep>),
    /// Something about the photo finish of a tie roll.
    Finish(FinishAsk),
    /// Count in: three, two, one, roll.
    CountIn,
    /// End the program.
    Quit,
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
        Self::with_key(ask, Some(key), label)
    }

    /// A button with the key that is bound to a command now.
    pub fn of(ask: Ask, keys: &Keys, act: Act, label: impl Into<String>) -> Self {
        Self::with_key(ask, keys.first(act), label)
    }

    /// A button with or without a key.
    pub fn with_key(ask: Ask, key: Option<Shortcut>, label: impl Into<String>) -> Self {
        let label = label.into();
        let printed = key.map(Shortcut::printed).unwrap_or_default();
        Self {
            ask,
            key,
            button: Button {
                id: format!("answer {printed} {label}"),
                key: printed,
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

    /// Off for now, with the reason.
    pub fn off(mut self, because: impl Into<String>) -> Self {
        self.button.off_because = Some(because.into());
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
        answers.iter().find(|answer| {
            is_enter
                && answer.button.is_filled
                && !answer.is_hidden
                && answer.button.off_because.is_none()
        })
    };
    by_key.or_else(by_enter).map(|answer| answer.ask.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_and_space_press_the_filled_button_alone() {
        let keys = Keys::default();
        let answers = [
            Answer::of(Ask::Undo, &keys, Act::Closed, "Closed"),
            Answer::of(Ask::Accept, &keys, Act::Yes, "Yes").filled(),
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
