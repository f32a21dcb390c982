//! Lesson: a win over a stronger player pays more. A win gains the share 1 − E of a pot, a loss
//! costs the share E.

use super::{Lesson, Measure as M, Moved, OPPONENT, Picture, Question, RD, SCORE, Table, constant, fact};
use crate::number::Kind;

pub(super) const LESSON: Lesson = Lesson {
    id: "upset",
    case: "p=1500,200,0.06&g=1700,30,1&k=7",
    picture: Picture::Step(7),
    predict: Question { choices: &[Some(1), Some(2), Some(0), Some(3)], right: 2 },
    moves: &[Moved { setting: OPPONENT, range: [1100.0, 1900.0] }, Moved { setting: RD, range: [30.0, 350.0] }],
    live: &[fact(&[], M::E), fact(&[], M::Change), fact(&[(SCORE, 0.0)], M::Change), fact(&[], M::Pot(1.0))],
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
    check: Question { choices: &[Some(19), Some(20), Some(21)], right: 0 },
    facts: &[
        fact(&[], M::Change).with_kind(Kind::Whole),
        fact(&[(OPPONENT, 1300.0)], M::Change).with_kind(Kind::Whole),
        constant(90.0),
        constant(400.0),
        // 4
        fact(&[], M::R),
        fact(&[], M::Rd),
        fact(&[], M::OpponentR),
        constant(1300.0),
        // 8: the stops
        fact(&[(OPPONENT, 1100.0)], M::Change),
        fact(&[(OPPONENT, 1100.0), (SCORE, 0.0)], M::Change),
        fact(&[(OPPONENT, 1900.0)], M::Change),
        fact(&[(OPPONENT, 1900.0), (SCORE, 0.0)], M::Change),
        fact(&[(RD, 50.0)], M::Change),
        fact(&[(RD, 50.0)], M::Pot(1.0)),
        // 14: two pots
        fact(&[], M::Change).of("p=1500,350,0.06&g=1700,30,1").with_kind(Kind::Tenths),
        fact(&[], M::Change).of("p=1700,30,0.06&g=1500,350,0").with_kind(Kind::Tenths),
        fact(&[], M::Rd).of("p=1500,350,0.06&g=1700,30,1"),
        // 17: the check
        fact(&[(OPPONENT, 1100.0)], M::E),
        fact(&[(OPPONENT, 1100.0)], M::Pot(1.0)),
        fact(&[(OPPONENT, 1100.0), (SCORE, 0.0)], M::Moved),
        fact(&[(OPPONENT, 1100.0)], M::Moved),
        fact(&[(OPPONENT, 1100.0)], M::Pot(0.5)),
        // 22
        fact(&[], M::OpponentRd),
    ],
};
