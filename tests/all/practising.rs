//! Exercises: sheets of the three levels, marking, saved answers, and paper. `tests/snapshots` records what is said of
//! answers.

use crate::support::act::{load, rooms};
use crate::support::{html, page};
use explain::case::link::Link;
use explain::ids::VariantArray;
use explain::learn::exercises::{name, slip as slip_in_words};
use explain::numbers::{Digits, Kind, show};
use explain::teach::exercises::mark::key;
use explain::teach::exercises::slip::slips;
use explain::teach::exercises::values::{Entry, decimals, id, spots};
use explain::teach::exercises::{Code, Exercise, Level, Outcome, Quantity, Sheet, Slip};
use explain::words::Language;
use explain::words::messages::PractiseWords;
use glicko2_page::state::learn::exercises::{Action, Paper, PractiseState};
use glicko2_page::state::learn::{Action as LearnAction, LearnState};
use glicko2_page::state::{Action as PageAction, Room, State};
use html::{all, attr, by_id, ids, one, within, words};
use page::{at, markup, on_paper, rendered};
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
    &rooms(state).learn.practise
}

fn exercise(state: &State) -> Exercise {
    practise(state).open.as_ref().unwrap().exercise().clone()
}

/// Returns the place of a quantity among those that an exercise asks for.
fn place(exercise: &Exercise, quantity: Quantity) -> usize {
    let mut asked = exercise.asked.iter();
    asked.position(|&line| line == quantity).unwrap()
}

fn written(line: Quantity, value: f64) -> String {
    match line {
        Quantity::Direction => if value > 0.0 { "1" } else { "-1" }.to_owned(),
        quantity => show(value, Kind::Scaled, Digits::Decimals(decimals(quantity))),
    }
}

/// Returns the right answers with the required digits.
fn right(exercise: &Exercise) -> Vec<String> {
    exercise
        .asked
        .iter()
        .map(|&line| written(line, exercise.values.entry(line).value))
        .collect()
}

fn answered(state: &State, answers: &[String]) -> State {
    let typed = answers
        .iter()
        .enumerate()
        .fold(state.clone(), |state, (i, text)| {
            act(&state, Action::Type(i, text.clone()))
        });
    act(&typed, Action::Check)
}

fn outcome(state: &State, at: usize) -> Outcome {
    practise(state).work().unwrap().answers(at).outcome()
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
            let title = words(by_id(&html, "practise-title").unwrap());
            assert_eq!(title, format!("Exercise {number} of 15"), "{what}");
            for (i, line) in exercise.asked.iter().enumerate() {
                if *line == Quantity::Direction {
                    let choices = all(&html, "[role=radiogroup] input[name=direction]");
                    assert_eq!(choices.len(), 2, "{what}");
                    continue;
                }
                let field = by_id(&html, &format!("blank-{i}"))
                    .unwrap_or_else(|| panic!("{what}: {line:?}"));
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
            let value = |line: Quantity| written(line, exercise.values.entry(line).value);
            let expected: Vec<_> = given.map(|line| (path(line), value(*line))).collect();
            assert_eq!(
                shown.iter().collect::<BTreeSet<_>>(),
                expected.iter().collect(),
                "{what}"
            );
            assert_eq!(ids(&html).err(), None, "{what}");
        }
    }
}

#[test]
fn each_exercise_has_a_link() {
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
    for link in [
        "r=practise&e=4.a7k2",
        "r=practise&e=2.a7k2:7",
        "r=practise&e=2.a7k2:6.7",
        "r=practise&e=nonsense",
    ] {
        assert!(at(link).notice.is_some(), "{link}");
    }
}

#[test]
fn right_answers_finish_an_exercise_at_the_first_try() {
    for &level in Level::VARIANTS {
        for place in 0..6 {
            let (level, number) = (level.number(), place + 1);
            let state = at(&format!("r=practise&e={level}.a7k2.{number}"));
            let done = answered(&state, &right(&exercise(&state)));
            assert_eq!(outcome(&done, place), Outcome::First, "{level} {place}");
            let html = rendered(&done);
            assert!(
                by_id(&html, "practise-next").is_some()
                    && all(&html, "[id^=blank-]:is(input)").is_empty()
            );
            // The link to the computed case in the calculator.
            let link = attr(one(&html, ".status a"), "href").unwrap().to_owned();
            let linked = at(link.trim_start_matches('#'));
            assert_eq!(*linked.view.derivation.period, exercise(&state).period);
            // A finished exercise stays finished.
            let again = answered(&done, &["7".to_owned()]);
            assert_eq!(outcome(&again, place), Outcome::First);
        }
    }
}

#[test]
fn the_answer_can_be_shown_after_two_tries() {
    let state = at("r=practise&e=1.a7k2.3");
    let wrong = ["7".to_owned()];
    let once = answered(&state, &wrong);
    let twice = answered(&once, &wrong);
    for (state, expected) in [
        (act(&state, Action::Check), Outcome::New),
        (act(&once, Action::Show), Outcome::Tried),
        (act(&twice, Action::Show), Outcome::Shown),
        // A right answer after two tries has no full marks, but the exercise is finished.
        (answered(&twice, &right(&exercise(&state))), Outcome::Later),
    ] {
        assert_eq!(outcome(&state, 2), expected);
    }
}

/// Every slip has its own words, which fit the quantity.
#[test]
fn each_slip_has_its_own_words() {
    for language in [Language::En, Language::Ru] {
        let mut said: Vec<(Quantity, Slip, &str)> = Vec::new();
        for quantity in spots() {
            for &(slip, _) in slips(quantity) {
                let words = slip_in_words(quantity, slip, language.practise());
                let same = said
                    .iter()
                    .find(|(of, _, told)| *of == quantity && *told == words);
                assert!(
                    same.is_none() && !words.ends_with('.'),
                    "{slip:?} and {same:?}: {words}"
                );
                said.push((quantity, slip, words));
            }
        }
        assert_eq!(said.len(), 50);
    }
}

#[test]
fn answers_that_follow_from_a_slip_are_right_with_it() {
    // In a whole period, v with g not squared is wrong, and no other answer is.
    let state = at("r=practise&e=3.a7k2.4");
    let exercise = exercise(&state);
    let slip = slips(Quantity::V)
        .iter()
        .find(|(slip, _)| *slip == Slip::NotSquared)
        .unwrap();
    let mut values = exercise.values.clone();
    let mut answers = Vec::new();
    for &line in &exercise.asked {
        let value = if line == Quantity::V {
            (slip.1)(&values, None)
        } else {
            values.compute(line).value
        };
        let answer = written(line, value);
        let entry = Entry::rounded_to(value, decimals(line));
        values.set(line, entry);
        answers.push(answer);
    }
    let html = rendered(&answered(&state, &answers));
    let note = |line| {
        let id = format!("blank-{}-note", place(&exercise, line));
        words(by_id(&html, &id).unwrap())
    };
    let [v, delta] = [Quantity::V, Quantity::Delta].map(note);
    assert!(
        v.contains(slip_in_words(Quantity::V, Slip::NotSquared, text())),
        "{v}"
    );
    assert!(delta.ends_with(&text().follows(1, "v")), "{delta}");
    assert_eq!(outcome(&answered(&state, &answers), 3), Outcome::Tried);
}

#[test]
fn the_new_volatility_is_hidden_until_its_direction_is_answered() {
    let state = at("r=practise&e=3.a7k2.2");
    let exercise = exercise(&state);
    assert!(exercise.hides_volatility());
    let sigma = exercise.values.entry(Quantity::Sigma).value;
    let sigma = written(Quantity::Sigma, sigma);
    assert!(!markup(&state, false).contains(&sigma));
    let direction = place(&exercise, Quantity::Direction);
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
    let left = state.update(load("p=1600,50,0.06"));
    assert_eq!(left.room, Room::Player);
    let back = left.update(load("r=practise&e=1.a7k2.3"));
    assert_eq!(practise(&back).work(), practise(&state).work());

    let mine = act(
        &act(&at("r=practise"), Action::ChooseLevel(Level::Step)),
        Action::Begin(77),
    );
    for state in [&state, &mine] {
        let saved = rooms(state).learn.saved();
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
    let second = first.update(load("r=practise&e=1.a7k2.2"));
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
    let state = state.update(load("r=practise"));
    let html = rendered(&state);
    let links: Vec<String> = all(&html, ".sheets a")
        .into_iter()
        .map(|link| attr(link, "href").unwrap().to_owned())
        .collect();
    assert_eq!(links.len(), 6);
    assert_eq!(links[0], format!("#r=practise&e=1.{}.1", Code::nth(700)));
}

#[test]
fn weak_spots_are_named_and_make_a_sheet_without_a_code() {
    let mut state = State::whole();
    let disabled = |state: &State| {
        let html = rendered(&state.update(load("r=practise")));
        (
            attr(one(&html, ".check input"), "disabled").is_some(),
            words(one(&html, "#weak-told")),
        )
    };
    assert!(disabled(&state).0);
    // g is answered wrongly in four exercises.
    for number in [0, 1, 2, 3] {
        state = state.update(load(&format!("r=practise&e=1.{}.3", Code::nth(number))));
        state = answered(&state, &["7".to_owned()]);
        // Further tries of the same exercise do not count.
        state = answered(&state, &["8".to_owned()]);
    }
    let (is_disabled, told) = disabled(&state);
    assert!(
        !is_disabled && told.contains(&name(Quantity::G(0)).replace('₁', "")),
        "{told}"
    );
    let mine = act(&act(&state, Action::ChooseWeak(true)), Action::Begin(5));
    let open = practise(&mine).open.clone().unwrap();
    assert_eq!(open.sheet.code, None);
    assert_eq!(mine.link(), "r=practise&e=mine.1");
    let mut again = LearnState::default();
    again.restore(&rooms(&mine).learn.saved());
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
        let asked = sheet.exercises.iter().flat_map(|of| of.asked.clone());
        let asked: Vec<Quantity> = asked.collect();
        let is_box = |line: &&Quantity| **line != Quantity::Direction;
        let boxes = asked.iter().filter(is_box).count();
        assert_eq!(all(&html, ".boxes .box").len(), boxes, "{level:?}");
        let choices = all(&html, ".boxes .choice").len();
        assert_eq!(choices, asked.len() - boxes, "{level:?}");
        let controls = "button, select, input, summary, details, [id]";
        assert_eq!(all(&html, controls).len(), 0);
        assert!(all(&html, ".answer-key").is_empty());
        // σ′ would show whether it rises.
        for (exercise, seen) in sheet.exercises.iter().zip(all(&html, ".paper-exercise")) {
            let tells = within(seen, "[data-quantity='exercise.sigma_prime']").len() == 1;
            let is_given = exercise.given.contains(&Quantity::Sigma);
            assert_eq!(tells, is_given && !exercise.hides_volatility());
        }
    }
}

/// Answers within the printed range are right on the page as well, and answers beyond it are not.
#[test]
fn the_printed_range_is_the_one_of_right_answers() {
    for (&level, number) in Level::VARIANTS
        .iter()
        .flat_map(|level| (1..=6).map(move |number| (level, number)))
    {
        let exercise = Exercise::of(level, code(), number);
        for (&line, key) in exercise
            .asked
            .iter()
            .zip(key(&exercise))
            .filter(|(line, _)| **line != Quantity::Direction)
        {
            let [least, most] = key.answers();
            assert!(least <= key.value && key.value <= most);
            let unit = 10f64.powi(-i32::from(decimals(line)));
            for (answer, is_right) in [
                (least, true),
                (most, true),
                (least - unit, false),
                (most + unit, false),
            ] {
                assert_eq!(
                    (answer - key.range[0]) * (key.range[1] - answer) >= -1e-12,
                    is_right,
                    "{key:?}"
                );
            }
        }
    }
}

#[test]
fn only_an_open_sheet_is_printed_and_its_key_once() {
    let state = act(
        &act(&at("r=practise&e=1.a7k2"), Action::Print(Paper::Key)),
        Action::Printed,
    );
    let paper = on_paper(Language::En, &state);
    assert!(all(&paper, ".answer-key").is_empty() && !all(&paper, ".box").is_empty());
    // Without a sheet the page is printed as it is.
    for link in ["r=practise", "r=glossary"] {
        assert!(
            all(&on_paper(Language::En, &at(link)), "article").is_empty(),
            "{link}"
        );
    }
}
