//! What a command leads to.

use super::event::{Basis, Command, Event, Section, Win, WinWay};
use super::refusal::{Refusal, Wish};
use super::setup::CARDS_TO_WIN;
use super::{Answer, Card, GotFive, HouseRule, Icon, Phase, change, words};
use crate::rules::bratz::icon_names;
use crate::rules::bratz::words::cards;
use crate::rules::text::{self, is_name, listed};
use crate::rules::tongue::tell;
use crate::rules::{MatchResult, Rules as _, Seat, TableRule as _};

/// A state that runs ahead: each event is applied as it is decided, so that the next one sees it.
pub(super) struct Draft<'a> {
    /// The state before the command: only who has more cards than then can win by it.
    pub(super) before: &'a GotFive,
    pub(super) state: GotFive,
    pub(super) events: Vec<Event>,
}

impl Draft<'_> {
    pub(super) fn push(&mut self, event: Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// The game ends if somebody who has just got a card has five. True when it did.
    pub(super) fn end_if_five(&mut self) -> Result<bool, Refusal> {
        let mut winner = None;
        for seat in self.state.players.seats() {
            let beside = |state: &GotFive| state.players.get(seat).map_or(0, |p| p.beside);
            if beside(&self.state) > beside(self.before)
                && let Some(basis) = five(&self.state, seat)?
            {
                winner = Some((seat, basis));
            }
        }
        if let Some((seat, basis)) = winner {
            let way = WinWay::Five;
            self.end_game(vec![Win { seat, way }], basis);
        }
        Ok(winner.is_some())
    }

    /// The draw pile may be empty now: a new one is made, or the game ends. True when it ended.
    fn end_if_empty(&mut self) -> Result<bool, Refusal> {
        if self.state.draw_pile != Some(0) {
            return Ok(false);
        }
        self.pile_is_empty()
    }

    fn pile_is_empty(&mut self) -> Result<bool, Refusal> {
        let rule = HouseRule::EmptyPile;
        let cards = self.state.thrown_away;
        let answer = self
            .state
            .house
            .answer(rule)
            .map_err(Refusal::NeedsRuling)?;
        let basis = Basis::House(rule, answer);
        match (answer, cards) {
            (Answer::MostCards, _) => self.most_cards_win(basis),
            // Every card lies beside a starter: nothing can be drawn any more.
            (_, 0) => self.most_cards_win(Basis::Inferred),
            _ => {
                self.push(Event::Reshuffled { cards, basis });
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn most_cards_win(&mut self, basis: Basis) {
        let beside = || self.state.players.iter().map(|(seat, p)| (seat, p.beside));
        let most = beside().map(|(_, cards)| cards).max().unwrap_or(0);
        let wins = beside()
            .filter(|(_, cards)| *cards == most)
            .map(|(seat, cards)| Win {
                seat,
                way: WinWay::MostCards(cards),
            })
            .collect();
        self.end_game(wins, basis);
    }

    /// The game is over; the match too, if that decides it.
    pub(super) fn end_game(&mut self, wins: Vec<Win>, basis: Basis) {
        self.push(Event::GameEnded { wins, basis });
        self.end_match_if_decided(basis);
    }

    /// Ends the match if the games won so far decide it. `basis` is that of the last game.
    pub(super) fn end_match_if_decided(&mut self, basis: Basis) {
        let games = &self.state.games;
        if let Some(result) = games.result(self.state.players.count()) {
            let single = games.format.is_single();
            self.push(Event::MatchEnded {
                result,
                reason: None,
                basis: if single { basis } else { Basis::Inferred },
            });
        }
    }
}

/// What makes a player's cards five; none when they are not.
fn five(state: &GotFive, seat: Seat) -> Result<Option<Basis>, Refusal> {
    let beside = state.players.get(seat).map_or(0, |player| player.beside);
    if beside >= CARDS_TO_WIN {
        return Ok(Some(Basis::Sheet(Section::GameRules)));
    }
    if beside.saturating_add(1) < CARDS_TO_WIN {
        return Ok(None);
    }
    let rule = HouseRule::StarterCounts;
    let answer = state.house.answer(rule).map_err(Refusal::NeedsRuling)?;
    Ok((answer == Answer::Yes).then_some(Basis::House(rule, answer)))
}

/// What a command leads to, or why it may not be.
pub(super) fn decide(state: &GotFive, command: &Command) -> Result<Vec<Event>, Refusal> {
    if let Phase::Over(_) = state.phase
        && !matches!(command, Command::Adjust { .. })
    {
        return Err(Refusal::MatchOver);
    }
    let mut draft = Draft {
        before: state,
        state: state.clone(),
        events: Vec::new(),
    };
    match command {
        Command::GiveStarter { seat, icon } => {
            may_start_with(state, *seat, *icon)?;
            draft.push(Event::StarterGiven {
                seat: *seat,
                icon: *icon,
                basis: Basis::Sheet(Section::SetUp),
            });
        }
        Command::TurnFirst { card } => {
            if state.phase != Phase::FirstCard {
                return Err(not_now(state, Wish::FirstCard));
            }
            let card = may_come_up(state, card)?;
            draft.push(Event::FirstTurned {
                card,
                basis: Basis::Sheet(Section::SetUp),
            });
            draft.end_if_empty()?;
        }
        Command::Draw { card } => draw(&mut draft, card)?,
        Command::PileEmpty => pile_empty(&mut draft)?,
        Command::NextGame => next_game(&mut draft)?,
        Command::SetRule { rule, answer } => {
            if rule.value(*answer).is_none() {
                return Err(Refusal::NoSuchOption(*rule));
            }
            draft.push(Event::RuleSet {
                rule: *rule,
                answer: *answer,
            });
        }
        Command::Adjust { change, reason } => {
            let reason = text::reason(reason).map_err(Refusal::CannotAdjust)?;
            change::by_hand(&mut draft, change, reason)?;
        }
        Command::EndMatch { result, reason } => {
            end_match(
                &mut draft,
                *result,
                text::reason(reason).map_err(Refusal::CannotAdjust)?,
            )?;
        }
    }
    Ok(draft.events)
}

/// The refusal of a wish that does not fit what is asked now.
pub(super) fn not_now(state: &GotFive, wish: Wish) -> Refusal {
    Refusal::NotNow {
        wish,
        now: state.prompt().in_sentences(),
    }
}

pub(super) fn icon_exists(state: &GotFive, icon: Icon) -> Result<(), Refusal> {
    if icon.index() < state.icons.len() {
        return Ok(());
    }
    Err(Refusal::NoSuchIcon {
        icon,
        known: listed(icon_names(&state.icons)),
    })
}

pub(super) fn seat_exists(state: &GotFive, seat: Seat) -> Result<(), Refusal> {
    let player = state.players.get(seat).map(drop);
    player.ok_or(Refusal::NoSuchSeat(seat))
}

fn something_to_draw(state: &GotFive) -> Result<(), Refusal> {
    if state.draw_pile == Some(0) {
        return Err(Refusal::NothingToDraw);
    }
    Ok(())
}

/// This player may have a starter of this icon.
pub(super) fn may_start_with(state: &GotFive, seat: Seat, icon: Icon) -> Result<(), Refusal> {
    if state.phase != Phase::Starters {
        return Err(not_now(state, Wish::Starter));
    }
    let player = state.players.get(seat).ok_or(Refusal::NoSuchSeat(seat))?;
    icon_exists(state, icon)?;
    something_to_draw(state)?;
    if player.starter.is_some() {
        return Err(Refusal::HasStarter(player.name.clone()));
    }
    let owner = |icon| state.players.iter().find(|(_, p)| p.starter == Some(icon));
    if let Some((_, other)) = owner(icon) {
        let free: Vec<String> = Icon::all(state.icons.len())
            .filter(|icon| owner(*icon).is_none())
            .map(|icon| words::icon(state, icon))
            .collect();
        return Err(Refusal::StarterTaken {
            icon: words::icon(state, icon),
            player: other.name.clone(),
            free: listed(free),
        });
    }
    Ok(())
}

/// This card can be the next of the draw pile, as the log names it.
pub(super) fn may_come_up(state: &GotFive, card: &Card) -> Result<Card, Refusal> {
    something_to_draw(state)?;
    match card {
        Card::Character(icon) => {
            icon_exists(state, *icon)?;
            Ok(card.clone())
        }
        Card::Event(name) => {
            let name = name.as_deref().map(str::trim);
            if name.is_some_and(|name| !is_name(name)) {
                return Err(Refusal::CannotAdjust(tell!("bratz-no-event-name-said")));
            }
            if events(state)? == Answer::SortedOut {
                return Err(Refusal::NoEvents);
            }
            Ok(Card::Event(name.map(str::to_owned)))
        }
        Card::Other => Ok(Card::Other),
    }
}

fn events(state: &GotFive) -> Result<Answer, Refusal> {
    let rule = HouseRule::Events;
    state.house.answer(rule).map_err(Refusal::NeedsRuling)
}

fn draw(draft: &mut Draft, card: &Card) -> Result<(), Refusal> {
    let state = &draft.state;
    if state.phase != Phase::ToDraw {
        return Err(not_now(state, Wish::Draw));
    }
    let card = may_come_up(state, card)?;
    let by = state.turn;
    let player = state.players.get(by).ok_or(Refusal::NoSuchSeat(by))?;
    let basis = match &card {
        Card::Character(_) | Card::Other => Basis::Sheet(Section::YourTurn),
        Card::Event(_) => Basis::House(HouseRule::Events, events(state)?),
    };
    draft.push(match card {
        Card::Character(icon) if player.starter == Some(icon) => Event::Kept {
            by,
            icon,
            beside: player.beside.saturating_add(1),
            basis,
        },
        card => Event::ThrownAway { by, card, basis },
    });
    if draft.end_if_five()? || draft.end_if_empty()? {
        return Ok(());
    }
    let to = by.next(draft.state.players.count());
    draft.push(Event::TurnPassed { to });
    Ok(())
}

/// The referee may say that the draw pile is empty.
pub(super) fn may_be_empty(state: &GotFive) -> Result<(), Refusal> {
    if state.phase != Phase::ToDraw {
        return Err(not_now(state, Wish::PileEmpty));
    }
    match state.draw_pile {
        None | Some(0) => Ok(()),
        Some(there) => Err(Refusal::PileNotEmpty(cards(there))),
    }
}

fn pile_empty(draft: &mut Draft) -> Result<(), Refusal> {
    may_be_empty(&draft.state)?;
    draft.pile_is_empty()?;
    Ok(())
}

fn next_game(draft: &mut Draft) -> Result<(), Refusal> {
    let state = &draft.state;
    if state.phase != Phase::GameOver {
        return Err(not_now(state, Wish::NextGame));
    }
    let game = u16::try_from(state.games.begun_by.len().saturating_add(1)).unwrap_or(u16::MAX);
    draft.push(Event::GameBegan {
        game,
        first: state.games.next_first(state.players.count()),
        basis: Basis::Inferred,
    });
    Ok(())
}

fn end_match(draft: &mut Draft, result: MatchResult, reason: String) -> Result<(), Refusal> {
    for seat in result.winners() {
        seat_exists(&draft.state, seat)?;
    }
    draft.push(Event::MatchEnded {
        result,
        reason: Some(reason),
        basis: Basis::Referee,
    });
    Ok(())
}
