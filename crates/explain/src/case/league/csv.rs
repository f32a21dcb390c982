//! A list of players and results as a table.
//!
//! A line is a player, a result, the start of a period, or τ:
//!
//! ```text
//! player,Anna,1500,200,0.06
//! period,1
//! result,Anna,Ben,1
//! period,2,2.5
//! tau,0.5
//! ```
//!
//! The results below a period line belong to that period. The second number of a period line is the length of an idle
//! period. The module [`import`](crate::import) reads the table.

use crate::case::table::{self, Cell};
use crate::case::{Case, PeriodForm, Side};
use glicko2_steps::groups::league::RatedLeague;

/// Writes the list as CSV: all participants with their numbers before the first period and, if rated,
/// after the last one; the results; τ. Period lines are written only if there are several periods or an idle one.
#[must_use]
pub fn write(case: &Case, rated: Option<&RatedLeague>) -> String {
    let mut out = String::new();
    let heads = [
        "kind",
        "name or side",
        "rating or other side",
        "RD or score",
        "volatility",
    ];
    let heads_after = ["new rating", "new RD", "new volatility"];
    table::write(
        &mut out,
        heads.into_iter().chain(heads_after).map(Cell::Text),
    );
    let name = |player: usize| case.label(player).trim().to_owned();
    let end = rated.map(RatedLeague::end);
    for (i, player) in case.participants.iter().enumerate() {
        let name = name(i);
        let before = [&name, &player.rating, &player.deviation, &player.volatility]
            .map(|text| Cell::Text(text));
        let after = end.as_ref().and_then(|end| end.get(i));
        let after = after
            .map(|player| [player.rating, player.deviation, player.volatility].map(Cell::Number));
        table::write(
            &mut out,
            [Cell::Text("player")]
                .into_iter()
                .chain(before)
                .chain(after.into_iter().flatten()),
        );
    }
    let is_usual =
        |period: &PeriodForm| period.idle() == PeriodForm::IDLE || !period.results().is_empty();
    let has_lines = case.periods.len() > 1 || !is_usual(&case.periods[0]);
    for (k, period) in (1_u32..).zip(&case.periods) {
        if has_lines {
            let idle = if is_usual(period) {
                Cell::Empty
            } else {
                Cell::Text(period.idle())
            };
            table::write(
                &mut out,
                [Cell::Text("period"), Cell::Number(f64::from(k)), idle],
            );
        }
        for result in period.results().iter().filter(|result| !result.is_blank()) {
            let side = |side: &Side| match side {
                Side::Player(player) => name(*player),
                Side::Typed(text) => text.trim().to_owned(),
            };
            let (a, b) = (side(&result.a), side(&result.b));
            table::write(
                &mut out,
                ["result", &a, &b, result.score.as_text()].map(Cell::Text),
            );
        }
    }
    if !case.tau.trim().is_empty() {
        table::write(&mut out, ["tau", &case.tau].map(Cell::Text));
    }
    out
}
