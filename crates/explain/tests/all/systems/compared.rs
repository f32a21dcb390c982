//! Comparison of all systems.

use super::*;
use explain::systems::compare;

#[test]
fn systems_with_public_rules_are_compared() {
    let period = Period::papers_example();
    let rows: Vec<_> = compare(&period, System::default_options).collect();
    let ids: Vec<&str> = rows.iter().map(|(system, _)| system.id).collect();
    let public = all().iter().filter(|system| system.can_be_worked());
    assert!(ids.len() >= 19 && public.map(|system| system.id).eq(ids.iter().copied()));
    assert!(ids.contains(&"tetrio") && !ids.contains(&"csgo") && !ids.contains(&"glicko-boost"));
    for (system, outcome) in rows {
        let alone = outcome_of(system, &period);
        assert_eq!(outcome.unwrap(), alone, "{}", system.id);
    }
    // RD 200 exceeds the largest RD at Pokémon Showdown, and so does 300.
    let adapted = outcome_of(system("showdown"), &period).adapted;
    assert_eq!(
        adapted.deviation.map(|clamped| (clamped.from, clamped.to)),
        Some((200.0, 130.0))
    );
    assert_eq!((adapted.opponents, adapted.rating), (1, None));
    assert!(
        outcome_of(system("lichess"), &period).adapted.tau
            && !outcome_of(system("ogs"), &period).adapted.tau
    );
    // An invalid case is refused by every system, an odd σ or τ only by those that use it.
    let refused = |period: &Period| -> Vec<&str> {
        let rows = compare(period, System::default_options);
        rows.filter(|(_, outcome)| outcome.is_err())
            .map(|(system, _)| system.id)
            .collect()
    };
    let bad = Period {
        player: Player {
            rating: f64::NAN,
            ..period.player
        },
        ..period.clone()
    };
    assert_eq!(refused(&bad), ids);
    assert_eq!(
        refused(&Period {
            tau: -1.0,
            ..period.clone()
        }),
        ["glicko2", "glicko2-2013", "glicko2-first-move", "tetrio"]
    );
    let no_sigma = Period {
        player: Player {
            volatility: 0.0,
            ..period.player
        },
        ..period
    };
    let needs_sigma = ids.iter().filter(|id| system(id).family != Family::Glicko);
    assert!(refused(&no_sigma).iter().eq(needs_sigma));
}
