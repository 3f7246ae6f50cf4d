//! Gate cards of a printed series, as a collector wrote them down.

use std::sync::LazyLock;

use super::pack::{PACK_FILE, Pack, PackCard, Source, parse};
use crate::rules::bakugan::GateCard;

/// The pack as it comes along; the only place where its facts stand.
const SERIES_2_PACK: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/packs/bakugan-series-2/pack.toml"
));

static SERIES_2: LazyLock<(Pack, Vec<GateCard>)> = LazyLock::new(|| {
    // The file is part of the program: a test holds it to be whole.
    let source = Source {
        file: PACK_FILE,
        text: SERIES_2_PACK,
    };
    let pack = parse(&[source]).pack;
    let gates = pack.cards.iter().filter_map(PackCard::gate).collect();
    (pack, gates)
});

/// How many Gate cards the whole series has.
pub(super) const SERIES_2_SIZE: usize = 48;

/// The first 24 of the 48 Gate cards of Series 2, in their order.
pub fn series_2() -> &'static [GateCard] {
    &SERIES_2.1
}

/// The same as the pack in which they come along.
pub fn series_2_pack() -> &'static Pack {
    &SERIES_2.0
}
