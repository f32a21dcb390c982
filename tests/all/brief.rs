//! Messages about unreadable input are short.

use crate::support::{html, page};
use explain::steps::brief::{LONGEST, NAMED, brief_names, cut};
use explain::words::Language;
use html::{one, words};
use page::{at, rendered};
use proptest::prelude::*;

/// Returns a text a thousand times as long as a message may be.
fn endless() -> String {
    "½äx".repeat(30_000)
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
        let notice = words(one(&rendered(&at(&fragment)), ".notice p"));
        let name: String = fragment.chars().take(20).collect();
        let length = notice.chars().count();
        assert!(length < 250, "{name}: {length} characters");
        assert!(
            notice.contains('…') || more.is_some_and(|more| notice.contains(more)),
            "{name}: {notice}"
        );
    }
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
