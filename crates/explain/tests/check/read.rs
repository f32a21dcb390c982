//! Numbers in pasted text.

use explain::teach::check::read::{self, read};
use explain::teach::check::unread::{Unread, unread};
use explain::teach::check::{Given, Value, cases};

/// Returns the values that are read, each as path, number and decimals.
fn found(text: &str) -> Vec<(String, f64, i32)> {
    read(text)
        .values()
        .iter()
        .map(|(quantity, value)| (quantity.path().into_owned(), value.number, value.decimals))
        .collect()
}

#[track_caller]
fn reads(text: &str, want: &[(&str, f64, i32)]) {
    let mut want: Vec<_> = want.iter().map(|&(path, number, decimals)| (path.to_owned(), number, decimals)).collect();
    let mut got = found(text);
    want.sort_by(|a, b| a.0.cmp(&b.0));
    got.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(got, want, "{text}");
}

const R: &str = "player.rating";
const RD: &str = "player.deviation";
const SIGMA: &str = "player.volatility";

#[test]
fn results_are_read_in_many_formats() {
    let all = [(R, 1464.1, 2), (RD, 151.4, 2), (SIGMA, 0.059996, 6)];
    for text in [
        "1464.10 151.40 0.059996",
        "1464.10, 151.40, 0.059996",
        "1464.10,151.40,0.059996",
        "1464.10\t151.40\t0.059996\n",
        "1464,10; 151,40; 0,059996",
        "1464,10 151,40 0,059996",
        "1464.10\n151.40\n0.059996",
        "1464.10 · 151.40 · 0.059996",
        "rating = 1464.10, rd = 151.40, volatility = 0.059996",
        "rating: 1464.10\nRD: 151.40\nvol: 0.059996",
        "r' = 1464.10; RD' = 151.40; σ' = 0.059996",
        "r′ 1464.10 RD′ 151.40 σ′ 0.059996",
        "New rating: 1464,10\nNew rating deviation: 151,40\nNew volatility: 0,059996",
        "new_rating=1464.10 new_deviation=151.40 new_sigma=0.059996",
        r#"{"rating":1464.10,"rd":151.40,"vol":0.059996}"#,
        r#"{"player":{"rating":1464.10,"deviation":151.40,"volatility":0.059996}}"#,
        "{ rating: 1464.10, rd: 151.40, vol: 0.059996 }",
        "{'rating': '1464.10', 'rd': '151.40', 'vol': '0.059996'}",
        "Glicko2Rating { rating: 1464.10, deviation: 151.40, volatility: 0.059996 }",
        "rating,deviation,volatility\n1464.10,151.40,0.059996",
        "rating\trd\tvol\n1464.10\t151.40\t0.059996",
        "Rating | RD | Vol\n1464.10 | 151.40 | 0.059996",
        "player.rating;player.deviation;player.volatility\n1464.10;151.40;0.059996",
        "rating: 1500 → 1464.10, RD: 200 -> 151.40, σ: 0.06 → 0.059996",
        "rating = 1500, rd = 200\nrating' = 1464.10, rd' = 151.40, vol' = 0.059996",
        "Ｒ ＝ １４６４.10, RD = 151.40, vol = 0.059996",
        "déviation: 151.40, rating: 1464.10, volatility: 0.059996",
    ] {
        reads(text, &all);
    }
    reads("1464.05 151.52", &[(R, 1464.05, 2), (RD, 151.52, 2)]);
    reads("1464.05 ± 151.52", &[(R, 1464.05, 2), (RD, 151.52, 2)]);
    reads("rating = 1464.05, tau: 0.5 → 0.6", &[(R, 1464.05, 2)]);
    reads("r=-35.95 rd=1.5e2 vol=1.5e-5", &[(R, -35.95, 2), (RD, 150.0, -1), (SIGMA, 1.5e-5, 6)]);
    reads("r′ = −35,94", &[(R, -35.94, 2)]);
    reads("r′ = 1,464.05, RD = 1,151", &[(R, 1464.05, 2), (RD, 1151.0, 0)]);
    for nothing in ["", "hello", "1 2 3 4", "tau = 0.5", "{}", "[1,2,3,4]", "\"", "{{{]", "= = 3"] {
        assert!(found(nothing).is_empty() || nothing == "= = 3", "{nothing}: {:?}", found(nothing));
    }
}

/// Russian names are read in any language of the page.
#[test]
fn russian_names_are_read() {
    let all = [(R, 1464.1, 2), (RD, 151.4, 2), (SIGMA, 0.059996, 6)];
    for text in [
        "Новый рейтинг: 1464,10\nНовое отклонение: 151,40\nНовая волатильность: 0,059996",
        "рейтинг = 1464.10, отклонение = 151.40, волатильность = 0.059996",
        "НОВЫЙ РЕЙТИНГ 1464,10; ОТКЛОНЕНИЕ РЕЙТИНГА 151,40; ВОЛАТИЛЬНОСТЬ 0,059996",
        "Рейтинг после периода — 1464,10\nстандартное отклонение — 151,40\nизменчивость — 0,059996",
        "Рейтинг: 1500 → 1464,10, РД: 200 → 151,40, сигма: 0,06 → 0,059996",
        "Рейтинг до: 1500\nРейтинг после: 1464,10\nОтклонение до: 200\nОтклонение после: 151,40\nσ′: 0,059996",
        "Рейтинг стал 1464,10, рейтинговое отклонение стало 151,40, волатильность стала 0,059996",
        "Новый рейтинг r′ = 1464,10, новое отклонение RD′ = 151,40, новая волатильность σ′ = 0,059996",
        "новый рейтинг игрока r: 1464,10; новое RD: 151,40; итоговое значение волатильности: 0,059996",
        "новый_рейтинг=1464.10 новое_отклонение=151.40 новая_волатильность=0.059996",
        "{\"рейтинг\": 1464.10, \"отклонение\": \"151,40\", \"волатильность\": 0.059996}",
        "рейтинг;отклонение;волатильность\n1464,10;151,40;0,059996",
        "| Рейтинг | Отклонение | Волатильность |\n| 1464,10 | 151,40 | 0,059996 |",
        "рейтинг = 1500, рейтинг′ = 1464,10, отклонение′ = 151,40, волатильность′ = 0,059996",
    ] {
        reads(text, &all);
    }
    let between = [("v", 1.779, 4), ("delta", -0.4839, 4), ("volatility.iterations", 2.0, 0)];
    for text in [
        "Дисперсия: 1,7790\nПрирост: −0,4839\nЧисло итераций: 2",
        "оценка дисперсии = 1,7790; оценка улучшения = -0,4839; итераций: 2",
        "Оценочная дисперсия v = 1,7790, улучшение Δ = −0,4839, количество итераций равно 2",
        "дисперсия v 1,7790, дельта −0,4839, итерации 2",
    ] {
        reads(text, &between);
    }
    let scaled = [("mu", 0.0, 0), ("phi", 1.1513, 4), ("mu_prime", -0.2069, 4), ("phi_prime", 0.8722, 4)];
    for text in [
        "Рейтинг на шкале формул: 0; отклонение на шкале формул: 1,1513; новый рейтинг на шкале формул: −0,2069; новое отклонение на шкале формул: 0,8722",
        "мю = 0, фи = 1,1513, мю штрих = −0,2069, фи штрих = 0,8722",
    ] {
        reads(text, &scaled);
    }
    reads("Фи со звёздочкой = 1,1529, v = 1,7790", &[("phi_star", 1.1529, 4), ("v", 1.779, 4)]);
    // Other quantities, and names that only begin alike, are not read.
    for nothing in [
        "Рейтинг соперника: 1400",
        "Старый рейтинг: 1500",
        "Рейтинг до партий: 1500",
        "Рейтинг снизился на 35,95",
        "Финал: 3",
        "Новость 5",
        "Волатильность из шага 5",
        "Системная константа: 0,5",
    ] {
        reads(nothing, &[]);
    }
}

/// Commas between digits, and spaces within a number.
#[test]
fn commas_are_decimal_signs_or_separators() {
    let result = [(R, 1464.05, 2), (RD, 151.52, 2), (SIGMA, 0.06, 2)];
    for (text, count) in [
        ("1464,05", 1),
        ("1464,05; 151,52; 0,06", 3),
        ("1464.05, 151.52, 0.06", 3),
        ("1464.05,151.52,0.06", 3),
        ("1464,05 151,52", 2),
        ("1464,05 ± 151,52", 2),
        ("1464,05, 151,52, 0,06", 3),
        ("1464,05\n151,52\n0,06", 3),
        ("рейтинг\n1464,05", 1),
        ("rating,rd\n1464.05,151.52", 2),
        ("r′ = 1464,05, RD′ = 151,52", 2),
    ] {
        reads(text, &result[..count]);
    }
    // Several commas on a line separate numbers if there is only one way to do so.
    reads("1464,151,0", &[(R, 1464.0, 0), (RD, 151.0, 0), (SIGMA, 0.0, 0)]);
    reads("1464,151,0.06", &[(R, 1464.0, 0), (RD, 151.0, 0), (SIGMA, 0.06, 2)]);
    reads("1464,05,151,52,0,06", &[]);
    // Numbers in the page's own notation.
    reads(
        "r′ = 51\u{202f}330,45, f(A) = −5,3550 × 10⁻⁴",
        &[(R, 51330.45, 2), ("volatility.iterations.0.f_a", -5.355e-4, 8)],
    );
    reads("51\u{202f}330,45\u{a0}± 151,52", &[(R, 51330.45, 2), (RD, 151.52, 2)]);
}

/// Values of a step are copied with these paths. Inputs and other numbers of the trace are not taken for them.
#[test]
fn paths_of_copied_values_are_read() {
    reads(
        "in.player.rating\t1500\nplayer.rating\t1464.05\ngames.0.g\t0.9955\ngames.0.v_term\t0.2285\nin.games.0.deviation\t30\nexact.rating\t1464.06",
        &[(R, 1464.05, 2), ("games.0.g", 0.9955, 4)],
    );
    reads("player.deviation = 151,52; v_sum = 0,5621; v = 1,7790", &[(RD, 151.52, 2), ("v", 1.779, 4)]);
}

#[test]
fn intermediate_values_are_read() {
    reads(
        "g1 = 0.9955, E1 = 0.639, g(2) = 0.9531, E_3: 0.303, v = 1.7790, Δ = -0.4839",
        &[
            ("games.0.g", 0.9955, 4),
            ("games.1.g", 0.9531, 4),
            ("games.0.e", 0.639, 3),
            ("games.2.e", 0.303, 3),
            ("v", 1.779, 4),
            ("delta", -0.4839, 4),
        ],
    );
    reads(
        "A = -5.62682, B = -6.12682, f(A) = -0.0005, f(B) = 1.9997, C: -5.62696, iterations: 2",
        &[
            ("volatility.a", -5.62682, 5),
            ("volatility.iterations.0.b", -6.12682, 5),
            ("volatility.iterations.0.f_a", -0.0005, 4),
            ("volatility.iterations.0.f_b", 1.9997, 4),
            ("volatility.iterations.1.c", -5.62696, 5),
            ("volatility.iterations", 2.0, 0),
        ],
    );
    // A square is another quantity, except for the logarithm of one.
    reads("Δ² = 0.2342, φ² = 1.3255, ln σ² = -5.62682", &[("volatility.a", -5.62682, 5)]);
    // μ and φ are those before the period if a new one or v is given as well; alone they are the result.
    reads(
        "mu = 0, phi = 1.1513, mu' = -0.2069, φ' = 0.8722, φ* = 1.1529",
        &[
            ("mu", 0.0, 0),
            ("phi", 1.1513, 4),
            ("mu_prime", -0.2069, 4),
            ("phi_prime", 0.8722, 4),
            ("phi_star", 1.1529, 4),
        ],
    );
    reads("mu = -0.2069, phi = 0.8722", &[("mu_prime", -0.2069, 4), ("phi_prime", 0.8722, 4)]);
    reads("mu,phi,mu_prime\n0,1.1513,-0.2069", &[("mu", 0.0, 0), ("phi", 1.1513, 4), ("mu_prime", -0.2069, 4)]);
    reads("phi = 1.1513, v = 1.779", &[("phi", 1.1513, 4), ("v", 1.779, 3)]);
}

/// Reads a whole trace of the engine by its paths. Opponents, iterations and exact values are not results.
#[test]
fn a_trace_of_the_engine_is_read() {
    let trace = glicko2_steps::rate(&cases::b()).unwrap();
    let text = serde_json::to_string_pretty(&trace).unwrap();
    let given = read(&text);
    let games = trace.games.len();
    for quantity in explain::teach::check::Quantity::all(games) {
        let is_count = quantity.path() == "volatility.iterations";
        let read = given.get(quantity).map(|value| value.number);
        assert_eq!(read, quantity.value(&trace).filter(|_| !is_count), "{quantity:?}");
    }
    assert_eq!(given.values().len(), 16 + 4 * games);
    // The list of games in another program's JSON holds opponents.
    reads(r#"{"rating": 1464.05, "games": [{"rating": 1400, "rd": 30}, {"rating": 1550}]}"#, &[(R, 1464.05, 2)]);
}

/// A number keeps its text, and so its digits.
#[test]
fn numbers_keep_their_text() {
    for (text, want) in [
        ("1464,10 151.40", &["1464,10", "151.40"][..]),
        ("r' = +1.46e3; RD' = 151.40", &["+1.46e3", "151.40"]),
        (r#"{"rating": "1464.10", "rd": 151.4}"#, &["1464.10", "151.4"]),
        ("rating,rd\n1464.10,151.40", &["1464.10", "151.40"]),
        ("rating: 1500 → 1464.10", &["1464.10"]),
    ] {
        let found = read::found(text);
        assert_eq!(found.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), want, "{text}");
        let values = found.into_iter().map(|(quantity, text)| (quantity, Value::of(&text).unwrap()));
        assert_eq!(Given::new(values), read(text), "{text}");
    }
}

#[test]
fn lines_without_a_number_are_reported() {
    for (text, want) in [
        ("", &[][..]),
        ("My program says:\nr' = 1464.10", &[]),
        ("r' = 1464.10\nRD' = about a hundred", &[(2, Unread::NoNumber)]),
        ("r' = 1464.10, RD' = ?\nfoo = 3", &[(1, Unread::NoNumber), (2, Unread::NoName)]),
        ("rating rd vol\n1464.10 151.40 0.06", &[]),
        ("1464.10\n151.40", &[]),
        ("1 2 3 4", &[(1, Unread::NoName)]),
        ("{\"rating\": null}", &[]),
    ] {
        let lines: Vec<_> = unread(text).iter().map(|line| (line.number, line.reason)).collect();
        assert_eq!(lines, want, "{text}");
    }
}

/// Reading never fails.
#[test]
fn any_text_can_be_read() {
    let pieces = [
        "r", "=", ":", "1", "e", "-", ".", ",", "{", "}", "[", "]", "\"", "'", "′", " ", "\n", "σ", "→", "->", "g(",
        "½",
    ];
    let mut seed = 7_u64;
    for _ in 0..5_000 {
        let mut text = String::new();
        for _ in 0..12 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text.push_str(pieces[(seed >> 33) as usize % pieces.len()]);
        }
        let _ = read(&text);
        let _ = unread(&text);
    }
}
