//! Lesson: I won and my rating fell. All games of a period share one step, and each of them
//! shortens it.

use super::{
    Lesson, Measure as M, Moved, OPPONENT, Picture, Question, RD, Setting, Table, constant, fact,
};
use crate::numbers::Kind;
use glicko2_steps::scale::SCALE;

const WINS: Setting = Setting::Games;
/// The reverse: losses, the last of which raises the rating.
const LOSSES: &str = "p=1500,350,0.06&g=1300,50,0;1300,50,0;1300,50,0;1700,50,0";
/// One win, for the rule.
const ONE: &str = "p=1500,350,0.06&g=1300,50,1";
/// A site that shows r − 2 RD.
const SHOWN: &str = "p=1500,40,0.06&g=1200,60,1";
/// Two wins.
const TWO: &str = "p=1500,350,0.06&g=1700,50,1;1300,50,1";

pub(super) const LESSON: Lesson = Lesson {
    id: "fell",
    case: "p=1500,350,0.06&g=1700,50,1;1700,50,1;1700,50,1;1300,50,1&k=7",
    picture: Picture::Step(7),
    predict: Question {
        choices: &[Some(1), Some(2), Some(3), Some(0)],
        right: 3,
    },
    moves: &[Moved {
        setting: WINS,
        range: [0.0, 5.0],
    }],
    live: &[
        fact(&[], M::RPrime),
        fact(&[], M::PartOf(0)),
        fact(&[], M::PartOf(3)),
    ],
    stops: &[&[(WINS, 0.0)], &[(WINS, 1.0)], &[(WINS, 5.0)]],
    notice: &[
        Table {
            by: WINS,
            at: &[0.0, 1.0, 2.0, 3.0, 5.0],
            columns: &[fact(&[], M::RPrime)],
        },
        Table {
            by: OPPONENT,
            at: &[1100.0, 1300.0, 1500.0, 1700.0],
            columns: &[fact(&[], M::RiseLimit).of(ONE)],
        },
        Table {
            by: RD,
            at: &[350.0, 200.0, 100.0],
            columns: &[fact(&[(WINS, 1.0)], M::RPrime).less(&[(WINS, 0.0)])],
        },
    ],
    check: Question {
        choices: &[None, None, None],
        right: 0,
    },
    facts: &[
        fact(&[], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("answer"),
        constant(2040.0).with_name("wrong-1"),
        constant(2000.0).with_name("wrong-2"),
        fact(&[(WINS, 0.0)], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("wrong-3"),
        // 4
        fact(&[], M::R).with_name("own-rating"),
        fact(&[], M::Rd).with_name("own-rd"),
        constant(1700.0).with_name("opponent-rating"),
        fact(&[], M::OpponentR).with_name("further-rating"),
        fact(&[(WINS, 0.0)], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("three-wins"),
        // 9: the stops
        fact(&[(WINS, 0.0)], M::PartOf(0))
            .with_kind(Kind::Whole)
            .with_name("each-before"),
        fact(&[], M::PartOf(0))
            .with_kind(Kind::Whole)
            .with_name("each-now"),
        fact(&[], M::PartOf(3))
            .with_kind(Kind::Whole)
            .with_name("fourth-win"),
        fact(&[(WINS, 1.0)], M::RPrime)
            .less(&[(WINS, 0.0)])
            .with_kind(Kind::Whole)
            .with_name("change-by-fourth"),
        fact(&[(WINS, 5.0)], M::RPrime)
            .with_kind(Kind::Whole)
            .with_name("with-five"),
        // 14: the rule
        fact(&[], M::RiseLimit).of(ONE).with_name("rise-limit"),
        fact(&[(WINS, 0.0)], M::Moved)
            .with_kind(Kind::Whole)
            .with_name("rise"),
        fact(&[(RD, 100.0), (WINS, 1.0)], M::RPrime)
            .less(&[(RD, 100.0), (WINS, 0.0)])
            .with_kind(Kind::Tenths)
            .with_name("certain-change"),
        constant(100.0).with_name("certain-rd"),
        // 18: the other way round
        fact(&[(WINS, 0.0)], M::RPrime)
            .of(LOSSES)
            .with_kind(Kind::Whole)
            .with_name("losses-before"),
        fact(&[], M::RPrime)
            .of(LOSSES)
            .with_kind(Kind::Whole)
            .with_name("losses-after"),
        // 20: without the shortcut
        fact(&[(WINS, 0.0)], M::Middle).with_name("middle-before"),
        fact(&[], M::Middle).with_name("middle-after"),
        fact(&[(WINS, 0.0)], M::OneByOne)
            .with_kind(Kind::Whole)
            .with_name("one-by-one-before"),
        fact(&[], M::OneByOne)
            .with_kind(Kind::Whole)
            .with_name("one-by-one-after"),
        // 24: the numbers that the site shows
        fact(&[], M::Edge(-2.0)).of(SHOWN).with_name("site-before"),
        fact(&[], M::EdgeAfter(-2.0))
            .of(SHOWN)
            .with_kind(Kind::Tenths)
            .with_name("site-after"),
        fact(&[], M::RPrime)
            .of(SHOWN)
            .with_kind(Kind::Tenths)
            .with_name("site-new-rating"),
        fact(&[], M::RdPrime)
            .of(SHOWN)
            .with_kind(Kind::Tenths)
            .with_name("site-new-rd"),
        // 28: the check
        fact(&[(WINS, 0.0)], M::RPrime)
            .of(TWO)
            .with_kind(Kind::Whole)
            .with_name("one-win"),
        fact(&[], M::RPrime)
            .of(TWO)
            .with_kind(Kind::Whole)
            .with_name("two-wins"),
        fact(&[], M::R).of(SHOWN).with_name("site-rating"),
        fact(&[], M::Rd).of(SHOWN).with_name("site-rd"),
        fact(&[], M::OpponentR)
            .of(SHOWN)
            .with_name("site-opponent-rating"),
        // 33
        fact(&[], M::OpponentRd)
            .of(SHOWN)
            .with_name("site-opponent-rd"),
        fact(&[], M::OpponentRd).with_name("opponent-rd"),
        constant(SCALE).with_name("scale"),
    ],
};
