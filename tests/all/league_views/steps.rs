//! The steps of a player, and the scores and opponents that are computed before them.

use super::*;
use explain::ids::VariantArray;
use explain::league::{team_opponent, war_score};
use explain::steps::math::Math;
use explain::steps::step::Block;
use explain::words::Language;

#[test]
fn a_players_steps_replace_the_league() {
    let state = LeagueState::of_link(SIX)
        .update(Action::SelectPeriod(1))
        .update(Action::Choose(Who::Player(0)));
    let html = league_room(&state);
    assert_eq!(
        words(all(&html, "#league-derivation-title")[0]),
        "Anna, step by step"
    );
    assert_eq!(all(&html, "main").len(), 1);
    assert!(all(&html, ".crosstable, .standings").is_empty());
    // Her opponents, each with a link to their steps, also in the tables of the steps.
    let opponents = ["1 · Ben", "2 · Clara", "3 · Femi"];
    assert_eq!(all_words(&html, ".inputs tbody th button"), opponents);
    for step in [2, 3, 4] {
        let rows = all_words(&html, &format!("#step-{step} tbody th"));
        assert!(
            rows.ends_with(&opponents.map(str::to_owned)),
            "{step}: {rows:?}"
        );
    }
    let why = all_words(&html, ".why p");
    assert!(
        why[0].contains("Anna was expected to score") && why[1].starts_with("Losing to Ben cost "),
        "{why:?}"
    );
    // The stage is beside the steps, with the bar for step navigation.
    assert_eq!(all(&html, ".stage .picture").len(), 1);
    assert_eq!(all(&html, ".stage nav.walk .pips button").len(), 8);
    assert_eq!(
        words(all(&html, ".periods [aria-current=true] b")[0]),
        "Period 2"
    );
    // A problem cannot be seen there, so the steps close.
    assert_eq!(state.update(edit(Field::Tau, "x")).chosen, None);
}

#[test]
fn shown_numbers_are_those_of_the_trace() {
    for mode in [Mode::List, Mode::Worlds, Mode::Race] {
        let state = in_mode(mode, []);
        let html = league_room(&state);
        let rated_period = state.rated_period().unwrap();
        let rated = rated_period.rated().unwrap();
        for (i, sheet) in rated.sheets().iter().enumerate() {
            let of = |name: &str| value(&html, &format!("players.{i}.{name}"));
            assert_eq!(of("player.rating"), Some(sheet.trace.player.rating));
            assert_eq!(of("player.deviation"), Some(sheet.trace.player.deviation));
            assert_eq!(of("player.volatility"), Some(sheet.trace.player.volatility));
            assert_eq!(of("rating_change"), Some(sheet.change()));
        }
        assert_eq!(value(&html, "sum_of_changes"), Some(rated.sum_of_changes()));
        for m in 0..rated.meetings() {
            for (side, letter) in rated.sides(m).unwrap().iter().zip(["a", "b"]) {
                let of = |name: &str| value(&html, &format!("meetings.{m}.{letter}.{name}"));
                assert_eq!(of("rating_change"), Some(side.traced.rating_change));
                assert_eq!(
                    (of("g"), of("e")),
                    (Some(side.traced.g), Some(side.traced.e))
                );
                assert_eq!(of("phi_prime"), Some(side.phi_prime));
            }
        }
        // The derivation is that of the chosen player.
        let html = league_room(&state.update(Action::Choose(Who::Player(1))));
        assert_eq!(
            value(&html, "mu_prime"),
            Some(rated.sheets()[1].trace.mu_prime)
        );
        assert_eq!(all(&html, ".derivation-of .step").len(), 8);
        assert!(words(all(&html, "#league-derivation-title")[0]).contains(&rated_period.name(1)));
    }
    let state = in_mode(Mode::Teams, [Action::SetMethod(Method::CompositeTeam)]);
    let html = league_room(&state);
    let rated_period = state.rated_period().unwrap();
    let compared = &rated_period.teams().unwrap().compared;
    for (method, id) in Method::ALL.into_iter().zip(["pairs", "opponent", "team"]) {
        for (team, member) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let sheet = compared.sheet(team, member, method).unwrap();
            let rating = value(&html, &format!("open-{team}-{member}.{id}.player.rating"));
            assert_eq!(rating, Some(sheet.trace.player.rating));
        }
    }
    let chosen = compared.sheet(1, 1, Method::CompositeTeam).unwrap();
    let html = league_room(&state.update(Action::Choose(Who::Member(1, 1))));
    assert_eq!(value(&html, "mu_prime"), Some(chosen.trace.mu_prime));
}

#[test]
fn a_later_period_shows_the_ratings_before_it() {
    for &mode in Mode::VARIANTS {
        let state = in_mode(mode, [Action::NextPeriod]);
        let html = league_room(&state);
        let before = state.rated_period().unwrap().round().before.clone();
        for (i, player) in before.iter().enumerate() {
            let of = |name: &str| value(&html, &format!("before.{i}.{name}"));
            assert_eq!(
                [of("rating"), of("deviation"), of("volatility")],
                [player.rating, player.deviation, player.volatility].map(Some),
                "{mode:?}"
            );
            // The numbers are no fields, and they are rounded.
            let shown = words(all(&html, &format!("[data-quantity=\"before.{i}.rating\"]"))[0]);
            assert_eq!(
                (shown, all(&html, &format!("#player-{i}-rating")).len()),
                (format!("{:.2}", player.rating), 0)
            );
        }
        assert_eq!(all(&html, ".periods .period").len(), 2);
        assert_eq!(
            words(all(&html, ".periods [aria-current=true] b")[0]),
            "Period 2"
        );
        assert!(all(&html, "#add-player, [id^=add-member]").is_empty());
    }
    // A league with a single period has no list of periods, and its players have fields.
    let html = league_room(&LeagueState::default());
    assert!(
        all(&html, ".periods, .elsewhere, #league-idle").is_empty()
            && all(&html, "#player-0-rating").len() == 1
    );
}

/// Returns the numbers of a formula, in order.
fn numbers(math: &Math) -> Vec<f64> {
    match math {
        Math::Number(number) => vec![number.value],
        Math::Row(parts) => parts.iter().flat_map(numbers).collect(),
        Math::Fraction(a, b) | Math::Power(a, b) | Math::Call(a, b) => {
            [numbers(a), numbers(b)].concat()
        }
        Math::Root(inner) | Math::Fence(_, inner, _) => numbers(inner),
        Math::Symbol(_) | Math::Literal(_) | Math::Name(_) | Math::Op(_) | Math::Sum => Vec::new(),
    }
}

fn worked_numbers(blocks: &[Block]) -> Vec<Vec<f64>> {
    let rated_period = blocks.iter().filter_map(|block| match block {
        Block::Worked(math) => Some(numbers(math)),
        _ => None,
    });
    rated_period.collect()
}

#[test]
fn scores_and_opponents_are_computed_with_their_numbers() {
    let points = [300.0, 100.0, 0.0];
    let (p, s) = (0.75, wvw::score(0.75));
    let words = Language::En.league();
    assert_eq!(
        worked_numbers(&war_score(points, 0, 1, words)),
        [vec![300.0, 300.0, 100.0, p], vec![p, s]]
    );
    assert!(war_score(points, 0, 3, words).is_empty());

    let state = in_mode(Mode::Teams, []);
    let match_ = state.rated_period().unwrap();
    let compared = &match_.teams().unwrap().compared;
    let me = compared
        .sheet(0, 1, Method::CompositeTeam)
        .unwrap()
        .period
        .player;
    let of = |method| worked_numbers(&team_opponent(me, 0, &compared.averages, method, words));
    assert!(of(Method::IndividualPairs).is_empty());
    assert_eq!(of(Method::CompositeOpponent), [vec![1625.0], vec![200.0]]);
    assert_eq!(
        of(Method::CompositeTeam),
        [vec![1400.0, 1625.0, 1450.0, 1575.0], vec![200.0]]
    );
    assert!(team_opponent(me, 2, &compared.averages, Method::CompositeTeam, words).is_empty());
}
