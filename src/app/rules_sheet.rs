//! The rules, opened at what happens now: a topic a page, each paragraph with what it rests on.

use eframe::egui::Key;

use super::ask::{Answer, Ask};
use super::home::GAMES;
use super::keys::{Act, Shortcut, digit};
use super::panel::{Sheet, SheetRow};
use super::pick::Pick;
use super::state::{Over, RefereeApp};
use super::theme::Weight;
use super::tongue::tell;
use super::words::{Tone, Words, capital};
use crate::rules::lookup::{House, Topic, topic_now, topics};
use crate::rules::{GameKind, GroundKind};

impl RefereeApp {
    /// Opens the rules of the match at what happens now, or asks of which game where there is no match; closes them again.
    pub(super) fn toggle_rules(&mut self) {
        if matches!(self.over, Over::Rules(..)) {
            self.over = Over::Nothing;
            return;
        }
        let shown = self.play.as_ref().filter(|_| self.is_in_match());
        self.over = match shown {
            Some(play) => {
                let now = topic_now(play.table());
                let all = topics(play.kind());
                let at = all.iter().position(|topic| topic.id == now).unwrap_or(0);
                Over::Rules(play.kind(), at)
            }
            None => Over::Pick(Box::new(Pick {
                title: tell!("rules-of-which"),
                items: GAMES
                    .iter()
                    .map(|kind| (kind.name().to_owned(), Ask::Topic(*kind, 0)))
                    .collect(),
            })),
        };
    }

    /// One topic as a sheet.
    pub(super) fn rules_sheet(&self, kind: GameKind, at: usize) -> Sheet {
        let all = topics(kind);
        let house = match &self.play {
            Some(play) if play.kind() == kind => House::of(play.table()),
            _ => House::as_printed(kind),
        };
        let Some(topic) = all.get(at) else {
            return Sheet::default();
        };
        let page = |key, at: usize, label: String| {
            Answer::new(Ask::Topic(kind, at), Shortcut::plain(key), label)
        };
        let last = all.len().saturating_sub(1);
        let contents = Ask::Pick(Box::new(Pick {
            title: tell!("rules-contents", game = kind.name()),
            items: all
                .iter()
                .enumerate()
                .map(|(place, topic)| (topic.title(), Ask::Topic(kind, place)))
                .collect(),
        }));
        let mut rows = vec![SheetRow::Buttons(vec![
            page(Key::ArrowLeft, at.saturating_sub(1), tell!("rules-before")),
            Answer::with_key(contents, digit(0), tell!("rules-all-topics")),
            page(Key::ArrowRight, (at + 1).min(last), tell!("rules-after")),
            Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")).filled(),
        ])];
        rows.extend(paragraphs(topic, &house));
        Sheet {
            title: tell!(
                "rules-title",
                topic = topic.title(),
                number = at + 1,
                count = all.len()
            ),
            rows,
            is_wide: true,
        }
    }

    /// True while a match is on the screen.
    pub(super) fn is_in_match(&self) -> bool {
        self.place == super::place::Destination::Match
    }
}

fn paragraphs(topic: &Topic, house: &House) -> Vec<SheetRow> {
    let paragraphs = topic.paragraphs(house).into_iter();
    let rows = paragraphs.flat_map(|paragraph| {
        let (kind, tone) = match paragraph.kind {
            GroundKind::Sheet => (tell!("rules-sheet"), Tone::Accent),
            GroundKind::Inferred => (tell!("rules-inferred"), Tone::Success),
            GroundKind::House | GroundKind::Referee => (tell!("rules-house"), Tone::Warning),
        };
        let mut under = Words::default().with(kind, Weight::Bold, tone).with(
            format!(": {}", paragraph.rests_on),
            Weight::Regular,
            Tone::Quiet,
        );
        if let Some(setting) = &paragraph.setting {
            let setting = format!("  {}", capital(setting));
            under = under.with(setting, Weight::Bold, Tone::Plain);
        }
        [
            SheetRow::Paragraph(Words::plain(paragraph.words)),
            SheetRow::Text(under),
        ]
    });
    rows.collect()
}
