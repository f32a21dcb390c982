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
/// The number of visits for each way. Their median counts.
const TIMES: usize = 5;

const WAYS: [Way; 9] = [
    Way {
        name: "the example",
        path: "",
        kept: "",
        limit: 3.5,
        answer: RESULT,
    },
    Way {
        name: "a case by a link",
        path: "#p=1712,80,0.05&g=1500,60,0;1810,45.5,1;1790,200,0.5",
        kept: "",
        limit: 3.5,
        answer: RESULT,
    },
    Way {
        name: "a case that was kept",
        path: "",
        kept: CASE,
        limit: 3.5,
        answer: RESULT,
    },
    Way {
        name: "a season by a link",
        path: "#r=season",
        kept: "",
        limit: 5.0,
        answer: RESULT,
    },
    Way {
        name: "a group by a link",
        path: "#r=group",
        kept: "",
        limit: 5.0,
        answer: RESULT,
    },
    Way {
        name: "the systems by a link",
        path: "#r=systems",
        kept: "",
        limit: 5.0,
        answer: ".place-list",
    },
    Way {
        name: "a system by a link",
        path: "#y=lichess&p=1712,80,0.05&g=1500,60,0",
        kept: "",
        limit: 5.0,
        answer: RESULT,
    },
    Way {
        name: "the frame",
        path: "embed.html",
        kept: "",
        limit: 3.5,
        answer: RESULT,
    },
    Way {
        name: "the frame with a case",
        path: "embed.html#p=1712,80,0.05&g=1500,60,0",
        kept: "",
        limit: 3.5,
        answer: RESULT,
    },
];

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
        for visit in &visits {
            if let Some(wrong) = visit.wrong.first() {
                println!(
                    "{}: shows first what is not the answer: {wrong:?}",
                    way.name
                );
            }
        }
        visits.sort_by(|a, b| a.answer.total_cmp(&b.answer));
        let Visit {
            content,
            answer,
            moved,
            bytes,
            ..
        } = visits[TIMES / 2];
        let [low, high] = [1, 3].map(|quarter| visits[quarter * (TIMES - 1) / 4].answer);
        let answer = format!("{answer:.2} s ({low:.2} to {high:.2})");
        println!(
            "{:<24} {content:>7.2} s {CONTENT:>6} {answer:>24} {:>6} {moved:>7.3} {MOVED:>6} {bytes:>9}",
            way.name, way.limit
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
        let script = include_str!("measure.js").replace("EXPECTED", &answer.to_string());
        page.with_script_first(
            &script.replace("ANSWER", &Value::from(way.answer).to_string()),
            || {
                page.set_slow(true);
                page.go(way.path);
                page.run_timed("measured.answer > 0");
                page.frames();
                seen = measured(page);
                page.set_slow(false);
            },
        );
        page.misbehave(&[]);
    });
    let seconds = |name: &str| seen[name].as_f64().unwrap_or(f64::NAN) / 1000.0;
    let wrong = seen["wrong"]
        .as_array()
        .into_iter()
        .flatten()
        .map(ToString::to_string)
        .collect();
    Visit {
        content: seconds("content"),
        answer: seconds("answer"),
        moved: seen["moved"].as_f64().unwrap_or(f64::NAN),
        bytes: seen["bytes"].as_u64().unwrap_or_default(),
        wrong,
    }
}

fn measured(page: &Page) -> Value {
    page.run(
        "const loaded = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
         return { ...measured, bytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }",
        &[json!(null)],
    )
}
