//! The caller's voice: says sentences, on a thread of its own.

use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use super::child::{End, Run};
use super::desk::Desk;
use super::programs::{Attempt, Program, Row, SpeakerKind, Tried};
use super::trouble::Trouble;

/// The longest text that is said, in characters; a call is far shorter.
const LONGEST: usize = 400;
/// How long Speech Dispatcher may take to fall silent.
const STOP_PATIENCE: Duration = Duration::from_secs(1);

/// Where Windows' script finds the text and the language. No text of ours becomes part of a script, and the surroundings
/// keep letters that a pipe into that program would lose.
const TEXT_VARIABLE: &str = "ROLLCALL_SPEECH";
/// See [`TEXT_VARIABLE`].
const LANGUAGE_VARIABLE: &str = "ROLLCALL_SPEECH_LANGUAGE";
/// See [`TEXT_VARIABLE`].
const WINDOWS_SCRIPT: &str = "Add-Type -AssemblyName System.Speech; \
    $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
    $fit = $voice.GetInstalledVoices() | Where-Object { $_.Enabled -and \
    $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $env:ROLLCALL_SPEECH_LANGUAGE } | Select-Object -First 1; \
    if ($fit) { $voice.SelectVoice($fit.VoiceInfo.Name) }; \
    $voice.Speak($env:ROLLCALL_SPEECH)";

/// What is to be said, fit for every program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sentence {
    text: String,
    /// Letters, digits and hyphens only; none when no such code was given.
    language: Option<String>,
}

impl Sentence {
    /// None when nothing is left to be said.
    ///
    /// Control characters and those that turn the direction of writing become spaces, and so do brackets: some programs
    /// take what stands in them for orders.
    pub fn new(text: &str, language_code: &str) -> Option<Self> {
        let plain: String = text
            .chars()
            .map(|letter| if is_said(letter) { letter } else { ' ' })
            .collect();
        let plain: Vec<&str> = plain.split_whitespace().collect();
        let text: String = plain.join(" ").chars().take(LONGEST).collect();
        let is_code = (2..=12).contains(&language_code.len())
            && language_code.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && language_code
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        (!text.is_empty()).then(|| Self {
            text,
            language: is_code.then(|| language_code.to_owned()),
        })
    }

    /// "de" of "de-AT".
    fn main_language(&self) -> Option<&str> {
        self.language
            .as_deref()
            .and_then(|code| code.split('-').next())
    }
}

fn is_said(letter: char) -> bool {
    let turns_or_hides = matches!(
        letter,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
    );
    !letter.is_control() && !turns_or_hides && !matches!(letter, '[' | ']')
}

/// What the thread owns.
pub(super) struct Voice {
    pub desk: Arc<Desk>,
    pub row: Row<SpeakerKind>,
    /// How long a sentence may take.
    pub patience: Duration,
}

impl Voice {
    /// Says what is laid on the desk until that is closed.
    pub fn run(mut self) {
        while let Some((sentence, hushes)) = self.desk.next_sentence() {
            self.say(&sentence, hushes);
        }
    }

    fn say(&mut self, sentence: &Sentence, hushes: u64) {
        let (desk, patience) = (&self.desk, self.patience);
        let tried = self.row.try_each(|program| {
            if desk.is_hushed_within(hushes, Duration::ZERO) {
                return Attempt::Settled;
            }
            let (command, input) = program.saying(sentence);
            let run = Run {
                command,
                input,
                patience,
            };
            let end = run.watch(|wait| desk.is_hushed_within(hushes, wait));
            if matches!(end, End::Stopped | End::Hung) {
                program.silence();
            }
            match end {
                End::Well | End::Stopped => Attempt::Settled,
                End::Hung => Attempt::Hung,
                End::Failed(why) => {
                    tracing::debug!("{} said nothing: {why}", program.name());
                    Attempt::Failed
                }
            }
        });
        match tried {
            Tried::Settled => {}
            Tried::AllFailed(program) => self.desk.tell(Trouble::CannotSpeak { program }),
            Tried::Hung(program) => self.desk.tell(Trouble::SpeakerHangs { program }),
        }
    }
}

impl Program<SpeakerKind> {
    /// The call that says a sentence to its end, and what it reads.
    fn saying(&self, sentence: &Sentence) -> (Command, Option<String>) {
        let mut command = self.command();
        let text = sentence.text.clone();
        match self.kind {
            SpeakerKind::SpdSay => {
                // Reads lines and waits for the end of each. As an argument, the text would be taken for a pattern in
                // which "100 %" means something.
                command.arg("-ew");
                if let Some(code) = &sentence.language {
                    command.args(["-l", code]);
                }
                // At the start of a line this would be an order to the service.
                (command, Some(text.replace("!-!", " ") + "\n"))
            }
            SpeakerKind::Espeak => {
                if let Some(code) = &sentence.language {
                    command.args(["-v", code]);
                }
                command.arg("--stdin");
                (command, Some(text))
            }
            SpeakerKind::SayInLanguage => {
                if let Some(name) = mac_voice(sentence.main_language()) {
                    command.args(["-v", name]);
                }
                (command, Some(text))
            }
            SpeakerKind::Say => (command, Some(text)),
            SpeakerKind::PowerShell => {
                command.args(super::POWERSHELL_OPTIONS).arg(WINDOWS_SCRIPT);
                command.env(TEXT_VARIABLE, &text);
                command.env(LANGUAGE_VARIABLE, sentence.main_language().unwrap_or(""));
                (command, None)
            }
        }
    }

    /// Makes it silent where ending the program is not enough.
    fn silence(&self) {
        if self.kind == SpeakerKind::SpdSay {
            let mut command = self.command();
            // The long form of it is broken in many versions.
            command.arg("-S");
            let run = Run {
                command,
                input: None,
                patience: STOP_PATIENCE,
            };
            let end = run.watch(|wait| {
                std::thread::sleep(wait);
                false
            });
            if end != End::Well {
                tracing::debug!("the voice was not stopped: {end:?}");
            }
        }
    }
}

/// A voice that macOS brings for a language.
fn mac_voice(language: Option<&str>) -> Option<&'static str> {
    match language? {
        "en" => Some("Samantha"),
        "de" => Some("Anna"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn sentence(text: &str, language_code: &str) -> Sentence {
        Sentence::new(text, language_code).expect("there is something to say")
    }

    fn told(kind: SpeakerKind, text: &str, language_code: &str) -> (Vec<String>, Option<String>) {
        let program = Program {
            kind,
            path: PathBuf::from("/bin/speaker"),
        };
        let (command, input) = program.saying(&sentence(text, language_code));
        let words = command
            .get_args()
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        (words, input)
    }

    #[test]
    fn what_is_said_has_no_control_characters_no_orders_and_an_end() {
        let clean = |text: &str| Sentence::new(text, "en").map(|sentence| sentence.text);
        assert_eq!(
            clean("Open\u{1b}]0;x\u{7}\non\tGate 2\0").as_deref(),
            Some("Open 0;x on Gate 2")
        );
        assert_eq!(
            clean(" [[volm 0]] Mia \u{202e}wins ").as_deref(),
            Some("volm 0 Mia wins")
        );
        assert_eq!(
            clean("Für Jörg: 340").as_deref(),
            Some("Für Jörg: 340"),
            "letters stay"
        );
        assert_eq!(clean("\u{7}\n \u{200b}"), None);
        assert_eq!(clean(""), None);
        let long = clean(&"ä".repeat(5000)).expect("something");
        assert_eq!(long.chars().count(), LONGEST);
    }

    #[test]
    fn a_language_that_is_no_code_is_left_out() {
        for good in ["en", "de", "de-AT", "pt-br"] {
            assert_eq!(sentence("x", good).language.as_deref(), Some(good));
        }
        for bad in [
            "",
            "d",
            "-v",
            "--",
            "de;ls",
            "de de",
            "dé",
            "de/../x",
            "abcdefghijklm",
        ] {
            assert_eq!(sentence("x", bad).language, None, "{bad}");
        }
        assert_eq!(sentence("x", "de-AT").main_language(), Some("de"));
    }

    #[test]
    fn no_text_can_become_an_option_or_part_of_a_script() {
        let nasty = "--stop; rm -rf $HOME `ls` \"'";
        for kind in [
            SpeakerKind::SpdSay,
            SpeakerKind::Espeak,
            SpeakerKind::Say,
            SpeakerKind::SayInLanguage,
        ] {
            let (words, input) = told(kind, nasty, "de");
            assert!(words.iter().all(|word| !word.contains("rm")), "{words:?}");
            assert_eq!(input.as_deref().map(str::trim_end), Some(nasty));
        }
        let (_, input) = told(SpeakerKind::SpdSay, "!-!STOP !-!-!", "de");
        assert_eq!(input.as_deref(), Some(" STOP  -!\n"));
        let (words, input) = told(SpeakerKind::PowerShell, nasty, "de");
        assert_eq!(words.last().map(String::as_str), Some(WINDOWS_SCRIPT));
        assert!(words.iter().all(|word| !word.contains("rm")), "{words:?}");
        assert_eq!(input, None);
        assert!(WINDOWS_SCRIPT.contains(&format!("$env:{TEXT_VARIABLE})")));
        assert!(WINDOWS_SCRIPT.contains(&format!("$env:{LANGUAGE_VARIABLE} ")));
    }

    #[test]
    fn each_speaker_is_told_the_language_in_its_own_way() {
        let words = |kind, code| told(kind, "x", code).0;
        assert_eq!(words(SpeakerKind::Espeak, "de"), ["-v", "de", "--stdin"]);
        assert_eq!(words(SpeakerKind::SpdSay, "de"), ["-ew", "-l", "de"]);
        assert_eq!(words(SpeakerKind::Espeak, "?"), ["--stdin"]);
        assert_eq!(words(SpeakerKind::SpdSay, ""), ["-ew"]);
        assert_eq!(words(SpeakerKind::SayInLanguage, "de-AT"), ["-v", "Anna"]);
        assert_eq!(words(SpeakerKind::SayInLanguage, "en"), ["-v", "Samantha"]);
        assert_eq!(words(SpeakerKind::SayInLanguage, "fi"), [""; 0]);
        assert_eq!(words(SpeakerKind::Say, "de"), [""; 0]);
    }
}
