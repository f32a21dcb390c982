//! Lesson: results that count more. g reduces the weight of a result against an opponent with a
//! large RD.

use super::{Lesson, Measure as M, Moved, OPPONENT, OPPONENT_RD, Picture, Question, Table, constant, fact};

pub(super) const LESSON: Lesson = Lesson {
    id: "certain",
    case: "p=1500,200,0.06&g=1700,30,1&k=3",
    picture: Picture::Step(3),
    predict: Question { choices: &[None, None, None], right: 2 },
    moves: &[
        Moved { setting: OPPONENT_RD, range: [30.0, 350.0] },
        Moved { setting: OPPONENT, range: [1100.0, 1900.0] },
    ],
    live: &[fact(&[], M::G), fact(&[], M::Change), fact(&[], M::RdPrime)],
    stops: &[&[(OPPONENT_RD, 30.0)], &[(OPPONENT_RD, 350.0)], &[(OPPONENT, 1100.0), (OPPONENT_RD, 350.0)]],
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
    check: Question { choices: &[None, None, None], right: 0 },
    facts: &[
        fact(&[], M::R).named("own-rating"),
        fact(&[], M::Rd).named("own-rd"),
        fact(&[], M::OpponentR).named("opponent-rating"),
        constant(30.0).named("sure-rd"),
        constant(350.0).named("unsure-rd"),
        // 5: the stops
        fact(&[], M::G).named("sure-g"),
        fact(&[], M::Change).named("sure-gain"),
        fact(&[(OPPONENT_RD, 350.0)], M::G).named("unsure-g"),
        fact(&[(OPPONENT_RD, 350.0)], M::Change).named("unsure-gain"),
        fact(&[(OPPONENT, 1100.0)], M::Change).named("weak-gain"),
        fact(&[(OPPONENT, 1100.0), (OPPONENT_RD, 350.0)], M::Change).named("weak-unsure-gain"),
        // 11: RD′
        fact(&[], M::RdPrime).named("sure-new-rd"),
        fact(&[(OPPONENT_RD, 350.0)], M::RdPrime).named("unsure-new-rd"),
        fact(&[(OPPONENT, 1100.0)], M::RdPrime).named("weak-new-rd"),
        fact(&[(OPPONENT, 1100.0), (OPPONENT_RD, 350.0)], M::RdPrime).named("weak-unsure-new-rd"),
        constant(1100.0).named("weak-rating"),
    ],
};
