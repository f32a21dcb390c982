//! Russian.

use crate::case::league::csv::BadReason;
use crate::case::league::{Field, Kind, Mode};
use crate::number::plural::russian;
use crate::present::text::league::{
    AfterText, CsvText, LeagueInputText, LeagueText, OverTimeText, PairText, TeamsText, TimeText, WorldsText,
};
use glicko2_steps::ProblemKind as ValueProblem;
use glicko2_steps::groups::ProblemKind;
use glicko2_steps::groups::teams::Method;
use glicko2_steps::groups::wvw::{TAU, TICK};

/// The Russian table.
pub(in crate::present::text) static RU: LeagueText = LeagueText {
    what: "Что пересчитывается",
    kind: |kind| match kind {
        Kind::Results => "Игроки и результаты",
        Kind::Teams => "Две команды",
        Kind::Worlds => "Матч Guild Wars 2",
        Kind::Race => "Каждый за себя",
    },
    view: "Результаты",
    mode: |mode| match mode {
        Mode::List => "Список",
        Mode::Table => "Таблица",
        Mode::Teams => "Две команды",
        Mode::Worlds => "Матч Guild Wars 2",
        Mode::Race => "Каждый за себя",
    },
    lead: |mode| match mode {
        Mode::List => "Все пересчитываются сразу, по рейтингам до периода. В каком порядке идут результаты, не важно.",
        Mode::Table => {
            "В ячейке\u{a0}— очки игрока из строки против игрока из столбца: 1, ½ или 0, а если партий несколько, то, например, 1 0,5. Противоположная ячейка заполняется сама. Все пересчитываются сразу, по рейтингам до периода."
        }
        Mode::Teams => {
            "Glicko-2 знает только партии один на один. Есть три способа сделать такие партии из матча команд; здесь они рядом."
        }
        Mode::Worlds => {
            "Три мира борются за очки. Каждая пара считается одной партией, а её результат складывается из очков обоих. Так у каждого мира выходит две партии, всего шесть односторонних результатов, и все пересчитываются по рейтингам до матча."
        }
        Mode::Race => {
            "У каждого победа над всеми, кто пришёл позже, и ничья с теми, кто занял то же место. Каждая пара считается одной партией того же рейтингового периода."
        }
    },
    input: LeagueInputText {
        players: "Игроки до периода",
        worlds: "Миры до матча",
        entrants: "Игроки до периода и их места",
        name: "Имя",
        place: "Место",
        no_place: "У кого места нет, тот не участвует: растёт только отклонение.",
        points: "Очки",
        add_player: "Добавить игрока",
        remove: |name| format!("Удалить: {name}"),
        results: "Результаты этого периода",
        result: |n| format!("Результат {n}"),
        side_a: "Одна сторона",
        side_b: "Другая сторона",
        score_of_a: "Результат первой стороны",
        add_result: "Добавить результат",
        remove_result: |n| format!("Удалить результат {n}"),
        clear: "Удалить все результаты",
        enlist: "Добавить незнакомые имена как игроков",
        no_results: "Результатов пока нет: никто не играл, и растут только отклонения.",
        crosstable: "Таблица результатов",
        against: |a, b| format!("{a}\u{a0}— {b}"),
        in_cell: |a, b, problem| format!("{a}\u{a0}— {b}: {problem}"),
        too_many_for_table: |most| {
            format!(
                "В таблице помещается {most} {}. Здесь их больше, поэтому результаты даны списком.",
                russian(most, ["игрок", "игрока", "игроков"])
            )
        },
        reset: "Вернуть пример",
        previous: "Назад",
        next: "Далее",
    },
    time: TimeText {
        results: |n| format!("{n} {}", russian(n, ["результат", "результата", "результатов"])),
        results_of: |n| format!("Результаты периода {n}"),
        arise: "Как возникают партии",
        change: "Изменить этот период",
    },
    pair: PairText {
        title: |a, b, scored_a, scored_b| format!("{a}\u{a0}— {b} {scored_a} : {scored_b}"),
        most: "Самый неожиданный результат",
        chosen: "Этот результат с обеих сторон",
        none: |a, b| format!("В этом периоде пара {a}\u{a0}— {b} не встречалась."),
        caption: "С обеих сторон: набрано, ожидалось и сколько пунктов это принесло",
        scored: "Набрано",
        expected: "Ожидалось",
        surprise: "Разность",
        points: "Пункты",
        told: |a, b, [expected, scored], [points_a, points_b]| {
            format!(
                "{a}: ожидалось {expected}, набрано {scored}; соперник\u{a0}— {b}. Пункты: {a} {points_a}, {b} {points_b}."
            )
        },
        key: ["хуже ожидаемого", "как ожидалось", "лучше ожидаемого"],
        difference: "Мелкое число: набранный результат минус ожидаемый",
    },
    after: AfterText {
        title: "Все после периода",
        standings: |n| format!("Положение после периода {n}"),
        caption: "Положение после периода; «всего»\u{a0}— за все периоды до него включительно; заголовки столбцов сортируют таблицу",
        rank: "Место",
        risen: |places| {
            let count = places.unsigned_abs();
            let word = russian(count, ["место", "места", "мест"]);
            match places {
                0 => "место то же, что раньше".to_owned(),
                1.. => format!("на {count} {word} выше"),
                _ => format!("на {count} {word} ниже"),
            }
        },
        player: "Игрок",
        games: "Партии",
        scored: "Очки",
        all_games: "Партий всего",
        all_scored: "Очков всего",
        rating: "Рейтинг",
        change: "Сдвиг",
        deviation: "RD",
        most_surprising: "Под именем\u{a0}— самый неожиданный результат этого игрока, в скобках\u{a0}— соперник.",
        ended: |verb, name| format!("{verb} ({name})"),
        open: "Выберите имя, чтобы увидеть все шаги, стоящие за его числами.",
        derivation: |name| format!("{name}: по шагам"),
        games_of: "Партии этого периода",
        no_games: "В этом периоде партий нет: рейтинг остаётся прежним, а отклонение растёт.",
        opponent: "Соперник",
        close: "Вернуться к лиге",
        unusual: "Здесь есть что-то необычное; что именно, видно по шагам.",
        sum: "Сумма всех изменений рейтинга: {0}.",
        why: "Почему сумма изменений может быть не нулём",
        why_not_cancel: "Каждое изменение\u{a0}— это 173,7178 {phi_prime}² {g}({s} − {e}). {phi_prime} показывает, насколько ещё неточен рейтинг самого игрока, {g}\u{a0}— насколько можно верить рейтингу соперника. У двух игроков с разными отклонениями различается и то и другое, а поскольку {g} входит и в {e}, даже их ожидаемые результаты не дают в сумме 1. Поэтому новичок сдвигается далеко, хорошо известный игрок\u{a0}— едва-едва, и один теряет не столько, сколько приобретает другой.",
        sides: "Каждый результат с обеих сторон",
        sides_caption: "Каждый результат с обеих сторон и из чего складываются изменения",
        result: "Результат",
        side: |n, name, other| format!("{n} · {name}\u{a0}— {other}"),
        summary: |kind, rated, results| {
            let names = match kind {
                Kind::Worlds => ["мир", "мира", "миров"],
                _ => ["игрок", "игрока", "игроков"],
            };
            format!(
                "Пересчитано: {rated} {} по {results} {}.",
                russian(rated, names),
                russian(results, ["результату", "результатам", "результатам"])
            )
        },
    },
    over_time: OverTimeText {
        title: |periods| {
            if periods > 1 {
                "Рейтинги с течением времени"
            } else {
                "Рейтинги до и после"
            }
        },
        time: |n| if n == 0 { "Начало".to_owned() } else { format!("Период {n}") },
        alternative: |players, periods, ends| {
            format!("По линии на игрока, всего {players}: от начала до конца периода {periods}. В конце: {ends}.")
        },
        highlight: "Выделить игрока",
        band: |name, level| format!("{name}, с интервалом {level}"),
        most: |n| {
            format!("Линии есть у {n} {} с самым высоким рейтингом.", russian(n, ["игрока", "игроков", "игроков"]))
        },
        caption: "Рейтинги с течением времени, по игрокам",
    },
    teams: TeamsText {
        team: |n| format!("Команда {n}"),
        team_of: "Команда",
        no_team: "Вне команд",
        add_other: "Добавить игрока, который придёт позже",
        add: |n| format!("Добавить участника в команду {n}"),
        result: "Результат команды 1",
        compared: "Новые рейтинги при каждом способе",
        member: "Участник",
        method: |method| match method {
            Method::IndividualPairs => "Отдельные пары",
            Method::CompositeOpponent => "Средний соперник",
            Method::CompositeTeam => "Средняя команда",
        },
        explained: |method| match method {
            Method::IndividualPairs => {
                "Каждый участник играет с каждым из другой команды, с результатом своей команды. Один результат засчитывается несколько раз, словно это новые сведения, поэтому отклонения убывают слишком быстро, а рейтинги сдвигаются слишком далеко."
            }
            Method::CompositeOpponent => {
                "Каждый участник играет одну партию со средним игроком другой команды. Выходит, что у слабого участника сильной команды было мало шансов, и победа команды приносит ему много."
            }
            Method::CompositeTeam => {
                "Каждый участник играет одну партию с соперником, который отстоит от него настолько же, насколько средний рейтинг другой команды отстоит от среднего рейтинга своей. Тогда ожидания у всей команды одинаковы."
            }
        },
        ways: "Три способа",
        derivation_in: "Считать дальше и показывать шаги по способу",
        averages: "Средние по командам",
        members: "Участники",
        mean_rating: "Среднее {r}",
        mean_deviation: "Среднее {rd}",
        pairs_meet: "Соперники\u{a0}— участники другой команды, как они есть.",
        opponent_meets: "Соперник\u{a0}— средний игрок другой команды:",
        team_meets: "Соперник отстоит настолько же, насколько различаются средние рейтинги; его отклонение\u{a0}— среднее отклонение другой команды:",
        source: "Ryan Juckett, The Online Skill Ranking of INVERSUS Deluxe (2018): там названы все три способа; в INVERSUS применяется последний. Программный код в копиях этой статьи утрачен: рейтинг здесь такой, какой следует из её слов, отклонение восстановлено по смыслу.",
    },
    worlds: WorldsText {
        curve: "Сколько стоит доля очков",
        curve_alt: |results| {
            format!(
                "Синусоида поднимается от 0 до 1, круче всего посередине и полого у краёв; для сравнения проведена прямая. На кривой\u{a0}— результаты матча: {results}."
            )
        },
        curve_result: |a, b, p, s| format!("{a}\u{a0}— {b}, доля {p}, результат {s}"),
        curve_explained: "Пунктир\u{a0}— сама доля. Посередине кривая круче в π/2 раза: небольшой перевес засчитывается щедрее самой доли, а каждый следующий добавляет всё меньше.",
        one_way: "Шесть односторонних результатов",
        world: "Мир",
        share: "Доля p",
        score: "Результат {s}",
        how: "Как получается каждый результат",
        pair: |a, b| format!("{a}\u{a0}— {b}"),
        share_explained: "Доля p от суммы очков обоих:",
        score_explained: "Её результат по кривой:",
        other_side: "Другой стороне достаётся остаток: {0}.",
        source: || {
            // Rust writes a decimal point, Russian a comma.
            let tau = TAU.to_string().replace('.', ",");
            format!(
                "Habib Loew (ArenaNet), The Math Behind WvW Ratings (9\u{a0}ноября 2012\u{a0}года; forum-en.guildwars2.com, сообщения 679386 и 682392); τ = {tau}. По этому правилу 54 рейтинга, опубликованные ArenaNet, получаются с точностью до 0,1 пункта. Оставшееся расхождение, насколько можно судить,\u{a0}— от опубликованных очков: они отстают на один такт, то есть на {TICK} очков за четверть часа."
            )
        },
    },
    csv: CsvText {
        open: "Вставить список",
        title: "Вставить игроков и результаты",
        label: "Игроки и результаты, по одному в строке",
        placeholder: "Анна, 1500, 200\nБорис, 1400, 30\nАнна, Борис, 1\nБорис, Вера, 1/2",
        explained: "В строке\u{a0}— игрок (имя, рейтинг, RD, волатильность) или результат (два имени и 1, ½, 0, 1-0, won, draw, lost). Ячейки разделяются запятой, точкой с запятой или табуляцией; первая строка может называть столбцы. Строка вида period, 2 начинает следующий период. Имя без чисел\u{a0}— это новый игрок: 1500, 350, 0,06.",
        found: |players, results| match (players, results) {
            (0, 0) => "Пока ничего не найдено.".to_owned(),
            (players, results) => format!(
                "Найдено: {players} {}, {results} {}.",
                russian(players, ["игрок", "игрока", "игроков"]),
                russian(results, ["результат", "результата", "результатов"])
            ),
        },
        taken: |players, results, periods| {
            format!(
                "Принято: {players} {}, {results} {}, {periods} {}.",
                russian(players, ["игрок", "игрока", "игроков"]),
                russian(results, ["результат", "результата", "результатов"]),
                russian(periods, ["период", "периода", "периодов"])
            )
        },
        file: "Выбрать файл",
        bad: |n| crate::present::text::Language::Ru.paste().bad(n),
        bad_line: |number, text, reason| format!("Строка {number}, «{text}»: {}", bad_reason(reason)),
        replace: "Заменить список",
        append: "Добавить к списку",
        cancel: "Отмена",
        show: "Выгрузить CSV",
        shown: "Список в формате CSV: все игроки до и после, результаты",
    },
    problem,
    number,
};

fn bad_reason(reason: BadReason) -> &'static str {
    match reason {
        BadReason::Neither => "это не игрок и не результат.",
        BadReason::NoName => "не хватает имени.",
        BadReason::Score => "результат\u{a0}— не won, draw, lost и не число от 0 до 1.",
        BadReason::Number => "рейтинг, RD или волатильность\u{a0}— не число.",
        BadReason::OneSelf => "никто не может играть против себя.",
        BadReason::TooManyPeriods => "периодов больше 10\u{202f}000.",
    }
}

fn problem(kind: ProblemKind, field: Field) -> &'static str {
    match (kind, field) {
        (ProblemKind::NoSuchPlayer, Field::Team(_)) => "В команде нужен хотя бы один участник.",
        (ProblemKind::NoSuchPlayer, Field::Players) => "В матче участвуют ровно три мира.",
        (ProblemKind::NoSuchPlayer, _) => "Игрока с таким именем нет.",
        (ProblemKind::OneSelf, _) => "Никто не может играть против себя.",
        (ProblemKind::NoPoints, _) => "Если у обоих миров нет очков, доли вычислить нельзя.",
        (ProblemKind::TooMany, Field::Team(_)) => "Здесь в команде может быть не больше 100 участников.",
        (ProblemKind::TooMany, _) => "Здесь, когда каждый за себя, может быть не больше 200 игроков.",
        (ProblemKind::Value(_), _) => "Соперник, составленный для этого участника, выходит за пределы всех рейтингов.",
    }
}

fn number(kind: ValueProblem, field: Field, empty: bool) -> &'static str {
    match (field, kind) {
        (Field::Place(_), _) => "Место: нужно число, например 1; чем меньше, тем лучше.",
        (_, ValueProblem::NotANumber) if empty => "Введите очки.",
        (_, ValueProblem::Negative) => "Очки: нужно число не меньше\u{a0}0.",
        (_, ValueProblem::TooLarge) => {
            "Очки: нужно число не больше 1\u{202f}000\u{202f}000\u{202f}000\u{202f}000\u{202f}000."
        }
        _ => "Очки: нужно число, например 247\u{202f}277.",
    }
}
