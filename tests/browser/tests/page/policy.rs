//! The content policy, by attempts: each would run other code than the page's, or reach another origin.

use browser_tests::{DESK, Elsewhere, Page, first_visit, texts, until};

/// Attempts: a name, the beginning of the directive that refuses it, and a script. In the script, `ran`
/// is the code to run, `elsewhere` an address on another origin, and `add` adds an element.
const ATTEMPTS: [(&str, &str, &str); 23] = [
    (
        "an inline script",
        "script-src",
        "add('script', { textContent: 'ran()' })",
    ),
    (
        "an inline style",
        "style-src",
        "add('style', { textContent: 'body { outline-style: dotted }' });
         if (getComputedStyle(document.body).outlineStyle === 'dotted') ran()",
    ),
    ("eval", "script-src", "window.eval('ran()')"),
    (
        "an image",
        "img-src",
        "add('img', { src: elsewhere, alt: '' })",
    ),
    (
        "new Function",
        "script-src",
        "new window.Function('ran()')()",
    ),
    (
        "fetch",
        "connect-src",
        "fetch(elsewhere, { mode: 'no-cors' }).catch(() => {})",
    ),
    (
        "a timer with a text",
        "script-src",
        "window.setTimeout('ran()')",
    ),
    (
        "a style in an attribute",
        "style-src",
        "const p = add('p');
         p.setAttribute('style', 'outline-style: dotted');
         if (getComputedStyle(p).outlineStyle === 'dotted') ran()",
    ),
    (
        "a handler in an attribute",
        "script-src",
        "const button = add('button'); button.setAttribute('onclick', 'ran()'); button.click()",
    ),
    (
        "a frame",
        "frame-src",
        "add('iframe', { src: elsewhere, title: 'Elsewhere' })",
    ),
    (
        "a handler in markup",
        "script-src",
        "add('div').innerHTML = '<img alt=\"\" src=\"data:,\" onerror=\"ran()\">'",
    ),
    (
        "a beacon",
        "connect-src",
        "navigator.sendBeacon(elsewhere, 'typed')",
    ),
    (
        "an address with a script",
        "script-src",
        "add('a', { href: 'javascript:ran()' }).click();
         // In a sandboxed frame Firefox ignores such an address without a report, even if there is no policy.
         if (origin === 'null' && navigator.userAgent.includes('Firefox')) window.refused.push('script-src')",
    ),
    (
        "a font",
        "font-src",
        "new FontFace('Elsewhere', `url(${elsewhere})`).load().catch(() => {})",
    ),
    (
        "a script of another origin",
        "script-src",
        "add('script', { src: elsewhere })",
    ),
    (
        "a socket",
        "connect-src",
        "new WebSocket(elsewhere.replace('http', 'ws'))",
    ),
    (
        "a worker",
        "worker-src",
        "new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = ran",
    ),
    (
        "a style of another origin",
        "style-src",
        "add('link', { rel: 'stylesheet', href: elsewhere })",
    ),
    (
        "a stream of events",
        "connect-src",
        "new EventSource(elsewhere)",
    ),
    ("a video", "media-src", "add('video', { src: elsewhere })"),
    (
        "an object",
        "object-src",
        "add('object', { data: elsewhere })",
    ),
    (
        "another base",
        "base-uri",
        "document.head.append(add('base', { href: elsewhere })); if (document.baseURI === elsewhere) ran()",
    ),
    (
        "a form",
        "form-action",
        "const form = add('form', { action: elsewhere, target: 'elsewhere' });
         add('iframe', { name: 'elsewhere', title: 'Elsewhere' });
         form.submit()",
    ),
];

/// The number of attempts that only the policy refuses in a sandboxed frame: all but the form.
const IN_SANDBOX: usize = ATTEMPTS.len() - 1;

/// Pages with a policy of their own.
const PAGES: [&str; 8] = [
    "",
    "ru/",
    "embed.html",
    "static.html",
    "statement.html",
    "demo.html",
    "module.html",
    "glicko2.html",
];

const SANDBOXED: &str = "<iframe sandbox='allow-scripts' title='Glicko-2' width=900 height=700 src='embed.html'></iframe>";

/// Prepares an attempt: removes the elements of the last one, and records refusals and effects anew.
const PREPARE: &str = "const [elsewhere] = arguments;
     document.querySelectorAll('.attempt').forEach((element) => element.remove());
     if (!window.refused) addEventListener('securitypolicyviolation', ({ effectiveDirective }) => window.refused.push(effectiveDirective));
     window.refused = [];
     window.hasRun = false;
     window.ran = () => { window.hasRun = true };
     // WebKit reports texts that it refuses in a sandboxed frame only by this error.
     const thrown = (error) => {
         if (error instanceof EvalError) window.refused.push('script-src');
         throw error;
     };
     const add = (kind, properties = {}) => {
         const element = Object.assign(document.createElement(kind), properties, { className: 'attempt' });
         document.body.append(element);
         return element;
     };";

/// Makes an attempt in a task of the page's own: no policy applies to texts that a script of the
/// driver evaluates.
#[track_caller]
fn attempt(page: &Page, script: &str, address: String) {
    page.run(
        &format!(
            "{PREPARE} setTimeout(() => {{ try {{ {script} }} catch (error) {{ thrown(error) }} }})"
        ),
        &[address.into()],
    );
}

/// Asserts that the present document refuses the attempts.
#[track_caller]
fn refuses(page: &Page, attempts: &[(&str, &str, &str)], what: &str) {
    let elsewhere = Elsewhere::serve();
    for (name, directive, script) in attempts {
        attempt(page, script, elsewhere.address("attempt"));
        until(&format!("{what}: {name} is refused"), || {
            let refused = texts(&page.evaluate("window.refused"));
            refused.iter().any(|one| one.starts_with(*directive))
        });
        page.frames();
        assert_eq!(
            page.evaluate("window.hasRun"),
            false,
            "{what}: {name} has an effect"
        );
        let requests = elsewhere.requests();
        assert!(requests.is_empty(), "{what}: {name} reaches {requests:?}");
    }
}

/// Without this test, an attempt that never has an effect would count as refused.
#[test]
fn each_attempt_has_an_effect_on_a_page_without_a_policy() {
    let elsewhere = Elsewhere::serve();
    first_visit(DESK, |page| {
        page.leave();
        for (i, (name, _, script)) in ATTEMPTS.iter().enumerate() {
            let path = format!("attempt-{i}/x");
            attempt(page, script, elsewhere.address(&path));
            until(&format!("{name} has an effect"), || {
                let requests = elsewhere.requests();
                page.evaluate("window.hasRun") == true
                    || requests.iter().any(|request| request.contains(&path))
            });
        }
    });
}

#[test]
fn the_policy_of_each_page_refuses_other_code_and_other_origins() {
    first_visit(DESK, |page| {
        for path in PAGES {
            page.leave();
            page.go(path);
            // The attempts begin once the program no longer replaces the body.
            let is_ready = "return document.readyState === 'complete' && !('painted' in document.documentElement.dataset)";
            until(path, || page.run(is_ready, &[]) == true);
            refuses(page, &ATTEMPTS, path);
        }
        page.open_page("");
        let before = page.result();
        refuses(page, &ATTEMPTS, "the running page");
        page.field("Rating").type_over("1600");
        until("the answer follows", || page.result() != before);
    });
}

#[test]
fn the_policy_holds_in_a_sandboxed_frame() {
    first_visit(DESK, |page| {
        page.leave();
        page.run(
            "document.body.innerHTML = arguments[0]",
            &[SANDBOXED.into()],
        );
        page.enter_frame();
        page.is_up();
        assert_eq!(page.evaluate("origin"), "null");
        refuses(page, &ATTEMPTS[..IN_SANDBOX], "in a frame");
        page.leave_frames();
    });
}
