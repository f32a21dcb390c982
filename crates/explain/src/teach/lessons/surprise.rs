//! Lesson: volatility and τ. σ rises if a period surprises more than all uncertainty explains.

use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, TAU, Table, constant, fact};
use crate::numbers::Kind;

const WINS: Setting = Setting::Wins;
const GAMES: Setting = Setting::Games;
/// A surprising period.
const STRONG: &str = "p=1500,50,0.06&g=1900,50,1×5";
/// A period in which f has three zeros.
const LEAP: &str = "p=1500,50,0.06&t=1.2&g=1900,50,1×14";

pub(super) const LESSON: Lesson = Lesson {
    id: "surprise",
    case: "p=1500,50,0.06&g=1500,50,1×10&k=5",
    picture: Picture::Step(5),
    predict: Question {
        choices: &[Some(0), Some(1), Some(2), Some(3)],
        right: 0,
    },
    moves: &[
        Moved {
            setting: WINS,
            range: [0.0, 10.0],
        },
        Moved {
            setting: TAU,
            range: [0.2, 1.2],
        },
    ],
    live: &[
        fact(&[], M::Z),
        fact(&[], M::SigmaPrime),
        fact(&[], M::RPrime),
    ],
    stops: &[&[(WINS, 5.0)], &[(WINS, 7.0)], &[(WINS, 10.0), (TAU, 1.2)]],
    notice: &[
        Table {
            by: WINS,
            at: &[5.0, 6.0, 7.0, 8.0, 9.0, 10.0],
            columns: &[
                fact(&[], M::Z),
                fact(&[(TAU, 0.2)], M::SigmaPrime),
                fact(&[(TAU, 0.5)], M::SigmaPrime),
                fact(&[(TAU, 1.2)], M::SigmaPrime),
            ],
        },
        Table {
            by: TAU,
            at: &[0.2, 0.5, 1.2],
            columns: &[
                fact(&[], M::SigmaPrime).of(STRONG),
                fact(&[], M::RPrime).of(STRONG),
            ],
        },
    ],
    check: Question {
        choices: &[None, None, None],
        right: 0,
    },
    facts: &[
        fact(&[], M::SigmaPrime)
            .with_kind(Kind::Scaled)
            .with_name("answer"),
        constant(0.08).with_name("wrong-1"),
        constant(0.12).with_name("wrong-2"),
        constant(0.6).with_name("wrong-3"),
        // 4
        fact(&[], M::R).with_name("own-rating"),
        fact(&[], M::Rd).with_name("own-rd"),
        fact(&[], M::Games).with_name("games"),
        constant(0.06).with_name("old-volatility"),
        // 8: the stops
        fact(&[(WINS, 5.0)], M::SigmaPrime).with_name("five-wins"),
        fact(&[(WINS, 7.0)], M::Z)
            .with_kind(Kind::Rating)
            .with_name("seven-wins-z"),
        fact(&[(WINS, 7.0)], M::SigmaPrime).with_name("seven-wins"),
        fact(&[], M::Z)
            .with_kind(Kind::Rating)
            .with_name("all-wins-z"),
        fact(&[(TAU, 1.2)], M::SigmaPrime).with_name("large-tau-volatility"),
        constant(1.2).with_name("large-tau"),
        // 14: one game alone
        fact(&[(GAMES, 1.0)], M::Z).with_name("one-game-z"),
        fact(&[(GAMES, 1.0)], M::TurnAt).with_name("turn-rating"),
        // 16: τ
        fact(&[(TAU, 0.2)], M::RPrime)
            .of(STRONG)
            .with_kind(Kind::Tenths)
            .with_name("small-tau-rating"),
        fact(&[(TAU, 1.2)], M::RPrime)
            .of(STRONG)
            .with_kind(Kind::Tenths)
            .with_name("large-tau-rating"),
        constant(0.2).with_name("small-tau"),
        fact(&[], M::OpponentR)
            .of(STRONG)
            .with_name("strong-rating"),
        // 20: the check
        fact(&[(WINS, 6.0)], M::Z)
            .with_kind(Kind::Rating)
            .with_name("six-wins-z"),
        fact(&[(WINS, 6.0)], M::SigmaPrime).with_name("six-wins"),
        fact(&[], M::SigmaPrime).with_name("new-volatility"),
        constant(1.0).with_name("one"),
        // 24
        constant(0.5).with_name("usual-tau"),
        // 25: several zeros
        fact(&[], M::Roots).of(LEAP).with_name("zeros"),
        fact(&[], M::Games).of(LEAP).with_name("leap-wins"),
        fact(&[], M::RPrime)
            .of(LEAP)
            .with_kind(Kind::Whole)
            .with_name("before-leap"),
        fact(&[(GAMES, 15.0)], M::RPrime)
            .of(LEAP)
            .with_kind(Kind::Whole)
            .with_name("after-leap"),
    ],
};
