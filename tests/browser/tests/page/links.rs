//! The state in the address: it survives a reload, and a link restores it.

use browser_tests::{DESK, PHONE, until, visit};

#[test]
fn a_link_opens_a_case() {
    let link = "p=1850,45.5,0.07&t=0.8&g=1900,60,1;1820,30,0.5;2000,120,0;1700,80,0.25";
    visit(link, DESK, |page| {
        page.agrees_with_engine(link);
        page.in_menu("Reset to the paper’s example").click();
        assert_eq!(page.field("Rating").value(), "1500");
        until("the address is empty again", || page.fragment().is_empty());
    });
}

#[test]
fn the_address_follows_and_a_reload_keeps_everything() {
    visit("", PHONE, |page| {
        let entries = page.evaluate("history.length");
        page.field("Rating").type_over("1650");
        let took = page.run_timed("location.hash.includes('p=1650')");
        assert!(took < 1000.0, "the address took {took} ms");
        page.game(1).button("More for game 1").click();
        page.game(1).button("Remove game 1").click();
        page.add_game("1500.5", "x", "Lost");
        until("the address follows", || {
            page.fragment() == "p=1650,200,0.06&g=1550,100,0;1700,300,0;1500.5,x,0"
        });
        assert_eq!(
            page.evaluate("history.length"),
            entries,
            "edits are no places to go back to"
        );
        page.game(3).field("Opponent deviation").type_over("42");
        page.menu().field("Decimals").pick("7");
        until("the address follows", || {
            page.fragment().ends_with(",42,0&d=7")
        });
        page.has_all();
        let numbers = page.numbers();
        page.reload();
        page.has_all();
        assert_eq!(page.numbers(), numbers);
        assert_eq!(page.menu().field("Decimals").value(), "7");

        // Without a link, the next visit goes on where this one ended.
        page.leave();
        page.open("");
        page.has_all();
        assert_eq!(page.numbers(), numbers);
    });
}

#[test]
fn a_link_in_the_address_bar_is_opened_at_once() {
    let link = "p=1900,100,0.06&g=1850,50,1";
    visit("", DESK, |page| {
        page.run("location.hash = arguments[0]", &[link.into()]);
        until("the link is opened", || {
            page.field("Rating").value() == "1900"
        });
        page.agrees_with_engine(link);
        page.button("Undo").click();
        assert_eq!(
            page.field("Rating").value(),
            "1500",
            "a link can be taken back like any edit"
        );
        until("the address follows", || page.fragment().is_empty());
        // The page renders the change before the browser reports the link.
        page.button("Add a game").run(
            "arguments[0].click(); location.hash = arguments[1]",
            &[link.into()],
        );
        until("the link is opened", || {
            page.field("Rating").value() == "1900" && page.games() == 1
        });
        // A link to the present address does not keep the address from following.
        page.run("const a = document.createElement('a'); a.href = location.href; document.body.append(a); a.click(); a.remove()", &[]);
        page.field("Rating").type_over("1850");
        until("the address follows", || {
            page.fragment() == "p=1850,100,0.06&g=1850,50,1"
        });
    });
}

#[test]
fn hostile_links_do_not_break_the_page() {
    let long = "9".repeat(5000);
    let links = [
        "g=;;;,,,;&p=,,&t=",
        "p=1500&g=1400",
        "p=%ff%fe,%00,%",
        "t=1e400&p=-0,-0,-0",
        "i=NaN&g=",
        &format!("p={long},200,0.06"),
        "k=5.99999&h=1&d=15&l=99&o=paper",
        "zz=5&k=99&<script>alert(1)</script>",
    ];
    visit("", DESK, |page| {
        for link in links {
            page.leave();
            page.open(link);
            page.console_is_silent();
            // A valid case is rated, and no result is made up for an invalid one.
            let is_refused = page.has("[aria-invalid=true]");
            assert_eq!(page.has(".answer .unrated"), is_refused, "{link}");
            assert_ne!(page.has(".answer .headline"), is_refused, "{link}");
        }
        assert_eq!(page.count("body script:not([src]):not([type])"), 0);
        page.is_accessible();
        page.button("Close this message").click();
        assert!(!page.has("[role=alert]"));
    });
}
