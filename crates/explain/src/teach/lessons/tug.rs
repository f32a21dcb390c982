//! Lesson: games reduce RD, time increases it. φ* and φ′.

use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, Table, constant, fact};
use crate::numbers::Kind;
use glicko2_steps::Field;
use glicko2_steps::glicko_1995::MOST_DEVIATION;

const GAMES: Setting = Setting::Games;
const IDLE: Setting = Setting::Field(Field::IdlePeriods);
/// A player who is away.
const AWAY: &str = "p=1500,50,0.06&g=&i=10";

pub(super) const LESSON: Lesson = Lesson {
    id: "tug",
    case: "p=1500,45,0.06&g=1500,60,0.5&k=6",
    picture: Picture::Deviations,
    predict: Question {
        choices: &[Some(1), Some(2), Some(0), Some(3)],
        right: 2,
    },
    moves: &[Moved {
        setting: GAMES,
        range: [0.0, 10.0],
    }],
    live: &[fact(&[], M::RdPrime), fact(&[], M::Settled)],
    stops: &[&[(GAMES, 0.0)], &[(GAMES, 3.0)], &[(GAMES, 4.0)]],
    notice: &[
        Table {
            by: GAMES,
            at: &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 10.0],
            columns: &[fact(&[], M::RdPrime)],
        },
        Table {
            by: GAMES,
            at: &[1.0, 2.0, 3.0, 5.0, 10.0, 15.0],
            columns: &[fact(&[], M::Settled)],
        },
        Table {
            by: IDLE,
            at: &[1.0, 10.0, 50.0, 100.0, 365.0, 1105.0],
            columns: &[fact(&[], M::RdPrime).of(AWAY)],
        },
    ],
    check: Question {
        choices: &[Some(11), Some(12), Some(8), Some(13)],
        right: 0,
    },
    facts: &[
        fact(&[], M::RdPrime)
            .with_kind(Kind::Tenths)
            .with_name("answer"),
        constant(40.0).with_name("wrong-1"),
        fact(&[], M::Rd).with_name("own-rd"),
        constant(55.0).with_name("wrong-2"),
        // 4
        fact(&[], M::OpponentR).with_name("opponent-rating"),
        fact(&[], M::OpponentRd).with_name("opponent-rd"),
        fact(&[], M::Drift).with_name("drift"),
        fact(&[], M::Settled).with_name("settled"),
        // 8: the check
        fact(&[], M::Rd).of(AWAY).with_name("away-rd"),
        constant(10.0).with_name("away-periods"),
        fact(&[], M::Drift).of(AWAY).with_name("away-drift"),
        fact(&[], M::RdPrime)
            .of(AWAY)
            .with_kind(Kind::Tenths)
            .with_name("away-new-rd"),
        fact(&[], M::WidthsAdded)
            .of(AWAY)
            .with_kind(Kind::Tenths)
            .with_name("widths-added"),
        constant(MOST_DEVIATION).with_name("newcomer-rd"),
        // 14: the stops
        fact(&[(GAMES, 0.0)], M::RdPrime).with_name("after-no-game"),
        fact(&[(GAMES, 3.0)], M::RdPrime).with_name("after-three"),
        fact(&[(GAMES, 4.0)], M::RdPrime).with_name("after-four"),
        fact(&[(GAMES, 10.0)], M::Settled).with_name("settled-with-many"),
        fact(&[(IDLE, 1105.0)], M::RdPrime)
            .of(AWAY)
            .with_name("away-for-long"),
        constant(1105.0).with_name("long-periods"),
        // 20
        constant(10.0).with_name("many-games"),
        constant(60.0).with_name("low-rd"),
    ],
};
