//! The three steps of the first start: what this is, the simulated table, a camera. It never comes back by itself.

use eframe::egui::{Align2, Key, Rect, pos2, vec2};

use super::art::game_tile;
use super::art::marks::{Mark, mark};
use super::ask::{Answer, Ask};
use super::keys::{Act, ENTER, Shortcut};
use super::page::{Radio, Title, buttons, in_panel, scrolling};
use super::pen::Pen;
use super::place::Destination;
use super::play::AnySetup;
use super::state::RefereeApp;
use super::theme::{GAP, MARGIN, text};
use super::tongue::tell;
use super::words::Words;
use crate::rules::bakugan::Setup;

/// How many steps there are.
const STEPS: usize = 3;

/// One step.
#[derive(Debug, Clone, PartialEq)]
pub struct WelcomePage {
    /// The title, with the number of the step.
    pub title: Title,
    /// Which step, from 0.
    pub step: usize,
    /// Its headline.
    pub headline: String,
    /// Its sentences.
    pub sentences: Vec<String>,
    /// The sources of pictures, in the last step.
    pub sources: Vec<Radio>,
    /// On, try, back.
    pub feet: Vec<Answer>,
}

impl WelcomePage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text(), self.headline.clone()];
        lines.extend(self.sentences.iter().cloned());
        lines.extend(self.sources.iter().map(Radio::text));
        for answer in self.feet.iter().chain([&self.title.back]) {
            let button = &answer.button;
            lines.push(button.text());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let sources = self.sources.iter().map(|radio| &radio.answer);
        let all = sources.chain(&self.feet).chain([&self.title.back]);
        all.cloned().collect()
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let below = self.title.ui(pen, screen, asks);
        let width = (below.width() - 2.0 * MARGIN).min(900.0);
        let room = Rect::from_min_max(
            pos2(below.center().x - 0.5 * width, below.top() + MARGIN),
            pos2(below.center().x + 0.5 * width, below.bottom() - MARGIN),
        );
        scrolling(pen, room, "welcome", |pen, place| {
            let height = in_panel(pen, place, |pen, inner| {
                let mut y = inner.top();
                if self.sources.is_empty() {
                    let picture = vec2(inner.width(), 150.0);
                    let picture = Rect::from_min_size(inner.min, picture);
                    self.picture_ui(pen, picture);
                    y = picture.bottom() + MARGIN;
                }
                let said = pen.say_rows(
                    pos2(inner.left(), y),
                    Align2::LEFT_TOP,
                    &Words::bold(self.headline.clone()),
                    text::CALL,
                    (inner.width(), 2),
                );
                y = said.bottom() + GAP;
                for words in &self.sentences {
                    let said = pen.say_rows(
                        pos2(inner.left(), y),
                        Align2::LEFT_TOP,
                        &Words::plain(words.clone()),
                        text::SENTENCE,
                        (inner.width(), 6),
                    );
                    y = said.bottom() + 12.0;
                }
                for radio in &self.sources {
                    let size = vec2(inner.width(), 56.0);
                    let rect = Rect::from_min_size(pos2(inner.left(), y), size);
                    radio.ui(pen, rect, asks);
                    y = rect.bottom() + GAP;
                }
                y - inner.top()
            });
            buttons(pen, place, place.top() + height + MARGIN, &self.feet, asks) - place.top()
        });
    }

    fn picture_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let theme = pen.theme;
        let painter = pen.ui.painter().clone();
        if self.step > 0 {
            let place = Rect::from_center_size(rect.center(), vec2(120.0, 120.0));
            mark(&painter, place, Mark::BallOpen, theme.accent);
            return;
        }
        let games = super::home::GAMES;
        let width = rect.width() / games.len() as f32;
        for (place, game) in games.into_iter().enumerate() {
            let min = pos2(rect.left() + place as f32 * width, rect.top());
            let tile = Rect::from_min_size(min, vec2(width, rect.height())).shrink(8.0);
            game_tile(&painter, &theme, tile, game);
            pen.name(tile, game.name());
        }
    }
}

impl RefereeApp {
    /// The step that is shown now.
    pub(super) fn welcome_page(&self) -> WelcomePage {
        let step = self.welcome_step.min(STEPS - 1);
        let on = |words| Answer::new(Ask::WelcomeStep(step + 1), ENTER, words).filled();
        let earlier = || {
            let key = Shortcut::plain(Key::Backspace);
            let ask = Ask::WelcomeStep(step.saturating_sub(1));
            Answer::new(ask, key, tell!("welcome-earlier"))
        };
        let (headline, sentences, feet) = match step {
            0 => (
                tell!("welcome-what-headline"),
                vec![
                    tell!("welcome-what-1"),
                    tell!("welcome-what-2"),
                    tell!("welcome-what-3"),
                ],
                vec![on(tell!("welcome-on"))],
            ),
            1 => {
                let try_it = Answer::new(
                    Ask::WelcomeStep(STEPS + 1),
                    Shortcut::plain(Key::T),
                    tell!("welcome-try"),
                );
                (
                    tell!("welcome-try-headline"),
                    vec![tell!("welcome-try-1"), tell!("welcome-try-2")],
                    vec![on(tell!("welcome-on")), try_it, earlier()],
                )
            }
            _ => (
                tell!("welcome-camera-headline"),
                vec![tell!("welcome-camera-1"), tell!("welcome-camera-2")],
                vec![on(tell!("welcome-end")), earlier()],
            ),
        };
        let sources = if step + 1 < STEPS {
            Vec::new()
        } else {
            self.camera_page().sources
        };
        WelcomePage {
            title: Title {
                words: tell!("welcome-title"),
                fact: tell!("welcome-step", number = step + 1, count = STEPS),
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("welcome-skip")),
            },
            step,
            headline,
            sentences,
            sources,
            feet,
        }
    }

    /// Another step; behind the last one it is over, and further on the simulated table is tried.
    pub(super) fn go_to_step(&mut self, step: usize) {
        if step < STEPS {
            self.welcome_step = step;
            if self.place != Destination::Welcome {
                self.go(Destination::Welcome);
            }
            return;
        }
        self.end_welcome();
        if step > STEPS {
            let opened = self
                .sources
                .as_mut()
                .map(|sources| sources.choose_simulated());
            if let Some(opened) = opened {
                self.see_with(opened);
            }
            let [one, two] = [1, 2].map(|number| tell!("player-number", number = number));
            self.begin(AnySetup::Bakugan(Setup::quick(&one, &two)));
        }
    }

    /// The first start's steps were seen or skipped.
    pub(super) fn end_welcome(&mut self) {
        self.welcome_step = 0;
        if !self.preferences.is_welcomed {
            self.preferences.is_welcomed = true;
            self.tell_settings();
        }
        self.back();
    }
}
