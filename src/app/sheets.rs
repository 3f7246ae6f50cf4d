//! What lies over the screen when it is asked for: the menu, the reason of the last ruling with all keys, a new match.

use eframe::egui::Key;

use super::arbiter::Trust;
use super::ask::{Answer, Ask};
use super::ghost::GhostAsk;
use super::keys::{Act, Scope, Shortcut, scope_of};
use super::panel::{Sheet, SheetRow};
use super::place::Destination;
use super::play::Play;
use super::replay::ReplayAsk;
use super::set_up::SetUpAsk;
use super::state::{Over, RefereeApp};
use super::theme::Weight;
use super::tongue::tell;
use super::words::{Tone, Words, colour_word};
use crate::rules::GameKind;
use crate::vision;

impl RefereeApp {
    /// The sheet that is open.
    pub(super) fn sheet(&self) -> Option<Sheet> {
        match &self.over {
            Over::Nothing
            | Over::Log
            | Over::Audience
            | Over::Replay
            | Over::Ghost
            | Over::Cards(_) => None,
            Over::Menu => Some(self.menu_sheet()),
            Over::Reel => Some(self.reel_sheet()),
            Over::Why => Some(self.why_sheet()),
            Over::Rules(kind, at) => Some(self.rules_sheet(*kind, *at)),
            Over::Pick(pick) => Some(self.pick_sheet(pick)),
            Over::Form(form) => Some(self.form_sheet(form)),
            Over::Tools(tool) => Some(self.tool_sheet(tool)),
            Over::Correction(correction) => Some(self.correction_sheet(correction)),
            Over::Confirm(confirm) => Some(self.confirm_sheet(confirm)),
        }
    }

    fn menu_sheet(&self) -> Sheet {
        let source = self
            .sources
            .as_ref()
            .map_or_else(|| self.sight.name.clone(), |sources| sources.present());
        let source = if source.is_empty() {
            tell!("camera-none")
        } else {
            source
        };
        let trust = match self.arbiter.trust.open {
            Trust::Ask => tell!("trust-asks"),
            Trust::Countdown(millis) => tell!("trust-counts-down", seconds = millis / 1_000),
            Trust::AtOnce => tell!("trust-at-once"),
        };
        let keys = &self.keys;
        let letter = |letter| Some(Shortcut::plain(letter));
        let kind = self.play.as_ref().map(Play::kind);
        let back = if self.is_in_match() {
            tell!("menu-back")
        } else {
            tell!("back")
        };
        let mut answers = vec![Answer::of(Ask::Menu, keys, Act::Menu, back).filled()];
        let mut button = |answer: Answer| answers.push(answer);
        if let Some(kind) = kind.filter(|_| self.place == Destination::Match) {
            let key = keys.first(Act::NewMatch);
            button(Answer::with_key(
                Ask::SetUp(SetUpAsk::Open(kind)),
                key,
                tell!("menu-new-match"),
            ));
            let home = Ask::Go(Destination::Home);
            button(Answer::with_key(home, letter(Key::H), tell!("menu-home")));
        }
        let camera = Answer::with_key(Ask::NextSource, letter(Key::S), tell!("menu-camera"));
        button(camera.second_line(source));
        let trusts = Answer::with_key(Ask::NextTrust, letter(Key::T), tell!("menu-trust"));
        button(trusts.second_line(trust));
        let colours = Answer::with_key(Ask::NextScheme, letter(Key::C), tell!("menu-colours"));
        button(colours.second_line(self.scheme.name()));
        if self.has_replay() {
            let ask = Ask::Replay(ReplayAsk::Toggle);
            button(Answer::of(ask, keys, Act::Replay, Act::Replay.label()));
        }
        if self.has_ghost() {
            let ask = Ask::Ghost(GhostAsk::Toggle);
            button(Answer::of(ask, keys, Act::Ghost, Act::Ghost.label()));
        }
        for act in [Act::Tools, Act::Rules, Act::Cards, Act::Audience] {
            let is_here = act != Act::Tools || kind.is_some_and(|_| self.is_in_match());
            if let Some(ask) = act.ask().filter(|_| is_here) {
                button(Answer::of(ask, keys, act, act.label()));
            }
        }
        for (destination, key, words) in [
            (Destination::Camera, Key::K, tell!("menu-camera-and-table")),
            (Destination::Settings, Key::E, tell!("menu-settings")),
        ] {
            if self.place != destination {
                button(Answer::with_key(Ask::Go(destination), letter(key), words));
            }
        }
        button(Answer::of(Ask::Why, keys, Act::Why, Act::Why.label()));
        if self.place != Destination::Report {
            button(self.report_answer());
        }
        button(Answer::with_key(
            Ask::Quit,
            letter(Key::Q),
            tell!("menu-quit"),
        ));
        Sheet {
            title: tell!("menu"),
            rows: vec![SheetRow::Columns(answers)],
            is_wide: false,
        }
    }

    /// The narrowest scope of the screen that is shown.
    fn scope_here(&self) -> Scope {
        let kind = self.play.as_ref().map(Play::kind);
        match kind.filter(|_| self.is_in_match()) {
            Some(GameKind::Bakugan) => Scope::Bakugan,
            Some(GameKind::Kaboodl) => Scope::Kaboodl,
            Some(GameKind::AllOut) => Scope::AllOut,
            Some(GameKind::GotFive) => Scope::GotFive,
            None => Scope::Home,
        }
    }

    fn why_sheet(&self) -> Sheet {
        let mut rows = vec![SheetRow::Heading(tell!("why-rests-on"))];
        let rulings = self.play.as_ref().map(Play::last_rulings);
        let bases: Vec<Words> = rulings
            .unwrap_or_default()
            .into_iter()
            .map(|(said, ground)| {
                let by = tell!("why-by", ground = ground.words);
                Words::bold(said).with(format!(" {by}"), Weight::Regular, Tone::Quiet)
            })
            .collect();
        if bases.is_empty() {
            rows.push(SheetRow::Text(Words::quiet(tell!("why-no-ruling"))));
        }
        rows.extend(bases.into_iter().map(SheetRow::Text));
        if let Some(proposal) = self.proposal_in_question() {
            let call = &proposal.call;
            rows.push(SheetRow::Heading(tell!("why-camera-saw")));
            rows.extend(self.card_row(proposal));
            rows.extend(
                seen_in_words(call)
                    .into_iter()
                    .map(|words| SheetRow::Text(Words::plain(words))),
            );
            rows.extend(self.learnt_rows(call));
        }
        rows.push(SheetRow::Heading(tell!("keys-heading")));
        let mut keys: Vec<(Vec<String>, String)> = Vec::new();
        for (key, words) in [
            ("1 … 9", tell!("keys-digits")),
            ("Enter", tell!("keys-enter")),
            ("Tab", tell!("keys-tab")),
        ] {
            keys.push((vec![key.to_owned()], words));
        }
        // Only what is heard here; every key stands in the settings.
        let here = self.scope_here();
        for act in Act::ALL.iter().filter(|act| scope_of(**act).meets(here)) {
            let printed = self.keys.of(*act).iter().map(|key| key.printed());
            keys.push((printed.collect(), act.label()));
        }
        // Down the left column first, then down the right one.
        let half = keys.len().div_ceil(2);
        for place in 0..half {
            rows.push(SheetRow::Keys(
                [place, place + half]
                    .into_iter()
                    .filter_map(|at| keys.get(at).cloned())
                    .collect(),
            ));
        }
        Sheet {
            title: Act::Why.label(),
            rows,
            is_wide: true,
        }
    }
}

/// What was seen, for the sheet that says why.
fn seen_in_words(call: &vision::Call) -> Vec<String> {
    let mut words = vec![tell!(
        "why-frames",
        start = call.roll_start_frame,
        still = call.settle_frame,
        called = call.call_frame
    )];
    if let Some(frame) = call.open_frame {
        words.push(tell!("why-opened", frame = frame));
    }
    if let Some(colour) = call.colour.word {
        words.push(tell!("why-colour", colour = colour_word(colour)));
    }
    words.push(tell!("why-certainty", percent = call.certainty_percent));
    words
}
