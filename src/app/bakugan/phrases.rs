//! Short wordings that the screen is put together from: the headline of a call, names, times.

use super::super::arbiter::Certainty;
use super::super::panel::question::call_headline;
use super::super::theme::AttributeShape;
use super::super::words::Words;
use super::answers::certainty_tone;
use crate::rules::bakugan::{Attribute, Bakugan, BakuganId, Fact, OpenGate, Place, Pose};

/// A toy's name with its Attribute, if that is known.
pub(super) fn shown_name(now: &Bakugan, bakugan: BakuganId) -> String {
    match now.toy(bakugan).and_then(|toy| toy.attribute) {
        Some(attribute) => format!("{} {}", attribute.name(), now.name_of(bakugan)),
        None => now.name_of(bakugan),
    }
}

/// The mark of an Attribute.
pub(super) fn shape_of(attribute: Attribute) -> AttributeShape {
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

/// The one word at a ball in the picture.
pub(super) fn pose_word(pose: Pose) -> &'static str {
    match pose {
        Pose::Open => "open",
        Pose::PartlyOpen => "open a little",
        Pose::Closed => "closed",
        Pose::Gone => "gone",
    }
}

/// "OPEN on Gate 2", or as a question when the judge is not sure.
pub(super) fn headline_of(fact: &Fact, certainty: Certainty) -> Words {
    let opens = matches!(fact.pose, Pose::Open | Pose::PartlyOpen);
    let place = match (fact.place, fact.gate) {
        // Where it opened decides, not only where it ended.
        (Place::On, Some(gate)) if opens && fact.open_gate == OpenGate::Nowhere => {
            format!(" before {gate}")
        }
        (Place::On, Some(gate)) => format!(" on {gate}"),
        (Place::Between, Some(gate)) => format!(" across gates, most on {gate}"),
        (Place::Between, None) => " across gates".to_owned(),
        (Place::On | Place::Off, None) => " beside the gates".to_owned(),
        (Place::Off, Some(_)) => " beside the gates".to_owned(),
        (Place::Gone, _) => String::new(),
    };
    let first = match fact.pose {
        Pose::Open => "OPEN",
        Pose::PartlyOpen => "OPEN A LITTLE",
        Pose::Closed => "CLOSED",
        Pose::Gone => "GONE",
    };
    if certainty == Certainty::NotSure {
        let mut word = first.to_lowercase();
        if let Some(letter) = word.get_mut(0..1) {
            letter.make_ascii_uppercase();
        }
        return call_headline(&word, &format!("{place}?"), certainty_tone(certainty));
    }
    call_headline(first, &place, certainty_tone(certainty))
}
