//! Lesson: the expected score E, from the difference of two ratings.

use super::{
    Lesson, Measure as M, Moved, OPPONENT, OPPONENT_RD, Picture, Question, Set, Setting, Table,
    constant, fact,
};
use crate::numbers::Kind;

/// One win in four games.
const ONE_OF_FOUR: Set = &[(Setting::Games, 4.0), (Setting::Wins, 1.0)];

pub(super) const LESSON: Lesson = Lesson {
    id: "expected",
    case: "p=1500,50,0.06&g=1700,30,1&k=3",
    picture: Picture::Step(3),
    predict: Question {
        choices: &[Some(1), Some(2), Some(0), Some(3)],
        right: 2,
    },
    moves: &[Moved {
        setting: OPPONENT,
        range: [1100.0, 1900.0],
    }],
    live: &[fact(&[], M::E)],
    stops: &[
        &[(OPPONENT, 1300.0)],
        &[(OPPONENT, 1500.0)],
        &[(OPPONENT, 1900.0)],
    ],
    notice: &[
        Table {
            by: OPPONENT,
            at: &[1100.0, 1300.0, 1500.0, 1700.0, 1900.0],
            columns: &[fact(&[], M::E), fact(&[(OPPONENT_RD, 0.0)], M::E)],
        },
        Table {
            by: Setting::Wins,
            at: &[0.0, 1.0, 2.0],
            columns: &[fact(&[(Setting::Games, 4.0)], M::RPrime)],
        },
    ],
    check: Question {
        choices: &[None, None, None],
        right: 0,
    },
    facts: &[
        fact(&[], M::E).with_kind(Kind::Rating).with_name("answer"),
        constant(0.0).with_name("wrong-1"),
        constant(0.12).with_name("wrong-2"),
        constant(0.4).with_name("wrong-3"),
        // 4
        fact(&[], M::R).with_name("own-rating"),
        fact(&[], M::OpponentR).with_name("opponent-rating"),
        fact(&[], M::OpponentRd).with_name("opponent-rd"),
        fact(&[], M::E)
            .with_kind(Kind::Rating)
            .with_name("expected"),
        // 8: the stops
        fact(&[(OPPONENT, 1300.0)], M::E)
            .with_kind(Kind::Rating)
            .with_name("against-weaker"),
        fact(&[(OPPONENT, 1500.0)], M::E)
            .with_kind(Kind::Rating)
            .with_name("against-equal"),
        fact(&[(OPPONENT, 1900.0)], M::E)
            .with_kind(Kind::Rating)
            .with_name("against-stronger"),
        fact(&[(OPPONENT, 1100.0), (OPPONENT_RD, 0.0)], M::E)
            .with_kind(Kind::Rating)
            .with_name("against-certain-weaker"),
        fact(&[(OPPONENT, 1900.0), (OPPONENT_RD, 0.0)], M::E)
            .with_kind(Kind::Rating)
            .with_name("against-certain-stronger"),
        // 13: the check
        fact(&[], M::Rd).with_name("own-rd"),
        fact(ONE_OF_FOUR, M::Games).with_name("games"),
        fact(ONE_OF_FOUR, M::Expected)
            .with_kind(Kind::Rating)
            .with_name("expected-points"),
        fact(ONE_OF_FOUR, M::RPrime)
            .with_kind(Kind::Tenths)
            .with_name("new-rating"),
        constant(400.0).with_name("difference"),
        constant(1.0).with_name("one"),
    ],
};
