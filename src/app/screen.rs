//! The window's one drawing: keys first, then the screen, then what was asked for by clicks.

use eframe::egui::{self, Event, Id, Key, Rect, Sense, Stroke, StrokeKind, UiBuilder, pos2, vec2};

use super::ask::{Ask, answer_for};
use super::button::Button;
use super::keys::{Act, Scope, scope_of};
use super::notice::{Notice, Weight as NoticeWeight};
use super::pen::Pen;
use super::place::Destination;
use super::state::{Over, RefereeApp};
use super::texts::Texts;
use super::theme::{GAP, MARGIN, RADIUS, Theme, fit_zoom, text};
use super::tongue::tell;
use super::view::{Model, WholeLog};
use super::words::{Tone, Words};

impl RefereeApp {
    /// One drawing: keys first, then the screen, then what was asked for by clicks.
    pub fn draw(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        self.fit(&ctx);
        // What is let go of is meant for the page: a match, a backup, somebody's picture; else cards.
        match self.place {
            Destination::Past if self.over == Over::Nothing => self.take_dropped_matches(&ctx),
            Destination::Backup if self.over == Over::Nothing => self.take_dropped_backup(&ctx),
            Destination::Players if self.takes_pictures() => self.take_dropped_picture(&ctx),
            _ => self.take_dropped(&ctx),
        }
        self.heed_keys(&ctx);
        let model = self.model();
        let mut asks = Vec::new();
        let theme = self.theme();
        self.is_typing = draw_model(ui, theme, &model, &mut self.texts, &mut asks);
        if ctx.input(|input| !input.raw.hovered_files.is_empty()) {
            let words = match (self.place, &self.over) {
                (Destination::Past, Over::Nothing) => tell!("drop-match"),
                (Destination::Backup, Over::Nothing) => tell!("drop-backup"),
                (Destination::Players, _) if self.takes_pictures() => tell!("drop-picture"),
                _ => tell!("drop-here"),
            };
            drop_here_ui(ui, theme, words);
        }
        self.note_card_field();
        self.audience_window(&ctx);
        if self.search_cards() || self.look_for_backup_paths() {
            ctx.request_repaint();
        }
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

    pub(super) fn heed_keys(&mut self, ctx: &egui::Context) {
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
        if let Some(heard) = self.cards_hear(ctx, key, modifiers) {
            return heard;
        }
        let model = self.model();
        let is_enter = matches!(key, Key::Enter | Key::Space);
        if !model.is_covered()
            && let Some(heard) = self.page_hears(key, modifiers)
        {
            return heard;
        }
        if self.is_typing {
            // Letters and digits belong to the field.
            return match key {
                Key::Enter => answer_for(&model.answers(), key, modifiers),
                Key::Escape => Some(Ask::Menu),
                Key::F1 | Key::F3 | Key::F11 => self.ask_of_act(key, modifiers),
                // Names that are offered for what is typed.
                _ if modifiers.command => answer_for(&model.answers(), key, modifiers),
                _ => None,
            };
        }
        // A button that has the keyboard is pressed by Enter itself.
        if is_enter && ctx.memory(|memory| memory.focused().is_some()) {
            return None;
        }
        answer_for(&model.answers(), key, modifiers).or_else(|| self.ask_of_act(key, modifiers))
    }

    /// What the page makes of a key that it hears before anybody else; the inner none when nothing comes of it.
    fn page_hears(&self, key: Key, modifiers: egui::Modifiers) -> Option<Option<Ask>> {
        match self.place {
            Destination::SetUp => self.set_up_hears(key, modifiers),
            Destination::Settings => self.settings_hear(key, modifiers),
            Destination::Camera => self.camera_hears(key, modifiers),
            Destination::Past => self.past_hears(key, modifiers),
            Destination::Players => self.players_hear(key, modifiers),
            // The field lets go of the keyboard by itself.
            Destination::Tournament | Destination::Backup
                if self.is_typing && key == Key::Escape =>
            {
                Some(None)
            }
            Destination::Home
            | Destination::Match
            | Destination::Welcome
            | Destination::Statistics
            | Destination::Report
            | Destination::Backup
            | Destination::Tournament => None,
        }
    }

    /// What a key asks for that is bound on this screen whatever the question is.
    pub(super) fn ask_of_act(&self, key: Key, modifiers: egui::Modifiers) -> Option<Ask> {
        let here = match self.place {
            Destination::Match => Scope::Match,
            _ => Scope::Home,
        };
        let acts = Act::ALL.iter().filter(|act| scope_of(**act).meets(here));
        let mut pressed = acts.filter(|act| self.keys.presses(**act, key, modifiers));
        pressed.find_map(|act| act.ask())
    }
}

/// Draws a screen; true while a field has the keyboard.
pub fn draw_model(
    ui: &mut egui::Ui,
    theme: Theme,
    model: &Model,
    texts: &mut Texts,
    asks: &mut Vec<Ask>,
) -> bool {
    let screen = ui.ctx().content_rect();
    ui.set_clip_rect(screen);
    ui.painter().rect_filled(screen, 0.0, theme.background);
    texts.has_keyboard(None);
    if let Some(cards) = &model.cards {
        // They fill the screen: what lies below is neither seen nor reached.
        return cards.ui(&mut Pen::new(ui, theme), screen, texts, asks);
    }
    if let Some(replay) = &model.replay {
        replay.ui(&mut Pen::new(ui, theme), screen, asks);
        return false;
    }
    if let Some(ghost) = &model.ghost {
        ghost.ui(&mut Pen::new(ui, theme), screen, asks);
        return false;
    }
    let has_sheet = model.is_covered();
    let mut is_typing = false;
    {
        let (mut under_sheet, mut no_texts) = (Vec::new(), Texts::default());
        let (asks, texts) = if has_sheet {
            (&mut under_sheet, &mut no_texts)
        } else {
            (&mut *asks, &mut *texts)
        };
        // What lies under a sheet can neither be pressed nor be reached by Tab.
        let builder = UiBuilder::new()
            .max_rect(screen)
            .scope_id(Id::unique("page"));
        let mut page = ui.new_child(if has_sheet {
            builder.disabled()
        } else {
            builder
        });
        let mut pen = Pen::new(&mut page, theme);
        is_typing |= model.page.ui(&mut pen, screen, texts, asks);
        if let Some(notice) = &model.notice {
            let ground = model.page.notice_ground(screen);
            let place = Rect::from_min_max(
                pos2(ground.left() + GAP, ground.bottom() - 72.0),
                pos2(ground.right() - GAP, ground.bottom() - GAP),
            );
            notice_ui(&mut pen, notice, place, asks);
        }
    }
    if let Some(sheet) = &model.sheet {
        let mut pen = Pen::new(ui, theme);
        is_typing |= sheet.ui(&mut pen, screen, texts, asks);
    }
    if let Some(log) = &model.whole_log {
        whole_log_ui(ui, theme, screen, log, asks);
    }
    if let Some(preview) = &model.audience {
        preview.ui(ui, theme, screen, asks);
    }
    is_typing
}

/// Says what can be let go of over the window.
fn drop_here_ui(ui: &mut egui::Ui, theme: Theme, words: String) {
    let screen = ui.ctx().content_rect();
    let pen = Pen::new(ui, theme);
    pen.ui
        .painter()
        .rect_filled(screen, 0.0, theme.background.gamma_multiply(0.82));
    let rect = screen.shrink(MARGIN);
    pen.panel_framed(rect, Stroke::new(2.0, theme.accent));
    let words = Words::bold(words);
    let galley = pen.lay_out(&words, text::CALL, None, (0.8 * rect.width(), 4));
    pen.draw_galley(rect.center(), egui::Align2::CENTER_CENTER, galley);
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
    log: &WholeLog,
    asks: &mut Vec<Ask>,
) {
    let mut pen = Pen::new(ui, theme);
    let ground = Id::unique("whole log ground");
    pen.ui.interact(screen, ground, Sense::CLICK);
    pen.ui
        .painter()
        .rect_filled(screen, 0.0, theme.background.gamma_multiply(0.82));
    let rect = screen.shrink2(vec2((0.5 * (screen.width() - 1_140.0)).max(GAP), MARGIN));
    pen.panel_framed(rect, Stroke::new(2.0, theme.line));
    let shown = log.answers.iter().filter(|answer| !answer.is_hidden);
    let shown: Vec<_> = shown
        .map(|answer| (answer, pen.button_width(&answer.button) + 16.0))
        .collect();
    let taken: f32 = shown.iter().map(|(_, width)| width + GAP).sum();
    let mut x = rect.right() - 16.0 + GAP - taken;
    let room = x - MARGIN - rect.left() - 24.0;
    let title = Words::bold(tell!("log-title"));
    let sizes = [text::PROMPT, text::NAME, text::STATE, text::CAPTION].map(|size| (size, 2));
    let sizes = [(text::PROMPT, 1)]
        .into_iter()
        .chain(sizes)
        .collect::<Vec<_>>();
    // Where there is no room for it, what is seen is a log all the same.
    if let Some(title) = pen.fitting(&title, None, room, &sizes) {
        let at = pos2(rect.left() + 24.0, rect.top() + 40.0);
        let said = pen.draw_galley(at, egui::Align2::LEFT_CENTER, title);
        pen.name(said, &tell!("log-title"));
    }
    for (answer, width) in shown {
        let place = Rect::from_min_size(pos2(x, rect.top() + 12.0), vec2(width, 56.0));
        if pen.button(place, &answer.button).clicked() {
            asks.push(answer.ask.clone());
        }
        x = place.right() + GAP;
    }
    let inner = Rect::from_min_max(
        pos2(rect.left() + 24.0, rect.top() + 80.0),
        pos2(rect.right() - 24.0, rect.bottom() - 16.0),
    );
    log.panel.all_ui(&mut pen, inner, asks);
}
