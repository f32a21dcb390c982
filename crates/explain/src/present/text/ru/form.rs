//! Russian.

use crate::case::paste::BadReason;
use crate::input::file::BadFile;
use crate::number::plural::russian;
use crate::present::text::form::{FormText, PasteText};

pub(in crate::present::text) static RU: FormText = FormText {
    clear: "Удалить все",
    reset: "Вернуть пример из статьи",
    hint: "Число с точками под ним можно тянуть вбок, а в поле менять клавишами ↑ и ↓.",
    keys_hint: "Enter\u{a0}— к следующей строке, Ctrl\u{a0}Z\u{a0}— отмена.",
    digits: "Знаков после запятой",
    digits_auto: "Авто",
    decimals: |n| n.to_string(),
    as_printed: "Округлять, как в статье",
    as_printed_explained: "От шага к шагу передаются только те немногие знаки, что и в статье; видно, где это меняет числа.",
    paste: PasteText {
        title: "Вставить или открыть файл",
        label: "Результаты, по партии в строке",
        placeholder: "1400  30   1\n1550  100  0\n1700  300  0,5",
        explained: "Рейтинг соперника, его RD и результат\u{a0}— из таблицы или сообщения, через табуляцию, запятую, точку с запятой или пробел. Результат\u{a0}— 1, ½, 0 или любое число между ними; годятся и английские won, draw, lost, W, D, L. Если RD неизвестно, поставьте ?.",
        found: |n| match n {
            0 => "Партий пока не найдено.".to_owned(),
            n => format!(
                "{} {n} {}.",
                russian(n, ["Найдена", "Найдено", "Найдено"]),
                russian(n, ["партия", "партии", "партий"])
            ),
        },
        bad: bad_lines,
        bad_line: |number, text, reason| format!("Строка {number}, «{text}»: {}", bad_reason(reason)),
        bad_file: |bad| match bad {
            BadFile::TooLarge => "Файл не прочитан: он больше 2\u{a0}МБ.",
            BadFile::Unreadable => "Файл не удалось прочитать.",
        },
        replace: "Заменить партии",
        append: "Добавить к партиям",
        cancel: "Отмена",
    },
};

fn bad_reason(reason: BadReason) -> &'static str {
    match reason {
        BadReason::TooFewCells => "нужны рейтинг, RD и результат.",
        BadReason::TooManyCells => "слишком много ячеек; нужны рейтинг, RD и результат.",
        BadReason::Rating => "рейтинг\u{a0}— не число.",
        BadReason::Deviation => "RD\u{a0}— не число.",
        BadReason::Result => "результат\u{a0}— не won, draw, lost и не число от 0 до 1.",
    }
}

pub(super) fn bad_lines(n: usize) -> String {
    let stay = if n == 1 { "она остаётся" } else { "они остаются" };
    format!("{n} {} нужно исправить, {stay} здесь:", russian(n, ["строку", "строки", "строк"]))
}
