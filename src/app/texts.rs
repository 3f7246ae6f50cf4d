//! The texts that are being typed, each under the name of its field.

use std::collections::BTreeMap;

/// Names of fields.
pub mod field {
    /// The total of the fighter on the left.
    pub const LEFT_TOTAL: &str = "left total";
    /// A file with its folder.
    pub const PATH: &str = "form path";
    /// The total of the fighter on the right.
    pub const RIGHT_TOTAL: &str = "right total";
}

/// What has been typed so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Texts {
    typed: BTreeMap<String, String>,
    /// The field that is to have the keyboard next.
    wanted: Option<String>,
    /// The field that had the keyboard when the screen was last drawn.
    focused: Option<String>,
}

impl Texts {
    /// What stands in a field.
    pub fn get(&self, field: &str) -> &str {
        self.typed.get(field).map_or("", String::as_str)
    }

    /// What stands in a field, to be changed.
    pub fn slot(&mut self, field: &str) -> &mut String {
        self.typed.entry(field.to_owned()).or_default()
    }

    /// Puts something into a field.
    pub fn set(&mut self, field: &str, text: impl Into<String>) {
        self.typed.insert(field.to_owned(), text.into());
    }

    /// Empties a field.
    pub fn clear(&mut self, field: &str) {
        self.typed.remove(field);
    }

    /// Gives the keyboard to a field as soon as it is drawn.
    pub fn focus(&mut self, field: impl Into<String>) {
        self.wanted = Some(field.into());
    }

    /// True once, for the field that is to have the keyboard.
    pub fn takes_keyboard(&mut self, field: &str) -> bool {
        self.wanted.take_if(|wanted| wanted == field).is_some()
    }

    /// The field that has the keyboard.
    pub fn focused(&self) -> Option<&str> {
        self.focused.as_deref()
    }

    /// Says which field has the keyboard; none at the beginning of each drawing.
    pub fn has_keyboard(&mut self, field: Option<&str>) {
        self.focused = field.map(str::to_owned);
    }
}
