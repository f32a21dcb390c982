//! The door *Check my numbers* as a server would render it: what is said of somebody's numbers, and how surely.
#![cfg(feature = "ssr")]

#[path = "support/html.rs"]
mod html;
#[path = "support/page.rs"]
mod page;

use glicko2_steps::app::learn::check::{Action, Of, Way};
use glicko2_steps::app::{Action as PageAction, Rooms, State, learn};
use glicko2_steps::glicko2::{Game, Period, Player, Trace, rate};
use glicko2_steps::present::check::{formulas, ids};
use glicko2_steps::present::text::Language;
use glicko2_steps::present::text::check::CheckText;
use glicko2_steps::teach::check::json::Request;
use glicko2_steps::teach::check::mistakes::{self, PROGRAMS};
use glicko2_steps::teach::check::{Ask, Candidate, Given, Lineup, Look, Mistake, Quantity, Symptom, Value, cases};
use html::{all, attr, by_id, one, words};
use page::at;
use proptest::prelude::*;
use scraper::Html;
use std::collections::HashSet;
use std::rc::Rc;

fn text() -> &'static CheckText {
    Language::En.check()
}

fn act(state: &State, action: Action) -> State {
    state.update(PageAction::Learn(Rc::new(learn::Action::Check(action))))
}

fn rendered(state: &State) -> Html {
    let markup = page::markup(state, false);
    // Words may have it; no number does.
    assert!(!markup.contains(">NaN") && !markup.contains("\"NaN\""), "{}", state.link());
    Html::parse_fragment(&markup)
}

fn page_of(link: &str) -> Html {
    rendered(&at(link))
}

/// What the page says of the numbers, in a sentence.
fn verdict(html: &Html) -> String {
    words(one(html, ".finding"))
}

/// The ids of the mistakes that are named as what would explain the numbers.
fn named(html: &Html) -> Vec<String> {
    all(html, ".mistakes code").into_iter().map(words).collect()
}

/// The ids of those that are named at all.
fn told(html: &Html) -> Vec<String> {
    all(html, ".mistakes code, .mistake-names code").into_iter().map(words).collect()
}

/// A link to the check of results, as they print with so many decimals.
fn link(case: &str, trace: &Trace, decimals: [Option<usize>; 3]) -> String {
    let [r, rd, vol] = decimals;
    // In the order in which they are computed.
    let names = [("vol", Quantity::Volatility), ("r", Quantity::Rating), ("rd", Quantity::Deviation)];
    let pairs = names.into_iter().zip([vol, r, rd]);
    let pairs = pairs.filter_map(|((name, quantity), decimals)| {
        Some(format!("{name}:{:.*}", decimals?, quantity.of(trace).unwrap_or(f64::NAN)))
    });
    format!("r=check&c={case},{}", pairs.collect::<Vec<_>>().join(","))
}

fn rated(id: &str, period: &Period) -> Trace {
    let taus = [("tau-02", 0.2), ("tau-075", 0.75), ("tau-1", 1.0), ("tau-12", 1.2)];
    let tau = taus.into_iter().find(|(of, _)| *of == id).map(|(_, tau)| tau);
    let who = tau.map_or_else(|| Candidate::Mistake(Mistake::of(id).unwrap()), Candidate::Tau);
    assert_eq!(who.id(), id);
    who.rate(period).unwrap()
}

#[test]
fn what_is_right_is_said_to_be_right() {
    for (case, period) in [("a", cases::a()), ("b", cases::b())] {
        let trace = rate(&period).unwrap();
        for decimals in [[Some(2), Some(2), Some(6)], [Some(2), Some(2), None], [Some(0), Some(0), None]] {
            let html = page_of(&link(case, &trace, decimals));
            assert_eq!(verdict(&html), format!("✓ {}", text().right), "{case} {decimals:?}");
            assert!(
                all(&html, ".mistakes, .compared .is-wrong").is_empty(),
                "{case}: nobody right is told of a mistake"
            );
            // How little that proves is counted.
            let lineup = Lineup::of(period.clone()).unwrap();
            let given = decimals.into_iter().zip(Quantity::RESULT).filter_map(|(decimals, quantity)| {
                Some((quantity, Value::of(&format!("{:.*}", decimals?, quantity.of(&trace)?))?))
            });
            let passing = lineup.passing(&Given::new(given));
            let said = (text().passing)(passing.len(), mistakes::all().count());
            assert!(words(one(&html, ".checking-outcome")).contains(&said), "{case}: {said}");
            assert_eq!(all(&html, ".mistake-names code").len(), passing.len());
        }
    }
    let to_b = page_of("r=check&c=a,r:1464.05,rd:151.52");
    let outcome = words(one(&to_b, ".checking-outcome"));
    assert!(outcome.contains("30 of 82 known mistakes give the same here"), "{outcome}");
    assert!(outcome.contains(text().proves_little) && outcome.contains(text().to_case[2]), "{outcome}");
    let b = page_of(&link("b", &rate(&cases::b()).unwrap(), [Some(2), Some(2), Some(6)]));
    let outcome = words(one(&b, ".checking-outcome"));
    assert!(outcome.contains(text().proves_much) && !outcome.contains(text().to_case[2]), "{outcome}");
    // What is cut off is right.
    let cut = page_of("r=check&c=a,r:1464.05,rd:151.51");
    assert_eq!(verdict(&cut), format!("✓ {}", text().right));
    assert!(words(one(&cut, ".checking-outcome")).contains(text().cut));
}

/// Each with r′, RD′ and σ′ of case B to 2, 2 and 6 decimals.
#[test]
fn every_known_mistake_is_named() {
    let references: Vec<serde_json::Value> = serde_json::from_str(include_str!("data/mistakes.json")).unwrap();
    let right = link("b", &rate(&cases::b()).unwrap(), [Some(2), Some(2), Some(6)]);
    for reference in &references {
        let id = reference["id"].as_str().unwrap();
        if id == "no-halving" {
            // It gives no numbers.
            let html = page_of("r=check&c=does_not_end");
            assert!(told(&html).contains(&id.to_owned()));
            continue;
        }
        let link = link("b", &rated(id, &cases::b()), [Some(2), Some(2), Some(6)]);
        let html = page_of(&link);
        assert!(told(&html).contains(&id.to_owned()), "{id}: {link} names {:?}", told(&html));
        let all_right = link == right;
        assert_eq!(verdict(&html).starts_with('✓'), all_right, "{id}");
    }
    assert_eq!(references.len(), 86);
}

/// As sure as the numbers allow, no surer: the rows of the table.
#[test]
fn how_sure_it_is_said() {
    for (numbers, said, ids) in [
        ("r:1437.19,rd:151.52,vol:0.059996", "✗ This is it:", &["mu1-phistar"][..]),
        ("r:1437.19,rd:151.52", "✗ Very likely it is this:", &["mu1-phistar"]),
        ("r:1437,rd:152", "✗ Each of these 2 would give the same numbers:", &["mu1-phistar", "mu1-phi"]),
        ("r:1437.19", "✗ It could be this:", &["mu1-phistar"]),
        (
            "r:1437",
            "✗ So few digits fit too much by chance to name a mistake. Give the deviation as well, and more decimals.",
            &[],
        ),
        (
            "r:1444.44,rd:155.55,vol:0.061234",
            "✗ None of 82 known mistakes gives these numbers, nor do any two of them at once.",
            &[],
        ),
        ("r:1444,rd:155.55,vol:0.061234", "✗ None of 82 known mistakes gives these numbers.", &[]),
    ] {
        let html = page_of(&format!("r=check&c=a,{numbers}"));
        assert_eq!(
            (verdict(&html).as_str(), named(&html)),
            (said, ids.iter().map(|&id| id.to_owned()).collect()),
            "{numbers}"
        );
    }
}

#[test]
fn what_is_unknown_is_not_named() {
    let html = page_of("r=check&c=a,r:1444.44,rd:151.52,vol:0.059996");
    let outcome = words(one(&html, ".checking-outcome"));
    assert!(named(&html).is_empty() && all(&html, ".mistakes").is_empty(), "{outcome}");
    // What can be said from which of the three is right.
    assert!(
        outcome.contains("Your RD′ is right and your r′ is not. So Steps 2, 3, 5 and 6 are probably right."),
        "{outcome}"
    );
    assert!(outcome.contains("The first to differ is r′: you have 1444.44, right is 1464.05."), "{outcome}");
    // The next number to enter, and the link to ask elsewhere.
    assert!(outcome.contains("Enter v") && !all(&html, ".ask-elsewhere a[href='#z=share']").is_empty(), "{outcome}");
    let looks: HashSet<&str> =
        [Look::Sums, Look::Widths, Look::Step5, Look::WayBack, Look::Beginning].map(text().look).into();
    assert_eq!(looks.len(), 5);
}

#[test]
fn a_row_stands_beside_each_number() {
    let html = page_of("r=check&c=a,r:1464.11,rd:151.4,vol:0.0600,v:1.7790,g1:0.9955,n:2");
    let rows: Vec<Vec<String>> = all(&html, ".compared tbody tr")
        .into_iter()
        .map(|row| html::within(row, "th, td").into_iter().map(words).collect())
        .collect();
    let want = [
        ["g, game 1 Step 3", "0.9955", "0.9955", "", "✓ right, rounded"],
        ["v Step 3", "1.7790", "1.7790", "", "✓ right, rounded"],
        ["Iterations Step 5", "2", "2", "", "✓ right"],
        ["σ′ Step 5", "0.0600", "0.059996", "", "✓ right, rounded"],
        ["r′ Step 8", "1464.11", "1464.05", "+0.06", "✗ differs"],
        ["RD′ Step 8", "151.4", "151.52", "−0.12", "✗ differs"],
    ];
    assert_eq!(rows, want);
    // The step is a link to where it is worked.
    let step = all(&html, ".compared tbody tr a")[0];
    assert_eq!(attr(step, "href"), Some("#p=1500,200,0.06&t=0.5&g=1400,30,1;1550,100,0;1700,300,0&k=3"));
    let marked = all(&html, ".compared tr[aria-current]");
    assert!(marked.len() == 1 && words(marked[0]).starts_with("r′"));
}

/// A mistake says what it does and what is right, in formulas where it is one of a formula, with the step where that is worked.
#[test]
fn a_mistake_is_explained() {
    let html = page_of("r=check&c=b,r:1642.92,rd:34.59,vol:0.155763");
    let item = one(&html, ".mistakes > li");
    let said = words(item);
    let known = text().mistake("no-step6").unwrap();
    assert!(said.starts_with(known.name) && said.contains("no-step6"), "{said}");
    assert_eq!(html::within(item, "math").len(), 2 + html::within(item, ".is-right math").len());
    let link = html::within(item, "a")[0];
    assert!(
        attr(link, "href")
            .is_some_and(|href| href.starts_with("#p=1620,35,0.15&t=0.8&g=1950,150,1;") && href.ends_with("&k=6"))
    );
}

#[test]
fn look_alikes_are_asked_apart() {
    let state = at("r=check&c=a,r:1450.56,rd:151.52,vol:0.059996");
    let html = rendered(&state);
    assert_eq!(named(&html), ["sums-no-g", "mu1-no-g"]);
    assert_eq!(words(one(&html, ".ask")), "To know more:Enter Δ");
    // The button has a field for it, to which the keyboard goes.
    let asked = act(&state, Action::Ask(Quantity::Delta));
    assert!(by_id(&rendered(&asked), "check-delta").is_some() && by_id(&html, "check-delta").is_none());
    let told = act(&asked, Action::Edit(Quantity::Delta, "-0.4839".to_owned()));
    assert_eq!(named(&rendered(&told)), ["mu1-no-g"]);
    // Numbers of another case tell as well.
    let on_b = at("r=check&c=b,r:2550.90,rd:220.42,vol:5.503192");
    let html = rendered(&on_b);
    assert_eq!(named(&html), ["b-in-else", "one-iteration", "no-abs"]);
    assert!(words(one(&html, ".ask")).contains(text().to_case[1]));
    let on_a = [(Quantity::Rating, "1464.05"), (Quantity::Deviation, "151.52"), (Quantity::Volatility, "0.059996")];
    let on_a = on_a.into_iter().fold(act(&on_b, Action::Choose(Of::A)), |state, (quantity, typed)| {
        act(&state, Action::Edit(quantity, typed.to_owned()))
    });
    let html = rendered(&act(&on_a, Action::Choose(Of::B)));
    assert!(words(one(&html, ".checking-outcome")).contains(text().with_other[1]));
    assert_eq!(named(&html), ["b-in-else"]);
    assert!(all(&html, ".ask").is_empty(), "nothing is left to ask");
}

#[test]
fn another_tau_and_another_constant_are_solved_for() {
    let tau = Candidate::Tau(0.75).rate(&cases::b()).unwrap();
    let tau = page_of(&link("b", &tau, [Some(2), Some(2), Some(6)]));
    assert_eq!(named(&tau), ["tau-075"], "{}", verdict(&tau));
    assert!(words(one(&tau, ".mistakes")).starts_with("As with τ = 0.75"), "{}", words(one(&tau, ".mistakes")));
    let scale = Candidate::Scale(170.0).rate(&cases::b()).unwrap();
    let scale = page_of(&link("b", &scale, [Some(2), Some(2), None]));
    assert!(words(one(&scale, ".mistakes")).starts_with("As with 170 in the place of 173.7178 scale-170"));
}

#[test]
fn whole_programs_and_pairs() {
    let [program] = PROGRAMS else { panic!() };
    let after = Candidate::Program(program).rate(&cases::b()).unwrap();
    let html = page_of(&link("b", &after, [Some(6), Some(6), Some(9)]));
    assert_eq!(named(&html), ["js-2012"]);
    // A public riddle: a port with a missing block.
    let riddle =
        page_of("r=check&p=1500,350,0.06&g=2000,70,1&c=r:4444.27007921906,rd:745.314935348793,vol:17.3667051255026");
    assert_eq!(verdict(&riddle), "✗ It is one of these 3, which give the same here:");
    assert_eq!(&named(&riddle)[..3], ["b-in-else", "one-iteration", "no-abs"]);
    assert!(words(one(&riddle, ".seen")).contains((text().symptom)(Symptom::RunsAway)));
    let [one_of, other] = ["no-1500-back", "v-g-once"].map(|id| Mistake::of(id).unwrap());
    let after = Candidate::Pair(one_of, other).rate(&cases::b()).unwrap();
    let html = page_of(&link("b", &after, [Some(2), Some(2), Some(6)]));
    assert!(verdict(&html).starts_with("✗ No single mistake gives these numbers. Two at once would, perhaps"));
    assert!(named(&html).contains(&one_of.id.to_owned()) && named(&html).contains(&other.id.to_owned()));
}

#[test]
fn numbers_of_the_other_scale_are_asked_about() {
    let state = at("r=check&c=a,r:-0.2069,rd:0.8722");
    assert!(words(one(&rendered(&state), ".checking-outcome")).contains("These look like μ′ and φ′"));
    let taken = rendered(&act(&state, Action::TakeScaled));
    assert_eq!(verdict(&taken), format!("✓ {}", text().right));
}

#[test]
fn the_calculators_case_is_the_one_that_is_looked_at() {
    let game = |rating, score| Game { rating, deviation: 50.0, score };
    let player = Player { rating: 1600.0, deviation: 80.0, volatility: 0.06 };
    let first = rate(&Period::new(player, 0.5, vec![game(1500.0, 1.0)])).unwrap();
    let second = rate(&Period::new(first.player, 0.5, vec![game(1700.0, 0.0)])).unwrap();
    let case = "r=check&p=1600,80,0.06&s=1500,50,1/1700,50,0";
    for (w, trace) in [("", &first), ("&w=2", &second)] {
        let numbers = link("own", trace, [Some(2), Some(2), Some(6)]);
        let numbers = numbers.split_once("&c=own,").unwrap().1;
        let state = at(&format!("{case}{w}&c={numbers}"));
        let html = rendered(&state);
        assert_eq!(verdict(&html), format!("✓ {}", text().right), "{w}");
        assert_eq!(state.link(), format!("r=check&c={numbers}&p=1600,80,0.06&s=1500,50,1/1700,50,0{w}"));
        // Its steps are worked in its own case.
        let href = attr(all(&html, ".compared a")[0], "href").unwrap();
        assert!(href.starts_with("#p=1600,80,0.06&s=1500,50,1/1700,50,0") && href.contains(w), "{href}");
    }
    // The paper's rounding by hand is no measure.
    let rounded = page_of("r=check&o=paper&p=1500,200,0.06&c=r:1464.06,rd:151.52,vol:0.059990");
    assert_eq!(named(&rounded), ["as-printed"]);
    // The way there stands beside the answer, unless that is covered or a place's own.
    let compare = |link: &str| all(&page_of(link), ".compare a[href='#r=check&c=own']").len();
    assert_eq!([compare(""), compare("h=1&k=3"), compare("y=lichess"), compare("p=1600,80,0.06")], [1, 0, 0, 1]);
    // A link of the example names it: whoever opens it has another one.
    let shared = act(&at("r=check&c=own"), Action::Edit(Quantity::Rating, "1464".to_owned())).link();
    assert_eq!(shared, "r=check&c=r:1464&p=1500,200,0.06");
}

#[test]
fn a_period_without_games_is_checked() {
    let idle = page_of("r=check&g=&i=1&c=r:1500,rd:200.27,vol:0.06");
    assert_eq!(verdict(&idle), format!("✓ {}", text().right));
    let wrong = at("r=check&g=&i=1&c=r:1500,rd:210.00,vol:0.06,v:2");
    let html = rendered(&wrong);
    assert!(verdict(&html).starts_with("✗ None of"), "{}", verdict(&html));
    assert!(words(by_id(&html, "check-v-problem").unwrap()).contains("no such number"));
    rendered(&act(&wrong, Action::ToggleMore));
    for way in Way::ALL {
        rendered(&act(&wrong, Action::ToggleWay(way)));
    }
}

#[test]
fn what_is_pasted_goes_into_the_fields() {
    let paste = |text: &str| act(&at("r=check&c=b"), Action::Paste(text.to_owned()));
    let state = paste("new rating: 1642,92\nRD = 34.59 vol 0.155763\nv = 1.700292, g3 = 0.7");
    let html = rendered(&state);
    assert_eq!(words(one(&html, ".box-found .soft")), "5 numbers found.");
    assert_eq!(attr(by_id(&html, "check-player.rating").unwrap(), "value"), Some("1642,92"));
    assert!(state.link().starts_with("r=check&c=b,"), "{}", state.link());
    let json = serde_json::to_string(&rate(&cases::b()).unwrap()).unwrap();
    assert_eq!(verdict(&rendered(&paste(&json))), format!("✓ {}", text().right));
    // A line that gives no number is named, and the last good result stays.
    let good = paste("r' = 1642.92\nRD' = 34.59");
    let bad = act(&good, Action::Paste("r' = 1642.92\nRD' = about 34\nfoo = 12".to_owned()));
    let html = rendered(&bad);
    let found = words(one(&html, ".box-found"));
    assert!(found.contains("Line 3, “foo = 12”"), "{found}");
    let bad = act(&good, Action::Paste("r' = 1642.92\nRD' = about thirty".to_owned()));
    let html = rendered(&bad);
    let found = words(one(&html, ".box-found"));
    assert!(found.contains("Line 2, “RD' = about thirty”: there is no number after the name."), "{found}");
    assert_eq!(words(one(&html, ".stale-note")), text().stale);
    assert_eq!(named(&html), named(&rendered(&good)));
    // So it is in a field.
    let bad = act(&good, Action::Edit(Quantity::Deviation, "34.5.9".to_owned()));
    let html = rendered(&bad);
    assert_eq!(words(by_id(&html, "check-player.deviation-problem").unwrap()), text().not_a_number);
    assert_eq!((named(&html), all(&html, ".stale-note").len()), (named(&rendered(&good)), 1));
    // What is no more in the text is no more in the fields; what was typed there stays.
    let typed = act(&good, Action::Edit(Quantity::V, "1.7".to_owned()));
    let other = act(&typed, Action::Paste("RD' = 34.59".to_owned()));
    assert_eq!(other.link(), "r=check&c=b,v:1.7,rd:34.59");
}

#[test]
fn nothing_typed_is_lost() {
    let typed = act(&at("r=check&c=b"), Action::Paste("hello, r = 1600".to_owned()));
    for elsewhere in ["r=learn", "r=glossary", "r=player", "r=check&c=a", "r=group", "p=1700,50,0.06"] {
        let left = typed.update(PageAction::Load(elsewhere.to_owned()));
        let back = left.update(PageAction::Load("r=check&c=b".to_owned()));
        let check = |state: &State| Rooms::of(state).unwrap().learn.check.clone();
        assert_eq!(check(&back), check(&typed), "{elsewhere}");
        // Back brings the entry before as it was left, and keeps what was typed since.
        let before = at("r=check&c=a");
        let back = left.update(PageAction::Return(Rc::new(before)));
        let back = back.update(PageAction::Load("r=check&c=b".to_owned()));
        assert_eq!(check(&back).sheet(), check(&typed).sheet(), "{elsewhere}");
    }
}

#[test]
fn the_case_is_given_to_a_program() {
    for (case, period) in [("a", cases::a()), ("b", cases::b())] {
        let state = at(&format!("r=check&c={case}"));
        assert!(by_id(&rendered(&state), "check-takes").is_none());
        let json = rendered(&act(&state, Action::ToggleWay(Way::Json)));
        let line = words(by_id(&json, "check-takes").unwrap());
        assert_eq!(serde_json::from_str::<Period>(&line).unwrap(), period);
        // It is what the check over JSON Lines takes.
        let request =
            format!("{{\"case\":{line},\"given\":{{\"player.rating\":\"1642.92\",\"player.deviation\":\"34.59\"}}}}");
        assert!(serde_json::from_str::<Request>(&request).unwrap().answer().is_ok());
        for way in Way::ALL {
            let html = rendered(&act(&state, Action::ToggleWay(way)));
            let shown = by_id(&html, "check-takes").unwrap();
            let code = words(shown);
            assert!(
                code.contains(if way == Way::Json { "\"tau\"" } else { "volatility.iterations.0.b" }),
                "{way:?}: {code}"
            );
            assert_eq!(all(&html, "[aria-pressed=true]").len(), 1);
        }
        assert!(!all(&rendered(&state), ".checking-given a[href^='#p=']").is_empty());
    }
}

#[test]
fn symptoms_have_answers() {
    let mut answers = HashSet::new();
    for symptom in Symptom::ALL {
        let html = page_of(&format!("r=check&c={}", symptom.id()));
        let open = by_id(&html, &format!("symptom-{}", symptom.id())).unwrap();
        assert!(attr(open, "hidden").is_none() && words(open).len() > 60);
        let codes: Vec<String> = html::within(open, "code").into_iter().map(words).collect();
        assert_eq!(codes, symptom.mistakes(), "{symptom:?}");
        answers.insert(words(open));
        assert_eq!(all(&html, ".symptoms [aria-expanded=true]").len(), 1);
    }
    assert_eq!(answers.len(), Symptom::ALL.len());
}

/// The words of every mistake are there, and differ from those of all others.
#[test]
fn every_mistake_has_words_of_its_own() {
    let known: Vec<&str> = mistakes::all().chain(PROGRAMS).map(|mistake| mistake.id).collect();
    let table: Vec<&str> = text().mistakes.iter().map(|words| words.id).collect();
    assert_eq!(known.iter().collect::<HashSet<_>>(), table.iter().collect::<HashSet<_>>());
    assert_eq!(known.len(), table.len());
    let mut names = HashSet::new();
    for words in text().mistakes {
        assert!(names.insert(words.name), "{}", words.name);
        assert!(words.name.len() > 8 && words.told.len() > 12 && words.told.ends_with(['.', '…']), "{}", words.id);
        for sentence in [words.name, words.told] {
            // Every letter is one that there is.
            let pieces = glicko2_steps::present::step::pieces(sentence);
            let text = pieces.iter().filter_map(|piece| match piece {
                glicko2_steps::present::step::Piece::Text(text) => Some(text.as_str()),
                _ => None,
            });
            assert!(!text.collect::<String>().contains(['{', '}']), "{sentence}");
        }
    }
    let mut wrong = HashSet::new();
    for id in ids() {
        assert!(known.contains(&id), "{id}");
        let [with, without] = formulas(id).unwrap();
        assert_ne!(with, without, "{id}");
        assert!(!format!("{with:?}{without:?}").contains("Op(\"?\")"), "{id}");
        assert!(wrong.insert(format!("{with:?}")), "{id}");
    }
    // What has no formula is a matter of the program, of rounding or of which games count.
    let without: Vec<&str> = known.into_iter().filter(|id| formulas(id).is_none()).collect();
    assert_eq!(without.len(), 19, "{without:?}");
}

/// Every game has its fields, so many at a time.
#[test]
fn many_games_have_fields_a_page_at_a_time() {
    let games = vec!["1500,50,1"; 120].join(";");
    let state = act(&at(&format!("r=check&p=1500,50,0.06&g={games}&c=g120:0.9")), Action::ToggleMore);
    let html = rendered(&state);
    assert_eq!(all(&html, ".by-game tbody tr").len(), 50);
    // One that was given is never out of reach.
    assert_eq!(all(&html, "[id='check-games.119.g']").len(), 1);
    let html = rendered(&act(&state, Action::TurnTo(100)));
    assert_eq!((all(&html, ".by-game tbody tr").len(), all(&html, "[id='check-games.119.g']").len()), (20, 1));
}

#[test]
fn every_question_leads_to_a_field() {
    for id in mistakes::all().map(|mistake| mistake.id) {
        for (case, period) in [("a", cases::a()), ("b", cases::b())] {
            let Some(trace) = Mistake::of(id).and_then(|known| Candidate::Mistake(known).rate(&period)) else {
                continue;
            };
            if trace.player.rating.is_nan() {
                continue;
            }
            let state = at(&link(case, &trace, [Some(2), Some(2), None]));
            let lineup = Lineup::of(period).unwrap();
            let given = [(Quantity::Rating, trace.player.rating), (Quantity::Deviation, trace.player.deviation)];
            let given = given.map(|(quantity, value)| (quantity, Value::of(&format!("{value:.2}")).unwrap()));
            for ask in lineup.check(&Given::new(given)).ask {
                let Ask::Number(quantity) = ask else { continue };
                let path = if quantity == Quantity::Sigma { Quantity::Volatility } else { quantity }.path();
                let asked = rendered(&act(&state, Action::Ask(quantity)));
                assert!(by_id(&asked, &format!("check-{path}")).is_some(), "{id} on {case}: {path}");
            }
        }
    }
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9]{1,5}(\\.[0-9]{0,8})?",
        "-?[0-9]{0,3}[,.][0-9]{1,6}(e-?[0-9])?",
        "\\PC{0,12}",
        Just(String::new()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// A link says what was typed, and opens it again.
    #[test]
    fn links_go_round(
        of in prop::sample::select(&Of::ALL[..]),
        numbers in prop::collection::vec((0usize..40, any_text()), 0..8),
        symptom in prop::option::of(prop::sample::select(&Symptom::ALL[..])),
    ) {
        let all = Quantity::all(6);
        let mut state = act(&at("r=check"), Action::Choose(of));
        for (i, text) in numbers {
            state = act(&state, Action::Edit(all[i % all.len()], text));
        }
        if let Some(symptom) = symptom {
            state = act(&state, Action::ToggleSymptom(symptom));
        }
        let opened = at(&state.link());
        let [before, after] = [&state, &opened].map(|state| Rooms::of(state).unwrap().learn.check.clone());
        prop_assert_eq!(opened.link(), state.link());
        prop_assert!(opened.notice.is_none(), "{:?}", opened.notice);
        prop_assert_eq!(after.of, before.of);
        prop_assert_eq!(after.symptom, before.symptom);
        for quantity in all {
            prop_assert_eq!(after.sheet().typed(quantity), before.sheet().typed(quantity));
        }
    }

    /// Any link opens something, and any text can be pasted.
    #[test]
    fn anything_is_survived(value in "[-a-z0-9:,.%'*]{0,40}", text in "\\PC{0,60}") {
        let state = act(&at(&format!("r=check&c={value}")), Action::Paste(text));
        let again = at(&state.link());
        prop_assert_eq!(again.link(), state.link());
        rendered(&again);
    }
}
