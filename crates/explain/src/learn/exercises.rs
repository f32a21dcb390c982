//! Exercises as readers see them: symbols, questions, formulas, replies to answers, and the key.

use crate::numbers::{Digits, Kind, show};
use crate::steps::math::Math;
use crate::steps::step::{Block, Cell, Table, TableId};
use crate::steps::steps;
use crate::teach::exercises::mark::{Key, key};
use crate::teach::exercises::values::{decimals, id, spot};
use crate::teach::exercises::{
    Exercise, Level, Quantity, Quantity as Q, Score, Slip, Slip as S, Verdict,
};
use crate::words::Text;
use crate::words::messages::PractiseWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::{Game, Period, Player, Symbol, rate};

/// Returns the symbol of a line. The question whether the volatility rises has σ.
#[must_use]
pub fn letter(line: Quantity) -> Symbol {
    if line == Quantity::Direction {
        Symbol::Sigma
    } else {
        line.symbol()
    }
}

/// Returns the index of a line's symbol, which is the number of its game counted from 1. Returns `None` for a
/// line of the player.
#[must_use]
pub fn index(line: Quantity) -> Option<String> {
    line.game().map(|game| (game + 1).to_string())
}

/// Returns the symbol of a line for running text: `g₁`, `φ′`.
#[must_use]
pub fn name(line: Quantity) -> String {
    let below = |digit: char| {
        digit
            .to_digit(10)
            .and_then(|digit| char::from_u32('₀' as u32 + digit))
    };
    let index: String = index(line)
        .unwrap_or_default()
        .chars()
        .filter_map(below)
        .collect();
    bare(line) + &index
}

/// Returns the symbol of a line for running text, without index: `g`, `φ′`.
fn bare(line: Quantity) -> String {
    let of = letter(line).letter();
    [of.base, of.mark.unwrap_or_default()].concat()
}

/// Returns the name of a line's quantity with its symbol: `the weight g₁`.
#[must_use]
pub fn called(line: Quantity, words: PractiseWords) -> String {
    format!("{} {}", quantity(line, words), name(line))
}

/// Returns the name of a weak spot: `the weight g`.
#[must_use]
pub fn spot_called(spot: Quantity, words: PractiseWords) -> String {
    format!("{} {}", quantity(spot, words), bare(spot))
}

/// Returns the name of a quantity, without its symbol.
fn quantity(quantity: Quantity, words: PractiseWords) -> &'static str {
    match spot(quantity) {
        Q::Mu => words.quantity_mu(),
        Q::Phi => words.quantity_phi(),
        Q::G(_) => words.quantity_g(),
        Q::E(_) => words.quantity_e(),
        Q::V => words.quantity_v(),
        Q::Delta => words.quantity_delta(),
        Q::Direction => words.quantity_direction(),
        Q::B => words.quantity_b(),
        Q::Sigma => words.quantity_sigma(),
        Q::PhiStar => words.quantity_phi_star(),
        Q::PhiPrime => words.quantity_phi_prime(),
        Q::MuPrime => words.quantity_mu_prime(),
        Q::Rating => words.quantity_rating(),
        Q::Deviation => words.quantity_deviation(),
        _ => "",
    }
}

/// Describes a slip, to follow "you get that": with 10 in place of e.
#[must_use]
pub fn slip(quantity: Quantity, slip: Slip, words: PractiseWords) -> &'static str {
    match (quantity, slip) {
        (Q::Mu, S::OriginLeftOut) => words.slip_origin_left_out_mu(),
        (_, S::OriginLeftOut) => words.slip_origin_left_out(),
        (_, S::Reversed) => words.slip_reversed(),
        (Q::Mu | Q::Phi, S::Scale400) => words.slip_scale_elo_in(),
        (_, S::Scale400) => words.slip_scale_elo(),
        (_, S::Scale172) => words.slip_scale_mistyped(),
        (_, S::OriginTaken) => words.slip_origin_taken(),
        (_, S::TurnedOver) => words.slip_turned_over(),
        (_, S::OwnPhi) => words.slip_own_phi(),
        (Q::G(_), S::NotSquared) => words.slip_not_squared_g(),
        (Q::V, S::NotSquared) => words.slip_not_squared_v(),
        (Q::PhiStar, S::NotSquared) => words.slip_not_squared_phi_star(),
        (Q::PhiPrime, S::NotSquared) => words.slip_not_squared_phi_prime(),
        (_, S::NotSquared) => words.slip_not_squared(),
        (_, S::NoRoot) => words.slip_no_root(),
        (_, S::Pi) => words.slip_pi(),
        (_, S::ThreeLeftOut) => words.slip_three_left_out(),
        (_, S::RdForPhi) => words.slip_rd_for_phi(),
        (Q::G(_), S::NotTurnedOver) => words.slip_not_turned_over_g(),
        (Q::E(_), S::NotTurnedOver) => words.slip_not_turned_over_e(),
        (Q::V, S::NotTurnedOver) => words.slip_not_turned_over_v(),
        (_, S::NotTurnedOver) => words.slip_not_turned_over(),
        (_, S::Sign) => words.slip_sign(),
        (_, S::GLeftOut) => words.slip_g_left_out(),
        (_, S::TenForE) => words.slip_ten_for_e(),
        (_, S::GSquared) => words.slip_g_squared(),
        (_, S::OtherSide) => words.slip_other_side(),
        (_, S::ESquared) => words.slip_e_squared(),
        (_, S::Average) => words.slip_average(),
        (_, S::VLeftOut) => words.slip_v_left_out(),
        (_, S::ExpectedLessScore) => words.slip_expected_less_score(),
        (_, S::OtherScore) => words.slip_other_score(),
        (_, S::WidthsAdded) => words.slip_widths_added(),
        (_, S::SigmaBefore) => words.slip_sigma_before(),
        (_, S::Unchanged) => words.slip_unchanged(),
        (_, S::VNotTurnedOver) => words.slip_v_not_turned_over(),
        (_, S::PhiForPhiStar) => words.slip_phi_for_phi_star(),
        (_, S::DeltaForSum) => words.slip_delta_for_sum(),
        (_, S::PhiStarForPhiPrime) => words.slip_phi_star_for_phi_prime(),
        (_, S::MuLeftOut) => words.slip_mu_left_out(),
        (_, S::Minus) => words.slip_minus(),
        (_, S::ScaleLeftOut) => words.slip_scale_left_out(),
        (_, S::OriginAdded) => words.slip_origin_added(),
        (_, S::Itself) => words.slip_itself(),
    }
}

/// Returns the short name of a level, and a sentence about it.
#[must_use]
pub fn level(level: Level, words: PractiseWords) -> [&'static str; 2] {
    match level {
        Level::Formula => words.level_formula(),
        Level::Step => words.level_step(),
        Level::Period => words.level_period(),
    }
}

/// Describes the state of a sheet.
#[must_use]
pub fn score(score: Score, words: PractiseWords) -> String {
    let Score {
        first,
        later,
        shown,
        open,
    } = score;
    let all = score.all();
    if open == all {
        return words.score_none(all);
    }
    let parts = [
        Some(words.score_first(first, all)),
        (later > 0).then(|| words.score_later(later)),
        (shown > 0).then(|| words.score_shown(shown)),
        (open > 0).then(|| words.score_open(open)),
    ];
    words.score(&joined(parts, words))
}

/// Describes the result of checking: the numbers of right, wrong, and missing or incomplete answers.
#[must_use]
pub fn marked([right, wrong, open]: [usize; 3], words: PractiseWords) -> String {
    let parts = [
        (right > 0).then(|| words.marked_right(right)),
        (wrong > 0).then(|| words.marked_wrong(wrong)),
        (open > 0).then(|| words.marked_open(open)),
    ];
    words.marked(&joined(parts, words))
}

fn joined<const N: usize>(parts: [Option<String>; N], words: PractiseWords) -> String {
    parts
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(words.and_next())
}

/// Joins names to a list: `a, b and c`.
#[must_use]
pub fn listed(names: &[String], words: PractiseWords) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => words.and_last(&first.join(words.and_next()), last),
    }
}

/// Returns the values that an exercise gives in addition to its case. The direction of σ is left out because
/// σ′ shows it.
pub fn given_quantities(exercise: &Exercise) -> impl Iterator<Item = Quantity> + '_ {
    exercise
        .given
        .iter()
        .copied()
        .filter(|&line| line != Quantity::Direction)
}

/// Returns a value of an exercise, and the number of decimals to show.
#[must_use]
pub fn value(line: Quantity, value: f64) -> (Number, Digits) {
    let game = line.game().map_or(String::new(), |game| format!(".{game}"));
    let path = format!("exercise.{}{game}", id(line));
    (
        Number::new(value, Kind::Scaled, path, letter(line)),
        Digits::Decimals(decimals(line)),
    )
}

/// Returns a value of an exercise as text.
#[must_use]
pub fn value_text(line: Quantity, of: f64, words: PractiseWords) -> String {
    if line == Quantity::Direction {
        return words.directions()[usize::from(of < 0.0)].to_owned();
    }
    show(of, Kind::Scaled, Digits::Decimals(decimals(line)))
}

/// Returns the question of an exercise.
#[must_use]
pub fn question(exercise: &Exercise, words: PractiseWords) -> String {
    match (exercise.level, exercise.asked.first()) {
        (Level::Formula, Some(&line)) => words.ask_formula(&called(line, words)),
        (Level::Step, Some(line)) => words.ask_step(line.step().into()),
        _ => words.ask_period().to_owned(),
    }
}

/// Returns the numbers of an exercise's player, and τ: `r 1550`.
#[must_use]
pub fn player(period: &Period) -> Vec<Number> {
    let of = |value, path, symbol| Number::new(value, Kind::Given, path, symbol);
    let player = period.player;
    vec![
        of(player.rating, "exercise.player.rating", Symbol::R),
        of(player.deviation, "exercise.player.deviation", Symbol::Rd),
        of(
            player.volatility,
            "exercise.player.volatility",
            Symbol::Sigma,
        ),
        of(period.tau, "exercise.tau", Symbol::Tau),
    ]
}

/// Returns the games of an exercise as a table, one game per row.
#[must_use]
pub fn games(period: &Period, text: Text) -> Table {
    let given = |j: usize, field: &str, value, symbol| {
        Cell::Number(Number::new(
            value,
            Kind::Given,
            format!("exercise.games.{j}.{field}"),
            symbol,
        ))
    };
    let row = |(j, game): (usize, &Game)| {
        vec![
            Cell::Head((j + 1).to_string()),
            given(j, "rating", game.rating, Symbol::RJ),
            given(j, "deviation", game.deviation, Symbol::RdJ),
            given(j, "score", game.score, Symbol::S),
        ]
    };
    Table {
        id: TableId::Games,
        caption: text.input.games(),
        heads: ["j", "{r_j}", "{rd_j}", "{s}"]
            .into_iter()
            .map(pieces)
            .collect(),
        rows: period.games.iter().enumerate().map(row).collect(),
    }
}

/// Returns the formulas that exercises need, by step. Each is taken from the steps' explanation and listed
/// once.
#[must_use]
pub fn formulas(text: Text) -> Vec<(u8, Vec<Math>)> {
    // Step 5 has two ways to start, so a period of each kind is needed for all formulas.
    let upset = Game::new(2500.0, 30.0, 1.0);
    let player = Player::new(1500.0, 50.0, 0.06);
    let periods = [
        Period::new(player, 0.5, vec![upset]),
        Period::papers_example(),
    ];
    let mut formulas: Vec<(u8, Vec<Math>)> = Vec::new();
    for period in &periods {
        let Ok(trace) = rate(period) else { continue };
        for step in steps(period, &trace, 0..trace.games.len(), text) {
            for block in step.blocks {
                let Block::Formula(math) = block else {
                    continue;
                };
                add_formula(&mut formulas, step.number, math);
            }
        }
    }
    formulas
}

/// Adds a formula to those of its step, unless it is already there or no exercise asks for it.
fn add_formula(formulas: &mut Vec<(u8, Vec<Math>)>, step: u8, math: Math) {
    let begins =
        |symbol| matches!(&math, Math::Row(row) if row.first() == Some(&Math::Symbol(symbol)));
    // Exercises do not ask for the iterations.
    if begins(Symbol::BigC) || begins(Symbol::SigmaPrime) {
        return;
    }
    match formulas.iter_mut().find(|(number, _)| *number == step) {
        Some((_, of_step)) if of_step.contains(&math) => {}
        Some((_, of_step)) => of_step.push(math),
        None => formulas.push((step, vec![math])),
    }
}

/// Returns the reply to an answer, or `None` if no answer was given.
#[must_use]
pub fn reply(
    exercise: &Exercise,
    line: Quantity,
    verdict: &Verdict,
    words: PractiseWords,
) -> Option<String> {
    let right = || value_text(line, exercise.values.entry(line).value, words);
    Some(match verdict {
        Verdict::Empty => return None,
        Verdict::NotANumber => words.not_a_number().to_owned(),
        Verdict::Right => words.right().to_owned(),
        Verdict::Cut => words.cut(&right()),
        Verdict::Short(more) => words.short(usize::from(*more)),
        Verdict::Follows(after) => {
            let names: Vec<String> = after
                .iter()
                .filter_map(|&i| exercise.asked.get(i))
                .map(|&line| name(line))
                .collect();
            words.follows(names.len(), &listed(&names, words))
        }
        Verdict::Wrong(_) if line == Quantity::Direction => words.wrong_direction().to_owned(),
        Verdict::Wrong(slips) if slips.is_empty() => words.wrong_unknown().to_owned(),
        Verdict::Wrong(slips) => {
            let slips: Vec<&str> = slips
                .iter()
                .map(|&of| slip(spot(line), of, words))
                .collect();
            words.wrong(&slips.join(words.wrong_or()))
        }
    })
}

/// Returns the key to an exercise: a row per blank with its value, the range of accepted answers, and the
/// result of the usual slip.
#[must_use]
pub fn key_rows(exercise: &Exercise, words: PractiseWords) -> Vec<Vec<Cell>> {
    key(exercise)
        .iter()
        .map(|key| key_row(key, words))
        .collect()
}

fn key_row(key: &Key, words: PractiseWords) -> Vec<Cell> {
    let line = key.line;
    let is_word = line == Quantity::Direction;
    let words_of = |text: String| Cell::Pieces(vec![Piece::Text(text)]);
    let [least, most] = key.answers().map(|answer| value_text(line, answer, words));
    let slip = key.slip.map(|(of, value)| {
        words.usual_slip(&value_text(line, value, words), slip(spot(line), of, words))
    });
    vec![
        Cell::Head(name(line)),
        words_of(value_text(line, key.value, words)),
        if is_word || least == most {
            Cell::Empty
        } else {
            words_of(words.range(&least, &most))
        },
        slip.map_or(Cell::Empty, words_of),
    ]
}

/// Returns the hint that explains which of its two formulas B has.
#[must_use]
pub fn which_b(words: PractiseWords) -> Vec<Piece> {
    pieces(words.which_b())
}
