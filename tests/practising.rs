//! Exercises, rendered on the server: sheets of the three levels, marking, saved answers, and paper.

#[path = "support/html.rs"]
mod html;
#[path = "support/page.rs"]
mod page;

use explain::case::link::Link;
use explain::ids::VariantArray;
use explain::number::{Digits, Kind, show};
use explain::present::practise::name;
use explain::present::practise::slip as slip_in_words;
use explain::present::text::Language;
use explain::teach::exercise::mark::key;
use explain::teach::exercise::slip::slips;
use explain::teach::exercise::values::{Entry, decimals, id, spots};
use explain::teach::exercise::{Code, Exercise, Level, Outcome, Quantity, Sheet, Slip};
use explain::words::PractiseWords;
use glicko2_page::app::learn::practise::{Action, Paper, PractiseState};
use glicko2_page::app::learn::{Action as LearnAction, LearnState};
use glicko2_page::app::{Action as PageAction, Room, Rooms, State};
use html::{all, attr, by_id, one, within, words};
use page::{at, markup, on_paper, rendered};
use scraper::Html;
use std::collections::BTreeSet;
use std::rc::Rc;

fn text() -> PractiseWords {
    Language::En.practise()
}

fn code() -> Code {
    Code::parse("a7k2").unwrap()
}

fn act(state: &State, action: Action) -> State {
    state.update(PageAction::Learn(LearnAction::Practise(action).into()))
}

fn practise(state: &State) -> &PractiseState {
    &Rooms::of(state).unwrap().learn.practise
}

fn exercise(state: &State) -> Exercise {
    practise(state).open.as_ref().unwrap().exercise().clone()
}

fn written(line: Quantity, value: f64) -> String {
    match line {
        Quantity::Direction => if value > 0.0 { "1" } else { "-1" }.to_owned(),
        quantity => show(value, Kind::Scaled, Digits::Decimals(decimals(quantity))),
    }
}

/// Returns the right answers with the required digits.
fn right(exercise: &Exercise) -> Vec<String> {
    exercise.asked.iter().map(|&line| written(line, exercise.values.entry(line).value)).collect()
}

fn answered(state: &State, answers: &[String]) -> State {
    let typed =
        answers.iter().enumerate().fold(state.clone(), |state, (i, text)| act(&state, Action::Type(i, text.clone())));
    act(&typed, Action::Check)
}

fn outcome(state: &State, at: usize) -> Outcome {
    practise(state).work().unwrap().answers(at).outcome()
}

/// Checks that ids are unique and that every referenced element exists.
fn assert_sound(html: &Html, what: &str) {
    let ids: Vec<&str> = all(html, "[id]").into_iter().filter_map(|element| attr(element, "id")).collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "{what}");
    for attribute in ["for", "aria-labelledby", "aria-describedby"] {
        for element in all(html, &format!("main [{attribute}]")) {
            for id in attr(element, attribute).unwrap().split(' ') {
                assert!(unique.contains(id), "{what}: {attribute} {id}");
            }
        }
    }
}

#[test]
fn an_exercise_shows_given_numbers_and_a_field_for_each_answer() {
    for &level in Level::VARIANTS {
        for number in 1..=11 {
            let state = at(&format!("r=practise&e={}.a7k2:15.{number}", level.number()));
            assert_eq!(state.room, Room::Learn);
            let (html, exercise) = (rendered(&state), exercise(&state));
            assert_eq!(exercise, Exercise::of(level, code(), number));
            let what = format!("level {level:?}, exercise {number}");
            assert_eq!(words(by_id(&html, "practise-title").unwrap()), format!("Exercise {number} of 15"), "{what}");
            for (i, line) in exercise.asked.iter().enumerate() {
                if *line == Quantity::Direction {
                    assert_eq!(all(&html, "[role=radiogroup] input[name=direction]").len(), 2, "{what}");
                    continue;
                }
                let field = by_id(&html, &format!("blank-{i}")).unwrap_or_else(|| panic!("{what}: {line:?}"));
                let label = one(&html, &format!("label[for=blank-{i}]"));
                let digits = text().decimals(decimals(*line).into());
                assert!(words(label).ends_with(&digits), "{what}: {}", words(label));
                assert_eq!(attr(field, "value"), Some(""), "{what}");
            }
            // Given numbers are shown with their digits, and answers nowhere.
            let shown: Vec<(String, String)> = all(&html, ".derivation data")
                .into_iter()
                .map(|data| (attr(data, "data-quantity").unwrap().to_owned(), words(data)))
                .collect();
            let path = |line: &Quantity| {
                let game = line.game().map_or(String::new(), |game| format!(".{game}"));
                format!("exercise.{}{game}", id(*line))
            };
            let hidden = exercise.hides_volatility();
            let is_told = |line: &&Quantity| match line {
                // σ and σ′ show the direction.
                Quantity::Direction => false,
                Quantity::Sigma => !hidden,
                _ => true,
            };
            let given = exercise.given.iter().filter(is_told);
            let expected: Vec<(String, String)> =
                given.map(|line| (path(line), written(*line, exercise.values.entry(*line).value))).collect();
            assert_eq!(shown.iter().collect::<BTreeSet<_>>(), expected.iter().collect(), "{what}");
            assert_sound(&html, &what);
        }
    }
}

#[test]
fn each_exercise_has_a_link_and_links_to_the_others() {
    for (link, printed) in [
        ("r=practise&e=2.a7k2.3", "r=practise&e=2.a7k2.3"),
        ("r=practise&e=2.a7k2", "r=practise&e=2.a7k2.1"),
        ("r=practise&e=1.a7k2:6.6", "r=practise&e=1.a7k2:6.6"),
        ("r=practise&e=3.a7k2.15", "r=practise&e=3.a7k2:15.15"),
        ("r=practise", "r=practise"),
        ("r=practise&e=mine.2", "r=practise"),
    ] {
        let state = at(link);
        assert_eq!(state.link(), printed, "{link}");
        assert_eq!(at(&state.link()).link(), printed);
        assert!(state.notice.is_none(), "{link}");
    }
    for link in ["r=practise&e=4.a7k2", "r=practise&e=2.a7k2:7", "r=practise&e=2.a7k2:6.7", "r=practise&e=nonsense"] {
        assert!(at(link).notice.is_some(), "{link}");
    }
    let html = rendered(&at("r=practise&e=2.a7k2:6.3"));
    let links = all(&html, ".exercises a");
    let hrefs: Vec<&str> = links.iter().map(|link| attr(*link, "href").unwrap()).collect();
    assert_eq!(hrefs, (1..=6).map(|n| format!("#r=practise&e=2.a7k2:6.{n}")).collect::<Vec<_>>());
    assert_eq!(links.iter().filter_map(|link| attr(*link, "aria-current")).count(), 1);
    assert_eq!(attr(links[2], "aria-current"), Some("step"));
}

#[test]
fn right_answers_finish_an_exercise_at_the_first_try() {
    for &level in Level::VARIANTS {
        for place in 0..6 {
            let state = at(&format!("r=practise&e={}.a7k2.{}", level.number(), place + 1));
            let done = answered(&state, &right(&exercise(&state)));
            assert_eq!(outcome(&done, place), Outcome::First, "{level:?} {place}");
            let html = rendered(&done);
            assert_eq!(words(one(&html, ".exercise [role=status]")), "All right.");
            assert!(by_id(&html, "practise-next").is_some() && all(&html, "[id^=blank-]:is(input)").is_empty());
            // The link to the computed case in the calculator.
            let link = attr(one(&html, ".status a"), "href").unwrap().to_owned();
            let linked = at(link.trim_start_matches('#'));
            assert_eq!(*linked.view.derivation.period, exercise(&state).period);
            // A finished exercise stays finished.
            assert_eq!(outcome(&answered(&done, &["7".to_owned()]), place), Outcome::First);
        }
    }
}

#[test]
fn the_answer_can_be_shown_after_two_tries() {
    let state = at("r=practise&e=1.a7k2.3");
    let has_button =
        |html: &Html, name: &str| all(html, ".exercise button").into_iter().any(|button| words(button) == name);
    let empty = act(&state, Action::Check);
    assert_eq!(outcome(&empty, 2), Outcome::New);
    let once = answered(&state, &["7".to_owned()]);
    let html = rendered(&once);
    assert!(!has_button(&html, text().show()) && has_button(&html, text().check()));
    assert_eq!(attr(by_id(&html, "blank-0").unwrap(), "aria-invalid"), Some("true"));
    let note = attr(by_id(&html, "blank-0").unwrap(), "aria-describedby").unwrap().to_owned();
    assert!(words(by_id(&html, &note).unwrap()).contains("none of the usual slips"));
    assert!(words(one(&html, ".exercise")).contains("After one more try"));
    // The link to the paper's own step does not reveal the answer.
    assert_eq!(attr(one(&html, ".note a"), "href"), Some("#k=3"));
    // The answer cannot be shown earlier.
    assert_eq!(outcome(&act(&once, Action::Show), 2), Outcome::Tried);

    let twice = answered(&once, &["8".to_owned()]);
    assert!(has_button(&rendered(&twice), text().show()));
    let shown = act(&twice, Action::Show);
    assert_eq!(outcome(&shown, 2), Outcome::Shown);
    let html = rendered(&shown);
    assert_eq!(words(one(&html, ".answered b")), right(&exercise(&state))[0]);
    assert_eq!(words(one(&html, ".answered s")), "8");
    // A right answer after two tries has no full marks, but the exercise is finished.
    let later = answered(&twice, &right(&exercise(&state)));
    assert_eq!(outcome(&later, 2), Outcome::Later);
    assert_eq!(words(one(&rendered(&later), ".score")), "0 of 10 right at the first try, 1 later, 9 to go.");
    assert_eq!(words(one(&rendered(&shown), ".score")), "0 of 10 right at the first try, 1 shown, 9 to go.");
    assert_eq!(words(one(&rendered(&state), ".score")), "10 exercises, none done yet.");
}

/// Every slip has its own words, which fit the quantity.
#[test]
fn each_slip_has_its_own_words() {
    let mut said: Vec<(Quantity, Slip, &str)> = Vec::new();
    for quantity in spots() {
        for &(slip, _) in slips(quantity) {
            let words = slip_in_words(quantity, slip, text());
            assert!(
                words.starts_with("with") || words.starts_with("if ") || words.starts_with("as "),
                "{quantity:?} {slip:?}: {words}"
            );
            assert!(!words.ends_with('.'), "{words}");
            // The words about a square or a factor depend on the quantity.
            let of_other = said.iter().find(|(of, other, told)| (*of == quantity || *other != slip) && *told == words);
            let alike = [Slip::NotTurnedOver, Slip::NoRoot, Slip::GLeftOut];
            assert!(of_other.is_none() || alike.contains(&slip), "{quantity:?} {slip:?} and {of_other:?}: {words}");
            said.push((quantity, slip, words));
        }
    }
    assert_eq!(said.len(), 50);
    // On the page.
    let state = at("r=practise&e=1.a7k2.4");
    let sign = key(&exercise(&state))[0].slip.unwrap();
    assert_eq!(sign.0, Slip::Sign);
    let html = rendered(&answered(&state, &[written(Quantity::E(0), sign.1)]));
    let note = words(by_id(&html, "blank-0-note").unwrap());
    assert!(note.contains("You get this with the other sign in the exponent."), "{note}");
}

#[test]
fn answers_that_follow_from_a_slip_are_right_with_it() {
    // In a whole period, v with g not squared is wrong, and no other answer is.
    let state = at("r=practise&e=3.a7k2.4");
    let exercise = exercise(&state);
    let v = exercise.asked.iter().position(|&line| line == Quantity::V).unwrap();
    let slip = slips(Quantity::V).iter().find(|(slip, _)| *slip == Slip::NotSquared).unwrap();
    let mut values = exercise.values.clone();
    let mut answers = Vec::new();
    for &line in &exercise.asked {
        let value = if line == Quantity::V { (slip.1)(&values, None) } else { values.compute(line).value };
        let answer = written(line, value);
        let entry = Entry::rounded_to(value, decimals(line));
        values.set(line, entry);
        answers.push(answer);
    }
    let html = rendered(&answered(&state, &answers));
    let note = |i: usize| words(by_id(&html, &format!("blank-{i}-note")).unwrap());
    assert!(note(v).contains("if g is not squared"), "{}", note(v));
    let after = exercise.asked.iter().position(|&line| line == Quantity::Delta).unwrap();
    assert_eq!(note(after), "✓ Right with your v; the slip is further up.");
    assert_eq!(outcome(&answered(&state, &answers), 3), Outcome::Tried);
}

#[test]
fn unreadable_short_and_changed_answers_have_their_own_notes() {
    let state = at("r=practise&e=1.a7k2.3");
    let value = exercise(&state).trace.games[0].g;
    let note = |answer: &str| {
        let html = rendered(&answered(&state, &[answer.to_owned()]));
        by_id(&html, "blank-0-note").map(words).unwrap_or_default()
    };
    let with = |decimals: u8| show(value, Kind::Scaled, Digits::Decimals(decimals));
    assert_eq!(note("much"), "▲ This is no number.");
    assert!(note(&with(3)).contains("one more digit, please"), "{}", note(&with(3)));
    // A decimal comma is read as well.
    let html = rendered(&answered(&state, &[with(4).replace('.', ",")]));
    assert_eq!(words(one(&html, ".exercise [role=status]")), "All right.");
    // A field that was changed since marking has no verdict.
    let typed_on = act(&answered(&state, &["7".to_owned()]), Action::Type(0, "0.9".to_owned()));
    assert!(by_id(&rendered(&typed_on), "blank-0-note").is_none());
}

#[test]
fn the_new_volatility_is_hidden_until_its_direction_is_answered() {
    let state = at("r=practise&e=3.a7k2.2");
    let exercise = exercise(&state);
    assert!(exercise.hides_volatility());
    let sigma = written(Quantity::Sigma, exercise.values.entry(Quantity::Sigma).value);
    assert!(!markup(&state, false).contains(&sigma));
    let direction = exercise.asked.iter().position(|&line| line == Quantity::Direction).unwrap();
    let said = act(&state, Action::Type(direction, "1".to_owned()));
    assert!(markup(&said, false).contains(&sigma));
}

/// Typed text, answers and weak spots are restored after leaving the room, and at the next visit.
#[test]
fn typed_text_and_answers_are_saved() {
    let state = at("r=practise&e=1.a7k2.3");
    let state = answered(&state, &["0,9 (?) %20|:;~".to_owned()]);
    let state = act(&state, Action::GoTo(0));
    let state = act(&state, Action::Type(0, "0.28".to_owned()));
    let left = state.update(PageAction::Load("p=1600,50,0.06".to_owned()));
    assert_eq!(left.room, Room::Player);
    let back = left.update(PageAction::Load("r=practise&e=1.a7k2.3".to_owned()));
    assert_eq!(practise(&back).work(), practise(&state).work());

    let mine = act(&act(&at("r=practise"), Action::ChooseLevel(Level::Step)), Action::Begin(77));
    for state in [&state, &mine] {
        let saved = Rooms::of(state).unwrap().learn.saved();
        assert_eq!(saved.lines().count(), 2, "{saved}");
        let mut again = LearnState::default();
        again.restore(&saved);
        assert_eq!(again.saved(), saved);
        again.open(&Link::parse(&state.link()).lazy);
        assert_eq!(again.practise.work(), practise(state).work());
    }
    for text in [
        "",
        "x",
        "\n",
        "\n1:10",
        "\n9:9:9 1.g.01 nonsense 1.a7k2|0|1:f:0::x:= 1.a7k2~x",
        "\n1:10:0 1.g.1 2.a7k2|99:f:0:1:2:3",
    ] {
        let mut state = LearnState::default();
        state.restore(text);
        state.open(&Link::parse("r=practise&e=2.a7k2").lazy);
        assert!(state.practise.work().is_some(), "{text}");
    }
}

#[test]
fn going_back_keeps_later_answers() {
    let first = at("r=practise&e=1.a7k2.1");
    let second = first.update(PageAction::Load("r=practise&e=1.a7k2.2".to_owned()));
    let second = answered(&second, &right(&exercise(&second)));
    let back = second.update(PageAction::Return(Rc::new(first)));
    assert_eq!(practise(&back).open.as_ref().unwrap().at, 0);
    assert_eq!(outcome(&back, 1), Outcome::First);
}

/// The last sheets are offered, the most recent one first.
#[test]
fn the_last_sheets_can_be_continued() {
    let mut state = State::whole();
    for i in 0..8 {
        state = act(&state, Action::Begin(i * 100));
    }
    let state = state.update(PageAction::Load("r=practise".to_owned()));
    let html = rendered(&state);
    let links: Vec<String> =
        all(&html, ".sheets a").into_iter().map(|link| attr(link, "href").unwrap().to_owned()).collect();
    assert_eq!(links.len(), 6);
    assert_eq!(links[0], format!("#r=practise&e=1.{}.1", Code::nth(700)));
    assert_eq!(words(all(&html, ".sheets a")[0]), format!("Level 1 · {}", Code::nth(700)));
    assert_sound(&html, "the choice of a sheet");
}

#[test]
fn weak_spots_are_named_and_make_a_sheet_without_a_code() {
    let mut state = State::whole();
    let disabled = |state: &State| {
        let html = rendered(&state.update(PageAction::Load("r=practise".to_owned())));
        (attr(one(&html, ".check input"), "disabled").is_some(), words(one(&html, "#weak-told")))
    };
    assert!(disabled(&state).0);
    // g is answered wrongly in four exercises.
    for number in [0, 1, 2, 3] {
        state = state.update(PageAction::Load(format!("r=practise&e=1.{}.3", Code::nth(number))));
        state = answered(&state, &["7".to_owned()]);
        // Further tries of the same exercise do not count.
        state = answered(&state, &["8".to_owned()]);
    }
    let (is_disabled, told) = disabled(&state);
    assert!(!is_disabled && told.starts_with("Your weak spots here: the weight g."), "{told}");
    let mine = act(&act(&state, Action::ChooseWeak(true)), Action::Begin(5));
    let open = practise(&mine).open.clone().unwrap();
    assert_eq!(open.sheet.code, None);
    assert_eq!(mine.link(), "r=practise&e=mine.1");
    let mut again = LearnState::default();
    again.restore(&Rooms::of(&mine).unwrap().learn.saved());
    again.open(&Link::parse("r=practise&e=mine.4").lazy);
    let again = again.practise.open.unwrap();
    assert_eq!((again.sheet, again.at), (open.sheet, 3));
}

#[test]
fn a_printed_sheet_has_a_box_for_each_blank_and_formulas_once() {
    for &level in Level::VARIANTS {
        let state = at(&format!("r=practise&e={}.a7k2:6.1", level.number()));
        let html = on_paper(Language::En, &state);
        let sheet = Sheet::of(level, code(), 6);
        let asked: Vec<&Quantity> = sheet.exercises.iter().flat_map(|exercise| &exercise.asked).collect();
        let boxes = asked.iter().filter(|&&&line| line != Quantity::Direction).count();
        assert_eq!(all(&html, ".boxes .box").len(), boxes, "{level:?}");
        assert_eq!(all(&html, ".boxes .choice").len(), asked.len() - boxes, "{level:?}");
        assert_eq!(words(one(&html, "h1")), format!("Practise · Level {} · a7k2", level.number()));
        assert_eq!(all(&html, ".name .blank").len(), 1);
        assert_eq!(all(&html, ".paper-formulas h4").len(), 7);
        assert!(words(one(&html, ".found")).contains("https://example.org/#r=practise&e="));
        assert_eq!(all(&html, "button, select, input, summary, details, [id]").len(), 0);
        assert!(all(&html, ".answer-key").is_empty());
        // σ′ would show whether it rises.
        for (exercise, seen) in sheet.exercises.iter().zip(all(&html, ".paper-exercise")) {
            let tells = within(seen, "[data-quantity='exercise.sigma_prime']").len() == 1;
            let is_given = exercise.given.contains(&Quantity::Sigma);
            assert_eq!(tells, is_given && !exercise.hides_volatility());
        }
    }
}

#[test]
fn a_printed_key_has_values_ranges_and_usual_slips() {
    for &level in Level::VARIANTS {
        let state = act(&at(&format!("r=practise&e={}.a7k2:6.1", level.number())), Action::Print(Paper::Key));
        let html = on_paper(Language::En, &state);
        assert!(all(&html, ".box").is_empty());
        let sheet = Sheet::of(level, code(), 6);
        for (exercise, seen) in sheet.exercises.iter().zip(all(&html, ".paper-exercise")) {
            let rows = within(seen, "tbody tr");
            assert_eq!(rows.len(), exercise.asked.len());
            for ((row, &line), key) in rows.into_iter().zip(&exercise.asked).zip(key(exercise)) {
                let cells: Vec<String> = within(row, "th, td").into_iter().map(words).collect();
                assert_eq!(cells[0], name(line));
                if line != Quantity::Direction {
                    assert_eq!(cells[1], written(line, key.value));
                    let [least, most] = key.answers();
                    assert!(least <= key.value && key.value <= most);
                    let range = format!("{} to {}", written(line, least), written(line, most));
                    assert_eq!(cells[2], if least == most { String::new() } else { range });
                    // Answers within the range are right on the page as well, and answers beyond it are not.
                    let unit = 10f64.powi(-i32::from(decimals(line)));
                    for (answer, is_right) in [(least, true), (most, true), (least - unit, false), (most + unit, false)]
                    {
                        assert_eq!((answer - key.range[0]) * (key.range[1] - answer) >= -1e-12, is_right, "{key:?}");
                    }
                }
                assert_eq!(cells[3].is_empty(), key.slip.is_none());
            }
        }
    }
    // The next print of the browser is the sheet again.
    let state = act(&act(&at("r=practise&e=1.a7k2"), Action::Print(Paper::Key)), Action::Printed);
    assert!(all(&on_paper(Language::En, &state), ".answer-key").is_empty());
    // Without a sheet the page is printed as it is.
    assert!(all(&on_paper(Language::En, &at("r=practise")), "article").is_empty());
    assert!(all(&on_paper(Language::En, &at("r=glossary")), "article").is_empty());
}
