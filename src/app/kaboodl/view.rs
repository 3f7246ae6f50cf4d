//! From a match of Kaboodl to what its screen says.

use eframe::egui::Key;

use super::super::art::creatures::{colours, creatures};
use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, ENTER, Shortcut};
use super::super::panel::Question;
use super::super::pick::Pick;
use super::super::play::{Deed, Play};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::Words;
use super::{GridCard, KaboodlBody, KaboodlColumn};
use crate::rules::kaboodl::{CardId, Command, Kaboodl, Phase, Place};
use crate::rules::{GameKind, Rules as _, Seat};

/// The keys of the grid by their place on the keyboard, row by row. Fifteen, for boxes with more cards.
const GRID_KEYS: [Key; 16] = [
    Key::Q,
    Key::W,
    Key::E,
    Key::R,
    Key::A,
    Key::S,
    Key::D,
    Key::F,
    Key::Z,
    Key::X,
    Key::C,
    Key::V,
    Key::H,
    Key::J,
    Key::K,
    Key::L,
];

impl RefereeApp {
    /// What the body of the screen says of a match of Kaboodl.
    pub(in super::super) fn kaboodl_body(&self, play: &Play, now: &Kaboodl) -> KaboodlBody {
        KaboodlBody {
            grid: self.kaboodl_grid(now),
            question: self
                .ruling_question()
                .unwrap_or_else(|| self.kaboodl_question(play, now)),
            is_steal: !now.steals().is_empty() && self.needed_ruling.is_none(),
            players: self.kaboodl_columns(now),
        }
    }

    fn kaboodl_grid(&self, now: &Kaboodl) -> Vec<GridCard> {
        let grid = now.grid();
        let (looks, hues) = (creatures(&grid.creatures), colours(&grid.colours));
        let is_open = self.needed_ruling.is_none();
        now.cards()
            .enumerate()
            .filter_map(|(place, (id, card, at))| {
                let (creature, colour) = (usize::from(card.creature), usize::from(card.colour));
                let key = GRID_KEYS.get(place).copied().map(Shortcut::plain);
                let deed = match at {
                    Place::Kaboodl => Some(Command::Collect {
                        card: id,
                        wilds: self.wilds,
                    }),
                    Place::With(seat) if seat != now.turn() => Some(Command::Steal { card: id }),
                    Place::With(_) | Place::Out => None,
                };
                let name = now.card_name(id);
                let owner = match at {
                    Place::With(seat) => Some(seat),
                    Place::Kaboodl | Place::Out => None,
                };
                let answer = deed
                    .filter(|_| is_open && matches!(now.phase(), Phase::InTurn))
                    .filter(|_| now.steal_of(id).is_none())
                    .map(|command| {
                        let label = match owner {
                            Some(seat) => tell!(
                                "kaboodl-steal",
                                card = name.as_str(),
                                name = self.name_of(seat)
                            ),
                            None => tell!("kaboodl-collect", card = name.as_str()),
                        };
                        Answer::with_key(Ask::Enter(Deed::Kaboodl(command)), key, label)
                    });
                Some(GridCard {
                    creature: (
                        looks.get(creature).copied()?,
                        grid.creature_name(card.creature)?,
                    ),
                    colour: (hues.get(colour).copied()?, grid.colour_name(card.colour)?),
                    dots: card.dots,
                    owner: owner.map(|seat| (seat.index(), self.name_of(seat))),
                    is_wanted: now.steal_of(id).is_some(),
                    key: key.map(Shortcut::printed).unwrap_or_default(),
                    answer,
                    name,
                })
            })
            .collect()
    }

    fn kaboodl_question(&self, play: &Play, now: &Kaboodl) -> Question {
        let keys = &self.keys;
        let prompt = now.prompt();
        let (mut headline, mut detail) = (prompt.headline, prompt.detail);
        let mut answers = Vec::new();
        let mut tosses = Vec::new();
        let mut blocks = Vec::new();
        for choice in now.choices() {
            let ask = Ask::Enter(Deed::Kaboodl(choice.command.clone()));
            match choice.command {
                // The cards themselves are pressed.
                Command::Collect { .. } | Command::Steal { .. } => {}
                Command::TossOut { .. } => tosses.push((choice.label, ask)),
                Command::Block { card } => blocks.push((card, choice.label, ask)),
                _ if choice.likeliest => {
                    answers.push(Answer::new(ask, ENTER, choice.label).filled());
                }
                _ => answers.push(Answer::with_key(ask, None, choice.label)),
            }
        }
        if let Some(steal) = now.steals().last() {
            headline = tell!(
                "kaboodl-steals-from",
                name = self.name_of(steal.by),
                victim = self.name_of(steal.from)
            );
            detail = tell!("kaboodl-if-nobody-blocks", card = now.card_name(steal.card));
        }
        for (place, (card, label, ask)) in blocks.into_iter().enumerate() {
            let key = if place == 0 {
                keys.first(Act::Kbosh)
            } else {
                super::super::keys::digit(place)
            };
            let victim = now.steal_of(card).map(|steal| self.name_of(steal.from));
            let blocks = tell!("kaboodl-blocks", name = victim.unwrap_or_default());
            let mut answer = Answer::with_key(ask, key, tell!("kaboodl-kbosh"));
            answer.button.is_alarm = true;
            answer.button.said_as = label;
            answers.insert(place, answer.second_line(blocks));
        }
        if !tosses.is_empty() {
            let pick = Ask::Pick(Box::new(Pick {
                title: tell!("kaboodl-toss-out"),
                items: tosses,
            }));
            answers.push(Answer::of(
                pick,
                keys,
                Act::TossOut,
                tell!("kaboodl-toss-out"),
            ));
        }
        if matches!(now.phase(), Phase::InTurn) {
            let wilds = tell!("kaboodl-wilds", count = self.wilds);
            let answer = Answer::of(Ask::NextWilds, keys, Act::Wilds, wilds);
            answers.push(answer.link());
        }
        if matches!(now.phase(), Phase::Over(_)) {
            answers = self.after_the_match(GameKind::Kaboodl);
        }
        let more = Ask::Pick(Box::new(Pick {
            title: tell!("bakugan-beside"),
            items: self.rare_items(play),
        }));
        let more = Answer::of(more, keys, Act::Beside, tell!("bakugan-more"));
        answers.push(more.said_as(tell!("bakugan-beside")).link());
        if !self.put_right.is_empty() {
            detail = format!(
                "{} {}",
                tell!("bakugan-put-right"),
                self.put_right.join(" ")
            );
        }
        Question {
            headline: Words::bold(headline),
            detail: Words::plain(detail),
            answers,
            why_key: keys.printed(Act::Why),
            ..Question::default()
        }
    }

    fn kaboodl_columns(&self, now: &Kaboodl) -> Vec<KaboodlColumn> {
        let standing = now.standing();
        let asked = standing.turn;
        let players = now.players().count();
        let next = now.turn().next(players);
        let order: Vec<CardId> = now.cards().map(|(id, _, _)| id).collect();
        now.players()
            .iter()
            .map(|(seat, player)| {
                let parts = standing.parts.get(seat).into_iter().flatten();
                KaboodlColumn {
                    seat: seat.index(),
                    name: player.name.clone(),
                    state: self.kaboodl_state(now, seat, next),
                    is_active: asked == Some(seat),
                    score: standing.scores.get(seat).copied().unwrap_or(0),
                    match_score: standing
                        .match_scores
                        .as_ref()
                        .and_then(|scores| scores.get(seat).copied()),
                    parts: parts.map(|part| (part.what.clone(), part.points)).collect(),
                    cards: cards_together(now, seat, &order),
                    hand: tell!("kaboodl-in-hand", count = player.hand),
                }
            })
            .collect()
    }

    fn kaboodl_state(&self, now: &Kaboodl, seat: Seat, next: Seat) -> String {
        let may_block = now.steals().iter().any(|steal| steal.from == seat);
        match now.phase() {
            Phase::Over(result) if result.winners().contains(&seat) => tell!("bakugan-state-won"),
            Phase::Over(_) => tell!("bakugan-state-over"),
            Phase::RoundOver => tell!("kaboodl-state-round-over"),
            _ if may_block => tell!("kaboodl-state-may-block"),
            Phase::ToDraw if seat == now.turn() => tell!("kaboodl-state-draws"),
            Phase::InTurn if seat == now.turn() => tell!("kaboodl-state-plays"),
            _ if seat == next => tell!("bakugan-state-next"),
            _ => String::new(),
        }
    }
}

/// Places in the grid of a player's cards: by dots, then by creature, so that what scores together lies together.
fn cards_together(now: &Kaboodl, seat: Seat, order: &[CardId]) -> Vec<usize> {
    let mut cards: Vec<(u8, u8, usize)> = now
        .cards()
        .filter(|(_, _, at)| *at == Place::With(seat))
        .filter_map(|(id, card, _)| {
            let place = order.iter().position(|one| *one == id)?;
            Some((card.dots, card.creature, place))
        })
        .collect();
    cards.sort_unstable();
    cards.into_iter().map(|(_, _, place)| place).collect()
}
