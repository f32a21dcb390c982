//! Charts: drawn at the available width, described in words, in a card with their numbers as a table.

use super::any_eq::AnyEq;
use super::controls::{fold, section};
use crate::browser::frame::use_next_frame;
use crate::browser::measure::use_width;
use explain::charts::handles::{DragHandle, Painted};
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VNode;

/// Half the width of a printed page, in CSS pixels: room for two charts side by side.
const HALF: u32 = 330;

/// A picture that can be drawn at any width.
pub(crate) trait Draw: AnyEq {
    /// Draws the picture `width` CSS pixels wide.
    fn draw(&self, width: u32) -> Painted;
}

/// Elements over a chart, such as drag handles.
pub(crate) trait Over: AnyEq {
    /// Draws the elements over a chart with these handles and this size in CSS pixels.
    fn over(&self, handles: &[DragHandle], size: (f64, f64)) -> Html;
}

/// An [`Over`], compared by type and value.
#[derive(Clone)]
pub(crate) struct Overlay(pub(crate) Rc<dyn Over>);

impl PartialEq for Overlay {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_any())
    }
}

/// A [`Draw`], compared by type and value.
#[derive(Clone)]
struct Picture(Rc<dyn Draw>);

impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_any())
    }
}

#[derive(Clone, Properties, PartialEq)]
struct ChartProps {
    picture: Picture,
    /// The description in words.
    label: AttrValue,
    over: Option<Overlay>,
}

/// Draws a chart in its frame, with a description in words.
pub(crate) fn chart(picture: impl Draw + 'static, label: impl Into<AttrValue>) -> Html {
    live_chart(picture, label, None)
}

/// Draws a chart with elements over it.
pub(crate) fn live_chart(
    picture: impl Draw + 'static,
    label: impl Into<AttrValue>,
    over: Option<Overlay>,
) -> Html {
    html! { <Chart picture={Picture(Rc::new(picture))} label={label.into()} {over} /> }
}

#[component]
fn Chart(props: &ChartProps) -> Html {
    let frame = use_node_ref();
    html! {
        <div class="chart-box" ref={frame.clone()}>
            <Drawing chart={props.clone()} frame={frame.clone()} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct DrawingProps {
    chart: ChartProps,
    frame: NodeRef,
}

/// A finished drawing.
#[derive(Clone, PartialEq)]
struct Made {
    svg: AttrValue,
    size: (f64, f64),
    handles: Rc<[DragHandle]>,
}

/// The content of the frame. It is drawn again only if its data or width change, at the next frame.
#[component]
fn Drawing(props: &DrawingProps) -> Html {
    let ChartProps {
        picture,
        label,
        over,
    } = &props.chart;
    let width = use_width(&props.frame);
    let Made { svg, size, handles } = use_next_frame(
        &props.frame,
        (picture.clone(), width),
        |(picture, width)| {
            let Painted { svg, size, handles } = picture.0.draw(*width);
            Made {
                svg: svg.into(),
                size,
                handles: handles.into(),
            }
        },
    );
    html! {
        <>
            <div role="img" aria-label={label.clone()}>{ VNode::from_html_unchecked(svg) }</div>
            // An element with the role `img` hides its content from assistive technology, so the
            // handles are beside it.
            if let Some(over) = over { { over.0.over(&handles, size) } }
        </>
    }
}

/// An entry of the legend: the class and the sign of its mark, and the words for it.
pub(crate) type Key = (&'static str, &'static str, AttrValue);

/// The content of a card with a chart.
#[derive(Default)]
pub(crate) struct ChartCard {
    /// The class of the card, besides `card`.
    pub(crate) class: Classes,
    /// The `id` of the title.
    pub(crate) id: &'static str,
    pub(crate) title: AttrValue,
    /// A menu beside the title.
    pub(crate) menu: Option<Html>,
    /// The chart: a [`chart`] or a [`live_chart`].
    pub(crate) chart: Html,
    /// The legend.
    pub(crate) key: Vec<Key>,
    /// The notes below the legend.
    pub(crate) notes: Html,
    /// The name of a closed `details` element, and the table of numbers in it.
    pub(crate) table: Option<(&'static str, Html)>,
}

/// Draws a chart in its card, with title, legend, notes and table.
pub(crate) fn chart_card(card: ChartCard) -> Html {
    let content = html! {
        <>
            { card.chart }
            <div class="about">
                if !card.key.is_empty() {
                    <ul class="legend">
                        for (class, sign, words) in card.key {
                            <li><span class={classes!("swatch", class)} aria-hidden="true">{ sign }</span>{ words }</li>
                        }
                    </ul>
                }
                { card.notes }
                if let Some((name, table)) = card.table { { fold(name, table) } }
            </div>
        </>
    };
    section(
        classes!("card", card.class),
        card.id.into(),
        card.title,
        card.menu,
        content,
    )
}

/// Draws a chart with its title.
pub(crate) fn figure(
    title: &'static str,
    label: impl Into<AttrValue>,
    drawn: &dyn Fn(u32) -> String,
) -> Html {
    html! {
        <figure>
            <figcaption>{ title }</figcaption>
            <div role="img" aria-label={label.into()}>{ VNode::from_html_unchecked(drawn(HALF).into()) }</div>
        </figure>
    }
}
