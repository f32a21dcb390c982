//! What a mark of a chart is drawn in: a colour of the page, and all else that its tag carries.

use super::data::Outcome;
use super::layout::SMALL;
use super::svg::UNIT;
use crate::number::full;
use crate::present::symbol::Symbol;
use std::fmt::{Display, Write as _};

/// A CSS custom property of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Colour {
    #[default]
    Ink,
    Soft,
    Line,
    Card,
    Rating,
    Deviation,
    Volatility,
    Won,
    Draw,
    Lost,
    /// Of one of several players, from 0.
    Player(usize),
}

/// The colours of players. Their names are those of www/league.css.
const PLAYERS: [&str; 8] = [
    "var(--player-1)",
    "var(--player-2)",
    "var(--player-3)",
    "var(--player-4)",
    "var(--player-5)",
    "var(--player-6)",
    "var(--player-7)",
    "var(--player-8)",
];

impl Colour {
    pub(super) fn css(self) -> &'static str {
        match self {
            Self::Ink => "var(--ink)",
            Self::Soft => "var(--ink-soft)",
            Self::Line => "var(--line)",
            Self::Card => "var(--card)",
            Self::Rating => "var(--rating)",
            Self::Deviation => "var(--deviation)",
            Self::Volatility => "var(--volatility)",
            Self::Won => "var(--won)",
            Self::Draw => "var(--draw)",
            Self::Lost => "var(--lost)",
            Self::Player(number) => PLAYERS[number % PLAYERS.len()],
        }
    }

    pub(super) fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won => Self::Won,
            Outcome::Shared => Self::Draw,
            Outcome::Lost => Self::Lost,
        }
    }
}

/// A colour, and the further attributes of a tag of SVG.
#[derive(Clone, Debug, Default)]
pub(super) struct Ink {
    pub(super) colour: Colour,
    /// As they are written, each with a space before it. Their values are our own names and numbers.
    pub(super) attributes: String,
}

impl From<Colour> for Ink {
    fn from(colour: Colour) -> Self {
        Self { colour, attributes: String::new() }
    }
}

impl Ink {
    /// An attribute. A number of a drawing comes as it is shown: Rust's printer of them would be a part of the first visit.
    fn with(mut self, name: &str, value: impl Display) -> Self {
        // Writing to a string does not fail.
        let _ = write!(self.attributes, " {name}=\"{value}\"");
        self
    }

    /// See-through.
    pub(super) fn faint(self, opacity: f64) -> Self {
        self.with("opacity", full(opacity))
    }

    /// Dashes and gaps of so many pixels.
    pub(super) fn dashed(self, dash: f64, gap: f64) -> Self {
        self.with("stroke-dasharray", format_args!("{} {}", full(dash * UNIT), full(gap * UNIT)))
    }

    /// Semibold text.
    pub(super) fn bold(self) -> Self {
        self.with("font-weight", 600)
    }

    /// Text in tick size.
    pub(super) fn small(self) -> Self {
        self.with("font-size", full(SMALL * UNIT))
    }

    /// Rounded corners.
    pub(super) fn rounded(self, radius: f64) -> Self {
        self.with("rx", full(radius * UNIT))
    }

    /// A rim that sets marks off from each other.
    pub(super) fn rimmed(self, colour: Colour, width: f64) -> Self {
        self.with("stroke", colour.css()).with("stroke-width", full(width * UNIT))
    }

    /// Lights up with this symbol.
    pub(super) fn symbol(self, symbol: Symbol) -> Self {
        self.with("data-symbol", symbol.id())
    }

    /// Stands for this number of the trace.
    pub(super) fn quantity(self, path: impl Display) -> Self {
        self.with("data-quantity", path)
    }

    /// Belongs to the line of this player, from 0.
    pub(super) fn player(self, player: usize) -> Self {
        self.with("data-line", player)
    }

    /// Belongs to this game, from 0.
    pub(super) fn game(self, game: usize) -> Self {
        self.with("data-game", game)
    }
}
