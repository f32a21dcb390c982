//! The charts of a case of one player.

use super::{Scene, cards, guess, search};
use crate::app::Worked;
use crate::case::level::Level;
use crate::case::moment::Moment;
use crate::charts::data::{Contributions, Expectation, Root, Strength, View};
use crate::charts::draw;
use crate::present::stage::{picture_of, step_shown, up_to};
use crate::present::text::Text;
use crate::present::text::guess::GuessText;
use crate::web::kit::chart::{ChartCard, Drawn, chart, chart_card};
use crate::web::kit::inline::pieces;
use crate::web::kit::table::list;
use std::rc::Rc;
use yew::prelude::*;

/// The picture of where one is in the derivation, and what came of the last guess.
pub(crate) fn of_stage(scene: Scene) -> Html {
    html! { <>{ at_moment(scene) }{ guess::told(scene) }</> }
}

fn at_moment(scene: Scene) -> Html {
    let Scene { state, text, .. } = scene;
    let (period, trace, level) = (scene.period(), scene.trace(), state.options.level);
    if state.covers_picture() {
        return guess::bell(scene);
    }
    let shown = step_shown(state.moment(), trace);
    if shown == 8 {
        return guess::bells(scene).unwrap_or_else(|| cards::strength(scene, true));
    }
    let digits = scene.digits();
    let until = state.covered_iterations();
    let known = until.map(|count| up_to(trace, count));
    let told = picture_of(state.moment(), period, known.as_ref().unwrap_or(trace), level, text);
    let picture = Picture::Stage { of: state.worked.clone(), moment: state.moment(), until, level, text };
    let picture = chart(picture, told.alt);
    chart_card(ChartCard {
        // Two names for one motion: what has another name begins anew.
        class: classes!("picture", if shown.is_multiple_of(2) { "even" } else { "odd" }),
        id: "picture-title",
        title: told.title,
        chart: html! { <>{ picture }{ search::slider(scene) }</> },
        notes: html! { <p class="soft">{ pieces(&told.caption, digits) }</p> },
        table: Some((text.meaning.as_table, list(told.title, &told.heads, told.rows, digits))),
        ..ChartCard::default()
    })
}

/// The curve of the rating, with the band of a level. It stands by itself, as a first visit has this picture alone.
#[derive(Clone)]
pub(crate) struct Curve {
    pub(crate) of: Rc<Worked>,
    /// What came of it before a number was scrubbed.
    pub(crate) ghost: Option<Rc<Worked>>,
    pub(crate) level: Level,
    /// Whether it is as high as the other pictures of the stage.
    pub(crate) on_stage: bool,
}

impl Drawn for Curve {
    fn svg(&self, width: u32) -> String {
        let ghost = self.ghost.as_ref().map(|ghost| &*ghost.trace);
        let data = Strength::beside(&self.of.period, &self.of.trace, self.level, ghost);
        if self.on_stage { draw::strength_on_stage(&data, width) } else { draw::strength(&data, width) }
    }
}

impl PartialEq for Curve {
    fn eq(&self, other: &Self) -> bool {
        let pointer = |curve: &Self| curve.ghost.as_ref().map(Rc::as_ptr);
        Rc::ptr_eq(&self.of, &other.of) && pointer(self) == pointer(other) && self.level == other.level
    }
}

/// What else is drawn. Its points are worked out with the drawing, not while keys wait for their numbers.
#[derive(Clone)]
pub(crate) enum Picture {
    /// f, with the secant of an iteration.
    Root(Rc<Worked>, usize),
    /// What each game did.
    Contributions(Contributions),
    /// f, with the secant between other ends A and B.
    Between(Rc<Worked>, f64, f64),
    /// The expected scores.
    Expectation(Rc<Worked>),
    /// The stage at a moment, with the band of a level.
    Stage {
        of: Rc<Worked>,
        moment: Moment,
        /// So many rows of Step 5 are known, where the rest is covered.
        until: Option<usize>,
        level: Level,
        text: &'static Text,
    },
    /// A guess of the new rating, and how far off it is once that is shown.
    Guess { of: Rc<Worked>, rating: Option<f64>, gap: Option<AttrValue>, words: &'static GuessText },
}

impl Drawn for Picture {
    fn svg(&self, width: u32) -> String {
        match self {
            Self::Root(of, iteration) => {
                let view = View::suiting(&of.trace, *iteration);
                let root = Root::of(&of.period, &of.trace, *iteration, view);
                root.map(|root| draw::root(&root, width)).unwrap_or_default()
            }
            Self::Between(of, a, b) => {
                let root = Root::between(&of.period, &of.trace, *a, *b);
                root.map(|root| draw::root(&root, width)).unwrap_or_default()
            }
            Self::Contributions(data) => draw::contributions(data, width),
            Self::Expectation(of) => draw::expectation(&Expectation::of(&of.period, &of.trace), width),
            Self::Stage { of, moment, until, level, text } => {
                let known = until.map(|count| up_to(&of.trace, count));
                draw::stage(*moment, &of.period, known.as_ref().unwrap_or(&of.trace), *level, text, width)
            }
            Self::Guess { of, rating, gap, words } => {
                let level = Level::default();
                let data = match (gap, rating) {
                    (Some(_), Some(rating)) => Strength::of(&of.period, &of.trace, level).with(*rating),
                    _ => Strength::to_guess(&of.period, level),
                };
                let guess = draw::Guess { rating: *rating, name: words.your_guess, gap: gap.as_deref() };
                draw::guess(&data, &guess, width)
            }
        }
    }
}

/// A case is the same only if it is the very one: to compare two would take as long as to draw them.
impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Root(a, iteration), Self::Root(b, other)) => Rc::ptr_eq(a, b) && iteration == other,
            (Self::Between(of, a, b), Self::Between(other, c, d)) => Rc::ptr_eq(of, other) && (a, b) == (c, d),
            (Self::Contributions(a), Self::Contributions(b)) => a == b,
            (Self::Expectation(a), Self::Expectation(b)) => Rc::ptr_eq(a, b),
            (
                Self::Stage { of: a, moment, until, level, text },
                Self::Stage { of: b, moment: at, until: end, level: other, text: words },
            ) => Rc::ptr_eq(a, b) && (moment, until, level) == (at, end, other) && text == words,
            // All languages have words of their own, and a page has one language.
            (Self::Guess { of: a, rating, gap, .. }, Self::Guess { of: b, rating: other, gap: words, .. }) => {
                Rc::ptr_eq(a, b) && (rating, gap) == (other, words)
            }
            _ => false,
        }
    }
}
