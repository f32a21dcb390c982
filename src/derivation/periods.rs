//! Several periods at a glance: a sentence, a chart, and the same as a table.

use super::ViewContext;
use super::predictions::{Periods, predictions};
use crate::browser::frame::use_next_frame;
use crate::browser::measure::use_width;
use crate::state::{Action, RatedCase, State};
use crate::widgets::chart::{ChartCard, Key, chart_card, figure};
use crate::widgets::inline::pieces;
use crate::widgets::memo::{Part, memo};
use crate::widgets::menus::level_menu;
use crate::widgets::pager::{Pager, ROWS_A_PAGE, pager, use_page, window};
use crate::widgets::table::list;
use explain::answer::level_name;
use explain::by_ptr::ByPtr;
use explain::case::level::Level;
use explain::charts::data::periods::Course;
use explain::charts::draw;
use explain::numbers::Digits;
use explain::periods::{alternative, heads, plain, readout, rows, sentence};
use explain::words::Text;
use explain::words::messages::PeriodsWords;
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VNode;

/// The number of periods by which Page Up and Page Down move.
const LEAP: usize = 10;

/// Draws the card with the chart. `choice` is the list to select a period from.
pub(crate) fn course(
    state: &State,
    context: ViewContext,
    words: PeriodsWords,
    choice: Html,
) -> Html {
    memo(CourseCard {
        rated: ByPtr(state.player.rated.clone()),
        selected: context.view.options.period,
        is_stale: state.is_stale(),
        level: context.view.options.level,
        digits: context.digits(),
        text: context.text,
        words,
        dispatch: context.dispatch.clone(),
        choice,
    })
}

/// Draws the chart alone for printing, with a description in words.
pub(crate) fn on_paper(rated: &RatedCase, context: ViewContext, words: PeriodsWords) -> Html {
    let (rated, level) = (&rated.rated, context.view.options.level);
    let label = alternative(rated, &level_name(level, context.text), words);
    figure(words.course_title(), label, &|width| {
        draw::course(&Course::of(rated, level), width)
    })
}

#[derive(PartialEq)]
struct CourseCard {
    rated: ByPtr<RatedCase>,
    selected: usize,
    is_stale: bool,
    level: Level,
    digits: Digits,
    text: Text,
    words: PeriodsWords,
    dispatch: Callback<Action>,
    choice: Html,
}

impl Part for CourseCard {
    fn view(&self) -> Html {
        card(self)
    }
}

fn card(props: &CourseCard) -> Html {
    let words = props.words;
    let rated = &props.rated.rated;
    let level = level_name(props.level, props.text);
    let mut key: Vec<Key> = vec![
        ("after", "━", words.course_rating().into()),
        ("band", "▆", words.course_band(&level).into()),
        ("volatility", "━", words.course_volatility().into()),
    ];
    if rated
        .periods
        .iter()
        .any(|rated| rated.period.games.is_empty())
    {
        key.push(("", "▨", words.course_idle().into()));
    }
    let chart = html! {
        <>
            <p class="of-all">{ pieces(&sentence(rated, props.words), props.digits) }</p>
            <Chart rated={props.rated.clone()} selected={props.selected} level={props.level} digits={props.digits}
                label={alternative(rated, &level, props.words)} words={props.words} dispatch={props.dispatch.clone()} />
        </>
    };
    let table = html! { <Table rated={props.rated.clone()} digits={props.digits} text={props.text} words={props.words} /> };
    chart_card(ChartCard {
        class: classes!("course", props.is_stale.then_some("stale")),
        id: "course-title",
        title: words.course_title().into(),
        menu: Some(level_menu(
            props.text,
            props.level,
            props.dispatch.reform(Action::SetLevel),
        )),
        chart,
        key,
        notes: html! {
            <>
                { props.choice.clone() }
                { predictions(Periods::Player(props.rated.clone()), props.digits, props.text) }
            </>
        },
        table: Some((props.text.meaning.as_table(), table)),
    })
}

#[derive(Properties, PartialEq)]
struct ChartProps {
    rated: ByPtr<RatedCase>,
    selected: usize,
    level: Level,
    digits: Digits,
    /// The description in words.
    label: AttrValue,
    words: PeriodsWords,
    dispatch: Callback<Action>,
}

/// The chart, a mark on the period under the pointer or else on the selected one, and that period in words.
#[component]
fn Chart(props: &ChartProps) -> Html {
    let frame = use_node_ref();
    let width = use_width(&frame);
    let pointed = use_state_eq(|| None::<usize>);
    let data = use_memo((props.rated.clone(), props.level), |(case, level)| {
        Course::of(&case.rated, *level)
    });
    let svg = use_next_frame(&frame, (ByPtr(data.clone()), width), |(data, width)| {
        AttrValue::from(draw::course(data, *width))
    });
    let rated = &props.rated.rated;
    let count = rated.periods.len();
    let shown = pointed.filter(|k| *k < count).unwrap_or(props.selected);
    let mark = use_memo(
        (ByPtr(data.clone()), width, shown),
        |(data, width, shown)| AttrValue::from(draw::course_mark(data, *width, *shown)),
    );
    let selected = readout(rated, props.selected, props.level, props.words);
    let said = readout(rated, shown, props.level, props.words);
    html! {
        <div ref={frame}>
            <div class="course-chart">
                <div class="chart-box" role="img" aria-label={props.label.clone()}>
                    { VNode::from_html_unchecked(svg) }
                </div>
                if count > 0 {
                    <div class="chart-box course-mark" aria-hidden="true">{ VNode::from_html_unchecked((*mark).clone()) }</div>
                    <div class="course-pointing" role="slider" tabindex="0" aria-label={props.words.course_choose()}
                        aria-valuemin="1" aria-valuemax={count.to_string()} aria-valuenow={(props.selected + 1).to_string()}
                        aria-valuetext={plain(&selected, props.digits)}
                        onpointermove={point(&data, width, pointed.setter())}
                        onpointerleave={leave(pointed.setter())}
                        onclick={press(&data, width, &props.dispatch)}
                        onkeydown={keys(props, count, pointed.setter())}></div>
                }
            </div>
            <p class="course-readout">{ pieces(&said, props.digits) }</p>
        </div>
    }
}

fn point(
    data: &Rc<Course>,
    width: u32,
    set: UseStateSetter<Option<usize>>,
) -> Callback<PointerEvent> {
    let data = data.clone();
    Callback::from(move |event: PointerEvent| {
        set.set(draw::course_period_at(
            &data,
            width,
            f64::from(event.offset_x()),
        ));
    })
}

fn leave(set: UseStateSetter<Option<usize>>) -> Callback<PointerEvent> {
    Callback::from(move |_| set.set(None))
}

fn press(data: &Rc<Course>, width: u32, dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    let (data, dispatch) = (data.clone(), dispatch.clone());
    Callback::from(move |event: MouseEvent| {
        if let Some(period) = draw::course_period_at(&data, width, f64::from(event.offset_x())) {
            dispatch.emit(Action::SelectPeriod(period));
        }
    })
}

/// Returns a key handler that selects another period, with the keys of a slider.
fn keys(
    props: &ChartProps,
    count: usize,
    set: UseStateSetter<Option<usize>>,
) -> Callback<KeyboardEvent> {
    let (now, dispatch) = (props.selected, props.dispatch.clone());
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let to = match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => now + 1,
            "ArrowLeft" | "ArrowDown" => now.saturating_sub(1),
            "PageUp" => now + LEAP,
            "PageDown" => now.saturating_sub(LEAP),
            "Home" => 0,
            "End" => count,
            _ => return,
        };
        event.prevent_default();
        set.set(None);
        dispatch.emit(Action::SelectPeriod(to.min(count - 1)));
    })
}

#[derive(Properties, PartialEq)]
struct TableProps {
    rated: ByPtr<RatedCase>,
    digits: Digits,
    text: Text,
    words: PeriodsWords,
}

/// The table of the periods.
#[component]
fn Table(props: &TableProps) -> Html {
    let (first, turn_to) = use_page();
    let all = props.rated.rated.periods.len();
    let shown = window(first, all, ROWS_A_PAGE);
    let words = props.words;
    let rows = rows(&props.rated.rated, shown.clone(), props.words);
    html! {
        <>
            { list(props.words.course_caption(), &heads(props.words), rows, props.digits) }
            {
                pager(Pager {
                    window: shown,
                    all,
                    size: ROWS_A_PAGE,
                    words: [words.periods_previous(), words.periods_next()],
                    text: props.text,
                    turn_to: &turn_to,
                })
            }
        </>
    }
}
