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
        fact(&[], M::RdPrime).with_kind(Kind::Tenths),
        constant(40.0),
        fact(&[], M::Rd),
        constant(55.0),
        // 4
        fact(&[], M::OpponentR),
        fact(&[], M::OpponentRd),
        fact(&[], M::Drift),
        fact(&[], M::Settled),
        // 8: the check
        fact(&[], M::Rd).of(AWAY),
        constant(10.0),
        fact(&[], M::Drift).of(AWAY),
        fact(&[], M::RdPrime).of(AWAY).with_kind(Kind::Tenths),
        fact(&[], M::WidthsAdded).of(AWAY).with_kind(Kind::Tenths),
        constant(MOST_DEVIATION),
        // 14: the stops
        fact(&[(GAMES, 0.0)], M::RdPrime),
        fact(&[(GAMES, 3.0)], M::RdPrime),
        fact(&[(GAMES, 4.0)], M::RdPrime),
        fact(&[(GAMES, 10.0)], M::Settled),
        fact(&[(IDLE, 1105.0)], M::RdPrime).of(AWAY),
        constant(1105.0),
        // 20
        constant(10.0),
        constant(60.0),
    ],
};
