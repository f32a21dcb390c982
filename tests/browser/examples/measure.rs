//! Measures how long a slow phone takes until the page is painted, and until it shows the right
//! answer. `cargo xtask measure` runs this program. Its arguments select the ways whose names
//! contain one of them.

use browser_tests::{Fault, PHONE, Page, first_visit};
use serde_json::{Value, json};

/// A way to open the page.
struct Way {
    name: &'static str,
    path: &'static str,
    /// The case that was saved in an earlier visit.
    kept: &'static str,
    /// The time limit of the answer, in seconds.
    limit: f64,
    /// The selector of the answer.
    answer: &'static str,
}

/// The time limit of the first painted words, in seconds.
const CONTENT: f64 = 1.0;
/// The limit of the cumulative layout shift: <https://web.dev/articles/cls>.
const MOVED: f64 = 0.02;
/// The selector of a case's answer.
const RESULT: &str = "[role=status][aria-label=Result]";
/// A case other than the example.
const CASE: &str = "p=1712,80,0.05&g=1500,60,0;1810,45.5,1;1790,200,0.5";
const CASE_LINK: &str = "#p=1712,80,0.05&g=1500,60,0;1810,45.5,1;1790,200,0.5";
const SYSTEM_LINK: &str = "#y=lichess&p=1712,80,0.05&g=1500,60,0";
const FRAME_LINK: &str = "embed.html#p=1712,80,0.05&g=1500,60,0";
/// The number of visits for each way. Their median counts.
const TIMES: usize = 5;

const WAYS: [Way; 9] = [
    way("the example", "", 3.5),
    way("a case by a link", CASE_LINK, 3.5),
    Way {
        kept: CASE,
        ..way("a case that was kept", "", 3.5)
    },
    way("a season by a link", "#r=season", 5.0),
    way("a group by a link", "#r=group", 5.0),
    Way {
        answer: ".place-list",
        ..way("the systems by a link", "#r=systems", 5.0)
    },
    way("a system by a link", SYSTEM_LINK, 5.0),
    way("the frame", "embed.html", 3.5),
    way("the frame with a case", FRAME_LINK, 3.5),
];

/// Creates a way without a saved case, to the answer of a case.
const fn way(name: &'static str, path: &'static str, limit: f64) -> Way {
    Way {
        name,
        path,
        kept: "",
        limit,
        answer: RESULT,
    }
}

/// The measurements of a visit.
struct Visit {
    content: f64,
    answer: f64,
    moved: f64,
    bytes: u64,
    wrong: Vec<String>,
}

fn main() {
    println!(
        "{:<24} {:>9} {:>6} {:>24} {:>6} {:>7} {:>6} {:>9}",
        "", "painted", "limit", "answer", "limit", "moves", "limit", "bytes"
    );
    let words: Vec<String> = std::env::args().skip(1).collect();
    let is_asked =
        |way: &&Way| words.is_empty() || words.iter().any(|word| way.name.contains(word.as_str()));
    for way in WAYS.iter().filter(is_asked) {
        let mut visits: Vec<Visit> = (0..TIMES).map(|_| visit(way)).collect();
        for wrong in visits.iter().filter_map(|visit| visit.wrong.first()) {
            let name = way.name;
            println!("{name}: shows first what is not the answer: {wrong:?}");
        }
        visits.sort_by(|a, b| a.answer.total_cmp(&b.answer));
        let [low, median, high] = [1, 2, 3].map(|quarter| &visits[quarter * (TIMES - 1) / 4]);
        let answer = format!(
            "{:.2} s ({:.2} to {:.2})",
            median.answer, low.answer, high.answer
        );
        println!(
            "{:<24} {:>7.2} s {CONTENT:>6} {answer:>24} {:>6} {:>7.3} {MOVED:>6} {:>9}",
            way.name, median.content, way.limit, median.moved, median.bytes
        );
    }
}

fn visit(way: &Way) -> Visit {
    let mut seen = Value::Null;
    first_visit(PHONE, |page| {
        let begin = || {
            page.leave();
            page.run(
                "localStorage.clear(); sessionStorage.clear();
                 if (arguments[0]) localStorage.setItem('glicko2-steps.player', arguments[0])",
                &[way.kept.into()],
            );
        };
        // The first visit reads the answer, on a fast connection.
        begin();
        page.misbehave(&[("", Fault::Header("Content-Encoding: br"))]);
        page.set_slow(false);
        page.go(way.path);
        page.is_up();
        let answer = page.run(
            "return document.querySelector(arguments[0])?.textContent",
            &[way.answer.into()],
        );
        assert!(answer.is_string(), "{}: there is no answer", way.name);
        page.misbehave(&[]);
        begin();
        page.misbehave(&[("", Fault::Header("Content-Encoding: br"))]);
        let script = include_str!("measure.js")
            .replace("EXPECTED", &answer.to_string())
            .replace("ANSWER", &Value::from(way.answer).to_string());
        page.with_script_first(&script, || {
            page.set_slow(true);
            page.go(way.path);
            page.run_timed("measured.answer > 0");
            page.frames();
            seen = measured(page);
            page.set_slow(false);
        });
        page.misbehave(&[]);
    });
    let seconds = |name: &str| seen[name].as_f64().unwrap_or(f64::NAN) / 1000.0;
    let wrong = seen["wrong"].as_array().into_iter().flatten();
    Visit {
        content: seconds("content"),
        answer: seconds("answer"),
        moved: seen["moved"].as_f64().unwrap_or(f64::NAN),
        bytes: seen["bytes"].as_u64().unwrap_or_default(),
        wrong: wrong.map(ToString::to_string).collect(),
    }
}

fn measured(page: &Page) -> Value {
    page.run(
        "const loaded = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
         return { ...measured, bytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }",
        &[json!(null)],
    )
}
