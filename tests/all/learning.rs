//! Lessons: answers that are hidden before a guess, links, saved answers, and links from common questions.
//! `tests/snapshots` records the replies to all answers.

use crate::support::act::{load, not_understood, rooms};
use crate::support::{html, page};
use explain::case::StepPosition;
use explain::ids::VariantArray;
use explain::learn::lessons::WordedLesson;
use explain::numbers::{Digits, full};
use explain::reasons::Chip;
use explain::teach::lessons::{LESSONS, WAYS_IN};
use explain::teach::struggle::{HelpTarget, STRUGGLES};
use explain::words::Language;
use explain::words::number::format_number;
use explain::words::pieces::Piece;
use glicko2_page::state::learn::lessons::{Action, Answered, Guess};
use glicko2_page::state::learn::{self, Door, LearnState};
use glicko2_page::state::{self, Room, State};
use html::{all, all_words, attr, by_id, one, tag, within, words};
use page::{at, rendered};
use proptest::prelude::*;
use std::collections::HashSet;

fn opened(link: &str) -> State {
    let state = at(link);
    assert_eq!(state.notice, None, "{link}");
    state
}

fn act(state: &State, action: Action) -> State {
    state.update(state::Action::Learn(learn::Action::Lessons(action).into()))
}

fn learn(state: &State) -> &LearnState {
    &rooms(state).learn
}

fn lesson(i: usize) -> State {
    opened(&format!("r=learn&n={}", LESSONS[i].id))
}

fn lesson_text(i: usize) -> WordedLesson {
    WordedLesson::of(i, Language::En).unwrap()
}

/// Returns a sentence as text with single spaces.
fn read(pieces: &[Piece]) -> String {
    let of = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Number(number) => format_number(number, Digits::Auto),
        Piece::Symbol(symbol) => {
            let letter = symbol.letter();
            [
                letter.base,
                letter.mark.unwrap_or_default(),
                letter.sub.unwrap_or_default(),
            ]
            .concat()
        }
    };
    pieces
        .iter()
        .map(of)
        .collect::<String>()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Before the guess the page has no sentence about the answer, no value and no picture, not even in an attribute.
#[test]
fn the_answer_is_hidden_before_the_guess() {
    for i in 0..LESSONS.len() {
        let told = lesson_text(i);
        let html = rendered(&lesson(i));
        let main = one(&html, "main");
        let buttons = within(main, ".choices button");
        assert_eq!(buttons.len(), told.lesson.predict.choices.len());
        // All answers have the same markup.
        let kinds: HashSet<String> = buttons
            .iter()
            .enumerate()
            .map(|(j, button)| tag(*button).replace(&format!("question-{j}"), ""))
            .collect();
        assert_eq!(kinds.len(), 1, "{kinds:?}");
        assert!(
            within(main, "data, svg, input, table, [aria-pressed]").is_empty(),
            "{}",
            told.lesson.id
        );
        let markup = main.html();
        for sentence in [told.words.because, told.words.idea]
            .into_iter()
            .chain(told.words.stops.iter().copied())
        {
            assert!(
                !words(main).contains(&read(&told.sentence(sentence))),
                "{}: {sentence}",
                told.lesson.id
            );
        }
        let right =
            told.lesson.facts[told.lesson.predict.choices[told.lesson.predict.right].unwrap_or(0)];
        let value = full(told.lesson.value(&right, &[]).unwrap());
        // A short number may be one of the answers.
        assert!(
            value.len() < 6 || !markup.contains(&value),
            "{}: {value}",
            told.lesson.id
        );
    }
}

/// Each number beside the sliders is computed by the engine from all settings.
#[test]
fn the_numbers_follow_the_sliders() {
    for i in 0..LESSONS.len() {
        let told = lesson_text(i);
        let mut state = act(&lesson(i), Action::Show);
        for (j, moved) in told.lesson.moves.iter().enumerate() {
            state = act(&state, Action::Move(j, moved.range[0]));
        }
        let open = learn(&state).lessons.open.clone().unwrap();
        let html = rendered(&state);
        for (fact, cell) in told.lesson.live.iter().zip(all(&html, ".follows dd")) {
            let value = told
                .lesson
                .value(fact, &told.lesson.settings(&open.at))
                .filter(|value| value.is_finite());
            let stands = within(cell, "data")
                .first()
                .and_then(|data| attr(*data, "value"))
                .map(str::to_owned);
            assert_eq!(stands, value.map(full), "{}: {fact:?}", told.lesson.id);
        }
    }
}

#[test]
fn the_slider_of_iterations_ends_with_step_5() {
    let mut state = act(&opened("r=learn&n=zero"), Action::Show);
    state = act(&state, Action::Move(0, 24.0));
    assert_eq!(learn(&state).lessons.open.as_ref().unwrap().at, [24.0, 6.0]);
    state = act(&state, Action::Move(1, 1.0));
    assert_eq!(
        learn(&state).lessons.open.as_ref().unwrap().at,
        [5.0, 1.0],
        "one win takes five"
    );
    let html = rendered(&state);
    assert_eq!(attr(by_id(&html, "move-0").unwrap(), "max"), Some("5"));
}

#[test]
fn a_lesson_asks_again_unless_the_link_has_a_stop() {
    let state = act(&opened("r=learn&n=fell"), Action::Guess(3));
    let again = state.update(load("r=learn&n=fell"));
    assert_eq!(learn(&again).lessons.open.as_ref().unwrap().guess, None);
    assert_eq!(
        learn(&again).lessons.answered[7],
        Answered {
            guess: Some(3),
            answer: None
        }
    );
    let at_stop = state.update(load("r=learn&n=fell.3"));
    assert_eq!(
        learn(&at_stop).lessons.open.as_ref().unwrap().guess,
        Some(Guess::NotSaid)
    );
    // Hidden parts can be neither moved nor answered.
    let hidden = act(
        &act(&act(&again, Action::Answer(0)), Action::Stop(1)),
        Action::Move(0, 5.0),
    );
    assert_eq!(learn(&hidden).lessons, learn(&again).lessons);
}

#[test]
fn the_run_of_a_simulation_is_in_the_link() {
    let state = opened("r=learn&n=band.2&run=6");
    assert_eq!(state.link(), "r=learn&n=band.2&run=6");
    // The stop stays, because its remark is about every run.
    let next = act(&state, Action::NextRun);
    assert_eq!(next.link(), "r=learn&n=band.2&run=7");
    let html = rendered(&next);
    assert_eq!(
        words(one(&html, ".run [role=status]")),
        "Run 7: the band holds the strength in 43 of 50 periods. That is 86%, and the band promises 95%."
    );
    let rows = all_words(&html, ".run tbody tr");
    let outside = rows.iter().filter(|row| row.ends_with("outside")).count();
    assert_eq!((rows.len(), outside), (50, 7));
    let stop = act(&next, Action::Stop(2));
    assert_eq!(stop.link(), "r=learn&n=band.3&run=7");
    let last = act(&opened("r=learn&n=band.1&run=1000"), Action::NextRun);
    assert_eq!(last.link(), "r=learn&n=band.1");
}

#[test]
fn links_to_the_former_lesson_on_several_zeros_open_the_one_that_describes_them() {
    for (link, now) in [("three", "surprise"), ("three.2", "surprise.2")] {
        let state = opened(&format!("r=learn&n={link}"));
        assert_eq!(state.link(), format!("r=learn&n={now}"));
    }
}

#[test]
fn unreadable_links_to_lessons_are_reported() {
    for link in [
        "n=band&run=0",
        "n=band&run=1001",
        "n=band&run=x",
        "n=fell&run=2",
        "run=2",
    ] {
        let state = at(&format!("r=learn&{link}"));
        let part = link.rsplit('&').next();
        assert_eq!(not_understood(&state).first().copied(), part, "{link}");
    }
    for (link, open) in [
        ("n=fall", None),
        ("n=fell.9", Some("fell")),
        ("n=fell.0", Some("fell")),
        ("n=.", None),
    ] {
        let state = at(&format!("r=learn&{link}"));
        assert_eq!(not_understood(&state).first(), Some(&link));
        let opened = learn(&state).lessons.open.as_ref();
        assert_eq!(opened.map(|open| open.lesson().id), open);
        assert!(!rendered(&state).html().contains("NaN"));
    }
}

#[test]
fn answers_are_saved_and_merged() {
    let mut state = act(&act(&lesson(0), Action::Guess(2)), Action::Answer(1));
    state = act(&state.update(load("r=learn&n=fell")), Action::Guess(0));
    let saved = learn(&state).saved();
    assert_eq!(saved.lines().next(), Some("bell.2.1,fell.0."));
    let mut fresh = LearnState::default();
    fresh.restore(&saved);
    assert_eq!(fresh.lessons.answered, learn(&state).lessons.answered);
    assert_eq!(fresh.saved(), saved);
    // Answers given here are newer.
    let mut here = learn(&act(&lesson(7), Action::Guess(3))).clone();
    here.restore(&saved);
    assert_eq!(here.saved().lines().next(), Some("bell.2.1,fell.3."));
    // From any other text only valid answers are restored.
    for odd in [
        "",
        "bell",
        "bell.9.9",
        "bell.x.1,,nobody.1.1,fell.1.2.3",
        "\u{0}.\n",
    ] {
        let mut state = LearnState::default();
        state.restore(odd);
        for (lesson, answered) in LESSONS.iter().zip(state.lessons.answered) {
            let (guesses, answers) = (lesson.predict.choices.len(), lesson.check.choices.len());
            assert!(answered.guess.is_none_or(|guess| guess < guesses));
            assert!(answered.answer.is_none_or(|answer| answer < answers));
        }
    }
}

#[test]
fn going_back_keeps_the_answers() {
    let before = lesson(0);
    let later = act(&lesson(0), Action::Guess(1));
    let back = later.update(state::Action::Return(before.into()));
    assert_eq!(learn(&back).lessons.open.as_ref().unwrap().guess, None);
    assert_eq!(learn(&back).lessons.answered[0].guess, Some(1));
}

#[test]
fn common_questions_link_to_their_answers() {
    let ways = WAYS_IN.iter().copied().flatten();
    for place in STRUGGLES.iter().copied().flatten().chain(ways) {
        let state = opened(&place.link());
        match *place {
            HelpTarget::Lesson(id, stop) => {
                let open = learn(&state).lessons.open.as_ref().unwrap();
                assert_eq!(
                    (state.room, open.lesson().id, open.stop),
                    (Room::Learn, id, stop)
                );
            }
            HelpTarget::Step(step) => assert_eq!(
                state.view.options.position,
                Some(StepPosition { step, sub: 0 })
            ),
            HelpTarget::Check => {
                assert_eq!((state.room, learn(&state).door), (Room::Learn, Door::Check));
            }
            HelpTarget::League => assert_eq!(state.room, Room::League),
            HelpTarget::Question(id) => {
                let open = learn(&state);
                assert_eq!((state.room, open.door), (Room::Learn, Door::Glossary));
                assert_eq!(explain::glossary::entry(&open.entry), Some(id));
            }
        }
    }
    for &chip in Chip::VARIANTS {
        assert!(
            chip.lesson()
                .is_none_or(|id| LESSONS.iter().any(|lesson| lesson.id == id))
        );
    }
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (0usize..5).prop_map(Action::Guess),
        Just(Action::Show),
        (0usize..5).prop_map(Action::Stop),
        Just(Action::NextRun),
        (0usize..3, -100.0..2000.0).prop_map(|(i, to)| Action::Move(i, to)),
        (0usize..5).prop_map(Action::Answer),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// After any actions the link leads to the same lesson and stop, and the page can be rendered.
    #[test]
    fn the_link_of_a_lesson_opens_it_again(i in 0..LESSONS.len(), actions in prop::collection::vec(action(), 0..6)) {
        let state = actions.into_iter().fold(lesson(i), |state, action| act(&state, action));
        let open = learn(&state).lessons.open.clone().unwrap();
        for (j, moved) in LESSONS[i].moves.iter().enumerate() {
            prop_assert!(moved.range[0] <= open.at[j] && open.at[j] <= moved.range[1], "{open:?}");
        }
        let again = opened(&state.link());
        let reopened = learn(&again).lessons.open.clone().unwrap();
        prop_assert_eq!((reopened.place, reopened.stop), (open.place, open.stop));
        prop_assert_eq!(again.link(), state.link());
        if let Some(stop) = open.stop {
            prop_assert_eq!(&reopened.at, &open.at);
            for (setting, to) in LESSONS[i].stops[stop] {
                let moved = LESSONS[i].moves.iter().position(|moved| moved.setting == *setting).unwrap();
                prop_assert_eq!(reopened.at[moved].to_bits(), to.to_bits());
            }
        }
        let html = rendered(&state).html();
        prop_assert!(!html.contains("NaN") && !html.contains("∞"));
    }

    /// Any text is opened or reported, and the link of the open lesson opens it again.
    #[test]
    fn any_text_is_read_as_a_lesson(text in "[a-z.0-9]{0,12}") {
        let link = at(&format!("r=learn&n={text}")).link();
        prop_assert_eq!(opened(&link).link(), link);
    }
}
