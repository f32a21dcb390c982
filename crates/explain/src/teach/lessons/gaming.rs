//! Lesson: can ratings be gamed? The effect of deliberate losses on the volatility, and the gain
//! from them.

use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, TAU, Table, constant, fact};
use crate::numbers::Kind;
use glicko2_steps::Field;

const GAMES: Setting = Setting::Games;
/// The strength of a player who loses on purpose.
const STRENGTH: Setting = Setting::Field(Field::PlayerRating);

pub(super) const LESSON: Lesson = Lesson {
    id: "gaming",
    case: "p=1500,50,0.06&g=1500,50,0×10",
    picture: Picture::Periods,
    predict: Question {
        choices: &[Some(0), Some(1), Some(2), Some(3)],
        right: 0,
    },
    moves: &[
        Moved {
            setting: TAU,
            range: [0.2, 1.2],
        },
        Moved {
            setting: GAMES,
            range: [10.0, 15.0],
        },
    ],
    live: &[
        fact(&[], M::Gamed(20)).with_kind(Kind::Scaled),
        fact(&[], M::GamedWin),
        fact(&[], M::HonestWin),
    ],
    stops: &[&[(TAU, 0.5)], &[(TAU, 1.2)], &[(GAMES, 15.0), (TAU, 1.0)]],
    notice: &[
        Table {
            by: TAU,
            at: &[0.2, 0.5, 0.75, 1.0, 1.2],
            columns: &[
                fact(&[], M::Gamed(4)),
                fact(&[], M::Gamed(12)),
                fact(&[], M::Gamed(20)),
                fact(&[], M::GamedWin),
                fact(&[], M::HonestWin),
            ],
        },
        Table {
            by: TAU,
            at: &[0.5, 1.0],
            columns: &[
                fact(&[(GAMES, 15.0)], M::Gamed(4)),
                fact(&[(GAMES, 15.0)], M::Gamed(12)),
                fact(&[(GAMES, 15.0)], M::Gamed(20)),
                fact(&[(GAMES, 15.0)], M::GamedWin),
                fact(&[(GAMES, 15.0)], M::HonestWin),
            ],
        },
    ],
    check: Question {
        choices: &[None, None, None],
        right: 0,
    },
    facts: &[
        fact(&[], M::Gamed(20))
            .with_kind(Kind::Scaled)
            .with_name("answer"),
        constant(0.12).with_name("wrong-1"),
        constant(0.3).with_name("wrong-2"),
        constant(1.0).with_name("wrong-3"),
        // 4
        constant(20.0).with_name("periods"),
        fact(&[], M::Games).with_name("games"),
        fact(&[], M::Rd).with_name("own-rd"),
        constant(0.5).with_name("usual-tau"),
        // 8: the stops
        fact(&[], M::GamedWin)
            .with_kind(Kind::Whole)
            .with_name("win-after"),
        fact(&[], M::HonestWin)
            .with_kind(Kind::Whole)
            .with_name("honest-win"),
        fact(&[(TAU, 1.2)], M::Gamed(20)).with_name("large-tau-volatility"),
        fact(&[(TAU, 1.2)], M::GamedWin)
            .with_kind(Kind::Whole)
            .with_name("large-tau-win"),
        fact(&[(GAMES, 15.0), (TAU, 1.0)], M::Gamed(20)).with_name("more-games-volatility"),
        fact(&[(GAMES, 15.0), (TAU, 1.0)], M::GamedWin)
            .with_kind(Kind::Whole)
            .with_name("more-games-win"),
        constant(15.0).with_name("more-games"),
        // 15: the cost
        constant(1700.0).with_name("strength"),
        fact(&[(STRENGTH, 1700.0)], M::Thrown).with_name("thrown-rating"),
        fact(&[(STRENGTH, 1700.0)], M::Fair).with_name("honest-rating"),
        constant(0.06).with_name("old-volatility"),
    ],
};
