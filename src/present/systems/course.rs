//! What a place does on the way from the games to the new rating.

use super::{Titled, View, constant, count, fics, glicko_boost, number};
use crate::glicko2::scale;
use crate::present::math::Number;
use crate::present::number::Kind;
use crate::present::step::{Block, Cell, TableId, fill, pieces};
use crate::present::steps::{formula, table, text, worked};
use crate::present::symbol::Symbol as S;
use crate::systems::{Cadence, Growth, OfGames, Part, PerDay, Periods, Standing, Update, What, Work, lichess};

/// What idle time did to the deviation, by the clock.
pub(super) fn growth(view: &View) -> Option<Titled> {
    let words = view.words;
    if view.outcome.system.growth == Growth::Never {
        let mut blocks = vec![text(words.growth_never)];
        blocks.extend(view.source(What::Growth));
        return Some((words.growth_title.to_owned(), blocks));
    }
    let grown = view.outcome.grown?;
    let (periods, lead, letters) = match view.outcome.system.growth {
        Growth::Volatility(periods) => (periods, words.growth, BY_VOLATILITY),
        Growth::InStep6(periods) => (periods, words.growth_at_once, BY_VOLATILITY),
        Growth::C { periods, .. } => (periods, words.growth_c, r"\rd = \sqrt{\rd_old^2 + \t \c^2}"),
        Growth::AsGiven | Growth::Unknown | Growth::Never | Growth::Solved => return None,
    };
    let by_volatility = letters == BY_VOLATILITY;
    let days = constant(grown.days?, "growth.days", S::T);
    let t = count(grown.periods, "growth.periods", S::T);
    let mut blocks = vec![text(lead), in_periods(view, periods, days, t.clone()), formula(letters)];
    if !view.outcome.games.is_empty() {
        match periods.of_games {
            OfGames::Apart => {}
            OfGames::AtLeastOne => blocks.insert(1, text(words.growth_at_least_one)),
            OfGames::InStep6 => blocks.insert(1, text(words.growth_rest_in_step_6)),
        }
    }
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

/// How σ makes a deviation grow.
const BY_VOLATILITY: &str = r"\rd = \sqrt{\rd_old^2 + \t (173.7178 \sigma)^2}";

/// From days to periods.
fn in_periods(view: &View, periods: Periods, days: Number, t: Number) -> Block {
    let (length, times) = match periods.per_day {
        PerDay::Periods(times) => (times, true),
        PerDay::Days(length) => (length, false),
    };
    let length = constant(length, if times { "growth.periods_per_day" } else { "growth.days_per_period" }, S::T);
    let most = constant(periods.most, "growth.most_periods", S::T);
    let played = !view.outcome.games.is_empty();
    let in_step_6 = matches!(view.outcome.system.growth, Growth::InStep6(_));
    let letters = match (times, periods.whole, periods.most.is_finite()) {
        _ if in_step_6 => r"\t = \max(\frac{#0}{#1}, 1) = #2",
        (false, Part::Periods, _) if played && periods.of_games == OfGames::AtLeastOne => r"\t = \max(⌊#0⌋, 1) = #2",
        (false, Part::Periods, _) if played && periods.of_games == OfGames::InStep6 => r"\t = \max(⌊#0⌋ − 1, 0) = #2",
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
        if outcome.system.step_6_periods == 0.0 || matches!(outcome.system.growth, Growth::InStep6(_)) {
            steps.extend(step_6(view, first));
        }
        if outcome.system.id == "fics" {
            steps.extend(fics::k_factor(view, first));
        }
    }
    match outcome.system.id {
        "fics" => steps.extend([fics::bughouse(view), fics::open_growth(view)]),
        "glicko-boost" => steps.push(glicko_boost::step(view)),
        _ => {}
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

/// Steps 6 to 8 where no time passes in Step 6, or all of the time since the last game.
fn step_6(view: &View, first: &Update) -> Option<Titled> {
    let words = view.words;
    let Work::Glicko2 { mu, phi, v, delta_sum, periods, phi_star, phi_prime, mu_prime } = first.work else {
        return None;
    };
    let of = |value, path: &str, symbol| number(value, Kind::Scaled, &format!("updates.0.{path}"), symbol);
    let phi = of(phi, "phi", S::Phi);
    let phi_star = of(phi_star, "phi_star", S::PhiStar);
    let phi_prime = of(phi_prime, "phi_prime", S::PhiPrime);
    let mu_prime = of(mu_prime, "mu_prime", S::MuPrime);
    let points = |value, path: &str, symbol| number(value, Kind::Rating, &format!("updates.0.computed.{path}"), symbol);
    let r_prime = points(first.computed.rating, "rating", S::RPrime);
    let rd_prime = points(first.computed.deviation, "deviation", S::RdPrime);
    let mut blocks = Vec::new();
    if view.outcome.updates.len() > 1 {
        blocks.push(Block::Note(pieces(words.first_game)));
    }
    match view.outcome.system.growth {
        Growth::InStep6(counted) => {
            blocks.insert(0, text(words.step_6_since));
            let days = constant(view.asked("days"), "growth.days", S::T);
            let t = of(periods, "step_6_periods", S::T);
            let sigma =
                number(first.computed.volatility?, Kind::Volatility, "updates.0.computed.volatility", S::SigmaPrime);
            let most = of(scale::phi(view.outcome.system.bounds.deviation.most), "most_phi", S::PhiStar);
            blocks.extend([
                in_periods(view, counted, days, t.clone()),
                formula(r"\phi_star = \sqrt{\phi^2 + \t \sigma_prime^2}"),
                worked(r"\phi_star = \min(\sqrt{#0^2 + #1 × #2^2}, #3) = #4", &[phi, t, sigma, most, phi_star.clone()]),
            ]);
        }
        _ => {
            blocks.insert(0, text(words.step_6));
            blocks.extend([
                formula(r"\phi_star = \phi"),
                worked(r"\phi_star = \sqrt{#0^2 + 0 × \sigma_prime^2} = #1", &[phi, phi_star.clone()]),
            ]);
        }
    }
    blocks.extend([
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

/// Which games are not rated.
pub(super) fn not_rated(view: &View) -> Option<Titled> {
    let (words, n) = (view.words, view.outcome.not_rated);
    if n == 0 {
        return None;
    }
    let mut blocks = vec![text(words.draws), Block::Note(pieces(&(words.left_out)(n)))];
    blocks.extend(view.source(What::Update));
    Some((words.draws_title.to_owned(), blocks))
}

/// What was done to a change after it was computed: for the first game to which anything was.
pub(super) fn adjusted(view: &View) -> Option<Titled> {
    let (words, outcome) = (view.words, view.outcome);
    // FICS has its own step for it.
    let is_adjusted = |update: &&Update| {
        update.held != update.adjusted
            || update.after != update.held
            || outcome.system.id != "fics" && update.adjusted != update.computed
    };
    let update = outcome.updates.iter().find(is_adjusted)?;
    let j = update.game.unwrap_or(0);
    let of = |value, kind, path: &str, symbol| number(value, kind, &format!("updates.{j}.{path}"), symbol);
    let (before, computed, adjusted, held_at) = (update.before.rating, update.computed, update.adjusted, update.held);
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
    let change = adjusted.rating - before;
    if let Some(most) = outcome.system.most_change.filter(|&most| change.abs() > most) {
        let change = of(change, Kind::Rating, "change", S::Change).signed();
        let most = constant(most, "most_change", S::Change);
        blocks.push(Block::Text(fill(words.capped, &[change, most])));
    }
    let limits = outcome.system.bounds;
    let pairs = [
        (limits.rating, adjusted.rating, held_at.rating, "rating", r"\r_prime = #0", Kind::Rating, S::RPrime),
        (
            limits.deviation,
            adjusted.deviation,
            held_at.deviation,
            "deviation",
            r"\rd_prime = #0",
            Kind::Rating,
            S::RdPrime,
        ),
    ];
    let volatility = adjusted.volatility.zip(held_at.volatility).map(|(from, to)| {
        (limits.volatility, from, to, "volatility", r"\sigma_prime = #0", Kind::Volatility, S::SigmaPrime)
    });
    let mut held = Vec::new();
    for (range, from, to, path, letters, kind, symbol) in pairs.into_iter().chain(volatility) {
        // A rating may have been stopped by the limit to its change instead.
        if from != to && (to == range.least || to == range.most) {
            held.push(worked(letters, &[of(to, kind, &format!("held.{path}"), symbol)]));
        }
    }
    if !held.is_empty() {
        blocks.push(Block::Text(pieces(words.held_after)));
        blocks.extend(held);
    }
    if let (Some(weight), Some(game)) = (outcome.system.rules.weight, outcome.games.get(j))
        && update.after != update.held
    {
        blocks.extend(damped(view, update, j, weight(view.case, game)));
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
    let (before, held, after) = (update.before, update.held, update.after);
    let w = of(weight, Kind::Scaled, "weight", S::K);
    let rating = [
        w.clone(),
        of(before.rating, Kind::Rating, "before.rating", S::R),
        of(held.rating, Kind::Rating, "held.rating", S::RPrime),
        of(after.rating, Kind::Rating, "after.rating", S::RPrime),
    ];
    let deviation = [
        w,
        of(before.deviation, Kind::Rating, "before.deviation", S::Rd),
        of(held.deviation, Kind::Rating, "held.deviation", S::RdPrime),
        of(after.deviation, Kind::Rating, "after.deviation", S::RdPrime),
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
