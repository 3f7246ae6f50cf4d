//! The cards of Kaboodl: those in the middle, those to collect them with, the command cards.

use super::{Card, Kind, Picture, inferred, sheet, sort};
use crate::rules::kaboodl::{
    CardId, CommandCard, Deck, Event, Grid, HouseRule, Kaboodl, KaboodlCard, Place, Section,
};
use crate::rules::lookup::Paragraph;
use crate::rules::lookup::Part::{self, House, Inferred, Sheet};
use crate::rules::tongue::{RULES, given, tell};
use crate::rules::{GameKind, GroundKind, Ledger, Rules as _, TableRules};

type Parts = &'static [Part<Section, HouseRule>];

const WILD: Parts = &[
    Sheet(Section::CommandCards, "stands-for"),
    Sheet(Section::CommandCards, "several"),
    Sheet(Section::Play, "away"),
];

const KBAAM: Parts = &[
    Sheet(Section::CommandCards, "steal"),
    Sheet(Section::CommandCards, "call"),
    Sheet(Section::CommandCards, "until"),
    Inferred("once"),
    Sheet(Section::Play, "last"),
];

const KBOSH: Parts = &[
    Sheet(Section::CommandCards, "keep"),
    Sheet(Section::CommandCards, "until"),
    House(HouseRule::TossOutKbosh),
    Sheet(Section::Play, "away"),
];

/// Every card, those in the middle first.
pub(super) fn cards(game: Option<&Kaboodl>) -> Vec<Card> {
    let house = match game {
        Some(game) => game.house().clone(),
        None => TableRules::as_printed(),
    };
    let grid = game.map_or_else(Grid::default, |game| game.grid().clone());
    let deck = game.map_or_else(Deck::default, Kaboodl::deck);
    let mut cards: Vec<Card> = (0..=u8::MAX)
        .map(CardId)
        .zip(&grid.cards)
        .map(|(card, shows)| in_the_middle(&grid, card, *shows, game))
        .collect();
    let kinds = [grid.creatures.len(), grid.colours.len()];
    // Which numbers of dots there are is said of the usual cards alone.
    let dots = usize::from(grid.is_usual());
    for (id, picture, count, kinds) in [
        ("creature", Picture::Creature, deck.creature, kinds[0]),
        ("colour", Picture::Colour, deck.colour, kinds[1]),
        ("dots", Picture::Dots, deck.dots, dots),
    ] {
        cards.push(collecting(id, picture, count, kinds));
    }
    for (id, command, count, parts) in [
        ("wild", CommandCard::Wild, deck.wild, WILD),
        ("kbaam", CommandCard::Kbaam, deck.kbaam, KBAAM),
        ("kbosh", CommandCard::Kbosh, deck.kbosh, KBOSH),
    ] {
        let look = (Kind::Command, Picture::Command(command));
        let mut card = sort(GameKind::Kaboodl, id, look, &house, parts);
        card.paragraphs.push(in_the_box(count));
        cards.push(card);
    }
    cards
}

fn id_of(card: CardId) -> String {
    format!("kaboodl-card-{}", card.0)
}

fn in_the_middle(grid: &Grid, card: CardId, shows: KaboodlCard, game: Option<&Kaboodl>) -> Card {
    let creature = grid.creature_name(shows.creature).unwrap_or_default();
    let colour = grid.colour_name(shows.colour).unwrap_or_default();
    let (creature, colour, dots) = (creature.as_str(), colour.as_str(), shows.dots);
    Card {
        id: id_of(card),
        game: GameKind::Kaboodl,
        kind: Kind::Kaboodl,
        name: grid.card_name(card).unwrap_or_default(),
        about: Kind::Kaboodl.words(),
        now: game.and_then(|game| place_of(game, card)),
        picture: Picture::Kaboodl {
            creature: shows.creature,
            colour: shows.colour,
            dots,
        },
        numbers: Vec::new(),
        paragraphs: vec![
            sheet(
                Section::Play,
                tell!(
                    "card-kaboodl-card-collect",
                    creature = creature,
                    colour = colour,
                    dots = dots
                ),
            ),
            sheet(Section::CommandCards, tell!("card-kaboodl-card-wild")),
            sheet(Section::CommandCards, tell!("card-kaboodl-card-stolen")),
            sheet(
                Section::Scoring,
                tell!(
                    "card-kaboodl-card-points",
                    creature = creature,
                    colour = colour,
                    dots = dots
                ),
            ),
        ],
        also: tell!("card-kaboodl-card-also", dots = dots),
    }
}

/// Where a card is, and who is after it.
fn place_of(game: &Kaboodl, card: CardId) -> Option<String> {
    let name = |seat| {
        let player = game.players().get(seat);
        player.map_or_else(String::new, |player| player.name.clone())
    };
    if let Some(steal) = game.steal_of(card) {
        return Some(tell!(
            "card-kaboodl-card-is-stolen",
            thief = name(steal.by),
            player = name(steal.from)
        ));
    }
    Some(match game.place(card)? {
        Place::Kaboodl => tell!("card-kaboodl-card-in-the-middle"),
        Place::With(seat) => tell!("card-kaboodl-card-with", player = name(seat)),
        Place::Out => tell!("card-kaboodl-card-out"),
    })
}

fn collecting(id: &str, picture: Picture, count: u16, kinds: usize) -> Card {
    let own = |end: &str| {
        let message = format!("card-kaboodl-{id}-{end}");
        RULES.say(&message, &[("count", given(kinds))])
    };
    let kinds = (kinds > 0).then(|| inferred(own("kinds")));
    Card {
        id: format!("kaboodl-{id}"),
        game: GameKind::Kaboodl,
        kind: Kind::Collecting,
        name: own("name"),
        about: Kind::Collecting.words(),
        now: None,
        picture,
        numbers: Vec::new(),
        paragraphs: [
            sheet(Section::Play, own("does")),
            sheet(Section::CommandCards, tell!("card-kaboodl-collecting-wild")),
            sheet(Section::Play, tell!("card-kaboodl-collecting-away")),
        ]
        .into_iter()
        .chain(kinds)
        .chain([in_the_box(count)])
        .collect(),
        also: own("also"),
    }
}

/// How many of a sort there are.
fn in_the_box(count: u16) -> Paragraph {
    Paragraph {
        kind: GroundKind::Sheet,
        words: tell!("card-kaboodl-count", count = count),
        rests_on: tell!("lookup-heading-kaboodl-contents"),
        setting: None,
    }
}

/// The id of the card that was collected, stolen or saved last.
pub(super) fn now(game: &Ledger<Kaboodl>) -> Option<String> {
    game.events().rev().find_map(|event| match event {
        Event::Collected { card, .. }
        | Event::StealOpened { card, .. }
        | Event::StealBlocked { card, .. } => Some(id_of(*card)),
        _ => None,
    })
}
