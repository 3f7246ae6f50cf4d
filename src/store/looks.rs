//! What Gate cards looked like that the referee named: a TOML file, written whole.
//!
//! ```toml
//! format = 1
//! kind = 1                # what the numbers of a look mean
//!
//! [[look]]
//! gate = "Tsunami"
//! look = "gIB/…"          # in base 64
//! ```

use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

use super::{FORMAT, StoreError, placed, read_whole, set_aside_and_tell, write_toml};
use crate::vision::recognise::CardLook;

/// The file in the data folder.
const FILE: &str = "looks.toml";

/// A Gate card as it looked when the referee named it.
#[derive(Debug, Clone, PartialEq)]
pub struct NamedLook {
    /// Its name.
    pub name: String,
    /// What it looked like.
    pub look: CardLook,
}

/// Where they are kept.
#[derive(Debug, Clone)]
pub struct LooksFile {
    path: PathBuf,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: u32,
    kind: u32,
    #[serde(default, rename = "look", skip_serializing_if = "Vec::is_empty")]
    looks: Vec<WrittenLook>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLook {
    gate: String,
    look: String,
}

fn read_looks(text: &str) -> Result<Vec<NamedLook>, String> {
    let written: Written = toml::from_str(text).map_err(|why| placed(&why, text))?;
    if written.format != FORMAT {
        return Err(format!("format is {}, not {FORMAT}", written.format));
    }
    if written.kind != CardLook::KIND {
        // Its numbers say nothing to this Rollcall, and looks are soon learnt again.
        return Ok(Vec::new());
    }
    let looks = written.looks.into_iter().enumerate().map(|(at, one)| {
        let bytes = STANDARD.decode(&one.look).ok();
        let look = bytes.and_then(|bytes| CardLook::from_bytes(&bytes));
        let look = look.ok_or_else(|| format!("look {} (\"{}\") is damaged", at + 1, one.gate))?;
        Ok(NamedLook {
            name: one.gate,
            look,
        })
    });
    looks.collect()
}

impl LooksFile {
    /// The looks in a data folder.
    pub fn in_data(data: &Path) -> Self {
        Self {
            path: data.join(FILE),
        }
    }

    /// Reads them, the oldest first. A file that cannot be read is set aside under a name that the notice tells.
    pub fn load(&self) -> (Vec<NamedLook>, Option<String>) {
        let why = match read_whole(&self.path).map(|text| text.map(|text| read_looks(&text))) {
            Ok(None) => return (Vec::new(), None),
            Ok(Some(Ok(looks))) => return (looks, None),
            Ok(Some(Err(why))) => why,
            Err(error) => return (Vec::new(), Some(format!("{error}."))),
        };
        let what = ("What gates look like", "It is kept");
        let then = "; name gates again and they are learnt anew";
        let notice = set_aside_and_tell(&self.path, what, why, then);
        (Vec::new(), Some(notice))
    }

    /// Keeps them.
    ///
    /// # Errors
    /// When the disk refuses; the old file stands then.
    pub fn save(&self, looks: &[NamedLook]) -> Result<(), StoreError> {
        let looks = looks.iter().map(|one| WrittenLook {
            gate: one.name.clone(),
            look: STANDARD.encode(one.look.to_bytes()),
        });
        let written = Written {
            format: FORMAT,
            kind: CardLook::KIND,
            looks: looks.collect(),
        };
        write_toml(&self.path, toml::to_string(&written))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use image::{Rgb, RgbImage};

    use super::*;

    fn look(of: u32) -> CardLook {
        let card = RgbImage::from_fn(96, 132, |x, y| {
            let shade = ((x * (of + 3) + y * (7 * of + 1)) % 251) as u8;
            Rgb([shade, 255 - shade, (x % 200) as u8])
        });
        CardLook::of(&card).expect("it has a look")
    }

    #[test]
    fn looks_come_back_as_they_were_but_for_rounding() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = LooksFile::in_data(folder.path());
        assert_eq!(file.load(), (Vec::new(), None));
        let looks: Vec<NamedLook> = (0..3)
            .map(|of| NamedLook {
                name: format!("Gate \"{of}\""),
                look: look(of),
            })
            .collect();
        file.save(&looks).expect("it is kept");
        let (back, notice) = file.load();
        assert_eq!(notice, None);
        assert_eq!(back.len(), looks.len());
        for (back, look) in back.iter().zip(&looks) {
            assert_eq!(back.name, look.name);
            let alike = back.look.alike(&look.look);
            assert!(alike > 0.99, "{alike}");
        }
        // What was read is written again letter by letter.
        let before = fs::read(folder.path().join(FILE)).expect("it is there");
        file.save(&back).expect("it is kept");
        assert_eq!(fs::read(folder.path().join(FILE)).ok(), Some(before));
    }

    #[test]
    fn a_damaged_file_is_set_aside_and_named_and_one_of_another_kind_says_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = LooksFile::in_data(folder.path());
        let path = folder.path().join(FILE);
        let kind = CardLook::KIND;
        for (number, (text, why)) in [
            ("nonsense".to_owned(), "line 1"),
            (
                format!("format = 1\nkind = {kind}\n[[look]]\ngate = \"A\"\nlook = \"AAAA\"\n"),
                "look 1 (\"A\") is damaged",
            ),
            (
                format!("format = 1\nkind = {kind}\n[[look]]\ngate = \"A\"\nlook = \"!\"\n"),
                "look 1 (\"A\") is damaged",
            ),
            ("format = 9\nkind = 1\n".to_owned(), "format is 9, not 1"),
        ]
        .into_iter()
        .enumerate()
        {
            fs::write(&path, &text).expect("it is written");
            let (looks, notice) = file.load();
            let notice = notice.expect("it is told");
            assert!(looks.is_empty() && notice.contains(why), "{notice}");
            let aside = folder
                .path()
                .join(format!("{FILE}.unreadable-{}", number + 1));
            assert_eq!(fs::read_to_string(aside).ok(), Some(text));
        }
        fs::write(&path, "format = 1\nkind = 77\n").expect("it is written");
        assert_eq!(file.load(), (Vec::new(), None));
    }
}
