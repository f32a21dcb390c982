// Rates a league from a table of results, period by period, and prints the standings.
//
//     node league.mjs results.csv
//
// A line of the table is `period,first,second,score`, with the score of the first player: 1, 0.5 or 0. The lines are in
// the order of the periods. Players are unknown before their first game.
import { readFileSync } from "node:fs";
import init, { ratePeriod } from "glicko2-steps";

const TAU = 0.5;

await init();

const games = readFileSync(process.argv[2], "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.trim().split(","));
const names = [...new Set(games.flatMap(([, first, second]) => [first, second]))];
const index = new Map(names.map((name, i) => [name, i]));
const players = {
  ratings: new Float64Array(names.length).fill(1500),
  deviations: new Float64Array(names.length).fill(350),
  volatilities: new Float64Array(names.length).fill(0.06),
};

for (const period of new Set(games.map(([period]) => period))) {
  const played = games.filter(([of]) => of === period);
  const results = {
    first: Uint32Array.from(played, ([, first]) => index.get(first)),
    second: Uint32Array.from(played, ([, , second]) => index.get(second)),
    score: Float64Array.from(played, ([, , , score]) => Number(score)),
  };
  // Writes the new values over the old ones. Players without games in a period only become less certain.
  ratePeriod(players, results, { tau: TAU }, players);
}

const { ratings, deviations } = players;
names
  .map((name, i) => ({ name, rating: ratings[i], deviation: deviations[i] }))
  .sort((a, b) => b.rating - a.rating)
  .forEach(({ name, rating, deviation }) => console.log(`${name} ${rating.toFixed(0)} ± ${(2 * deviation).toFixed(0)}`));
