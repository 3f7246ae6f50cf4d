//! Got Five: one question, two huge buttons, five places a player.

use eframe::egui::{Align2, Rect, pos2, vec2};

use super::super::art::bratz::{IconMark, card_slot, icon};
use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, ENTER};
use super::super::panel::Question;
use super::super::panel::players::short_name;
use super::super::pen::Pen;
use super::super::pick::{Pick, item_key};
use super::super::play::{Deed, Play};
use super::super::seat_frame::Strip;
use super::super::state::RefereeApp;
use super::super::texts::Texts;
use super::super::theme::{CARD_SLOT, GAP, Weight, text};
use super::super::tongue::tell;
use super::super::view::body_place;
use super::super::words::{Tone, Words};
use crate::rules::got_five::{CARDS_TO_WIN, Card, Command, GotFive, Icon, Phase};
use crate::rules::{GameKind, Rules as _};

/// Height of the two huge buttons.
const HUGE_HEIGHT: f32 = 168.0;
/// Height of the players' columns, where the window is as high as the design.
const PLAYERS_HEIGHT: f32 = 256.0;

/// One player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GotFivePlayer {
    /// The seat, from 0.
    pub seat: usize,
    /// The name, whole.
    pub name: String,
    /// The starter's icon, once it was given.
    pub icon: Option<String>,
    /// How many places are filled, the starter's among them.
    pub cards: u32,
    /// True for the player who is asked.
    pub is_active: bool,
    /// Games won, where the match has several.
    pub games: Option<i32>,
}

/// What the body says.
#[derive(Debug, Clone, PartialEq)]
pub struct GotFiveBody {
    /// The question; its first two answers are the huge ones while a card is drawn.
    pub question: Question,
    /// True while a card is drawn: match, or no match.
    pub is_draw: bool,
    /// The icon that is asked for.
    pub icon: Option<String>,
    /// The players, in seat order.
    pub players: Vec<GotFivePlayer>,
}

impl GotFiveBody {
    /// The body as text.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> = self.players.iter().map(GotFivePlayer::text).collect();
        lines.push(self.question.text());
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        self.question.answers.clone()
    }

    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let body = body_place(screen);
        let below = (0.5 * body.height()).min(PLAYERS_HEIGHT);
        let question =
            Rect::from_min_max(body.min, pos2(body.right(), body.bottom() - below - GAP));
        let is_typing = if self.is_draw && question.height() > 150.0 {
            self.huge_ui(pen, question, asks);
            false
        } else {
            self.question.ui(pen, question, texts, asks)
        };
        let players = Rect::from_min_max(pos2(body.left(), body.bottom() - below), body.max);
        let count = self.players.len().max(1) as f32;
        let width = (players.width() - GAP * (count - 1.0)) / count;
        for (place, player) in self.players.iter().enumerate() {
            let x = players.left() + place as f32 * (width + GAP);
            let rect = Rect::from_min_size(pos2(x, players.top()), vec2(width, players.height()));
            player.ui(pen, rect);
        }
        is_typing
    }

    /// The question in one line, and match and no match as large as they get.
    fn huge_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let line = rect.top() + 36.0;
        let links = self.question.links_ui(pen, pos2(rect.right(), line), asks);
        let headline = pen.say(
            pos2(rect.left(), line),
            Align2::LEFT_CENTER,
            &self.question.headline,
            36.0,
            links - rect.left() - 64.0,
        );
        let mark = self.icon.as_deref().map(IconMark::of);
        let theme = pen.theme;
        if let Some(mark) = mark {
            let place =
                Rect::from_center_size(pos2(headline.right() + 36.0, line), vec2(40.0, 40.0));
            icon(&pen.ui.painter().clone(), &theme, place, mark);
        }
        let height = (rect.bottom() - line - 44.0).min(HUGE_HEIGHT);
        let width = 0.5 * (rect.width() - GAP);
        let huge = self
            .question
            .answers
            .iter()
            .filter(|answer| !answer.is_link);
        for (place, answer) in huge.take(2).enumerate() {
            let at = pos2(
                rect.left() + place as f32 * (width + GAP),
                rect.bottom() - height,
            );
            let place = Rect::from_min_size(at, vec2(width, height));
            let mut button = answer.button.clone();
            button.is_huge = true;
            if pen.button(place, &button).clicked() {
                asks.push(answer.ask.clone());
            }
        }
    }
}

impl GotFivePlayer {
    fn text(&self) -> String {
        let mark = if self.is_active { "> " } else { "" };
        let icon = self.icon.as_deref().unwrap_or("-");
        let games = self.games.map_or(String::new(), |won| format!(" ({won})"));
        format!(
            "{mark}{}{games}: {icon} {} of {CARDS_TO_WIN}",
            self.name, self.cards
        )
    }

    fn ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let theme = pen.theme;
        pen.seat_frame(rect, self.seat, self.is_active, Strip::Top);
        let (left, right) = (rect.left() + 16.0, rect.right() - 16.0);
        let top = rect.top() + 16.0;
        let size = if rect.height() < 120.0 {
            40.0
        } else {
            text::SCORE
        };
        let colour = theme.text;
        let digit = pen.number(
            pos2(right, top + 30.0),
            Align2::RIGHT_CENTER,
            &self.cards.to_string(),
            size,
            colour,
        );
        pen.seat_disc(pos2(left + 20.0, top + 28.0), 40.0, self.seat, &self.name);
        let room = digit.left() - left - 60.0;
        pen.say(
            pos2(left + 52.0, top + 16.0),
            Align2::LEFT_CENTER,
            &Words::bold(short_name(&self.name)),
            text::NAME,
            room,
        );
        if let Some(name) = &self.icon {
            let place = Rect::from_center_size(pos2(left + 62.0, top + 44.0), vec2(20.0, 20.0));
            icon(&pen.ui.painter().clone(), &theme, place, IconMark::of(name));
            pen.say(
                pos2(left + 78.0, top + 44.0),
                Align2::LEFT_CENTER,
                &Words::quiet(name.clone()),
                text::LOG,
                room - 26.0,
            );
        }
        if rect.height() < 160.0 {
            return;
        }
        let places = Rect::from_min_max(pos2(left, top + 72.0), pos2(right, rect.bottom() - 44.0));
        let step = places.width() / CARDS_TO_WIN as f32;
        let scale = ((step - 6.0) / CARD_SLOT.x).min(places.height() / CARD_SLOT.y);
        let slot = CARD_SLOT * scale;
        let mark = self.icon.as_deref().map(IconMark::of);
        for card in 0..CARDS_TO_WIN {
            let x = places.left() + step * (card as f32 + 0.5);
            let place = Rect::from_center_size(pos2(x, places.center().y), slot);
            let filled = mark.filter(|_| card < self.cards);
            card_slot(&pen.ui.painter().clone(), &theme, place, filled);
        }
        let left_over = CARDS_TO_WIN.saturating_sub(self.cards);
        let mut words = if left_over == 1 && self.icon.is_some() {
            Words::bold(tell!("bratz-to-go", count = left_over)).toned(Tone::Accent)
        } else {
            Words::quiet(tell!("bratz-to-go", count = left_over))
        };
        if let Some(won) = self.games {
            let games = tell!("bratz-games-won", count = won);
            words = words.with(format!("  {games}"), Weight::Bold, Tone::Plain);
        }
        pen.say(
            pos2(left, rect.bottom() - 24.0),
            Align2::LEFT_CENTER,
            &words,
            text::LOG,
            right - left,
        );
    }
}

impl RefereeApp {
    /// What the body of the screen says of a match of Got Five.
    pub(in super::super) fn got_five_body(&self, play: &Play, now: &GotFive) -> GotFiveBody {
        let standing = now.standing();
        let is_draw = matches!(now.phase(), Phase::ToDraw) && self.needed_ruling.is_none();
        let starter = now
            .players()
            .get(now.turn())
            .and_then(|player| player.starter);
        GotFiveBody {
            question: self
                .ruling_question()
                .unwrap_or_else(|| self.got_five_question(play, now, starter)),
            is_draw: is_draw && starter.is_some(),
            icon: starter.map(|icon| now.icon_name(icon)),
            players: now
                .players()
                .iter()
                .map(|(seat, player)| GotFivePlayer {
                    seat: seat.index(),
                    name: player.name.clone(),
                    icon: player.starter.map(|icon| now.icon_name(icon)),
                    cards: player.beside + u32::from(player.starter.is_some()),
                    is_active: standing.turn == Some(seat),
                    games: standing
                        .match_scores
                        .as_ref()
                        .and_then(|scores| scores.get(seat).copied()),
                })
                .collect(),
        }
    }

    fn got_five_question(&self, play: &Play, now: &GotFive, starter: Option<Icon>) -> Question {
        let keys = &self.keys;
        let prompt = now.prompt();
        let ask = |command: Command| Ask::Enter(Deed::GotFive(command));
        let mut headline = prompt.headline;
        let mut answers = Vec::new();
        let mut beside = Vec::new();
        let is_draw = matches!(now.phase(), Phase::ToDraw);
        if let (true, Some(icon)) = (is_draw, starter) {
            let name = now.icon_name(icon);
            headline = tell!(
                "bratz-is-it",
                name = self.name_of(now.turn()),
                icon = name.as_str()
            );
            let draw = |card| ask(Command::Draw { card });
            let matches = draw(Card::Character(icon));
            answers.push(Answer::of(matches, keys, Act::Matches, Act::Matches.label()).filled());
            let other = draw(Card::Other);
            answers.push(Answer::of(other, keys, Act::NoMatch, Act::NoMatch.label()));
        }
        for choice in now.choices() {
            let label = choice.label;
            match &choice.command {
                Command::Draw {
                    card: Card::Character(icon),
                } if Some(*icon) == starter => {}
                Command::Draw { card: Card::Other } => {}
                Command::Draw { .. } | Command::PileEmpty => {
                    beside.push((label, ask(choice.command)));
                }
                _ if choice.likeliest => {
                    answers.push(Answer::new(ask(choice.command), ENTER, label).filled());
                }
                _ => {
                    let key = item_key(answers.len());
                    answers.push(Answer::with_key(ask(choice.command), key, label));
                }
            }
        }
        if matches!(now.phase(), Phase::Over(_)) {
            answers = self.after_the_match(GameKind::GotFive);
        }
        beside.extend(self.rare_items(play));
        let more = Ask::Pick(Box::new(Pick {
            title: tell!("bakugan-beside"),
            items: beside,
        }));
        let more = Answer::of(more, keys, Act::Beside, tell!("bakugan-more"));
        let is_tall = answers.len() > 4;
        answers.push(more.said_as(tell!("bakugan-beside")).link());
        let detail = if self.put_right.is_empty() {
            prompt.detail
        } else {
            format!(
                "{} {}",
                tell!("bakugan-put-right"),
                self.put_right.join(" ")
            )
        };
        Question {
            headline: Words::bold(headline),
            detail: Words::plain(detail),
            answers,
            is_tall,
            why_key: keys.printed(Act::Why),
            ..Question::default()
        }
    }
}
