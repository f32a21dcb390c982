//! Lesson: is the band true? A simulation plants a strength and counts how often the band holds it.

use super::simulation::{DRIFT_STEP, PERIODS, RUNS, STRENGTH};
use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, Table, constant, fact};

const DRIFT: Setting = Setting::Drift;
const RUN: Setting = Setting::Run;
/// About the drift that σ = 0.06 allows for.
const FIT: f64 = 10.0;
/// Three times that drift.
const FAST: f64 = 30.0;

pub(super) const LESSON: Lesson = Lesson {
    id: "band",
    // The first period of the first run.
    case: "p=1500,350,0.06&g=1500,60,1×5;1500,60,0;1500,60,1×4",
    picture: Picture::Run,
    predict: Question {
        choices: &[Some(1), Some(2), Some(0)],
        right: 2,
    },
    moves: &[
        Moved {
            setting: DRIFT,
            range: [0.0, 8.0 * DRIFT_STEP],
        },
        Moved {
            setting: RUN,
            range: [1.0, RUNS as f64],
        },
    ],
    live: &[fact(&[], M::Inside), fact(&[], M::Share)],
    stops: &[&[(DRIFT, 0.0)], &[(DRIFT, FIT)], &[(DRIFT, FAST)]],
    notice: &[
        Table {
            by: DRIFT,
            at: &[0.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 35.0, 40.0],
            columns: &[
                fact(&[], M::Inside),
                fact(&[], M::Share),
                fact(&[], M::Least),
            ],
        },
        Table {
            by: RUN,
            at: &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0],
            columns: &[
                fact(&[], M::Inside),
                fact(&[(DRIFT, FIT)], M::Inside),
                fact(&[(DRIFT, FAST)], M::Inside),
            ],
        },
    ],
    check: Question {
        choices: &[None, None, None],
        right: 0,
    },
    facts: &[
        fact(&[], M::Share).with_name("answer"),
        constant(90.0).with_name("wrong-1"),
        constant(95.0).with_name("usual-level"),
        constant(STRENGTH).with_name("strength"),
        // 4
        fact(&[], M::R).with_name("own-rating"),
        fact(&[], M::Rd).with_name("own-rd"),
        constant(PERIODS as f64).with_name("periods"),
        fact(&[], M::Games).with_name("games"),
        // 8
        constant(0.06).with_name("volatility"),
        fact(&[], M::Drift).with_name("drift"),
        constant(RUNS as f64).with_name("runs"),
        // 11: the stops
        fact(&[(DRIFT, FIT)], M::Share).with_name("share-fit"),
        fact(&[(DRIFT, FAST)], M::Share).with_name("share-fast"),
        constant(FIT).with_name("fit"),
        constant(FAST).with_name("fast"),
        // 15
        fact(&[(DRIFT, FIT)], M::Least).with_name("least"),
        fact(&[(DRIFT, FAST)], M::SigmaAfterRun).with_name("volatility-after"),
    ],
};
