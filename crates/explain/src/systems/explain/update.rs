//! Differences in the update itself, and changes of its result.

use super::waiting::in_periods;
use super::{Titled, View, constant, number, text, with_numbers};
use crate::numbers::Kind;
use crate::steps::step::{Block, Cell, TableId};
use crate::steps::{formula, table};
use crate::systems::option::DAYS;
use crate::systems::outcome::{Update, Work};
use crate::systems::rules::ChangedGame;
use crate::systems::system::{Growth, What};
use crate::words::pieces::pieces;
use glicko2_steps::{Symbol as S, scale};

/// Returns the step about the way in which a game enters the formulas.
pub(super) fn game(view: &View) -> Option<Titled> {
    let outcome = view.outcome;
    let rule = outcome.system.rules.game?;
    let given = outcome.rated_games().next()?;
    let used = *outcome.games.first()?;
    let player = outcome.updates.first()?.before;
    let clamped = outcome.system.bounds.clamp_opponent(given);
    let (title, mut blocks) = (rule.explain)(
        view,
        &ChangedGame {
            given,
            clamped,
            used,
            player,
        },
    )?;
    // A single game needs no table.
    if outcome.games.len() > 1 {
        blocks.push(games(view));
    }
    blocks.extend(view.source(What::Game));
    Some((title, blocks))
}

/// Returns the table of the games as they entered the formulas.
fn games(view: &View) -> Block {
    let words = view.language.systems();
    let rows = view
        .shown
        .clone()
        .filter_map(|j| Some((j, view.outcome.games.get(j)?)))
        .map(|(j, game)| {
            let of = |kind, path: &str, value, symbol| {
                Cell::Number(number(value, kind, &format!("games.{j}.{path}"), symbol))
            };
            vec![
                Cell::Head((j + 1).to_string()),
                of(Kind::Rating, "rating", game.rating, S::RJ),
                of(Kind::Given, "deviation", game.deviation, S::RdJ),
                of(Kind::Scaled, "score", game.score, S::S),
            ]
        })
        .collect();
    table(
        TableId::System,
        words.games_caption(),
        &["j", "{r_j}", "{rd_j}", "{s}"],
        rows,
    )
}

/// Returns whether the system replaces the paper's Step 6.
pub(super) fn leaves_step_6_out(view: &View) -> bool {
    let system = view.outcome.system;
    let is_different = system.step_6_periods != 1.0 || matches!(system.growth, Growth::InStep6(_));
    is_different && !view.outcome.updates.is_empty()
}

/// Returns the step that replaces Step 6.
pub(super) fn step_6(view: &View) -> Option<Titled> {
    let (words, outcome) = (view.language.systems(), view.outcome);
    let update = outcome
        .updates
        .first()
        .filter(|_| leaves_step_6_out(view))?;
    let Work::Glicko2 { trace, periods } = &update.work else {
        return None;
    };
    let of = |value, path: &str, symbol| {
        number(value, Kind::Scaled, &format!("updates.0.{path}"), symbol)
    };
    let phi = of(trace.phi, "phi", S::Phi);
    let phi_star = of(trace.phi_star, "phi_star", S::PhiStar);
    let mut blocks = match outcome.system.growth {
        Growth::InStep6(counted) => {
            let days = constant(outcome.case.options.number(&DAYS), "growth.days", S::T);
            let t = of(*periods, "step_6_periods", S::T);
            let sigma = trace.player.volatility;
            let sigma = number(
                sigma,
                Kind::Volatility,
                "updates.0.computed.volatility",
                S::SigmaPrime,
            );
            let most = of(
                scale::phi(outcome.system.bounds.deviation.most),
                "most_phi",
                S::PhiStar,
            );
            vec![
                text(words.step_six_since()),
                in_periods(view, counted, days, t.clone()),
                formula(r"\phi_star = \sqrt{\phi^2 + \t \sigma_prime^2}"),
                with_numbers(
                    r"\phi_star = \min(\sqrt{#0^2 + #1 × #2^2}, #3) = #4",
                    &[phi, t, sigma, most, phi_star],
                ),
            ]
        }
        _ => vec![
            text(words.step_six()),
            formula(r"\phi_star = \phi"),
            with_numbers(
                r"\phi_star = \sqrt{#0^2 + 0 × \sigma_prime^2} = #1",
                &[phi, phi_star],
            ),
        ],
    };
    blocks.extend(view.source(What::Update));
    Some((words.step_six_title().to_owned(), blocks))
}

/// Returns the step about the games that are not rated.
pub(super) fn selection(view: &View) -> Option<Titled> {
    let left_out = view.outcome.not_rated;
    let selection = view
        .outcome
        .system
        .rules
        .selection
        .filter(|_| left_out > 0)?;
    let (title, mut blocks) = (selection.explain)(view, left_out);
    blocks.extend(view.source(What::Update));
    Some((title, blocks))
}

/// Returns the step about changes of the computed result.
pub(super) fn result(view: &View) -> Option<Titled> {
    let (words, outcome) = (view.language.systems(), view.outcome);
    let update = outcome.updates.first()?;
    let mut blocks = Vec::new();
    if let Some(adjustment) = outcome
        .system
        .rules
        .adjustment
        .filter(|_| update.adjusted != update.computed)
    {
        blocks.extend((adjustment.explain)(view, update));
    }
    blocks.extend(limits(view, update));
    if let (Some(weight), Some(game)) = (outcome.system.rules.weight, outcome.games.first())
        && update.after != update.clamped
    {
        blocks.extend((weight.explain)(
            view,
            update,
            (weight.part)(&outcome.case, game),
        ));
    }
    if blocks.is_empty() {
        return None;
    }
    blocks.extend(view.source(What::Adjust));
    Some((words.adjust_title().to_owned(), blocks))
}

/// Returns the blocks about the limits of a change and of its result, if they were reached.
fn limits(view: &View, update: &Update) -> Vec<Block> {
    let (words, system) = (view.language.systems(), view.outcome.system);
    let of =
        |value, kind, path: &str, symbol| number(value, kind, &format!("updates.0.{path}"), symbol);
    let (adjusted, clamped) = (update.adjusted, update.clamped);
    let mut blocks = Vec::new();
    let change = adjusted.rating - update.before.rating;
    if let Some(most) = system.most_change.filter(|&most| change.abs() > most) {
        let change = of(change, Kind::Rating, "change", S::Change).signed();
        blocks.push(Block::Text(
            words.capped(change, constant(most, "most_change", S::Change)),
        ));
    }
    let bounds = system.bounds;
    let (rating, deviation) = (
        (adjusted.rating, clamped.rating),
        (adjusted.deviation, clamped.deviation),
    );
    let volatility = adjusted.volatility.zip(clamped.volatility).map(|moved| {
        (
            bounds.volatility,
            moved,
            "volatility",
            r"\sigma_prime = #0",
            Kind::Volatility,
            S::SigmaPrime,
        )
    });
    let values = [
        (
            bounds.rating,
            rating,
            "rating",
            r"\r_prime = #0",
            Kind::Rating,
            S::RPrime,
        ),
        (
            bounds.deviation,
            deviation,
            "deviation",
            r"\rd_prime = #0",
            Kind::Rating,
            S::RdPrime,
        ),
    ];
    let reached: Vec<Block> = values
        .into_iter()
        .chain(volatility)
        // The limit of its change may have stopped a rating instead.
        .filter(|(range, (from, to), ..)| from != to && (*to == range.least || *to == range.most))
        .map(|(_, (_, to), path, letters, kind, symbol)| {
            with_numbers(letters, &[of(to, kind, &format!("held.{path}"), symbol)])
        })
        .collect();
    if !reached.is_empty() {
        blocks.push(Block::Text(pieces(words.held_after())));
        blocks.extend(reached);
    }
    blocks
}
