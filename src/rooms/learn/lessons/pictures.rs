//! The pictures of a lesson: that of its step, or its own.

use crate::derivation::pictures;
use crate::widgets::chart::{Draw, chart};
use crate::widgets::controls::{button, fold};
use crate::widgets::table::list;
use explain::answer::level_name;
use explain::case::level::Level;
use explain::case::step_position::StepPosition;
use explain::charts::alt;
use explain::charts::data::periods::Course;
use explain::charts::data::{Contributions, Ratings};
use explain::charts::draw::{self, DragState, OnStage};
use explain::charts::handles::Painted;
use explain::learn::simulated;
use explain::numbers::{Digits, Kind, show};
use explain::periods::alternative;
use explain::stage::picture_of;
use explain::teach::lessons::periods::{self, Plan};
use explain::teach::lessons::simulation::PERIODS;
use explain::teach::lessons::{At, Lesson, Measure, Picture};
use explain::words::{Language, Text};
use glicko2_steps::Period;
use yew::prelude::*;

/// The content of a lesson's picture.
#[derive(Clone, PartialEq)]
enum Own {
    /// The picture of a step.
    Step(Box<Step>),
    /// Lines over the games, rated one after another.
    Ways(Ratings),
    /// Several periods in a row.
    Course(Course),
}

/// The values of a step's picture.
#[derive(Clone, PartialEq)]
struct Step {
    of: At,
    position: StepPosition,
    /// The case before anything was moved, if the picture compares the two.
    before: Option<Period>,
    /// The case that sets the axis.
    axis: Option<Period>,
    text: Text,
}

impl Draw for Own {
    fn draw(&self, width: u32) -> Painted {
        match self {
            Self::Step(step) => {
                let Step {
                    of,
                    position,
                    before,
                    axis,
                    text,
                } = &**step;
                let drag = DragState {
                    before: before.as_ref(),
                    axis: axis.as_ref(),
                    ..DragState::default()
                };
                let (period, trace, level) = (&of.period, &of.trace, Level::default());
                draw::stage_in_view(
                    &OnStage {
                        position: *position,
                        period,
                        trace,
                        level,
                        text: *text,
                        drag,
                    },
                    width,
                )
            }
            Self::Ways(ratings) => {
                let games: Vec<String> = (0..=ratings.periods)
                    .map(|games| games.to_string())
                    .collect();
                draw::ratings(
                    ratings,
                    &games,
                    |game, way| format!("lesson.lines.{way}.{game}"),
                    width,
                )
                .into()
            }
            Self::Course(course) => draw::course(course, width).into(),
        }
    }
}

/// Draws the picture of a lesson under its title, with the sliders at `to`.
pub(crate) fn picture(lesson: &Lesson, to: &[f64], language: Language) -> Html {
    let Some(at) = lesson.at(&lesson.settings(to)) else {
        return html! {};
    };
    match lesson.picture {
        Picture::Step(step) => of_step(lesson, step, at, language),
        Picture::Deviations => deviations(&at, language),
        Picture::OneByOne => ways(&at, language),
        Picture::Periods => periods(&at, language),
        Picture::Run => course_of_run(&at, language),
    }
}

fn framed(title: &'static str, pictures: Html) -> Html {
    html! { <figure class="lesson-picture"><figcaption>{ title }</figcaption>{ pictures }</figure> }
}

fn of_step(lesson: &Lesson, step: u8, at: At, language: Language) -> Html {
    let text = language.text();
    let level = Level::default();
    // In Step 5 the picture is of the current iteration.
    let position = StepPosition {
        step,
        sub: if step == 5 {
            u16::try_from(at.iteration).unwrap_or_default()
        } else {
            0
        },
    };
    let description = picture_of(position, &at.period, &at.trace, level, text);
    // Step 1 also shows the curve from the start of the lesson.
    let before = lesson
        .at(&[])
        .filter(|_| step == 1)
        .map(|start| start.period);
    let drawn = Own::Step(
        Step {
            of: at,
            position,
            before,
            axis: lesson.widest(),
            text,
        }
        .into(),
    );
    framed(description.title, chart(drawn, description.alt))
}

/// Draws a bar for each game, if the lesson tells of single games.
pub(crate) fn bars(lesson: &Lesson, to: &[f64], language: Language) -> Html {
    let text = language.text();
    let tells_games = lesson
        .live
        .iter()
        .any(|fact| matches!(fact.measure, Measure::PartOf(_)));
    let Some(at) = lesson.at(&lesson.settings(to)).filter(|_| tells_games) else {
        return html! {};
    };
    let bars = Contributions::of(&at.trace, |part| alt::bar(part, &at.period, text));
    framed(
        text.language.cards().contributions(),
        chart(
            pictures::Picture::Contributions(bars),
            text.language.cards().contributions_alt(),
        ),
    )
}

fn course_of_run(at: &At, language: Language) -> Html {
    let words = language.lessons();
    let Some(run) = at.run() else {
        return html! {};
    };
    let strengths = run
        .bands()
        .map(|(strength, _, is_inside)| (strength, is_inside));
    let course = Course::of(&run.rated, Level::default()).with_strengths(strengths.collect());
    framed(
        words.run(),
        chart(Own::Course(course), words.run_alt(PERIODS)),
    )
}

/// Draws the count of a simulated run, the button for the next run, and the run as a table.
pub(crate) fn run(
    lesson: &Lesson,
    to: &[f64],
    language: Language,
    next: Callback<MouseEvent>,
) -> Html {
    let words = language.lessons();
    let is_simulated = lesson.picture == Picture::Run;
    let at = lesson.at(&lesson.settings(to)).filter(|_| is_simulated);
    let Some((run, at)) = at.and_then(|at| Some((at.run()?, at))) else {
        return html! {};
    };
    let table = list(
        words.run_table(),
        &words.run_heads(),
        simulated::rows(&run, words),
        Digits::Auto,
    );
    html! {
        <div class="run">
            <p role="status">{ simulated::result(at.seed, &run, language) }</p>
            { button(words.run_another(), next) }
            { fold(words.run_table(), table) }
        </div>
    }
}

fn deviations(at: &At, language: Language) -> Html {
    let words = language.lessons();
    let deviation = |measure: Measure| show(measure.of(at), Kind::Rating, Digits::Auto);
    let [before, after] = [Measure::Rd, Measure::RdPrime].map(deviation);
    let description = words.deviations_alt(&before, at.period.games.len(), &after);
    let lines = words.deviations_lines();
    framed(
        words.deviations(),
        chart(
            Own::Ways(Ratings::of_deviations(&at.period, lines)),
            description,
        ),
    )
}

fn ways(at: &At, language: Language) -> Html {
    let words = language.lessons();
    let rating = |measure: Measure| show(measure.of(at), Kind::Rating, Digits::Auto);
    let [at_once, one_by_one] = [Measure::RPrime, Measure::OneByOne].map(rating);
    let description = words.ways_alt(at.period.games.len(), &at_once, &one_by_one);
    let lines = words.ways_lines();
    framed(
        words.ways(),
        chart(
            Own::Ways(Ratings::of_ways(&at.period, lines, Level::default())),
            description,
        ),
    )
}

fn periods(at: &At, language: Language) -> Html {
    let (words, level) = (language.periods(), Level::default());
    let Some(rated) = periods::rated(&at.period, Plan::InTurn) else {
        return html! {};
    };
    let description = alternative(&rated, &level_name(level, language.text()), words);
    framed(
        words.course_title(),
        chart(Own::Course(Course::of(&rated, level)), description),
    )
}
