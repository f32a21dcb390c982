//! Why a rating came out as it did, in words, one table per language.

use super::{Language, table};
use crate::present::why::{Chip, Reason, Remark};
use std::borrow::Cow;

impl Language {
    /// The answers to what people ask about a result. They are not needed before somebody asks.
    #[must_use]
    pub fn chips(self) -> &'static ChipsText {
        table!(self, super::en::why::CHIPS, super::ru::why::CHIPS)
    }
}

/// The sentences of one language.
pub struct WhyText {
    /// What the questions are, for those who do not see them.
    pub questions: &'static str,
    /// The button that shows the other questions.
    pub more_questions: &'static str,
    /// What people ask.
    pub chip: fn(Chip) -> &'static str,
    /// The sentence of a reason. Its numbers are counted so:
    ///
    /// | reason | numbers |
    /// |---|---|
    /// | `Idle`, `Surer` | RD, RD′ |
    /// | `CostlyWin` | r of the opponent, r′ without the game, what it gave, by how much less the others gave |
    /// | `Surprise` | E, s |
    /// | `Between` | r of the opponent, E, the change without sign, s |
    /// | `Together`, `Cancelled` | Σ E, Σ s |
    /// | `Against` | Σ E, Σ s, r and RD of `followed`, r and RD of `opposed` |
    /// | `Each` | of each game r of the opponent, the change without sign, s |
    /// | `Most` | of `gained` r of the opponent, the change, s, the change of each game; the same of `lost`; the change by the others |
    /// | `Sure`, `Unknown` | RD, what the biggest possible upset is worth |
    /// | `UnsureOpponent` | r and RD of the opponent |
    /// | `Upset`, `Foregone` | r of the opponent, E |
    /// | `LessSure` | 173.7178 σ′ |
    /// | `Volatility` | \|Δ\| / √(φ² + v + σ²), σ, σ′ |
    pub sentence: fn(&Reason) -> Cow<'static, str>,
    /// Before a number that is rounded to a whole one, with a space after it.
    pub about: &'static str,
    /// Whom a sentence is about, in the forms that it takes: what stands for each in a sentence, what it is of the reader, and what of somebody for
    /// whose name `{who}` stands.
    pub person: &'static [[&'static str; 3]],
}

/// The answers to what people ask, in one language.
pub struct ChipsText {
    /// A remark in an answer. Its numbers are counted so:
    ///
    /// | remark | numbers |
    /// |---|---|
    /// | `Product` | s − E, what the biggest possible upset is worth, the change |
    /// | `Sums` | gained, lost, the change |
    /// | `Expected` | Σ E, Σ s |
    /// | `Surprise` | E, r of the other opponent, the change then, s |
    /// | `Step` | RD, the other RD, the change then |
    /// | `Opponent` | r and RD of the opponent, the other RD, the change then |
    /// | `Results` | by wins, by losses, by other results, the change |
    /// | `WinsAlone` | r′ then |
    /// | `Favourite` | r of the opponent, E, 1 − E, what a win pays, what a loss costs, how many times as much |
    /// | `Drift` | RD, 173.7178 σ′, 173.7178 φ*, RD′, idle periods |
    /// | `Held` | RD of the opponent |
    pub remark: fn(&Remark) -> Cow<'static, str>,
    /// As in [`WhyText`].
    pub about: &'static str,
    /// Above the ratings had a game ended otherwise.
    pub otherwise: &'static str,
    /// Their heads: the opponent, won, drawn, lost, not played.
    pub otherwise_heads: [&'static str; 5],
    /// What the goals suppose: {0} and {1} are r and RD of the opponent.
    pub goals: &'static str,
    /// What they are, and how many wins.
    pub goals_heads: [&'static str; 2],
    /// More wins than anybody counts.
    pub more_than: fn(usize) -> String,
}

/// What gained and what cost points, in one sentence.
pub(super) fn gains_and_losses(
    gains: impl IntoIterator<Item = String>,
    losses: impl IntoIterator<Item = String>,
) -> String {
    let [gains, losses] =
        [gains.into_iter().collect::<Vec<_>>().join(", "), losses.into_iter().collect::<Vec<_>>().join(", ")];
    [gains, losses].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}
