//! Words of another language may be longer. The layout has room for them.

use crate::everywhere::{Typed, everywhere, follow};
use crate::widths::OVERFLOWING;
use browser_tests::{Page, Size, visit};

const WIDTHS: [u32; 4] = [320, 390, 768, 1280];

/// A script that makes every word on the page longer by two fifths and gives its letters accents,
/// like a language that the page does not have. Numbers, formulas and drawings stay the same.
const LENGTHEN: &str = "
    const done = window.lengthened ??= new WeakMap();
    const accents = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ů', y: 'ý', c: 'č', n: 'ñ', s: 'š', A: 'Â', E: 'É', I: 'Î', O: 'Ô', U: 'Ü' };
    const longer = (word) => {
      const accented = [...word].map((letter) => accents[letter] ?? letter).join('');
      return accented + 'ö'.repeat(Math.ceil(word.length * 0.4));
    };
    const isWord = { acceptNode: (node) => node.parentElement.closest('math, svg, data, script, style, textarea, code, pre, .symbol') ? 2 : 1 };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, isWord);
    let count = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (done.get(node) === node.data) continue;
      node.data = node.data.replace(/\\p{L}{2,}/gu, longer);
      done.set(node, node.data);
      count += 1;
    }
    return count";

#[track_caller]
fn longer_words_fit(page: &Page, what: &str) {
    let lengthened = page.run(LENGTHEN, &[]);
    assert!(
        lengthened.as_u64().is_some_and(|count| count > 0),
        "{what}: {lengthened:?}"
    );
    // The names of the rooms scroll if they do not fit side by side.
    let overflowing = OVERFLOWING.replace(".scroller,", ".scroller, .rooms,");
    for width in WIDTHS {
        page.resize(Size::new(width, 900));
        assert_eq!(
            page.run(&overflowing, &[]),
            serde_json::json!([]),
            "{what} at {width}"
        );
    }
}

#[test]
fn longer_words_fit_the_worked_example() {
    visit("v=all", Size::new(320, 640), |page| {
        page.has_all();
        page.run(
            "document.querySelectorAll('details').forEach((d) => { d.open = true })",
            &[],
        );
        longer_words_fit(page, "the example");
        page.screenshot("longer-words");
    });
}

#[test]
fn longer_words_fit_every_room_and_system() {
    visit("r=systems", Size::new(320, 640), |page| {
        for seen in everywhere(Typed::default()) {
            follow(page, &seen);
            longer_words_fit(page, &seen.link);
        }
    });
}
