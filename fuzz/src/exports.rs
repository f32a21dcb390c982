//! Names in exports. Other readers find the same structure around any name, and the name as text.

#[path = "../../crates/explain/tests/support/readers.rs"]
mod readers;

use explain::case::league::Kind;
use explain::case::level::Level;
use explain::escape::clean;
use explain::export::formats::Format;
use explain::export::many::{ExportOptions, everybody, everybody_csv, of_group};
use explain::ids::VariantArray;
use explain::numbers::Digits;
use explain::words::Language;
use glicko2_steps::Player;
use glicko2_steps::groups::{Group, Meeting, Rated, rate};
use readers::{read_back, visible};

/// Exports a league with this name in every format.
pub fn export(data: &[u8]) {
    thread_local! {
        static LEAGUE: Rated = league();
    }
    let Ok(name) = std::str::from_utf8(data) else {
        return;
    };
    // A name without a visible character leaves its cell empty.
    if !visible(&clean(name)).is_empty() {
        LEAGUE.with(|league| exported(league, name));
    }
}

fn league() -> Rated {
    let player = Player::new(1500.0, 200.0, 0.06);
    let group = Group {
        players: vec![player; 2],
        meetings: vec![Meeting::new(0, 1, 1.0)],
        tau: 0.5,
    };
    rate(&group).expect("the league can be rated")
}

fn exported(league: &Rated, name: &str) {
    let options = ExportOptions {
        level: Level::P95,
        digits: Digits::Auto,
        language: Language::En,
        link: "https://example.org/#p=1,2,3",
    };
    let document = |name: &str| {
        of_group(
            league,
            Kind::Results,
            &[name.to_owned(), "Ben".to_owned()],
            &options,
            2,
        )
    };
    for &format in Format::VARIANTS {
        let [written, harmless] = [name, "Anna"].map(|name| format.write(&document(name)));
        let (structure, words) = read_back(format, &written);
        assert_eq!(
            structure,
            read_back(format, &harmless).0,
            "{format:?}: {name:?} in\n{written}"
        );
        if let Some(words) = words {
            let (words, name) = (visible(&words), visible(&clean(name)));
            assert!(words.contains(&name), "{format:?}: {name:?} in {words:?}");
        }
    }
    let names = [name.to_owned(), "Ben".to_owned()];
    let json = serde_json::to_string(&everybody(league, &names)).expect("a league is JSON");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON is read");
    assert_eq!(json[0]["name"], name);
    csv(&everybody_csv(league, &names), name);
}

/// Checks a table for a spreadsheet: three rows of the same length, and no cell that would be run as a formula.
fn csv(table: &str, name: &str) {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(table.as_bytes());
    let rows: Vec<csv::StringRecord> = reader
        .records()
        .collect::<Result<_, _>>()
        .expect("all rows have the same length");
    assert_eq!(rows.len(), 3, "{table}");
    let cell = &rows[1][0];
    let is_number = cell.replace(',', ".").parse::<f64>().is_ok();
    assert!(
        is_number || !cell.starts_with(['=', '+', '-', '@']),
        "{cell:?}"
    );
    assert!(
        visible(cell).contains(&visible(&clean(name))),
        "{name:?} in {table}"
    );
}
