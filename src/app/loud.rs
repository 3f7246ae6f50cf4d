//! What is heard over the table: tones, and calls said aloud, so that heads can stay over it.

use super::arbiter::Certainty;
use super::bakugan::headline_of;
use super::notice::Weight;
use super::play::{Deed, Play};
use super::state::RefereeApp;
use super::tongue::tell;
use super::words::capital;
use crate::rules::bakugan::{Command, Fact, Pose};
use crate::rules::tongue::spoken;
use crate::rules::{MatchResult, Seat, kaboodl};
use crate::sound::{Sound, System, Tone, Trouble};
use crate::store::Sounds;

/// What plays tones and says sentences; tests hold one in their hands. Nothing here waits.
pub trait Loudspeaker {
    /// Plays a tone.
    fn play(&mut self, tone: Tone);
    /// Says a sentence in the language of this code: "en".
    fn say(&mut self, sentence: &str, language_code: &str);
    /// Stops what is being said, and forgets what waits.
    fn hush(&mut self);
    /// Why something was not heard, each reason once.
    fn trouble(&mut self) -> Option<Trouble>;
}

impl Loudspeaker for Sound {
    fn play(&mut self, tone: Tone) {
        Sound::play(self, tone);
    }

    fn say(&mut self, sentence: &str, language_code: &str) {
        Sound::say(self, sentence, language_code);
    }

    fn hush(&mut self) {
        Sound::hush(self);
    }

    fn trouble(&mut self) -> Option<Trouble> {
        Sound::trouble(self)
    }
}

/// What was so before an act, and may be otherwise after it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Before {
    turn: Option<Seat>,
    result: Option<MatchResult>,
}

/// A call as it is said aloud: "Open on Gate 2".
fn said_aloud(fact: &Fact, is_sure: bool) -> String {
    // As a question it is written in ordinary letters.
    let words = headline_of(fact, Certainty::NotSure).text();
    if is_sure {
        words.trim_end_matches('?').to_owned()
    } else {
        words
    }
}

impl RefereeApp {
    /// What is so now, to be compared after an act.
    pub(super) fn before_act(&self) -> Before {
        let standing = self.play.as_ref().map(Play::standing);
        Before {
            turn: standing.as_ref().and_then(|standing| standing.turn),
            result: standing.and_then(|standing| standing.result),
        }
    }

    pub(super) fn tone(&mut self, tone: Tone) {
        if self.preferences.sounds != Sounds::Off
            && let Some(loudspeaker) = &mut self.loudspeaker
        {
            loudspeaker.play(tone);
        }
    }

    pub(super) fn aloud(&mut self, sentence: &str) {
        if self.preferences.sounds == Sounds::TonesAndVoice
            && let Some(loudspeaker) = &mut self.loudspeaker
        {
            loudspeaker.say(sentence, spoken().code());
        }
    }

    fn hush(&mut self) {
        if let Some(loudspeaker) = &mut self.loudspeaker {
            loudspeaker.hush();
        }
    }

    /// The camera has called, and its call waits or is about to be entered.
    pub(super) fn tell_call(&mut self) {
        let Some(proposal) = &self.proposal else {
            return;
        };
        let is_sure = Certainty::of(&proposal.call) != Certainty::NotSure;
        let words = said_aloud(&proposal.fact, is_sure);
        self.tone(if is_sure { Tone::Call } else { Tone::Ask });
        self.aloud(&words);
    }

    /// An act was entered: a win is told before K'baam, K'baam before the next turn.
    pub(super) fn tell_act(&mut self, deed: &Deed, before: Before) {
        let now = self.before_act();
        let is_kbaam = matches!(deed, Deed::Kaboodl(kaboodl::Command::Steal { .. }));
        if let Some(result) = now.result
            && before.result.is_none()
        {
            self.tone(Tone::Win);
            let words = result.headline(|seat| self.name_of(seat));
            self.aloud(&words);
        } else if is_kbaam {
            self.tone(Tone::Kbaam);
            self.aloud("K'baam!");
        } else if let Some(seat) = now.turn
            && now.turn != before.turn
        {
            self.tone(Tone::Turn);
            let words = tell!("loud-turn", name = self.name_of(seat));
            self.aloud(&words);
        }
    }

    /// Something was put right: only what holds now is said, the call and what everybody has.
    pub(super) fn tell_correction(&mut self, deed: &Deed) {
        self.hush();
        self.tone(Tone::Call);
        let mut words = Vec::new();
        if let Deed::Bakugan(Command::Settle { fact, .. }) = deed {
            // The one key for closed does not say where the ball lies.
            let is_bare = fact.pose == Pose::Closed && fact.gate.is_none();
            words.push(if is_bare {
                capital(&tell!("bakugan-pose-closed"))
            } else {
                said_aloud(fact, true)
            });
        }
        if let Some(standing) = self.play.as_ref().map(Play::standing) {
            let all = standing.match_scores.as_ref().unwrap_or(&standing.scores);
            let names = standing.names.iter().zip(all.iter());
            let scores = names.map(|((_, name), (_, score))| format!("{name} {score}"));
            words.push(scores.collect::<Vec<_>>().join(", "));
        }
        self.aloud(&words.join(". "));
    }

    /// Something was taken back or brought back: what was being said no longer holds.
    pub(super) fn tell_turning(&mut self) {
        self.hush();
    }

    /// The count-in ticks at three, two and one, and then it goes.
    pub(super) fn tell_count(&mut self) {
        let count = self.count_in();
        if count == self.last_count {
            return;
        }
        self.last_count = count;
        match count {
            Some(0) => self.tone(Tone::Go),
            Some(_) => self.tone(Tone::Tick),
            None => {}
        }
    }

    /// The time of a turn is up: a question, not a verdict.
    pub(super) fn tell_time_is_up(&mut self, seat: Option<Seat>) {
        self.tone(Tone::Ask);
        if let Some(seat) = seat {
            let words = tell!("loud-time-is-up", name = self.name_of(seat));
            self.aloud(&words);
        }
    }

    /// Says once why something cannot be heard.
    pub(super) fn tell_trouble(&mut self) {
        let trouble = self.loudspeaker.as_mut().and_then(|one| one.trouble());
        if let Some(trouble) = trouble {
            let words = trouble_in_words(&trouble);
            self.notices.show("sound", Weight::Tell, words);
        }
    }
}

fn trouble_in_words(trouble: &Trouble) -> String {
    let word = |system: &System| match system {
        System::Linux => "linux",
        System::MacOs => "mac",
        System::Windows => "windows",
    };
    match trouble {
        Trouble::NoPlayer(system) => tell!("sound-no-player", system = word(system)),
        Trouble::NoSpeaker(system) => tell!("sound-no-speaker", system = word(system)),
        Trouble::CannotPlay { program } => tell!("sound-cannot-play", program = program.as_str()),
        Trouble::CannotSpeak { program } => {
            tell!("sound-cannot-speak", program = program.as_str())
        }
        Trouble::PlayerHangs { program } | Trouble::SpeakerHangs { program } => {
            tell!("sound-hangs", program = program.as_str())
        }
        Trouble::NoFile { why } | Trouble::NoThread { why } => {
            tell!("sound-system", why = why.as_str())
        }
    }
}
