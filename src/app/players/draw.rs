//! The page of the players, in pixels.

use eframe::egui::{Align2, Id, Rect, Role, Sense, WidgetInfo, pos2, vec2};

use super::super::ask::Ask;
use super::super::page::{
    LEAST_FOR_COLUMNS, buttons, feet_height, heading, in_panel, scrolling, sentence,
};
use super::super::pen::Pen;
use super::super::theme::{GAP, MARGIN, text};
use super::super::words::Words;
use super::view::{PlayerRow, PlayersPage};
use super::{PlayerLook, PlayersAsk};

/// Height of a row.
const ROW: f32 = 64.0;
/// Diameter of a disc.
const DISC: f32 = 44.0;

impl PlayersPage {
    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let below = self.title.ui(pen, screen, asks).shrink(MARGIN);
        let foot = feet_height(pen, below.width(), &self.feet);
        let room = Rect::from_min_max(below.min, below.max - vec2(0.0, foot));
        let has_columns = screen.width() >= LEAST_FOR_COLUMNS;
        let list = if has_columns {
            Rect::from_min_size(room.min, vec2(0.45 * room.width(), room.height()))
        } else {
            room
        };
        pen.panel(list);
        scrolling(pen, list.shrink(2.0), "players", |pen, place| {
            let mut y = place.top();
            for (number, row) in self.rows.iter().enumerate() {
                let min = pos2(place.left(), y);
                let rect = Rect::from_min_size(min, vec2(place.width(), ROW));
                row.ui(pen, rect, (number, number == self.chosen), asks);
                y = rect.bottom();
            }
            if let Some(words) = &self.nothing {
                let inner = Rect::from_min_max(place.min + vec2(16.0, 16.0), place.max);
                y = sentence(
                    pen,
                    inner,
                    inner.top(),
                    &Words::quiet(words.clone()),
                    (text::STATE, 4),
                );
            }
            y - place.top()
        });
        if has_columns && !self.things.is_empty() {
            let place = Rect::from_min_max(pos2(list.right() + MARGIN, room.top()), room.max);
            scrolling(pen, place, "things", |pen, place| {
                in_panel(pen, place, |pen, inner| {
                    self.things_ui(pen, inner) - inner.top()
                })
            });
        }
        let feet = Rect::from_min_max(pos2(below.left(), room.bottom() + GAP), below.max);
        buttons(pen, feet, feet.top(), &self.feet, asks);
    }

    fn things_ui(&self, pen: &mut Pen<'_>, place: Rect) -> f32 {
        let mut y = place.top();
        for (words, lines) in &self.things {
            y = heading(pen, place, y, words);
            for line in lines {
                y = sentence(pen, place, y, &Words::plain(line.clone()), (text::STATE, 3));
            }
            y += GAP;
        }
        y
    }
}

impl PlayerRow {
    fn ui(
        &self,
        pen: &mut Pen<'_>,
        rect: Rect,
        (number, is_chosen): (usize, bool),
        asks: &mut Vec<Ask>,
    ) {
        let id = Id::unique(("player in the list", number));
        let response = pen.ui.interact(rect, id, Sense::click());
        let said = if self.about.is_empty() {
            self.name.clone()
        } else {
            format!("{}, {}", self.name, self.about)
        };
        response.widget_info(|| {
            WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, said.as_str())
        });
        if response.clicked() {
            asks.push(Ask::Players(PlayersAsk::Choose(number)));
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if !pen.ui.is_rect_visible(rect) {
            return;
        }
        pen.list_row(rect, &response, is_chosen);
        let middle = rect.center().y;
        let centre = pos2(rect.left() + 18.0 + 0.5 * DISC, middle);
        let look = PlayerLook {
            initials: self.short.clone(),
            picture: self.picture,
        };
        let colour = self.colour.map(|colour| pen.theme.seat(colour));
        pen.disc((centre, DISC), colour, Some(&look), "");
        let left = centre.x + 0.5 * DISC + 14.0;
        let room = rect.right() - 16.0 - left;
        let name = Words::bold(self.name.clone());
        let name_y = if self.about.is_empty() {
            middle
        } else {
            middle - 12.0
        };
        let galley = pen.lay_out(&name, text::STATE, None, (room, 1));
        pen.draw_galley(pos2(left, name_y), Align2::LEFT_CENTER, galley);
        let about = Words::quiet(self.about.clone());
        let galley = pen.lay_out(&about, text::LOG, None, (room, 1));
        pen.draw_galley(pos2(left, middle + 13.0), Align2::LEFT_CENTER, galley);
    }
}
