//! No two sentences on one screen contradict each other, and every number in them is true of the case: tested on many
//! random and odd cases.

use super::*;
use explain::answer::sentences::remark;
use explain::numbers::{Kind, rounded};
use explain::reasons::{Remark, TELLING, questions, remarks};
use explain::words::number::Number;
use glicko2_steps::Symbol;

/// A random generator that gives the same numbers in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> f64 {
        // Knuth's MMIX constants.
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[(self.next() * all.len() as f64) as usize]
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.next()
    }

    /// Returns an ordinary or an odd period.
    fn period(&mut self) -> Period {
        let is_odd = self.next() < 0.3;
        let rating = self.of(&[1500.0, 1476.0, 1720.0, 900.0]);
        let deviation = if is_odd {
            self.of(&[0.0, 0.01, 1.0, 500.0])
        } else {
            self.between(30.0, 350.0)
        };
        let volatility = if is_odd {
            self.of(&[0.01, 0.3, 1.0])
        } else {
            0.06
        };
        let tau = if is_odd {
            self.of(&[0.1, 1.2, 5.0])
        } else {
            0.5
        };
        let count = self.of(&[0, 1, 1, 2, 3, 3, 4, 6, 15]);
        let games = (0..count).map(|_| {
            Game::new(
                if is_odd {
                    self.of(&[0.0, 600.0, 1500.0, 2600.0, 4000.0])
                } else {
                    rating + self.between(-500.0, 500.0).round()
                },
                self.of(&[0.0, 30.0, 60.0, 150.0, 350.0]),
                self.of(&[1.0, 1.0, 0.0, 0.0, 0.5, 0.3]),
            )
        });
        let games: Vec<Game> = games.collect();
        let idle_periods = if games.is_empty() {
            self.of(&[0.0, 0.5, 1.0, 2.5, 12.0, 52.0])
        } else {
            1.0
        };
        Period {
            idle_periods,
            ..Period::new(Player::new(rating, deviation, volatility), tau, games)
        }
    }
}

fn cases() -> impl Iterator<Item = (Period, Trace)> {
    let mut random = Random(20);
    let odd = [
        "p=1500,60,0.06&g=900,30,0;2100,30,1",
        "p=1500,350,0.06&g=1500,350,0.5",
        "p=1500,350,0.06&g=1300,50,1;1900,50,1;1900,50,1;1900,50,1",
        "t=100&g=1900,50,1;1900,50,1;1900,50,1",
        "g=1500,60,0.3",
    ];
    let random = std::iter::repeat_with(move || random.period())
        .filter_map(|period| Some((period.clone(), rate(&period).ok()?)));
    odd.into_iter().map(first_period).chain(random.take(2_500))
}

/// Claims of which no two may be made of one case: surprise or none, a move far or hardly, a rating that is certain or
/// not, and RD that falls or rises.
const OPPOSITES: [(&str, &str); 4] = [
    ("no surprise", "surprise"),
    ("still", "far"),
    ("certain", "uncertain"),
    ("surer", "less sure"),
];

fn claims(reason: &Reason) -> &'static [&'static str] {
    match reason {
        Reason::AsExpected => &["no surprise", "still"],
        Reason::Cancelled { .. } => &["still"],
        Reason::Together { change, .. } if change.abs() < 0.5 => &["still"],
        Reason::Upset { .. } => &["surprise"],
        Reason::Unknown { .. } => &["far", "uncertain"],
        Reason::Sure { .. } => &["certain"],
        Reason::Volatility { before, after, .. } if after > before => &["surprise"],
        Reason::Surer { .. } => &["surer"],
        Reason::LessSure { .. } => &["less sure"],
        _ => &[],
    }
}

#[test]
fn no_two_reasons_of_a_case_contradict_each_other() {
    for (period, trace) in cases() {
        let reasons = reasons(&period, &trace);
        let all: Vec<&str> = reasons.iter().flat_map(claims).copied().collect();
        for (one, other) in OPPOSITES {
            assert!(
                !(all.contains(&one) && all.contains(&other)),
                "{one}, {other}: {reasons:?} of {period:?}"
            );
        }
        // Exactly one reason says how the result came about.
        let is_result = |reason: &&Reason| {
            matches!(
                reason,
                Reason::Idle { .. }
                    | Reason::AsExpected
                    | Reason::Cancelled { .. }
                    | Reason::Surprise { .. }
                    | Reason::Between { .. }
                    | Reason::Together { .. }
                    | Reason::Against { .. }
            )
        };
        assert_eq!(reasons.iter().filter(is_result).count(), 1, "{reasons:?}");
    }
}

/// Returns the value of the trace that a number of a sentence stands for.
fn meant(number: &Number, reason: &Reason, period: &Period, trace: &Trace) -> Option<f64> {
    let game = |name: &str| -> Option<(usize, String)> {
        let (j, of) = name
            .strip_prefix("games.")
            .or(name.strip_prefix("in.games."))?
            .split_once('.')?;
        Some((j.parse().ok()?, of.to_owned()))
    };
    let sum = |of: fn(&glicko2_steps::GameTrace) -> f64| trace.games.iter().map(of).sum::<f64>();
    let is_given = number.quantity.starts_with("in.");
    Some(match &*number.quantity {
        "in.player.deviation" => period.player.deviation,
        "in.player.volatility" => period.player.volatility,
        "player.deviation" => trace.player.deviation,
        "player.volatility" => trace.player.volatility,
        "why.expected" => sum(|game| game.e),
        "why.scored" => sum(|game| game.score),
        "why.drift" => scale::SCALE * trace.player.volatility,
        "why.z" => {
            let (sigma, phi) = (period.player.volatility, trace.phi);
            trace.delta?.abs() / (phi * phi + trace.v? + sigma * sigma).sqrt()
        }
        "why.without" | "why.less" => {
            let Reason::CostlyWin { game, .. } = reason else {
                return None;
            };
            let mut others = period.clone();
            others.games.remove(game.first);
            let without = rate(&others).ok()?.player.rating;
            if number.quantity == "why.without" {
                without
            } else {
                without - trace.player.rating + trace.games[game.first].rating_change
            }
        }
        name => {
            let (j, of) = game(name)?;
            match &*of {
                "rating" if is_given => period.games[j].rating,
                "deviation" if is_given => period.games[j].deviation,
                "score" if is_given => period.games[j].score,
                "e" => trace.games[j].e,
                _ => return None,
            }
        }
    })
}

#[test]
fn every_number_of_a_reason_is_true_of_its_case() {
    let (mut checked, mut unknown) = (0, 0);
    for (period, trace) in cases() {
        for reason in &reasons(&period, &trace) {
            for language in [Language::En, Language::Ru] {
                for piece in sentence(reason, None, language) {
                    let Piece::Number(number) = piece else {
                        continue;
                    };
                    let Some(value) = meant(&number, reason, &period, &trace) else {
                        unknown += 1;
                        continue;
                    };
                    checked += 1;
                    let near = (number.value - value).abs() <= 1e-9 * (1.0 + value.abs());
                    assert!(near, "{number:?} is {value} in {reason:?} of {period:?}");
                }
            }
        }
    }
    // The other numbers are sums over several games, which `no_reason_is_false` checks.
    assert!(checked > 5_000 && checked > unknown, "{checked}, {unknown}");
}

/// Decimals that are chosen for tables do not apply to sentences, and a shown number is the rounded value.
#[test]
fn sentences_have_at_most_two_decimals() {
    for (period, trace) in cases() {
        for reason in &reasons(&period, &trace) {
            for piece in sentence(reason, None, Language::En) {
                let Piece::Number(number) = piece else {
                    continue;
                };
                let told = format_number(&number, Digits::Decimals(15));
                assert_eq!(told, format_number(&number, Digits::Auto), "{reason:?}");
                // A volatility has significant digits, because it hardly moves.
                if number.kind != Kind::Volatility {
                    let decimals = printed::decimals(&told);
                    assert!(decimals <= 2, "{told} of {reason:?} in {period:?}");
                    let read: f64 = told.replace('−', "-").replace('+', "").parse().unwrap();
                    let size = rounded(number.shown_value().abs(), decimals);
                    assert_eq!(read.abs(), size, "{told}");
                }
            }
        }
    }
}

/// The two most telling reasons are about the result and about the games.
#[test]
fn the_result_is_explained_first_and_the_games_next() {
    for (period, trace) in cases() {
        let reasons = reasons(&period, &trace);
        let place = |is: fn(&Reason) -> bool| reasons.iter().position(is);
        let is_of_games = |reason: &Reason| matches!(reason, Reason::Each(_) | Reason::Most { .. });
        let is_costly = |reason: &Reason| matches!(reason, Reason::CostlyWin { .. });
        assert!(
            !is_of_games(&reasons[0]) && !is_costly(&reasons[0]),
            "{reasons:?}"
        );
        if let Some(costly) = place(is_costly) {
            assert_eq!(costly, 1, "{reasons:?}");
        } else if let Some(games) = place(is_of_games) {
            assert!(games < TELLING, "{reasons:?}");
        }
    }
}

/// Returns the points of a sentence: as they are printed, their number of decimals, and in full.
fn points(told: &[Piece]) -> Vec<(f64, i32, &Number)> {
    let of = |number: &'_ Number| {
        let printed = format_number(number, Digits::Decimals(15))
            .replace('−', "-")
            .replace('+', "");
        let decimals = printed::decimals(&printed);
        (printed.parse().unwrap(), decimals as i32)
    };
    let is_points = |number: &&Number| matches!(number.symbol, Symbol::Change | Symbol::RPrime);
    let numbers = told.iter().filter_map(|piece| match piece {
        Piece::Number(number) => Some(number),
        _ => None,
    });
    numbers
        .filter(is_points)
        .map(|number| (of(number).0, of(number).1, number))
        .collect()
}

/// Returns whether a sum of printed numbers is the sum in full, to these decimals.
fn agrees(sum: f64, total: f64, decimals: i32) -> bool {
    // Small numbers have more decimals.
    let own = [1.0, 0.1]
        .iter()
        .filter(|bound| total != 0.0 && total.abs() < **bound)
        .count() as i32;
    let decimals = decimals.max(own);
    let total = rounded(total, decimals as usize);
    // One decimal is enough, because readers see that the number was rounded.
    (sum - total).abs() < if decimals == 0 { 0.5001 } else { 0.21 }
}

#[test]
fn printed_points_of_a_sentence_add_up_and_differ() {
    for (period, trace) in cases() {
        let change = trace.player.rating - period.player.rating;
        for reason in &reasons(&period, &trace) {
            let told = sentence(reason, None, Language::En);
            let points = points(&told);
            let all: Vec<_> = points
                .iter()
                .filter(|(.., number)| number.quantity != "why.each")
                .collect();
            for (i, (printed, _, number)) in all.iter().enumerate() {
                let is_alike = |(other, _, of): &&&(f64, i32, &Number)| {
                    other.abs() == printed.abs()
                        && (of.value.abs() - number.value.abs()).abs() >= 0.1
                };
                assert!(
                    all[..i].iter().find(is_alike).is_none(),
                    "{} of {period:?}",
                    read(&told)
                );
            }
            let fewest = points
                .iter()
                .map(|(_, decimals, _)| *decimals)
                .min()
                .unwrap_or_default();
            let part = |(printed, _, number): &(f64, i32, &Number)| match &*number.quantity {
                path if path.starts_with('-') => -printed,
                "why.each" => 0.0,
                _ => *printed,
            };
            let sum: f64 = points.iter().map(part).sum();
            match reason {
                // A single kind of game is described by the change of each game.
                Reason::Most { gained, lost, .. } if all.is_empty() => {
                    let times = gained.or(*lost).unwrap().games.count as f64;
                    assert!(
                        points[0].1 > 0 || agrees(points[0].0 * times, change, 0),
                        "{} of {period:?}",
                        read(&told)
                    );
                }
                Reason::Each(_) | Reason::Most { .. } => {
                    assert!(
                        agrees(sum, change, fewest),
                        "{}: {change} of {period:?}",
                        read(&told)
                    );
                }
                Reason::CostlyWin { .. } => {
                    let [(without, ..), (gave, ..), (less, ..)] = points[..] else {
                        panic!("{points:?}")
                    };
                    assert!(
                        agrees(without + gave - less, trace.player.rating, fewest),
                        "{}",
                        read(&told)
                    );
                }
                _ => {}
            }
        }
    }
}

#[test]
fn printed_sums_in_answers_agree_with_their_parts() {
    let (mut all, mut abouts) = (0, 0);
    for (period, trace) in cases() {
        for one in questions(&period, &trace)
            .all
            .into_iter()
            .flat_map(|chip| remarks(chip, &period, &trace, None))
        {
            let told = remark(&one, Language::En);
            let words = read(&told);
            let values: Vec<(f64, i32, &Number)> = points(&told);
            let [ref parts @ .., (total, decimals, _)] = values[..] else {
                continue;
            };
            let sum = match one {
                Remark::Sums { gained, lost, .. } if gained > 0.0 && lost < 0.0 => {
                    parts.iter().map(|part| part.0).sum()
                }
                Remark::Results { .. } => parts.iter().map(|part| part.0).sum::<f64>(),
                Remark::Product { surprise, .. } => rounded(surprise, 2) * parts[0].0,
                _ => continue,
            };
            let is_about = words.contains(ABOUT);
            all += 1;
            abouts += usize::from(is_about && !matches!(one, Remark::Product { .. }));
            assert!(
                is_about || (sum - total).abs() < 0.5001 * 10_f64.powi(-decimals),
                "{words}"
            );
        }
    }
    assert!(abouts * 20 < all, "{abouts} of {all}");
}
