//! The games of a file beside their changes at the site.

use crate::rooms::View;
use crate::state::import::Compared;
use crate::widgets::chart::{ChartCard, Draw, chart, chart_card};
use crate::widgets::controls::soft;
use crate::widgets::pager::{Pager, ROWS_A_PAGE, pager, use_page, window};
use crate::widgets::table::list_to_open;
use explain::answer::level_name;
use explain::by_ptr::ByPtr;
use explain::case::level::Level;
use explain::charts::data::periods::Course;
use explain::charts::draw;
use explain::charts::handles::Painted;
use explain::import::describe;
use explain::numbers::{Digits, Kind, show};
use explain::words::Language;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct CardProps {
    compared: ByPtr<Compared>,
    level: Level,
    digits: Digits,
    language: Language,
}

/// Draws the card of a comparison.
pub(super) fn card(view: View, compared: &Rc<Compared>) -> Html {
    let options = &view.state.view.options;
    html! {
        <Card compared={ByPtr(compared.clone())} level={options.level} digits={options.digits} language={view.language} />
    }
}

/// The rating after each game by the rules of the site, and the changes as a table.
#[component]
fn Card(props: &CardProps) -> Html {
    let (first, turn_to) = use_page();
    let (compared, language) = (&props.compared, props.language);
    let (words, input, periods) = (language.import(), language.input(), language.periods());
    let level = level_name(props.level, language.text());
    let comparison = &compared.comparison;
    let all = comparison.rows.len();
    let shown = window(first, all, ROWS_A_PAGE);
    let course = use_memo(
        (props.compared.clone(), props.level),
        |(compared, level)| Course::of_players(compared.players(), *level),
    );
    let heads = [
        words.head_game(),
        input.opponent(),
        input.result(),
        words.head_theirs(),
        words.head_ours(),
        words.head_difference(),
    ];
    let rows = describe::rows(comparison, shown.clone(), language);
    let causes = describe::causes(comparison, shown.clone(), language);
    let link = |row: usize| {
        compared
            .link(shown.start + row)
            .map(|link| format!("#{link}"))
    };
    let rating = |player: Option<glicko2_steps::Player>| {
        let rating = player.map_or(f64::NAN, |player| player.rating);
        show(rating, Kind::Whole, Digits::Auto)
    };
    let (start, end) = (compared.players().next(), compared.players().last());
    let label = words.course_alt(all, &rating(start), &rating(end));
    let notes = html! {
        <>
            if let Some(found) = &compared.worked_out { { soft(describe::worked_out(found, words)) } }
            { soft(words.each_opens()) }
            { soft(words.not_kept()) }
            { list_to_open(words.caption(), &heads, rows, props.digits, &link) }
            {
                pager(Pager {
                    window: shown.clone(),
                    all,
                    size: ROWS_A_PAGE,
                    words: [words.previous(), words.next()],
                    text: language.text(),
                    turn_to: &turn_to,
                })
            }
            if !causes.is_empty() {
                <h3>{ words.causes() }</h3>
                <ul>for cause in causes { <li>{ cause }</li> }</ul>
            }
        </>
    };
    let card = chart_card(ChartCard {
        class: classes!("compared"),
        id: "compared-title",
        title: words.compared().into(),
        chart: html! {
            <>
                <p class="of-all">{ describe::agreement(comparison, words) }</p>
                { chart(Picture(ByPtr(course)), label) }
            </>
        },
        key: vec![
            ("after", "━", periods.course_rating().into()),
            ("band", "▆", periods.course_band(&level).into()),
            ("volatility", "━", periods.course_volatility().into()),
        ],
        notes,
        ..ChartCard::default()
    });
    html! { <div id="compared" tabindex="-1">{ card }</div> }
}

#[derive(PartialEq)]
struct Picture(ByPtr<Course>);

impl Draw for Picture {
    fn draw(&self, width: u32) -> Painted {
        draw::course(&self.0, width).into()
    }
}
