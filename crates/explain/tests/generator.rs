//! The build refuses sentences that a language lacks, or that it could not fill in.

#[path = "../build/pseudo.rs"]
mod pseudo;
#[path = "../src/words/site_languages.rs"]
#[expect(unreachable_pub, reason = "the program uses the same table")]
mod site_languages;
#[path = "../build/words.rs"]
mod words;

use std::fs;

/// Writes a file of sentences for each language, and returns what the build says to them.
fn build(name: &str, english: &str, russian: &str) -> Result<String, String> {
    build_file("page.ftl", name, english, russian)
}

fn build_file(file: &str, name: &str, english: &str, russian: &str) -> Result<String, String> {
    let folder = std::env::temp_dir().join(format!("glicko2-words-{}-{name}", std::process::id()));
    for (language, text) in [("en", english), ("ru", russian)] {
        fs::create_dir_all(folder.join(language)).expect("a folder for the test");
        fs::write(folder.join(language).join(file), text).expect("a file for the test");
    }
    let result = words::code(&folder);
    fs::remove_dir_all(&folder).expect("the folder of the test");
    result
}

#[test]
fn sentences_in_all_languages_are_accepted() {
    let english = "# $n (count): the number of games\ngames = { $n ->\n    [one] 1 game\n   *[other] { $n } games\n}\n";
    let russian = "games = { $n ->\n    [one] { $n } партия\n    [few] { $n } партии\n   *[many] { $n } партий\n}\n";
    let code = build("good", english, russian).expect("no error");
    assert!(
        code.contains("pub fn games(self, n: usize) -> String"),
        "{code}"
    );
}

#[test]
fn words_around_the_program_are_checked_and_give_no_code() {
    assert_eq!(
        build_file("site.ftl", "site", "late = Loading\n", "late = Загрузка\n"),
        Ok(String::new())
    );
    assert!(build_file("site.ftl", "site-missing", "late = Loading\n", "").is_err());
}

#[test]
fn sentences_that_do_not_fit_are_refused() {
    let rating = "# $rating (number): the rating\nnow = Rating { $rating }\n";
    let games = "# $n (count): the number of games\ngames = { $n ->\n    [one] 1 game\n   *[other] { $n } games\n}\n";
    let cases = [
        (
            "missing",
            "title = Rating\n",
            "",
            "title is only in some languages (ru)",
        ),
        (
            "strange",
            "title = Rating\n",
            "title = Рейтинг\nlead = Шаги\n",
            "lead is only in some languages (ru)",
        ),
        (
            "undeclared",
            "now = Rating { $rating }\n",
            "now = Рейтинг { $rating }\n",
            "$rating is not declared in English",
        ),
        (
            "left-out",
            rating,
            "now = Рейтинг\n",
            "ru: $rating is not used",
        ),
        (
            "misspelt",
            rating,
            "now = Рейтинг { $raiting }\n",
            "ru: $raiting is not declared in English",
        ),
        (
            "kind",
            "# $rating (colour): the rating\nnow = { $rating }\n",
            "now = { $rating }\n",
            "colour is no kind of place",
        ),
        (
            "plural",
            games,
            "games = { $n ->\n    [one] партия\n   *[many] партий\n}\n",
            "ru: $n: the form few is missing",
        ),
        (
            "form",
            games,
            "games = { $n ->\n    [two] партии\n   *[many] партий\n}\n",
            "ru: $n: there is no form two",
        ),
        (
            "list",
            "titles-1 = A\ntitles-3 = B\n",
            "titles-1 = А\ntitles-3 = Б\n",
            "a list counts from 1 without gaps",
        ),
        (
            "syntax",
            "title = { $n\n",
            "title = Рейтинг\n",
            "words/en/page.ftl",
        ),
    ];
    for (name, english, russian, expected) in cases {
        let error = build(name, english, russian).expect_err(name);
        assert!(error.contains(expected), "{name}: {error}");
    }
}
