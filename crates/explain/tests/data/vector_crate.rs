// A test vector for Glicko-2: one rating period with all intermediate values.
// The values are in the order of the steps, so the first wrong one shows which step has the mistake.
// The names are those of the paper, and games are counted from 0.

use glicko2_steps::{Game, Period, Player, rate};

#[test]
fn agrees() {
    let period = Period {
        idle_periods: 1.0,
        ..Period::new(
            Player::new(1500.0, 200.0, 0.06),
            0.5,
            vec![
            Game::new(1400.0, 30.0, 1.0),
            Game::new(1550.0, 100.0, 0.0),
            Game::new(1700.0, 300.0, 0.0),
            ],
        )
    };
    let trace = rate(&period).unwrap();
    let near = |got: f64, expected: f64, tolerance: f64| {
        assert!((got - expected).abs() <= tolerance, "{got:?}, expected {expected:?}");
    };
    near(trace.mu, 0.0, 1e-9);
    near(trace.phi, 1.1512924985234674, 1e-8);
    near(trace.games[0].mu, -0.5756462492617337, 1e-9);
    near(trace.games[0].phi, 0.1726938747785201, 1e-9);
    near(trace.games[0].g, 0.9954980064506083, 1e-9);
    near(trace.games[0].e, 0.6394677305521533, 1e-9);
    near(trace.games[0].v_term, 0.228477566894411, 1e-9);
    near(trace.games[0].delta_term, 0.3589091554964449, 1e-9);
    near(trace.games[1].mu, 0.28782312463086684, 1e-9);
    near(trace.games[1].phi, 0.5756462492617337, 1e-9);
    near(trace.games[1].g, 0.9531489778689763, 1e-9);
    near(trace.games[1].e, 0.4318423561076679, 1e-9);
    near(trace.games[1].v_term, 0.22290287171570602, 1e-9);
    near(trace.games[1].delta_term, -0.41161010032455414, 1e-9);
    near(trace.games[2].mu, 1.1512924985234674, 1e-8);
    near(trace.games[2].phi, 1.726938747785201, 1e-8);
    near(trace.games[2].g, 0.7242354780877526, 1e-9);
    near(trace.games[2].e, 0.30284072909521925, 1e-9);
    near(trace.games[2].v_term, 0.1107403474170636, 1e-9);
    near(trace.games[2].delta_term, -0.2193280002207197, 1e-9);
    near(trace.v.unwrap(), 1.778977089723998, 1e-8);
    near(trace.delta.unwrap(), -0.483933260983655, 1e-9);
    near(trace.volatility.as_ref().unwrap().a, -5.626821433520073, 1e-8);
    near(trace.volatility.as_ref().unwrap().iterations[0].b, -6.126821433520073, 1e-8);
    near(trace.volatility.as_ref().unwrap().iterations[0].f_a, -0.0005355027606364276, 1e-9);
    near(trace.volatility.as_ref().unwrap().iterations[0].f_b, 1.9996750651369692, 1e-8);
    near(trace.volatility.as_ref().unwrap().iterations[1].c.unwrap(), -5.626955295116755, 1e-8);
    near(trace.volatility.as_ref().unwrap().sigma, 0.059995984286488495, 1e-7);
    near(trace.phi_star, 1.1528546895801364, 0.00001);
    near(trace.phi_prime, 0.8721991881307343, 0.000001);
    near(trace.mu_prime, -0.20694096667525494, 0.000001);
    near(trace.player.rating, 1464.0506705393013, 0.0001);
    near(trace.player.deviation, 151.51652412385727, 0.0001);
    near(trace.player.volatility, 0.059995984286488495, 1e-7);
}
