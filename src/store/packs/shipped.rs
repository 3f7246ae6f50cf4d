//! The packs that come along with the program: read from it, and never changed.

use std::sync::LazyLock;

use crate::rules::cards::pack::{PACK_FILE, Pack, Source, parse};

/// A pack that comes along.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shipped {
    /// Its `pack.toml`, word for word.
    pub text: &'static str,
    /// Its cards.
    pub pack: Pack,
}

macro_rules! texts {
    ($($folder:literal),* $(,)?) => {
        [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/", $folder, "/pack.toml"))),*]
    };
}

const TEXTS: [&str; 5] = texts![
    "bakugan-series-2",
    "abilities",
    "bakugan",
    "kaboodl",
    "bratz-events",
];

static SHIPPED: LazyLock<Vec<Shipped>> = LazyLock::new(|| {
    // They are part of the program: a test holds them to be whole.
    let read = |text| Shipped {
        text,
        pack: parse(&[Source {
            file: PACK_FILE,
            text,
        }])
        .pack,
    };
    TEXTS.into_iter().map(read).collect()
});

/// The packs that come along, in the order in which they are listed.
pub fn shipped() -> &'static [Shipped] {
    &SHIPPED
}
