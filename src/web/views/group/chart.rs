//! The curve of a score in its frame: drawn at the width it has, and told in words.

use crate::charts::data::WarScores;
use crate::charts::draw;
use crate::web::measure::use_width;
use yew::prelude::*;
use yew::virtual_dom::VNode;

#[derive(Properties, PartialEq)]
pub(super) struct CurveProps {
    pub(super) data: WarScores,
    /// The chart in words.
    pub(super) label: AttrValue,
}

/// The chart. It is drawn anew only when its data or its width change.
#[component]
pub(super) fn Curve(props: &CurveProps) -> Html {
    let frame = use_node_ref();
    let width = use_width(&frame);
    let svg = use_memo((props.data.clone(), width), |(data, width)| draw::war_scores(data, *width));
    html! {
        <div class="chart-box" ref={frame} role="img" aria-label={props.label.clone()}>
            { VNode::from_html_unchecked(AttrValue::from((*svg).clone())) }
        </div>
    }
}
