//! Short wordings that the screen is put together from: the headline of a call, names, times.

use super::super::arbiter::Certainty;
use super::super::panel::question::call_headline;
use super::super::theme::AttributeShape;
use super::super::tongue::tell;
use super::super::words::{Words, capital, colour_word};
use super::answers::certainty_tone;
use crate::rules::bakugan::{Attribute, Bakugan, BakuganId, Fact, OpenGate, Place, Pose};
use crate::vision::colour::{Colour, ColourWord};

/// A toy's name with its Attribute, if that is known.
pub(super) fn shown_name(now: &Bakugan, bakugan: BakuganId) -> String {
    match now.toy(bakugan).and_then(|toy| toy.attribute) {
        Some(attribute) => format!("{} {}", attribute.name(), now.name_of(bakugan)),
        None => now.name_of(bakugan),
    }
}

/// The mark of an Attribute.
pub fn shape_of(attribute: Attribute) -> AttributeShape {
    match attribute {
        Attribute::Pyrus => AttributeShape::Triangle,
        Attribute::Aquos => AttributeShape::Drop,
        Attribute::Subterra => AttributeShape::Square,
        Attribute::Haos => AttributeShape::Star,
        Attribute::Darkus => AttributeShape::Crescent,
        Attribute::Ventus => AttributeShape::Leaf,
        Attribute::Clear => AttributeShape::Circle,
    }
}

/// The main colours that a ball of an Attribute has; none where any colour may be.
pub fn colours_of(attribute: Attribute) -> &'static [ColourWord] {
    match attribute {
        Attribute::Pyrus => &[ColourWord::Red],
        Attribute::Aquos => &[ColourWord::Blue],
        Attribute::Subterra => &[ColourWord::Brown, ColourWord::Yellow],
        Attribute::Haos => &[ColourWord::White, ColourWord::Yellow],
        Attribute::Darkus => &[ColourWord::Black, ColourWord::Purple],
        Attribute::Ventus => &[ColourWord::Green],
        Attribute::Clear => &[],
    }
}

/// "It looked blue, but Dragonoid is Pyrus", when the ball clearly had another colour than the Bakugan that was named.
pub(super) fn colour_hint(now: &Bakugan, colour: &Colour) -> Option<String> {
    let (_, bakugan) = now.open_roll()?;
    let attribute = now.toy(bakugan)?.attribute?;
    let expected = colours_of(attribute);
    if expected.is_empty() || !colour.rules_out(expected) {
        return None;
    }
    let toy = now.name_of(bakugan);
    let attribute = attribute.name();
    Some(match colour.word {
        Some(word) => tell!(
            "colour-other-named",
            colour = colour_word(word),
            toy = toy,
            attribute = attribute
        ),
        None => tell!("colour-other", toy = toy, attribute = attribute),
    })
}

/// The one word at a ball in the picture.
pub(super) fn pose_word(pose: Pose) -> String {
    match pose {
        Pose::Open => tell!("bakugan-pose-open"),
        Pose::PartlyOpen => tell!("bakugan-pose-a-little"),
        Pose::Closed => tell!("bakugan-pose-closed"),
        Pose::Gone => tell!("bakugan-pose-gone"),
    }
}

/// "OPEN on Gate 2", or as a question when the judge is not sure.
pub fn headline_of(fact: &Fact, certainty: Certainty) -> Words {
    let opens = matches!(fact.pose, Pose::Open | Pose::PartlyOpen);
    let place = match (fact.place, fact.gate) {
        // Where it opened decides, not only where it ended.
        (Place::On, Some(gate)) if opens && fact.open_gate == OpenGate::Nowhere => {
            tell!("bakugan-call-before", gate = gate.to_string())
        }
        (Place::On, Some(gate)) => tell!("bakugan-call-on", gate = gate.to_string()),
        (Place::Between, Some(gate)) => {
            tell!("bakugan-call-most-on", gate = gate.to_string())
        }
        (Place::Between, None) => tell!("bakugan-call-across"),
        (Place::On | Place::Off, _) => tell!("bakugan-call-beside"),
        (Place::Gone, _) => String::new(),
    };
    let first = capital(&pose_word(fact.pose));
    let behind = |end: &str| match place.as_str() {
        "" => end.to_owned(),
        place => format!(" {place}{end}"),
    };
    if certainty == Certainty::NotSure {
        return call_headline(&first, &behind("?"), certainty_tone(certainty));
    }
    call_headline(
        &first.to_uppercase(),
        &behind(""),
        certainty_tone(certainty),
    )
}
