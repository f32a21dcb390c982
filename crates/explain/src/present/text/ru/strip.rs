//! Russian.

use crate::present::text::strip::StripText;

/// The Russian table.
pub(in crate::present::text) static RU: StripText = StripText {
    what_follows: |name| format!("{name}: что из этого следует"),
    less: |name| format!("Меньше: {name}"),
    more: |name| format!("Больше: {name}"),
    flat: |letter, from, to, by| {
        format!("Ничего не движется: при {letter} от {from} до {to} рейтинг r′ меняется на {by}.")
    },
    ends: |letter, from, to, a, b| format!("{letter} от {from} до {to}: r′ от {a} до {b}."),
    level: |x, is_own| {
        let why = if is_own {
            ": именно таких результатов там и следовало ожидать"
        } else {
            ""
        };
        format!("r′ = r при {x}{why}.")
    },
    lowest: |x, r| format!("Наименьший r′\u{a0}— при {x}: {r}."),
    highest: |x, r| format!("Наибольший r′\u{a0}— при {x}: {r}."),
    surest: |x, rd| format!("Наименьшее RD′\u{a0}— при {x}: {rd}."),
    now: "Новый рейтинг {0}",
    same: "Новый рейтинг {0}, такой же, как прежде",
    now_more: "Новый рейтинг {0}, на {1} больше прежнего",
    now_less: "Новый рейтинг {0}, на {1} меньше прежнего",
    moves: "Что на что влияет",
    moves_explained: "На сколько сдвинется новый рейтинг, если одно из чисел чуть увеличить, а остальные оставить. Для рейтингов в сумме выходит 1: будь у каждого на пункт больше, столько же прибавилось бы и в ответе.",
    moves_alt: "Полосы: на сколько сдвигается новый рейтинг от каждого числа; то же\u{a0}— в таблице.",
    moves_units: [
        "Рейтинг больше на 1",
        "RD больше на 1",
        "Результат больше на 0,1",
        "σ больше на 0,01",
        "τ больше на 0,1",
    ],
    others: |n| format!("ещё {n}"),
};
