//! Every colour and size of the screen, and the one typeface.
//!
//! Sizes are logical points of a window of 1280 x 720; [`fit_zoom`] makes a larger window show the same picture larger.
//! No other file names a colour.

use eframe::egui::{self, Color32, CornerRadius, Stroke};

use super::tongue::tell;

mod typeface;

pub use typeface::{font, fonts};

/// The window that all sizes are drawn for, in points.
pub const DESIGN_SIZE: egui::Vec2 = egui::vec2(1280.0, 720.0);

/// Margin of the window and gap between groups of panels.
pub const MARGIN: f32 = 16.0;
/// Gap between panels of one group.
pub const GAP: f32 = 8.0;
/// Radius of panels, buttons and pictures.
pub const RADIUS: CornerRadius = CornerRadius::same(8);
/// Radius of key caps, tags and labels on pictures.
pub const SMALL_RADIUS: CornerRadius = CornerRadius::same(4);
/// Height of the turn banner with its foot line.
pub const BANNER_HEIGHT: f32 = 80.0;
/// Thickness of the turn banner's foot line in the player's colour.
pub const FOOT_LINE: f32 = 4.0;
/// Height of the log with its three lines.
pub const LOG_HEIGHT: f32 = 88.0;
/// Width of the column of players.
pub const PLAYERS_WIDTH: f32 = 304.0;
/// Width of the column with the card's text.
pub const CARD_WIDTH: f32 = 272.0;
/// Height of the question below the picture.
pub const QUESTION_HEIGHT: f32 = 192.0;
/// Height of a button that answers the question.
pub const ANSWER_HEIGHT: f32 = 64.0;
/// The least side of anything that is pressed.
pub const LEAST_PRESSED: f32 = 48.0;
/// Height of any other button.
pub const BUTTON_HEIGHT: f32 = 56.0;
/// Height of the banner on the screen for those who watch, with its foot line.
pub const AUDIENCE_BANNER_HEIGHT: f32 = 168.0;
/// Thickness of that banner's foot line.
pub const AUDIENCE_FOOT_LINE: f32 = 8.0;
/// Margin of the screen for those who watch.
pub const AUDIENCE_MARGIN: f32 = 32.0;
/// A Kaboodl card in the grid.
pub const KABOODL_CARD: egui::Vec2 = egui::vec2(120.0, 168.0);
/// A Kaboodl card that a player has collected.
pub const KABOODL_MINI_CARD: egui::Vec2 = egui::vec2(64.0, 88.0);
/// Height of Kaboodl's question, above the players' columns.
pub const KABOODL_PROMPT_HEIGHT: f32 = 216.0;
/// Height of All Out's question.
pub const ALL_OUT_PROMPT_HEIGHT: f32 = 168.0;
/// Height of the players' columns in Got Five.
pub const GOT_FIVE_PLAYER_HEIGHT: f32 = 256.0;
/// Height of a row of huge buttons.
pub const HUGE_ROW_HEIGHT: f32 = 96.0;
/// Height of the strip that says who has won, over the final scores.
pub const FINISH_HEIGHT: f32 = 112.0;
/// Height of one line of a score's parts.
pub const PART_HEIGHT: f32 = 28.0;
/// The place of one card in Got Five.
pub const CARD_SLOT: egui::Vec2 = egui::vec2(50.0, 82.0);

/// Colours of what is drawn into the pictures that are kept of a call: red, green and blue.
pub mod kept {
    /// Between the pictures.
    pub const GROUND: [u8; 3] = [16, 20, 30];
    /// A gate.
    pub const GATE: [u8; 3] = [255, 210, 0];
    /// The gate that was called.
    pub const CALLED: [u8; 3] = [0, 255, 120];
    /// The ball as it would lie there closed.
    pub const BALL: [u8; 3] = [255, 60, 200];
    /// The spot that it stands on.
    pub const FOOTPRINT: [u8; 3] = [90, 205, 255];
}

/// Sizes of text in points.
pub mod text {
    /// Turn banner and screen title.
    pub const BANNER: f32 = 44.0;
    /// Headline of a call.
    pub const CALL: f32 = 40.0;
    /// Prompt of a game without a picture of the table, which is read from three metres.
    pub const BOARD: f32 = 36.0;
    /// Prompt, card name, panel headline.
    pub const PROMPT: f32 = 28.0;
    /// Player name.
    pub const NAME: f32 = 24.0;
    /// Button.
    pub const BUTTON: f32 = 22.0;
    /// Sentence under a headline, facts in the banner.
    pub const SENTENCE: f32 = 20.0;
    /// State, chip, secondary line.
    pub const STATE: f32 = 18.0;
    /// Log, list row, toy name, letter on a key cap.
    pub const LOG: f32 = 16.0;
    /// Caption; nothing is smaller.
    pub const CAPTION: f32 = 14.0;
    /// Score digit and the total of a battle's loser.
    pub const SCORE: f32 = 72.0;
    /// Total of a battle's winner.
    pub const WINNING_TOTAL: f32 = 96.0;
}

/// Which set of colours is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Scheme {
    /// Light text on near-black blue.
    #[default]
    Dark,
    /// Dark text on white.
    Light,
    /// Black and white with lines around everything.
    HighContrast,
}

impl Scheme {
    /// The scheme that the menu offers after this one.
    pub fn next(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::HighContrast,
            Self::HighContrast => Self::Dark,
        }
    }

    /// Its name for people.
    pub fn name(self) -> String {
        match self {
            Self::Dark => tell!("scheme-dark"),
            Self::Light => tell!("scheme-light"),
            Self::HighContrast => tell!("scheme-high-contrast"),
        }
    }

    /// All of them.
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::HighContrast];
}

/// The two weights of the typeface; there are no others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// 400.
    Regular,
    /// 700.
    Bold,
}

/// The six Attributes and the clear Bakugan, as shapes to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AttributeShape {
    /// Pyrus.
    Triangle,
    /// Aquos.
    Drop,
    /// Subterra.
    Square,
    /// Haos.
    Star,
    /// Darkus.
    Crescent,
    /// Ventus.
    Leaf,
    /// Clear.
    Circle,
}

/// The colour of a drawn thing, by the name that a child gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hue {
    /// A tomato.
    Red,
    /// A summer sky.
    Blue,
    /// Grass.
    Green,
    /// A lemon.
    Yellow,
    /// Between red and pink.
    Coral,
    /// A plum.
    Purple,
    /// An orange, and every beak.
    Orange,
    /// A rose.
    Pink,
    /// Between blue and green.
    Turquoise,
    /// Earth.
    Brown,
    /// Snow, and the white of an eye.
    White,
    /// A stone.
    Grey,
    /// Coal, light enough for dark lines to show on it.
    Black,
}

/// The metal that a turned-up Gate card is named after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Metal {
    /// Yellow.
    Gold,
    /// White.
    Silver,
    /// Red.
    Copper,
}

/// The colours of one scheme.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Theme {
    /// Which one it is.
    pub scheme: Scheme,
    /// Behind everything.
    pub background: Color32,
    /// A panel on the background.
    pub panel: Color32,
    /// A chosen row, a slot.
    pub raised: Color32,
    /// A button at rest.
    pub button: Color32,
    /// A button under the pointer.
    pub button_hovered: Color32,
    /// Separators and frames.
    pub line: Color32,
    /// A key cap.
    pub key_cap: Color32,
    /// Text.
    pub text: Color32,
    /// Text that may wait.
    pub quiet: Color32,
    /// What is active or answered by Enter.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// Sure, won.
    pub success: Color32,
    /// Not sure, look here.
    pub warning: Color32,
    /// Lost, broken.
    pub danger: Color32,
    /// Text on success or warning.
    pub on_signal: Color32,
    /// Which of the seats' colours each seat has.
    seats: [u8; SEATS.len()],
}

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// Colours on pictures, the same in every scheme.
pub mod picture {
    use super::{Color32, rgb};

    /// Outline of a gate.
    pub const OUTLINE: Color32 = rgb(0xFFFFFF);
    /// Outline of the gate in question.
    pub const IN_QUESTION: Color32 = rgb(0x3ECF8E);
    /// Outline of a corner that can be dragged.
    pub const TO_DRAG: Color32 = rgb(0x4CC2FF);
    /// Something that troubles the camera.
    pub const TROUBLE: Color32 = rgb(0xFFB454);
    /// The wider line under every outline.
    pub const UNDER_LINE: Color32 = Color32::from_rgba_premultiplied(8, 11, 16, 191);
    /// A label's ground.
    pub const LABEL_GROUND: Color32 = rgb(0x10141C);
    /// A label's words on its ground.
    pub const LABEL_TEXT: Color32 = rgb(0xF2F4F8);
    /// A label's words on an outline's colour.
    pub const LABEL_TEXT_ON_COLOUR: Color32 = rgb(0x10141C);
    /// What is shown where a picture would be.
    pub const NO_PICTURE: Color32 = rgb(0x2A3142);
}

/// Colours of the seats, the same in every scheme.
const SEATS: [Color32; 6] = [
    rgb(0xE69F00),
    rgb(0x56B4E9),
    rgb(0xCC79A7),
    rgb(0xF0E442),
    rgb(0x009E73),
    rgb(0xD55E00),
];

/// Each seat has the colour of its number.
const AS_THEY_SIT: [u8; SEATS.len()] = [0, 1, 2, 3, 4, 5];

impl Theme {
    /// The colours of `scheme`.
    pub fn of(scheme: Scheme) -> Self {
        match scheme {
            Scheme::Dark => Self {
                scheme,
                background: rgb(0x10141C),
                panel: rgb(0x1A2030),
                raised: rgb(0x242C40),
                button: rgb(0x2A3348),
                button_hovered: rgb(0x343E56),
                line: rgb(0x39445C),
                key_cap: rgb(0x2E3850),
                text: rgb(0xF2F4F8),
                quiet: rgb(0xA8B2C4),
                accent: rgb(0x4CC2FF),
                on_accent: rgb(0x06131C),
                success: rgb(0x3ECF8E),
                warning: rgb(0xFFB454),
                danger: rgb(0xFF6B6B),
                on_signal: rgb(0x10141C),
                seats: AS_THEY_SIT,
            },
            Scheme::Light => Self {
                scheme,
                background: rgb(0xEEF1F6),
                panel: rgb(0xFFFFFF),
                raised: rgb(0xE6EAF2),
                button: rgb(0xE6EAF2),
                button_hovered: rgb(0xF2F4F9),
                line: rgb(0xB7C0D0),
                key_cap: rgb(0xFFFFFF),
                text: rgb(0x131822),
                quiet: rgb(0x4A5468),
                accent: rgb(0x00639F),
                on_accent: rgb(0xFFFFFF),
                success: rgb(0x0A6B3D),
                warning: rgb(0x8A4B00),
                danger: rgb(0xB4232A),
                on_signal: rgb(0xFFFFFF),
                seats: AS_THEY_SIT,
            },
            Scheme::HighContrast => Self {
                scheme,
                background: rgb(0x000000),
                panel: rgb(0x000000),
                raised: rgb(0x000000),
                button: rgb(0x000000),
                button_hovered: rgb(0x2A2A2A),
                line: rgb(0xFFFFFF),
                key_cap: rgb(0x000000),
                text: rgb(0xFFFFFF),
                quiet: rgb(0xFFFFFF),
                accent: rgb(0xFFE600),
                on_accent: rgb(0x000000),
                success: rgb(0x5CFF9D),
                warning: rgb(0xFFC34D),
                danger: rgb(0xFF8F8F),
                on_signal: rgb(0x000000),
                seats: AS_THEY_SIT,
            },
        }
    }

    /// With these of the seats' colours, in seat order.
    #[must_use]
    pub fn with_seats(self, seats: [u8; SEATS.len()]) -> Self {
        Self { seats, ..self }
    }

    /// True when panels and buttons are told apart by lines rather than tones.
    pub fn has_frames(&self) -> bool {
        self.scheme == Scheme::HighContrast
    }

    /// The frame of a panel that is not active.
    pub fn panel_stroke(&self) -> Stroke {
        if self.has_frames() {
            Stroke::new(2.0, self.line)
        } else {
            Stroke::NONE
        }
    }

    /// The frame of a button at rest.
    pub fn button_stroke(&self) -> Stroke {
        if self.has_frames() {
            Stroke::new(2.0, self.line)
        } else {
            Stroke::new(1.0, self.line)
        }
    }

    /// The colour of a seat, counted from 0.
    pub fn seat(&self, index: usize) -> Color32 {
        let index = index % SEATS.len();
        let colour = self.seats.get(index).map_or(index, |at| usize::from(*at));
        SEATS[colour % SEATS.len()]
    }

    /// The number on a seat's disc.
    pub fn on_seat(&self) -> Color32 {
        rgb(0x10141C)
    }

    /// The colour of an Attribute.
    pub fn attribute(&self, shape: AttributeShape) -> Color32 {
        let [dark, light, high_contrast] = match shape {
            AttributeShape::Triangle => [0xFF5A47, 0xE2321F, 0xFF6A55],
            AttributeShape::Drop => [0x4C9DFF, 0x1F6FE0, 0x5CB0FF],
            AttributeShape::Square => [0xC08A57, 0x8F5A2A, 0xE0A870],
            AttributeShape::Star => [0xFFE98A, 0xFFD84A, 0xFFF3A0],
            AttributeShape::Crescent => [0xB08CFF, 0x6B3FC4, 0xC9AEFF],
            AttributeShape::Leaf => [0x4CCB6A, 0x1E8E3E, 0x5CE67E],
            AttributeShape::Circle => return self.text,
        };
        rgb(match self.scheme {
            Scheme::Dark => dark,
            Scheme::Light => light,
            Scheme::HighContrast => high_contrast,
        })
    }

    /// The line around an Attribute's shape.
    pub fn attribute_outline(&self) -> Option<Stroke> {
        match self.scheme {
            Scheme::Dark => None,
            Scheme::Light | Scheme::HighContrast => Some(Stroke::new(1.4, self.text)),
        }
    }

    /// The colour of a drawn thing; the same in every scheme, as the line around it sets it off.
    pub fn hue(&self, hue: Hue) -> Color32 {
        rgb(match hue {
            Hue::Red => 0xF0605A,
            Hue::Blue => 0x4C9DFF,
            Hue::Green => 0x43BF6B,
            Hue::Yellow => 0xF4CF3D,
            Hue::Coral => 0xFF6B6B,
            Hue::Purple => 0x9D86FF,
            Hue::Orange => 0xFFA24A,
            Hue::Pink => 0xFF8FC2,
            Hue::Turquoise => 0x45CFC9,
            Hue::Brown => 0xC08A57,
            Hue::White => 0xFFFFFF,
            Hue::Grey => 0xA8B2C4,
            Hue::Black => 0x5A657C,
        })
    }

    /// Eyes, mouths and marks on a coloured ground.
    pub fn ink(&self) -> Color32 {
        rgb(match self.scheme {
            Scheme::Dark => 0x10141C,
            Scheme::Light => 0x131822,
            Scheme::HighContrast => 0x000000,
        })
    }

    /// A darker tone of a colour, for what lies in its shade.
    pub fn shade(&self, colour: Color32) -> Color32 {
        colour.lerp_to_gamma(self.ink(), 0.28)
    }

    /// The line around the coloured parts of a drawing, `width` points wide where the scheme has no width of its own.
    pub fn drawing_line(&self, width: f32) -> Stroke {
        match self.scheme {
            Scheme::Dark | Scheme::Light => Stroke::new(width.max(1.0), self.ink()),
            Scheme::HighContrast => Stroke::new(1.4, self.text),
        }
    }

    /// The frame of a Gate card of this metal, and its ground.
    pub fn metal(&self, metal: Metal) -> (Color32, Color32) {
        let (line, ground) = match (self.scheme, metal) {
            (Scheme::Dark, Metal::Gold) => (0xD9A441, 0x3A2A22),
            (Scheme::Dark, Metal::Silver) => (0xC8D0DC, 0x30363F),
            (Scheme::Dark, Metal::Copper) => (0xC77B4A, 0x3B2620),
            (Scheme::Light, Metal::Gold) => (0x9A6A00, 0xFBEFD2),
            (Scheme::Light, Metal::Silver) => (0x68738A, 0xF4F6FA),
            (Scheme::Light, Metal::Copper) => (0xA4491C, 0xF9E4D8),
            (Scheme::HighContrast, Metal::Gold) => (0xFFD25A, 0x000000),
            (Scheme::HighContrast, Metal::Silver) => (0xDCE4F0, 0x000000),
            (Scheme::HighContrast, Metal::Copper) => (0xFFA877, 0x000000),
        };
        (rgb(line), rgb(ground))
    }

    /// The shell of a drawn Bakugan and the lighter colour of what is inside; a clear one, or one of which nobody has
    /// said the Attribute, is grey.
    pub fn ball(&self, shape: Option<AttributeShape>) -> (Color32, Color32) {
        let shell = match shape {
            None | Some(AttributeShape::Circle) => self.hue(Hue::Grey),
            Some(shape) => self.attribute(shape),
        };
        let inside = match shape {
            Some(AttributeShape::Triangle) => 0xFFB454,
            Some(AttributeShape::Drop) => 0xA6D2FF,
            Some(AttributeShape::Square) => 0xEBCBA3,
            Some(AttributeShape::Star) => 0xFFF8DC,
            Some(AttributeShape::Crescent) => 0xDFD0FF,
            Some(AttributeShape::Leaf) => 0xB5ECC0,
            None | Some(AttributeShape::Circle) => 0xE6EBF3,
        };
        (shell, rgb(inside))
    }

    /// Gives egui's own widgets (text fields, hints, scroll bars) the colours of this scheme.
    pub fn apply(&self, ctx: &egui::Context) {
        let mut visuals = match self.scheme {
            Scheme::Light => egui::Visuals::light(),
            Scheme::Dark | Scheme::HighContrast => egui::Visuals::dark(),
        };
        visuals.override_text_color = Some(self.text);
        visuals.panel_fill = self.background;
        visuals.window_fill = self.panel;
        visuals.window_stroke = Stroke::new(1.0, self.line);
        visuals.extreme_bg_color = self.background;
        visuals.text_edit_bg_color = Some(self.background);
        visuals.selection.bg_fill = self.accent.gamma_multiply(0.4);
        visuals.selection.stroke = Stroke::new(2.0, self.accent);
        visuals.popup_shadow = egui::Shadow::NONE;
        visuals.window_shadow = egui::Shadow::NONE;
        // What lies under a sheet is dimmed by the sheet.
        visuals.disabled_alpha = 1.0;
        for widget in [
            &mut visuals.widgets.inactive,
            &mut visuals.widgets.hovered,
            &mut visuals.widgets.active,
            &mut visuals.widgets.noninteractive,
        ] {
            widget.bg_stroke = Stroke::new(1.0, self.line);
            widget.corner_radius = SMALL_RADIUS;
        }
        ctx.options_mut(|options| {
            options.theme_preference = egui::ThemePreference::Dark;
            options.zoom_with_keyboard = false;
        });
        ctx.set_visuals_of(egui::Theme::Dark, visuals.clone());
        ctx.set_visuals_of(egui::Theme::Light, visuals);
        ctx.all_styles_mut(|style| {
            style.animation_time = 0.0;
            style.visuals.text_cursor.blink = false;
            for font in style.text_styles.values_mut() {
                *font = self::font(text::LOG, Weight::Regular);
            }
            style
                .text_styles
                .insert(egui::TextStyle::Body, font(text::LOG, Weight::Regular));
        });
    }
}

/// The zoom at which a window of `unzoomed_size` points shows the design whole, times what the referee asked for.
pub fn fit_zoom(unzoomed_size: egui::Vec2, asked_percent: u16) -> f32 {
    let fit = (unzoomed_size.x / DESIGN_SIZE.x).min(unzoomed_size.y / DESIGN_SIZE.y);
    // A window too small for the design keeps readable text and a simpler layout instead of shrinking for ever.
    fit.clamp(0.75, 6.0) * f32::from(asked_percent) / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: Color32) -> f64 {
        let channel = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.039_28 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(colour.r()) + 0.7152 * channel(colour.g()) + 0.0722 * channel(colour.b())
    }

    fn contrast(a: Color32, b: Color32) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn text_can_be_read_on_every_ground() {
        for (scheme, least) in [
            (Scheme::Dark, 4.5),
            (Scheme::Light, 4.5),
            (Scheme::HighContrast, 7.0),
        ] {
            let theme = Theme::of(scheme);
            for ground in [theme.background, theme.panel, theme.raised, theme.button] {
                for words in [
                    theme.text,
                    theme.quiet,
                    theme.accent,
                    theme.success,
                    theme.warning,
                    theme.danger,
                ] {
                    let found = contrast(words, ground);
                    assert!(
                        found >= least,
                        "{scheme:?}: {words:?} on {ground:?} has {found:.2}"
                    );
                }
            }
            assert!(contrast(theme.text, theme.key_cap) >= least);
            assert!(contrast(theme.on_accent, theme.accent) >= least);
            assert!(contrast(theme.on_signal, theme.warning) >= least);
            for seat in 0..6 {
                assert!(contrast(theme.on_seat(), theme.seat(seat)) >= 4.5);
            }
        }
    }

    #[test]
    fn a_larger_window_shows_the_same_picture_larger() {
        assert_eq!(fit_zoom(egui::vec2(1280.0, 720.0), 100), 1.0);
        assert_eq!(fit_zoom(egui::vec2(3840.0, 2160.0), 100), 3.0);
        assert_eq!(fit_zoom(egui::vec2(1920.0, 720.0), 100), 1.0);
        assert_eq!(fit_zoom(egui::vec2(1280.0, 720.0), 200), 2.0);
    }
}
