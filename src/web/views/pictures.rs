//! The charts of a case of one player.

use crate::app::Worked;
use crate::case::level::Level;
use crate::case::moment::Moment;
use crate::charts::data::{Contributions, Expectation, Root, Strength, View};
use crate::charts::draw;
use crate::present::text::Text;
use crate::web::kit::chart::Drawn;
use std::rc::Rc;

/// What is drawn. Its points are worked out with the drawing, not while keys wait for their numbers.
#[derive(Clone)]
pub(crate) enum Picture {
    /// The curve of the rating, with the band of a level.
    Strength(Rc<Worked>, Level),
    /// f, with the secant of an iteration.
    Root(Rc<Worked>, usize),
    /// What each game did.
    Contributions(Contributions),
    /// The expected scores.
    Expectation(Rc<Worked>),
    /// The stage at a moment, with the band of a level.
    #[expect(dead_code, reason = "the page has no stage yet")]
    Stage(Rc<Worked>, Moment, Level, &'static Text),
}

impl Drawn for Picture {
    fn svg(&self, width: u32) -> String {
        match self {
            Self::Strength(of, level) => draw::strength(&Strength::of(&of.period, &of.trace, *level), width),
            Self::Root(of, iteration) => {
                let view = View::suiting(&of.trace, *iteration);
                let root = Root::of(&of.period, &of.trace, *iteration, view);
                root.map(|root| draw::root(&root, width)).unwrap_or_default()
            }
            Self::Contributions(data) => draw::contributions(data, width),
            Self::Expectation(of) => draw::expectation(&Expectation::of(&of.period, &of.trace), width),
            Self::Stage(of, moment, level, text) => draw::stage(*moment, &of.period, &of.trace, *level, text, width),
        }
    }
}

/// A case is the same only if it is the very one: to compare two would take as long as to draw them.
impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Strength(a, level), Self::Strength(b, other)) => Rc::ptr_eq(a, b) && level == other,
            (Self::Root(a, iteration), Self::Root(b, other)) => Rc::ptr_eq(a, b) && iteration == other,
            (Self::Contributions(a), Self::Contributions(b)) => a == b,
            (Self::Expectation(a), Self::Expectation(b)) => Rc::ptr_eq(a, b),
            (Self::Stage(a, moment, level, text), Self::Stage(b, at, other, words)) => {
                Rc::ptr_eq(a, b) && (moment, level) == (at, other) && text == words
            }
            _ => false,
        }
    }
}
