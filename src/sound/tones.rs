//! Short tones of our own, made by arithmetic alone: the same bytes at every call.
//!
//! A tone is a few notes. Each is a sine, a triangle or a mix of both that swells softly, fades, and ends at silence, so
//! that nothing clicks. The sum is brought to a peak well below full scale, so that nothing clips.

use std::f64::consts::{PI, TAU};
use std::io::Cursor;

use hound::{SampleFormat, WavSpec, WavWriter};

/// Samples in a second.
pub const SAMPLES_PER_SECOND: u32 = 44_100;

/// How long a note takes to swell, in seconds, unless it is too short for that.
const SWELL: f64 = 0.006;
/// How long it takes to die away at its end, in seconds.
const DYING: f64 = 0.04;
/// How loud the octave above is beside a sine: it makes the note warmer and heard on a small loudspeaker.
const OCTAVE: f64 = 0.22;

/// What a tone tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tone {
    /// A roll was called, surely: a fifth upwards.
    Call,
    /// A roll was called and somebody must say whether it is right: two notes, the second rises like a question.
    Ask,
    /// It is the next one's turn: one soft note.
    Turn,
    /// K'baam: a fall and a low chord.
    Kbaam,
    /// Somebody has won: a chord upwards.
    Win,
    /// A count-in: three, two, one.
    Tick,
    /// And off, an octave above [`Tone::Tick`].
    Go,
}

impl Tone {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Call,
        Self::Ask,
        Self::Turn,
        Self::Kbaam,
        Self::Win,
        Self::Tick,
        Self::Go,
    ];

    /// A name of its own, in letters that any file may have.
    pub fn name(self) -> &'static str {
        match self {
            Self::Call => "call",
            Self::Ask => "ask",
            Self::Turn => "turn",
            Self::Kbaam => "kbaam",
            Self::Win => "win",
            Self::Tick => "tick",
            Self::Go => "go",
        }
    }

    /// Its largest sample, as a share of full scale.
    fn peak(self) -> f64 {
        match self {
            Self::Turn | Self::Tick => 0.5,
            Self::Call | Self::Ask | Self::Go => 0.6,
            Self::Kbaam | Self::Win => 0.7,
        }
    }

    fn notes(self) -> Vec<Note> {
        match self {
            Self::Call => vec![note(0.0, 0.16, 587.33), note(0.11, 0.3, 880.0).fading(7.0)],
            Self::Ask => vec![
                note(0.0, 0.15, 659.26),
                note(0.19, 0.31, 659.26).gliding(830.61).fading(3.0),
            ],
            Self::Turn => vec![note(0.0, 0.3, 392.0).fading(12.0)],
            Self::Kbaam => vec![
                note(0.0, 0.2, 523.25).gliding(220.0).edgy(1.0).fading(2.0),
                note(0.14, 0.56, 220.0).edgy(0.8).fading(5.0),
                note(0.14, 0.56, 329.63).edgy(0.5).fading(5.0).loudness(0.8),
                note(0.14, 0.56, 440.0).fading(6.0).loudness(0.6),
            ],
            Self::Win => vec![
                note(0.0, 0.3, 523.25).edgy(0.3).fading(6.0),
                note(0.12, 0.3, 659.26).edgy(0.3).fading(6.0),
                note(0.24, 0.3, 783.99).edgy(0.3).fading(6.0),
                note(0.36, 0.54, 1046.5).edgy(0.3).fading(4.0),
                note(0.36, 0.54, 659.26).fading(4.0).loudness(0.5),
            ],
            Self::Tick => vec![note(0.0, 0.12, 659.26).fading(10.0)],
            Self::Go => vec![
                note(0.0, 0.45, 1318.51).fading(5.0),
                note(0.0, 0.45, 987.77).fading(6.0).loudness(0.4),
            ],
        }
    }

    /// Its samples, each from -1 to 1, [`SAMPLES_PER_SECOND`] in a second.
    fn samples(self) -> Vec<f64> {
        let notes = self.notes();
        let seconds = notes
            .iter()
            .map(|note| note.at + note.lasts)
            .fold(0.0, f64::max);
        let mut sum = vec![0.0; samples_in(seconds)];
        for note in &notes {
            note.add_to(&mut sum);
        }
        let largest = sum
            .iter()
            .fold(0.0_f64, |most, value| most.max(value.abs()));
        let scale = if largest > 0.0 {
            self.peak() / largest
        } else {
            0.0
        };
        sum.iter_mut().for_each(|value| *value *= scale);
        sum
    }

    /// The tone as a WAV file: one channel, 16 bit, [`SAMPLES_PER_SECOND`].
    ///
    /// # Errors
    /// When the bytes cannot be written, which memory does not refuse.
    pub fn wav(self) -> Result<Vec<u8>, hound::Error> {
        let form = WavSpec {
            channels: 1,
            sample_rate: SAMPLES_PER_SECOND,
            bits_per_sample: 16,
            sample_format: SampleFormat::Int,
        };
        let mut bytes = Vec::new();
        let mut writer = WavWriter::new(Cursor::new(&mut bytes), form)?;
        for value in self.samples() {
            // Within -1 and 1, so it fits.
            writer.write_sample((value * f64::from(i16::MAX)).round() as i16)?;
        }
        writer.finalize()?;
        Ok(bytes)
    }
}

/// One note of a tone.
#[derive(Debug, Clone, Copy)]
struct Note {
    /// When it begins, in seconds.
    at: f64,
    /// How long it sounds, in seconds.
    lasts: f64,
    /// Its pitch at the beginning, in hertz.
    from_hertz: f64,
    /// Its pitch at the end.
    to_hertz: f64,
    /// How much of it is a triangle, from 0 (all sine) to 1.
    edge: f64,
    /// How fast it fades: after one second it is `e` to the minus this.
    fade: f64,
    /// How loud it is beside the others.
    loud: f64,
}

/// A plain sine that hardly fades.
fn note(at: f64, lasts: f64, hertz: f64) -> Note {
    Note {
        at,
        lasts,
        from_hertz: hertz,
        to_hertz: hertz,
        edge: 0.0,
        fade: 4.0,
        loud: 1.0,
    }
}

impl Note {
    fn gliding(self, to_hertz: f64) -> Self {
        Self { to_hertz, ..self }
    }

    fn edgy(self, edge: f64) -> Self {
        Self { edge, ..self }
    }

    fn fading(self, fade: f64) -> Self {
        Self { fade, ..self }
    }

    fn loudness(self, loud: f64) -> Self {
        Self { loud, ..self }
    }

    fn add_to(&self, sum: &mut [f64]) {
        let first = samples_in(self.at);
        let step = 1.0 / f64::from(SAMPLES_PER_SECOND);
        let mut turns = 0.0_f64;
        for (index, value) in sum
            .iter_mut()
            .skip(first)
            .take(samples_in(self.lasts))
            .enumerate()
        {
            let time = index as f64 * step;
            *value += self.loud * self.envelope(time) * self.wave(turns);
            let way = time / self.lasts;
            turns += (self.from_hertz + (self.to_hertz - self.from_hertz) * way) * step;
        }
    }

    /// The wave after so many turns, from -1 to 1.
    fn wave(&self, turns: f64) -> f64 {
        let sine = ((turns * TAU).sin() + OCTAVE * (turns * 2.0 * TAU).sin()) / (1.0 + OCTAVE);
        let part = (turns + 0.25).fract();
        let triangle = 1.0 - 4.0 * (part - 0.5).abs();
        sine * (1.0 - self.edge) + triangle * self.edge
    }

    fn envelope(&self, time: f64) -> f64 {
        let swell = SWELL.min(self.lasts / 4.0);
        let dying = DYING.min(self.lasts / 2.0);
        soft(time / swell) * soft((self.lasts - time) / dying) * (-self.fade * time).exp()
    }
}

/// From 0 to 1 along half a cosine; flat outside.
fn soft(way: f64) -> f64 {
    (1.0 - (way.clamp(0.0, 1.0) * PI).cos()) / 2.0
}

fn samples_in(seconds: f64) -> usize {
    (seconds * f64::from(SAMPLES_PER_SECOND)).round() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(tone: Tone) -> Vec<i16> {
        let bytes = tone.wav().expect("memory takes it");
        let mut reader = hound::WavReader::new(Cursor::new(bytes)).expect("it is a WAV");
        let form = reader.spec();
        assert_eq!(
            (form.channels, form.sample_rate, form.bits_per_sample),
            (1, 44_100, 16)
        );
        assert_eq!(form.sample_format, SampleFormat::Int);
        reader
            .samples::<i16>()
            .map(|sample| sample.expect("a sample"))
            .collect()
    }

    /// How strongly a pitch is in a piece of sound.
    fn strength(samples: &[i16], hertz: f64) -> f64 {
        let (mut along, mut across) = (0.0, 0.0);
        for (index, sample) in samples.iter().enumerate() {
            let turns = hertz * index as f64 / f64::from(SAMPLES_PER_SECOND);
            along += f64::from(*sample) * (turns * TAU).cos();
            across += f64::from(*sample) * (turns * TAU).sin();
        }
        along.hypot(across) / samples.len() as f64
    }

    /// The strongest pitch of a piece, in steps of 5 Hz.
    fn pitch(samples: &[i16]) -> f64 {
        (30..400)
            .map(|step| f64::from(step) * 5.0)
            .max_by(|one, other| strength(samples, *one).total_cmp(&strength(samples, *other)))
            .expect("some pitch")
    }

    #[test]
    fn every_tone_is_short_and_neither_clips_nor_clicks() {
        for tone in Tone::ALL {
            let samples = read(tone);
            let seconds = samples.len() as f64 / f64::from(SAMPLES_PER_SECOND);
            assert!((0.1..=0.9).contains(&seconds), "{tone:?}: {seconds} s");
            let largest = samples.iter().map(|sample| sample.unsigned_abs()).max();
            let share = f64::from(largest.unwrap_or(0)) / f64::from(i16::MAX);
            assert!((0.45..=0.75).contains(&share), "{tone:?}: {share}");
            // It begins and ends at silence, and no step between two samples is larger than its pitch explains.
            assert_eq!(samples[0], 0, "{tone:?}");
            assert!(samples[samples.len() - 1].abs() < 40, "{tone:?}");
            let step = samples
                .windows(2)
                .map(|pair| (i32::from(pair[0]) - i32::from(pair[1])).abs())
                .max();
            assert!(step < Some(6000), "{tone:?}: {step:?}");
            let mean =
                samples.iter().map(|sample| f64::from(*sample)).sum::<f64>() / samples.len() as f64;
            assert!(mean.abs() < 60.0, "{tone:?} leans by {mean}");
        }
    }

    #[test]
    fn every_tone_is_the_same_each_time_and_like_no_other() {
        for tone in Tone::ALL {
            assert_eq!(tone.wav().ok(), tone.wav().ok());
        }
        let mut heard: Vec<Vec<i16>> = Tone::ALL.into_iter().map(read).collect();
        let mut names: Vec<&str> = Tone::ALL.into_iter().map(Tone::name).collect();
        heard.sort();
        heard.dedup();
        names.sort_unstable();
        names.dedup();
        assert_eq!((heard.len(), names.len()), (7, 7));
    }

    #[test]
    fn a_call_and_a_win_rise_kbaam_falls_and_go_is_an_octave_above_the_tick() {
        let near = |found: f64, hertz: f64| (found - hertz).abs() < 12.0;
        let call = read(Tone::Call);
        assert!(near(pitch(&call[..4400]), 587.0) && near(pitch(&call[8800..]), 880.0));
        let ask = read(Tone::Ask);
        assert!(near(pitch(&ask[..6000]), 659.0));
        assert!(pitch(&ask[17_000..21_000]) > 760.0);
        let win = read(Tone::Win);
        assert!(near(pitch(&win[..4400]), 523.0) && near(pitch(&win[20_000..]), 1046.0));
        let kbaam = read(Tone::Kbaam);
        assert!(pitch(&kbaam[..3000]) > 400.0);
        assert!(near(pitch(&kbaam[15_000..]), 220.0));
        assert!(near(pitch(&read(Tone::Tick)), 659.0) && near(pitch(&read(Tone::Go)), 1318.0));
        assert!(near(pitch(&read(Tone::Turn)), 392.0));
    }
}
