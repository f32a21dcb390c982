//! Lesson: a rating is a hill, not a point. The meaning of a rating and its RD.

use super::{Fact, Lesson, Measure as M, Moved, Picture, Question, RD, Table, constant, fact};
use crate::numbers::Kind;

/// The player in the final question.
const SURE: &str = "p=1850,50,0.06&g=";

pub(super) const LESSON: Lesson = Lesson {
    id: "bell",
    case: "p=1500,200,0.06&g=&k=1",
    picture: Picture::Step(1),
    predict: Question {
        choices: &[Some(1), Some(2), Some(0), Some(3)],
        right: 2,
    },
    moves: &[Moved {
        setting: RD,
        range: [30.0, 350.0],
    }],
    live: &[
        fact(&[], M::BandLow),
        fact(&[], M::BandHigh),
        fact(&[], M::Between(1400.0, 1600.0)),
        fact(&[], M::Height(200.0)),
    ],
    stops: &[&[(RD, 50.0)], &[(RD, 100.0)], &[(RD, 350.0)]],
    notice: &[Table {
        by: RD,
        at: &[30.0, 50.0, 100.0, 200.0, 350.0],
        columns: &[
            fact(&[], M::BandLow),
            fact(&[], M::BandHigh),
            fact(&[], M::Between(1400.0, 1600.0)),
            fact(&[], M::Above(1700.0)),
            fact(&[], M::Height(200.0)),
        ],
    }],
    check: Question {
        choices: &[Some(16), Some(18), Some(20), Some(14)],
        right: 0,
    },
    facts: &[
        fact(&[], M::Between(1400.0, 1600.0))
            .with_kind(Kind::Whole)
            .with_name("share"),
        constant(95.0).with_name("usual-level"),
        constant(68.0).with_name("wrong-1"),
        constant(20.0).with_name("wrong-2"),
        // 4
        fact(&[], M::R).with_name("own-rating"),
        fact(&[], M::Rd).with_name("own-rd"),
        constant(1400.0).with_name("low"),
        constant(1600.0).with_name("high"),
        // 8: the stops
        fact(&[(RD, 50.0)], M::Between(1400.0, 1600.0)).with_name("share-at-50"),
        fact(&[(RD, 100.0)], M::Between(1400.0, 1600.0)).with_name("share-at-100"),
        fact(&[(RD, 350.0)], M::Between(1400.0, 1600.0)).with_name("share-at-350"),
        fact(&[(RD, 350.0)], M::BandLow).with_name("newcomer-low"),
        fact(&[(RD, 350.0)], M::BandHigh).with_name("newcomer-high"),
        fact(&[(RD, 50.0)], M::Height(200.0))
            .with_kind(Kind::Given)
            .with_name("height-at-50"),
        // 14: the check
        fact(&[], M::R).of(SURE).with_name("sure-rating"),
        fact(&[], M::Rd).of(SURE).with_name("sure-rd"),
        fact(&[], M::Edge(-2.0)).of(SURE).with_name("two-rd-low"),
        fact(&[], M::Edge(2.0)).of(SURE).with_name("two-rd-high"),
        // 18
        fact(&[], M::Edge(-1.0)).of(SURE).with_name("one-rd-low"),
        fact(&[], M::Edge(1.0)).of(SURE).with_name("one-rd-high"),
        fact(&[], M::Edge(-3.0)).of(SURE).with_name("three-rd-low"),
        fact(&[], M::Edge(3.0)).of(SURE).with_name("three-rd-high"),
        // 22
        fact(&[], M::Within(1.0))
            .of(SURE)
            .with_kind(Kind::Whole)
            .with_name("one-rd-share"),
        fact(&[], M::Within(3.0))
            .of(SURE)
            .with_name("three-rd-share"),
        // 24: the same RD, and the chance to be the stronger player
        STRONGER
            .of("p=1600,200,0.06&g=1500,200,1")
            .with_name("stronger-share"),
        STRONGER
            .of("p=1600,50,0.06&g=1500,50,1")
            .with_name("stronger-share-if-sure"),
        fact(&[], M::R)
            .of("p=1600,200,0.06&g=1500,200,1")
            .with_name("stronger-rating"),
        fact(&[], M::Within(2.0))
            .of(SURE)
            .with_kind(Kind::Whole)
            .with_name("two-rd-share"),
        constant(1700.0).with_name("mark"),
    ],
};

const STRONGER: Fact = fact(&[], M::Stronger);
