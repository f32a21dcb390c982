//! A chart in its frame: drawn at the width it has, and told in words.

use crate::app::Worked;
use crate::charts::data::{Contributions, Expectation, Root, Strength, View};
use crate::charts::draw;
use crate::present::level::Level;
use crate::web::frame::use_by_next_frame;
use crate::web::measure::use_width;
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VNode;

/// What is drawn. Its points are worked out with the drawing, not while keys wait for their numbers.
#[derive(Clone, Debug)]
pub(crate) enum Picture {
    /// The curve of the rating, with the band of a level.
    Strength(Rc<Worked>, Level),
    /// f, with the secant of an iteration.
    Root(Rc<Worked>, usize),
    /// What each game did.
    Contributions(Contributions),
    /// The expected scores.
    Expectation(Rc<Worked>),
}

/// Something that can be drawn at any width.
pub(crate) trait Drawn: Clone + PartialEq + 'static {
    /// The drawing, so many CSS pixels wide, as SVG.
    fn svg(&self, width: u32) -> String;
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
            _ => false,
        }
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct ChartProps<D: Drawn> {
    pub(crate) picture: D,
    /// The chart in words.
    pub(crate) label: AttrValue,
}

/// A chart in its frame, told in words.
#[component]
pub(crate) fn Chart<D: Drawn>(props: &ChartProps<D>) -> Html {
    let frame = use_node_ref();
    html! {
        <div class="chart-box" ref={frame.clone()} role="img" aria-label={props.label.clone()}>
            <Drawing<D> picture={props.picture.clone()} {frame} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct DrawingProps<D: Drawn> {
    picture: D,
    frame: NodeRef,
}

/// What is in the frame. It is drawn anew only when its data or its width change, and not while keys wait for their numbers.
#[component]
fn Drawing<D: Drawn>(props: &DrawingProps<D>) -> Html {
    let width = use_width(&props.frame);
    let svg = use_by_next_frame(&props.frame, (props.picture.clone(), width), |(picture, width)| picture.svg(*width));
    VNode::from_html_unchecked(svg)
}

/// A chart with its description.
pub(crate) fn chart(picture: Picture, label: impl Into<AttrValue>) -> Html {
    let label = label.into();
    html! { <Chart<Picture> {picture} {label} /> }
}
