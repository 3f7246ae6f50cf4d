//! The sheets of the tools.

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, ENTER, Shortcut, digit};
use super::super::panel::sheet::Art;
use super::super::panel::{Sheet, SheetRow};
use super::super::pick::Form;
use super::super::settings::TURNS;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::clock::shown;
use super::{Poll, Tool, ToolAsk};
use crate::rules::CoinSide;
use crate::rules::remark::MOST_DICE;

fn ask(tool: ToolAsk) -> Ask {
    Ask::Tool(tool)
}

fn letter(key: Key) -> Shortcut {
    Shortcut::plain(key)
}

impl RefereeApp {
    /// The sheet of a tool.
    pub(in super::super) fn tool_sheet(&self, tool: &Tool) -> Sheet {
        let back = || Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back"));
        let all = Ask::Tool(ToolAsk::Show(Tool::All));
        let to_all = Answer::new(all, letter(Key::T), tell!("tools-all"));
        let (title, mut rows, mut answers) = match tool {
            Tool::All => (Act::Tools.label(), Vec::new(), self.all_tools()),
            Tool::Coin(fell) => self.coin(*fell),
            Tool::Dice(fell) => dice(fell),
            Tool::Lot(seat) => {
                let art = Art::Player(seat.index(), self.name_of(*seat));
                let again = Answer::new(ask(ToolAsk::Draw), ENTER, tell!("tools-draw-again"));
                let title = tell!("tools-lot-fell", name = self.name_of(*seat));
                (title, vec![SheetRow::Art(art)], vec![again.filled()])
            }
            Tool::Vote(poll) => self.vote(poll),
            Tool::Clock => self.clock_tool(),
            Tool::Review(None) => self.who_reviews(),
            Tool::Review(Some(seat)) => {
                let name = self.name_of(*seat);
                let line = self.line_to_review();
                let said = line.map_or_else(String::new, |line| line.sentences.join(" "));
                let reviewed = |was_wrong| {
                    ask(ToolAsk::Reviewed {
                        seat: *seat,
                        was_wrong,
                    })
                };
                let stands = tell!("tools-review-right");
                let wrong = tell!("tools-review-wrong");
                let lost = tell!("tools-review-lost", name = name.as_str());
                let kept = tell!("tools-review-kept", name = name.as_str());
                let answers = [(false, stands, lost), (true, wrong, kept)];
                let answers = answers.into_iter().enumerate().filter_map(|(at, one)| {
                    let (was_wrong, words, follows) = one;
                    let answer = Answer::new(reviewed(was_wrong), digit(at)?, words);
                    Some(answer.second_line(follows))
                });
                (
                    tell!("tools-review-of", name = name),
                    vec![SheetRow::Paragraph(Words::plain(said))],
                    answers.collect(),
                )
            }
        };
        if *tool != Tool::All {
            answers.push(to_all);
        }
        answers.push(back());
        rows.push(SheetRow::Columns(answers));
        Sheet {
            title,
            rows,
            is_wide: false,
        }
    }

    fn all_tools(&self) -> Vec<Answer> {
        let clock = match self.preferences.turn_clock_seconds {
            0 => tell!("settings-clock-off"),
            _ if self.turn_clock.is_paused() => tell!("tools-clock-paused"),
            seconds => tell!("settings-seconds", seconds = seconds),
        };
        let mut tools = vec![
            (ToolAsk::Toss, tell!("tools-coin"), String::new()),
            (
                ToolAsk::Throw(1),
                tell!("tools-dice"),
                tell!("tools-dice-about"),
            ),
            (ToolAsk::Draw, tell!("tools-lot"), tell!("tools-lot-about")),
        ];
        if self.coin_decides().is_some() {
            // What hangs on it is shown before it is tossed.
            tools[0].0 = ToolAsk::Show(Tool::Coin(None));
        }
        let mut asks: Vec<(Ask, String, String)> = tools
            .into_iter()
            .map(|(tool, words, about)| (ask(tool), words, about))
            .collect();
        asks.push((
            Ask::Form(Form::Question),
            tell!("tools-vote"),
            tell!("tools-vote-about"),
        ));
        asks.push((ask(ToolAsk::Show(Tool::Clock)), tell!("tools-clock"), clock));
        let reviews: Vec<String> = self.reviews_in_words();
        if !reviews.is_empty() {
            asks.push((
                ask(ToolAsk::Show(Tool::Review(None))),
                tell!("tools-review"),
                reviews.join(", "),
            ));
        }
        asks.push((
            Ask::Form(Form::Note),
            tell!("pick-note"),
            tell!("tools-note-about"),
        ));
        let answers = asks
            .into_iter()
            .enumerate()
            .map(|(at, (ask, words, about))| {
                Answer::with_key(ask, digit(at), words).second_line(about)
            });
        answers.collect()
    }

    /// "Mia 1": how many reviews everybody has left; nothing where the table plays without them.
    fn reviews_in_words(&self) -> Vec<String> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        let names = play.standing().names;
        let left = names.iter().filter_map(|(seat, name)| {
            let left = self.reviews_left(seat)?;
            Some(format!("{name} {left}"))
        });
        left.collect()
    }

    fn coin(&self, fell: Option<CoinSide>) -> (String, Vec<SheetRow>, Vec<Answer>) {
        let title = match fell {
            None => tell!("tools-coin"),
            Some(CoinSide::Heads) => tell!("tools-heads"),
            Some(CoinSide::Tails) => tell!("tools-tails"),
        };
        let mut rows = vec![SheetRow::Art(Art::Coin(fell.unwrap_or(CoinSide::Heads)))];
        if let (None, Some([heads, tails])) = (fell, self.coin_decides()) {
            rows.push(SheetRow::Paragraph(Words::plain(tell!(
                "tools-coin-decides",
                heads = heads.words(),
                tails = tails.words()
            ))));
        }
        let words = if fell.is_some() {
            tell!("tools-toss-again")
        } else {
            tell!("tools-toss")
        };
        let toss = Answer::new(ask(ToolAsk::Toss), ENTER, words).filled();
        (title, rows, vec![toss])
    }

    fn vote(&self, poll: &Poll) -> (String, Vec<SheetRow>, Vec<Answer>) {
        let players = self.players_at_table();
        let cast = poll.cast();
        let about = tell!("tools-vote-cast", cast = cast, players = players);
        let is_full = cast >= players;
        let mut answers: Vec<Answer> = poll
            .answers
            .iter()
            .enumerate()
            .map(|(at, (answer, votes))| {
                let label = format!("{}: {votes}", answer.words());
                let mut answer = Answer::with_key(ask(ToolAsk::VoteFor(at)), digit(at), label);
                answer.button.id = format!("vote {at}");
                if is_full {
                    answer = answer.off(tell!("tools-vote-full"));
                }
                answer
            })
            .collect();
        let mut count = Answer::new(ask(ToolAsk::Count), ENTER, tell!("tools-vote-count")).filled();
        if cast == 0 {
            count = count.off(tell!("tools-vote-nobody"));
        }
        answers.push(count);
        answers.push(Answer::new(
            ask(ToolAsk::VoteAnew),
            letter(Key::N),
            tell!("tools-vote-anew"),
        ));
        let rows = vec![SheetRow::Paragraph(Words::plain(about))];
        (poll.question.clone(), rows, answers)
    }

    fn clock_tool(&self) -> (String, Vec<SheetRow>, Vec<Answer>) {
        let turn_seconds = self.preferences.turn_clock_seconds;
        let left = self
            .turn_clock
            .left_seconds(turn_seconds, self.screen_seconds);
        let now = match left {
            Some(left) => SheetRow::Art(Art::Time(shown(left))),
            None => SheetRow::Paragraph(Words::bold(tell!("settings-clock-off"))),
        };
        let rows = vec![
            now,
            SheetRow::Text(Words::quiet(tell!("tools-clock-about"))),
        ];
        let mut answers: Vec<Answer> = TURNS
            .iter()
            .enumerate()
            .map(|(at, seconds)| {
                let words = match seconds {
                    0 => tell!("settings-clock-off"),
                    seconds => tell!("settings-seconds", seconds = *seconds),
                };
                let mut answer =
                    Answer::with_key(ask(ToolAsk::ClockSeconds(*seconds)), digit(at), words);
                answer.button.is_chosen = *seconds == turn_seconds;
                answer
            })
            .collect();
        if turn_seconds > 0 {
            let words = if self.turn_clock.is_paused() {
                tell!("tools-clock-go-on")
            } else {
                tell!("tools-clock-pause")
            };
            answers.push(Answer::new(ask(ToolAsk::PauseClock), letter(Key::P), words));
            let again = tell!("tools-clock-again");
            answers.push(Answer::new(
                ask(ToolAsk::RestartClock),
                letter(Key::N),
                again,
            ));
        }
        let title = if self.turn_clock.is_paused() && turn_seconds > 0 {
            format!("{}, {}", tell!("tools-clock"), tell!("tools-clock-paused"))
        } else {
            tell!("tools-clock")
        };
        (title, rows, answers)
    }

    fn who_reviews(&self) -> (String, Vec<SheetRow>, Vec<Answer>) {
        let line = self.line_to_review();
        let names = self.play.as_ref().map(|play| play.standing().names);
        let mut answers = Vec::new();
        for (seat, name) in names.iter().flat_map(|names| names.iter()) {
            let Some(left) = self.reviews_left(seat) else {
                continue;
            };
            let show = ask(ToolAsk::Show(Tool::Review(Some(seat))));
            let mut answer = Answer::with_key(show, digit(seat.index()), name.clone())
                .second_line(tell!("tools-reviews-left", left = left));
            if left == 0 {
                answer = answer.off(tell!("tools-no-review-left"));
            } else if line.is_none() {
                answer = answer.off(tell!("tools-nothing-to-review"));
            }
            answers.push(answer);
        }
        let said = line.map_or_else(
            || Words::quiet(tell!("tools-nothing-to-review")),
            |line| Words::plain(line.sentences.join(" ")),
        );
        let rows = vec![
            SheetRow::Paragraph(said),
            SheetRow::Text(Words::quiet(tell!("tools-review-about"))),
        ];
        (tell!("tools-who-reviews"), rows, answers)
    }

    /// What the banner says of the turn clock: the time that is left, and how it looks.
    pub(in super::super) fn clock_in_banner(&self) -> Option<(String, Tone)> {
        let turn_seconds = self.preferences.turn_clock_seconds;
        let left = self
            .turn_clock
            .left_seconds(turn_seconds, self.screen_seconds)?;
        let tone = match left {
            _ if self.turn_clock.is_paused() => Tone::Quiet,
            left if left <= 0.0 => Tone::Danger,
            left if super::TurnClock::is_nearly_up(left) => Tone::Warning,
            _ => Tone::Plain,
        };
        Some((shown(left), tone))
    }
}

fn dice(fell: &[u8]) -> (String, Vec<SheetRow>, Vec<Answer>) {
    let sum: u32 = fell.iter().map(|face| u32::from(*face)).sum();
    let again = ask(ToolAsk::Throw(fell.len().max(1)));
    let answers = vec![Answer::new(again, ENTER, tell!("tools-throw-again")).filled()];
    let mut counts = Vec::new();
    for count in 1..=MOST_DICE {
        let said = tell!("tools-so-many-dice", count = count);
        let throw = ask(ToolAsk::Throw(count));
        let mut answer = Answer::with_key(throw, digit(count - 1), "").said_as(said);
        answer.button.id = format!("dice {count}");
        answer.button.is_chosen = count == fell.len();
        counts.push(answer);
    }
    (
        tell!("tools-dice-fell", sum = sum),
        vec![
            SheetRow::Art(Art::Dice(fell.to_vec())),
            SheetRow::Text(Words::quiet(tell!("tools-how-many-dice"))),
            SheetRow::Buttons(counts),
        ],
        answers,
    )
}
