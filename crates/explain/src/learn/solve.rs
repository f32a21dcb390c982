//! Ways to reach a wanted rating or [`deviation`], as sentences, each with the case that reaches it.

pub mod deviation;

use crate::case::{Case, GameForm, PeriodForm, Score};
use crate::numbers::{Digits, Kind, full, show};
use crate::teach::solve::{self, NoAnswer, OPPONENTS, Rate, When, rated};
use crate::words::Text;
use crate::words::messages::SolveWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::seasons::FieldPath;
use glicko2_steps::{Field, Game, Period, Symbol};

/// The question to solve: a game of a period of a case, and a wanted rating.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The case as typed.
    pub case: &'a Case,
    /// The index of the period, from 0.
    pub at: usize,
    /// The period in numbers.
    pub period: &'a Period,
    /// The row of the game in the form.
    pub row: usize,
    /// The index of the game in the period, from 0.
    pub game: usize,
    /// The wanted rating.
    pub wanted: f64,
    /// The function of the chosen rating system, or `None` for the paper's.
    pub rate: Option<Rate<'a>>,
}

/// A question with its answer.
pub struct SolvedQuestion {
    /// The question.
    pub question: &'static str,
    /// The way to what is wanted, or the reason why there is none.
    pub sentence: Vec<Piece>,
    /// The case that leads there, with the index of the period to show; `None` if there is no such case.
    pub case: Option<(Case, usize)>,
}

/// Creates the number for a rating that a case leads to.
fn reached(rating: f64, name: &str) -> Number {
    Number::new(
        rating,
        Kind::Rating,
        format!("solve.{name}"),
        Symbol::RPrime,
    )
}

/// Creates the number for a value in a field.
fn input_number(value: f64, name: &str, symbol: Symbol) -> Number {
    Number::from_input(value, Kind::Rating, format!("solve.{name}"), symbol)
}

/// Describes a game for a menu: `game 2: lost to 1550 (RD 100)`.
#[must_use]
pub fn game(period: &Period, game: usize, row: usize, text: Text) -> String {
    let Game {
        rating,
        deviation,
        score,
    } = period.games[game];
    let words = text.meaning;
    let result = match score {
        1.0 => words.beat().to_owned(),
        0.5 => words.drew().to_owned(),
        0.0 => words.lost_to().to_owned(),
        score => words.scored(&show(score, Kind::Given, Digits::Auto)),
    };
    let shown = |x| show(x, Kind::Given, Digits::Auto);
    text.language
        .solve()
        .game_named(row + 1, &result, &shown(rating), &shown(deviation))
}

/// Returns the answers to all four questions about a rating.
#[must_use]
pub fn answers(question: Question, words: SolveWords) -> [SolvedQuestion; 4] {
    let [score, opponent, together, apart] = words.questions();
    let solved = |title, (sentence, case): Sentence| {
        // Wins in separate periods add periods; the last of them is shown.
        let at = if title == apart {
            usize::MAX
        } else {
            question.at
        };
        SolvedQuestion {
            question: title,
            sentence,
            case: case.map(|case| (case.clone(), at.min(case.periods.len() - 1))),
        }
    };
    [
        solved(score, by_score(question, words)),
        solved(opponent, by_opponent(question, words)),
        solved(together, by_wins(question, When::Together, words)),
        solved(apart, by_wins(question, When::Apart, words)),
    ]
}

type Sentence = (Vec<Piece>, Option<Case>);

/// Returns the case and the period with another value in a field of the game.
fn changed(question: Question, field: fn(usize) -> Field, x: f64) -> (Case, Period) {
    let (mut case, mut period) = (question.case.clone(), question.period.clone());
    case.set(
        FieldPath {
            period: question.at,
            field: field(question.row),
        },
        full(x),
    );
    period.set(field(question.game), x);
    (case, period)
}

fn by_score(question: Question, words: SolveWords) -> Sentence {
    let Question {
        period,
        game,
        wanted,
        rate,
        ..
    } = question;
    let found = solve::score(period, game, wanted, rate);
    let field = Field::GameScore;
    let score = |x, name: &str| input_number(x, name, Symbol::S);
    match found {
        Ok(x) => {
            let x = solve::roundest(period, field(game), x, wanted, rate);
            let (mut case, after) = changed(question, field, x);
            case.set_score(question.at, question.row, Score::of_text(&full(x)));
            let before = period.games[game].score;
            let rating = reached(rating(&after, rate), "score.r");
            let sentence = if x == before {
                words.same_score(score(before, "score.before"), rating)
            } else {
                words.score(score(x, "score"), score(before, "score.before"), rating)
            };
            (sentence, Some(case))
        }
        Err(why) => {
            let reached = |rating| reached(rating, "score");
            let sentence = match why {
                NoAnswer::TooHigh { most } => words.no_score_high(reached(most)),
                NoAnswer::TooLow { least } => words.no_score_low(reached(least)),
                NoAnswer::Leap { below, above } => {
                    words.no_score_leap(reached(below), reached(above))
                }
                NoAnswer::Never { .. } | NoAnswer::MoreThan { .. } | NoAnswer::NotRated => {
                    pieces(words.cannot())
                }
            };
            (sentence, None)
        }
    }
}

fn by_opponent(question: Question, words: SolveWords) -> Sentence {
    let Question {
        period,
        game,
        wanted,
        rate,
        ..
    } = question;
    let field = Field::GameRating;
    let opponent = |x, name: &str| input_number(x, name, Symbol::RJ);
    match solve::opponent(period, game, wanted, rate) {
        Ok(x) => {
            let x = solve::roundest(period, field(game), x, wanted, rate);
            let (case, after) = changed(question, field, x);
            let before = period.games[game].rating;
            let rating = reached(rating(&after, rate), "opponent.r");
            let sentence = if x == before {
                words.same_opponent(opponent(before, "opponent.before"), rating)
            } else {
                words.opponent(
                    opponent(x, "opponent"),
                    opponent(before, "opponent.before"),
                    rating,
                )
            };
            (sentence, Some(case))
        }
        Err(why) => {
            let [from, to] =
                OPPONENTS.map(|end| Number::new(end, Kind::Given, "solve.opponents", Symbol::RJ));
            let reached = |rating| reached(rating, "opponent");
            let sentence = match why {
                NoAnswer::TooHigh { most } => words.no_opponent_high(from, to, reached(most)),
                NoAnswer::TooLow { least } => words.no_opponent_low(from, to, reached(least)),
                NoAnswer::Leap { below, above } => {
                    words.no_opponent_leap(reached(below), reached(above))
                }
                NoAnswer::Never { .. } | NoAnswer::MoreThan { .. } | NoAnswer::NotRated => {
                    pieces(words.cannot())
                }
            };
            (sentence, None)
        }
    }
}

fn by_wins(question: Question, when: When, words: SolveWords) -> Sentence {
    let Question {
        period,
        game,
        wanted,
        rate,
        ..
    } = question;
    let name = if when == When::Together {
        "together"
    } else {
        "apart"
    };
    match solve::wins(period, game, wanted, when, rate) {
        Ok(0) => (words.no_win(reached(rating(period, rate), name)), None),
        Ok(count) => {
            let Game {
                rating, deviation, ..
            } = period.games[game];
            let after = solve::after_wins(period, game, count, when, rate).unwrap_or(f64::NAN);
            let opponent = input_number(rating, &format!("{name}.rating"), Symbol::RJ);
            let rd = input_number(deviation, &format!("{name}.deviation"), Symbol::RdJ);
            let sentence = match when {
                When::Together => words.wins_together(count, opponent, rd, reached(after, name)),
                When::Apart => words.wins_apart(count, opponent, rd, reached(after, name)),
            };
            (sentence, won(question, count, when))
        }
        Err(NoAnswer::Never { bound }) => (words.never(reached(bound, name)), None),
        Err(NoAnswer::MoreThan { wins, rating }) => {
            (words.more_than(wins, reached(rating, name)), None)
        }
        Err(_) => (pieces(words.cannot()), None),
    }
}

/// Returns the case with more wins, or `None` if there are too many to show.
fn won(question: Question, count: usize, when: When) -> Option<Case> {
    /// The largest number of games or periods that still fits into a link.
    const MOST: usize = 60;
    let game = question
        .case
        .games(question.at)
        .get(question.row)
        .filter(|_| count <= MOST)?;
    let win = GameForm::new(&game.rating, &game.deviation, Score::Won);
    let mut case = question.case.clone();
    match when {
        When::Together => case.add_games(question.at, vec![win; count]),
        When::Apart => {
            case.periods.truncate(question.at + 1);
            case.append((0..count).map(|_| PeriodForm::of_games(vec![win.clone()])));
        }
    }
    Some(case)
}

fn rating(period: &Period, rate: Option<Rate>) -> f64 {
    rated(period, rate).map_or(f64::NAN, |player| player.rating)
}
