//! What a command leads to.

use super::event::{Basis, CardSource, Command, Event, Resume, Section, SetId, TopUse};
use super::refusal::{Instead, Refusal, Wish};
use super::setup::{LARGEST_SET, SMALLEST_SET};
use super::{AllOut, Answer, Card, HouseRule, Icon, Phase, change, win, words};
use crate::rules::bratz::icon_names;
use crate::rules::bratz::words::cards;
use crate::rules::text::{self, is_name, listed};
use crate::rules::tongue::tell;
use crate::rules::{MatchResult, Rules as _, Seat, TableRule as _};

/// A state that runs ahead: each event is applied as it is decided, so that the next one sees it.
pub(super) struct Draft<'a> {
    /// The state before the command: who could win then has not won by it.
    pub(super) before: &'a AllOut,
    pub(super) state: AllOut,
    pub(super) events: Vec<Event>,
}

impl Draft<'_> {
    pub(super) fn push(&mut self, event: Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// The value of a house rule, or the question to be answered first.
    pub(super) fn answer(&self, rule: HouseRule) -> Result<Answer, Refusal> {
        self.state.house.answer(rule).map_err(Refusal::NeedsRuling)
    }

    /// Makes a draw pile of the discard pile, if there is nothing else to draw.
    pub(super) fn reshuffle_if_empty(&mut self) {
        if self.state.draw_pile == Some(0) && self.state.discard_pile > 0 {
            self.push(Event::Reshuffled {
                cards: self.state.discard_pile,
                basis: Basis::Sheet(Section::HouseKeeping),
            });
        }
    }

    /// Draws so many cards, through a reshuffle if need be; `event` tells what becomes of them.
    pub(super) fn draw(&mut self, cards: u32, event: impl Fn(u32) -> Event) {
        let mut left = cards;
        while left > 0 {
            self.reshuffle_if_empty();
            let taken = self.state.draw_pile.map_or(left, |there| there.min(left));
            if taken == 0 {
                return;
            }
            self.push(event(taken));
            left -= taken;
        }
    }

    /// The turn is over: the next player is asked.
    pub(super) fn end_turn(&mut self) {
        self.reshuffle_if_empty();
        let to = match self.state.next_turn {
            Some(seat) => seat,
            None => self.next_in_order(),
        };
        self.push(Event::TurnPassed { to });
    }

    fn next_in_order(&mut self) -> Seat {
        let seats = self.state.players.count();
        let skips = |state: &AllOut, seat| state.players.get(seat).is_some_and(|p| p.skips > 0);
        let mut to = self.state.turn.next(seats);
        while skips(&self.state, to) {
            self.push(Event::Skipped { seat: to });
            to = to.next(seats);
        }
        to
    }
}

/// What a command leads to, or why it may not be.
pub(super) fn decide(state: &AllOut, command: &Command) -> Result<Vec<Event>, Refusal> {
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
        Command::LaySet { icon, cards } => {
            to_play(state)?;
            lay(&mut draft, *icon, *cards, CardSource::Hand)?;
        }
        Command::AddToSet { set } => {
            to_play(state)?;
            add(&mut draft, *set, CardSource::Hand)?;
        }
        Command::PlayEvent { name } => {
            to_play(state)?;
            hand_has(state, 1)?;
            play_event(&mut draft, name.as_deref(), CardSource::Hand)?;
        }
        Command::TurnTop { used } => turn_top(&mut draft, used)?,
        Command::Effect { change } => change::effect(&mut draft, change)?,
        Command::EventDone => {
            let Phase::EventEffect { name } = &state.phase else {
                return Err(not_now(state, Wish::EventDone));
            };
            draft.push(Event::EventEnded { name: name.clone() });
            draft.end_turn();
        }
        Command::DrawPileEmpty => pile_empty(&mut draft)?,
        Command::Pass => pass(&mut draft)?,
        Command::Challenge {
            by,
            against,
            upheld,
        } => {
            let basis = may_challenge(state, *by, *against)?;
            draft.push(Event::Challenged {
                by: *by,
                against: *against,
                upheld: *upheld,
                basis,
            });
        }
        Command::Shout { seat } => win::shout(&mut draft, *seat)?,
        Command::NoShout { seat } => win::no_shout(&mut draft, *seat)?,
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
pub(super) fn not_now(state: &AllOut, wish: Wish) -> Refusal {
    Refusal::NotNow {
        wish,
        now: state.prompt().in_sentences(),
    }
}

fn to_play(state: &AllOut) -> Result<(), Refusal> {
    if state.phase == Phase::ToPlay {
        return Ok(());
    }
    Err(not_now(state, Wish::Play))
}

fn hand_has(state: &AllOut, needed: u32) -> Result<(), Refusal> {
    let held = state.hand(state.turn);
    if held >= needed {
        return Ok(());
    }
    Err(Refusal::HandTooSmall {
        player: words::player(state, state.turn),
        held,
        needed,
    })
}

pub(super) fn icon_exists(state: &AllOut, icon: Icon) -> Result<(), Refusal> {
    if icon.index() < state.icons.len() {
        return Ok(());
    }
    Err(Refusal::NoSuchIcon {
        icon,
        known: listed(icon_names(&state.icons)),
    })
}

pub(super) fn seat_exists(state: &AllOut, seat: Seat) -> Result<(), Refusal> {
    let player = state.players.get(seat).map(drop);
    player.ok_or(Refusal::NoSuchSeat(seat))
}

pub(super) fn set_full(state: &AllOut, set: SetId, cards: u8) -> Refusal {
    Refusal::SetFull {
        player: words::player(state, set.owner),
        icon: words::icon(state, set.icon),
        cards,
        room: LARGEST_SET.saturating_sub(cards),
    }
}

/// How many cards would lie there after this set is laid by the player whose turn it is, and what allows it.
pub(super) fn may_lay(
    state: &AllOut,
    icon: Icon,
    cards: u8,
    source: CardSource,
) -> Result<(u8, Basis), Refusal> {
    icon_exists(state, icon)?;
    if !(SMALLEST_SET..=LARGEST_SET).contains(&cards) {
        return Err(Refusal::SetSize(cards));
    }
    hand_has(state, from_hand(cards, source))?;
    let id = SetId {
        owner: state.turn,
        icon,
    };
    let Some(there) = state.set(id) else {
        return Ok((cards, Basis::Sheet(Section::YourTurn)));
    };
    let rule = HouseRule::SecondSet;
    let answer = state.house.answer(rule).map_err(Refusal::NeedsRuling)?;
    if answer != Answer::Merge {
        return Err(Refusal::SecondSet {
            player: words::player(state, state.turn),
            icon: words::icon(state, icon),
            instead: Instead::Add,
        });
    }
    let total = there.cards.saturating_add(cards);
    if total > LARGEST_SET {
        return Err(set_full(state, id, there.cards));
    }
    Ok((total, Basis::House(rule, answer)))
}

/// How many of a set's cards come from the hand.
pub(super) fn from_hand(cards: u8, source: CardSource) -> u32 {
    u32::from(match source {
        CardSource::Hand => cards,
        CardSource::Top => cards.saturating_sub(1),
    })
}

/// How many cards would lie there after one more is added by the player whose turn it is.
pub(super) fn may_add(state: &AllOut, set: SetId, source: CardSource) -> Result<u8, Refusal> {
    let there = state
        .set(set)
        .ok_or_else(|| Refusal::NoSuchSet(words::sets_on_table(state)))?;
    if there.cards >= LARGEST_SET {
        return Err(set_full(state, set, there.cards));
    }
    if source == CardSource::Hand {
        hand_has(state, 1)?;
    }
    Ok(there.cards.saturating_add(1))
}

/// The sets that a character with this icon could be added to.
fn open_sets(state: &AllOut, icon: Icon) -> impl Iterator<Item = SetId> {
    state
        .sets
        .iter()
        .filter(move |set| set.id.icon == icon && set.cards < LARGEST_SET)
        .map(|set| set.id)
}

/// No set on the table takes a character with this icon.
pub(super) fn fits_nowhere(state: &AllOut, icon: Icon) -> bool {
    open_sets(state, icon).next().is_none()
}

/// The turned-up card may be put away unused.
fn may_discard_top(state: &AllOut, icon: Icon) -> Result<(), Refusal> {
    icon_exists(state, icon)?;
    if fits_nowhere(state, icon) {
        return Ok(());
    }
    let open = words::sets(state, open_sets(state, icon));
    Err(Refusal::FitsSomewhere(open))
}

/// There is a card to turn up.
pub(super) fn may_turn_top(state: &AllOut) -> Result<(), Refusal> {
    if state.draw_pile == Some(0) && state.discard_pile == 0 {
        return Err(Refusal::NothingToDraw);
    }
    Ok(())
}

/// Nothing can be drawn, so the player may pass.
pub(super) fn may_pass(state: &AllOut) -> Result<(), Refusal> {
    if may_turn_top(state).is_ok() {
        return Err(Refusal::MustTurnTop);
    }
    Ok(())
}

/// What a challenge rests on, or why there is nothing to challenge.
pub(super) fn may_challenge(state: &AllOut, by: Seat, against: Seat) -> Result<Basis, Refusal> {
    if !matches!(state.phase, Phase::ToPlay | Phase::EventEffect { .. }) {
        return Err(not_now(state, Wish::Challenge));
    }
    seat_exists(state, by)?;
    seat_exists(state, against)?;
    if by == against {
        return Err(Refusal::NothingToChallenge(tell!(
            "all-out-no-challenge-own"
        )));
    }
    if state.challengeable != Some(against) {
        let player = |seat| words::player(state, seat);
        return Err(Refusal::NothingToChallenge(match state.challengeable {
            Some(seat) => tell!("all-out-no-challenge-other", player = player(seat)),
            None => tell!("all-out-no-challenge", player = player(against)),
        }));
    }
    let rule = HouseRule::MustPlay;
    match state.house.answer(rule).map_err(Refusal::NeedsRuling)? {
        Answer::Off => Err(Refusal::NoDuty),
        answer => Ok(Basis::House(rule, answer)),
    }
}

fn lay(draft: &mut Draft, icon: Icon, cards: u8, source: CardSource) -> Result<(), Refusal> {
    let (total, basis) = may_lay(&draft.state, icon, cards, source)?;
    draft.push(Event::SetLaid {
        by: draft.state.turn,
        icon,
        cards,
        total,
        source,
        basis,
    });
    win::settle(draft, Resume::NextPlayer)
}

fn add(draft: &mut Draft, set: SetId, source: CardSource) -> Result<(), Refusal> {
    let total = may_add(&draft.state, set, source)?;
    draft.push(Event::CardAdded {
        by: draft.state.turn,
        set,
        total,
        source,
        basis: Basis::Sheet(Section::YourTurn),
    });
    win::settle(draft, Resume::NextPlayer)
}

fn play_event(draft: &mut Draft, name: Option<&str>, source: CardSource) -> Result<(), Refusal> {
    let name = event_name(name)?;
    draft.push(Event::EventPlayed {
        by: draft.state.turn,
        name: name.clone(),
        source,
        basis: Basis::Sheet(match source {
            CardSource::Hand => Section::Important,
            CardSource::Top => Section::YourTurn,
        }),
    });
    // The last card of a hand wins as soon as it is played, whatever it says.
    win::settle(draft, Resume::Event { name })
}

fn event_name(name: Option<&str>) -> Result<Option<String>, Refusal> {
    match name.map(str::trim) {
        Some(name) if !is_name(name) => {
            Err(Refusal::CannotAdjust(tell!("bratz-no-event-name-said")))
        }
        name => Ok(name.map(str::to_owned)),
    }
}

fn turn_top(draft: &mut Draft, used: &TopUse) -> Result<(), Refusal> {
    let state = &draft.state;
    if state.phase != Phase::ToPlay {
        return Err(not_now(state, Wish::TurnUp));
    }
    may_turn_top(state)?;
    let card = match used {
        TopUse::Event { name } => Card::Event(event_name(name.as_deref())?),
        TopUse::NewSet { icon } => {
            may_lay(state, *icon, SMALLEST_SET, CardSource::Top)?;
            Card::Character(*icon)
        }
        TopUse::AddTo { set } => {
            may_add(state, *set, CardSource::Top)?;
            Card::Character(set.icon)
        }
        TopUse::Discard { icon } => {
            may_discard_top(state, *icon)?;
            Card::Character(*icon)
        }
    };
    draft.reshuffle_if_empty();
    let by = draft.state.turn;
    draft.push(Event::TopTurned {
        by,
        card,
        basis: Basis::Sheet(Section::YourTurn),
    });
    match used {
        TopUse::Event { name } => play_event(draft, name.as_deref(), CardSource::Top),
        TopUse::NewSet { icon } => lay(draft, *icon, SMALLEST_SET, CardSource::Top),
        TopUse::AddTo { set } => add(draft, *set, CardSource::Top),
        TopUse::Discard { icon } => {
            draft.push(Event::TopDiscarded {
                by,
                icon: *icon,
                basis: Basis::Sheet(Section::YourTurn),
            });
            draft.end_turn();
            Ok(())
        }
    }
}

/// The referee may say that the draw pile is empty.
pub(super) fn may_be_empty(state: &AllOut) -> Result<(), Refusal> {
    if !matches!(state.phase, Phase::ToPlay | Phase::EventEffect { .. }) {
        return Err(not_now(state, Wish::PileEmpty));
    }
    match state.draw_pile {
        None => Ok(()),
        Some(0) => may_turn_top(state),
        Some(there) => Err(Refusal::PileNotEmpty(cards(there))),
    }
}

fn pile_empty(draft: &mut Draft) -> Result<(), Refusal> {
    may_be_empty(&draft.state)?;
    draft.push(match draft.state.discard_pile {
        0 => Event::PilesFoundEmpty,
        cards => Event::Reshuffled {
            cards,
            basis: Basis::Sheet(Section::HouseKeeping),
        },
    });
    Ok(())
}

fn pass(draft: &mut Draft) -> Result<(), Refusal> {
    to_play(&draft.state)?;
    may_pass(&draft.state)?;
    let rule = HouseRule::BothPilesEmpty;
    let answer = draft.answer(rule)?;
    let basis = Basis::House(rule, answer);
    let seat = draft.state.turn;
    draft.push(Event::Passed { seat, basis });
    let all = u32::try_from(draft.state.players.count()).unwrap_or(u32::MAX);
    if draft.state.passes_in_row < all {
        draft.end_turn();
    } else if answer == Answer::Draw {
        win::end_game(draft, Vec::new(), basis);
    } else {
        win::fewest_cards(draft, basis);
    }
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
