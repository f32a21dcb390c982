//! The formats of text, and what is left out where a post must not be longer.

use super::bbcode::BbCode;
use super::dialect::{Dialect, write as write_in};
use super::document::{Case, Document, Extent};
use super::html::Html;
use super::latex::Latex;
use super::markdown::Markdown;
use super::plain::Plain;
use crate::present::text::Language;

/// A format of text, named after where it is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is the place that its name says")]
pub enum Format {
    #[default]
    Discourse,
    DiscourseMath,
    GitHub,
    Reddit,
    Lemmy,
    StackExchange,
    Discord,
    PhpBb,
    XenForo,
    VBulletin,
    Steam,
    Lichess,
    Plain,
    Latex,
    Html,
}

/// What sets one format apart from the others.
struct Row {
    id: &'static str,
    family: Family,
    limit: Option<usize>,
    dialect: &'static dyn Dialect,
}

/// Formats of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is the kind that its name says")]
pub enum Family {
    Markdown,
    BbCode,
    Plain,
    Document,
}

/// A text to be copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: String,
    /// The length as forums count it, in units of UTF-16.
    pub length: usize,
    /// What was left out so that it fits.
    pub cut: Option<Cut>,
}

/// What was left out so that a text fits into a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Games, or whatever is in the rows, after the first few.
    Rows {
        /// So many are listed.
        listed: usize,
    },
    /// The steps.
    Steps,
    /// The steps, and games after the first few.
    StepsAndRows {
        /// So many are listed.
        listed: usize,
    },
    /// Nothing is left that could be: it is too long all the same.
    TooLong,
}

impl Format {
    /// All of them, family by family.
    pub const ALL: [Self; 15] = [
        Self::Discourse,
        Self::DiscourseMath,
        Self::GitHub,
        Self::Reddit,
        Self::Lemmy,
        Self::StackExchange,
        Self::Discord,
        Self::PhpBb,
        Self::XenForo,
        Self::VBulletin,
        Self::Steam,
        Self::Lichess,
        Self::Plain,
        Self::Latex,
        Self::Html,
    ];

    /// All that sets a format apart from the others.
    ///
    /// Many forums let their owners set the limit; this is what each comes with.
    fn row(self) -> Row {
        let row = |id, family, limit, dialect| Row { id, family, limit, dialect };
        let (markdown, bbcode, plain, document) = (Family::Markdown, Family::BbCode, Family::Plain, Family::Document);
        match self {
            Self::Discourse => row("discourse", markdown, Some(32_000), &Markdown::DISCOURSE),
            Self::DiscourseMath => row("discourse-math", markdown, Some(32_000), &Markdown::DISCOURSE_MATH),
            Self::GitHub => row("github", markdown, Some(65_536), &Markdown::GITHUB),
            // Of a comment; a post of one's own takes 40,000 on Reddit and 50,000 on Lemmy.
            Self::Reddit => row("reddit", markdown, Some(10_000), &Markdown::REDDIT),
            Self::Lemmy => row("lemmy", markdown, Some(10_000), &Markdown::LEMMY),
            Self::StackExchange => row("stack-exchange", markdown, Some(30_000), &Markdown::STACK_EXCHANGE),
            Self::Discord => row("discord", markdown, Some(2_000), &Markdown::DISCORD),
            Self::PhpBb => row("phpbb", bbcode, Some(60_000), &BbCode::WITHOUT_TABLES),
            Self::XenForo => row("xenforo", bbcode, Some(10_000), &BbCode::XENFORO),
            Self::VBulletin => row("vbulletin", bbcode, Some(10_000), &BbCode::WITHOUT_TABLES),
            // Steam’s limit is not published.
            Self::Steam => row("steam", bbcode, None, &BbCode::STEAM),
            Self::Lichess => row("lichess", plain, None, &Plain::LICHESS),
            Self::Plain => row("plain", plain, None, &Plain::TEXT),
            Self::Latex => row("latex", document, None, &Latex::WESTERN),
            Self::Html => row("html", document, None, &Html),
        }
    }

    /// The name in markup and storage.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The format of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id() == id)
    }

    /// The kind of text.
    #[must_use]
    pub fn family(self) -> Family {
        self.row().family
    }

    /// How long a post may be there as a rule, in characters. `None`: no limit, or none that matters.
    #[must_use]
    pub fn limit(self) -> Option<usize> {
        self.row().limit
    }

    /// The ending of a file of this format.
    #[must_use]
    pub fn ending(self) -> &'static str {
        match self {
            Self::Latex => "tex",
            Self::Html => "html",
            _ if self.family() == Family::Markdown => "md",
            _ => "txt",
        }
    }

    /// Writes a document of any kind, at whatever length it has.
    #[must_use]
    pub fn write(self, document: &Document) -> String {
        document.language.speak(|| write_in(document, self.dialect(document.language)))
    }

    /// Letters other than those of Western Europe ask for other fonts in LaTeX.
    fn dialect(self, language: Language) -> &'static dyn Dialect {
        if self == Self::Latex && language.is_cyrillic() { &Latex::CYRILLIC } else { self.row().dialect }
    }
}

/// In a text for people a longer list is no longer read.
pub const MAX_ROWS: usize = 200;
/// So many are tried, one after the other, where all are too many.
const FEWER: [usize; 4] = [50, 20, 10, 3];

/// Writes a case. What does not fit into a post is left out: games after the first few, then the steps, then both.
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
    Written { cut: Some(cut), ..short }
}

/// Writes a document of so many rows, of which the first few are listed where all do not fit into a post.
#[must_use]
pub fn fitting(rows: usize, format: Format, document: impl Fn(usize) -> Document) -> Written {
    let all = rows.min(MAX_ROWS);
    let of = |listed| {
        let text = format.write(&document(listed));
        let length = text.encode_utf16().count();
        Written { text, length, cut: (listed < all).then_some(Cut::Rows { listed }) }
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
