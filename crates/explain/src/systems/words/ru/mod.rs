//! Russian texts about real systems.

mod sources;
mod systems;

use super::SystemsText;
use crate::numbers::{Digits, Kind, plural, show};
use crate::systems::{AsOf, OptionProblem, Publication, Sure, What};

/// The Russian table.
pub(super) static RU: SystemsText = SystemsText {
    menu: "Система",
    published: |publication| match publication {
        Publication::Published => "Правила опубликованы",
        Publication::Partly => "Правила опубликованы частично",
        Publication::Explained => "Правила опубликованы, здесь\u{a0}— объяснение",
        Publication::NotPublished => "Правила не опубликованы",
    },
    sure,
    source: |fact| {
        let (source, date) = (sources::source(fact.source), date(fact.as_of));
        format!("Источник: {source}. По состоянию на {date}. Надёжность: {}.", sure(fact.sure))
    },
    reliability: "Надёжность высокая, если это программа или слова тех, кто ведёт рейтинг; средняя, если это слова других и они сходятся; низкая, если это слова одного постороннего. У страницы без даты указан месяц, когда её прочли.",
    fact: |what| match what {
        What::Method => "Метод и константы",
        What::Start => "Начало и сбросы",
        What::Bounds => "Границы",
        What::Growth => "Время без партий",
        What::Game => "Как учитывают партию",
        What::Update => "Как делают пересчёт",
        What::Adjust => "Что поправляют",
        What::Shown => "Показываемое число",
        What::AlsoShown => "Второе показываемое число",
        What::Reasons => "Причины",
    },
    explained: "Партий одного игрока мало, чтобы считать, как эта система. Здесь\u{a0}— шаги, на которых она построена, без того, что она к ним добавляет: это иллюстрация, а не то, что получают игроки.",
    illustration: "Никто со стороны не может посчитать так, как считают там. Здесь шаги следуют правилам статьи, с введёнными константами: это иллюстрация, а не то, что получают игроки.",
    option_problem: |problem| match problem {
        OptionProblem::Missing => "Не хватает числа.".to_owned(),
        OptionProblem::NotUnderstood => "Здесь должно быть число.".to_owned(),
        OptionProblem::Outside { least, most } => {
            format!("Число должно быть от {} до {}.", number_text(least), number_text(most))
        }
    },

    days: "Дней с последней партии",
    not_said: "не сказано",

    changes_title: |name| format!("{name}: что здесь иначе?"),
    constants_caption: "Константы",
    what: "Что",
    value: "Значение",
    own_tau: "системная константа {tau}",
    start: "новый игрок",
    limits: "границы {0}",
    limits_from: "от {0}",
    limits_to: "до {0}",
    limits_between: "от {0} до {1}",
    most_change: "наибольшее изменение за один пересчёт",
    other_tau: "Задана была другая {tau}. Здесь всё посчитано с {0}.",

    held_title: "Границы",
    held: |name| format!("{name} держит все числа в границах. Что выходит за них, сдвигается к ближайшей границе:"),
    held_caption: "Числа, сдвинутые к границе",
    given: "Задано",
    used: "Взято",
    held_opponents: |n| match n {
        1 => "Точно так же сдвинуты числа одного соперника.".to_owned(),
        n => format!("Точно так же сдвинуты числа {n} {}.", of_opponents(n)),
    },

    growth_title: "Сколько забылось с последней партии?",
    growth: "Перед партией отклонение сначала растёт за время, прошедшее с последней, по формуле шага 6, только вместо числа периодов в ней настоящее время. {rd_old}\u{a0}— отклонение после последней партии, {t}\u{a0}— время в периодах:",
    growth_at_once: "Время с последней партии учитывается сразу целиком, но не меньше чем за один период. {rd_old}\u{a0}— отклонение после последней партии, {t}\u{a0}— время в периодах:",
    growth_at_least_one: "День этих партий учитывается, даже если прошлые были в тот же день, так что один период есть всегда.",
    growth_rest_in_step_6: "День этих партий\u{a0}— последний из дней. Его учитывает шаг 6, поэтому здесь их на один меньше.",
    growth_never: "Между партиями здесь ничего не растёт: партия\u{a0}— это один период, какой бы долгой ни была пауза перед ней, и его учитывает шаг 6.",
    growth_c: "Дни становятся периодами, а те входят в отклонение {rd} шага 1:",
    growth_none: "Времени не прошло, поэтому ничего не растёт.",
    growth_held: "Граница\u{a0}— {0}.",

    games_caption: "Партии, как они учтены",
    first_game: "Для партии 1:",

    each_title: "Каждая партия сама по себе",
    each: "Здесь каждая партия\u{a0}— отдельный рейтинговый период. Партии считаются одна за другой, в том порядке, в каком записаны:",
    each_caption: "После каждой партии",
    each_by_itself: |name| format!("{name} считает каждую партию отдельно:"),
    after_game: |game| format!("после партии {game}"),
    against: [
        "Набрано {1}\u{a0}— больше ожидаемых {0}, и\u{a0}всё\u{a0}же рейтинг снизился. У\u{a0}каждой партии свой шаг, и\u{a0}самый большой шаг вниз\u{a0}— партия с\u{a0}соперником {2}.",
        "Набрано {1}\u{a0}— меньше ожидаемых {0}, и\u{a0}всё\u{a0}же рейтинг вырос. У\u{a0}каждой партии свой шаг, и\u{a0}самый большой шаг вверх\u{a0}— партия с\u{a0}соперником {2}.",
    ],
    game: |n| n.to_string(),
    step_6_title: "Что вместо шага 6?",
    step_6: "Время учитывается между партиями, поэтому на шаге 6 его не проходит: отклонение не растёт, прежде чем учтена партия. От волатильности зависит лишь то, как быстро отклонение растёт потом.",
    step_6_since: "Время с последней партии учитывается здесь на шаге 6, с новой волатильностью и не меньше чем за один период. Выше верхней границы отклонение не растёт:",
    adjust_title: "Что делают с изменением?",
    capped: "Изменение составило бы {0}, но больше чем на {1} рейтинг за раз не сдвигается.",
    held_after: "После этого тоже действуют границы:",

    rating_title: "Что видят игроки? Рейтинг",
    rating: "Игроки видят сам рейтинг.",
    listed: "Игроки видят сам рейтинг. Пока отклонение не больше {0}, он достаточно надёжен для списка.",
    not_listed: "{0}, не в списке",
    interval_title: "Насколько это надёжно? Интервал",
    interval: "Лучше называть не один рейтинг, а интервал: в пределах двух отклонений в каждую сторону истинная сила игры лежит в 95 случаях из ста.",
    interval_reading: "от {0} до {1}",

    compare_heads: ["Система", "Что иначе", "Что видят игроки", "Отличие от статьи"],
    cannot: "С такими числами там не посчитать.",
    note_tau: "{tau} = {0}.",
    note_given_tau: "{tau} как задано.",
    note_rating: "Рейтинг сдвинут к границе {0}.",
    note_deviation: "Отклонение сдвинуто к границе {0}.",
    note_volatility: "Волатильность сдвинута к границе {0}.",
    note_opponents: |n| match n {
        1 => "Числа одного соперника сдвинуты к границам.".to_owned(),
        n => format!("Числа {n} {} сдвинуты к границам.", of_opponents(n)),
    },
    note_partly: "Правила известны частично.",

    paper: systems::PAPER,
    glicko: systems::GLICKO,
    lichess: systems::LICHESS,
    ogs: systems::OGS,
    inversus: systems::INVERSUS,
    gw2_wvw: systems::GW2_WVW,
    gw2_pvp: systems::GW2_PVP,
    showdown: systems::SHOWDOWN,
    tetrio: systems::TETRIO,
    dominion: systems::DOMINION,
    qlstats: systems::QLSTATS,
    fics: systems::FICS,
    infinite_chess: systems::INFINITE_CHESS,
    lichess_puzzles: systems::LICHESS_PUZZLES,
    lidraughts: systems::LIDRAUGHTS,
    lishogi: systems::LISHOGI,
    playstrategy: systems::PLAYSTRATEGY,
    pychess: systems::PYCHESS,
    glicko_boost: systems::GLICKO_BOOST,
    crpg: systems::CRPG,
    unpublished: systems::UNPUBLISHED,
};

/// The months of a year, in the nominative case, which stands before the year.
const MONTHS: [&str; 12] = [
    "январь",
    "февраль",
    "март",
    "апрель",
    "май",
    "июнь",
    "июль",
    "август",
    "сентябрь",
    "октябрь",
    "ноябрь",
    "декабрь",
];

/// Returns a date: «август 2026 года», or «2012 год» if the month is not known.
fn date(of: AsOf) -> String {
    match of.month {
        Some(month) => format!("{} {}\u{a0}года", MONTHS[usize::from(month) - 1], of.year),
        None => format!("{}\u{a0}год", of.year),
    }
}

fn sure(sure: Sure) -> &'static str {
    match sure {
        Sure::High => "высокая",
        Sure::Medium => "средняя",
        Sure::Low => "низкая",
    }
}

/// Returns the noun in the genitive case after a number of opponents: «числа 2 соперников», «21 соперника».
fn of_opponents(count: usize) -> &'static str {
    plural::ru(count, ["соперника", "соперников", "соперников"])
}

/// Returns a number of a rule, rounded as numbers are shown.
fn number_text(number: f64) -> String {
    show(number, Kind::Given, Digits::Auto)
}
