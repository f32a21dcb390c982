//! Russian.

use crate::present::text::handout::HandoutText;

/// The Russian table.
pub(in crate::present::text) static RU: HandoutText = HandoutText {
    period: |k, n| format!("Период {k} из {n}"),
    worksheet: "Рабочий лист. Заполните пропуски; ответы в конце.",
    name: "Имя",
    bracket: "Сначала отрезок: две точки, между которыми лежит корень. Одна\u{a0}— {big_a} = {a}. Если Δ² > φ² + v, вторая\u{a0}— {big_b} = ln(Δ² − φ² − v); иначе {big_b} = {a} − {k}{tau} с наименьшим {k} = 1, 2, 3, …, при котором {f} не отрицательна.",
    result: "Результат",
    key: "Ответы",
    printed: |date| format!("Напечатано {date}"),
};
