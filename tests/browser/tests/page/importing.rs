//! Pasting text and opening files: chosen, dropped, cancelled, and large ones.

use crate::widths::nothing_overflows;
use browser_tests::{DESK, Fault, PHONE, Page, Size, first_visit, until, visit};
use serde_json::json;

const LICHESS: &str = include_str!("../../../../crates/explain/tests/data/files/lichess.ndjson");
const CHESS_COM: &str = include_str!("../../../../crates/explain/tests/data/files/chess-com.pgn");
const REPORT: &str = include_str!("../../../../crates/explain/tests/data/files/report.trf");

/// Opens the dialog.
fn open(page: &Page) {
    page.button("Paste or open a file").click();
    until("the dialog is open", || page.has("dialog[open]"));
}

/// Waits until something was found, and returns what.
fn found(page: &Page) -> String {
    until("something was found", || page.has(".found"));
    page.first(".found").words()
}

/// Takes what was found.
fn replace(page: &Page) {
    page.button("Replace what is there").click();
    until("the dialog is closed", || !page.has("dialog"));
}

/// Drops files on an element. Returns whether the page took the events.
fn drop_on(page: &Page, selector: &str, text: &str) -> serde_json::Value {
    let script = "const dataTransfer = new DataTransfer();
         dataTransfer.items.add(new File([arguments[1]], 'games.txt'));
         return ['dragover', 'drop'].map((kind) => !arguments[0].dispatchEvent(
             new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })))";
    page.first(selector).run(script, &[text.into()])
}

#[test]
fn each_file_is_described_and_opens_in_its_room() {
    let lichess = ("a.ndjson", LICHESS, "Lichess games of Mira_Plays: 60");
    let report = ("a.trf", REPORT, "FIDE tournament report (TRF16): 4");
    for (link, from, (name, text, described), to) in [
        ("r=group", "group", lichess, "player"),
        ("", "player", report, "group"),
    ] {
        visit(link, DESK, |page| {
            page.is_up();
            open(page);
            page.first("#import-file").bring(name, text);
            let sentence = found(page);
            assert!(sentence.starts_with(described), "{name}: {sentence}");
            page.is_accessible();
            replace(page);
            page.is_in_room(to);
            page.is_accessible();
            page.button("Undo").click();
            page.is_in_room(from);
        });
    }
}

#[test]
fn a_player_and_a_kind_are_chosen_in_games_of_chess_com() {
    visit("", PHONE, |page| {
        page.has_all();
        open(page);
        page.first("#import-file").bring("a.pgn", CHESS_COM);
        until("it is a league first", || page.has(".found"));
        page.field("Whose games").pick("tara_k (5)");
        until("her games are found", || {
            page.first(".found").words().contains("3 rated blitz games")
        });
        page.field("Kind of games").pick("Rapid (1)");
        until("the others are found", || {
            page.first(".found").words().contains("1 rated rapid game")
        });
        page.is_accessible();
        nothing_overflows(page, "the dialog on a phone");
        page.screenshot("import-chess-com-phone");
        replace(page);
        assert_eq!(page.games(), 1);
    });
}

#[test]
fn a_file_may_be_dropped_anywhere_and_text_may_not() {
    visit("", DESK, |page| {
        page.has_all();
        for (n, target) in [(1, "body"), (2, ".answer"), (3, "header")] {
            let text = "1400 30 won\n".repeat(n);
            assert_eq!(
                drop_on(page, target, &text),
                json!([true, true]),
                "the browser would leave the page from {target}"
            );
            assert!(found(page).starts_with(&format!("Table: {n} game")));
            replace(page);
            assert_eq!(page.games(), n);
        }
        // A file for the open dialog.
        open(page);
        assert_eq!(
            drop_on(page, "dialog", "1400 30 won\n1500 30 lost"),
            json!([true, true])
        );
        assert_eq!(found(page), "Table: 2 games.");
        page.button("Close").click();
        // Dragged text is not a file.
        let script = "const dataTransfer = new DataTransfer();
             dataTransfer.setData('text/plain', '1400 30 won');
             return !arguments[0].dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))";
        assert_eq!(page.first("body").run(script, &[]), json!(false));
        assert!(!page.has("dialog"));
    });
}

#[test]
fn a_file_dropped_before_the_lazy_part_is_loaded_opens_with_it() {
    first_visit(DESK, |page| {
        page.misbehave(&[("glicko2-rooms-", Fault::HangUp)]);
        page.open("");
        assert_eq!(
            drop_on(page, "body", "1400 30 won\n1500 30 lost"),
            json!([true, true])
        );
        until("the page says that the part is missing", || {
            page.has_button("Try again")
        });
        page.misbehave(&[]);
        page.button("Try again").click();
        assert_eq!(found(page), "Table: 2 games.");
        replace(page);
        assert_eq!(page.games(), 2);
    });
}

#[test]
fn refused_files_are_named_and_change_nothing() {
    visit("", DESK, |page| {
        page.has_all();
        open(page);
        let nested =
            |open: &str, close: &str| format!("{}1{}", open.repeat(50_000), close.repeat(50_000));
        for (text, why) in [
            ("Dear Sir", "no games, players or results"),
            ("PK\u{3}\u{4}", "a ZIP archive"),
            (&nested("{\"player\":", "}"), "“player” must have a rating"),
            (&nested("[", "]"), "A case has a player and games"),
        ] {
            page.first("#import-file").bring("x.json", text);
            until("it is named", || {
                page.first("#import-found").words().contains(why)
            });
            assert!(!page.button("Replace what is there").is_enabled());
        }
        page.is_accessible();
        page.button("Close").click();
        assert_eq!(page.games(), 3, "the case is what it was");
    });
}

#[test]
fn games_are_compared_with_the_site_and_each_opens_its_steps() {
    for size in [DESK, PHONE] {
        visit("", size, |page| {
            page.has_all();
            open(page);
            page.first("#import-file").bring("games.ndjson", LICHESS);
            found(page);
            replace(page);
            until("the comparison is there", || page.has(".compared"));
            assert!(
                page.first(".compared")
                    .words()
                    .contains("to within one point in")
            );
            until("it has the keyboard", || page.has("#compared:focus"));
            nothing_overflows(page, "the comparison");
            if size == DESK {
                for width in [1280, DESK.width] {
                    page.resize(Size { width, ..DESK });
                    let hidden = page.measure(
                        "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.compared .scroller'))",
                    );
                    assert!(
                        hidden < 1.0,
                        "at {width}, {hidden} pixels of the table are hidden"
                    );
                }
            }
            page.is_accessible();
            page.screenshot(&format!("compared-{}", size.width));
            page.first(".compared").button("Later games").click();
            let rows = page.table("Changes of the rating, theirs and ours").rows();
            assert_eq!(rows.len(), 25, "a page of rows");
            let ours = rows[1][4].clone();
            page.found("document.querySelectorAll('.compared tbody a')[1]")
                .click();
            until("the game is open", || !page.has(".compared"));
            assert!(page.fragment().contains("y=lichess"), "{}", page.fragment());
            assert_eq!(page.games(), 1);
            assert!(ours.starts_with(['+', '−', '0']), "{ours}");
            page.back();
            until("the comparison is back", || page.has(".compared"));
        });
    }
}

/// Keeps the memory of the program, which never shrinks.
const KEEPS_MEMORY: &str = "const { instantiateStreaming, instantiate } = WebAssembly;
     const kept = (make) => async (...all) => {
         const made = await make(...all);
         window.programMemory ??= (made.instance ?? made).exports.memory;
         return made;
     };
     WebAssembly.instantiateStreaming = kept(instantiateStreaming);
     WebAssembly.instantiate = kept(instantiate)";

/// Makes a PGN of about 60 MB in the page, and puts it into the field for files. `turns` counts how often the
/// page could have answered something while it was reading.
const LARGE: &str = "const moves = '1. e4 { [%clk 0:03:00] } 1... c5 { [%clk 0:03:00] } '.repeat(5) + '1-0';
     const game = (i) => `[Event \"Rated Blitz game\"]\\n[Site \"https://lichess.org/${String(i).padStart(8, '0')}\"]\\n` +
         `[White \"Owner\"]\\n[Black \"Rival${i % 5000}\"]\\n[Result \"1-0\"]\\n[UTCDate \"2020.01.01\"]\\n[UTCTime \"12:00:00\"]\\n` +
         `[WhiteElo \"1500\"]\\n[BlackElo \"1510\"]\\n[WhiteRatingDiff \"+6\"]\\n[BlackRatingDiff \"-6\"]\\n[TimeControl \"180+0\"]\\n\\n${moves}\\n\\n\\n`;
     const games = [];
     for (let i = 0; i < 105_000; i += 1) games.push(game(i));
     const files = new DataTransfer();
     files.items.add(new File(games, 'games.pgn'));
     window.size = files.files[0].size;
     window.turns = 0;
     window.counting ??= setInterval(() => (window.turns += document.querySelector('progress') ? 1 : 0), 10);
     const field = document.querySelector('#import-file');
     field.files = files.files;
     field.dispatchEvent(new Event('change', { bubbles: true }))";

#[test]
fn a_large_file_leaves_the_page_responsive_and_can_be_cancelled() {
    visit("", DESK, |page| {
        // Only Chromium runs a script first. The other browsers stay on the page that is open.
        page.with_script_first(KEEPS_MEMORY, || page.open_page(""));
        page.has_all();
        open(page);
        page.run(LARGE, &[]);
        let size = page.measure("window.size");
        assert!((50e6..64e6).contains(&size), "{size}");
        until("there is progress", || page.has("progress[value]"));
        page.button("Cancel").click();
        until("it is over", || !page.has("progress"));
        assert!(!page.has(".found"));
        page.run(LARGE, &[]);
        until("there is progress", || {
            page.evaluate("document.querySelector('progress')?.value > 0.05") == true
        });
        // The field takes keys meanwhile.
        page.field("Games or results as text").focus();
        until("it is read", || page.has(".found"));
        let sentence = found(page);
        assert!(
            sentence.starts_with("Lichess games of Owner: 105,000 rated blitz games")
                || sentence.starts_with("Lichess games of Owner: 105000 rated blitz games"),
            "{sentence}"
        );
        let turns = page.measure("window.turns");
        assert!(turns >= 10.0, "it could answer {turns} times");
        let memory = page.evaluate("window.programMemory?.buffer.byteLength ?? null");
        if let Some(memory) = memory.as_f64() {
            assert!(memory < 4.0 * size, "{memory} bytes for a file of {size}");
        }
        page.button("Close").click();
    });
}
