//! The growth of the deviation by the time since the last game.

use super::{Titled, View, constant, count, number, text, with_numbers};
use crate::numbers::Kind;
use crate::steps::formula;
use crate::steps::step::Block;
use crate::systems::system::{Growth, OfGames, Part, PerDay, Periods, What};
use crate::words::number::Number;
use crate::words::pieces::pieces;
use glicko2_steps::Symbol as S;

/// Returns the step about the growth of the deviation since the last game.
pub(super) fn inactivity(view: &View) -> Option<Titled> {
    let words = view.language.systems();
    if view.outcome.system.growth == Growth::Never {
        let mut blocks = vec![text(words.growth_never())];
        blocks.extend(view.source(What::Growth));
        return Some((words.growth_title().to_owned(), blocks));
    }
    let idle = view.outcome.inactivity?;
    let (periods, lead, letters) = match view.outcome.system.growth {
        Growth::Volatility(periods) => (periods, words.growth(), BY_VOLATILITY),
        Growth::InStep6(periods) => (periods, words.growth_at_once(), BY_VOLATILITY),
        Growth::C { periods, .. } => (
            periods,
            words.growth_c(),
            r"\rd = \sqrt{\rd_old^2 + \t \c^2}",
        ),
        Growth::AsGiven | Growth::Unknown | Growth::Never | Growth::Solved => return None,
    };
    let by_volatility = letters == BY_VOLATILITY;
    let days = constant(idle.days?, "growth.days", S::T);
    let t = count(idle.periods, "growth.periods", S::T);
    let mut blocks = vec![
        text(lead),
        in_periods(view, periods, days, t.clone()),
        formula(letters),
    ];
    if !view.outcome.games.is_empty() {
        match periods.of_games {
            OfGames::Apart => {}
            OfGames::AtLeastOne => blocks.insert(1, text(words.growth_at_least_one())),
            OfGames::InStep6 => blocks.insert(1, text(words.growth_rest_in_step_six())),
        }
    }
    let before = number(idle.before, Kind::Rating, "growth.before", S::Rd0);
    let (by_path, by_symbol) = if by_volatility {
        ("growth.sigma_points", S::Sigma)
    } else {
        ("growth.c", S::C)
    };
    let by = number(idle.by, Kind::Rating, by_path, by_symbol);
    let computed = number(idle.computed, Kind::Rating, "growth.computed", S::Rd);
    blocks.push(with_numbers(
        r"\rd = \sqrt{#0^2 + #1 × #2^2} = #3",
        &[before, t, by, computed],
    ));
    if idle.after != idle.computed {
        let held = number(idle.after, Kind::Rating, "onset.deviation", S::Rd);
        blocks.push(Block::Note(words.growth_held(held)));
    }
    if idle.periods == 0.0 {
        blocks.push(Block::Note(pieces(words.growth_none())));
    }
    blocks.extend(view.source(What::Growth));
    Some((words.growth_title().to_owned(), blocks))
}

/// The formula of growth by σ.
const BY_VOLATILITY: &str = r"\rd = \sqrt{\rd_old^2 + \t (173.7178 \sigma)^2}";

/// Returns the formula that converts days into periods.
pub(super) fn in_periods(view: &View, periods: Periods, days: Number, t: Number) -> Block {
    let (length, times) = match periods.per_day {
        PerDay::Periods(times) => (times, true),
        PerDay::Days(length) => (length, false),
    };
    let length = constant(
        length,
        if times {
            "growth.periods_per_day"
        } else {
            "growth.days_per_period"
        },
        S::T,
    );
    let most = constant(periods.most, "growth.most_periods", S::T);
    let played = !view.outcome.games.is_empty();
    let in_step_6 = matches!(view.outcome.system.growth, Growth::InStep6(_));
    let letters = match (times, periods.whole, periods.most.is_finite()) {
        _ if in_step_6 => r"\t = \max(\frac{#0}{#1}, 1) = #2",
        (false, Part::Periods, _) if played && periods.of_games == OfGames::AtLeastOne => {
            r"\t = \max(⌊#0⌋, 1) = #2"
        }
        (false, Part::Periods, _) if played && periods.of_games == OfGames::InStep6 => {
            r"\t = \max(⌊#0⌋ − 1, 0) = #2"
        }
        (true, ..) => r"\t = #0 × #1 = #2",
        (false, Part::Nothing, _) => r"\t = \frac{#0}{#1} = #2",
        (false, Part::Days, _) => r"\t = \frac{⌊#0⌋}{#1} = #2",
        (false, Part::Periods, false) if length.value == 1.0 => r"\t = ⌊#0⌋ = #2",
        (false, Part::Periods, false) => r"\t = ⌊\frac{#0}{#1}⌋ = #2",
        (false, Part::Periods, true) => r"\t = \min(⌊\frac{#0}{#1}⌋, #3) = #2",
    };
    with_numbers(letters, &[days, length, t, most])
}
