//! The Rank Points of INVERSUS, rule by rule.

use super::{View, constant, number};
use crate::glicko2::scale;
use crate::present::formula::worked as lettered;
use crate::present::math::Number;
use crate::present::number::Kind;
use crate::present::step::{Block, Cell, TableId, fill, pieces};
use crate::present::steps::{table, text, worked};
use crate::present::symbol::Symbol as S;
use crate::systems::inversus::{self, RankPoints};

/// The rules worked for the last match, and all matches in a table.
pub(super) fn blocks(view: &View, before: f64, games: &[RankPoints]) -> Vec<Block> {
    let words = view.words;
    let last = games.len().wrapping_sub(1);
    let (Some(points), Some(update), Some(game)) =
        (games.last(), view.outcome.updates.last(), view.outcome.games.last())
    else {
        let points = number(before, Kind::Rating, "rank_points", S::Shown);
        return vec![Block::Text(fill(words.points_none, &[points]))];
    };
    let of = |value, path: &str| of_match(last, value, path);
    let mu = number(scale::mu(update.after.rating), Kind::Scaled, "after.mu", S::MuPrime);
    let phi = number(scale::phi(update.after.deviation), Kind::Scaled, "after.phi", S::PhiPrime);
    let desired = of(points.desired, "desired");
    let step = of(points.step, "step").signed();

    let mut blocks = Vec::new();
    if games.len() > 1 {
        blocks.push(rows(view, games));
        blocks.push(Block::Text(pieces(&(words.in_game)(last + 1))));
    }
    let all = constant(inversus::MOST_POINTS, "rank_points.most", S::Shown);
    let deviations = constant(inversus::INTERVAL, "rank_points.interval", S::Phi);
    let most_mu = constant(inversus::MOST_MU, "rank_points.most_mu", S::Mu);
    let width = constant(2.0 * inversus::MOST_MU, "rank_points.width", S::Mu);
    let half = constant(inversus::PART, "rank_points.part", S::Shown);
    let range = [all, deviations, most_mu, width.clone()];
    let with_range = |numbers: &[Number]| [&range, numbers].concat();
    blocks.extend([
        Block::Text(fill(words.points_head_for, &range)),
        Block::Formula(lettered(r"#0 \frac{\mu_prime − #1 \phi_prime + #2}{#3}", &range)),
        worked(r"\min(\max(#0 × \frac{#4 − #1 × #5 + #2}{#3}, 0), #0) = #6", &with_range(&[mu, phi, desired.clone()])),
        text(words.points_half),
        worked(r"#3 × (#0 − #1) = #2", &[desired, of(points.before, "before"), of(points.half, "half"), half]),
        text(&(words.points_rule)(points.rule)),
    ]);
    if points.bonus > 0.0 {
        let mu = number(scale::mu(update.before.rating), Kind::Scaled, "before.mu", S::Mu);
        let opponent = number(scale::mu(game.rating), Kind::Scaled, "opponent.mu", S::MuJ);
        let most = constant(inversus::MOST_BONUS, "rank_points.most_bonus", S::Shown);
        blocks.extend([
            Block::Text(fill(words.points_bonus, std::slice::from_ref(&most))),
            worked(r"#3 × \frac{@0 − @1}{#4} = #2", &[opponent, mu, of(points.bonus, "bonus"), most, width]),
        ]);
    }
    let after = of(points.after, "after");
    let before = of(points.before, "before");
    blocks.push(if points.bonus > 0.0 {
        worked(r"\min(#0 + @1 + #2, #4) = #3", &[before, step, of(points.bonus, "bonus"), after, range[0].clone()])
    } else {
        worked(r"#0 + @1 = #2", &[before, step, after])
    });
    blocks
}

fn of_match(j: usize, value: f64, path: &str) -> Number {
    number(value, Kind::Rating, &format!("rank_points.{j}.{path}"), S::Shown)
}

/// All matches.
fn rows(view: &View, games: &[RankPoints]) -> Block {
    let words = view.words;
    let rows = view
        .shown
        .clone()
        .filter_map(|j| Some((j, games.get(j)?)))
        .map(|(j, points)| {
            let change = of_match(j, points.after - points.before, "change").signed();
            vec![
                Cell::Head((words.game)(j + 1)),
                Cell::Number(of_match(j, points.before, "before")),
                Cell::Number(of_match(j, points.desired, "desired")),
                Cell::Number(of_match(j, points.half, "half").signed()),
                Cell::Number(change),
                Cell::Number(of_match(j, points.after, "after")),
            ]
        })
        .collect();
    table(TableId::System, words.points_caption, &words.points_heads, rows)
}
