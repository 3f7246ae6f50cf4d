//! What can be set by hand in a match of Kaboodl.

use super::super::ask::Ask;
use super::super::board::plain;
use super::super::by_hand::{
    Blank, ByHand, Unfilled, count, for_each_player, form, list, offered, signed_number, winners,
};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use crate::rules::kaboodl::{Adjustment, Command, CommandCard, Kaboodl, Phase, Place};
use crate::rules::{BySeat, MatchResult, Rules as _, Seat, SeatSet};

/// What is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KaboodlBlank {
    /// How many cards a player holds.
    Hand(Seat),
    /// How many cards the draw pile has.
    DrawPile,
    /// How many cards the discard pile has.
    DiscardPile,
    /// How many of a sort lie in the discard pile.
    Seen(CommandCard),
    /// What a round that was counted gave a player.
    Points {
        /// Which round, from 1.
        round: u16,
        /// Whose.
        seat: Seat,
    },
    /// What a player gets or loses in this round.
    Extra(Seat),
    /// A player's name.
    Name(Seat),
}

/// Everything that can be set by hand now, as lines to pick from.
pub(in super::super) fn by_hand(app: &RefereeApp, now: &Kaboodl) -> Vec<(String, Ask)> {
    let names = now.standing().names;
    let lists = [
        list(tell!("by-hand-turn"), turns(now, &names)),
        list(tell!("by-hand-counts"), counts(now, &names)),
        list(tell!("by-hand-kaboodl-card"), cards(app, now)),
        list(tell!("by-hand-steals"), steals(now)),
        list(tell!("by-hand-points"), points(now, &names)),
        list(
            tell!("by-hand-names"),
            for_each_player(&names, |seat, name| {
                form(name.to_owned(), ByHand::Kaboodl(KaboodlBlank::Name(seat)))
            }),
        ),
        list(tell!("by-hand-result"), results(now, &names)),
    ];
    lists.into_iter().flatten().collect()
}

/// A change to be entered, if the rules take it now.
fn change(now: &Kaboodl, change: Adjustment) -> Option<Ask> {
    let reason = tell!("bakugan-by-hand-reason");
    offered(now, Command::Adjust { change, reason })
}

fn turns(now: &Kaboodl, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let turn = names.iter().filter_map(|(seat, name)| {
        let words = tell!("by-hand-turn-of", name = name.as_str());
        Some((words, change(now, Adjustment::SetTurn(seat))?))
    });
    let others = names.iter().filter(|(seat, _)| *seat != now.dealer());
    let dealer = others.filter_map(|(seat, name)| {
        let words = tell!("by-hand-dealer-of", name = name.as_str());
        Some((words, change(now, Adjustment::SetDealer(seat))?))
    });
    turn.chain(dealer).collect()
}

fn counts(now: &Kaboodl, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let blank = |words, blank| form(words, ByHand::Kaboodl(blank));
    let mut lines = for_each_player(names, |seat, name| {
        let cards = now.hand(seat).unwrap_or(0);
        let words = tell!("by-hand-hand", name = name, count = cards);
        blank(words, KaboodlBlank::Hand(seat))
    });
    let draw_pile = tell!("by-hand-draw-pile", count = now.draw_pile());
    lines.push(blank(draw_pile, KaboodlBlank::DrawPile));
    let discard_pile = tell!("by-hand-discard-pile", count = now.discard_pile());
    lines.push(blank(discard_pile, KaboodlBlank::DiscardPile));
    lines.extend(CommandCard::ALL.map(|card| {
        let words = tell!("by-hand-seen", card = card.name(), count = seen(now, card));
        blank(words, KaboodlBlank::Seen(card))
    }));
    lines
}

fn cards(app: &RefereeApp, now: &Kaboodl) -> Vec<(String, Ask)> {
    let places = || {
        let with = now.players().seats().map(Place::With);
        with.chain([Place::Kaboodl, Place::Out])
    };
    now.cards()
        .filter_map(|(card, _, at)| {
            let to = places().filter(|place| *place != at).filter_map(|to| {
                let words = match to {
                    Place::With(seat) => tell!("by-hand-card-with", name = app.name_of(seat)),
                    Place::Kaboodl => tell!("by-hand-card-kaboodl"),
                    Place::Out => tell!("by-hand-card-out"),
                };
                Some((words, change(now, Adjustment::MoveCard { card, to })?))
            });
            list(now.card_name(card), to.collect())
        })
        .collect()
}

fn steals(now: &Kaboodl) -> Vec<(String, Ask)> {
    let drop = now.steals().iter().filter_map(|steal| {
        let card = now.card_name(steal.card);
        let words = tell!("by-hand-steal-drop", card = card);
        Some((words, change(now, Adjustment::DropSteal(steal.card))?))
    });
    let open = now.cards().filter_map(|(card, _, at)| {
        let Place::With(_) = at else { return None };
        let words = tell!("by-hand-steal-open", card = now.card_name(card));
        Some((words, change(now, Adjustment::OpenSteal(card))?))
    });
    let tossed_out = now.players().iter().filter(|(_, player)| player.tossed_out);
    let lift = tossed_out.filter_map(|(seat, player)| {
        let words = tell!("by-hand-toss-out", name = player.name.as_str());
        Some((words, change(now, Adjustment::LiftTossOut(seat))?))
    });
    drop.chain(lift).chain(open).collect()
}

fn points(now: &Kaboodl, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let blank = |words, blank| form(words, ByHand::Kaboodl(blank));
    let extra = names.iter().filter_map(|(seat, name)| {
        change(now, Adjustment::Extra { seat, points: 1 })?;
        let words = tell!("by-hand-extra", name = name.as_str());
        Some(blank(words, KaboodlBlank::Extra(seat)))
    });
    let rounds = (1_u16..).zip(now.rounds());
    let rounds = rounds.filter_map(|(round, counted)| {
        let title = tell!("kaboodl-round", number = u32::from(round));
        let lines = for_each_player(names, |seat, name| {
            let points = counted.scores.get(seat).map_or(0, |score| score.total());
            let points = plain(points);
            let words = tell!("by-hand-points-of", name = name, points = points);
            blank(words, KaboodlBlank::Points { round, seat })
        });
        list(title, lines)
    });
    let reason = tell!("form-usual-reason");
    let end = offered(now, Command::EndRound { reason });
    let end = end.map(|ask| (tell!("by-hand-end-round"), ask));
    extra.chain(end).chain(rounds).collect()
}

/// Once the match is over: how it ended.
fn results(now: &Kaboodl, names: &BySeat<String>) -> Vec<(String, Ask)> {
    let Phase::Over(before) = now.phase() else {
        return Vec::new();
    };
    let enter = |result: MatchResult| {
        let is_new = result != before;
        change(now, Adjustment::SetResult(result)).filter(|_| is_new)
    };
    let mut lines = winners(names, |seats: SeatSet| {
        let seats_in_order: Vec<Seat> = seats.iter().collect();
        enter(match seats_in_order.as_slice() {
            [] => MatchResult::Draw,
            [one] => MatchResult::Won(*one),
            _ => MatchResult::Shared(seats),
        })
    });
    let abandoned = enter(MatchResult::Abandoned);
    lines.extend(abandoned.map(|ask| (tell!("pick-abandon"), ask)));
    lines
}

fn seen(now: &Kaboodl, card: CommandCard) -> u16 {
    let seen = now.seen();
    match card {
        CommandCard::Wild => seen.wild,
        CommandCard::Kbaam => seen.kbaam,
        CommandCard::Kbosh => seen.kbosh,
    }
}

/// The points of a round that was counted.
fn points_of(now: &Kaboodl, round: u16, seat: Seat) -> i32 {
    let counted = now.rounds().get(usize::from(round).saturating_sub(1));
    let score = counted.and_then(|counted| counted.scores.get(seat));
    score.map_or(0, |score| score.total())
}

impl RefereeApp {
    /// What a form of this game asks.
    pub(in super::super) fn kaboodl_blank(&self, now: &Kaboodl, blank: KaboodlBlank) -> Blank {
        match blank {
            KaboodlBlank::Hand(seat) => {
                let title = tell!("by-hand-hand-title", name = self.name_of(seat));
                Blank::number(title, now.hand(seat).unwrap_or(0))
            }
            KaboodlBlank::DrawPile => {
                Blank::number(tell!("by-hand-draw-pile-title"), now.draw_pile())
            }
            KaboodlBlank::DiscardPile => {
                Blank::number(tell!("by-hand-discard-pile-title"), now.discard_pile())
            }
            KaboodlBlank::Seen(card) => {
                let title = tell!("by-hand-seen-title", card = card.name());
                Blank::number(title, seen(now, card))
            }
            KaboodlBlank::Points { round, seat } => {
                let name = self.name_of(seat);
                let title = tell!(
                    "by-hand-points-title",
                    name = name,
                    round = u32::from(round)
                );
                Blank::number(title, points_of(now, round, seat))
            }
            KaboodlBlank::Extra(seat) => {
                let title = tell!("by-hand-extra", name = self.name_of(seat));
                Blank::number(title, 5).hinted(tell!("by-hand-extra-hint"))
            }
            KaboodlBlank::Name(seat) => {
                let name = self.name_of(seat);
                Blank::name(tell!("by-hand-name-title", name = name.as_str()), name)
            }
        }
    }
}

/// The change that a filled form asks for.
pub(in super::super) fn filled(
    now: &Kaboodl,
    blank: KaboodlBlank,
    typed: &str,
) -> Result<Adjustment, Unfilled> {
    let cards = || u16::try_from(count(typed)?).map_err(|_| Unfilled::NoNumber);
    let (change, is_same) = match blank {
        KaboodlBlank::Hand(seat) => {
            let cards = cards()?;
            let is_same = now.hand(seat) == Some(cards);
            (Adjustment::SetHand { seat, cards }, is_same)
        }
        KaboodlBlank::DrawPile => {
            let cards = cards()?;
            (Adjustment::SetDrawPile(cards), cards == now.draw_pile())
        }
        KaboodlBlank::DiscardPile => {
            let cards = cards()?;
            let is_same = cards == now.discard_pile();
            (Adjustment::SetDiscardPile(cards), is_same)
        }
        KaboodlBlank::Seen(card) => {
            let cards = cards()?;
            let is_same = cards == seen(now, card);
            (Adjustment::SetSeen { card, cards }, is_same)
        }
        KaboodlBlank::Points { round, seat } => {
            let points = signed_number(typed)?;
            let is_same = points == points_of(now, round, seat);
            let change = Adjustment::SetPoints {
                round,
                seat,
                points,
            };
            (change, is_same)
        }
        KaboodlBlank::Extra(seat) => {
            let points = signed_number(typed)?;
            (Adjustment::Extra { seat, points }, points == 0)
        }
        KaboodlBlank::Name(seat) => {
            let name = typed.trim().to_owned();
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
