//! A sheet over the screen: the menu, the help, the form of a new match.

use eframe::egui::{
    self, Align2, Color32, Id, Rect, ScrollArea, Sense, Stroke, StrokeKind, TextureId, UiBuilder,
    pos2, vec2,
};

use eframe::egui::text::{CCursor, CCursorRange};

use super::super::art::marks;
use super::super::ask::{Answer, Ask};
use super::super::pen::Pen;
use super::super::texts::{Texts, field};
use super::super::theme::{BUTTON_HEIGHT, GAP, LEAST_PRESSED, RADIUS, Weight, font, text};
use super::super::tongue::tell;
use super::super::words::Words;
use super::log::scroll_by_keys;
use super::question::row_ui;
use crate::rules::CoinSide;

/// The field that an address is typed into, which may be long.
pub const ADDRESS: &str = "form address";
/// Letters that fit into it.
const LONGEST_ADDRESS: usize = 400;
/// Height of something drawn.
const ART_HEIGHT: f32 = 248.0;
/// Height of the words below it.
const ART_FOOT: f32 = 64.0;
/// Largest height of pictures side by side.
const STRIP_HEIGHT: f32 = 224.0;
/// Height of a time on a clock.
const TIME_HEIGHT: f32 = 112.0;
/// No system has longer paths that people type.
const LONGEST_PATH: usize = 1_000;

/// One row of a sheet.
#[derive(Debug, Clone, PartialEq)]
pub enum SheetRow {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Text(Words),
    /// Keys and what they do, side by side.
    Keys(Vec<(Vec<String>, String)>),
    /// A paragraph in larger letters.
    Paragraph(Words),
    /// Buttons side by side.
    Buttons(Vec<Answer>),
    /// A button over the whole width.
    Button(Box<Answer>),
    /// Buttons in two columns of one width, row by row; under one another where there is little room.
    Columns(Vec<Answer>),
    /// A coin, dice, a player: drawn in the middle.
    Art(Art),
    /// Pictures side by side.
    Picture(PictureStrip),
    /// A field to type into: its label and which of the app's texts it edits.
    Field(String, String),
}

/// Pictures side by side in one texture, all of one width.
#[derive(Debug, Clone, PartialEq)]
pub struct PictureStrip {
    /// The texture.
    pub id: TextureId,
    /// Its size in pixels.
    pub size: [f32; 2],
    /// What each picture shows, from the left.
    pub captions: Vec<String>,
}

impl PictureStrip {
    /// Its size on a sheet of this width, without the captions.
    fn shown(&self, width: f32) -> egui::Vec2 {
        let [across, down] = self.size.map(|side| side.max(1.0));
        let scale = (width / across).min(STRIP_HEIGHT / down);
        vec2(across * scale, down * scale)
    }

    fn ui(&self, pen: &mut Pen<'_>, place: Rect) {
        let size = self.shown(place.width());
        self.drawn(pen, place, size, text::LOG);
    }

    /// The height it needs with its captions where it is this wide.
    pub fn height_in(&self, width: f32, letters: f32) -> f32 {
        let [across, down] = self.size.map(|side| side.max(1.0));
        down * width / across + 1.75 * letters
    }

    /// Draws it as large as it gets here, in letters of this size.
    pub fn fill_ui(&self, pen: &mut Pen<'_>, place: Rect, letters: f32) {
        let [across, down] = self.size.map(|side| side.max(1.0));
        let room = place.height() - 1.75 * letters;
        let scale = (place.width() / across).min(room.max(1.0) / down);
        self.drawn(pen, place, vec2(across * scale, down * scale), letters);
    }

    fn drawn(&self, pen: &mut Pen<'_>, place: Rect, size: egui::Vec2, letters: f32) {
        let at = pos2(place.center().x - 0.5 * size.x, place.top());
        let rect = Rect::from_min_size(at, size);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        pen.ui.painter().image(self.id, rect, whole, Color32::WHITE);
        let each = rect.width() / self.captions.len().max(1) as f32;
        for (at, caption) in self.captions.iter().enumerate() {
            let middle = rect.left() + (at as f32 + 0.5) * each;
            pen.say(
                pos2(middle, rect.bottom() + 0.875 * letters),
                Align2::CENTER_CENTER,
                &Words::quiet(caption.clone()),
                letters,
                each - GAP,
            );
        }
        pen.name(rect, &self.captions.join(", "));
    }
}

/// Something drawn on a sheet.
#[derive(Debug, Clone, PartialEq)]
pub enum Art {
    /// A coin that shows this side.
    Coin(CoinSide),
    /// Dice that show this.
    Dice(Vec<u8>),
    /// A player: seat from 0 and name.
    Player(usize, String),
    /// A time on a clock.
    Time(String),
}

impl Art {
    /// It in words.
    fn words(&self) -> String {
        match self {
            Self::Coin(CoinSide::Heads) => tell!("tools-heads"),
            Self::Coin(CoinSide::Tails) => tell!("tools-tails"),
            Self::Dice(fell) => {
                let faces: Vec<String> = fell.iter().map(u8::to_string).collect();
                faces.join(", ")
            }
            Self::Player(_, name) | Self::Time(name) => name.clone(),
        }
    }

    /// What is written below it, to be read from afar.
    fn below(&self) -> String {
        match self {
            Self::Dice(fell) => {
                let sum: u32 = fell.iter().map(|face| u32::from(*face)).sum();
                sum.to_string()
            }
            Self::Time(_) => String::new(),
            _ => self.words(),
        }
    }

    fn ui(&self, pen: &mut Pen<'_>, place: Rect) {
        let theme = pen.theme;
        let below = self.below();
        let (place, foot) = if below.is_empty() {
            (place, place)
        } else {
            place.split_top_bottom_at_y(place.bottom() - ART_FOOT)
        };
        if !below.is_empty() {
            pen.say(
                foot.center(),
                Align2::CENTER_CENTER,
                &Words::bold(below),
                text::BANNER,
                foot.width(),
            );
        }
        let painter = pen.ui.painter().clone();
        let side = place.height() - 24.0;
        let middle = place.center();
        match self {
            Self::Coin(fell) => {
                let rect = Rect::from_center_size(middle, vec2(side, side));
                marks::coin(&painter, &theme, rect, drawn_side(*fell));
                pen.name(rect, &self.words());
            }
            Self::Dice(fell) => {
                let step = (place.width() / fell.len().max(1) as f32).min(side + 16.0);
                let side = side.min(step - 8.0);
                let left = middle.x - 0.5 * step * (fell.len() as f32 - 1.0);
                for (at, face) in fell.iter().enumerate() {
                    let centre = pos2(left + step * at as f32, middle.y);
                    let rect = Rect::from_center_size(centre, vec2(side, side));
                    marks::die(&painter, &theme, rect, *face);
                }
                pen.name(place, &self.words());
            }
            Self::Player(seat, name) => {
                pen.seat_disc(middle, side, *seat, name);
            }
            Self::Time(time) => {
                pen.number(
                    middle,
                    Align2::CENTER_CENTER,
                    time,
                    text::WINNING_TOTAL,
                    theme.text,
                );
            }
        }
    }
}

fn drawn_side(side: CoinSide) -> marks::CoinSide {
    match side {
        CoinSide::Heads => marks::CoinSide::Heads,
        CoinSide::Tails => marks::CoinSide::Tails,
    }
}

/// A sheet.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Sheet {
    /// Its headline.
    pub title: String,
    /// Its rows.
    pub rows: Vec<SheetRow>,
    /// True when it is as wide as the screen allows.
    pub is_wide: bool,
}

impl Sheet {
    /// The sheet as lines of text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.clone()];
        for row in &self.rows {
            lines.push(match row {
                SheetRow::Heading(words) => format!("# {words}"),
                SheetRow::Text(words) | SheetRow::Paragraph(words) => words.text(),
                SheetRow::Buttons(answers) | SheetRow::Columns(answers) => answers
                    .iter()
                    .map(|answer| answer.button.text())
                    .collect::<Vec<_>>()
                    .join("  "),
                SheetRow::Keys(keys) => keys
                    .iter()
                    .map(|(keys, words)| format!("[{}] {words}", keys.join("] [")))
                    .collect::<Vec<_>>()
                    .join("  "),
                SheetRow::Button(answer) => answer.button.text(),
                SheetRow::Art(art) => art.words(),
                SheetRow::Picture(strip) => format!("pictures: {}", strip.captions.join(", ")),
                SheetRow::Field(label, _) => format!("{label}: ____"),
            });
        }
        lines.join("\n")
    }

    fn first_field(&self) -> Option<&str> {
        self.rows.iter().find_map(|row| match row {
            SheetRow::Field(_, slot) => Some(slot.as_str()),
            _ => None,
        })
    }

    /// The answers on it.
    pub fn answers(&self) -> Vec<Answer> {
        self.rows
            .iter()
            .flat_map(|row| match row {
                SheetRow::Button(answer) => vec![Answer::clone(answer)],
                SheetRow::Buttons(answers) | SheetRow::Columns(answers) => answers.clone(),
                _ => Vec::new(),
            })
            .collect()
    }

    /// Draws it over the screen; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        typed: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let theme = pen.theme;
        // What lies under the sheet is dimmed and cannot be pressed.
        let dim_id = Id::unique("sheet ground");
        pen.ui.interact(screen, dim_id, Sense::CLICK);
        pen.ui
            .painter()
            .rect_filled(screen, 0.0, theme.background.gamma_multiply(0.82));
        let has_columns = self
            .rows
            .iter()
            .any(|row| matches!(row, SheetRow::Columns(_)));
        let width = match (self.is_wide, has_columns) {
            (true, _) => 1040.0,
            (false, true) => 800.0,
            (false, false) => 560.0,
        };
        let room = screen.shrink(16.0);
        let height = self
            .rows
            .iter()
            .map(|row| self.row_height(pen, row, width - 48.0))
            .sum::<f32>()
            + 96.0;
        let rect = Rect::from_center_size(
            screen.center(),
            vec2(width.min(room.width()), height.min(room.height())),
        );
        pen.ui.painter().rect(
            rect,
            RADIUS,
            theme.panel,
            Stroke::new(2.0, theme.line),
            StrokeKind::Inside,
        );
        pen.say(
            pos2(rect.left() + 24.0, rect.top() + 40.0),
            Align2::LEFT_CENTER,
            &Words::bold(self.title.clone()),
            text::PROMPT,
            rect.width() - 48.0,
        );
        let inner = Rect::from_min_max(
            pos2(rect.left() + 24.0, rect.top() + 72.0),
            pos2(rect.right() - 24.0, rect.bottom() - 16.0),
        );
        let mut child = pen
            .ui
            .new_child(UiBuilder::new().max_rect(inner).id_salt("sheet"));
        let mut is_typing = false;
        let delta = scroll_by_keys(&child, inner.height());
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(&mut child, |ui| {
                ui.scroll_with_delta(vec2(0.0, delta));
                ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
                for (number, row) in self.rows.iter().enumerate() {
                    is_typing |= self.row_ui(ui, theme, row, number, (typed, asks));
                }
            });
        is_typing
    }

    fn row_height(&self, pen: &Pen<'_>, row: &SheetRow, width: f32) -> f32 {
        match row {
            SheetRow::Heading(_) => 40.0,
            SheetRow::Text(words) => {
                pen.lay_out(words, text::STATE, None, (width, 20)).size().y + 8.0
            }
            SheetRow::Paragraph(words) => {
                pen.lay_out(words, text::SENTENCE, None, (width, 20))
                    .size()
                    .y
                    + 24.0
            }
            SheetRow::Buttons(_) => BUTTON_HEIGHT + GAP,
            SheetRow::Keys(_) => 32.0,
            SheetRow::Button(_) => BUTTON_HEIGHT + GAP,
            SheetRow::Columns(answers) => {
                let rows = answers.len().div_ceil(columns_in(width));
                rows as f32 * (BUTTON_HEIGHT + GAP)
            }
            SheetRow::Picture(strip) => strip.shown(width).y + 32.0,
            SheetRow::Art(Art::Time(_)) => TIME_HEIGHT,
            SheetRow::Art(_) => ART_HEIGHT,
            SheetRow::Field(..) => 56.0,
        }
    }

    fn row_ui(
        &self,
        ui: &mut egui::Ui,
        theme: super::super::theme::Theme,
        row: &SheetRow,
        number: usize,
        (typed, asks): (&mut Texts, &mut Vec<Ask>),
    ) -> bool {
        let width = ui.available_width();
        let height = self.row_height(&Pen::new(ui, theme), row, width);
        let (place, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt(("row", number)));
        let mut pen = Pen::new(&mut child, theme);
        match row {
            SheetRow::Heading(words) => {
                pen.say(
                    pos2(place.left(), place.bottom() - 16.0),
                    Align2::LEFT_CENTER,
                    &Words::bold(words.clone()),
                    text::SENTENCE,
                    width,
                );
            }
            SheetRow::Text(words) => {
                pen.say_rows(
                    place.left_top(),
                    Align2::LEFT_TOP,
                    words,
                    text::STATE,
                    (width, 20),
                );
            }
            SheetRow::Keys(keys) => {
                let column = width / keys.len().max(1) as f32;
                for (number, (caps, words)) in keys.iter().enumerate() {
                    let left = place.left() + number as f32 * column;
                    let mut x = left;
                    for cap in caps {
                        let at = pos2(x, place.center().y);
                        x = pen.key_cap(at, cap, 24.0, None, false).right() + 6.0;
                    }
                    let words_left = (left + 108.0).max(x + 6.0);
                    pen.say(
                        pos2(words_left, place.center().y),
                        Align2::LEFT_CENTER,
                        &Words::plain(words.clone()),
                        text::LOG,
                        left + column - words_left - 8.0,
                    );
                }
            }
            SheetRow::Paragraph(words) => {
                pen.say_rows(
                    place.left_top() + vec2(0.0, 12.0),
                    Align2::LEFT_TOP,
                    words,
                    text::SENTENCE,
                    (width, 20),
                );
            }
            SheetRow::Buttons(answers) => {
                let line = Rect::from_min_size(place.min, vec2(width, BUTTON_HEIGHT));
                let answers: Vec<&Answer> = answers.iter().collect();
                row_ui(&mut pen, line.shrink2(vec2(2.0, 0.0)), &answers, asks);
            }
            SheetRow::Button(answer) => {
                let rect = Rect::from_min_size(place.min, vec2(width, BUTTON_HEIGHT));
                button_ui(&mut pen, rect, answer, asks);
            }
            SheetRow::Art(art) => art.ui(&mut pen, place),
            SheetRow::Picture(strip) => strip.ui(&mut pen, place),
            SheetRow::Columns(answers) => {
                let columns = columns_in(width);
                let each = (width - GAP * (columns as f32 - 1.0)) / columns as f32;
                for (at, answer) in answers.iter().enumerate() {
                    let min = place.min
                        + vec2(
                            (at % columns) as f32 * (each + GAP),
                            (at / columns) as f32 * (BUTTON_HEIGHT + GAP),
                        );
                    let rect = Rect::from_min_size(min, vec2(each, BUTTON_HEIGHT));
                    button_ui(&mut pen, rect, answer, asks);
                }
            }
            SheetRow::Field(label, slot) => {
                pen.say(
                    pos2(place.left(), place.top() + 24.0),
                    Align2::LEFT_CENTER,
                    &Words::plain(label.clone()),
                    text::SENTENCE,
                    140.0,
                );
                let text_of_field = typed.slot(slot);
                let rect = Rect::from_min_max(
                    pos2(place.left() + 150.0, place.top() + 1.0),
                    pos2(place.right() - 2.0, place.top() + 1.0 + LEAST_PRESSED),
                );
                let id = Id::unique(("sheet field", slot));
                let length = text_of_field.chars().count();
                let edit = egui::TextEdit::singleline(text_of_field)
                    .id(id)
                    .char_limit(longest_of(slot))
                    .align(Align2::LEFT_CENTER)
                    .min_size(rect.size())
                    .font(font(text::BUTTON, Weight::Regular));
                let edit = edit.desired_width(rect.width() - 16.0);
                let response = pen.ui.put(rect, edit).accessible_name(label.clone());
                let nothing_focused = pen.ui.ctx().memory(|memory| memory.focused().is_none());
                if nothing_focused && self.first_field() == Some(slot.as_str()) {
                    response.request_focus();
                }
                if response.gained_focus() {
                    // Typing replaces the old words.
                    let ctx = pen.ui.ctx();
                    let mut state = egui::TextEdit::load_state(ctx, id).unwrap_or_default();
                    let all = CCursorRange::two(CCursor::new(0), CCursor::new(length));
                    state.cursor.set_char_range(Some(all));
                    egui::TextEdit::store_state(ctx, id, state);
                }
                return response.has_focus() || response.lost_focus();
            }
        }
        false
    }
}

/// How many letters fit into a field.
fn longest_of(slot: &str) -> usize {
    if slot == ADDRESS {
        LONGEST_ADDRESS
    } else if slot == field::PATH {
        LONGEST_PATH
    } else {
        crate::rules::text::LONGEST_NAME
    }
}

/// How many columns of buttons stand side by side in this width.
fn columns_in(width: f32) -> usize {
    if width < 560.0 { 1 } else { 2 }
}

fn button_ui(pen: &mut Pen<'_>, rect: Rect, answer: &Answer, asks: &mut Vec<Ask>) {
    let mut button = answer.button.clone();
    button.is_left_aligned = true;
    // The screen below may have the same button.
    button.id = format!("sheet {}", button.id);
    if pen.button(rect.shrink2(vec2(2.0, 0.0)), &button).clicked() {
        asks.push(answer.ask.clone());
    }
}
