//! Russian.

use crate::number::plural::russian;
use crate::present::text::practise::PractiseText;
use crate::teach::exercise::{Level, Quantity as Q, Score, Slip as S};

/// The Russian table.
pub(in crate::present::text) static RU: PractiseText = PractiseText {
    title: "Тренировка",
    lead: "Считайте по шагам вручную или собственной программой. Каждый ответ проверяется, а если ошибка типичная, сказано, какая именно.",
    new_sheet: "Новый лист",
    level: "Уровень",
    levels: |level| match level {
        Level::Formula => ["Одна формула", "Всё, что в неё входит, дано; найти нужно одно число."],
        Level::Step => ["Один шаг", "Все строки одного шага, для одной или двух партий."],
        Level::Period => ["Период", "Две или три партии, и с каждым упражнением пропусков больше."],
    },
    length: "Упражнений",
    weak: "Мои слабые места\u{a0}— вдвое чаще",
    weak_explained: "Такой лист\u{a0}— только для вас, и кода у него нет.",
    weak_none: "На этом уровне слабых мест пока нет: слабым считается то, в чём неверно больше одного ответа из пяти, если ответов не меньше четырёх.",
    weak_at_periods: "На этом уровне каждый лист под конец и так спрашивает обо всём.",
    weak_spots: |names| format!("Здесь пока не всегда удаётся вычислить {}.", listed(names)),
    begin: "Начать",
    sheets: "Начатые листы",
    sheet: |level, code| format!("Уровень {} · {code}", level.number()),
    mine: |level| format!("Уровень {} · мои слабые места", level.number()),
    other_sheet: "Другой лист",
    shared: "По ссылке на эту страницу у всех открываются одни и те же упражнения.",
    exercises: "Упражнения",
    exercise: |n| format!("Упражнение {n}"),
    exercise_of: |n, of| format!("Упражнение {n} из {of}"),
    outcomes: ["не начато", "пока не всё верно", "верно", "верно, но не с первой попытки", "ответ показан"],
    score,
    ask_formula: |name| format!("Вычислите {name}."),
    ask_step: |step| format!("Проделайте шаг {step} целиком, строку за строкой."),
    ask_period: "Заполните пропуски.",
    quantity,
    derivation: "Что дано и что нужно найти",
    decimals: |n| match n {
        0 => "до целых".to_owned(),
        n => format!("до 0,{}1", "0".repeat(n - 1)),
    },
    direction: "Растёт ли волатильность?",
    directions: ["Растёт", "Снижается"],
    hidden: "откроется после ответа, растёт ли она",
    check: "Проверить",
    show: "Показать ответ",
    next: "Следующее упражнение",
    all_done: "Это было последнее упражнение.",
    marked: |right, wrong, open| {
        let part = |n: usize, words: &str| (n > 0).then(|| format!("{words}\u{a0}— {n}"));
        let parts = [part(right, "верных"), part(wrong, "неверных"), part(open, "осталось дать")];
        format!("Ответы: {}.", parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    },
    tries_left: |n| match n {
        1 => "Ещё одна попытка\u{a0}— и можно будет посмотреть ответ.".to_owned(),
        n => {
            format!("Ещё {n} {}\u{a0}— и можно будет посмотреть ответ.", russian(n, ["попытка", "попытки", "попыток"]))
        }
    },
    all_right: "Всё верно.",
    was_shown: "Верные ответы\u{a0}— рядом с вашими.",
    right: "Верно.",
    cut: |value| format!("Верно, но лишние знаки отброшены; если округлить, будет {value}."),
    short: |n| match n {
        1 => "Пока верно; нужен ещё один знак.".to_owned(),
        n => {
            let [need, digits] =
                [["нужен", "нужно", "нужно"], ["знак", "знака", "знаков"]].map(|forms| russian(n, forms));
            format!("Пока верно; {need} ещё {n} {digits}.")
        }
    },
    follows: |names| {
        let your = if names.len() == 1 { "вашим значением" } else { "вашими значениями" };
        format!("С {your} {} верно; ошибка выше.", listed(names))
    },
    wrong: |slips| match slips {
        [] => "Неверно, и ни одна из типичных ошибок такого числа не даёт.".to_owned(),
        slips => format!("Неверно. Так получается, {}.", slips.join(", или ")),
    },
    wrong_direction: "Неверно: волатильность растёт, если Δ² больше, чем φ² + v + σ², а иначе снижается.",
    not_a_number: "Это не число.",
    slip,
    worked: [
        |step| format!("Шаг {step} с числами из статьи"),
        |step| format!("Шаг {step} этого примера, с вычислениями"),
    ],
    formulas: "Формулы",
    which_b: "Если Δ² > φ² + v, {big_b} находят по первой из этих формул, иначе\u{a0}— по второй, с наименьшим {k} = 1, 2, 3, …, при котором {f}({big_b}) не отрицательна.",
    print_sheet: "Напечатать лист",
    print_key: "Напечатать ответы",
    key: "Ответы",
    name: "Имя",
    key_heads: ["Величина", "Значение", "Верны ответы", "Типичная ошибка"],
    range: |from, to| format!("от {from} до {to}"),
    usual_slip: |value, slip| format!("{value}, {slip}"),
};

/// Joins names to a list: `a, b и c`.
fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} и {last}", first.join(", ")),
    }
}

/// Returns the name of a quantity in the accusative, which every sentence needs before the symbol.
fn quantity(quantity: Q) -> &'static str {
    match quantity {
        Q::Mu => "на шкале формул рейтинг",
        Q::Phi => "на шкале формул отклонение",
        Q::G(_) => "вес",
        Q::E(_) => "ожидаемый результат",
        Q::V => "дисперсию",
        Q::Delta => "прирост",
        Q::Direction => "направление, в котором меняется волатильность",
        Q::B => "другой конец отрезка",
        Q::Sigma => "новую волатильность",
        Q::PhiStar => "выросшее со временем отклонение",
        Q::PhiPrime => "на шкале формул новое отклонение",
        Q::MuPrime => "на шкале формул новый рейтинг",
        Q::Rating => "новый рейтинг",
        Q::Deviation => "новое отклонение рейтинга",
        _ => "",
    }
}

fn score(score: Score) -> String {
    let Score { first, later, shown, open } = score;
    let all = score.all();
    if open == all {
        return format!("{all} {}, пока ничего не сделано.", russian(all, ["упражнение", "упражнения", "упражнений"]));
    }
    let mut parts = vec![format!("Верно с первой попытки\u{a0}— {first} из {all}")];
    let part = |n: usize, words: &str| (n > 0).then(|| format!("{words}\u{a0}— {n}"));
    parts.extend([part(later, "не с первой"), part(shown, "показано"), part(open, "осталось")].into_iter().flatten());
    format!("{}.", parts.join(", "))
}

fn slip(quantity: Q, slip: S) -> &'static str {
    match (quantity, slip) {
        (Q::Mu, S::OriginLeftOut) => "если сначала не вычесть из рейтинга 1500",
        (_, S::OriginLeftOut) => "если в конце не прибавить 1500",
        (_, S::Reversed) => "если взять 1500 − r вместо r − 1500",
        (Q::Mu | Q::Phi, S::Scale400) => "если делить на 400, а не на 173,7178",
        (_, S::Scale400) => "если умножать на 400, а не на 173,7178",
        (_, S::Scale172) => "если взять 172,7178 вместо 173,7178",
        (_, S::OriginTaken) => "если вычесть из RD 1500; так делают только с рейтингом",
        (_, S::TurnedOver) => "если делить 173,7178 на RD, а не наоборот",
        (_, S::OwnPhi) => "если взять φ самого игрока; в g входит φ соперника",
        (Q::G(_), S::NotSquared) => "если не возвести в квадрат φ",
        (Q::V, S::NotSquared) => "если не возвести в квадрат g",
        (Q::PhiStar, S::NotSquared) => "если не возвести в квадрат σ′",
        (Q::PhiPrime, S::NotSquared) => "если не возвести в квадрат φ*",
        (_, S::NotSquared) => "если не возвести в квадрат φ′",
        (_, S::NoRoot) => "если не извлечь корень",
        (_, S::Pi) => "если взять π вместо π²",
        (_, S::ThreeLeftOut) => "если пропустить тройку",
        (_, S::RdForPhi) => "если взять RD вместо φ",
        (Q::G(_), S::NotTurnedOver) => "если взять сам корень, а не единицу, делённую на него; g не бывает больше 1",
        (Q::E(_), S::NotTurnedOver) => "если взять само 1 + e^…, а не единицу, делённую на него; E не бывает больше 1",
        (Q::V, S::NotTurnedOver) => "если взять саму сумму, а не единицу, делённую на неё",
        (_, S::NotTurnedOver) => "если взять сам корень, а не единицу, делённую на него",
        (_, S::Sign) => "если в показателе степени другой знак",
        (_, S::GLeftOut) => "если пропустить g",
        (_, S::TenForE) => "если взять 10 вместо e",
        (_, S::GSquared) => "если взять g² вместо g",
        (_, S::OtherSide) => "если считать ожидаемый результат соперника, с вашим φ в g",
        (_, S::ESquared) => "если взять E² вместо E(1 − E)",
        (_, S::Average) => "если взять среднее по партиям вместо суммы",
        (_, S::VLeftOut) => "если пропустить v",
        (_, S::ExpectedLessScore) => "если взять E − s вместо s − E",
        (_, S::OtherScore) => "если взять результат соперника, 1 − s, вместо s",
        (_, S::WidthsAdded) => "если сложить сами φ и σ′, а не их квадраты",
        (_, S::SigmaBefore) => "если взять σ вместо σ′",
        (_, S::Unchanged) => "если оставить φ как есть",
        (_, S::VNotTurnedOver) => "если взять v вместо 1/v",
        (_, S::PhiForPhiStar) => "если взять φ вместо φ*",
        (_, S::DeltaForSum) => "если взять Δ вместо суммы; в Δ уже входит v",
        (_, S::PhiStarForPhiPrime) => "если взять φ* вместо φ′",
        (_, S::MuLeftOut) => "если не прибавить μ",
        (_, S::Minus) => "если взять минус вместо плюса",
        (_, S::ScaleLeftOut) => "если прибавить 1500, не умножив сначала на 173,7178",
        (_, S::OriginAdded) => "если прибавить 1500; так делают только с рейтингом",
        (_, S::Itself) => "если не умножить φ′ на 173,7178",
    }
}
