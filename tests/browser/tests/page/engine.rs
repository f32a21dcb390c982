//! The engine's JavaScript module: it gives the page's own numbers, in a window and in a worker.

use browser_tests::{DESK, visit};
use serde_json::{Value, json};

/// Periods of all kinds, one on each line. The tests of the npm package use them too.
const PERIODS: &str = include_str!("../../../../npm/test/periods.jsonl");

/// A script that returns a module's results for periods as one text with all digits.
const ANSWERS: &str = "const answers = (module, periods) => JSON.stringify(periods.trim().split('\\n').map((line) => {
    try { return module.rate(JSON.parse(line)) } catch (e) { return [e.name, e.kind, e.field, e.message, e.problems] }
}))";

/// Links, each with the period that it means.
const CASES: [(&str, &str); 3] = [
    (
        "",
        r#"{"player":{"rating":1500,"deviation":200,"volatility":0.06},"tau":0.5,"games":[{"rating":1400,"deviation":30,"score":1},{"rating":1550,"deviation":100,"score":0},{"rating":1700,"deviation":300,"score":0}]}"#,
    ),
    (
        "p=1850,45.5,0.07&t=0.8&g=1900,60,1;2900,30,1",
        r#"{"player":{"rating":1850,"deviation":45.5,"volatility":0.07},"tau":0.8,"games":[{"rating":1900,"deviation":60,"score":1},{"rating":2900,"deviation":30,"score":1}]}"#,
    ),
    (
        "g=&i=3.5",
        r#"{"player":{"rating":1500,"deviation":200,"volatility":0.06},"tau":0.5,"idle_periods":3.5}"#,
    ),
];

#[test]
fn the_module_gives_the_page_s_numbers_to_the_last_bit() {
    for (link, period) in CASES {
        visit(link, DESK, |page| {
            page.has_all();
            let script = "const [period, done] = arguments;
                 const at = (trace, path) => path.split('.').reduce((value, key) => value?.[key], trace);
                 import('./engine.js').then(async (engine) => {
                     await engine.init();
                     const trace = engine.rate(JSON.parse(period));
                     const shown = [...document.querySelectorAll('data[data-quantity], [data-value][data-quantity]')].filter((e) => typeof at(trace, e.dataset.quantity) === 'number');
                     const others = shown.filter((e) => Number(e.value ?? e.dataset.value) !== at(trace, e.dataset.quantity));
                     done([shown.length, others.map((e) => e.outerHTML)]);
                 }, (error) => done(String(error)))";
            let told = page.run_async(script, &[period.into()]);
            assert!(told[0].as_u64().is_some_and(|shown| shown > 10), "{told}");
            assert_eq!(told[1], json!([]), "{link}");
        });
    }
}

#[test]
fn the_module_works_in_a_worker() {
    visit("", DESK, |page| {
        let here = page.run_async(
            &format!(
                "{ANSWERS}; const [periods, done] = arguments;
                 import('./engine.js').then(async (engine) => {{ await engine.init(); done(answers(engine, periods)) }}, (error) => done(String(error)))"
            ),
            &[PERIODS.into()],
        );
        assert!(
            here.as_str()
                .is_some_and(|answers| answers.contains("1464.0506")),
            "{here}"
        );
        // This page has no Content-Security-Policy, so a worker's script need not be a file.
        page.leave();
        let script = format!(
            "const [periods, done] = arguments;
             const text = `import init, * as engine from \"${{new URL('./engine.js', location)}}\";
                 {}; onmessage = async ({{ data }}) => {{ await init(); postMessage(answers(engine, data)) }}; postMessage('ready')`;
             const worker = new Worker(URL.createObjectURL(new Blob([text], {{ type: 'text/javascript' }})), {{ type: 'module' }});
             worker.onerror = (e) => done(String(e.message));
             worker.onmessage = ({{ data }}) => data === 'ready' ? worker.postMessage(periods) : (worker.terminate(), done(data))",
            ANSWERS.replace('\\', "\\\\")
        );
        let there: Value = page.run_async(&script, &[PERIODS.into()]);
        assert_eq!(there, here);
        page.open("");
    });
}
