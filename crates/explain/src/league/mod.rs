//! The room League as data: how scores and opponents are computed, both sides of a result, tables, problems.

pub mod over_time;
mod performance;
mod surprise;

pub use performance::performances;
pub use surprise::{Heat, Pair, heat, level, most_surprising, pair};

use crate::case::league::{Field, Kind as LeagueKind, LeaguePeriod, Mode, Problem};
use crate::case::{Case, Part};
use crate::numbers::{Digits, Kind, Typed, show, typed};
use crate::steps::formulas;
use crate::steps::key_values::{self, in_path};
use crate::steps::step::{Block, Cell};
use crate::words::Language;
use crate::words::messages::LeagueWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::groups::league::RatedRound;
use glicko2_steps::groups::standings::{Standing, Total};
use glicko2_steps::groups::teams::{Average, Compared, Method};
use glicko2_steps::groups::{self, ProblemKind, Rated, Sheet, Side, wvw};
use glicko2_steps::{
    Field as EngineField, Period, Player, ProblemKind as ValueProblem, Symbol as S,
};
use std::ops::Range;

/// The heads and rows of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// The heads of the columns, with symbols as in [`pieces`].
    pub heads: Vec<&'static str>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

/// The numbers of a player after the period, and the change.
#[derive(Clone, Debug, PartialEq)]
pub struct After {
    /// r.
    pub before: Number,
    /// r′.
    pub rating: Number,
    /// r′ − r.
    pub change: Number,
    /// RD′.
    pub deviation: Number,
    /// σ′.
    pub volatility: Number,
    /// The number of games.
    pub games: usize,
    /// The sum of the scores, Σ s.
    pub scored: Number,
}

/// Returns the standings after a period, in the order of the players.
#[must_use]
pub fn standings(round: &RatedRound) -> Vec<Standing> {
    let ratings = |players: &[Player]| {
        players
            .iter()
            .map(|player| player.rating)
            .collect::<Vec<f64>>()
    };
    groups::standings::standings(&ratings(&round.before), &ratings(&round.after()))
}

/// Returns the result of a player. `path` is the path of the sheet, such as `players.2`.
#[must_use]
pub fn after(sheet: &Sheet, path: &str) -> After {
    let player = sheet.trace.player;
    let before = sheet.period.player.rating;
    let number = |value, kind, name: &str, symbol| {
        Number::new(value, kind, format!("{path}.{name}"), symbol)
    };
    After {
        before: Number::from_input(
            before,
            Kind::Rating,
            format!("{path}.in.player.rating"),
            S::R,
        ),
        rating: number(player.rating, Kind::Rating, "player.rating", S::RPrime),
        change: number(sheet.change(), Kind::Rating, "rating_change", S::Change)
            .sum_of(player.rating.abs() + before.abs())
            .signed(),
        deviation: number(
            player.deviation,
            Kind::Rating,
            "player.deviation",
            S::RdPrime,
        ),
        volatility: number(
            player.volatility,
            Kind::Volatility,
            "player.volatility",
            S::SigmaPrime,
        ),
        games: sheet.trace.games.len(),
        scored: scored(sheet, format!("{path}.scored")),
    }
}

/// Creates the number for the sum of a player's scores.
fn scored(sheet: &Sheet, path: String) -> Number {
    let scored = sheet.scored();
    Number::new(scored, of_score(scored), path, S::S)
}

/// Returns the games and the score of a player over several periods.
#[must_use]
pub fn total(total: Total, player: usize) -> (usize, Number) {
    (
        total.games,
        Number::new(
            total.scored,
            of_score(total.scored),
            format!("players.{player}.all.scored"),
            S::S,
        ),
    )
}

/// Returns r, RD and σ of a player before a period that follows another one.
#[must_use]
pub fn before(round: &RatedRound, i: usize) -> Option<[Number; 3]> {
    let player = round.before.get(i)?;
    let number = |value, kind, name: &str, symbol| {
        Number::from_input(value, kind, format!("before.{i}.{name}"), symbol)
    };
    Some([
        number(player.rating, Kind::Rating, "rating", S::R),
        number(player.deviation, Kind::Rating, "deviation", S::Rd),
        number(player.volatility, Kind::Volatility, "volatility", S::Sigma),
    ])
}

/// Returns the kind of number of a score. Wins and draws are shown in full; a computed score would have
/// sixteen digits.
fn of_score(score: f64) -> Kind {
    if (2.0 * score).fract() == 0.0 {
        Kind::Given
    } else {
        Kind::Scaled
    }
}

/// Returns a sentence with the sum of all changes, Σ (r′ − r).
#[must_use]
pub fn sum(rated: &Rated, words: LeagueWords) -> Vec<Piece> {
    let size = rated
        .sheets()
        .iter()
        .map(|sheet| sheet.trace.player.rating.abs() + sheet.period.player.rating.abs())
        .sum();
    let sum = Number::new(
        rated.sum_of_changes(),
        Kind::Rounded(2),
        "sum_of_changes",
        S::Change,
    )
    .sum_of(size)
    .signed();
    words.after_sum(sum)
}

/// Returns both sides of some results, with the factors of each change. Each result has two rows.
#[must_use]
pub fn sides(
    rated_period: &LeaguePeriod,
    rated: &Rated,
    meetings: impl Iterator<Item = usize>,
    words: LeagueWords,
) -> Columns {
    let mut rows = Vec::new();
    for meeting in meetings {
        let Some(sides) = rated.sides(meeting) else {
            continue;
        };
        for (side, letter) in sides.iter().zip(["a", "b"]) {
            rows.push(side_row(
                rated_period,
                meeting,
                *side,
                sides[usize::from(letter == "a")].player,
                letter,
                words,
            ));
        }
    }
    let heads = vec![
        words.after_result(),
        "{phi_prime}",
        "{g}",
        "{s}",
        "{e}",
        "{s} − {e}",
        "{change}",
    ];
    Columns { heads, rows }
}

fn side_row(
    rated_period: &LeaguePeriod,
    meeting: usize,
    side: Side,
    other: usize,
    letter: &str,
    words: LeagueWords,
) -> Vec<Cell> {
    let number = |value, kind, name: &str, symbol| {
        Cell::Number(Number::new(
            value,
            kind,
            format!("meetings.{meeting}.{letter}.{name}"),
            symbol,
        ))
    };
    let surprise = Number::new(
        side.surprise(),
        Kind::Scaled,
        format!("meetings.{meeting}.{letter}.surprise"),
        S::S,
    )
    .sum_of(side.traced.score + side.traced.e);
    let change = Number::new(
        side.traced.rating_change,
        Kind::Rating,
        format!("meetings.{meeting}.{letter}.rating_change"),
        S::Change,
    );
    vec![
        Cell::Head(words.after_side(
            meeting + 1,
            &rated_period.name(side.player),
            &rated_period.name(other),
        )),
        number(side.phi_prime, Kind::Scaled, "phi_prime", S::PhiPrime),
        number(side.traced.g, Kind::Scaled, "g", S::G),
        number(
            side.traced.score,
            of_score(side.traced.score),
            "score",
            S::S,
        ),
        number(side.traced.e, Kind::Scaled, "e", S::E),
        Cell::Number(surprise.signed()),
        Cell::Number(change.signed()),
    ]
}

/// Returns the opponents of some games of a derivation: the game's number in the steps, the opponent before
/// the period, score and change.
#[must_use]
pub fn games(
    sheet: &Sheet,
    shown: Range<usize>,
    opponents: &[String],
    words: LeagueWords,
) -> Columns {
    let row = |j: usize| {
        let (game, traced) = (sheet.period.games.get(j)?, sheet.trace.games.get(j)?);
        let number = |value, kind, name: &str, symbol| {
            Cell::Number(Number::from_input(value, kind, in_path(j, name), symbol))
        };
        Some(vec![
            Cell::Head(numbered(j, opponents)),
            number(game.rating, Kind::Rating, "rating", S::RJ),
            number(game.deviation, Kind::Rating, "deviation", S::RdJ),
            number(game.score, of_score(game.score), "score", S::S),
            Cell::Number(key_values::rating_change(j, traced.rating_change)),
        ])
    };
    let heads = vec![words.after_opponent(), "{r_j}", "{rd_j}", "{s}", "{change}"];
    Columns {
        heads,
        rows: shown.filter_map(row).collect(),
    }
}

/// Returns the opponent of a game, with the game's number in the steps.
fn numbered(j: usize, opponents: &[String]) -> String {
    let name = opponents.get(j).map_or("", String::as_str);
    format!("{} · {name}", j + 1)
}

/// Replaces the opponents' ratings in a sentence by their names. A rating stays if it stands for several
/// opponents.
#[must_use]
pub fn by_name(sentence: Vec<Piece>, period: &Period, names: &[String]) -> Vec<Piece> {
    let name = |quantity: &str| -> Option<String> {
        let j = quantity
            .strip_prefix("in.games.")?
            .strip_suffix(".rating")?
            .parse::<usize>()
            .ok()?;
        let (game, name) = (period.games.get(j)?, names.get(j)?);
        let mut alike = period
            .games
            .iter()
            .zip(names)
            .filter(|(other, _)| *other == game);
        alike.all(|(_, other)| other == name).then(|| name.clone())
    };
    let named = |piece| match &piece {
        Piece::Number(number) => name(&number.quantity).map_or(piece, Piece::Text),
        _ => piece,
    };
    sentence.into_iter().map(named).collect()
}

/// Returns the six one-way results of a match between worlds.
#[must_use]
pub fn one_way(points: [f64; 3], name: impl Fn(usize) -> String, words: LeagueWords) -> Columns {
    let rows = wvw::one_way(points)
        .into_iter()
        .map(|(world, against, score)| {
            let share = wvw::share(points[world], points[against]);
            vec![
                Cell::Head(name(world)),
                Cell::Pieces(vec![Piece::Text(name(against))]),
                Cell::Number(of_war(share, world, against, "share")),
                Cell::Number(of_war(score, world, against, "score")),
            ]
        })
        .collect();
    Columns {
        heads: vec![
            words.worlds_world(),
            words.after_opponent(),
            words.worlds_share(),
            words.worlds_score(),
        ],
        rows,
    }
}

/// Creates the number for p or s of one world against another.
fn of_war(value: f64, world: usize, against: usize, name: &str) -> Number {
    Number::new(
        value,
        Kind::Scaled,
        format!("war.{world}.{against}.{name}"),
        S::S,
    )
}

/// Explains how the points of two worlds make a score: the share and the curve, worked with these numbers.
#[must_use]
pub fn war_score(points: [f64; 3], a: usize, b: usize, words: LeagueWords) -> Vec<Block> {
    let (Some(&of_a), Some(&of_b)) = (points.get(a), points.get(b)) else {
        return Vec::new();
    };
    let given = |i: usize, value| Number::new(value, Kind::Given, format!("in.points.{i}"), S::S);
    let share = wvw::share(of_a, of_b);
    let score = wvw::score(share);
    let (p, s) = (of_war(share, a, b, "share"), of_war(score, a, b, "score"));
    let rest = of_war(groups::other_score(score), b, a, "score");
    vec![
        Block::Text(pieces(words.worlds_share_explained())),
        Block::Formula(formulas::letters(r"\p = \frac{\A}{\A + \B}")),
        Block::Worked(formulas::with_numbers(
            r"\p = \frac{#0}{#0 + #1} = #2",
            &[given(a, of_a), given(b, of_b), p.clone()],
        )),
        Block::Text(pieces(words.worlds_score_explained())),
        Block::Formula(formulas::letters(
            r"\s = \frac{\sin((\p − \frac{1}{2}) \pi) + 1}{2}",
        )),
        Block::Worked(formulas::with_numbers(
            r"\s = \frac{\sin((#0 − \frac{1}{2}) \pi) + 1}{2} = #1",
            &[p, s],
        )),
        Block::Note(words.worlds_other_side(rest)),
    ]
}

/// Returns the averages of both teams.
#[must_use]
pub fn averages(compared: &Compared, words: LeagueWords) -> Columns {
    let rows = (compared.averages.iter().zip(&compared.members).enumerate())
        .map(|(team, (average, members))| {
            let mean = |value, name: &str, symbol| Cell::Number(of_team(team, value, name, symbol));
            vec![
                Cell::Head(words.teams_team(team + 1)),
                Cell::Pieces(vec![Piece::Text(members.len().to_string())]),
                mean(average.rating, "rating", S::R),
                mean(average.deviation, "deviation", S::Rd),
            ]
        })
        .collect();
    Columns {
        heads: vec![
            "",
            words.teams_members(),
            words.teams_mean_rating(),
            words.teams_mean_deviation(),
        ],
        rows,
    }
}

/// Creates the number for an average of a team.
fn of_team(team: usize, value: f64, name: &str, symbol: S) -> Number {
    Number::new(
        value,
        Kind::Rating,
        format!("teams.{team}.mean_{name}"),
        symbol,
    )
}

/// Explains the opponent that a team member meets by one of the methods, worked with these numbers.
#[must_use]
pub fn team_opponent(
    me: Player,
    team: usize,
    averages: &[Average; 2],
    method: Method,
    words: LeagueWords,
) -> Vec<Block> {
    let Some((own, other)) = averages
        .get(team)
        .zip(averages.get(1usize.wrapping_sub(team)))
    else {
        return Vec::new();
    };
    let theirs = of_team(1 - team, other.rating, "rating", S::RJ);
    let ours = of_team(team, own.rating, "rating", S::R);
    let deviation = of_team(1 - team, other.deviation, "deviation", S::RdJ);
    let deviation = Block::Worked(formulas::with_numbers(r"\rd_j = #0", &[deviation]));
    match method {
        Method::IndividualPairs => vec![Block::Text(pieces(words.teams_pairs_meet()))],
        Method::CompositeOpponent => vec![
            Block::Text(pieces(words.teams_opponent_meets())),
            Block::Worked(formulas::with_numbers(r"\r_j = #0", &[theirs])),
            deviation,
        ],
        Method::CompositeTeam => {
            let mine = key_values::r(me);
            let made = method.opponent(me, *own, *other).rating;
            let made = Number::new(made, Kind::Rating, "in.games.0.rating", S::RJ);
            vec![
                Block::Text(pieces(words.teams_team_meets())),
                Block::Worked(formulas::with_numbers(
                    r"\r_j = #0 + (@1 − @2) = #3",
                    &[mine, theirs, ours, made],
                )),
                deviation,
            ]
        }
    }
}

/// Describes the results on the curve in words, for screen readers.
#[must_use]
pub fn war_in_words(
    points: [f64; 3],
    name: impl Fn(usize) -> String,
    words: LeagueWords,
) -> String {
    let shown = |value| show(value, Kind::Rating, Digits::Auto);
    let result = |(a, b): (usize, usize)| {
        let share = wvw::share(points[a], points[b]);
        words.worlds_curve_result(&name(a), &name(b), &shown(share), &shown(wvw::score(share)))
    };
    words.worlds_curve_alt(&wvw::PAIRS.map(result).join("; "))
}

/// Describes a problem of a field in words.
#[must_use]
pub fn problem(problem: Problem, case: &Case, language: Language) -> String {
    let (text, league) = (language.text(), language.league());
    let Problem {
        period,
        kind,
        field,
    } = problem;
    let ProblemKind::Value(value) = kind else {
        return only_here(kind, field, league).to_owned();
    };
    let is_empty = typed(&case.typed(period, field)) == Typed::Empty;
    let engine = match field {
        Field::Tau => EngineField::Tau,
        Field::Idle => EngineField::IdlePeriods,
        Field::Score(_) | Field::TeamScore => EngineField::GameScore(0),
        Field::Player(_, Part::Name | Part::Rating) => EngineField::PlayerRating,
        Field::Player(_, Part::Deviation) => EngineField::PlayerDeviation,
        Field::Player(_, Part::Volatility) => EngineField::PlayerVolatility,
        Field::Points(_) | Field::Place(_) => {
            return number(value, field, is_empty, league).to_owned();
        }
        Field::Side(..)
        | Field::Cell(..)
        | Field::Team(_)
        | Field::Composite(_)
        | Field::Players => {
            return only_here(kind, field, league).to_owned();
        }
    };
    let problem = glicko2_steps::Problem {
        kind: value,
        field: engine,
    };
    match field {
        // From the second period on, a player's numbers are not typed but carried over.
        Field::Player(..) if period > 0 => {
            crate::periods::carried(engine, language.periods()).to_owned()
        }
        _ => text.problem(problem, is_empty),
    }
}

/// Describes a problem that only this room has: with sides, points, places, teams.
fn only_here(kind: ProblemKind, field: Field, words: LeagueWords) -> &'static str {
    match (kind, field) {
        (ProblemKind::NoSuchPlayer, Field::Team(_)) => words.problem_no_member(),
        (ProblemKind::NoSuchPlayer, Field::Players) => words.problem_three_worlds(),
        (ProblemKind::NoSuchPlayer, _) => words.problem_no_such_player(),
        (ProblemKind::OneSelf, _) => words.problem_one_self(),
        (ProblemKind::NoPoints, _) => words.problem_no_points(),
        (ProblemKind::TooMany, Field::Team(_)) => words.problem_team_too_large(),
        (ProblemKind::TooMany, _) => words.problem_race_too_large(),
        (ProblemKind::Value(_), _) => words.problem_beyond(),
    }
}

/// Describes a problem with points or a place.
fn number(kind: ValueProblem, field: Field, is_empty: bool, words: LeagueWords) -> &'static str {
    match (field, kind) {
        (Field::Place(_), _) => words.number_place(),
        (_, ValueProblem::NotANumber) if is_empty => words.number_missing(),
        (_, ValueProblem::Negative) => words.number_negative(),
        (_, ValueProblem::TooLarge) => words.number_too_large(),
        _ => words.number_unreadable(),
    }
}

/// Returns the name of the way in which games arise.
#[must_use]
pub fn kind(kind: LeagueKind, words: LeagueWords) -> &'static str {
    match kind {
        LeagueKind::Results => words.kind_results(),
        LeagueKind::Teams => words.kind_teams(),
        LeagueKind::Worlds => words.kind_worlds(),
        LeagueKind::Race => words.kind_race(),
    }
}

/// Returns the name of a view.
#[must_use]
pub fn mode(mode: Mode, words: LeagueWords) -> &'static str {
    match mode {
        Mode::List => words.mode_list(),
        Mode::Table => words.mode_table(),
        Mode::Teams | Mode::Worlds | Mode::Race => kind(mode.kind(), words),
    }
}

/// Returns the introduction to a view.
#[must_use]
pub fn lead(mode: Mode, words: LeagueWords) -> &'static str {
    match mode {
        Mode::List => words.lead_list(),
        Mode::Table => words.lead_table(),
        Mode::Teams => words.lead_teams(),
        Mode::Worlds => words.lead_worlds(),
        Mode::Race => words.lead_race(),
    }
}

/// Returns the name of a method, and its explanation.
#[must_use]
pub fn method(method: Method, words: LeagueWords) -> [&'static str; 2] {
    match method {
        Method::IndividualPairs => words.teams_individual_pairs(),
        Method::CompositeOpponent => words.teams_composite_opponent(),
        Method::CompositeTeam => words.teams_composite_team(),
    }
}

/// Describes by how many places a participant rose or fell.
#[must_use]
pub fn risen(places: isize, words: LeagueWords) -> String {
    match places {
        0 => words.after_same().to_owned(),
        1.. => words.after_up(places.unsigned_abs()),
        _ => words.after_down(places.unsigned_abs()),
    }
}

/// Tells how many participants were rated from how many results.
#[must_use]
pub fn summary(kind: LeagueKind, rated: usize, results: usize, words: LeagueWords) -> String {
    match kind {
        LeagueKind::Worlds => words.after_summary_worlds(rated, results),
        _ => words.after_summary(rated, results),
    }
}

/// Names the source of the scores of worlds.
#[must_use]
pub fn source_of_worlds(words: LeagueWords) -> String {
    let [tau, tick] = [wvw::TAU, wvw::TICK].map(|value| show(value, Kind::Given, Digits::Auto));
    words.worlds_source(&tau, &tick)
}
