//! Where the things of a lesson stand that are moved, and how far they go.

use super::{At, Lesson, Measure, Moved, Setting, period};
use crate::glicko2::Period;

impl Lesson {
    /// Where what is moved stands in the lesson's case.
    #[must_use]
    pub fn start(&self) -> Vec<f64> {
        let period = period(self.case);
        let of = |moved: &Moved| period.as_ref().map_or(moved.range[0], |period| moved.setting.of(period));
        self.moves.iter().map(of).collect()
    }

    /// Where it stands at a stop: what the stop does not set is as in the lesson's case.
    #[must_use]
    pub fn at_stop(&self, stop: usize) -> Option<Vec<f64>> {
        let set = self.stops.get(stop)?;
        let to = |moved: &Moved| set.iter().find(|(setting, _)| *setting == moved.setting).map(|(_, to)| *to);
        Some(self.moves.iter().zip(self.start()).map(|(moved, start)| to(moved).unwrap_or(start)).collect())
    }

    /// What is moved, put to its places.
    #[must_use]
    pub fn settings(&self, at: &[f64]) -> Vec<(Setting, f64)> {
        self.moves.iter().zip(at).map(|(moved, to)| (moved.setting, *to)).collect()
    }

    /// How far something can be moved while all else stands where it does: Step 5 has as many iterations as it takes.
    #[must_use]
    pub fn range(&self, i: usize, at: &[f64]) -> Option<[f64; 2]> {
        let Moved { setting, range: [from, to] } = self.moves.get(i)?;
        if *setting != Setting::Iteration {
            return Some([*from, *to]);
        }
        let most = Measure::Iterations.of(&self.at(&self.settings(at))?);
        Some([*from, most.max(*from)])
    }

    /// The places that are worth a look, of those at which something is put.
    #[must_use]
    pub fn ticks(&self, i: usize) -> Vec<f64> {
        let Some(Moved { setting, range: [from, to] }) = self.moves.get(i) else { return Vec::new() };
        let rows = self.notice.iter().filter(|table| table.by == *setting).flat_map(|table| table.at.iter().copied());
        let stops = self.stops.iter().copied().flatten().filter(|(of, _)| of == setting).map(|(_, at)| *at);
        let mut all: Vec<f64> = rows.chain(stops).filter(|at| from <= at && at <= to).collect();
        all.sort_by(f64::total_cmp);
        all.dedup();
        all
    }

    /// A period that holds all to which the lesson's case can be moved: pictures with its axis stay comparable.
    #[must_use]
    pub fn widest(&self) -> Option<Period> {
        let case = period(self.case)?;
        let mut widest = case.clone();
        for Moved { setting, range } in self.moves {
            for end in range {
                let At { period, .. } = At::of(&widest, &[(*setting, *end)])?;
                widest.player.deviation = widest.player.deviation.max(period.player.deviation);
                widest.games.extend(period.games);
            }
        }
        Some(widest)
    }
}
