//! All packs of a table together: searched as one types, and each card as it is shown.

use std::collections::HashMap;

use super::{Collecting, Content, Pack, PackCard};
use crate::rules::bakugan::{AbilityColour, Attribute, GateColour, Moment};
use crate::rules::cards::search::{
    ABOUT, ALSO, Builder, GROUND, Hit, Index, NAME, NUMBER, PARAGRAPH,
};
use crate::rules::cards::{Card, Kind, Number, Picture, sentence};
use crate::rules::kaboodl::Grid;
use crate::rules::lookup::Paragraph;
use crate::rules::tongue::{Tongue, in_tongue, tell};
use crate::rules::{GameKind, GroundKind};

/// Packs with the words of all their cards, made once when they are read.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Shelf {
    packs: Vec<Pack>,
    /// Of each card its pack and its number in it.
    places: Vec<(usize, usize)>,
    index: Index,
}

impl Shelf {
    /// Packs in the order in which they are listed.
    pub fn of(packs: Vec<Pack>) -> Self {
        let mut builder = Builder::default();
        let mut places = Vec::new();
        let mut words = Words::default();
        for (at, pack) in packs.iter().enumerate() {
            for (number, card) in pack.cards.iter().enumerate() {
                words.add(&mut builder, places.len(), card);
                places.push((at, number));
            }
        }
        Self {
            index: builder.done(places.len()),
            packs,
            places,
        }
    }

    /// The packs.
    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// True when there is no card.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The card at a place, with the place of its pack.
    pub fn get(&self, place: usize) -> Option<(usize, &PackCard)> {
        let (pack, number) = *self.places.get(place)?;
        Some((pack, self.packs.get(pack)?.cards.get(number)?))
    }

    /// The places of the cards in which these words stand, best first; every card when nothing is typed. `only` leaves
    /// out the other games.
    ///
    /// Great and small letters, accents and apostrophes make no difference; nor does one wrong letter in a word of four,
    /// or two in a word of eight. The last word may be half typed.
    pub fn search(&self, words: &str, only: Option<GameKind>) -> Vec<usize> {
        let is_meant = |place: usize| match only {
            None => true,
            Some(only) => self.get(place).is_some_and(|(_, card)| card.game == only),
        };
        self.index
            .search(words, is_meant)
            .unwrap_or_else(|| (0..self.len()).filter(|place| is_meant(*place)).collect())
    }

    /// The cards that are meant and in which any of these words stands, in their order; none when nothing is typed.
    pub fn hits(&self, words: &str, is_meant: impl Fn(usize) -> bool) -> Option<Vec<Hit>> {
        self.index.hits(words, is_meant)
    }

    /// The place of a card by its pack and its number in it.
    pub fn place_of(&self, pack: usize, number: usize) -> Option<usize> {
        self.places.binary_search(&(pack, number)).ok()
    }

    /// The number that a card has in its pack.
    pub fn number_of(&self, place: usize) -> Option<usize> {
        self.places.get(place).map(|(_, number)| *number)
    }

    /// The card at a place as it is shown, in the language that is spoken.
    pub fn card(&self, place: usize) -> Option<Card> {
        let (at, card) = self.get(place)?;
        let pack = self.packs.get(at)?;
        Some(Card {
            id: format!("pack-{at}-{place}"),
            ..card.shown(&pack.name)
        })
    }
}

impl PackCard {
    /// What sort of card it is.
    pub fn kind(&self) -> Kind {
        kind(&self.content)
    }

    /// It as it is shown, in the language that is spoken, as a card of the pack of this name.
    pub fn shown(&self, pack: &str) -> Card {
        let card = self;
        let ground = |kind, words| Paragraph {
            kind,
            words,
            rests_on: tell!("card-pack-ground", pack = pack),
            setting: None,
        };
        let referee = |words: &str| ground(GroundKind::Referee, words.to_owned());
        let lines = card.text.iter().flat_map(|text| text.lines());
        let mut paragraphs: Vec<Paragraph> = lines
            .filter(|line| !line.trim().is_empty())
            .map(referee)
            .collect();
        let effects = effects_of(&card.content);
        // What the card says stands first; what the app makes of it is told where it says nothing.
        if card.text.is_none() {
            paragraphs.extend(effects.iter().map(|words| referee(words)));
        }
        paragraphs.extend(card.when.as_deref().map(referee));
        if let Content::Ability {
            played: Some(played),
            ..
        } = card.content
        {
            paragraphs.push(referee(&moment(played)));
        }
        if paragraphs.is_empty() {
            paragraphs.push(referee(&tell!("card-pack-no-text")));
        }
        let about = about(&card.content);
        Card {
            id: String::new(),
            game: card.game,
            kind: kind(&card.content),
            name: card.name.clone(),
            about: match &card.code {
                Some(code) => tell!("card-pack-about", what = about, code = code.as_str()),
                None => about,
            },
            now: None,
            picture: picture(&card.content),
            numbers: numbers(&card.content),
            paragraphs,
            also: String::new(),
        }
    }
}

fn kind(content: &Content) -> Kind {
    match content {
        Content::Gate { .. } => Kind::Gate,
        Content::Ability { .. } => Kind::Ability,
        Content::Bakugan { .. } => Kind::Bakugan,
        Content::Kaboodl { .. } => Kind::Kaboodl,
        Content::Collecting(_) => Kind::Collecting,
        Content::Command(_) => Kind::Command,
        Content::Character { .. } => Kind::Character,
        Content::Event => Kind::Event,
    }
}

/// What it is, in a few words.
fn about(content: &Content) -> String {
    match content {
        Content::Gate { colour, .. } => {
            let colour = colour.map_or("none", GateColour::name);
            tell!("card-bakugan-gate-about", colour = colour)
        }
        Content::Ability { colour, .. } => {
            let colour = colour.map_or("none", AbilityColour::name);
            tell!("card-bakugan-ability-about", colour = colour)
        }
        Content::Bakugan {
            attribute: Some(attribute),
            ..
        } => tell!("card-pack-bakugan-about", attribute = attribute.name()),
        Content::Character { icon } => tell!("card-pack-character-about", icon = icon.as_str()),
        _ => kind(content).words(),
    }
}

fn moment(played: Moment) -> String {
    let moment = match played {
        Moment::BeforeFlip => "before-flip",
        Moment::InBattle => "in-battle",
        Moment::AfterBattle => "after-battle",
        Moment::OutsideBattle => "outside-battle",
    };
    tell!("card-bakugan-ability-played", moment = moment)
}

fn effects_of(content: &Content) -> Vec<String> {
    let (Content::Gate { effects, .. } | Content::Ability { effects, .. }) = content else {
        return Vec::new();
    };
    effects
        .iter()
        .map(|effect| sentence(&effect.words()))
        .collect()
}

fn numbers(content: &Content) -> Vec<Number> {
    match content {
        Content::Gate { numbers, .. } => Attribute::SIX
            .into_iter()
            .filter_map(|attribute| {
                Some(Number {
                    what: attribute.name().to_owned(),
                    attribute: Some(attribute),
                    amount: *numbers.get(&attribute)?,
                })
            })
            .collect(),
        Content::Bakugan {
            g_power: Some(amount),
            ..
        } => vec![Number {
            what: tell!("card-number-g-power"),
            attribute: None,
            amount: *amount,
        }],
        _ => Vec::new(),
    }
}

/// What is drawn of it. A Kaboodl card is drawn when its creature and colour are those of the usual box.
fn picture(content: &Content) -> Picture {
    match content {
        Content::Gate { colour, .. } => Picture::Gate(*colour),
        Content::Ability { colour, .. } => Picture::Ability(*colour),
        Content::Bakugan { attribute, .. } => Picture::Bakugan(*attribute),
        Content::Kaboodl {
            creature,
            colour,
            dots,
        } => {
            let usual = Grid::default();
            let place = |list: &[String], word: &str| {
                let at = list.iter().position(|one| one.eq_ignore_ascii_case(word))?;
                u8::try_from(at).ok()
            };
            match (
                place(&usual.creatures, creature),
                place(&usual.colours, colour),
            ) {
                (Some(creature), Some(colour)) => Picture::Kaboodl {
                    creature,
                    colour,
                    dots: *dots,
                },
                _ => Picture::Creature,
            }
        }
        Content::Collecting(Collecting::Creature(_)) => Picture::Creature,
        Content::Collecting(Collecting::Colour(_)) => Picture::Colour,
        Content::Collecting(Collecting::Dots(_)) => Picture::Dots,
        Content::Command(command) => Picture::Command(*command),
        Content::Character { .. } => Picture::Character,
        Content::Event => Picture::Event,
    }
}

/// Words that many cards share, in every language, put together once.
#[derive(Default)]
struct Words {
    about: HashMap<String, Vec<String>>,
}

impl Words {
    fn add(&mut self, builder: &mut Builder, place: usize, card: &PackCard) {
        builder.add(place, &card.name, NAME);
        builder.add(place, card.code.as_deref().unwrap_or_default(), ALSO);
        builder.add(place, card.text.as_deref().unwrap_or_default(), PARAGRAPH);
        builder.add(place, card.when.as_deref().unwrap_or_default(), PARAGRAPH);
        builder.add(place, card.game.name(), GROUND);
        for number in numbers(&card.content) {
            builder.add(place, &number.amount.to_string(), NUMBER);
        }
        match &card.content {
            Content::Kaboodl {
                creature,
                colour,
                dots,
                ..
            } => builder.add(place, &format!("{colour} {creature} {dots}"), NUMBER),
            Content::Collecting(Collecting::Dots(dots)) => {
                builder.add(place, &dots.to_string(), NUMBER)
            }
            Content::Collecting(Collecting::Creature(name) | Collecting::Colour(name)) => {
                builder.add(place, name, NUMBER);
            }
            _ => {}
        }
        // What it is and what it does, in every language; most cards share it with others.
        let about = self.in_every_tongue(&shape(&card.content), || {
            format!("{} {}", about(&card.content), kind(&card.content).words())
        });
        for words in about {
            builder.add(place, words, ABOUT);
        }
        let (Content::Gate { effects, .. } | Content::Ability { effects, .. }) = &card.content
        else {
            return;
        };
        for effect in effects {
            for words in self.in_every_tongue(&format!("{effect:?}"), || effect.words()) {
                builder.add(place, words, PARAGRAPH);
            }
        }
    }

    fn in_every_tongue(&mut self, key: &str, say: impl Fn() -> String) -> &[String] {
        self.about
            .entry(key.to_owned())
            .or_insert_with(|| Tongue::ALL.map(|tongue| in_tongue(tongue, &say)).into())
    }
}

/// Two cards of one shape are told by the same words.
fn shape(content: &Content) -> String {
    let more = match content {
        Content::Gate { colour, .. } => format!("{colour:?}"),
        Content::Ability { colour, .. } => format!("{colour:?}"),
        Content::Bakugan { attribute, .. } => format!("{attribute:?}"),
        Content::Character { icon } => icon.clone(),
        _ => String::new(),
    };
    format!("{} {more}", content.kind_word())
}
