//! Going from room to room, back and forward: each room is an entry in the browser's history, and
//! nothing typed is lost on the way.

use browser_tests::keys::ENTER;
use browser_tests::{DESK, Fault, Page, until, visit};

const TITLE: &str = "Glicko-2, step by step";

#[track_caller]
fn is_in(page: &Page, room: &str) {
    until(&format!("it is the room {room}"), || page.has(&format!(".rooms a[href='#r={room}'][aria-current=page]")));
    page.is_up();
}

#[track_caller]
fn enter(page: &Page, room: &str) {
    page.first(&format!(".rooms a[href='#r={room}']")).click();
    is_in(page, room);
}

#[track_caller]
fn entries(page: &Page) -> u64 {
    page.run("return history.length", &[]).as_u64().unwrap_or_default()
}

/// The number of entries beyond which browsers forget the first ones of a tab. Tests share a tab.
const MOST_ENTRIES: u64 = 50;

#[track_caller]
fn has_entries(page: &Page, expected: u64) {
    let found = entries(page);
    assert!(found == expected || found >= MOST_ENTRIES, "{found} entries instead of {expected}");
}

/// Each room that is entered adds an entry, whether the visit begins with or without the lazy part.
#[test]
fn back_and_forward_go_from_room_to_room() {
    let rooms = ["group", "systems", "player", "group", "player"];
    for (fragment, first) in
        [("", "player"), ("r=group", "group"), ("y=lichess", "player"), ("p=1601,200,0.06", "player")]
    {
        visit(fragment, DESK, |page| {
            is_in(page, first);
            let before = entries(page);
            let mut visited = vec![first];
            for room in rooms {
                if visited.last() != Some(&room) {
                    enter(page, room);
                    visited.push(room);
                }
            }
            // Entering the present room again adds no entry.
            enter(page, "player");
            has_entries(page, before + visited.len() as u64 - 1);
            for room in visited.iter().rev().skip(1) {
                page.back();
                is_in(page, room);
            }
            for room in visited.iter().skip(1) {
                page.forward();
                is_in(page, room);
            }
            has_entries(page, before + visited.len() as u64 - 1);
        });
    }
}

#[test]
fn choosing_a_system_in_its_room_adds_an_entry() {
    visit("r=systems", DESK, |page| {
        page.is_up();
        page.first("#lichess").click();
        page.button("Continue with Lichess").click();
        is_in(page, "player");
        page.back();
        is_in(page, "systems");
        page.forward();
        is_in(page, "player");
        assert!(page.has("select#system"));
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
            enter(page, "group");
            page.back();
            is_in(page, "player");
            assert_eq!(page.field("Rating").value(), "1701", "the one that was typed, {rests}");
            page.forward();
            is_in(page, "group");
            page.first("#player-0-rating").type_over("1555");
            rest("1555");
            enter(page, "player");
            page.field("Rating").type_over("1888");
            rest("1888");
            page.back();
            is_in(page, "group");
            assert_eq!(page.first("#player-0-rating").value(), "1555", "{rests}");
            page.back();
            is_in(page, "player");
            assert_eq!(page.field("Rating").value(), "1888", "{rests}");
            until("the address follows", || page.fragment() == "p=1888,200,0.06");
            page.reload();
            assert_eq!(page.field("Rating").value(), "1888", "{rests}: after a reload");
        });
    }
}

/// A link is another case. Back restores the reader's own case, to the last typed letter;
/// Forward restores the link's case with its changes.
#[test]
fn back_from_a_link_restores_the_own_case() {
    for (fragment, other) in
        [("", "p=1900,100,0.06"), ("y=lichess", "p=1900,100,0.06"), ("y=lichess", "y=ogs&p=1900,100,0.06")]
    {
        visit(fragment, DESK, |page| {
            page.field("Rating").type_over("1612");
            page.run("location.hash = arguments[0]", &[other.into()]);
            until("the link is opened", || page.field("Rating").value() == "1900");
            page.field("Rating").type_over("1901");
            page.back();
            until("the own case is there", || page.field("Rating").value() == "1612");
            let is_lichess = || page.has("#system") && page.first("#system").value() == "lichess";
            until("and its system", || is_lichess() == (fragment == "y=lichess"));
            page.forward();
            until("the link's is there", || page.field("Rating").value() == "1901");
            page.back();
            until("the own case is there again", || page.field("Rating").value() == "1612");
        });
    }
}

#[test]
fn back_from_a_link_restores_the_own_periods() {
    visit("s=", DESK, |page| {
        page.is_up();
        let own = page.number("season_change.size");
        page.run("location.hash = 's=p:1700,90,0.06'", &[]);
        until("the link is opened", || page.field("Rating").value() == "1700");
        page.back();
        until("the own case is there", || page.field("Rating").value() == "1500");
        assert_eq!(page.number("season_change.size"), own);
    });
}

/// An address without a state keeps the room and the case.
#[test]
fn an_empty_address_keeps_the_case() {
    for fragment in ["p=1601,200,0.06", "r=group&p=1601,200,0.06"] {
        visit(fragment, DESK, |page| {
            page.run("location.hash = ''", &[]);
            page.frames();
            enter(page, "player");
            assert_eq!(page.field("Rating").value(), "1601", "{fragment}");
        });
    }
}

/// The title and the heading name the room, and the heading gets the focus, however the room was entered.
#[test]
fn title_heading_and_focus_follow_the_room() {
    let heading = |page: &Page, title: &str, how: &str| {
        until(&format!("{how}: the keyboard is there"), || {
            page.run("return document.activeElement.localName", &[]) == "h1"
        });
        assert_eq!(page.run("return document.title", &[]), title, "{how}");
        assert_eq!(page.focused_name(), title, "{how}");
    };
    visit("", DESK, |page| {
        assert_eq!(page.run("return document.title", &[]), TITLE);
        assert_eq!(page.run("return document.activeElement === document.body", &[]), true, "nothing was entered yet");
        page.first(".rooms a[href='#r=systems']").focus();
        page.press(&[ENTER]);
        is_in(page, "systems");
        heading(page, &format!("Systems – {TITLE}"), "from the page of a first visit");
        page.first(".rooms a[href='#r=group']").focus();
        page.press(&[ENTER]);
        is_in(page, "group");
        heading(page, &format!("League – {TITLE}"), "by its link");
        page.first("main select, main input").focus();
        page.back();
        is_in(page, "systems");
        heading(page, &format!("Systems – {TITLE}"), "by going back");
        page.back();
        is_in(page, "player");
        heading(page, TITLE, "by going back to where it began");
        page.forward();
        page.forward();
        is_in(page, "group");
        heading(page, &format!("League – {TITLE}"), "by going forward");
        page.is_accessible();
    });
    visit("r=systems", DESK, |page| {
        is_in(page, "systems");
        assert_eq!(page.run("return document.title", &[]), format!("Systems – {TITLE}").as_str());
        assert_eq!(page.run("return document.activeElement === document.body", &[]), true, "nothing was entered yet");
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
        until("the field has the keyboard", || page.focused_name() == "Rating");
        assert_eq!(page.field("Rating").value(), "1644");
    });
}
