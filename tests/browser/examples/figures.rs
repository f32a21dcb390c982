//! Measures the page at work: keys and drags, a large league, a large file, and memory after many
//! edits. `cargo xtask figures` runs this program. Its arguments select the figures whose names
//! contain one of them.

use browser_tests::{DESK, Page, first_visit, games_link, until};
use serde_json::Value;

/// The number of changes of each kind that are measured.
const TIMES: usize = 20;
/// The size of the large file in bytes.
const FILE: u32 = 60_000_000;
/// The number of edits after which memory is measured.
const EDITS: usize = 10_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let is_asked =
        |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word.as_str()));
    let (dom, frame) = ("to the DOM", "to the next frame");
    println!("{:<36} {dom:>26} {frame:>26}", "");
    for games in [3, 100, 1_000, 10_000] {
        let [key, drag] = ["key", "drag"].map(|change| format!("a {change}, {games} games"));
        if is_asked(&key) || is_asked(&drag) {
            at_work(&games_link(games), |page| {
                page.has_all();
                row(&key, &changes(page, "#player-rating", KEYS));
                row(&drag, &changes(page, "label[for=player-rating]", DRAGS));
            });
        }
    }
    let league = "a key, 500 players, 20 periods";
    if is_asked(league) {
        at_work(&league_link(500, 20), |page| {
            row(league, &changes(page, "#player-0-rating", KEYS));
        });
    }
    if is_asked("a file of 60 MB") {
        at_work("", large_file);
    }
    if is_asked("memory") {
        first_visit(DESK, |page| page.with_script_first(MEMORY, || memory(page)));
    }
}

/// Opens a link on a page without anything stored.
fn at_work(link: &str, work: impl FnOnce(&Page)) {
    first_visit(DESK, |page| {
        page.open(link);
        work(page);
    });
}

/// Returns a link to a league in which each player has a game in each period. The first period is on view.
fn league_link(players: usize, periods: usize) -> String {
    let half = players / 2;
    let player = |i: usize| format!("P{i},{},{}", 1200 + i * 7 % 601, 60 + i * 13 % 240);
    let players: Vec<String> = (0..players).map(player).collect();
    let result = |period: usize, i: usize| {
        let second = half + (i + period) % half;
        format!("{}-{},{}", i + 1, second + 1, ["1", "0.5", "0"][i % 3])
    };
    let period = |k: usize| {
        let results: Vec<String> = (0..half).map(|i| result(k, i)).collect();
        results.join(";")
    };
    let (players, first) = (players.join(";"), period(0));
    let later: String = (1..periods).map(|k| format!("/n:{}", period(k))).collect();
    format!("r=group&m=k:1/p:{players}/r:{first}{later}")
}

/// Changes a field key by key. The times are those from the key to the changed document, and to the
/// end of the next frame.
const KEYS: &str = "
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    const once = (i) => {
      if (i === times) return done(all);
      set.call(element, String(1600 + i));
      const start = performance.now();
      const seen = new MutationObserver(() => {
        seen.disconnect();
        const changed = performance.now() - start;
        requestAnimationFrame(() => setTimeout(() => { all.push([changed, performance.now() - start]); once(i + 1) }));
      });
      seen.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    once(0)";

/// Drags a label. The times are those from the beginning of a frame to its end. The first two moves
/// only begin the drag.
const DRAGS: &str = "
    const send = (type, x) => element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1,
      pointerType: 'mouse', button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1, clientX: 200 + x, clientY: 200 }));
    const once = (i) => {
      if (i === times + 2) { send('pointerup', 8 * i); return done(all.slice(2)); }
      let start;
      requestAnimationFrame(() => { start = performance.now() });
      send('pointermove', 8 * i + 8);
      requestAnimationFrame(() => setTimeout(() => { all.push([null, performance.now() - start]); once(i + 1) }));
    };
    send('pointerdown', 0);
    once(0)";

/// Runs a script that changes an element again and again. Returns the two times of each change.
fn changes(page: &Page, selector: &str, script: &str) -> [Vec<f64>; 2] {
    let script = format!("const [element, done] = arguments, times = {TIMES}, all = [];{script}");
    let all = page.first(selector).run_async(&script);
    [0, 1].map(|part| {
        let of = all.as_array().into_iter().flatten();
        of.filter_map(|times| times[part].as_f64()).collect()
    })
}

/// Prints a name and both medians with the first and third quartile.
fn row(name: &str, [dom, frame]: &[Vec<f64>; 2]) {
    println!("{name:<36} {:>26} {:>26}", quartiles(dom), quartiles(frame));
}

fn quartiles(times: &[f64]) -> String {
    if times.is_empty() {
        return String::new();
    }
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    let [low, median, high] = [1, 2, 3].map(|quarter| times[quarter * (times.len() - 1) / 4]);
    format!("{median:.1} ms ({low:.1} to {high:.1})")
}

/// Opens a file of games of Lichess, and prints how long the page takes until it says what it found.
fn large_file(page: &Page) {
    page.has_all();
    page.button("Paste or open a file").click();
    until("the field is there", || page.has("#import-file"));
    let script = format!(
        "const [field, done] = arguments;
         const line = (i) => `{{\"id\":\"g${{i}}\",\"rated\":true,\"variant\":\"standard\",\"perf\":\"blitz\",\"createdAt\":${{17e11 + i * 6e5}},\"lastMoveAt\":${{17e11 + i * 6e5 + 3e5}},\"status\":\"mate\",\"players\":{{\"white\":{{\"user\":{{\"name\":\"Ada\"}},\"rating\":${{1500 + i % 90}},\"ratingDiff\":5}},\"black\":{{\"user\":{{\"name\":\"Rival${{i % 997}}\"}},\"rating\":${{1480 + i % 70}},\"ratingDiff\":-5}}}},\"winner\":\"white\",\"moves\":\"${{'e4 e5 Nf3 Nc6 '.repeat(8)}}\"}}\\n`;
         const parts = [];
         for (let size = 0, i = 0; size < {FILE}; i++) {{ parts.push(line(i)); size += parts[i].length }}
         const files = new DataTransfer();
         files.items.add(new File(parts, 'games.ndjson'));
         field.files = files.files;
         const start = performance.now();
         const found = () => document.querySelector('#import-found :is(.found, .problem)');
         const look = (_, all) => {{ if (found()) {{ all.disconnect(); done([performance.now() - start, found().textContent]) }} }};
         new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true, characterData: true }});
         field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    );
    let end = page.first("#import-file").run_async(&script);
    let (seconds, said) = (end[0].as_f64().unwrap_or_default() / 1000.0, &end[1]);
    println!("a file of 60 MB: {seconds:.2} s, then the page says {said}");
}

/// Remembers the memory of the program.
const MEMORY: &str = "
    for (const name of ['instantiate', 'instantiateStreaming']) {
      const made = WebAssembly[name];
      WebAssembly[name] = (...given) => made.apply(WebAssembly, given).then((result) => {
        window.memory ??= (result.instance ?? result).exports.memory;
        return result;
      });
    }";

/// Prints what the page needs before and after many edits.
fn memory(page: &Page) {
    page.open("k=5.1");
    page.has_all();
    edit(page);
    print_memory(page, 100);
    (100..EDITS).step_by(100).for_each(|_| edit(page));
    print_memory(page, EDITS);
}

/// Makes a hundred edits.
fn edit(page: &Page) {
    page.first("#player-rating").run_async(
        "const [element, done] = arguments;
         const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
         const once = (i) => {
           if (i === 100) return done();
           set.call(element, String(1500 + i));
           element.dispatchEvent(new InputEvent('input', { bubbles: true }));
           setTimeout(() => once(i + 1));
         };
         once(0)",
    );
    page.frames();
}

fn print_memory(page: &Page, edits: usize) {
    let mebibytes = |bytes: &Value| bytes.as_f64().unwrap_or(f64::NAN) / f64::from(1 << 20);
    let program = page.evaluate("window.memory?.buffer.byteLength ?? null");
    let used = page.metrics();
    println!(
        "memory after {edits} edits: program {:.2} MiB, JavaScript {:.2} MiB, {} nodes, {} listeners",
        mebibytes(&program),
        mebibytes(&used["JSHeapUsedSize"]),
        used["Nodes"],
        used["JSEventListeners"]
    );
}
