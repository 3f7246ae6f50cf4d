//! The one place where an [`Ask`] is carried out, and where the record changes.

use eframe::egui;

use super::arbiter::Trust;
use super::ask::Ask;
use super::disk::COUNTDOWN_MILLIS;
use super::keep::Choices;
use super::notice::Weight;
use super::state::{NeededRuling, Over, Proposal, RefereeApp, slot};
use crate::rules::bakugan::{Bakugan, BakuganId, Command, Phase, Refusal, Setup};
use crate::rules::{EntryOf, Ledger, Misfits, Rules as _, Source, What};
use crate::vision::Rig;

/// Calm frames that the judge sees before the ball is thrown.
const CALM_FRAMES_BEFORE_THROW: u32 = 20;
/// So long after a roll was settled another answer corrects it in one press.
const CORRECTION_SECONDS: f64 = 15.0;

impl RefereeApp {
    /// Carries an ask out.
    pub fn perform(&mut self, ask: Ask, ctx: &egui::Context) {
        // Any key stops a countdown; if it was not an answer, the call stays as a question.
        if let Some(proposal) = &mut self.proposal {
            proposal.countdown = None;
        }
        match ask {
            Ask::Enter(command) => {
                self.enter(command, Source::Referee);
            }
            Ask::Accept => self.accept(),
            Ask::Undo => self.undo(),
            Ask::Redo => self.redo(),
            Ask::LookAgain => self.look_again(),
            Ask::Menu => self.menu(),
            Ask::Why => self.toggle(Over::Why),
            Ask::Log => self.toggle(Over::Log),
            Ask::FullScreen => {
                let is_full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!is_full));
            }
            Ask::ZoomIn => self.zoom(self.zoom_percent.saturating_add(10)),
            Ask::ZoomOut => self.zoom(self.zoom_percent.saturating_sub(10)),
            Ask::ZoomReset => self.zoom(100),
            Ask::LayCorner { number, corner, to } => self.lay_corner(number, corner, to),
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
            Ask::NewMatch => self.show_new_match(),
            Ask::BeginMatch => {
                let [first, second] = [slot::FIRST_NAME, slot::SECOND_NAME]
                    .map(|slot| self.typed[slot].trim().to_owned());
                self.begin(Setup::quick(&first, &second));
            }
            Ask::Rematch => self.begin(self.game.setup().clone()),
            Ask::TypeTotals => {
                self.types_totals = true;
                self.typed[slot::LEFT_TOTAL].clear();
                self.typed[slot::RIGHT_TOTAL].clear();
            }
            Ask::SendTotals => self.send_totals(),
            Ask::MoreAnswers => self.shows_more = !self.shows_more,
            Ask::PutNoticeAway => {
                self.notices.put_away();
            }
            Ask::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
        }
    }

    /// Keeps what was chosen.
    pub(super) fn tell_settings(&mut self) {
        let mut names = self
            .game
            .now()
            .players()
            .iter()
            .map(|(_, player)| player.name.clone());
        let choices = Choices {
            scheme: self.scheme,
            zoom_percent: self.zoom_percent,
            trust: self.arbiter.trust,
            names: [
                names.next().unwrap_or_default(),
                names.next().unwrap_or_default(),
            ],
            source: self.source_words.clone(),
        };
        drop(names);
        if let Some(keep) = &mut self.keep_choices
            && let Err(why) = keep(&choices)
        {
            self.notices.show(
                "settings",
                Weight::Warn,
                format!("The settings are not saved: {why}."),
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
        if self.over != Over::Nothing {
            self.over = Over::Nothing;
        } else if self.types_totals {
            self.types_totals = false;
        } else if self.needed_ruling.take().is_some() || self.notices.put_away() {
        } else if self.shows_more {
            self.shows_more = false;
        } else {
            self.over = Over::Menu;
        }
    }

    /// Enters a command; false when the rules refuse it.
    pub(super) fn enter(&mut self, command: Command, source: Source) -> bool {
        let at = self.now();
        let corrects = self.correction_of(&command);
        if corrects.is_some() && self.is_entered_already(&command) {
            return true;
        }
        let entered = match corrects {
            Some(entry) => self
                .game
                .replace(entry, command.clone(), &Misfits::default(), source, at)
                .map(|undone| undone.entry)
                .map_err(|error| error.to_string()),
            None => match self.game.act(command.clone(), source, at) {
                Ok(entry) => Ok(entry.clone()),
                Err(Refusal::NeedsRuling(rule)) => {
                    self.needed_ruling = Some(NeededRuling {
                        rule,
                        command,
                        source,
                    });
                    return false;
                }
                Err(refusal) => Err(refusal.to_string()),
            },
        };
        match entered {
            Ok(entry) => {
                self.keep(&entry);
                self.put_right.clear();
                self.notices.clear("refusal");
                self.after_act(&command);
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
    fn correction_of(&self, command: &Command) -> Option<u32> {
        let Command::Settle { roll, .. } = command else {
            return None;
        };
        let settled = self.may_correct().then(|| self.last_settled())??;
        (settled.1 == *roll && self.game.now().open_roll().is_none()).then_some(settled.0)
    }

    /// True when the same key was pressed twice.
    fn is_entered_already(&self, command: &Command) -> bool {
        self.game
            .undo_entry()
            .is_some_and(|entry| entry.what.command() == Some(command))
    }

    /// True right after a roll was settled: later, undo is asked for by its own key.
    pub(super) fn may_correct(&self) -> bool {
        self.last_settled().is_some()
            && self
                .settled_at_seconds
                .is_some_and(|at| self.screen_seconds - at < CORRECTION_SECONDS)
    }

    /// Entry and roll of the last act, if it settled a roll.
    pub(super) fn last_settled(&self) -> Option<(u32, u32)> {
        let entry = self.game.undo_entry()?;
        match entry.what.command()? {
            Command::Settle { roll, .. } => {
                // A replacement is corrected where the first answer stands.
                let target = match &entry.what {
                    What::Replaced { entry, .. } => *entry,
                    _ => entry.number,
                };
                Some((target, *roll))
            }
            _ => None,
        }
    }

    /// Writes an entry down before anything is shown; a failing disk does not stop the game.
    fn keep(&mut self, entry: &EntryOf<Bakugan>) {
        let Some(keeper) = &mut self.keeper else {
            return;
        };
        match keeper.keep(entry) {
            Ok(()) => self.notices.clear("disk"),
            Err(why) => self.notices.show(
                "disk",
                Weight::Warn,
                format!("This step is not saved: {why}. The game goes on."),
            ),
        }
    }

    fn after_act(&mut self, command: &Command) {
        self.shows_more = false;
        self.types_totals = false;
        self.needed_ruling = None;
        self.over = Over::Nothing;
        if matches!(command, Command::Settle { .. }) {
            self.proposal = None;
            self.settled_at_seconds = Some(self.screen_seconds);
        }
        self.follow_record();
        match command {
            Command::Roll { .. } => self.after_roll(),
            _ => self.loose_call = None,
        }
    }

    /// A roll was named: the ball is thrown where the table obeys, or a call that came first is taken up.
    fn after_roll(&mut self) {
        match (self.loose_call.take(), self.game.now().open_roll()) {
            (Some(loose), Some((roll, _))) => {
                self.proposal = Some(Proposal { roll, ..loose });
            }
            _ => self.waits_to_throw = self.hands.is_some(),
        }
    }

    /// Brings watch and table in step with the record.
    pub(super) fn follow_record(&mut self) {
        match self.game.now().open_roll() {
            Some((roll, _)) => {
                self.arbiter.begin(roll);
            }
            None => {
                self.arbiter.end();
                self.proposal = None;
                self.arrange_table();
            }
        }
    }

    /// The simulated table is made to look as the record says. Between two fields of gates it stays as it is.
    pub(super) fn arrange_table(&mut self) {
        let now = self.game.now();
        if matches!(now.phase(), Phase::SetGates) {
            return;
        }
        let gates: Vec<usize> = now.gates().map(|(gate, _)| gate.index()).collect();
        let standing: Vec<usize> = now
            .gates()
            .flat_map(|(gate, _)| now.standing_on(gate).into_iter().map(move |_| gate.index()))
            .collect();
        if let Some(hands) = &mut self.hands {
            hands.arrange(&gates, &standing);
        }
    }

    /// Throws the ball that was named, once the hands have put the table right.
    pub(super) fn throw_when_ready(&mut self) {
        if !self.waits_to_throw {
            return;
        }
        let Some(hands) = &mut self.hands else {
            self.waits_to_throw = false;
            return;
        };
        // The judge looks a moment later than the hands act, and must have seen the table calm before a roll.
        if hands.is_busy() || self.sight.calm_frames < CALM_FRAMES_BEFORE_THROW {
            return;
        }
        self.waits_to_throw = false;
        if self.game.now().open_roll().is_some() {
            // What the hands did until now is no roll.
            self.arbiter.look_again();
            hands.throw();
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
        let command = Command::Settle {
            roll: proposal.roll,
            fact: proposal.fact.clone(),
        };
        if !self.enter(command.clone(), source) && self.needed_ruling.is_none() {
            // The rules do not take the call as it is: the referee says what it was.
            self.proposal = None;
            if let Err(refusal) = self.game.now().decide(&command) {
                self.notices
                    .show("refusal", Weight::Tell, refusal.to_string());
            }
        }
    }

    fn undo(&mut self) {
        self.over = Over::Nothing;
        let at = self.now();
        let Some(undone) = self.game.undo(at) else {
            return;
        };
        self.after_undo(undone.entry, undone.put_right);
    }

    fn redo(&mut self) {
        self.over = Over::Nothing;
        let at = self.now();
        let Some(undone) = self.game.redo(at) else {
            return;
        };
        self.after_undo(undone.entry, undone.put_right);
    }

    fn after_undo(&mut self, entry: EntryOf<Bakugan>, put_right: Vec<String>) {
        self.keep(&entry);
        self.put_right = put_right;
        self.proposal = None;
        self.loose_call = None;
        self.needed_ruling = None;
        self.types_totals = false;
        self.shows_more = false;
        // What lies on the table now is an old roll.
        self.arbiter.keep_quiet();
        self.waits_to_throw = false;
        self.follow_record();
    }

    /// A corner was dragged in the picture: the camera judges by the new place, until it looks again.
    fn lay_corner(&mut self, number: usize, corner: usize, to: [f64; 2]) {
        let seen = self.sight.gates.clone();
        let mut gates = seen.clone();
        let card = gates.iter_mut().find(|card| {
            self.gate_on_screen(card.index, &seen)
                .is_some_and(|gate| gate.index() + 1 == number)
        });
        let Some(slot) = card.and_then(|card| card.corners_in_image.get_mut(corner)) else {
            return;
        };
        *slot = to;
        let Some(size) = self.sight.texture.as_ref().map(|texture| texture.size()) else {
            return;
        };
        let (card_mm, ball_mm) = self
            .sight
            .sizes
            .unwrap_or((Rig::USUAL_CARD_MM, Rig::USUAL_BALL_MM));
        match Rig::new(card_mm, ball_mm, gates.clone(), (size[0] as u32, size[1] as u32)) {
            Ok(rig) => {
                if let Some(eye) = &mut self.eye {
                    eye.lay_rig(rig);
                }
                self.sight.gates = gates;
                self.notices.clear("corner");
            }
            Err(_) => self.notices.show(
                "corner",
                Weight::Tell,
                format!("Gate {number} would be no card so. Drag its corner back to where its edges meet."),
            ),
        }
    }

    fn look_again(&mut self) {
        self.put_right.clear();
        self.proposal = None;
        self.arbiter.look_again();
        if let Some(eye) = &mut self.eye {
            eye.renew_judge();
        }
        if self.game.now().open_roll().is_some() {
            self.arrange_table();
            self.waits_to_throw = self.hands.is_some();
        }
    }

    fn next_source(&mut self) {
        let Some(sources) = &mut self.sources else {
            return;
        };
        let (eye, hands) = sources.next();
        self.source_words = sources.words();
        self.watch_with(eye, hands);
        self.notices.clear("camera");
        self.tell_settings();
    }

    fn show_new_match(&mut self) {
        let names: Vec<String> = self
            .game
            .now()
            .players()
            .iter()
            .map(|(_, player)| player.name.clone())
            .collect();
        for (slot, name) in [slot::FIRST_NAME, slot::SECOND_NAME].into_iter().zip(names) {
            self.typed[slot] = name;
        }
        self.over = Over::NewMatch;
    }

    /// Begins another match. If it cannot be kept, it is played all the same.
    fn begin(&mut self, setup: Setup) {
        self.keeper = match &mut self.shelf {
            None => None,
            Some(shelf) => match shelf.begin(&setup) {
                Ok(keeper) => Some(keeper),
                Err(why) => {
                    self.notices.show(
                        "disk",
                        Weight::Warn,
                        format!("This match cannot be saved: {why}. The game goes on."),
                    );
                    None
                }
            },
        };
        self.game = Ledger::new(setup);
        self.proposal = None;
        self.loose_call = None;
        self.needed_ruling = None;
        self.put_right.clear();
        self.types_totals = false;
        self.shows_more = false;
        self.over = Over::Nothing;
        self.arbiter.keep_quiet();
        self.arbiter.look_again();
        self.follow_record();
        self.tell_settings();
    }

    /// The fighters of the battle, in seat order.
    pub(super) fn fighters(&self) -> Vec<BakuganId> {
        let Phase::Battle(battle) = self.game.now().phase() else {
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
        let typed = [slot::LEFT_TOTAL, slot::RIGHT_TOTAL];
        let mut totals = Vec::new();
        for (fighter, slot) in fighters.iter().zip(typed) {
            match self.typed[slot].trim().parse::<i32>() {
                Ok(total) => totals.push((*fighter, total)),
                Err(_) => {
                    let whose = self.game.now().full_name_of(*fighter);
                    self.notices.show(
                        "refusal",
                        Weight::Tell,
                        format!("The total of {whose} is not a whole number yet."),
                    );
                    return;
                }
            }
        }
        self.enter(Command::EnterTotals { totals }, Source::Referee);
    }

    /// The Bakugan that can be rolled now, by whoever is asked.
    pub(super) fn is_waiting_for_a_name(&self) -> bool {
        matches!(self.game.now().phase(), Phase::ToRoll)
    }
}
