//! Formulas that only one system has, compared with references of twenty digits.

use super::*;
use glicko2_steps::groups::wvw::{Match, PUBLISHED};
use support::{Digits, TWO_WAYS_SIGMA};

#[derive(Deserialize)]
struct OtherFormulas {
    inversus: Vec<Inversus>,
}

#[derive(Deserialize)]
#[serde(tag = "kind")]
enum Inversus {
    #[serde(rename = "inactive")]
    Inactive {
        mu: Digits,
        phi: Digits,
        sigma: Digits,
        days: f64,
        mu_new: Digits,
        phi_new: Digits,
        sigma_new: Digits,
    },
    #[serde(rename = "rp")]
    Points {
        mu: Digits,
        phi: Digits,
        desired_rp: Digits,
        ceiling_rp: Digits,
    },
    #[serde(rename = "bonus")]
    Bonus {
        mu: Digits,
        mu_opponent: Digits,
        bonus: Digits,
    },
    #[serde(rename = "step")]
    Step {
        rp: Digits,
        mu: Digits,
        phi: Digits,
        won: bool,
        rp_new: Digits,
    },
    #[serde(rename = "career from unrated (no bonus)")]
    Career { games: Vec<CareerGame> },
}

#[derive(Deserialize)]
struct CareerGame {
    opponent: (Digits, Digits),
    score: f64,
    mu: Digits,
    phi: Digits,
    sigma: Digits,
    desired_rp: Digits,
    rp: Digits,
}

fn other_formulas() -> OtherFormulas {
    serde_json::from_str(include_str!(
        "../../../../glicko2-steps/tests/data/other_formulas.json"
    ))
    .unwrap()
}

#[test]
fn inversus_agrees_with_twenty_digits() {
    let cases = other_formulas().inversus;
    assert_eq!(cases.len(), 31);
    for (i, case) in cases.iter().enumerate() {
        let check = |what: &str, got: f64, want: Digits| {
            CLOSE.check(&format!("inversus[{i}]: {what}"), got, want.0);
        };
        match case {
            Inversus::Inactive {
                mu,
                phi,
                sigma,
                days,
                mu_new,
                phi_new,
                sigma_new,
            } => {
                let before = player(scale::rating(mu.0), scale::deviation(phi.0), sigma.0);
                let after = at("inversus", before, &[], &[("days", &days.to_string())]).after;
                EXACT_POINTS.check("inactive: rating", after.rating, scale::rating(mu_new.0));
                check("inactive: phi", scale::phi(after.deviation), *phi_new);
                check("inactive: sigma", after.volatility.unwrap(), *sigma_new);
            }
            Inversus::Points {
                mu,
                phi,
                desired_rp,
                ceiling_rp,
            } => {
                check("desired", inversus::desired(mu.0, phi.0), *desired_rp);
                check("ceiling", inversus::ceiling(mu.0, phi.0), *ceiling_rp);
            }
            Inversus::Bonus {
                mu,
                mu_opponent,
                bonus,
            } => {
                check("bonus", inversus::bonus(mu.0, mu_opponent.0), *bonus);
            }
            Inversus::Step {
                rp,
                mu,
                phi,
                won,
                rp_new,
            } => {
                let score = if *won { 1.0 } else { 0.0 };
                check(
                    "step",
                    inversus::rank_points(rp.0, mu.0, phi.0, score, 0.0).after,
                    *rp_new,
                );
            }
            Inversus::Career { games } => career(games),
        }
    }
}

/// Checks the games of a career from an unrated start, one after the other; the bonus is compared separately.
fn career(career: &[CareerGame]) {
    let games: Vec<Game> = career
        .iter()
        .map(|game| {
            Game::new(
                scale::rating(game.opponent.0.0),
                scale::deviation(game.opponent.1.0),
                game.score,
            )
        })
        .collect();
    let Rating {
        rating, deviation, ..
    } = system("inversus").start.unwrap();
    let outcome = at("inversus", player(rating, deviation, 0.06), &games, &[]);
    let mut points = 0.0;
    for (update, want) in outcome.updates.iter().zip(career) {
        let (mu, phi) = (
            scale::mu(update.after.rating),
            scale::phi(update.after.deviation),
        );
        EXACT_POINTS.check("career: mu", scale::rating(mu), scale::rating(want.mu.0));
        TWO_WAYS_SIGMA.check("career: phi", phi, want.phi.0);
        TWO_WAYS_SIGMA.check(
            "career: sigma",
            update.after.volatility.unwrap(),
            want.sigma.0,
        );
        let step = inversus::rank_points(points, mu, phi, want.score, 0.0);
        TWO_WAYS_SIGMA.check("career: desired", step.desired, want.desired_rp.0);
        CLOSE.check("career: Rank Points", step.after, want.rp.0);
        points = step.after;
    }
    // With the bonus, each win against a stronger opponent adds to it.
    let bonuses: Vec<bool> = inversus::matches(&outcome)
        .iter()
        .map(|game| game.bonus > 0.0)
        .collect();
    assert_eq!(bonuses, [false, false, false, false, true, false, false]);
    assert!(shows(&outcome) > points);
}

/// The match itself is compared with its reference in the tests of the engine.
#[test]
fn a_world_of_guild_wars_2_is_rated_as_in_its_match() {
    let Match { worlds, points, .. } = PUBLISHED;
    for (world, sheet) in wvw::rate(&PUBLISHED).unwrap().sheets().iter().enumerate() {
        let others = (0..3).filter(|&other| other != world);
        let against = |other: usize| {
            game(
                worlds[other].rating,
                worlds[other].deviation,
                points[world] / (points[world] + points[other]),
            )
        };
        let outcome = at(
            "gw2-wvw",
            worlds[world],
            &others.map(against).collect::<Vec<_>>(),
            &[],
        );
        for (game, played) in outcome.games.iter().zip(&sheet.period.games) {
            CLOSE.check("score", game.score, played.score);
        }
        let (after, want) = (outcome.after, sheet.trace.player);
        CLOSE.check("rating", after.rating, want.rating);
        CLOSE.check("deviation", after.deviation, want.deviation);
        CLOSE.check("volatility", after.volatility.unwrap(), want.volatility);
    }
}

/// A partner as strong as the player changes nothing; a weak partner makes the same opponents harder.
#[test]
fn a_partner_changes_the_opponents_of_inversus() {
    let me = player(1600.0, 80.0, 0.06);
    let won = |partner: &str| {
        at(
            "inversus",
            me,
            &[game(1500.0, 80.0, 1.0)],
            &[("partner", partner)],
        )
    };
    assert_eq!(
        won("1600").games[0].rating,
        1500.0,
        "the team is as strong as the player"
    );
    assert_eq!(
        won("").games,
        won("1600").games,
        "one against one is the plain game"
    );
    assert_eq!(won("1400").games[0].rating, 1600.0);
    assert!(won("1400").after.rating > won("1600").after.rating);
}
