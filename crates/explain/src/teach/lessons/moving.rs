//! The values of a lesson's moved settings, and their ranges.

use super::{At, Lesson, Measure, Moved, Setting, period};
use glicko2_steps::Period;

impl Lesson {
    /// Returns the values of the moved settings in the lesson's case.
    #[must_use]
    pub fn start(&self) -> Vec<f64> {
        let period = period(self.case);
        let of = |moved: &Moved| {
            period
                .as_ref()
                .map_or(moved.range[0], |period| moved.setting.of(period))
        };
        self.moves.iter().map(of).collect()
    }

    /// Returns the values at a stop. A setting without a value there has its value in the lesson's
    /// case.
    #[must_use]
    pub fn at_stop(&self, stop: usize) -> Option<Vec<f64>> {
        let set = self.stops.get(stop)?;
        let to = |moved: &Moved| {
            set.iter()
                .find(|(setting, _)| *setting == moved.setting)
                .map(|(_, to)| *to)
        };
        Some(
            self.moves
                .iter()
                .zip(self.start())
                .map(|(moved, start)| to(moved).unwrap_or(start))
                .collect(),
        )
    }

    /// Returns the moved settings with the given values.
    #[must_use]
    pub fn settings(&self, at: &[f64]) -> Vec<(Setting, f64)> {
        self.moves
            .iter()
            .zip(at)
            .map(|(moved, to)| (moved.setting, *to))
            .collect()
    }

    /// Returns the range of a setting while the others have the values `at`. The iterations of Step
    /// 5 end with the last one.
    #[must_use]
    pub fn range(&self, i: usize, at: &[f64]) -> Option<[f64; 2]> {
        let Moved {
            setting,
            range: [from, to],
        } = self.moves.get(i)?;
        if *setting != Setting::Iteration {
            return Some([*from, *to]);
        }
        let most = Measure::Iterations.of(&self.at(&self.settings(at))?);
        Some([*from, most.max(*from)])
    }

    /// Returns the values of a setting in the tables and at the stops, in ascending order.
    #[must_use]
    pub fn ticks(&self, i: usize) -> Vec<f64> {
        let Some(Moved {
            setting,
            range: [from, to],
        }) = self.moves.get(i)
        else {
            return Vec::new();
        };
        let rows = self
            .notice
            .iter()
            .filter(|table| table.by == *setting)
            .flat_map(|table| table.at.iter().copied());
        let stops = self
            .stops
            .iter()
            .copied()
            .flatten()
            .filter(|(of, _)| of == setting)
            .map(|(_, at)| *at);
        let mut all: Vec<f64> = rows
            .chain(stops)
            .filter(|at| from <= at && at <= to)
            .collect();
        all.sort_by(f64::total_cmp);
        all.dedup();
        all
    }

    /// Returns a period with all values to which the lesson's case can be moved, so that pictures
    /// with its axis are comparable.
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
