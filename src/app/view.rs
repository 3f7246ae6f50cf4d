//! From the state to what the screen says: plain structs, no pixel yet.

use eframe::egui::{Key, Rect, vec2};

use super::all_out::AllOutBody;
use super::ask::{Answer, Ask};
use super::audience::AudiencePreview;
use super::bakugan::BakuganBody;
use super::camera_page::CameraPage;
use super::cards::{CardsPage, RowsPage};
use super::ghost::GhostPage;
use super::got_five::GotFiveBody;
use super::home::HomePage;
use super::kaboodl::KaboodlBody;
use super::keys::{Act, ENTER, Shortcut, digit};
use super::match_end::{self, MatchEnd};
use super::notice::Notice;
use super::panel::{Banner, LogPanel, LogRow, Question, Sheet};
use super::past::PastPage;
use super::pen::Pen;
use super::place::Destination;
use super::play::Play;
use super::players::PlayersPage;
use super::replay::ReplayPage;
use super::report::ReportPage;
use super::set_up::{SetUpAsk, SetUpPage};
use super::settings::SettingsPage;
use super::state::{Over, RefereeApp};
use super::statistics::StatisticsPage;
use super::texts::Texts;
use super::theme::{GAP, LOG_HEIGHT, MARGIN};
use super::tongue::tell;
use super::tournament::TournamentPage;
use super::welcome::WelcomePage;
use super::words::{Words, capital};
use crate::rules::bakugan::Phase;
use crate::rules::{GameKind, LogLine, MatchResult, Source, Table, got_five, kaboodl};

/// Everything that the screen says at one moment.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    /// The screen itself.
    pub page: Page,
    /// The newest notice.
    pub notice: Option<Notice>,
    /// What lies over the screen.
    pub sheet: Option<Sheet>,
    /// The whole log, while it is open.
    pub whole_log: Option<WholeLog>,
    /// What those who watch will see, while it is looked at.
    pub audience: Option<AudiencePreview>,
    /// The replay, while it is shown.
    pub replay: Option<Box<ReplayPage>>,
    /// The picture before the roll over the live one, while it is shown.
    pub ghost: Option<Box<GhostPage>>,
    /// The cards, while they are open.
    pub cards: Option<Box<CardsPage>>,
}

/// The whole log.
#[derive(Debug, Clone, PartialEq)]
pub struct WholeLog {
    /// Its lines, newest first, one of them chosen.
    pub panel: LogPanel,
    /// What can be done with it.
    pub answers: Vec<Answer>,
}

/// One of the screens.
#[derive(Debug, Clone, PartialEq)]
pub enum Page {
    /// The games, the last match, the other places.
    Home(Box<HomePage>),
    /// Players, seats and rules of a match that begins.
    SetUp(Box<SetUpPage>),
    /// What a person likes.
    Settings(Box<SettingsPage>),
    /// The camera's picture, and which camera it is.
    Camera(Box<CameraPage>),
    /// Every match that was kept.
    Past(Box<PastPage>),
    /// What all matches come to.
    Statistics(Box<StatisticsPage>),
    /// Everybody who plays here.
    Players(Box<PlayersPage>),
    /// Who plays whom, of many.
    Tournament(Box<TournamentPage>),
    /// What one player has; everything in one file.
    Rows(Box<RowsPage>),
    /// The three steps of the first start.
    Welcome(Box<WelcomePage>),
    /// A bug report that is looked through.
    Report(Box<ReportPage>),
    /// A match.
    Match(Box<MatchPage>),
}

impl Page {
    /// The screen as text.
    pub fn text(&self) -> String {
        match self {
            Self::Home(page) => page.text(),
            Self::SetUp(page) => page.text(),
            Self::Settings(page) => page.text(),
            Self::Camera(page) => page.text(),
            Self::Past(page) => page.text(),
            Self::Statistics(page) => page.text(),
            Self::Players(page) => page.text(),
            Self::Tournament(page) => page.text(),
            Self::Rows(page) => page.text(),
            Self::Welcome(page) => page.text(),
            Self::Report(page) => page.text(),
            Self::Match(page) => page.text(),
        }
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        match self {
            Self::Home(page) => page.answers(),
            Self::SetUp(page) => page.answers(),
            Self::Settings(page) => page.answers(),
            Self::Camera(page) => page.answers(),
            Self::Past(page) => page.answers(),
            Self::Statistics(page) => page.answers(),
            Self::Players(page) => page.answers(),
            Self::Tournament(page) => page.answers(),
            Self::Rows(page) => page.answers(),
            Self::Welcome(page) => page.answers(),
            Self::Report(page) => page.answers(),
            Self::Match(page) => page.body.answers(),
        }
    }

    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        match self {
            Self::Home(page) => {
                page.ui(pen, screen, asks);
                false
            }
            Self::SetUp(page) => page.ui(pen, screen, texts, asks),
            Self::Settings(page) => {
                page.ui(pen, screen, asks);
                false
            }
            Self::Camera(page) => {
                page.ui(pen, screen, asks);
                false
            }
            Self::Past(page) => page.ui(pen, screen, texts, asks),
            Self::Statistics(page) => {
                page.ui(pen, screen, asks);
                false
            }
            Self::Players(page) => {
                page.ui(pen, screen, asks);
                false
            }
            Self::Tournament(page) => page.ui(pen, screen, texts, asks),
            Self::Rows(page) => page.ui(pen, screen, texts, asks),
            Self::Welcome(page) => {
                page.ui(pen, screen, asks);
                false
            }
            Self::Report(page) => {
                page.ui(pen, screen, asks);
                false
            }
            Self::Match(page) => page.ui(pen, screen, texts, asks),
        }
    }

    /// Where a notice may stand.
    pub fn notice_ground(&self, screen: Rect) -> Rect {
        match self {
            Self::Match(page) => page.notice_ground(screen),
            // Above the row of buttons: one of them takes back what the notice tells.
            Self::Past(_) | Self::Players(_) | Self::Tournament(_) | Self::Rows(_) => {
                Rect::from_min_max(screen.min, screen.max - vec2(0.0, 72.0))
            }
            _ => screen,
        }
    }
}

/// The screen of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchPage {
    /// The turn banner.
    pub banner: Banner,
    /// What the game itself shows.
    pub body: Body,
    /// How it ended, once it is over: in place of the body.
    pub end: Option<MatchEnd>,
    /// The last lines of the log.
    pub log: LogPanel,
}

/// What a game shows between banner and log.
#[derive(Debug, Clone, PartialEq)]
pub enum Body {
    /// A match of Bakugan.
    Bakugan(Box<BakuganBody>),
    /// A match of Kaboodl.
    Kaboodl(Box<KaboodlBody>),
    /// A match of All Out.
    AllOut(Box<AllOutBody>),
    /// A match of Got Five.
    GotFive(Box<GotFiveBody>),
}

impl Model {
    /// The whole screen as text: what tests read.
    pub fn text(&self) -> String {
        if let Some(cards) = &self.cards {
            // They fill the screen.
            return cards.text();
        }
        if let Some(replay) = &self.replay {
            return replay.text();
        }
        if let Some(ghost) = &self.ghost {
            return ghost.text();
        }
        let mut parts = vec![self.page.text()];
        parts.extend(self.notice.as_ref().map(|notice| notice.words.clone()));
        parts.extend(self.sheet.as_ref().map(Sheet::text));
        parts.extend(self.whole_log.as_ref().map(|log| log.panel.text()));
        parts.extend(self.audience.as_ref().map(AudiencePreview::text));
        parts.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        if let Some(cards) = &self.cards {
            return cards.answers();
        }
        if let Some(replay) = &self.replay {
            return replay.answers();
        }
        if let Some(ghost) = &self.ghost {
            return ghost.answers();
        }
        match (&self.sheet, &self.whole_log, &self.audience) {
            (Some(sheet), ..) => sheet.answers(),
            (None, Some(log), _) => log.answers.clone(),
            (None, None, Some(preview)) => preview.answers.clone(),
            (None, None, None) => self.page.answers(),
        }
    }

    /// True while something lies over the page.
    pub fn is_covered(&self) -> bool {
        self.sheet.is_some()
            || self.whole_log.is_some()
            || self.audience.is_some()
            || self.cards.is_some()
            || self.replay.is_some()
            || self.ghost.is_some()
    }
}

impl MatchPage {
    /// The screen as text.
    pub fn text(&self) -> String {
        let middle = match &self.end {
            Some(end) => end.text(),
            None => self.body.text(),
        };
        [self.banner.text(), middle, self.log.text()].join("\n")
    }

    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let is_typing = match &self.body {
            body if let Some(end) = &self.end => {
                end.ui(pen, body_place(screen), body, asks);
                false
            }
            Body::Bakugan(body) => body.ui(pen, screen, texts, asks),
            Body::Kaboodl(body) => {
                body.ui(pen, screen, asks);
                false
            }
            Body::AllOut(body) => {
                body.ui(pen, screen, asks);
                false
            }
            Body::GotFive(body) => {
                body.ui(pen, screen, asks);
                false
            }
        };
        if let Some(place) = log_place(screen) {
            self.log.ui(pen, place);
        }
        self.banner.ui(pen, screen, asks);
        is_typing
    }

    /// Where a notice may stand.
    pub fn notice_ground(&self, screen: Rect) -> Rect {
        if self.end.is_some() {
            return match_end::notice_ground(screen);
        }
        match &self.body {
            Body::Bakugan(body) => body.notice_ground(screen),
            Body::Kaboodl(_) | Body::AllOut(_) | Body::GotFive(_) => body_place(screen),
        }
    }
}

impl Body {
    /// The body as text.
    pub fn text(&self) -> String {
        match self {
            Self::Bakugan(body) => body.text(),
            Self::Kaboodl(body) => body.text(),
            Self::AllOut(body) => body.text(),
            Self::GotFive(body) => body.text(),
        }
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        match self {
            Self::Bakugan(body) => body.answers(),
            Self::Kaboodl(body) => body.answers(),
            Self::AllOut(body) => body.answers(),
            Self::GotFive(body) => body.answers(),
        }
    }
}

/// Below this width or height the log is opened by its key alone.
const LEAST_FOR_LOG: [f32; 2] = [860.0, 560.0];

/// Where the log stands; none where there is no room for it.
pub fn log_place(screen: Rect) -> Option<Rect> {
    let has_room = screen.width() >= LEAST_FOR_LOG[0] && screen.height() >= LEAST_FOR_LOG[1];
    has_room.then(|| {
        Rect::from_min_max(
            eframe::egui::pos2(
                screen.left() + MARGIN,
                screen.bottom() - MARGIN - LOG_HEIGHT,
            ),
            screen.max - eframe::egui::vec2(MARGIN, MARGIN),
        )
    })
}

/// What lies between banner and log.
pub fn body_place(screen: Rect) -> Rect {
    let bottom = log_place(screen).map_or(screen.bottom() - GAP, |log| log.top() - GAP);
    Rect::from_min_max(
        eframe::egui::pos2(
            screen.left() + MARGIN,
            screen.top() + super::theme::BANNER_HEIGHT + GAP,
        ),
        eframe::egui::pos2(screen.right() - MARGIN, bottom),
    )
}

impl RefereeApp {
    /// What the screen says now.
    pub fn model(&self) -> Model {
        let page = match (&self.play, self.place) {
            (Some(play), Destination::Match) => Page::Match(Box::new(self.match_page(play))),
            (_, Destination::SetUp) => Page::SetUp(Box::new(self.set_up_page())),
            (_, Destination::Settings) => Page::Settings(Box::new(self.settings_page())),
            (_, Destination::Camera) => Page::Camera(Box::new(self.camera_page())),
            (_, Destination::Past) => Page::Past(Box::new(self.past_page())),
            (_, Destination::Statistics) => Page::Statistics(Box::new(self.statistics_page())),
            (_, Destination::Players) => match self.collection_page() {
                Some(page) => Page::Rows(Box::new(page)),
                None => Page::Players(Box::new(self.players_page())),
            },
            (_, Destination::Backup) => Page::Rows(Box::new(self.backup_page())),
            (_, Destination::Tournament) => Page::Tournament(Box::new(self.tournament_page())),
            (_, Destination::Welcome) => Page::Welcome(Box::new(self.welcome_page())),
            (_, Destination::Report) => Page::Report(Box::new(self.report_page())),
            _ => Page::Home(Box::new(self.home_page())),
        };
        Model {
            page,
            notice: self.notices.newest().cloned(),
            sheet: self.sheet(),
            whole_log: match &self.play {
                Some(play) if self.over == Over::Log => Some(self.whole_log(play)),
                _ => None,
            },
            audience: self.audience_preview(),
            replay: self.replay_page().map(Box::new),
            ghost: self.ghost_page().map(Box::new),
            cards: self.cards_page().map(Box::new),
        }
    }

    fn whole_log(&self, play: &Play) -> WholeLog {
        let mut lines = play.log();
        lines.reverse();
        let mut panel = self.log_panel(play, lines);
        if let Some(row) = panel.rows.get_mut(self.log_cursor) {
            row.is_chosen = true;
        }
        WholeLog {
            panel,
            answers: self.log_answers(),
        }
    }

    /// The keys of the list of all lines.
    fn log_answers(&self) -> Vec<Answer> {
        let moves = |key, by| Answer::new(Ask::MoveInLog(by), Shortcut::plain(key), "").hidden();
        vec![
            Answer::new(Ask::CorrectLine, ENTER, tell!("log-correct")).filled(),
            Answer::of(Ask::Log, &self.keys, Act::Menu, tell!("back")),
            moves(Key::ArrowDown, 1),
            moves(Key::ArrowUp, -1),
            moves(Key::PageDown, 8),
            moves(Key::PageUp, -8),
            moves(Key::Home, isize::MIN / 2),
            moves(Key::End, isize::MAX / 2),
        ]
    }

    fn match_page(&self, play: &Play) -> MatchPage {
        let body = match play.table() {
            Table::Bakugan(ledger) => Body::Bakugan(Box::new(self.bakugan_body(ledger.now()))),
            Table::Kaboodl(ledger) => {
                Body::Kaboodl(Box::new(self.kaboodl_body(play, ledger.now())))
            }
            Table::AllOut(ledger) => Body::AllOut(Box::new(self.all_out_body(play, ledger.now()))),
            Table::GotFive(ledger) => Body::GotFive(Box::new(self.got_five_body(ledger.now()))),
        };
        MatchPage {
            banner: self.banner(play),
            end: MatchEnd::of(play, &body),
            body,
            log: self.log_panel(play, play.last_lines(3)),
        }
    }

    /// What may be done when a match is over.
    pub(super) fn after_the_match(&self, kind: GameKind) -> Vec<Answer> {
        let keys = &self.keys;
        vec![
            Answer::of(Ask::Rematch, keys, Act::Rematch, Act::Rematch.label()).filled(),
            Answer::of(
                Ask::SetUp(SetUpAsk::Open(kind)),
                keys,
                Act::NewMatch,
                tell!("menu-new-match"),
            ),
            Answer::new(
                Ask::Go(Destination::Home),
                Shortcut::plain(Key::H),
                tell!("menu-home"),
            ),
        ]
    }

    /// The question of a house rule that must be answered first.
    pub(super) fn ruling_question(&self) -> Option<Question> {
        let needed = self.needed_ruling.as_ref()?;
        let answers = needed
            .ruling
            .options
            .iter()
            .enumerate()
            .map(|(place, option)| {
                let ask = Ask::Enter(option.command.clone());
                let key = digit(place).unwrap_or(ENTER);
                let answer = Answer::new(ask, key, capital(&option.words));
                answer.second_line(option.speaks_for.clone())
            });
        Some(Question {
            headline: Words::bold(capital(&needed.ruling.question)),
            detail: Words::plain(tell!("ruling-remembered")),
            answers: answers.collect(),
            why_key: self.keys.printed(Act::Why),
            ..Question::default()
        })
    }

    fn banner(&self, play: &Play) -> Banner {
        let standing = play.standing();
        let (seat, headline) = self.banner_headline(play);
        let mut facts = Vec::new();
        let players = standing.names.count();
        let next = standing
            .turn
            .filter(|_| seat.is_some())
            .map(|turn| self.name_of(turn.next(players)));
        let scores = || {
            let all = standing.match_scores.as_ref().unwrap_or(&standing.scores);
            let scores: Vec<String> = all.iter().map(|(_, score)| score.to_string()).collect();
            scores.join(" : ")
        };
        match (play.bakugan().map(|ledger| ledger.now().phase()), next) {
            (Some(Phase::Battle(battle)), _) => facts.push(tell!(
                "banner-battle-on",
                gate = battle.gate.to_string(),
                name = standing
                    .turn
                    .map(|turn| self.name_of(turn))
                    .unwrap_or_default()
            )),
            (Some(Phase::TieRoll(tie)), _) => {
                facts.push(tell!("banner-tie-for", gate = tie.gate.to_string()));
            }
            (None, None) if is_getting_ready(play) => {
                let first = standing.turn.map(|turn| self.name_of(turn));
                let name = first.unwrap_or_default();
                facts.push(tell!("banner-goes-first", name = name));
            }
            (Some(Phase::Over(_) | Phase::BetweenGames), _) | (_, None) => facts.push(scores()),
            (_, Some(next)) => facts.push(tell!("banner-then", name = next)),
        }
        if let Some(ledger) = play.bakugan()
            && ledger.now().rolls() > 0
        {
            facts.push(tell!("banner-roll", number = ledger.now().rolls()));
        }
        let draw_pile = match play.table() {
            Table::Bakugan(_) => None,
            Table::Kaboodl(ledger) => {
                facts.push(tell!("banner-round", number = ledger.now().round()));
                Some(u32::from(ledger.now().draw_pile()))
            }
            Table::AllOut(ledger) => ledger.now().draw_pile(),
            Table::GotFive(ledger) => ledger.now().draw_pile(),
        };
        if let (Some(cards), None) = (draw_pile, standing.result) {
            facts.push(tell!("banner-draw-pile", cards = cards));
        }
        Banner {
            seat: seat.map(|seat| (seat.index(), self.name_of(seat))),
            headline,
            facts,
            undo: play
                .board()
                .undo_target()
                .map(|target| target.trim_end_matches('.').to_owned()),
            undo_key: self.keys.printed(Act::Undo),
            menu_key: self.keys.printed(Act::Menu),
            clock: self.clock_in_banner(),
        }
    }

    pub(super) fn banner_headline(&self, play: &Play) -> (Option<crate::rules::Seat>, String) {
        let standing = play.standing();
        let upper = |seat| self.name_of(seat).to_uppercase();
        match (standing.result, standing.turn) {
            (Some(MatchResult::Won(winner)), _) => {
                (Some(winner), tell!("banner-wins", name = upper(winner)))
            }
            (Some(_), _) => (None, tell!("banner-match-over")),
            (None, turn) => {
                if let Table::Kaboodl(ledger) = play.table()
                    && ledger.now().phase() == kaboodl::Phase::RoundOver
                {
                    return (None, tell!("banner-round-over"));
                }
                if is_getting_ready(play) {
                    return (None, tell!("banner-get-ready"));
                }
                let phase = play.bakugan().map(|ledger| ledger.now().phase());
                match (phase, turn) {
                    (Some(Phase::Battle(_)), _) => (turn, tell!("banner-battle")),
                    (Some(Phase::TieRoll(_)), _) => (turn, tell!("banner-tie-roll")),
                    (Some(Phase::BetweenGames), _) | (_, None) => (None, tell!("banner-game-over")),
                    (_, Some(seat)) => (turn, tell!("banner-turn", name = upper(seat))),
                }
            }
        }
    }

    /// Lines of the log, names in bold.
    pub(super) fn log_panel(&self, play: &Play, lines: Vec<LogLine>) -> LogPanel {
        let begun = play.begun().map_or(0, |stamp| stamp.millis());
        let standing = play.standing();
        let names: Vec<String> = standing
            .names
            .iter()
            .map(|(_, name)| name.clone())
            .collect();
        LogPanel {
            rows: lines
                .into_iter()
                .map(|line| LogRow {
                    time: since(begun, line.at.millis()),
                    sentence: Words::with_names(&line.sentences.join(" "), &names),
                    source: match line.source {
                        Source::Rule => tell!("worked-out"),
                        said => said.to_string(),
                    },
                    in_force: line.in_force,
                    is_chosen: false,
                })
                .collect(),
        }
    }
}

/// True while the first cards of Got Five are laid: nobody has a turn yet.
fn is_getting_ready(play: &Play) -> bool {
    use got_five::Phase::{FirstCard, Starters};
    match play.table() {
        Table::GotFive(ledger) => matches!(ledger.now().phase(), Starters | FirstCard),
        _ => false,
    }
}

/// Time since the match began: "4:07", "1:04:07".
pub(super) fn since(begun_millis: u64, at_millis: u64) -> String {
    let seconds = at_millis.saturating_sub(begun_millis) / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_count_from_the_beginning_of_the_match() {
        assert_eq!(since(1_000, 248_999), "4:07");
        assert_eq!(since(0, 3_847_000), "1:04:07");
        assert_eq!(since(5_000, 0), "0:00");
    }
}
