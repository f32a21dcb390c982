// Runs the examples and compares what they print or answer with the module's own numbers.
import { execFileSync, spawn } from "node:child_process";
import init, { ratePair, ratePeriod } from "glicko2-steps";

await init();

let passed = 0;
let failed = 0;

function holds(what, is) {
  is ? passed++ : failed++;
  if (!is) console.log(`${what}: FAILED`);
}

// The league: three periods by hand.
const players = {
  ratings: new Float64Array(4).fill(1500),
  deviations: new Float64Array(4).fill(350),
  volatilities: new Float64Array(4).fill(0.06),
};
const [ada, ben, cleo, dan] = [0, 1, 2, 3];
for (const games of [
  [[ada, ben, 1], [ben, cleo, 0.5], [cleo, ada, 0]],
  [[ada, dan, 0], [dan, cleo, 1]],
  [[ben, dan, 0], [ada, ben, 1]],
]) {
  const [first, second, score] = [0, 1, 2].map((column) => games.map((game) => game[column]));
  ratePeriod(players, { first: Uint32Array.from(first), second: Uint32Array.from(second), score: Float64Array.from(score) }, {}, players);
}
const printed = execFileSync("node", ["league.mjs", "results.csv"], { encoding: "utf8" }).trim().split("\n");
const expected = ["Ada", "Ben", "Cleo", "Dan"]
  .map((name, i) => [players.ratings[i], `${name} ${players.ratings[i].toFixed(0)} ± ${(2 * players.deviations[i]).toFixed(0)}`])
  .sort(([a], [b]) => b - a)
  .map(([, line]) => line);
holds(`the league prints ${printed.join(", ")}`, printed.join() === expected.join() && printed[0].startsWith("Dan "));

// The server, on a free port.
const server = spawn("node", ["server.mjs", "0"], { stdio: ["ignore", "pipe", "inherit"] });
try {
  const address = await new Promise((resolve, reject) => {
    server.stdout.once("data", (line) => resolve(String(line).trim()));
    server.once("exit", () => reject(new Error("the server has ended")));
  });
  const post = async (body) => {
    const response = await fetch(`${address}/games`, { method: "POST", body });
    return [response.status, await response.json()];
  };
  const unknown = { rating: 1500, deviation: 350, volatility: 0.06 };
  const [status, after] = await post('{"first":"ada","second":"ben","score":1}');
  const [first] = ratePair(unknown, unknown, 1, { elapsed: 0 });
  holds("a game rates both players", status === 201 && after.ada.rating === first.rating && after.ben.rating < 1500);
  const [, again] = await post('{"first":"ada","second":"ben","score":0.5}');
  holds("the next game starts from the new values", again.ada.rating < after.ada.rating && again.ada.deviation < after.ada.deviation);
  const found = await (await fetch(`${address}/players/ada`)).json();
  holds("a player is found", found.rating === again.ada.rating);
  const [bad, problem] = await post('{"first":"ada","second":"ben","score":2}');
  holds("a bad score is refused by name", bad === 400 && problem.problems[0].field === "score");
  holds("so is text that is no game", (await post("{"))[0] === 400 && (await post('{"first":"ada"}'))[0] === 400);
  holds("nothing else is found", (await fetch(`${address}/players/dan`)).status === 404);
  const same = await (await fetch(`${address}/players/ada`)).json();
  holds("a refused game changes nothing", same.rating === found.rating);
} finally {
  server.kill();
}

console.log(`test result: ${failed ? "FAILED" : "ok"}. ${passed} passed; ${failed} failed; 0 ignored`);
process.exitCode = failed ? 1 : 0;
