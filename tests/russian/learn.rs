//! The room Learn in Russian: every lesson before and after the guess, and every finding of the check.

use super::words::{strange_words, texts};
use super::*;
use explain::ids::{HasId, VariantArray};
use explain::number::full;
use explain::present::check::called;
use explain::present::step::{Piece, pieces};
use explain::teach::check::{Candidate, Certainty, Mistake, MistakeArea, Quantity, Symptom, cases, mistakes};
use explain::teach::lesson::{LESSONS, Lesson};
use explain::teach::struggle::STRUGGLES;
use glicko2_page::app::learn::check::{self, Of, Way};
use glicko2_page::app::learn::{self, lessons};
use html::{all, one};
use std::collections::BTreeSet;

fn take(state: &State, action: lessons::Action) -> State {
    state.update(Action::Learn(learn::Action::Lessons(action).into()))
}

fn check(state: &State, action: check::Action) -> State {
    state.update(Action::Learn(learn::Action::Check(action).into()))
}

/// Renders a state and checks that every text is Russian, has no unfilled placeholder, and has Russian numbers.
#[track_caller]
fn read(state: &State) -> Html {
    let html = rendered(state);
    for text in texts(&html) {
        let of = state.link();
        // Typed text is quoted unchanged.
        let text = match text.split_once('«').zip(text.rsplit_once('»')) {
            Some(((before, _), (_, after))) if text.starts_with("Строка ") => [before, after].concat(),
            _ => text,
        };
        assert!(strange_words(&text).is_empty() || text == "English" || text.starts_with("rating = "), "{of}: {text}");
        assert!(!text.contains(['{', '}']), "{of}: {text}");
        assert!(!has_point(&text) || text.starts_with("rating = "), "{of}: {text}");
    }
    html
}

/// Returns whether a number has a point, apart from “5.4”, the paper's name for a part of Step 5.
fn has_point(text: &str) -> bool {
    let text = text.replace("шага 5.4", "");
    text.as_bytes().windows(3).any(|of| of[0].is_ascii_digit() && of[1] == b'.' && of[2].is_ascii_digit())
}

/// Returns the text of a part of a page, with plain spaces.
fn part(html: &Html, of: &str) -> String {
    said(one(html, of)).replace(['\u{a0}', '\u{202f}'], " ")
}

fn lesson_state(lesson: &Lesson) -> State {
    at(&format!("r=learn&n={}", lesson.id))
}

#[test]
fn the_list_of_lessons_is_russian() {
    let html = read(&at("r=learn"));
    assert_eq!(all(&html, ".lesson-list a").len(), LESSONS.len());
    assert_eq!(all(&html, ".puzzles li").len(), STRUGGLES.len());
    let mut state = at("r=learn");
    for (lesson, mark) in LESSONS.iter().zip(["не начат", "начат", "пройден"]) {
        state = state.update(Action::Load(format!("r=learn&n={}", lesson.id)));
        if mark != "не начат" {
            state = take(&state, lessons::Action::Guess(0));
        }
        if mark == "пройден" {
            state = take(&state, lessons::Action::Answer(0));
        }
    }
    let html = read(&state.update(Action::Load("r=learn".to_owned())));
    let marks: Vec<_> = all(&html, ".lesson-list .mark").into_iter().take(3).map(said).collect();
    assert_eq!(marks, ["○ не начат", "◐ начат", "● пройден"]);
}

#[test]
fn every_lesson_is_russian_before_and_after_the_guess() {
    for lesson in &LESSONS {
        let before = lesson_state(lesson);
        read(&before);
        let shown = read(&take(&before, lessons::Action::Show));
        assert!(part(&shown, ".it-is").starts_with("Верный ответ — "), "{}", lesson.id);
        for guess in 0..lesson.predict.choices.len() {
            let html = read(&take(&before, lessons::Action::Guess(guess)));
            let is_right = guess == lesson.predict.right;
            let it_is = part(&html, ".it-is");
            assert!(it_is.starts_with("Ваш ответ — "), "{}: {it_is}", lesson.id);
            assert_eq!(it_is.contains("и он верен."), is_right, "{}: {it_is}", lesson.id);
        }
        let shown = take(&before, lessons::Action::Show);
        for stop in 0..lesson.stops.len() {
            assert!(!part(&read(&take(&shown, lessons::Action::Stop(stop))), ".noticed").is_empty());
        }
        for answer in 0..lesson.check.choices.len() {
            let reply = part(&read(&take(&shown, lessons::Action::Answer(answer))), ".reply");
            assert_eq!(reply.starts_with("✓ Верно: "), answer == lesson.check.right, "{}: {reply}", lesson.id);
        }
        for (i, moved) in lesson.moves.iter().enumerate() {
            for end in moved.range {
                read(&take(&shown, lessons::Action::Move(i, end)));
            }
        }
    }
}

#[test]
fn descriptions_of_charts_have_russian_plural_forms() {
    let words = RU.lessons();
    let ways = |wins| words.ways_alt(wins, "1821", "1908");
    for (wins, told) in [
        (0, "Без побед рейтинг 1821, если считать все сразу, и 1908, если по одной."),
        (1, "После одной победы рейтинг 1821, если считать все сразу, и 1908, если по одной."),
        (2, "После 2 побед рейтинг 1821, если считать все сразу, и 1908, если по одной."),
        (21, "После 21 победы рейтинг 1821, если считать все сразу, и 1908, если по одной."),
    ] {
        assert_eq!(ways(wins), told);
    }
    let deviations = |games| words.deviations_alt("45", games, "44,69");
    assert_eq!(deviations(0), "RD было 45, а без партий оно 44,69.");
    assert_eq!(deviations(4), "RD было 45, а после 4 партий оно 44,69.");
}

/// Returns the link of a check with the results of a mistake.
fn wrong(id: &str, case: Of) -> String {
    let period = if case == Of::A { cases::a() } else { cases::b() };
    let trace = Candidate::Mistake(Mistake::of(id).unwrap()).rate(&period).unwrap();
    let of = |(name, quantity): (&str, Quantity)| format!(",{name}:{}", full(quantity.value(&trace).unwrap()));
    let names = [("r", Quantity::Rating), ("rd", Quantity::Deviation), ("vol", Quantity::Volatility)];
    let case = if case == Of::A { "a" } else { "b" };
    format!("r=check&c={case}{}", names.map(of).concat())
}

#[test]
fn every_finding_of_the_check_is_russian() {
    let links = [
        "r=check",
        "r=check&c=a",
        "r=check&c=b",
        "r=check&c=r:1464",
        "r=check&c=a,r:x",
        "r=check&c=a,r:1444.44,rd:151.52,vol:0.059996",
        "r=check&c=a,r:1464.05,rd:150,vol:0.059996",
        "r=check&c=a,r:1444.44,rd:150,vol:0.059996",
        "r=check&c=a,r:1464.05,rd:151.52,vol:0.07",
        "r=check&c=a,r:1444.44,rd:150,vol:0.07",
        "r=check&c=a,r:1300,rd:140.22",
        "r=check&c=a,r:1464.05,rd:151.51",
        "r=check&c=a,r:-0.2069,rd:0.8722",
        "r=check&c=a,r:1464.11,rd:151.4,vol:0.0600,v:1.7790,g1:0.9955,e2:0.5,n:3",
        "r=check&c=b,r:1656.120813,rd:43.419714,vol:0.155763339",
        "r=check&c=a,r:1464.0512,rd:151.5166,vol:0.06",
        "r=check&c=a,vol:0.059991",
        "r=check&c=b,r:1656.03,rd:43.37,vol:0.155005",
        "r=check&p=1500,350,0.06&g=2000,70,1&c=r:4444.27007921906,rd:745.314935348793,vol:17.3667051255026",
        "r=check&p=1500,50,0.06&t=1.2&g=1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1&c=r:1600,rd:50",
        "r=check&g=&i=1&c=r:1500,rd:210.00,vol:0.06,v:2",
        "r=check&p=1600,80,0.06&s=1500,50,1/1700,50,0&w=2&c=r:1600",
        "r=check&p=x",
        // The link to the check, beside the answer.
        "v=all",
    ];
    let mut said = BTreeSet::new();
    for link in links {
        let html = read(&at(link));
        said.extend(all(&html, ".finding").into_iter().map(html::words));
    }
    for link in ["r=check&c=a", "r=check&c=b", "r=check&g=&i=1"] {
        let more = check(&at(link), check::Action::ToggleMore);
        for way in Way::ALL {
            read(&check(&more, check::Action::ToggleWay(way)));
        }
    }
    assert!(said.len() > 6, "{said:#?}");
    for &symptom in Symptom::VARIANTS {
        read(&at(&format!("r=check&c={}", symptom.id())));
    }
    for text in ["hello", "rating\nhello = 3", "rating = 1464,05; rd = 151,52", "1464,05; 151,52; 0,059996"] {
        read(&check(&at("r=check&c=b"), check::Action::Paste(text.to_owned())));
    }
}

#[test]
fn every_known_mistake_is_described_in_russian() {
    let (english, russian) = (Language::En.check().mistakes, RU.check().mistakes);
    let ids = |of: &[explain::present::text::check::MistakeWords]| of.iter().map(|of| of.id).collect::<Vec<_>>();
    assert_eq!(ids(english), ids(russian));
    let mut names = BTreeSet::new();
    for words in russian {
        assert!(names.insert(words.name), "{}", words.name);
        for sentence in [words.name, words.told] {
            let is_text = |piece: &Piece| matches!(piece, Piece::Text(text) if text.contains(['{', '}']));
            assert!(!pieces(sentence).iter().any(is_text), "{sentence}");
            let text: String = pieces(sentence)
                .into_iter()
                .filter_map(|piece| match piece {
                    Piece::Text(text) => Some(text),
                    _ => None,
                })
                .collect();
            // Versions of programs and parts of steps keep their points.
            assert!(
                strange_words(&text).is_empty() && !has_point(&sentence.replace("2.1.0", "").replace("5.4", "")),
                "{sentence}"
            );
            assert!(!sentence.contains(" —") && !sentence.contains('"'), "{sentence}");
        }
        assert!(words.told.ends_with(['.', '…']) && !words.name.ends_with('.'), "{}", words.id);
    }
    assert!(mistakes::all().all(|mistake| RU.check().mistake(mistake.id).is_some()));
}

#[test]
fn a_mistake_is_named_beside_its_numbers() {
    for id in ["own-rd-in-g", "scale-400", "sigma-no-half", "mu1-phi", "losses-dropped"] {
        let html = read(&at(&wrong(id, Of::B)));
        let name = RU.check().mistake(id).unwrap().name;
        let plain: String = name.replace('\u{a0}', " ");
        assert!(part(&html, ".mistakes").contains(&plain), "{id}: {}", part(&html, ".mistakes"));
    }
    let html = read(&at("r=check&c=a,r:1464.05,rd:151.52,vol:0.0600,v:1.77,n:3"));
    assert!(part(&html, ".by-step").contains("0,0600"), "{}", part(&html, ".by-step"));
}

#[test]
fn counts_of_the_check_have_russian_plural_forms() {
    let words = RU.check();
    assert_eq!((words.passing)(1, 83), "1 из 83 известных ошибок даёт здесь то же самое, если судить по этим знакам.");
    assert_eq!(
        (words.passing)(34, 81),
        "34 из 81 известной ошибки дают здесь то же самое, если судить по этим знакам."
    );
    assert_eq!((words.unknown)(83, false), "Известны 83 ошибки, и ни одна не даёт таких чисел.");
    assert_eq!(
        (words.unknown)(86, true),
        "Известно 86 ошибок, и ни одна не даёт таких чисел, даже вместе с какой-нибудь другой."
    );
    assert_eq!((words.sure)(Certainty::Could, 2), "Возможно, это одна из 2 причин:");
    assert_eq!((words.sure)(Certainty::Same, 21), "Те же числа дала бы любая из 21 причины:");
    assert_eq!([1, 2, 5].map(words.box_found), ["Найдено 1 число.", "Найдено 2 числа.", "Найдено 5 чисел."]);
    assert_eq!(
        [1, 22, 11].map(words.unread_count),
        ["Не использована 1 строка:", "Не использованы 22 строки:", "Не использовано 11 строк:"]
    );
    assert_eq!(called(Quantity::Iterations, words), "число итераций");
    for look in
        [MistakeArea::Sums, MistakeArea::Widths, MistakeArea::Step5, MistakeArea::WayBack, MistakeArea::Beginning]
    {
        assert!((words.look)(look).contains("сходится"));
    }
}

#[test]
fn the_link_of_the_check_has_decimal_points() {
    use explain::number::style::from_field;
    let pasted = RU.speak(|| check(&at("r=check&c=a"), check::Action::Paste("1464,05; 151,52".to_owned())));
    assert_eq!(pasted.link(), "r=check&c=a,r:1464.05,rd:151.52");
    // Numbers of an earlier paste leave the fields.
    let other = RU.speak(|| check(&pasted, check::Action::Paste("r = 1464,06".to_owned())));
    assert_eq!(other.link(), "r=check&c=a,r:1464.06");
    let typed = RU.speak(|| from_field("0,06").into_owned());
    let html = read(&check(&pasted, check::Action::Edit(Quantity::Volatility, typed)));
    assert_eq!(
        html::attr(html::by_id(&html, &format!("check-{}", Quantity::Volatility.path())).unwrap(), "value"),
        Some("0,06")
    );
}
