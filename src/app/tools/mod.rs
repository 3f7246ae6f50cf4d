//! What lies beside every table: coin, dice, a lot, a vote, the turn clock, a review of a call, a note.
//!
//! Chance is drawn here and enters the log as a fact like any other deed; each can be undone.
//!
//! | file | what it is |
//! | --- | --- |
//! | `beside.rs` | what the table does, as deeds of whichever game is in play |
//! | `clock.rs` | the turn clock, without a screen |
//! | `review.rs` | how many reviews each player has left, and what follows from one |
//! | `view.rs` | the sheets of the tools |

mod beside;
mod clock;
mod review;
mod view;

use rand::Rng as _;

pub use beside::AnyVote;
pub use clock::TurnClock;

use super::perform::HASTE_SECONDS;
use super::play::Deed;
use super::state::{Over, RefereeApp};
use super::tongue::tell;
use crate::rules::remark::MOST_DICE;
use crate::rules::{CoinSide, Remark, Seat, Source};

/// The tool that lies over the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Tool {
    /// All of them, to choose from.
    All,
    /// A coin; how it fell, once it was tossed.
    Coin(Option<CoinSide>),
    /// Dice; what they show, once they were thrown.
    Dice(Vec<u8>),
    /// Who was drawn by lot.
    Lot(Seat),
    /// A vote under way.
    Vote(Poll),
    /// The turn clock.
    Clock,
    /// Who asks for a review of the last call; the player, once that is said.
    Review(Option<Seat>),
}

/// A vote under way.
#[derive(Debug, Clone, PartialEq)]
pub struct Poll {
    /// What is voted on.
    pub question: String,
    /// The answers with what follows from each, and the votes so far.
    pub answers: Vec<(AnyVote, u8)>,
}

/// What can be asked of the tools.
#[derive(Debug, Clone, PartialEq)]
pub enum ToolAsk {
    /// Open all of them, or close them.
    Open,
    /// Show this one.
    Show(Tool),
    /// Toss the coin.
    Toss,
    /// Throw so many dice.
    Throw(usize),
    /// Draw a player by lot.
    Draw,
    /// One vote for the answer with this place.
    VoteFor(usize),
    /// Take all votes back.
    VoteAnew,
    /// Count the votes.
    Count,
    /// A turn may take so many seconds; 0 for as long as one likes.
    ClockSeconds(u16),
    /// Stop the turn clock, or let it go on.
    PauseClock,
    /// The turn begins anew on the clock.
    RestartClock,
    /// The review that was asked for shows that the call was right, or wrong.
    Reviewed {
        /// Who asked for it.
        seat: Seat,
        /// True when the call was wrong.
        was_wrong: bool,
    },
}

impl RefereeApp {
    /// Carries out what was asked of the tools.
    pub(super) fn perform_tool(&mut self, ask: ToolAsk) {
        match ask {
            ToolAsk::Open if matches!(self.over, Over::Tools(_)) => self.over = Over::Nothing,
            ToolAsk::Open => self.show_tool(Tool::All),
            ToolAsk::Show(tool) => self.show_tool(tool),
            ToolAsk::Toss => self.toss(),
            ToolAsk::Throw(count) => {
                if self.is_tool_in_haste() {
                    return;
                }
                let mut random = rand::rng();
                let count = count.clamp(1, MOST_DICE);
                let fell: Vec<u8> = (0..count).map(|_| random.random_range(1..=6)).collect();
                self.enter_remark(Remark::Dice(fell.clone()), Tool::Dice(fell));
            }
            ToolAsk::Draw => {
                let players = self.players_at_table();
                if players == 0 || self.is_tool_in_haste() {
                    return;
                }
                let drawn = rand::rng().random_range(0..players);
                let seat = Seat(u8::try_from(drawn).unwrap_or(0));
                self.enter_remark(Remark::Lot(seat), Tool::Lot(seat));
            }
            ToolAsk::VoteFor(place) => self.vote_for(place),
            ToolAsk::VoteAnew => {
                if let Some(poll) = self.poll() {
                    poll.answers.iter_mut().for_each(|(_, votes)| *votes = 0);
                }
            }
            ToolAsk::Count => self.count_votes(),
            ToolAsk::ClockSeconds(seconds) => {
                self.preferences.turn_clock_seconds = seconds;
                self.turn_clock.restart(self.screen_seconds);
                self.tell_settings();
            }
            ToolAsk::PauseClock => self.turn_clock.pause_or_go_on(self.screen_seconds),
            ToolAsk::RestartClock => self.turn_clock.restart(self.screen_seconds),
            ToolAsk::Reviewed { seat, was_wrong } => self.reviewed(seat, was_wrong),
        }
    }

    /// How many play; 0 without a match.
    pub(super) fn players_at_table(&self) -> usize {
        let players = self.play.as_ref();
        players.map_or(0, |play| play.standing().names.count())
    }

    fn show_tool(&mut self, tool: Tool) {
        self.over = Over::Tools(Box::new(tool));
    }

    /// True when a tool was pressed a moment ago: the finger meant one.
    fn is_tool_in_haste(&mut self) -> bool {
        let now = self.screen_seconds;
        let before = self.tool_at.replace(now);
        before.is_some_and(|at| now - at < HASTE_SECONDS)
    }

    /// Writes a remark down and shows what came of it.
    fn enter_remark(&mut self, remark: Remark, shown: Tool) {
        let deed = self.play.as_ref().map(|play| play.remark(remark));
        if let Some(deed) = deed {
            self.enter_and_show(deed, shown);
        }
    }

    fn toss(&mut self) {
        if self.is_tool_in_haste() {
            return;
        }
        let fell = if rand::rng().random_bool(0.5) {
            CoinSide::Heads
        } else {
            CoinSide::Tails
        };
        let deed = match self.coin_decides() {
            Some([heads, tails]) => self
                .play
                .as_ref()
                .and_then(|play| play.decided_by_coin((heads, tails), fell)),
            None => None,
        };
        match deed {
            Some(deed) => self.enter_and_show(deed, Tool::Coin(Some(fell))),
            None => self.enter_remark(Remark::Coin(fell), Tool::Coin(Some(fell))),
        }
    }

    /// What the two sides of a coin mean, where exactly two answers are open to the table.
    pub(super) fn coin_decides(&self) -> Option<[AnyVote; 2]> {
        let open = self.play.as_ref()?.open_to_vote();
        // Where the turn may also pass, a coin has too few sides.
        if open.iter().any(AnyVote::is_pass) {
            return None;
        }
        let wins: Vec<AnyVote> = open.into_iter().filter(AnyVote::is_win).collect();
        wins.try_into().ok()
    }

    fn enter_and_show(&mut self, deed: Deed, shown: Tool) {
        if self.enter(deed, Source::Referee) {
            self.show_tool(shown);
        }
    }

    /// Begins a vote on a question that was typed; what the game leaves to the table is on the list by itself.
    pub(super) fn begin_vote(&mut self, question: &str) {
        let question = question.trim();
        let open = self
            .play
            .as_ref()
            .map(|play| play.open_to_vote())
            .unwrap_or_default();
        let answers = if open.len() >= 2 {
            open
        } else {
            [tell!("tools-vote-yes"), tell!("tools-vote-no")]
                .into_iter()
                .map(AnyVote::noted)
                .collect()
        };
        self.show_tool(Tool::Vote(Poll {
            question: if question.is_empty() {
                tell!("tools-vote-question")
            } else {
                question.to_owned()
            },
            answers: answers.into_iter().map(|answer| (answer, 0)).collect(),
        }));
    }

    fn poll(&mut self) -> Option<&mut Poll> {
        match &mut self.over {
            Over::Tools(tool) => match tool.as_mut() {
                Tool::Vote(poll) => Some(poll),
                _ => None,
            },
            _ => None,
        }
    }

    fn vote_for(&mut self, place: usize) {
        let players = self.players_at_table();
        let Some(poll) = self.poll() else {
            return;
        };
        if poll.cast() < players
            && let Some((_, votes)) = poll.answers.get_mut(place)
        {
            *votes += 1;
        }
    }

    fn count_votes(&mut self) {
        let Some(poll) = self.poll().cloned() else {
            return;
        };
        if poll.cast() == 0 {
            return;
        }
        let deed = self
            .play
            .as_ref()
            .map(|play| play.voted(&poll.question, &poll.answers));
        if let Some(deed) = deed {
            self.enter(deed, Source::Referee);
        }
    }
}

impl Poll {
    /// How many votes were cast.
    pub fn cast(&self) -> usize {
        self.answers
            .iter()
            .map(|(_, votes)| usize::from(*votes))
            .sum()
    }
}
