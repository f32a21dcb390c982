//! The dialog for sharing, rendered on the server and parsed as HTML.

use crate::support::act::{load, rooms};
use crate::support::document::{PAGE, dialog_after, document};
use crate::support::html;
use explain::by_ptr::ByPtr;
use explain::case::level::Level;
use explain::case::{self, GameForm, Score, link};
use explain::export::csv;
use explain::export::data::Data;
use explain::export::document::{Extent, words as plain};
use explain::export::embed::{Way, beside, code, lesson_code};
use explain::export::formats::{Format, write};
use explain::export::gallery::picture;
use explain::export::picture::Shade;
use explain::export::subject::Subject;
use explain::export::vectors::{Program, Vector};
use explain::ids::{HasId, VariantArray};
use explain::numbers::Digits;
use explain::words::Language;
use glicko2_page::state::share::{About, Action, Said, Share, Tab};
use glicko2_page::state::{Action as PageAction, Options, State};
use glicko2_page::{ShareDialog, ShareDialogProps, by_system};
use html::{all as select, ids, markup_of, one, within};
use scraper::{ElementRef, Html};
use yew::Callback;

fn props(share: &Share, state: &State) -> ShareDialogProps {
    ShareDialogProps {
        share: share.clone(),
        about: About::Case(ByPtr(state.view.derivation.clone())),
        stale: !state.player.problems.is_empty(),
        options: state.view.options.clone(),
        link: format!(
            "{PAGE}#{}",
            link::print(&state.player.case, &state.view.options)
        ),
        language: Language::En,
        dispatch: Callback::noop(),
        is_too_large: false,
        print: Callback::noop(),
        system: "Glicko-2 (2022)",
        by_system: None,
    }
}

fn dialog(props: ShareDialogProps) -> Html {
    Html::parse_fragment(&markup_of::<ShareDialog>(props))
}

fn rendered(share: &Share, state: &State) -> Html {
    dialog(props(share, state))
}

/// Returns the text with its line ends, which a field keeps.
fn words(element: ElementRef) -> String {
    element.text().collect()
}

/// Checks the exported text in its field. A parser skips the first line end of a field.
#[track_caller]
fn holds(html: &Html, id: &str, text: &str) {
    let held = words(one(html, &format!("textarea#{id}")));
    let plain = |text: &str| text.replace("\r\n", "\n");
    assert_eq!(
        plain(&held).trim_start_matches('\n'),
        plain(text).trim_start_matches('\n')
    );
}

const HOSTILE: &str = "</textarea><script>alert(1)</script>\"'><img src=x onerror=alert(1)>";

fn states() -> Vec<(&'static str, State)> {
    let loaded =
        |case: &case::Case| State::default().update(load(&link::print(case, &Options::default())));
    let crowd =
        case::Case::papers_example()
            .with_games(vec![GameForm::new("1500", "100", Score::Draw); 500]);
    let hostile = case::Case::papers_example()
        .with_player(case::Participant::new("", HOSTILE, "200", "0.06"));
    vec![
        ("the paper's example", State::default()),
        (
            "an idle period",
            State::default().update(PageAction::ClearGames),
        ),
        ("five hundred games", loaded(&crowd)),
        ("hostile texts", loaded(&hostile)),
    ]
}

fn shares() -> Vec<Share> {
    let mut shares: Vec<Share> = Tab::VARIANTS
        .iter()
        .map(|&tab| dialog_after([Action::Show(tab)]))
        .collect();
    let show = |tab, action| dialog_after([Action::Show(tab), action]);
    shares.extend(
        Subject::VARIANTS
            .iter()
            .map(|&subject| show(Tab::Picture, Action::SetSubject(subject))),
    );
    let whole = |&format| {
        show(Tab::Text, Action::SetFormat(format)).update(Action::SetExtent(Extent::Full))
    };
    shares.extend(Format::VARIANTS.iter().map(whole));
    shares.extend(Data::OF_CASE.map(|data| show(Tab::File, Action::SetData(data))));
    shares.push(show(Tab::Embed, Action::SetWay(Way::Element)));
    shares.push(show(Tab::File, Action::Say(Said::NotSaved)));
    shares
}

#[test]
fn every_part_has_names_and_no_foreign_markup() {
    for (name, state) in states() {
        for share in shares() {
            let html = rendered(&share, &state);
            let what = format!("{name}: {share:?}");
            let foreign = "script, [style], [onclick], img:not([alt]), iframe:not([title])";
            assert_eq!(select(&html, foreign).len(), 0, "{what}");
            let dialog = one(&html, "dialog");
            let title = dialog.attr("aria-labelledby").unwrap();
            assert_eq!(words(one(&html, &format!("#{title}"))), "Share & embed");
            assert_eq!(ids(&html).err(), None, "{what}");
            for field in select(&html, "textarea, input:not([type=radio])") {
                let id = field.attr("id").unwrap();
                assert!(
                    !words(one(&html, &format!("label[for='{id}']"))).is_empty(),
                    "{what}: {id}"
                );
            }
            for group in select(&html, "[role=radiogroup], select, section") {
                let label = group.attr("aria-label").unwrap_or_default();
                assert!(!label.is_empty(), "{what}");
                let is_group = group.value().name() == "div";
                let chosen = within(group, "input[checked]").len();
                assert!(!is_group || chosen == 1, "{what}: one is chosen");
            }
            for area in select(&html, "textarea") {
                assert!(area.attr("readonly").is_some(), "{what}");
            }
            one(&html, "[role=status]");
        }
    }
}

#[test]
fn a_closed_dialog_is_not_rendered() {
    assert_eq!(
        markup_of::<ShareDialog>(props(&Share::default(), &State::default())),
        ""
    );
}

#[test]
fn each_part_contains_its_export() {
    for (name, state) in states() {
        let link = props(&Share::default(), &state).link;
        let derivation = &state.view.derivation;
        let case = document(&derivation.period, &derivation.trace, &link);
        println!("{name}");

        holds(&rendered(&dialog_after([]), &state), "share-link", &link);

        for &format in Format::VARIANTS {
            for extent in [Extent::Short, Extent::Full] {
                let share = dialog_after([
                    Action::Show(Tab::Text),
                    Action::SetFormat(format),
                    Action::SetExtent(extent),
                ]);
                let html = rendered(&share, &state);
                let written = write(&case, format, extent);
                holds(&html, "share-text", &written.text);
                assert_eq!(
                    select(&html, ".warning").len(),
                    usize::from(written.cut.is_some()),
                    "{format:?}"
                );
                assert!(
                    words(one(&html, "section"))
                        .contains(&format!("{} characters", written.length))
                );
                one(&html, &format!("option[value='{}'][selected]", format.id()));
            }
        }

        for subject in Subject::VARIANTS
            .iter()
            .copied()
            .filter(|subject| subject.is_of(case.trace))
        {
            for shade in [Shade::Light, Shade::Dark] {
                let share = dialog_after([
                    Action::Show(Tab::Picture),
                    Action::SetSubject(subject),
                    Action::SetShade(shade),
                ]);
                let html = rendered(&share, &state);
                let picture = picture(&case, state.view.position(), subject, shade);
                let image = one(&html, "img");
                assert_eq!(
                    (image.attr("alt"), image.attr("src")),
                    (Some(&*picture.alt), Some(&*picture.address()))
                );
                holds(&html, "share-alt", &picture.alt);
                holds(&html, "share-svg", &picture.svg);
            }
        }

        for way in [Way::Frame, Way::Element] {
            let share = dialog_after([Action::Show(Tab::Embed), Action::SetWay(way)]);
            let html = rendered(&share, &state);
            let frame = one(&html, "iframe");
            assert_eq!(frame.attr("src"), Some(&*beside(&link)));
            let code = code(&link, frame.attr("title").unwrap(), way);
            holds(&html, "share-code", &code);
        }

        let vector = Vector::of(case.period).unwrap();
        let snippets = [
            Program::Rust,
            Program::Crate,
            Program::Python,
            Program::JavaScript,
        ];
        let snippets = snippets.map(|of| (Data::Snippet(of), vector.snippet(of, Language::En)));
        let tables = [
            (Data::Games, csv::games(case.period, case.trace, &[])),
            (Data::Iterations, csv::iterations(case.trace)),
        ];
        for (data, text) in tables.into_iter().chain(snippets) {
            let share = dialog_after([Action::Show(Tab::File), Action::SetData(data)]);
            holds(&rendered(&share, &state), "share-data", &text);
        }
    }
}

#[test]
fn pages_without_a_case_offer_only_the_link() {
    let share = dialog_after([Action::Show(Tab::Picture)]);
    let link = format!("{PAGE}#r=season&s=1400,30,1");
    let html = dialog(ShareDialogProps {
        about: About::Page,
        link: link.clone(),
        ..props(&share, &State::default())
    });
    holds(&html, "share-link", &link);
    assert_eq!(select(&html, "[role=radiogroup], img").len(), 0);
}

#[test]
fn a_lesson_offers_the_link_and_a_frame() {
    let link = format!("{PAGE}#r=learn&n=fell");
    for tab in [Tab::Embed, Tab::Text] {
        let html = dialog(ShareDialogProps {
            about: About::Lesson("I won and my rating fell"),
            link: link.clone(),
            ..props(&dialog_after([Action::Show(tab)]), &State::default())
        });
        assert_eq!(select(&html, "[name=share-tab]").len(), 2);
        match tab {
            Tab::Embed => holds(
                &html,
                "share-code",
                &lesson_code(&link, "I won and my rating fell"),
            ),
            _ => holds(&html, "share-link", &link),
        }
    }
}

/// A tab, the link of the page, whether its case is outdated, and the note.
#[test]
fn the_dialog_has_notes() {
    let text = Language::En.share();
    let long = |length: usize| format!("#{}", "1".repeat(length - PAGE.len() - 1));
    for (tab, link, stale, note, told) in [
        (Tab::Link, "#k=1".to_owned(), true, text.stale(), true),
        (Tab::Link, "#k=1".to_owned(), false, text.stale(), false),
        (Tab::Link, long(299), false, text.link_long(), false),
        (Tab::Link, long(300), false, text.link_long(), true),
        (
            Tab::Embed,
            "#p=1500,200,0.06".to_owned(),
            false,
            text.embed_paper(),
            false,
        ),
        (
            Tab::Embed,
            "#y=lichess&p=1500,200,0.06".to_owned(),
            false,
            text.embed_paper(),
            true,
        ),
    ] {
        let props = props(&dialog_after([Action::Show(tab)]), &State::default());
        let html = dialog(ShareDialogProps {
            link: format!("{PAGE}{link}"),
            stale,
            ..props
        });
        assert_eq!(
            words(one(&html, "dialog")).contains(note),
            told,
            "{link}: {note}"
        );
    }
}

#[test]
fn private_addresses_have_no_code() {
    let share = dialog_after([Action::Show(Tab::Embed)]);
    let html = dialog(ShareDialogProps {
        link: "file:///x#k=1".to_owned(),
        ..props(&share, &State::default())
    });
    assert_eq!(select(&html, "textarea").len(), 0);
    assert_eq!(
        words(one(&html, ".warning")),
        Language::En.share().no_code()
    );
}

#[test]
fn title_tabs_and_close_button_do_not_scroll() {
    let html = rendered(&dialog_after([Action::Show(Tab::Embed)]), &State::default());
    let head = one(&html, ".sheet-head");
    assert_eq!(
        within(head, "h2, input[type=radio], button").len(),
        1 + 5 + 2
    );
    assert!(within(one(&html, ".sheet-body"), "h2, [name=share-tab]").is_empty());
}

#[test]
fn texts_for_others_describe_the_result_of_the_system() {
    for (link, told) in [
        ("y=lichess", ["37", "1463?", "1.45"]),
        ("y=lichess&g=1500,60,1", ["", "Lichess", ""]),
    ] {
        let state = State::whole().update(load(link));
        let result = rooms(&state).result.clone().expect("it can be rated");
        let answer = by_system(&result, Level::P95, Digits::Auto, Language::En);
        for (paragraph, part) in answer.told.iter().chain(&answer.reasons).zip(told) {
            let said = plain(paragraph, Digits::Auto);
            assert!(said.contains(part), "{part}: {said}");
        }
    }
}
