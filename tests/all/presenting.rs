//! Presentation, one step a screen: its contents and its order, and that nothing else of the page is shown.

use crate::support::{html, page};
use explain::stage::screen::{on_screen, parts};
use explain::steps::step::Block;
use explain::steps::steps;
use explain::words::Language;
use glicko2_page::state::{Action, State, StepPosition};
use html::{all, all_words, have_names, ids};
use page::{at, rendered};

const MANY: &str =
    "g=1400,30,1;1550,100,0;1700,300,0;1450,50,1;1600,60,0.5;1500,80,1;1620,70,0;1480,60,1";
/// Many upsets, which take many iterations.
const UPSET: &str = "p=1500,50,0.06&t=1.2&g=1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1";

/// Returns the blocks of a screen in short, as letters, numbers and rows of a table, and the number of its parts.
fn on(link: &str, position: StepPosition) -> (Vec<String>, usize) {
    let state = at(link);
    let (period, trace) = (
        &*state.view.derivation.period,
        &*state.view.derivation.trace,
    );
    let work = steps(period, trace, 0..period.games.len(), Language::En.text());
    let work = work
        .into_iter()
        .find(|step| step.number == position.step)
        .unwrap()
        .blocks;
    let is_last = position == StepPosition::end_of(position.step).nearest(trace);
    let screen = on_screen(work, position, is_last);
    let parts = parts(&screen);
    let kind = |block: &Block| match block {
        Block::Formula(_) => "letters".to_owned(),
        Block::Worked(_) => "numbers".to_owned(),
        Block::Table(table) => format!("{:?} {}", table.id, table.rows.len()),
        other => format!("{other:?}"),
    };
    (screen.iter().map(|on| kind(&on.block)).collect(), parts)
}

#[test]
fn a_screen_has_the_blocks_of_its_step() {
    let of = |step, sub| StepPosition { step, sub };
    let formulas = ["letters", "numbers"];
    for (link, position, blocks, parts) in [
        ("", of(1, 0), vec!["Given 4"], 0),
        (
            "",
            of(2, 0),
            vec!["letters", "numbers", "letters", "numbers", "Scales 4"],
            2,
        ),
        (
            MANY,
            of(4, 0),
            vec!["letters", "Improvement 5", "numbers"],
            6,
        ),
        ("", of(4, 0), vec!["letters", "Improvement 3", "numbers"], 4),
        // The bracket, an iteration, and the last iteration with its result.
        (
            "",
            of(5, 0),
            vec![
                "letters", "numbers", "letters", "numbers", "letters", "Search 1",
            ],
            2,
        ),
        ("", of(5, 1), vec!["letters", "Iterations 3"], 0),
        (
            "",
            of(5, 2),
            vec!["letters", "Iterations 3", "letters", "numbers"],
            1,
        ),
        (UPSET, of(5, 4), vec!["letters", "Iterations 5"], 0),
        ("", of(8, 0), [formulas, formulas].concat(), 2),
    ] {
        let (shown, count) = on(link, position);
        assert_eq!(shown, blocks, "{link} {position}");
        assert_eq!(count, parts, "{link} {position}");
    }
    // No table is long in any case.
    for link in ["", MANY, UPSET, "g=1000,30,0"] {
        for position in StepPosition::all(&at(link).view.derivation.trace) {
            let (shown, _) = on(link, position);
            let rows = shown
                .iter()
                .filter_map(|block| block.rsplit(' ').next()?.parse::<usize>().ok());
            assert!(
                rows.max().unwrap_or(0) <= 6 && !shown.is_empty(),
                "{link} {position}: {shown:?}"
            );
        }
    }
}

#[test]
fn the_rows_of_step_5_surround_the_iteration() {
    let state = at(UPSET);
    let volatility = state.view.derivation.trace.volatility.as_ref();
    let last = volatility.unwrap().iterations.len() - 1;
    assert!(last > 6, "{last}");
    for sub in [1, 4, last] {
        let sub = u16::try_from(sub).unwrap();
        let html = rendered(&at(&format!("{UPSET}&b=1&k=5.{sub}")));
        let current = all_words(&html, ".iterations tr[aria-current] th");
        assert_eq!(current, [sub.to_string()]);
    }
}

#[test]
fn a_page_without_steps_is_not_presented() {
    assert!(at("b=1&k=3").is_presenting());
    // Without step navigation the page is shown as usual.
    for link in ["b=1&y=glicko", "b=1&r=systems", "b=1&r=group"] {
        assert!(
            !at(link).is_presenting() && all(&rendered(&at(link)), ".screen").is_empty(),
            "{link}"
        );
    }
    // Before the lazy part is loaded the page is shown as usual, and the lazy part is requested.
    let first = State::default().update(Action::Present(true));
    assert!(!first.is_presenting() && first.awaited.is_some());
    assert!(all(&rendered(&first), ".screen").is_empty());
}

#[test]
fn every_screen_has_a_picture_and_valid_references() {
    for link in [
        "",
        MANY,
        UPSET,
        "g=",
        "y=lichess&g=1400,60,1",
        "y=ogs",
        "s=&w=2",
        "h=1",
        "h=1&y=lichess&g=1400,60,1",
    ] {
        for position in StepPosition::all(&at(link).view.derivation.trace) {
            for part in [0, 1, 99] {
                let state = at(&format!("{link}&b=1&k={position}")).update(Action::Part(part));
                let html = rendered(&state);
                let what = format!("{link} {position} {part}");
                let pictures = all(&html, ".screen-stage svg").len();
                assert_eq!(pictures, 1, "{what}: a picture");
                assert!(all(&html, "[aria-current=true]").len() <= 2, "{what}");
                assert_eq!(ids(&html).err(), None, "{what}");
                let named = have_names(&html, "button, input, nav, section, main");
                assert_eq!(named, Ok(()), "{what}");
            }
        }
    }
}

#[test]
fn parts_are_highlighted_one_after_the_other() {
    for (part, number) in [
        (0, None),
        (1, Some("0.6395")),
        (3, Some("0.3028")),
        (4, Some("−0.4839")),
        (5, None),
    ] {
        let html = rendered(&at("b=1&k=4").update(Action::Part(part)));
        let lit = all_words(&html, ".screen-work [aria-current=true]");
        assert_eq!(lit.len(), usize::from(number.is_some()), "{part}: {lit:?}");
        assert!(
            number.is_none_or(|number| lit[0].contains(number)),
            "{part}: {lit:?}"
        );
    }
    // Every step starts with no part highlighted.
    let state = at("b=1&k=4").update(Action::Part(2));
    for action in [
        Action::Next,
        Action::Back,
        Action::First,
        Action::GoTo(StepPosition { step: 7, sub: 0 }),
    ] {
        assert_eq!(state.update(action).view.part, 0);
    }
}

#[test]
fn a_hidden_step_is_guessed_after_the_last_part() {
    assert!(all(&rendered(&at("b=1&k=3&h=1")), ".guess").is_empty());
    // The new rating is guessed in the picture.
    let last = rendered(&at("b=1&k=7&h=1"));
    assert_eq!(all(&last, ".screen-stage .bell").len(), 1);
}

#[test]
fn the_presentation_is_in_the_link_and_not_saved() {
    let state = State::whole().update(Action::Present(true));
    assert_eq!(
        (state.link().as_str(), state.view.position().step),
        ("k=1&b=1", 1)
    );
    assert_eq!(state.contents().view, "k=1");
    // A link without a step starts at the first step that applies.
    let steps = ["b=1", "b=1&g="].map(|link| at(link).view.position().step);
    assert_eq!(steps, [1, 6]);
    assert!(at("b=1&g=").view.has_open_step());
    let left = state.update(Action::Present(false));
    assert_eq!(left.link(), "k=1");
    assert!(!state.can_undo());
    // Without steps nothing is presented.
    let glicko = at("y=glicko").update(Action::Present(true));
    assert!(!glicko.view.options.present);
}
