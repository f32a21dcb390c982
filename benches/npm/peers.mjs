// Compares the npm package with others, on the same games in one run.
//
//     cargo xtask peers
//
// The contestants take turns in each round, and only time of the processor counts, so that other load on the machine
// disturbs little. The median round counts, and the median of the ratios to the first contestant in each round, with their
// first and third quartile. Times differ between machines, but the ratios carry over. The goals: ratePeriod takes at most 0.7 of the time
// of glicko2-lite at 1,000 and 100,000 players with 10 games each, and the full trace of rate at most 6 times as long.
import { Glicko2 } from "glicko2";
import lite from "glicko2-lite";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// The argument is the folder of the package.
const folder = process.argv[2] ?? resolve(import.meta.dirname, "../../target/npm");
const { default: init, rate, ratePair, ratePeriod } = await import(pathToFileURL(resolve(folder, "node.js")));

const TAU = 0.5;

await init();

// A pseudorandom generator with the same numbers in every run (Lehmer).
let state = 1;
function between(low, high) {
  state = (state * 48271) % 2147483647;
  return low + ((high - low) * state) / 2147483647;
}

// A league in which every player has `games` games against players near in strength, in the types of each package.
function league(players, games) {
  const column = (low, high) => Float64Array.from({ length: players }, () => between(low, high));
  const values = { ratings: column(1000, 2000), deviations: column(40, 350), volatilities: column(0.04, 0.08) };
  const meetings = (players * games) / 2;
  const results = { first: new Uint32Array(meetings), second: new Uint32Array(meetings), score: new Float64Array(meetings) };
  for (let m = 0; m < meetings; m++) {
    results.first[m] = m % players;
    results.second[m] = (m + 1 + Math.floor(between(0, players - 1))) % players;
    results.score[m] = Math.floor(between(0, 3)) / 2;
  }
  return [values, results];
}

// The games of each player, as glicko2-lite takes them. Not counted in its time.
function byPlayer({ ratings, deviations }, { first, second, score }) {
  const games = Array.from(ratings, () => []);
  for (let m = 0; m < score.length; m++) {
    const [a, b, s] = [first[m], second[m], score[m]];
    games[a].push([ratings[b], deviations[b], s]);
    games[b].push([ratings[a], deviations[a], 1 - s]);
  }
  return games;
}

// The times of each contestant, in microseconds. All run once in every round. What a contestant prepares anew is not timed.
function race(contestants, rounds) {
  const times = contestants.map(() => []);
  for (let round = 0; round < rounds + 3; round++) {
    contestants.forEach(([, run, prepare], i) => {
      const prepared = prepare?.();
      const time = timeOf(() => run(prepared));
      // The first rounds warm up the compilers.
      if (round >= 3) times[i].push(time);
    });
  }
  return times;
}

// The first quartile, the median, and the third quartile.
function quartiles(values) {
  const sorted = values.slice().sort((a, b) => a - b);
  return [1, 2, 3].map((quarter) => sorted[Math.floor((quarter * (sorted.length - 1)) / 4)]);
}

function timeOf(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

function print(title, contestants, rounds, count) {
  const times = race(contestants, rounds);
  console.log(`${title}, median of ${rounds} rounds`);
  contestants.forEach(([name], i) => {
    const each = ((quartiles(times[i])[1] * 1e3) / count).toFixed(0);
    const [low, ratio, high] = quartiles(times[i].map((time, round) => time / times[0][round])).map((ratio) => ratio.toFixed(2));
    console.log(`${name.padEnd(40)} ${each.padStart(14)} ns ${ratio.padStart(6)} (${low} to ${high})`);
  });
  console.log();
}

// The league for glicko2, which rates its players in place.
function forGlicko2({ ratings, deviations, volatilities }, { first, second, score }) {
  const ranking = new Glicko2({ tau: TAU });
  const players = Array.from(ratings, (rating, i) => ranking.makePlayer(rating, deviations[i], volatilities[i]));
  return [ranking, Array.from(score, (s, m) => [players[first[m]], players[second[m]], s]), players];
}

function close(a, b) {
  if (Math.abs(a - b) > 1e-3) throw new Error(`${a} and ${b}: the packages disagree, so their times cannot be compared`);
}

function leagues(players, games, rounds) {
  const [values, results] = league(players, games);
  const { ratings, deviations, volatilities } = values;
  const given = byPlayer(values, results);
  const one = (i) => lite(ratings[i], deviations[i], volatilities[i], given[i], { tau: TAU });
  const after = ratePeriod(values, results, { tau: TAU });
  const [ranking, matches, rated] = forGlicko2(values, results);
  ranking.updateRatings(matches);
  for (let i = 0; i < players; i += Math.ceil(players / 100)) {
    close(after.ratings[i], one(i).rating);
    close(after.ratings[i], rated[i].getRating());
  }
  const into = { ratings: ratings.slice(), deviations: deviations.slice(), volatilities: volatilities.slice() };
  const contestants = [
    ["glicko2-lite, games ready", () => { for (let i = 0; i < players; i++) one(i); }],
    ["glicko2, players and games ready", ([ranking, matches]) => ranking.updateRatings(matches), () => forGlicko2(values, results)],
    ["glicko2-steps, ratePeriod", () => ratePeriod(values, results, { tau: TAU })],
    ["glicko2-steps, into given arrays", () => ratePeriod(values, results, { tau: TAU }, into)],
  ];
  print(`${players} players with ${games} games each, by player`, contestants, rounds, players);
}

function traces(games, periods, rounds) {
  const given = Array.from({ length: periods }, () => ({
    player: { rating: between(1000, 2000), deviation: between(40, 350), volatility: between(0.04, 0.08) },
    tau: TAU,
    games: Array.from({ length: games }, () => ({ rating: between(1000, 2000), deviation: between(30, 350), score: Math.floor(between(0, 3)) / 2 })),
  }));
  const ready = given.map(({ player, games }) => [player, games.map(({ rating, deviation, score }) => [rating, deviation, score])]);
  const one = ([{ rating, deviation, volatility }, games]) => lite(rating, deviation, volatility, games, { tau: TAU });
  close(rate(given[0]).player.rating, one(ready[0]).rating);
  const contestants = [
    ["glicko2-lite, result", () => { for (const period of ready) one(period); }],
    ["glicko2-steps, full trace", () => { for (const period of given) rate(period); }],
  ];
  print(`${games} games of one player, by period`, contestants, rounds, periods);
}

function pairs(count, rounds) {
  const player = () => ({ rating: between(1000, 2000), deviation: between(40, 350), volatility: between(0.04, 0.08) });
  const given = Array.from({ length: count }, () => [player(), player(), Math.floor(between(0, 3)) / 2]);
  const side = (a, b, score) => lite(a.rating, a.deviation, a.volatility, [[b.rating, b.deviation, score]], { tau: TAU });
  const contestants = [
    ["glicko2-lite, both sides", () => { for (const [a, b, score] of given) side(a, b, score), side(b, a, 1 - score); }],
    ["glicko2-steps, ratePair", () => { for (const [a, b, score] of given) ratePair(a, b, score, { tau: TAU }); }],
  ];
  print("one game of two players", contestants, rounds, count);
}

leagues(1_000, 10, 51);
leagues(100_000, 10, 7);
for (const [games, periods] of [[1, 30_000], [3, 10_000], [10, 5_000], [100, 1_000], [1_000, 100], [10_000, 10], [100_000, 1]]) traces(games, periods, 15);
pairs(10_000, 15);

const [values, results] = league(1_000_000, 10);
ratePeriod(values, results, { tau: TAU }, values);
const times = Array.from({ length: 5 }, () => timeOf(() => ratePeriod(values, results, { tau: TAU })));
console.log(`a million players with 10 games each: ${(times.sort((a, b) => a - b)[2] / 1e6).toFixed(2)} s`);
