//! Messages about unreadable input are short, and a file that is too large is refused with a message.

#[path = "support/html.rs"]
mod html;
#[path = "support/page.rs"]
mod page;

use explain::case::Case;
use explain::case::file::{BadFile, LARGEST, check_size};
use explain::export::import;
use explain::steps::brief::{LONGEST, NAMED, brief_names, cut};
use explain::words::Language;
use explain::words::unread::bad_file;
use glicko2_page::state::import::Action as Csv;
use glicko2_page::state::{Action, State, league};
use glicko2_steps::Rounding;
use html::{all, one, words};
use page::{league_room, rendered};
use proptest::prelude::*;
use scraper::Html;

/// Returns a text a thousand times as long as a message may be.
fn endless() -> String {
    "½äx".repeat(30_000)
}

/// Renders the page of all rooms after actions of the import of periods.
fn full(actions: impl IntoIterator<Item = Csv>) -> Html {
    rendered(&actions.into_iter().fold(State::whole(), |full, action| {
        full.update(Action::csv(action))
    }))
}

fn league(actions: impl IntoIterator<Item = league::Action>) -> Html {
    league_room(
        &actions
            .into_iter()
            .fold(league::LeagueState::default(), |state, action| {
                state.update(action)
            }),
    )
}

#[test]
fn long_texts_and_long_lists_are_cut() {
    assert_eq!((LONGEST, NAMED), (80, 10));
    assert_eq!(cut(&"é".repeat(80)), "é".repeat(80));
    assert_eq!(cut(&"é".repeat(81)), format!("{}…", "é".repeat(80)));
    let all: Vec<usize> = (0..12).collect();
    let name = |n: &usize| n.to_string();
    let more = |n| Language::En.text().page.and_more(n);
    assert_eq!(brief_names(&all[..10], name, more).len(), 10);
    assert_eq!(
        brief_names(&all[..11], name, more)[9..],
        ["9", "and 1 more"]
    );
    assert_eq!(brief_names(&all, name, more)[10], "and 2 more");
}

#[test]
fn a_bad_link_gets_a_short_notice_in_every_room() {
    let long = format!("qqqq={}", endless());
    let bad_games = "1,2,3,4;".repeat(120_000);
    for (fragment, more) in [
        (long.clone(), None),
        (format!("g={bad_games}"), Some("and 119990 more")),
        (format!("r=season&{long}"), None),
        (format!("r=season&s={bad_games}"), Some("and 119990 more")),
        (format!("r=season&s=x:{}", endless()), None),
        (format!("r=group&m=x:{}", endless()), None),
        (format!("r={}", endless()), None),
        (format!("y=lichess&x={}", endless()), None),
    ] {
        let full = State::whole().update(Action::Load(fragment.clone()));
        let notice = words(one(&rendered(&full), ".notice p"));
        let name: String = fragment.chars().take(20).collect();
        assert!(
            notice.chars().count() < 250,
            "{name}: {} characters",
            notice.chars().count()
        );
        assert!(
            notice.contains('…') || more.is_some_and(|more| notice.contains(more)),
            "{name}: {notice}"
        );
    }
}

#[test]
fn bad_lines_get_short_messages_in_every_panel() {
    let long = format!("7 {}", endless());
    let many = "7 seven\n".repeat(50_000);
    let check = |name: &str, html: &Html, found: &str, expected: usize, last: &str| {
        let lines: Vec<String> = all(html, &format!("#{found} li"))
            .into_iter()
            .map(words)
            .collect();
        assert_eq!(lines.len(), expected, "{name}");
        assert!(
            lines.iter().all(|line| line.chars().count() < 200),
            "{name}"
        );
        assert!(lines.last().unwrap().contains(last), "{name}: {lines:?}");
    };
    for (text, expected, last) in [(long, 1, "…"), (many, 11, "and 49990 more")] {
        let pasted = State::whole().update(Action::EditPaste(text.clone()));
        check("paste", &rendered(&pasted), "paste-found", expected, last);
        check(
            "season",
            &full([Csv::Edit(text.clone())]),
            "import-found",
            expected,
            last,
        );
        let lines = text.replace(' ', ",");
        check(
            "group",
            &league([league::Action::Csv(Csv::Edit(lines))]),
            "csv-found",
            expected,
            last,
        );
    }
    let table = format!("1400 30 1\n7 {}", endless());
    let imported = import::of_table(
        &table,
        &Case::papers_example(),
        Rounding::Exact,
        Language::En,
    )
    .unwrap();
    assert!(
        imported.notes.concat().chars().count() < 200,
        "the note of a file"
    );
}

#[test]
fn large_files_are_refused_before_they_are_read() {
    assert_eq!(LARGEST, 2e6);
    assert_eq!(check_size(2e6), Ok(()));
    assert_eq!(check_size(2_000_001.0), Err(BadFile::TooLarge));
    let text = |bad| bad_file(bad, Language::En.paste());
    for bad in [BadFile::TooLarge, BadFile::Unreadable] {
        let typed = || "1,1400,30,1".to_owned();
        let html = full([Csv::Edit(typed()), Csv::RefuseFile(bad)]);
        assert!(words(one(&html, "#import-found")).contains(text(bad)));
        assert!(
            words(one(&html, "#import-found")).contains("1 period"),
            "what stands in the field stays"
        );
        assert_eq!(all(&html, "#import-file[type=file]").len(), 1);
        let html = league(
            [Csv::Edit("Anna,Ben,1".to_owned()), Csv::RefuseFile(bad)].map(league::Action::Csv),
        );
        assert!(words(one(&html, "#csv-found")).contains(text(bad)));
        assert!(
            words(one(&html, "#csv-found")).contains("2 players"),
            "what stands in the field stays"
        );
        assert_eq!(all(&html, "#csv-file[type=file]").len(), 1);
        // The next text removes the message.
        let html = full([Csv::Open, Csv::RefuseFile(bad), Csv::Edit(typed())]);
        assert!(!words(one(&html, "#import-found")).contains(text(bad)));
    }
    assert!(text(BadFile::TooLarge).contains("2 MB"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cut_text_is_the_beginning_of_the_text(text in any::<String>()) {
        let short = cut(&text);
        prop_assert!(short.chars().count() <= LONGEST + 1);
        prop_assert!(text.starts_with(short.strip_suffix('…').unwrap_or(&short)) || text == short);
    }
}
