//! A chart in its frame: drawn at the width it has, and told in words.

use crate::charts::data::{Contributions, Expectation, Root, Strength};
use crate::charts::draw;
use crate::web::frame::use_by_next_frame;
use crate::web::measure::use_width;
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VNode;

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Picture {
    Strength(Strength),
    Root(Root),
    Contributions(Contributions),
    Expectation(Expectation),
}

impl Picture {
    fn svg(&self, width: u32) -> String {
        match self {
            Self::Strength(data) => draw::strength(data, width),
            Self::Root(data) => draw::root(data, width),
            Self::Contributions(data) => draw::contributions(data, width),
            Self::Expectation(data) => draw::expectation(data, width),
        }
    }
}

#[derive(Properties, PartialEq)]
struct ChartProps {
    picture: Rc<Picture>,
    /// The chart in words.
    label: AttrValue,
}

/// A chart. It is drawn anew only when its data or its width change, and not while keys wait for their numbers.
#[component]
fn Chart(props: &ChartProps) -> Html {
    let frame = use_node_ref();
    let width = use_width(&frame);
    let svg = use_by_next_frame((props.picture.clone(), width), |(picture, width)| picture.svg(*width));
    html! {
        <div class="chart-box" ref={frame} role="img" aria-label={props.label.clone()}>
            { VNode::from_html_unchecked(svg) }
        </div>
    }
}

/// A chart with its description.
pub(crate) fn chart(picture: Picture, label: impl Into<AttrValue>) -> Html {
    let label = label.into();
    html! { <Chart picture={Rc::new(picture)} {label} /> }
}
