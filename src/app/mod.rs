//! The window: the only place that names egui.
