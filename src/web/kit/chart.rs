//! Charts: drawn at the width that they have, told in words, in a card with their numbers as a table.

use super::any_eq::AnyEq;
use super::controls::{fold, section};
use crate::charts::grip::{Grip, Painted};
use crate::web::frame::use_by_next_frame;
use crate::web::measure::use_width;
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VNode;

/// Something that can be drawn at any width.
pub(crate) trait Drawn: AnyEq {
    /// The drawing, so many CSS pixels wide.
    fn drawn(&self, width: u32) -> Painted;
}

/// What lies over a chart.
pub(crate) trait Over: AnyEq {
    /// The handles of a chart, and its size in CSS pixels, as they can be gripped.
    fn over(&self, grips: &[Grip], size: (f64, f64)) -> Html;
}

/// One of them, the same as another if it is of the same kind and equal.
#[derive(Clone)]
pub(crate) struct Overlay(pub(crate) Rc<dyn Over>);

impl PartialEq for Overlay {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_any())
    }
}

/// One of them, the same as another if it is of the same kind and equal.
#[derive(Clone)]
struct Picture(Rc<dyn Drawn>);

impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_any())
    }
}

#[derive(Clone, Properties, PartialEq)]
struct ChartProps {
    picture: Picture,
    /// The chart in words.
    label: AttrValue,
    over: Option<Overlay>,
}

/// A chart in its frame, told in words.
pub(crate) fn chart(picture: impl Drawn + 'static, label: impl Into<AttrValue>) -> Html {
    live_chart(picture, label, None)
}

/// A chart with what lies over it.
pub(crate) fn live_chart(picture: impl Drawn + 'static, label: impl Into<AttrValue>, over: Option<Overlay>) -> Html {
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

/// A chart as it was drawn.
#[derive(Clone, PartialEq)]
struct Made {
    svg: AttrValue,
    size: (f64, f64),
    grips: Rc<[Grip]>,
}

/// What is in the frame. It is drawn anew only when its data or its width change, and not while keys wait for their numbers.
#[component]
fn Drawing(props: &DrawingProps) -> Html {
    let ChartProps { picture, label, over } = &props.chart;
    let width = use_width(&props.frame);
    let Made { svg, size, grips } = use_by_next_frame(&props.frame, (picture.clone(), width), |(picture, width)| {
        let Painted { svg, size, grips } = picture.0.drawn(*width);
        Made { svg: svg.into(), size, grips: grips.into() }
    });
    html! {
        <>
            <div role="img" aria-label={label.clone()}>{ VNode::from_html_unchecked(svg) }</div>
            // What is in a picture is nothing by itself, so what can be gripped is not in it.
            if let Some(over) = over { { over.0.over(&grips, size) } }
        </>
    }
}

/// An entry of the key: the class and the sign of its mark, and what that stands for.
pub(crate) type Key = (&'static str, &'static str, AttrValue);

/// A card about a chart.
#[derive(Default)]
pub(crate) struct ChartCard {
    /// The card's class beside `card`.
    pub(crate) class: Classes,
    /// The `id` of its title.
    pub(crate) id: &'static str,
    pub(crate) title: AttrValue,
    /// A menu beside the title.
    pub(crate) menu: Option<Html>,
    /// The chart: a [`chart`], or one that can do more.
    pub(crate) chart: Html,
    /// The key to its marks.
    pub(crate) key: Vec<Key>,
    /// What there is to say of it.
    pub(crate) notes: Html,
    /// Its numbers as a table, folded away under a name.
    pub(crate) table: Option<(&'static str, Html)>,
}

/// A chart in its card, with its key, and its numbers as a table.
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
    section(classes!("card", card.class), card.id.into(), card.title, card.menu, content)
}
