//! Sentences as they are read, from the case to its words: with the numbers in them, and the forms that these ask for.

use super::*;
use glicko2_steps::charts::alt::strip::{letter, told};
use glicko2_steps::charts::data::Strip;
use glicko2_steps::glicko2::{Field, Period, rate};

#[track_caller]
fn says(link: &str, sentences: &[&str]) {
    let text = text_of(link);
    for sentence in sentences {
        assert!(text.contains(sentence), "{link:?} does not say: {sentence}\n{text}");
    }
}

#[test]
fn the_paper_s_example_is_told() {
    says(
        "v=all",
        &[
            "Рейтинг снижается на 35,95 — до 1464,05; отклонение 151,52, волатильность 0,059996.",
            "С вероятностью 95 % сила игры лежит между 1167 и 1761.",
            "Сумма меньше нуля: результат хуже ожидаемого, значит, рейтинг снизится.",
            "Партия говорит тем больше, чем ближе ожидаемый результат E к ½ и чем надёжнее рейтинг самого соперника.",
            "прямая, проведённая через оба конца, пересекает ноль в точке C.",
            "Победа над 1400 принесла 47; поражение от 1550 отняло 54, поражение от 1700 отняло 29.",
        ],
    );
    says("h=1", &["Закрыто до последнего шага. А как думаете вы?"]);
    says("g=&i=1", &["Партий не было: рейтинг остаётся 1500,00, а отклонение растёт до 200,27."]);
}

#[test]
fn each_step_asks_its_question() {
    let questions = [
        "Что известно до партий?",
        "Как это выглядит на шкале формул?",
        "Много ли говорят эти партии?",
        "Лучше или хуже ожидаемого?",
        "Удивил ли результат?",
        "Насколько могла измениться сила игры?",
        "Что мы думаем теперь?",
        "А в пунктах рейтинга?",
    ];
    says("", &questions);
    says("g=&i=1", &["Насколько мы не уверены после периода без партий?"]);
    assert_eq!(RU.text().steps.titles, questions);
}

#[test]
fn each_lesson_has_its_title() {
    let titles = RU.learn().lessons.each_ref().map(|lesson| lesson.title.replace('\u{a0}', " "));
    assert_eq!(
        titles,
        [
            "Рейтинг — это холм, а не точка",
            "Чего следовало ожидать",
            "Почему победа над сильным дороже",
            "Чей результат весит больше",
            "Два разных шанса",
            "Партии проясняют, время размывает",
            "Все сразу или по одной",
            "Победа, а рейтинг упал",
            "Волатильность и что делает τ",
            "Как шаг 5 находит своё число",
            "Когда у f три корня",
            "Можно ли накрутить рейтинг?",
        ]
    );
}

#[test]
fn what_does_not_move_is_said_to_stand() {
    let period = Period::papers_example();
    let range = Strip::range(&period, Field::Tau).unwrap();
    let strip = Strip::of(&period, Field::Tau, range, &|period| Some(rate(period).ok()?.player)).unwrap();
    let said = RU.speak(|| told(&strip, &letter(Field::Tau), RU.strip()).join(" "));
    assert_eq!(said, "Ничего не движется: при τ от 0,1 до 2 рейтинг r′ меняется на 0,0001.");
}

/// So many games won against an equal.
fn games(count: usize) -> String {
    format!("g={}", vec!["1500,200,1"; count].join(";"))
}

#[test]
fn a_count_has_the_form_that_it_asks_for() {
    for (count, sentence) in [
        (2, "За 2 партии от вас ожидалось"),
        (5, "За 5 партий от вас ожидалось"),
        (11, "За 11 партий от вас ожидалось"),
        (21, "За 21 партию от вас ожидалось"),
        (22, "За 22 партии от вас ожидалось"),
        (25, "За 25 партий от вас ожидалось"),
    ] {
        says(&games(count), &[sentence]);
    }
    // Periods in a row: before and after all of them.
    let periods = |count: usize| format!("s={}", vec!["1500,200,1"; count].join("/"));
    for (count, sentence) in
        [(2, "За 2 периода рейтинг вырос"), (5, "За 5 периодов рейтинг вырос"), (21, "За 21 период рейтинг вырос")]
    {
        says(&periods(count), &[sentence]);
    }
}

#[test]
fn a_fraction_has_a_form_of_its_own() {
    for (idle, sentence) in [
        ("1", "перерыв на 1 период:"),
        ("2", "перерыв на 2 периода:"),
        ("5", "перерыв на 5 периодов:"),
        ("21", "перерыв на 21 период:"),
        ("1.5", "перерыв на 1,5 периода:"),
    ] {
        says(&format!("s=1400,30,1/i{idle}&w=2"), &[sentence, &format!("перерыв: {}", idle.replace('.', ","))]);
    }
}
