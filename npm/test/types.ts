// Compiles only if the types are what they promise.
import init, { expectedScore, init as named, rate, ratePair, ratePeriod, winProbability } from "glicko2-steps";
import type { Iteration, Period, Player, Players, RatingError, Results, Trace } from "glicko2-steps";

const same: typeof named = init;
await same();
await init(new Uint8Array());

const period: Period = { player: { rating: 1500, deviation: 200, volatility: 0.06 }, tau: 0.5 };
const trace: Trace = rate({ ...period, games: [{ rating: 1400, deviation: 30, score: 1 }], rounding: "as_printed" });
const v: number | null = trace.v;
const last: Iteration | undefined = trace.volatility?.iterations.at(-1);
const chances: number = expectedScore(1500, 1400, 30) + winProbability(1500, 200, 1400, 30);
const told = (error: RatingError): string[] => error.problems.map((problem) => problem.message);
export { chances, last, told, v };

const players: Players = { ratings: new Float64Array(2), deviations: new Float64Array(2), volatilities: new Float64Array(2) };
const games: Results = { first: Uint32Array.of(0), second: Uint32Array.of(1), score: Float64Array.of(0.5) };
const after: Players = ratePeriod(players, games, { tau: 0.5, elapsed: Float64Array.of(1, 2.5) }, players);
const [first]: [Player, Player] = ratePair(period.player, period.player, 1, { elapsed: [0.1, 3] });
export { after, first };

// @ts-expect-error Columns are typed arrays.
ratePeriod({ ...players, ratings: [1500, 1500] }, games);
// @ts-expect-error A period has a system constant.
rate({ player: period.player });
// @ts-expect-error Games are not told by words.
rate({ ...period, games: ["won"] });
// @ts-expect-error There are two ways of rounding.
rate({ ...period, rounding: "none" });
