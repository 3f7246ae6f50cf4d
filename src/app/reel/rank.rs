//! Which rolls of an evening are the best: by the log alone.

use std::collections::BTreeSet;

use crate::rules::bakugan::{Bakugan, Command, Phase, Place, Pose};
use crate::rules::{Ledger, Source};
use crate::store::KeptClip;

/// No more rolls than these come into the reel.
pub(super) const MOST_ROLLS: usize = 8;

/// Why a roll is worth to be seen once more, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Merit {
    /// It was rolled in a tie, both sides at once.
    Tie,
    /// The camera called something, and the referee said something else.
    Overruled,
    /// It opened and stood on a gate.
    Opened,
}

/// A roll that is worth it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Highlight {
    /// Which of the matches.
    pub(super) of_match: usize,
    /// The entry that settled it.
    pub(super) entry: u32,
    /// Why.
    pub(super) merit: Merit,
    /// How sure the camera was; 100 where the referee said it.
    pub(super) certainty_percent: u8,
    /// When it was, in milliseconds since 1970.
    pub(super) at_millis: u64,
}

/// The rolls of a match that are worth it, of those of which a clip is kept. A roll that was taken back is none.
pub(super) fn highlights(
    of_match: usize,
    ledger: &Ledger<Bakugan>,
    clips: &[KeptClip],
) -> Vec<Highlight> {
    let mut shown = BTreeSet::new();
    let acts = ledger.acts();
    let kept = acts.into_iter().filter_map(|(entry, command)| {
        let clip = clips.iter().find(|clip| clip.entry == entry)?;
        Some((clip, command))
    });
    kept.filter_map(|(clip, command)| {
        let number = clip.entry;
        let entry = ledger.entries().iter().find(|one| one.number == number)?;
        let highlight = |merit: Merit, certainty_percent: u8| Highlight {
            of_match,
            entry: number,
            merit,
            certainty_percent,
            at_millis: entry.at.millis(),
        };
        let fact = match command {
            Command::Settle { fact, .. } => fact,
            Command::TieOrder { .. } | Command::TieFirst { seat: Some(_) } => {
                let percent = match entry.source {
                    Source::Camera {
                        certainty_percent, ..
                    } => certainty_percent,
                    _ => 100,
                };
                return Some((clip, highlight(Merit::Tie, percent)));
            }
            _ => return None,
        };
        let is_camera = |source: &Source| matches!(source, Source::Camera { .. });
        // Said otherwise at once, or put right afterwards.
        let was_corrected = entry.what.command().is_some_and(
            |first| !matches!(first, Command::Settle { fact: said, .. } if said == fact),
        );
        let in_tie = ledger
            .before(number)
            .is_some_and(|then| matches!(then.phase(), Phase::TieRoll(_)));
        let stands = fact.place == Place::On
            && fact.gate.is_some()
            && matches!(fact.pose, Pose::Open | Pose::PartlyOpen);
        let merit = if in_tie {
            Merit::Tie
        } else if was_corrected || !is_camera(&entry.source) {
            Merit::Overruled
        } else if stands {
            Merit::Opened
        } else {
            return None;
        };
        Some((clip, highlight(merit, fact.certainty_percent)))
    })
    // Both rolls of a tie are on one clip.
    .filter(|(clip, _)| shown.insert(clip.first_entry))
    .map(|(_, highlight)| highlight)
    .collect()
}

/// The best of them, in the order in which they were played.
pub(super) fn best(mut all: Vec<Highlight>) -> Vec<Highlight> {
    all.sort_by_key(|one| {
        let unsure = u8::MAX - one.certainty_percent;
        (one.merit, unsure, one.at_millis)
    });
    all.truncate(MOST_ROLLS);
    all.sort_by_key(|one| (one.at_millis, one.of_match, one.entry));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clip(entry: u32, first_entry: u32) -> KeptClip {
        KeptClip {
            entry,
            first_entry,
            bytes: 9,
            is_for_ever: false,
        }
    }

    fn one(entry: u32, merit: Merit, certainty_percent: u8) -> Highlight {
        Highlight {
            of_match: 0,
            entry,
            merit,
            certainty_percent,
            at_millis: u64::from(entry),
        }
    }

    #[test]
    fn ties_come_before_what_was_overruled_and_that_before_the_surest_that_opened() {
        let mut all: Vec<Highlight> = (10..20)
            .map(|entry| one(entry, Merit::Opened, 70 + entry as u8))
            .collect();
        all.push(one(3, Merit::Overruled, 60));
        all.push(one(30, Merit::Tie, 71));
        let best: Vec<u32> = best(all).iter().map(|one| one.entry).collect();
        assert_eq!(best, [3, 14, 15, 16, 17, 18, 19, 30], "in the order played");
    }

    #[test]
    fn of_a_match_those_with_a_clip_that_still_stand_are_found() {
        use crate::rules::bakugan::{Fact, Gate, Setup};
        use crate::rules::{Rules as _, Stamp};
        let mut ledger = Ledger::<Bakugan>::new(Setup::quick("Mia", "Ben"));
        let camera = Source::Camera {
            frame: 9,
            certainty_percent: 91,
        };
        let at = Stamp::from_millis(1_000);
        let begun = ledger.act(Command::SetGates, Source::Referee, at);
        begun.expect("the gates are laid");
        let mut settled = Vec::new();
        for (fact, source) in [
            (Fact::open_on(Gate(0)), camera),
            (Fact::closed_off(), camera),
            (Fact::open_off(), Source::Referee),
        ] {
            let choices = ledger.now().choices().into_iter();
            let mut commands = choices.map(|choice| choice.command);
            let roll = commands.find(|command| matches!(command, Command::Roll { .. }));
            let roll = roll.expect("it can be rolled");
            let rolled = ledger.act(roll, Source::Referee, at);
            rolled.expect("it is rolled");
            let (roll, _) = ledger.now().open_roll().expect("a roll");
            let entry = ledger.act(Command::Settle { roll, fact }, source, at);
            settled.push(entry.expect("it is settled").number);
        }
        let clips: Vec<KeptClip> = settled.iter().map(|entry| clip(*entry, *entry)).collect();
        let found = highlights(4, &ledger, &clips);
        let found: Vec<(u32, Merit)> = found.iter().map(|one| (one.entry, one.merit)).collect();
        assert_eq!(
            found,
            [(settled[0], Merit::Opened), (settled[2], Merit::Overruled)]
        );
        assert!(highlights(4, &ledger, &[]).is_empty());
        // Two rolls on one clip are shown once.
        let one_clip = [clip(settled[0], settled[0]), clip(settled[2], settled[0])];
        let found = highlights(4, &ledger, &one_clip);
        let found: Vec<u32> = found.iter().map(|one| one.entry).collect();
        assert_eq!(found, settled[..1]);
    }
}
