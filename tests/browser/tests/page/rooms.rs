//! The rooms and systems, and going from one to another: each room is an entry in the browser's
//! history, and nothing typed is lost on the way.

use browser_tests::{DESK, Fault, Key, PHONE, Page, until, visit};

const TITLE: &str = "Glicko-2, step by step";

/// A clock with which each task of a rendering takes so long that Yew goes on in another one.
const SLOW: &str = "let now = Date.now(); Date.now = () => (now += 20)";

/// The number of entries beyond which browsers forget the first ones of a tab. Tests share a tab.
const MOST_ENTRIES: f64 = 50.0;

#[track_caller]
fn has_entries(page: &Page, expected: f64) {
    let found = page.measure("history.length");
    assert!(
        found == expected || found >= MOST_ENTRIES,
        "{found} entries instead of {expected}"
    );
}

/// Each room that is entered adds an entry, whether the visit begins with or without the lazy part.
#[test]
fn back_and_forward_go_from_room_to_room() {
    for (fragment, first) in [
        ("", "player"),
        ("r=group", "group"),
        ("y=lichess", "player"),
        ("p=1601,200,0.06", "player"),
    ] {
        visit(fragment, DESK, |page| {
            page.is_in_room(first);
            let before = page.measure("history.length");
            let mut visited = vec![first];
            for room in ["group", "systems", "player", "group", "player"] {
                if visited.last() != Some(&room) {
                    page.enter_room(room);
                    visited.push(room);
                }
            }
            // Entering the present room again adds no entry.
            page.enter_room("player");
            has_entries(page, before + visited.len() as f64 - 1.0);
            for room in visited.iter().rev().skip(1) {
                page.back();
                page.is_in_room(room);
            }
            for room in visited.iter().skip(1) {
                page.forward();
                page.is_in_room(room);
            }
            has_entries(page, before + visited.len() as f64 - 1.0);
        });
    }
}

#[test]
fn choosing_a_system_in_its_room_adds_an_entry() {
    visit("r=systems", DESK, |page| {
        page.is_up();
        page.first("#lichess").click();
        page.button("Continue with Lichess").click();
        page.is_in_room("player");
        page.back();
        page.is_in_room("systems");
        page.forward();
        page.is_in_room("player");
        assert_eq!(page.field("System constant").value(), "0.75");
        page.field("System").pick("Online-Go.com");
        until("its number is there", || page.has(".place-shows"));
        until("the link has it", || page.fragment() == "y=ogs");
    });
}

#[test]
fn the_menu_of_systems_follows_links_after_a_choice_by_hand() {
    visit("y=lichess", DESK, |page| {
        page.is_up();
        page.field("System").pick("Online-Go.com");
        page.run(SLOW, &[]);
        // The last option, the one chosen by hand, and another.
        for id in ["pokemon-go", "ogs", "glicko"] {
            page.run("location.hash = arguments[0]", &[format!("y={id}").into()]);
            until(id, || page.field("System").value() == id);
        }
    });
}

/// This holds right after typing, and once the input has been saved.
#[test]
fn typed_text_survives_back_and_forward() {
    for rests in [false, true] {
        visit("", DESK, |page| {
            let rest = |text: &str| {
                if rests {
                    until("it is kept", || page.fragment().contains(text));
                }
            };
            page.field("Rating").type_over("1701");
            rest("1701");
            page.enter_room("group");
            page.back();
            page.is_in_room("player");
            assert_eq!(
                page.field("Rating").value(),
                "1701",
                "the one that was typed, {rests}"
            );
            page.forward();
            page.is_in_room("group");
            page.first("#player-0-rating").type_over("1555");
            rest("1555");
            page.enter_room("player");
            page.field("Rating").type_over("1888");
            rest("1888");
            page.back();
            page.is_in_room("group");
            assert_eq!(page.first("#player-0-rating").value(), "1555", "{rests}");
            page.back();
            page.is_in_room("player");
            assert_eq!(page.field("Rating").value(), "1888", "{rests}");
            until("the address follows", || {
                page.fragment() == "p=1888,200,0.06"
            });
            page.reload();
            assert_eq!(
                page.field("Rating").value(),
                "1888",
                "{rests}: after a reload"
            );
        });
    }
}

/// A link is another case. Back restores the reader's own case, to the last typed letter;
/// Forward restores the link's case with its changes.
#[test]
fn back_from_a_link_restores_the_own_case() {
    for (fragment, other) in [
        ("", "p=1900,100,0.06"),
        ("s=", "s=p:1900,90,0.06"),
        ("y=lichess", "p=1900,100,0.06"),
        ("y=lichess", "y=ogs&p=1900,100,0.06"),
    ] {
        visit(fragment, DESK, |page| {
            page.field("Rating").type_over("1612");
            page.run("location.hash = arguments[0]", &[other.into()]);
            until("the link is opened", || {
                page.field("Rating").value() == "1900"
            });
            page.field("Rating").type_over("1901");
            page.back();
            until("the own case is there", || {
                page.field("Rating").value() == "1612"
            });
            let is_lichess = || page.has("#system") && page.first("#system").value() == "lichess";
            until("and its system", || {
                is_lichess() == (fragment == "y=lichess")
            });
            page.forward();
            until("the link's is there", || {
                page.field("Rating").value() == "1901"
            });
            page.back();
            until("the own case is there again", || {
                page.field("Rating").value() == "1612"
            });
        });
    }
}

/// An address without a state keeps the room and the case.
#[test]
fn an_empty_address_keeps_the_case() {
    for fragment in ["p=1601,200,0.06", "r=group&p=1601,200,0.06"] {
        visit(fragment, DESK, |page| {
            page.run("location.hash = ''", &[]);
            page.frames();
            page.enter_room("player");
            assert_eq!(page.field("Rating").value(), "1601", "{fragment}");
        });
    }
}

/// The title and the heading name the room, and the heading gets the focus, however the room was entered.
#[test]
fn title_heading_and_focus_follow_the_room() {
    let is_entered = |page: &Page, room: &str, title: &str| {
        page.is_in_room(room);
        until("the keyboard is there", || {
            page.evaluate("document.activeElement.localName") == "h1"
        });
        assert_eq!(page.evaluate("document.title"), title);
        assert_eq!(page.focused_name(), title);
    };
    let (systems, league) = (format!("Systems – {TITLE}"), format!("League – {TITLE}"));
    visit("r=systems", DESK, |page| {
        page.is_in_room("systems");
        assert_eq!(page.evaluate("document.title"), systems.as_str());
        assert_eq!(
            page.evaluate("document.activeElement === document.body"),
            true,
            "nothing was entered yet"
        );
    });
    visit("", DESK, |page| {
        assert_eq!(page.evaluate("document.title"), TITLE);
        assert_eq!(
            page.evaluate("document.activeElement === document.body"),
            true,
            "nothing was entered yet"
        );
        for (room, title) in [("systems", &systems), ("group", &league)] {
            page.first(&format!(".rooms a[href='#r={room}']")).focus();
            page.press(Key::Enter);
            is_entered(page, room, title);
        }
        page.first("main select, main input").focus();
        page.back();
        is_entered(page, "systems", &systems);
        page.back();
        is_entered(page, "player", TITLE);
        page.forward();
        page.forward();
        is_entered(page, "group", &league);
        page.is_accessible();
    });
}

/// The lazy part may arrive after going back.
#[test]
fn a_field_keeps_the_focus_after_lazy_loading() {
    visit("", DESK, |page| {
        page.misbehave(&[("glicko2-rooms-", Fault::Wait)]);
        page.first(".rooms a[href='#r=group']").click();
        page.back();
        until("the entry is the first", || page.fragment().is_empty());
        page.field("Rating").type_over("1644");
        page.misbehave(&[]);
        until("the rooms are there", || page.has("select#system"));
        page.focuses("Rating");
        assert_eq!(page.field("Rating").value(), "1644");
    });
}

#[test]
fn rooms_survive_a_reload_and_are_accessible_in_dark_colours() {
    for room in ["group", "systems"] {
        visit(&format!("r={room}"), PHONE, |page| {
            page.is_in_room(room);
            page.reload();
            page.is_in_room(room);
            page.prefer(&[("prefers-color-scheme", "dark")]);
            page.screenshot(&format!("room-{room}-phone-dark"));
        });
    }
}

/// A second period, a pause, and back to the first period.
#[test]
fn periods_and_pauses_can_be_added() {
    visit("", DESK, |page| {
        page.button("Next period").click();
        page.focuses("Opponent rating");
        page.is_up();
        page.field("Opponent rating").type_over("1500");
        page.field("Opponent deviation").type_over("50");
        page.in_menu("Pause").click();
        until("it has a third", || page.count(".periods .period") == 3);
        page.field("Periods without games").type_over("2.5");
        until("the link has it", || {
            page.fragment().contains("/1500,50,1/i2.5&w=3")
        });
        page.is_accessible();
        page.screenshot("time");
        page.reload();
        assert_eq!(page.field("Periods without games").value(), "2.5");
        page.button("To the first period").click();
        until("the player is typed there", || page.has("#player-rating"));
        page.frames();
        page.first("[role=slider]").focus();
        page.press(Key::Right);
        until("the chart leads on", || !page.has("#player-rating"));
    });
}

#[test]
fn a_slow_rendering_does_not_lose_the_focus() {
    visit("r=group&m=m:list", DESK, |page| {
        page.is_up();
        page.run(SLOW, &[]);
        page.button("Next period").click();
        page.focuses("One side");
    });
}

/// A league gets a second period and a pause.
#[test]
fn a_league_can_have_further_periods() {
    visit("r=group&m=m:list", DESK, |page| {
        page.is_up();
        page.button("Next period").click();
        until("it has two periods", || page.count(".periods .period") == 2);
        page.is_up();
        page.focuses("One side");
        page.first("#result-0-a").type_over("Ben");
        page.first("#result-0-b").type_over("David");
        page.button("Pause").click();
        page.focuses("Periods without games");
        page.first("#league-idle").type_over("2.5");
        until("the link has it", || {
            page.fragment() == "r=group&m=n:2-4/n:i2.5"
        });
        page.is_accessible();
        page.screenshot("league-time");
        page.reload();
        assert_eq!(page.first("#league-idle").value(), "2.5");
        for mode in ["List", "Two teams", "Guild Wars 2 match", "Free-for-all"] {
            page.run("scrollTo(0, 0)", &[]);
            page.choice(mode).click();
            page.is_up();
            page.screenshot(&format!("league-{}", mode.to_lowercase().replace(' ', "-")));
        }
    });
}
