// The engine of Glicko-2, step by step. In a browser or worker its program is fetched from beside this file.
import start, { rate as rateAny, rateNumbers } from "./engine.js";
export { expectedScore, initSync, ratePair, ratePeriod, winProbability } from "./engine.js";

let started;

// Once is enough, however often it is asked for; after a failure one may try again.
export function init(program) {
  started ??= start({ module_or_path: program ?? new URL("./engine_bg.wasm", import.meta.url) }).then(
    () => {},
    (error) => {
      started = undefined;
      throw error;
    },
  );
  return started;
}

export default init;

// Numbers cross to the engine and back many times faster than objects. What is not only numbers the engine reads by
// itself: missing values, numbers as text, values that it refuses, and periods that get warnings.
export function rate(period) {
  const numbers = rateNumbersOf(period ?? {});
  return numbers && numbers.length > 0 ? traceOf(numbers) : rateAny(period);
}

function rateNumbersOf({ player, tau, epsilon, games, idle_periods, rounding }) {
  if (!hasNumbers(player) || typeof player.volatility !== "number" || typeof tau !== "number") return undefined;
  if (idle_periods !== undefined || (rounding !== undefined && rounding !== "exact")) return undefined;
  if ((epsilon !== undefined && typeof epsilon !== "number") || !Array.isArray(games)) return undefined;
  const given = new Float64Array(3 * games.length);
  let at = 0;
  for (const game of games) {
    if (!hasNumbers(game) || typeof game.score !== "number") return undefined;
    given[at] = game.rating;
    given[at + 1] = game.deviation;
    given[at + 2] = game.score;
    at += 3;
  }
  return rateNumbers(player.rating, player.deviation, player.volatility, tau, epsilon, given);
}

function hasNumbers(player) {
  return typeof player?.rating === "number" && typeof player.deviation === "number";
}

const KEPT = ["start", "b", "a", "half"];

// The trace whose numbers are given in the order of its fields. The length comes before a list.
function traceOf(numbers) {
  let at = 0;
  const next = () => numbers[at++];
  const nextOrNull = () => (Number.isNaN(numbers[at]) ? (at++, null) : next());
  const list = (item) => {
    const items = [];
    for (let length = next(); length > 0; length--) items.push(item());
    return items;
  };
  // Games may be many, and an object of numbers at fixed distances is made several times faster.
  const games = () => {
    const items = new Array(next());
    for (let j = 0; j < items.length; j++, at += 8) {
      items[j] = {
        mu: numbers[at],
        phi: numbers[at + 1],
        g: numbers[at + 2],
        e: numbers[at + 3],
        score: numbers[at + 4],
        v_term: numbers[at + 5],
        delta_term: numbers[at + 6],
        rating_change: numbers[at + 7],
      };
    }
    return items;
  };
  const player = () => ({ rating: next(), deviation: next(), volatility: next() });
  return {
    mu: next(),
    phi: next(),
    games: games(),
    v_sum: next(),
    v: next(),
    delta_sum: next(),
    delta: next(),
    volatility: {
      a: next(),
      bracket: bracketOf(list(() => ({ k: next(), x: next(), f: next() }))),
      iterations: list(() => ({
        a: next(),
        b: next(),
        c: nextOrNull(),
        f_a: next(),
        f_b: next(),
        f_c: nextOrNull(),
        kept: KEPT[next()],
      })),
      sigma: next(),
      roots: list(next),
      root: next(),
      sigma_exact: next(),
    },
    phi_star: next(),
    phi_prime: next(),
    mu_prime: next(),
    player: player(),
    exact: player(),
    warnings: [],
  };
}

function bracketOf(tries) {
  return tries.length > 0 ? { from: "search", tries } : { from: "delta" };
}
