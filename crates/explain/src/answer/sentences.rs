//! Reasons and remarks as sentences with numbers.

use crate::numbers::{Kind, percent};
use crate::reasons::{EqualGames, HARDLY, Move, Reason, Remark, UNSEEN};
use crate::steps::key_values::{self, in_path};
use crate::steps::rounding::{agrees, read, round, round_points};
use crate::words::Language;
use crate::words::messages::WhyWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces, push_text};
use glicko2_steps::performance::Performance;
use glicko2_steps::quantity::game_path;
use glicko2_steps::{LEAP, Quantity, Symbol as S};
use std::borrow::Cow;

/// Returns a reason in one or two sentences, about the reader or about the player named `who`.
#[must_use]
pub fn sentence(reason: &Reason, who: Option<&str>, language: Language) -> Vec<Piece> {
    let person = language.why().forms_of_player();
    let person =
        person.map(|[form, reader, named]| [form, if who.is_some() { named } else { reader }]);
    let mut pieces = spoken(reason, language, person);
    if let Some(name) = who {
        // The name is filled in last, because it may contain text that looks like a placeholder.
        replace(&mut pieces, "{who}", name);
    }
    pieces
}

/// Returns a reason in one or two sentences about "the player".
///
/// `person` replaces the grammatical forms of the player.
#[must_use]
pub fn of_player(reason: &Reason, language: Language, person: &[[&str; 2]]) -> Vec<Piece> {
    spoken(reason, language, person.iter().copied())
}

fn spoken<'a>(
    reason: &Reason,
    language: Language,
    person: impl Iterator<Item = [&'a str; 2]>,
) -> Vec<Piece> {
    let words = language.why();
    let mut pieces = rounded(of_reason(reason, words), words.about());
    for [form, instead] in person {
        replace(&mut pieces, form, instead);
    }
    pieces
}

/// Replaces a placeholder in all texts.
fn replace(pieces: &mut [Piece], form: &str, instead: &str) {
    for piece in pieces {
        if let Piece::Text(text) = piece {
            *text = text.replace(form, instead);
        }
    }
}

/// Returns a remark in one or two sentences.
#[must_use]
pub fn remark(remark: &Remark, language: Language) -> Vec<Piece> {
    let words = language.why();
    let (told, is_off) = of_remark(remark, words);
    let mut pieces = rounded(told, words.about());
    if let [.., Piece::Text(before), Piece::Number(_), Piece::Text(_)] = &mut *pieces
        && is_off
        && !before.ends_with(words.about())
    {
        before.push_str(words.about());
    }
    if let Remark::Drift { games, .. } = *remark {
        let about = if is_root_as_shown(&pieces, games > 0) {
            ""
        } else {
            words.about()
        };
        replace(&mut pieces, "{about}", about);
    }
    pieces
}

/// Returns whether the root in the sentence on drift equals the deviation in it, both as shown.
fn is_root_as_shown(pieces: &[Piece], has_played: bool) -> bool {
    let number = |of: &str| {
        let is_it = |piece: &&Number| piece.quantity == of;
        pieces
            .iter()
            .filter_map(|piece| {
                if let Piece::Number(number) = piece {
                    Some(number)
                } else {
                    None
                }
            })
            .find(is_it)
    };
    let is_root = || {
        let [rd, drift] = ["in.player.deviation", "why.drift"].map(number);
        let periods = number("in.idle_periods").map_or(1.0, read);
        let grown = number(if has_played {
            "phi_star.points"
        } else {
            "player.deviation"
        })?;
        let root = Number {
            value: read(rd?).hypot(read(drift?) * periods.sqrt()),
            ..grown.clone()
        };
        Some(read(&root) == read(grown))
    };
    is_root() == Some(true)
}

/// Rounds the numbers of a sentence.
///
/// A number close to 0, or a score close to a whole number, is rounded to it. If it is not exact, the word
/// `about` comes before it.
fn rounded(mut pieces: Vec<Piece>, about: &str) -> Vec<Piece> {
    for piece in &mut pieces {
        if let Piece::Number(number) = piece {
            *number = number.clone().in_sentence();
        }
    }
    for i in 1..pieces.len() {
        let (before, after) = pieces.split_at_mut(i);
        let ([.., Piece::Text(words)], [Piece::Number(number), ..]) = (before, after) else {
            continue;
        };
        let whole = number.value.round();
        let off = (number.value - whole).abs();
        if matches!(number.kind, Kind::Rounded(2))
            && off < 0.005
            && (whole == 0.0 || is_score(number))
        {
            number.kind = Kind::Rounded(0);
            if off > 1e-9 {
                words.push_str(about);
            }
        }
    }
    pieces
}

/// Returns whether a number is a score or a difference of scores.
fn is_score(number: &Number) -> bool {
    matches!(number.symbol, S::E | S::S)
}

/// Rounds deviations, given in ascending order, with enough decimals to show which of them differ. `fewest`
/// is the smallest number of decimals.
fn apart<const N: usize>(mut deviations: [Number; N], fewest: u8) -> [Number; N] {
    let values = deviations.each_ref().map(|number| number.value);
    round(&mut deviations, fewest, |read, _| {
        values
            .windows(2)
            .zip(read.windows(2))
            .all(|(of, read)| (of[0] < of[1]) == (read[0] < read[1]))
    });
    deviations
}

/// Rounds the points of one sentence: see [`round_points`].
fn points<const N: usize>(mut points: [Number; N], times: [f64; N]) -> [Number; N] {
    round_points(&mut points, &times);
    points
}

/// Returns the words of a remark with its numbers, and whether its last number differs, as shown, from what the others
/// make.
fn of_remark(remark: &Remark, words: WhyWords) -> (Vec<Piece>, bool) {
    let total = |change| changed(change, "rating_change");
    let if_so = |change| changed(change, "why.if_so");
    let compared = |value, symbol| Number::new(value, Kind::Given, "why.compared", symbol);
    let told = match *remark {
        Remark::Product {
            surprise,
            whole,
            change,
        } => {
            let surprise = score(surprise, "why.surprise", S::S).signed().in_sentence();
            let [whole, change] =
                points([size(whole, "why.whole_surprise"), total(change)], [0.0; 2]);
            let is_off = !agrees(read(&surprise) * read(&whole), &change);
            return (words.product(surprise, whole, change), is_off);
        }
        Remark::Sums {
            gained: better,
            lost: worse,
            change,
        } => {
            let numbers = [
                changed(better, "why.gained"),
                changed(worse, "why.lost"),
                total(change),
            ];
            let [gained, lost, change] = points(numbers, [1.0, 1.0, -1.0]);
            let is_off = !agrees(read(&gained) + read(&lost), &change);
            let told = match (better > 0.0, worse < 0.0) {
                (true, true) => words.sums(gained, lost, change),
                (false, false) => pieces(words.sums_none()),
                _ => words.sums_one_way(change),
            };
            return (told, is_off);
        }
        Remark::Expected { expected, scored } => {
            let [expected, scored] = sums(expected, scored);
            words.expected(expected, scored)
        }
        Remark::Surprise {
            game,
            expected,
            against,
            change,
            is_more,
        } => {
            let numbers = (
                of_e(game, expected),
                of_s(game),
                compared(against, S::RJ),
                if_so(change),
            );
            let (expected, scored, other, change) = numbers;
            if is_more {
                words.surprise_little(expected, scored, other, change)
            } else {
                words.surprise_much(expected, scored, other, change)
            }
        }
        Remark::Step {
            deviation,
            other,
            change,
            is_more,
        } => {
            let (rd, other, change) = (before(deviation), compared(other, S::Rd), if_so(change));
            if is_more {
                words.step_small(rd, other, change)
            } else {
                words.step_large(rd, other, change)
            }
        }
        Remark::Opponent {
            game,
            g,
            other,
            change,
        } => {
            let (opponent, rd, other) =
                (rating_of(game), deviation_of(game), compared(other, S::RdJ));
            words.opponent(opponent, rd, &percent(g, 0), other, if_so(change))
        }
        Remark::Results {
            in_turn,
            won,
            lost,
            others,
            change,
        } => {
            let numbers = [
                changed(won.1, "why.won"),
                changed(lost.1, "why.lost"),
                changed(others.1, "why.others"),
            ];
            let [by_won, by_lost, by_others] = numbers;
            let numbers = points(
                [by_won, by_lost, by_others, total(change)],
                [1.0, 1.0, 1.0, -1.0],
            );
            let is_off = !agrees(numbers[..3].iter().map(read).sum(), &numbers[3]);
            let [by_won, by_lost, by_others, change] = numbers;
            let told = [
                (won.0 > 0).then(|| words.results_won(won.0, by_won)),
                (lost.0 > 0).then(|| words.results_lost(lost.0, by_lost)),
                (others.0 > 0).then(|| words.results_others(others.0, by_others)),
            ];
            return (
                words.results(in_turn, &joined(told.into_iter().flatten(), words), change),
                is_off,
            );
        }
        Remark::WinsAlone { wins, rating } => words.wins_alone(
            wins,
            Number::new(rating, Kind::Rating, "why.if_so", S::RPrime),
        ),
        Remark::Favourite {
            game,
            expected,
            pays,
            costs,
        } => {
            let ratio = Number::new(costs / pays, Kind::Tenths, "why.ratio", S::E);
            let [pays, costs] =
                points([size(pays, "why.pays"), size(costs, "why.costs")], [0.0; 2]);
            let missing = score(1.0 - expected, "why.missing", S::E);
            words.favourite(
                rating_of(game),
                of_e(game, expected),
                missing,
                pays,
                costs,
                ratio,
            )
        }
        Remark::Drift {
            games,
            periods,
            before: rd,
            drift,
            grown,
            after,
        } => {
            let grown = Number::new(grown, Kind::Rating, "phi_star.points", S::PhiStar);
            let [rd, after, grown] = apart([before(rd), after_games(after), grown], 1);
            let drift = Number::new(drift, Kind::Rounded(2), "why.drift", S::SigmaPrime);
            let first = words.drifts(drift.clone());
            if games > 0 {
                words.drift_played(&first, rd, grown, drift, games, after)
            } else if periods == 1.0 {
                words.drift_idle(&first, rd, after, drift)
            } else {
                let periods = Number::new(periods, Kind::Given, "in.idle_periods", S::T);
                words.drift_idle_periods(&first, periods, rd, after, drift)
            }
        }
        Remark::DriftInTurn {
            before: rd,
            drift,
            after,
        } => {
            let [rd, after] = apart([before(rd), after_games(after)], 1);
            let drift = Number::new(drift, Kind::Tenths, "why.drift", S::SigmaPrime);
            words.drift_in_turn(&words.drifts(drift), rd, after)
        }
        Remark::Held {
            games,
            periods,
            deviation,
        } => words.held(games.into(), periods > 1.0, compared(deviation, S::RdJ)),
        Remark::Performance { games, rating, elo } => performance(games, [rating, elo], words),
    };
    (told, false)
}

/// Returns the words on the performance ratings by Glicko-2 and by Elo.
fn performance(games: usize, [rating, elo]: [Performance; 2], words: WhyWords) -> Vec<Piece> {
    let number = |rating, name| Number::new(rating, Kind::Rounded(1), name, S::R);
    match (rating, elo) {
        (Performance::At(rating), Performance::At(elo)) => words.performance(
            number(rating, "why.performance"),
            games,
            number(elo, "why.elo_performance"),
        ),
        (Performance::BelowEveryRating, _) | (_, Performance::BelowEveryRating) => {
            pieces(words.performance_below())
        }
        _ => pieces(words.performance_above()),
    }
}

/// Returns the words of a reason with its numbers.
fn of_reason(reason: &Reason, words: WhyWords) -> Vec<Piece> {
    match *reason {
        Reason::Idle { before, after } if after - before < UNSEEN => pieces(words.idle_unchanged()),
        Reason::Idle { before: rd, after } => {
            let [rd, after] = apart([before(rd), after_games(after)], 0);
            words.idle(rd, after)
        }
        Reason::Surer {
            games,
            before: rd,
            after,
        } => {
            let [after, rd] = apart([after_games(after), before(rd)], 0);
            words.surer(games, rd, after)
        }
        Reason::CostlyWin {
            game,
            without,
            gave,
            less,
        } => {
            let without = Number::new(without, Kind::Rating, "why.without", S::RPrime);
            let gave = size(gave, game_path(game.first, "rating_change"));
            // The sum of the three is r′, which the answer tells.
            let [without, gave, less] =
                points([without, gave, size(less, "why.less")], [1.0, 1.0, -1.0]);
            words.costly_win(rating_of(game), without, gave, less)
        }
        Reason::AsExpected => pieces(words.as_expected()),
        Reason::Surprise {
            game,
            expected,
            change,
        } => {
            let (e, s) = (of_e(game, expected), of_s(game));
            if (game.score - expected).abs() < UNSEEN {
                words.surprise_hardly(e, s)
            } else {
                words.surprise(e, s, effect_on_rating(change, words))
            }
        }
        Reason::Between { moved, expected } => {
            let Move {
                games: game,
                change,
            } = moved;
            let (e, s) = (of_e(game, expected), of_s(game));
            words.between(
                game.score == 0.5,
                s,
                rating_of(game),
                e,
                change < 0.0,
                by(moved),
            )
        }
        Reason::Cancelled {
            games,
            expected,
            scored,
        } => {
            let [expected, scored] = sums(expected, scored);
            words.cancelled(expected, games, scored)
        }
        Reason::Together {
            games,
            expected,
            scored,
            change,
        } => {
            let slightly = match scored - expected {
                by if by.abs() >= UNSEEN => "no",
                by if by > 0.0 => "more",
                _ => "less",
            };
            let [expected, scored] = sums(expected, scored);
            words.together(
                expected,
                games,
                scored,
                slightly,
                effect_on_rating(change, words),
            )
        }
        Reason::Against {
            expected,
            scored,
            change,
            followed,
            opposed,
        } => {
            let how = match scored - expected {
                by if by.abs() < UNSEEN => "as-expected",
                by if by > 0.0 => "more",
                _ => "less",
            };
            let rises = change > 0.0;
            let why = match opposed {
                Some(opposed) => {
                    let numbers =
                        [followed, opposed].map(|game| (rating_of(game), deviation_of(game)));
                    let [(followed, followed_rd), (opposed, opposed_rd)] = numbers;
                    words.against_game(rises, followed, followed_rd, opposed, opposed_rd)
                }
                None => pieces(&words.against_games(rises)),
            };
            let [expected, scored] = sums(expected, scored);
            words.against(scored, expected, how, rises, &why)
        }
        Reason::Each(ref moves) => each_game(moves, words),
        Reason::Most {
            gained,
            lost,
            others,
        } => most(gained, lost, others, words),
        Reason::Sure { deviation, whole } => words.sure(
            before(deviation),
            whole < HARDLY,
            size(whole, "why.whole_surprise"),
        ),
        Reason::Unknown { deviation, whole } => {
            words.unknown(before(deviation), size(whole, "why.whole_surprise"))
        }
        Reason::UnsureOpponent {
            game,
            g,
            is_one_of_several,
        } => {
            let (opponent, rd, percent) = (rating_of(game), deviation_of(game), percent(g, 0));
            if is_one_of_several {
                words.unsure_opponents(opponent, rd, &percent)
            } else {
                words.unsure_opponent(opponent, rd, game.count, &percent)
            }
        }
        Reason::Upset { game, expected } => {
            words.upset(game.score == 0.0, rating_of(game), of_e(game, expected))
        }
        Reason::Foregone { game, expected } => {
            words.foregone(rating_of(game), game.score == 0.0, of_e(game, expected))
        }
        Reason::LessSure { games, drift } => words.less_sure(
            games,
            Number::new(drift, Kind::Tenths, "why.drift", S::SigmaPrime),
        ),
        Reason::Volatility {
            surprise,
            before,
            after,
        } => {
            let how = match (surprise, after > before) {
                (1.05.., true) => "times",
                (_, true) => "more",
                _ => "less",
            };
            let what = match after / before {
                LEAP.. => "leaps",
                1.0.. => "rises",
                _ => "falls",
            };
            let surprise = Number::new(surprise, Kind::Tenths, "why.z", S::Delta);
            let before = volatility(before, "in.player.volatility", S::Sigma);
            let after = volatility(after, "player.volatility", S::SigmaPrime);
            words.volatility(surprise, how, before, after, what)
        }
    }
}

/// Returns the end of a sentence on scores: the effect on the rating, which changes by `change`.
fn effect_on_rating(change: f64, words: WhyWords) -> &'static str {
    match change {
        by if by.abs() < HARDLY => words.effect_hardly(),
        by if by > 0.0 => words.effect_rises(),
        _ => words.effect_falls(),
    }
}

/// Returns what each game gave or took: first those that gave.
fn each_game(moves: &[Move], words: WhyWords) -> Vec<Piece> {
    let times: Vec<f64> = moves.iter().map(|moved| moved.change.signum()).collect();
    let mut changes: Vec<Number> = moves.iter().map(|&moved| by(moved)).collect();
    round_points(&mut changes, &times);
    let told = |has_lost: bool| {
        let those = moves
            .iter()
            .zip(&changes)
            .filter(move |(moved, _)| (moved.change < 0.0) == has_lost);
        let told = those.map(|(moved, change)| {
            let (result, kind) = (result_of(moved.games, words), kind_of(moved.games));
            if moved.is_nothing() {
                words.each_nothing(&result)
            } else if has_lost {
                words.each_cost(&result, kind, change.clone())
            } else {
                words.each_gained(&result, kind, change.clone())
            }
        });
        joined(told, words)
    };
    let (gains, losses) = (told(false), told(true));
    capitalized(match (gains.is_empty(), losses.is_empty()) {
        (false, false) => words.each_both(&gains, &losses),
        (false, true) => words.each_one_way(&gains),
        _ => words.each_one_way(&losses),
    })
}

/// Returns the games that gave most and those that took most, and what all others did together.
fn most(
    gained: Option<Move>,
    lost: Option<Move>,
    others: Option<(usize, f64)>,
    words: WhyWords,
) -> Vec<Piece> {
    let all = |moved: Option<Move>| changed(moved.map_or(0.0, |moved| moved.change), "why.most");
    let by_others = changed(others.unwrap_or_default().1, "why.others");
    let [most_gained, most_lost, by_others] = points([all(gained), all(lost), by_others], [1.0; 3]);
    let each = |Move { games, change }: Move, all: &Number| {
        let times = games.count as f64;
        let mut each = [changed(change / times, "why.each")];
        round(&mut each, 0, |read, decimals| {
            decimals > 0 || agrees(read[0] * times, all)
        });
        let [each] = each;
        each
    };
    let (gained, lost) = (
        gained.map(|moved| (moved, most_gained)),
        lost.map(|moved| (moved, most_lost)),
    );
    if let (Some((only, all)), None, None) | (None, Some((only, all)), None) =
        (&gained, &lost, others)
    {
        return words.all_alike(
            &result_of(only.games, words),
            each(*only, all),
            kind_of(only.games),
        );
    }
    let gained = gained.map(|(moved, all)| {
        let (result, each) = (result_of(moved.games, words), each(moved, &all));
        match moved.games.count {
            1 => words.gained_most(&result, all),
            _ => words.gained_most_each(&result, all, each, kind_of(moved.games)),
        }
    });
    let lost = lost.map(|(moved, all)| {
        let (result, each) = (result_of(moved.games, words), each(moved, &all));
        match moved.games.count {
            1 => words.cost_most(&result, all),
            _ => words.cost_most_each(&result, all, each, kind_of(moved.games)),
        }
    });
    let mut told = capitalized(match (gained, lost) {
        (Some(gained), Some(lost)) => words.most_both(&gained, &lost),
        (one, other) => words.most_one_way(&one.or(other).unwrap_or_default()),
    });
    if let Some((n, _)) = others {
        append(&mut told, words.most_others(n, by_others));
    }
    told
}

/// Returns the kind of a result, which decides the forms of words.
fn kind_of(games: EqualGames) -> &'static str {
    match games.score {
        1.0 => "won",
        0.0 => "lost",
        0.5 => "drawn",
        _ => "other",
    }
}

/// Returns the result of games as a noun: `beating 1400`.
fn result_of(games: EqualGames, words: WhyWords) -> Vec<Piece> {
    let (n, opponent) = (games.count, rating_of(games));
    match kind_of(games) {
        "won" => words.wins(n, opponent),
        "lost" => words.losses(n, opponent),
        "drawn" => words.draws(n, opponent),
        _ => words.scores(n, of_s(games), opponent),
    }
}

/// Joins parts of a sentence with commas.
fn joined(parts: impl Iterator<Item = Vec<Piece>>, words: WhyWords) -> Vec<Piece> {
    let mut all = Vec::new();
    for part in parts {
        if !all.is_empty() {
            push_text(&mut all, words.and_next());
        }
        append(&mut all, part);
    }
    all
}

/// Adds a part to the end of a sentence.
fn append(pieces: &mut Vec<Piece>, part: Vec<Piece>) {
    for piece in part {
        match piece {
            Piece::Text(text) => push_text(pieces, &text),
            piece => pieces.push(piece),
        }
    }
}

/// Changes the first letter to a capital. In Unicode, each Latin and Russian capital precedes its small letter by 32.
fn capitalized(mut pieces: Vec<Piece>) -> Vec<Piece> {
    if let Some(Piece::Text(text)) = pieces.first_mut()
        && let Some(first) = text
            .chars()
            .next()
            .filter(|c| matches!(c, 'a'..='z' | 'а'..='я'))
        && let Some(capital) = char::from_u32(first as u32 - 32)
    {
        text.replace_range(..capital.len_utf8(), capital.encode_utf8(&mut [0; 4]));
    }
    pieces
}

/// Returns σ with two decimals, or as many as its first significant digit needs.
fn volatility(value: f64, quantity: &'static str, symbol: S) -> Number {
    let number = Number::new(value, Kind::Volatility, quantity, symbol);
    let decimals = number.first_digit().max(2);
    number.to(decimals)
}

/// Returns RD.
fn before(deviation: f64) -> Number {
    Number::from_input(deviation, Kind::Rating, "in.player.deviation", S::Rd)
}

/// Returns RD′.
fn after_games(deviation: f64) -> Number {
    Number::of(Quantity::Deviation, deviation)
}

fn rating_of(game: EqualGames) -> Number {
    Number::from_input(
        game.rating,
        Kind::Rating,
        in_path(game.first, "rating"),
        S::RJ,
    )
}

fn deviation_of(game: EqualGames) -> Number {
    Number::from_input(
        game.deviation,
        Kind::Rating,
        in_path(game.first, "deviation"),
        S::RdJ,
    )
}

fn of_e(game: EqualGames, expected: f64) -> Number {
    Number::of(Quantity::E(game.first), expected)
}

fn of_s(game: EqualGames) -> Number {
    key_values::score(game.first, game.score)
}

/// Returns the points that games gave or took, without sign.
fn by(moved: Move) -> Number {
    let sign = if moved.change < 0.0 { "-" } else { "" };
    size(
        moved.change.abs(),
        sign.to_owned() + &game_path(moved.games.first, "rating_change"),
    )
}

/// Returns points without sign.
fn size(value: f64, quantity: impl Into<Cow<'static, str>>) -> Number {
    Number::new(value, Kind::Rating, quantity, S::Change)
}

/// Returns a change with its sign.
fn changed(change: f64, quantity: &'static str) -> Number {
    Number::new(change, Kind::Rating, quantity, S::Change).signed()
}

/// Returns Σ E and Σ s.
fn sums(expected: f64, scored: f64) -> [Number; 2] {
    [
        score(expected, "why.expected", S::E),
        Number::new(scored, Kind::Given, "why.scored", S::S),
    ]
}

/// Returns an expected score, or a difference from one.
fn score(value: f64, quantity: impl Into<Cow<'static, str>>, symbol: S) -> Number {
    Number::new(value, Kind::Scaled, quantity, symbol)
}
