//! The sources of pictures that the menu offers, one after another.

use super::eye::{Eye, Hands};

/// A camera and, where the table obeys, its hands.
pub type Opened = (Option<Box<dyn Eye>>, Option<Box<dyn Hands>>);

/// Opens one source after another.
pub trait Sources {
    /// Opens the next one.
    fn next(&mut self) -> Opened {
        let next = (self.present_place() + 1) % self.offered().len().max(1);
        self.choose(next)
    }
    /// What can be chosen, each as it is called.
    fn offered(&self) -> Vec<String>;
    /// Which of them is the present one.
    fn present_place(&self) -> usize;
    /// Opens this one of them.
    fn choose(&mut self, place: usize) -> Opened;
    /// Opens the simulated table.
    fn choose_simulated(&mut self) -> Opened;
    /// Looks for cameras again; the present source stays.
    fn look_again(&mut self);
    /// What the present one is called: "webcam", "simulated table", "no camera".
    fn present(&self) -> String;
    /// The same as `--source` takes it; empty for none.
    fn words(&self) -> String;
}
