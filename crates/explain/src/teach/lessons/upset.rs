//! Lesson: a win over a stronger player pays more. A win gains the share 1 − E of a pot, a loss
//! costs the share E.

use super::{
    Lesson, Measure as M, Moved, OPPONENT, Picture, Question, RD, SCORE, Table, constant, fact,
};
use crate::numbers::Kind;

pub(super) const LESSON: Lesson = Lesson {
    id: "upset",
    case: "p=1500,200,0.06&g=1700,30,1&k=7",
    picture: Picture::Step(7),
    predict: Question {
        choices: &[Some(1), Some(2), Some(0), Some(3)],
        right: 2,
    },
    moves: &[
        Moved {
            setting: OPPONENT,
            range: [1100.0, 1900.0],
        },
        Moved {
            setting: RD,
            range: [30.0, 350.0],
        },
    ],
    live: &[
        fact(&[], M::E),
        fact(&[], M::Change),
        fact(&[(SCORE, 0.0)], M::Change),
        fact(&[], M::Pot(1.0)),
    ],
    stops: &[&[(OPPONENT, 1100.0)], &[(OPPONENT, 1900.0)], &[(RD, 50.0)]],
    notice: &[Table {
        by: OPPONENT,
        at: &[1100.0, 1300.0, 1500.0, 1700.0, 1900.0],
        columns: &[
            fact(&[], M::Change),
            fact(&[(SCORE, 0.0)], M::Change),
            fact(&[], M::Pot(1.0)),
            fact(&[(RD, 50.0)], M::Change),
            fact(&[(RD, 50.0)], M::Pot(1.0)),
        ],
    }],
    check: Question {
        choices: &[Some(19), Some(20), Some(21)],
        right: 0,
    },
    facts: &[
        fact(&[], M::Change)
            .with_kind(Kind::Whole)
            .with_name("answer"),
        fact(&[(OPPONENT, 1300.0)], M::Change)
            .with_kind(Kind::Whole)
            .with_name("gain-from-weaker"),
        constant(90.0).with_name("wrong-1"),
        constant(400.0).with_name("wrong-2"),
        // 4
        fact(&[], M::R).with_name("own-rating"),
        fact(&[], M::Rd).with_name("own-rd"),
        fact(&[], M::OpponentR).with_name("opponent-rating"),
        constant(1300.0).with_name("weaker-rating"),
        // 8: the stops
        fact(&[(OPPONENT, 1100.0)], M::Change)
            .with_kind(Kind::Whole)
            .with_name("weakest-win"),
        fact(&[(OPPONENT, 1100.0), (SCORE, 0.0)], M::Change)
            .with_kind(Kind::Whole)
            .with_name("weakest-loss"),
        fact(&[(OPPONENT, 1900.0)], M::Change)
            .with_kind(Kind::Whole)
            .with_name("strongest-win"),
        fact(&[(OPPONENT, 1900.0), (SCORE, 0.0)], M::Change)
            .with_kind(Kind::Whole)
            .with_name("strongest-loss"),
        fact(&[(RD, 50.0)], M::Change)
            .with_kind(Kind::Tenths)
            .with_name("sure-win"),
        fact(&[(RD, 50.0)], M::Pot(1.0))
            .with_kind(Kind::Tenths)
            .with_name("sure-pot"),
        // 14: two pots
        fact(&[], M::Change)
            .of("p=1500,350,0.06&g=1700,30,1")
            .with_kind(Kind::Tenths)
            .with_name("winner-gain"),
        fact(&[], M::Change)
            .of("p=1700,30,0.06&g=1500,350,0")
            .with_kind(Kind::Tenths)
            .with_name("loser-loss"),
        fact(&[], M::Rd)
            .of("p=1500,350,0.06&g=1700,30,1")
            .with_name("winner-rd"),
        // 17: the check
        fact(&[(OPPONENT, 1100.0)], M::E)
            .with_kind(Kind::Rating)
            .with_name("weakest-expected"),
        fact(&[(OPPONENT, 1100.0)], M::Pot(1.0))
            .with_kind(Kind::Whole)
            .with_name("weakest-pot"),
        fact(&[(OPPONENT, 1100.0), (SCORE, 0.0)], M::Moved)
            .with_kind(Kind::Whole)
            .with_name("weakest-cost"),
        fact(&[(OPPONENT, 1100.0)], M::Moved)
            .with_kind(Kind::Whole)
            .with_name("weakest-gain"),
        fact(&[(OPPONENT, 1100.0)], M::Pot(0.5))
            .with_kind(Kind::Whole)
            .with_name("half-pot"),
        // 22
        fact(&[], M::OpponentRd).with_name("opponent-rd"),
    ],
};
