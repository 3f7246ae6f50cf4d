//! The cards of both games of the Bratz pack: characters by their icons, and events.

use super::{Card, Kind, Picture, entered, inferred, sheet, sort};
use crate::rules::all_out::{self, AllOut, Event};
use crate::rules::bratz::{Card as Shown, icon_names, usual_icons};
use crate::rules::got_five::{self, CARDS_TO_WIN, GotFive};
use crate::rules::lookup::Part::{self, House, Inferred, Sheet, Under};
use crate::rules::tongue::tell;
use crate::rules::{GameKind, Ledger, Rules as _, Seat, TableRules};

type AllOutParts = &'static [Part<all_out::Section, all_out::HouseRule>];
type GotFiveParts = &'static [Part<got_five::Section, got_five::HouseRule>];

const PACK: &str = "lookup-heading-all-out-pack";

/// So much of what an event has done is told.
const EFFECTS_TOLD: usize = 4;

const CHARACTER: AllOutParts = &[
    Sheet(all_out::Section::YourTurn, "lay"),
    Sheet(all_out::Section::YourTurn, "add"),
    Under(PACK, "icon"),
    Sheet(all_out::Section::Important, "ten"),
    House(all_out::HouseRule::SecondSet),
    House(all_out::HouseRule::MustPlay),
];

const EVENT: AllOutParts = &[
    Sheet(all_out::Section::YourTurn, "how"),
    Sheet(all_out::Section::Important, "always"),
    Sheet(all_out::Section::Important, "last"),
    Sheet(all_out::Section::YourTurn, "top"),
    Inferred("text"),
    House(all_out::HouseRule::BrokenSet),
    House(all_out::HouseRule::BothWin),
];

const STARTER: GotFiveParts = &[
    Sheet(got_five::Section::SetUp, "lies"),
    Sheet(got_five::Section::SetUp, "different"),
    House(got_five::HouseRule::StarterCounts),
];

const DRAWN: GotFiveParts = &[
    Sheet(got_five::Section::YourTurn, "same"),
    Sheet(got_five::Section::YourTurn, "other"),
    Sheet(got_five::Section::GameRules, "five"),
    Under(PACK, "icon"),
];

const NO_ICON: GotFiveParts = &[House(got_five::HouseRule::Events), Under(PACK, "what")];

/// The cards of All Out, events of the match first.
pub(super) fn all_out(game: Option<&Ledger<AllOut>>) -> Vec<Card> {
    let house = match game {
        Some(game) => game.now().house().clone(),
        None => TableRules::as_printed(),
    };
    let sort = |id: &str, kind, picture, parts: AllOutParts| {
        sort(GameKind::AllOut, id, (kind, picture), &house, parts)
    };
    let mut cards = game.map(played_events).unwrap_or_default();
    cards.push(sort("event", Kind::Event, Picture::Event, EVENT));
    let character = Picture::Character;
    cards.push(sort("character", Kind::Character, character, CHARACTER));
    let icons = game.map_or_else(usual_icons, |game| game.now().icons().to_vec());
    let names = icon_names(&icons);
    for (place, (icon, name)) in icons.iter().zip(names).enumerate() {
        let sets = game.map(|game| sets_of(game.now(), place));
        cards.push(Card {
            now: sets,
            paragraphs: vec![
                sheet(
                    all_out::Section::Important,
                    tell!("card-all-out-icon-set", icon = name.as_str()),
                ),
                sheet(
                    all_out::Section::YourTurn,
                    tell!("card-all-out-icon-add", icon = name.as_str()),
                ),
                sheet(
                    all_out::Section::Winning,
                    tell!("card-all-out-icon-ten", icon = name.as_str()),
                ),
                inferred(tell!("card-bratz-icon-own")),
            ],
            ..icon_card(GameKind::AllOut, "all-out", icon, name)
        });
    }
    cards
}

fn icon_card(game: GameKind, word: &str, icon: &str, name: String) -> Card {
    Card {
        id: format!("{word}-icon-{}", icon.to_lowercase()),
        game,
        kind: Kind::Icon,
        name,
        about: Kind::Icon.words(),
        now: None,
        picture: Picture::Icon(icon.to_owned()),
        numbers: Vec::new(),
        paragraphs: Vec::new(),
        also: tell!("card-bratz-icon-also"),
    }
}

/// Who has a set of an icon.
fn sets_of(game: &AllOut, place: usize) -> String {
    let sets = game
        .sets()
        .iter()
        .filter(|set| set.id.icon.index() == place);
    let told: Vec<String> = sets
        .map(|set| {
            let player = game.players().get(set.id.owner);
            tell!(
                "card-all-out-icon-lies",
                player = player.map_or("", |player| player.name.as_str()),
                cards = set.cards
            )
        })
        .collect();
    if told.is_empty() {
        tell!("card-all-out-icon-no-set")
    } else {
        told.join(" ")
    }
}

fn event_id(name: &str) -> String {
    format!("match-event-{}", name.trim().to_lowercase())
}

/// The events that were played and named in this match, with what they did.
fn played_events(game: &Ledger<AllOut>) -> Vec<Card> {
    let now = game.now();
    let mut cards: Vec<Card> = Vec::new();
    for event in game.events() {
        let Some((by, name)) = played_event(event) else {
            continue;
        };
        let Some(name) = name else { continue };
        let player = now.players().get(by);
        let player = player.map_or("", |player| player.name.as_str());
        let told = tell!("card-all-out-event-was-played", player = player);
        match cards.iter_mut().find(|card| card.id == event_id(name)) {
            Some(card) => card.now = Some(told),
            None => cards.push(named_event(game, name, told)),
        }
    }
    cards
}

fn named_event(game: &Ledger<AllOut>, name: &str, now: String) -> Card {
    let effects = game.events().filter_map(|event| match event {
        Event::EffectDone {
            event: Some(by), ..
        } if event_id(by) == event_id(name) => Some(game.now().say(event)),
        _ => None,
    });
    let mut paragraphs: Vec<_> = effects.take(EFFECTS_TOLD).map(entered).collect();
    if paragraphs.is_empty() {
        paragraphs.push(entered(tell!("card-all-out-event-read")));
    }
    paragraphs.push(sheet(
        all_out::Section::YourTurn,
        tell!("card-all-out-event-how"),
    ));
    paragraphs.push(sheet(
        all_out::Section::Important,
        tell!("card-all-out-event-always"),
    ));
    Card {
        id: event_id(name),
        game: GameKind::AllOut,
        kind: Kind::Event,
        name: name.to_owned(),
        about: Kind::Event.words(),
        now: Some(now),
        picture: Picture::Event,
        numbers: Vec::new(),
        paragraphs,
        also: tell!("card-in-this-match"),
    }
}

/// Who plays an event, and its name if it was said.
fn played_event(event: &Event) -> Option<(Seat, Option<&str>)> {
    match event {
        Event::EventPlayed { by, name, .. } => Some((*by, name.as_deref())),
        Event::TopTurned {
            by,
            card: Shown::Event(name),
            ..
        } => Some((*by, name.as_deref())),
        _ => None,
    }
}

/// The id of the event that was played last; without one, of the icon that was laid last.
pub(super) fn all_out_now(game: &Ledger<AllOut>) -> Option<String> {
    let played = game.events().rev().find_map(played_event);
    if let Some((_, name)) = played {
        return Some(name.map_or_else(|| "all-out-event".to_owned(), event_id));
    }
    game.events().rev().find_map(|event| {
        let icon = match event {
            Event::SetLaid { icon, .. } => *icon,
            Event::CardAdded { set, .. } => set.icon,
            _ => return None,
        };
        let icon = game.now().icons().get(icon.index())?;
        Some(format!("all-out-icon-{}", icon.to_lowercase()))
    })
}

/// The cards of Got Five.
pub(super) fn got_five(game: Option<&GotFive>) -> Vec<Card> {
    let house = match game {
        Some(game) => game.house().clone(),
        None => TableRules::as_printed(),
    };
    let sort = |id: &str, kind, picture, parts: GotFiveParts| {
        sort(GameKind::GotFive, id, (kind, picture), &house, parts)
    };
    let character = || Picture::Character;
    let mut cards = vec![
        sort("starter", Kind::Character, character(), STARTER),
        sort("character", Kind::Character, character(), DRAWN),
        sort("event", Kind::Event, Picture::Event, NO_ICON),
    ];
    let icons = game.map_or_else(usual_icons, |game| game.icons().to_vec());
    let names = icon_names(&icons);
    for (place, (icon, name)) in icons.iter().zip(names).enumerate() {
        let whose = game.map(|game| collector_of(game, place));
        cards.push(Card {
            now: whose,
            paragraphs: vec![
                sheet(
                    got_five::Section::GameRules,
                    tell!(
                        "card-got-five-icon-five",
                        icon = name.as_str(),
                        count = CARDS_TO_WIN
                    ),
                ),
                sheet(
                    got_five::Section::YourTurn,
                    tell!("card-got-five-icon-drawn", icon = name.as_str()),
                ),
                inferred(tell!("card-bratz-icon-own")),
            ],
            ..icon_card(GameKind::GotFive, "got-five", icon, name)
        });
    }
    cards
}

/// Who collects an icon, and how many cards lie beside the starter.
fn collector_of(game: &GotFive, place: usize) -> String {
    let collects = |starter: Option<crate::rules::bratz::Icon>| {
        starter.is_some_and(|icon| icon.index() == place)
    };
    let mut players = game.players().iter();
    match players.find(|(_, player)| collects(player.starter)) {
        Some((_, player)) => tell!(
            "card-got-five-icon-collected",
            player = player.name.as_str(),
            cards = player.beside
        ),
        None => tell!("card-got-five-icon-nobody"),
    }
}

/// The id of the icon that the player collects whose turn it is.
pub(super) fn got_five_now(game: &GotFive) -> Option<String> {
    let player = game.players().get(game.turn())?;
    let icon = game.icons().get(player.starter?.index())?;
    Some(format!("got-five-icon-{}", icon.to_lowercase()))
}
