//! Links with preview texts of their own: each leads to what it describes.

use browser_tests::{DESK, Page, until, visit};

#[track_caller]
fn leads_to(page: &Page, path: &str, room: &str, fragment: &str) {
    page.go(path);
    until("the page follows", || {
        page.evaluate("location.pathname") == "/"
    });
    page.is_up();
    assert!(
        page.has(&format!("[aria-current=page][href='#r={room}']")),
        "{path} leads to {}",
        page.fragment()
    );
    // Default values are left out of the address again once the page is up.
    until("the address follows", || page.fragment().contains(fragment));
}

#[test]
fn each_preset_opens_its_system_or_room() {
    visit("", DESK, |page| {
        for (name, room, fragment) in [
            ("paper", "player", ""),
            ("glicko-1995", "player", "y=glicko"),
            ("lichess", "player", "y=lichess"),
            ("online-go", "player", "y=ogs"),
            ("inversus", "player", "y=inversus"),
            ("guild-wars-2", "player", "y=gw2-wvw"),
            ("season", "player", "s="),
            ("group", "group", "r=group"),
        ] {
            leads_to(page, &format!("p/{name}.html"), room, fragment);
        }
        leads_to(
            page,
            "p/lichess.html#p=1650,60,0.059",
            "player",
            "y=lichess",
        );
        assert_eq!(page.field("Rating").value(), "1650");
    });
}
