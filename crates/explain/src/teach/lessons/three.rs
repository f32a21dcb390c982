//! Lesson: three zeros of f. After an enormous surprise two answers fit, and one more win switches
//! from one to the other.

use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, TAU, Table, constant, fact};
use crate::numbers::Kind;

const WINS: Setting = Setting::Games;
/// 28 losses to far weaker opponents, with the usual τ.
const LOSSES: &str = "p=2000,30,0.06&g=1000,30,0×28";

pub(super) const LESSON: Lesson = Lesson {
    id: "three",
    case: "p=1500,50,0.06&t=1.2&g=1900,50,1×14&k=5",
    picture: Picture::Step(5),
    predict: Question {
        choices: &[Some(1), Some(2), Some(0)],
        right: 2,
    },
    moves: &[
        Moved {
            setting: WINS,
            range: [1.0, 16.0],
        },
        Moved {
            setting: TAU,
            range: [0.2, 1.2],
        },
    ],
    live: &[
        fact(&[], M::Roots),
        fact(&[], M::RPrime),
        fact(&[], M::SigmaPrime).with_kind(Kind::Scaled),
    ],
    stops: &[&[(WINS, 4.0)], &[(WINS, 14.0)], &[(WINS, 15.0)]],
    notice: &[
        Table {
            by: WINS,
            at: &[4.0, 5.0, 10.0, 13.0, 14.0, 15.0, 16.0],
            columns: &[
                fact(&[], M::Roots),
                fact(&[], M::RPrime),
                fact(&[], M::SigmaPrime).with_kind(Kind::Scaled),
            ],
        },
        Table {
            by: TAU,
            at: &[0.2, 0.5, 0.75, 1.0, 1.2],
            columns: &[fact(&[(WINS, 15.0)], M::RPrime)],
        },
    ],
    check: Question {
        choices: &[None, None, None],
        right: 0,
    },
    facts: &[
        fact(&[(WINS, 15.0)], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("answer"),
        constant(1688.0).with_name("wrong-1"),
        constant(1750.0).with_name("wrong-2"),
        fact(&[], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("rating-before"),
        // 4
        constant(1.2).with_name("large-tau"),
        fact(&[], M::R).with_name("own-rating"),
        fact(&[], M::Rd).with_name("own-rd"),
        fact(&[], M::OpponentR).with_name("opponent-rating"),
        // 8: the stops
        fact(&[(WINS, 4.0)], M::Roots).with_name("zeros-before"),
        fact(&[(WINS, 5.0)], M::Roots).with_name("zeros"),
        fact(&[], M::Root(0)).with_name("first-zero"),
        fact(&[], M::Root(1)).with_name("second-zero"),
        fact(&[], M::Root(2)).with_name("third-zero"),
        fact(&[(WINS, 15.0)], M::SigmaPrime)
            .with_kind(Kind::Scaled)
            .with_name("new-volatility"),
        // 14
        fact(&[(WINS, 15.0), (TAU, 0.5)], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("usual-tau-rating"),
        constant(0.5).with_name("usual-tau"),
        fact(&[(WINS, 15.0)], M::OneByOne)
            .with_kind(Kind::Whole)
            .with_name("one-by-one"),
        // 17: with the usual τ
        fact(&[], M::R).of(LOSSES).with_name("loser-rating"),
        fact(&[], M::OpponentR)
            .of(LOSSES)
            .with_name("winner-rating"),
        fact(&[], M::Games).of(LOSSES).with_name("losses"),
        fact(&[], M::RPrime)
            .of(LOSSES)
            .with_kind(Kind::Whole)
            .with_name("losses-rating"),
        fact(&[(WINS, 29.0)], M::RPrime)
            .of(LOSSES)
            .with_kind(Kind::Whole)
            .with_name("one-more-loss-rating"),
        // 22: five wins
        fact(&[(WINS, 5.0)], M::Root(0)).with_name("five-wins-first"),
        fact(&[(WINS, 5.0)], M::Root(1)).with_name("five-wins-second"),
        fact(&[(WINS, 5.0)], M::Root(2)).with_name("five-wins-third"),
        constant(14.0).with_name("wins-before"),
        constant(15.0).with_name("wins"),
        fact(&[], M::Rd).of(LOSSES).with_name("loser-rd"),
    ],
};
