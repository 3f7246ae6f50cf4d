//! Ability cards: who may play one now, and who comes next.

use super::super::card::{Moment, is_same};
use super::super::decide::{Draft, not_now};
use super::super::effect::{Deed, Effect, Piece};
use super::super::event::{Basis, Event, LineKind, Section};
use super::super::house::{Answer, HouseRule, Setting};
use super::super::refusal::Refusal;
use super::super::words as all_words;
use super::super::{Bakugan, Phase};
use super::carry_out::{self, Source};
use super::{Battle, lies_face_up, numbers};
use crate::rules::text::{is_name, listed};
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
        return Err(Refusal::CannotAdjust(
            "a card's name has 1 to 40 letters on one line".to_owned(),
        ));
    }
    let mut played = player.abilities_used.iter().chain(&player.abilities_out);
    if played.any(|other| is_same(other, name)) {
        return Err(Refusal::Cards(format!(
            "the sheet, \"Battle\": {name} of {} has been played already; only a card from the hand is played",
            player.name
        )));
    }
    if player.abilities_in_hand == 0 {
        return Err(Refusal::Cards(format!(
            "the sheet, \"Set up\": {} has no ability card left of the three",
            player.name
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
        return Err(Refusal::CannotAdjust(format!(
            "no card does more than {MOST_EFFECTS} things"
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
        return Err(Refusal::Cards(format!(
            "the sheet, \"Additional rules\": cards come before the rules, and {by} allows no ability cards in this \
             battle"
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
        return Err(Refusal::Cards(format!(
            "house rule {}: {}; abilities come once {} lies face up",
            rule.id(),
            rule.say(answer),
            battle.gate
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
    let names = fighting
        .into_iter()
        .map(|one| all_words::player(state, one));
    Err(Refusal::Cards(format!(
        "the multiplayer sheet, \"Playing cards\": in a battle only those with a Bakugan in it play cards, and {} has \
         none here; in it: {}",
        all_words::player(state, seat),
        listed(names.collect())
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
            let why = match state.house.setting(rule) {
                Setting::Is(answer) => format!("house rule {}: {}", rule.id(), rule.say(answer)),
                Setting::Ask => {
                    "the sheet, \"Battle\": the player whose turn it is begins".to_owned()
                }
            };
            let due = all_words::player(state, due);
            Err(Refusal::Cards(format!(
                "{why}; now {due} plays or has finished"
            )))
        }
        None => Err(Refusal::Cards(
            "the sheet, \"Battle\": both have finished playing abilities, and the gate's numbers come now; add a line by \
             hand, or undo"
                .to_owned(),
        )),
    }
}

fn wrong_moment(card: &Played) -> Refusal {
    let when = match card.moment {
        Some(Moment::BeforeFlip) => "a battle whose gate is still face down",
        Some(Moment::InBattle) => "a battle whose gate lies face up",
        Some(Moment::AfterBattle) => "the moment right after a battle",
        Some(Moment::OutsideBattle) | None => "any time without a battle",
    };
    Refusal::Cards(format!(
        "the sheet, \"Battle\": the moment to play a card is written on it, and {} is for {when}",
        card.name
    ))
}

/// Outside a battle anybody plays; what is played after a battle only those who fought in it.
fn outside(state: &Bakugan, seat: Seat, card: &Played) -> Result<Basis, Refusal> {
    if state.phase == Phase::BetweenGames {
        return Err(not_now(
            state,
            "an ability card",
            "while a game is being played",
        ));
    }
    let sheet = if state.players.count() > 2 {
        Basis::Sheet(Section::PlayingCards)
    } else {
        Basis::Sheet(Section::Battle)
    };
    let is_for_battle = |effect: &Effect| effect.does != Deed::OutOfGame(Piece::Card);
    match card.moment {
        Some(Moment::AfterBattle) if !state.fought.contains(seat) => Err(Refusal::Cards(format!(
            "the multiplayer sheet, \"Playing cards\": {} is played right after a battle, by those who had a Bakugan \
                 in it",
            card.name
        ))),
        Some(Moment::BeforeFlip | Moment::InBattle) => Err(wrong_moment(card)),
        Some(Moment::AfterBattle | Moment::OutsideBattle) | None
            if card.effects.iter().any(is_for_battle) =>
        {
            Err(Refusal::Cards(format!(
                "what {} does is done in a battle, and there is none now; play it in one, or set by hand what it changes",
                card.name
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
        return Err(not_now(
            state,
            "finishing with ability cards",
            "in a battle, once its gate lies face up (the sheet, \"Battle\")",
        ));
    };
    may_take_part(state, battle, seat)?;
    carry_out::nothing_to_choose(state, battle)?;
    if !lies_face_up(state, battle.gate) {
        return Err(Refusal::BattleOrder(format!(
            "before {} is turned over nobody has to finish: turn it over",
            battle.gate
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
