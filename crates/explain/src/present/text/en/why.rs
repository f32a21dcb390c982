//! English.

use crate::number::percent;
use crate::present::text::why::{ChipsText, WhyText, gains_and_losses};
use crate::present::why::{Chip, EqualGames, HARDLY, Move, Reason, Remark, UNSEEN};
use glicko2_steps::LEAP;
use std::borrow::Cow;

pub(in crate::present::text) static EN: WhyText = WhyText {
    questions: "Questions about this result",
    more_questions: "More questions",
    chip,
    sentence,
    about: ABOUT,
    person: PERSON,
};

const ABOUT: &str = "about ";
/// A non-breaking space.
const NB: char = '\u{a0}';

pub(in crate::present::text) static CHIPS: ChipsText = ChipsText {
    remark,
    about: ABOUT,
    otherwise: "Your new rating, had the game ended otherwise or not been played:",
    otherwise_heads: ["Opponent", "Won", "Draw", "Lost", "Unplayed"],
    goals: "If you now win one such game a period, against {0} (RD\u{a0}{1}):",
    goals_heads: ["To reach", "Wins it takes"],
    more_than: |wins| format!("more than {wins}"),
};

fn chip(chip: Chip) -> &'static str {
    match chip {
        Chip::Little => "Why so little?",
        Chip::Much => "Why so much?",
        Chip::LostThoughWon => "Why did I lose points though I won?",
        Chip::LossCostsMore => "Why does a loss cost more than a win pays?",
        Chip::WhatIf => "What if …?",
        Chip::LessSure => "Why did my RD rise?",
        Chip::HowMany => "How many such wins to …?",
    }
}

fn remark(remark: &Remark) -> Cow<'static, str> {
    match remark {
        Remark::Product { .. } => "The change is the surprise, {0}, times what the biggest possible upset would be worth here, {1}: that makes {2}.".into(),
        Remark::Sums { gained, lost, .. } => {
            let sums = match (*gained > 0.0, *lost < 0.0) {
                (true, true) => "What went better than expected gave {0}, what went worse took points again: {1}. Together that is {2}.",
                (false, false) => "Every game went just as expected.",
                _ => "All games pulled the same way, and what each of them did adds up: {2}.",
            };
            sums.into()
        }
        Remark::Expected { .. } => "Of all games together you were expected to score {0}, and you scored {1}.".into(),
        Remark::Surprise { is_more: true, .. } => "You were expected to score {0} and scored {3}. The closer the two are, the less the rating moves: with the same result against {1} the change would have been {2}.".into(),
        Remark::Surprise { is_more: false, .. } => "You were expected to score {0} and scored {3}, which is far from it. With the same result against {1}, a player of your own rating, the change would have been {2}.".into(),
        Remark::Step { is_more: true, .. } => "Your rating was already fairly certain (RD\u{a0}{0}), so its steps are small. With an RD of {1} the change would have been {2}.".into(),
        Remark::Step { is_more: false, .. } => "Your rating was still uncertain (RD\u{a0}{0}), so its steps are large. With an RD of {1} the change would have been {2}.".into(),
        Remark::Opponent { g, .. } => format!(
            "The rating of the {{0}} is itself uncertain (RD\u{a0}{{1}}), so the game counts only {}. With an RD of {{2}} there the change would have been {{3}}.",
            percent(*g, 0)
        ).into(),
        Remark::Results { in_turn, won, lost, others, .. } => {
            let rated = if *in_turn { "each game is rated by itself" } else { "all games of a period are rated together" };
            let counted = |(n, _): &(usize, f64), at: usize, one: &str, more: &str| match n {
                0 => None,
                1 => Some(format!("your {one} made {{{at}}}")),
                n => Some(format!("your {n} {more} made {{{at}}}")),
            };
            let told = [
                counted(won, 0, "win", "wins"),
                counted(lost, 1, "loss", "losses"),
                counted(others, 2, "other game", "other games"),
            ];
            let told = told.into_iter().flatten().collect::<Vec<_>>().join(", ");
            sentence_of(format!("{rated}: {told}; the sum is {{3}}")).into()
        }
        Remark::WinsAlone { wins, .. } => {
            let what = if *wins == 1 { "the win" } else { "the wins" };
            format!("With {what} alone your rating would have become {{0}}.").into()
        }
        Remark::Favourite { .. } => "Against the {0} you were expected to score {1}. A win brings only the missing {2}, which is worth {3} here; a loss costs all of the {1}, which is worth {4}, about {5} times as much. If you score {1} on average, your rating stays where it is.".into(),
        Remark::Drift { games: 0, periods, .. } => {
            let (time, times) = if *periods == 1.0 { ("one period", "") } else { ("{4} periods", "{4}\u{a0}×\u{a0}") };
            format!("{DRIFTS} Squares add up, so in {time} without a game it has grown from {{0}} to {{3}}, which is {{about}}√({{0}}² + {times}{{1}}²). Only games bring it down again.").into()
        }
        Remark::Drift { games, .. } => {
            let (these, bring) = if *games == 1 { ("the game", "brings") } else { ("the games", "bring") };
            format!("{DRIFTS} Squares add up, so it first grows from {{0}} to {{2}}, which is {{about}}√({{0}}² + {{1}}²). Then {these} {bring} it down, but only to {{3}}: that does not make up for all of the drift.").into()
        }
        Remark::Held { games, periods, .. } => {
            let drawn = if *games == 1 { "A draw".to_owned() } else { format!("{games} draws") };
            let each = if *periods > 1.0 { "each" } else { "one" };
            format!("{drawn} in {each} period against a player of your own rating (RD\u{a0}{{0}}) would have held it.").into()
        }
    }
}

/// The first sentence about the growth of a deviation over time.
const DRIFTS: &str =
    "In each period strength typically drifts by about {1} points, and the deviation has to allow for that.";

/// The placeholders for the player, with their texts for the reader and for a player with a name.
const PERSON: &[[&str; 3]] = &[
    ["{You}", "You", "{who}"],
    ["{you}", "you", "{who}"],
    ["{were}", "were", "was"],
    ["{Your}", "Your", "{who}’s"],
    ["{your}", "your", "{who}’s"],
    // Stands before an opponent's rating, which is replaced by a name if the player has one.
    ["{the }", "the ", ""],
];

fn sentence(reason: &Reason) -> Cow<'static, str> {
    match reason {
        Reason::Idle { before, after } if after - before < UNSEEN => "Nothing was played, so nothing was learnt: rating and deviation stay as they are.".into(),
        Reason::Idle { .. } => "Nothing was played, so nothing was learnt: the rating stays, and the deviation grows from {0} to {1}, since strength may have drifted meanwhile.".into(),
        Reason::CostlyWin { .. } => "One of {your} wins cost {you} points: without beating {the }{0}, {your} rating would be {1}. By itself that win gained {2}, but all games of a period share one step, and with a shorter one the others gained {3} less.".into(),
        Reason::AsExpected => "That is just about what was expected, so the rating hardly moves.".into(),
        Reason::Surprise { game, expected, .. } if (game.score - expected).abs() < UNSEEN => {
            "{You} {were} expected to score {0} in this game and scored {1}, which is hardly a surprise.".into()
        }
        Reason::Surprise { change, .. } => {
            format!("{{You}} {{were}} expected to score {{0}} in this game and scored {{1}}, {}.", effect_on_rating(*change)).into()
        }
        Reason::Between { moved, .. } => {
            let did = if moved.change < 0.0 { "cost" } else { "gained" };
            let scored = if is_draw(moved.games) { "A draw counts ½" } else { "{You} scored {3}" };
            format!("{scored}; against {{the }}{{0}} {{you}} {{were}} expected to score {{1}}, so it {did} {{you}} {{2}}.").into()
        }
        Reason::Cancelled { games, .. } => {
            format!("{{You}} {{were}} expected to score {{0}} in these {games} games and scored {{1}}. The surprises cancel out, so the rating hardly moves.").into()
        }
        Reason::Together { games, expected, scored, change } => {
            let little = match scored - expected {
                by if by.abs() >= UNSEEN => "",
                by if by > 0.0 => "a little more, ",
                _ => "a little less, ",
            };
            format!("{{You}} {{were}} expected to score {{0}} in these {games} games and scored {{1}}, {little}{}.", effect_on_rating(*change)).into()
        }
        Reason::Against { expected, scored, change, opposed, .. } => {
            let how = match scored - expected {
                by if by.abs() < UNSEEN => "just about as expected",
                by if by > 0.0 => "more than the expected {0}",
                _ => "less than the expected {0}",
            };
            let (what, other) = if *change > 0.0 { ("rises", "better") } else { ("falls", "worse") };
            let counts = match opposed {
                Some(_) => format!("The game against {{the }}{{2}} went {other} than expected: it was against a player whose rating is more certain (RD\u{a0}{{3}}) than that of {{the }}{{4}} (RD\u{a0}{{5}}), and counts more."),
                None => format!("The games that went {other} than expected count more, as those opponents’ ratings are on the whole more certain."),
            };
            format!("{{You}} scored {{1}}, {how}, and yet the rating {what}. {counts}").into()
        }
        Reason::Each(moves) => {
            let told = |has_lost: bool| {
                let those = moves.iter().enumerate().filter(move |(_, moved)| (moved.change < 0.0) == has_lost);
                those.map(move |(i, moved)| {
                    let did = if has_lost { "cost" } else { "gained" };
                    let how_much = format!("{did} {{{}}}", 3 * i + 1);
                    let what = if moved.is_nothing() { "changed nothing" } else { &how_much };
                    format!("{} {what}", doing(moved.games, 3 * i, 3 * i + 2))
                })
            };
            sentence_of(gains_and_losses(told(false), told(true))).into()
        }
        Reason::Most { gained, lost, others } => {
            if let (Some(only), None, None) | (None, Some(only), None) = (gained, lost, others) {
                let at = if gained.is_some() { 0 } else { 4 };
                let told = doing(only.games, at, at + 2);
                return sentence_of(format!("{told} made {{{}}} each", at + 3)).into();
            }
            let all_alike = |games: &Move| games.games.count > 1;
            let named = |moved: &Option<Move>, at: usize, did: &str| {
                moved.map(|moved| {
                    let each = if all_alike(&moved) { format!(", {{{}}} each", at + 3) } else { String::new() };
                    format!("{} {did} most ({{{}}}{each})", doing(moved.games, at, at + 2), at + 1)
                })
            };
            let told = gains_and_losses(named(gained, 0, "gained"), named(lost, 4, "cost"));
            let others = match others {
                None => String::new(),
                Some((1, _)) => " The other game made {8}.".to_owned(),
                Some((n, _)) => format!(" The other {n} games together made {{8}}."),
            };
            (sentence_of(told) + &others).into()
        }
        Reason::Sure { whole, .. } => {
            let moved = if *whole < HARDLY { "hardly have moved it" } else { "have moved it by only {1}" };
            format!("{{Your}} rating was already fairly certain (RD{NB}{{0}}): even the biggest possible upset in one game would {moved}.").into()
        }
        Reason::Unknown { .. } => "Little was known of {you} (RD\u{a0}{0}), so results move the rating far: the biggest possible upset in one game is worth {1}.".into(),
        Reason::UnsureOpponent { g, is_one_of_several: true, .. } => {
            format!("The ratings of several opponents are themselves uncertain, so those games count less: the one against {{the }}{{0}} (RD\u{a0}{{1}}) only {}.", percent(*g, 0)).into()
        }
        Reason::UnsureOpponent { game, g, .. } => {
            let that = if game.count == 1 { "that game counts" } else { "those games count" };
            format!("The rating of {{the }}{{0}} is itself uncertain (RD\u{a0}{{1}}), so {that} only {}.", percent(*g, 0)).into()
        }
        Reason::Upset { game, .. } => {
            let what = if game.score == 0.0 { "the loss to" } else { "the win over" };
            format!("Hardly anybody expected {what} {{the }}{{0}}: {{you}} {{were}} expected to score {{1}}.").into()
        }
        Reason::Foregone { game, .. } => {
            let what = if game.score == 0.0 { "a loss" } else { "a win" };
            format!("Against {{the }}{{0}} {what} says next to nothing: {{you}} {{were}} expected to score {{1}}.").into()
        }
        Reason::Surer { games, .. } => {
            format!("The {} made the rating more certain: the deviation goes from {{0}} to {{1}}.", game_or_games(*games)).into()
        }
        Reason::LessSure { games, .. } => {
            let these = if *games == 1 { "this game" } else { "these games" };
            format!("The deviation went up although {{you}} played: strength typically drifts by about {{0}} points a period, and {these} could not make up for all of that.").into()
        }
        Reason::Volatility { surprise, before, after } => {
            let how = match (*surprise, after > before) {
                (1.05.., true) => "{0} times as surprising as",
                (_, true) => "more surprising than",
                _ => "less surprising than",
            };
            let what = match after / before {
                LEAP.. => "leaps from {1} to {2}: be careful with such a rating",
                1.0.. => "rises",
                _ => "falls",
            };
            format!("The period as a whole was {how} usual, so the volatility {what}.").into()
        }
    }
}

/// Returns the end of a sentence on scores: the effect on the rating, which changes by `change`.
fn effect_on_rating(change: f64) -> &'static str {
    match change {
        by if by.abs() < HARDLY => "but the rating hardly moves",
        by if by > 0.0 => "so the rating rises",
        _ => "so the rating falls",
    }
}

fn game_or_games(count: usize) -> &'static str {
    if count == 1 { "game" } else { "games" }
}

fn is_draw(games: EqualGames) -> bool {
    games.score == 0.5
}

/// Returns the result of games as a noun: `beating 1400`.
///
/// `rating` and `score` are the positions of the opponent's rating and the score among the numbers.
fn doing(games: EqualGames, rating: usize, score: usize) -> String {
    let n = games.count;
    match (games.score, n) {
        (1.0, 1) => format!("beating {{the }}{{{rating}}}"),
        (1.0, _) => format!("{n} wins over {{the }}{{{rating}}}"),
        (0.0, 1) => format!("losing to {{the }}{{{rating}}}"),
        (0.0, _) => format!("{n} losses to {{the }}{{{rating}}}"),
        (0.5, 1) => format!("a draw with {{the }}{{{rating}}}"),
        (0.5, _) => format!("{n} draws with {{the }}{{{rating}}}"),
        (_, 1) => format!("a score of {{{score}}} against {{the }}{{{rating}}}"),
        _ => format!("{n} scores of {{{score}}} against {{the }}{{{rating}}}"),
    }
}

/// Adds a capital letter and a full stop.
fn sentence_of(mut told: String) -> String {
    if let Some(first) = told.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    told.push('.');
    told
}
