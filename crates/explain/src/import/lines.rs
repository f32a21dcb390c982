//! Splits the bytes of a file into lines and decodes them.

use memchr::memchr2;
use std::borrow::Cow;

/// The longest line in bytes. The rest of a longer line is left out.
const LONGEST: usize = 1 << 20;

/// A line of a file.
#[derive(Debug)]
pub(super) struct Line<'a> {
    /// Its number, counted from 1.
    pub(super) number: usize,
    /// Its text without the line end.
    pub(super) text: Cow<'a, str>,
    /// Whether the text is all of the line.
    pub(super) is_whole: bool,
}

/// The lines of a file whose bytes come in slices. Lines end with LF, CR LF or CR.
#[derive(Debug, Default)]
pub(super) struct Lines {
    /// The start of the line that the last slice left open.
    rest: Vec<u8>,
    is_too_long: bool,
    is_after_cr: bool,
    number: usize,
    encoding: Encoding,
}

impl Lines {
    /// Calls `take` for each line that ends in these bytes.
    pub(super) fn push(&mut self, mut bytes: &[u8], mut take: impl FnMut(Line)) {
        while let Some(&first) = bytes.first() {
            if std::mem::take(&mut self.is_after_cr) && first == b'\n' {
                bytes = &bytes[1..];
                continue;
            }
            let Some(end) = memchr2(b'\n', b'\r', bytes) else {
                self.hold(bytes);
                return;
            };
            self.is_after_cr = bytes[end] == b'\r';
            let line = &bytes[..end];
            if self.rest.is_empty() && line.len() <= LONGEST {
                self.number += 1;
                take(Line {
                    number: self.number,
                    text: self.encoding.decode(line),
                    is_whole: true,
                });
            } else {
                self.hold(line);
                self.end(&mut take);
            }
            bytes = &bytes[end + 1..];
        }
    }

    /// Calls `take` for a last line without a line end.
    pub(super) fn finish(&mut self, mut take: impl FnMut(Line)) {
        if !self.rest.is_empty() {
            self.end(&mut take);
        }
    }

    fn hold(&mut self, bytes: &[u8]) {
        let room = LONGEST - self.rest.len();
        self.is_too_long |= bytes.len() > room;
        self.rest.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    fn end(&mut self, take: &mut impl FnMut(Line)) {
        self.number += 1;
        let is_whole = !std::mem::take(&mut self.is_too_long);
        take(Line {
            number: self.number,
            text: self.encoding.decode(&self.rest),
            is_whole,
        });
        self.rest.clear();
    }
}

/// The encoding of a file, as far as its lines have shown it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Encoding {
    /// All lines were ASCII.
    #[default]
    Unknown,
    Utf8,
    /// ISO 8859-1, the encoding of the PGN standard.
    Latin,
    /// Windows-1251, in which spreadsheets save Russian.
    Cyrillic,
}

impl Encoding {
    fn decode<'a>(&mut self, line: &'a [u8]) -> Cow<'a, str> {
        if let Ok(text) = std::str::from_utf8(line) {
            if *self == Self::Unknown && !line.is_ascii() {
                *self = Self::Utf8;
            }
            return text.into();
        }
        if *self == Self::Utf8 {
            return String::from_utf8_lossy(line);
        }
        // Three letters with accents in a row are rarer than three Cyrillic ones.
        if *self != Self::Cyrillic {
            let is_cyrillic = line
                .windows(3)
                .any(|letters| letters.iter().all(|&b| b >= 0xc0));
            *self = if is_cyrillic {
                Self::Cyrillic
            } else {
                Self::Latin
            };
        }
        let is_cyrillic = *self == Self::Cyrillic;
        let letter = |&b: &u8| match b {
            0xc0.. if is_cyrillic => char::from_u32(0x410 + u32::from(b - 0xc0)).unwrap_or('?'),
            0xa8 if is_cyrillic => 'Ё',
            0xb8 if is_cyrillic => 'ё',
            // Windows-1252 and Windows-1251 agree on these signs.
            0x85 => '…',
            0x91 => '‘',
            0x92 => '’',
            0x93 => '“',
            0x94 => '”',
            0x96 => '–',
            0x97 => '—',
            other => char::from(other),
        };
        line.iter().map(letter).collect::<String>().into()
    }
}
