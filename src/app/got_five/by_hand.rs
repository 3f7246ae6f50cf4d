//! What can be set by hand in a match of Got Five.

use super::super::ask::Ask;
use super::super::by_hand::{
    Blank, ByHand, Unfilled, count, for_each_player, form, list, offered, winners,
};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use crate::rules::got_five::{Adjustment, Card, Command, GotFive, Icon, Place};
use crate::rules::{BySeat, Rules as _, Seat};

/// What is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GotFiveBlank {
    /// How many cards lie beside a player's starter.
    Beside(Seat),
    /// How many cards the draw pile has.
    DrawPile,
    /// How many cards go from one place to another.
    Move {
        /// Where they are now.
        from: Place,
        /// Where they go.
        to: Place,
    },
    /// The name of the event on top of the throw-away pile.
    TopEvent,
    /// What an icon is called.
    IconName(Icon),
    /// A player's name.
    Name(Seat),
}

/// Everything that can be set by hand now, as lines to pick from.
pub(in super::super) fn by_hand(app: &RefereeApp, now: &GotFive) -> Vec<(String, Ask)> {
    let names = now.standing().names;
    let turns = names.iter().filter_map(|(seat, name)| {
        let words = tell!("by-hand-turn-of", name = name.as_str());
        Some((words, change(now, Adjustment::SetTurn(seat))?))
    });
    let lists = [
        list(tell!("by-hand-turn"), turns.collect()),
        list(tell!("by-hand-counts"), counts(now, &names)),
        list(tell!("by-hand-move"), where_cards_lie(app, now, &names)),
        list(tell!("by-hand-games"), games(now, &names)),
        list(tell!("by-hand-names"), said_names(now, &names)),
    ];
    lists.into_iter().flatten().collect()
}

/// A change to be entered, if the rules take it now.
fn change(now: &GotFive, change: Adjustment) -> Option<Ask> {
    let reason = tell!("bakugan-by-hand-reason");
    offered(now, Command::Adjust { change, reason })
}

fn beside(now: &GotFive, seat: Seat) -> u32 {
    now.players().get(seat).map_or(0, |player| player.beside)
}

fn counts(now: &GotFive, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let blank = |words, blank| form(words, ByHand::GotFive(blank));
    let mut lines = for_each_player(names, |seat, name| {
        let words = tell!("by-hand-beside", name = name, count = beside(now, seat));
        blank(words, GotFiveBlank::Beside(seat))
    });
    let words = match now.draw_pile() {
        Some(cards) => tell!("by-hand-draw-pile", count = cards),
        None => tell!("by-hand-draw-pile-uncounted"),
    };
    lines.push(blank(words, GotFiveBlank::DrawPile));
    if now.draw_pile().is_some() {
        let words = tell!("by-hand-uncounted");
        lines.extend(change(now, Adjustment::SetDrawPile(None)).map(|ask| (words, ask)));
    }
    lines
}

fn starters(now: &GotFive, names: &BySeat<String>) -> Vec<(String, Ask)> {
    names
        .iter()
        .filter_map(|(seat, name)| {
            let has = now.players().get(seat).and_then(|player| player.starter);
            let icons = Icon::all(now.icons().len()).map(Some).chain([None]);
            let icons = icons.filter(|icon| *icon != has).filter_map(|icon| {
                let words = match icon {
                    Some(icon) => now.icon_name(icon),
                    None => tell!("bratz-no-starter"),
                };
                Some((words, change(now, Adjustment::SetStarter { seat, icon })?))
            });
            list(name.clone(), icons.collect())
        })
        .collect()
}

/// How many cards lie there; none when nobody knows.
fn held(now: &GotFive, place: Place) -> Option<u32> {
    match place {
        Place::Beside(seat) => Some(beside(now, seat)),
        Place::DrawPile => now.draw_pile(),
        Place::ThrowAwayPile => Some(now.thrown_away()),
        Place::Out => Some(now.out()),
    }
}

fn place_words(app: &RefereeApp, place: Place) -> String {
    match place {
        Place::Beside(seat) => tell!("by-hand-place-beside", name = app.name_of(seat)),
        Place::DrawPile => tell!("by-hand-place-draw-pile"),
        Place::ThrowAwayPile => tell!("by-hand-place-thrown"),
        Place::Out => tell!("by-hand-place-out"),
    }
}

/// Starters first, then what lies elsewhere.
fn where_cards_lie(app: &RefereeApp, now: &GotFive, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let starters = list(tell!("by-hand-starters"), starters(now, names));
    let top = list(tell!("by-hand-thrown-top"), tops(now));
    starters
        .into_iter()
        .chain(moves(app, now))
        .chain(top)
        .collect()
}

fn moves(app: &RefereeApp, now: &GotFive) -> Vec<(String, Ask)> {
    let places = || {
        let beside = now.players().seats().map(Place::Beside);
        beside.chain([Place::DrawPile, Place::ThrowAwayPile, Place::Out])
    };
    places()
        .filter_map(|from| {
            let to = places().filter_map(|to| {
                change(now, Adjustment::MoveCards { from, to, cards: 1 })?;
                let blank = ByHand::GotFive(GotFiveBlank::Move { from, to });
                Some(form(place_words(app, to), blank))
            });
            let from = place_words(app, from);
            let title = tell!("by-hand-move-to", from = from.as_str());
            let (_, ask) = list(title, to.collect())?;
            Some((format!("{from} …"), ask))
        })
        .collect()
}

fn tops(now: &GotFive) -> Vec<(String, Ask)> {
    let cards = Icon::all(now.icons().len())
        .map(|icon| (now.icon_name(icon), Card::Character(icon)))
        .chain([
            (tell!("by-hand-an-event"), Card::Event(None)),
            (tell!("by-hand-another-card"), Card::Other),
        ]);
    let cards =
        cards.filter_map(|(words, card)| Some((words, change(now, Adjustment::SetTop(card))?)));
    let mut lines: Vec<(String, Ask)> = cards.collect();
    if !lines.is_empty() {
        let blank = ByHand::GotFive(GotFiveBlank::TopEvent);
        lines.push(form(tell!("by-hand-named-event"), blank));
    }
    lines
}

fn games(now: &GotFive, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let ends = winners(names, |seats| change(now, Adjustment::EndGame(seats)));
    let mut lines: Vec<(String, Ask)> =
        list(tell!("by-hand-game-ends"), ends).into_iter().collect();
    for (game, before) in (1_u16..).zip(&now.games().won) {
        let who = winners(names, |winners| {
            let is_new = winners != *before;
            change(now, Adjustment::SetWinners { game, winners }).filter(|_| is_new)
        });
        lines.extend(list(tell!("by-hand-game-won", game = u32::from(game)), who));
    }
    lines
}

fn said_names(now: &GotFive, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let mut lines = for_each_player(names, |seat, name| {
        form(name.to_owned(), ByHand::GotFive(GotFiveBlank::Name(seat)))
    });
    let mut icons: Vec<(String, Ask)> = Icon::all(now.icons().len())
        .map(|icon| {
            let words = tell!("by-hand-icon", icon = now.icon_name(icon));
            form(words, ByHand::GotFive(GotFiveBlank::IconName(icon)))
        })
        .collect();
    let new = Icon::all(now.icons().len().saturating_add(1)).last();
    let is_taken = |icon: &Icon| {
        let name = "?".to_owned();
        change(now, Adjustment::NameIcon { icon: *icon, name }).is_some()
    };
    icons.extend(new.filter(is_taken).map(|icon| {
        let blank = ByHand::GotFive(GotFiveBlank::IconName(icon));
        form(tell!("by-hand-new-icon"), blank)
    }));
    lines.extend(list(tell!("by-hand-icons"), icons));
    lines
}

impl RefereeApp {
    /// What a form of this game asks.
    pub(in super::super) fn got_five_blank(&self, now: &GotFive, blank: GotFiveBlank) -> Blank {
        match blank {
            GotFiveBlank::Beside(seat) => {
                let title = tell!("by-hand-beside-title", name = self.name_of(seat));
                Blank::number(title, beside(now, seat)).hinted(tell!("by-hand-beside-hint"))
            }
            GotFiveBlank::DrawPile => {
                let cards = now.draw_pile().unwrap_or(0);
                Blank::number(tell!("by-hand-draw-pile-title"), cards)
            }
            GotFiveBlank::Move { from, to } => {
                let (from, to) = (place_words(self, from), place_words(self, to));
                let hint = tell!("by-hand-move-hint", from = from, to = to);
                Blank::number(tell!("by-hand-move-title"), 1).hinted(hint)
            }
            GotFiveBlank::TopEvent => Blank::name(tell!("form-event-name"), ""),
            GotFiveBlank::IconName(icon) => {
                let name = now.icons().get(icon.index());
                let title = tell!("by-hand-icon-title", icon = now.icon_name(icon));
                Blank::name(title, name.cloned().unwrap_or_default())
            }
            GotFiveBlank::Name(seat) => {
                let name = self.name_of(seat);
                Blank::name(tell!("by-hand-name-title", name = name.as_str()), name)
            }
        }
    }
}

/// The change that a filled form asks for.
pub(in super::super) fn filled(
    now: &GotFive,
    blank: GotFiveBlank,
    typed: &str,
) -> Result<Adjustment, Unfilled> {
    let name = || typed.trim().to_owned();
    let (change, is_same) = match blank {
        GotFiveBlank::Beside(seat) => {
            let cards = count(typed)?;
            return beside_of(now, seat, cards).ok_or(Unfilled::Same);
        }
        GotFiveBlank::DrawPile => {
            let cards = count(typed)?;
            let is_same = now.draw_pile() == Some(cards);
            (Adjustment::SetDrawPile(Some(cards)), is_same)
        }
        GotFiveBlank::Move { from, to } => {
            let cards = count(typed)?;
            (Adjustment::MoveCards { from, to, cards }, cards == 0)
        }
        GotFiveBlank::TopEvent => {
            let named = Some(name()).filter(|name| !name.is_empty());
            (Adjustment::SetTop(Card::Event(named)), false)
        }
        GotFiveBlank::IconName(icon) => {
            let name = name();
            let is_same = now.icons().get(icon.index()) == Some(&name);
            (Adjustment::NameIcon { icon, name }, is_same)
        }
        GotFiveBlank::Name(seat) => {
            let name = name();
            let player = now.players().get(seat);
            let is_same = player.is_some_and(|player| player.name == name);
            (Adjustment::Rename { seat, name }, is_same)
        }
    };
    if is_same {
        return Err(Unfilled::Same);
    }
    Ok(change)
}

/// So many cards beside a starter: what is missing was thrown away by mistake where the throw-away pile has it, and what is
/// too many belongs there. None when so many lie there already.
fn beside_of(now: &GotFive, seat: Seat, cards: u32) -> Option<Adjustment> {
    let has = beside(now, seat);
    let place = Place::Beside(seat);
    let missing = cards.saturating_sub(has);
    let (from, to, cards) = if missing == 0 {
        (place, Place::ThrowAwayPile, has.saturating_sub(cards))
    } else {
        let has_it = |place: &Place| held(now, *place).is_none_or(|there| there >= missing);
        let piles = [Place::ThrowAwayPile, Place::DrawPile, Place::Out];
        let from = piles.into_iter().find(has_it).unwrap_or(Place::DrawPile);
        (from, place, missing)
    };
    (cards > 0).then_some(Adjustment::MoveCards { from, to, cards })
}
