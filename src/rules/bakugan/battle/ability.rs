//! Ability cards: who may play one now, and who comes next.

use super::super::card::{Moment, is_same};
use super::super::decide::{Draft, not_now};
use super::super::effect::{Deed, Effect, Piece};
use super::super::event::{Basis, Event, LineKind, Section};
use super::super::house::{Answer, HouseRule, Setting};
use super::super::refusal::{Refusal, Wish};
use super::super::words as all_words;
use super::super::{Bakugan, Phase};
use super::carry_out::{self, Source};
use super::{Battle, lies_face_up, numbers};
use crate::rules::text::is_name;
use crate::rules::tongue::tell;
use crate::rules::{Seat, TableRule as _};

/// More effects than any card has.
const MOST_EFFECTS: usize = 12;

/// An ability as it is played: the name as the set-up has it, and what is known of the card.
struct Played {
    name: String,
    moment: Option<Moment>,
    effects: Vec<Effect>,
}

/// A player plays an ability card.
pub(in super::super) fn play(
    draft: &mut Draft,
    seat: Seat,
    name: &str,
    effects: &[Effect],
) -> Result<(), Refusal> {
    let card = from_the_hand(&draft.state, seat, name, effects)?;
    let (next, basis) = match draft.state.phase.clone() {
        Phase::Battle(battle) => in_battle(draft, &battle, seat, &card)?,
        _ => (None, outside(&draft.state, seat, &card)?),
    };
    draft.push(Event::AbilityPlayed {
        seat,
        name: card.name.clone(),
        next,
        basis,
    });
    let source = Source {
        name: &card.name,
        by: seat,
        line: LineKind::Ability(card.name.clone()),
    };
    carry_out::carry_out(draft, &source, &card.effects)?;
    let leaves = |effect: &Effect| effect.does == Deed::OutOfGame(Piece::Card);
    if card.effects.iter().any(leaves) {
        draft.push(Event::AbilityOut {
            seat,
            name: card.name.clone(),
        });
    }
    numbers::add_if_ready(draft);
    Ok(())
}

/// The card that a player means, if it can still be in the hand.
fn from_the_hand(
    state: &Bakugan,
    seat: Seat,
    name: &str,
    effects: &[Effect],
) -> Result<Played, Refusal> {
    let player = state.players.get(seat).ok_or(Refusal::NoSuchSeat(seat))?;
    let name = name.trim();
    if !is_name(name) {
        return Err(Refusal::CannotAdjust(tell!("bakugan-no-card-name")));
    }
    let mut played = player.abilities_used.iter().chain(&player.abilities_out);
    if played.any(|other| is_same(other, name)) {
        return Err(Refusal::Cards(tell!(
            "bakugan-no-card-played",
            name = name,
            player = &player.name
        )));
    }
    if player.abilities_in_hand == 0 {
        return Err(Refusal::Cards(tell!(
            "bakugan-no-card-left",
            player = &player.name
        )));
    }
    let brought = state.brought.get(seat.index());
    if let Some(card) = brought.and_then(|brought| brought.ability(name)) {
        return Ok(Played {
            name: card.name.clone(),
            moment: card.played,
            effects: card.effects.clone(),
        });
    }
    if effects.len() > MOST_EFFECTS {
        return Err(Refusal::CannotAdjust(tell!(
            "bakugan-no-card-effects",
            most = MOST_EFFECTS
        )));
    }
    if let Some(problem) = effects.iter().find_map(Effect::problem) {
        return Err(Refusal::CannotAdjust(problem.to_string()));
    }
    Ok(Played {
        name: name.to_owned(),
        moment: None,
        effects: effects.to_vec(),
    })
}

/// Who plays next and what the play rests on, if this player may play the card in this battle now.
fn in_battle(
    draft: &Draft,
    battle: &Battle,
    seat: Seat,
    card: &Played,
) -> Result<(Option<Seat>, Basis), Refusal> {
    let state = &draft.state;
    may_take_part(state, battle, seat)?;
    carry_out::nothing_to_choose(state, battle)?;
    let is_up = lies_face_up(state, battle.gate);
    let fits = match card.moment {
        None => true,
        Some(Moment::BeforeFlip) => !is_up,
        Some(Moment::InBattle) => is_up,
        Some(Moment::AfterBattle | Moment::OutsideBattle) => false,
    };
    if !fits {
        return Err(wrong_moment(card));
    }
    if let Some(by) = forbidden_by(battle) {
        return Err(Refusal::Cards(tell!(
            "bakugan-no-card-forbidden",
            card = by
        )));
    }
    if !is_up {
        return before_flip(draft, battle);
    }
    let rule = HouseRule::AbilityOrder;
    its_turn_to_play(state, battle, seat)?;
    let answer = draft.answer(rule)?;
    // The card is still counted in the hand here.
    let has_more = |one: Seat| {
        let hand = state.players.get(one).map_or(0, |p| p.abilities_in_hand);
        hand > u8::from(one == seat)
    };
    let order = battle.seats_in_order(state);
    let next = match answer {
        Answer::Alternate => {
            let others = order.iter().copied().filter(|other| *other != seat);
            others.chain([seat]).find(|one| has_more(*one))
        }
        _ => order
            .iter()
            .copied()
            .skip_while(|one| *one != seat)
            .find(|one| has_more(*one)),
    };
    Ok((next, Basis::House(rule, answer)))
}

fn before_flip(draft: &Draft, battle: &Battle) -> Result<(Option<Seat>, Basis), Refusal> {
    let rule = HouseRule::BeforeFlip;
    let answer = draft.answer(rule)?;
    if answer == Answer::NoStop {
        return Err(Refusal::Cards(tell!(
            "bakugan-no-card-before-flip",
            rule = rule.told(answer),
            gate = battle.gate.to_string()
        )));
    }
    Ok((None, Basis::House(rule, answer)))
}

/// In a battle only those play cards who have a Bakugan in it.
fn may_take_part(state: &Bakugan, battle: &Battle, seat: Seat) -> Result<(), Refusal> {
    if battle.fighters.iter().any(|f| f.bakugan.seat == seat) {
        return Ok(());
    }
    let fighting = battle.seats_in_order(state);
    Err(Refusal::Cards(tell!(
        "bakugan-no-card-outsider",
        player = all_words::player(state, seat),
        players = all_words::players(state, fighting)
    )))
}

/// The card that forbids abilities in this battle.
fn forbidden_by(battle: &Battle) -> Option<&str> {
    let mut in_force = battle.in_force.iter();
    let one = in_force.find(|one| one.effect.does == Deed::NoAbilities)?;
    Some(&one.card)
}

/// Whoever is not due is refused without a question: whatever the table answers, the same player is due first.
fn its_turn_to_play(state: &Bakugan, battle: &Battle, seat: Seat) -> Result<(), Refusal> {
    let rule = HouseRule::AbilityOrder;
    match battle.due {
        Some(due) if due == seat => Ok(()),
        Some(due) => {
            let due = all_words::player(state, due);
            Err(Refusal::Cards(match state.house.setting(rule) {
                Setting::Is(answer) => tell!(
                    "bakugan-no-card-turn",
                    rule = rule.told(answer),
                    player = due
                ),
                Setting::Ask => tell!("bakugan-no-card-turn-asked", player = due),
            }))
        }
        None => Err(Refusal::Cards(tell!("bakugan-no-card-finished"))),
    }
}

fn wrong_moment(card: &Played) -> Refusal {
    let moment = match card.moment {
        Some(Moment::BeforeFlip) => "before-flip",
        Some(Moment::InBattle) => "in-battle",
        Some(Moment::AfterBattle) => "after-battle",
        Some(Moment::OutsideBattle) | None => "outside-battle",
    };
    Refusal::Cards(tell!(
        "bakugan-no-card-moment",
        moment = moment,
        card = &card.name
    ))
}

/// Outside a battle anybody plays; what is played after a battle only those who fought in it.
fn outside(state: &Bakugan, seat: Seat, card: &Played) -> Result<Basis, Refusal> {
    if state.phase == Phase::BetweenGames {
        return Err(not_now(state, Wish::Ability));
    }
    let sheet = if state.players.count() > 2 {
        Basis::Sheet(Section::PlayingCards)
    } else {
        Basis::Sheet(Section::Battle)
    };
    let is_for_battle = |effect: &Effect| effect.does != Deed::OutOfGame(Piece::Card);
    match card.moment {
        Some(Moment::AfterBattle) if !state.fought.contains(seat) => Err(Refusal::Cards(tell!(
            "bakugan-no-card-fought",
            card = &card.name
        ))),
        Some(Moment::BeforeFlip | Moment::InBattle) => Err(wrong_moment(card)),
        Some(Moment::AfterBattle | Moment::OutsideBattle) | None
            if card.effects.iter().any(is_for_battle) =>
        {
            Err(Refusal::Cards(tell!(
                "bakugan-no-card-no-battle",
                card = &card.name
            )))
        }
        Some(Moment::AfterBattle | Moment::OutsideBattle) | None => Ok(sheet),
    }
}

/// A player has finished, or passes where cards are played in turns.
pub(in super::super) fn done(draft: &mut Draft, seat: Seat) -> Result<(), Refusal> {
    let state = &draft.state;
    if state.players.get(seat).is_none() {
        return Err(Refusal::NoSuchSeat(seat));
    }
    let Phase::Battle(battle) = &state.phase else {
        return Err(not_now(state, Wish::Done));
    };
    may_take_part(state, battle, seat)?;
    carry_out::nothing_to_choose(state, battle)?;
    if !lies_face_up(state, battle.gate) {
        return Err(Refusal::BattleOrder(tell!(
            "bakugan-no-order-done",
            gate = battle.gate.to_string()
        )));
    }
    let rule = HouseRule::AbilityOrder;
    its_turn_to_play(state, battle, seat)?;
    let answer = draft.answer(rule)?;
    let has_cards = |one: &Seat| {
        let hand = state.players.get(*one).map_or(0, |p| p.abilities_in_hand);
        hand > 0
    };
    let order = battle.seats_in_order(state);
    let next = match answer {
        // Two passes in a row end it.
        Answer::Alternate if battle.passes > 0 => None,
        Answer::Alternate => order
            .into_iter()
            .filter(|other| *other != seat)
            .find(has_cards),
        _ => order
            .into_iter()
            .skip_while(|one| *one != seat)
            .skip(1)
            .find(has_cards),
    };
    draft.push(Event::AbilitiesDone {
        seat,
        next,
        basis: Basis::House(rule, answer),
    });
    numbers::add_if_ready(draft);
    Ok(())
}

impl Bakugan {
    /// Who plays first when two want to play a card at once: the player whose turn comes next (the multiplayer sheet,
    /// "Playing cards").
    pub fn first_of_two_cards(&self) -> Seat {
        self.turn.next(self.players.count())
    }
}
