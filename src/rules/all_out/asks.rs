//! What is asked now, and what may be answered.

use super::decide::{
    fits_nowhere, may_add, may_be_empty, may_challenge, may_lay, may_pass, may_turn_top,
};
use super::event::{Adjustment, CardSource, Command, Place, SetId, TopUse};
use super::setup::{LARGEST_SET, SMALLEST_SET};
use super::win::{may_miss_shout, may_shout};
use super::words::{icon, of_set, player};
use super::{AllOut, Icon, Phase, Refusal};
use crate::rules::text::{one_of, won_by};
use crate::rules::tongue::tell;
use crate::rules::{Choice, Prompt, Seat};

/// What is asked of the table now.
pub(super) fn prompt(state: &AllOut) -> Prompt {
    let (headline, detail, seat) = match &state.phase {
        Phase::ToPlay => (
            tell!("all-out-asks-play", player = player(state, state.turn)),
            tell!(if may_turn_top(state).is_ok() {
                "all-out-asks-play-or-turn-up"
            } else {
                "all-out-asks-play-or-pass"
            }),
            Some(state.turn),
        ),
        Phase::EventEffect { name } => (
            match name {
                Some(name) => tell!("all-out-asks-event-named", name = name),
                None => tell!("all-out-asks-event"),
            },
            tell!("all-out-asks-event-how"),
            Some(state.turn),
        ),
        Phase::Shout(shout) => {
            let open: Vec<Seat> = shout
                .among
                .iter()
                .filter(|seat| !shout.heard.contains(seat))
                .copied()
                .collect();
            let who = open.iter().map(|seat| player(state, *seat)).collect();
            (
                tell!("all-out-asks-shout"),
                tell!("all-out-asks-shout-who", who = one_of(who)),
                match open[..] {
                    [seat] => Some(seat),
                    _ => None,
                },
            )
        }
        Phase::GameOver => (
            {
                let won = state.games.won.last().copied().unwrap_or_default();
                won_by(won.iter().map(|seat| player(state, seat)).collect())
            },
            tell!(
                "bratz-asks-next-game",
                player = player(state, state.games.next_first(state.players.count()))
            ),
            None,
        ),
        Phase::Over(result) => (
            result.headline(|seat| player(state, seat)),
            tell!("bratz-asks-over"),
            None,
        ),
    };
    Prompt {
        headline,
        detail,
        seat,
        layout: None,
    }
}

fn choice(label: String, command: Command) -> Choice<Command> {
    Choice {
        label,
        command,
        likeliest: false,
    }
}

fn likeliest(mut choice: Choice<Command>) -> Choice<Command> {
    choice.likeliest = true;
    choice
}

/// True when it is allowed, or meets a house rule that the table has not answered yet.
fn may<T>(answer: &Result<T, Refusal>) -> bool {
    matches!(answer, Ok(_) | Err(Refusal::NeedsRuling(_)))
}

/// The legal commands now. What an event makes the players do is an adjustment and not among them, see [`effects`].
pub(super) fn choices(state: &AllOut) -> Vec<Choice<Command>> {
    let mut all = Vec::new();
    match &state.phase {
        Phase::ToPlay => {
            from_the_hand(state, &mut all);
            if may_turn_top(state).is_ok() {
                from_the_top(state, &mut all);
            }
            if may_pass(state).is_ok() {
                all.push(choice(tell!("all-out-choice-pass"), Command::Pass));
            }
            aside(state, &mut all);
        }
        Phase::EventEffect { .. } => {
            all.push(likeliest(choice(
                tell!("all-out-choice-event-done"),
                Command::EventDone,
            )));
            aside(state, &mut all);
        }
        Phase::Shout(shout) => {
            for seat in shout.among.iter().copied() {
                if may(&may_shout(state, seat)) {
                    let label = tell!("all-out-choice-shout", player = player(state, seat));
                    let shout = choice(label, Command::Shout { seat });
                    all.push(if all.is_empty() {
                        likeliest(shout)
                    } else {
                        shout
                    });
                }
            }
            for seat in shout.among.iter().copied() {
                if may(&may_miss_shout(state, seat)) {
                    let label = tell!("all-out-choice-no-shout", player = player(state, seat));
                    all.push(choice(label, Command::NoShout { seat }));
                }
            }
        }
        Phase::GameOver => all.push(likeliest(choice(
            tell!("bratz-choice-next-game"),
            Command::NextGame,
        ))),
        Phase::Over(_) => {}
    }
    all
}

fn from_the_hand(state: &AllOut, all: &mut Vec<Choice<Command>>) {
    for one in &state.sets {
        if may(&may_add(state, one.id, CardSource::Hand)) {
            let label = of_set("all-out-choice-add", state, one.id);
            all.push(choice(label, Command::AddToSet { set: one.id }));
        }
    }
    for of in Icon::all(state.icons.len()) {
        let name = icon(state, of);
        // Where a set is refused, a larger one is too.
        for cards in (SMALLEST_SET..=LARGEST_SET)
            .take_while(|cards| may(&may_lay(state, of, *cards, CardSource::Hand)))
        {
            let lay = Command::LaySet { icon: of, cards };
            let label = tell!("all-out-choice-lay", count = cards, icon = &name);
            all.push(choice(label, lay));
        }
    }
    if state.hand(state.turn) > 0 {
        let play = Command::PlayEvent { name: None };
        all.push(choice(tell!("all-out-choice-event"), play));
    }
}

fn from_the_top(state: &AllOut, all: &mut Vec<Choice<Command>>) {
    let turn_up = |label: String, used| choice(label, Command::TurnTop { used });
    all.push(turn_up(
        tell!("all-out-choice-top-event"),
        TopUse::Event { name: None },
    ));
    for one in &state.sets {
        if may(&may_add(state, one.id, CardSource::Top)) {
            let label = of_set("all-out-choice-top-add", state, one.id);
            all.push(turn_up(label, TopUse::AddTo { set: one.id }));
        }
    }
    for of in Icon::all(state.icons.len()) {
        let name = icon(state, of);
        if may(&may_lay(state, of, SMALLEST_SET, CardSource::Top)) {
            let label = tell!("all-out-choice-top-set", icon = &name);
            all.push(turn_up(label, TopUse::NewSet { icon: of }));
        }
        if fits_nowhere(state, of) {
            let label = tell!("all-out-choice-top-discard", icon = &name);
            all.push(turn_up(label, TopUse::Discard { icon: of }));
        }
    }
}

/// What may happen beside the turn.
fn aside(state: &AllOut, all: &mut Vec<Choice<Command>>) {
    if may(&may_be_empty(state)) {
        all.push(choice(
            tell!("bratz-choice-pile-empty"),
            Command::DrawPileEmpty,
        ));
    }
    for seat in state.players.seats() {
        if state.way_to_win(seat).is_some() && may(&may_shout(state, seat)) {
            let label = tell!("all-out-choice-shout", player = player(state, seat));
            all.push(choice(label, Command::Shout { seat }));
        }
    }
    let Some(against) = state.challengeable else {
        return;
    };
    for by in state.players.seats() {
        if !may(&may_challenge(state, by, against)) {
            continue;
        }
        for upheld in [true, false] {
            let label = tell!(
                "all-out-choice-challenge",
                upheld = if upheld { "yes" } else { "no" },
                by = player(state, by),
                against = player(state, against)
            );
            all.push(choice(
                label,
                Command::Challenge {
                    by,
                    against,
                    upheld,
                },
            ));
        }
    }
}

impl AllOut {
    /// What an event may often tell the players to do, as far as it is possible now; empty unless an event is under
    /// way. Anything else that an event says is entered as a free [`Command::Effect`].
    pub fn effects(&self) -> Vec<Choice<Command>> {
        if !matches!(self.phase, Phase::EventEffect { .. }) {
            return Vec::new();
        }
        let mut changes: Vec<Adjustment> = Vec::new();
        let one = |from, to| Adjustment::MoveCards { from, to, cards: 1 };
        for seat in self.in_turn_order() {
            let hand = Place::Hand(seat);
            changes.push(one(Place::DrawPile, hand));
            changes.push(one(hand, Place::DiscardPile));
            for other in self.players.seats().filter(|other| *other != seat) {
                changes.push(one(hand, Place::Hand(other)));
            }
            changes.push(Adjustment::Skip(seat));
            changes.push(Adjustment::NextTurn(seat));
        }
        let sets: Vec<SetId> = self.sets.iter().map(|set| set.id).collect();
        for set in sets {
            changes.push(one(Place::Set(set), Place::DiscardPile));
            changes.push(one(Place::Set(set), Place::Hand(self.turn)));
            for to in self.players.seats().filter(|to| *to != set.owner) {
                changes.push(Adjustment::GiveSet { set, to });
            }
        }
        changes
            .into_iter()
            .map(|change| {
                let label = super::words::adjustment(self, &change);
                choice(label, Command::Effect { change })
            })
            .filter(|choice| may(&super::decide::decide(self, &choice.command)))
            .collect()
    }
}
