//! What a place does on the way from the games to the new rating.

use super::{Titled, View, constant, count, number};
use crate::glicko2::scale;
use crate::present::math::Number;
use crate::present::number::Kind;
use crate::present::step::{Block, Cell, TableId, fill, pieces};
use crate::present::steps::{formula, table, text, worked};
use crate::present::symbol::Symbol as S;
use crate::systems::{
    Cadence, Growth, Part, PerDay, Periods, Standing, Update, What, Work, fics, lichess, lichess_puzzles,
};

/// What idle time did to the deviation, by the clock.
pub(super) fn growth(view: &View) -> Option<Titled> {
    let words = view.words;
    let grown = view.outcome.grown?;
    let (periods, letters) = match view.outcome.system.growth {
        Growth::Volatility(periods) => (periods, r"\rd = \sqrt{\rd_old^2 + \t (173.7178 \sigma)^2}"),
        Growth::C { periods, .. } => (periods, r"\rd = \sqrt{\rd_old^2 + \t \c^2}"),
        Growth::AsGiven | Growth::Unknown | Growth::Solved => return None,
    };
    let by_volatility = matches!(view.outcome.system.growth, Growth::Volatility(_));
    let days = constant(grown.days?, "growth.days", S::T);
    let t = count(grown.periods, "growth.periods", S::T);
    let mut blocks = vec![
        text(if by_volatility { words.growth } else { words.growth_c }),
        in_periods(periods, days, t.clone()),
        formula(letters),
    ];
    let before = number(grown.before, Kind::Rating, "growth.before", S::Rd0);
    let (by_path, by_symbol) = if by_volatility { ("growth.sigma_points", S::Sigma) } else { ("growth.c", S::C) };
    let by = number(grown.by, Kind::Rating, by_path, by_symbol);
    let computed = number(grown.computed, Kind::Rating, "growth.computed", S::Rd);
    blocks.push(worked(r"\rd = \sqrt{#0^2 + #1 × #2^2} = #3", &[before, t, by, computed]));
    if grown.after != grown.computed {
        let held = number(grown.after, Kind::Rating, "onset.deviation", S::Rd);
        blocks.push(Block::Note(fill(words.growth_held, &[held])));
    }
    if grown.periods == 0.0 {
        blocks.push(Block::Note(pieces(words.growth_none)));
    }
    blocks.extend(view.source(What::Growth));
    Some((words.growth_title.to_owned(), blocks))
}

/// From days to periods.
fn in_periods(periods: Periods, days: Number, t: Number) -> Block {
    let (length, times) = match periods.per_day {
        PerDay::Periods(times) => (times, true),
        PerDay::Days(length) => (length, false),
    };
    let length = constant(length, if times { "growth.periods_per_day" } else { "growth.days_per_period" }, S::T);
    let most = constant(periods.most, "growth.most_periods", S::T);
    let letters = match (times, periods.whole, periods.most.is_finite()) {
        (true, ..) => r"\t = #0 × #1 = #2",
        (false, Part::Nothing, _) => r"\t = \frac{#0}{#1} = #2",
        (false, Part::Days, _) => r"\t = \frac{⌊#0⌋}{#1} = #2",
        (false, Part::Periods, false) if length.value == 1.0 => r"\t = ⌊#0⌋ = #2",
        (false, Part::Periods, false) => r"\t = ⌊\frac{#0}{#1}⌋ = #2",
        (false, Part::Periods, true) => r"\t = \min(⌊\frac{#0}{#1}⌋, #3) = #2",
    };
    worked(letters, &[days, length, t, most])
}

/// How a game enters the formulas.
pub(super) fn game(view: &View) -> Option<Titled> {
    let (words, outcome) = (view.words, view.outcome);
    let given = view.case.period.games.first()?;
    let used = outcome.games.first()?;
    let before = outcome.updates.first()?.before;
    let held = outcome.system.bounds.hold_opponent(*given);
    let r_j = number(held.rating, Kind::Given, "before.games.0.rating", S::RJ);
    let shifted = number(used.rating, Kind::Rating, "games.0.rating", S::RJ);
    let (title, lead, mut blocks) = match outcome.system.id {
        "ogs" if view.asked("handicap") != 0.0 => {
            let ranks = constant(view.asked("handicap"), "asked.handicap", S::T);
            let blocks = vec![
                formula(r"\rank = 23.15 \ln(\frac{\r_j}{525}), \r_j = 525 \e_^{\rank/23.15}"),
                Block::Note(pieces(words.first_game)),
                worked(r"525 \e_^{\ln(#0/525) + @1/23.15} = #2", &[r_j, ranks, shifted]),
            ];
            (words.handicap_title, words.handicap, blocks)
        }
        "lichess" if used.rating != held.rating => {
            let size = (used.rating - held.rating).abs();
            let advantage = number(size, Kind::Rating, "advantage", S::RJ);
            let letters = if used.rating < held.rating { r"#0 − #1 = #2" } else { r"#0 + #1 = #2" };
            let blocks = vec![Block::Note(pieces(words.first_game)), worked(letters, &[r_j, advantage, shifted])];
            (words.first_move_title, words.first_move, blocks)
        }
        "inversus" if !view.asked("partner").is_nan() => {
            let partner = constant(outcome.system.bounds.rating.hold(view.asked("partner")), "partner", S::R);
            let me = number(before.rating, Kind::Rating, "onset.rating", S::R);
            let blocks = vec![
                Block::Note(pieces(words.first_game)),
                worked(r"#0 + (@1 − \frac{@0 + @2}{2}) = #3", &[me, r_j, partner, shifted]),
            ];
            (words.team_title, words.team, blocks)
        }
        "gw2-wvw" => {
            let p = number(given.score, Kind::Scaled, "before.games.0.score", S::S);
            let s = number(used.score, Kind::Scaled, "games.0.score", S::S);
            let blocks = vec![
                formula(r"\s = \frac{\sin((\p − \frac{1}{2})\pi) + 1}{2}"),
                Block::Note(pieces(words.first_game)),
                worked(r"\s = \frac{\sin((#0 − \frac{1}{2})\pi) + 1}{2} = #1", &[p, s]),
            ];
            (words.share_title, words.share, blocks)
        }
        _ => return None,
    };
    blocks.insert(0, text(lead));
    blocks.push(games(view));
    blocks.extend(view.source(What::Game));
    Some((title.to_owned(), blocks))
}

/// The games as they entered the formulas.
fn games(view: &View) -> Block {
    let words = view.words;
    let rows = view
        .shown
        .clone()
        .filter_map(|j| Some((j, view.outcome.games.get(j)?)))
        .map(|(j, game)| {
            let of = |kind, path: &str, value, symbol| {
                Cell::Number(number(value, kind, &format!("games.{j}.{path}"), symbol))
            };
            vec![
                Cell::Head((words.game)(j + 1)),
                of(Kind::Rating, "rating", game.rating, S::RJ),
                of(Kind::Given, "deviation", game.deviation, S::RdJ),
                of(Kind::Scaled, "score", game.score, S::S),
            ]
        })
        .collect();
    table(TableId::System, words.games_caption, &["j", "{r_j}", "{rd_j}", "{s}"], rows)
}

/// What is different in the update itself.
pub(super) fn updates(view: &View) -> Vec<Titled> {
    let (words, outcome) = (view.words, view.outcome);
    let mut steps = Vec::new();
    match outcome.system.id {
        "glicko2" => steps.push(correction(view, words.correction_of_2022)),
        "glicko2-2013" => steps.push(correction(view, words.correction_missing)),
        _ => {}
    }
    if let Some(first) = outcome.updates.first() {
        if outcome.system.step_6_periods == 0.0 {
            steps.extend(without_step_6(view, first));
        }
        if outcome.system.id == "fics" {
            steps.extend(k_factor(view, first));
        }
    }
    if outcome.system.cadence == Cadence::EachGame && outcome.updates.len() > 1 {
        let mut blocks = vec![text(words.each), each_game(view)];
        blocks.extend(view.source(What::Update));
        steps.push((words.each_title.to_owned(), blocks));
    }
    steps
}

fn correction(view: &View, sentence: &'static str) -> Titled {
    let mut blocks = vec![text(sentence)];
    blocks.extend(view.source(What::Update));
    (view.words.correction_title.to_owned(), blocks)
}

/// The player after each game.
fn each_game(view: &View) -> Block {
    let words = view.words;
    let has_volatility = view.outcome.after.volatility.is_some();
    let rows = view
        .shown
        .clone()
        .filter_map(|j| Some((j, view.outcome.updates.get(j)?)))
        .map(|(j, update)| {
            let Standing { rating, deviation, volatility } = update.after;
            let of = |kind, path: &str, value, symbol| {
                Cell::Number(number(value, kind, &format!("updates.{j}.after.{path}"), symbol))
            };
            let mut row = vec![
                Cell::Head((words.game)(j + 1)),
                of(Kind::Rating, "rating", rating, S::RPrime),
                of(Kind::Rating, "deviation", deviation, S::RdPrime),
            ];
            row.extend(volatility.map(|sigma| of(Kind::Volatility, "volatility", sigma, S::SigmaPrime)));
            row
        })
        .collect();
    let heads = ["j", "{r_prime}", "{rd_prime}", "{sigma_prime}"];
    table(TableId::System, words.each_caption, &heads[..if has_volatility { 4 } else { 3 }], rows)
}

/// Steps 6 to 8 where no time passes in Step 6.
fn without_step_6(view: &View, first: &Update) -> Option<Titled> {
    let words = view.words;
    let Work::Glicko2 { mu, phi, v, delta_sum, phi_star, phi_prime, mu_prime } = first.work else { return None };
    let of = |value, path: &str, symbol| number(value, Kind::Scaled, &format!("updates.0.{path}"), symbol);
    let phi = of(phi, "phi", S::Phi);
    let phi_star = of(phi_star, "phi_star", S::PhiStar);
    let phi_prime = of(phi_prime, "phi_prime", S::PhiPrime);
    let mu_prime = of(mu_prime, "mu_prime", S::MuPrime);
    let points = |value, path: &str, symbol| number(value, Kind::Rating, &format!("updates.0.computed.{path}"), symbol);
    let r_prime = points(first.computed.rating, "rating", S::RPrime);
    let rd_prime = points(first.computed.deviation, "deviation", S::RdPrime);
    let mut blocks = vec![text(words.step_6)];
    if view.outcome.updates.len() > 1 {
        blocks.push(Block::Note(pieces(words.first_game)));
    }
    blocks.extend([
        formula(r"\phi_star = \phi"),
        worked(r"\phi_star = \sqrt{#0^2 + 0 × \sigma_prime^2} = #1", &[phi, phi_star.clone()]),
        Block::Note(pieces(words.step_6_then)),
        worked(
            r"\phi_prime = \frac{1}{\sqrt{\frac{1}{#0^2} + \frac{1}{#1}}} = #2",
            &[phi_star, of(v, "v", S::V), phi_prime.clone()],
        ),
        worked(
            r"\mu_prime = #0 + #1^2 × @2 = #3",
            &[of(mu, "mu", S::Mu), phi_prime.clone(), of(delta_sum, "delta_sum", S::Delta), mu_prime.clone()],
        ),
        worked(r"\r_prime = 173.7178 × @0 + 1500 = #1", &[mu_prime, r_prime]),
        worked(r"\rd_prime = 173.7178 × #0 = #1", &[phi_prime, rd_prime]),
    ]);
    blocks.extend(view.source(What::Update));
    Some((words.step_6_title.to_owned(), blocks))
}

/// The factor K of FICS.
fn k_factor(view: &View, first: &Update) -> Option<Titled> {
    let words = view.words;
    let Work::Glicko { g, e, score, step, .. } = first.work else { return None };
    let of = |value, kind, path: &str, symbol| number(value, kind, &format!("updates.0.{path}"), symbol);
    let k = of(fics::k(step, g), Kind::Rating, "k", S::K);
    let least = constant(fics::LEAST_K, "least_k", S::K);
    let s = of(score, Kind::Given, "score", S::S);
    let r = of(first.before.rating, Kind::Given, "before.rating", S::R);
    let r_prime = of(first.adjusted.rating, Kind::Given, "adjusted.rating", S::RPrime);
    let mut blocks = vec![text(words.k)];
    if view.outcome.updates.len() > 1 {
        blocks.push(Block::Note(pieces(words.first_game)));
    }
    blocks.extend([
        formula(r"\K = \max(\frac{\q}{\frac{1}{\rd^2} + \frac{1}{\d_squared}} \g, 16)"),
        worked(
            r"\K = \max(#0 × #1, #2) = #3",
            &[of(step, Kind::Rating, "step", S::K), of(g, Kind::Scaled, "g", S::G), least, k.clone()],
        ),
        Block::Note(pieces(words.k_then)),
        worked(r"\r_prime = #0 + #1 × (#2 − #3) ≈ #4", &[r, k, s, of(e, Kind::Scaled, "e", S::E), r_prime]),
    ]);
    blocks.extend(view.source(What::Update));
    Some((words.k_title.to_owned(), blocks))
}

/// What was done to a change after it was computed: for the first game to which anything was.
pub(super) fn adjusted(view: &View) -> Option<Titled> {
    let (words, outcome) = (view.words, view.outcome);
    // FICS has its own step for it.
    let is_adjusted = |update: &&Update| {
        update.after != update.adjusted || outcome.system.id != "fics" && update.adjusted != update.computed
    };
    let update = outcome.updates.iter().find(is_adjusted)?;
    let j = update.game.unwrap_or(0);
    let of = |value, kind, path: &str, symbol| number(value, kind, &format!("updates.{j}.{path}"), symbol);
    let (before, computed, adjusted, after) = (update.before.rating, update.computed, update.adjusted, update.after);
    let mut blocks = Vec::new();
    if outcome.system.id == "lichess" && adjusted.rating != computed.rating {
        let gain = computed.rating - before;
        let factor = constant(lichess::regulator(lichess::kind(view.case)), "regulator", S::R);
        blocks.push(text(words.regulator));
        blocks.push(worked(
            r"\r_prime = @0 + #1 × #2 = #3",
            &[
                of(before, Kind::Rating, "before.rating", S::R),
                factor,
                of(gain, Kind::Rating, "gain", S::Change),
                of(adjusted.rating, Kind::Rating, "adjusted.rating", S::RPrime),
            ],
        ));
    }
    if outcome.system.id == "lichess-puzzles" && adjusted != computed {
        let weight = outcome.games.get(j).map_or(1.0, |game| lichess_puzzles::weight_of(view.case, game));
        blocks.extend(damped(view, update, j, weight));
    }
    let change = adjusted.rating - before;
    if let Some(most) = outcome.system.most_change.filter(|&most| change.abs() > most) {
        let change = of(change, Kind::Rating, "change", S::Change).signed();
        let most = constant(most, "most_change", S::Change);
        blocks.push(Block::Text(fill(words.capped, &[change, most])));
    }
    let limits = outcome.system.bounds;
    let pairs = [
        (limits.rating, adjusted.rating, after.rating, "rating", r"\r_prime = #0", Kind::Rating, S::RPrime),
        (
            limits.deviation,
            adjusted.deviation,
            after.deviation,
            "deviation",
            r"\rd_prime = #0",
            Kind::Rating,
            S::RdPrime,
        ),
    ];
    let volatility = adjusted.volatility.zip(after.volatility).map(|(from, to)| {
        (limits.volatility, from, to, "volatility", r"\sigma_prime = #0", Kind::Volatility, S::SigmaPrime)
    });
    let mut held = Vec::new();
    for (range, from, to, path, letters, kind, symbol) in pairs.into_iter().chain(volatility) {
        // A rating may have been stopped by the limit to its change instead.
        if from != to && (to == range.least || to == range.most) {
            held.push(worked(letters, &[of(to, kind, &format!("after.{path}"), symbol)]));
        }
    }
    if !held.is_empty() {
        blocks.push(Block::Text(pieces(words.held_after)));
        blocks.extend(held);
    }
    if outcome.updates.len() > 1 {
        blocks.insert(0, Block::Text(pieces(&(words.in_game)(j + 1))));
    }
    blocks.extend(view.source(What::Adjust));
    Some((words.adjust_title.to_owned(), blocks))
}

/// The part of an update that counts for a puzzle.
fn damped(view: &View, update: &Update, j: usize, weight: f64) -> [Block; 4] {
    let of = |value, kind, path: &str, symbol| number(value, kind, &format!("updates.{j}.{path}"), symbol);
    let (before, computed, adjusted) = (update.before, update.computed, update.adjusted);
    let w = of(weight, Kind::Scaled, "weight", S::K);
    let rating = [
        w.clone(),
        of(before.rating, Kind::Rating, "before.rating", S::R),
        of(computed.rating, Kind::Rating, "computed.rating", S::RPrime),
        of(adjusted.rating, Kind::Rating, "adjusted.rating", S::RPrime),
    ];
    let deviation = [
        w,
        of(before.deviation, Kind::Rating, "before.deviation", S::Rd),
        of(computed.deviation, Kind::Rating, "computed.deviation", S::RdPrime),
        of(adjusted.deviation, Kind::Rating, "adjusted.deviation", S::RdPrime),
    ];
    [
        text(view.words.damped),
        worked(r"\r_prime = (1 − #0) × @1 + #0 × @2 = #3", &rating),
        worked(r"\rd_prime = (1 − #0) × #1 + #0 × #2 = #3", &deviation),
        Block::Note(pieces(view.words.damped_volatility)),
    ]
}

/// μ or φ of a number of rating points, and the points themselves, as a place that lives on that scale has both.
pub(super) fn on_both_scales(standing: Standing) -> [Number; 4] {
    [
        number(standing.rating, Kind::Rating, "after.rating", S::RPrime),
        number(scale::mu(standing.rating), Kind::Scaled, "after.mu", S::MuPrime),
        number(standing.deviation, Kind::Rating, "after.deviation", S::RdPrime),
        number(scale::phi(standing.deviation), Kind::Scaled, "after.phi", S::PhiPrime),
    ]
}
