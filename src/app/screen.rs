//! The referee screen: where each part stands, and what keys do.

use eframe::egui::{self, Event, Key, Rect, Stroke, StrokeKind, pos2, vec2};

use super::ask::{Ask, answer_for, fixed_for};
use super::notice::{Notice, Weight as NoticeWeight};
use super::panel::PlayerPanel;
use super::pen::{Button, Pen};
use super::state::RefereeApp;
use super::theme::{
    BANNER_HEIGHT, CARD_WIDTH, GAP, LOG_HEIGHT, MARGIN, PLAYERS_WIDTH, QUESTION_HEIGHT, RADIUS,
    Theme, fit_zoom, text,
};
use super::view::RefereeModel;
use super::words::{Tone, Words};

/// Lower than this a battle's columns cannot be read.
const BATTLE_LEAST_HEIGHT: f32 = 260.0;

/// Where the parts of the screen stand.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// The whole window.
    pub screen: Rect,
    /// One place for each player.
    pub players: Vec<Rect>,
    /// The picture; none where there is no room for it.
    pub table: Option<Rect>,
    /// The question.
    pub question: Rect,
    /// The gates in the field; none where there is no room for them.
    pub side: Option<Rect>,
    /// The body of a battle.
    pub battle: Rect,
    /// The question during a battle.
    pub battle_question: Rect,
    /// The log; none where there is no room for it.
    pub log: Option<Rect>,
}

impl Layout {
    /// Below this width the gates have no column of their own.
    const NARROW: f32 = 1_120.0;
    /// Below this width or height the players are lines and the log is opened by its key.
    const SMALL: [f32; 2] = [860.0, 560.0];

    /// Lays the screen out for this many players.
    pub fn new(screen: Rect, players: usize) -> Self {
        if screen.width() < Self::SMALL[0] || screen.height() < Self::SMALL[1] {
            return Self::small(screen, players);
        }
        let body = Rect::from_min_max(
            pos2(screen.left() + MARGIN, screen.top() + BANNER_HEIGHT + GAP),
            pos2(
                screen.right() - MARGIN,
                screen.bottom() - MARGIN - LOG_HEIGHT - GAP,
            ),
        );
        let log = Rect::from_min_max(
            pos2(body.left(), body.bottom() + GAP),
            pos2(body.right(), screen.bottom() - MARGIN),
        );
        let is_narrow = screen.width() < Self::NARROW;
        let players_width = if is_narrow { 272.0 } else { PLAYERS_WIDTH };
        let count = players.max(1) as f32;
        let height = (body.height() - GAP * (count - 1.0)) / count;
        let places = (0..players)
            .map(|place| {
                Rect::from_min_size(
                    pos2(body.left(), body.top() + place as f32 * (height + GAP)),
                    vec2(players_width, height),
                )
            })
            .collect();
        let right = if is_narrow {
            body.right()
        } else {
            body.right() - CARD_WIDTH - MARGIN
        };
        let middle = Rect::from_min_max(
            pos2(body.left() + players_width + MARGIN, body.top()),
            pos2(right, body.bottom()),
        );
        let question = Rect::from_min_max(
            pos2(middle.left(), middle.bottom() - QUESTION_HEIGHT),
            middle.max,
        );
        let side =
            (!is_narrow).then(|| Rect::from_min_max(pos2(right + MARGIN, body.top()), body.max));
        let battle_question = Rect::from_min_max(pos2(body.left(), body.bottom() - 88.0), body.max);
        Self {
            screen,
            players: places,
            table: Some(Rect::from_min_max(
                middle.min,
                pos2(middle.right(), question.top() - GAP),
            )),
            question,
            side,
            battle: Rect::from_min_max(body.min, pos2(body.right(), battle_question.top() - GAP)),
            battle_question,
            log: Some(log),
        }
    }

    /// Whose turn, the score in one line, the question; the picture where it fits.
    fn small(screen: Rect, players: usize) -> Self {
        let margin = GAP;
        let body = Rect::from_min_max(
            pos2(screen.left() + margin, screen.top() + BANNER_HEIGHT + GAP),
            screen.max - vec2(margin, margin),
        );
        let count = players.max(1) as f32;
        let width = (body.width() - GAP * (count - 1.0)) / count;
        let places = (0..players)
            .map(|place| {
                Rect::from_min_size(
                    pos2(body.left() + place as f32 * (width + GAP), body.top()),
                    vec2(width, 48.0),
                )
            })
            .collect();
        let rest = Rect::from_min_max(pos2(body.left(), body.top() + 48.0 + GAP), body.max);
        let has_picture = rest.height() >= QUESTION_HEIGHT + GAP + 120.0;
        let question_top = if has_picture {
            rest.bottom() - QUESTION_HEIGHT
        } else {
            rest.top()
        };
        let question = Rect::from_min_max(pos2(rest.left(), question_top), rest.max);
        // A battle's columns need as much room as they need, or the question has it all.
        let shows_battle = rest.height() >= QUESTION_HEIGHT + GAP + BATTLE_LEAST_HEIGHT;
        let battle_question = if shows_battle {
            Rect::from_min_max(pos2(rest.left(), rest.bottom() - QUESTION_HEIGHT), rest.max)
        } else {
            rest
        };
        Self {
            screen,
            players: places,
            table: has_picture
                .then(|| Rect::from_min_max(rest.min, pos2(rest.right(), question.top() - GAP))),
            question,
            side: None,
            battle: Rect::from_min_max(rest.min, pos2(rest.right(), battle_question.top() - GAP)),
            battle_question,
            log: None,
        }
    }
}

impl RefereeApp {
    /// One drawing: keys first, then the screen, then what was asked for by clicks.
    pub fn draw(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        self.fit(&ctx);
        self.heed_keys(&ctx);
        let model = self.model();
        let mut asks = Vec::new();
        let theme = self.theme();
        self.is_typing = draw_model(ui, theme, &model, &mut self.typed, &mut asks);
        if !asks.is_empty() {
            for ask in asks {
                self.perform(ask, &ctx);
            }
            // What was just drawn is out of date.
            ctx.request_repaint();
        }
    }

    /// Colours and zoom as they should be.
    fn fit(&mut self, ctx: &egui::Context) {
        if self.applied_scheme != Some(self.scheme) {
            self.applied_scheme = Some(self.scheme);
            self.theme().apply(ctx);
        }
        let zoom = ctx.zoom_factor();
        let unzoomed = ctx.content_rect().size() * zoom;
        let wanted = fit_zoom(unzoomed, self.zoom_percent);
        if (wanted - zoom).abs() > 0.005 {
            ctx.set_zoom_factor(wanted);
        }
    }

    fn heed_keys(&mut self, ctx: &egui::Context) {
        let pressed: Vec<(Key, egui::Modifiers)> = ctx.input(|input| {
            input
                .events
                .iter()
                .filter_map(|event| match event {
                    Event::Key {
                        key,
                        pressed: true,
                        repeat: false,
                        modifiers,
                        ..
                    } => Some((*key, *modifiers)),
                    _ => None,
                })
                .collect()
        });
        for (key, modifiers) in pressed {
            // The screen may change with each key, so each is read by what the screen says then.
            if let Some(ask) = self.ask_of_key(ctx, key, modifiers) {
                self.perform(ask, ctx);
            }
        }
    }

    fn ask_of_key(&self, ctx: &egui::Context, key: Key, modifiers: egui::Modifiers) -> Option<Ask> {
        let model = self.model();
        let is_enter = matches!(key, Key::Enter | Key::Space);
        if self.is_typing {
            // Letters and digits belong to the field.
            return match key {
                Key::Enter => answer_for(&model.answers(), key, modifiers),
                Key::Escape => Some(Ask::Menu),
                Key::F1 | Key::F11 => fixed_for(key, modifiers),
                _ => None,
            };
        }
        // A button that has the keyboard is pressed by Enter itself.
        if is_enter && ctx.memory(|memory| memory.focused().is_some()) {
            return None;
        }
        answer_for(&model.answers(), key, modifiers).or_else(|| fixed_for(key, modifiers))
    }
}

/// Draws a screen; true while a field has the keyboard.
pub fn draw_model(
    ui: &mut egui::Ui,
    theme: Theme,
    model: &RefereeModel,
    typed: &mut [String],
    asks: &mut Vec<Ask>,
) -> bool {
    let screen = ui.ctx().content_rect();
    ui.set_clip_rect(screen);
    ui.painter().rect_filled(screen, 0.0, theme.background);
    let layout = Layout::new(screen, model.players.len());
    let has_sheet = model.sheet.is_some() || model.whole_log.is_some();
    let mut under_sheet = Vec::new();
    let mut no_texts: [String; 0] = [];
    let mut is_typing = false;
    {
        let asks = if has_sheet {
            &mut under_sheet
        } else {
            &mut *asks
        };
        let texts: &mut [String] = if has_sheet {
            &mut no_texts
        } else {
            &mut *typed
        };
        let mut pen = Pen::new(ui, theme);
        // Drawn in the order in which Tab goes: question, players, table, side, log, banner.
        match &model.battle {
            Some(battle) => {
                let below = layout.battle_question;
                is_typing |= model.question.ui(&mut pen, below, texts, asks);
                if layout.battle.height() >= BATTLE_LEAST_HEIGHT {
                    battle.ui(&mut pen, layout.battle);
                } else {
                    players_ui(&mut pen, &model.players, &layout.players);
                }
            }
            None => {
                let is_tall = model.question.is_tall;
                let place = match layout.table {
                    Some(table) if is_tall => table.union(layout.question),
                    _ => layout.question,
                };
                is_typing |= model.question.ui(&mut pen, place, texts, asks);
                players_ui(&mut pen, &model.players, &layout.players);
                if let Some(place) = layout.table
                    && !is_tall
                {
                    model.table.ui(&mut pen, place, asks);
                }
                if let Some(place) = layout.side {
                    model.side.ui(&mut pen, place);
                }
            }
        }
        if let Some(place) = layout.log {
            model.log.ui(&mut pen, place);
        }
        model.banner.ui(&mut pen, screen, asks);
        if let Some(notice) = &model.notice {
            notice_ui(&mut pen, notice, notice_place(&layout, model), asks);
        }
    }
    if let Some(sheet) = &model.sheet {
        let mut pen = Pen::new(ui, theme);
        is_typing |= sheet.ui(&mut pen, screen, typed, asks);
    }
    if let Some(log) = &model.whole_log {
        whole_log_ui(ui, theme, screen, log, asks);
    }
    is_typing
}

fn players_ui(pen: &mut Pen<'_>, players: &[PlayerPanel], places: &[Rect]) {
    for (player, place) in players.iter().zip(places) {
        player.ui(pen, *place);
    }
}

/// A notice stands on the foot of the picture, or of the battle, and never on the question.
fn notice_place(layout: &Layout, model: &RefereeModel) -> Rect {
    let above = match (&model.battle, layout.table) {
        (None, Some(table)) => table,
        (None, None) => layout.question,
        (Some(_), _) => layout.battle,
    };
    Rect::from_min_max(
        pos2(above.left() + GAP, above.bottom() - 72.0),
        pos2(above.right() - GAP, above.bottom() - GAP),
    )
}

fn notice_ui(pen: &mut Pen<'_>, notice: &Notice, rect: Rect, asks: &mut Vec<Ask>) {
    let theme = pen.theme;
    let colour = match notice.weight {
        NoticeWeight::Tell => theme.accent,
        NoticeWeight::Warn => theme.warning,
    };
    pen.ui.painter().rect(
        rect,
        RADIUS,
        theme.panel,
        Stroke::new(2.0, colour),
        StrokeKind::Inside,
    );
    let button = Button {
        id: "put notice away".to_owned(),
        key: "Esc".to_owned(),
        label: "OK".to_owned(),
        ..Button::default()
    };
    let place = Rect::from_min_max(
        pos2(rect.right() - 132.0, rect.top() + 8.0),
        pos2(rect.right() - 8.0, rect.bottom() - 8.0),
    );
    if pen.button(place, &button).clicked() {
        asks.push(Ask::PutNoticeAway);
    }
    let words = Words::plain(notice.words.clone()).toned(Tone::Plain);
    let width = place.left() - rect.left() - 32.0;
    let size = if pen.lay_out(&words, text::STATE, None, (width, 2)).elided {
        text::CAPTION
    } else {
        text::STATE
    };
    let galley = pen.lay_out(&words, size, None, (width, 3));
    let at = pos2(rect.left() + 16.0, rect.center().y - 0.5 * galley.size().y);
    let said = pen.draw_galley(at, egui::Align2::LEFT_TOP, galley);
    pen.name(said, &notice.words);
}

fn whole_log_ui(
    ui: &mut egui::Ui,
    theme: Theme,
    screen: Rect,
    log: &super::panel::LogPanel,
    asks: &mut Vec<Ask>,
) {
    let mut pen = Pen::new(ui, theme);
    let ground = egui::Id::unique("whole log ground");
    pen.ui.interact(screen, ground, egui::Sense::click());
    pen.ui
        .painter()
        .rect_filled(screen, 0.0, theme.background.gamma_multiply(0.82));
    let rect = screen.shrink2(vec2((0.5 * (screen.width() - 1_140.0)).max(GAP), MARGIN));
    pen.panel_framed(rect, Stroke::new(2.0, theme.line));
    pen.say(
        pos2(rect.left() + 24.0, rect.top() + 40.0),
        egui::Align2::LEFT_CENTER,
        &Words::bold("The log, newest first"),
        text::PROMPT,
        rect.width() - 200.0,
    );
    let button = Button {
        id: "close log".to_owned(),
        key: "Esc".to_owned(),
        label: "Back".to_owned(),
        ..Button::default()
    };
    let place = Rect::from_min_size(
        pos2(rect.right() - 16.0 - 140.0, rect.top() + 12.0),
        vec2(140.0, 56.0),
    );
    if pen.button(place, &button).clicked() {
        asks.push(Ask::Log);
    }
    let inner = Rect::from_min_max(
        pos2(rect.left() + 24.0, rect.top() + 80.0),
        pos2(rect.right() - 24.0, rect.bottom() - 16.0),
    );
    log.all_ui(&mut pen, inner);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(layout: &Layout) -> Vec<Rect> {
        let mut parts = layout.players.clone();
        parts.push(layout.question);
        parts.extend(layout.table);
        parts.extend(layout.side);
        parts.extend(layout.log);
        parts
    }

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_window() {
        for (width, height) in [
            (1280.0, 720.0),
            (1920.0, 720.0),
            (1280.0, 900.0),
            (1066.0, 600.0),
            (853.0, 480.0),
            (640.0, 360.0),
        ] {
            let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
            for players in [2, 3, 4] {
                let layout = Layout::new(screen, players);
                let parts = parts(&layout);
                for (at, part) in parts.iter().enumerate() {
                    assert!(
                        screen.contains_rect(*part) && part.is_positive(),
                        "{width} x {height}: {part:?}"
                    );
                    for other in &parts[at + 1..] {
                        assert!(
                            !part.shrink(0.5).intersects(*other),
                            "{width} x {height}: {part:?} and {other:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn the_design_size_has_the_places_of_the_design() {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let layout = Layout::new(screen, 2);
        let place = |x: f32, y: f32, w: f32, h: f32| Rect::from_min_size(pos2(x, y), vec2(w, h));
        assert_eq!(layout.table, Some(place(336.0, 88.0, 640.0, 320.0)));
        assert_eq!(layout.question, place(336.0, 416.0, 640.0, 192.0));
        assert_eq!(layout.side, Some(place(992.0, 88.0, 272.0, 520.0)));
        assert_eq!(layout.log, Some(place(16.0, 616.0, 1248.0, 88.0)));
        assert_eq!(layout.players[0], place(16.0, 88.0, 304.0, 256.0));
    }
}
