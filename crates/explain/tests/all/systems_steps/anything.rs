//! Properties of the steps for any input.

use super::*;
use explain::systems::Case;
use systems::some_options;

fn game() -> impl Strategy<Value = Game> {
    let score = prop_oneof![Just(0.0), Just(0.5), Just(1.0), 0.0..=1.0];
    (200.0..3200.0, 0.0..400.0, score)
        .prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score))
}

fn period() -> impl Strategy<Value = Period> {
    let player = (200.0..3200.0, 1.0..600.0, 0.01..0.3)
        .prop_map(|(rating, deviation, volatility)| Player::new(rating, deviation, volatility));
    (player, 0.2..1.2, prop::collection::vec(game(), 0..7))
        .prop_map(|(player, tau, games)| Period::new(player, tau, games))
}

proptest! {
    #[test]
    fn all_formulas_are_true(
        period in period(),
        system in prop::sample::select(all().to_vec()),
        seeds in prop::collection::vec(0.0..1.0_f64, 3),
    ) {
        let case = Case { options: some_options(system, &seeds), period };
        let outcome = outcome(system, &case).unwrap();
        check_all(&outcome).map_err(TestCaseError::fail)?;
        // A page of the games shows only those games.
        let page = steps_of(&outcome, 1..2, EN);
        let tables = page.iter().flat_map(|step| &step.step.blocks).filter(|block| matches!(block, Block::Table(_)));
        prop_assert!(tables.count() < 20);
    }

    #[test]
    fn steps_can_be_computed_from_any_numbers(values in prop::collection::vec(prop::num::f64::ANY, 6), system in prop::sample::select(all().to_vec())) {
        let game = Game::new(values[3], values[4], 0.5);
        let player = Player::new(values[0], values[1], values[2]);
        let period = Period::new(player, 0.5, vec![game, game]);
        let seeds: Vec<f64> = values.iter().map(|value| value.abs().fract()).map(|seed| if seed.is_nan() { 0.5 } else { seed }).collect();
        let case = Case { options: some_options(system, &seeds), period };
        if let Ok(outcome) = outcome(system, &case) {
            let _ = (own_steps(&outcome.period(1)), lined_up(&outcome, 0..9, Digits::Auto, EN));
        }
        let constants = Constants { c: values[5], periods: values[4] };
        let trace = glicko_1995::rate(values[0], values[1], constants, &case.period.games);
        let derived = Derivation {
            rating: values[0],
            deviation: values[1],
            constants: Some(constants),
            most_deviation: 350.0,
            solved: None,
            games: &case.period.games,
            trace: &trace,
        };
        let _ = glicko_steps(&derived, 0..9, EN.glicko());
    }
}
