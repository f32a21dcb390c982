//! Lesson: results that count more. g reduces the weight of a result against an opponent with a
//! large RD.

use super::{
    Lesson, Measure as M, Moved, OPPONENT, OPPONENT_RD, Picture, Question, Table, constant, fact,
};
use crate::numbers::Kind;

pub(super) const LESSON: Lesson = Lesson {
    id: "certain",
    case: "p=1500,200,0.06&g=1700,30,1&k=3",
    picture: Picture::Step(3),
    predict: Question {
        choices: &[None, None, None],
        right: 2,
    },
    moves: &[
        Moved {
            setting: OPPONENT_RD,
            range: [30.0, 350.0],
        },
        Moved {
            setting: OPPONENT,
            range: [1100.0, 1900.0],
        },
    ],
    live: &[fact(&[], M::G), fact(&[], M::Change), fact(&[], M::RdPrime)],
    stops: &[
        &[(OPPONENT_RD, 30.0)],
        &[(OPPONENT_RD, 350.0)],
        &[(OPPONENT, 1100.0), (OPPONENT_RD, 350.0)],
    ],
    notice: &[Table {
        by: OPPONENT_RD,
        at: &[30.0, 100.0, 200.0, 300.0, 350.0],
        columns: &[
            fact(&[], M::G),
            fact(&[], M::Change),
            fact(&[], M::RdPrime),
            fact(&[(OPPONENT, 1100.0)], M::Change),
            fact(&[(OPPONENT, 1100.0)], M::RdPrime),
        ],
    }],
    check: Question {
        choices: &[None, None, None],
        right: 0,
    },
    facts: &[
        fact(&[], M::R).with_name("own-rating"),
        fact(&[], M::Rd).with_name("own-rd"),
        fact(&[], M::OpponentR).with_name("opponent-rating"),
        constant(30.0).with_name("sure-rd"),
        constant(350.0).with_name("vague-rd"),
        // 5: the stops
        fact(&[], M::G).with_name("sure-g"),
        fact(&[], M::Change)
            .with_kind(Kind::Whole)
            .with_name("sure-gain"),
        fact(&[(OPPONENT_RD, 350.0)], M::G).with_name("vague-g"),
        fact(&[(OPPONENT_RD, 350.0)], M::Change)
            .with_kind(Kind::Whole)
            .with_name("vague-gain"),
        fact(&[(OPPONENT, 1100.0)], M::Change)
            .with_kind(Kind::Whole)
            .with_name("weak-gain"),
        fact(&[(OPPONENT, 1100.0), (OPPONENT_RD, 350.0)], M::Change)
            .with_kind(Kind::Whole)
            .with_name("weak-vague-gain"),
        // 11: RD′
        fact(&[], M::RdPrime)
            .with_kind(Kind::Tenths)
            .with_name("sure-new-rd"),
        fact(&[(OPPONENT_RD, 350.0)], M::RdPrime)
            .with_kind(Kind::Tenths)
            .with_name("vague-new-rd"),
        fact(&[(OPPONENT, 1100.0)], M::RdPrime)
            .with_kind(Kind::Tenths)
            .with_name("weak-new-rd"),
        fact(&[(OPPONENT, 1100.0), (OPPONENT_RD, 350.0)], M::RdPrime)
            .with_kind(Kind::Tenths)
            .with_name("weak-vague-new-rd"),
        constant(1100.0).with_name("weak-rating"),
    ],
};
