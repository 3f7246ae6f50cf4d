//! What can be set by hand in a match of All Out.

use super::super::ask::Ask;
use super::super::by_hand::{
    Blank, ByHand, Unfilled, count, for_each_player, form, list, offered, winners,
};
use super::super::pick::{Form, Pick};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use crate::rules::all_out::{Adjustment, AllOut, Card, Command, Icon, Place, SetId};
use crate::rules::{BySeat, Rules as _, Seat, Table};

/// What is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AllOutBlank {
    /// How many cards a player holds.
    Hand(Seat),
    /// How many cards the draw pile has.
    DrawPile,
    /// How many cards go from one place to another.
    Move {
        /// Where they are now.
        from: Place,
        /// Where they go.
        to: Place,
    },
    /// The name of the event on top of the discard pile.
    TopEvent,
    /// What an icon is called.
    IconName(Icon),
    /// A player's name.
    Name(Seat),
}

/// A list that is made when it is wanted: of places there are many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AllOutList {
    /// Where cards go that are there now.
    To(Place),
    /// Whose new set, and of which icon, cards become that are there now.
    NewSet(Place),
}

/// Everything that can be set by hand now, as lines to pick from.
pub(in super::super) fn by_hand(app: &RefereeApp, now: &AllOut) -> Vec<(String, Ask)> {
    let names = now.standing().names;
    let lists = [
        list(tell!("by-hand-turn"), turns(now, &names)),
        list(tell!("by-hand-counts"), counts(now, &names)),
        list(tell!("by-hand-move"), from_where(app, now)),
        list(tell!("by-hand-games"), games(now, &names)),
        list(tell!("by-hand-names"), said_names(now, &names)),
    ];
    lists.into_iter().flatten().collect()
}

/// A change to be entered, if the rules take it now.
fn change(now: &AllOut, change: Adjustment) -> Option<Ask> {
    let reason = tell!("bakugan-by-hand-reason");
    offered(now, Command::Adjust { change, reason })
}

fn turns(now: &AllOut, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let of_each = |words: fn(&str) -> String, wish: fn(Seat) -> Adjustment| {
        let lines = names.iter();
        let lines = lines.filter_map(|(seat, name)| Some((words(name), change(now, wish(seat))?)));
        lines.collect::<Vec<_>>()
    };
    let mut lines = of_each(
        |name| tell!("by-hand-turn-of", name = name),
        Adjustment::SetTurn,
    );
    let next = of_each(
        |name| tell!("by-hand-next-of", name = name),
        Adjustment::NextTurn,
    );
    lines.extend(list(tell!("by-hand-next"), next));
    let skip = of_each(
        |name| tell!("by-hand-skip-of", name = name),
        Adjustment::Skip,
    );
    lines.extend(list(tell!("by-hand-skip"), skip));
    lines
}

fn counts(now: &AllOut, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let blank = |words, blank| form(words, ByHand::AllOut(blank));
    let mut lines = for_each_player(names, |seat, name| {
        let words = tell!("by-hand-hand", name = name, count = hand(now, seat));
        blank(words, AllOutBlank::Hand(seat))
    });
    let words = match now.draw_pile() {
        Some(cards) => tell!("by-hand-draw-pile", count = cards),
        None => tell!("by-hand-draw-pile-uncounted"),
    };
    lines.push(blank(words, AllOutBlank::DrawPile));
    if now.draw_pile().is_some() {
        let words = tell!("by-hand-uncounted");
        lines.extend(change(now, Adjustment::SetDrawPile(None)).map(|ask| (words, ask)));
    }
    lines
}

fn hand(now: &AllOut, seat: Seat) -> u32 {
    now.players().get(seat).map_or(0, |player| player.hand)
}

/// How many cards lie there; none when nobody knows.
fn held(now: &AllOut, place: Place) -> Option<u32> {
    match place {
        Place::Hand(seat) => Some(hand(now, seat)),
        Place::Set(id) => Some(now.set(id).map_or(0, |set| u32::from(set.cards))),
        Place::DrawPile => now.draw_pile(),
        Place::DiscardPile => Some(now.discard_pile()),
        Place::Out => Some(now.out()),
    }
}

/// Every place where cards can lie now; hands first.
fn places(now: &AllOut) -> impl Iterator<Item = Place> {
    let hands = now.players().seats().map(Place::Hand);
    let sets = now.sets().iter().map(|set| Place::Set(set.id));
    hands
        .chain([Place::DrawPile, Place::DiscardPile])
        .chain(sets)
        .chain([Place::Out])
}

/// A place in words.
fn place_words(app: &RefereeApp, now: &AllOut, place: Place) -> String {
    match place {
        Place::Hand(seat) => tell!("by-hand-place-hand", name = app.name_of(seat)),
        Place::Set(set) => set_words(app, now, set),
        Place::DrawPile => tell!("by-hand-place-draw-pile"),
        Place::DiscardPile => tell!("by-hand-place-discard-pile"),
        Place::Out => tell!("by-hand-place-out"),
    }
}

fn set_words(app: &RefereeApp, now: &AllOut, set: SetId) -> String {
    tell!(
        "bratz-set-of",
        name = app.name_of(set.owner),
        icon = now.icon_name(set.icon)
    )
}

fn from_where(app: &RefereeApp, now: &AllOut) -> Vec<(String, Ask)> {
    let from = places(now).filter(|place| held(now, *place) != Some(0));
    let from = from.map(|from| {
        let words = place_words(app, now, from);
        let words = match held(now, from) {
            Some(cards) => format!("{words} ({cards}) …"),
            None => format!("{words} …"),
        };
        (words, Ask::AllOutList(AllOutList::To(from)))
    });
    from.chain(list(tell!("by-hand-give"), gifts(app, now)))
        .chain(list(tell!("by-hand-top"), tops(now)))
        .collect()
}

fn gifts(app: &RefereeApp, now: &AllOut) -> Vec<(String, Ask)> {
    now.sets()
        .iter()
        .filter_map(|set| {
            let to = now.players().seats().filter_map(|to| {
                let words = tell!("by-hand-give-to", name = app.name_of(to));
                let gift = Adjustment::GiveSet { set: set.id, to };
                Some((words, change(now, gift)?))
            });
            list(set_words(app, now, set.id), to.collect())
        })
        .collect()
}

fn tops(now: &AllOut) -> Vec<(String, Ask)> {
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
        let blank = ByHand::AllOut(AllOutBlank::TopEvent);
        lines.push(form(tell!("by-hand-named-event"), blank));
    }
    lines
}

fn games(now: &AllOut, names: &BySeat<String>) -> Vec<(String, Ask)> {
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

fn said_names(now: &AllOut, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let mut lines = for_each_player(names, |seat, name| {
        form(name.to_owned(), ByHand::AllOut(AllOutBlank::Name(seat)))
    });
    let icons = Icon::all(now.icons().len()).map(|icon| {
        let words = tell!("by-hand-icon", icon = now.icon_name(icon));
        form(words, ByHand::AllOut(AllOutBlank::IconName(icon)))
    });
    let icons: Vec<(String, Ask)> = icons.collect();
    let new = Icon::all(now.icons().len().saturating_add(1)).last();
    let is_taken = |icon: &Icon| {
        let name = "?".to_owned();
        change(now, Adjustment::NameIcon { icon: *icon, name }).is_some()
    };
    let new = new.filter(is_taken).map(|icon| {
        let blank = ByHand::AllOut(AllOutBlank::IconName(icon));
        form(tell!("by-hand-new-icon"), blank)
    });
    let icons = icons.into_iter().chain(new).collect();
    lines.extend(list(tell!("by-hand-icons"), icons));
    lines
}

impl RefereeApp {
    /// A list that is made when it is wanted; none when another game lies on the table.
    pub(in super::super) fn all_out_list(&self, wanted: AllOutList) -> Option<Pick> {
        let Table::AllOut(ledger) = self.play.as_ref()?.table() else {
            return None;
        };
        let now = ledger.now();
        let moves = |words: String, from: Place, to: Place| {
            let blank = ByHand::AllOut(AllOutBlank::Move { from, to });
            let is_taken = change(now, Adjustment::MoveCards { from, to, cards: 1 }).is_some();
            is_taken.then_some((words, Ask::Form(Form::ByHand(blank))))
        };
        let (from, items): (Place, Vec<(String, Ask)>) = match wanted {
            AllOutList::To(from) => {
                let to = places(now).filter(|to| *to != from);
                let to = to.filter_map(|to| moves(place_words(self, now, to), from, to));
                let new_set = Ask::AllOutList(AllOutList::NewSet(from));
                let has_new = self
                    .all_out_list(AllOutList::NewSet(from))
                    .is_some_and(|pick| !pick.items.is_empty());
                let words = format!("{} …", tell!("by-hand-new-set"));
                let new_set = has_new.then_some((words, new_set));
                (from, to.chain(new_set).collect())
            }
            AllOutList::NewSet(from) => {
                let of = |owner: Seat| {
                    let icons = Icon::all(now.icons().len());
                    let ids = icons.map(move |icon| SetId { owner, icon });
                    let new = ids.filter(|id| now.set(*id).is_none());
                    let new =
                        new.filter_map(|id| moves(now.icon_name(id.icon), from, Place::Set(id)));
                    list(self.name_of(owner), new.collect())
                };
                (from, now.players().seats().filter_map(of).collect())
            }
        };
        let from = place_words(self, now, from);
        Some(Pick {
            title: tell!("by-hand-move-to", from = from),
            items,
        })
    }

    /// What a form of this game asks.
    pub(in super::super) fn all_out_blank(&self, now: &AllOut, blank: AllOutBlank) -> Blank {
        match blank {
            AllOutBlank::Hand(seat) => {
                let title = tell!("by-hand-hand-title", name = self.name_of(seat));
                Blank::number(title, hand(now, seat)).hinted(tell!("by-hand-hand-hint"))
            }
            AllOutBlank::DrawPile => {
                let cards = now.draw_pile().unwrap_or(0);
                Blank::number(tell!("by-hand-draw-pile-title"), cards)
            }
            AllOutBlank::Move { from, to } => {
                let (from, to) = (place_words(self, now, from), place_words(self, now, to));
                let hint = tell!("by-hand-move-hint", from = from, to = to);
                Blank::number(tell!("by-hand-move-title"), 1).hinted(hint)
            }
            AllOutBlank::TopEvent => Blank::name(tell!("form-event-name"), ""),
            AllOutBlank::IconName(icon) => {
                let name = now.icons().get(icon.index());
                let title = tell!("by-hand-icon-title", icon = now.icon_name(icon));
                Blank::name(title, name.cloned().unwrap_or_default())
            }
            AllOutBlank::Name(seat) => {
                let name = self.name_of(seat);
                Blank::name(tell!("by-hand-name-title", name = name.as_str()), name)
            }
        }
    }
}

/// The change that a filled form asks for.
pub(in super::super) fn filled(
    now: &AllOut,
    blank: AllOutBlank,
    typed: &str,
) -> Result<Adjustment, Unfilled> {
    let name = || typed.trim().to_owned();
    let (change, is_same) = match blank {
        AllOutBlank::Hand(seat) => {
            let cards = count(typed)?;
            return hand_of(now, seat, cards).ok_or(Unfilled::Same);
        }
        AllOutBlank::DrawPile => {
            let cards = count(typed)?;
            let is_same = now.draw_pile() == Some(cards);
            (Adjustment::SetDrawPile(Some(cards)), is_same)
        }
        AllOutBlank::Move { from, to } => {
            let cards = count(typed)?;
            (Adjustment::MoveCards { from, to, cards }, cards == 0)
        }
        AllOutBlank::TopEvent => {
            let named = Some(name()).filter(|name| !name.is_empty());
            (Adjustment::SetTop(Card::Event(named)), false)
        }
        AllOutBlank::IconName(icon) => {
            let name = name();
            let is_same = now.icons().get(icon.index()) == Some(&name);
            (Adjustment::NameIcon { icon, name }, is_same)
        }
        AllOutBlank::Name(seat) => {
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

/// A hand of so many cards: what is missing comes from a pile that has it, what is too many goes to the draw pile. None
/// when the hand has so many already.
fn hand_of(now: &AllOut, seat: Seat, cards: u32) -> Option<Adjustment> {
    let has = hand(now, seat);
    let hand = Place::Hand(seat);
    let missing = cards.saturating_sub(has);
    let (from, to, cards) = if missing == 0 {
        (hand, Place::DrawPile, has.saturating_sub(cards))
    } else {
        let has_it = |place: &Place| held(now, *place).is_none_or(|there| there >= missing);
        let piles = [Place::DrawPile, Place::DiscardPile, Place::Out];
        let from = piles.into_iter().find(has_it).unwrap_or(Place::DrawPile);
        (from, hand, missing)
    };
    (cards > 0).then_some(Adjustment::MoveCards { from, to, cards })
}
