//! The pages for each player's pieces: the toys that everybody may see, and the cards that only their owner may.

use eframe::egui::{Align2, Key, Rect, pos2, vec2};

use super::super::ask::{Answer, Ask};
use super::super::bakugan::shape_of;
use super::super::button::Button;
use super::super::field::Field;
use super::super::keys::{Act, ENTER, Shortcut, digit};
use super::super::page::{Title, button, buttons, heading, in_panel, problem, scrolling, sentence};
use super::super::pen::Pen;
use super::super::shapes::{BadgeFill, badge, unknown_badge};
use super::super::state::RefereeApp;
use super::super::texts::Texts;
use super::super::theme::{GAP, MARGIN, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::form::{self, Spot};
use super::{Player, SetUpAsk};
use crate::rules::bakugan::Attribute;
use crate::rules::bakugan::setup::{ABILITIES_EACH, BAKUGAN_EACH, GATES_EACH};
use crate::rules::text::LONGEST_NAME;

/// One toy as it is entered.
#[derive(Debug, Clone, PartialEq)]
pub struct ToyForm {
    /// The field of its name.
    pub name_field: String,
    /// The field of its G-Power.
    pub power_field: String,
    /// Its Attribute.
    pub attribute: Option<Attribute>,
    /// What is wrong with it.
    pub problem: Option<String>,
}

/// The toys of one player.
#[derive(Debug, Clone, PartialEq)]
pub struct ToysPage {
    /// The title.
    pub title: Title,
    /// The seat, from 0.
    pub seat: usize,
    /// The player's name.
    pub name: String,
    /// The three toys.
    pub toys: Vec<ToyForm>,
    /// Bakugan that the player has, each to be taken.
    pub own: Vec<Answer>,
    /// The next player or the end, the secret cards, the quick game.
    pub feet: Vec<Answer>,
    /// Keys without buttons.
    pub hidden: Vec<Answer>,
}

impl ToysPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text()];
        for (at, toy) in self.toys.iter().enumerate() {
            let attribute = toy
                .attribute
                .map_or_else(|| tell!("set-up-no-attribute"), |one| one.name().to_owned());
            lines.push(format!(
                "{}: {attribute}",
                tell!("set-up-toy", number = at + 1)
            ));
            lines.extend(toy.problem.iter().map(|words| format!("  ! {words}")));
        }
        for answer in self.own.iter().chain(&self.feet) {
            lines.push(answer.button.text());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let all = self.feet.iter().chain(&self.hidden);
        all.chain([&self.title.back]).cloned().collect()
    }

    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let below = self.title.ui(pen, screen, asks);
        let room = below.shrink(MARGIN);
        let mut is_typing = false;
        scrolling(pen, room, "toys", |pen, place| {
            let mut y = place.top();
            for (at, toy) in self.toys.iter().enumerate() {
                let within = Rect::from_min_max(pos2(place.left(), y), place.max);
                let height = in_panel(pen, within, |pen, inner| {
                    let (bottom, typing) = toy_ui(pen, inner, (at, toy), texts, asks);
                    is_typing |= typing;
                    bottom - inner.top()
                });
                y += height + GAP;
            }
            if !self.own.is_empty() {
                let words = tell!("collection-own-offered", name = self.name.as_str());
                y = sentence(pen, place, y + GAP, &Words::quiet(words), (text::STATE, 2));
                y = buttons(pen, place, y, &self.own, asks);
            }
            buttons(pen, place, y + GAP, &self.feet, asks) - place.top()
        });
        is_typing
    }
}

fn toy_ui(
    pen: &mut Pen<'_>,
    place: Rect,
    (at, toy): (usize, &ToyForm),
    texts: &mut Texts,
    asks: &mut Vec<Ask>,
) -> (f32, bool) {
    let number = at + 1;
    let power_width = 150.0;
    let name_label = tell!("set-up-toy-name", number = number);
    let power_label = tell!("set-up-toy-power", number = number);
    let cap = pen.key_cap(
        pos2(place.left(), place.top() + 24.0),
        &number.to_string(),
        32.0,
        None,
        false,
    );
    let right = place.right();
    let name_place = Rect::from_min_max(
        pos2(cap.right() + 12.0, place.top()),
        pos2(right - power_width - 40.0, place.top() + 48.0),
    );
    let power_place = Rect::from_min_max(
        pos2(right - power_width - 28.0, place.top()),
        pos2(right - 28.0, place.top() + 48.0),
    );
    let mut is_typing = pen.field(
        name_place,
        &Field {
            slot: &toy.name_field,
            label: &name_label,
            hint: &tell!("set-up-toy-name-hint"),
            size: text::BUTTON,
            weight: Weight::Bold,
            longest: LONGEST_NAME,
            is_wrong: false,
        },
        texts,
    );
    is_typing |= pen.field(
        power_place,
        &Field {
            slot: &toy.power_field,
            label: &power_label,
            hint: &tell!("set-up-toy-power-hint"),
            size: text::BUTTON,
            weight: Weight::Bold,
            longest: 6,
            is_wrong: toy.problem.is_some(),
        },
        texts,
    );
    pen.say(
        pos2(right, power_place.center().y),
        Align2::RIGHT_CENTER,
        &Words::bold("G"),
        text::BUTTON,
        24.0,
    );
    let mut y = place.top() + 48.0 + GAP;
    if let Some(words) = &toy.problem {
        y = problem(pen, place, y, words);
    }
    let all: Vec<Option<Attribute>> = Attribute::ALL.into_iter().map(Some).chain([None]).collect();
    let columns = if place.width() >= 900.0 { 8 } else { 4 };
    let width = (place.width() - GAP * (columns as f32 - 1.0)) / columns as f32;
    for (place_in_row, attribute) in all.iter().enumerate() {
        let (row, column) = (place_in_row / columns, place_in_row % columns);
        let min = pos2(
            place.left() + column as f32 * (width + GAP),
            y + row as f32 * (48.0 + GAP),
        );
        let rect = Rect::from_min_size(min, vec2(width, 48.0));
        attribute_ui(
            pen,
            rect,
            (at, *attribute),
            *attribute == toy.attribute,
            asks,
        );
    }
    let rows = all.len().div_ceil(columns) as f32;
    (y + rows * (48.0 + GAP) - GAP, is_typing)
}

fn attribute_ui(
    pen: &mut Pen<'_>,
    rect: Rect,
    (toy, attribute): (usize, Option<Attribute>),
    is_chosen: bool,
    asks: &mut Vec<Ask>,
) {
    let words = attribute.map_or_else(|| tell!("set-up-no-attribute"), |one| one.name().to_owned());
    let ground = Button {
        id: format!("attribute {toy} {words}"),
        said_as: tell!(
            "set-up-toy-attribute",
            number = toy + 1,
            attribute = words.as_str()
        ),
        is_chosen,
        ..Button::default()
    };
    let ask = Ask::SetUp(SetUpAsk::Attribute { toy, attribute });
    let answer = Answer {
        button: ground,
        ..Answer::with_key(ask, None, "")
    };
    button(pen, rect, &answer, asks);
    let mark = Rect::from_center_size(pos2(rect.left() + 24.0, rect.center().y), vec2(24.0, 24.0));
    let (painter, theme) = (pen.ui.painter().clone(), pen.theme);
    match attribute {
        Some(attribute) => badge(
            &painter,
            &theme,
            mark,
            shape_of(attribute),
            BadgeFill::Filled,
        ),
        None => unknown_badge(&painter, &theme, mark, BadgeFill::Outline),
    }
    let weight = if is_chosen {
        Weight::Bold
    } else {
        Weight::Regular
    };
    let words = Words::default().with(words, weight, Tone::Plain);
    let galley = pen.lay_out(&words, text::LOG, None, (rect.width() - 52.0, 1));
    pen.draw_galley(
        pos2(rect.left() + 44.0, rect.center().y),
        Align2::LEFT_CENTER,
        galley,
    );
}

/// What only one player may see: covered until that player says so.
#[derive(Debug, Clone, PartialEq)]
pub struct SecretPage {
    /// The title.
    pub title: Title,
    /// The seat, from 0.
    pub seat: usize,
    /// The player's name.
    pub name: String,
    /// Fields with their labels, gates and abilities; none while it is covered.
    pub fields: Option<[Vec<(String, String)>; 2]>,
    /// How many are entered.
    pub count: String,
    /// What is wrong, without naming a card.
    pub problem: Option<String>,
    /// Cards of the packs that are called like what is typed.
    pub offered: Vec<Answer>,
    /// What may be done.
    pub feet: Vec<Answer>,
}

impl SecretPage {
    /// The page as text; never what stands in a field.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text(), self.count.clone()];
        if self.fields.is_none() {
            lines.push(tell!("set-up-only-you", name = self.name.as_str()));
        }
        for (label, _) in self.fields.iter().flatten().flatten() {
            lines.push(format!("{label}: ____"));
        }
        lines.extend(self.problem.iter().map(|words| format!("  ! {words}")));
        for answer in &self.feet {
            lines.push(answer.button.text());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        self.feet
            .iter()
            .chain([&self.title.back])
            .cloned()
            .collect()
    }

    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let below = self.title.ui(pen, screen, asks);
        let width = (below.width() - 2.0 * MARGIN).min(880.0);
        let room = Rect::from_min_max(
            pos2(below.center().x - 0.5 * width, below.top() + MARGIN),
            pos2(below.center().x + 0.5 * width, below.bottom() - MARGIN),
        );
        let mut is_typing = false;
        scrolling(pen, room, "secret", |pen, place| {
            let height = in_panel(pen, place, |pen, inner| match &self.fields {
                None => self.cover_ui(pen, inner) - inner.top(),
                Some(fields) => {
                    let (bottom, typing) = self.fields_ui(pen, inner, fields, texts);
                    is_typing |= typing;
                    bottom - inner.top()
                }
            });
            let y = place.top() + height + MARGIN;
            let y = if self.offered.is_empty() {
                y
            } else {
                let how = Words::quiet(tell!("set-up-secret-offered"));
                let y = sentence(pen, place, y, &how, (text::STATE, 2));
                buttons(pen, place, y, &self.offered, asks)
            };
            buttons(pen, place, y, &self.feet, asks) - place.top()
        });
        is_typing
    }

    fn cover_ui(&self, pen: &mut Pen<'_>, place: Rect) -> f32 {
        let middle = place.center().x;
        pen.seat_disc(
            pos2(middle, place.top() + 64.0),
            96.0,
            self.seat,
            &self.name,
        );
        let said = pen.say_rows(
            pos2(middle, place.top() + 136.0),
            Align2::CENTER_TOP,
            &Words::bold(tell!("set-up-only-you", name = self.name.as_str())),
            text::CALL,
            (place.width(), 2),
        );
        let said = pen.say_rows(
            pos2(middle, said.bottom() + GAP),
            Align2::CENTER_TOP,
            &Words::quiet(tell!("set-up-look-away")),
            text::SENTENCE,
            (place.width(), 4),
        );
        let said = pen.say(
            pos2(middle, said.bottom() + 28.0),
            Align2::CENTER_CENTER,
            &Words::plain(self.count.clone()),
            text::STATE,
            place.width(),
        );
        said.bottom() + MARGIN
    }

    fn fields_ui(
        &self,
        pen: &mut Pen<'_>,
        place: Rect,
        fields: &[Vec<(String, String)>; 2],
        texts: &mut Texts,
    ) -> (f32, bool) {
        let headings = [tell!("set-up-gates"), tell!("set-up-abilities")];
        let has_columns = place.width() >= 640.0;
        let width = if has_columns {
            0.5 * (place.width() - 24.0)
        } else {
            place.width()
        };
        let (mut bottom, mut is_typing) = (place.top(), false);
        for (column, (fields, words)) in fields.iter().zip(headings).enumerate() {
            let min = if has_columns {
                pos2(place.left() + column as f32 * (width + 24.0), place.top())
            } else {
                pos2(place.left(), bottom)
            };
            let column = Rect::from_min_size(min, vec2(width, place.height()));
            let mut y = heading(pen, column, column.top(), &words);
            for (label, slot) in fields {
                let rect = Rect::from_min_size(pos2(column.left(), y), vec2(width, 48.0));
                let field = Field {
                    slot,
                    label,
                    hint: label,
                    size: text::SENTENCE,
                    weight: Weight::Regular,
                    longest: LONGEST_NAME,
                    is_wrong: false,
                };
                is_typing |= pen.field(rect, &field, texts);
                y = rect.bottom() + GAP;
            }
            bottom = bottom.max(y);
        }
        if let Some(words) = &self.problem {
            bottom = problem(pen, place, bottom, words);
        }
        (bottom, is_typing)
    }
}

impl RefereeApp {
    /// The toys of a seat.
    pub(super) fn toys_page(&self, seat: usize) -> ToysPage {
        let set_up = &self.set_up;
        let name = self.typed_name(seat);
        let count = set_up.players.len();
        let toys = set_up.players.get(seat).map(|player| {
            (0..BAKUGAN_EACH)
                .map(|at| ToyForm {
                    name_field: player.toy_field(at),
                    power_field: player.power_field(at),
                    attribute: player.attributes.get(at).copied().flatten(),
                    problem: form::toy(player, at, &self.texts).err(),
                })
                .collect()
        });
        let next = if seat + 1 < count {
            let next = self.typed_name(seat + 1);
            let words = tell!("set-up-toys-next", name = next);
            Answer::new(Ask::SetUp(SetUpAsk::ToysOf(seat + 1)), ENTER, words)
        } else {
            let words = tell!("set-up-toys-done");
            Answer::new(Ask::SetUp(SetUpAsk::ToysDone), ENTER, words)
        };
        let secret = Answer::new(
            Ask::SetUp(SetUpAsk::Cover(seat)),
            Shortcut::plain(Key::S),
            tell!("set-up-secret"),
        );
        let quick = Answer::new(
            Ask::SetUp(SetUpAsk::QuickGame),
            Shortcut::plain(Key::Q),
            tell!("set-up-quick"),
        );
        let hidden = (0..BAKUGAN_EACH).filter_map(|at| {
            let ask = Ask::SetUp(SetUpAsk::TypeToy(at));
            Some(Answer::new(ask, digit(at)?, "").hidden())
        });
        ToysPage {
            title: Title {
                words: tell!("set-up-toys-of", name = name.as_str()),
                fact: tell!("set-up-player-of", number = seat + 1, count = count),
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            seat,
            toys: toys.unwrap_or_default(),
            feet: {
                let mut feet = vec![
                    next.filled(),
                    secret.second_line(self.secret_count(seat)),
                    quick,
                ];
                if self.teams_pick(seat).is_some() {
                    feet.push(Answer::new(
                        Ask::SetUp(SetUpAsk::TeamsOf(seat)),
                        Shortcut::plain(Key::T),
                        tell!("team-take"),
                    ));
                }
                let has_toys = (0..BAKUGAN_EACH).any(|at| {
                    let player = set_up.players.get(seat);
                    let field = player.map(|player| player.toy_field(at));
                    field.is_some_and(|field| !self.texts.get(&field).trim().is_empty())
                });
                if has_toys && self.players_file.is_some() {
                    feet.push(Answer::new(
                        Ask::SetUp(SetUpAsk::KeepTeam(seat)),
                        Shortcut::plain(Key::K),
                        tell!("team-keep"),
                    ));
                }
                feet
            },
            hidden: hidden.collect(),
            own: self.own_toy_answers(seat),
            name,
        }
    }

    /// Bakugan that the player on a seat has, each to be taken.
    fn own_toy_answers(&self, seat: usize) -> Vec<Answer> {
        let own = self.players.get(&self.name_on_seat(seat));
        let answers = self.own_toys(seat).into_iter().filter_map(|at| {
            let toy = own?.bakugan.get(at)?;
            let words = match toy.g_power {
                Some(power) => format!("{} {power}", toy.full_name()),
                None => toy.full_name(),
            };
            let ask = Ask::SetUp(SetUpAsk::OwnToy(at));
            let mut answer = Answer::with_key(ask, None, words);
            answer.button.id = format!("own toy {at}");
            Some(answer)
        });
        answers.collect()
    }

    fn secret_count(&self, seat: usize) -> String {
        let player = self.set_up.players.get(seat);
        let (gates, abilities) = player
            .map(|player| form::secrets(player, &self.texts))
            .unwrap_or_default();
        tell!(
            "set-up-secret-count",
            gates = gates.len(),
            abilities = abilities.len()
        )
    }

    /// What only this seat may see.
    pub(super) fn secret_page(&self, seat: usize, is_open: bool) -> SecretPage {
        let set_up = &self.set_up;
        let name = self.typed_name(seat);
        let fields_of = |player: &Player| {
            let gates = (0..usize::from(GATES_EACH)).map(|card| {
                let label = tell!("set-up-gate-card", number = card + 1);
                (label, player.gate_field(card))
            });
            let abilities = (0..usize::from(ABILITIES_EACH)).map(|card| {
                let label = tell!("set-up-ability-card", number = card + 1);
                (label, player.ability_field(card))
            });
            [gates.collect(), abilities.collect()]
        };
        let fields = set_up.players.get(seat).filter(|_| is_open).map(fields_of);
        let offered = is_open.then(|| {
            let names = self.card_names(seat).into_iter();
            let answers = names.map(|name| {
                let ask = Ask::SetUp(SetUpAsk::CardName(name.clone()));
                Answer::with_key(ask, None, name)
            });
            answers.collect()
        });
        let mut feet = Vec::new();
        if is_open {
            feet.push(if seat + 1 < set_up.players.len() {
                let next = self.typed_name(seat + 1);
                let words = tell!("set-up-cover-next", name = next);
                Answer::new(Ask::SetUp(SetUpAsk::Cover(seat + 1)), ENTER, words)
            } else {
                let words = tell!("set-up-cover-done");
                Answer::new(Ask::SetUp(SetUpAsk::ToysDone), ENTER, words)
            });
        } else {
            let words = tell!("set-up-uncover", name = name.as_str());
            feet.push(Answer::new(Ask::SetUp(SetUpAsk::Uncover), ENTER, words));
            feet.push(Answer::new(
                Ask::SetUp(SetUpAsk::ToysDone),
                Shortcut::plain(Key::D),
                tell!("set-up-cover-done"),
            ));
        }
        if let Some(first) = feet.first_mut() {
            first.button.is_filled = true;
        }
        let problems = set_up.problems_of_fields(&self.texts, self.packs());
        let problem = problems
            .into_iter()
            .find(|problem| problem.at == Spot::Secret(seat));
        SecretPage {
            title: Title {
                words: tell!("set-up-secret-of", name = name.as_str()),
                fact: String::new(),
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            seat,
            name,
            fields,
            count: self.secret_count(seat),
            offered: offered.unwrap_or_default(),
            problem: problem.map(|problem| problem.words),
            feet,
        }
    }
}
