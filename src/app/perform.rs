//! The one place where an [`Ask`] is carried out, and where the record changes.

use eframe::egui;

use super::arbiter::Trust;
use super::ask::Ask;
use super::disk::COUNTDOWN_MILLIS;
use super::keep::{Choices, GoneOn};
use super::notice::Weight;
use super::place::Destination;
use super::play::{AnyEntry, AnySetup, CorrectionRefused, Deed, Play, Refused, Turned};
use super::settings::SettingsState;
use super::state::{NeededRuling, Over, RefereeApp};
use super::texts::field;
use super::tongue::tell;
use super::tools::TurnClock;
use crate::rules::bakugan::{BakuganId, Command, Phase};
use crate::rules::{Misfits, Source};

/// So long after a roll was settled another answer corrects it in one press.
const CORRECTION_SECONDS: f64 = 15.0;
/// The same deed pressed twice within this is one: no table plays so fast.
pub(super) const HASTE_SECONDS: f64 = 0.3;

impl RefereeApp {
    /// Carries an ask out.
    pub fn perform(&mut self, ask: Ask, ctx: &egui::Context) {
        // Any key stops a countdown; if it was not an answer, the call stays as a question.
        if let Some(proposal) = &mut self.proposal {
            proposal.countdown = None;
        }
        match ask {
            Ask::Enter(deed) => {
                if !self.is_pressed_in_haste(&deed) {
                    self.enter(deed, Source::Referee);
                }
            }
            Ask::Accept => self.accept(),
            Ask::Undo => self.undo(),
            Ask::Redo => self.redo(),
            Ask::LookAgain => self.look_again(),
            Ask::Menu => self.menu(),
            Ask::Why => self.toggle(Over::Why),
            Ask::Rules => self.toggle_rules(),
            Ask::Topic(kind, at) => self.over = Over::Rules(kind, at),
            Ask::Log => {
                self.log_cursor = 0;
                self.toggle(Over::Log);
            }
            Ask::ChooseLine(place) => self.log_cursor = place,
            Ask::MoveInLog(by) => self.move_in_log(by),
            Ask::CorrectLine => self.correct_chosen_line(),
            Ask::TryCorrection(entry, deed) => self.try_correction(entry, *deed),
            Ask::MakeCorrection => self.make_correction(),
            Ask::FullScreen => {
                let is_full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!is_full));
            }
            Ask::ZoomIn => self.zoom(self.zoom_percent.saturating_add(10)),
            Ask::ZoomOut => self.zoom(self.zoom_percent.saturating_sub(10)),
            Ask::ZoomReset => self.zoom(100),
            Ask::LayCorner { number, corner, to } => self.lay_corner(number, corner, to),
            Ask::LetStand(gate) => self.table_watch.let_stand(gate),
            Ask::NextScheme => {
                self.scheme = self.scheme.next();
                self.tell_settings();
            }
            Ask::NextSource => self.next_source(),
            Ask::NextTrust => {
                self.set_trust(match self.arbiter.trust.open {
                    Trust::Ask => Trust::Countdown(COUNTDOWN_MILLIS),
                    Trust::Countdown(_) => Trust::AtOnce,
                    Trust::AtOnce => Trust::Ask,
                });
                self.tell_settings();
            }
            Ask::Go(destination) => self.go(destination),
            Ask::SetUp(ask) => self.perform_set_up(ask),
            Ask::Settings(ask) => self.perform_settings(ask, ctx),
            Ask::Camera(ask) => self.perform_camera(ask),
            Ask::Learn(ask) => self.perform_learn(ask),
            Ask::Replay(ask) => self.perform_replay(ask, ctx),
            Ask::Ghost(ask) => self.perform_ghost(ask, ctx),
            Ask::Past(ask) => self.perform_past(ask, ctx),
            Ask::Statistics(ask) => self.perform_statistics(ask, ctx),
            Ask::Players(ask) => self.perform_players(ask),
            Ask::Backup(ask) => self.perform_backup(ask, ctx),
            Ask::Tournament(ask) => self.perform_tournament(ask),
            Ask::Report(ask) => self.perform_report(ask, ctx),
            Ask::Tool(ask) => self.perform_tool(ask),
            Ask::Cards(ask) => self.perform_cards(ask),
            Ask::Audience(ask) => self.perform_audience(ask, ctx),
            Ask::WelcomeStep(step) => self.go_to_step(step),
            Ask::ContinueMatch => self.go_on(),
            Ask::Rematch => {
                if let Some(setup) = self.play.as_ref().map(Play::setup) {
                    self.begin(setup);
                }
            }
            Ask::TypeTotals => {
                self.types_totals = true;
                self.texts.clear(field::LEFT_TOTAL);
                self.texts.clear(field::RIGHT_TOTAL);
            }
            Ask::SendTotals => self.send_totals(),
            Ask::MoreAnswers => self.shows_more = !self.shows_more,
            Ask::PutNoticeAway => {
                self.notices.put_away();
            }
            Ask::Beside => {
                if let Some(pick) = self.beside() {
                    self.over = Over::Pick(Box::new(pick));
                }
            }
            Ask::AllOutList(list) => {
                if let Some(pick) = self.all_out_list(list) {
                    self.over = Over::Pick(Box::new(pick));
                }
            }
            Ask::StepNumber(by) => self.step_number(by),
            Ask::Pick(pick) => self.over = Over::Pick(pick),
            Ask::Form(form) => self.open_form(form),
            Ask::SendForm => self.send_form(ctx),
            Ask::SendWords(words) => self.send_words(words, ctx),
            Ask::NextWilds => self.wilds = (self.wilds + 1) % 4,
            Ask::AllOutStep(step) => self.all_out_step = step,
            Ask::Wilds(wilds) => self.wilds = wilds.min(3),
            Ask::CountIn => {
                self.count_in_at = Some(self.screen_seconds);
                self.await_finish();
            }
            Ask::Finish(ask) => self.perform_finish(ask),
            // Also where it is asked for in the window of those who watch.
            Ask::Quit => {
                ctx.send_viewport_cmd_to(egui::ViewportId::ROOT, egui::ViewportCommand::Close);
            }
        }
    }

    /// What was chosen.
    pub(super) fn choices(&self) -> Choices {
        Choices {
            scheme: self.scheme,
            zoom_percent: self.zoom_percent,
            trust: self.arbiter.trust,
            names: self.names.clone(),
            keys: self.keys.clone(),
            source: self.source_words.clone(),
            preferences: self.preferences.clone(),
        }
    }

    /// Keeps what was chosen.
    pub(super) fn tell_settings(&mut self) {
        let choices = self.choices();
        if let Some(keep) = &mut self.keep_choices
            && let Err(why) = keep(&choices)
        {
            self.notices.show(
                "settings",
                Weight::Warn,
                tell!("settings-not-saved", why = why),
            );
        }
    }

    fn zoom(&mut self, percent: u16) {
        self.zoom_percent = percent.clamp(80, 200);
        self.tell_settings();
    }

    fn toggle(&mut self, over: Over) {
        self.over = if self.over == over {
            Over::Nothing
        } else {
            over
        };
    }

    /// Closes what is open, one thing a press; with nothing open, opens the menu.
    fn menu(&mut self) {
        if self.close_card() {
        } else if self.over != Over::Nothing {
            self.over = Over::Nothing;
        } else if self.types_totals {
            self.types_totals = false;
        } else if self.needed_ruling.take().is_some()
            || self.notices.put_away()
            || self.all_out_step.take().is_some()
        {
        } else if self.shows_more {
            self.shows_more = false;
        } else if self.leave_page() {
        } else {
            self.over = Over::Menu;
        }
    }

    /// One step back from a page that is not a match; false when there is nowhere to go back to.
    fn leave_page(&mut self) -> bool {
        match self.place {
            Destination::SetUp => self.leave_set_up(),
            Destination::Past => {
                if !self.close_past() {
                    self.back();
                }
            }
            Destination::Players => {
                if !self.close_collection() {
                    self.back();
                }
            }
            Destination::Settings
            | Destination::Camera
            | Destination::Statistics
            | Destination::Report
            | Destination::Backup
            | Destination::Tournament => self.back(),
            Destination::Welcome => self.end_welcome(),
            Destination::Home | Destination::Match => return false,
        }
        true
    }

    /// To where one came from.
    pub(super) fn back(&mut self) {
        let to = self.came_from.pop().unwrap_or_default();
        // What lies further back stays there.
        let further = std::mem::take(&mut self.came_from);
        self.go(to);
        self.came_from = further;
    }

    /// The same deed pressed again in haste: the finger meant one.
    fn is_pressed_in_haste(&mut self, deed: &Deed) -> bool {
        let now = self.screen_seconds;
        let before = self.last_press.replace((deed.clone(), now));
        before.is_some_and(|(last, at)| last == *deed && now - at < HASTE_SECONDS)
    }

    /// Enters a deed; false when the rules refuse it.
    pub(super) fn enter(&mut self, deed: Deed, source: Source) -> bool {
        let at = self.now();
        let corrects = self.correction_of(&deed);
        let before = self.before_act();
        let Some(play) = &mut self.play else {
            return false;
        };
        if corrects.is_some() && play.last_deed().is_some_and(|(_, last)| last == deed) {
            return true;
        }
        let entered = match corrects {
            Some(entry) => play
                .correct(entry, &deed, &Misfits::default(), source, at)
                .map(|turned| turned.entry)
                .map_err(CorrectionRefused::told),
            None => match play.act(&deed, source, at) {
                Ok(entry) => Ok(entry),
                Err(Refused::NeedsRuling(ruling)) => {
                    // A list or form that wished it would lie over the question.
                    self.over = Over::Nothing;
                    self.needed_ruling = Some(NeededRuling {
                        ruling,
                        deed,
                        source,
                    });
                    return false;
                }
                Err(Refused::No(why)) => Err(why),
                Err(Refused::OtherGame) => return false,
            },
        };
        match entered {
            Ok(entry) => {
                self.keep(&entry);
                self.notices.clear("refusal");
                if deed.is_aside() {
                    // Nothing has changed on the table.
                    self.over = Over::Nothing;
                    return true;
                }
                self.put_right.clear();
                self.after_act(&deed, source);
                match corrects {
                    Some(_) => self.tell_correction(&deed),
                    None => self.tell_act(&deed, before),
                }
                self.carry_on_after_ruling();
                true
            }
            Err(sentence) => {
                // A camera that comes too late is ignored in silence; the referee is told why.
                if source == Source::Referee {
                    self.notices.show("refusal", Weight::Tell, sentence);
                }
                false
            }
        }
    }

    /// Another answer right after a settled roll corrects it, in one press.
    fn correction_of(&self, deed: &Deed) -> Option<u32> {
        let Deed::Bakugan(Command::Settle { roll, .. }) = deed else {
            return None;
        };
        let settled = self.may_correct().then(|| self.last_settled())??;
        let is_open = self.bakugan()?.open_roll().is_some();
        (settled.1 == *roll && !is_open).then_some(settled.0)
    }

    /// True right after a roll was settled: later, undo is asked for by its own key.
    pub(super) fn may_correct(&self) -> bool {
        self.last_settled().is_some()
            && self
                .settled_at_seconds
                .is_some_and(|at| self.screen_seconds - at < CORRECTION_SECONDS)
    }

    /// Entry and roll of the last act, if it settled a roll. A replacement is corrected where the first answer stands.
    pub(super) fn last_settled(&self) -> Option<(u32, u32)> {
        match self.play.as_ref()?.last_deed_of_game()? {
            (entry, Deed::Bakugan(Command::Settle { roll, .. })) => Some((entry, roll)),
            _ => None,
        }
    }

    /// Writes an entry down before anything is shown; a failing disk does not stop the game.
    pub(super) fn keep(&mut self, entry: &AnyEntry) {
        let Some(keeper) = &mut self.keeper else {
            return;
        };
        match keeper.keep(entry) {
            Ok(()) => self.notices.clear("disk"),
            Err(why) => self
                .notices
                .show("disk", Weight::Warn, tell!("step-not-saved", why = why)),
        }
    }

    fn after_act(&mut self, deed: &Deed, source: Source) {
        self.shows_more = false;
        self.types_totals = false;
        self.count_in_at = None;
        self.wilds = 0;
        self.all_out_step = None;
        // A call that enters by itself closes nothing that is being read or voted on.
        let is_by_itself = matches!(source, Source::Camera { .. });
        let may_stay = matches!(
            self.over,
            Over::Tools(_)
                | Over::Cards(_)
                | Over::Rules(..)
                | Over::Audience
                | Over::Replay
                | Over::Ghost
        );
        if !(is_by_itself && may_stay) {
            self.over = Over::Nothing;
        }
        if let Deed::Bakugan(command) = deed {
            self.keep_finish_clip(command);
        }
        if let Deed::Bakugan(Command::Settle { roll, .. }) = deed {
            self.keep_evidence(*roll);
            let proposal = self.proposal.take();
            match proposal.filter(|proposal| proposal.roll == *roll) {
                Some(proposal) => {
                    if let Some((entry, _)) = self.last_settled() {
                        self.keep_card(&proposal, entry);
                        self.keep_clip(*roll, entry);
                    }
                    self.remember_roll(proposal);
                }
                None => self.hold_by_hand(*roll),
            }
            self.settled_at_seconds = Some(self.screen_seconds);
        }
        self.follow_record();
        self.learn_from_record();
        match deed {
            Deed::Bakugan(Command::Roll { .. }) => self.after_roll(),
            _ => self.loose_call = None,
        }
    }

    /// The house rule has been answered: what waited for it is carried out.
    fn carry_on_after_ruling(&mut self) {
        if let Some(needed) = self.needed_ruling.take() {
            self.enter(needed.deed, needed.source);
        }
    }

    /// Enters the camera's proposal as the camera's.
    pub(super) fn accept(&mut self) {
        let Some(proposal) = self.proposal.clone() else {
            return;
        };
        let source = Source::Camera {
            frame: proposal.call.call_frame,
            certainty_percent: proposal.call.certainty_percent,
        };
        let deed = Deed::Bakugan(Command::Settle {
            roll: proposal.roll,
            fact: proposal.fact.clone(),
        });
        if !self.enter(deed.clone(), source) && self.needed_ruling.is_none() {
            // The rules do not take the call as it is: the referee says what it was.
            self.proposal = None;
            let considered = self.play.as_ref().map(|play| play.consider(&deed));
            if let Some(Err(Refused::No(why))) = considered {
                self.notices.show("refusal", Weight::Tell, why);
            }
        }
    }

    fn undo(&mut self) {
        self.over = Over::Nothing;
        let at = self.now();
        let last = self.play.as_ref().and_then(Play::last_deed);
        let is_aside = last.is_some_and(|(_, deed)| deed.is_aside());
        let turned = self.play.as_mut().and_then(|play| play.undo(at));
        if let Some(turned) = turned {
            self.turn_over(turned, is_aside);
        }
    }

    fn redo(&mut self) {
        self.over = Over::Nothing;
        let at = self.now();
        let turned = self.play.as_mut().and_then(|play| play.redo(at));
        if let Some(turned) = turned {
            let last = self.play.as_ref().and_then(Play::last_deed);
            let is_aside = last.is_some_and(|(_, deed)| deed.is_aside());
            self.turn_over(turned, is_aside);
        }
    }

    /// What was turned back or forth only stood in the log, or may have changed the table.
    fn turn_over(&mut self, turned: Turned, is_aside: bool) {
        if is_aside {
            self.keep(&turned.entry);
        } else {
            self.after_turning(turned);
        }
    }

    /// The record was turned back or forth: what lies on the table may be something else.
    pub(super) fn after_turning(&mut self, turned: Turned) {
        self.keep(&turned.entry);
        self.tell_turning();
        self.put_right = turned.put_right;
        self.proposal = None;
        self.loose_call = None;
        self.needed_ruling = None;
        self.all_out_step = None;
        self.types_totals = false;
        self.shows_more = false;
        self.count_in_at = None;
        self.wilds = 0;
        // What lies on the table now is an old roll.
        self.arbiter.keep_quiet();
        self.waits_to_throw = false;
        self.follow_record();
        self.learn_from_record();
    }

    /// To another screen.
    pub(super) fn go(&mut self, destination: Destination) {
        self.over = Over::Nothing;
        if destination.is_aside() {
            if self.place != destination {
                self.came_from.push(self.place);
            }
        } else {
            self.came_from.clear();
        }
        self.place = destination;
        match destination {
            Destination::Past => self.open_past(),
            Destination::Statistics => self.open_statistics(),
            Destination::Tournament => self.open_tournament(),
            Destination::Backup => self.open_backup(),
            Destination::Players => self.open_players(),
            Destination::Settings => self.settings = SettingsState::default(),
            Destination::Report => self.open_report(),
            Destination::Home => {
                self.last_match = self.shelf.as_mut().and_then(|shelf| shelf.last());
            }
            _ => {}
        }
    }

    /// Goes on with the match that is in play, or with the last one on disk.
    fn go_on(&mut self) {
        if self
            .play
            .as_ref()
            .is_some_and(|play| play.standing().result.is_none())
        {
            self.go(Destination::Match);
            return;
        }
        let gone_on = self.shelf.as_mut().map(|shelf| shelf.go_on());
        self.take_up(gone_on);
    }

    /// Takes up a match that was opened to go on with it, or says why it cannot be.
    pub(super) fn take_up(&mut self, gone_on: Option<Result<GoneOn, String>>) {
        match gone_on {
            Some(Ok(gone_on)) => {
                if !gone_on.notices.is_empty() {
                    self.warn("start", gone_on.notices.join(" "));
                }
                self.keeper = Some(gone_on.keeper);
                self.show_match(gone_on.play);
            }
            Some(Err(why)) => self.warn("disk", tell!("match-not-opened", why = why)),
            None => {}
        }
    }

    /// Begins another match. If it cannot be kept, it is played all the same.
    pub(super) fn begin(&mut self, setup: AnySetup) {
        self.keeper = match &mut self.shelf {
            None => None,
            Some(shelf) => match shelf.begin(&setup) {
                Ok(keeper) => Some(keeper),
                Err(why) => {
                    self.notices
                        .show("disk", Weight::Warn, tell!("match-not-saved", why = why));
                    None
                }
            },
        };
        self.show_match(Play::new(setup.table()));
        self.tell_settings();
    }

    /// Shows a match that has just been begun or opened.
    fn show_match(&mut self, play: Play) {
        let names = play.standing().names;
        self.names = names.iter().map(|(_, name)| name.clone()).collect();
        self.play = Some(play);
        self.proposal = None;
        self.loose_call = None;
        self.needed_ruling = None;
        self.last_press = None;
        self.tool_at = None;
        self.all_out_step = None;
        self.wilds = 0;
        self.count_in_at = None;
        self.last_count = None;
        self.settled_at_seconds = None;
        self.turn_clock = TurnClock::default();
        self.audience.evidence = None;
        self.forget_rolls();
        self.forget_replay();
        self.table_watch.forget();
        self.put_right.clear();
        self.types_totals = false;
        self.shows_more = false;
        self.go(Destination::Match);
        self.arbiter.keep_quiet();
        self.arbiter.look_again();
        self.follow_record();
        self.waits_to_throw = self.hands.is_some() && self.open_roll().is_some();
    }

    /// The fighters of the battle, in seat order.
    pub(super) fn fighters(&self) -> Vec<BakuganId> {
        let Some(Phase::Battle(battle)) = self.bakugan().map(|now| now.phase()) else {
            return Vec::new();
        };
        let mut fighters: Vec<BakuganId> = battle
            .fighters
            .iter()
            .map(|fighter| fighter.bakugan)
            .collect();
        fighters.sort_unstable();
        fighters
    }

    fn send_totals(&mut self) {
        let fighters = self.fighters();
        let fields = [field::LEFT_TOTAL, field::RIGHT_TOTAL];
        let mut totals = Vec::new();
        for (fighter, field) in fighters.iter().zip(fields) {
            match self.texts.get(field).trim().parse::<i32>() {
                Ok(total) => totals.push((*fighter, total)),
                Err(_) => {
                    let whose = self.bakugan().map(|now| now.full_name_of(*fighter));
                    let whose = whose.unwrap_or_default();
                    let words = tell!("total-no-number", whose = whose);
                    self.notices.show("refusal", Weight::Tell, words);
                    return;
                }
            }
        }
        let deed = Deed::Bakugan(Command::EnterTotals { totals });
        self.enter(deed, Source::Referee);
    }

    /// The Bakugan that can be rolled now, by whoever is asked.
    pub(super) fn is_waiting_for_a_name(&self) -> bool {
        self.bakugan()
            .is_some_and(|now| matches!(now.phase(), Phase::ToRoll))
    }
}
