//! Reads the files in which sites and clubs keep games: recognizes the format, reads the file in slices, and says which
//! games were left out and why.
//!
//! | module | is for |
//! |---|---|
//! | here | the [`Reader`], the formats, the reasons |
//! | [`chess`] | the games of a PGN or of an export of Lichess; one player's games among them |
//! | [`player`] | the rated games of one player, as periods |
//! | [`league`] | players, results and periods of a league |
//! | [`compare`] | the changes that a site gave beside those that are computed here |
//! | [`start`] | the start of a player, worked out from the first changes |
//! | [`preview`] | what a file becomes: games of a player, a league or a case |
//! | [`json`] | the line that `examples/import` writes |
//! | [`describe`] | words for reasons and kinds of files |
//!
//! ```
//! use explain::import::{Format, Reader};
//!
//! let mut reader = Reader::default();
//! for slice in b"White,Black,Result\nAnna,Ben,1-0\n".chunks(7) {
//!     reader.push(slice);
//! }
//! assert_eq!(reader.finish().unwrap().format, Format::Table);
//! ```

pub mod chess;
pub mod compare;
pub mod describe;
mod heads;
pub mod json;
pub mod league;
mod lines;
mod ndjson;
mod ogs;
mod periods;
mod pgn;
mod plain_row;
pub mod player;
pub mod preview;
mod row;
mod score;
mod sniff;
pub mod start;
mod table;
mod times;
mod trf;
mod typed_game;

pub use times::iso_date;

use crate::escape::clean;
use crate::export::json::Import;
use chess::ChessFile;
use league::League;
use lines::{Line, Lines};
use player::PlayerGames;
use serde::Serialize;
use std::collections::BTreeMap;
use std::rc::Rc;
use strum::{IntoStaticStr, VariantArray};

/// The largest file in bytes.
pub const MOST_BYTES: u64 = 64_000_000;
/// The largest JSON file in bytes, which is read in one piece.
pub const MOST_JSON: usize = 8_000_000;
/// The largest number of games that are read.
const MOST_GAMES: usize = 500_000;
/// The bytes from which a format is recognized.
const HEAD: usize = 4096;
/// The largest number of left-out lines that are listed one by one. All are counted.
const MOST_LISTED: usize = 10_000;

/// The formats that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Format {
    /// An export of Lichess with a game on each line.
    LichessNdjson,
    /// Games of chess in Portable Game Notation.
    Pgn,
    /// A rating history of Online-Go.com.
    OgsTsv,
    /// A tournament report of FIDE, of 2016.
    Trf16,
    /// A case that this page wrote.
    Json,
    /// Lines with tabs, commas or semicolons between the cells.
    Table,
    /// A table in the markup of a forum, with bars between the cells.
    ForumTable,
}

/// The kinds of files that are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Foreign {
    /// An archive, or a spreadsheet that is one inside.
    Zip,
    /// A file compressed by gzip.
    Gzip,
    /// A file compressed by Zstandard.
    Zstandard,
    /// A file compressed by bzip2.
    Bzip2,
    /// A document.
    Pdf,
    /// A spreadsheet in the older form of Excel.
    Excel,
    /// A picture.
    Picture,
    /// A text in UTF-16.
    Utf16,
    /// A web page, or XML.
    Markup,
    /// A game record of Go.
    Sgf,
    /// The archive of chess.com in JSON.
    ChessComJson,
    /// Bytes that are no text.
    Binary,
}

/// The reason why a file was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The file has more bytes than are read.
    TooLarge,
    /// The file is of another kind.
    Foreign(Foreign),
    /// The file has no game, player or result. The first line that was not understood, if there is one.
    Nothing(Option<LeftOut>),
    /// The text is not JSON, from this line on.
    BrokenJson(usize),
    /// The browser could not read the file.
    Unreadable,
}

/// The reason why a line or a game was left out.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Reason {
    /// The game was not rated.
    Unrated,
    /// The opponent was a program of the site.
    Computer,
    /// The game was aborted, or never began.
    Aborted,
    /// The game was another variant of chess.
    Variant,
    /// The game was of another kind, such as rapid among blitz.
    OtherKind,
    /// The player did not take part.
    OtherPlayers,
    /// The game has no result, or not yet.
    NoResult,
    /// The result is unknown.
    BadResult,
    /// A player has no name.
    NoName,
    /// Both sides are the same player.
    OneSelf,
    /// The opponent has no rating.
    NoRating,
    /// The numbers before the first game of a file are not in it.
    NoNumbersBefore,
    /// A number is not understood.
    BadNumber,
    /// The date is not understood.
    BadDate,
    /// The game was not played: a win by default, or a bye.
    Unplayed,
    /// The site annulled the game.
    Annulled,
    /// The two sides of a game disagree about it.
    Contradiction,
    /// The line is too long.
    TooLong,
    /// The file has more games, players or rounds than are read.
    TooMany,
    /// The line is not understood.
    NotUnderstood,
}

/// A line or a game that was left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LeftOut {
    /// The number of its first line.
    pub line: usize,
    /// The reason.
    pub reason: Reason,
}

/// The lines and games that were left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Skipped {
    /// The first ones, in the order of the file.
    pub listed: Vec<LeftOut>,
    /// The number of all, by reason.
    pub counts: BTreeMap<Reason, usize>,
}

impl Skipped {
    pub(self) fn add(&mut self, line: usize, reason: Reason) {
        if self.listed.len() < MOST_LISTED {
            self.listed.push(LeftOut { line, reason });
        }
        *self.counts.entry(reason).or_default() += 1;
    }

    /// Returns the number of all lines and games that were left out.
    #[must_use]
    pub fn count(&self) -> usize {
        self.counts.values().sum()
    }
}

/// A file that was read.
#[derive(Clone, Debug)]
pub struct File {
    /// The format.
    pub format: Format,
    /// The content.
    pub content: Content,
    /// The lines and games that were left out. Those of a chess file depend on the player, so they are in its games.
    pub skipped: Skipped,
    /// The names of columns that were not used.
    pub not_used: Vec<String>,
}

/// The content of a file.
#[derive(Clone, Debug)]
pub enum Content {
    /// Games of chess, of which a player or a league can be chosen.
    Chess(ChessFile),
    /// The games of one player.
    Player(Rc<PlayerGames>),
    /// Players and results.
    League(Rc<League>),
    /// A case that this page wrote.
    Case(Import),
}

/// A reader that takes a file in slices of any size.
#[derive(Debug, Default)]
pub struct Reader {
    head: Vec<u8>,
    lines: Lines,
    parser: Option<Parser>,
    refused: Option<Refused>,
    done: u64,
}

#[derive(Debug)]
enum Parser {
    Ndjson(ChessFile),
    Pgn(Box<pgn::Pgn>),
    Ogs(ogs::Ogs),
    Trf(trf::Trf),
    Table(Box<table::Table>, Format),
    Json(Vec<u8>),
}

impl Reader {
    /// Reads the next bytes of the file.
    pub fn push(&mut self, mut bytes: &[u8]) {
        self.done += bytes.len() as u64;
        if self.done > MOST_BYTES {
            self.refused = Some(Refused::TooLarge);
            self.parser = None;
        }
        if self.refused.is_some() {
            return;
        }
        if self.parser.is_none() {
            let head = bytes.len().min(HEAD - self.head.len());
            self.head.extend_from_slice(&bytes[..head]);
            bytes = &bytes[head..];
            if self.head.len() == HEAD {
                self.begin();
            }
        }
        self.read(bytes);
    }

    /// Returns the number of bytes that were pushed so far.
    #[must_use]
    pub fn bytes_done(&self) -> u64 {
        self.done
    }

    /// Returns the format, once it is known.
    #[must_use]
    pub fn format(&self) -> Option<Format> {
        self.parser.as_ref().map(|parser| match parser {
            Parser::Ndjson(_) => Format::LichessNdjson,
            Parser::Pgn(_) => Format::Pgn,
            Parser::Ogs(_) => Format::OgsTsv,
            Parser::Trf(_) => Format::Trf16,
            Parser::Table(_, format) => *format,
            Parser::Json(_) => Format::Json,
        })
    }

    /// Returns the file after its last bytes.
    ///
    /// # Errors
    ///
    /// Returns why the file was refused.
    pub fn finish(mut self) -> Result<File, Refused> {
        if self.parser.is_none() && self.refused.is_none() {
            self.begin();
        }
        let Self {
            mut lines,
            parser: Some(mut parser),
            ..
        } = self
        else {
            return Err(self.refused.unwrap_or(Refused::Nothing(None)));
        };
        lines.finish(|line| parser.take(&line));
        parser.finish()
    }

    /// Recognizes the format, and reads the head.
    fn begin(&mut self) {
        let head = std::mem::take(&mut self.head);
        let head = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&head);
        match sniff::recognize(head) {
            Ok(format) => self.parser = Some(Parser::of(format)),
            Err(foreign) => self.refused = Some(Refused::Foreign(foreign)),
        }
        self.read(head);
    }

    fn read(&mut self, bytes: &[u8]) {
        match &mut self.parser {
            None => {}
            Some(Parser::Json(text)) => {
                text.extend_from_slice(bytes);
                if text.len() > MOST_JSON {
                    self.refused = Some(Refused::TooLarge);
                    self.parser = None;
                }
            }
            Some(parser) => self.lines.push(bytes, |line| parser.take(&line)),
        }
    }
}

impl Parser {
    fn of(format: Format) -> Self {
        match format {
            Format::LichessNdjson => Self::Ndjson(ChessFile::default()),
            Format::Pgn => Self::Pgn(Box::default()),
            Format::OgsTsv => Self::Ogs(ogs::Ogs::default()),
            Format::Trf16 => Self::Trf(trf::Trf::default()),
            Format::Json => Self::Json(Vec::new()),
            Format::Table | Format::ForumTable => Self::Table(Box::default(), format),
        }
    }

    fn take(&mut self, line: &Line) {
        match self {
            Self::Ndjson(file) => ndjson::take(file, line),
            Self::Pgn(pgn) => pgn.take(line),
            Self::Ogs(ogs) => ogs.take(line),
            Self::Trf(trf) => trf.take(line),
            Self::Table(table, _) => table.take(line),
            Self::Json(_) => {}
        }
    }

    fn finish(self) -> Result<File, Refused> {
        let (format, content, skipped, not_used) = match self {
            Self::Ndjson(file) => return of_chess(Format::LichessNdjson, file),
            Self::Pgn(pgn) => return of_chess(Format::Pgn, pgn.finish()),
            Self::Ogs(ogs) => {
                let (games, skipped) = ogs.finish();
                (
                    Format::OgsTsv,
                    Content::Player(Rc::new(games)),
                    skipped,
                    Vec::new(),
                )
            }
            Self::Trf(trf) => {
                let (league, skipped) = trf.finish();
                (
                    Format::Trf16,
                    Content::League(Rc::new(league)),
                    skipped,
                    Vec::new(),
                )
            }
            Self::Table(table, format) => {
                let (content, skipped, not_used) = table.finish();
                (format, content, skipped, not_used)
            }
            Self::Json(text) => {
                let import = serde_json::from_slice(&text)
                    .map_err(|error| Refused::BrokenJson(error.line()))?;
                (
                    Format::Json,
                    Content::Case(import),
                    Skipped::default(),
                    Vec::new(),
                )
            }
        };
        let is_empty = match &content {
            Content::Player(games) => games.periods.is_empty(),
            Content::League(league) => league.is_empty(),
            Content::Chess(_) | Content::Case(_) => false,
        };
        if is_empty {
            return Err(Refused::Nothing(skipped.listed.first().copied()));
        }
        Ok(File {
            format,
            content,
            skipped,
            not_used,
        })
    }
}

/// Returns a file of chess games.
fn of_chess(format: Format, file: ChessFile) -> Result<File, Refused> {
    if file.is_empty() {
        return Err(Refused::Nothing(file.broken.listed.first().copied()));
    }
    Ok(File {
        format,
        content: Content::Chess(file),
        skipped: Skipped::default(),
        not_used: Vec::new(),
    })
}

/// The names in a file, each stored once.
#[derive(Clone, Debug, Default)]
struct Names {
    list: Vec<Rc<str>>,
    places: BTreeMap<Rc<str>, u32>,
}

impl Names {
    /// Returns the index of a name, which is stored if it is new. Names with the same key are the same, invisible
    /// characters aside.
    fn of(&mut self, name: &str, key: &str) -> u32 {
        if let Some(&known) = self.places.get(key) {
            return known;
        }
        let [name, key] = [name, key].map(|text| Rc::<str>::from(clean(text).trim()));
        if let Some(&known) = self.places.get(&key) {
            return known;
        }
        let index = self.list.len() as u32;
        let key = if name == key { name.clone() } else { key };
        self.list.push(name);
        self.places.insert(key, index);
        index
    }

    fn get(&self, index: u32) -> Rc<str> {
        self.list[index as usize].clone()
    }
}
