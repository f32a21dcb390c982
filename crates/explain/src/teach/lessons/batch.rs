//! Lesson: all at once or one by one. A period is judged by the ratings from before it.

use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, Table, constant, fact};
use crate::numbers::Kind;

const GAMES: Setting = Setting::Games;
/// The paper's example.
const PAPER: &str = "p=1500,200,0.06&g=1400,30,1;1550,100,0;1700,300,0";

pub(super) const LESSON: Lesson = Lesson {
    id: "batch",
    case: "p=1500,350,0.06&g=1500,60,1×10",
    picture: Picture::OneByOne,
    predict: Question {
        choices: &[Some(1), Some(2), Some(0)],
        right: 2,
    },
    moves: &[Moved {
        setting: GAMES,
        range: [1.0, 20.0],
    }],
    live: &[
        fact(&[], M::RPrime),
        fact(&[], M::OneByOne),
        fact(&[], M::RdPrime),
        fact(&[], M::OneByOneRd),
    ],
    stops: &[&[(GAMES, 1.0)], &[(GAMES, 3.0)], &[(GAMES, 20.0)]],
    notice: &[Table {
        by: GAMES,
        at: &[1.0, 2.0, 3.0, 5.0, 10.0, 20.0],
        columns: &[
            fact(&[], M::RPrime),
            fact(&[], M::RdPrime),
            fact(&[], M::OneByOne),
            fact(&[], M::OneByOneRd),
        ],
    }],
    check: Question {
        choices: &[Some(15), Some(17), Some(18)],
        right: 0,
    },
    facts: &[
        fact(&[], M::OneByOne)
            .with_kind(Kind::Whole)
            .with_name("answer"),
        fact(&[], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("at-once"),
        constant(1734.0).with_name("wrong-1"),
        fact(&[], M::R).with_name("own-rating"),
        // 4
        fact(&[], M::Rd).with_name("own-rd"),
        fact(&[], M::OpponentR).with_name("opponent-rating"),
        fact(&[], M::OpponentRd).with_name("opponent-rd"),
        fact(&[], M::Games).with_name("games"),
        // 8: the stops
        fact(&[(GAMES, 1.0)], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("one-game"),
        fact(&[(GAMES, 3.0)], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("three-at-once"),
        fact(&[(GAMES, 3.0)], M::OneByOne)
            .with_kind(Kind::Whole)
            .with_name("three-one-by-one"),
        fact(&[(GAMES, 20.0)], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("twenty-at-once"),
        fact(&[(GAMES, 20.0)], M::OneByOne)
            .with_kind(Kind::Whole)
            .with_name("twenty-one-by-one"),
        constant(3.0).with_name("three"),
        constant(6.0).with_name("orders"),
        // 15: the check
        fact(&[], M::LowestOrder)
            .of(PAPER)
            .with_name("lowest-order"),
        fact(&[], M::HighestOrder)
            .of(PAPER)
            .with_name("highest-order"),
        fact(&[], M::RPrime).of(PAPER).with_name("paper-at-once"),
        constant(1300.0).with_name("wrong-low"),
        constant(1600.0).with_name("wrong-high"),
        // 20
        constant(20.0).with_name("twenty"),
    ],
};
