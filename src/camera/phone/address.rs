//! The address of a phone, as a person types it. Its password is kept apart and never shown.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Where a phone's pictures are: `http://[user:password@]host[:port][/path]`.
///
/// ```
/// use rollcall::camera::phone::Address;
///
/// let address: Address = "http://mia:secret@10.0.0.7".parse().expect("an address");
/// assert_eq!(address.to_string(), "http://mia:***@10.0.0.7:8080/video");
/// assert_eq!(address.host(), "10.0.0.7");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    login: Option<Login>,
    host: String,
    port: u16,
    /// Begins with a slash; a question and what follows belong to it.
    path: String,
}

#[derive(Clone, PartialEq, Eq)]
struct Login {
    /// As it was typed: with its percent signs.
    user: String,
    password: String,
}

/// What the usual phone apps listen at.
const USUAL_PORT: u16 = 8080;
/// Where the usual phone apps have their pictures.
const USUAL_PATH: &str = "/video";
/// No address is longer.
const LONGEST: usize = 2_000;

/// Why the words are no address; they are not repeated, because a password may be among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoAddress {
    /// Another scheme than http.
    #[error(
        "only http:// addresses can be used: in the phone's camera app, look for the address of its MJPEG pictures, as http://10.0.0.7:8080/video"
    )]
    Scheme,
    /// Nothing where the phone's name should be.
    #[error("the address names no phone: write it as http://10.0.0.7:8080/video")]
    Host,
    /// Something else than a number behind the colon.
    #[error("the number behind the colon is no port: write it as http://10.0.0.7:8080/video")]
    Port,
    /// Blanks, letters that no address has, or far too many of them.
    #[error(
        "the address has letters that cannot be in one; write those of a password with a percent sign, as %40 for @"
    )]
    Letters,
}

impl Address {
    /// The phone's name or number in the network.
    pub fn host(&self) -> &str {
        self.host.trim_matches(['[', ']'])
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The path, with the question behind it.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The whole address without user name and password, for the phone.
    pub fn plain(&self) -> String {
        format!("http://{}:{}{}", self.host, self.port, self.path)
    }

    /// The whole address with the password, for the settings alone.
    pub fn with_password(&self) -> String {
        let login = self.login.as_ref().map_or_else(String::new, |login| {
            format!("{}:{}@", login.user, login.password)
        });
        format!("http://{login}{}:{}{}", self.host, self.port, self.path)
    }

    /// The same address with the password of a known one, where the stars of [`Display`](fmt::Display) stand for it.
    #[must_use]
    pub fn completed_by(mut self, known: &Self) -> Self {
        if self.path.ends_with("?***") && self.to_string_of_path() == known.to_string_of_path() {
            self.path.clone_from(&known.path);
        }
        if let (Some(mine), Some(theirs)) = (&mut self.login, &known.login)
            && mine.password == "***"
            && mine.user == theirs.user
            && self.host == known.host
        {
            mine.password.clone_from(&theirs.password);
        }
        self
    }

    /// The path as it is shown.
    fn to_string_of_path(&self) -> String {
        match self.path.split_once('?') {
            Some((path, question)) if question.contains('=') || question == "***" => {
                format!("{path}?***")
            }
            _ => self.path.clone(),
        }
    }

    /// User name and password, as the phone knows them.
    pub(super) fn login(&self) -> Option<(String, String)> {
        let login = self.login.as_ref()?;
        Some((unescaped(&login.user), unescaped(&login.password)))
    }
}

impl FromStr for Address {
    type Err = NoAddress;

    fn from_str(words: &str) -> Result<Self, NoAddress> {
        let words = words.trim();
        let is_letter = |byte: u8| byte.is_ascii_graphic() && !b"\"<>\\^`{}|".contains(&byte);
        let scheme = words.get(..7).map(str::to_ascii_lowercase);
        let rest = match words.split_once("://") {
            Some(_) if scheme.as_deref() == Some("http://") => &words[7..],
            Some(_) => return Err(NoAddress::Scheme),
            None => words,
        };
        if words.len() > LONGEST || !words.bytes().all(is_letter) {
            return Err(NoAddress::Letters);
        }
        let rest = rest.split('#').next().unwrap_or_default();
        let (authority, path) = match rest.find(['/', '?']) {
            Some(at) if rest[at..].starts_with('?') => (&rest[..at], format!("/{}", &rest[at..])),
            Some(at) => (&rest[..at], rest[at..].to_owned()),
            None => (rest, String::new()),
        };
        let (login, host) = match authority.rsplit_once('@') {
            Some((login, host)) => {
                let (user, password) = login.split_once(':').unwrap_or((login, ""));
                let login = Login {
                    user: user.to_owned(),
                    password: password.to_owned(),
                };
                (Some(login), host)
            }
            None => (None, authority),
        };
        // In an address of six the colons belong to the host, which stands in brackets.
        let behind_host = host.rfind(']').map_or(0, |bracket| bracket + 1);
        let (host, port) = match host[behind_host..].find(':') {
            Some(colon) => host.split_at(behind_host + colon),
            None => (host, ""),
        };
        let is_host = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~[]:%".contains(&byte);
        if host.is_empty() || !host.bytes().all(is_host) {
            return Err(NoAddress::Host);
        }
        let (port, path) = match (port.strip_prefix(':'), path) {
            // The phone alone: what the usual apps use is filled in.
            (None, path) if path.is_empty() => (USUAL_PORT, USUAL_PATH.to_owned()),
            (None, path) => (80, path),
            (Some(port), path) => {
                let port = port.parse().ok().filter(|port| *port > 0);
                let path = if path.is_empty() {
                    USUAL_PATH.to_owned()
                } else {
                    path
                };
                (port.ok_or(NoAddress::Port)?, path)
            }
        };
        Ok(Self {
            login,
            host: host.to_owned(),
            port,
            path,
        })
    }
}

/// `%40` is `@`.
fn unescaped(words: &str) -> String {
    let mut out = Vec::with_capacity(words.len());
    let mut bytes = words.as_bytes();
    while let [first, rest @ ..] = bytes {
        let code = rest.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match (first, code.and_then(|two| u8::from_str_radix(two, 16).ok())) {
            (b'%', Some(byte)) => {
                out.push(byte);
                bytes = &rest[2..];
            }
            _ => {
                out.push(*first);
                bytes = rest;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Without the password, and without what a question may hold of it.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("http://")?;
        if let Some(login) = &self.login {
            write!(f, "{}:***@", login.user)?;
        }
        write!(f, "{}:{}{}", self.host, self.port, self.to_string_of_path())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn address(words: &str) -> Address {
        words.parse().unwrap()
    }

    #[test]
    fn what_is_left_out_is_filled_in() {
        let plain = |words| address(words).plain();
        assert_eq!(plain("10.0.0.7"), "http://10.0.0.7:8080/video");
        assert_eq!(plain(" HTTP://phone "), "http://phone:8080/video");
        assert_eq!(plain("phone:4747"), "http://phone:4747/video");
        assert_eq!(plain("http://phone/"), "http://phone:80/");
        assert_eq!(
            plain("http://phone:81/a?640x480#x"),
            "http://phone:81/a?640x480"
        );
        assert_eq!(plain("http://phone?a"), "http://phone:80/?a");
        assert_eq!(plain("http://[fe80::1]:81/v"), "http://[fe80::1]:81/v");
        assert_eq!(address("http://[::1]").host(), "::1");
    }

    #[test]
    fn a_password_is_used_and_never_shown() {
        let one = address("http://mia:s3cr%40t:x@phone:8080/video?user=mia&pwd=s3cret");
        assert_eq!(one.login(), Some(("mia".to_owned(), "s3cr@t:x".to_owned())));
        for shown in [one.to_string(), format!("{one:?}")] {
            assert!(!shown.contains("s3cr"), "{shown}");
            assert!(shown.contains("mia:***@phone:8080/video?***"), "{shown}");
        }
        assert!(!one.plain().contains("mia:"));
        assert_eq!(address(&one.with_password()), one);
        assert_eq!(
            address("http://mia@phone").login(),
            Some(("mia".to_owned(), String::new()))
        );
        let shown: Address = one.to_string().parse().unwrap();
        assert_eq!(
            shown.clone().completed_by(&one),
            one,
            "typed as it is shown"
        );
        let elsewhere = address("http://mia:***@other:8080/video");
        assert_eq!(elsewhere.clone().completed_by(&one), elsewhere);
        assert_eq!(unescaped("50%"), "50%");
        assert_eq!(unescaped("%zz%4"), "%zz%4");
    }

    #[test]
    fn what_is_no_address_is_said_without_repeating_it() {
        let wrong = |words: &str| words.parse::<Address>().unwrap_err();
        assert_eq!(wrong("rtsp://mia:secret@phone/"), NoAddress::Scheme);
        assert_eq!(wrong("https://phone/"), NoAddress::Scheme);
        assert_eq!(wrong("http://"), NoAddress::Host);
        assert_eq!(wrong("http://mia:secret@/video"), NoAddress::Host);
        assert_eq!(wrong("http://phone:x/video"), NoAddress::Port);
        assert_eq!(wrong("http://phone:0/video"), NoAddress::Port);
        assert_eq!(wrong("http://phone:99999/video"), NoAddress::Port);
        assert_eq!(wrong("http://my phone/"), NoAddress::Letters);
        assert_eq!(wrong("http://phone/\r\nX: y"), NoAddress::Letters);
        assert_eq!(
            wrong(&format!("http://{}", "a".repeat(3000))),
            NoAddress::Letters
        );
        assert_eq!(wrong(""), NoAddress::Host);
    }
}
