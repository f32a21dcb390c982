// The engine of Glicko-2, step by step. In a browser or worker its program is fetched from beside this file.
import start, { rate as rateAny, rateGames } from "./engine.js";
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

// Games cross to the engine and back as rows of numbers, which is many times faster than as objects.
export function rate(period) {
  const given = numbersOf(period?.games);
  if (!given) return rateAny(period);
  const [trace, rows] = rateGames({ ...period, games: [] }, given);
  const { games } = trace;
  for (let at = 0; at < rows.length; at += 8) {
    games.push({
      mu: rows[at],
      phi: rows[at + 1],
      g: rows[at + 2],
      e: rows[at + 3],
      score: rows[at + 4],
      v_term: rows[at + 5],
      delta_term: rows[at + 6],
      rating_change: rows[at + 7],
    });
  }
  return trace;
}

// Three numbers for each game. None if a value is missing or given as text: the engine reads such games itself.
function numbersOf(games) {
  if (!Array.isArray(games) || games.length === 0) return undefined;
  const numbers = new Float64Array(3 * games.length);
  let at = 0;
  for (const game of games) {
    if (typeof game !== "object" || game === null) return undefined;
    const { rating, deviation, score } = game;
    if (typeof rating !== "number" || typeof deviation !== "number" || typeof score !== "number") return undefined;
    numbers[at] = rating;
    numbers[at + 1] = deviation;
    numbers[at + 2] = score;
    at += 3;
  }
  return numbers;
}
