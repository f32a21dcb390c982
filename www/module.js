// Demonstrates the engine's JavaScript interface: see module.html.
const example = {
  player: { rating: 1500, deviation: 200, volatility: 0.06 },
  tau: 0.5,
  games: [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ],
};

const period = document.getElementById("period");
const trace = document.getElementById("trace");
const answer = document.getElementById("answer");

let rate;

function show() {
  try {
    const rated = rate(JSON.parse(period.value));
    // The page contains the sentence and the decimal sign of its language.
    const { rated: sentence, mark } = answer.dataset;
    answer.textContent = sentence.replace(/\{(\w+)\}/g, (_, name) => String(rated.player[name]).replace(".", mark));
    trace.value = JSON.stringify(rated, null, 2);
  } catch (error) {
    // The last valid trace stays.
    answer.textContent = error.field ? `${error.field}: ${error.message}` : error.message;
  }
}

try {
  const engine = await import("./engine.js");
  await engine.default();
  rate = engine.rate;
} catch (error) {
  // The page contains the message in its language.
  answer.textContent = answer.dataset.failed;
  throw error;
}
period.value = JSON.stringify(example, null, 2);
period.addEventListener("input", show);
show();
