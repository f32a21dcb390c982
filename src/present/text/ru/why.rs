//! Russian.
//!
//! Names are not declined, so in the place of a name stands a word that is, with the name behind it: `соперником Anna`.

use crate::number::percent;
use crate::number::plural::russian;
use crate::present::text::why::{ChipsText, WhyText};
use crate::present::why::{Alike, Chip, Move, Reason, Remark};
use std::borrow::Cow;

pub(in crate::present::text) static RU: WhyText =
    WhyText { questions: "Вопросы об этом результате", chip, sentence, person: PERSON };

pub(in crate::present::text) static CHIPS: ChipsText = ChipsText {
    remark,
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
        Remark::Product { .. } => "Изменение\u{a0}— это неожиданность, {0}, умноженная на {1} пункта: столько здесь стоит полная неожиданность. Получается {2}.".into(),
        Remark::Sums { gained, lost, .. } => {
            let sums = match (*gained > 0.0, *lost < 0.0) {
                (true, true) => "То, что прошло лучше ожидаемого, дало {0}, то, что прошло хуже, дало {1}. Вместе {2}.",
                (false, false) => "Все партии закончились в точности так, как ожидалось.",
                _ => "Все партии тянули в одну сторону, и их вклады складываются: {2}.",
            };
            sums.into()
        }
        Remark::Expected { .. } => "Во всех партиях вместе от вас ожидалось {0} очка, а набрано {1}.".into(),
        Remark::Surprise { is_more: true, .. } => "Этого результата примерно и ждали: от вас ожидалось {0} очка. С тем же результатом против {1} изменение было бы {2}.".into(),
        Remark::Surprise { is_more: false, .. } => "Результат далёк от ожидаемых {0} очка. С тем же результатом против {1}, равного вам по рейтингу, изменение было бы {2}.".into(),
        Remark::Step { is_more: true, .. } => "Ваш рейтинг был уже довольно надёжен (RD\u{a0}{0}), поэтому его шаги малы. При RD {1} изменение было бы {2}.".into(),
        Remark::Step { is_more: false, .. } => "Ваш рейтинг был ещё ненадёжен (RD\u{a0}{0}), поэтому его шаги велики. При RD {1} изменение было бы {2}.".into(),
        Remark::Opponent { g, .. } => format!(
            "Рейтинг {{0}} и сам ненадёжен (RD\u{a0}{{1}}), поэтому партия учитывается только на {}. Будь у соперника RD {{2}}, изменение было бы {{3}}.",
            share(*g)
        ).into(),
        Remark::Results { won, lost, others, .. } => {
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
            format!("Все партии периода учитываются вместе: {told}; в сумме {{3}}.").into()
        }
        Remark::WinsAlone { wins, .. } => {
            let what = if *wins == 1 { "одной победой" } else { "одними победами" };
            format!("С {what}, без остальных партий, ваш рейтинг стал бы равен {{0}}.").into()
        }
        Remark::Favourite { .. } => "Против {0} от вас ожидалось {1} очка. Победа добавляет только недостающие {2}, и здесь это {3} пункта; поражение отнимает все {1}, и это {4} пункта\u{a0}— в {5} раза больше. Кто в среднем набирает {1}, остаётся на месте.".into(),
        Remark::Drift { games: 0, periods, .. } => {
            let time = if *periods == 1.0 { "За период без партий" } else { "За время без партий (периодов: {4})" };
            format!("За каждый период сила игры может измениться, здесь\u{a0}— на {{1}} пункта, и это добавляется к отклонению. {time} оно выросло с {{0}} до {{3}}. Снова уменьшить его могут только партии.").into()
        }
        Remark::Drift { games, .. } => {
            let these = if *games == 1 { "Партия уменьшает" } else { "Партии уменьшают" };
            format!("За каждый период сила игры может измениться, здесь\u{a0}— на {{1}} пункта, и сначала отклонение из-за этого растёт с {{0}} до {{2}}. {these} его, но только до {{3}}: новых сведений меньше, чем возможных перемен.").into()
        }
        Remark::Held { games, .. } => {
            let drawn = match usize::from(*games) {
                1 => "одной ничьей".to_owned(),
                n => format!("{n} {} за период", russian(n, ["ничьей", "ничьих", "ничьих"])),
            };
            format!("Чтобы удержать его, хватило бы {drawn} с соперником, равным вам по рейтингу (RD\u{a0}{{0}}).").into()
        }
    }
}

/// Whom a sentence is about: what stands for it, what it is of the reader, and of somebody with a name; and whom they played against, whom the
/// reader knows by ratings alone.
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
        Reason::Idle { before, after } if after <= before => "Партий не было, и ничего нового мы не узнали: рейтинг и отклонение остаются прежними.".into(),
        Reason::Idle { .. } => "Партий не было, и ничего нового мы не узнали: рейтинг остаётся прежним, а отклонение растёт с {0} до {1}, потому что сила игры за это время могла измениться.".into(),
        Reason::CostlyWin { .. } => "Одна из побед обошлась дороже, чем принесла: без победы над {соперником}{0} {ваш рейтинг} был бы равен {1}. Шаг у всех партий периода общий, и эта партия укоротила его для остальных.".into(),
        Reason::AsExpected => "Примерно этого и следовало ожидать, поэтому рейтинг почти не меняется.".into(),
        Reason::Surprise { .. } => "{От вас} ожидалось {0} очка, а набрано {1}: неожиданность {2}.".into(),
        Reason::Between { moved, .. } => {
            let draw = is_draw(moved.games);
            let scored = if draw { "Ничья даёт ½ очка" } else { "Набрано {3} очка" };
            let what = if draw { "она" } else { "партия" };
            let did = if moved.change < 0.0 { "отняла" } else { "принесла" };
            format!("{scored}; {{от вас}} против {{соперника}}{{0}} ожидалось {{1}}, поэтому {what} {did} {{2}} пункта.").into()
        }
        Reason::Together { games, expected, scored } => {
            let (how, what) = if scored > expected { ("лучше", "растёт") } else { ("хуже", "снижается") };
            let games = format!("{games} {}", russian(*games, ["партию", "партии", "партий"]));
            format!("За {games} {{от вас}} ожидалось {{0}} очка, а набрано {{1}}: {how} ожидаемого, поэтому рейтинг {what}.").into()
        }
        Reason::Against { expected, scored, opposed, .. } => {
            let (how, what, other) = if scored > expected {
                ("больше", "снижается", "хуже")
            } else {
                ("меньше", "растёт", "лучше")
            };
            let counts = match opposed {
                Some(_) => "а весит она больше: рейтинг этого соперника надёжнее (RD\u{a0}{3}), чем у {соперника}{4} (RD\u{a0}{5})",
                None => "а такие партии весят больше: рейтинги этих соперников надёжнее",
            };
            format!("{{От вас}} ожидалось {{0}} очка, а набрано {{1}}\u{a0}— {how}, и всё же рейтинг {what}. Партия против {{соперника}}{{2}} прошла {other} ожидаемого, {counts}.").into()
        }
        Reason::Each(moves) => {
            let told = moves.iter().enumerate().map(|(i, moved)| {
                let unit = if i == 0 { " пункта" } else { "" };
                let did = did(moved.games, moved.change);
                format!("{} {did} {{{}}}{unit}", doing(moved.games, 3 * i, 3 * i + 2), 3 * i + 1)
            });
            format!("По партиям: {}.", told.collect::<Vec<_>>().join(", ")).into()
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
                Some((1, _)) => " Ещё одна партия: {8}.".to_owned(),
                Some((n, _)) => format!(" Ещё {n} {} вместе: {{8}}.", russian(*n, ["партия", "партии", "партий"])),
            };
            format!("{told}.{others}").into()
        }
        Reason::Sure { .. } => "{Ваш рейтинг} был уже довольно надёжен (RD\u{a0}{0}): даже полная неожиданность в одной партии сдвинула бы его всего на {1}.".into(),
        Reason::Unknown { .. } => "{О вас} известно мало (RD\u{a0}{0}), поэтому первые результаты двигают рейтинг далеко: полная неожиданность в одной партии сдвигает его на {1}.".into(),
        Reason::UnsureOpponent { game, g } => {
            let that = if game.count == 1 { "эта партия учитывается" } else { "такие партии учитываются" };
            format!("Рейтинг {{соперника}}{{0}} и сам ненадёжен (RD\u{a0}{{1}}), поэтому {that} только на {}.", share(*g)).into()
        }
        Reason::Upset { .. } => "Этого почти никто не ждал: против {соперника}{0} {от вас} ожидалось {1} очка.".into(),
        Reason::Foregone { game, .. } => {
            let what = if game.score == 0.0 { "Поражение от {соперника}" } else { "Победа над {соперником}" };
            format!("{what}{{0}} почти ни о чём не говорит: {{от вас}} ожидалось {{1}} очка.").into()
        }
        Reason::Surer { games, .. } => {
            let made = if *games == 1 { "Партия сделала" } else { "Партии сделали" };
            format!("{made} рейтинг надёжнее: отклонение снизилось с {{0}} до {{1}}.").into()
        }
        Reason::LessSure { games, .. } => {
            let (although, these) =
                if *games == 1 { ("партия и была", "эта партия дала") } else { ("партии и были", "эти партии дали") };
            format!("Отклонение выросло, хотя {although}: за период сила игры может измениться на {{0}} пункта, а сведений {these} меньше.").into()
        }
        Reason::Volatility { rises: true, .. } => "Результаты в {0} раза неожиданнее, чем объясняет вся неопределённость вместе, поэтому волатильность растёт.".into(),
        Reason::Volatility { rises: false, .. } => "Неожиданность результатов\u{a0}— лишь {0} от той, которую объясняет вся неопределённость вместе, поэтому волатильность снижается.".into(),
    }
}

/// A part as a percentage that stays on one line.
fn share(part: f64) -> String {
    percent(part, 0).replace(' ', "\u{a0}")
}

fn is_draw(games: Alike) -> bool {
    games.score == 0.5
}

/// What was done, as a noun: `победа над 1400`. The numbers of these two places are the opponent's rating and the score.
fn doing(games: Alike, rating: usize, score: usize) -> String {
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

/// What the noun of [`doing`] did to the rating, in its gender.
fn did(games: Alike, change: f64) -> &'static str {
    match (games.score, change < 0.0) {
        (0.5 | 1.0, false) => "принесла",
        (0.5 | 1.0, true) => "отняла",
        (0.0, false) => "принесло",
        (0.0, true) => "отняло",
        (_, false) => "принёс",
        (_, true) => "отнял",
    }
}

/// For each of what [`doing`] counts, in its gender.
fn each(games: Alike) -> &'static str {
    match games.score {
        0.5 | 1.0 => "за каждую",
        0.0 => "за каждое",
        _ => "за каждый",
    }
}
