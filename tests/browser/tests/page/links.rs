//! The state in the address: it survives a reload, and a link restores it.

use crate::sharing::show;
use browser_tests::{DESK, PHONE, Page, until, visit};

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

/// A script that delays the event of a link, as a busy machine does.
const LATE: &str = "addEventListener('hashchange', (event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange')), 500);
  }, true)";

#[test]
fn a_link_is_opened_even_if_its_event_is_late() {
    visit("", DESK, |page| {
        page.with_script_first(LATE, || {
            page.reload();
            page.run("location.hash = 'p=1900,100,0.06'", &[]);
            until("the link is opened", || {
                page.field("Rating").value() == "1900"
            });
        });
    });
}

/// Markup that would run a script, or make an element, where text is taken for markup.
const MARKUP: [&str; 3] = [
    "<img id=hostile src=x onerror=alert(1)>",
    "\"><script id=hostile>alert(2)</script>",
    "</title></text></svg><svg id=hostile onload=alert(3)>",
];

/// Encodes a text for a link.
fn encode(text: &str) -> String {
    let encode = |byte: u8| {
        if byte.is_ascii_alphanumeric() {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(encode).collect()
}

/// Returns the beginning of a link, for messages.
fn beginning(link: &str) -> String {
    link.chars().take(60).collect()
}

/// Asserts that no part of a link has become an element. An open alert would fail any command.
#[track_caller]
fn is_only_text(page: &Page, link: &str) {
    let made = page.count("#hostile, body script:not([src]):not([type])");
    assert_eq!(made, 0, "{}", beginning(link));
    assert_eq!(page.evaluate("location.pathname"), "/");
    page.console_is_silent();
}

/// Charts are made as text that becomes elements, so they are where an unescaped name would do harm.
#[test]
fn names_with_markup_stay_text_in_a_league() {
    let [img, script, svg] = MARKUP.map(encode);
    let leagues = [
        format!("r=group&m=m:table/p:{img},1500;{script},1400;{svg},1600/r:1-2;2-3/n:2-1"),
        format!("r=group&m=m:teams/ta:{img},1500;{svg}/tb:{script},1400"),
        format!("r=group&m=m:worlds/w:100,{img};200,{script};300,{svg}"),
        format!("r=group&m=m:race/f:1,{img};2,{script};3,{svg}"),
    ];
    visit("", DESK, |page| {
        for league in &leagues {
            page.leave();
            page.open(league);
            let all = "[document.body.innerText, ...[...document.querySelectorAll('input')].map((e) => e.value)].join()";
            for name in MARKUP {
                until(&format!("{name} is there: {league}"), || {
                    page.text(all).contains(name)
                });
            }
            let is_drawn = "[...document.querySelectorAll('svg text')].some((e) => e.textContent.includes('<img id'))";
            until("a chart has the name", || page.evaluate(is_drawn) == true);
            is_only_text(page, league);
        }
        // The steps of a player, with the opponents' names.
        page.leave();
        page.open(&format!("{}/s:2", leagues[0]));
        until("the steps are there", || page.has("#step-8"));
        is_only_text(page, &leagues[0]);
        page.leave();
        page.open(&format!("{}&z=share", leagues[0]));
        until("the dialog is open", || page.has("dialog[open]"));
        for tab in ["Link", "Text", "File"] {
            show(page, tab);
            page.frames();
            is_only_text(page, tab);
        }
    });
}

#[test]
fn markup_in_any_part_of_a_link_stays_text() {
    let [img, script, svg] = MARKUP.map(encode);
    let links = [
        format!("r=group&m=m:{img}/{script}:1/p:{svg}/s:99-99/k:1e9"),
        format!("y={img}&x={script}:1"),
        format!("r={img}"),
        format!("r=learn&n={img}"),
        format!("r=practise&e={img}"),
        format!("r=check&c={img},r:{script},rd:1e999"),
        format!("r=solve&q={svg}"),
        format!("r=glossary&n={img}"),
        format!("z={svg}"),
        format!("lang={img}"),
        format!("s=p:{img}/1400,30,{script}/i{svg}"),
        format!("p={img},{script},{svg}&g={img},{script},{svg}&t={svg}&i={img}"),
        format!("k={img}&v={img}&l={img}&d={img}&o={img}&h={img}&b={img}&w={img}&run={img}"),
        format!("{img}={script}&{svg}"),
        "<script id=hostile>alert(1)</script>".to_owned(),
        "javascript:alert(1)".to_owned(),
        "data:text/html,<script id=hostile>alert(1)</script>".to_owned(),
    ];
    visit("", DESK, |page| {
        for link in &links {
            page.leave();
            page.open(link);
            is_only_text(page, link);
        }
    });
}

#[test]
fn broken_and_huge_links_leave_the_page_usable() {
    let links = [
        // Names of JavaScript's own properties.
        "__proto__=1&constructor=2&toString=3&hasOwnProperty=4".to_owned(),
        "y=__proto__&x=constructor:1,__proto__:2".to_owned(),
        "r=learn&n=__proto__&lang=constructor".to_owned(),
        "r=practise&e=99999999999.toString.-1".to_owned(),
        // Missing, superfluous and impossible values.
        "g=;;;,,,;&p=,,&t=".to_owned(),
        "p=1500&g=1400".to_owned(),
        "t=1e400&p=-0,-0,-0".to_owned(),
        "i=NaN&g=".to_owned(),
        "k=5.99999&d=15&l=99&o=paper".to_owned(),
        // Broken percent signs, null bytes, and half a character.
        "%".to_owned(),
        "%%%&p=%E0%A4%A&g=%u0041%FF%ED%A0%80".to_owned(),
        "p=%00,%00,%00&g=%00;%00,%00".to_owned(),
        "r=group&m=m:table/p:%00%00,%00;%E2%80%AE,1400/r:1-2".to_owned(),
        "#&=&==&===&&&&".to_owned(),
        // Huge numbers.
        "p=1e308,1e308,1e308&g=1e308,1e-308,1".to_owned(),
        "t=1e400&k=1e400&d=1e400&l=1e400&i=1e400&w=1e999&s=".to_owned(),
        "r=group&m=m:table/k:1e400/s:99999999999999999999-1/r:4294967296-18446744073709551616"
            .to_owned(),
        format!("p={}", "9".repeat(200_000)),
        // Long and deep ones.
        format!("m={}", "%5B".repeat(50_000)),
        format!("r=group&m={}", "p:".repeat(20_000)),
        format!("y=lichess&x={}", "days:".repeat(5_000)),
        format!("s={}", "/".repeat(20_000)),
        format!("g={}", "([".repeat(50_000)),
        format!("g={}", "1,1,1;".repeat(20_000)),
        "p=1500,200,0.06&".repeat(20_000),
        "%25".repeat(50_000),
        "&".repeat(500_000),
    ];
    visit("", DESK, |page| {
        for link in &links {
            page.leave();
            page.open(link);
            is_only_text(page, link);
            page.run("location.hash = 'p=1654,200,0.06'", &[]);
            until(&format!("{} is left", beginning(link)), || {
                page.has("#player-rating") && page.first("#player-rating").value() == "1654"
            });
            until("the case is rated", || page.has(".answer .headline"));
        }
    });
}
