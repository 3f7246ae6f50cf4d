//! All Out: the duty to play, and each player's hand and sets as rows of icons that grow to ten.

use eframe::egui::{Align2, Rect, pos2, vec2};

use super::super::art::bratz::{IconMark, icon, icon_slot};
use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, ENTER, digit};
use super::super::panel::Question;
use super::super::panel::players::short_name;
use super::super::pen::Pen;
use super::super::pick::Pick;
use super::super::play::{Deed, Play};
use super::super::seat_frame::Strip;
use super::super::state::RefereeApp;
use super::super::texts::Texts;
use super::super::theme::{GAP, Weight, text};
use super::super::tongue::tell;
use super::super::view::body_place;
use super::super::words::{Tone, Words};
use crate::rules::all_out::{AllOut, Command, Icon, Phase};
use crate::rules::{Choice, GameKind, Rules as _};

/// Height of the question over the players.
const QUESTION_HEIGHT: f32 = 168.0;
/// A set of so many wins.
const FULL_SET: u8 = 10;
/// From so many cards on a set stands out.
const NEARLY_FULL: u8 = 8;

/// One set on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetRow {
    /// Its icon's name.
    pub name: String,
    /// How many cards it has.
    pub cards: u8,
}

/// One player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllOutPlayer {
    /// The seat, from 0.
    pub seat: usize,
    /// The name, whole.
    pub name: String,
    /// How many cards are in the hand.
    pub hand: u32,
    /// "nearly out", "misses a turn"; empty for nothing special.
    pub state: String,
    /// True for the player who is asked.
    pub is_active: bool,
    /// Games won, where the match has several.
    pub games: Option<i32>,
    /// The sets.
    pub sets: Vec<SetRow>,
}

/// What the body says.
#[derive(Debug, Clone, PartialEq)]
pub struct AllOutBody {
    /// The question.
    pub question: Question,
    /// The players, in seat order.
    pub players: Vec<AllOutPlayer>,
}

impl AllOutBody {
    /// The body as text.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> = self.players.iter().map(AllOutPlayer::text).collect();
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
        let wanted = if self.question.is_tall {
            0.6 * body.height()
        } else {
            QUESTION_HEIGHT
        };
        let height = wanted.min(body.height() - 64.0);
        let question = Rect::from_min_size(body.min, vec2(body.width(), height));
        let is_typing = self.question.ui(pen, question, texts, asks);
        let rest = Rect::from_min_max(pos2(body.left(), question.bottom() + GAP), body.max);
        let columns = if rest.height() < 100.0 {
            self.players.len().max(1)
        } else {
            2
        };
        let rows = self.players.len().div_ceil(columns).max(1);
        let size = vec2(
            (rest.width() - GAP * (columns - 1) as f32) / columns as f32,
            (rest.height() - GAP * (rows - 1) as f32) / rows as f32,
        );
        for (place, player) in self.players.iter().enumerate() {
            let at = rest.min
                + vec2(
                    (size.x + GAP) * (place % columns) as f32,
                    (size.y + GAP) * (place / columns) as f32,
                );
            player.ui(pen, Rect::from_min_size(at, size));
        }
        is_typing
    }
}

impl AllOutPlayer {
    fn text(&self) -> String {
        let mark = if self.is_active { "> " } else { "" };
        let sets: Vec<String> = self
            .sets
            .iter()
            .map(|set| format!("{} {}", set.name, set.cards))
            .collect();
        let games = self.games.map_or(String::new(), |won| format!(" ({won})"));
        format!(
            "{mark}{}{games}: {} {}; {}",
            self.name,
            self.hand,
            self.state,
            sets.join(", ")
        )
    }

    fn ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let theme = pen.theme;
        pen.seat_frame(rect, self.seat, self.is_active, Strip::Left);
        let left = rect.left() + 24.0;
        let name_at = pos2(left + 44.0, rect.top() + 28.0);
        pen.seat_disc(
            pos2(left + 16.0, rect.top() + 28.0),
            32.0,
            self.seat,
            &self.name,
        );
        let is_wide = rect.width() >= 420.0;
        let name_room = if is_wide {
            150.0
        } else if rect.height() < 80.0 {
            rect.right() - 44.0 - name_at.x
        } else {
            rect.right() - 8.0 - name_at.x
        };
        let sizes = [text::NAME, text::STATE, text::LOG, text::CAPTION];
        pen.say_name(name_at, &short_name(&self.name), &sizes, name_room);
        if rect.height() < 80.0 {
            let colour = theme.text;
            pen.number(
                pos2(rect.right() - 12.0, rect.top() + 28.0),
                Align2::RIGHT_CENTER,
                &self.hand.to_string(),
                text::PROMPT,
                colour,
            );
            return;
        }
        let size = (rect.height() - 88.0).clamp(28.0, text::SCORE);
        let colour = theme.text;
        let digit = pen.number(
            pos2(left, rect.top() + 48.0 + 0.5 * size),
            Align2::LEFT_CENTER,
            &self.hand.to_string(),
            size,
            colour,
        );
        let mut below = if self.state.is_empty() {
            Words::quiet(tell!("bratz-in-hand"))
        } else {
            Words::bold(self.state.clone()).toned(Tone::Warning)
        };
        if let Some(won) = self.games {
            let games = tell!("bratz-games-won", count = won);
            below = below.with(format!("  {games}"), Weight::Bold, Tone::Plain);
        }
        let below_at = if rect.height() < 140.0 {
            pos2(digit.right() + 12.0, digit.center().y)
        } else {
            pos2(left, rect.bottom() - 20.0)
        };
        pen.say(below_at, Align2::LEFT_CENTER, &below, text::LOG, 170.0);
        if is_wide {
            let sets = Rect::from_min_max(
                pos2(left + 210.0, rect.top() + 12.0),
                pos2(rect.right() - 16.0, rect.bottom() - 12.0),
            );
            self.sets_ui(pen, sets);
        }
    }

    fn sets_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        if self.sets.is_empty() {
            pen.say(
                rect.left_center(),
                Align2::LEFT_CENTER,
                &Words::quiet(tell!("bratz-no-set")),
                text::STATE,
                rect.width(),
            );
            return;
        }
        let count = self.sets.len() as f32;
        let step = (rect.height() / count).min(48.0);
        let side = (step - 4.0).min(28.0);
        let top = rect.center().y - 0.5 * step * count;
        let theme = pen.theme;
        for (place, set) in self.sets.iter().enumerate() {
            let y = top + step * (place as f32 + 0.5);
            let weight = Words::plain(set.name.clone());
            pen.say(
                pos2(rect.left(), y),
                Align2::LEFT_CENTER,
                &weight,
                text::LOG,
                72.0,
            );
            let tone = if set.cards >= NEARLY_FULL {
                Tone::Warning
            } else {
                Tone::Plain
            };
            let of_ten = Words::default()
                .with(set.cards.to_string(), Weight::Bold, tone)
                .with(
                    format!(" {}", tell!("bratz-of-ten")),
                    Weight::Regular,
                    Tone::Quiet,
                );
            let said = pen.say(
                pos2(rect.right(), y),
                Align2::RIGHT_CENTER,
                &of_ten,
                text::LOG,
                80.0,
            );
            let (from, to) = (rect.left() + 78.0, said.left() - 8.0);
            let across = ((to - from) / f32::from(FULL_SET)).min(side + 2.0);
            let mark = IconMark::of(&set.name);
            let painter = pen.ui.painter().clone();
            for card in 0..FULL_SET {
                let x = from + across * (f32::from(card) + 0.5);
                let place = Rect::from_center_size(
                    pos2(x, y),
                    vec2(side.min(across - 2.0), side.min(across - 2.0)),
                );
                if card < set.cards {
                    icon(&painter, &theme, place, mark);
                } else {
                    icon_slot(&painter, &theme, place, None);
                }
            }
        }
    }
}

impl RefereeApp {
    /// What the body of the screen says of a match of All Out.
    pub(in super::super) fn all_out_body(&self, play: &Play, now: &AllOut) -> AllOutBody {
        let standing = now.standing();
        AllOutBody {
            question: self
                .ruling_question()
                .unwrap_or_else(|| self.all_out_question(play, now)),
            players: now
                .players()
                .iter()
                .map(|(seat, player)| AllOutPlayer {
                    seat: seat.index(),
                    name: player.name.clone(),
                    hand: player.hand,
                    state: match (player.hand, player.skips) {
                        (_, 1..) => tell!("bratz-skips", count = player.skips),
                        (1, 0) => tell!("bratz-nearly-out"),
                        _ => String::new(),
                    },
                    is_active: standing.turn == Some(seat),
                    games: standing
                        .match_scores
                        .as_ref()
                        .and_then(|scores| scores.get(seat).copied()),
                    sets: now
                        .sets()
                        .iter()
                        .filter(|set| set.id.owner == seat)
                        .map(|set| SetRow {
                            name: now.icon_name(set.id.icon),
                            cards: set.cards,
                        })
                        .collect(),
                })
                .collect(),
        }
    }

    fn all_out_question(&self, play: &Play, now: &AllOut) -> Question {
        let keys = &self.keys;
        let prompt = now.prompt();
        let ask = |command: Command| Ask::Enter(Deed::AllOut(command));
        let (mut adds, mut tops, mut challenges, mut beside) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut lays: Vec<(Icon, Vec<(String, Ask)>)> = Vec::new();
        let mut events = Vec::new();
        let mut answers = Vec::new();
        for Choice {
            label,
            command,
            likeliest,
        } in now.choices()
        {
            match &command {
                Command::LaySet { icon, .. } => {
                    let icon = *icon;
                    match lays.iter_mut().find(|(one, _)| *one == icon) {
                        Some((_, sizes)) => sizes.push((label, ask(command))),
                        None => lays.push((icon, vec![(label, ask(command))])),
                    }
                }
                Command::AddToSet { .. } => adds.push((label, ask(command))),
                Command::PlayEvent { .. } => events.push(ask(command)),
                Command::TurnTop { .. } => tops.push((label, ask(command))),
                Command::Challenge { .. } => challenges.push((label, ask(command))),
                Command::DrawPileEmpty => beside.push((label, ask(command))),
                _ => {
                    let key = if likeliest {
                        Some(ENTER)
                    } else {
                        digit(answers.len())
                    };
                    let answer = Answer::with_key(ask(command), key, label);
                    answers.push(if likeliest { answer.filled() } else { answer });
                }
            }
        }
        let pick =
            |title: String, items: Vec<(String, Ask)>| Ask::Pick(Box::new(Pick { title, items }));
        let is_to_play = matches!(now.phase(), Phase::ToPlay);
        let button = |act: Act, ask: Option<Ask>, sub: String| {
            let off = ask.is_none();
            let answer = Answer::of(ask.unwrap_or(Ask::PutNoticeAway), keys, act, act.label());
            let answer = answer.second_line(sub);
            if off {
                answer.off(tell!("bratz-not-now"))
            } else {
                answer
            }
        };
        if is_to_play {
            let icons: Vec<(String, Ask)> = lays
                .into_iter()
                .map(|(icon, sizes)| {
                    let name = now.icon_name(icon);
                    (
                        name.clone(),
                        pick(tell!("bratz-how-many", icon = name), sizes),
                    )
                })
                .collect();
            let lay = (!icons.is_empty()).then(|| pick(Act::LaySet.label(), icons));
            let add = (!adds.is_empty()).then(|| pick(Act::AddCard.label(), adds));
            let top = (!tops.is_empty()).then(|| pick(Act::TopCard.label(), tops));
            let four = [
                button(Act::LaySet, lay, tell!("bratz-lay-sub")),
                button(Act::AddCard, add, tell!("bratz-add-sub")),
                button(
                    Act::PlayEvent,
                    events.into_iter().next(),
                    tell!("bratz-event-sub"),
                ),
                button(Act::TopCard, top, tell!("bratz-top-sub")),
            ];
            answers.splice(0..0, four);
        }
        if matches!(now.phase(), Phase::EventEffect { .. }) {
            let effects: Vec<(String, Ask)> = now
                .effects()
                .into_iter()
                .map(|choice| (choice.label, ask(choice.command)))
                .collect();
            if !effects.is_empty() {
                let change = pick(tell!("bratz-effect"), effects);
                let key = keys.first(Act::PlayEvent);
                answers.push(Answer::with_key(change, key, tell!("bratz-effect")));
            }
        }
        if !challenges.is_empty() {
            let challenge = pick(Act::Challenge.label(), challenges);
            answers
                .push(Answer::of(challenge, keys, Act::Challenge, Act::Challenge.label()).link());
        }
        if matches!(now.phase(), Phase::Over(_)) {
            answers = self.after_the_match(GameKind::AllOut);
        }
        beside.extend(self.rare_items(play));
        let more = pick(tell!("bakugan-beside"), beside);
        let more = Answer::of(more, keys, Act::Beside, tell!("bakugan-more"));
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
            headline: Words::bold(prompt.headline),
            detail: Words::plain(detail),
            answers,
            why_key: keys.printed(Act::Why),
            ..Question::default()
        }
    }
}
