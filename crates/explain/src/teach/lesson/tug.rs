//! Lesson: games reduce RD, time increases it. φ* and φ′.

use super::{Lesson, Measure as M, Moved, Picture, Question, Setting, Table, constant, fact};
use crate::number::Kind;
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
    predict: Question { choices: &[Some(1), Some(2), Some(0), Some(3)], right: 2 },
    moves: &[Moved { setting: GAMES, range: [0.0, 10.0] }],
    live: &[fact(&[], M::RdPrime), fact(&[], M::Settled)],
    stops: &[&[(GAMES, 0.0)], &[(GAMES, 3.0)], &[(GAMES, 4.0)]],
    notice: &[
        Table { by: GAMES, at: &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 10.0], columns: &[fact(&[], M::RdPrime)] },
        Table { by: GAMES, at: &[1.0, 2.0, 3.0, 5.0, 10.0, 15.0], columns: &[fact(&[], M::Settled)] },
        Table { by: IDLE, at: &[1.0, 10.0, 50.0, 100.0, 365.0, 1105.0], columns: &[fact(&[], M::RdPrime).of(AWAY)] },
    ],
    check: Question { choices: &[Some(11), Some(12), Some(8), Some(13)], right: 0 },
    facts: &[
        fact(&[], M::RdPrime).with_kind(Kind::Tenths).named("answer"),
        constant(40.0).named("wrong-1"),
        fact(&[], M::Rd).named("own-rd"),
        constant(55.0).named("wrong-2"),
        // 4
        fact(&[], M::OpponentR).named("opponent-rating"),
        fact(&[], M::OpponentRd).named("opponent-rd"),
        fact(&[], M::Drift).named("drift"),
        fact(&[], M::Settled).named("settled"),
        // 8: the check
        fact(&[], M::Rd).of(AWAY).named("away-rd"),
        constant(10.0).named("away-periods"),
        fact(&[], M::Drift).of(AWAY).named("away-drift"),
        fact(&[], M::RdPrime).of(AWAY).with_kind(Kind::Tenths).named("away-new-rd"),
        fact(&[], M::WidthsAdded).of(AWAY).with_kind(Kind::Tenths).named("widths-added"),
        constant(MOST_DEVIATION).named("newcomer-rd"),
        // 14: the stops
        fact(&[(GAMES, 0.0)], M::RdPrime).named("after-no-game"),
        fact(&[(GAMES, 3.0)], M::RdPrime).named("after-three"),
        fact(&[(GAMES, 4.0)], M::RdPrime).named("after-four"),
        fact(&[(GAMES, 10.0)], M::Settled).named("settled-with-many"),
        fact(&[(IDLE, 1105.0)], M::RdPrime).of(AWAY).named("away-for-long"),
        constant(1105.0).named("long-periods"),
        // 20
        constant(10.0).named("many-games"),
        constant(60.0).named("low-rd"),
    ],
};
