//! Undo and redo of every edit.

use browser_tests::keys::{CONTROL, SHIFT};
use browser_tests::{DESK, PHONE, visit};

#[test]
fn every_edit_can_be_undone_and_redone() {
    visit("", DESK, |page| {
        assert!(!page.button("Undo").is_enabled());
        assert!(!page.button("Redo").is_enabled());
        let mut results = vec![page.result()];

        page.field("Rating").type_over("1622");
        results.push(page.result());
        page.game(2).choose("Won");
        results.push(page.result());
        page.game(1).button("More for game 1").click();
        page.game(1).button("Remove game 1").click();
        results.push(page.result());
        page.button("Paste or open a file").click();
        page.field("Results, one game a line").type_text("1450 60 won");
        page.button("Add to the games").click();
        results.push(page.result());
        page.in_menu("Remove all").click();
        results.push(page.result());
        page.in_menu("Reset to the paper’s example").click();
        results.push(page.result());

        for expected in results.iter().rev().skip(1) {
            page.press(&[CONTROL, 'z']);
            assert_eq!(page.result(), *expected);
        }
        assert!(!page.button("Undo").is_enabled());
        for expected in results.iter().skip(1) {
            page.button("Redo").click();
            assert_eq!(page.result(), *expected);
        }
        assert!(!page.button("Redo").is_enabled());
    });
}

#[test]
fn undo_keys_work_inside_a_field() {
    visit("", DESK, |page| {
        let before = page.result();
        let field = page.field("Rating");
        field.type_over("1700");
        let after = page.result();
        page.press(&[CONTROL, 'z']);
        assert_eq!(page.result(), before);
        assert_eq!(field.value(), "1500", "the field follows");
        page.press(&[CONTROL, SHIFT, 'z']);
        assert_eq!(page.result(), after);
        page.press(&[CONTROL, 'z']);
        page.press(&[CONTROL, 'y']);
        assert_eq!(field.value(), "1700");
    });
}

#[test]
fn a_new_edit_ends_redo() {
    visit("", PHONE, |page| {
        page.field("Rating").type_over("1700");
        page.button("Undo").click();
        page.game(1).choose("Lost");
        assert!(!page.button("Redo").is_enabled());
        page.button("Undo").click();
        assert_eq!(page.field("Rating").value(), "1500");
        assert!(page.game(1).is_chosen("Won"));
    });
}
