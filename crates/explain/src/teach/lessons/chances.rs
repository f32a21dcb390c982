//! Lesson: two different chances. E, which updates a rating, and the forecast of a game.

use super::{Lesson, Measure as M, Moved, Picture, Question, RD, Table, constant, fact};

pub(super) const LESSON: Lesson = Lesson {
    id: "chances",
    case: "p=1700,200,0.06&g=1500,50,1&k=3",
    picture: Picture::Step(3),
    predict: Question {
        choices: &[None, None, None],
        right: 1,
    },
    moves: &[Moved {
        setting: RD,
        range: [30.0, 350.0],
    }],
    live: &[
        fact(&[], M::E),
        fact(&[], M::Forecast),
        fact(&[], M::OtherE),
        fact(&[], M::OtherForecast),
    ],
    stops: &[&[(RD, 30.0)], &[(RD, 350.0)]],
    notice: &[Table {
        by: RD,
        at: &[30.0, 100.0, 200.0, 350.0],
        columns: &[
            fact(&[], M::E),
            fact(&[], M::Forecast),
            fact(&[], M::OtherE),
            fact(&[], M::OtherForecast),
        ],
    }],
    check: Question {
        choices: &[None, None, None],
        right: 0,
    },
    facts: &[
        fact(&[], M::R).with_name("own-rating"),
        fact(&[], M::OpponentR).with_name("opponent-rating"),
        fact(&[], M::OpponentRd).with_name("opponent-rd"),
        constant(30.0).with_name("sure-rd"),
        constant(350.0).with_name("vague-rd"),
        // 5
        fact(&[], M::E).with_name("expected"),
        fact(&[(RD, 30.0)], M::Forecast).with_name("sure-forecast"),
        fact(&[(RD, 350.0)], M::Forecast).with_name("vague-forecast"),
        fact(&[(RD, 350.0)], M::OtherE).with_name("other-expected"),
        fact(&[(RD, 350.0)], M::OtherForecast).with_name("other-forecast"),
        // 10: the check
        fact(&[(RD, 350.0)], M::BothE).with_name("both-expected"),
        constant(50.0).with_name("half"),
        constant(100.0).with_name("whole"),
    ],
};
