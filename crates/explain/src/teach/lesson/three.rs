//! Lesson: three zeros of f. After an enormous surprise two answers fit, and one more win switches
//! from one to the other.

use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, TAU, Table, constant, fact};
use crate::number::Kind;

const WINS: Setting = Setting::Games;
/// 28 losses to far weaker opponents, with the usual τ.
const LOSSES: &str = "p=2000,30,0.06&g=1000,30,0×28";

pub(super) const LESSON: Lesson = Lesson {
    id: "three",
    case: "p=1500,50,0.06&t=1.2&g=1900,50,1×14&k=5",
    picture: Picture::Step(5),
    predict: Question { choices: &[Some(1), Some(2), Some(0)], right: 2 },
    moves: &[Moved { setting: WINS, range: [1.0, 16.0] }, Moved { setting: TAU, range: [0.2, 1.2] }],
    live: &[fact(&[], M::Roots), fact(&[], M::RPrime), fact(&[], M::SigmaPrime).with_kind(Kind::Scaled)],
    stops: &[&[(WINS, 4.0)], &[(WINS, 14.0)], &[(WINS, 15.0)]],
    notice: &[
        Table {
            by: WINS,
            at: &[4.0, 5.0, 10.0, 13.0, 14.0, 15.0, 16.0],
            columns: &[fact(&[], M::Roots), fact(&[], M::RPrime), fact(&[], M::SigmaPrime).with_kind(Kind::Scaled)],
        },
        Table { by: TAU, at: &[0.2, 0.5, 0.75, 1.0, 1.2], columns: &[fact(&[(WINS, 15.0)], M::RPrime)] },
    ],
    check: Question { choices: &[None, None, None], right: 0 },
    facts: &[
        fact(&[(WINS, 15.0)], M::RPrime).with_kind(Kind::Whole).named("answer"),
        constant(1688.0).named("wrong-1"),
        constant(1750.0).named("wrong-2"),
        fact(&[], M::RPrime).with_kind(Kind::Whole).named("rating-before"),
        // 4
        constant(1.2).named("large-tau"),
        fact(&[], M::R).named("own-rating"),
        fact(&[], M::Rd).named("own-rd"),
        fact(&[], M::OpponentR).named("opponent-rating"),
        // 8: the stops
        fact(&[(WINS, 4.0)], M::Roots).named("zeros-before"),
        fact(&[(WINS, 5.0)], M::Roots).named("zeros"),
        fact(&[], M::Root(0)).named("first-zero"),
        fact(&[], M::Root(1)).named("second-zero"),
        fact(&[], M::Root(2)).named("third-zero"),
        fact(&[(WINS, 15.0)], M::SigmaPrime).with_kind(Kind::Scaled).named("new-volatility"),
        // 14
        fact(&[(WINS, 15.0), (TAU, 0.5)], M::RPrime).named("usual-tau-rating"),
        constant(0.5).named("usual-tau"),
        fact(&[(WINS, 15.0)], M::OneByOne).named("one-by-one"),
        // 17: with the usual τ
        fact(&[], M::R).of(LOSSES).named("loser-rating"),
        fact(&[], M::OpponentR).of(LOSSES).named("winner-rating"),
        fact(&[], M::Games).of(LOSSES).named("losses"),
        fact(&[], M::RPrime).of(LOSSES).named("losses-rating"),
        fact(&[(WINS, 29.0)], M::RPrime).of(LOSSES).named("one-more-loss-rating"),
        // 22: five wins
        fact(&[(WINS, 5.0)], M::Root(0)).named("five-wins-first"),
        fact(&[(WINS, 5.0)], M::Root(1)).named("five-wins-second"),
        fact(&[(WINS, 5.0)], M::Root(2)).named("five-wins-third"),
        constant(14.0).named("wins-before"),
        constant(15.0).named("wins"),
        fact(&[], M::Rd).of(LOSSES).named("loser-rd"),
    ],
};
