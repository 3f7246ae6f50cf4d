//! Each call's short clip, kept with its match: written beside the window as soon as all of the roll was seen.

use std::sync::mpsc::{self, TryRecvError};
use std::thread;

use eframe::egui;

use super::super::notice::Weight;
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::call_file::CallFile;
use super::take::{KeepsWith, Sizes, Take};
use crate::camera::ring::coded;
use crate::camera::setup_file::SetupFile;
use crate::camera::{KeptFrame, decode};
use crate::store::{CallClip, Permit};
use crate::vision::surroundings::{Field, blur};
use crate::vision::{GateInImage, Rig};

/// A roll as its clip is kept or given on: what its replay shows of it, unreadable around the field where that is wanted.
pub(in super::super) struct Cut {
    frames: Vec<KeptFrame>,
    setup: String,
    /// What the camera said; none of a roll that it said nothing of.
    call: Option<CallFile>,
    /// What is left readable; none when all of it is.
    field: Option<Field>,
}

/// A clip that is to be written.
struct Job {
    cut: Cut,
    keeps_with: KeepsWith,
    permit: Permit,
    most_bytes: u64,
}

/// What came of a writing.
type Written = Result<(), String>;

/// Writings that are under way.
#[derive(Default)]
pub struct Writings {
    told: Option<(mpsc::Sender<Written>, mpsc::Receiver<Written>)>,
    /// How many nothing was heard of.
    left: usize,
}

impl Cut {
    /// Of a roll; none when nothing of it can be kept.
    pub(in super::super) fn of(take: &Take, blurs: bool) -> Option<Self> {
        let frames: Vec<KeptFrame> = take.span.shown(&take.frames).cloned().collect();
        let field = field_around(&take.gates, take.sizes, blurs).ok()?;
        let fps = super::keep::fps_of(&frames)?;
        let setup = SetupFile::new(frames.first()?.size, fps, take.sizes, &take.gates);
        Some(Self {
            setup: setup.text().ok()?,
            call: CallFile::of(take, &frames, blurs),
            frames,
            field,
        })
    }

    /// As it is written. It may take a moment: pictures are blurred.
    pub(in super::super) fn written(self) -> Result<CallClip, String> {
        let first = self.frames.first();
        let (number, size) = first.map_or((0, (0, 0)), |frame| (frame.number, frame.size));
        let around = self.field.map(|field| field.around_in(size, [0, 0]));
        let mut frames = Vec::with_capacity(self.frames.len());
        for frame in &self.frames {
            // One that cannot be opened cannot be blurred, and is lost.
            if let Some(jpeg) = written_jpeg(frame, around.as_deref()) {
                frames.push((frame.number - number + 1, jpeg));
            }
        }
        let call = self.call.map(|mut call| {
            call.frames.retain(|(number, _)| {
                let mut written = frames.iter();
                written.any(|(one, _)| one == number)
            });
            call.text().map_err(|why| why.to_string())
        });
        Ok(CallClip {
            frames,
            setup: self.setup,
            call: call.transpose()?.unwrap_or_default(),
        })
    }
}

impl Job {
    /// The clip of a roll that was called; none when nothing of it can be kept.
    fn of(take: &Take, keeps_with: KeepsWith, blurs: bool, most_bytes: u64) -> Option<Self> {
        let cut = Cut::of(take, blurs).filter(|cut| cut.call.is_some())?;
        Some(Self {
            cut,
            keeps_with,
            permit: take.permit.clone(),
            most_bytes,
        })
    }

    fn run(self) -> Result<(), String> {
        if !self.permit.stands() {
            return Ok(());
        }
        let clip = self.cut.written()?;
        let KeepsWith { entries, clips } = &self.keeps_with;
        let kept = clips.keep(entries, &clip, self.most_bytes, &self.permit);
        // Where it was refused meanwhile, that is what was wanted.
        kept.map(|_| ()).map_err(|why| why.to_string())
    }
}

/// The field around these gates, as kept pictures are blurred around it; none when nothing is to be blurred.
///
/// # Errors
/// When it is not known where the field lies: all of a picture is around it then.
pub(in super::super) fn field_around(
    gates: &[GateInImage],
    sizes: Option<Sizes>,
    blurs: bool,
) -> Result<Option<Field>, NoField> {
    if !blurs {
        return Ok(None);
    }
    let card_mm = sizes.map_or(Rig::USUAL_CARD_MM, |(card_mm, _)| card_mm);
    Field::around(gates, card_mm).map(Some).ok_or(NoField)
}

/// A frame as it is written: as it came, or blurred where these pixels lie.
fn written_jpeg(frame: &KeptFrame, around: Option<&[bool]>) -> Option<Vec<u8>> {
    match around {
        None => Some(super::keep::whole(frame)),
        Some(around) => {
            let mut picture = decode::jpeg(frame.jpeg()).ok()?.picture;
            blur(&mut picture, around);
            coded(&picture)
        }
    }
}

impl RefereeApp {
    /// The field around these gates, as it is kept now.
    ///
    /// # Errors
    /// As [`field_around`].
    pub(in super::super) fn field_to_keep(
        &self,
        gates: &[GateInImage],
    ) -> Result<Option<Field>, NoField> {
        field_around(gates, self.sight.sizes, self.preferences.blurs_surroundings)
    }

    /// The roll that was just settled is kept with this entry as a clip, once all of it was seen.
    pub(in super::super) fn keep_clip(&mut self, roll: u32, entry: u32) {
        self.keep_take(entry, |take| take.roll == Some(roll));
    }

    /// The tie whose rolls are held was just settled, or one of its rolls: one clip of both is kept with every such entry.
    pub(in super::super) fn keep_tie_clip(&mut self, rolls: &[u32], entry: u32) {
        self.keep_take(entry, |take| {
            !rolls.is_empty() && rolls.iter().all(|roll| take.tie_rolls.contains(roll))
        });
    }

    fn keep_take(&mut self, entry: u32, is_meant: impl FnOnce(&Take) -> bool) {
        let Some(clips) = self.keeper.as_ref().and_then(|keeper| keeper.clips()) else {
            return;
        };
        if !self.preferences.keeps_pictures {
            return;
        }
        let take = self.replay.take.as_mut();
        let Some(take) = take.filter(|take| take.called.is_some() && is_meant(take)) else {
            return;
        };
        match &mut take.keeps_with {
            // Undone and settled anew it is kept with what stands.
            Some(kept) if !take.tie_rolls.is_empty() => kept.entries.push(entry),
            other => {
                let entries = vec![entry];
                *other = Some(KeepsWith { entries, clips });
            }
        }
    }

    /// No roll that was seen until now is kept as a clip any more, not even one whose clip is being written.
    pub(in super::super) fn refuse_clips(&mut self) {
        self.replay.landings.refuse_begun();
        if let Some(take) = &mut self.replay.take {
            take.keeps_with = None;
        }
    }

    /// Writes the clip of the last roll where it is to be kept and whole; `at_once` with what there is of it.
    pub(super) fn write_clip(&mut self, ctx: Option<&egui::Context>, at_once: bool) {
        let now = self.screen_seconds;
        // The second roll of a tie may still have to be entered, after a house rule was asked for.
        let is_all_entered = self.finish.is_all_entered();
        let Some(take) = &mut self.replay.take else {
            return;
        };
        if take.keeps_with.is_none() || !(is_all_entered || at_once) {
            return;
        }
        if !take.is_whole && !at_once {
            if let Some(ctx) = ctx {
                ctx.request_repaint_after_secs(take.whole_in(now) as f32 + 0.05);
            }
            return;
        }
        let Some(keeps_with) = take.keeps_with.take() else {
            return;
        };
        // It may have been switched off since.
        if !self.preferences.keeps_pictures {
            return;
        }
        let most_bytes = u64::from(self.preferences.clips_megabytes) << 20;
        let blurs = self.preferences.blurs_surroundings;
        let Some(job) = Job::of(take, keeps_with, blurs, most_bytes) else {
            return;
        };
        let writings = &mut self.replay.writings;
        let (tell, _) = writings.told.get_or_insert_with(mpsc::channel);
        let (tell, ctx) = (tell.clone(), ctx.cloned());
        let started = thread::Builder::new()
            .name("keep a clip".to_owned())
            .spawn(move || {
                // The window may be gone; what was written stays.
                let _ = tell.send(job.run());
                if let Some(ctx) = ctx {
                    ctx.request_repaint();
                }
            });
        match started {
            Ok(_) => writings.left += 1,
            Err(error) => self.tell_clip_not_kept(&error.to_string()),
        }
    }

    /// Hears what came of writings.
    pub(super) fn hear_of_clips(&mut self) {
        while self.replay.writings.left > 0 {
            let Some((_, told)) = &self.replay.writings.told else {
                return;
            };
            match told.try_recv() {
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => self.replay.writings.left = 0,
                Ok(kept) => {
                    self.replay.writings.left -= 1;
                    match kept {
                        Ok(()) => self.notices.clear("clips"),
                        Err(why) => self.tell_clip_not_kept(&why),
                    }
                }
            }
        }
    }

    /// True while clips of calls are being written.
    pub fn is_writing_clips(&self) -> bool {
        self.replay.writings.left > 0
    }

    fn tell_clip_not_kept(&mut self, why: &str) {
        let words = tell!("clip-not-saved", why = why);
        self.notices.show("clips", Weight::Warn, words);
    }
}

/// Where the field lies is not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoField;
