//! What the page of a bug report says.

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, ENTER, Shortcut, digit};
use super::super::page::{Radio, Title};
use super::super::panel::PictureStrip;
use super::super::past::megabytes;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::{PartKind, ReportAsk};

/// A part on the page.
#[derive(Debug, Clone, PartialEq)]
pub struct PartPanel {
    /// Its name, size, and whether it is in.
    pub choice: Radio,
    /// What it is.
    pub about: String,
    /// What stands in it.
    pub text: String,
    /// Its pictures.
    pub strip: Option<PictureStrip>,
}

/// The page.
#[derive(Debug, Clone, PartialEq)]
pub struct ReportPage {
    /// The title.
    pub title: Title,
    /// What a report is, or what came of saving it; true for something that went wrong.
    pub said: (bool, String),
    /// The parts.
    pub parts: Vec<PartPanel>,
    /// Save it.
    pub feet: Vec<Answer>,
}

impl ReportPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text(), self.said.1.clone()];
        for part in &self.parts {
            lines.extend([part.choice.text(), part.about.clone()]);
            lines.extend(
                [&part.text]
                    .into_iter()
                    .filter(|text| !text.is_empty())
                    .cloned(),
            );
            let strip = part.strip.as_ref();
            lines.extend(strip.map(|strip| format!("pictures: {}", strip.captions.join(", "))));
        }
        lines.extend(
            self.feet
                .iter()
                .map(|answer| answer.button.text_with_state()),
        );
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let parts = self.parts.iter().map(|part| &part.choice.answer);
        let all = parts.chain(&self.feet).chain([&self.title.back]);
        all.cloned().collect()
    }
}

fn word(kind: PartKind) -> &'static str {
    match kind {
        PartKind::Version => "version",
        PartKind::Log => "log",
        PartKind::Settings => "settings",
        PartKind::Camera => "camera",
        PartKind::Clip => "clip",
        PartKind::Picture => "picture",
        PartKind::Match => "match",
    }
}

impl RefereeApp {
    /// What the page of a bug report says now.
    pub(in super::super) fn report_page(&self) -> ReportPage {
        let report = &self.report;
        let parts = report.parts.iter().enumerate().map(|(place, offered)| {
            let part = &offered.part;
            let name = tell!("report-part", part = word(part.kind));
            let is_in = if offered.is_in { "in" } else { "out" };
            let said = tell!("report-part-said", part = name.clone(), is = is_in);
            let ask = Ask::Report(ReportAsk::Toggle(part.kind));
            let answer = Answer::with_key(ask, digit(place), name).said_as(said);
            let texture = offered.texture.as_ref();
            PartPanel {
                choice: Radio {
                    answer,
                    is_chosen: offered.is_in,
                },
                about: tell!(
                    "report-about",
                    part = word(part.kind),
                    pictures = part.pictures,
                    size = megabytes(part.bytes())
                ),
                text: part.text.trim_end().to_owned(),
                strip: texture.map(|texture| PictureStrip {
                    id: texture.id(),
                    size: texture.size_vec2().into(),
                    captions: vec![tell!("report-pictures", count = part.pictures)],
                }),
            }
        });
        let is_any_in = report.parts.iter().any(|one| one.is_in);
        let save = Answer::new(Ask::Report(ReportAsk::Save), ENTER, tell!("report-save"));
        let save = match (&report.gathering, &report.saving) {
            (Some(_), _) | (_, Some(_)) => save.off(tell!("report-waits")),
            _ if !is_any_in => save.off(tell!("report-empty")),
            _ => save.filled(),
        };
        let said = report.said.clone();
        ReportPage {
            title: Title {
                words: tell!("report-title"),
                fact: tell!("report-fact"),
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            said: said.unwrap_or_else(|| (false, tell!("report-what"))),
            parts: parts.collect(),
            feet: vec![save],
        }
    }

    /// The key that leads to it, and its button.
    pub(in super::super) fn report_answer(&self) -> Answer {
        let ask = Ask::Go(super::super::place::Destination::Report);
        Answer::new(ask, Shortcut::plain(Key::B), tell!("report-open"))
    }
}
