//! The app's state: what is known, and nothing that draws.
//!
//! Drawing reads this state and writes asks down; keys become asks too; `perform.rs` carries them out one after another. A camera's call and a key enter the game by the same door, as the same command with another source.

use eframe::egui::TextureHandle;

use super::all_out::AllOutStep;
use super::arbiter::{Arbiter, Trust, TrustByKind};
use super::audience::AudienceState;
use super::backup::BackupState;
use super::call_card::CallCardState;
use super::camera_set_up::CameraSetUp;
use super::cards::CardsOver;
use super::cards::edit::EditState;
use super::cards::packs::PacksState;
use super::cards::photo::Photos;
use super::confirm::Confirm;
use super::correction::Correction;
use super::eye::{Eye, Hands};
use super::finish::FinishState;
use super::ghost::GhostState;
use super::keep::{Choices, Keep, KeepChoices, LastMatch, Preferences, Shelf};
use super::keys::Keys;
use super::known_cards::GateLooks;
use super::learn::LearnState;
use super::loud::Loudspeaker;
use super::notice::{Notices, Weight};
use super::past::PastState;
use super::pick::{Form, Pick};
use super::place::Destination;
use super::play::{Deed, Play};
use super::players::PlayersState;
use super::reel::ReelState;
use super::replay::ReplayState;
use super::report::ReportState;
use super::set_up::SetUp;
use super::settings::SettingsState;
use super::statistics::StatisticsState;
use super::table_watch::TableWatch;
use super::texts::Texts;
use super::theme::Scheme;
use super::tools::{Tool, TurnClock};
use crate::rules::bakugan::{Bakugan, Fact};
use crate::rules::tongue::speak;
use crate::rules::{GameKind, RulingNeeded, Seat, Source, Stamp};
use crate::store::data_folder::FolderLock;
use crate::store::{Players, PlayersFile, RuleSetFolder};
use crate::vision::moments::Moments;
use crate::vision::{Call, Frame, GateInImage};

/// A call that waits for the referee.
#[derive(Debug, Clone)]
pub struct Proposal {
    /// The call.
    pub call: Call,
    /// Its content in the words of the rules, gates numbered as on the screen.
    pub fact: Fact,
    /// The roll that it answers.
    pub roll: u32,
    /// When it is entered by itself, in seconds of the screen's clock, and how long that takes altogether.
    pub countdown: Option<Countdown>,
    /// The frame that decided it.
    pub frame: Option<std::sync::Arc<Frame>>,
    /// The gates as they lay then.
    pub gates: Vec<GateInImage>,
    /// Pictures of what was called.
    pub moments: Option<std::sync::Arc<Moments>>,
}

/// A countdown on the screen's clock, in seconds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Countdown {
    /// When it ends.
    pub ends_at: f64,
    /// How long it takes altogether.
    pub takes: f64,
}

/// What lies over the screen.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Over {
    /// Nothing.
    #[default]
    Nothing,
    /// The menu.
    Menu,
    /// The reason of the last ruling, and all keys.
    Why,
    /// The whole log.
    Log,
    /// The rules of a game, at the topic with this place in its list.
    Rules(GameKind, usize),
    /// A list to pick from.
    Pick(Box<Pick>),
    /// A short form.
    Form(Box<Form>),
    /// The cards to look up.
    Cards(Box<CardsOver>),
    /// What follows from a correction, before it is made.
    Correction(Box<Correction>),
    /// A question before something that cannot be taken back.
    Confirm(Box<Confirm>),
    /// The screen for those who watch, as they will see it.
    Audience,
    /// Coin, dice, lot, vote, turn clock, review.
    Tools(Box<Tool>),
    /// The last roll once more.
    Replay,
    /// The reel of the evening, while it is made.
    Reel,
    /// The picture before the last roll over the live one.
    Ghost,
}

/// A house rule that must be answered before a command can be carried out.
#[derive(Debug, Clone)]
pub struct NeededRuling {
    /// The question with its answers.
    pub ruling: RulingNeeded<Deed>,
    /// What is carried out afterwards.
    pub deed: Deed,
    /// Who wished it.
    pub source: Source,
}

/// What the app sees of the table.
#[derive(Default)]
pub struct Sight {
    /// The texture of the newest picture.
    pub texture: Option<TextureHandle>,
    /// Session and number of the frame in the texture.
    pub frame_in_texture: Option<(u32, u64)>,
    /// Session and number of the frame that was judged last.
    pub looked_at: (u32, u64),
    /// The newest picture itself.
    pub frame: Option<std::sync::Arc<Frame>>,
    /// The gates as they lie in the picture.
    pub gates: Vec<GateInImage>,
    /// The line that a roll starts behind, in pixels.
    pub roll_line: Vec<[f64; 2]>,
    /// The gates for which the line was worked out.
    pub roll_line_of: Vec<GateInImage>,
    /// Sizes of card and ball, as the source states them.
    pub sizes: Option<([f64; 2], f64)>,
    /// True while a hand is in view.
    pub has_hand_in_view: bool,
    /// Judged frames in a row in which nothing moved and no hand was busy.
    pub calm_frames: u32,
    /// The name of the source.
    pub name: String,
    /// Frames a second, as the source states them.
    pub fps: f64,
    /// The running session; notes of earlier ones are dropped.
    pub session: u32,
    /// True once the source gives pictures.
    pub is_running: bool,
    /// What is wrong with the pictures.
    pub trouble: Option<crate::camera::health::Trouble>,
    /// True when its last seconds can be shown.
    pub has_past: bool,
    /// How steadily the camera stands; looked at while its page is open.
    pub steady: crate::camera::steady::Steady,
    /// What can be mended at the camera; looked for while its page is open.
    pub faults: Vec<crate::camera::checklist::Fault>,
}

/// Everything that the window needs.
pub struct RefereeApp {
    pub(super) play: Option<Play>,
    pub(super) place: Destination,
    /// The screens that one came from to a page that is left again, the last at the end.
    pub(super) came_from: Vec<Destination>,
    pub(super) settings: SettingsState,
    pub(super) past: PastState,
    pub(super) statistics: StatisticsState,
    /// Everybody who plays here, and where they are kept; without a file nothing is kept.
    pub(super) players: Players,
    pub(super) players_file: Option<PlayersFile>,
    pub(super) players_state: PlayersState,
    pub(super) tournament_kind: super::tournament::Kind,
    /// Everything in one file.
    pub(super) backup: BackupState,
    /// The gate and its corner that the arrows move on the camera's page.
    pub(super) held_corner: Option<(usize, usize)>,
    /// The step of the first start, from 0.
    pub(super) welcome_step: usize,
    pub(super) set_up: SetUp,
    /// The match that can be gone on with, as the first screen shows it.
    pub(super) last_match: Option<LastMatch>,
    /// Names that were used last, in seat order.
    pub(super) names: Vec<String>,
    pub(super) keys: Keys,
    pub(super) preferences: Preferences,
    /// Where the table's own rule sets are.
    pub(super) rule_sets: Option<RuleSetFolder>,
    /// The packs of cards.
    pub(super) packs: PacksState,
    /// What Gate cards look like.
    pub(super) gate_looks: GateLooks,
    /// What is remembered of cards that were changed.
    pub(super) card_edits: EditState,
    /// The pictures that people keep with their cards.
    pub(super) photos: Photos,
    pub(super) keeper: Option<Box<dyn Keep>>,
    pub(super) shelf: Option<Box<dyn Shelf>>,
    /// Held as long as this window may write to the data folder.
    pub(super) folder_lock: Option<FolderLock>,
    pub(super) eye: Option<Box<dyn Eye>>,
    pub(super) hands: Option<Box<dyn Hands>>,
    pub(super) sight: Sight,
    /// What is set up for the camera.
    pub(super) camera_set_up: CameraSetUp,
    pub(super) arbiter: Arbiter,
    /// Whether table and score sheet say the same.
    pub(super) table_watch: TableWatch,
    pub(super) proposal: Option<Proposal>,
    pub(super) audience: AudienceState,
    /// What the camera has learnt at the table in view.
    pub(super) learn: LearnState,
    pub(super) call_card: CallCardState,
    pub(super) replay: ReplayState,
    /// What is known of a tie roll.
    pub(super) finish: FinishState,
    /// The reel of the evening.
    pub(super) reel: ReelState,
    /// The bug report that is looked through.
    pub(super) report: ReportState,
    pub(super) ghost: GhostState,
    pub(super) turn_clock: TurnClock,
    /// When a tool was pressed last, on the screen's clock.
    pub(super) tool_at: Option<f64>,
    pub(super) loose_call: Option<Proposal>,
    pub(super) needed_ruling: Option<NeededRuling>,
    pub(super) notices: Notices,
    pub(super) over: Over,
    pub(super) scheme: Scheme,
    pub(super) zoom_percent: u16,
    /// Where pictures come from, as `--source` takes it.
    pub(super) source_words: String,
    pub(super) texts: Texts,
    pub(super) is_typing: bool,
    pub(super) types_totals: bool,
    pub(super) shows_more: bool,
    pub(super) put_right: Vec<String>,
    /// A ball was named that the hands have not thrown yet.
    pub(super) waits_to_throw: bool,
    pub(super) clock: Box<dyn Fn() -> Stamp>,
    pub(super) screen_seconds: f64,
    /// When the last roll was settled, on the screen's clock.
    pub(super) settled_at_seconds: Option<f64>,
    pub(super) applied_scheme: Option<Scheme>,
    /// What tones and calls are heard from.
    pub(super) loudspeaker: Option<Box<dyn Loudspeaker>>,
    /// What the count-in was at when it was last told.
    pub(super) last_count: Option<u8>,
    pub(super) sources: Option<Box<dyn super::sources::Sources>>,
    pub(super) keep_choices: Option<Box<KeepChoices>>,
    /// The chosen line in the list of all lines, newest first.
    pub(super) log_cursor: usize,
    /// How many of the three cards of the next collecting are Wild, in Kaboodl.
    pub(super) wilds: u8,
    /// Where the referee is in an answer that takes more than one press, in All Out.
    pub(super) all_out_step: Option<AllOutStep>,
    /// When the count-in of a tie roll began, on the screen's clock.
    pub(super) count_in_at: Option<f64>,
    /// The last deed that was pressed and when, on the screen's clock: the same press in haste is not a second one.
    pub(super) last_press: Option<(Deed, f64)>,
}

impl RefereeApp {
    /// The first screen, without a match, disk or camera.
    pub fn new(clock: impl Fn() -> Stamp + 'static) -> Self {
        Self {
            play: None,
            place: Destination::Home,
            came_from: Vec::new(),
            settings: SettingsState::default(),
            past: PastState::default(),
            statistics: StatisticsState::default(),
            players: Players::default(),
            players_file: None,
            players_state: PlayersState::default(),
            tournament_kind: super::tournament::Kind::default(),
            backup: BackupState::default(),
            held_corner: None,
            welcome_step: 0,
            set_up: SetUp::default(),
            last_match: None,
            names: Vec::new(),
            keys: Keys::default(),
            preferences: Preferences::default(),
            rule_sets: None,
            packs: PacksState::default(),
            gate_looks: GateLooks::default(),
            card_edits: EditState::default(),
            photos: Photos::default(),
            keeper: None,
            shelf: None,
            folder_lock: None,
            eye: None,
            hands: None,
            sight: Sight::default(),
            camera_set_up: CameraSetUp::default(),
            arbiter: Arbiter::default(),
            table_watch: TableWatch::default(),
            proposal: None,
            audience: AudienceState::default(),
            learn: LearnState::default(),
            call_card: CallCardState::default(),
            replay: ReplayState::default(),
            finish: FinishState::default(),
            reel: ReelState::default(),
            report: ReportState::default(),
            ghost: GhostState::default(),
            turn_clock: TurnClock::default(),
            tool_at: None,
            loose_call: None,
            needed_ruling: None,
            notices: Notices::default(),
            over: Over::Nothing,
            scheme: Scheme::Dark,
            zoom_percent: 100,
            source_words: String::new(),
            texts: Texts::default(),
            is_typing: false,
            types_totals: false,
            shows_more: false,
            put_right: Vec::new(),
            waits_to_throw: false,
            clock: Box::new(clock),
            screen_seconds: 0.0,
            settled_at_seconds: None,
            applied_scheme: None,
            loudspeaker: None,
            last_count: None,
            sources: None,
            keep_choices: None,
            log_cursor: 0,
            wilds: 0,
            all_out_step: None,
            count_in_at: None,
            last_press: None,
        }
    }

    /// With a match in play, which is shown.
    #[must_use]
    pub fn playing(mut self, play: Play) -> Self {
        let names = play.standing().names;
        self.names = names.iter().map(|(_, name)| name.clone()).collect();
        self.play = Some(play);
        self.place = Destination::Match;
        self.follow_record();
        self
    }

    /// With a disk: where this match is kept, and where new ones are begun.
    #[must_use]
    pub fn kept_by(mut self, keeper: Option<Box<dyn Keep>>, shelf: Option<Box<dyn Shelf>>) -> Self {
        self.keeper = keeper;
        self.shelf = shelf;
        self.last_match = self.shelf.as_mut().and_then(|shelf| shelf.last());
        self
    }

    /// With a camera, and hands where the table obeys.
    #[must_use]
    pub fn seen_by(mut self, eye: Box<dyn Eye>, hands: Option<Box<dyn Hands>>) -> Self {
        self.watch_with(Some(eye), hands);
        self
    }

    /// Changes the source of pictures.
    pub(super) fn watch_with(&mut self, eye: Option<Box<dyn Eye>>, hands: Option<Box<dyn Hands>>) {
        self.eye = eye;
        self.hands = hands;
        self.recall_table();
        self.recall_set_up();
        let session = self.sight.session;
        self.sight = Sight::default();
        self.sight.session = session;
        self.arbiter.source_changed();
        self.table_watch.forget();
        self.forget_replay();
        self.ghost = GhostState::default();
        self.proposal = None;
        self.loose_call = None;
        self.arrange_table();
        // A roll that was open when the match was left has to be made again where the table obeys.
        self.waits_to_throw =
            self.hands.is_some() && self.bakugan().is_some_and(|now| now.open_roll().is_some());
    }

    /// How far calls are trusted from now on.
    #[must_use]
    pub fn trusting(mut self, trust: Trust) -> Self {
        self.set_trust(trust);
        self
    }

    /// In other colours.
    #[must_use]
    pub fn coloured(mut self, scheme: Scheme) -> Self {
        self.scheme = scheme;
        self
    }

    /// The same trust for every kind of call.
    pub(super) fn set_trust(&mut self, trust: Trust) {
        self.arbiter.trust = TrustByKind {
            open: trust,
            closed: trust,
            missed: trust,
            between: trust,
        };
    }

    /// With what a person chose earlier; `keep` is told of every change.
    #[must_use]
    pub fn choosing(mut self, choices: &Choices, keep: Option<Box<KeepChoices>>) -> Self {
        self.scheme = choices.scheme;
        self.zoom_percent = choices.zoom_percent;
        self.arbiter.trust = choices.trust;
        self.source_words.clone_from(&choices.source);
        self.names.clone_from(&choices.names);
        self.keys = choices.keys.clone();
        self.preferences = choices.preferences.clone();
        if let Some(tongue) = self.preferences.language {
            speak(tongue);
        }
        if !self.preferences.is_welcomed && self.play.is_none() {
            self.place = Destination::Welcome;
        }
        self.keep_choices = keep;
        self
    }

    /// With something that tones and calls are heard from.
    #[must_use]
    pub fn heard_from(mut self, loudspeaker: Box<dyn Loudspeaker>) -> Self {
        self.loudspeaker = Some(loudspeaker);
        self
    }

    /// With the sources of pictures that can be chosen.
    #[must_use]
    pub fn offered(mut self, sources: Box<dyn super::sources::Sources>) -> Self {
        self.sources = Some(sources);
        self
    }

    /// With the table's own rule sets.
    #[must_use]
    pub fn ruled_by(mut self, folder: RuleSetFolder) -> Self {
        self.rule_sets = Some(folder);
        self
    }

    /// The match, if there is one.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The screen that is shown.
    pub fn place(&self) -> Destination {
        self.place
    }

    /// The state of the match, if it is Bakugan.
    pub(super) fn bakugan(&self) -> Option<&Bakugan> {
        self.play.as_ref()?.bakugan().map(crate::rules::Ledger::now)
    }

    /// The name of a seat.
    pub(super) fn name_of(&self, seat: Seat) -> String {
        let name = self.play.as_ref().and_then(|play| play.name_of(seat));
        name.map_or_else(|| seat.to_string(), str::to_owned)
    }

    /// Shows something that went wrong, in a person's words.
    pub fn warn(&mut self, about: &'static str, words: impl Into<String>) {
        self.notices.show(about, Weight::Warn, words);
    }

    pub(super) fn now(&self) -> Stamp {
        (self.clock)()
    }
}
