//! What went wrong, in the referee's words, shown once and until it is put away.

/// How much a notice matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Good to know.
    Tell,
    /// Something works less well; the game goes on.
    Warn,
}

/// One notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// What it is about; a newer notice about the same thing takes its place.
    pub about: &'static str,
    /// How much it matters.
    pub weight: Weight,
    /// What happened, then what to do.
    pub words: String,
}

/// The notices on the screen, newest last; there are never many.
#[derive(Debug, Default)]
pub struct Notices {
    shown: Vec<Notice>,
}

impl Notices {
    /// At most this many stand on the screen; the oldest gives way.
    const MOST: usize = 3;

    /// Shows a notice. The same words about the same thing are shown once.
    pub fn show(&mut self, about: &'static str, weight: Weight, words: impl Into<String>) {
        self.shown.retain(|notice| notice.about != about);
        if self.shown.len() == Self::MOST {
            self.shown.remove(0);
        }
        self.shown.push(Notice {
            about,
            weight,
            words: words.into(),
        });
    }

    /// Something is well again.
    pub fn clear(&mut self, about: &str) {
        self.shown.retain(|notice| notice.about != about);
    }

    /// Puts the newest away; false when there was none.
    pub fn put_away(&mut self) -> bool {
        self.shown.pop().is_some()
    }

    /// The newest, if there is any.
    pub fn newest(&self) -> Option<&Notice> {
        self.shown.last()
    }

    /// All of them, newest last.
    pub fn all(&self) -> &[Notice] {
        &self.shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_has_one_notice() {
        let mut notices = Notices::default();
        notices.show("camera", Weight::Warn, "no camera");
        notices.show("camera", Weight::Warn, "the camera stopped");
        assert_eq!(notices.all().len(), 1);
        notices.show("disk", Weight::Warn, "the disk is full");
        notices.clear("camera");
        assert_eq!(notices.newest().map(|n| n.about), Some("disk"));
        assert!(notices.put_away());
        assert!(!notices.put_away());
    }
}
