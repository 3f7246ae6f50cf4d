//! From what was typed and chosen to the card, and back.

use std::collections::BTreeMap;

use super::super::super::texts::Texts;
use super::super::super::tongue::tell;
use super::effects::EffectDraft;
use super::{Edit, PictureDraft, slot};
use crate::rules::GameKind;
use crate::rules::bakugan::Attribute;
use crate::rules::bakugan::effect::Effect;
use crate::rules::bakugan::setup::LARGEST_NUMBER;
use crate::rules::cards::Kind;
use crate::rules::cards::pack::{
    Collecting, Content, MOST_DOTS, PACK_FILE, Pack, PackCard, Source, pack_text, parse,
};
use crate::rules::kaboodl::CommandCard;
use crate::rules::text::LONGEST_NAME;

/// A sort of card that can be written: its game and its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sort {
    /// The game.
    pub game: GameKind,
    /// The kind.
    pub kind: Kind,
}

impl Sort {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 10] = [
        Self::of(GameKind::Bakugan, Kind::Gate),
        Self::of(GameKind::Bakugan, Kind::Ability),
        Self::of(GameKind::Bakugan, Kind::Bakugan),
        Self::of(GameKind::Kaboodl, Kind::Kaboodl),
        Self::of(GameKind::Kaboodl, Kind::Collecting),
        Self::of(GameKind::Kaboodl, Kind::Command),
        Self::of(GameKind::AllOut, Kind::Character),
        Self::of(GameKind::AllOut, Kind::Event),
        Self::of(GameKind::GotFive, Kind::Character),
        Self::of(GameKind::GotFive, Kind::Event),
    ];

    const fn of(game: GameKind, kind: Kind) -> Self {
        Self { game, kind }
    }

    /// What it is called.
    pub fn words(self) -> String {
        let kind = self.kind.words();
        match self.game {
            GameKind::AllOut | GameKind::GotFive => {
                let game = self.game.name().trim_start_matches("Bratz: ");
                tell!("card-form-sort", game = game, kind = kind)
            }
            GameKind::Bakugan | GameKind::Kaboodl => kind,
        }
    }

    /// True where the card has a name of its own: others are called by what they show.
    pub(super) fn has_name(self) -> bool {
        !matches!(self.kind, Kind::Kaboodl | Kind::Collecting)
    }
}

/// What a card to collect with shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// A creature.
    Creature,
    /// A colour.
    Colour,
    /// Dots.
    Dots,
}

impl Edit {
    /// The form of a card, or an empty one for a card of this game.
    pub(super) fn of(card: Option<&PackCard>, game: GameKind, texts: &mut Texts) -> Self {
        for field in slot::ALL {
            texts.clear(field);
        }
        for attribute in Attribute::SIX {
            texts.clear(&slot::number(attribute));
        }
        let first = Sort::ALL.into_iter().find(|sort| sort.game == game);
        let mut edit = Self {
            origin: None,
            into: None,
            sort: first.unwrap_or(Sort::ALL[0]),
            gate_colour: None,
            ability_colour: None,
            played: None,
            attribute: None,
            command: CommandCard::Wild,
            shows: Shows::Creature,
            effects: Vec::new(),
            open_effect: None,
            next_effect: 0,
            picture: PictureDraft::None,
            begun: None,
            is_warned: false,
            problem: None,
        };
        let Some(card) = card else {
            return edit;
        };
        edit.sort = Sort::of(card.game, card.kind());
        texts.set(slot::NAME, card.name.clone());
        for (field, words) in [
            (slot::CODE, &card.code),
            (slot::LANGUAGE, &card.language),
            (slot::TEXT, &card.text),
            (slot::WHEN, &card.when),
        ] {
            texts.set(field, words.clone().unwrap_or_default());
        }
        if let Some(picture) = &card.picture {
            edit.picture = PictureDraft::Kept(picture.clone());
        }
        edit.take_content(&card.content, texts);
        edit
    }

    fn take_content(&mut self, content: &Content, texts: &mut Texts) {
        match content {
            Content::Gate {
                colour,
                numbers,
                effects,
            } => {
                self.gate_colour = *colour;
                for (attribute, number) in numbers {
                    texts.set(&slot::number(*attribute), number.to_string());
                }
                self.take_effects(effects, texts);
            }
            Content::Ability {
                colour,
                played,
                effects,
            } => {
                self.ability_colour = *colour;
                self.played = *played;
                self.take_effects(effects, texts);
            }
            Content::Bakugan { attribute, g_power } => {
                self.attribute = *attribute;
                let number = g_power.map(|number| number.to_string());
                texts.set(slot::G_POWER, number.unwrap_or_default());
            }
            Content::Kaboodl {
                creature,
                colour,
                dots,
            } => {
                texts.set(slot::CREATURE, creature.clone());
                texts.set(slot::COLOUR, colour.clone());
                texts.set(slot::DOTS, dots.to_string());
                // What it shows is its name, unless somebody gave it one.
                if texts.get(slot::NAME) == format!("{colour} {creature} {dots}") {
                    texts.clear(slot::NAME);
                }
            }
            Content::Collecting(shown) => {
                let (shows, field, words) = match shown {
                    Collecting::Creature(name) => (Shows::Creature, slot::CREATURE, name.clone()),
                    Collecting::Colour(name) => (Shows::Colour, slot::COLOUR, name.clone()),
                    Collecting::Dots(dots) => (Shows::Dots, slot::DOTS, dots.to_string()),
                };
                if texts.get(slot::NAME) == words {
                    texts.clear(slot::NAME);
                }
                self.shows = shows;
                texts.set(field, words);
            }
            Content::Command(command) => self.command = *command,
            Content::Character { icon } => texts.set(slot::ICON, icon.clone()),
            Content::Event => {}
        }
    }

    fn take_effects(&mut self, effects: &[Effect], texts: &mut Texts) {
        for effect in effects {
            let draft = EffectDraft::of(self.next_effect, effect, texts);
            self.next_effect += 1;
            self.effects.push(draft);
        }
    }

    /// The card as far as it can be read: what is wrong is left out. It is what is shown beside the form.
    pub(in super::super) fn as_far(&self, texts: &Texts) -> PackCard {
        self.read(texts).0
    }

    /// The card, as it goes into its pack.
    ///
    /// # Errors
    /// What is missing or cannot be, in a person's words.
    pub(super) fn card(&self, texts: &Texts) -> Result<PackCard, String> {
        let (card, problems) = self.read(texts);
        if let Some(first) = problems.into_iter().next() {
            return Err(first);
        }
        // Whatever else a file would be refused for.
        let text = pack_text(&Pack {
            name: "-".to_owned(),
            cards: vec![card.clone()],
            ..Pack::default()
        });
        let source = Source {
            file: PACK_FILE,
            text: &text,
        };
        match parse(&[source]).faults.into_iter().next() {
            None => Ok(card),
            Some(fault) => {
                let (field, why) = (fault.field.as_str(), fault.why.as_str());
                Err(tell!("card-form-problem", field = field, why = why))
            }
        }
    }

    fn read(&self, texts: &Texts) -> (PackCard, Vec<String>) {
        let mut problems = Vec::new();
        let line = |field: &str| {
            let typed = texts.get(field).trim();
            (!typed.is_empty()).then(|| typed.to_owned())
        };
        let content = self.content(texts, &mut problems);
        let shown = match &content {
            Content::Kaboodl {
                creature,
                colour,
                dots,
            } => format!("{colour} {creature} {dots}"),
            Content::Collecting(Collecting::Creature(name) | Collecting::Colour(name)) => {
                name.clone()
            }
            Content::Collecting(Collecting::Dots(dots)) => dots.to_string(),
            _ => String::new(),
        };
        let name = line(slot::NAME);
        if name.is_none() && self.sort.has_name() {
            problems.insert(0, tell!("card-form-problem-name"));
        }
        if name
            .as_ref()
            .is_some_and(|name| name.chars().count() > LONGEST_NAME)
        {
            problems.push(tell!("card-form-problem-long", most = LONGEST_NAME));
        }
        let card = PackCard {
            code: line(slot::CODE),
            text: line(slot::TEXT),
            when: line(slot::WHEN),
            language: line(slot::LANGUAGE),
            picture: match &self.picture {
                PictureDraft::Kept(name) => Some(name.clone()),
                PictureDraft::None | PictureDraft::Fresh(_) => None,
            },
            ..PackCard::of(self.sort.game, name.unwrap_or(shown), content)
        };
        (card, problems)
    }

    fn content(&self, texts: &Texts, problems: &mut Vec<String>) -> Content {
        match self.sort.kind {
            Kind::Gate => {
                let mut numbers = BTreeMap::new();
                for attribute in Attribute::SIX {
                    match number(texts.get(&slot::number(attribute)), -LARGEST_NUMBER) {
                        Ok(Some(number)) => {
                            numbers.insert(attribute, number);
                        }
                        Ok(None) => {}
                        Err(why) => problems.push(why),
                    }
                }
                Content::Gate {
                    colour: self.gate_colour,
                    numbers,
                    effects: self.effects(texts, problems),
                }
            }
            Kind::Ability => Content::Ability {
                colour: self.ability_colour,
                played: self.played,
                effects: self.effects(texts, problems),
            },
            Kind::Bakugan => Content::Bakugan {
                attribute: self.attribute,
                g_power: number(texts.get(slot::G_POWER), 0).unwrap_or_else(|why| {
                    problems.push(why);
                    None
                }),
            },
            Kind::Kaboodl => Content::Kaboodl {
                creature: word(texts, slot::CREATURE, problems),
                colour: word(texts, slot::COLOUR, problems),
                dots: dots(texts, problems),
            },
            Kind::Collecting => Content::Collecting(match self.shows {
                Shows::Creature => Collecting::Creature(word(texts, slot::CREATURE, problems)),
                Shows::Colour => Collecting::Colour(word(texts, slot::COLOUR, problems)),
                Shows::Dots => Collecting::Dots(dots(texts, problems)),
            }),
            Kind::Command => Content::Command(self.command),
            Kind::Character => Content::Character {
                icon: word(texts, slot::ICON, problems),
            },
            Kind::Event | Kind::Attribute | Kind::Effect | Kind::Icon => Content::Event,
        }
    }

    fn effects(&self, texts: &Texts, problems: &mut Vec<String>) -> Vec<Effect> {
        let read = self.effects.iter().enumerate().map(|(at, draft)| {
            let effect = draft.effect(texts);
            effect.map_err(|why| tell!("card-form-problem-effect", number = at + 1, why = why))
        });
        let mut effects = Vec::new();
        for one in read {
            match one {
                Ok(effect) => effects.push(effect),
                Err(why) => problems.push(why),
            }
        }
        effects
    }
}

/// A number as it was typed; none for an empty field.
pub(super) fn number(typed: &str, least: i32) -> Result<Option<i32>, String> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let bare = typed
        .trim_start_matches('+')
        .trim_end_matches(['G', 'g'])
        .trim();
    match bare.parse::<i32>() {
        Ok(number) if (least..=LARGEST_NUMBER).contains(&number) => Ok(Some(number)),
        _ => Err(tell!("card-form-problem-number", typed = typed)),
    }
}

fn word(texts: &Texts, field: &str, problems: &mut Vec<String>) -> String {
    let typed = texts.get(field).trim();
    if typed.is_empty() {
        problems.push(match field {
            slot::CREATURE => tell!("card-form-problem-creature"),
            slot::COLOUR => tell!("card-form-problem-colour"),
            _ => tell!("card-form-problem-icon"),
        });
    }
    typed.to_owned()
}

fn dots(texts: &Texts, problems: &mut Vec<String>) -> u8 {
    let typed = texts.get(slot::DOTS).trim();
    match typed.parse::<u8>() {
        Ok(dots) if (1..=MOST_DOTS).contains(&dots) => dots,
        _ => {
            problems.push(tell!("card-form-problem-dots", most = MOST_DOTS));
            1
        }
    }
}
