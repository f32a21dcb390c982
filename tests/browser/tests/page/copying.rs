//! Copying numbers with all digits.

use browser_tests::{DESK, Element, Key, Page, until, visit};

/// Returns the text that the clipboard gets when an element is selected and copied. Returns an
/// empty text if that is left to the browser.
fn copied(page: &Page, element: &Element) -> String {
    element.run(
        "getSelection().selectAllChildren(arguments[0]);
         // Copied data can be written but not read, so the script watches the writing.
         const { setData } = DataTransfer.prototype;
         window.copied = '';
         DataTransfer.prototype.setData = function (kind, data) {
           window.copied = data;
           DataTransfer.prototype.setData = setData;
           return setData.call(this, kind, data);
         }",
        &[],
    );
    page.press(Key::Control + "c");
    page.text("window.copied")
}

#[test]
fn numbers_tables_and_sentences_are_copied_in_full() {
    visit("k=5&v=all", DESK, |page| {
        page.has_all();
        for selector in ["mn[data-quantity=v]", "data[data-quantity='games.0.g']"] {
            let number = page.region("Step 3").first(selector);
            let quantity = number.attribute("data-quantity").unwrap_or_default();
            let text = copied(page, &number);
            assert_eq!(text.parse(), Ok(page.number(&quantity)), "{text}");
            assert!(text.len() > 15, "{text}");
        }
        // A table is copied with tabs and lines.
        let text = copied(page, &page.table("Iterations"));
        let cells: Vec<&str> = text
            .lines()
            .last()
            .unwrap_or_default()
            .split('\t')
            .collect();
        assert_eq!(cells[0], "2", "{text}");
        for (column, value) in [
            (1, "a"),
            (2, "f_a"),
            (3, "b"),
            (4, "f_b"),
            (5, "c"),
            (6, "f_c"),
            (7, "width"),
        ] {
            let value = page.number(&format!("volatility.iterations.2.{value}"));
            assert_eq!(cells[column].parse(), Ok(value), "{text}");
        }
        let text = copied(page, &page.first("p.sentence"));
        assert!(
            text.starts_with("The rating falls by 35.949") && text.contains("to 1464.0506705"),
            "{text}"
        );
        assert_eq!(
            copied(page, &page.first("h1")),
            "",
            "the browser copies text without numbers by itself"
        );
    });
}

#[test]
fn all_values_of_a_step_are_copied_or_shown_for_copying() {
    visit("k=3", DESK, |page| {
        page.has_all();
        page.run(
            "navigator.clipboard.writeText = async (text) => { window.copied = text }",
            &[],
        );
        let step = page.region("Step 3");
        step.button("Copy all values of this step").click();
        until("it is told", || {
            step.first(".copy-values [role=status]").words() == "Copied."
        });
        let copied = page.evaluate("copied");
        let line = format!("games.0.g\t{}\n", page.number("games.0.g"));
        assert!(
            copied.as_str().is_some_and(|copied| copied.contains(&line)),
            "{line} in {copied}"
        );
        page.run(
            "navigator.clipboard.writeText = async () => { throw new Error('refused') }",
            &[],
        );
        step.button("Copy all values of this step").click();
        until("they stand there", || step.has("textarea"));
        assert_eq!(step.field("The values of this step").value(), copied);
        page.is_accessible();
    });
}
