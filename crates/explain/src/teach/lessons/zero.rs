//! Lesson: the search of Step 5. Secants, and the reason why f(A) is halved.

use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, Table, constant, fact};
use crate::numbers::Kind;

const AT: Setting = Setting::Iteration;
const WINS: Setting = Setting::Games;

pub(super) const LESSON: Lesson = Lesson {
    id: "zero",
    case: "p=1500,30,0.2&t=1.2&g=1700,100,1×6&k=5",
    picture: Picture::Step(5),
    predict: Question {
        choices: &[Some(1), Some(2), Some(3), Some(0)],
        right: 3,
    },
    moves: &[
        Moved {
            setting: AT,
            range: [1.0, 24.0],
        },
        Moved {
            setting: WINS,
            range: [1.0, 8.0],
        },
    ],
    live: &[
        fact(&[], M::BigC),
        fact(&[], M::Iterations),
        fact(&[], M::WithoutHalving),
        fact(&[], M::SigmaPrime),
    ],
    stops: &[&[(AT, 1.0)], &[(AT, 11.0)], &[(AT, 12.0)]],
    notice: &[
        Table {
            by: AT,
            at: &[
                1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0,
                16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0,
            ],
            columns: &[fact(&[], M::BigC)],
        },
        Table {
            by: WINS,
            // With 4 wins, or more than 7, the last bits of f decide the number of iterations.
            at: &[1.0, 2.0, 3.0, 5.0, 6.0, 7.0],
            columns: &[fact(&[], M::Iterations), fact(&[], M::WithoutHalving)],
        },
    ],
    check: Question {
        choices: &[None, None, None],
        right: 0,
    },
    facts: &[
        fact(&[], M::WithoutHalving).with_name("answer"),
        constant(12.0).with_name("wrong-1"),
        constant(30.0).with_name("wrong-2"),
        constant(60.0).with_name("wrong-3"),
        // 4
        fact(&[], M::Iterations).with_name("iterations"),
        fact(&[], M::BigA).with_name("start-a"),
        fact(&[], M::BigB).with_name("start-b"),
        fact(&[], M::FOfA).with_name("start-f-a"),
        fact(&[], M::FOfB).with_name("start-f-b"),
        // 9: the stops
        fact(&[(AT, 1.0)], M::BigC).with_name("first-c"),
        fact(&[(AT, 11.0)], M::BigC).with_name("late-c"),
        fact(&[(AT, 12.0)], M::BigC).with_name("leap-c"),
        fact(&[], M::HalvedInARow).with_name("halvings-in-a-row"),
        fact(&[], M::Halved).with_name("halvings"),
        // 14: the result
        fact(&[], M::SigmaPrime).with_name("new-volatility"),
        fact(&[], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("new-rating"),
        fact(&[(WINS, 1.0)], M::Iterations).with_name("one-win-iterations"),
        fact(&[(WINS, 1.0)], M::WithoutHalving).with_name("one-win-without-halving"),
        fact(&[], M::Iterations)
            .of("p=1500,200,0.06&g=1400,30,1;1550,100,0;1700,300,0")
            .with_name("paper-iterations"),
    ],
};
