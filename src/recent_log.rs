//! The last lines of the program's log, in memory: what a bug report has of it. Nothing of it reaches a disk by itself.

use std::collections::VecDeque;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many lines at most,
const MOST_LINES: usize = 200;
/// and so many bytes of each.
const LONGEST_LINE: usize = 600;

static LINES: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// A thread that panicked while it held the lock has left whole lines behind.
fn lines() -> MutexGuard<'static, VecDeque<String>> {
    LINES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes in what a log writes, a line at a time.
#[derive(Debug, Default, Clone, Copy)]
pub struct RecentLog;

impl io::Write for RecentLog {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        let mut lines = lines();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let line: String = line.chars().take(LONGEST_LINE).collect();
            if lines.len() >= MOST_LINES {
                lines.pop_front();
            }
            lines.push_back(without_passwords(&line));
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The last lines, the oldest first.
pub fn last_lines() -> Vec<String> {
    lines().iter().cloned().collect()
}

/// A text in which what stands before the `@` of an address, a user name and a password, is left out.
///
/// ```
/// use rollcall::recent_log::without_passwords;
///
/// let line = "opening http://mia:secret@10.0.0.7:8080/video failed";
/// assert_eq!(without_passwords(line), "opening http://***@10.0.0.7:8080/video failed");
/// ```
pub fn without_passwords(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("://") {
        let (before, after) = rest.split_at(at + 3);
        told.push_str(before);
        let is_end = |letter: char| letter.is_whitespace() || "\"'<>()".contains(letter);
        let end = after.find(is_end).unwrap_or(after.len());
        let (address, behind) = after.split_at(end);
        // A password may have slashes and further signs of this kind in it: the last one counts.
        match address.rsplit_once('@') {
            Some((_, host)) => {
                told.push_str("***@");
                told.push_str(host);
            }
            None => told.push_str(address),
        }
        rest = behind;
    }
    told.push_str(rest);
    told
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    #[test]
    fn passwords_never_get_into_it() {
        for (text, wanted) in [
            ("nothing here", "nothing here"),
            ("http://10.0.0.7/video", "http://10.0.0.7/video"),
            ("a http://m:p@ss/w@h:1/x b", "a http://***@h:1/x b"),
            (
                "source = \"http://mia:geheim@phone\"\nother = \"http://a:b@c\"",
                "source = \"http://***@phone\"\nother = \"http://***@c\"",
            ),
            (
                "mail@home without an address",
                "mail@home without an address",
            ),
            ("://", "://"),
        ] {
            assert_eq!(without_passwords(text), wanted);
        }
    }

    #[test]
    fn the_last_lines_are_held_and_no_more() {
        let mut log = RecentLog;
        for number in 0..MOST_LINES + 50 {
            writeln!(log, "line {number} of http://a:secret@b").expect("memory takes it");
        }
        writeln!(log, "{}", "x".repeat(5_000)).expect("memory takes it");
        let lines = last_lines();
        assert_eq!(lines.len(), MOST_LINES);
        assert!(lines.iter().all(|line| line.len() <= LONGEST_LINE));
        assert!(lines.iter().all(|line| !line.contains("secret")));
    }
}
