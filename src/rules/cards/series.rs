//! Gate cards of a printed series, as a collector wrote them down.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::rules::bakugan::GateCard;

#[derive(Deserialize, Default)]
struct Printed {
    gate: Vec<GateCard>,
}

static SERIES_2: LazyLock<Printed> = LazyLock::new(|| {
    // The file is part of the program: a test holds it to be readable.
    toml::from_str(include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/cards/bakugan-series-2.toml"
    )))
    .unwrap_or_default()
});

/// How many Gate cards the whole series has.
pub(super) const SERIES_2_SIZE: usize = 48;

/// The first 24 of the 48 Gate cards of Series 2, in their order.
pub fn series_2() -> &'static [GateCard] {
    &SERIES_2.gate
}
