//! What the page of a match that is prepared says.

use eframe::egui::{Key, Rect};

use super::super::ask::{Answer, Ask};
use super::super::bakugan::shape_of;
use super::super::keys::{Act, ENTER, Shortcut, digit};
use super::super::page::{Radio, Title};
use super::super::pen::Pen;
use super::super::place::Destination;
use super::super::state::RefereeApp;
use super::super::texts::Texts;
use super::super::theme::AttributeShape;
use super::super::tongue::tell;
use super::form::{self, Problem, Spot};
use super::toys::{SecretPage, ToysPage};
use super::{Player, SetUp, SetUpAsk, Step, most_players};
use crate::rules::bakugan::setup::BAKUGAN_EACH;
use crate::rules::rule_set::{AS_PRINTED, DEFAULTS, LATER_SERIES};
use crate::rules::{Format, GameKind};
use crate::store::Starts;

/// One of the pages on which a match is prepared.
#[derive(Debug, Clone, PartialEq)]
pub enum SetUpPage {
    /// Everything but the toys.
    Main(Box<MainPage>),
    /// The toys of one player.
    Toys(Box<ToysPage>),
    /// What only one player may see.
    Secret(Box<SecretPage>),
}

impl SetUpPage {
    /// The page as text.
    pub fn text(&self) -> String {
        match self {
            Self::Main(page) => page.text(),
            Self::Toys(page) => page.text(),
            Self::Secret(page) => page.text(),
        }
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        match self {
            Self::Main(page) => page.answers(),
            Self::Toys(page) => page.answers(),
            Self::Secret(page) => page.answers(),
        }
    }

    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        match self {
            Self::Main(page) => page.ui(pen, screen, texts, asks),
            Self::Toys(page) => page.ui(pen, screen, texts, asks),
            Self::Secret(page) => page.ui(pen, screen, texts, asks),
        }
    }
}

/// A player's row.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatRow {
    /// The name as it stands in the field.
    pub name: String,
    /// The field of the name.
    pub field: String,
    /// The colour's name, and what else is known of the seat.
    pub facts: String,
    /// Marks the seat as the youngest.
    pub youngest: Answer,
    /// True when it is marked.
    pub is_youngest: bool,
    /// Takes the player away, where that may be.
    pub take_away: Option<Answer>,
    /// What is wrong with the name.
    pub problem: Option<String>,
}

/// The toys of one player in a few words.
#[derive(Debug, Clone, PartialEq)]
pub struct ToysRow {
    /// The player's name.
    pub name: String,
    /// Attribute, name and G-Power of each toy.
    pub toys: Vec<(Option<AttributeShape>, String, String)>,
    /// How many secret cards were entered.
    pub secret: String,
}

/// The toys in a match of Bakugan.
#[derive(Debug, Clone, PartialEq)]
pub struct ToysPanel {
    /// Without lists, or with them.
    pub choices: Vec<Radio>,
    /// What a quick game means, while that holds.
    pub about: String,
    /// A row for each player, while there are lists.
    pub rows: Vec<ToysRow>,
    /// What is wrong with what was entered.
    pub problem: Option<String>,
}

/// Everything but the toys.
#[derive(Debug, Clone, PartialEq)]
pub struct MainPage {
    /// The title.
    pub title: Title,
    /// The players, in seat order.
    pub rows: Vec<SeatRow>,
    /// One player more.
    pub add: Option<Answer>,
    /// Names that were used before, for the row that has the keyboard.
    pub names: Option<(usize, Vec<Answer>)>,
    /// The heading over who begins.
    pub starts_heading: String,
    /// Who begins.
    pub starts: Vec<Radio>,
    /// What that means, and who it is.
    pub starts_about: String,
    /// The rule sets.
    pub rules: Vec<Radio>,
    /// What is asked when it first happens.
    pub asked: Vec<String>,
    /// How many games.
    pub format: Answer,
    /// Fewer and more of them.
    pub count: Option<[Answer; 2]>,
    /// The toys, in a match of Bakugan.
    pub toys: Option<ToysPanel>,
    /// To the camera's page.
    pub camera: Answer,
    /// How the camera is: true when it sees the table.
    pub camera_line: (bool, String),
    /// Draws or begins.
    pub go: Answer,
    /// What is wrong that belongs to no field.
    pub problem: Option<String>,
    /// Keys without buttons.
    pub hidden: Vec<Answer>,
}

impl MainPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text()];
        for (seat, row) in self.rows.iter().enumerate() {
            let mut facts = row.facts.clone();
            if row.is_youngest {
                facts = format!("{facts} · {}", tell!("set-up-youngest-here"));
            }
            lines.push(format!("{} {} - {facts}", seat + 1, row.name));
            lines.extend(row.problem.iter().map(|words| format!("  ! {words}")));
        }
        if let Some((_, names)) = &self.names {
            let names: Vec<String> = names.iter().map(|name| name.button.spoken()).collect();
            lines.push(format!("  < {}", names.join(" | ")));
        }
        lines.push(format!("# {}", self.starts_heading));
        lines.extend(self.starts.iter().map(Radio::text));
        lines.push(self.starts_about.clone());
        lines.push(format!("# {}", tell!("set-up-rules")));
        lines.extend(self.rules.iter().map(Radio::text));
        lines.push(self.asked_heading());
        lines.extend(self.asked.iter().map(|case| format!("- {case}")));
        if let Some(toys) = &self.toys {
            lines.push(format!("# {}", tell!("set-up-toys")));
            lines.extend(toys.choices.iter().map(Radio::text));
            lines.push(toys.about.clone());
            for row in &toys.rows {
                let toys: Vec<String> = row
                    .toys
                    .iter()
                    .map(|(_, name, power)| format!("{name} {power}").trim().to_owned())
                    .collect();
                lines.push(format!(
                    "{}: {} ({})",
                    row.name,
                    toys.join(", "),
                    row.secret
                ));
            }
            lines.extend(toys.problem.iter().map(|words| format!("  ! {words}")));
        }
        lines.push(self.camera_line.1.clone());
        for answer in self.shown_answers() {
            let button = &answer.button;
            lines.push(button.text());
        }
        lines.extend(self.problem.iter().map(|words| format!("  ! {words}")));
        lines.join("\n")
    }

    pub(super) fn asked_heading(&self) -> String {
        if self.asked.is_empty() {
            tell!("set-up-nothing-asked")
        } else {
            tell!("set-up-asked")
        }
    }

    fn shown_answers(&self) -> Vec<Answer> {
        let mut answers = vec![self.go.clone(), self.camera.clone(), self.format.clone()];
        answers.extend(self.count.iter().flatten().cloned());
        answers.extend(self.add.clone());
        answers
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let mut answers = self.shown_answers();
        answers.extend(self.starts.iter().map(|radio| radio.answer.clone()));
        answers.extend(self.rules.iter().map(|radio| radio.answer.clone()));
        let toys = self.toys.iter().flat_map(|toys| &toys.choices);
        answers.extend(toys.map(|radio| radio.answer.clone()));
        answers.extend(self.hidden.iter().cloned());
        answers.push(self.title.back.clone());
        answers
    }
}

fn letter(key: Key) -> Shortcut {
    Shortcut::plain(key)
}

fn ask(ask: SetUpAsk) -> Ask {
    Ask::SetUp(ask)
}

/// The name of a seat's colour.
fn colour_of(seat: usize) -> String {
    tell!(&format!("seat-colour-{}", seat % 6 + 1))
}

/// A match format in words.
pub fn format_in_words(format: Format) -> String {
    match format {
        Format::Single => tell!("set-up-format-single"),
        Format::BestOf(games) => tell!("set-up-format-best-of", count = games),
        Format::FirstTo(total) => tell!("set-up-format-first-to", count = total),
        Format::Rounds(rounds) => tell!("set-up-format-rounds", count = rounds),
    }
}

impl RefereeApp {
    /// The page of the match that is prepared.
    pub(in super::super) fn set_up_page(&self) -> SetUpPage {
        match self.set_up.step {
            Step::Main => SetUpPage::Main(Box::new(self.main_page())),
            Step::Toys(seat) => SetUpPage::Toys(Box::new(self.toys_page(seat))),
            Step::Covered(seat) => SetUpPage::Secret(Box::new(self.secret_page(seat, false))),
            Step::Secret(seat) => SetUpPage::Secret(Box::new(self.secret_page(seat, true))),
        }
    }

    /// The name of a seat as it was typed; "Seat 2" while there is none.
    pub(super) fn typed_name(&self, seat: usize) -> String {
        let field = self.set_up.players.get(seat).map(Player::name_field);
        let typed = field.map(|field| self.texts.get(&field).trim().to_owned());
        let seat = || tell!("set-up-seat", number = seat + 1);
        typed.filter(|name| !name.is_empty()).unwrap_or_else(seat)
    }

    fn main_page(&self) -> MainPage {
        let set_up = &self.set_up;
        let problems = match self.setup_of_form() {
            Ok(_) => Vec::new(),
            Err(problems) => problems,
        };
        let whole = problems.iter().find(|problem| problem.at == Spot::Whole);
        let mut go = if set_up.waits_for_draw() {
            let words = if set_up.is_order_drawn() {
                tell!("set-up-draw-order")
            } else {
                tell!("set-up-draw")
            };
            Answer::new(ask(SetUpAsk::Go), ENTER, words)
        } else {
            Answer::new(ask(SetUpAsk::Go), ENTER, tell!("set-up-begin"))
        }
        .filled();
        if let Some(first) = problems.first() {
            go = go.off(first.words.clone());
        }
        let (camera_line, camera) = (self.camera_line(), self.camera_answer());
        let mut hidden: Vec<Answer> = (0..set_up.players.len())
            .filter_map(|seat| {
                let name = self.typed_name(seat);
                Some(Answer::new(ask(SetUpAsk::TypeName(seat)), digit(seat)?, name).hidden())
            })
            .collect();
        if set_up.offered.iter().any(|set| set.own.is_some()) {
            let own = Answer::new(ask(SetUpAsk::OwnRules), letter(Key::O), "");
            hidden.push(own.hidden());
        }
        let last = set_up.players.len().saturating_sub(1);
        let away = Answer::new(ask(SetUpAsk::TakeAway(last)), letter(Key::Delete), "");
        hidden.push(away.hidden());
        let add = (set_up.players.len() < most_players(set_up.kind))
            .then(|| Answer::new(ask(SetUpAsk::Add), letter(Key::A), tell!("set-up-add")));
        let names = self.row_with_keyboard().map(|row| {
            let names = self.offered_names(row).into_iter().take(6).map(|name| {
                let mut answer =
                    Answer::with_key(ask(SetUpAsk::Name(row, name.clone())), None, name);
                answer.button.id = format!("name {}", answer.button.label);
                answer
            });
            (row, names.collect::<Vec<_>>())
        });
        let format = Answer::new(
            ask(SetUpAsk::NextFormat),
            letter(Key::F),
            format_in_words(set_up.format),
        );
        let count = (set_up.format != Format::Single).then(|| {
            [
                Answer::new(
                    ask(SetUpAsk::Fewer),
                    letter(Key::Minus),
                    tell!("set-up-fewer"),
                ),
                Answer::new(ask(SetUpAsk::More), letter(Key::Plus), tell!("set-up-more")),
            ]
        });
        if count.is_some() {
            // Where plus needs Shift.
            let more = Answer::new(ask(SetUpAsk::More), letter(Key::Equals), "");
            hidden.push(more.hidden());
        }
        MainPage {
            title: Title {
                words: tell!("set-up-title", game = set_up.kind.name()),
                fact: String::new(),
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            rows: self.seat_rows(&problems),
            add,
            names: names.filter(|(_, names)| !names.is_empty()),
            starts_heading: if set_up.kind == GameKind::Kaboodl {
                tell!("set-up-who-deals")
            } else {
                tell!("set-up-who-starts")
            },
            starts: self.starts_choices(),
            starts_about: self.starts_about(),
            rules: self.rules_choices(),
            asked: set_up
                .offered
                .get(set_up.rules)
                .map(|set| set.asked.clone())
                .unwrap_or_default(),
            format: format.second_line(tell!("set-up-format")),
            count,
            toys: (set_up.kind == GameKind::Bakugan).then(|| self.toys_panel(&problems)),
            camera,
            camera_line,
            go,
            problem: whole.map(|problem| problem.words.clone()),
            hidden,
        }
    }

    fn seat_rows(&self, problems: &[Problem]) -> Vec<SeatRow> {
        let set_up = &self.set_up;
        let starter = (!set_up.waits_for_draw()).then(|| set_up.starter());
        let rows = set_up.players.iter().enumerate().map(|(seat, player)| {
            let name = self.typed_name(seat);
            let is_youngest = player.number == set_up.youngest;
            let mut facts = vec![colour_of(self.colour_on_seat(seat))];
            if starter == Some(seat) {
                facts.push(if set_up.kind == GameKind::Kaboodl {
                    tell!("set-up-deals")
                } else {
                    tell!("set-up-begins")
                });
            }
            let mark = Answer::with_key(
                ask(SetUpAsk::Youngest(seat)),
                None,
                tell!("set-up-youngest-mark"),
            );
            let mut youngest = mark.said_as(tell!("set-up-youngest-is", name = name.as_str()));
            youngest.button.id = format!("youngest {}", player.number);
            youngest.button.is_chosen = is_youngest;
            let take_away = (set_up.players.len() > super::FEWEST_PLAYERS).then(|| {
                let away = Answer::with_key(ask(SetUpAsk::TakeAway(seat)), None, "×");
                let mut away = away.said_as(tell!("set-up-take-away", name = name.as_str()));
                away.button.id = format!("take away {}", player.number);
                away
            });
            let mut wrong = problems.iter();
            let problem = wrong.find(|problem| problem.at == Spot::Name(seat));
            SeatRow {
                name,
                field: player.name_field(),
                facts: facts.join(" · "),
                youngest,
                is_youngest,
                take_away,
                problem: problem.map(|problem| problem.words.clone()),
            }
        });
        rows.collect()
    }

    fn starts_choices(&self) -> Vec<Radio> {
        let holds = self.set_up.starts();
        let choices = [
            (Starts::Random, Key::R, tell!("set-up-random")),
            (Starts::Youngest, Key::Y, tell!("set-up-youngest")),
            (Starts::Picked, Key::I, tell!("set-up-i-pick")),
        ];
        let choices = choices.into_iter().map(|(starts, key, words)| Radio {
            answer: Answer::new(ask(SetUpAsk::Starts(starts)), letter(key), words),
            is_chosen: starts == holds,
        });
        choices.collect()
    }

    fn starts_about(&self) -> String {
        let set_up = &self.set_up;
        let name = self.typed_name(set_up.starter());
        let is_dealt = set_up.kind == GameKind::Kaboodl;
        if set_up.waits_for_draw() {
            return match (set_up.is_order_drawn(), is_dealt) {
                (true, _) => tell!("set-up-about-order"),
                (false, true) => tell!("set-up-about-random-dealer"),
                (false, false) => tell!("set-up-about-random"),
            };
        }
        match (set_up.starts(), is_dealt) {
            (Starts::Random, _) if set_up.is_order_drawn() => {
                let names: Vec<String> = (0..set_up.players.len())
                    .map(|seat| self.typed_name(seat))
                    .collect();
                tell!(
                    "set-up-drawn-order",
                    number = set_up.draws,
                    names = names.join(", ")
                )
            }
            (Starts::Random, false) => tell!("set-up-drawn", number = set_up.draws, name = name),
            (Starts::Random, true) => {
                tell!("set-up-drawn-dealer", number = set_up.draws, name = name)
            }
            (Starts::Youngest, false) => tell!("set-up-about-youngest", name = name),
            (Starts::Youngest, true) => tell!("set-up-about-youngest-dealer", name = name),
            (Starts::Picked, false) => tell!("set-up-about-picked", name = name),
            (Starts::Picked, true) => tell!("set-up-about-picked-dealer", name = name),
        }
    }

    fn rules_choices(&self) -> Vec<Radio> {
        let sets = self.set_up.offered.iter().enumerate();
        let first_own = self.set_up.offered.iter().position(|set| set.own.is_some());
        let choices = sets.map(|(at, set)| {
            let key = match (set.name.as_str(), &set.own) {
                (AS_PRINTED, None) => Some(letter(Key::P)),
                (LATER_SERIES, None) => Some(letter(Key::L)),
                (DEFAULTS, None) => Some(letter(Key::D)),
                _ => None,
            };
            let mut answer = Answer::with_key(ask(SetUpAsk::Rules(at)), key, set.shown_name());
            if Some(at) == first_own {
                // The key goes round all of them.
                answer.button.key = letter(Key::O).printed();
            }
            answer.button.id = format!("rules {}", set.name);
            Radio {
                answer: answer.second_line(set.about()),
                is_chosen: at == self.set_up.rules,
            }
        });
        choices.collect()
    }

    fn toys_panel(&self, problems: &[Problem]) -> ToysPanel {
        let set_up = &self.set_up;
        let choices = vec![
            Radio {
                answer: Answer::new(
                    ask(SetUpAsk::QuickGame),
                    letter(Key::Q),
                    tell!("set-up-quick"),
                ),
                is_chosen: !set_up.has_toys,
            },
            Radio {
                answer: Answer::new(
                    ask(SetUpAsk::ToysOf(0)),
                    letter(Key::E),
                    tell!("set-up-enter-toys"),
                ),
                is_chosen: set_up.has_toys,
            },
        ];
        let of_toys = problems
            .iter()
            .find(|problem| matches!(problem.at, Spot::Toy(..) | Spot::Secret(_)));
        let problem = of_toys.map(|problem| match problem.at {
            Spot::Toy(seat, _) | Spot::Secret(seat) | Spot::Name(seat) => {
                format!("{}: {}", self.typed_name(seat), problem.words)
            }
            Spot::Whole => problem.words.clone(),
        });
        ToysPanel {
            choices,
            about: if set_up.has_toys {
                String::new()
            } else {
                tell!("set-up-quick-about")
            },
            rows: if set_up.has_toys {
                (0..set_up.players.len())
                    .map(|seat| self.toys_row(set_up, seat))
                    .collect()
            } else {
                Vec::new()
            },
            problem,
        }
    }

    fn toys_row(&self, set_up: &SetUp, seat: usize) -> ToysRow {
        let player = set_up.players.get(seat);
        let toys = (0..BAKUGAN_EACH).map(|at| {
            let toy = player.and_then(|player| form::toy(player, at, &self.texts).ok());
            let toy = toy.unwrap_or_default();
            let usual = tell!("set-up-toy", number = at + 1);
            let name = toy.name.unwrap_or(usual);
            let name = match toy.attribute {
                Some(attribute) => format!("{} {name}", attribute.name()),
                None => name,
            };
            let power = toy.g_power.map(|power| format!("{power} G"));
            (toy.attribute.map(shape_of), name, power.unwrap_or_default())
        });
        let (gates, abilities) = player
            .map(|player| form::secrets(player, &self.texts))
            .unwrap_or_default();
        ToysRow {
            name: self.typed_name(seat),
            toys: toys.collect(),
            secret: tell!(
                "set-up-secret-count",
                gates = gates.len(),
                abilities = abilities.len()
            ),
        }
    }

    /// How the camera is, in a sentence; true when it sees the table.
    pub(in super::super) fn camera_line(&self) -> (bool, String) {
        let gates = self.sight.gates.len();
        match (&self.eye, self.sight.is_running) {
            (None, _) => (false, tell!("camera-line-none")),
            (Some(_), false) => (false, tell!("camera-line-waits")),
            (Some(_), true) if gates == 0 => (true, tell!("camera-line-ready")),
            (Some(_), true) => (true, tell!("camera-line-gates", count = gates)),
        }
    }

    /// The button to the camera's page.
    fn camera_answer(&self) -> Answer {
        Answer::new(
            Ask::Go(Destination::Camera),
            letter(Key::C),
            tell!("set-up-check-camera"),
        )
    }
}
