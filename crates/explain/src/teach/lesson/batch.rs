//! Lesson: all at once or one by one. A period is judged by the ratings from before it.

use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, Table, constant, fact};
use crate::number::Kind;

const GAMES: Setting = Setting::Games;
/// The paper's example.
const PAPER: &str = "p=1500,200,0.06&g=1400,30,1;1550,100,0;1700,300,0";

pub(super) const LESSON: Lesson = Lesson {
    id: "batch",
    case: "p=1500,350,0.06&g=1500,60,1×10",
    picture: Picture::OneByOne,
    predict: Question { choices: &[Some(1), Some(2), Some(0)], right: 2 },
    moves: &[Moved { setting: GAMES, range: [1.0, 20.0] }],
    live: &[fact(&[], M::RPrime), fact(&[], M::OneByOne), fact(&[], M::RdPrime), fact(&[], M::OneByOneRd)],
    stops: &[&[(GAMES, 1.0)], &[(GAMES, 3.0)], &[(GAMES, 20.0)]],
    notice: &[Table {
        by: GAMES,
        at: &[1.0, 2.0, 3.0, 5.0, 10.0, 20.0],
        columns: &[fact(&[], M::RPrime), fact(&[], M::RdPrime), fact(&[], M::OneByOne), fact(&[], M::OneByOneRd)],
    }],
    check: Question { choices: &[Some(15), Some(17), Some(18)], right: 0 },
    facts: &[
        fact(&[], M::OneByOne).with_kind(Kind::Whole),
        fact(&[], M::RPrime).with_kind(Kind::Whole),
        constant(1734.0),
        fact(&[], M::R),
        // 4
        fact(&[], M::Rd),
        fact(&[], M::OpponentR),
        fact(&[], M::OpponentRd),
        fact(&[], M::Games),
        // 8: the stops
        fact(&[(GAMES, 1.0)], M::RPrime),
        fact(&[(GAMES, 3.0)], M::RPrime),
        fact(&[(GAMES, 3.0)], M::OneByOne),
        fact(&[(GAMES, 20.0)], M::RPrime),
        fact(&[(GAMES, 20.0)], M::OneByOne),
        constant(3.0),
        constant(6.0),
        // 15: the check
        fact(&[], M::LowestOrder).of(PAPER),
        fact(&[], M::HighestOrder).of(PAPER),
        fact(&[], M::RPrime).of(PAPER),
        constant(1300.0),
        constant(1600.0),
        // 20
        constant(20.0),
    ],
};
