//! The words of the reasons for a result.

use super::{Language, table};
use crate::present::why::{Chip, Reason, Remark};
use std::borrow::Cow;

impl Language {
    /// Returns the answers to questions about a result. Not needed before a question is asked.
    #[must_use]
    pub fn chips(self) -> &'static ChipsText {
        table!(self, super::en::why::CHIPS, super::ru::why::CHIPS)
    }
}

/// The sentences with reasons in one language.
pub struct WhyText {
    /// The name of the group of questions, for screen readers.
    pub questions: &'static str,
    /// The button that shows the other questions.
    pub more_questions: &'static str,
    /// The questions.
    pub chip: fn(Chip) -> &'static str,
    /// The sentence of a reason. Its numbers are, in this order:
    ///
    /// | reason | numbers |
    /// |---|---|
    /// | `Idle`, `Surer` | RD, RD′ |
    /// | `CostlyWin` | r of the opponent, r′ without the game, the gain by it, the loss by the others |
    /// | `Surprise` | E, s |
    /// | `Between` | r of the opponent, E, the change without sign, s |
    /// | `Together`, `Cancelled` | Σ E, Σ s |
    /// | `Against` | Σ E, Σ s, r and RD of `followed`, r and RD of `opposed` |
    /// | `Each` | of each game r of the opponent, the change without sign, s |
    /// | `Most` | of `gained` r of the opponent, change, s, change per game; same of `lost`; change by others |
    /// | `Sure`, `Unknown` | RD, the change by a surprise of 1 |
    /// | `UnsureOpponent` | r and RD of the opponent |
    /// | `Upset`, `Foregone` | r of the opponent, E |
    /// | `LessSure` | 173.7178 σ′ |
    /// | `Volatility` | \|Δ\| / √(φ² + v + σ²), σ, σ′ |
    pub sentence: fn(&Reason) -> Cow<'static, str>,
    /// The word before a number that is rounded to a whole one, followed by a space.
    pub about: &'static str,
    /// The grammatical forms of the player in sentences. Each entry has the placeholder, its text if the
    /// player is the reader, and its text if the player has a name, for which `{who}` stands.
    pub person: &'static [[&'static str; 3]],
}

/// The answers to questions in one language.
pub struct ChipsText {
    /// The sentences of a remark. Its numbers are, in this order:
    ///
    /// | remark | numbers |
    /// |---|---|
    /// | `Product` | s − E, the change by a surprise of 1, the change |
    /// | `Sums` | gained, lost, the change |
    /// | `Expected` | Σ E, Σ s |
    /// | `Surprise` | E, r of the other opponent, the other change, s |
    /// | `Step` | RD, the other RD, the other change |
    /// | `Opponent` | r and RD of the opponent, the other RD, the other change |
    /// | `Results` | by wins, by losses, by other results, the change |
    /// | `WinsAlone` | the other r′ |
    /// | `Favourite` | r of the opponent, E, 1 − E, the points of a win, the points of a loss, their ratio |
    /// | `Drift` | RD, 173.7178 σ′, 173.7178 φ*, RD′, idle periods |
    /// | `Held` | RD of the opponent |
    pub remark: fn(&Remark) -> Cow<'static, str>,
    /// The word before a rounded number, as in [`WhyText`].
    pub about: &'static str,
    /// The heading of the new ratings for other results.
    pub otherwise: &'static str,
    /// The heads of their table: the opponent, won, drawn, lost, not played.
    pub otherwise_heads: [&'static str; 5],
    /// The assumption of the goals: {0} and {1} are r and RD of the opponent.
    pub goals: &'static str,
    /// The heads of the goals: the rating, and the number of wins.
    pub goals_heads: [&'static str; 2],
    /// The text for more wins than are counted.
    pub more_than: fn(usize) -> String,
}

/// Joins the games that gained and those that cost points into one sentence.
pub(super) fn gains_and_losses(
    gains: impl IntoIterator<Item = String>,
    losses: impl IntoIterator<Item = String>,
) -> String {
    let [gains, losses] =
        [gains.into_iter().collect::<Vec<_>>().join(", "), losses.into_iter().collect::<Vec<_>>().join(", ")];
    [gains, losses].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}
