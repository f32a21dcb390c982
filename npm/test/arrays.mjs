// Rates leagues with ratePeriod and ratePair of the installed package, and compares every bit with the traces of rate.
import init, { rate, ratePair, ratePeriod } from "glicko2-steps";

await init();

let passed = 0;
let failed = 0;

function holds(what, is) {
  is ? passed++ : failed++;
  if (!is) console.log(`${what}: FAILED`);
}

// What a call throws, as "kind field".
function thrown(call) {
  try {
    call();
  } catch (error) {
    return error.name === "RatingError" ? `${error.kind} ${error.field}` : String(error);
  }
  return "nothing";
}

// The same numbers in every run (Lehmer).
let state = 1;
const random = (low, high) => low + ((high - low) * (state = (state * 48271) % 2147483647)) / 2147483647;
const COLUMNS = ["ratings", "deviations", "volatilities"];
const copy = (players) => Object.fromEntries(COLUMNS.map((name) => [name, players[name].slice()]));

function league(players, meetings) {
  const column = (low, high) => Float64Array.from({ length: players }, () => random(low, high));
  const values = { ratings: column(1000, 2000), deviations: column(40, 350), volatilities: column(0.04, 0.08) };
  const first = Uint32Array.from({ length: meetings }, () => random(0, players));
  // The last player never plays.
  const second = first.map((a) => (a + 1 + Math.floor(random(0, players - 2))) % (players - 1));
  const results = { first: first.map((a) => a % (players - 1)), second, score: new Float64Array(meetings) };
  for (let m = 0; m < meetings; m++) {
    if (results.first[m] === second[m]) results.first[m] = (second[m] + 1) % (players - 1);
    results.score[m] = Math.round(random(-0.49, 2.49)) / 2;
  }
  return [values, results];
}

function player(players, i) {
  return { rating: players.ratings[i], deviation: players.deviations[i], volatility: players.volatilities[i] };
}

// Each player after the period, from a trace of their own.
function byTraces(players, { first, second, score }, tau) {
  return Array.from(players.ratings, (_, i) => {
    const games = [];
    for (let m = 0; m < score.length; m++) {
      const { rating, deviation } = player(players, first[m] === i ? second[m] : first[m]);
      if (first[m] === i) games.push({ rating, deviation, score: score[m] });
      if (second[m] === i) games.push({ rating, deviation, score: 1 - score[m] });
    }
    return rate({ player: player(players, i), tau, games }).player;
  });
}

const same = (a, b) => ["rating", "deviation", "volatility"].every((key) => Object.is(a[key], b[key]));

for (const [players, meetings] of [[3, 0], [4, 3], [40, 200], [200, 3000]]) {
  const [values, results] = league(players, meetings);
  const before = copy(values);
  const after = ratePeriod(values, results, { tau: 0.7 });
  const traced = byTraces(values, results, 0.7);
  holds(`${meetings} games give the bits of the traces`, traced.every((by, i) => same(by, player(after, i))));
  holds("the values before stay", COLUMNS.every((name) => before[name].every((x, i) => x === values[name][i])));
  holds("τ is 0.5 unless given", ratePeriod(values, results).ratings.every((x, i) => x === byTraces(values, results, 0.5)[i].rating));
  const into = copy(values);
  holds("arrays may be given", ratePeriod(values, results, { tau: 0.7 }, into) === into && into.ratings.every((x, i) => x === after.ratings[i]));
  holds("the arrays may be those of the players", ratePeriod(values, results, { tau: 0.7 }, values) === values && values.volatilities.every((x, i) => x === after.volatilities[i]));
}

const [values, results] = league(5, 8);
const away = ratePeriod(values, results, { elapsed: Float64Array.of(1, 1, 1, 1, 2.5) });
const rested = rate({ player: player(values, 4), tau: 0.5, idle_periods: 2.5 }).player;
holds("a time for each player", same(player(away, 4), rested));
holds("a time for all players", same(player(ratePeriod(values, results, { elapsed: 2.5 }), 4), rested));

// A number given as text takes the other way into the engine and back.
for (let i = 0; i < 500; i++) {
  const one = () => ({ rating: random(500, 2500), deviation: random(30, 400), volatility: random(0.005, 0.2) });
  const games = Array.from({ length: i % 7 }, () => ({ ...one(), score: Math.floor(random(0, 3)) / 2 }));
  const period = { player: one(), tau: random(0.2, 3), games, ...(i % 2 ? { epsilon: 10 ** random(-12, 0) } : {}) };
  const other = rate({ ...period, tau: String(period.tau) });
  holds(`trace ${i} is the same in both ways`, JSON.stringify(rate(period)) === JSON.stringify(other));
}

const [a, b] = [player(values, 0), player(values, 1)];
const pair = ratePair(a, b, 0.5, { tau: 0.7 });
const { rating, deviation } = b;
holds("a pair gives the bits of a trace", same(pair[0], rate({ player: a, tau: 0.7, games: [{ rating, deviation, score: 0.5 }] }).player));
const [late] = ratePair(a, b, 1, { elapsed: [0.25, 1] });
holds("a part of a period adds a part of the drift", late.deviation < ratePair(a, b, 1)[0].deviation);
holds("one time for both", same(ratePair(a, b, 1, { elapsed: 0.25 })[0], late));

const one = { ratings: Float64Array.of(1500), deviations: Float64Array.of(200), volatilities: Float64Array.of(0.06) };
const none = { first: new Uint32Array(), second: new Uint32Array(), score: new Float64Array() };
const game = (first, second, score) => ({ first: Uint32Array.of(first), second: Uint32Array.of(second), score: Float64Array.of(score) });
for (const [expected, call] of [
  ["malformed ratings", () => ratePeriod(undefined, none)],
  ["malformed ratings", () => ratePeriod({ ...one, ratings: [1500] }, none)],
  ["malformed deviations", () => ratePeriod({ ...one, deviations: new Float64Array(2) }, none)],
  ["malformed first", () => ratePeriod(one, {})],
  ["malformed second", () => ratePeriod(one, { ...none, second: Uint32Array.of(1) })],
  ["malformed score", () => ratePeriod(one, { ...none, score: [1] })],
  ["malformed elapsed", () => ratePeriod(one, none, { elapsed: new Float64Array(2) })],
  ["malformed into.ratings", () => ratePeriod(one, none, {}, copy({ ratings: new Float64Array(2), deviations: new Float64Array(2), volatilities: new Float64Array(2) }))],
  ["malformed into.deviations", () => ratePeriod(one, none, {}, { ratings: new Float64Array(1) })],
  ["not_a_number tau", () => ratePeriod(one, none, { tau: "0.5" })],
  ["negative elapsed", () => ratePeriod(one, none, { elapsed: -1 })],
  ["negative elapsed[0]", () => ratePeriod(one, none, { elapsed: Float64Array.of(-1) })],
  ["not_a_number ratings[0]", () => ratePeriod({ ...one, ratings: Float64Array.of(NaN) }, none)],
  ["not_positive volatilities[0]", () => ratePeriod({ ...one, volatilities: new Float64Array(1) }, none)],
  ["one_self second[0]", () => ratePeriod(one, game(0, 0, 1))],
  ["no_such_player first[0]", () => ratePeriod(one, game(4294967295, 0, 1))],
  ["outside_zero_to_one score[0]", () => ratePeriod(values, game(0, 1, 1.5))],
  ["malformed a", () => ratePair(undefined, b, 1)],
  ["negative b.deviation", () => ratePair(a, { ...b, deviation: -1 }, 1)],
  ["not_a_number score", () => ratePair(a, b, "won")],
  ["not_a_number elapsed[1]", () => ratePair(a, b, 1, { elapsed: [1, undefined] })],
  ["malformed elapsed", () => ratePair(a, b, 1, { elapsed: [1] })],
]) {
  const found = thrown(call);
  holds(`${expected}, not ${found}`, found === expected);
}
const written = copy(values);
thrown(() => ratePeriod(values, game(0, 1, 1.5), {}, written));
holds("an error leaves the given arrays unchanged", written.ratings.every((x, i) => x === values.ratings[i]));

console.log(`test result: ${failed ? "FAILED" : "ok"}. ${passed} passed; ${failed} failed; 0 ignored`);
process.exitCode = failed ? 1 : 0;
