//! The sources of pictures that the menu offers, one after another.

use super::eye::{Eye, Hands};
use crate::camera::View;
use crate::camera::phone::Address;

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
    /// Opens this phone, which is offered from now on.
    fn choose_phone(&mut self, address: Address) -> Opened;
    /// The phone that is offered, with its password.
    fn phone(&self) -> Option<Address> {
        None
    }
    /// How the present one's picture is turned.
    fn view(&self) -> View;
    /// Opens the present one anew with its picture turned so.
    fn turn_to(&mut self, view: View) -> Opened;
    /// The present one's cards and ball measure this from when it is opened next, in millimetres, unless it states them itself.
    fn size_as(&mut self, _card_mm: [f64; 2], _ball_diameter_mm: f64) {}
    /// Looks for cameras again; the present source stays.
    fn look_again(&mut self);
    /// What the present one is called: "webcam", "simulated table", "no camera".
    fn present(&self) -> String;
    /// The same as `--source` takes it, but without a password; empty for none.
    fn words(&self) -> String;
    /// The same with its password: for the settings alone.
    fn words_to_keep(&self) -> String {
        self.words()
    }
}
