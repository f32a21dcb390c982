//! The lessons: all of them on a phone, by keyboard, in a frame, and by Back.

use crate::widths::nothing_overflows;
use browser_tests::{DESK, Key, PHONE, Page, Size, until, visit, visit_host};

const LESSONS: [&str; 12] = [
    "bell", "expected", "upset", "certain", "chances", "tug", "batch", "fell", "surprise", "zero",
    "band", "gaming",
];

const SMALL: Size = Size::new(320, 640);

/// Returns the text of the numbers that follow the sliders.
fn follows(page: &Page) -> String {
    page.first(".follows").words()
}

/// Takes a lesson from its question to the links at its end, by the keyboard alone once it is
/// shown. `said_of_it` is the beginning of the reply to the guess.
fn takes(page: &Page, i: usize, said_of_it: &str) {
    let id = LESSONS[i];
    until("the question is there", || {
        page.has(&format!("#lesson-{id}")) && page.has("#question")
    });
    assert!(
        !page.has("main data, main svg"),
        "{id}: nothing is shown before the guess"
    );
    page.is_accessible();
    page.first("#question-0").click();
    page.focuses_id("lesson-said");
    page.is_up();
    let said = page.first("#lesson-said").words();
    assert!(said.starts_with(said_of_it), "{id}: {said}");

    let before = follows(page);
    page.first("#move-0").focus();
    let (from, to) = if page.first("#move-0").value()
        == page.first("#move-0").attribute("max").unwrap_or_default()
    {
        (Key::End, Key::Home)
    } else {
        (Key::Home, Key::End)
    };
    page.press(from);
    page.press(to);
    until("the numbers follow", || follows(page) != before);
    assert_eq!(page.focused_id(), "move-0");
    page.first(".stops button").click();
    until("it is said what is to be noticed", || {
        !page.first(".noticed").words().is_empty()
    });
    until("the link has the stop", || {
        page.fragment() == format!("r=learn&n={id}.1")
    });

    let top = || {
        page.first(".lesson-text > .row-buttons")
            .measure("getBoundingClientRect().top + scrollY")
    };
    let before = top();
    page.first("#check-0").focus();
    page.press(Key::Down);
    page.focuses_id("check-1");
    assert!(
        page.first(".reply").words().is_empty(),
        "to go there is not to choose"
    );
    page.press(Key::Up);
    page.focuses_id("check-0");
    page.press(Key::Enter);
    until("there is a reply", || {
        !page.first(".reply").words().is_empty()
    });
    let by = top() - before;
    assert!(by.abs() < 1.0, "{id}: the reply moves what follows by {by}");
    page.is_accessible();
    nothing_overflows(page, id);
    page.screenshot(&format!("lesson-{id}-phone"));
}

/// Takes all lessons, from the first one in the list back to the list, which marks each as answered.
fn a_course(page: &Page, said_of_a_guess: &str, answered: &str) {
    page.is_up();
    page.is_accessible();
    page.screenshot("lessons-phone");
    page.first(".lesson-list a").click();
    for i in 0..LESSONS.len() {
        takes(page, i, said_of_a_guess);
        if i + 1 < LESSONS.len() {
            page.first(".lesson-text > .row-buttons a:last-child")
                .click();
            let heading = format!("lesson-{}", LESSONS[i + 1]);
            page.focuses_id(&heading);
        }
    }
    page.first(".lesson-text > .row-buttons a:last-child")
        .click();
    until("the list is there", || page.has(".lesson-list"));
    assert_eq!(page.count(".lesson-list .mark"), LESSONS.len());
    let all_are_answered =
        || page.first(".lesson-list").words().matches(answered).count() == LESSONS.len();
    assert!(all_are_answered());
    page.reload();
    assert!(all_are_answered(), "it is kept");
    page.is_accessible();
}

#[test]
fn all_lessons_can_be_taken_on_a_phone_in_both_languages() {
    for (folder, said, answered) in [
        ("", "You said ", "answered"),
        ("ru/", "Ваш ответ — ", "пройден"),
    ] {
        visit("", PHONE, |page| {
            page.go(&format!("{folder}#r=learn"));
            a_course(page, said, answered);
        });
    }
}

#[test]
fn pictures_leave_room_to_read_on_the_smallest_screen() {
    visit("", SMALL, |page| {
        for id in LESSONS {
            page.open(&format!("r=learn&n={id}.1"));
            until("the lesson is there", || {
                page.has(&format!("#lesson-{id}")) && page.has(".stays svg")
            });
            page.is_up();
            let part = page
                .first(".stays")
                .measure("getBoundingClientRect().height / innerHeight");
            assert!(part <= 0.45, "{id}: {part}");
            nothing_overflows(page, id);
        }
    });
}

#[test]
fn arrow_keys_move_sliders_and_back_returns_to_the_list() {
    visit("r=learn&n=fell", DESK, |page| {
        until("the question is there", || page.has("#question"));
        page.press(Key::Right);
        page.first("#question-3").click();
        page.focuses_id("lesson-said");
        page.first("#move-0").focus();
        page.press(Key::Right);
        until("one win more", || page.first("#move-0").value() == "2");
        until("the number follows", || {
            page.first(".follows").words().contains("1913.88")
        });
        page.is_accessible();
        page.screenshot("lesson-fell");
        page.prefer(&[("prefers-color-scheme", "dark")]);
        page.first("#check-1").click();
        until("there is a reply", || {
            !page.first(".reply").words().is_empty()
        });
        page.is_accessible();
        page.screenshot("lesson-fell-dark");
        page.first(".lesson-way > a").click();
        page.focuses_id("learn-title");
        page.is_accessible();
        page.screenshot("lessons");
        page.back();
        until("the lesson is there as it was", || {
            page.has("#move-0") && page.first("#move-0").value() == "2"
        });
        page.first(".rooms a").click();
        until("no step has been opened meanwhile", || {
            page.has(".stage") && !page.has(".walking")
        });
    });
}

#[test]
fn the_table_of_a_simulated_run_is_accessible() {
    visit("r=learn&n=band.2&run=6", DESK, |page| {
        until("the run is there", || page.has(".run summary"));
        page.first(".run summary").click();
        page.screenshot("lesson-band");
    });
}

#[test]
fn the_quality_of_predictions_is_computed_when_its_fold_opens() {
    for link in ["s=", "r=group"] {
        visit(link, DESK, |page| {
            let fold = ":is(.course, .over-time) .about > details:first-of-type > summary";
            until("the fold is there", || page.has(fold));
            page.is_up();
            assert!(!page.has(".predictions"), "{link}");
            page.first(fold).rested().click();
            until("the chart is there", || page.has(".predictions svg"));
            page.is_accessible();
        });
    }
}

#[test]
fn a_lesson_can_be_taken_inside_a_post() {
    let host = |site: &str| {
        format!(
            "<!doctype html><html lang=en><meta charset=utf-8><title>Host</title><link rel=icon href='data:,'><h1>Host</h1>
             <iframe sandbox='allow-scripts allow-popups' title='A lesson' width=640 height=900 src='{site}embed.html#r=learn&n=fell'></iframe>"
        )
    };
    visit_host(host, DESK, |page| {
        page.enter(&page.first("iframe"));
        until("the question is there", || page.has("#question"));
        assert!(!page.has(".header"), "it stands alone");
        page.first("#question-0").click();
        until("the answer is there", || {
            page.has("#lesson-said") && page.has(".stays svg")
        });
        assert_eq!(
            page.first("#lesson-said strong").words(),
            "You said 2040, but it is 1948."
        );
        let open = page
            .first(".framed > footer a")
            .attribute("href")
            .unwrap_or_default();
        assert_eq!(open, "./#r=learn&n=fell");
        page.is_accessible();
        page.screenshot("lesson-embedded");
        page.leave_frames();
    });
}
