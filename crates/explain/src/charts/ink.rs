//! The colour of a mark and the other attributes of its SVG tag.

use super::data::Outcome;
use super::layout::{SMALL, UNIT};
use crate::numbers::full;
use glicko2_steps::Symbol;
use std::fmt::{Display, Write as _};

/// A CSS custom property of the page, as a colour.
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
    /// The colour of one of several players, from 0.
    Player(usize),
}

/// The colours of players, by their names in www/league.css.
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

/// A colour, and further attributes of an SVG tag.
#[derive(Clone, Debug, Default)]
pub(super) struct Ink {
    pub(super) colour: Colour,
    /// The attributes as written, each preceded by a space. Not escaped, because their values are our own names and
    /// numbers.
    pub(super) attributes: String,
}

impl From<Colour> for Ink {
    fn from(colour: Colour) -> Self {
        Self {
            colour,
            attributes: String::new(),
        }
    }
}

impl Ink {
    /// Adds an attribute. Callers pass numbers already formatted: Rust's float formatting would add to the first
    /// download.
    fn with(mut self, name: &str, value: impl Display) -> Self {
        // Writing to a string does not fail.
        let _ = write!(self.attributes, " {name}=\"{value}\"");
        self
    }

    /// Sets the opacity.
    pub(super) fn faint(self, opacity: f64) -> Self {
        self.with("opacity", full(opacity))
    }

    /// Dashes a line, with the lengths of dash and gap in pixels.
    pub(super) fn dashed(self, dash: f64, gap: f64) -> Self {
        self.with(
            "stroke-dasharray",
            format_args!("{} {}", full(dash * UNIT), full(gap * UNIT)),
        )
    }

    /// Makes text semibold.
    pub(super) fn bold(self) -> Self {
        self.with("font-weight", 600)
    }

    /// Sets text in the size of tick labels.
    pub(super) fn small(self) -> Self {
        self.with("font-size", full(SMALL * UNIT))
    }

    /// Rounds the corners, with the radius in pixels.
    pub(super) fn rounded(self, radius: f64) -> Self {
        self.with("rx", full(radius * UNIT))
    }

    /// Adds an outline that separates a mark from its neighbours, with the width in pixels.
    pub(super) fn rimmed(self, colour: Colour, width: f64) -> Self {
        self.with("stroke", colour.css())
            .with("stroke-width", full(width * UNIT))
    }

    /// Marks the element as highlighted together with this symbol.
    pub(super) fn symbol(self, symbol: Symbol) -> Self {
        self.with("data-symbol", symbol.id())
    }

    /// Marks the element as showing this number of the trace.
    pub(super) fn quantity(self, path: impl Display) -> Self {
        self.with("data-quantity", path)
    }

    /// Marks the element as part of this player's line, from 0.
    pub(super) fn player(self, player: usize) -> Self {
        self.with("data-line", player)
    }

    /// Marks the element as part of this game, from 0.
    pub(super) fn game(self, game: usize) -> Self {
        self.with("data-game", game)
    }
}
