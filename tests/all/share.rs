//! The dialog for sharing: its state, pictures, code for other pages.

use crate::support::act::load;
use crate::support::document::{PAGE, dialog_after as opened, document};
use crate::support::html::one;
use explain::case::link::{self, Link, is_beyond};
use explain::case::{self, GameForm, Score};
use explain::export::data::Data;
use explain::export::document::{Case, Extent};
use explain::export::embed::{Way, beside, case as embedded, code, height};
use explain::export::formats::Format;
use explain::export::gallery::picture;
use explain::export::picture::{Picture, Shade};
use explain::export::subject::Subject;
use explain::export::vectors::Program;
use explain::for_scripts::{CLOSED, FEW, GAMES, GUESSED, ROW};
use explain::ids::{HasId, VariantArray};
use explain::words::Language;
use glicko2_page::state::share::{Action, Said, Share, Tab};
use glicko2_page::state::{Options, State, StepPosition};
use glicko2_steps::{Game, Period, Player, Trace, rate};
use proptest::prelude::*;
use scraper::Html;

// The state

#[test]
fn choices_stay_until_the_dialog_opens_again() {
    let chosen = opened([
        Action::Show(Tab::Text),
        Action::SetFormat(Format::Reddit),
        Action::SetExtent(Extent::Full),
        Action::SetSubject(Subject::Root),
        Action::SetShade(Shade::Dark),
        Action::SetWay(Way::Element),
        Action::SetData(Data::Snippet(Program::Python)),
    ]);
    let expected = Share {
        open: true,
        openings: 1,
        tab: Tab::Text,
        format: Format::Reddit,
        extent: Extent::Full,
        subject: Subject::Root,
        shade: Shade::Dark,
        way: Way::Element,
        data: Data::Snippet(Program::Python),
        said: None,
    };
    assert_eq!(chosen, expected);
    let closed = chosen.update(Action::Close);
    assert_eq!(
        closed,
        Share {
            open: false,
            ..expected.clone()
        }
    );
    assert_eq!(
        closed.update(Action::Open(Tab::Picture)),
        Share {
            openings: 2,
            tab: Tab::Picture,
            ..expected
        }
    );
}

#[test]
fn a_message_stays_until_the_next_action() {
    for said in [
        Said::Copied,
        Said::CopyYourself,
        Said::Saved,
        Said::NotSaved,
    ] {
        let share = opened([Action::Say(said.clone())]);
        assert!(share.open && share.said == Some(said));
        for action in [
            Action::Show(Tab::File),
            Action::SetShade(Shade::Dark),
            Action::Close,
        ] {
            assert_eq!(share.update(action.clone()).said, None, "{action:?}");
        }
    }
}

#[test]
fn ids_lead_back_to_their_values() {
    for data in Data::OF_CASE
        .into_iter()
        .chain(Data::OF_PERIODS)
        .chain(Data::OF_LIST)
    {
        assert_eq!(Data::from_id(data.id()), Some(data));
    }
    for &subject in Subject::VARIANTS {
        assert_eq!(Subject::from_id(subject.id()), Some(subject));
    }
    for &tab in Tab::VARIANTS {
        assert_eq!(
            Tab::of_link(&format!("#p=1500,200,0.06&z={}", tab.id())),
            Some(tab)
        );
    }
    for nothing in ["", "z=", "z=x", "y=share", "zz=share", "p=z"] {
        assert_eq!(Tab::of_link(nothing), None, "{nothing}");
    }
}

#[test]
fn a_link_to_the_dialog_does_not_change_the_case() {
    assert!(is_beyond("#z=share") && is_beyond("p=1600,200,0.06&z=text") && !is_beyond("p=z=1"));
    let is_of_dialog = |link| Link::parse(link).is_of_dialog();
    assert!(
        is_of_dialog("#z=share")
            && !is_of_dialog("z=share&t=1")
            && !is_of_dialog("")
            && !is_of_dialog("zz=1")
    );
    assert!(!is_of_dialog("z=share&r=group"));
    let full = State::whole().update(load("p=1600,200,0.06&t=0.3"));
    assert_eq!(full.update(load("#z=share")).link(), full.link());
    // A link with a case opens the case, and the dialog is no part of it.
    let loaded = State::whole().update(load("p=1600,200,0.06&t=0.3&z=share"));
    assert_eq!(loaded.link(), full.link());
    assert_eq!(loaded.notice, None);
}

// Code for other pages

fn attributes(markup: &str, selector: &str) -> Vec<(String, String)> {
    let html = Html::parse_fragment(markup);
    let attributes = one(&html, selector).value().attrs();
    attributes
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

fn attribute(markup: &str, selector: &str, name: &str) -> String {
    let found = attributes(markup, selector)
        .into_iter()
        .find(|(known, _)| known == name);
    found.unwrap_or_else(|| panic!("no {name}: {markup}")).1
}

#[test]
fn a_frame_shows_the_case_in_a_sandbox() {
    let link = format!("{PAGE}index.html?x=1#p=1600,50,0.06&g=1500,30,1&k=5.1");
    let markup = code(&link, "A \"title\" <b>", Way::Frame);
    for (name, expected) in [
        (
            "src",
            "https://example.org/glicko-2/embed.html#p=1600,50,0.06&g=1500,30,1&k=5.1",
        ),
        ("title", "A \"title\" <b>"),
        ("loading", "lazy"),
    ] {
        assert_eq!(attribute(&markup, "iframe", name), expected);
    }
    let sandbox = attribute(&markup, "iframe", "sandbox");
    assert!(
        sandbox.contains("allow-scripts") && !sandbox.contains("same-origin"),
        "{sandbox}"
    );
}

#[test]
fn a_frame_without_a_script_has_a_height_for_its_content() {
    assert_eq!(height("#"), CLOSED);
    assert_eq!(
        height("#g=1500,30,1"),
        height("#g="),
        "folded parts have no height"
    );
    let [none, one, two] = ["#h=1&g=", "#h=1&g=1,2,1", "#h=1&g=1,2,1;1,2,1"].map(height);
    assert_eq!(
        [none, one, two],
        [GUESSED, GUESSED + GAMES + ROW, GUESSED + GAMES + 2 * ROW]
    );
    assert_eq!(
        height(&format!("#h=1&g={}", ["1,2,1"; FEW + 1].join(";"))),
        none
    );
    assert!(height("#k=3") > height("#"), "an open step needs more");
}

#[test]
fn an_element_has_the_case_as_attributes() {
    let markup = code(
        &format!("{PAGE}#p=1600,50,0.06&t=0.3&g=1500,30,1;1400,20,0.25&l=99&h=1"),
        "T",
        Way::Element,
    );
    assert_eq!(
        attribute(&markup, "script", "src"),
        format!("{PAGE}embed.js")
    );
    let mut found = attributes(&markup, "glicko2-calculator");
    found.sort();
    let expected = [
        ("games", "1500,30,1;1400,20,0.25"),
        ("hide", "1"),
        ("level", "99"),
        ("player", "1600,50,0.06"),
        ("tau", "0.3"),
    ];
    assert_eq!(
        found,
        expected.map(|(name, value)| (name.to_owned(), value.to_owned()))
    );
    // Readers without scripts follow the link.
    assert!(attribute(&markup, "glicko2-calculator > a", "href").starts_with(PAGE));

    // The paper's example has its attributes as well, although its link leaves it out.
    let papers = code(&format!("{PAGE}#k=1"), "T", Way::Element);
    assert_eq!(
        attribute(&papers, "glicko2-calculator", "player"),
        "1500,200,0.06"
    );
    assert_eq!(
        attribute(&papers, "glicko2-calculator", "games"),
        "1400,30,1;1550,100,0;1700,300,0"
    );

    // Encoded characters in an attribute would be encoded twice, so the attribute is the whole link.
    let comma = code(&format!("{PAGE}#p=1600%2C5,50,0.06"), "T", Way::Element);
    assert_eq!(
        attribute(&comma, "glicko2-calculator", "link"),
        "#p=1600%2C5,50,0.06"
    );
}

#[test]
fn parts_unknown_to_the_small_page_are_left_out() {
    assert_eq!(
        embedded(&format!(
            "{PAGE}#r=group&y=ogs&x=rp:3&m=t:0.3&z=share&p=1600,50,0.06&q=1"
        )),
        "p=1600,50,0.06"
    );
    assert_eq!(beside(&format!("{PAGE}#y=ogs&k=5.1")), "./embed.html#k=5.1");
    // An empty fragment is the top of the page, so the page around the frame would scroll to it.
    assert_eq!(beside(&format!("{PAGE}#")), "./embed.html");
    assert!(code(&format!("{PAGE}#"), "", Way::Frame).contains("embed.html\" "));
}

#[test]
fn private_addresses_have_no_code() {
    for link in [
        "",
        "about:srcdoc",
        "file:///home/me/index.html#k=1",
        "javascript:alert(1)",
        "data:text/html,x",
    ] {
        assert_eq!(code(link, "T", Way::Frame), "", "{link}");
        assert_eq!(code(link, "T", Way::Element), "", "{link}");
    }
}

proptest! {
    #[test]
    fn code_is_well_formed_and_restores_the_case(
        rating in ".{0,20}", score in ".{0,8}", tau in "[ -~]{0,8}", title in ".{0,30}",
    ) {
        let games = vec![GameForm::new("<img src=x>", "\"'", Score::Typed(score))];
        let player = case::Participant::new("", &rating, "200", "0.06");
        let form = case::Case { tau, ..case::Case::papers_example().with_games(games).with_player(player) };
        let link = format!("{PAGE}#{}", link::print(&form, &Options::default()));
        let frame = attribute(&code(&link, &title, Way::Frame), "iframe", "src");
        let fragment = frame.split_once('#').unwrap().1;
        prop_assert_eq!(&link::parse(fragment).case, &form);
        let element = code(&link, &title, Way::Element);
        prop_assert_eq!(attributes(&element, "glicko2-calculator").len(), 1, "{}", element);
        let fragment = attribute(&element, "glicko2-calculator", "link");
        prop_assert_eq!(&link::parse(&fragment).case, &form);
    }
}

// Pictures

fn rated(games: Vec<Game>) -> (Period, Trace) {
    let period = Period {
        games,
        ..Period::papers_example()
    };
    let trace = rate(&period).unwrap();
    (period, trace)
}

fn of((period, trace): &(Period, Trace)) -> Case<'_> {
    document(period, trace, PAGE)
}

fn draw(rated: &(Period, Trace), subject: Subject, shade: Shade) -> Picture {
    picture(&of(rated), StepPosition::default(), subject, shade)
}

#[test]
fn every_subject_has_its_own_picture_and_description() {
    let papers = rated(Period::papers_example().games);
    let (case, position) = (of(&papers), StepPosition { step: 5, sub: 1 });
    let drawn = |subject, shade| picture(&case, position, subject, shade);
    let subjects = Subject::VARIANTS.iter();
    let pictures: Vec<_> = subjects
        .map(|&subject| drawn(subject, Shade::Light))
        .collect();
    for (i, picture) in pictures.iter().enumerate() {
        assert!(
            pictures[..i]
                .iter()
                .all(|other| other.alt != picture.alt && other.svg != picture.svg)
        );
        assert!(
            !picture.alt.contains("table below"),
            "there is no table beside a picture: {}",
            picture.alt
        );
        let html = Html::parse_fragment(&picture.svg);
        let desc = one(&html, "desc").text().collect::<String>();
        assert_eq!(desc, picture.alt);
    }
    for &subject in Subject::VARIANTS {
        let [dark, light] = [Shade::Dark, Shade::Light].map(|shade| drawn(subject, shade));
        assert_ne!(dark.svg, light.svg);
    }
}

#[test]
fn without_games_there_are_only_the_card_and_the_curve() {
    let idle = rated(Vec::new());
    let card = draw(&idle, Subject::Card, Shade::Light);
    for &subject in Subject::VARIANTS {
        let has = matches!(subject, Subject::Card | Subject::Strength);
        assert_eq!(subject.is_of(&idle.1), has, "{subject:?}");
        let is_card = draw(&idle, subject, Shade::Light) == card;
        assert_eq!(is_card, subject != Subject::Strength);
    }
    assert_eq!(StepPosition { step: 5, sub: 9 }.iteration(&idle.1), 0);
}

#[test]
fn descriptions_leave_out_most_of_a_thousand_games() {
    let crowd = rated(vec![Game::new(1500.0, 100.0, 0.5); 1000]);
    for &subject in Subject::VARIANTS {
        let alt = draw(&crowd, subject, Shade::Light).alt;
        assert!(alt.len() < 1500, "{subject:?}: {}", alt.len());
    }
    let alt = draw(&crowd, Subject::Expectation, Shade::Light).alt;
    assert!(alt.contains("and so on for 980 more games"), "{alt}");
}

#[test]
fn an_address_contains_the_whole_picture() {
    let papers = rated(Period::papers_example().games);
    let picture = draw(&papers, Subject::Card, Shade::Dark);
    let address = picture.address();
    let (head, body) = address.split_once(',').unwrap();
    assert_eq!(head, "data:image/svg+xml;charset=utf-8");
    assert!(
        body.bytes()
            .all(|b| b.is_ascii() && !b"#\"<>%{}".contains(&b) || b == b'%')
    );
    let mut bytes = Vec::new();
    let mut rest = body.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let hex = [rest.next().unwrap(), rest.next().unwrap()];
                u8::from_str_radix(std::str::from_utf8(&hex).unwrap(), 16).unwrap()
            }
            other => other,
        });
    }
    assert_eq!(String::from_utf8(bytes).unwrap(), picture.svg);
}

#[test]
fn an_imported_case_can_be_shared_again() {
    let player = Player::new(1850.125, 45.5, 0.061);
    let period = Period::new(player, 0.75, vec![Game::new(1.0 / 3.0, 77.7, 0.125)]);
    let trace = rate(&period).unwrap();
    let json =
        serde_json::to_string(&explain::export::json::Export::of(&period, &trace, &[])).unwrap();
    let import: explain::export::json::Import = serde_json::from_str(&json).unwrap();
    let imported = import.case(Language::En).unwrap();
    // The page takes an import by its link.
    let link = link::print(
        &imported.case,
        &Options {
            rounding: imported.rounding,
            ..Options::default()
        },
    );
    let full = State::whole().update(load(&link));
    assert_eq!(
        (&*full.view.derivation.period, &*full.view.derivation.trace),
        (&period, &trace)
    );
}

/// Height of the small page at 690 pixels, measured in a browser with wide letters.
#[test]
fn the_offered_height_of_a_frame_fits_its_content() {
    let games = |count: usize| format!("g={}", vec!["1400,60,1"; count].join(";"));
    for (fragment, measured) in [
        (String::new(), 396),
        (games(10), 396),
        (games(30), 396),
        ("g=".to_owned(), 396),
        ("h=1".to_owned(), 336),
        ("k=3".to_owned(), 1884),
        (format!("k=3&{}", games(10)), 2065),
        ("k=5".to_owned(), 2287),
        ("k=8".to_owned(), 864),
    ] {
        let offered = height(&format!("{PAGE}#{fragment}"));
        assert!(
            (measured..measured + 60).contains(&offered),
            "{fragment}: {offered}, not {measured}"
        );
        let code = code(&format!("{PAGE}#{fragment}"), "", Way::Frame);
        assert!(code.contains(&format!("height=\"{offered}\"")), "{code}");
    }
}

#[test]
fn a_lesson_is_embedded_as_a_frame() {
    use explain::export::embed::{lesson_beside, lesson_code};
    let link = format!("{PAGE}#r=learn&n=fell.2");
    let markup = lesson_code(&link, "“I won” & <fell>");
    assert_eq!(
        attribute(&markup, "iframe", "src"),
        link.replace('#', "embed.html#")
    );
    assert_eq!(attribute(&markup, "iframe", "title"), "“I won” & <fell>");
    assert_eq!(lesson_beside(&link), "./embed.html#r=learn&n=fell.2");
    assert_eq!(
        lesson_code("file:///x#r=learn&n=fell", ""),
        "",
        "where nobody else can go"
    );
}
