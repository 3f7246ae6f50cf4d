//! What the page of the statistics says.

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, Shortcut, digit};
use super::super::page::{Radio, Title};
use super::super::place::Destination;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::{Chart, StatisticsAsk, Subject};

/// The page.
#[derive(Debug, Clone, PartialEq)]
pub struct StatisticsPage {
    /// The title.
    pub title: Title,
    /// What the numbers can be about.
    pub subjects: Vec<Radio>,
    /// What exactly is counted.
    pub about: String,
    /// The bars.
    pub chart: Chart,
    /// Why there are none.
    pub nothing: Option<String>,
    /// The camera's record over all days, where that is shown.
    pub total: Option<[(String, u32); 3]>,
    /// Where else one can go.
    pub feet: Vec<Answer>,
    /// Keys without buttons.
    pub hidden: Vec<Answer>,
}

impl StatisticsPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text()];
        lines.extend(self.subjects.iter().map(Radio::text));
        lines.push(self.about.clone());
        for (words, count) in self.total.iter().flatten() {
            lines.push(format!("{words}: {count}"));
        }
        if !self.chart.parts.is_empty() {
            lines.push(self.chart.parts.join(", "));
        }
        for row in &self.chart.rows {
            let parts = [&row.label, &row.sub, &row.words];
            let parts = parts.into_iter().filter(|part| !part.is_empty());
            lines.push(parts.map(String::as_str).collect::<Vec<_>>().join(" | "));
        }
        lines.extend(self.nothing.clone());
        for answer in &self.feet {
            let button = &answer.button;
            lines.push(button.text());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let subjects = self.subjects.iter().map(|radio| radio.answer.clone());
        let mut all: Vec<Answer> = subjects.collect();
        all.extend(self.feet.iter().chain(&self.hidden).cloned());
        all.push(self.title.back.clone());
        all
    }
}

impl RefereeApp {
    fn statistics_feet(&self) -> Vec<Answer> {
        let mut feet = vec![Answer::new(
            Ask::Go(Destination::Tournament),
            Shortcut::plain(Key::T),
            tell!("tournament-title"),
        )];
        let is_kept = self
            .shelf
            .as_ref()
            .is_some_and(|shelf| shelf.exports_folder().is_some());
        if is_kept && self.statistics.subject == Subject::Evening {
            let ask = Ask::Statistics(StatisticsAsk::Reel);
            let reel = Answer::new(ask, Shortcut::plain(Key::R), tell!("reel-make"));
            feet.push(if self.past.is_reading() {
                reel.off(tell!("statistics-reading"))
            } else {
                reel
            });
        }
        feet
    }

    /// What the page of the statistics says now.
    pub(in super::super) fn statistics_page(&self) -> StatisticsPage {
        let state = &self.statistics;
        let subjects = Subject::ALL
            .into_iter()
            .enumerate()
            .map(|(place, subject)| {
                let ask = Ask::Statistics(StatisticsAsk::Show(subject));
                let mut answer = Answer::with_key(ask, digit(place), subject.name());
                answer.button.id = format!("subject {place}");
                Radio {
                    answer,
                    is_chosen: subject == state.subject,
                }
            });
        let sums = state.sums.as_ref();
        let fact = sums.map(|(_, sums, _)| {
            tell!(
                "statistics-count",
                count = sums.matches,
                left = sums.left_out
            )
        });
        let chart = state.chart();
        let is_reading = self.past.is_reading();
        let nothing = if !chart.rows.is_empty() {
            None
        } else if is_reading {
            Some(tell!("statistics-reading"))
        } else {
            Some(tell!("statistics-nothing"))
        };
        let camera = sums.map(|(_, sums, _)| sums.camera_total());
        let camera = camera.filter(|_| state.subject == Subject::Camera && nothing.is_none());
        let total = camera.map(|camera| {
            let part = |word: &str| tell!("statistics-camera-part", part = word);
            [
                (part("agreed"), camera.agreed),
                (part("asked"), camera.asked),
                (part("overruled"), camera.overruled),
            ]
        });
        let moves = |key, by| {
            let ask = Ask::Statistics(StatisticsAsk::Move(by));
            Answer::new(ask, Shortcut::plain(key), "").hidden()
        };
        StatisticsPage {
            title: Title {
                words: tell!("statistics-title"),
                fact: fact.unwrap_or_default(),
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            subjects: subjects.collect(),
            about: state.subject.about(),
            chart,
            nothing,
            total,
            feet: self.statistics_feet(),
            hidden: vec![moves(Key::ArrowRight, 1), moves(Key::ArrowLeft, -1)],
        }
    }
}
