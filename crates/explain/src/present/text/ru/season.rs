//! Russian.

use crate::case::csv::BadReason;
use crate::number::plural::{russian, russian_of_shown};
use crate::present::text::season::{CourseText, ImportText, OrdersText, PeriodsText, SeasonText, TugText};
use glicko2_steps::{Field, Problem};

/// The Russian table.
pub(in crate::present::text) static RU: SeasonText = SeasonText {
    periods: PeriodsText {
        title: "Рейтинговые периоды",
        period: |n| format!("Период {n}"),
        games,
        idle: |length| format!("перерыв: {length} {}", russian_of_shown(length, PERIODS, "периода")),
        clear: "Удалить все",
        duplicate: "Дублировать период",
        up: "Период раньше",
        down: "Период позже",
        remove: "Удалить период",
        previous: "Предыдущие периоды",
        next: "Следующие периоды",
        elsewhere: |n, problem| format!("Период {n}: {problem}"),
    },
    import: ImportText {
        open: "Загрузить CSV",
        title: "Загрузить CSV",
        label: "Периоды в формате CSV",
        file: "Выбрать файл",
        placeholder: "period,rating,deviation,score\n1,1400,30,1\n1,1550,100,0\n2,1700,300,0.5",
        explained: "По партии в строке: её период, рейтинг и RD соперника, результат. Ячейки разделяются запятой, точкой с запятой или табуляцией; первая строка может называть столбцы. Пропущенные номера периодов и строки, где есть только период,\u{a0}— это время без партий; его длина может стоять в пятом столбце, idle.",
        found: |n, count| match n {
            0 => "Периодов пока не найдено.".to_owned(),
            n => format!(
                "{} {n} {}, {}.",
                russian(n, ["Найден", "Найдено", "Найдено"]),
                russian(n, ["период", "периода", "периодов"]),
                games(count)
            ),
        },
        bad: |n| format!("{n} {} нужно исправить:", russian(n, ["строку", "строки", "строк"])),
        bad_line: |number, text, reason| format!("Строка {number}, «{text}»: {}", bad_reason(reason)),
        replace: "Заменить периоды",
        append: "Добавить к периодам",
        cancel: "Отмена",
        export: "Показать как CSV",
        exported: "Периоды в формате CSV",
    },
    course: CourseText {
        title: "С течением времени",
        rises: |n| {
            format!("За {} рейтинг вырос на {{0}}\u{a0}— до {{1}}; отклонение {{2}}, волатильность {{3}}.", periods(n))
        },
        falls: |n| {
            format!(
                "За {} рейтинг снизился на {{0}}\u{a0}— до {{1}}; отклонение {{2}}, волатильность {{3}}.",
                periods(n)
            )
        },
        stays: |n| format!("За {} рейтинг не изменился: {{1}}; отклонение {{2}}, волатильность {{3}}.", periods(n)),
        nothing: "Без периодов ничего не меняется.",
        alt: |[start, end, lowest, highest, level], n| {
            format!(
                "Рейтинг за {}, от {start} в начале до {end} в конце, и интервал {level} вокруг него; самое низкое значение {lowest}, самое высокое {highest}. Под ним волатильность. Время без партий заштриховано.",
                periods(n)
            )
        },
        choose: "Период на графике",
        played: |n, count| {
            format!(
                "Период {n}, {}: рейтинг {{0}}, от {{3}} до {{4}}; отклонение {{1}}, волатильность {{2}}.",
                games(count)
            )
        },
        away: |n, length| {
            format!(
                "Период {n}, перерыв на {length} {}: рейтинг {{0}}, от {{3}} до {{4}}; отклонение {{1}}, волатильность {{2}}.",
                russian_of_shown(length, PERIODS, "периода")
            )
        },
        rating: "Рейтинг",
        band: |level| format!("Доверительный интервал, {level}"),
        volatility: "Волатильность",
        idle: "Без партий",
        caption: "По периодам",
        what: "Партии",
    },
    orders: OrdersText {
        title: "Все сразу или по одной",
        explained: "Система пересчитывает партии периода так, будто они сыграны одновременно. Считать каждую отдельным периодом\u{a0}— другое дело: отклонение растёт и убывает с каждой партией, каждая следующая сравнивается с рейтингом, который оставили предыдущие, и порядок становится важен.",
        caption: "Те же партии, пересчитанные по-разному",
        way: "Пересчёт",
        at_once: "Все сразу",
        one_by_one: "По одной",
        reversed: "По одной, с конца",
        lowest: "Самый низкий рейтинг",
        highest: "Самый высокий рейтинг",
        all: |n| match n {
            1 => "В любом порядке партии те же самые: {0}, отклонение {2}.".to_owned(),
            n => format!(
                "По одной их можно посчитать в {n} {}. Получается рейтинг от {{0}} до {{1}} и отклонение от {{2}} до {{3}}.",
                russian(n, ["порядке", "порядках", "порядках"])
            ),
        },
        too_many: "Партий больше семи: порядков слишком много, чтобы перебрать все.",
    },
    tug: TugText {
        title: "Перетягивание каната",
        explained: "До учёта партий волатильность увеличивает отклонение, потом партии его уменьшают. Складываются квадраты, а не сами отклонения.",
        caption: "Как время и партии меняют отклонение",
        points: "в пунктах",
        variance: "в квадрате",
        before: "До",
        growth: "Рост",
        games: "Партии",
        after: "После",
        break_even: "Если такие партии будут в каждом периоде, отклонение остановится на {0}: там обе стороны тянут одинаково.",
        above: "Сейчас оно больше, поэтому такие партии делают рейтинг надёжнее.",
        below: "Сейчас оно меньше, поэтому растёт, хотя партии идут.",
        idle: "Партий не было, и отклонение ничто не уменьшает.",
        until: "Чтобы при такой волатильности оно дошло до 350, как у нового игрока, нужно ещё столько периодов без партий: {0}. Предела в статье нет: дальше оно продолжает расти.",
    },
    carried,
};

/// The forms of the word for period after a number, in the nominative and the accusative.
const PERIODS: [&str; 3] = ["период", "периода", "периодов"];

fn games(n: usize) -> String {
    match n {
        0 => "без партий".to_owned(),
        n => format!("{n} {}", russian(n, ["партия", "партии", "партий"])),
    }
}

fn periods(n: usize) -> String {
    format!("{n} {}", russian(n, PERIODS))
}

fn bad_reason(reason: BadReason) -> &'static str {
    match reason {
        BadReason::TooFewCells => "нужны период, рейтинг, RD и результат.",
        BadReason::TooManyCells => {
            "слишком много ячеек. Числу с десятичной запятой нужны кавычки, а ячейкам\u{a0}— другой разделитель."
        }
        BadReason::TooManyPeriods => "периодов больше 10\u{202f}000.",
        BadReason::Period => "не указано, к какому периоду она относится.",
        BadReason::Rating => "рейтинг\u{a0}— не число.",
        BadReason::Deviation => "RD\u{a0}— не число.",
        BadReason::Result => "результат\u{a0}— не won, draw, lost и не число от 0 до 1.",
        BadReason::Idle => "длина перерыва\u{a0}— не число.",
    }
}

fn carried(problem: Problem) -> &'static str {
    match problem.field {
        Field::PlayerRating => {
            "Предыдущие периоды уводят рейтинг за пределы ±1\u{202f}000\u{202f}000; с таким период начаться не может."
        }
        Field::PlayerDeviation => {
            "Предыдущие периоды доводят отклонение до числа больше 10\u{202f}000; с таким период начаться не может."
        }
        _ => "Предыдущие периоды приводят к волатильности, с которой период начаться не может.",
    }
}
