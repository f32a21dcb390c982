// A test vector for Glicko-2: one rating period with all intermediate values.
// The values are in the order of the steps, so the first wrong one shows which step has the mistake.
// The names are those of the paper, and games are counted from 0.

// Rating, deviation and volatility before the period.
const PLAYER = [1500.0, 200.0, 0.06];
// The system constant.
const TAU = 0.5;
// Each opponent’s rating and deviation before the period, and the score.
const GAMES = [
  [1400.0, 30.0, 1.0],
  [1550.0, 100.0, 0.0],
  [1700.0, 300.0, 0.0],
];
// Name, value, and the largest difference that is still right.
const EXPECTED = [
  ["mu", 0.0, 1e-9],
  ["phi", 1.1512924985234674, 1e-8],
  ["games.0.mu", -0.5756462492617337, 1e-9],
  ["games.0.phi", 0.1726938747785201, 1e-9],
  ["games.0.g", 0.9954980064506083, 1e-9],
  ["games.0.e", 0.6394677305521533, 1e-9],
  ["games.0.v_term", 0.228477566894411, 1e-9],
  ["games.0.delta_term", 0.3589091554964449, 1e-9],
  ["games.1.mu", 0.28782312463086684, 1e-9],
  ["games.1.phi", 0.5756462492617337, 1e-9],
  ["games.1.g", 0.9531489778689763, 1e-9],
  ["games.1.e", 0.4318423561076679, 1e-9],
  ["games.1.v_term", 0.22290287171570602, 1e-9],
  ["games.1.delta_term", -0.41161010032455414, 1e-9],
  ["games.2.mu", 1.1512924985234674, 1e-8],
  ["games.2.phi", 1.726938747785201, 1e-8],
  ["games.2.g", 0.7242354780877526, 1e-9],
  ["games.2.e", 0.30284072909521925, 1e-9],
  ["games.2.v_term", 0.1107403474170636, 1e-9],
  ["games.2.delta_term", -0.2193280002207197, 1e-9],
  ["v", 1.778977089723998, 1e-8],
  ["delta", -0.483933260983655, 1e-9],
  ["volatility.a", -5.626821433520073, 1e-8],
  ["volatility.k", 1.0, 1e-9],
  ["volatility.iterations.0.b", -6.126821433520073, 1e-8],
  ["volatility.iterations.0.f_a", -0.0005355027606364276, 1e-9],
  ["volatility.iterations.0.f_b", 1.9996750651369692, 1e-8],
  ["volatility.iterations.1.c", -5.626955295116755, 1e-8],
  ["volatility.sigma", 0.059995984286488495, 1e-7],
  ["phi_star", 1.1528546895801364, 0.00001],
  ["phi_prime", 0.8721991881307343, 0.000001],
  ["mu_prime", -0.20694096667525494, 0.000001],
  ["player.rating", 1464.0506705393013, 0.0001],
  ["player.deviation", 151.51652412385727, 0.0001],
  ["player.volatility", 0.059995984286488495, 1e-7],
];

/** Pass your values by name. Names that are missing are skipped. */
function check(values) {
  for (const [name, expected, tolerance] of EXPECTED) {
    if (!(name in values)) continue;
    const off = Math.abs(values[name] - expected);
    if (!(off <= tolerance)) throw new Error(`${name}: ${values[name]}, expected ${expected}, off by ${off}`);
  }
}
