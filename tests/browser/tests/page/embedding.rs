//! The small page embedded in other pages, and the script that embeds it.

use crate::widths::fits_widths;
use browser_tests::{DESK, Fault, Key, Page, Size, texts, until, visit, visit_host};
use serde_json::json;

const SANDBOXED: &str = "<iframe sandbox='allow-scripts' title='Glicko-2' width='100%' height=100 src='SITE/embed.html'></iframe>";
const WIDTHS: [u32; 7] = [320, 390, 559, 560, 690, 800, 900];

/// Returns a page of another site, with the script and these elements to embed, each followed by a paragraph.
fn host(site: &str, embedded: &[&str]) -> String {
    let embedded: String = embedded
        .iter()
        .map(|one| format!("{one}\n<p>Below.</p>"))
        .collect();
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Host</title><link rel=icon href='data:,'>
         <script src='{site}embed.js'></script><h1>Host</h1>{}",
        embedded.replace("SITE/", site)
    )
}

/// Opens a page of another site that embeds these elements.
#[track_caller]
fn embedding(embedded: &[&str], size: Size, person: impl FnOnce(&Page)) {
    visit_host(|site| host(site, embedded), size, person);
}

/// Returns the height of the first frame, in the document or in an element's shadow root.
fn height(page: &Page) -> f64 {
    page.measure(
        "(document.querySelector('iframe') ?? document.querySelector('glicko2-calculator').shadowRoot.firstChild)
           .getBoundingClientRect().height",
    )
}

/// Enters an element's frame, and waits until its page is up.
fn enter(page: &Page, n: usize) {
    let frames = "document.querySelectorAll('glicko2-calculator, iframe')";
    // A frame far down is loaded only when it comes into view.
    page.run(
        &format!("{frames}[arguments[0]].scrollIntoView()"),
        &[json!(n)],
    );
    page.run(
        &format!(
            "const e = {frames}[arguments[0]]; (e.shadowRoot?.firstChild ?? e).id = 'entered'"
        ),
        &[json!(n)],
    );
    let found = "[...document.querySelectorAll('glicko2-calculator')].map((e) => e.shadowRoot.querySelector('#entered')).find(Boolean)
         ?? document.querySelector('#entered')";
    page.enter(&page.found(found));
    page.is_up();
}

/// Returns whether a frame is as high as its content, apart from a small gap.
fn fits(page: &Page, n: usize) -> bool {
    enter(page, n);
    let gap = page.measure("innerHeight - document.documentElement.getBoundingClientRect().height");
    page.leave_frames();
    (-0.5..=25.0).contains(&gap)
}

#[test]
fn a_sandboxed_frame_gets_the_height_of_its_content() {
    let frame = SANDBOXED.replace("embed.html", "embed.html#p=1600,200,0.06");
    embedding(&[&frame], DESK, |page| {
        until("it has grown", || height(page) > 300.0);
        let before = height(page);
        enter(page, 0);
        assert_eq!(page.evaluate("origin"), "null");
        // As in a page of its own, the program may load only from its own site.
        let foreign = "const done = arguments[0];
                 addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
                 new Image().src = 'https://example.org/x.png'";
        assert_eq!(page.run_async(foreign, &[]), "img-src");
        page.forget_console();
        assert_eq!(page.text_of("in.games.0.rating"), "1400");
        assert_eq!(page.text_of("in.player.rating"), "1600");
        assert!(
            page.result().starts_with("The rating falls by "),
            "{}",
            page.result()
        );
        page.button("Steps").click();
        until("the first step shows", || page.has_region("Step 1"));
        page.leave_frames();
        until("it has grown with its step", || {
            height(page) > before + 100.0
        });
        enter(page, 0);
        page.run("location.hash = 'p=1601,200,0.06'", &[]);
        page.leave_frames();
        until("it has shrunk again", || height(page) < before + 30.0);
        assert!(fits(page, 0));
        page.screenshot("embedded-sandboxed");
    });
}

#[test]
fn an_element_shows_a_case_and_follows_its_attributes() {
    let element = "<glicko2-calculator player='1500, 200, 0.06' games='1400,30,1; 1550,100,0' tau=0.7 theme=dark>
         <a href='SITE/'>without scripts</a></glicko2-calculator>";
    embedding(&[element], DESK, |page| {
        until("it is there", || fits(page, 0));
        let entries = page.evaluate("history.length");
        enter(page, 0);
        assert_eq!(page.count(".played tbody tr"), 2);
        assert!(
            page.first("body")
                .style("background-color")
                .contains("30, 31, 37"),
            "dark, as was asked for"
        );
        let link = page
            .first("main .folds > a")
            .attribute("href")
            .unwrap_or_default();
        assert_eq!(link, "./#t=0.7&g=1400,30,1;1550,100,0");
        page.run("window.stays = true", &[]);
        page.leave_frames();
        page.run(
            "const e = document.querySelector('glicko2-calculator');
                 e.setAttribute('games', '1700,50,0.5'); e.setAttribute('step', '7')",
            &[],
        );
        enter(page, 0);
        until("the other case shows", || {
            page.count(".played tbody tr") == 1 && page.has_region("Step 7")
        });
        assert_eq!(
            page.evaluate("window.stays"),
            true,
            "another case needs no loading"
        );
        page.leave_frames();
        assert_eq!(
            page.evaluate("history.length"),
            entries,
            "nothing to go back to"
        );
        page.run(
            "document.querySelector('glicko2-calculator').setAttribute('theme', 'light')",
            &[],
        );
        enter(page, 0);
        // The colour is read in one call, because another theme is another document, which may load in between.
        let ground = "document.body && getComputedStyle(document.body).backgroundColor";
        until("it is light", || {
            page.text(ground).contains("255, 255, 255")
        });
    });
}

#[test]
fn half_a_surrogate_pair_in_an_attribute_is_no_error() {
    // Browsers without `toWellFormed` have to work as well.
    for before in ["", "delete String.prototype.toWellFormed;"] {
        visit_host(
            |site| {
                let page = host(site, &["<div id=there></div>"]);
                page.replace(
                    "<script src",
                    &format!("<script>{before}</script><script src"),
                )
            },
            DESK,
            |page| {
                let names = [
                    "player", "tau", "games", "idle", "step", "level", "decimals", "rounding",
                    "hide", "link", "theme",
                ];
                let script = "const made = document.createElement('glicko2-calculator');
                     made.setAttribute(arguments[0], '1400\\ud800,30,1;\\ud83d\\ude00');
                     document.querySelector('#there').replaceChildren(made);
                     const src = made.shadowRoot.querySelector('iframe').src;
                     made.remove();
                     return src";
                for name in names {
                    let src = page.run(script, &[name.into()]).to_string();
                    assert!(
                        src.contains("1400%EF%BF%BD") && src.contains("%F0%9F%98%80"),
                        "{name}: {src}"
                    );
                }
            },
        );
    }
}

#[test]
fn embedding_an_element_shifts_nothing() {
    let element = "<glicko2-calculator></glicko2-calculator>";
    for width in [360, 690, 900] {
        embedding(&[element], Size::new(width, 1400), |page| {
            let watch =
                    "window.shift = 0; new PerformanceObserver((list) => list.getEntries().forEach((e) => { shift += e.value }))
                       .observe({ type: 'layout-shift', buffered: true })";
            page.run(watch, &[]);
            until("it is there", || fits(page, 0));
            page.frames();
            let shift = page.evaluate("window.shift").as_f64();
            assert!(
                shift.is_none_or(|shift| shift < 0.01),
                "{shift:?} at {width}"
            );
        });
    }
}

#[test]
fn heights_are_accepted_only_from_own_frames() {
    let frames = "<iframe title=Other srcdoc='<script>parent.postMessage({ type: \"glicko2-height\", height: 999 }, \"*\")</script>'></iframe>
         <iframe title=Elsewhere src='blank.html'></iframe><iframe title=Ours height=300 src='SITE/embed.html'></iframe>";
    embedding(&[frames], DESK, |page| {
        let heights = || {
            page.evaluate("[...document.querySelectorAll('iframe')].map((e) => e.style.height)")
                .to_string()
        };
        until("ours is sized", || heights().contains("px"));
        // The script sends messages like those of our frame, but from another window, from another
        // origin, or with invalid heights.
        page.run(
                "const ours = document.querySelectorAll('iframe')[2].contentWindow;
                 // Not every browser takes a window of another origin where an event is made.
                 const say = (data, origin, source) => dispatchEvent(
                     Object.defineProperty(new MessageEvent('message', { data, origin }), 'source', { value: source }));
                 const right = new URL(document.querySelectorAll('iframe')[2].src).origin;
                 const height = { type: 'glicko2-height', height: 5000 };
                 say(height, right, window); say(height, 'https://example.org', ours); say(height, 'null', ours);
                 for (const wrong of [-1, 0, NaN, Infinity, 1e9, '5000px', '5000', [5000], null]) say({ type: 'glicko2-height', height: wrong }, right, ours);
                 say(null, right, ours); say('x', right, ours); say({ height: 5000 }, right, ours)",
                &[],
            );
        page.frames();
        let heights = heights();
        assert!(
            heights.starts_with(r#"["","",""#) && !heights.contains("5000"),
            "{heights}"
        );
    });
}

#[test]
fn a_frame_with_an_invalid_address_does_not_break_others() {
    for address in ["https://", "http://[", "http://a:99999/"] {
        let frames = format!(
            "<iframe title=Broken src='{address}'></iframe><iframe title=Ours height=100 src='SITE/embed.html'></iframe>"
        );
        visit_host(
            // The script comes last, as many authors write it.
            |site| {
                host(
                    site,
                    &[&frames, "<glicko2-calculator></glicko2-calculator>"],
                )
                .replacen("<script", "<noscript></noscript><script defer", 1)
            },
            DESK,
            |page| {
                page.run_timed("document.querySelectorAll('iframe')[1].clientHeight > 300");
                page.run_timed("document.querySelector('glicko2-calculator').shadowRoot !== null");
                page.forget_console();
            },
        );
    }
}

#[test]
fn a_sandboxed_frame_that_left_the_page_is_ignored() {
    embedding(&[SANDBOXED], DESK, |page| {
        until("it has grown", || height(page) > 300.0);
        let before = height(page);
        page.run(
                // The page that is left may still send its own height after the other one.
                "addEventListener('message', ({ data }) => (window.told ||= data.height === 5000));
                 document.querySelector('iframe').contentWindow.location.replace(
                     'data:text/html,<script>parent.postMessage({ type: \"glicko2-height\", height: 5000 }, \"*\")</script>')",
                &[],
            );
        page.run_timed("window.told");
        page.frames();
        assert_eq!(height(page), before);
        page.forget_console();
    });
}

#[test]
fn a_sandboxed_frame_is_sized_after_a_second_try() {
    embedding(&["<div id=there></div>"], DESK, |page| {
        page.misbehave(&[("glicko2-page-*.wasm", Fault::Status(404))]);
        let add = "const [frame, there] = [arguments[0], document.querySelector('#there')];
                 there.innerHTML = frame.replace('SITE/', new URL('.', document.querySelector('script').src))";
        page.run(add, &[SANDBOXED.into()]);
        page.enter(&page.found("document.querySelector('iframe')"));
        until("it has failed", || page.has("[data-start=failed]"));
        page.misbehave(&[]);
        page.first("#start-again").click();
        page.leave_frames();
        until("it has grown", || height(page) > 380.0);
        page.forget_console();
    });
}

#[test]
fn names_of_object_properties_are_no_languages() {
    embedding(
        &[
            "<glicko2-calculator lang=constructor></glicko2-calculator>",
            "<iframe title='Glicko-2' width='100%' height=100 src='SITE/embed.html#lang=constructor'></iframe>",
        ],
        DESK,
        |page| {
            for n in 0..2 {
                until("it is there", || fits(page, n));
                enter(page, n);
                assert_eq!(page.evaluate("location.pathname"), "/embed.html");
                page.leave_frames();
            }
        },
    );
}

#[test]
fn no_frame_becomes_higher_than_ten_thousand_pixels() {
    embedding(
        &["<iframe title='Glicko-2' height=100 src='SITE/embed.html'></iframe>"],
        DESK,
        |page| {
            until("it has grown", || height(page) > 300.0);
            // The frame reports its own height again as soon as it gets another one, so the highest
            // value is recorded.
            page.run(
                "window.highest = 0;
                 addEventListener('message', () => (window.highest = Math.max(window.highest, parseFloat(document.querySelector('iframe').style.height))))",
                &[],
            );
            enter(page, 0);
            page.run(
                "parent.postMessage({ type: 'glicko2-height', height: 99999 }, '*')",
                &[],
            );
            page.leave_frames();
            until("it has been as high as it may be", || {
                page.evaluate("window.highest") == 10_000
            });
        },
    );
}

/// Collects the messages of all frames in `posted`, and the details of all `change` events in `fired`.
const COLLECT: &str = "<script>posted = []; fired = [];
     addEventListener('message', ({ data }) => data?.type === 'glicko2' && posted.push(data));
     document.addEventListener('change', ({ detail }) => fired.push(detail))</script>";

/// Asserts the last of the events, which are `count`, with its link and its rating to two decimals.
#[track_caller]
fn has_fired(page: &Page, count: u64, event: &str, link: &str, rating: &str) {
    until("the event has been fired", || {
        page.evaluate("fired.length") == count
    });
    let last = "{ const { event, link, result } = fired.at(-1);
         return [event, link, result?.rating.toFixed(2) ?? 'null', fired.at(-1) === document.querySelector('glicko2-calculator').value].join(' ') }";
    assert_eq!(
        page.run(last, &[]),
        [event, link, rating, "true"].join(" ").as_str()
    );
}

// Ratings that were computed by another program: 1563.56 after a win over 1400 (RD 30), 1546.96 after a draw with
// 1700 (RD 60).
#[test]
fn an_element_fires_its_results() {
    let element = format!("{COLLECT}<glicko2-calculator games='1400,30,1'></glicko2-calculator>");
    embedding(&[&element], DESK, |page| {
        has_fired(page, 1, "ready", "g=1400,30,1", "1563.56");
        let change = "document.querySelector('glicko2-calculator').setAttribute(...arguments)";
        page.run(change, &["games".into(), "1700,60,0.5".into()]);
        has_fired(page, 2, "change", "g=1700,60,0.5", "1546.96");
        // Bad input fires nothing, and the last result stays.
        page.run(change, &["games".into(), "1700,x,0.5".into()]);
        enter(page, 0);
        until("the problem is named", || page.has(".warning"));
        page.frames();
        page.leave_frames();
        page.run(change, &["games".into(), "1400,30,1".into()]);
        has_fired(page, 3, "change", "g=1400,30,1", "1563.56");
        // While the reader guesses, there is no result.
        page.run(change, &["hide".into(), "1".into()]);
        has_fired(page, 4, "change", "g=1400,30,1&h=1", "null");
        assert_eq!(page.evaluate("posted.length"), 4);
    });
}

#[test]
fn links_and_results_are_exchanged_only_between_a_frame_and_its_page() {
    let element = format!("{COLLECT}<glicko2-calculator></glicko2-calculator>");
    embedding(&[&element], DESK, |page| {
        has_fired(page, 1, "ready", "p=1500,200,0.06", "1464.05");
        page.run(
            "const frame = document.querySelector('glicko2-calculator').shadowRoot.firstChild;
             window.set = (set, type = 'glicko2') => frame.contentWindow.postMessage({ type, set }, '*');
             for (const wrong of [1601, null, ['p=1601,200,0.06'], '', 'p=1601,200,0.06&' + '_'.repeat(1_000_000)]) set(wrong);
             set('p=1601,200,0.06', 'other'); frame.contentWindow.postMessage(null, '*');
             const right = new URL(frame.src).origin;
             const say = (data, origin = right, source = frame.contentWindow) => dispatchEvent(
                 Object.defineProperty(new MessageEvent('message', { data, origin }), 'source', { value: source }));
             const result = { rating: 1, deviation: 1, volatility: 1 };
             const good = { type: 'glicko2', event: 'change', link: 'g=', result };
             say(good, right, window); say(good, 'https://example.org'); say(good, 'null'); say(null);
             for (const wrong of [{ type: 'other' }, { event: 'load' }, { link: 1 }, { link: '_'.repeat(1_000_001) }, { result: undefined },
                 { result: {} }, { result: { ...result, rating: '1' } }, { result: { ...result, rating: NaN } }]) say({ ...good, ...wrong })",
            &[],
        );
        enter(page, 0);
        // The frame itself is another window than the one around it.
        page.run(
            "postMessage({ type: 'glicko2', set: 'p=1601,200,0.06' }, '*')",
            &[],
        );
        page.frames();
        page.leave_frames();
        page.run("set('g=1400,30,1')", &[]);
        has_fired(page, 2, "change", "g=1400,30,1", "1563.56");
    });
}

/// Posts messages of every kind of value to the frame. None of them opens a case.
const WRONG_MESSAGES: &str = r#"
    window.frame = document.querySelector('glicko2-calculator').shadowRoot.firstChild.contentWindow;
    const link = 'p=1666,200,0.06', good = { type: 'glicko2', set: link };
    const loop = {}, nested = JSON.parse('{"set":'.repeat(2000) + '1' + '}'.repeat(2000));
    loop.loop = loop;
    const sets = [loop, nested, new String(link), [link], { length: 15, replace: link }, new Map([[0, link]]), 1e308, true, undefined];
    const messages = [
        undefined, null, true, 7, NaN, 10n, '', 'glicko2', link, [], ['glicko2', link], {}, loop, nested,
        new Date(), /glicko2/, new Map(Object.entries(good)), new Set(['glicko2', link]), new ArrayBuffer(1e6), new Error('glicko2'),
        new Blob([link]), JSON.stringify(good), { type: 'glicko2' }, { set: link },
        { type: ['glicko2'], set: link }, { type: new String('glicko2'), set: link }, { type: 'GLICKO2', set: link },
        { type: 'glicko2-height', height: 5000 }, { type: 'glicko2-again' }, { type: 'glicko2-ask', set: link },
        JSON.parse('{ "__proto__": { "type": "glicko2", "set": "p=1666,200,0.06" } }'),
        JSON.parse('{ "type": "glicko2", "__proto__": { "set": "p=1666,200,0.06" } }'),
        { constructor: good, prototype: good },
        ...sets.map((set) => ({ type: 'glicko2', set })),
    ];
    for (const message of messages) frame.postMessage(message, '*');
    // Another frame of the same page.
    document.querySelector('#beside').contentWindow.eval("parent.frame.postMessage({ type: 'glicko2', set: 'p=1666,200,0.06' }, '*')");
    return messages.length"#;

#[test]
fn messages_of_wrong_form_or_from_another_frame_change_nothing() {
    let elements = format!(
        "{COLLECT}<glicko2-calculator></glicko2-calculator><iframe id=beside title=Beside srcdoc='<p>Beside'></iframe>"
    );
    embedding(&[&elements], DESK, |page| {
        has_fired(page, 1, "ready", "p=1500,200,0.06", "1464.05");
        let posted = page.run(WRONG_MESSAGES, &[]);
        assert!(posted.as_u64() > Some(40), "{posted}");
        enter(page, 0);
        page.frames();
        assert_eq!(page.text_of("in.player.rating"), "1500");
        page.leave_frames();
        // Messages arrive in their order, so all earlier ones have arrived.
        page.run(
            "frame.postMessage({ type: 'glicko2', set: 'g=1400,30,1' }, '*')",
            &[],
        );
        has_fired(page, 2, "change", "g=1400,30,1", "1563.56");
        assert_eq!(page.evaluate("posted.length"), 2);
    });
}

#[test]
fn hostile_links_in_messages_leave_the_frame_usable() {
    let long = "9".repeat(999_990);
    let deep = "([".repeat(100_000);
    let links = [
        "#",
        "##%",
        "%00%FF%ED%A0%80",
        "<img id=hostile src=x onerror=alert(1)>",
        "p=%3Cimg%20id=hostile%20src=x%20onerror=alert(1)%3E",
        "javascript:alert(1)",
        "//127.0.0.1:9/",
        "../../demo.html",
        "?theme=dark",
        "__proto__=1&constructor=2&lang=constructor",
        "k=99&l=__proto__&d=-1&t=1e400",
        &format!("p={long}"),
        &deep,
    ];
    let element = format!("{COLLECT}<glicko2-calculator></glicko2-calculator>");
    embedding(&[&element], DESK, |page| {
        has_fired(page, 1, "ready", "p=1500,200,0.06", "1464.05");
        let set = "document.querySelector('glicko2-calculator').shadowRoot.firstChild.contentWindow
             .postMessage({ type: 'glicko2', set: arguments[0] }, '*')";
        for (n, link) in links.into_iter().enumerate() {
            let beginning: String = link.chars().take(40).collect();
            page.run(set, &[link.into()]);
            enter(page, 0);
            page.frames();
            assert_eq!(page.count("#hostile"), 0, "{beginning}");
            assert_eq!(page.evaluate("location.pathname"), "/embed.html");
            page.leave_frames();
            let good = format!("p=16{n:02},200,0.06");
            page.run(set, &[good.as_str().into()]);
            until(&format!("{beginning} is left"), || {
                page.evaluate("fired.at(-1).link") == good.as_str()
            });
        }
    });
}

#[test]
fn a_poster_is_shown_until_it_is_pressed() {
    let element = "<glicko2-calculator label='Two games' poster='SITE/card.png' games='1400,30,1;1550,100,0'></glicko2-calculator>";
    embedding(&[element], DESK, |page| {
        let root = "document.querySelector('glicko2-calculator').shadowRoot";
        let shows = |what: &str| page.evaluate(&format!("{root}.{what}"));
        assert_eq!(shows("firstChild.localName"), "button");
        assert_eq!(shows("querySelector('img').alt"), "Two games");
        page.press(Key::Tab);
        page.press(Key::Enter);
        until("it is there", || {
            shows("activeElement?.localName") == "iframe" && fits(page, 0)
        });
    });
}

#[test]
fn the_frame_does_not_trap_scrolling() {
    let element = "<div style='height: 600px'></div><glicko2-calculator></glicko2-calculator><div style='height: 3000px'></div>";
    embedding(&[element], Size::new(690, 700), |page| {
        until("it is there", || fits(page, 0));
        page.run("scrollTo(0, 600)", &[]);
        page.wheel(300, 300, 400);
        until("the page around it scrolls", || {
            page.evaluate("scrollY").as_f64() > Some(900.0)
        });
        page.run("scrollTo(0, 500)", &[]);
        enter(page, 0);
        page.button("Steps").click();
        until("the first step is open", || page.has_region("Step 1"));
        let at = || {
            page.leave_frames();
            let at = page.evaluate("scrollY");
            enter_only(page);
            at
        };
        let before = at();
        for _ in 0..4 {
            page.press(Key::Right);
        }
        until("the next step is open", || page.has_region("Step 5"));
        assert_eq!(
            at(),
            before,
            "step navigation moves nothing but what is inside"
        );
    });
}

/// Enters the frame again without scrolling to it.
fn enter_only(page: &Page) {
    page.enter(&page.found("document.querySelector('glicko2-calculator').shadowRoot.firstChild"));
}

#[test]
fn the_small_page_fits_from_320_to_900_pixels() {
    visit("", DESK, |page| {
        for (name, path) in [
            ("the example", "embed.html#k=1"),
            ("walking", "embed.html#k=5.1"),
            ("covered", "embed.html#h=1"),
            (
                "long numbers",
                "embed.html#d=15&p=-999999.123456789,9999.123456789,0.0123456789&g=999999.123456789,9999.123456789,0.123456789",
            ),
            ("a bad link", "embed.html?theme=dark#p=x,200,0.06&zz=1"),
            ("idle", "embed.html?theme=dark#g=&k=6"),
        ] {
            page.open_page(path);
            fits_widths(&WIDTHS, page, name);
            for width in [320, 690] {
                page.resize(Size::new(width, 600));
                page.is_accessible();
            }
            page.screenshot(&format!("embedded-{}", name.replace(' ', "-")));
        }
    });
}

#[test]
fn the_closed_small_page_is_at_most_420_pixels_high() {
    let upset = "p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0";
    let many = format!("h=1&g={}", ["1500,60,1"; 12].join(";"));
    visit("", DESK, |page| {
        // The Russian words are longer, above all in the narrowest window and with the widest of fonts.
        for (page_name, most, narrowest) in [
            ("embed.html", 420.0, 420.0),
            ("ru/embed.html", 440.0, 480.0),
        ] {
            for case in [
                "",
                upset,
                "h=1&p=1850,45,0.06",
                &many,
                "g=",
                "p=1500,350,0.06&g=1500,50,1",
            ] {
                page.open_page(&format!("{page_name}#{case}"));
                for width in WIDTHS {
                    page.resize(Size::new(width, 600));
                    let height =
                        page.measure("document.documentElement.getBoundingClientRect().height");
                    let most = if width == 320 { narrowest } else { most };
                    assert!(height <= most, "{height} of {page_name}#{case} at {width}");
                }
            }
        }
    });
}

#[test]
fn the_small_page_can_be_used_by_keyboard() {
    visit("", DESK, |page| {
        page.go("embed.html");
        until("it is up", || page.is_taken_over());
        let mut reached = Vec::new();
        // The loop ends at the last link, because the next focus may be in the browser itself.
        while reached.len() < 16
            && reached
                .last()
                .is_none_or(|name: &String| !name.contains("Full page"))
        {
            page.press(Key::Tab);
            reached.push(page.focused_name());
        }
        for name in ["Why?", "Games", "Steps", "Full page"] {
            assert!(
                reached.iter().any(|reached| reached.contains(name)),
                "{name} is not among {reached:?}"
            );
        }
        page.button("Steps").focus();
        page.press(Key::Enter);
        until("the first step shows", || page.has_region("Step 1"));
        assert_eq!(
            page.focused_name(),
            "Steps",
            "the keyboard stays where it is"
        );
        page.button("Next").focus();
        page.press(Key::Enter);
        until("the second step shows", || {
            page.has_region("Step 2") && !page.has_region("Step 1")
        });
        page.press(Key::Left);
        until("back at the first", || page.has_region("Step 1"));
        // Home and End belong to the page around the frame.
        page.press(Key::End);
        page.press(Key::Home);
        assert!(page.has_region("Step 1"));
        page.button("Steps").focus();
        page.press(Key::Enter);
        until("the steps are folded again", || !page.has_region("Step 1"));
        for (name, shown) in [("Why?", ".why"), ("Games", ".played")] {
            page.button(name).focus();
            page.press(Key::Enter);
            until("it takes the place of the other", || {
                page.has(&format!(".fold:not([hidden]) {shown}"))
                    && page.count(".fold:not([hidden])") == 1
            });
        }
    });
}

#[test]
fn a_tooltip_links_to_the_glossary_within_the_frame() {
    // This page has no script that sizes the frame, so the whole frame is in the window, and scrolls.
    let host = |site: &str| {
        format!(
            "<!doctype html><html lang=en><meta charset=utf-8><title>Host</title><link rel=icon href='data:,'><h1>Host</h1>
             <iframe sandbox='allow-scripts' title='Glicko-2' width='100%' height=700 src='{site}embed.html#p=1612,200,0.06&k=3'></iframe>"
        )
    };
    visit_host(host, DESK, |page| {
        enter(page, 0);
        until("the work of the step has come", || page.has(".step .work"));
        page.region("Step 3").first("mn[data-quantity=v]").point();
        until("its tooltip is there", || page.first(".tip").is_seen());
        page.screenshot("embedded-tip");
        page.first(".tip a").click();
        until("its entry is shown in the frame", || {
            page.has(".framed #n-v[aria-current]")
        });
        page.back();
        until("the step is back", || page.has_region("Step 3"));
        assert_eq!(page.number("in.player.rating"), 1612.0);
        page.leave_frames();
    });
}

#[test]
fn the_small_page_saves_nothing_and_ignores_the_saved_case() {
    visit("p=1777,200,0.06", DESK, |page| {
        // The page saves the theme at once, and the progress in Learn once the lazy part is loaded.
        let both =
            "return ['theme', 'learn'].every((key) => `glicko2-steps.${key}` in localStorage)";
        until("the visit is kept", || page.run(both, &[]) == true);
        let kept = page.evaluate("JSON.stringify(localStorage)");
        page.leave();
        page.go("?embed");
        until("it is up", || page.is_taken_over());
        assert!(page.result().contains("1464.05"), "{}", page.result());
        page.button("Steps").click();
        // This is longer than the page waits before it saves its state.
        page.run_timed("performance.now() > 1500");
        assert_eq!(page.evaluate("JSON.stringify(localStorage)"), kept);
        let robots = page.text("document.querySelector('meta[name=robots]').content");
        assert!(robots.starts_with("noindex"), "{robots}");
        let canonical = page.text("document.querySelector('link[rel=canonical]').href");
        assert!(canonical.ends_with('/'), "{canonical}");
    });
}

#[test]
fn the_demo_shows_several_elements_with_their_code() {
    for (path, language, copy, rating) in [
        ("demo.html", "en", "Copy", "1546.96"),
        ("ru/demo.html", "ru", "Копировать", "1546,96"),
    ] {
        visit("", DESK, |page| {
            page.go(path);
            until("all are there", || {
                page.count(".example") == 6 && page.count(".code") == 8
            });
            for n in 0..6 {
                until("each is as high as what it shows", || fits(page, n));
            }
            let code = "[...document.querySelectorAll('.code code')].map((e) => e.textContent)";
            let code = texts(&page.evaluate(code));
            // The script is the same for all languages.
            assert!(
                code[0].starts_with("<script src=\"http") && !code[0].contains("/ru/"),
                "{}",
                code[0]
            );
            assert!(
                code[1].contains(&format!("lang=\"{language}\"")),
                "{}",
                code[1]
            );
            assert_eq!(
                code[4].contains("/ru/embed.html"),
                language == "ru",
                "{}",
                code[4]
            );
            assert_eq!(page.first(".code button").words(), copy);
            until("the table follows the calculator", || {
                page.first("#follows td").words() == rating
            });
            page.is_accessible();
            page.screenshot(&format!("demo-{language}"));
        });
    }
}
