//! What a lesson draws: the picture of its step, or its own.

use crate::app::{Axis, Worked};
use crate::case::level::Level;
use crate::case::moment::Moment;
use crate::charts::alt;
use crate::charts::data::season::Course;
use crate::charts::data::{Contributions, Ratings};
use crate::charts::draw;
use crate::charts::grip::Painted;
use crate::glicko2::{Period, Trace, rate};
use crate::number::{Digits, Kind, show};
use crate::present::answer::level_name;
use crate::present::season::alternative;
use crate::present::stage::picture_of;
use crate::present::text::Language;
use crate::teach::lesson::seasons::{self, Plan};
use crate::teach::lesson::{At, Lesson, Measure, Picture};
use crate::web::kit::chart::{Drawn, chart};
use crate::web::views::pictures;
use std::rc::Rc;
use yew::prelude::*;

/// Pictures that no step has.
#[derive(Clone, PartialEq)]
enum Own {
    /// The same games in two ways.
    Ways(Ratings),
    /// Periods in a row.
    Course(Course),
}

impl Drawn for Own {
    fn drawn(&self, width: u32) -> Painted {
        match self {
            Self::Ways(ratings) => {
                let games: Vec<String> = (0..=ratings.periods).map(|games| games.to_string()).collect();
                draw::ratings(ratings, &games, |game, way| format!("lesson.batch.ways.{way}.{game}"), width).into()
            }
            Self::Course(course) => draw::course(course, width).into(),
        }
    }
}

/// The picture of a lesson as it has been moved, under its title.
pub(super) fn picture(lesson: &Lesson, to: &[f64], language: Language) -> Html {
    let Some(at) = lesson.at(&lesson.settings(to)) else { return html! {} };
    match lesson.picture {
        Picture::Step(step) => of_step(lesson, step, at, language),
        Picture::OneByOne => ways(&at, language),
        Picture::Periods => periods(&at, language),
    }
}

fn framed(title: &'static str, pictures: Html) -> Html {
    html! { <figure class="lesson-picture"><figcaption>{ title }</figcaption>{ pictures }</figure> }
}

fn of_step(lesson: &Lesson, step: u8, at: At, language: Language) -> Html {
    let text = language.text();
    let level = Level::default();
    // Of Step 5 the iteration that is looked at.
    let moment = Moment { step, sub: if step == 5 { u16::try_from(at.iteration).unwrap_or_default() } else { 0 } };
    let told = picture_of(moment, &at.period, &at.trace, level, text);
    // Where single games are told of, each has its bar.
    let tells_games = lesson.live.iter().any(|fact| matches!(fact.measure, Measure::PartOf(_)));
    let bars = tells_games.then(|| Contributions::of(&at.trace, |part| alt::bar(part, &at.period, text)));
    let drawn = pictures::Picture::Stage {
        of: worked(at.period, at.trace.into()),
        moment,
        until: None,
        level,
        text,
        // The hill as it was.
        before: lesson.at(&[]).filter(|_| step == 1).map(|at| worked(at.period, at.trace.into())),
        axis: lesson.widest().and_then(axis),
        ends: None,
    };
    let bars = bars.map(|bars| chart(pictures::Picture::Contributions(bars), text.meaning.contributions_alt));
    framed(told.title, html! { <>{ chart(drawn, told.alt) }{ bars.unwrap_or_default() }</> })
}

/// Pictures whose axis stays are of this.
fn axis(period: Period) -> Option<Axis> {
    let trace = rate(&period).ok()?;
    Some(Axis { of: worked(period, trace.into()), ghost: None })
}

fn worked(period: Period, trace: Rc<Trace>) -> Rc<Worked> {
    let rows = (0..period.games.len()).collect();
    Rc::new(Worked { period: Rc::new(period), trace, rows })
}

fn ways(at: &At, language: Language) -> Html {
    let words = language.lessons();
    let (title, names) = words.ways;
    let rating = |measure: Measure| show(measure.of(at), Kind::Rating, Digits::Auto);
    let [at_once, one_by_one] = [Measure::RPrime, Measure::OneByOne].map(rating);
    let told = (words.ways_alt)(at.period.games.len(), [&at_once, &one_by_one]);
    framed(title, chart(Own::Ways(Ratings::of_ways(&at.period, names, Level::default())), told))
}

fn periods(at: &At, language: Language) -> Html {
    let (words, level) = (language.season(), Level::default());
    let Some(rated) = seasons::rated(&at.period, Plan::InTurn) else { return html! {} };
    let told = alternative(&rated, &level_name(level, language.text()), words);
    framed(words.course.title, chart(Own::Course(Course::of(&rated, level)), told))
}
