//! Russian.

use crate::number::plural::russian_of_shown;
use crate::present::text::guess::GuessText;

/// The Russian table.
pub(in crate::present::text) static RU: GuessText = GuessText {
    questions: [
        "На шкале формул 1500 становится нулём, а 173,7178 пункта\u{a0}— единицей. Рейтинг равен {0}. Чему равно {mu}?",
        "{v}\u{a0}— дисперсия рейтинга, основанного только на этих партиях: чем больше они говорят, тем она меньше. Чему равно {v}?",
        "{delta}\u{a0}— прирост, на который указывают одни эти партии: больше 0, если результаты лучше ожидаемых, меньше 0, если хуже. Чему равно {delta}?",
        "Волатильность была {1}. После неожиданных результатов она растёт, после остальных слегка снижается. Чему равно {sigma_prime}?",
        "{phi_star}\u{a0}— это {phi} с учётом прошедшего времени: дисперсия растёт на {sigma_prime}². Чему равно {phi_star}?",
        "Партии тянут {mu} к {mu} + {delta}\u{a0}— тем сильнее, чем меньше было известно раньше. Чему равно {mu_prime}?",
        "Рейтинг был {0}. Каким он станет после этих партий?",
    ],
    title: "Где окажется новый рейтинг?",
    compared: "Ваша догадка и новый рейтинг",
    field: "Ваша догадка:",
    bell: "Ваша догадка: середина холма",
    bell_at: counted,
    drag: "Передвиньте холм туда, где, по-вашему, окажется рейтинг.",
    show: "Показать",
    just_show: "Просто показать",
    empty: "Сначала введите догадку или нажмите «Просто показать».",
    not_a_number: "Введите число.",
    on_stage: "Передвиньте холм на картинке или введите число под ней.",
    nothing_to_guess: "Этот шаг пока закрыт.",

    exact: |said| format!("Вы назвали {said}, на деле {{0}}: точное попадание."),
    close_high: |said, points| format!("Вы назвали {said}, на деле {{0}}: близко, всего на {} больше.", off(points)),
    close_low: |said, points| format!("Вы назвали {said}, на деле {{0}}: близко, всего на {} меньше.", off(points)),
    high: |said, points| format!("Вы назвали {said}, на деле {{0}}: на {} больше, чем надо.", off(points)),
    low: |said, points| format!("Вы назвали {said}, на деле {{0}}: на {} меньше, чем надо.", off(points)),
    gap: counted,
    your_guess: "ваша догадка",

    summary: "Ваши догадки",
    counted: |guessed, of, right, close| {
        let mut counted = format!("Догадок: {guessed} из {of}");
        match (right, close) {
            (0, 0) => {}
            (right, 0) => counted.push_str(&format!("; точных\u{a0}— {right}")),
            (0, close) => counted.push_str(&format!("; близких\u{a0}— {close}")),
            (right, close) => counted.push_str(&format!("; точных\u{a0}— {right}, близких\u{a0}— {close}")),
        }
        counted + "."
    },
    you_said: "Догадка",
    it_is: "На деле",
    off_by: "Разница",

    bell_alt: |rating, deviation, guess| {
        format!(
            "Колоколообразная кривая вокруг прежнего рейтинга {rating} с отклонением {deviation} и та же кривая, передвинутая к догадке {guess}."
        )
    },
    compared_alt: |rating, guess, after, gap| {
        format!(
            "Три колоколообразные кривые: прежний рейтинг {rating}, догадка {guess} и новый рейтинг {after}. Между двумя последними {gap}."
        )
    },
};

/// Returns a number of points with its noun.
fn counted(points: &str) -> String {
    format!("{points} {}", points_of(points))
}

/// Returns the form of the noun for a number of points.
fn points_of(points: &str) -> &'static str {
    russian_of_shown(points, ["пункт", "пункта", "пунктов"], "пункта")
}

/// Returns the difference, with its unit if it is in points.
fn off(points: Option<&str>) -> String {
    points.map_or_else(|| "{1}".to_owned(), |points| format!("{{1}} {}", points_of(points)))
}
