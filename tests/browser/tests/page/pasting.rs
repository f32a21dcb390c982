//! Pasting results from a spreadsheet or a post, and opening a file with them.

use browser_tests::{DESK, until, visit};

#[test]
fn rows_of_a_spreadsheet_replace_the_games() {
    visit("", DESK, |page| {
        page.button("Paste or open a file").click();
        page.is_accessible();
        // The text comes at once, tabs included.
        page.field("Results, one game a line").run(
            "arguments[0].focus(); document.execCommand('insertText', false, arguments[1])",
            &["Opponent\tRD\tResult\n1400,5\t30\tW\n1550\t100,25\tD\n1700\t300\tL\n1600\t90\t0,75\n1700 300 maybe 7"
                .into()],
        );
        let panel = page.region("Paste or open a file").words();
        assert!(
            panel.contains("4 games found.") && panel.contains("“1700 300 maybe 7”"),
            "{panel}"
        );
        page.is_accessible();
        page.screenshot("paste");
        page.button("Replace the games").click();
        page.agrees_with_engine("g=1400.5,30,1;1550,100.25,0.5;1700,300,0;1600,90,0.75");
        assert_eq!(
            page.field("Results, one game a line").value(),
            "1700 300 maybe 7",
            "what was not understood stays"
        );
    });
}

#[test]
fn a_file_with_results_is_opened() {
    visit("", DESK, |page| {
        page.has_all();
        page.button("Paste or open a file").click();
        until("the field is there", || page.has("#paste-file"));
        page.first("#paste-file")
            .bring("results.txt", "1400 30 won\n1550 100 lost");
        until("its games are found", || {
            page.region("Paste or open a file")
                .words()
                .contains("2 games found.")
        });
        page.button("Replace the games").click();
        assert_eq!(page.games(), 2);
    });
}
