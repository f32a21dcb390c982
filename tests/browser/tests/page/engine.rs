//! The engine's module beside the page: the page's own numbers, in a window and in a worker.

use browser_tests::{DESK, visit};
use serde_json::Value;

/// Periods of all kinds, one a line; the package for npm is tried with them too.
const PERIODS: &str = include_str!("../../../../npm/test/periods.jsonl");

/// What a module with `rate` says of periods, as one text that has every digit.
const ANSWERS: &str = "const answers = (module, periods) => JSON.stringify(periods.trim().split('\\n').map((line) => {
    try { return module.rate(JSON.parse(line)) } catch (e) { return [e.name, e.kind, e.field, e.message, e.problems] }
}))";

#[test]
fn the_module_gives_the_page_s_numbers_to_the_last_bit() {
    visit("", DESK, |page| {
        let script = format!(
            "{ANSWERS}; const [periods, done] = arguments;
             import('./engine.js').then(async (engine) => {{
                 await engine.init();
                 done([answers(engine, periods), answers(window.wasmBindings, periods)]);
             }}, (error) => done([String(error)]))"
        );
        let both = page.run_async(&script, &[PERIODS.into()]);
        assert!(both[0].as_str().is_some_and(|answers| answers.contains("1464.0506")), "{both}");
        assert_eq!(both[0], both[1]);
    });
}

#[test]
fn the_module_works_in_a_worker() {
    visit("", DESK, |page| {
        let here =
            page.run(&format!("{ANSWERS}; return answers(window.wasmBindings, ...arguments)"), &[PERIODS.into()]);
        // A page without a policy, so that it may have a worker without a file.
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
