//! The text formats, and what is left out when a post would be too long.

use super::bbcode::BbCode;
use super::dialect::{Dialect, write as write_in};
use super::document::{Case, Document, Extent};
use super::html::Html;
use super::latex::Latex;
use super::markdown::Markdown;
use super::plain::Plain;
use crate::words::Language;
use strum::{IntoStaticStr, VariantArray};

/// A text format, named after the site or program that takes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the place that its name says")]
pub enum Format {
    #[default]
    Discourse,
    DiscourseMath,
    #[strum(to_string = "github")]
    GitHub,
    Reddit,
    Lemmy,
    StackExchange,
    Discord,
    #[strum(to_string = "phpbb")]
    PhpBb,
    #[strum(to_string = "xenforo")]
    XenForo,
    #[strum(to_string = "vbulletin")]
    VBulletin,
    Steam,
    Lichess,
    Plain,
    Latex,
    Html,
}

/// The properties of one format.
struct Row {
    family: Family,
    limit: Option<usize>,
    dialect: &'static dyn Dialect,
}

/// A group of formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is the kind that its name says")]
pub enum Family {
    Markdown,
    BbCode,
    Plain,
    Document,
}

/// A text to copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: String,
    /// The length as forums count it, in UTF-16 code units.
    pub length: usize,
    /// The parts left out to fit the limit.
    pub cut: Option<Cut>,
}

/// The parts of a text left out so that it fits into a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Rows after the first few, usually games.
    Rows {
        /// The number of listed rows.
        listed: usize,
    },
    /// The steps.
    Steps,
    /// The steps, and games after the first few.
    StepsAndRows {
        /// The number of listed rows.
        listed: usize,
    },
    /// Nothing more can be left out: the text is still too long.
    TooLong,
}

impl Format {
    /// Returns the properties of a format.
    ///
    /// Many forums let their owners set the limit on the length of a post. The limits here are the defaults.
    fn row(self) -> Row {
        let row = |family, limit, dialect| Row {
            family,
            limit,
            dialect,
        };
        let (markdown, bbcode, plain, document) = (
            Family::Markdown,
            Family::BbCode,
            Family::Plain,
            Family::Document,
        );
        match self {
            Self::Discourse => row(markdown, Some(32_000), &Markdown::DISCOURSE),
            Self::DiscourseMath => row(markdown, Some(32_000), &Markdown::DISCOURSE_MATH),
            Self::GitHub => row(markdown, Some(65_536), &Markdown::GITHUB),
            // The limit of a comment. A post takes 40,000 characters on Reddit and 50,000 on Lemmy.
            Self::Reddit => row(markdown, Some(10_000), &Markdown::REDDIT),
            Self::Lemmy => row(markdown, Some(10_000), &Markdown::LEMMY),
            Self::StackExchange => row(markdown, Some(30_000), &Markdown::STACK_EXCHANGE),
            Self::Discord => row(markdown, Some(2_000), &Markdown::DISCORD),
            Self::PhpBb => row(bbcode, Some(60_000), &BbCode::WITHOUT_TABLES),
            Self::XenForo => row(bbcode, Some(10_000), &BbCode::XENFORO),
            Self::VBulletin => row(bbcode, Some(10_000), &BbCode::WITHOUT_TABLES),
            // Steam does not publish its limit.
            Self::Steam => row(bbcode, None, &BbCode::STEAM),
            Self::Lichess => row(plain, None, &Plain::LICHESS),
            Self::Plain => row(plain, None, &Plain::TEXT),
            Self::Latex => row(document, None, &Latex::WESTERN),
            Self::Html => row(document, None, &Html),
        }
    }

    /// Returns the group of the format.
    #[must_use]
    pub fn family(self) -> Family {
        self.row().family
    }

    /// Returns the usual limit on the length of a post, in characters. `None` if there is no relevant limit.
    #[must_use]
    pub fn limit(self) -> Option<usize> {
        self.row().limit
    }

    /// Returns the file name extension of the format.
    #[must_use]
    pub fn ending(self) -> &'static str {
        match self {
            Self::Latex => "tex",
            Self::Html => "html",
            _ if self.family() == Family::Markdown => "md",
            _ => "txt",
        }
    }

    /// Writes a document, however long it is.
    #[must_use]
    pub fn write(self, document: &Document) -> String {
        document
            .language
            .speak(|| write_in(document, self.dialect(document.language)))
    }

    /// Returns the dialect. Letters beyond those of Western Europe need other fonts in LaTeX.
    fn dialect(self, language: Language) -> &'static dyn Dialect {
        if self == Self::Latex && language.is_cyrillic() {
            &Latex::CYRILLIC
        } else {
            self.row().dialect
        }
    }
}

/// The largest number of rows in a text. People do not read longer lists.
pub const MAX_ROWS: usize = 200;
/// The smaller numbers of rows to try in turn if all rows are too many.
const FEWER: [usize; 4] = [50, 20, 10, 3];

/// Writes a case. If it does not fit into a post, leaves out games after the first few, then the steps, then both.
#[must_use]
pub fn write(case: &Case, format: Format, extent: Extent) -> Written {
    let games = case.period.games.len();
    let of = |extent| fitting(games, format, |listed| Document::of(case, extent, listed));
    let whole = of(extent);
    if extent == Extent::Short || whole.cut != Some(Cut::TooLong) {
        return whole;
    }
    let short = of(Extent::Short);
    let cut = match short.cut {
        None => Cut::Steps,
        Some(Cut::Rows { listed }) => Cut::StepsAndRows { listed },
        Some(cut) => cut,
    };
    Written {
        cut: Some(cut),
        ..short
    }
}

/// Writes a document with `rows` rows. If it does not fit into a post, only the first few rows are listed.
#[must_use]
pub fn fitting(rows: usize, format: Format, document: impl Fn(usize) -> Document) -> Written {
    let all = rows.min(MAX_ROWS);
    let of = |listed| {
        let text = format.write(&document(listed));
        let length = text.encode_utf16().count();
        Written {
            text,
            length,
            cut: (listed < all).then_some(Cut::Rows { listed }),
        }
    };
    let limit = format.limit().unwrap_or(usize::MAX);
    let mut written = of(all);
    for fewer in FEWER.into_iter().filter(|&fewer| fewer < all) {
        if written.length <= limit {
            return written;
        }
        written = of(fewer);
    }
    if written.length > limit {
        written.cut = Some(Cut::TooLong);
    }
    written
}
