//! Scripts: a whole game in a plain text file, one command a line.
//!
//! The lines up to `begin` are the head: which game, who plays, by which house rules. Every line after it is a command in
//! plain words, or `undo`, `redo`, `replace N COMMAND`; `#` begins a comment. A line that begins with `{` is the same in
//! JSON, as a program writes it.
//!
//! ```
//! use rollcall::rules::script::{Outcome, run};
//!
//! let ran = run("
//!     game bakugan
//!     players Mia, Ben
//!     begin
//!     gates set
//!     roll Mia 1
//!     open on 2
//! ", &[]).expect("it can be read");
//! let Outcome::Entered { said, .. } = &ran.lines[2].results[0] else { panic!("it is allowed") };
//! assert_eq!(said[0].sentence, "Mia's Bakugan 1 opens and stands on Gate 2.");
//! ```
//!
//! A game can be scripted once it implements [`Scripted`] and stands in [`GAMES`].

mod head;
mod json;
mod near;
mod play;
#[cfg(test)]
mod tests;
mod words;

pub use head::{Head, Placed, Rulings};
pub use near::{nearest, with_nearest};
pub use play::{Line, Outcome, Ruling, RulingValue, Said};
pub use words::{Problem, Words};

use super::all_out::AllOut;
use super::bakugan::Bakugan;
use super::got_five::GotFive;
use super::kaboodl::Kaboodl;
use super::rule_set::{RuleSet, RuleSetProblem, WrittenRuleSet};
use super::{GameKind, Ledger, Rules, Table};

/// How one kind of line is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usage {
    /// The form: words as they are written, in capitals what stands for something: "open on GATE".
    pub form: &'static str,
    /// What it does, in a few words.
    pub means: &'static str,
}

impl Usage {
    /// A form with its meaning.
    pub const fn new(form: &'static str, means: &'static str) -> Self {
        Self { form, means }
    }

    /// The words with which such a line begins.
    pub(super) fn phrase(&self) -> String {
        let fixed = |word: &&str| word.starts_with(|letter: char| letter.is_lowercase());
        let words: Vec<&str> = self.form.split_whitespace().take_while(fixed).collect();
        words.join(" ")
    }
}

/// The commands that every game has.
pub const GENERAL: [Usage; 6] = [
    Usage::new("undo", "takes back the last step"),
    Usage::new("redo", "brings it back"),
    Usage::new(
        "replace ENTRY COMMAND",
        "corrects an older entry; misfits after it: ... dropping 7, 9 or ... stopping at 7",
    ),
    Usage::new("rule RULE VALUE", "answers or changes a house rule"),
    Usage::new(
        "from camera FRAME PERCENT% COMMAND",
        "the same, as a camera's call",
    ),
    Usage::new("wait NUMBER s", "lets time pass: ms, s or min"),
];

/// The lines that every game's head may have.
pub fn general_head() -> impl Iterator<Item = Usage> {
    head::GENERAL
        .iter()
        .map(|(form, means)| Usage::new(form, means))
}

/// A rulebook whose commands can be written in plain words.
pub trait Scripted: Rules {
    /// Lines that only this game's head has; each form begins with one word.
    const HEAD: &'static [Usage];
    /// Its commands. Each form begins with the words by which `command` knows it.
    const COMMANDS: &'static [Usage];

    /// The set-up that a head describes.
    ///
    /// # Errors
    /// What is wrong with it, at its place or at `begin`.
    fn setup(head: &Head<Self::Rule>) -> Result<Self::Setup, Problem>;

    /// Takes the words of one command. What the rules say of it is not asked here; names and numbers are those of this
    /// state.
    ///
    /// # Errors
    /// When the words are none of its commands.
    fn command(&self, words: &mut Words) -> Result<Self::Command, Problem>;

    /// The game in play, as one of all games.
    fn table(ledger: Ledger<Self>) -> Table;
}

/// One game that can be scripted.
#[derive(Debug, Clone, Copy)]
pub struct Game {
    /// Which one.
    pub kind: GameKind,
    /// The word by which scripts and rule sets name it.
    pub word: &'static str,
    /// Lines that only this game's head has.
    pub head: &'static [Usage],
    /// Its commands.
    pub commands: &'static [Usage],
    play: fn(&Unread<'_>) -> Result<Ran, Vec<Problem>>,
    check_rules: fn(&WrittenRuleSet) -> Result<(), RuleSetProblem>,
}

impl Game {
    const fn of<R: Scripted>(word: &'static str) -> Self {
        Self {
            kind: R::KIND,
            word,
            head: R::HEAD,
            commands: R::COMMANDS,
            play: play::<R>,
            check_rules: check_rules::<R>,
        }
    }

    /// Checks a rule set for this game; what it inherits from is not looked at.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check_rules(&self, set: &WrittenRuleSet) -> Result<(), RuleSetProblem> {
        (self.check_rules)(set)
    }
}

/// The games that can be scripted.
pub const GAMES: &[Game] = &[
    Game::of::<Bakugan>("bakugan"),
    Game::of::<Kaboodl>("kaboodl"),
    Game::of::<AllOut>("all_out"),
    Game::of::<GotFive>("got_five"),
];

/// A script that was played.
#[derive(Debug, Clone)]
pub struct Ran {
    /// What came of each line that says something, in order.
    pub lines: Vec<Line>,
    /// The game at the end.
    pub table: Table,
}

/// A script before its game is known: its lines, and where the one stands that names the game.
#[derive(Debug)]
struct Unread<'a> {
    lines: Vec<(usize, &'a str)>,
    sets: &'a [WrittenRuleSet],
}

fn check_rules<R: Scripted>(set: &WrittenRuleSet) -> Result<(), RuleSetProblem> {
    RuleSet::<R::Rule>::check(set).map(|_| ())
}

/// Plays a script; `sets` are the rule sets that its head may name beside those that are there for good.
///
/// # Errors
/// Every line that cannot be read. What the rules refuse is a result, not an error.
pub fn run(text: &str, sets: &[WrittenRuleSet]) -> Result<Ran, Vec<Problem>> {
    let script = Unread {
        lines: lines_of(text),
        sets,
    };
    let game = named_in(&script.lines).map_err(|problem| vec![problem])?;
    (game.play)(&script)
}

/// The game that a script names in its first line.
///
/// # Errors
/// When it names none.
pub fn game_of(text: &str) -> Result<&'static Game, Problem> {
    named_in(&lines_of(text))
}

/// The lines that say something, with their numbers.
fn lines_of(text: &str) -> Vec<(usize, &str)> {
    // Some editors begin a file with this mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let says = |line: &str| !line.is_empty() && !line.starts_with('#');
    (1..)
        .zip(text.lines())
        .filter(|(_, line)| says(line.trim_start()))
        .collect()
}

fn named_in(lines: &[(usize, &str)]) -> Result<&'static Game, Problem> {
    let Some((number, text)) = lines.first() else {
        return Err(Problem {
            line: 1,
            column: 1,
            why: format!("the script is empty; it begins with: {}", begins()),
        });
    };
    let games = GAMES.iter().map(|game| (game.word, game));
    if text.trim_start().starts_with('{') {
        let name = json::game(*number, text)?;
        return games
            .into_iter()
            .find(|(word, _)| word.eq_ignore_ascii_case(&name))
            .map(|(_, game)| game)
            .ok_or_else(|| Problem {
                line: *number,
                column: 1,
                why: format!("there is no game \"{name}\"; it begins with: {}", begins()),
            });
    }
    let mut words = Words::of(*number, text)?;
    if !words.take("game") {
        return Err(words.problem(format!("a script begins with: {}", begins())));
    }
    let game = words.pick("a game", games)?;
    words.end()?;
    Ok(game)
}

fn begins() -> String {
    let games: Vec<String> = GAMES
        .iter()
        .map(|game| format!("game {}", game.word))
        .collect();
    games.join(" / ")
}

fn play<R: Scripted>(script: &Unread<'_>) -> Result<Ran, Vec<Problem>> {
    let one = |problem| vec![problem];
    let Some(((first, text), rest)) = script.lines.split_first() else {
        return Err(Vec::new());
    };
    let (setup, rulings, body) = if text.trim_start().starts_with('{') {
        let (setup, rulings) = json::setup::<R::Setup>(*first, text).map_err(one)?;
        (setup, rulings, rest)
    } else {
        head_of::<R>(rest, *first, script.sets)?
    };
    let mut player = play::Player::<R>::new(setup, rulings);
    let mut lines = Vec::new();
    let mut problems = Vec::new();
    for (number, text) in body {
        match player.line(*number, text) {
            Ok(line) => lines.extend(line),
            Err(problem) => problems.push(problem),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(Ran {
        lines,
        table: R::table(player.ledger),
    })
}

type Begun<'a, S> = (S, Rulings, &'a [(usize, &'a str)]);

fn head_of<'a, R: Scripted>(
    lines: &'a [(usize, &'a str)],
    first: usize,
    sets: &[WrittenRuleSet],
) -> Result<Begun<'a, R::Setup>, Vec<Problem>> {
    let mut head = Vec::new();
    let mut problems = Vec::new();
    let mut begin = None;
    for (at, (number, text)) in lines.iter().enumerate() {
        match Words::of(*number, text) {
            Ok(mut words) => {
                if words.take("begin") {
                    problems.extend(words.end().err());
                    begin = Some((at, *number));
                    break;
                }
                head.push(words);
            }
            Err(problem) => problems.push(problem),
        }
    }
    let last = lines.last().map_or(first, |(number, _)| *number);
    let (at, number) = begin.unwrap_or((lines.len(), last));
    let own: Vec<&'static str> = R::HEAD
        .iter()
        .filter_map(|usage| usage.form.split_whitespace().next())
        .collect();
    let read = Head::<R::Rule>::read(head, number, &own, sets);
    if begin.is_none() {
        // Then every command looks like a bad line of the set-up: the first will do.
        problems.extend(read.err().into_iter().flatten().next());
        problems.push(Problem {
            line: last,
            column: 1,
            why: "the set-up has no end: put a line with the word begin after it".to_owned(),
        });
        return Err(problems);
    }
    let head = match read {
        Ok(head) if problems.is_empty() => head,
        Ok(_) => return Err(problems),
        Err(more) => {
            problems.extend(more);
            problems.sort();
            return Err(problems);
        }
    };
    let setup = R::setup(&head).map_err(|problem| vec![problem])?;
    Ok((setup, head.rulings, lines.get(at + 1..).unwrap_or(&[])))
}
