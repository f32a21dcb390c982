//! Russian.
//!
//! Names are not declined. A declined noun stands before each name instead: `соперником Anna`.

use crate::number::percent;
use crate::number::plural::russian;
use crate::present::text::why::{ChipsText, WhyText, gains_and_losses};
use crate::present::why::{Chip, EqualGames, HARDLY, Move, Reason, Remark, UNSEEN};
use glicko2_steps::LEAP;
use std::borrow::Cow;

pub(in crate::present::text) static RU: WhyText = WhyText {
    questions: "Вопросы об этом результате",
    more_questions: "Другие вопросы",
    chip,
    sentence,
    about: ABOUT,
    person: PERSON,
};

const ABOUT: &str = "примерно ";

pub(in crate::present::text) static CHIPS: ChipsText = ChipsText {
    remark,
    about: ABOUT,
    otherwise: "Ваш новый рейтинг, если бы партия закончилась иначе или не состоялась:",
    otherwise_heads: ["Соперник", "Победа", "Ничья", "Поражение", "Без неё"],
    goals: "Если теперь в каждом периоде выигрывать по одной такой партии, против {0} (RD\u{a0}{1}):",
    goals_heads: ["Цель", "Нужно побед"],
    more_than: |wins| format!("больше {wins}"),
};

fn chip(chip: Chip) -> &'static str {
    match chip {
        Chip::Little => "Почему так мало?",
        Chip::Much => "Почему так много?",
        Chip::LostThoughWon => "Почему рейтинг упал, хотя есть победа?",
        Chip::LossCostsMore => "Почему поражение стоит дороже победы?",
        Chip::WhatIf => "А если бы\u{a0}…?",
        Chip::LessSure => "Почему RD выросло?",
        Chip::HowMany => "Сколько таких побед до\u{a0}…?",
    }
}

fn remark(remark: &Remark) -> Cow<'static, str> {
    match remark {
        Remark::Product { .. } => "Изменение\u{a0}— это неожиданность, {0}, умноженная на то, чего здесь стоил бы самый неожиданный исход, {1}: получается {2}.".into(),
        Remark::Sums { gained, lost, .. } => {
            let sums = match (*gained > 0.0, *lost < 0.0) {
                (true, true) => "Результаты лучше ожидаемых дали {0}, хуже ожидаемых\u{a0}— {1}. Вместе {2}.",
                (false, false) => "Все партии закончились в точности так, как ожидалось.",
                _ => "Все партии тянули в одну сторону, и их вклады складываются: {2}.",
            };
            sums.into()
        }
        Remark::Expected { .. } => "Во всех партиях вместе от вас ожидалось очков: {0}, а набрано {1}.".into(),
        Remark::Surprise { is_more: true, .. } => "От вас ожидалось очков: {0}, а набрано {3}. Чем ближе эти числа, тем меньше меняется рейтинг: с тем же результатом против {1} изменение было бы {2}.".into(),
        Remark::Surprise { is_more: false, .. } => "От вас ожидалось очков: {0}, а набрано {3}, и это далеко одно от другого. С тем же результатом против {1}, равного вам по рейтингу, изменение было бы {2}.".into(),
        Remark::Step { is_more: true, .. } => "Ваш рейтинг был уже довольно надёжен (RD\u{a0}{0}), поэтому его шаги малы. При RD {1} изменение было бы {2}.".into(),
        Remark::Step { is_more: false, .. } => "Ваш рейтинг был ещё ненадёжен (RD\u{a0}{0}), поэтому его шаги велики. При RD {1} изменение было бы {2}.".into(),
        Remark::Opponent { g, .. } => format!(
            "Рейтинг {{0}} и сам ненадёжен (RD\u{a0}{{1}}), поэтому партия учитывается только на {}. Будь у соперника RD {{2}}, изменение было бы {{3}}.",
            percent(*g, 0)
        ).into(),
        Remark::Results { in_turn, won, lost, others, .. } => {
            let rated = if *in_turn { "Каждая партия считается отдельно" } else { "Все партии периода учитываются вместе" };
            let counted = |(n, _): &(usize, f64), at: usize, forms: [&str; 3]| match n {
                0 => None,
                1 => Some(format!("{} ({{{at}}})", forms[0])),
                n => Some(format!("{n} {} ({{{at}}})", russian(*n, forms))),
            };
            let told = [
                counted(won, 0, ["победа", "победы", "побед"]),
                counted(lost, 1, ["поражение", "поражения", "поражений"]),
                counted(others, 2, ["другая партия", "другие партии", "других партий"]),
            ];
            let told = told.into_iter().flatten().collect::<Vec<_>>().join(", ");
            format!("{rated}: {told}; в сумме {{3}}.").into()
        }
        Remark::WinsAlone { wins, .. } => {
            let what = if *wins == 1 { "одной победой" } else { "одними победами" };
            format!("С {what}, без остальных партий, ваш рейтинг стал бы равен {{0}}.").into()
        }
        Remark::Favourite { .. } => "Против {0} от вас ожидалось очков: {1}. Победа добавляет только недостающие {2}, и здесь это стоит {3}; поражение отнимает все {1}, и это стоит {4}, примерно в {5} раза больше. Тот, кто в среднем набирает {1}, сохраняет рейтинг.".into(),
        Remark::Drift { games: 0, periods, .. } => {
            let (time, times) = if *periods == 1.0 {
                ("за период без партий", "")
            } else {
                ("за время без партий (периодов: {4})", "{4}\u{a0}×\u{a0}")
            };
            format!("{DRIFTS} Складываются квадраты, поэтому {time} оно выросло с {{0}} до {{3}}, то есть {{about}}до √({{0}}² + {times}{{1}}²). Снова уменьшить его могут только партии.").into()
        }
        Remark::Drift { games, .. } => {
            let these = if *games == 1 { "Партия уменьшает" } else { "Партии уменьшают" };
            format!("{DRIFTS} Складываются квадраты, поэтому сначала оно растёт с {{0}} до {{2}}, то есть {{about}}до √({{0}}² + {{1}}²). {these} его, но только до {{3}}: всего роста это не возмещает.").into()
        }
        Remark::Held { games, periods, .. } => {
            let drawn = match usize::from(*games) {
                1 => "одной ничьей".to_owned(),
                n => format!("{n} {}", russian(n, ["ничьей", "ничьих", "ничьих"])),
            };
            let each = if *periods > 1.0 { "в каждом периоде" } else { "за период" };
            format!("Чтобы удержать его, хватило бы {drawn} {each} с соперником, равным вам по рейтингу (RD\u{a0}{{0}}).").into()
        }
    }
}

/// The first sentence about the growth of a deviation over time.
const DRIFTS: &str =
    "За каждый период сила игры обычно меняется примерно на {1} пункта, и отклонение должно это учитывать.";

/// The placeholders for the player and the opponent, with their texts for the reader and for a player with a name.
///
/// The reader's opponents have only ratings, so the noun before their names is left out.
const PERSON: &[[&str; 3]] = &[
    ["{От вас}", "От вас", "От игрока {who}"],
    ["{от вас}", "от вас", "от игрока {who}"],
    ["{О вас}", "О вас", "Об игроке {who}"],
    ["{Ваш рейтинг}", "Ваш рейтинг", "Рейтинг игрока {who}"],
    ["{ваш рейтинг}", "ваш рейтинг", "рейтинг игрока {who}"],
    ["{соперника}", "", "соперника "],
    ["{соперником}", "", "соперником "],
];

fn sentence(reason: &Reason) -> Cow<'static, str> {
    match reason {
        Reason::Idle { before, after } if after - before < UNSEEN => "Партий не было, и ничего нового мы не узнали: рейтинг и отклонение остаются прежними.".into(),
        Reason::Idle { .. } => "Партий не было, и ничего нового мы не узнали: рейтинг остаётся прежним, а отклонение растёт с {0} до {1}, потому что сила игры за это время могла измениться.".into(),
        Reason::CostlyWin { .. } => "Одна из побед обошлась дороже, чем принесла: без победы над {соперником}{0} {ваш рейтинг} был бы равен {1}. Сама по себе эта победа дала {2}, но шаг у всех партий периода общий, и более короткий шаг отнял у остальных {3}.".into(),
        Reason::AsExpected => "Примерно этого и следовало ожидать, поэтому рейтинг почти не меняется.".into(),
        Reason::Surprise { game, expected, .. } if (game.score - expected).abs() < UNSEEN => {
            "В этой партии {от вас} ожидалось очков: {0}, а набрано {1}; это почти не неожиданность.".into()
        }
        Reason::Surprise { change, .. } => {
            format!("В этой партии {{от вас}} ожидалось очков: {{0}}, а набрано {{1}}, {}.", effect_on_rating(*change)).into()
        }
        Reason::Between { moved, .. } => {
            let draw = is_draw(moved.games);
            let scored = if draw { "Ничья даёт ½ очка" } else { "Набрано очков: {3}" };
            let what = if draw { "она" } else { "партия" };
            let did = if moved.change < 0.0 { "отняла" } else { "принесла" };
            format!("{scored}; {{от вас}} против {{соперника}}{{0}} ожидалось {{1}}, поэтому {what} {did} пунктов: {{2}}.").into()
        }
        Reason::Cancelled { games, .. } => {
            let games = in_games(*games);
            format!("За {games} {{от вас}} ожидалось очков: {{0}}, а набрано {{1}}. Неожиданности взаимно погасились, поэтому рейтинг почти не меняется.").into()
        }
        Reason::Together { games, expected, scored, change } => {
            let little = match scored - expected {
                by if by.abs() >= UNSEEN => "",
                by if by > 0.0 => "чуть больше, ",
                _ => "чуть меньше, ",
            };
            let games = in_games(*games);
            format!("За {games} {{от вас}} ожидалось очков: {{0}}, а набрано {{1}}, {little}{}.", effect_on_rating(*change)).into()
        }
        Reason::Against { expected, scored, change, opposed, .. } => {
            let how = match scored - expected {
                by if by.abs() < UNSEEN => "как и ожидалось",
                by if by > 0.0 => "больше ожидаемых {0}",
                _ => "меньше ожидаемых {0}",
            };
            let (what, other) = if *change > 0.0 { ("растёт", "лучше") } else { ("снижается", "хуже") };
            let counts = match opposed {
                Some(_) => format!("Партия против {{соперника}}{{2}} прошла {other} ожидаемого, а весит она больше: рейтинг этого соперника надёжнее (RD\u{a0}{{3}}), чем у {{соперника}}{{4}} (RD\u{a0}{{5}})."),
                None => format!("Партии, которые прошли {other} ожидаемого, весят больше: рейтинги этих соперников в целом надёжнее."),
            };
            format!("Набрано очков: {{1}}\u{a0}— {how}, и всё же {{ваш рейтинг}} {what}. {counts}").into()
        }
        Reason::Each(moves) => {
            let told = |has_lost: bool| {
                let those = moves.iter().enumerate().filter(move |(_, moved)| (moved.change < 0.0) == has_lost);
                those.map(|(i, moved)| {
                    let how_much = format!("{} {{{}}}", did(moved.games, moved.change), 3 * i + 1);
                    let what = if moved.is_nothing() { "ничего не изменила" } else { &how_much };
                    format!("{} {what}", doing(moved.games, 3 * i, 3 * i + 2))
                })
            };
            capital(gains_and_losses(told(false), told(true)) + ".").into()
        }
        Reason::Most { gained, lost, others } => {
            if let (Some(only), None, None) | (None, Some(only), None) = (gained, lost, others) {
                let at = if gained.is_some() { 0 } else { 4 };
                return format!("{}: по {{{}}} {}.", doing(only.games, at, at + 2), at + 3, each(only.games)).into();
            }
            let named = |moved: &Option<Move>, at: usize, how: &str| {
                moved.map(|Move { games, .. }| {
                    let each = if games.count > 1 { format!("; по {{{}}} {}", at + 3, each(games)) } else { String::new() };
                    format!("{how}\u{a0}— {} ({{{}}}{each})", doing(games, at, at + 2), at + 1)
                })
            };
            let parts = [named(gained, 0, "Главная прибавка"), named(lost, 4, "Главная потеря")];
            let told = parts.into_iter().flatten().collect::<Vec<_>>().join(". ");
            let others = match others {
                None => String::new(),
                Some((1, _)) => " Ещё одна партия дала {8}.".to_owned(),
                Some((n, _)) => format!(" Ещё {n} {} вместе дали {{8}}.", russian(*n, ["партия", "партии", "партий"])),
            };
            format!("{told}.{others}").into()
        }
        Reason::Sure { whole, .. } => {
            let moved = if *whole < HARDLY { "почти не сдвинул бы его" } else { "сдвинул бы его всего на {1}" };
            format!("{{Ваш рейтинг}} был уже довольно надёжен (RD{NB}{{0}}): даже самый неожиданный исход одной партии {moved}.").into()
        }
        Reason::Unknown { .. } => "{О вас} известно мало (RD\u{a0}{0}), поэтому результаты двигают рейтинг далеко: самый неожиданный исход одной партии стоит {1}.".into(),
        Reason::UnsureOpponent { g, is_one_of_several: true, .. } => {
            format!("Рейтинги нескольких соперников и сами ненадёжны, поэтому такие партии учитываются не полностью: партия против {{соперника}}{{0}} (RD\u{a0}{{1}})\u{a0}— только на {}.", percent(*g, 0)).into()
        }
        Reason::UnsureOpponent { game, g, .. } => {
            let that = if game.count == 1 { "эта партия учитывается" } else { "такие партии учитываются" };
            format!("Рейтинг {{соперника}}{{0}} и сам ненадёжен (RD\u{a0}{{1}}), поэтому {that} только на {}.", percent(*g, 0)).into()
        }
        Reason::Upset { game, .. } => {
            let what = if game.score == 0.0 { "Поражения от {соперника}" } else { "Победы над {соперником}" };
            format!("{what}{{0}} почти никто не ждал: {{от вас}} ожидалось очков: {{1}}.").into()
        },
        Reason::Foregone { game, .. } => {
            let what = if game.score == 0.0 { "Поражение от {соперника}" } else { "Победа над {соперником}" };
            format!("{what}{{0}} почти ни о чём не говорит: {{от вас}} ожидалось очков: {{1}}.").into()
        }
        Reason::Surer { games, .. } => {
            let made = if *games == 1 { "Партия сделала" } else { "Партии сделали" };
            format!("{made} рейтинг надёжнее: отклонение снизилось с {{0}} до {{1}}.").into()
        }
        Reason::LessSure { games, .. } => {
            let (although, these) =
                if *games == 1 { ("партия была", "эта партия возместила") } else { ("партии были", "эти партии возместили") };
            format!("Отклонение выросло, хотя {although}: за период сила игры обычно меняется примерно на {{0}} пункта, и {these} этот рост не полностью.").into()
        }
        Reason::Volatility { surprise, before, after } => {
            let how = match (*surprise, after > before) {
                (1.05.., true) => "в {0} раза неожиданнее обычного",
                (_, true) => "неожиданнее обычного",
                _ => "менее неожиданным, чем обычно",
            };
            let what = match after / before {
                LEAP.. => "скачком растёт с {1} до {2}: относитесь к такому рейтингу с осторожностью",
                1.0.. => "растёт",
                _ => "снижается",
            };
            format!("Период в целом оказался {how}, поэтому волатильность {what}.").into()
        }
    }
}

/// A non-breaking space.
const NB: char = '\u{a0}';

/// Adds a capital letter. In Unicode, each Russian capital precedes its small letter by 32.
fn capital(mut sentence: String) -> String {
    let capital =
        sentence.chars().next().filter(|c| ('а'..='я').contains(c)).and_then(|c| char::from_u32(c as u32 - 32));
    if let Some(capital) = capital {
        sentence.replace_range(..capital.len_utf8(), capital.encode_utf8(&mut [0; 4]));
    }
    sentence
}

/// Returns the end of a sentence on scores: the effect on the rating, which changes by `change`.
fn effect_on_rating(change: f64) -> &'static str {
    match change {
        by if by.abs() < HARDLY => "но рейтинг почти не меняется",
        by if by > 0.0 => "поэтому рейтинг растёт",
        _ => "поэтому рейтинг снижается",
    }
}

/// Returns a number of games, in the accusative after `за`.
fn in_games(count: usize) -> String {
    format!("{count} {}", russian(count, ["партию", "партии", "партий"]))
}

fn is_draw(games: EqualGames) -> bool {
    games.score == 0.5
}

/// Returns the result of games as a noun: `победа над 1400`.
///
/// `rating` and `score` are the positions of the opponent's rating and the score among the numbers.
fn doing(games: EqualGames, rating: usize, score: usize) -> String {
    let n = games.count;
    let (forms, opponent) = match games.score {
        1.0 => (["победа", "победы", "побед"], "над {соперником}"),
        0.0 => (["поражение", "поражения", "поражений"], "от {соперника}"),
        0.5 => (["ничья", "ничьи", "ничьих"], "с {соперником}"),
        _ => (["результат", "результата", "результатов"], "против {соперника}"),
    };
    let count = if n == 1 { String::new() } else { format!("{n} ") };
    let scored = if matches!(games.score, 0.0 | 0.5 | 1.0) { String::new() } else { format!("{{{score}}} ") };
    format!("{count}{} {scored}{opponent}{{{rating}}}", russian(n, forms))
}

/// Returns the verb for the effect on the rating, in the gender of the noun of [`doing`].
fn did(games: EqualGames, change: f64) -> &'static str {
    match (games.score, change < 0.0) {
        (0.5 | 1.0, false) => "принесла",
        (0.5 | 1.0, true) => "отняла",
        (0.0, false) => "принесло",
        (0.0, true) => "отняло",
        (_, false) => "принёс",
        (_, true) => "отнял",
    }
}

/// Returns "for each" in the gender of the noun of [`doing`].
fn each(games: EqualGames) -> &'static str {
    match games.score {
        0.5 | 1.0 => "за каждую",
        0.0 => "за каждое",
        _ => "за каждый",
    }
}
