//! Exports of periods and leagues: text for forums, tables, JSON, pictures, and the dialog that offers them.

use crate::support::act::{load, pasted};
use crate::support::league::{edit, league_of};
use explain::by_ptr::ByPtr;
use explain::case::league::{Field, LeaguePeriod, Mode};
use explain::case::level::Level;
use explain::case::{Case, GameForm, Part, PeriodForm, Score, csv as periods_csv};
use explain::export::data::Data;
use explain::export::formats::{Cut, Format, Written};
use explain::export::gallery;
use explain::export::json::Import;
use explain::export::many::{
    ExportOptions, cases, course_csv, everybody, everybody_csv, write_group, write_season,
};
use explain::export::picture::Shade;
use explain::ids::VariantArray;
use explain::numbers::{Digits, Kind, full, show};
use explain::words::Language;
use glicko2_page::state::league::{Action as LeagueAction, LeagueState};
use glicko2_page::state::share::{About, Tab};
use glicko2_page::state::{Action, State};
use glicko2_steps::{Rounding, seasons};

const LINK: &str = "https://example.org/glicko-2/#s=";
/// A name with markup of every dialect.
const HOSTILE: &str = "<b>|*x*|[u](v)\\end{x}=1+1\"";

const OPTIONS: ExportOptions<'static> = ExportOptions {
    level: Level::P95,
    digits: Digits::Auto,
    language: Language::En,
    link: LINK,
};

fn season_text(season: &State, format: Format) -> Written {
    write_season(&season.player.rated.rated, &OPTIONS, format)
}

fn league_text(rated: &LeaguePeriod, format: Format) -> String {
    let (kind, names) = (rated.kind(), rated.names());
    write_group(rated.rated().unwrap(), kind, &names, &OPTIONS, format).text
}

fn example() -> State {
    State::default().update(load("s="))
}

fn long(periods: usize) -> State {
    let period = |n: usize| {
        let score = Score::of_text(["0", "1"][n % 2]);
        PeriodForm::of_games(vec![GameForm::new("1500", "50", score)])
    };
    let case = Case::papers_example().with_periods((1..=periods).map(period).collect());
    State::default().update(Action::Replace(case.into(), Rounding::Exact))
}

fn league_with_name(name: &str) -> LeagueState {
    LeagueState::default().update(edit(Field::Player(0, Part::Name), name))
}

fn rows(csv: &str) -> Vec<Vec<&str>> {
    csv.lines()
        .skip(1)
        .map(|line| line.split(',').collect())
        .collect()
}

#[test]
fn texts_for_forums_list_each_period_and_each_player() {
    let season = example();
    let group = LeagueState::default();
    let rated = group.rated_period().unwrap();
    for &format in Format::VARIANTS {
        let text = season_text(&season, format).text;
        for period in &season.player.rated.rated.periods {
            let shown = show(period.trace.player.rating, Kind::Rating, Digits::Auto);
            assert!(text.contains(&shown), "{format:?} has {shown}:\n{text}");
        }
        assert!(text.contains("s="), "{format:?} leads to the page");
        let text = league_text(&rated, format);
        for (sheet, name) in rated.rated().unwrap().sheets().iter().zip(rated.names()) {
            let shown = show(sheet.trace.player.rating, Kind::Rating, Digits::Auto);
            assert!(
                text.contains(&shown) && text.contains(&name),
                "{format:?} has {name} at {shown}:\n{text}"
            );
        }
    }
}

#[test]
fn names_never_become_markup() {
    let state = league_with_name(HOSTILE);
    let rated = state.rated_period().unwrap();
    for (format, raw) in [
        (Format::GitHub, "<b>|"),
        (Format::Reddit, "*x*"),
        (Format::XenForo, "[u]"),
        (Format::Latex, "\\end{x}"),
        (Format::Html, "<b>"),
    ] {
        let text = league_text(&rated, format);
        assert!(!text.contains(raw), "{format:?}:\n{text}");
    }
    // A spreadsheet runs text that begins with =.
    let state = league_with_name("=1+1");
    let rated = state.rated_period().unwrap();
    let csv = everybody_csv(rated.rated().unwrap(), &rated.names());
    assert!(csv.contains("\"'=1+1\"") && !csv.contains("\n=1"), "{csv}");
}

#[test]
fn many_periods_are_cut_and_the_text_says_so() {
    let season = long(1_000);
    let periods = season.player.rated.rated.periods.len();
    assert_eq!(periods, 1_000);
    let discord = season_text(&season, Format::Discord);
    let Some(Cut::Rows { listed }) = discord.cut else {
        panic!("{:?}", discord.cut)
    };
    assert!(discord.length <= 2_000 && listed >= 3);
    assert!(
        discord.text.contains(&(periods - listed).to_string()),
        "the number of periods left out"
    );
    let plain = season_text(&season, Format::Plain);
    assert_eq!(plain.cut, None);
    assert!(
        plain.text.contains("800 more rows"),
        "a longer list would not be read"
    );
}

#[test]
fn tables_contain_every_value_in_full() {
    let season = example();
    let rated = &season.player.rated.rated;
    let table = course_csv(rated);
    assert_eq!(rows(&table).len(), rated.periods.len());
    for (row, of) in rows(&table).iter().zip(&rated.periods) {
        let after = of.trace.player;
        assert_eq!(
            row[3..6],
            [after.rating, after.deviation, after.volatility].map(full)
        );
        assert_eq!(row[1], of.period.games.len().to_string());
        assert_eq!(row[2].is_empty(), !of.period.games.is_empty());
    }
    let state = LeagueState::default();
    let group = state.rated_period().unwrap();
    let table = everybody_csv(group.rated().unwrap(), &group.names());
    assert_eq!(rows(&table).len(), group.rated().unwrap().sheets().len());
    for (row, sheet) in rows(&table).iter().zip(group.rated().unwrap().sheets()) {
        let after = sheet.trace.player;
        assert_eq!(
            row[6..9],
            [after.rating, after.deviation, after.volatility].map(full)
        );
    }
    // Exported tables are imported unchanged.
    let table = periods_csv::write(&season.player.case);
    let again = pasted(&State::whole(), &table, false).player.case;
    assert_eq!(again.periods.len(), season.player.case.periods.len());
    let again = league_of(&pasted(&State::whole(), &state.exported(), false));
    let counts = |of: &LeagueState| (of.case().participants.len(), of.here().results().len());
    assert_eq!(counts(&again), counts(&state));
}

#[test]
fn each_exported_case_can_be_imported() {
    let season = example();
    let state = league_with_name(HOSTILE);
    let group = state.rated_period().unwrap();
    let names = group.names();
    for all in [
        cases(&season.player.rated.rated, &season.player.rated.case),
        everybody(group.rated().unwrap(), &names),
    ] {
        let json = serde_json::to_string(&all).unwrap();
        let values: Vec<serde_json::Value> = serde_json::from_str(&json).unwrap();
        assert_eq!(values.len(), all.len());
        for (value, of) in values.iter().zip(&all) {
            assert_eq!(value.get("name").and_then(|name| name.as_str()), of.name);
            assert_eq!(
                value["out"]["player"]["rating"].as_f64(),
                Some(of.case.trace.player.rating)
            );
            // Each case can be imported and gives the exported result.
            let import: Import = serde_json::from_value(value.clone()).unwrap();
            let case: Case = import.case(Language::En).unwrap().case;
            let rated = seasons::rate(&case.season(Rounding::Exact)).unwrap();
            assert_eq!(&*rated.periods[0].trace, of.case.trace);
        }
    }
}

#[test]
fn the_picture_of_periods_needs_no_other_file() {
    let season = example();
    for shade in [Shade::Light, Shade::Dark] {
        let picture = gallery::season(&season.player.rated.rated, &OPTIONS, shade);
        assert!(!picture.svg.contains("var("), "every colour is fixed");
        assert!(picture.svg.contains("example.org/glicko-2") && picture.svg.contains("<desc>"));
        let end = season.player.rated.rated.end().rating;
        assert!(picture.alt.contains(&show(end, Kind::Whole, Digits::Auto)));
    }
}

#[test]
fn the_dialog_offers_only_data_that_exist() {
    let group = |mode| {
        let state = LeagueState::default().update(LeagueAction::SetMode(mode));
        state
            .rated_period()
            .filter(|of| of.rated().is_some())
            .map(About::League)
    };
    assert_eq!(About::Page.tabs(), [Tab::Link]);
    assert_eq!(
        About::Periods(ByPtr(example().player.rated)).data(),
        Data::OF_PERIODS
    );
    for mode in [Mode::List, Mode::Table] {
        assert_eq!(group(mode).unwrap().data(), Data::OF_LIST);
    }
    // Worlds and races were not rated from a list of results.
    for mode in [Mode::Worlds, Mode::Race] {
        assert_eq!(group(mode).unwrap().data(), Data::OF_GROUP);
    }
    assert_eq!(group(Mode::Teams), None);
}
