//! The registry of systems: constants, names, sources, options.

use super::*;
use explain::systems::{DAYS, Growth, OptionProblem, Range, by_id};
use explain::words::Language;
use std::collections::HashSet;

/// The constants as they were collected elsewhere.
#[derive(Deserialize)]
struct Collected {
    id: String,
    variant: String,
    units: String,
    rating0: Option<f64>,
    rd0: Option<f64>,
    vol0: Option<f64>,
    tau: Option<f64>,
    rating_min: Option<f64>,
    rating_max: Option<f64>,
    rd_min: Option<f64>,
    rd_max: Option<f64>,
    vol_min: Option<f64>,
    vol_max: Option<f64>,
    max_change: Option<f64>,
    c: Option<f64>,
}

#[test]
fn every_constant_agrees_with_the_collection() {
    let collected: Vec<Collected> =
        serde_json::from_str(include_str!("../../data/systems.json")).unwrap();
    assert_eq!(collected.len(), all().len());
    for want in &collected {
        let id = &want.id;
        let system = system(id);
        let on_glicko_2 = want.units.starts_with("glicko2");
        let (rating, deviation): (fn(f64) -> f64, fn(f64) -> f64) = if on_glicko_2 {
            (scale::rating, scale::deviation)
        } else {
            (|rating| rating, |deviation| deviation)
        };
        let check = |what: &str, got: Option<f64>, want: Option<f64>| {
            assert_eq!(got.is_some(), want.is_some(), "{id}: {what}");
            if let (Some(got), Some(want)) = (got, want) {
                CLOSE.check(&format!("{id}: {what}"), got, want);
            }
        };
        check(
            "start.rating",
            system.start.map(|start| start.rating),
            want.rating0.map(rating),
        );
        check(
            "start.deviation",
            system.start.map(|start| start.deviation),
            want.rd0.map(deviation),
        );
        check(
            "start.volatility",
            system.start.and_then(|start| start.volatility),
            want.vol0,
        );
        let finite = |value: f64| value.is_finite().then_some(value);
        let Range { least, most } = system.bounds.rating;
        check(
            "bounds.rating.least",
            finite(least),
            want.rating_min.map(rating),
        );
        // Lichess resets a rating beyond 4000, which is no limit.
        let rating_max = want.rating_max.filter(|_| id != "lichess");
        check("bounds.rating.most", finite(most), rating_max.map(rating));
        let Range { least, most } = system.bounds.deviation;
        check(
            "bounds.deviation.least",
            finite(least),
            want.rd_min.map(deviation),
        );
        // In Glicko 350 limits only the growth.
        let rd_max = want.rd_max.filter(|_| id != "glicko");
        check("bounds.deviation.most", finite(most), rd_max.map(deviation));
        let Range { least, most } = system.bounds.volatility;
        check("bounds.volatility.least", finite(least), want.vol_min);
        check("bounds.volatility.most", finite(most), want.vol_max);
        check("most_change", system.most_change, want.max_change);
        match system.family {
            Family::Glicko => assert_eq!(want.variant, "glicko1", "{id}"),
            Family::Glicko2 { tau } => {
                assert_eq!(want.variant, "glicko2", "{id}");
                // The paper has 0.5 in its example and leaves the choice open.
                check("tau", tau, want.tau.filter(|_| !id.starts_with("glicko2")));
            }
        }
        let c = match system.growth {
            Growth::C { c, .. } => Some(c),
            Growth::Solved if id == "glicko" => Some(c_from_periods(50.0, 100.0)),
            _ => None,
        };
        assert_eq!(c.is_some(), want.c.is_some(), "{id}: c");
        if let (Some(c), Some(want)) = (c, want.c) {
            assert!((c - want).abs() < 1e-8, "{id}: c = {c} for {want}");
        }
    }
}

#[test]
fn every_system_is_found_and_names_its_source() {
    let ids: HashSet<&str> = all().iter().map(|system| system.id).collect();
    let names: HashSet<&str> = all().iter().map(|system| system.name).collect();
    assert_eq!(
        (ids.len(), names.len()),
        (all().len(), all().len()),
        "ids and names are unique"
    );
    assert!(by_id("").is_none() && by_id("Lichess").is_none());
    for system in all() {
        assert!(std::ptr::eq(by_id(system.id).unwrap(), *system));
        assert!(!system.name.is_empty(), "{} has a name", system.id);
        assert!(
            system
                .id
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'),
            "{}",
            system.id
        );
        assert!(
            system.facts.iter().any(|fact| fact.what == What::Method),
            "{}",
            system.id
        );
        assert!(
            system
                .facts
                .iter()
                .all(|fact| (fact.source)(Language::En).len() > 10),
            "{}",
            system.id
        );
        let own: HashSet<&str> = system.options.iter().map(|option| option.id).collect();
        assert_eq!(
            own.len(),
            system.options.len(),
            "{}: options are unique",
            system.id
        );
        assert_eq!(
            system.read_options(|_| None),
            Ok(system.default_options()),
            "{}: the defaults are allowed",
            system.id
        );
        let counts_days = matches!(
            system.growth,
            Growth::Volatility(_) | Growth::InStep6(_) | Growth::C { .. }
        );
        assert_eq!(own.contains(DAYS.id), counts_days, "{}: days", system.id);
    }
}

#[test]
fn a_new_player_fits_every_system() {
    for system in all() {
        let new = system.unrated();
        let games = [game(new.rating, new.deviation, 1.0)];
        let period = Period::new(new, 0.5, games.to_vec());
        let outcome = outcome(
            system,
            &Case {
                period,
                options: system.default_options(),
            },
        )
        .unwrap();
        assert!(
            !outcome.adapted.any_clamped(),
            "{}: {:?}",
            system.id,
            outcome.adapted
        );
        assert!(outcome.after.rating > new.rating, "{}", system.id);
        // A printed world is not new: its volatility outweighs a single game.
        let is_new = system.start.is_some() || system.rules.example.is_none();
        assert!(
            !is_new || outcome.after.deviation < new.deviation,
            "{}",
            system.id
        );
        assert_eq!(
            !system.shown.is_empty(),
            system.can_be_worked(),
            "{}: what is shown",
            system.id
        );
    }
}

#[test]
fn options_are_read_or_refused_by_their_id() {
    let lichess = system("lichess");
    let read = |id: &'static str, text: &'static str| {
        lichess.read_options(move |asked| (asked == id).then_some(text))
    };
    assert_eq!(read("days", " 2,5 ").unwrap().number(&DAYS), 2.5);
    let colour = lichess.option("colour").unwrap();
    assert_eq!(read("colour", "black").unwrap().choice(colour), "black");
    assert_eq!(
        read("days", "").unwrap_err(),
        [("days", OptionProblem::Missing)]
    );
    assert_eq!(
        read("days", "soon").unwrap_err(),
        [("days", OptionProblem::NotUnderstood)]
    );
    assert_eq!(
        read("colour", "green").unwrap_err(),
        [("colour", OptionProblem::NoSuchChoice)]
    );
    let outside = OptionProblem::Outside {
        least: 0.0,
        most: 36_500.0,
    };
    assert_eq!(read("days", "-1").unwrap_err(), [("days", outside)]);
    let inversus = system("inversus");
    let alone = inversus
        .read_options(|id| (id == "partner").then_some(""))
        .unwrap();
    assert_eq!(
        alone.optional_number(inversus.option("partner").unwrap()),
        None
    );
}
