//! Lesson: two different chances. E, which updates a rating, and the forecast of a game.

use super::{Lesson, Measure as M, Moved, Picture, Question, RD, Table, constant, fact};

pub(super) const LESSON: Lesson = Lesson {
    id: "chances",
    case: "p=1700,200,0.06&g=1500,50,1&k=3",
    picture: Picture::Step(3),
    predict: Question { choices: &[None, None, None], right: 1 },
    moves: &[Moved { setting: RD, range: [30.0, 350.0] }],
    live: &[fact(&[], M::E), fact(&[], M::Forecast), fact(&[], M::OtherE), fact(&[], M::OtherForecast)],
    stops: &[&[(RD, 30.0)], &[(RD, 350.0)]],
    notice: &[Table {
        by: RD,
        at: &[30.0, 100.0, 200.0, 350.0],
        columns: &[fact(&[], M::E), fact(&[], M::Forecast), fact(&[], M::OtherE), fact(&[], M::OtherForecast)],
    }],
    check: Question { choices: &[None, None, None], right: 0 },
    facts: &[
        fact(&[], M::R),
        fact(&[], M::OpponentR),
        fact(&[], M::OpponentRd),
        constant(30.0),
        constant(350.0),
        // 5
        fact(&[], M::E),
        fact(&[(RD, 30.0)], M::Forecast),
        fact(&[(RD, 350.0)], M::Forecast),
        fact(&[(RD, 350.0)], M::OtherE),
        fact(&[(RD, 350.0)], M::OtherForecast),
        // 10: the check
        fact(&[(RD, 350.0)], M::BothE),
        constant(50.0),
        constant(100.0),
    ],
};
