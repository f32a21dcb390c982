// A server that rates game by game: three numbers and a date for each player, and the time since that date.
//
//     node server.mjs 8080
//     curl -d '{"first":"ada","second":"ben","score":1}' http://127.0.0.1:8080/games
//     curl http://127.0.0.1:8080/players/ada
import { createServer } from "node:http";
import init, { ratePair } from "glicko2-steps";

// A rating period in milliseconds: so long that active players have about ten games in it.
const PERIOD = 7 * 24 * 60 * 60 * 1000;
const TAU = 0.5;

await init();

// A database would hold the same four values in a row for each player.
const players = new Map();

// A player who is new becomes known at the time of their first game.
function find(name, now) {
  return players.get(name) ?? { rating: 1500, deviation: 350, volatility: 0.06, rated: now };
}

function record({ first, second, score }, now) {
  if (typeof first !== "string" || typeof second !== "string" || first === second) {
    throw new TypeError("first and second must be the names of two players.");
  }
  const pair = [find(first, now), find(second, now)];
  // A clock may have been set back.
  const elapsed = pair.map(({ rated }) => Math.max(0, now - rated) / PERIOD);
  const after = ratePair(...pair, score, { tau: TAU, elapsed }).map((player) => ({ ...player, rated: now }));
  players.set(first, after[0]).set(second, after[1]);
  return { [first]: after[0], [second]: after[1] };
}

async function text(request) {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += chunk;
    if (text.length > 10_000) throw new TypeError("The request is too long.");
  }
  return text;
}

async function answer(request) {
  const { pathname } = new URL(request.url, "http://localhost");
  if (request.method === "POST" && pathname === "/games") {
    return [201, record(JSON.parse(await text(request)), Date.now())];
  }
  const player = players.get(decodeURIComponent(pathname.replace(/^\/players\//, "")));
  return request.method === "GET" && player ? [200, player] : [404, { message: "There is no such player." }];
}

const server = createServer((request, response) => {
  answer(request)
    // Malformed JSON and every refused value: the caller's mistakes, each with a message.
    .catch((error) => [400, { message: error.message, problems: error.problems }])
    .then(([status, body]) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)));
});
server.listen(Number(process.argv[2] ?? 8080), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
