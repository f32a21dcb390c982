//! Pasting results from a spreadsheet or a post.

use browser_tests::{DESK, PHONE, Page, period, until, visit};

/// Puts a text into the field at once, tabs included, as pasting does.
fn paste(page: &Page, text: &str) {
    page.field("Results, one game a line")
        .run("arguments[0].focus(); document.execCommand('insertText', false, arguments[1])", &[text.into()]);
}

#[test]
fn rows_of_a_spreadsheet_replace_the_games() {
    visit("", DESK, |page| {
        page.button("Paste or open a file").click();
        page.is_accessible();
        paste(page, "Opponent\tRD\tResult\n1400,5\t30\tW\n1550\t100,25\tD\n1700\t300\tL\n1600\t90\t0,75");
        assert!(page.region("Paste or open a file").words().contains("4 games found."));
        page.screenshot("paste");
        page.button("Replace the games").click();
        assert_eq!(page.games(), 4);
        page.agrees_with_engine(&period(
            [1500.0, 200.0, 0.06],
            0.5,
            &[[1400.5, 30.0, 1.0], [1550.0, 100.25, 0.5], [1700.0, 300.0, 0.0], [1600.0, 90.0, 0.75]],
        ));
        assert!(!page.has_region("Paste or open a file"), "it closes when all is taken");
    });
}

#[test]
fn a_bad_line_is_reported_and_stays() {
    visit("", PHONE, |page| {
        page.button("Paste or open a file").click();
        paste(page, "1400 30 won\n1550 about-100 lost\n1700 300 maybe 7\n1600 90 draw");
        let panel = page.region("Paste or open a file").words();
        assert!(panel.contains("2 games found."), "{panel}");
        assert!(panel.contains("2 lines need correcting"), "{panel}");
        assert!(panel.contains("Line 2, “1550 about-100 lost”: the RD is no number."), "{panel}");
        assert!(panel.contains("Line 3, “1700 300 maybe 7”"), "{panel}");
        page.is_accessible();
        page.screenshot("paste-phone");
        page.button("Add to the games").click();
        assert_eq!(page.games(), 5);
        let field = page.field("Results, one game a line");
        assert_eq!(field.value(), "1550 about-100 lost\n1700 300 maybe 7", "what was not understood stays");
        field.type_over("1550 100 lost");
        page.button("Add to the games").click();
        assert_eq!(page.games(), 6);
    });
}

#[test]
fn cancelling_a_paste_changes_nothing() {
    visit("", DESK, |page| {
        let before = page.result();
        page.button("Paste or open a file").click();
        assert!(!page.button("Replace the games").is_enabled(), "there is nothing to take");
        paste(page, "1400 30 won");
        page.button("Cancel").click();
        assert_eq!(page.result(), before);
        assert_eq!(page.games(), 3);
    });
}

#[test]
fn a_file_with_results_is_opened() {
    visit("", DESK, |page| {
        page.has_all();
        page.button("Paste or open a file").click();
        until("the field is there", || page.has("#paste-file"));
        page.run(
            "const files = new DataTransfer();
             files.items.add(new File(['1400 30 won\\n1550 100 lost'], 'results.txt', { type: 'text/plain' }));
             const field = document.querySelector('#paste-file');
             field.files = files.files;
             field.dispatchEvent(new Event('change', { bubbles: true }))",
            &[],
        );
        until("its games are found", || page.region("Paste or open a file").words().contains("2 games found."));
        page.button("Replace the games").click();
        assert_eq!(page.games(), 2);
    });
}
