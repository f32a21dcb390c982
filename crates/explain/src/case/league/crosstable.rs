//! The results as a crosstable. Row i, column j holds the score of i against j.
//!
//! A cell holds all results of its pair, separated by spaces: `1 0.5`. Typing into a cell replaces the results of the
//! pair, in whichever order their sides were listed. The cell across the diagonal shows the scores of the other side.

use crate::case::{Case, ResultForm, Score, Side};
use crate::numbers::style::from_field;
use crate::numbers::{Digits, Kind, Typed, show, typed};

/// The largest number of players with a crosstable. A larger one does not fit on a screen, and a list is easier to use.
pub const MOST: usize = 20;

/// The results of each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    size: usize,
    /// Row by row: the indices of the results of each cell, and whether each is listed with its sides reversed.
    cells: Vec<Vec<(usize, bool)>>,
}

impl Crosstable {
    /// Returns the crosstable of a period, or `None` if there are more than [`MOST`] participants.
    #[must_use]
    pub fn of(case: &Case, period: usize) -> Option<Self> {
        let size = case.participants.len();
        if size > MOST {
            return None;
        }
        let mut cells = vec![Vec::new(); size * size];
        for (m, result) in case.results(period).iter().enumerate() {
            let (Some(a), Some(b)) = (
                case.participant_at(&result.a),
                case.participant_at(&result.b),
            ) else {
                continue;
            };
            if a != b {
                cells[a * size + b].push((m, false));
                cells[b * size + a].push((m, true));
            }
        }
        Some(Self { size, cells })
    }

    /// Returns the number of players.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns the results in a cell, by their index in the list.
    pub fn results(&self, i: usize, j: usize) -> impl Iterator<Item = usize> {
        self.cell(i, j).iter().map(|(m, _)| *m)
    }

    fn cell(&self, i: usize, j: usize) -> &[(usize, bool)] {
        if i < self.size && j < self.size {
            &self.cells[i * self.size + j]
        } else {
            &[]
        }
    }

    /// Returns the text of a cell.
    #[must_use]
    pub fn text(&self, results: &[ResultForm], i: usize, j: usize) -> String {
        written(
            self.cell(i, j)
                .iter()
                .filter_map(|&(m, is_turned)| Some((&results.get(m)?.score, is_turned))),
        )
    }
}

/// Returns the text of a cell.
#[must_use]
pub fn text(case: &Case, period: usize, i: usize, j: usize) -> String {
    written(
        case.results(period)
            .iter()
            .filter_map(|result| Some((&result.score, way(case, result, i, j)?))),
    )
}

/// Sets the text of a cell. Does nothing if there are no such two participants.
pub fn set(case: &mut Case, period: usize, i: usize, j: usize, text: &str) {
    let count = case.participants.len();
    if i == j || i >= count || j >= count {
        return;
    }
    let mut new: Vec<ResultForm> = scores(text)
        .map(|score| ResultForm::between(i, j, score))
        .collect();
    let mut results = Vec::with_capacity(case.results(period).len() + new.len());
    for result in case.results(period) {
        match way(case, result, i, j) {
            // The new results replace the first result of the pair; its other results are removed.
            Some(_) => results.append(&mut new),
            None => results.push(result.clone()),
        }
    }
    results.append(&mut new);
    case.change_results(period, |now| *now = results);
}

/// Returns whether a typed text means the present results of a cell. If so, the text can stay as typed.
#[must_use]
pub fn means(case: &Case, period: usize, i: usize, j: usize, typed: &str) -> bool {
    scores(typed)
        .map(|score| score.as_text().to_owned())
        .collect::<Vec<_>>()
        .join(" ")
        == text(case, period, i, j)
}

/// Returns whether a result is listed with its sides reversed, or `None` if it is not of this pair.
fn way(case: &Case, result: &ResultForm, i: usize, j: usize) -> Option<bool> {
    let is = |side: &Side, player| match side {
        Side::Player(other) => *other == player,
        Side::Typed(_) => case.participant_at(side) == Some(player),
    };
    if is(&result.a, i) && is(&result.b, j) {
        return Some(false);
    }
    (is(&result.a, j) && is(&result.b, i)).then_some(true)
}

fn scores(text: &str) -> impl Iterator<Item = Score> {
    text.split_whitespace()
        .map(|word| Score::of_words(word).unwrap_or_else(|| Score::Typed(word.to_owned())))
}

fn written<'a>(scores: impl Iterator<Item = (&'a Score, bool)>) -> String {
    let mut text = String::new();
    for (score, is_turned) in scores {
        if !text.is_empty() {
            text.push(' ');
        }
        if is_turned {
            text.push_str(turned(score).as_text());
        } else {
            text.push_str(score.as_text());
        }
    }
    text
}

/// Returns a result from the point of view of the other side. Text that is not a score is unchanged.
#[must_use]
pub fn turned(score: &Score) -> Score {
    match score {
        Score::Won => Score::Lost,
        Score::Draw => Score::Draw,
        Score::Lost => Score::Won,
        Score::Typed(text) => match typed(text) {
            Typed::Number(s) if (0.0..=1.0).contains(&s) => Score::of_text(&complement(text, s)),
            _ => score.clone(),
        },
    }
}

/// Returns 1 − s with as many decimals as s was typed with.
fn complement(text: &str, s: f64) -> String {
    let decimals = text
        .trim()
        .bytes()
        .rev()
        .take_while(u8::is_ascii_digit)
        .count();
    let has_point = text.contains(['.', ',']) && !text.contains(['e', 'E']);
    let digits = if has_point {
        Digits::Decimals(u8::try_from(decimals).unwrap_or(u8::MAX).min(Digits::MOST))
    } else {
        Digits::Auto
    };
    let kind = if has_point { Kind::Scaled } else { Kind::Given };
    // The text goes into the link as if it had been typed.
    from_field(&show(glicko2_steps::groups::other_score(s), kind, digits)).into_owned()
}
