//! The other rooms and systems: the lazy part of the program, which is loaded when it is needed and
//! added to the open page.

use browser_tests::keys::RIGHT;
use browser_tests::{DESK, PHONE, Page, Size, until, visit};

const ROOMS: [&str; 2] = ["group", "systems"];

fn enter(page: &Page, room: &str) {
    page.first(&format!(".rooms a[href='#r={room}']")).click();
    until("the room is there", || page.has(&format!(".rooms a[href='#r={room}'][aria-current=page]")));
    page.is_up();
}

#[test]
fn every_room_is_one_click_away_and_keeps_typed_text() {
    visit("", DESK, |page| {
        page.field("Rating").type_over("1612");
        page.game(2).choose("Draw");
        for room in ROOMS {
            enter(page, room);
            until("the address says so", || page.fragment().starts_with(&format!("r={room}")));
        }
        enter(page, "player");
        assert_eq!(page.field("Rating").value(), "1612");
        assert!(page.game(2).is_chosen("Draw"));
        until("the address is that of one player", || {
            page.fragment() == "p=1612,200,0.06&g=1400,30,1;1550,100,0.5;1700,300,0"
        });
    });
}

#[test]
fn a_link_leads_into_each_room_and_a_reload_stays_there() {
    for room in ROOMS {
        visit(&format!("r={room}"), DESK, |page| {
            until("the room is there", || page.has(&format!(".rooms a[href='#r={room}'][aria-current=page]")));
            page.is_up();
            page.reload();
            assert!(page.has(&format!(".rooms a[href='#r={room}'][aria-current=page]")), "after a reload");
            page.screenshot(&format!("room-{room}"));
        });
    }
}

#[test]
fn rooms_fit_a_phone_in_dark_colours() {
    for room in ROOMS {
        visit(&format!("r={room}"), PHONE, |page| {
            page.prefer(&[("prefers-color-scheme", "dark")]);
            page.is_up();
            for width in [320, 390, 800] {
                page.resize(Size { width, height: 800 });
                let wide = page.run("return document.documentElement.scrollWidth - innerWidth", &[]);
                assert!(wide.as_f64().unwrap_or(f64::NAN) <= 0.0, "{room} at {width} px is too wide by {wide}");
            }
            page.screenshot(&format!("room-{room}-phone-dark"));
        });
    }
}

#[test]
fn several_periods_can_be_typed_and_undone() {
    visit("s=", DESK, |page| {
        page.is_up();
        let before = page.number("season_change.size");
        page.field("Rating").type_over("1800");
        until("all periods follow", || page.number("season_change.size") != before);
        until("the link has it", || page.fragment().contains("1800"));
        page.button("Undo").click();
        until("it is as it was", || page.number("season_change.size") == before);
    });
}

/// A second period, a pause, and back to the first period.
#[test]
fn periods_and_pauses_can_be_added() {
    visit("", DESK, |page| {
        page.button("Next period").click();
        until("the line of time is there", || page.has(".periods [aria-current=true]"));
        page.is_up();
        until("the new game has the keyboard", || page.focused_name() == "Opponent rating");
        assert_eq!(page.count(".periods .period"), 2);
        page.frames();
        page.field("Opponent rating").type_over("1500");
        page.field("Opponent deviation").type_over("50");
        until("it begins where the first has ended", || {
            page.number("in.player.rating").to_string().starts_with("1464.05")
        });
        page.in_menu("Pause").click();
        until("it has a third", || page.count(".periods .period") == 3);
        page.field("Idle periods").type_over("2.5");
        until("the link has it", || page.fragment().contains("/1500,50,1/i2.5&w=3"));
        page.is_accessible();
        page.screenshot("time");
        page.reload();
        assert_eq!(page.field("Idle periods").value(), "2.5");
        page.button("To the first period").click();
        until("the player is typed there", || page.has("#player-rating"));
        page.frames();
        page.first("[role=slider]").focus();
        page.press(&[RIGHT]);
        until("the chart leads on", || !page.has("#player-rating"));
    });
}

#[test]
fn a_system_can_be_chosen_and_explains_its_number() {
    visit("", DESK, |page| {
        until("the menu is there", || page.has("select#system"));
        page.field("System").pick("Online-Go.com");
        until("its number is there", || page.has(".place-shows"));
        assert!(
            page.first(".place-shows").words().starts_with("Online-Go.com shows: "),
            "{}",
            page.first(".place-shows").words()
        );
        assert!(page.has_region("What is different at Online-Go.com?"));
        assert!(page.count("main .step") > 9, "and further steps");
        until("the link has it", || page.fragment() == "y=ogs");
        page.button("New player at Online-Go.com").click();
        assert_eq!(page.field("Rating deviation").value(), "350");
    });
}

#[test]
fn glicko_of_1995_has_its_own_derivation() {
    visit("y=glicko", DESK, |page| {
        page.is_up();
        // Glicko of 1995 has neither σ nor τ, so there are no fields for them.
        assert!(!page.has("#player-volatility") && !page.has("#tau"));
        // There is no step navigation, but each step opens.
        for step in 1..=5 {
            page.first(&format!("#step-{step} summary")).click();
            assert!(page.has(&format!("#step-{step} [open] .work")), "{step}");
        }
    });
}

#[test]
fn a_system_can_be_chosen_in_the_room_systems() {
    visit("r=systems", DESK, |page| {
        page.is_up();
        page.first("#lichess").click();
        page.button("Continue with Lichess").click();
        until("it is chosen", || page.has("select#system"));
        assert_eq!(page.field("System constant").value(), "0.75");
    });
}

#[test]
fn a_league_opens_steps_and_every_mode() {
    visit("r=group", DESK, |page| {
        page.is_up();
        // Anna's case is the paper's example.
        assert!(page.first("main").words().contains("1464.05"));
        page.first(".standings").link("Anna").click();
        until("her steps are there", || page.has("main .step"));
        page.screenshot("league-derivation");
        page.button("← Back to the league").click();
        for mode in ["List", "Two teams", "Guild Wars 2 match", "Free-for-all"] {
            page.run("scrollTo(0, 0)", &[]);
            page.choice(mode).click();
            page.is_up();
            page.screenshot(&format!("league-{}", mode.to_lowercase().replace(' ', "-")));
        }
    });
}

/// A league gets a second period and a pause. Earlier input stays, and can be changed.
#[test]
fn a_league_can_have_further_periods() {
    visit("r=group&m=m:list", DESK, |page| {
        page.is_up();
        assert!(!page.has(".periods"));
        page.button("Next period").click();
        until("it has two periods", || page.count(".periods .period") == 2);
        page.is_up();
        until("the new result has the keyboard", || page.focused_name() == "One side");
        assert!(page.number("before.0.rating").to_string().starts_with("1464.05"));
        page.first("#result-0-a").type_over("Ben");
        page.first("#result-0-b").type_over("David");
        until("Ben gains", || page.number("players.1.rating_change") > 0.0);
        let ben = page.number("players.1.player.rating");
        page.button("Pause").click();
        until("the pause has the keyboard", || page.focused_name() == "Idle periods");
        page.first("#league-idle").type_over("2.5");
        until("the link has it", || page.fragment() == "r=group&m=n:2-4/n:i2.5");
        assert!((page.number("players.1.player.rating") - ben).abs() < 1e-9, "nobody played");
        page.is_accessible();
        page.screenshot("league-time");
        page.reload();
        assert_eq!(page.first("#league-idle").value(), "2.5");

        // A change before the first period changes all numbers after it.
        page.first(".periods li:first-child button").click();
        until("the participants are typed there", || page.has("#player-0-rating"));
        page.first("#player-1-rating").type_over("1500");
        page.first(".periods li:nth-child(2) button").click();
        until("Ben begins elsewhere", || {
            page.has("#result-0-a") && page.number("players.1.player.rating") > ben + 50.0
        });
        page.button("Undo").click();
        until("it is as it was", || page.has("#player-1-rating") && page.first("#player-1-rating").value() == "1400");
    });
}
