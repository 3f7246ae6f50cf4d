//! From a match of Kaboodl to what its screen says.

use eframe::egui::Key;

use super::super::art::creatures::{colours, creatures};
use super::super::ask::{Answer, Ask};
use super::super::board::{Finish, plain, signed};
use super::super::keys::Shortcut;
use super::super::play::{Deed, Play};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::sets::{score_lines, together};
use super::{GridCard, KaboodlBody, KaboodlColumn};
use crate::rules::kaboodl::{Basis, Command, Event, Kaboodl, Phase, Place, Score};
use crate::rules::{BySeat, Rules as _, Seat};

/// The key of a place in the grid: the letters of three rows of the keyboard, as the language's keyboards have them.
pub(super) fn grid_key(place: usize) -> Option<Shortcut> {
    let letters = tell!("kaboodl-grid-keys");
    let letter = letters.chars().nth(place)?;
    Key::from_name(&letter.to_string()).map(Shortcut::plain)
}

impl RefereeApp {
    /// What the body of the screen says of a match of Kaboodl.
    pub(in super::super) fn kaboodl_body(&self, play: &Play, now: &Kaboodl) -> KaboodlBody {
        KaboodlBody {
            grid: self.kaboodl_grid(now),
            prompt: self.kaboodl_prompt(play, now),
            ruling: self.ruling_question(),
            players: self.kaboodl_columns(now),
            finish: self.kaboodl_finish(now),
        }
    }

    fn kaboodl_grid(&self, now: &Kaboodl) -> Vec<GridCard> {
        let grid = now.grid();
        let (looks, hues) = (creatures(&grid.creatures), colours(&grid.colours));
        // What the rules offer now, by the card that is pressed for it.
        let choices = now.choices();
        let offered = |wanted: &Command| choices.iter().any(|choice| choice.command == *wanted);
        let off_because = match now.phase() {
            Phase::ToDraw => tell!("kaboodl-card-draw-first"),
            _ => tell!("kaboodl-card-off"),
        };
        now.cards()
            .enumerate()
            .filter_map(|(place, (id, card, at))| {
                let (creature, colour) = (usize::from(card.creature), usize::from(card.colour));
                let key = grid_key(place);
                let name = now.card_name(id);
                let owner = match at {
                    Place::With(seat) => Some(seat),
                    Place::Kaboodl | Place::Out => None,
                };
                let (command, label) = match (owner, now.steal_of(id)) {
                    (Some(seat), Some(_)) => {
                        let from = self.name_of(seat);
                        let label = tell!("kaboodl-keeps", name = from, card = name.as_str());
                        (Command::Block { card: id }, label)
                    }
                    (Some(seat), None) => {
                        let from = self.name_of(seat);
                        let label = tell!("kaboodl-steal", card = name.as_str(), name = from);
                        (Command::Steal { card: id }, label)
                    }
                    (None, _) => {
                        let wilds = self.wilds;
                        let label = tell!("kaboodl-collect", card = name.as_str());
                        (Command::Collect { card: id, wilds }, label)
                    }
                };
                let answer = (self.needed_ruling.is_none() && offered(&command))
                    .then(|| Answer::with_key(Ask::Enter(Deed::Kaboodl(command)), key, label));
                Some(GridCard {
                    creature: (
                        looks.get(creature).copied()?,
                        grid.creature_name(card.creature)?,
                    ),
                    colour: (hues.get(colour).copied()?, grid.colour_name(card.colour)?),
                    dots: card.dots,
                    owner: owner.map(|seat| (seat.index(), self.name_of(seat))),
                    is_out: at == Place::Out,
                    is_wanted: now.steal_of(id).is_some(),
                    key: key.map(Shortcut::printed).unwrap_or_default(),
                    off_because: off_because.clone(),
                    answer,
                    name,
                })
            })
            .collect()
    }

    fn kaboodl_columns(&self, now: &Kaboodl) -> Vec<KaboodlColumn> {
        let standing = now.standing();
        let asked = standing.turn;
        let players = now.players().count();
        let next = now.turn().next(players);
        let scores = now.scores();
        let if_stand = (!now.steals().is_empty()).then(|| scores_if_steals_stand(now));
        now.players()
            .iter()
            .map(|(seat, player)| {
                let score = scores.get(seat).copied().unwrap_or_default();
                let stands = if_stand
                    .as_ref()
                    .and_then(|scores| scores.get(seat))
                    .map(Score::total);
                KaboodlColumn {
                    seat: seat.index(),
                    name: player.name.clone(),
                    state: self.kaboodl_state(now, seat, next),
                    is_active: asked == Some(seat),
                    score: score.total(),
                    match_score: standing
                        .match_scores
                        .as_ref()
                        .and_then(|scores| scores.get(seat).copied()),
                    parts: score_lines(now, seat, &score),
                    if_steals_stand: stands.filter(|points| *points != score.total()),
                    cards: together(now, seat),
                }
            })
            .collect()
    }

    fn kaboodl_state(&self, now: &Kaboodl, seat: Seat, next: Seat) -> String {
        let is_robbed = now.steals().iter().any(|steal| steal.from == seat);
        let may_block = is_robbed
            && now.choices().iter().any(|choice| match choice.command {
                Command::Block { card } => now.place(card) == Some(Place::With(seat)),
                _ => false,
            });
        let hand = now.hand(seat).unwrap_or(0);
        match now.phase() {
            Phase::Over(_) | Phase::RoundOver => String::new(),
            _ if may_block => tell!("kaboodl-state-may-block"),
            _ if is_robbed => tell!("kaboodl-state-cannot-block"),
            Phase::ToDraw if seat == now.turn() => tell!("kaboodl-state-draws"),
            // More than one card: something can still be played before the discard.
            Phase::InTurn if seat == now.turn() && hand > 1 && now.steals().is_empty() => {
                tell!("kaboodl-state-plays")
            }
            Phase::InTurn if seat == now.turn() => tell!("kaboodl-state-discards"),
            _ if seat == next => tell!("bakugan-state-next"),
            _ => String::new(),
        }
    }

    /// The final scores of a round or the match, part by part.
    fn kaboodl_finish(&self, now: &Kaboodl) -> Vec<Finish> {
        let winners: Vec<Seat> = match now.phase() {
            Phase::Over(result) => result.winners(),
            Phase::RoundOver => {
                let last = now.rounds().last();
                last.into_iter()
                    .flat_map(|round| round.winners.iter())
                    .collect()
            }
            _ => return Vec::new(),
        };
        let scores = now.scores();
        let match_scores = now.standing().match_scores;
        now.players()
            .iter()
            .map(|(seat, player)| {
                let score = scores.get(seat).copied().unwrap_or_default();
                let lines = score_lines(now, seat, &score).into_iter();
                let mut parts: Vec<(String, String)> =
                    lines.map(|line| (line.what, signed(line.points))).collect();
                let mut total = score.total();
                if let Some(of_match) = match_scores.as_ref().and_then(|all| all.get(seat)) {
                    let rounds: Vec<(u32, i32)> = (1..)
                        .zip(now.rounds())
                        .map(|(number, round)| {
                            (number, round.scores.get(seat).map_or(0, Score::total))
                        })
                        .collect();
                    let is_over = matches!(now.phase(), Phase::Over(_));
                    let shown = rounds.len() - usize::from(!is_over && !rounds.is_empty());
                    for (number, points) in &rounds[shown.saturating_sub(MOST_ROUNDS)..shown] {
                        let what = tell!("kaboodl-round", number = *number);
                        parts.push((what, plain(*points)));
                    }
                    if is_over {
                        total = *of_match;
                    } else {
                        parts.push((tell!("kaboodl-whole-match"), plain(*of_match)));
                    }
                }
                Finish {
                    seat: seat.index(),
                    name: player.name.clone(),
                    is_winner: winners.contains(&seat),
                    total: plain(total),
                    parts,
                }
            })
            .collect()
    }
}

/// So many rounds are listed.
const MOST_ROUNDS: usize = 4;

/// What the round would be worth if every steal that waits is carried out.
fn scores_if_steals_stand(now: &Kaboodl) -> BySeat<Score> {
    let mut after = now.clone();
    for steal in now.steals() {
        after.apply(&Event::StealDone {
            by: steal.by,
            from: steal.from,
            card: steal.card,
            basis: Basis::Inferred,
        });
    }
    after.scores()
}
