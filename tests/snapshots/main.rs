//! The visible text of the page in all its states, in both languages, and the drawings of its charts. A change shows as
//! a change of a file beside this one. `INSTA_UPDATE=always cargo test --test snapshots` writes the
//! files anew; read the changes before you commit them.

#[path = "../support/html.rs"]
mod html;
#[path = "../support/page.rs"]
mod page;
mod parts;
mod readable;
mod states;

use explain::by_ptr::ByPtr;
use explain::import::Reader;
use explain::words::Language;
use glicko2_page::state::{Action, Rooms, State, import};
use glicko2_page::{ImportDialog, ImportDialogProps};
use html::{all, attr, markup_of};
use insta::{Settings, assert_snapshot};
use page::{at, markup_in, on_paper};
use parts::{Part, Shown, parts};
use readable::{detailed, readable};
use scraper::{ElementRef, Html};
use states::{CHARTS, EMBEDDED, PRINTED, STATES};
use std::rc::Rc;
use yew::Callback;

/// Compares texts with the files of a folder, by their names.
fn in_folder(folder: &str, compare: impl FnOnce()) {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(folder);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(compare);
}

/// Compares the texts of a list of links, in both languages, with their files.
fn compare_texts(links: &[(&str, &str)], text: impl Fn(Language, &str) -> Html) {
    for (language, folder) in [(Language::En, "en"), (Language::Ru, "ru")] {
        in_folder(folder, || {
            for (name, link) in links {
                let text = readable(text(language, link).root_element());
                let is_well_set = !["'", "...", " ,", "\u{a0}\u{a0}"]
                    .iter()
                    .any(|sign| text.contains(sign));
                assert!(is_well_set, "{name}: {text}");
                assert_snapshot!(*name, text, link);
            }
        });
    }
}

/// Returns the state of a link, with the cards below the steps.
fn opened(link: &str) -> State {
    at(link).update(Action::ToggleMore)
}

#[test]
fn the_text_of_each_state_is_as_recorded() {
    compare_texts(STATES, |language, link| {
        Html::parse_fragment(&markup_in(language, &opened(link), false))
    });
}

#[test]
fn the_text_of_each_embed_is_as_recorded() {
    compare_texts(EMBEDDED, |language, link| {
        Html::parse_fragment(&markup_in(language, &at(link), true))
    });
}

#[test]
fn the_text_of_each_printed_page_is_as_recorded() {
    compare_texts(PRINTED, |language, link| on_paper(language, &at(link)));
}

/// Returns the parts of each state of a row, with the links and the actions that lead there.
fn text_of(
    language: Language,
    Part {
        shown,
        selector,
        states,
        ..
    }: &Part,
) -> String {
    let texts = states.iter().map(|(link, actions)| {
        let state = actions
            .iter()
            .fold(at(link), |state, action| state.update(action.clone()));
        let html = match shown {
            Shown::Page => Html::parse_fragment(&markup_in(language, &state, false)),
            Shown::Embedded => Html::parse_fragment(&markup_in(language, &state, true)),
            Shown::Paper => on_paper(language, &state),
        };
        let found: Vec<String> = all(&html, selector)
            .into_iter()
            .map(|element| detailed(&html, element))
            .collect();
        let actions: Vec<String> = actions
            .iter()
            .map(|action| format!(", {action:?}"))
            .collect();
        format!("-- #{link}{}\n{}", actions.concat(), found.join("\n"))
    });
    texts.collect::<Vec<_>>().join("\n\n")
}

#[test]
fn parts_of_the_page_are_as_recorded_after_actions() {
    for (language, folder) in [(Language::En, "parts/en"), (Language::Ru, "parts/ru")] {
        in_folder(folder, || {
            for part in parts() {
                assert_snapshot!(part.name, text_of(language, &part), part.selector);
            }
        });
    }
}

#[test]
fn each_chart_is_drawn_as_recorded() {
    in_folder("charts", || {
        for (name, link) in CHARTS {
            let page = Html::parse_fragment(&markup_in(Language::En, &opened(link), false));
            // The other drawings are icons.
            let is_chart =
                |svg: &ElementRef| attr(*svg, "viewBox").is_some_and(|size| size != "0 0 24 24");
            let drawings: Vec<String> = all(&page, "svg")
                .into_iter()
                .filter(is_chart)
                .map(|svg| svg.html())
                .collect();
            // One element a line, so that a difference is easy to find.
            assert_snapshot!(*name, drawings.join("\n").replace("><", ">\n<"), link);
        }
    });
}

/// Returns the state with a pasted text, or with a file that was written for the tests of reading.
fn with_text(text: &str) -> State {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/crates/explain/tests/data/files"
    );
    let action = match text.strip_prefix("file:") {
        Some(name) => {
            let mut reader = Reader::default();
            reader.push(&std::fs::read(format!("{folder}/{name}")).unwrap());
            import::Action::Read(Rc::new(reader.finish()))
        }
        None => import::Action::Edit(text.to_owned()),
    };
    State::whole()
        .update(Action::OpenImport)
        .update(Action::Import(action))
}

#[test]
fn the_dialog_for_files_is_as_recorded() {
    let texts = [
        "",
        "Round,White,Black,Result,ECO\n1,Anna,Ben,1-0,B01\n1,Ben,,½,C00\n",
        "1400 30 won\n1550 100 maybe\n",
        "%PDF-1.7",
        "file:lichess.ndjson",
        "file:chess-com.pgn",
        "file:ogs.tsv",
        "file:tournament.pgn",
    ];
    for (language, folder) in [(Language::En, "parts/en"), (Language::Ru, "parts/ru")] {
        in_folder(folder, || {
            let dialogs = texts.map(|text| {
                let state = with_text(text);
                let rooms = Rooms::of(&state).unwrap();
                let props = ImportDialogProps {
                    import: ByPtr(rooms.import.clone()),
                    open: true,
                    language,
                    dispatch: Callback::noop(),
                };
                let html = language.speak(|| markup_of::<ImportDialog>(props));
                let html = Html::parse_fragment(&html);
                detailed(&html, all(&html, "dialog")[0])
            });
            // The first state is recorded whole, and of each further one the lines that the first does not have.
            let first: Vec<&str> = dialogs[0].lines().collect();
            let states = texts.iter().zip(&dialogs).enumerate();
            let states = states.map(|(k, (text, dialog))| {
                let lines = dialog.lines();
                let lines = lines.filter(|line| k == 0 || !first.contains(line));
                let lines: Vec<&str> = lines.collect();
                let name = text.replace('\n', "\\n");
                format!("-- {name}\n{}", lines.join("\n"))
            });
            let states: Vec<String> = states.collect();
            assert_snapshot!("import", states.join("\n\n"));
        });
    }
}

#[test]
fn the_comparison_with_a_site_is_as_recorded() {
    for (language, folder) in [(Language::En, "parts/en"), (Language::Ru, "parts/ru")] {
        in_folder(folder, || {
            let cards = ["lichess.ndjson", "ogs.tsv"].map(|name| {
                let state = with_text(&format!("file:{name}"));
                let compared = Rooms::of(&state).unwrap().import.compare();
                let compared = compared.map(|mut compared| {
                    compared.comparison.advance(usize::MAX);
                    Rc::new(compared)
                });
                let append = false;
                let take = import::Action::Take { append, compared };
                let state = state.update(Action::Import(take));
                let html = Html::parse_fragment(&markup_in(language, &state, false));
                let card = detailed(&html, all(&html, ".compared")[0]);
                format!("-- {name}\n{card}")
            });
            assert_snapshot!("compared", cards.join("\n\n"));
        });
    }
}
