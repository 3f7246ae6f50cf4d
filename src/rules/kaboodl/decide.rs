//! What a command leads to.

use super::event::{Basis, CardId, Command, Ending, Event, Place, Section};
use super::refusal::{Refusal, Wish};
use super::{Answer, HouseRule, Kaboodl, MatchResult, Phase, by_hand, round, words};
use crate::rules::text;
use crate::rules::{Rules as _, Seat, TableRule as _};

/// A state that runs ahead: each event is applied as it is decided, so that the next one sees it.
pub(super) struct Draft {
    pub(super) state: Kaboodl,
    pub(super) events: Vec<Event>,
}

impl Draft {
    pub(super) fn push(&mut self, event: Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// The value of a house rule, or the question to be answered first.
    pub(super) fn answer(&self, rule: HouseRule) -> Result<Answer, Refusal> {
        self.state.house.answer(rule).map_err(Refusal::NeedsRuling)
    }
}

/// What a command leads to, or why it may not be.
pub(super) fn decide(state: &Kaboodl, command: &Command) -> Result<Vec<Event>, Refusal> {
    if let Phase::Over(_) = state.phase
        && !matches!(command, Command::Adjust { .. })
    {
        return Err(Refusal::MatchOver);
    }
    let mut draft = Draft {
        state: state.clone(),
        events: Vec::new(),
    };
    match command {
        Command::TossOut { cards } => toss_out(&mut draft, *cards)?,
        Command::Draw => draw(&mut draft)?,
        Command::Collect { card, wilds } => collect(&mut draft, *card, *wilds)?,
        Command::Steal { card } => steal(&mut draft, *card)?,
        Command::Block { card } => block(&mut draft, *card)?,
        Command::Discard => discard(&mut draft)?,
        Command::CountUp => {
            if draft.state.phase != Phase::LastCall {
                return Err(not_now(&draft.state, Wish::CountUp));
            }
            finish_steals(&mut draft);
            let basis = Basis::House(HouseRule::RoundEnd, Answer::AtOnce);
            round::end(&mut draft, None, basis)?;
        }
        Command::NextRound => round::begin_next(&mut draft)?,
        Command::EndRound { reason } => {
            if draft.state.phase == Phase::RoundOver {
                return Err(not_now(&draft.state, Wish::EndRound));
            }
            let reason = text::reason(reason).map_err(Refusal::CannotAdjust)?;
            round::end(&mut draft, Some(reason), Basis::Referee)?;
        }
        Command::SetRule { rule, answer } => {
            if rule.value(*answer).is_none() {
                return Err(Refusal::NoSuchOption(*rule));
            }
            draft.push(Event::RuleSet {
                rule: *rule,
                answer: *answer,
            });
        }
        Command::Adjust { change, reason } => by_hand::adjust(&mut draft, change, reason)?,
        Command::EndMatch { result, reason } => {
            result_fits(&draft.state, *result)?;
            draft.push(Event::MatchEnded {
                result: *result,
                reason: Some(text::reason(reason).map_err(Refusal::CannotAdjust)?),
                basis: Basis::Referee,
            });
        }
    }
    Ok(draft.events)
}

/// Every winner sits at the table.
pub(super) fn result_fits(state: &Kaboodl, result: MatchResult) -> Result<(), Refusal> {
    result
        .winners()
        .into_iter()
        .try_for_each(|seat| seat_exists(state, seat))
}

pub(super) fn seat_exists(state: &Kaboodl, seat: Seat) -> Result<(), Refusal> {
    state
        .players
        .get(seat)
        .map(drop)
        .ok_or(Refusal::NoSuchSeat(seat))
}

/// Where a card is, or the refusal that says how many there are.
pub(super) fn place_of(state: &Kaboodl, card: CardId) -> Result<Place, Refusal> {
    state.place(card).ok_or(Refusal::NoSuchCard {
        card,
        count: state.places.len(),
    })
}

/// The refusal of a wish that does not fit what is asked now.
pub(super) fn not_now(state: &Kaboodl, wish: Wish) -> Refusal {
    Refusal::NotNow {
        wish,
        now: state.prompt().in_sentences(),
    }
}

fn hand_of_turn(state: &Kaboodl) -> u16 {
    state.hand(state.turn).unwrap_or(0)
}

fn toss_out(draft: &mut Draft, cards: u16) -> Result<(), Refusal> {
    let state = &draft.state;
    if state.phase != Phase::ToDraw {
        return Err(not_now(state, Wish::TossOut));
    }
    let hand = hand_of_turn(state);
    if cards == 0 || cards > hand {
        return Err(Refusal::TossOutCount {
            name: words::player(state, state.turn),
            cards,
            hand,
        });
    }
    draft.push(Event::TossedOut {
        seat: draft.state.turn,
        cards,
        basis: Basis::Sheet(Section::TossOut),
    });
    end_turn(draft)
}

fn draw(draft: &mut Draft) -> Result<(), Refusal> {
    if draft.state.phase != Phase::ToDraw {
        return Err(not_now(&draft.state, Wish::Draw));
    }
    let seat = draft.state.turn;
    let mut wanted = draft.state.to_draw(seat);
    if wanted == 0 {
        draft.push(Event::Drew { seat, cards: 0 });
    }
    while wanted > 0 {
        reshuffle_if_empty(draft);
        let cards = wanted.min(draft.state.draw_pile);
        if cards == 0 {
            let answer = draft.answer(HouseRule::BothPilesEmpty)?;
            let basis = Basis::House(HouseRule::BothPilesEmpty, answer);
            draft.push(Event::NothingToDraw { seat, basis });
            if answer == Answer::RoundEnds {
                return round::end(draft, None, basis);
            }
            return Ok(());
        }
        draft.push(Event::Drew { seat, cards });
        wanted -= cards;
    }
    // The sheet shuffles as soon as the pile is used up, not only when somebody needs a card.
    reshuffle_if_empty(draft);
    Ok(())
}

fn reshuffle_if_empty(draft: &mut Draft) {
    if draft.state.draw_pile == 0 && draft.state.discard_pile > 0 {
        draft.push(Event::Reshuffled {
            cards: draft.state.discard_pile,
            basis: Basis::Sheet(Section::Play),
        });
    }
}

/// A play is made after drawing, and leaves a card for the discard.
fn may_play(state: &Kaboodl, wish: Wish, takes: u16) -> Result<(), Refusal> {
    if state.phase != Phase::InTurn {
        return Err(not_now(state, wish));
    }
    let hand = hand_of_turn(state);
    if hand <= takes {
        return Err(Refusal::LastCard {
            name: words::player(state, state.turn),
            hand,
            takes,
        });
    }
    Ok(())
}

fn collect(draft: &mut Draft, card: CardId, wilds: u8) -> Result<(), Refusal> {
    let state = &draft.state;
    let place = place_of(state, card)?;
    may_play(state, Wish::Collect, 3)?;
    if place != Place::Kaboodl {
        return Err(Refusal::NotInKaboodl {
            lies: words::lies(state, card, place),
            left: words::cards(state, state.cards_at(Place::Kaboodl)),
        });
    }
    if wilds > 3 {
        return Err(Refusal::TooManyWilds(wilds));
    }
    draft.push(Event::Collected {
        seat: draft.state.turn,
        card,
        wilds,
        basis: Basis::Sheet(if wilds == 0 {
            Section::Play
        } else {
            Section::CommandCards
        }),
    });
    if !draft.state.kaboodl_is_empty() {
        return Ok(());
    }
    let answer = draft.answer(HouseRule::RoundEnd)?;
    let basis = Basis::House(HouseRule::RoundEnd, answer);
    let ending = match answer {
        Answer::AtOnce => Ending::AtOnce,
        _ => Ending::AfterTurn,
    };
    draft.push(Event::KaboodlEmpty { ending, basis });
    if ending == Ending::AtOnce && draft.state.steals.is_empty() {
        return round::end(draft, None, basis);
    }
    Ok(())
}

fn steal(draft: &mut Draft, card: CardId) -> Result<(), Refusal> {
    let state = &draft.state;
    let place = place_of(state, card)?;
    may_play(state, Wish::Steal, 1)?;
    let from = match place {
        Place::With(seat) if seat != state.turn && state.steal_of(card).is_none() => seat,
        _ => {
            let others = state.cards().filter_map(|(other, _, place)| match place {
                Place::With(seat) if seat != state.turn && state.steal_of(other).is_none() => {
                    Some(other)
                }
                _ => None,
            });
            return Err(Refusal::NotToSteal {
                lies: match state.steal_of(card) {
                    Some(_) => words::lies_under_steal(state, card),
                    None => words::lies(state, card, place),
                },
                others: words::cards(state, others),
            });
        }
    };
    draft.push(Event::StealOpened {
        by: draft.state.turn,
        from,
        card,
        basis: Basis::Sheet(Section::CommandCards),
    });
    Ok(())
}

fn block(draft: &mut Draft, card: CardId) -> Result<(), Refusal> {
    let state = &draft.state;
    place_of(state, card)?;
    let Some(steal) = state.steal_of(card) else {
        return Err(Refusal::NoSuchSteal {
            card: words::card(state, card),
            open: words::cards(state, state.steals.iter().map(|steal| steal.card)),
        });
    };
    let robbed = state
        .players
        .get(steal.from)
        .ok_or(Refusal::NoSuchSeat(steal.from))?;
    if robbed.hand == 0 {
        return Err(Refusal::EmptyHand(robbed.name.clone()));
    }
    let basis = if robbed.tossed_out {
        let answer = draft.answer(HouseRule::TossOutKbosh)?;
        if answer == Answer::NotUntilNextTurn {
            return Err(Refusal::TossedOut {
                name: robbed.name.clone(),
                answer,
            });
        }
        Basis::House(HouseRule::TossOutKbosh, answer)
    } else {
        Basis::Sheet(Section::CommandCards)
    };
    draft.push(Event::StealBlocked {
        by: steal.by,
        from: steal.from,
        card,
        basis,
    });
    Ok(())
}

fn discard(draft: &mut Draft) -> Result<(), Refusal> {
    let state = &draft.state;
    if state.phase != Phase::InTurn {
        return Err(not_now(state, Wish::Discard));
    }
    let seat = state.turn;
    draft.push(if hand_of_turn(state) == 0 {
        Event::NothingToDiscard {
            seat,
            basis: Basis::Inferred,
        }
    } else {
        Event::Discarded { seat }
    });
    end_turn(draft)
}

/// Every K'baam that nobody answered is carried out.
fn finish_steals(draft: &mut Draft) {
    for steal in draft.state.steals.clone() {
        draft.push(Event::StealDone {
            by: steal.by,
            from: steal.from,
            card: steal.card,
            basis: Basis::Sheet(Section::CommandCards),
        });
    }
}

/// The turn is over: the round is, or the next player is asked.
fn end_turn(draft: &mut Draft) -> Result<(), Refusal> {
    finish_steals(draft);
    if draft.state.kaboodl_is_empty() {
        return round::end(draft, None, Basis::Sheet(Section::Play));
    }
    if draft.state.nobody_has_a_card() {
        return round::end(draft, None, Basis::Inferred);
    }
    let to = draft.state.turn.next(draft.state.players.count());
    draft.push(Event::TurnPassed { to });
    Ok(())
}
