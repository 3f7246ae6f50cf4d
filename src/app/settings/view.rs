//! What the settings say.

use eframe::egui::Key;

use super::super::arbiter::Trust;
use super::super::ask::{Answer, Ask};
use super::super::disk::COUNTDOWN_MILLIS;
use super::super::keys::{Act, Keys, Shortcut, digit};
use super::super::page::{Radio, Title};
use super::super::state::RefereeApp;
use super::super::theme::Scheme;
use super::super::tongue::tell;
use super::{CallKind, Section, SettingsAsk};
use crate::rules::tongue::Tongue;
use crate::store::Sounds;

/// Sizes that can be chosen, in percent.
const SIZES: [u16; 6] = [80, 100, 120, 150, 175, 200];
/// Lengths of a turn that can be chosen, in seconds.
pub const TURNS: [u16; 5] = [0, 30, 60, 90, 180];
/// Letters that go on to the next choice of a row, in the order of the rows.
const LETTERS: [Key; 6] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F];

/// Something that is chosen among a few.
#[derive(Debug, Clone, PartialEq)]
pub struct SettingRow {
    /// What it is.
    pub label: String,
    /// What that means.
    pub about: String,
    /// The choices.
    pub choices: Vec<Radio>,
    /// Goes on to the next choice.
    pub next: Answer,
}

/// A command with its keys.
#[derive(Debug, Clone, PartialEq)]
pub struct KeyRow {
    /// What it does.
    pub hint: String,
    /// Its keys, as printed.
    pub keys: Vec<String>,
    /// Waits for a new one.
    pub change: Answer,
    /// True while it waits.
    pub is_listening: bool,
    /// Gives it its usual keys again, where it has others.
    pub reset: Option<Answer>,
}

/// What the page says.
#[derive(Debug, Clone, PartialEq)]
pub struct SettingsPage {
    /// The title.
    pub title: Title,
    /// The parts.
    pub sections: Vec<Radio>,
    /// What is chosen in the part that is shown.
    pub rows: Vec<SettingRow>,
    /// The commands, while their part is shown.
    pub keys: Vec<KeyRow>,
    /// What became of the last key, or what is waited for.
    pub said: Option<String>,
    /// What else may be done.
    pub feet: Vec<Answer>,
}

impl SettingsPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text()];
        lines.extend(self.sections.iter().map(Radio::text));
        for row in &self.rows {
            lines.push(format!(
                "# [{}] {}: {}",
                row.next.button.key, row.label, row.about
            ));
            lines.extend(row.choices.iter().map(Radio::text));
        }
        for row in &self.keys {
            let change = &row.change.button;
            let reset = if row.reset.is_some() {
                " (changed)"
            } else {
                ""
            };
            lines.push(format!(
                "{}: [{}]{reset}",
                change.label,
                row.keys.join("] [")
            ));
        }
        lines.extend(self.said.clone());
        for answer in &self.feet {
            lines.push(answer.button.text());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let sections = self.sections.iter().map(|radio| &radio.answer);
        let rows = self.rows.iter().map(|row| &row.next);
        let all = sections.chain(rows).chain(&self.feet);
        all.chain([&self.title.back]).cloned().collect()
    }
}

/// A row of choices, of which those for which the flag is true hold.
pub(super) fn row(
    place: usize,
    (label, about): (String, String),
    choices: Vec<(SettingsAsk, String, bool)>,
) -> SettingRow {
    let holds = choices.iter().position(|(_, _, holds)| *holds);
    let next = holds.map_or(0, |at| (at + 1) % choices.len().max(1));
    let ask = choices.get(next).map(|(ask, _, _)| ask.clone());
    let key = LETTERS.get(place).copied().map(Shortcut::plain);
    let ask = ask.unwrap_or(SettingsAsk::StopListening);
    let choices = choices.into_iter().map(|(ask, words, is_chosen)| {
        let said = format!("{label}: {words}");
        let mut answer = Answer::with_key(Ask::Settings(ask), None, words).said_as(said.as_str());
        answer.button.id = said;
        Radio { answer, is_chosen }
    });
    SettingRow {
        choices: choices.collect(),
        next: Answer::with_key(Ask::Settings(ask), key, label.clone()).hidden(),
        label,
        about,
    }
}

fn section_name(section: Section) -> String {
    match section {
        Section::Look => tell!("settings-look"),
        Section::Language => tell!("settings-language"),
        Section::Sound => tell!("settings-sound"),
        Section::Trust => tell!("settings-trust"),
        Section::Matches => tell!("settings-matches"),
        Section::Keys => tell!("settings-keys"),
        Section::Pictures => tell!("settings-section-pictures"),
    }
}

impl RefereeApp {
    /// What the settings say now.
    pub(in super::super) fn settings_page(&self) -> SettingsPage {
        let shown = self.settings.section;
        let sections = Section::ALL.into_iter().enumerate().map(|(at, section)| {
            let ask = Ask::Settings(SettingsAsk::Show(section));
            Radio {
                answer: Answer::with_key(ask, digit(at), section_name(section)),
                is_chosen: section == shown,
            }
        });
        let mut feet = vec![Answer::new(
            Ask::WelcomeStep(0),
            Shortcut::plain(Key::W),
            tell!("settings-first-steps"),
        )];
        feet.push(Answer::new(
            Ask::Go(super::super::place::Destination::Backup),
            Shortcut::plain(Key::K),
            tell!("backup-title"),
        ));
        let listening = self.settings.listening;
        if shown == Section::Keys {
            let all = Ask::Settings(SettingsAsk::ResetKeys);
            let key = Shortcut::plain(Key::R);
            // Three would lie over the sections.
            feet[0] = Answer::new(all, key, tell!("settings-reset-keys"));
        }
        if let Some(delete) = self.pictures_feet() {
            feet[0] = delete;
        }
        let waits = listening.map(|act| tell!("settings-press-key", command = act.label()));
        let how = (shown == Section::Keys).then(|| tell!("settings-keys-how"));
        SettingsPage {
            title: Title {
                words: tell!("settings-title"),
                fact: tell!("settings-kept"),
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            sections: sections.collect(),
            rows: self.setting_rows(shown),
            keys: if shown == Section::Keys {
                Act::ALL.iter().map(|act| self.key_row(*act)).collect()
            } else {
                Vec::new()
            },
            said: self.settings.said.clone().or(waits).or(how),
            feet,
        }
    }

    fn setting_rows(&self, section: Section) -> Vec<SettingRow> {
        match section {
            Section::Look => self.look_rows(),
            Section::Language => {
                let now = self.preferences.language;
                let mut choices = vec![(
                    SettingsAsk::Language(None),
                    tell!("settings-language-system"),
                    now.is_none(),
                )];
                choices.extend(Tongue::ALL.into_iter().map(|tongue| {
                    let ask = SettingsAsk::Language(Some(tongue));
                    (ask, tongue.own_name().to_owned(), now == Some(tongue))
                }));
                let words = (tell!("settings-language"), tell!("settings-language-about"));
                vec![row(0, words, choices)]
            }
            Section::Sound => {
                let now = self.preferences.sounds;
                let choices = [
                    (Sounds::Off, tell!("settings-sounds-off")),
                    (Sounds::Tones, tell!("settings-sounds-tones")),
                    (Sounds::TonesAndVoice, tell!("settings-sounds-voice")),
                ];
                let choices = choices
                    .into_iter()
                    .map(|(sounds, words)| (SettingsAsk::Sounds(sounds), words, sounds == now));
                let words = (tell!("settings-sounds"), tell!("settings-sounds-about"));
                vec![row(0, words, choices.collect())]
            }
            Section::Trust => self.trust_rows(),
            Section::Matches => self.match_rows(),
            Section::Keys => Vec::new(),
            Section::Pictures => self.pictures_rows(),
        }
    }

    fn look_rows(&self) -> Vec<SettingRow> {
        let schemes = Scheme::ALL.into_iter().map(|scheme| {
            let ask = SettingsAsk::Scheme(scheme);
            (ask, scheme.name(), scheme == self.scheme)
        });
        let sizes = SIZES.into_iter().map(|percent| {
            let words = tell!("settings-percent", percent = percent);
            (
                SettingsAsk::Size(percent),
                words,
                percent == self.zoom_percent,
            )
        });
        let is_reduced = self.preferences.has_reduced_motion;
        let motion = [
            (false, tell!("settings-motion-on")),
            (true, tell!("settings-motion-off")),
        ];
        let motion = motion.into_iter().map(|(reduced, words)| {
            (
                SettingsAsk::ReducedMotion(reduced),
                words,
                reduced == is_reduced,
            )
        });
        let size_now = tell!("settings-size-about", percent = self.zoom_percent);
        vec![
            row(
                0,
                (tell!("settings-colours"), tell!("settings-colours-about")),
                schemes.collect(),
            ),
            row(1, (tell!("settings-size"), size_now), sizes.collect()),
            row(
                2,
                (tell!("settings-motion"), tell!("settings-motion-about")),
                motion.collect(),
            ),
        ]
    }

    fn trust_rows(&self) -> Vec<SettingRow> {
        let by_kind = &self.arbiter.trust;
        let rows = CallKind::ALL.into_iter().enumerate().map(|(place, kind)| {
            let (now, label, about) = match kind {
                CallKind::Open => (
                    by_kind.open,
                    tell!("settings-trust-open"),
                    tell!("settings-trust-open-about"),
                ),
                CallKind::Closed => (
                    by_kind.closed,
                    tell!("settings-trust-closed"),
                    tell!("settings-trust-closed-about"),
                ),
                CallKind::Missed => (
                    by_kind.missed,
                    tell!("settings-trust-missed"),
                    tell!("settings-trust-missed-about"),
                ),
                CallKind::Between => (
                    by_kind.between,
                    tell!("settings-trust-between"),
                    tell!("settings-trust-between-about"),
                ),
            };
            let choices = [
                (Trust::Ask, tell!("settings-trust-ask")),
                (
                    Trust::Countdown(COUNTDOWN_MILLIS),
                    tell!(
                        "settings-trust-countdown",
                        seconds = COUNTDOWN_MILLIS / 1_000
                    ),
                ),
                (Trust::AtOnce, tell!("settings-trust-at-once")),
            ];
            let choices = choices
                .into_iter()
                .map(|(trust, words)| (SettingsAsk::Trust(kind, trust), words, trust == now));
            row(place, (label, about), choices.collect())
        });
        let mut rows: Vec<SettingRow> = rows.collect();
        rows.push(self.learnt_row(rows.len()));
        rows
    }

    /// How much the camera has learnt from the referee, and whether that is to be forgotten.
    fn learnt_row(&self, place: usize) -> SettingRow {
        let count = self.learn.experience().corrections();
        let looks = self.looks_remembered();
        let has_forgotten = self.learn.has_forgotten() || self.has_forgotten_looks();
        let is_forgotten = count == 0 && looks == 0 && has_forgotten;
        let mut about = tell!("settings-learnt-about", count = count);
        if looks > 0 {
            about = format!("{about} {}", tell!("settings-learnt-looks", count = looks));
        }
        let choices = vec![
            (
                SettingsAsk::ForgetLearnt(false),
                tell!("settings-learnt-keep"),
                !is_forgotten,
            ),
            (
                SettingsAsk::ForgetLearnt(true),
                tell!("settings-learnt-forget"),
                is_forgotten,
            ),
        ];
        row(place, (tell!("settings-learnt"), about), choices)
    }

    fn match_rows(&self) -> Vec<SettingRow> {
        let challenges = (0..=3).map(|count: u8| {
            let words = if count == 0 {
                tell!("settings-none")
            } else {
                count.to_string()
            };
            let holds = self.preferences.challenges == count;
            (SettingsAsk::Challenges(count), words, holds)
        });
        let turns = TURNS.into_iter().map(|seconds| {
            let words = if seconds == 0 {
                tell!("settings-clock-off")
            } else {
                tell!("settings-seconds", seconds = seconds)
            };
            let holds = self.preferences.turn_clock_seconds == seconds;
            (SettingsAsk::TurnClock(seconds), words, holds)
        });
        vec![
            row(
                0,
                (
                    tell!("settings-challenges"),
                    tell!("settings-challenges-about"),
                ),
                challenges.collect(),
            ),
            row(
                1,
                (tell!("settings-clock"), tell!("settings-clock-about")),
                turns.collect(),
            ),
            self.roll_line_row(2),
        ]
    }

    /// Whether the line that a roll starts behind is drawn.
    fn roll_line_row(&self, place: usize) -> SettingRow {
        let shows = self.preferences.shows_roll_line;
        let choices = [
            (true, tell!("settings-roll-line-on")),
            (false, tell!("settings-roll-line-off")),
        ];
        let choices = choices
            .into_iter()
            .map(|(on, words)| (SettingsAsk::RollLine(on), words, on == shows));
        let words = (
            tell!("settings-roll-line"),
            tell!("settings-roll-line-about"),
        );
        row(place, words, choices.collect())
    }

    fn key_row(&self, act: Act) -> KeyRow {
        let keys: Vec<String> = self.keys.of(act).iter().map(|key| key.printed()).collect();
        let is_usual = self.keys.of(act) == Keys::default().of(act);
        let change = Ask::Settings(SettingsAsk::Listen(act));
        let said = tell!(
            "settings-key-said",
            command = act.label(),
            keys = keys.join(", ")
        );
        let mut change = Answer::with_key(change, None, act.label()).said_as(said);
        change.button.id = format!("key of {}", act.id());
        let reset = (!is_usual).then(|| {
            let reset = Ask::Settings(SettingsAsk::ResetKey(act));
            let said = tell!("settings-reset-key", command = act.label());
            let mut reset = Answer::with_key(reset, None, tell!("settings-usual")).said_as(said);
            reset.button.id = format!("usual key of {}", act.id());
            reset
        });
        KeyRow {
            hint: act.hint(),
            keys,
            change,
            is_listening: self.settings.listening == Some(act),
            reset,
        }
    }
}
