//! The kernel's V4L2 declarations, generated once, so that building needs no libclang.
//!
//! Stands in for `v4l2-sys-mit` 0.3.0, whose build script runs bindgen on every machine. `bindings.rs` is what
//! bindgen 0.65.1 makes of `<linux/videodev2.h>`; it is the same for 64-bit x86 and ARM Linux. To make it anew:
//! `bindgen videodev2.h --allowlist-file '.*videodev2.h' -o src/bindings.rs`, where `videodev2.h` includes only that header.
#![allow(warnings)]
#![allow(clippy::all)]
#[cfg(target_os = "linux")]
include!("bindings.rs");
