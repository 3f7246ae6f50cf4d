//! What lies on the table by what the judge noticed of its cards, added up for a screen that looks only now and then.

use std::collections::BTreeMap;

use crate::vision::cards::CardChange;

/// The cards that lie there, as one judge numbers them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardsSeen {
    /// Which judge found them, from 1: another one numbers the cards anew.
    pub judge: u32,
    /// How often each card was turned over since it was first seen, by its number.
    pub lying: BTreeMap<usize, u32>,
}

impl CardsSeen {
    /// Nothing was seen by this judge yet.
    pub fn by_judge(judge: u32) -> Self {
        Self {
            judge,
            lying: BTreeMap::new(),
        }
    }

    /// Adds what the judge noticed, oldest first. Where a card lies is not kept here: gates come with each frame.
    pub fn take(&mut self, changes: &[CardChange]) {
        for change in changes {
            match change {
                CardChange::Set { gate } => {
                    self.lying.insert(*gate, 0);
                }
                CardChange::Taken { gate } => {
                    self.lying.remove(gate);
                }
                CardChange::Flipped { gate } => {
                    if let Some(turns) = self.lying.get_mut(gate) {
                        *turns = turns.saturating_add(1);
                    }
                }
                CardChange::Moved { .. } | CardChange::Bumped { .. } => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_add_up_to_what_lies_there() {
        let mut seen = CardsSeen::by_judge(3);
        seen.take(&[
            CardChange::Set { gate: 0 },
            CardChange::Set { gate: 1 },
            CardChange::Flipped { gate: 1 },
            CardChange::Bumped { by: [4.0, 0.0] },
        ]);
        assert_eq!(seen.lying, BTreeMap::from([(0, 0), (1, 1)]));
        seen.take(&[
            CardChange::Taken { gate: 0 },
            CardChange::Flipped { gate: 0 },
            CardChange::Moved {
                gate: 1,
                pixels: 9.0,
            },
            CardChange::Set { gate: 2 },
        ]);
        assert_eq!(seen.lying, BTreeMap::from([(1, 1), (2, 0)]));
    }
}
