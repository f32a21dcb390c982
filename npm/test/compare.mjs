// Rates periods with the installed package and compares all that comes out with what the native engine said of them.
// Arguments: two files of JSON Lines, the periods and those answers.
import { readFileSync } from "node:fs";
import init, { expectedScore, rate, winProbability } from "glicko2-steps";

// Neither exp nor ln is the same to the last bit on all systems. Where they agree, so do the answers.
const CLOSE = 1e-12;

let passed = 0;
let failed = 0;
let alike = 0;

function holds(what, is) {
  is ? passed++ : failed++;
  if (!is) console.log(`${what}: FAILED`);
}

function lines(file) {
  return readFileSync(file, "utf8").trim().split("\n");
}

// Where two values differ: in shape, in words, or in a number by more than its last bits.
function differences(here, there, path = "") {
  if (Object.is(here, there)) return [];
  if (typeof here === "number" && typeof there === "number") {
    return Math.abs(here - there) <= CLOSE * Math.max(1, Math.abs(there)) ? [] : [`${path}: ${here}, natively ${there}`];
  }
  const are = [here, there].every((value) => typeof value === "object" && value !== null);
  if (!are) return [`${path}: ${here}, natively ${there}`];
  const keys = new Set([...Object.keys(here), ...Object.keys(there)]);
  return [...keys].flatMap((key) => differences(here[key], there[key], `${path}.${key}`));
}

function answer(period) {
  try {
    return rate(period);
  } catch (error) {
    if (error.name !== "RatingError") throw error;
    const { kind, field, message, problems } = error;
    return { error: { kind, field, message, problems } };
  }
}

holds("the engine is not ready before init", (() => { try { rate({}); } catch (error) { return error instanceof TypeError; } })());
const ready = init();
await ready;
holds("init may be called again", (await init(), init() === ready));

const [periods, answers] = process.argv.slice(2).map(lines);
holds("an answer to each period", periods.length === answers.length && periods.length > 0);
for (const [i, line] of periods.entries()) {
  const here = answer(JSON.parse(line));
  const found = differences(here, JSON.parse(answers[i]));
  if (found.length > 0) console.log(`period ${i + 1}\n  ${found.join("\n  ")}`);
  holds(`period ${i + 1}`, found.length === 0);
  if (JSON.stringify(here) === JSON.stringify(JSON.parse(answers[i]))) alike++;
}
const [score, chance] = [expectedScore(1500, 1400, 30), winProbability(1500, 200, 1400, 30)];
holds("an expected score", Math.abs(score - 0.6394677305521533) < CLOSE);
holds("a prediction is nearer to ½", chance > 0.5 && chance < score);

console.log(`${alike} of ${periods.length} answers are the same to the last bit`);
console.log(`test result: ${failed ? "FAILED" : "ok"}. ${passed} passed; ${failed} failed; 0 ignored`);
process.exitCode = failed ? 1 : 0;
