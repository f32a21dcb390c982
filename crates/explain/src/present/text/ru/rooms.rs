//! Russian.

use crate::present::role::Role;
use crate::present::text::rooms::RoomsText;

/// The Russian table.
pub(in crate::present::text) static RU: RoomsText = RoomsText {
    be_new: |name| format!("Новичок ({name})"),
    be_example: "Мир с опубликованными отклонением и волатильностью",
    about: "Об этой системе",
    sources: "Источники",
    reasons: "Почему всё так",
    not_known: "Примечание",
    what_seen: |name| format!("{name} показывает"),
    cannot: "По этим правилам рассчитать рейтинг нельзя. Возможно, не хватает того, что им нужно.",
    rises: "Рейтинг растёт на {0}\u{a0}— до {1}; отклонение {2}.",
    falls: "Рейтинг снижается на {0}\u{a0}— до {1}; отклонение {2}.",
    stays: "Рейтинг остаётся {1}; отклонение {2}.",
    role: |role| match role {
        Role::Value => None,
        Role::Term => Some("слагаемое одной партии в сумме для"),
        Role::Sum => Some("сумма в формуле для"),
        Role::Part => Some("относится к"),
    },
    step_of: |step, of, paper| match paper {
        Some(paper) => format!("Шаг {step} из {of}, в статье\u{a0}— шаг {paper}"),
        None => format!("Шаг {step} из {of}"),
    },
    papers_step: |step| format!("В статье\u{a0}— шаг {step}"),
    left_out: "Здесь не используется; см. следующий шаг.",
    copy_values: "Копировать все значения этого шага",
    values: "Значения этого шага",
    copy_by_hand: "Браузер не разрешает этой странице копировать. Вот значения:",
    period: "Шаги",
    period_of: |n, count| format!("партия {n} из {count}"),
    steps_of_game: |n, count| {
        format!("Сейчас показана партия {n} из {count}. Рейтинг в\u{a0}ней: {{0}}\u{a0}→ {{1}} ({{2}}).")
    },
    all_games: |count| format!("Все партии вместе ({count})"),
    all: "Где пользуются этими рейтингами",
    all_explained: "Пример из калькулятора, посчитанный по правилам каждой системы; её дополнительные настройки\u{a0}— по умолчанию. Откройте строку: там константы и источники и оттуда можно продолжить по этим правилам.",
    work_with: |name| format!("Выбрать {name}"),
};
