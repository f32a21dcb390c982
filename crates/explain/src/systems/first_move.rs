//! The paper with an advantage of the first move, by the rule of Lichess.

use super::explain::{Titled, View, number, text, with_numbers};
use super::lichess;
use super::option::{Choice, SystemOption};
use super::paper;
use super::rules::{ChangedGame, GameRule, Rules};
use super::system::{AsOf, Fact, Sure, System, What};
use super::words::{SystemText, number_text};
use crate::numbers::Kind;
use glicko2_steps::{Game, Symbol as S};

const OPPONENT: &str = "opponent";
/// The side that moved first.
const FIRST: SystemOption = SystemOption::choice(
    "first",
    |language| language.system_first_move().first(),
    &[
        Choice::new("player", |language| language.system_first_move().player()),
        Choice::new(OPPONENT, |language| language.system_first_move().opponent()),
    ],
);
/// The advantage of the first move, in rating points. The default is about that of Lichess.
const ADVANTAGE: SystemOption = SystemOption::number(
    "advantage",
    |language| language.system_first_move().advantage(),
    "12",
    0.0,
    1_000.0,
);

pub(super) static SYSTEM: System = System {
    id: "glicko2-first-move",
    name: "Glicko-2 (first move)",
    words: |language| {
        let words = language.system_first_move();
        let unknown = words.unknown(&number_text(lichess::ADVANTAGE));
        SystemText::of(words.different(), words.about(), unknown).with_name(words.name())
    },
    options: &[FIRST, ADVANTAGE],
    rules: Rules {
        game: Some(GameRule {
            apply: |case, _, game| {
                let is_opponents = case.options.choice(&FIRST) == OPPONENT;
                against(game, case.options.number(&ADVANTAGE), !is_opponents)
            },
            explain,
            note: None,
        }),
        ..Rules::PLAIN
    },
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_paper().corrected_source(),
            as_of: AsOf::month(2022, 3),
            sure: Sure::High,
        },
        Fact {
            what: What::Game,
            source: |language| language.system_lichess().source_game(),
            as_of: AsOf::month(2026, 8),
            sure: Sure::High,
        },
    ],
    ..paper::AS_WRITTEN
};

/// Returns the game against an opponent with the rating that cancels the advantage of the first move.
///
/// The side that moves first counts as stronger by half the advantage, and the other as weaker by half. Only the
/// difference of the ratings enters the formulas, so the whole advantage can be moved to the opponent.
pub(super) fn against(game: Game, advantage: f64, moves_first: bool) -> Game {
    let shift = if moves_first { -advantage } else { advantage };
    Game {
        rating: game.rating + shift,
        ..game
    }
}

/// Explains the advantage of the first move.
pub(super) fn explain(view: &View, game: &ChangedGame) -> Option<Titled> {
    let words = view.language.system_first_move();
    let size = (game.used.rating - game.clamped.rating).abs();
    if size == 0.0 {
        return None;
    }
    let r_j = number(
        game.clamped.rating,
        Kind::Given,
        "before.games.0.rating",
        S::RJ,
    );
    let advantage = number(size, Kind::Rating, "advantage", S::RJ);
    let shifted = number(game.used.rating, Kind::Rating, "games.0.rating", S::RJ);
    let letters = if game.used.rating < game.clamped.rating {
        r"#0 − #1 = #2"
    } else {
        r"#0 + #1 = #2"
    };
    let blocks = vec![
        text(words.first_move()),
        with_numbers(letters, &[r_j, advantage, shifted]),
    ];
    Some((words.first_move_title().to_owned(), blocks))
}
