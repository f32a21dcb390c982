//! Why a rating came out as it did, in words, one table per language.

pub(super) mod en;

use crate::present::why::Reason;

/// The sentences of one language.
pub struct WhyText {
    /// The sentence of a reason. Its numbers are counted so:
    ///
    /// | reason | numbers |
    /// |---|---|
    /// | `Idle`, `Surer` | RD, RD′ |
    /// | `CostlyWin` | r of the opponent, r′ without the game |
    /// | `Surprise` | E, s, s − E |
    /// | `Between` | r of the opponent, E, the change without sign, s |
    /// | `Together` | Σ E, Σ s |
    /// | `Against` | Σ E, Σ s, r and RD of `followed`, r and RD of `opposed` |
    /// | `Each` | of each game r of the opponent, the change without sign, s |
    /// | `Most` | of `gained` r of the opponent, the change, s, the change of each game; the same of `lost`; the change by the others |
    /// | `Sure`, `Unknown` | RD, what a whole surprise is worth |
    /// | `UnsureOpponent` | r and RD of the opponent |
    /// | `Upset`, `Foregone` | r of the opponent, E |
    /// | `LessSure` | 173.7178 σ′ |
    /// | `Volatility` | \|Δ\| / √(φ² + v + σ²) |
    pub sentence: fn(&Reason) -> String,
}
