//! Exercises, Solve for and Glossary in Russian: marking, cases that lead to a rating, and a printed sheet.

use super::*;
use explain::ids::VariantArray;
use explain::present::glossary::Why;
use explain::teach::exercise::mark::key;
use explain::teach::exercise::slip::slips;
use explain::teach::exercise::values::spots;
use explain::teach::exercise::{Exercise, Level, Quantity, Score, Slip};
use glicko2_page::app::learn::Action as LearnAction;
use glicko2_page::app::learn::practise::{Action as Act, Paper, PractiseState};
use glicko2_page::app::{Room, Rooms};
use html::{all, by_id, one};

fn act(state: &State, action: Act) -> State {
    state.update(Action::Learn(LearnAction::Practise(action).into()))
}

fn practise(state: &State) -> &PractiseState {
    &Rooms::of(state).unwrap().learn.practise
}

fn exercise(state: &State) -> &Exercise {
    practise(state).open.as_ref().unwrap().exercise()
}

/// Replaces every kind of space by a plain one.
fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// Returns the page after these answers, as they are typed in Russian, were marked.
fn answered(link: &str, answers: &[&str]) -> State {
    let type_in = |state: State, (i, text): (usize, &&str)| act(&state, Act::Type(i, (*text).to_owned()));
    act(&answers.iter().enumerate().fold(at(link), type_in), Act::Check)
}

/// Returns the note of the first blank.
fn note(state: &State) -> String {
    plain(&by_id(&rendered(state), "blank-0-note").map(said).unwrap_or_default())
}

#[test]
fn every_slip_has_its_own_condition() {
    let words = RU.practise();
    let mut told: Vec<(Quantity, Slip, &str)> = Vec::new();
    for quantity in spots() {
        for &(slip, _) in slips(quantity) {
            let condition = (words.slip)(quantity, slip);
            assert!(condition.starts_with("если ") && !condition.ends_with('.'), "{condition}");
            let same = told.iter().find(|(of, _, other)| *of == quantity && *other == condition);
            assert!(same.is_none(), "{slip:?} and {same:?}: {condition}");
            told.push((quantity, slip, condition));
        }
    }
    assert_eq!(told.len(), 50);
}

#[test]
fn answers_are_marked_in_russian() {
    // The weight g of the only game.
    let link = "r=practise&e=1.a7k2.3";
    let state = at(link);
    let value = exercise(&state).trace.games[0].g;
    let with = |decimals: usize| format!("{value:.decimals$}").replace('.', ",");
    assert_eq!(note(&answered(link, &["много"])), "▲ Это не число.");
    assert_eq!(note(&answered(link, &[&with(3)])), "… Пока верно; нужен ещё один знак.");
    assert_eq!(note(&answered(link, &[&with(2)])), "… Пока верно; нужно ещё 2 знака.");
    let wrong = answered(link, &["7,5"]);
    let text = note(&wrong);
    assert!(text.starts_with("▲ Неверно, и ни одна из типичных ошибок такого числа не даёт."), "{text}");
    assert!(text.ends_with("Шаг 3 с числами из статьи"), "{text}");
    let html = rendered(&wrong);
    assert!(plain(&said(one(&html, ".exercise"))).contains("Ещё одна попытка — и можно будет посмотреть ответ."));
    let right = rendered(&answered(link, &[&with(4)]));
    assert_eq!(said(one(&right, ".exercise [role=status]")), "Всё верно.");
    assert_eq!(said(one(&right, ".answered")), with(4));
    // Typed text stays unchanged beside the right answer.
    let typed = act(&wrong, Act::Type(0, "7.25".to_owned()));
    let shown = rendered(&act(&act(&typed, Act::Check), Act::Show));
    assert_eq!([said(one(&shown, ".answered s")), said(one(&shown, ".answered b"))], ["7,25".to_owned(), with(4)]);
}

#[test]
fn a_slip_is_named_in_russian() {
    let link = "r=practise&e=1.a7k2.4";
    let (slip, value) = key(exercise(&at(link)))[0].slip.unwrap();
    assert_eq!(slip, Slip::Sign);
    let text = note(&answered(link, &[&format!("{value:.3}").replace('.', ",")]));
    assert!(text.starts_with("▲ Неверно. Так получается, если в показателе степени другой знак."), "{text}");
}

#[test]
fn counts_of_exercises_have_russian_plural_forms() {
    let words = RU.practise();
    let score = |[first, later, shown, open]: [usize; 4]| plain(&(words.score)(Score { first, later, shown, open }));
    assert_eq!(score([0, 0, 0, 6]), "6 упражнений, пока ничего не сделано.");
    assert_eq!(score([0, 0, 0, 1]), "1 упражнение, пока ничего не сделано.");
    assert_eq!(score([3, 1, 2, 4]), "Верно с первой попытки — 3 из 10, не с первой — 1, показано — 2, осталось — 4.");
    assert_eq!(score([10, 0, 0, 0]), "Верно с первой попытки — 10 из 10.");
    assert_eq!(plain(&(words.marked)(2, 1, 3)), "Ответы: верных — 2, неверных — 1, осталось дать — 3.");
    assert_eq!(plain(&(words.tries_left)(2)), "Ещё 2 попытки — и можно будет посмотреть ответ.");
    let follows = |names: &[&str]| (words.follows)(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
    assert_eq!(follows(&["v"]), "С вашим значением v верно; ошибка выше.");
    assert_eq!(follows(&["μ", "φ", "v"]), "С вашими значениями μ, φ и v верно; ошибка выше.");
    assert_eq!([1, 3, 4].map(words.decimals), ["до 0,1", "до 0,001", "до 0,0001"]);
}

#[test]
fn cases_that_lead_to_a_rating_are_described_in_russian() {
    let answers = |link: &str| -> Vec<String> {
        all(&page_of(link), ".answers .card p:first-of-type").into_iter().map(|card| plain(&said(card))).collect()
    };
    let [score, opponent, together, _] = answers("r=solve&q=1450").try_into().unwrap();
    assert!(
        score.starts_with("Если результат этой партии 0,89") && score.ends_with(", а не 1, новый рейтинг — 1450,00.")
    );
    assert!(opponent.ends_with(", а не 1400, новый рейтинг — 1450,00."), "{opponent}");
    assert_eq!(together, "Ни одной: рейтинг и так уже 1464,05.");
    let words = RU.solve();
    for (n, together) in [(1, "одна победа"), (2, "2 победы"), (11, "11 побед"), (21, "21 победа"), (22, "22 победы")]
    {
        let verb = if n % 10 == 1 && n != 11 { "даёт" } else { "дают" };
        let expected = format!("Ещё {together} над {{0}} (RD {{1}}) в том же периоде {verb} {{2}}.");
        assert_eq!(plain(&(words.wins_together)(n)), expected);
        assert!((words.wins_apart)(n).ends_with(&format!(" {verb} {{2}}.")), "{n}");
    }
    let text = text_of("r=solve&g=1400,30,1;1550,100,0.3");
    for part in ["1 · 1400 (RD 30): победа", "2 · 1550 (RD 100): 0,3 очка", "рейтинг в нём меняется с 1500 на "]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn questions_of_the_glossary_are_answered_in_russian() {
    let words = RU.glossary();
    for [question, answer] in Why::VARIANTS.iter().map(|&why| why.words(words)) {
        assert!(question.ends_with('?') && answer.ends_with(['.', '…']), "{question} {answer}");
    }
}

#[test]
fn sheets_and_keys_are_printed_in_russian() {
    for &level in Level::VARIANTS {
        let state = at(&format!("r=practise&e={}.a7k2:6.1", level.number()));
        assert_eq!(state.room, Room::Learn);
        let sheet = page::on_paper(RU, &state);
        assert_eq!(said(one(&sheet, "h1")), format!("Тренировка · Уровень {} · a7k2", level.number()));
        let key = page::on_paper(RU, &act(&state, Act::Print(Paper::Key)));
        let heads: Vec<String> = all(&key, ".answer-key thead").into_iter().map(said).collect();
        assert!(heads.iter().all(|heads| heads.contains("Верны ответы")) && heads.len() == 6, "{heads:?}");
        for html in [sheet, key] {
            let strange: Vec<String> = words::strange(&html).filter(|text| !text.contains("example.org")).collect();
            assert!(strange.is_empty(), "{level:?}: {strange:#?}");
        }
    }
}

#[test]
fn no_english_is_left_in_the_marking() {
    for &level in Level::VARIANTS {
        for number in 1..=11 {
            let link = format!("r=practise&e={}.a7k2:15.{number}", level.number());
            let blanks = exercise(&at(&link)).asked.len();
            let wrong = answered(&link, &vec!["7"; blanks]);
            let twice = act(&act(&wrong, Act::Type(0, "8".to_owned())), Act::Check);
            for state in [&wrong, &twice, &act(&twice, Act::Show)] {
                let strange: Vec<String> = words::strange(&rendered(state)).collect();
                assert!(strange.is_empty(), "{link}: {strange:#?}");
            }
        }
    }
}
