//! Exports: hostile words stay text, exported data can be imported, and pictures need no other file.

mod breaking_out;
mod cases;
mod cite;
mod csv;
mod formulas;
mod json;
mod pictures;
mod vectors;

use crate::engine_support as support;
use crate::support::{periods, rfc4180, snapshot, svg, worked};
use explain::case::level::Level;
use explain::escape::clean;
use explain::export::dialect::address;
use explain::export::document::{Case, Document, Extent, Part};
use explain::export::formats::{Cut, Family, Format, MAX_ROWS, write};
use explain::numbers::{Digits, Kind};
use explain::steps::math::Math;
use explain::steps::step::{Block, Cell, Table, TableId};
use explain::words::Language;
use explain::words::number::Number;
use explain::words::pieces::Piece;
use glicko2_steps::seasons::{Season, Stretch};
use glicko2_steps::{Game, Period, Player, Rounding, Symbol, Trace, rate};
use proptest::prelude::*;
use std::rc::Rc;

const LINK: &str = "https://example.org/glicko-2/#p=1500,200,0.06&g=1400,30,1;1550,100,0";

fn idle() -> Period {
    Period {
        games: Vec::new(),
        idle_periods: 2.5,
        ..Period::papers_example()
    }
}

/// Returns a period of twenty-five losses against much weaker opponents, where f has three zeros.
fn upset() -> Period {
    let player = Player::new(2000.0, 30.0, 0.06);
    Period::new(player, 0.5, vec![Game::new(1000.0, 30.0, 0.0); 25])
}

fn case<'a>(period: &'a Period, trace: &'a Trace, digits: Digits) -> Case<'a> {
    let (level, language) = (Level::P95, Language::En);
    Case {
        period,
        trace,
        assumed: &[],
        level,
        digits,
        language,
        link: LINK,
        system: "Glicko-2 (2022)",
        by_system: None,
    }
}

/// Returns the first period of a case, whether it can be rated or not.
fn period_of(case: &explain::case::Case, rounding: Rounding) -> Period {
    let Season {
        player,
        tau,
        rounding,
        mut stretches,
    } = case.season(rounding);
    let Stretch {
        games,
        idle_periods,
    } = Rc::unwrap_or_clone(stretches.swap_remove(0));
    Period {
        idle_periods,
        rounding,
        ..Period::new(player, tau, games)
    }
}

/// Generates periods of games at the usual ε.
fn any_period() -> impl Strategy<Value = Period> {
    let usual = |period| Period {
        epsilon: Period::EPSILON,
        idle_periods: 1.0,
        ..period
    };
    periods::any_period().prop_map(usual)
}

// Hostile words

/// Returns words with a meaning in the markup of some dialect.
fn hostile_words() -> Vec<String> {
    serde_json::from_str(include_str!("../../data/hostile_words.json")).unwrap()
}

fn hostile_text() -> impl Strategy<Value = String> {
    proptest::collection::vec(proptest::sample::select(hostile_words()), 1..6)
        .prop_map(|words| words.concat())
}

/// Returns a document with these words in every place for words.
fn document(words: &[String; 6]) -> Document {
    let [a, b, c, d, e, f] = words.clone();
    let text = |words: &str| vec![Piece::Text(words.to_owned())];
    let mixed = |words: &str| {
        vec![
            Piece::Text(words.to_owned()),
            Piece::Symbol(Symbol::PhiStar),
            Piece::Text("and".to_owned()),
        ]
    };
    let value = || Cell::Number(Number::new(-1.5e-9, Kind::Tiny, "f", Symbol::F));
    let table = Table {
        id: TableId::Games,
        // Captions are sentences of the page; here a caption has hostile words all the same.
        caption: e.clone().leak(),
        heads: vec![text("name"), text(&a), vec![Piece::Symbol(Symbol::MuJ)]],
        rows: vec![
            vec![Cell::Head(b.clone()), Cell::Pieces(mixed(&c)), value()],
            vec![Cell::HeadPieces(text(&d)), Cell::Empty, value()],
            vec![
                Cell::Head("last".to_owned()),
                Cell::Pieces(text(&f)),
                value(),
            ],
        ],
    };
    let parts = vec![
        Part::Title(text(&a)),
        Part::Heading(text(&b)),
        Block::Text(text(&c)).into(),
        Block::Text(mixed(&f)).into(),
        Block::Note(text(&d)).into(),
        Block::Alert(mixed(&e)).into(),
        Block::Formula(Math::Symbol(Symbol::Mu)).into(),
        Block::Table(table).into(),
        Part::Link {
            words: f,
            address: LINK.to_owned(),
        },
    ];
    Document {
        parts,
        digits: Digits::Auto,
        language: Language::En,
    }
}

fn harmless() -> [String; 6] {
    ["ann", "bob", "cat", "dan", "eve", "fay"].map(str::to_owned)
}

/// Checks that a text has no control characters except line ends, and none that turn the direction of writing.
fn assert_visible(text: &str) {
    for c in text.chars() {
        assert!(!c.is_control() || c == '\n', "{c:?} in {text}");
        assert!(
            !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}'),
            "{c:?}"
        );
    }
}

/// Checks that every element that opens also closes, in order.
fn assert_xml(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in text.split('<').skip(1) {
        let (tag, after) = tag
            .split_once('>')
            .unwrap_or_else(|| panic!("an open tag in {text}"));
        assert!(!after.contains('>'), "{after} in {text}");
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{text}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} in {text}");
}
