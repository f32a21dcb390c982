// Keeps the page for when there is no network. The build fills in what belongs to this version: see xtask/src/worker.rs.
//
// Whoever has a network gets the newest page, and with it the newest of everything, since all that a page loads has a name that
// changes with what it holds. Without a network the page of this version comes from its own store, with the files of this version
// and no others. A newer worker waits until nobody has this one's page open any more, then takes this one's store away.
const VERSION = "{version}";
// The page, the pages beside it, and what they load.
const FIRST = ["./", {first}];
// What the other rooms are made of: kept as soon as somebody enters one.
const ROOMS = [{rooms}];
// The hash of the start script: without it, it is not this version's page.
const START = "{start}";
const STARTED = ["./", "embed.html"];

// Other sites of the same host have their own.
const OWN = `glicko2-steps ${registration.scope} `;
const STORE = OWN + VERSION;
// A slow network is as good as none, when the page is there.
const PATIENCE = 4000;

const address = (name) => new URL(name, registration.scope).href;
const known = [...FIRST, ...ROOMS].map(address);
const lasts = (name) => /-[0-9a-f]{16}[._]/.test(name);
// A host may name headers by which its answers vary; ours do not.
const found = (stores, name) => stores.match(address(name), { ignoreVary: true });
const olders = async () => (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== STORE);

async function keep(names) {
  const store = await caches.open(STORE);
  await Promise.all(names.map(async (name) => {
    // An older version may have the same file.
    const there = lasts(name) && (await found(caches, name));
    const response = there || (await fetch(address(name), { cache: lasts(name) ? "default" : "no-cache" }));
    if (!response.ok || (STARTED.includes(name) && !(await response.clone().text()).includes(START))) throw Error(name);
    // A host that calls `static.html` something else redirects, and no browser takes a redirected answer for a page.
    await store.put(address(name), response.redirected ? new Response(response.body, response) : response);
  }));
}

async function install() {
  // Whoever had the other rooms has them after this as well. Older versions called them the full program.
  const kept = await Promise.all((await olders()).map(async (name) => (await caches.open(name)).keys()));
  await keep(kept.flat().some(({ url }) => /\/(rooms|full)-/.test(url)) ? [...FIRST, ...ROOMS] : FIRST);
}

async function activate() {
  await Promise.all((await olders()).map((name) => caches.delete(name)));
  await clients.claim();
}

// From the network, unless that fails or the host has nothing but an error to say.
async function fresh(request, url) {
  const fetched = fetch(request);
  const slow = new Promise((done) => setTimeout(done, PATIENCE));
  const response = await Promise.race([fetched, slow]).catch(() => {});
  if (response && response.status < 400) return response;
  return (await found(await caches.open(STORE), url)) ?? fetched;
}

// A second try asks past all stores, as what they hold may be what failed, and mends this one.
async function anew(event, url) {
  const response = await fetch(url, { cache: "reload" }).catch(() => {});
  if (!response?.ok) return (await found(caches, url)) ?? response ?? Response.error();
  const copy = response.clone();
  const mend = async (store) => (await found(store, url)) && store.put(url, copy);
  event.waitUntil(caches.open(STORE).then(mend).catch(() => {}));
  return response;
}

// The address under which it is kept: some hosts leave out `.html`.
const nameOf = (url) => [url, `${url}.html`].find((name) => known.includes(name));
// The page in another language, which has a worker of its own, is not kept here. Without a network this page takes its place, and stays: see
// www/elsewhere.js.
const isOtherLanguage = (url) => /^[a-z]{2}\/(embed(\.html)?)?$/.test(url.slice(registration.scope.length));
const orHere = (request, url) =>
  fetch(request).catch(() => Response.redirect(address(`./${url.includes("embed") ? "embed.html" : ""}?stay`)));

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.data === "rooms" && event.waitUntil(keep(ROOMS).catch(() => {})));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = address(request.url.replace(/[?#].*/, "").replace(/\/index\.html$/, "/"));
  if (request.method !== "GET") return;
  if (lasts(url) && /[?&]again=/.test(request.url)) event.respondWith(anew(event, url));
  else if (lasts(url)) event.respondWith(found(caches, url).then((there) => there ?? fetch(request)));
  else if (nameOf(url)) event.respondWith(fresh(request, nameOf(url)));
  else if (request.mode === "navigate" && isOtherLanguage(url)) event.respondWith(orHere(request, url));
});
