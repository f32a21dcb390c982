// Prints the scores of Lighthouse for a folder whose files are compressed with brotli. `cargo xtask lighthouse` runs this script.
import { readFile } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const RUNS = 5;
const KINDS = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const server = createServer((request, response) => {
  const path = new URL(request.url, "http://localhost").pathname;
  const name = path.endsWith("/") ? `${path}index.html` : path;
  readFile(join(process.argv[2], name), (error, bytes) => {
    if (error) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": KINDS[extname(name)] ?? "text/plain", "Content-Encoding": "br" }).end(bytes);
  });
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));

function quartiles(values, shown) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part) => shown(sorted[Math.round(part * (sorted.length - 1))]);
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)})`;
}

for (const form of ["mobile", "desktop"]) {
  const results = [];
  for (let run = 0; run < RUNS; run++) {
    const chrome = await launch({ chromeFlags: FLAGS });
    const options = { port: chrome.port, logLevel: "error", maxWaitForFcp: 90_000, maxWaitForLoad: 120_000, onlyCategories: ["performance", "accessibility", "best-practices", "seo"] };
    const address = `http://127.0.0.1:${server.address().port}/`;
    const { lhr } = await lighthouse(address, options, form === "desktop" ? desktopConfig : undefined);
    await chrome.kill();
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    results.push(lhr);
  }
  const print = (name, value, shown) => console.log(`${form.padEnd(8)} ${name.padEnd(28)} ${quartiles(results.map(value), shown)}`);
  for (const { id, title } of Object.values(results[0].categories)) {
    print(title, ({ categories }) => categories[id].score * 100, (score) => score.toFixed(0));
  }
  for (const id of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index", "cumulative-layout-shift"]) {
    const [part, unit, digits] = id.endsWith("shift") ? [1, "", 3] : [1000, " s", 2];
    print(results[0].audits[id].title, ({ audits }) => audits[id].numericValue / part, (value) => value.toFixed(digits) + unit);
  }
  // What costs points outside of performance.
  for (const id of ["accessibility", "best-practices", "seo"]) {
    for (const { id: audit, weight } of results[0].categories[id].auditRefs) {
      const { score, title } = results[0].audits[audit];
      if (weight > 0 && score !== null && score < 1) console.log(`${form.padEnd(8)} ${id}: ${title}`);
    }
  }
}
server.close();
