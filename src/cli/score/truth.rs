//! The labels of a clip, as `truth.json` has them.

use std::path::Path;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The labels of a clip that the score needs.
#[derive(Debug, Clone)]
pub struct Truth {
    /// What happened; `none_...` when nothing was rolled.
    pub outcome: String,
    /// The gate under the base.
    pub gate: Option<usize>,
    /// Frames a second.
    pub fps: f64,
    /// Not to be scored.
    pub skip: bool,
    /// First frame with the object at rest and the hand gone.
    pub settle_frame: Option<u64>,
    /// First frame with the object at rest.
    pub ball_settle_frame: Option<u64>,
    /// First frame in which it is open.
    pub first_open_frame: Option<u64>,
    /// The object at rest.
    pub object: Option<TrueObject>,
    /// What else is said of the scene.
    pub scene: Scene,
}

/// The object at rest.
#[derive(Debug, Clone, Default)]
pub struct TrueObject {
    /// How far it opened, 0 to 1.
    pub t_open: Option<f64>,
    /// Where its base stands, in pixels.
    pub base_px: Option<[f64; 2]>,
    /// The box around it in pixels: x0, y0, x1, y1.
    pub bbox_px: Option<[f64; 4]>,
}

/// What is said of a scene beyond what happened in it; all of it may be left out, or be said in a form that nobody knows here.
#[derive(Debug, Clone, Default)]
pub struct Scene {
    /// Width and height of the pictures.
    pub size: Option<[u32; 2]>,
    /// The lamp.
    pub light: Option<String>,
    /// The table.
    pub table: Option<String>,
    /// How far the camera looks down, in degrees: 90 is straight down.
    pub elevation_deg: Option<f64>,
    /// The toy's design.
    pub design: Option<String>,
    /// The toy's Attribute.
    pub attribute: Option<String>,
    /// Distance of the base from the nearest gate's edge, in millimetres: below 0 inside.
    pub edge_mm: Option<f64>,
}

/// One field of the labels; none when it is absent or null.
fn field<T: DeserializeOwned>(
    labels: &Map<String, Value>,
    name: &str,
    wanted: &str,
) -> Result<Option<T>, String> {
    match labels.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => serde_json::from_value(value.clone())
            .map(Some)
            .map_err(|_| format!("{name} is {value}; it should be {wanted}")),
    }
}

/// One field that no count depends on; none also when it has another form.
fn aside<T: DeserializeOwned>(labels: &Map<String, Value>, name: &str) -> Option<T> {
    serde_json::from_value(labels.get(name)?.clone()).ok()
}

impl Truth {
    /// Reads the labels of a clip; none when it has none.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn of(clip: &Path) -> Result<Option<Self>, String> {
        let path = clip.join("truth.json");
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("{}: it cannot be read: {error}", path.display())),
        };
        let value: Value = serde_json::from_slice(&text)
            .map_err(|error| format!("{}: it is not JSON: {error}", path.display()))?;
        Self::from_value(&value)
            .map(Some)
            .map_err(|what| format!("{}: {what}", path.display()))
    }

    /// Reads the labels; what is wrong is named by its field.
    fn from_value(value: &Value) -> Result<Self, String> {
        let labels = value.as_object().ok_or("it holds no JSON object")?;
        let object = match labels.get("object") {
            None | Some(Value::Null) => None,
            Some(object) => Some(object.as_object().ok_or("object is not an object")?),
        };
        const A_FRAME: &str = "the number of a frame, or null";
        Ok(Self {
            outcome: field(labels, "outcome", "a word")?.ok_or("outcome is missing")?,
            gate: field(labels, "gate", "the index of a gate, or null")?,
            fps: field(labels, "fps", "frames a second")?.ok_or("fps is missing")?,
            skip: field(labels, "skip", "true or false")?.unwrap_or_default(),
            settle_frame: field(labels, "settle_frame", A_FRAME)?,
            ball_settle_frame: field(labels, "ball_settle_frame", A_FRAME)?,
            first_open_frame: field(labels, "first_open_frame", A_FRAME)?,
            object: object.map(TrueObject::of).transpose()?,
            scene: Scene::of(labels, object),
        })
        .and_then(|truth: Self| match truth.fps {
            fps if fps > 0.0 => Ok(truth),
            fps => Err(format!("fps is {fps:?}; it should be above 0")),
        })
    }

    /// True when something was rolled.
    pub fn is_roll(&self) -> bool {
        !self.outcome.starts_with("none")
    }

    /// True when what was rolled came to rest open.
    pub fn opened(&self) -> bool {
        self.object
            .as_ref()
            .and_then(|object| object.t_open)
            .unwrap_or(1.0)
            > 0.1
    }

    /// True when the roll ended with an opened toy standing on a gate.
    pub fn stands(&self) -> bool {
        match self.outcome.as_str() {
            "open_on_gate" | "partial_on_gate" => true,
            "straddles_two_gates" => self.opened(),
            _ => false,
        }
    }

    /// What happened, in a few words; gates count from 1 as on the screen.
    pub fn in_words(&self) -> String {
        let gate = self.gate.map(|gate| format!(" {}", gate + 1));
        format!("{}{}", self.outcome, gate.unwrap_or_default())
    }
}

impl TrueObject {
    fn of(object: &Map<String, Value>) -> Result<Self, String> {
        Ok(Self {
            t_open: field(object, "t_open", "a number from 0 to 1")?,
            base_px: aside(object, "base_px"),
            bbox_px: aside(object, "bbox_px"),
        })
    }
}

impl Scene {
    fn of(labels: &Map<String, Value>, object: Option<&Map<String, Value>>) -> Self {
        let camera = labels.get("camera").and_then(Value::as_object);
        let side = |name| aside(labels, name);
        Self {
            size: side("width")
                .zip(side("height"))
                .map(|(width, height)| [width, height]),
            light: aside(labels, "light"),
            table: aside(labels, "table"),
            elevation_deg: camera.and_then(|camera| aside(camera, "elevation_deg")),
            design: object.and_then(|object| aside(object, "design")),
            attribute: object.and_then(|object| aside(object, "attribute")),
            edge_mm: object.and_then(|object| aside(object, "distance_to_nearest_gate_mm")),
        }
    }
}
