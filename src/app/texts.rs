//! The texts that are being typed, each under the name of its field.

use std::collections::BTreeMap;

/// Names of fields.
pub mod field {
    /// The name of the player on this seat, in the form of a match.
    pub fn name(seat: usize) -> String {
        format!("name {seat}")
    }
    /// The total of the fighter on the left.
    pub const LEFT_TOTAL: &str = "left total";
    /// The total of the fighter on the right.
    pub const RIGHT_TOTAL: &str = "right total";
}

/// What has been typed so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Texts(BTreeMap<String, String>);

impl Texts {
    /// What stands in a field.
    pub fn get(&self, field: &str) -> &str {
        self.0.get(field).map_or("", String::as_str)
    }

    /// What stands in a field, to be changed.
    pub fn slot(&mut self, field: &str) -> &mut String {
        self.0.entry(field.to_owned()).or_default()
    }

    /// Puts something into a field.
    pub fn set(&mut self, field: &str, text: impl Into<String>) {
        self.0.insert(field.to_owned(), text.into());
    }

    /// Empties a field.
    pub fn clear(&mut self, field: &str) {
        self.0.remove(field);
    }
}
