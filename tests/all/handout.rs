//! Printed pages: a handout, or a worksheet that has no answer before its key.

use crate::support::{html, page};
use explain::words::Language;
use html::{all, attr, one, within, words};
use page::{at, on_paper};
use proptest::prelude::*;
use scraper::{ElementRef, Html};
use std::collections::BTreeSet;

const UPSET: &str = "p=1500,60,0.06&g=2700,60,1";
const TEN: &str = "p=1612,84,0.059&g=1500,60,1;1590,45,0;1700,90,0.5;1650,70,1;1480,120,1;1730,55,0;1610,62,0.5;1820,150,1;1555,80,0;1600,44,1";
const ALL: [&str; 9] = [
    "",
    UPSET,
    TEN,
    "g=&i=3",
    "s=",
    "y=lichess",
    "y=ogs",
    "y=inversus&g=1500,100,1",
    "t=1.2&p=1500,50,0.06&g=2500,50,1",
];

fn printed(link: &str) -> Html {
    on_paper(Language::En, &at(link))
}

fn worksheet(link: &str) -> Html {
    printed(
        &[link, "h=1"]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("&"),
    )
}

/// Returns the numbers within an element: path, full value and shown text.
fn numbers(element: ElementRef) -> Vec<[String; 3]> {
    let of = |element: ElementRef| {
        let value = attr(element, "value").or(attr(element, "data-value"))?;
        Some([
            attr(element, "data-quantity")?.to_owned(),
            value.to_owned(),
            words(element),
        ])
    };
    within(element, "[data-quantity]")
        .into_iter()
        .filter_map(of)
        .collect()
}

/// Returns the parts of a worksheet before its key.
fn before_key(html: &Html) -> Vec<ElementRef<'_>> {
    one(html, ".handout")
        .child_elements()
        .filter(|element| attr(*element, "class") != Some("key"))
        .collect()
}

#[test]
fn paper_has_no_controls_and_no_duplicate_ids() {
    for link in ALL {
        for html in [printed(link), worksheet(link)] {
            assert_eq!(
                all(&html, "button, select, input, summary, details, [id]").len(),
                0,
                "{link}"
            );
            assert_eq!(all(&html, "article").len(), 1, "{link}");
        }
    }
}

#[test]
fn other_rooms_have_no_handout() {
    for link in ["r=group", "r=systems"] {
        assert_eq!(all(&printed(link), "*").len(), 1, "{link}: the root alone");
    }
}

#[test]
fn a_handout_prints_the_first_of_many_games() {
    let games = vec!["1500,60,1"; 300].join(";");
    let html = printed(&format!("g={games}"));
    assert_eq!(within(one(&html, ".goes-in"), "tbody tr").len(), 25);
    assert!(words(one(&html, ".goes-in")).contains("… and 275 more games."));
}

#[test]
fn a_worksheet_asks_every_step_and_has_lines_to_write_on() {
    let html = worksheet("");
    let asked: Vec<ElementRef> = all(&html, ".handout > .paper-step");
    for step in &asked[1..] {
        assert!(!within(*step, ".blank").is_empty(), "{}", words(*step));
        assert!(!within(*step, ".formula").is_empty(), "{}", words(*step));
    }
}

#[test]
fn a_worksheet_has_no_number_of_its_key() {
    for link in ALL {
        let html = worksheet(link);
        let given = |path: &str| path.starts_with("in.") || path.ends_with(".score");
        let asked = before_key(&html);
        let shown: BTreeSet<String> = asked
            .iter()
            .flat_map(|part| numbers(*part))
            .map(|[_, _, read]| read)
            .collect();
        for part in &asked {
            for [path, ..] in numbers(*part) {
                assert!(given(&path), "{link}: {path}");
            }
            assert_eq!(
                within(*part, "svg").len(),
                0,
                "{link}: a chart would show the answer"
            );
        }
        let all_words: String = asked.iter().map(ElementRef::html).collect();
        for [path, full, read] in numbers(one(&html, ".key")) {
            // A short number may be the same as a given one.
            if !given(&path) && read.len() > 4 && !shown.contains(&read) {
                assert!(
                    full.len() <= 4 || !all_words.contains(&full),
                    "{link}: {path} = {full}"
                );
                assert!(!all_words.contains(&read), "{link}: {path} is read {read}");
            }
        }
    }
}

/// Returns the questions of a worksheet, without the given numbers and results.
fn questions(html: &Html) -> String {
    let mut asked = String::new();
    for part in before_key(html)
        .into_iter()
        .filter(|part| attr(*part, "class") != Some("found"))
    {
        for node in part.descendants() {
            let is_given = |element: ElementRef| {
                matches!(element.value().name(), "data" | "mn")
                    || attr(element, "class") == Some("words")
            };
            if let Some(text) = node.value().as_text()
                && !node.ancestors().filter_map(ElementRef::wrap).any(is_given)
            {
                asked.push_str(text);
            }
        }
    }
    asked
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// The questions do not show whether the rating rises, where the bracket comes from, or how many iterations Step 5
    /// takes.
    #[test]
    fn the_questions_do_not_depend_on_the_answers(
        player in (1000..2200_i32, 30..350_i32),
        games in proptest::collection::vec((1000..2800_i32, 30..350_i32, 0..=1_i32), 3),
    ) {
        let games: Vec<String> = games.iter().map(|(r, rd, s)| format!("{r},{rd},{s}")).collect();
        let link = format!("p={},{},0.06&g={}", player.0, player.1, games.join(";"));
        prop_assert_eq!(questions(&worksheet(&link)), questions(&worksheet("")));
    }
}
