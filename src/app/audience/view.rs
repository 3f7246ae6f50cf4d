//! From the match to what those who watch may read: nothing that lies face down, nothing that only the referee is asked.

use super::super::arbiter::Certainty;
use super::super::bakugan::headline_of;
use super::super::kaboodl::GridCard;
use super::super::panel::table::PictureTexture;
use super::super::panel::{Found, TablePicture};
use super::super::play::{Deed, Play};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use crate::rules::bakugan::{Command, GATES_TO_WIN, Phase};
use crate::rules::{GameKind, MatchResult, Seat, Standing, Table};

/// What those who watch read.
#[derive(Debug, Clone, PartialEq)]
pub struct AudiencePage {
    /// Whose turn it is, or who has won: seat from 0 and name.
    pub seat: Option<(usize, String)>,
    /// "MIA'S TURN".
    pub headline: String,
    /// The game.
    pub game: String,
    /// One fact about it: "first with 3 gates".
    pub fact: String,
    /// What is to be seen.
    pub picture: AudiencePicture,
    /// What happened last; none before the first act.
    pub call: Option<Words>,
    /// The colour of its frame.
    pub call_tone: Tone,
    /// What follows from it in one word: "BATTLE!"; empty for nothing.
    pub follows: String,
    /// The players, in seat order.
    pub scores: Vec<AudienceScore>,
}

/// What is to be seen beside the scores.
#[derive(Debug, Clone, PartialEq)]
pub enum AudiencePicture {
    /// The table, or the picture that decided the last roll.
    Table(Box<TablePicture>),
    /// The twelve cards of Kaboodl.
    Cards(Vec<GridCard>),
    /// The game's own drawing, with what is asked of the table now.
    Game(GameKind, String),
}

/// One player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AudienceScore {
    /// The seat, from 0.
    pub seat: usize,
    /// The name.
    pub name: String,
    /// "rolls now"; empty for nothing.
    pub state: String,
    /// True for whoever acts now, or has won.
    pub is_active: bool,
    /// Gates won and needed; none in games of points.
    pub pips: Option<(usize, usize)>,
    /// Points, or gates won.
    pub score: i32,
    /// The same of the whole match, in words; empty in a match of one game.
    pub whole_match: String,
}

impl AudiencePage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![format!("{} | {} | {}", self.headline, self.game, self.fact)];
        lines.push(match &self.picture {
            AudiencePicture::Table(table) => table.text(),
            AudiencePicture::Cards(cards) => {
                let cards: Vec<&str> = cards.iter().map(|card| card.name.as_str()).collect();
                cards.join("; ")
            }
            AudiencePicture::Game(_, words) => words.clone(),
        });
        if let Some(call) = &self.call {
            lines.push(format!("{} {}", call.text(), self.follows));
        }
        for score in &self.scores {
            lines.push(format!(
                "{} {} {} {}",
                score.name, score.score, score.state, score.whole_match
            ));
        }
        lines.join("\n")
    }
}

impl RefereeApp {
    /// What those who watch read now.
    pub(in super::super) fn audience_page(&self) -> AudiencePage {
        let shown = self.play.as_ref();
        let Some(play) = shown else {
            return AudiencePage {
                seat: None,
                headline: tell!("home-title"),
                game: String::new(),
                fact: String::new(),
                picture: AudiencePicture::Game(
                    self.last_match
                        .as_ref()
                        .map_or(GameKind::Bakugan, |last| last.kind),
                    tell!("audience-soon"),
                ),
                call: None,
                call_tone: Tone::Plain,
                follows: String::new(),
                scores: Vec::new(),
            };
        };
        let standing = play.standing();
        let (seat, headline) = self.banner_headline(play);
        let (call, call_tone, follows) = self.last_call(play);
        AudiencePage {
            seat: seat.map(|seat| (seat.index(), self.name_of(seat))),
            headline,
            game: play.kind().name().to_owned(),
            fact: fact_of_game(play),
            picture: self.audience_picture(play),
            call,
            call_tone,
            follows,
            scores: self.audience_scores(play, &standing),
        }
    }

    /// What happened last: a settled roll as it was called, anything else as the log says it.
    fn last_call(&self, play: &Play) -> (Option<Words>, Tone, String) {
        let follows = match play.bakugan().map(|ledger| ledger.now().phase()) {
            Some(Phase::Battle(_)) => tell!("audience-battle"),
            Some(Phase::TieRoll(_)) => tell!("audience-tie"),
            _ => String::new(),
        };
        if let Some((_, Deed::Bakugan(Command::Settle { fact, .. }))) = play.last_deed()
            // The one key for closed does not say where the ball lies: the log says it better.
            && fact.gate.is_some()
        {
            let words = headline_of(&fact, Certainty::Sure);
            return (Some(words), Tone::Success, follows);
        }
        let lines = self.log_panel(play, play.last_lines(1)).rows.into_iter();
        let words = lines
            .last()
            .filter(|line| line.in_force)
            .map(|line| line.sentence);
        (words, Tone::Plain, follows)
    }

    fn audience_picture(&self, play: &Play) -> AudiencePicture {
        match play.table() {
            Table::Bakugan(ledger) => {
                let mut table = self.table(ledger.now());
                // What the camera only proposes is between it and the referee.
                table.found = None;
                table.label = None;
                table.is_close = false;
                if let Some(evidence) = self.evidence_of_last_roll() {
                    table.texture = evidence.texture.as_ref().map(|texture| PictureTexture {
                        id: texture.id(),
                        size: texture.size_vec2().into(),
                    });
                    for gate in &mut table.gates {
                        let seen = &evidence.gates;
                        gate.corners_in_image = seen
                            .iter()
                            .find(|card| {
                                let shown = self.gate_on_screen(card.index, seen);
                                shown.is_some_and(|shown| shown.index() + 1 == gate.number)
                            })
                            .map(|card| card.corners_in_image);
                    }
                    table.found = evidence.box_in_image.map(|box_in_image| Found {
                        box_in_image,
                        label: String::new(),
                    });
                    table.roll_line_in_image.clear();
                    table.let_go_in_image = None;
                    table.close_to = None;
                    table.is_close = true;
                } else if self.proposal.is_some() {
                    for gate in &mut table.gates {
                        gate.in_question = false;
                    }
                }
                AudiencePicture::Table(Box::new(table))
            }
            Table::Kaboodl(ledger) => {
                AudiencePicture::Cards(self.kaboodl_body(play, ledger.now()).grid)
            }
            Table::AllOut(_) | Table::GotFive(_) => {
                AudiencePicture::Game(play.kind(), play.prompt().headline)
            }
        }
    }

    /// The picture that decided the last act, if that settled a roll.
    fn evidence_of_last_roll(&self) -> Option<&super::Evidence> {
        let (_, roll) = self.last_settled()?;
        let evidence = self.audience.evidence.as_ref()?;
        (evidence.roll == roll && evidence.texture.is_some()).then_some(evidence)
    }

    fn audience_scores(&self, play: &Play, standing: &Standing) -> Vec<AudienceScore> {
        let players = standing.names.count();
        let next = standing.turn.map(|turn| turn.next(players));
        let states = play
            .bakugan()
            .map(|ledger| self.bakugan_players(ledger.now()))
            .unwrap_or_default();
        let scores = standing.names.iter().zip(standing.scores.iter());
        scores
            .map(|((seat, name), (_, score))| {
                let state = states.get(seat.index());
                let has_won = standing.result == Some(MatchResult::Won(seat));
                let is_over = standing.result.is_some();
                let is_turn = standing.turn == Some(seat) && !is_over;
                AudienceScore {
                    seat: seat.index(),
                    name: name.clone(),
                    state: match state {
                        _ if has_won => tell!("bakugan-state-won"),
                        _ if is_over => String::new(),
                        Some(panel) => panel.state.clone(),
                        None if is_turn => tell!("bakugan-state-turn"),
                        None if next == Some(seat) => tell!("bakugan-state-next"),
                        None => String::new(),
                    },
                    is_active: has_won || state.map_or(is_turn, |panel| panel.is_active),
                    pips: play
                        .bakugan()
                        .map(|_| (usize::try_from(*score).unwrap_or(0), GATES_TO_WIN)),
                    score: *score,
                    whole_match: whole_match(standing, seat),
                }
            })
            .collect()
    }
}

/// One fact about the game that those who come late ask for.
fn fact_of_game(play: &Play) -> String {
    let draw_pile = match play.table() {
        Table::Bakugan(_) => return tell!("audience-first-with", gates = GATES_TO_WIN),
        Table::Kaboodl(ledger) => {
            return tell!("banner-round", number = ledger.now().round());
        }
        Table::AllOut(ledger) => ledger.now().draw_pile(),
        Table::GotFive(ledger) => ledger.now().draw_pile(),
    };
    draw_pile.map_or_else(String::new, |cards| {
        tell!("banner-draw-pile", cards = cards)
    })
}

fn whole_match(standing: &Standing, seat: Seat) -> String {
    let all = standing.match_scores.as_ref();
    let score = all.and_then(|all| all.get(seat));
    score.map_or_else(String::new, |score| {
        tell!("audience-whole-match", score = *score)
    })
}
