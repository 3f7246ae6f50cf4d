//! The window of its own for those who watch, and the preview before it is shown.
//!
//! It is an egui viewport that is drawn with the referee's window and has no state of its own: closing or losing it changes
//! nothing but that it is gone. Keys pressed in it are heard as if they were pressed in the referee's window.

use eframe::egui::{
    self, Align2, ColorImage, Key, Rect, Sense, Stroke, TextureOptions, ViewportBuilder,
    ViewportClass, ViewportCommand, ViewportId, pos2, vec2,
};

use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, ENTER, Shortcut};
use super::super::panel::question::row_ui;
use super::super::pen::Pen;
use super::super::state::{Over, RefereeApp};
use super::super::theme::{ANSWER_HEIGHT, DESIGN_SIZE, MARGIN, Theme, text};
use super::super::tongue::tell;
use super::super::words::Words;
use super::{AudienceAsk, AudiencePage, Evidence};

/// Tells the window from the referee's.
pub fn window_id() -> ViewportId {
    ViewportId::from_hash_of("audience")
}

/// The page as those who watch will see it, and what can be done with it.
#[derive(Debug, Clone, PartialEq)]
pub struct AudiencePreview {
    /// The page.
    pub page: AudiencePage,
    /// What can be done.
    pub answers: Vec<Answer>,
    /// True while it has a window.
    pub is_shown: bool,
}

impl AudiencePreview {
    /// The preview as text.
    pub fn text(&self) -> String {
        let mut lines = vec![heading(self.is_shown), self.page.text()];
        for answer in &self.answers {
            let button = &answer.button;
            lines.push(button.text());
        }
        lines.join("\n")
    }

    /// Draws it over the screen.
    pub fn ui(&self, ui: &mut egui::Ui, theme: Theme, screen: Rect, asks: &mut Vec<Ask>) {
        let mut pen = Pen::new(ui, theme);
        let ground = egui::Id::unique("audience ground");
        pen.ui.interact(screen, ground, Sense::CLICK);
        pen.ui
            .painter()
            .rect_filled(screen, 0.0, theme.background.gamma_multiply(0.9));
        let inner = screen.shrink(MARGIN);
        let row = Rect::from_min_max(
            pos2(inner.left(), inner.bottom() - ANSWER_HEIGHT),
            inner.max,
        );
        let room = Rect::from_min_max(
            inner.min + vec2(0.0, 72.0),
            pos2(inner.right(), row.top() - MARGIN),
        );
        let title = pen.say(
            pos2(inner.left() + 8.0, inner.top() + 20.0),
            Align2::LEFT_CENTER,
            &Words::bold(heading(self.is_shown)),
            text::PROMPT,
            inner.width(),
        );
        pen.say(
            pos2(inner.left() + 8.0, title.bottom() + 14.0),
            Align2::LEFT_CENTER,
            &Words::quiet(tell!("audience-about")),
            text::STATE,
            inner.width(),
        );
        let scale = (room.width() / DESIGN_SIZE.x).min(room.height() / DESIGN_SIZE.y);
        let place = Rect::from_center_size(room.center(), scale * DESIGN_SIZE);
        self.page.ui(&mut pen, place);
        let colour = if self.is_shown {
            theme.success
        } else {
            theme.quiet
        };
        pen.ui.painter().rect_stroke(
            place,
            0.0,
            Stroke::new(2.0, colour),
            egui::StrokeKind::Outside,
        );
        let answers: Vec<&Answer> = self.answers.iter().collect();
        row_ui(&mut pen, row, &answers, asks);
    }
}

fn heading(is_shown: bool) -> String {
    if is_shown {
        tell!("audience-shown")
    } else {
        tell!("audience-preview")
    }
}

impl RefereeApp {
    /// Carries out what was asked about the screen for those who watch.
    pub(in super::super) fn perform_audience(&mut self, ask: AudienceAsk, ctx: &egui::Context) {
        match ask {
            AudienceAsk::Preview if self.over == Over::Audience => self.over = Over::Nothing,
            AudienceAsk::Preview => self.over = Over::Audience,
            AudienceAsk::Show => {
                self.audience.is_shown = true;
                self.over = Over::Nothing;
            }
            AudienceAsk::Hide => self.audience.is_shown = false,
            AudienceAsk::FullScreen => {
                let is_full = is_full_screen(ctx);
                ctx.send_viewport_cmd_to(window_id(), ViewportCommand::Fullscreen(!is_full));
            }
            AudienceAsk::NextScreen => {
                // How many screens there are nobody tells; one that is not there is passed over.
                self.audience.screen = 1 - self.audience.screen.min(1);
                let screen = self.audience.screen;
                ctx.send_viewport_cmd_to(window_id(), ViewportCommand::SetMonitor(screen));
            }
        }
    }

    /// The preview, while it is open.
    pub(in super::super) fn audience_preview(&self) -> Option<AudiencePreview> {
        (self.over == Over::Audience).then(|| {
            let is_shown = self.audience.is_shown;
            let letter = |key, ask, words| {
                let ask = Ask::Audience(ask);
                Answer::new(ask, Shortcut::plain(key), words)
            };
            let mut answers = Vec::new();
            if is_shown {
                answers.push(letter(
                    Key::F,
                    AudienceAsk::FullScreen,
                    tell!("audience-full-screen"),
                ));
                answers.push(letter(
                    Key::S,
                    AudienceAsk::NextScreen,
                    tell!("audience-next-screen"),
                ));
                answers.push(letter(Key::X, AudienceAsk::Hide, tell!("audience-hide")));
            } else {
                let show = Ask::Audience(AudienceAsk::Show);
                answers.push(Answer::new(show, ENTER, tell!("audience-show")).filled());
            }
            answers.push(Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")));
            AudiencePreview {
                page: self.audience_page(),
                answers,
                is_shown,
            }
        })
    }

    /// Keeps the picture that decided a roll, before the call is put away.
    pub(in super::super) fn keep_evidence(&mut self, roll: u32) {
        let proposal = self.proposal.as_ref().filter(|one| one.roll == roll);
        self.audience.evidence = proposal.and_then(|proposal| {
            Some(Evidence {
                roll,
                frame: proposal.frame.clone()?,
                gates: proposal.gates.clone(),
                box_in_image: proposal.call.box_in_image,
                texture: None,
            })
        });
    }

    /// Draws the window for those who watch, where it is shown, and hears what is pressed in it.
    pub(in super::super) fn audience_window(&mut self, ctx: &egui::Context) {
        self.load_evidence(ctx);
        if !self.audience.is_shown {
            return;
        }
        let builder = ViewportBuilder::default()
            .with_title(tell!("audience-window-title"))
            .with_app_id("rollcall")
            .with_inner_size(DESIGN_SIZE)
            .with_min_inner_size(0.25 * DESIGN_SIZE);
        let page = self.audience_page();
        let theme = self.theme_of_match();
        let is_closed = ctx.show_viewport_immediate(window_id(), builder, |ui, class| {
            let place = match class {
                // Where a system has no second window it lies in the first.
                ViewportClass::EmbeddedWindow => {
                    ui.allocate_exact_size(0.5 * DESIGN_SIZE, Sense::hover()).0
                }
                _ => ui.ctx().content_rect(),
            };
            page.ui(&mut Pen::new(ui, theme), place);
            let ctx = ui.ctx().clone();
            if class == ViewportClass::EmbeddedWindow {
                return false;
            }
            let (is_escape, is_closed) = ctx.input(|input| {
                let is_escape = input.key_pressed(Key::Escape);
                (is_escape, input.viewport().close_requested())
            });
            if is_escape && is_full_screen(&ctx) {
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(false));
            } else {
                self.heed_keys(&ctx);
            }
            is_closed
        });
        if is_closed {
            self.audience.is_shown = false;
            ctx.request_repaint();
        }
    }

    /// Makes a texture of the picture that decided the last roll.
    fn load_evidence(&mut self, ctx: &egui::Context) {
        let is_wanted = self.audience.is_shown || self.over == Over::Audience;
        let Some(evidence) = self.audience.evidence.as_mut().filter(|_| is_wanted) else {
            return;
        };
        let (width, height) = evidence.frame.picture.dimensions();
        if evidence.texture.is_some() || width == 0 || height == 0 {
            return;
        }
        let size = [width as usize, height as usize];
        let picture = ColorImage::from_rgb(size, evidence.frame.picture.as_raw());
        evidence.texture = Some(ctx.load_texture("evidence", picture, TextureOptions::LINEAR));
    }
}

fn is_full_screen(ctx: &egui::Context) -> bool {
    ctx.input_for(window_id(), |input| {
        input.viewport().fullscreen.unwrap_or(false)
    })
}
