//! Step 4: the surprises of the games, one after the other.

use super::parts::{Part, part_name, those_that_matter};
use super::{Description, in_words};
use crate::numbers::Kind;
use crate::steps::step::Cell;
use crate::steps::{Active, size_of_term};
use crate::words::number::Number;
use glicko2_steps::quantity::game_path;
use glicko2_steps::{GameTrace, Symbol as S, Trace, scale};

/// The number of games with a bar of their own, the most surprising ones.
const BARS: usize = 8;

/// A bar, which starts where the previous one ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Surprise {
    /// The games that the bar stands for.
    pub part: Part,
    /// The start of the bar: the sum of all previous bars.
    pub from: f64,
    /// g(s − E), or the sum of these terms.
    pub term: f64,
    /// The sum of the absolute values of its terms, against which [`is_noise`](crate::numbers::is_noise)
    /// measures it.
    pub size: f64,
}

impl Surprise {
    /// Returns the end of the bar.
    #[must_use]
    pub fn to(&self) -> f64 {
        self.from + self.term
    }

    /// Returns g(s − E) as a number to show.
    #[must_use]
    pub fn number(&self) -> Number {
        let quantity = match self.part {
            Part::Game(j) => game_path(j, "delta_term"),
            Part::Rest(_) => "games.rest.delta_term".to_owned(),
        };
        Number::new(self.term, Kind::Scaled, quantity, S::Delta)
            .sum_of(self.size)
            .signed()
    }
}

/// Returns the bars of a period, in the order of the games. The bar of the rest, if there is one, comes last.
#[must_use]
pub fn surprises(trace: &Trace) -> Vec<Surprise> {
    let terms: Vec<f64> = trace.games.iter().map(|game| game.delta_term).collect();
    let size = |j: usize| {
        let GameTrace { g, e, score, .. } = trace.games[j];
        size_of_term(g, score, e)
    };
    let (shown, rest) = those_that_matter(&terms, BARS);
    let mut bars: Vec<Surprise> = shown
        .into_iter()
        .map(|j| Surprise {
            part: Part::Game(j),
            from: 0.0,
            term: terms[j],
            size: size(j),
        })
        .collect();
    if !rest.is_empty() {
        bars.push(Surprise {
            part: Part::Rest(rest.len()),
            from: 0.0,
            term: rest.iter().map(|&j| terms[j]).sum(),
            size: rest.iter().map(|&j| size(j)).sum(),
        });
    }
    let mut end = 0.0;
    for bar in &mut bars {
        bar.from = end;
        end = bar.to();
    }
    bars
}

pub(super) fn describe(active: &Active) -> Description {
    let case = &active.case;
    let words = case.text.language.stage();
    let delta = &active.delta;
    let points = Number {
        value: scale::SCALE * delta.value,
        kind: Kind::Rating,
        quantity: "delta.points".into(),
        ..delta.clone()
    };
    let bars = surprises(case.trace);
    let mut size = 0.0;
    let mut rows: Vec<Vec<Cell>> = bars
        .iter()
        .enumerate()
        .map(|(i, bar)| {
            size += bar.size;
            // If the bars are rounding noise, so is their sum.
            let so_far = Number::new(
                bar.to(),
                Kind::Scaled,
                format!("delta_sum.so_far.{i}"),
                S::Delta,
            )
            .sum_of(size);
            vec![
                Cell::Head(part_name(bar.part, case.period, case.text)),
                Cell::Number(bar.number()),
                Cell::Number(so_far),
            ]
        })
        .collect();
    let sum = active.delta_sum.clone();
    rows.push(vec![
        Cell::Head(words.sum().to_owned()),
        Cell::Number(sum.clone()),
        Cell::Empty,
    ]);
    rows.push(vec![
        Cell::Head(format!("{} = Δ", words.sum_times_v())),
        Cell::Number(delta.clone()),
        Cell::Empty,
    ]);
    Description {
        alt: words.surprises_alt(case.trace.games.len(), &in_words(&sum), &in_words(delta)),
        caption: words.surprises(sum, active.v.clone(), delta.clone(), points.signed()),
        heads: vec!["", "{g}({s} − {e})", words.so_far()],
        rows,
    }
}
