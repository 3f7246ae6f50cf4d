//! The sources of pictures that the menu offers, one after another.

use super::eye::{Eye, Hands};

/// A camera and, where the table obeys, its hands.
pub type Opened = (Option<Box<dyn Eye>>, Option<Box<dyn Hands>>);

/// Opens one source after another.
pub trait Sources {
    /// Opens the next one.
    fn next(&mut self) -> Opened;
    /// What the present one is called: "webcam", "simulated table", "no camera".
    fn present(&self) -> String;
    /// The same as `--source` takes it; empty for none.
    fn words(&self) -> String;
}
