//! The answer to why a draw cost a point, where the first move or cut-off decimals decide that.

use super::number;
use crate::numbers::Kind;
use crate::systems::outcome::Outcome;
use crate::words::Language;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::Symbol as S;

/// The score of a draw.
const DRAW: f64 = 0.5;

/// Returns the reasons why players see a point less after a draw, a paragraph each. Returns `None` unless the first
/// move or the cut-off decimals decide that.
#[must_use]
pub fn draw_cost(outcome: &Outcome, language: Language) -> Option<Vec<Vec<Piece>>> {
    let ([update], [_]) = (&*outcome.updates, &*outcome.games) else {
        return None;
    };
    let (system, given) = (outcome.system, outcome.rated_games().next()?);
    let (before, after) = (outcome.clamped.rating, outcome.after.rating);
    let [was, is] = [before, after].map(|rating| system.shown_rating(rating));
    if given.score != DRAW || !system.shows_whole() || is >= was {
        return None;
    }
    let words = language.systems();
    let mut reasons = Vec::new();
    // By itself a draw lowers only the higher one of two ratings.
    let is_higher = before > system.bounds.clamp_opponent(given).rating;
    let game = update.work.trace().and_then(|trace| trace.games.first());
    let expected = game.map_or(DRAW, |game| game.e);
    if !is_higher && expected > DRAW {
        let expected = Number::new(expected, Kind::Scaled, "why.expected", S::E);
        let path = "in.games.0.rating";
        let opponent = Number::from_input(given.rating, Kind::Rating, path, S::RJ);
        reasons.push(words.draw_first_move(expected.in_sentence(), opponent.in_sentence()));
    }
    if after.round() >= before.round() {
        let [was, is] = [(was, "before.whole"), (is, "whole")]
            .map(|(value, path)| number(value, Kind::Given, path, S::Shown));
        reasons.push(words.draw_cut_off(system.name_in(language), is, was));
    }
    (!reasons.is_empty()).then_some(reasons)
}
