//! Russian.

use super::{ExportText, ShareText};
use crate::export::data::Data;
use crate::export::embed::Way;
use crate::export::formats::{Cut, Family, Format};
use crate::export::json::Mistake;
use crate::export::subject::Subject;
use crate::export::vectors::Program;
use crate::numbers::{Digits, Kind, plural, show};

/// The Russian table.
pub(super) static RU: ExportText = ExportText {
    player: &[
        ["{Your_expected}", "Ожидаемый результат игрока"],
        ["{Your_rating}", "Рейтинг игрока"],
        ["{your_rating}", "рейтинг игрока"],
        ["{opponents}", ""],
        ["{by_opponent}", ""],
    ],
    by_system: |system| format!("Система: {system}."),
    by_paper: "Те\u{a0}же партии по\u{a0}шагам статьи Гликмана:",
    given: "До периода: рейтинг {0}, отклонение {1}, волатильность {2}; системная константа {tau} = {3}.",
    given_idle: "До периода: рейтинг {0}, отклонение {1}, волатильность {2}. Периодов без партий: {4}.",
    as_printed: "Округлено на каждом шаге, как вручную в статье.",
    expected: "Ожидалось",
    moved_by: "Вклад",
    more_games: |n| format!("… и ещё {}.", games(n)),
    why_changed: |change| format!("почему {change}?"),
    why_same: "почему без изменений?",
    why_idle: "почему растёт RD?",
    given_season: "До сезона: рейтинг {0}, отклонение {1}, волатильность {2}.",
    more_rows: |n| format!("… и ещё {}.", counted(n, ["строка", "строки", "строк"])),
    open_page: "Открыть весь расчёт и изменить его",
    format,
    family,
    advice,
    cut,
    no_case,
    other_cases: |n| match n {
        1 => "В файле есть ещё один пример; взят первый.".to_owned(),
        n => format!("В файле есть ещё {}; взят первый.", counted(n, ["пример", "примера", "примеров"])),
    },
    other_epsilon: "Точность ε из файла не взята: страница считает с 0,000001.",
    broken_json: "Похоже на JSON, но он обрывается или где-то в нём опечатка, поэтому прочесть его нельзя.",
    vector_is: "Тестовый вектор для Glicko-2: один рейтинговый период со всеми значениями по пути.\nЗначения идут в порядке шагов: первое, которое не сходится, показывает, на каком шаге ошибка.\nИмена взяты из статьи; партии считаются с 0.",
    vector_player: "Рейтинг, отклонение и волатильность до периода.",
    vector_tau: "Системная константа.",
    vector_idle: "Сколько периодов прошло без партий.",
    vector_games: "Рейтинг и отклонение каждого соперника до периода и результат партии.",
    vector_expected: "Имя, значение и допустимое расхождение.",
    vector_check_closure: "Передайте функцию, которая по имени даёт ваше значение; незнакомые ей имена пропускаются.",
    vector_check_map: "Передайте свои значения по именам; имена, которых нет, пропускаются.",
    share: SHARE,
};

const SHARE: ShareText = ShareText {
    title: "Поделиться и встроить",
    close: "Закрыть",
    print: "Печать",
    stale: "На странице есть что исправить. Это последний результат, который удалось посчитать.",
    what: "Что взять с собой",
    tab_link: "Ссылка",
    tab_picture: "Картинка",
    tab_text: "Текст",
    tab_embed: "Код",
    tab_file: "Файл",
    copy: "Копировать",
    save: "Сохранить в файл",
    copied: "Скопировано.",
    copy_yourself: "Браузер не разрешает этой странице копировать. Текст выделен: нажмите Ctrl+C или ⌘C.",
    saved: "Файл передан браузеру.",
    not_saved: "Этот браузер не может сделать такую картинку. Вместо неё подойдёт SVG.",
    imported: |notes| match notes {
        [] => "Пример загружен.".to_owned(),
        notes => format!("Пример загружен. {}", notes.join(" ")),
    },
    characters: |n| format!("{}.", characters(n)),
    characters_of: |n, limit| format!("{} из {limit} возможных.", characters(n)),

    link: "Ссылка на то, что вы видите",
    link_explained: "В ссылке есть всё, что вы ввели, и шаг, на котором вы остановились. На серверах ничего не хранится.",
    link_long: "Lichess делает из адреса ссылку, только если в нём меньше 300 знаков.",
    copy_link: "Копировать ссылку",
    send: "Отправить…",
    open: "Посмотреть, что увидят другие",

    picture: "Картинка",
    subject: |subject| match subject {
        Subject::Card => "Пример вкратце, 1200 × 630",
        Subject::Strength => "Где может лежать сила игрока",
        Subject::Contributions => "Вклад каждой партии",
        Subject::Expectation => "Чего следовало ожидать от каждой партии",
        Subject::Root => "Функция f и секущая",
    },
    colours: "Цвета картинки",
    light: "Светлые",
    dark: "Тёмные",
    copy_picture: "Копировать картинку",
    picture_not_copied: "Браузер не разрешает этой странице копировать картинки. Лучше сохраните её.",
    save_png: "Сохранить PNG",
    save_svg: "Сохранить SVG",
    alt: "Картинка словами",
    alt_explained: "Подойдёт как текст вместо картинки (alt)\u{a0}— для тех, кто её не видит.",
    svg: "Картинка как текст SVG",
    contributions_alt: |bars, total| {
        format!("Столбики: вклад каждой партии в рейтинг. {}. Всего {total}.", bars.join("; "))
    },
    expectation_alt,
    root_alt: |a, b, c| match c {
        Some(c) => format!(
            "Кривая f, снижаясь, проходит через ноль между A = {a} и B = {b}; секущая пересекает ось в точке C = {c}."
        ),
        None => format!("Кривая f, снижаясь, проходит через ноль между A = {a} и B = {b}."),
    },

    forum: "Форум",
    extent: "Насколько подробно",
    short: "Ответ и партии",
    full: "Все шаги",
    post: |forum| format!("Текст: {forum}"),

    way: |way| match way {
        Way::Frame => "Фрейм",
        Way::Element => "Элемент",
    },
    ways: "Как вставить в страницу",
    way_explained: |way| match way {
        Way::Frame => "Работает везде, где разрешены фреймы. Скрипт не нужен.",
        Way::Element => {
            "Для ваших собственных страниц: скрипт подгоняет высоту под содержимое. Загрузите его один раз, сколько бы примеров ни было на странице."
        }
    },
    embed_paper: "Встроенный вид считает по правилам статьи. Для правил выбранной системы дайте ссылку.",
    code: "Код для вашей страницы",
    no_code: "Для кода нужен адрес, который откроется и у других. Эта страница не в сети.",
    preview: "Как это выглядит",

    data: "Данные",
    datum: |data| match data {
        Data::Case => "Пример со всеми значениями, JSON",
        Data::Games => "Партии, CSV",
        Data::Iterations => "Итерации шага 5, CSV",
        Data::Vector => "Тестовый вектор, JSON",
        Data::Snippet(Program::Rust) => "Тестовый вектор, Rust",
        Data::Snippet(Program::Crate) => "Тестовый вектор, Rust с этой библиотекой",
        Data::Snippet(Program::Python) => "Тестовый вектор, Python",
        Data::Snippet(Program::JavaScript) => "Тестовый вектор, JavaScript",
        Data::Cases => "Все расчёты со всеми значениями, JSON",
        Data::Course => "Что вышло, период за периодом, CSV",
        Data::Results => "Партии, для повторной загрузки, CSV",
        Data::Everybody => "Все игроки до и после, CSV",
    },
    content: "Что в файле",
    bring: "Загрузить пример",
    bring_explained: "Выберите файл JSON или CSV либо перетащите его сюда. В JSON\u{a0}— целый пример, в CSV\u{a0}— партии. Файл не покидает вашего устройства, а загрузку можно отменить.",
    choose: "Выбрать файл",
    no_games: "Партий в нём не нашлось. В строке нужны рейтинг, RD и результат.",
    bad_lines: |n, number, line| match n {
        1 => format!("Строка {number}, «{line}», не понята и пропущена."),
        n => format!("Не понято и пропущено строк: {n}. Первая из них\u{a0}— {number}: «{line}»."),
    },
};

/// Returns a count with its noun: 1 партия, 2 партии, 5 партий.
fn counted(count: usize, forms: [&str; 3]) -> String {
    format!("{} {}", show(count as f64, Kind::Given, Digits::Auto), plural::ru(count, forms))
}

fn games(count: usize) -> String {
    counted(count, ["партия", "партии", "партий"])
}

fn characters(count: usize) -> String {
    counted(count, ["знак", "знака", "знаков"])
}

fn cut(cut: Cut, limit: &str) -> String {
    let of_characters = plural::ru_of_shown(limit, ["знака", "знаков", "знаков", "знака"]);
    let why = format!("В сообщении там помещается не больше {limit} {of_characters}");
    match cut {
        Cut::Rows { listed } => format!("{why}, поэтому список обрывается после строки {listed}."),
        Cut::Steps => format!("{why}, поэтому шаги опущены."),
        Cut::StepsAndRows { listed } => {
            format!("{why}, поэтому шаги опущены, а список обрывается после партии {listed}.")
        }
        Cut::TooLong => format!("{why}, а здесь длиннее даже самый короткий вариант."),
    }
}

fn expectation_alt(listed: &[[String; 3]], more: usize) -> String {
    let game = |[rating, expected, score]: &[String; 3]| format!("против {rating}\u{a0}— {expected}, набрано {score}");
    let listed = listed.iter().map(game).collect::<Vec<_>>().join("; ");
    let more = match more {
        0 => String::new(),
        n => format!("; и ещё {}", games(n)),
    };
    format!(
        "Чем выше рейтинг соперника, тем ниже ожидаемый результат: он снижается от 1 до 0. Ожидалось: {listed}{more}."
    )
}

fn no_case(mistake: &Mistake) -> String {
    let (path, must) = match mistake {
        Mistake::NoCase => return "В нём нет ни игрока, ни партий.".to_owned(),
        Mistake::Case => return "Это JSON, но не пример: в примере есть игрок и партии.".to_owned(),
        Mistake::Player(path) => (path, "нужны рейтинг, отклонение и волатильность"),
        Mistake::Games(path) => (path, "нужен список партий"),
        Mistake::Game(path) => (path, "нужны рейтинг, отклонение и результат"),
        Mistake::Number(path) => (path, "нужно обычное число"),
        Mistake::Rounding(path) => (path, "нужно «exact» или «as_printed»"),
    };
    format!("Это JSON, но не пример: в «{path}» {must}.")
}

fn format(format: Format) -> &'static str {
    match format {
        Format::Discourse => "Discourse",
        Format::DiscourseMath => "Discourse с формулами",
        Format::GitHub => "GitHub, GitLab",
        Format::Reddit => "Reddit",
        Format::Lemmy => "Lemmy",
        Format::StackExchange => "Stack Exchange",
        Format::Discord => "Discord",
        Format::PhpBb => "phpBB",
        Format::XenForo => "XenForo",
        Format::VBulletin => "vBulletin, SMF, MyBB",
        Format::Steam => "Steam",
        Format::Lichess => "Lichess",
        Format::Plain => "Простой текст",
        Format::Latex => "LaTeX",
        Format::Html => "HTML",
    }
}

fn family(family: Family) -> &'static str {
    match family {
        Family::Markdown => "Markdown",
        Family::BbCode => "BBCode",
        Family::Plain => "Без разметки",
        Family::Document => "Документы",
    }
}

fn advice(format: Format) -> Option<&'static str> {
    Some(match format {
        Format::DiscourseMath => {
            "Для форумов, где включён математический плагин; для остальных возьмите простой Discourse."
        }
        Format::StackExchange => "Для сайтов с MathJax, например Mathematics и Cross Validated.",
        Format::Reddit => "В новом редакторе сначала переключитесь на Markdown.",
        Format::Discord => "В Discord нет таблиц, поэтому столбцы стоят в блоке кода.",
        Format::PhpBb | Format::VBulletin => "На многих таких форумах нет таблиц, поэтому столбцы стоят в блоке кода.",
        Format::Steam => "Таблицы работают в обсуждениях и руководствах, но не во всяком комментарии.",
        Format::Lichess => {
            "Lichess принимает только простой текст, а ссылку из адреса делает, лишь если в нём меньше 300 знаков."
        }
        Format::Latex => "Целый документ; его собирают pdflatex, xelatex и lualatex.",
        Format::Html => "Формулы\u{a0}— в MathML; ни скрипты, ни стили не нужны.",
        Format::Discourse | Format::GitHub | Format::Lemmy | Format::XenForo | Format::Plain => return None,
    })
}
