//! The list of cards with the chosen one beside it, in pixels.

use eframe::egui::{Align2, Id, Rect, Role, Sense, WidgetInfo, pos2, vec2};

use super::super::art::marks::{Mark, mark};
use super::super::ask::Ask;
use super::super::field::Field;
use super::super::page::{
    LEAST_FOR_COLUMNS, button, buttons, choice, feet_height, in_panel, scrolling, sentence,
};
use super::super::pen::Pen;
use super::super::texts::Texts;
use super::super::theme::{BUTTON_HEIGHT, GAP, MARGIN, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::picture::picture;
use super::reading::{Sizes, card_ui};
use super::view::{CardsPage, what_it_is};
use super::{CardsAsk, SEARCH};
use crate::rules::cards::Card;
use crate::rules::kaboodl::Grid;
use crate::rules::text::LONGEST_NAME;

/// Height of a card in the list.
const ROW: f32 = 64.0;
/// Of longer lists only what is in view is drawn.
const MOST_DRAWN: usize = 300;
/// Height of the field to search in.
const FIELD: f32 = 56.0;
/// The share of a wide screen that the list takes.
const LIST_SHARE: f32 = 0.42;

impl CardsPage {
    /// Draws it over the whole screen; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        if let Some(rows) = &self.rows {
            return rows.ui(pen, screen, texts, asks);
        }
        let below = self.title.ui(pen, screen, asks).shrink(MARGIN);
        if self.is_reading() {
            self.reading_ui(pen, below, asks);
            return false;
        }
        let is_wide = screen.width() >= LEAST_FOR_COLUMNS;
        let mut list = below;
        if is_wide {
            list.set_right(below.left() + LIST_SHARE * below.width());
            let rest = Rect::from_min_max(pos2(list.right() + MARGIN, below.top()), below.max);
            self.chosen_ui(pen, rest, asks);
        }
        let field = Rect::from_min_size(list.min, vec2(list.width(), FIELD));
        let is_typing = search_ui(pen, field, texts);
        let rows = Rect::from_min_max(pos2(list.left(), field.bottom() + GAP), list.max);
        if is_wide {
            let top = choice(pen, list, rows.top(), &self.games, asks);
            let rows = Rect::from_min_max(pos2(rows.left(), top), rows.max);
            pen.panel(rows);
            self.rows_ui(pen, rows.shrink(2.0), true, asks);
        } else {
            self.rows_ui(pen, rows, false, asks);
        }
        is_typing
    }

    fn rows_ui(&self, pen: &mut Pen<'_>, rect: Rect, is_wide: bool, asks: &mut Vec<Ask>) {
        let chosen = self.cards.chosen;
        let id = Id::unique("chosen card");
        let now = (chosen, self.cards.count());
        let before = pen.ui.data(|data| data.get_temp::<(usize, usize)>(id));
        let has_moved = before != Some(now);
        pen.ui.data_mut(|data| data.insert_temp(id, now));
        scrolling(pen, rect, "cards", |pen, place| {
            let place = Rect::from_min_max(place.min, place.max - vec2(10.0, 0.0));
            let mut y = place.top();
            if !is_wide {
                y = choice(pen, place, y, &self.games, asks);
                y = buttons(pen, place, y, &self.feet, asks);
            }
            if let Some(said) = &self.cards.said {
                let inner = Rect::from_min_max(pos2(place.left() + 16.0, y + 8.0), place.max);
                let words = Words::bold(said.clone()).toned(Tone::Accent);
                y = sentence(pen, inner, y + 8.0, &words, (text::STATE, 4));
            }
            if let Some(faults) = &self.faults {
                let rect = Rect::from_min_size(
                    pos2(place.left() + 4.0, y + 4.0),
                    vec2(place.width() - 8.0, BUTTON_HEIGHT),
                );
                button(pen, rect, faults, asks);
                y = rect.bottom() + 4.0;
            }
            let count = self.cards.count();
            let is_long = count > MOST_DRAWN;
            let top = y;
            for number in 0..count {
                let y = top + number as f32 * ROW;
                let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), ROW));
                let is_chosen = number == chosen;
                if is_chosen && has_moved {
                    pen.ui.scroll_to_rect(rect, None);
                }
                // Of thousands only those in view are drawn; arrows and pages reach the others.
                if is_long && !is_chosen && !pen.ui.is_rect_visible(rect.expand(ROW)) {
                    continue;
                }
                let Some(card) = self.cards.card(number) else {
                    continue;
                };
                // Where the card is not shown beside the list, a press opens it.
                let ask = if is_chosen || !is_wide {
                    CardsAsk::ReadAt(number)
                } else {
                    CardsAsk::Choose(number)
                };
                if row_ui(
                    pen,
                    rect,
                    (number, &card),
                    is_chosen,
                    self.cards.library.grid(),
                ) {
                    asks.push(Ask::Cards(ask));
                }
            }
            y = top + count as f32 * ROW;
            if count == 0 {
                let inner = Rect::from_min_max(place.min + vec2(16.0, 0.0), place.max);
                let words = Words::quiet(self.nothing.clone());
                y = sentence(pen, inner, y + 16.0, &words, (text::SENTENCE, 4));
            }
            y - place.top()
        });
    }

    /// The chosen card beside the list, and the button that shows it large.
    fn chosen_ui(&self, pen: &mut Pen<'_>, rest: Rect, asks: &mut Vec<Ask>) {
        let high = feet_height(pen, rest.width(), &self.feet);
        let foot = Rect::from_min_max(pos2(rest.left(), rest.bottom() - high + GAP), rest.max);
        let read = Rect::from_min_size(
            pos2(rest.left(), foot.top() - GAP - BUTTON_HEIGHT),
            vec2(rest.width(), BUTTON_HEIGHT),
        );
        let chosen = self.cards.chosen();
        if chosen.is_some() {
            button(pen, read, &self.read, asks);
        }
        buttons(pen, foot, foot.top(), &self.feet, asks);
        let Some(card) = chosen else {
            return;
        };
        let room = Rect::from_min_max(rest.min, pos2(rest.right(), read.top() - GAP));
        let grid = self.cards.library.grid();
        scrolling(pen, room, &format!("card {}", card.id), |pen, place| {
            in_panel(pen, place, |pen, inner| {
                let inner = Rect::from_min_max(inner.min, inner.max - vec2(12.0, 0.0));
                let name = Words::bold(card.name.clone());
                let y = sentence(pen, inner, inner.top(), &name, (text::CALL, 3));
                let below = Rect::from_min_max(pos2(inner.left(), y), inner.max);
                card_ui(pen, below, (&card, self.photo), grid, Sizes::BESIDE) - inner.top()
            })
        });
    }
}

/// The field to search in; true while it has the keyboard.
fn search_ui(pen: &mut Pen<'_>, rect: Rect, texts: &mut Texts) -> bool {
    // What is typed with nothing else in hand is meant for the search.
    if pen.ui.ctx().memory(|memory| memory.focused().is_none()) {
        texts.focus(SEARCH);
    }
    let glass = Rect::from_center_size(pos2(rect.left() + 28.0, rect.center().y), vec2(28.0, 28.0));
    mark(pen.ui.painter(), glass, Mark::Magnifier, pen.theme.quiet);
    let place = Rect::from_min_max(pos2(rect.left() + 56.0, rect.top()), rect.max);
    let field = Field {
        slot: SEARCH,
        label: &tell!("cards-search"),
        hint: &tell!("cards-search-hint"),
        size: text::NAME,
        weight: Weight::Regular,
        longest: LONGEST_NAME,
        is_wrong: false,
    };
    pen.field(place, &field, texts)
}

/// One card of the list; true when it is pressed.
fn row_ui(
    pen: &mut Pen<'_>,
    rect: Rect,
    (number, card): (usize, &Card),
    is_chosen: bool,
    grid: &Grid,
) -> bool {
    let theme = pen.theme;
    let id = Id::unique(("card of the list", number));
    let response = pen.ui.interact(rect, id, Sense::click());
    let said = format!("{}, {}", card.name, what_it_is(card).replace(" · ", ", "));
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, &said));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if !pen.ui.is_rect_visible(rect) {
        return response.clicked();
    }
    pen.list_row(rect, &response, is_chosen);
    let painter = pen.ui.painter().clone();
    let middle = rect.center().y;
    let spot = Rect::from_center_size(pos2(rect.left() + 40.0, middle), vec2(40.0, 48.0));
    picture(&painter, &theme, spot, &card.picture, grid);
    let left = rect.left() + 72.0;
    let room = rect.right() - 12.0 - left;
    let name = Words::bold(card.name.clone());
    let galley = pen.lay_out(&name, text::SENTENCE, None, (room, 1));
    pen.draw_galley(pos2(left, middle - 12.0), Align2::LEFT_CENTER, galley);
    let about = Words::quiet(what_it_is(card));
    let galley = pen.lay_out(&about, text::LOG, None, (room, 1));
    pen.draw_galley(pos2(left, middle + 14.0), Align2::LEFT_CENTER, galley);
    response.clicked()
}
