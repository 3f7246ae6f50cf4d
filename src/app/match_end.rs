//! The end of a match of any game: who has won, everybody's final score in order, what decided it, what comes next.

use eframe::egui::{Align2, Rect, pos2, vec2};

use super::ask::Ask;
use super::board::{Finish, columns, rows};
use super::panel::Question;
use super::panel::players::short_name;
use super::panel::question::row_ui;
use super::pen::Pen;
use super::play::Play;
use super::seat_frame::Strip;
use super::theme::{BUTTON_HEIGHT, GAP, KABOODL_MINI_CARD, text};
use super::tongue::tell;
use super::view::{Body, body_place};
use super::words::{Tone, Words};
use crate::rules::{Seat, Standing, Table};

/// Below this width or height of its place, the winner is a strip and everybody else a line.
const LEAST_WHOLE: [f32; 2] = [820.0, 390.0];
/// Share of the width that the winner has.
const WINNER_SHARE: f32 = 0.38;
/// Height of the buttons below.
const BUTTONS_HEIGHT: f32 = 72.0;
/// Room for rank, disc and name in a row.
const NAME_WIDTH: f32 = 312.0;
/// Room for a total in a row.
const TOTAL_WIDTH: f32 = 124.0;
/// Lower rows have no picture.
const LEAST_FOR_PICTURE: f32 = 84.0;
/// Where the winner is a strip.
const STRIP_HEIGHT: f32 = 64.0;
/// Where everybody is a line.
const LINE_HEIGHT: f32 = 48.0;

/// Where a notice may stand: above the buttons.
pub fn notice_ground(screen: Rect) -> Rect {
    let place = body_place(screen);
    Rect::from_min_max(place.min, place.max - vec2(0.0, BUTTONS_HEIGHT + GAP))
}

/// One player with the place that was reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranked {
    /// The place, from 1; those who are level share it.
    pub rank: usize,
    /// Who, with the final score and its parts.
    pub finish: Finish,
}

/// What the end of a match says.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchEnd {
    /// Everybody, the best first.
    pub ranked: Vec<Ranked>,
    /// What decided it, one sentence each.
    pub decided: Vec<Words>,
    /// How it ended, and what can be done now.
    pub question: Question,
}

impl MatchEnd {
    /// The end of a match whose body would say this; none while it goes on or a house rule is asked.
    pub fn of(play: &Play, body: &Body) -> Option<Self> {
        let standing = play.standing();
        standing.result.filter(|_| !body.has_ruling())?;
        let finish = body
            .finish()
            .map_or_else(|| finish_of(&standing), <[Finish]>::to_vec);
        let names: Vec<String> = standing
            .names
            .iter()
            .map(|(_, name)| name.clone())
            .collect();
        let rulings = play.last_rulings().into_iter();
        Some(Self {
            ranked: rank(finish, |seat| score_of(play, &standing, seat)),
            decided: rulings
                .map(|(said, _)| Words::with_names(&said, &names))
                .collect(),
            question: body.question().clone(),
        })
    }

    /// It as text.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> = self
            .ranked
            .iter()
            .map(|ranked| format!("{}. {}", ranked.rank, ranked.finish.text()))
            .collect();
        if !self.decided.is_empty() {
            lines.push(tell!("match-end-decided"));
            lines.extend(self.decided.iter().map(Words::text));
        }
        lines.push(self.question.text());
        lines.join("\n")
    }

    /// Draws it; `body` knows what lies in front of each player.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, body: &Body, asks: &mut Vec<Ask>) {
        if rect.width() < LEAST_WHOLE[0] || rect.height() < LEAST_WHOLE[1] {
            return self.small_ui(pen, rect, asks);
        }
        let buttons =
            Rect::from_min_max(pos2(rect.left(), rect.bottom() - BUTTONS_HEIGHT), rect.max);
        self.buttons_ui(pen, buttons, asks);
        let above = Rect::from_min_max(rect.min, pos2(rect.right(), buttons.top() - GAP));
        let width = WINNER_SHARE * above.width();
        let winner = Rect::from_min_size(above.min, vec2(width, above.height()));
        self.winner_ui(pen, winner);
        let rest = Rect::from_min_max(pos2(winner.right() + GAP, above.top()), above.max);
        for (ranked, place) in self.ranked.iter().zip(rows(rest, self.ranked.len())) {
            ranked.ui(pen, place, body);
        }
    }

    fn winners(&self) -> Vec<&Finish> {
        let finish = self.ranked.iter().map(|ranked| &ranked.finish);
        finish.filter(|finish| finish.is_winner).collect()
    }

    /// What comes next, with the small keys at the right end.
    fn buttons_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let middle = rect.center().y;
        let end = self
            .question
            .links_ui(pen, pos2(rect.right() - 8.0, middle), asks);
        let row = Rect::from_min_max(rect.min, pos2(end - 24.0, rect.bottom()));
        row_ui(pen, row, &self.question.large(), asks);
    }

    /// The winner's disc and name as large as they fit, and below them what decided it.
    fn winner_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let winners = self.winners();
        match winners.as_slice() {
            [one] => pen.seat_frame(rect, one.seat, true, Strip::Top),
            _ => pen.panel(rect),
        }
        let inner = rect.shrink2(vec2(24.0, 24.0));
        let centre = inner.center().x;
        let mut y = inner.top() + 8.0;
        if !winners.is_empty() {
            let disc = if winners.len() > 3 { 56.0 } else { 96.0 };
            let step = disc + 16.0;
            let first = centre - 0.5 * step * (winners.len() - 1) as f32;
            for (place, winner) in winners.iter().enumerate() {
                let at = pos2(first + step * place as f32, y + 0.5 * disc);
                pen.seat_disc(at, disc, winner.seat, &winner.name);
            }
            y += disc + 16.0;
        }
        y = self.headline_ui(pen, Rect::from_min_max(pos2(inner.left(), y), inner.max));
        let detail = self.question.detail.clone();
        if !detail.text().is_empty() {
            let detail = pen.lay_out(&detail, text::STATE, None, (inner.width(), 2));
            let said = pen.draw_galley(pos2(centre, y + 4.0), Align2::CENTER_TOP, detail);
            y = said.bottom();
        }
        let below = Rect::from_min_max(pos2(inner.left(), y + 20.0), inner.max);
        self.decided_ui(pen, below);
    }

    /// How it ended, in the middle, in at most two rows, as large as it fits; gives where what follows may begin.
    fn headline_ui(&self, pen: &mut Pen<'_>, rect: Rect) -> f32 {
        const SIZES: [f32; 8] = [
            text::SCORE,
            56.0,
            text::BANNER,
            text::BOARD,
            text::PROMPT,
            text::NAME,
            text::SENTENCE,
            text::STATE,
        ];
        let whole = self.question.headline.text();
        let fits = |rows: &[String], size: f32| {
            let mut rows = rows.iter();
            rows.all(|row| {
                let words = Words::bold(row.as_str());
                !pen.lay_out(&words, size, None, (rect.width(), 1)).elided
            })
        };
        let (one, two) = (vec![whole.clone()], in_two_rows(&whole));
        let fitting = SIZES.into_iter().find_map(|size| {
            let rows = [&one, &two].into_iter().find(|rows| fits(rows, size));
            rows.map(|rows| (rows, size))
        });
        let (rows, size) = fitting.unwrap_or((&two, text::STATE));
        let mut y = rect.top();
        for row in rows {
            let words = Words::bold(row.as_str());
            let galley = pen.lay_out(&words, size, None, (rect.width(), 1));
            let at = pos2(rect.center().x, y);
            y = pen.draw_galley(at, Align2::CENTER_TOP, galley).bottom();
        }
        y
    }

    /// The last rulings: as many of the last sentences as there is room for.
    fn decided_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        const HEADING: f32 = 28.0;
        if self.decided.is_empty() || rect.height() < HEADING + 24.0 {
            return;
        }
        let height_of = |pen: &Pen<'_>, words: &Words| {
            let galley = pen.lay_out(words, text::STATE, None, (rect.width(), 4));
            galley.size().y + 6.0
        };
        let mut room = rect.height() - HEADING;
        let mut shown: Vec<&Words> = Vec::new();
        for words in self.decided.iter().rev() {
            room -= height_of(pen, words);
            if room < 0.0 && !shown.is_empty() {
                break;
            }
            shown.push(words);
        }
        pen.separator(rect.left()..=rect.right(), rect.top());
        let heading = Words::quiet(tell!("match-end-decided"));
        let at = pos2(rect.left(), rect.top() + 18.0);
        pen.say(
            at,
            Align2::LEFT_CENTER,
            &heading,
            text::CAPTION,
            rect.width(),
        );
        let mut y = rect.top() + HEADING + 4.0;
        for words in shown.into_iter().rev() {
            let most = (((rect.bottom() - y) / 24.0).floor().max(1.0) as usize).min(4);
            let at = pos2(rect.left(), y);
            let limits = (rect.width(), most);
            let said = pen.say_rows(at, Align2::LEFT_TOP, words, text::STATE, limits);
            y = said.bottom() + 6.0;
        }
    }

    /// The winner in a strip, everybody in a line, the buttons; what decided it where there is room.
    fn small_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let strip = Rect::from_min_size(rect.min, vec2(rect.width(), STRIP_HEIGHT));
        let winners = self.winners();
        match winners.as_slice() {
            [one] => pen.seat_frame(strip, one.seat, true, Strip::Left),
            _ => pen.panel(strip),
        }
        let middle = strip.center().y;
        let end = self
            .question
            .links_ui(pen, pos2(strip.right() - 12.0, middle), asks);
        let mut left = strip.left() + 20.0;
        for winner in winners.iter().take(3) {
            pen.seat_disc(pos2(left + 20.0, middle), 40.0, winner.seat, &winner.name);
            left += 48.0;
        }
        let place = Rect::from_min_max(
            pos2(left + 4.0, strip.top() + 4.0),
            pos2(end - 16.0, strip.bottom() - 4.0),
        );
        let words = &self.question.headline;
        let sizes = [text::BANNER, text::BOARD, text::PROMPT, text::NAME];
        let fits = |size: &f32| !pen.lay_out(words, *size, None, (place.width(), 1)).elided;
        match sizes.into_iter().find(fits) {
            Some(size) => {
                let at = place.left_center();
                pen.say(at, Align2::LEFT_CENTER, words, size, place.width());
            }
            None => {
                let sizes = [(text::SENTENCE, 2), (text::LOG, 2), (text::CAPTION, 3)];
                pen.say_fitting(place, words, &sizes);
            }
        }
        let line = Rect::from_min_size(
            pos2(rect.left(), strip.bottom() + GAP),
            vec2(rect.width(), LINE_HEIGHT),
        );
        for (ranked, place) in self.ranked.iter().zip(columns(line, self.ranked.len())) {
            ranked.finish.ui(pen, place, |_, _| {});
        }
        let buttons =
            Rect::from_min_max(pos2(rect.left(), rect.bottom() - BUTTON_HEIGHT), rect.max);
        row_ui(pen, buttons, &self.question.large(), asks);
        let between = Rect::from_min_max(
            pos2(rect.left() + 8.0, line.bottom() + GAP),
            pos2(rect.right() - 8.0, buttons.top() - GAP),
        );
        self.decided_ui(pen, between);
    }
}

impl Ranked {
    /// Place, disc, name with the parts of the score, what lies in front of the player, the total.
    fn ui(&self, pen: &mut Pen<'_>, rect: Rect, body: &Body) {
        let finish = &self.finish;
        pen.seat_frame(rect, finish.seat, finish.is_winner, Strip::Left);
        let middle = rect.center().y;
        let left = rect.left() + 24.0;
        let (tone, colour) = if finish.is_winner {
            (Tone::Success, pen.theme.success)
        } else {
            (Tone::Plain, pen.theme.text)
        };
        let rank = Words::bold(format!("{}.", self.rank)).toned(tone);
        pen.say(
            pos2(left, middle),
            Align2::LEFT_CENTER,
            &rank,
            text::PROMPT,
            36.0,
        );
        let disc = 48.0_f32.min(rect.height() - 16.0);
        let at = pos2(left + 60.0, middle);
        pen.seat_disc(at, disc, finish.seat, &finish.name);
        let name_left = left + 92.0;
        let name_right = rect.left() + NAME_WIDTH;
        let has_picture = rect.height() >= LEAST_FOR_PICTURE;
        let right = rect.right() - 20.0;
        let total_left = right - TOTAL_WIDTH;
        let parts = parts_in_words(finish);
        let room = name_right - name_left;
        let parts_room = if has_picture {
            room
        } else {
            total_left - 8.0 - name_left
        };
        let size = if rect.height() < 56.0 {
            text::CAPTION
        } else {
            text::LOG
        };
        let most = if rect.height() >= 120.0 {
            3
        } else if rect.height() >= 100.0 {
            2
        } else {
            1
        };
        let galley = pen.lay_out(&parts, size, None, (parts_room, most));
        let height = 30.0 + galley.size().y;
        let top = middle - 0.5 * height;
        let sizes = [text::NAME, text::SENTENCE, text::STATE, text::LOG];
        let name_at = pos2(name_left, top + 14.0);
        pen.say_name(name_at, &short_name(&finish.name), &sizes, room);
        pen.draw_galley(pos2(name_left, top + 30.0), Align2::LEFT_TOP, galley);
        if has_picture {
            let place = Rect::from_min_max(
                pos2(name_right + 8.0, rect.top() + 10.0),
                pos2(total_left - 8.0, rect.bottom() - 10.0),
            );
            body.prize_ui(pen, finish.seat, place);
        }
        let words = Words::bold(finish.total.clone());
        let fits = |size: &f32| {
            let galley = pen.lay_out(&words, *size, None, (f32::INFINITY, 1));
            *size <= rect.height() - 8.0 && galley.size().x <= TOTAL_WIDTH
        };
        let sizes = [text::SCORE, 56.0, text::BANNER, text::BOARD, text::PROMPT];
        let size = sizes.into_iter().find(fits).unwrap_or(text::NAME);
        let at = pos2(right, middle);
        pen.number(at, Align2::RIGHT_CENTER, &finish.total, size, colour);
    }
}

impl Body {
    /// What is asked, when it is no house rule.
    fn question(&self) -> &Question {
        match self {
            Self::Bakugan(body) => &body.question,
            Self::Kaboodl(body) => &body.prompt.question,
            Self::AllOut(body) => &body.prompt.question,
            Self::GotFive(body) => &body.prompt.question,
        }
    }

    /// True while a house rule is asked.
    fn has_ruling(&self) -> bool {
        match self {
            Self::Bakugan(body) => body.ruling.is_some(),
            Self::Kaboodl(body) => body.ruling.is_some(),
            Self::AllOut(body) => body.ruling.is_some(),
            Self::GotFive(body) => body.ruling.is_some(),
        }
    }

    /// The final scores in seat order; none in Bakugan, where they are gates alone.
    fn finish(&self) -> Option<&[Finish]> {
        match self {
            Self::Bakugan(_) => None,
            Self::Kaboodl(body) => Some(&body.finish),
            Self::AllOut(body) => Some(&body.finish),
            Self::GotFive(body) => Some(&body.finish),
        }
    }

    /// Draws what a player has in front of them at the end: gates, cards, sets.
    fn prize_ui(&self, pen: &mut Pen<'_>, seat: usize, rect: Rect) {
        match self {
            Self::Bakugan(body) => {
                if let Some(player) = body.players.get(seat) {
                    let width = 24.0 * player.won.max(player.needed) as f32 - 8.0;
                    let left = rect.center().x - 0.5 * width;
                    let at = pos2(left, rect.center().y);
                    pen.pips(at, player.won, player.needed);
                }
            }
            Self::Kaboodl(body) => {
                if let Some(player) = body.players.get(seat) {
                    // One row in the middle.
                    let count = player.cards.len().max(1) as f32;
                    let width = (rect.width() / count).min(KABOODL_MINI_CARD.x);
                    let height = width * KABOODL_MINI_CARD.y / KABOODL_MINI_CARD.x;
                    let size = vec2(rect.width(), height.min(rect.height()));
                    let row = Rect::from_center_size(rect.center(), size);
                    player.centred_cards_ui(pen, row, &body.grid);
                }
            }
            Self::AllOut(body) => {
                if let Some(player) = body.players.get(seat)
                    && !player.sets.is_empty()
                {
                    player.sets_ui(pen, rect, &mut Vec::new());
                }
            }
            Self::GotFive(body) => {
                if let Some(player) = body.players.get(seat) {
                    player.slots_ui(pen, rect);
                }
            }
        }
    }
}

/// Words in two rows that are as nearly as long as each other.
fn in_two_rows(words: &str) -> Vec<String> {
    let all: Vec<&str> = words.split_whitespace().collect();
    let rows = |at: usize| (all[..at].join(" "), all[at..].join(" "));
    let longer = |at: &usize| {
        let (first, second) = rows(*at);
        first.chars().count().max(second.chars().count())
    };
    let (first, second) = rows((1..all.len()).min_by_key(longer).unwrap_or(all.len()));
    let both = [first, second].into_iter();
    both.filter(|row| !row.is_empty()).collect()
}

/// What a score is made of, in one quiet line.
fn parts_in_words(finish: &Finish) -> Words {
    let parts = finish.parts.iter();
    let parts: Vec<String> = parts
        .map(|(what, number)| format!("{what} {number}"))
        .collect();
    Words::quiet(parts.join(", "))
}

/// The final scores of a game that has no picture of them by itself.
fn finish_of(standing: &Standing) -> Vec<Finish> {
    let winners = standing.result.map(|result| result.winners());
    let winners = winners.unwrap_or_default();
    let totals = standing.match_scores.as_ref().unwrap_or(&standing.scores);
    standing
        .names
        .iter()
        .map(|(seat, name)| {
            let parts = standing.parts.get(seat).into_iter().flatten();
            Finish {
                seat: seat.index(),
                name: name.clone(),
                is_winner: winners.contains(&seat),
                total: totals.get(seat).copied().unwrap_or(0).to_string(),
                parts: parts
                    .map(|part| (part.what.clone(), part.points.to_string()))
                    .collect(),
            }
        })
        .collect()
}

/// What puts a player before another: the score of the match, then of the game; in All Out fewer cards in the hand.
fn score_of(play: &Play, standing: &Standing, seat: Seat) -> [i64; 3] {
    let of_match = standing.match_scores.as_ref();
    let of_match = of_match.and_then(|scores| scores.get(seat).copied());
    let of_game = standing.scores.get(seat).copied();
    let hand = match play.table() {
        Table::AllOut(ledger) => ledger.now().players().get(seat).map_or(0, |one| one.hand),
        _ => 0,
    };
    [
        of_match.unwrap_or(0).into(),
        of_game.unwrap_or(0).into(),
        -i64::from(hand),
    ]
}

/// Everybody in order: winners first, then by what counts; those who are level share a place.
fn rank(finish: Vec<Finish>, score: impl Fn(Seat) -> [i64; 3]) -> Vec<Ranked> {
    let key = |finish: &Finish| {
        let seat = u8::try_from(finish.seat).map_or(Seat::FIRST, Seat);
        // Winners are level with each other whatever the table's word was.
        let score = if finish.is_winner {
            [0; 3]
        } else {
            score(seat)
        };
        (finish.is_winner, score)
    };
    let mut keyed: Vec<((bool, [i64; 3]), Finish)> =
        finish.into_iter().map(|one| (key(&one), one)).collect();
    keyed.sort_by(|(one, _), (other, _)| other.cmp(one));
    let keys: Vec<(bool, [i64; 3])> = keyed.iter().map(|(key, _)| *key).collect();
    let ranked = keyed.into_iter().map(|(key, finish)| {
        let before = keys.iter().filter(|other| **other > key).count();
        Ranked {
            rank: before + 1,
            finish,
        }
    });
    ranked.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finish(seat: usize, is_winner: bool) -> Finish {
        Finish {
            seat,
            is_winner,
            ..Finish::default()
        }
    }

    #[test]
    fn winners_come_first_and_those_who_are_level_share_a_place() {
        let all = vec![
            finish(0, false),
            finish(1, true),
            finish(2, false),
            finish(3, false),
        ];
        // The table said that seat 2 has won with the fewest points.
        let points = [9, 1, 12, 9];
        let ranked = rank(all, |seat| [0, points[seat.index()], 0]);
        let order: Vec<(usize, usize)> = ranked
            .iter()
            .map(|ranked| (ranked.rank, ranked.finish.seat))
            .collect();
        assert_eq!(order, [(1, 1), (2, 2), (3, 0), (3, 3)]);
    }

    #[test]
    fn a_long_headline_is_parted_where_its_rows_are_alike() {
        assert_eq!(in_two_rows("Mia wins"), ["Mia", "wins"]);
        assert_eq!(
            in_two_rows("Mia, Ben und Maximilian gewinnen zusammen"),
            ["Mia, Ben und Maximilian", "gewinnen zusammen"]
        );
        assert_eq!(in_two_rows("Abgebrochen"), ["Abgebrochen"]);
    }
}
