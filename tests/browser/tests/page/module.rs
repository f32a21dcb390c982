//! The engine's JavaScript module, on the small page that demonstrates it.

use browser_tests::{DESK, Fault, Page, until, visit};

fn says(page: &Page, words: &str) {
    let answer = "document.getElementById('answer').textContent";
    until(words, || page.text(answer).contains(words));
}

#[test]
fn the_demo_of_the_module_shows_results() {
    const WRONG: &str = r#"{"player":{"rating":1500,"deviation":-1,"volatility":0.06},"tau":0.5}"#;
    visit("", DESK, |page| {
        page.go("module.html");
        says(page, "Rating 1464.05067053930");
        page.first("#period").type_over(WRONG);
        says(page, "player.deviation: The deviation must not be below 0.");
        let trace =
            "JSON.parse(document.getElementById('trace').value).volatility.iterations.length";
        assert_eq!(page.evaluate(trace), 3, "the last good trace stays");
        page.first("a[hreflang=ru]").click();
        says(page, "Рейтинг 1464,05067053930");
        page.first("#period").type_over(WRONG);
        says(page, "player.deviation: The deviation must not be below 0.");
        page.is_accessible();
    });
}

#[test]
fn the_demo_reports_a_module_that_fails_to_load() {
    for (path, words) in [
        ("module.html", "could not be loaded"),
        ("ru/module.html", "не загрузился"),
    ] {
        for faults in [
            &[(".wasm", Fault::Status(404))],
            &[("engine.js", Fault::Status(404))],
        ] {
            visit("", DESK, |page| {
                page.misbehave(faults);
                page.go(path);
                says(page, words);
                page.forget_console();
            });
        }
    }
}
