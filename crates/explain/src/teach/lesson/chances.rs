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
        fact(&[], M::R).named("own-rating"),
        fact(&[], M::OpponentR).named("opponent-rating"),
        fact(&[], M::OpponentRd).named("opponent-rd"),
        constant(30.0).named("sure-rd"),
        constant(350.0).named("unsure-rd"),
        // 5
        fact(&[], M::E).named("expected"),
        fact(&[(RD, 30.0)], M::Forecast).named("sure-forecast"),
        fact(&[(RD, 350.0)], M::Forecast).named("unsure-forecast"),
        fact(&[(RD, 350.0)], M::OtherE).named("other-expected"),
        fact(&[(RD, 350.0)], M::OtherForecast).named("other-forecast"),
        // 10: the check
        fact(&[(RD, 350.0)], M::BothE).named("both-expected"),
        constant(50.0).named("half"),
        constant(100.0).named("whole"),
    ],
};
