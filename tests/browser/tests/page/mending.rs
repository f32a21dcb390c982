//! Wrong fields: each says what is wrong beside itself, and nothing is lost.

use browser_tests::{DESK, PHONE, visit};

#[test]
fn a_bad_field_shows_its_problem_and_keeps_the_last_result() {
    visit("", DESK, |page| {
        page.field("Rating").type_over("1600");
        let good = page.result();
        let top =
            || page.first(".answer .headline").run("return arguments[0].getBoundingClientRect().top + scrollY", &[]);
        let before = top();
        let rating = page.number("player.rating");

        let field = page.game(2).field("Opponent deviation");
        field.type_over("abc");
        assert_eq!(field.attribute("aria-invalid").as_deref(), Some("true"));
        assert_eq!(field.description(), "The deviation must be a number, such as 200.");
        assert_eq!(field.value(), "abc", "what was typed stays");
        assert_eq!(page.number("player.rating"), rating, "the last good result stays");
        assert_eq!(page.result(), good);
        let note = page.first(".answer").words();
        assert!(note.contains("Last good result."), "{note}");
        assert_eq!(top(), before, "nothing is pushed down");
        page.is_accessible();
        page.screenshot("bad-field");
        page.resize(PHONE);
        page.is_accessible();
        page.resize(DESK);

        field.type_over("100");
        assert_eq!(field.attribute("aria-invalid"), None);
        assert_eq!(field.attribute("aria-describedby"), None);
        assert_eq!(page.result(), good);
        assert!(!page.first(".answer").words().contains("Last good result"));
    });
}

#[test]
fn all_problems_are_shown_at_once() {
    visit("", PHONE, |page| {
        page.field("Rating").type_over("");
        page.field("Rating deviation").type_over("-1");
        page.field("Volatility").type_over("0");
        page.field("System constant").type_over("1e9999");
        page.game(1).field("Opponent rating").type_over("2000000");
        page.game(3).field("Opponent deviation").type_over("20000");
        for (field, problem) in [
            (page.field("Rating"), "The rating is missing."),
            (page.field("Rating deviation"), "The deviation must not be below 0."),
            (page.field("Volatility"), "The volatility must be above 0."),
            (page.field("System constant"), "The system constant must be finite."),
            (page.game(1).field("Opponent rating"), "The rating must lie between −1,000,000 and 1,000,000."),
            (page.game(3).field("Opponent deviation"), "The deviation must not be above 10,000."),
        ] {
            assert_eq!(field.description(), problem);
        }
        page.screenshot("all-wrong-phone");
    });
}

#[test]
fn an_invalid_case_survives_a_reload() {
    visit("", DESK, |page| {
        page.field("Rating").type_over("12x & <b>;,#%");
        browser_tests::until("the address follows", || page.fragment().contains("p=12x"));
        page.reload();
        assert_eq!(page.field("Rating").value(), "12x & <b>;,#%");
        assert_eq!(page.field("Rating").description(), "The rating must be a number, such as 1500.");
    });
}

#[test]
fn unusual_values_are_rated_with_a_warning() {
    visit("p=1500,0,0.06", DESK, |page| {
        assert!(page.first(".answer").words().contains("A deviation of 0 says that a strength is known exactly"));
        assert!(!page.has("[aria-invalid]"));
        page.field("System constant").type_over("3");
        assert!(page.first(".answer").words().contains("The paper advises a system constant from 0.3 to 1.2"));
        page.game(1).field("Opponent rating").type_over("150000");
        assert!(page.game(1).words().contains("this game carries no information"), "{}", page.game(1).words());
    });
}
