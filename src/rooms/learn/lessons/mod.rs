//! The first section of the room Learn: the list of lessons, shortcuts, the other sections, and common questions.

mod choices;
mod lesson;
mod pictures;
mod stage;

use super::{View, doors as all};
use crate::state::learn::Door;
use crate::widgets::controls::titled;
use explain::case::Room;
use explain::glossary::Why;
use explain::ids::{HasId, VariantArray};
use explain::teach::lessons::{LESSONS, WAYS_IN};
use explain::teach::struggle::{HelpTarget, STRUGGLES};
use explain::words::messages::LessonsWords;
use lesson::link;
use yew::prelude::*;

pub(super) fn room(view: View) -> Html {
    if let Some(open) = &view.learn.lessons.open {
        return lesson::lesson(view, open);
    }
    let words = view.language.lessons();
    html! {
        <main class="learn contents">
            { all::doors(view) }
            <h2 id="learn-title" tabindex="-1">{ words.title() }</h2>
            <p class="lead">{ words.lead() }</p>
            { titled("ways-in", "ways-in-title", words.hurried(), ways_in(view, words)) }
            { titled("lessons", "lessons-title", words.list(), list(view, words)) }
            { titled("doors", "doors-title", words.doors(), doors(view, words)) }
            { titled("puzzles", "puzzles-title", words.puzzles(), puzzles(view, words)) }
        </main>
    }
}

/// Returns the index and the title of a lesson.
fn find_lesson(view: View, id: &str) -> Option<(usize, &'static str)> {
    let place = LESSONS.iter().position(|lesson| lesson.id == id)?;
    Some((place, view.language.lessons().titles()[place]))
}

/// Draws the shortcuts for readers in a hurry: each concern, with links to what helps.
fn ways_in(view: View, words: LessonsWords) -> Html {
    let ways = words.ways_in().into_iter().zip(WAYS_IN);
    html! {
        <ul class="plain">
            for (said, places) in ways {
                <li class="card">
                    <h3>{ said }</h3>
                    <p>
                        for place in places.iter() { <a href={href(*place)}>{ name(view, words, *place) }</a>{ " " } }
                    </p>
                </li>
            }
        </ul>
    }
}

fn list(view: View, words: LessonsWords) -> Html {
    const SIGNS: [&str; 3] = ["○", "◐", "●"];
    html! {
        <ol class="plain lesson-list">
            for (i, (lesson, title)) in LESSONS.iter().zip(words.titles()).enumerate() {
                <li>
                    <a class="card" href={link(lesson.id)}>
                        <span class="place" aria-hidden="true">{ i + 1 }</span>
                        <span class="title">{ title }</span>
                        <span class="soft">{ lesson.step().map_or_else(|| words.periods().to_owned(), |step| words.step(step.into())) }</span>
                        <span class="soft mark">{ mark(view, words, i, &SIGNS) }</span>
                    </a>
                </li>
            }
        </ol>
    }
}

/// Draws the progress in a lesson, as a sign and in words.
fn mark(view: View, words: LessonsWords, place: usize, signs: &[&str; 3]) -> Html {
    let mark = view.learn.lessons.answered[place].mark();
    html! { <><span aria-hidden="true">{ signs[mark] }</span>{ " " }{ words.marks()[mark] }</> }
}

fn title(view: View, door: Door) -> &'static str {
    match door {
        Door::Lessons => view.language.lessons().title(),
        Door::Practise => view.language.practise().title(),
        Door::Check => view.language.check().title(),
        Door::Solve => view.language.solve().title(),
        Door::Glossary => view.language.glossary().title(),
    }
}

/// Draws links to the other sections.
fn doors(view: View, words: LessonsWords) -> Html {
    let others = Door::VARIANTS
        .iter()
        .copied()
        .filter(|door| *door != Door::Lessons);
    html! {
        <ul class="plain">
            for (door, behind) in others.zip(words.behind()) {
                <li>
                    <a class="card" href={format!("#r={}", door.id())}>
                        <span class="title">{ title(view, door) }</span>
                        <span class="soft">{ behind }</span>
                    </a>
                </li>
            }
        </ul>
    }
}

fn href(place: HelpTarget) -> String {
    format!("#{}", place.link())
}

/// Draws common questions. Each links to its answer, and perhaps to more.
fn puzzles(view: View, words: LessonsWords) -> Html {
    html! {
        <ol class="plain">
            for (asked, places) in words.struggles().into_iter().zip(STRUGGLES) {
                <li>
                    <a href={href(places[0])}>{ asked }</a>
                    <span class="soft">
                        { name(view, words, places[0]) }
                        for place in &places[1..] { { " · " }<a href={href(*place)}>{ name(view, words, *place) }</a> }
                    </span>
                </li>
            }
        </ol>
    }
}

/// Returns the name of the place that a link leads to.
fn name(view: View, words: LessonsWords, place: HelpTarget) -> String {
    match place {
        HelpTarget::Lesson(id, _) => {
            find_lesson(view, id).map_or_else(String::new, |(place, _)| words.lesson(place + 1))
        }
        HelpTarget::Step(step) => words.step(step.into()),
        HelpTarget::Check => title(view, Door::Check).to_owned(),
        HelpTarget::League => view.text.page.room(Room::League).to_owned(),
        HelpTarget::Question(id) => Why::from_id(id).map_or_else(String::new, |why| {
            why.words(view.language.glossary())[0].to_owned()
        }),
    }
}
