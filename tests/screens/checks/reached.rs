//! What can be pressed or typed into, and the order in which Tab goes round.

use std::collections::HashMap;

use eframe::egui::accesskit::{Action, NodeId, Role};
use eframe::egui::{Key, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;

use crate::hall::Hall;

/// Something that can be pressed or typed into.
#[derive(Debug, Clone, PartialEq)]
pub struct Widget {
    pub id: NodeId,
    pub name: String,
    pub role: Role,
    pub rect: Rect,
    /// What of it can be seen where it is scrolled.
    pub seen: Rect,
    /// True when Tab should come by.
    pub takes_keyboard: bool,
}

/// Everything that can be pressed or typed into now.
pub fn widgets(hall: &Hall) -> Vec<Widget> {
    all(hall)
}

/// Everything that can be pressed or typed into in a window.
pub fn all<State>(hall: &Harness<'_, State>) -> Vec<Widget> {
    let seen: HashMap<NodeId, Rect> = hall.ctx.viewport(|viewport| {
        let all = &viewport.prev_pass.widgets;
        let rects = all.layers().flat_map(|(_, rects)| rects);
        rects
            .map(|one| (one.id.accesskit_id(), one.interact_rect))
            .collect()
    });
    let nodes = hall.root().children_recursive();
    nodes
        .filter_map(|node| {
            let inner = node.accesskit_node();
            let data = inner.data();
            let takes_keyboard = data.supports_action(Action::Focus);
            let is_reached = takes_keyboard || data.supports_action(Action::Click);
            // A list is scrolled by wheel, finger and keys; its bar only shows how far.
            let is_bar = inner.role() == Role::ScrollBar;
            if !is_reached || is_bar || data.is_disabled() || data.is_hidden() {
                return None;
            }
            inner.bounding_box()?;
            let id = inner.locate().0;
            Some(Widget {
                id,
                name: inner.label().unwrap_or_default(),
                role: inner.role(),
                rect: node.rect(),
                seen: seen.get(&id).copied().unwrap_or(Rect::NOTHING),
                takes_keyboard,
            })
        })
        .collect()
}

/// Where the keyboard is after each press of Tab, until it comes round.
pub fn tab_round(hall: &mut Hall, most: usize) -> Vec<Widget> {
    let mut round: Vec<Widget> = Vec::new();
    for _ in 0..most {
        hall.key_press(Key::Tab);
        hall.run_ok();
        let Some(focused) = hall.ctx.memory(|memory| memory.focused()) else {
            continue;
        };
        let id = focused.accesskit_id();
        let there = widgets(hall);
        // What is offered only for a while may be gone when the round comes back to it.
        let first = round
            .iter()
            .find(|one| there.iter().any(|widget| widget.id == one.id));
        if first.is_some_and(|first| first.id == id) {
            return round;
        }
        round.extend(there.into_iter().find(|widget| widget.id == id));
    }
    round
}
