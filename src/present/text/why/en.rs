//! English.

use super::WhyText;
use crate::number::percent;
use crate::present::why::{Alike, Move, Reason};

pub(in crate::present::text) static EN: WhyText = WhyText { sentence };

fn sentence(reason: &Reason) -> String {
    match reason {
        Reason::Idle { .. } => "Nothing was played, so nothing was learnt: the rating stays, and the deviation grows from {0} to {1}, since strength may have drifted meanwhile.".to_owned(),
        Reason::CostlyWin { .. } => "One of your wins cost you: without beating {0}, your rating would be {1}. All games of a period share one step, and that game shortened it for the others.".to_owned(),
        Reason::AsExpected => "That is just about what was expected, so the rating hardly moves.".to_owned(),
        Reason::Surprise { .. } => "You were expected to score {0} and scored {1}: a surprise of {2}.".to_owned(),
        Reason::Between { moved, .. } => {
            let did = if moved.change < 0.0 { "cost" } else { "gained" };
            let scored = if is_draw(moved.games) { "A draw counts ½" } else { "You scored {3}" };
            format!("{scored}; against {{0}} you were expected to score {{1}}, so it {did} you {{2}}.")
        }
        Reason::Together { games, expected, scored } => {
            let (how, what) = if scored > expected { ("better", "rises") } else { ("worse", "falls") };
            format!("In these {games} games you were expected to score {{0}} and scored {{1}}: {how} than expected, so the rating {what}.")
        }
        Reason::Against { expected, scored, opposed, .. } => {
            let (how, what, other) =
                if scored > expected { ("more", "falls", "worse") } else { ("less", "rises", "better") };
            let counts = match opposed {
                Some(_) => "it was against somebody whose rating is surer (RD\u{a0}{3}) than that of {4} (RD\u{a0}{5}), and counts more".to_owned(),
                None => "such games count more, as those opponents’ ratings are surer".to_owned(),
            };
            format!("You scored {{1}}, {how} than the expected {{0}}, and yet the rating {what}. The game against {{2}} went {other} than expected: {counts}.")
        }
        Reason::Each(moves) => {
            let told = moves.iter().enumerate().map(|(i, moved)| {
                let did = if moved.change < 0.0 { "took" } else { "gave" };
                format!("{} {did} {{{}}}", doing(moved.games, 3 * i, 3 * i + 2), 3 * i + 1)
            });
            sentence_of(told.collect::<Vec<_>>().join(", "))
        }
        Reason::Most { gained, lost, others } => {
            if let (Some(only), None, None) | (None, Some(only), None) = (gained, lost, others) {
                let at = if gained.is_some() { 0 } else { 4 };
                let told = doing(only.games, at, at + 2);
                return sentence_of(format!("{told}: {{{}}} each", at + 3));
            }
            let all_alike = |games: &Move| games.games.count > 1;
            let named = |moved: &Option<Move>, at: usize, how: &str| {
                moved.map(|moved| {
                    let each = if all_alike(&moved) { format!(", {{{}}} each", at + 3) } else { String::new() };
                    format!("{how} {} ({{{}}}{each})", doing(moved.games, at, at + 2), at + 1)
                })
            };
            let parts = [named(gained, 0, "most was gained by"), named(lost, 4, "most was lost by")];
            let told = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
            let others = match others {
                None => String::new(),
                Some((1, _)) => " The other game: {8}.".to_owned(),
                Some((n, _)) => format!(" The other {n} together: {{8}}."),
            };
            sentence_of(told) + &others
        }
        Reason::Sure { .. } => "Your rating was already fairly sure (RD\u{a0}{0}): even a whole surprise in one game would have moved it by only {1}.".to_owned(),
        Reason::Unknown { .. } => "Little was known of you (RD\u{a0}{0}), so the first results move you far: a whole surprise in one game is worth {1}.".to_owned(),
        Reason::UnsureOpponent { g, .. } => {
            format!("The rating of {{0}} is itself unsure (RD\u{a0}{{1}}), so that game counts only {}.", percent(*g, 0))
        }
        Reason::Upset { .. } => "Hardly anybody expected that: against {0} you were expected to score {1}.".to_owned(),
        Reason::Foregone { game, .. } => {
            let what = if game.score == 0.0 { "a loss" } else { "a win" };
            format!("Against {{0}} {what} says next to nothing: you were expected to score {{1}}.")
        }
        Reason::Surer { games, .. } => {
            format!("The {} made the rating surer: the deviation goes from {{0}} to {{1}}.", game_or_games(*games))
        }
        Reason::LessSure { games, .. } => {
            let these = if *games == 1 { "this game" } else { "these games" };
            format!("The deviation went up although you played: within a period strength may drift by {{0}} points, and {these} told less than that.")
        }
        Reason::Volatility { rises, .. } => {
            let (how, what) = if *rises { ("more", "rises") } else { ("less", "falls") };
            format!("The results surprised {how} than all uncertainty explains ({{0}} times), so the volatility {what}.")
        }
    }
}

fn game_or_games(count: usize) -> &'static str {
    if count == 1 { "game" } else { "games" }
}

fn is_draw(games: Alike) -> bool {
    games.score == 0.5
}

/// What was done, as a noun: `beating 1400`. The numbers of these two places are the opponent's rating and the score.
fn doing(games: Alike, rating: usize, score: usize) -> String {
    let n = games.count;
    match (games.score, n) {
        (1.0, 1) => format!("beating {{{rating}}}"),
        (1.0, _) => format!("{n} wins over {{{rating}}}"),
        (0.0, 1) => format!("losing to {{{rating}}}"),
        (0.0, _) => format!("{n} losses to {{{rating}}}"),
        (0.5, 1) => format!("a draw with {{{rating}}}"),
        (0.5, _) => format!("{n} draws with {{{rating}}}"),
        (_, 1) => format!("a score of {{{score}}} against {{{rating}}}"),
        _ => format!("{n} scores of {{{score}}} against {{{rating}}}"),
    }
}

/// A sentence of its beginning and its parts: with a capital letter, and a full stop.
fn sentence_of(mut told: String) -> String {
    if let Some(first) = told.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    told.push('.');
    told
}
