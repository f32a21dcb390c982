//! Russian.

pub(super) mod cards;
pub(super) mod check;
pub(super) mod form;
pub(super) mod glicko;
pub(super) mod glossary;
pub(super) mod guess;
pub(super) mod handout;
pub(super) mod league;
pub(super) mod learn;
pub(super) mod lessons;
pub(super) mod mistakes;
pub(super) mod practise;
pub(super) mod presentation;
pub(super) mod rooms;
pub(super) mod season;
pub(super) mod solve;
pub(super) mod stage;
pub(super) mod strip;
pub(super) mod why;

use super::{AnswerText, InputText, Language, MeaningText, NavigationText, PageText, StepsText, Text};
use crate::case::Room;
use crate::case::detail::Detail;
use crate::number::plural::{russian, russian_of_shown};
use crate::present::symbol::Symbol;
use glicko2_steps::{Field, Problem, ProblemKind, WarningKind};

/// The Russian table.
pub(super) static RU: Text = Text {
    language: Language::Ru,
    page: PageText {
        title: "Glicko-2 по шагам",
        pitch: "Калькулятор Glicko-2 с ходом вычислений.",
        pitch_how: "Введите партии\u{a0}— увидите, почему изменился рейтинг.",
        example: "Пример из статьи Гликмана",
        enter_own: "Ввести свои партии",
        rooms: "Разделы",
        room: |room| match room {
            Room::Player => "Калькулятор",
            Room::League => "Лига",
            Room::Systems => "Системы",
            Room::Learn => "Обучение",
        },
        in_room: |room, title| format!("{room}\u{a0}— {title}"),
        loading: "Загрузка…",
        long_loading: "Загрузка идёт необычно долго, но продолжается. Введённые данные не изменились.",
        not_loaded: "Не удалось загрузить эту часть страницы. Есть ли связь? Введённые данные не изменились.",
        printed_early: "Формулы ещё загружались. Напечатайте ещё раз, и решение будет на бумаге целиком.",
        try_again: "Повторить",
        system: "Система",
        system_paper: "Glicko-2 (2022)",
        system_choose: "Система: Glicko-2 (2022). Выбрать другую",
        share: "Поделиться",
        and_embed: "и встроить",
        undo: "Отменить",
        redo: "Вернуть",
        theme: "Тема",
        theme_auto: "Как на устройстве",
        theme_light: "Светлая",
        theme_dark: "Тёмная",
        what_goes_in: "Исходные данные",
        derivation: "Ход вычислений",
        what_it_means: "Что это значит",
        source: "Mark E. Glickman, Example of the Glicko-2 system (2013, с исправлением 2022\u{a0}года)",
        source_note: "Все числа вычислены на вашем устройстве из того, что вы ввели; никуда ничего не отправляется.",
        link_not_understood: |parts| {
            format!(
                "Часть ссылки не удалось использовать, она пропущена: {}. Всё остальное на месте.",
                parts.join(", ")
            )
        },
        and_more: |n| format!("и ещё {n}"),
        own_is_saved: "Это пример из ссылки. Введённые вами данные сохранены.",
        previous_is_saved: "Данные, введённые до перехода по ссылке, сохранены.",
        back_to_own: "Вернуться к ним",
        forget_previous: "Удалить их",
        store_is_full: "Хранилище браузера заполнено, поэтому при следующем посещении введённых сейчас данных может не оказаться. Они есть в ссылке в адресной строке.",
        dismiss: "Закрыть сообщение",
        open_full: "Glicko-2 по шагам · открыть полную страницу ↗",
        full_page: "Целиком ↗",
        steps: "Шаги",
        games: "Партии",
    },
    input: InputText {
        player: "Игрок до партий",
        rating: "Рейтинг",
        deviation: "Отклонение рейтинга",
        short_deviation: "Отклонение",
        volatility: "Волатильность",
        tau: "Системная константа",
        short_tau: "Константа",
        handed_on: "Такими их оставил предыдущий период.",
        to_the_start: "К первому периоду",
        time: "Время",
        next_period: "Следующий период",
        pause: "Перерыв",
        games: "Партии",
        game: |n| format!("Партия {n}"),
        opponent: "Соперник",
        opponent_rating: "Рейтинг соперника",
        opponent_deviation: "Отклонение соперника",
        result: "Результат",
        won: "Победа",
        draw: "Ничья",
        lost: "Поражение",
        score: "Очки",
        score_instead: "Любой результат от 0 до 1",
        result_instead: "Победа, ничья или поражение",
        rd_unknown: "RD неизвестно",
        rd_known: "Указать RD",
        assumed: "принято {0}",
        of_game: |name, n| format!("{name}, партия {n}"),
        dragged: |field, value, rating| match field {
            Field::PlayerDeviation | Field::GameDeviation(_) => format!("RD {value}, новый рейтинг {rating}"),
            _ => format!("{value}, новый рейтинг {rating}"),
        },
        what_if: "А если бы",
        add: "Добавить партию",
        paste: "Вставить или открыть файл",
        more_here: "Действия с этими партиями",
        more: |n| format!("Действия с партией {n}"),
        remove: |n| format!("Удалить партию {n}"),
        duplicate: |n| format!("Дублировать партию {n}"),
        up: |n| format!("Партию {n} выше"),
        down: |n| format!("Партию {n} ниже"),
        no_games: "Партий нет: это период без партий. Меняется только отклонение.",
        idle_periods: "Периодов без партий",
        page_of: |from, to, all| format!("{from}…{to} из {all}"),
        previous_page: "Предыдущие партии",
        next_page: "Следующие партии",
    },
    why: &why::RU,
    answer: AnswerText {
        result: "Результат",
        rises: "Рейтинг растёт на {0}\u{a0}— до {1}; отклонение {2}, волатильность {3}.",
        falls: "Рейтинг снижается на {0}\u{a0}— до {1}; отклонение {2}, волатильность {3}.",
        stays: "Рейтинг остаётся {1}; отклонение {2}, волатильность {3}.",
        idle: "Партий не было: рейтинг остаётся {1}, а отклонение растёт до {2}.",
        band: "С вероятностью {0} сила игры лежит между {1} и {2}.",
        details: ["RD {0}", "волатильность {0}", "с вероятностью {0} между {1} и {2}"],
        brief: "{rd} {0} · волатильность {1}",
        stale: "Прежний результат. Исправьте отмеченное поле.",
        unfinished: "Результат пока без новой строки. Заполните её до конца.",
        unrated: "Результата ещё нет. Исправьте отмеченное поле.",
        fill_in: "Введите свой рейтинг, затем рейтинг и отклонение (RD) первого соперника и исход партии. Если RD неизвестно, выберите «RD неизвестно» в меню строки. Здесь появится новый рейтинг с объяснением.",
        fill_in_next: "Введите первую партию этого периода или удалите её, если вы не играли. Здесь появится новый рейтинг с объяснением.",
        more_reasons: "Почему?",
        hidden: "Закрыто до последнего шага. А как думаете вы?",
    },
    steps: StepsText {
        heading: "По шагам",
        how_much: "Насколько подробно",
        detail: |detail| match detail {
            Detail::Values => "Числа",
            Detail::Worked => "Вычисления",
            Detail::Everything => "Всё",
        },
        folded: |detail, n| match detail {
            Detail::Values => "Формулы\u{a0}— в буквах и с этими числами".to_owned(),
            _ if n == 1 => "Примечание к статье".to_owned(),
            _ => format!("Примечания к статье ({n})"),
        },
        hidden: "скрыто",
        step: |n| format!("Шаг {n}"),
        titles: [
            "Что известно до партий?",
            "Как это выглядит на шкале формул?",
            "Много ли говорят эти партии?",
            "Лучше или хуже ожидаемого?",
            "Удивил ли результат?",
            "Насколько могла измениться сила игры?",
            "Что мы думаем теперь?",
            "А в пунктах рейтинга?",
        ],
        idle_title: "Насколько мы не уверены после периода без партий?",
        quantity: "Величина",
        value: "Значение",
        player: "Игрок",
        game: |n| n.to_string(),
        given: "Рейтинг {r} показывает, какой мы считаем силу игрока, отклонение {rd}\u{a0}— насколько мы в этом не уверены, волатильность {sigma}\u{a0}— насколько переменчива сама сила. Константа {tau} говорит, насколько легко меняется {sigma}.",
        given_caption: "Дано",
        given_unrated: "Новый игрок начинает с рейтинга 1500, отклонения 350 и волатильности 0,06.",
        given_assumed: |n| {
            let unknown = if n == 1 {
                "RD одного соперника неизвестно.".to_owned()
            } else {
                format!("RD {n} соперников неизвестны.")
            };
            format!(
                "{unknown} Принято 60, как у того, кто играет часто. С любым другим RD до 100 результат почти тот же: партия учитывается не меньше чем на 95\u{a0}%."
            )
        },
        scales: "Рейтинги сдвигаются так, чтобы 1500 стало нулём, и делятся на 173,7178. На такой шкале формулы обходятся без числа 400 и без степеней десяти. Волатильность уже дана на этой шкале, её не переводят.",
        scales_caption: "Обе шкалы",
        scales_note: "173,7178\u{a0}— это 400 / ln 10 после округления.",
        variance: "Партия говорит тем больше, чем ближе ожидаемый результат {e} к ½ и чем надёжнее рейтинг самого соперника. Вес {g} приглушает результаты против соперников, чья сила известна неточно.",
        variance_caption: "Веса, ожидаемые результаты и сколько говорит каждая партия",
        variance_of: |n| format!("Для партии {n}:"),
        variance_note: "Единица, делённая на их сумму,\u{a0}— это {v}, дисперсия рейтинга, основанного только на этих партиях.",
        improvement: "Каждая партия вносит разность набранного результата {s} и ожидаемого {e} с весом {g}. Сумма, умноженная на {v},\u{a0}— прирост, на который указывают одни эти партии.",
        improvement_caption: "Набранные результаты и ожидаемые",
        improvement_up: "Сумма больше нуля: результат лучше ожидаемого, значит, рейтинг вырастет.",
        improvement_down: "Сумма меньше нуля: результат хуже ожидаемого, значит, рейтинг снизится.",
        volatility: "Если прирост {delta} больше, чем можно объяснить величинами {phi}, {v} и {sigma}, игрок не так стабилен, как мы думали, и {sigma} растёт; если меньше\u{a0}— {sigma} слегка снижается. Новое значение\u{a0}— там, где функция {f} пересекает ноль; {x} обозначает логарифм его квадрата.",
        bracket_delta: "Сначала отрезок: две точки, между которыми лежит корень. Одна\u{a0}— {big_a} = {a}. Прирост велик, Δ² > φ² + v, поэтому вторая:",
        bracket_search: "Сначала отрезок: две точки, между которыми лежит корень. Одна\u{a0}— {big_a} = {a}. Прирост не больше ожидаемого, Δ² ≤ φ² + v, поэтому вторая лежит левее: {tau} вычитается {k} раз, пока {f} не перестанет быть отрицательной.",
        search_caption: "Поиск B",
        illinois: "Дальше\u{a0}— метод «Иллинойс»: прямая, проведённая через оба конца, пересекает ноль в точке {big_c}. Новый отрезок образуют {big_c} и тот конец, который лежит по другую сторону от корня. Если остаётся тот же конец, его {f} уменьшается вдвое, и прямая вынуждена сдвинуться.",
        iterations_caption: "Итерации",
        iteration: "Итерация",
        kept: "Остаётся",
        kept_start: "начало",
        kept_a: "A, f(A) вдвое меньше",
        kept_b: "B, теперь это A",
        kept_half: "половина с корнем",
        width: "|B − A|",
        correction: "B становится A, если f(C) f(B) ≤ 0. В статье 2013\u{a0}года стоит <; 22\u{a0}марта 2022\u{a0}года автор заменил его на ≤, потому что по старому правилу поиск мог сделать около тысячи кругов и остановиться на неверном значении, если f(C) в точности равна нулю.",
        iterations_made: |n| match n {
            0 => "Отрезок с самого начала не шире ε = 0,000001.".to_owned(),
            n => format!(
                "После {n} {} отрезок не шире ε = 0,000001, заданной точности, и поиск заканчивается.",
                russian(n, ["итерации", "итераций", "итераций"])
            ),
        },
        exact_root: "На этом статья останавливается. Сам корень равен {0}, и тогда {sigma_prime} = {1}.",
        several_roots: |n| {
            format!(
                "Между A и B у функции {n} {}. Процедура находит тот, что лежит на её пути; другой алгоритм может найти другой, а с ним и совсем другой рейтинг. От этого спасают более короткие рейтинговые периоды или меньшая τ.",
                russian(n, ["корень", "корня", "корней"])
            )
        },
        zeros_caption: "Что дал бы каждый корень",
        zero_taken: "найден",
        root_picture: "Функция f и секущая",
        drift: "Время идёт, и сила игры меняется. До учёта партий дисперсия растёт на {sigma_prime}²: {phi}² становится {phi}² + {sigma_prime}².",
        drift_points: "В пунктах рейтинга:",
        idle: "Партий не было, и ничего нового мы не узнали: рейтинг и волатильность остаются прежними, а шаги 3–5 и 7 пропускаются. Но сила игры всё равно могла измениться, поэтому за каждый период дисперсия {phi}² растёт на {sigma}².",
        idle_points: "В пунктах рейтинга:",
        update: "То, что было известно, с неопределённостью {phi_star}, и то, что показали партии, с дисперсией {v}, складываются как обратные дисперсии: единица, делённая на квадрат неопределённости.",
        update_rating: "Рейтинг сдвигается на суммарную неожиданность партий, умноженную на квадрат новой неопределённости: чем мы увереннее, тем короче шаг.",
        back: "После умножения на 173,7178 и сдвига обратно на 1500 числа снова становятся привычными.",
        back_volatility: "Волатильность обратно не переводят: {sigma_prime} = {0}.",
        exact_rating: "Если взять сам корень {f}, а не значение, на котором останавливается статья: {r_prime} = {0} и {rd_prime} = {1}.",
        paper_v: "В статье напечатано 1,7785: перед сложением каждый вес g округлён до 4\u{a0}знаков, каждый результат E\u{a0}— до 3.",
        paper_delta: "В статье по той же причине напечатано −0,4834.",
        paper_f: "В статье в начале поиска f(A) = −0,00053567: там v и Δ округлены.",
        paper_last_cell: "В таблице самой статьи у последнего f(B) пропущен минус.",
        paper_rating: "В статье напечатано 1464,06: там считают дальше с округлённым −0,2069.",
        differs_title: "Где видно округление статьи",
        differs_explained: "В обоих столбцах один и тот же расчёт: точный и с теми знаками, которые напечатаны в статье.",
        differs_nowhere: "Здесь ни один показанный знак не отличается.",
        differs_exact: "Точно",
        differs_printed: "Как в статье",
        differs_why: "Почему",
        why: |symbol| match symbol {
            Symbol::Mu | Symbol::Phi => "на шкале формул берутся 4\u{a0}знака",
            Symbol::G => "g берётся с 4\u{a0}знаками",
            Symbol::E => "E берётся с 3\u{a0}знаками",
            Symbol::V => "сумма по g с 4\u{a0}знаками и E с 3, затем округление до 4",
            Symbol::Delta => "по округлённым v, g и E",
            Symbol::F => "по округлённым v, Δ и φ",
            Symbol::SigmaPrime => "не округлено, а отброшено после 5\u{a0}знаков",
            Symbol::PhiStar => "по φ с 4\u{a0}знаками и укороченной σ′",
            Symbol::PhiPrime => "по φ* и v с 4\u{a0}знаками",
            Symbol::MuPrime => "по φ′² с 4\u{a0}знаками и сумме с 3",
            Symbol::RPrime => "по μ′ с 4\u{a0}знаками",
            Symbol::RdPrime => "по φ′ с 4\u{a0}знаками",
            _ => "по округлённым значениям",
        },
    },
    navigation: NavigationText {
        label: "Ход вычислений по шагам",
        through: "По шагам",
        back: "Назад",
        next: "Далее",
        to_answer: "К ответу",
        play: "Пуск",
        pause: "Пауза",
        more: "Ещё способы пройти шаги",
        more_short: "Ещё",
        present: "Презентация",
        present_key: "Презентация: один шаг на весь экран (F)",
        hide: "Сначала угадать",
        at_answer: "До и после",
        at_step: |n| format!("Шаг {n} из 8"),
        at_bracket: "Шаг 5, отрезок",
        at_iteration: |i, of| match of {
            Some(n) => format!("Шаг 5, итерация {i} из {n}"),
            None => format!("Шаг 5, итерация {i}"),
        },
    },
    meaning: MeaningText {
        strength: "Где может лежать сила игрока",
        strength_explained: "Чем выше кривая, тем вероятнее такая сила игры. Пунктир\u{a0}— до партий, сплошная линия\u{a0}— после. Закрашен доверительный интервал.",
        level: "Доверительная вероятность",
        level_two_rd: "±\u{a0}2\u{a0}RD",
        strength_alt: |before, before_rd, after, after_rd, level, low, high| {
            format!(
                "Две колоколообразные кривые над осью рейтинга. До партий: середина {before}, отклонение {before_rd}. После: середина {after}, отклонение {after_rd}; закрашен интервал {level} от {low} до {high}."
            )
        },
        before: "До",
        after: "После",
        as_table: "В виде таблицы",
        more: "Подробнее об этом случае",
        moved: "Вклад",
        contribution: |n, verb, rating| format!("{n} · {rating}: {verb}"),
        beat: "победа",
        drew: "ничья",
        lost_to: "поражение",
        scored: |score| format!("{score}\u{a0}{}", russian_of_shown(score, ["очко", "очка", "очков"], "очка")),
        others: |n| format!("ещё {n}"),
    },
    symbol,
    in_glossary: "В словаре",
    problem,
    warning,
};

fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::R => "рейтинг до периода",
        Symbol::Rd => "отклонение рейтинга до периода: насколько рейтинг неточен",
        Symbol::Sigma => "волатильность до периода: насколько переменчива сила игры",
        Symbol::Tau => "системная константа: насколько легко меняется волатильность",
        Symbol::Epsilon => "точность: итерации заканчиваются, когда отрезок не шире неё",
        Symbol::Mu => "рейтинг на шкале Glicko-2, (r − 1500) / 173,7178",
        Symbol::Phi => "отклонение на шкале Glicko-2, RD / 173,7178",
        Symbol::RJ => "рейтинг соперника j до периода",
        Symbol::RdJ => "отклонение рейтинга соперника j до периода",
        Symbol::MuJ => "рейтинг соперника j на шкале Glicko-2",
        Symbol::PhiJ => "отклонение соперника j на шкале Glicko-2",
        Symbol::S => "результат партии j: победа 1, ничья ½, поражение 0",
        Symbol::G => "вес партии: чем ненадёжнее рейтинг соперника, тем он меньше",
        Symbol::E => "ожидаемый результат партии j",
        Symbol::V => "дисперсия рейтинга, если бы не было ничего, кроме этих партий",
        Symbol::Delta => "прирост, на который указывают одни эти партии",
        Symbol::A => "ln σ², начало поиска новой волатильности",
        Symbol::X => "возможное значение ln σ′²",
        Symbol::F => "функция, корень которой\u{a0}— ln σ′²",
        Symbol::BigA => "один конец отрезка с корнем",
        Symbol::BigB => "другой конец отрезка с корнем",
        Symbol::BigC => "точка, где секущая через A и B пересекает ноль",
        Symbol::K => "сколько раз вычтена τ",
        Symbol::SigmaPrime => "волатильность после периода",
        Symbol::T => "периоды без партий: как долго не было партий",
        Symbol::PhiStar => "отклонение с учётом прошедшего времени, но ещё не партий",
        Symbol::PhiPrime => "отклонение после периода, на шкале Glicko-2",
        Symbol::MuPrime => "рейтинг после периода, на шкале Glicko-2",
        Symbol::RPrime => "рейтинг после периода",
        Symbol::RdPrime => "отклонение рейтинга после периода",
        Symbol::Change => "сколько пунктов рейтинга принесла или отняла партия j",
        Symbol::Rd0 => "отклонение рейтинга после последней партии игрока",
        Symbol::C => "как быстро растёт неопределённость, в пунктах рейтинга",
        Symbol::Q => "ln 10 / 400",
        Symbol::DSquared => "дисперсия рейтинга, основанного только на этих партиях, в пунктах в квадрате",
        Symbol::Shown => "число, которое видят игроки",
    }
}

/// Returns the name of a field in the nominative and in the accusative.
fn field_names(field: Field) -> [&'static str; 2] {
    match field {
        Field::PlayerRating | Field::GameRating(_) => ["Рейтинг", "рейтинг"],
        Field::PlayerDeviation | Field::GameDeviation(_) => ["Отклонение", "отклонение"],
        Field::PlayerVolatility => ["Волатильность", "волатильность"],
        Field::Tau => ["Системная константа", "системную константу"],
        Field::Epsilon => ["Точность", "точность"],
        Field::IdlePeriods => ["Число периодов без партий", "число периодов без партий"],
        Field::Rounding => ["Округление", "округление"],
        Field::GameScore(_) => ["Результат", "результат"],
        Field::Game(_) => ["Партия", "партию"],
    }
}

fn problem(problem: Problem, empty: bool) -> String {
    let [what, to_enter] = field_names(problem.field);
    let rating = matches!(problem.field, Field::PlayerRating | Field::GameRating(_));
    match problem.kind {
        ProblemKind::NotANumber if empty => format!("Введите {to_enter}."),
        ProblemKind::NotANumber => format!("{what}: нужно число, например {}.", such_as(problem.field)),
        ProblemKind::NotFinite => format!("{what}: нужно конечное число."),
        ProblemKind::Negative => format!("{what}: нужно число не меньше\u{a0}0."),
        ProblemKind::NotPositive => format!("{what}: нужно число больше\u{a0}0."),
        ProblemKind::OutsideZeroToOne => format!("{what}: нужно число от 0 до 1."),
        ProblemKind::TooLarge if rating => {
            format!("{what}: нужно число от −1\u{202f}000\u{202f}000 до 1\u{202f}000\u{202f}000.")
        }
        ProblemKind::TooLarge if problem.field == Field::PlayerVolatility => format!("{what}: слишком большое число."),
        ProblemKind::TooLarge => format!("{what}: нужно число не больше 10\u{202f}000."),
        ProblemKind::RoundedAway => {
            "При округлении, как в статье, от дисперсии v ничего не остаётся: все ожидаемые результаты превращаются в 0 или 1."
                .to_owned()
        }
    }
}

fn such_as(field: Field) -> &'static str {
    match field {
        Field::PlayerRating | Field::GameRating(_) => "1500",
        Field::PlayerDeviation | Field::GameDeviation(_) => "200",
        Field::PlayerVolatility => "0,06",
        Field::GameScore(_) | Field::Tau => "0,5",
        Field::Epsilon => "0,000001",
        Field::IdlePeriods | Field::Rounding | Field::Game(_) => "1",
    }
}

fn warning(kind: WarningKind) -> &'static str {
    match kind {
        WarningKind::SeveralRoots => {
            "У функции шага 5 несколько корней. Процедура находит тот, что лежит на её пути; другой алгоритм может прийти к другому рейтингу."
        }
        WarningKind::VolatilityLeap => {
            "Волатильность выросла больше чем втрое. Это вычислено точно по статье, но может увести рейтинг очень далеко. От этого спасают меньшая τ или более короткие рейтинговые периоды."
        }
        WarningKind::Bisected => {
            "Секущие шага 5 сходились здесь слишком медленно; поиск закончен делением отрезка пополам."
        }
        WarningKind::UnusualTau => {
            "Статья советует системную константу от 0,3 до 1,2, а там, где бывают очень неожиданные результаты,\u{a0}— 0,2."
        }
        WarningKind::UnusualVolatility => "Обычно волатильность лежит между 0,03 и 0,1; в статье начинают с 0,06.",
        WarningKind::ZeroDeviation => "Отклонение 0 значит, что сила игры известна точно, а этого не бывает.",
        WarningKind::LargeDeviation => "Отклонение больше 350\u{a0}— это больше, чем обычно даже у нового игрока.",
        WarningKind::NoInformation => "Соперник так далёк по силе, что эта партия ничего не говорит.",
    }
}
