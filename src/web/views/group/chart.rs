//! The curve of a score in its frame: drawn at the width it has, and told in words.

use crate::charts::data::WarScores;
use crate::charts::draw;
use crate::web::frame::use_by_next_frame;
use crate::web::measure::use_width;
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VNode;

#[derive(Properties, PartialEq)]
pub(super) struct CurveProps {
    pub(super) data: Rc<WarScores>,
    /// The chart in words.
    pub(super) label: AttrValue,
}

/// The chart. It is drawn anew only when its data or its width change, and not while keys wait for their numbers.
#[component]
pub(super) fn Curve(props: &CurveProps) -> Html {
    let frame = use_node_ref();
    let width = use_width(&frame);
    let svg = use_by_next_frame((props.data.clone(), width), |(data, width)| draw::war_scores(data, *width));
    html! {
        <div class="chart-box" ref={frame} role="img" aria-label={props.label.clone()}>
            { VNode::from_html_unchecked(svg) }
        </div>
    }
}
