// Serves the page without a network. The build fills in the files of this version: see xtask/src/worker.rs.
//
// With a network the page is always the newest one, and so are its files, because their names contain hashes. Without a
// network the page of this version comes from this version's cache, together with exactly the files of this version. A
// newer service worker waits until no page of this version is open, then deletes this version's cache.
const VERSION = "{version}";
// The page, the other pages, and the files that they load.
const FIRST = ["./", {first}];
// The files of the lazy part, cached once the page has loaded it.
const ROOMS = [{rooms}];
// The hash of the start script. A page without it belongs to another version.
const START = "{start}";
const STARTED = ["./", "embed.html"];

// Other sites on the same host have other prefixes.
const OWN = `glicko2-steps ${registration.scope} `;
const STORE = OWN + VERSION;
// After this time in milliseconds, a slow network counts as none if the page is cached.
const PATIENCE = 4000;

const address = (name) => new URL(name, registration.scope).href;
const known = [...FIRST, ...ROOMS].map(address);
const lasts = (name) => /-[0-9a-f]{16}[._]/.test(name);
// `Vary` headers are ignored, because our files do not depend on request headers.
const found = (stores, name) => stores.match(address(name), { ignoreVary: true });
const olders = async () => (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== STORE);

async function keep(names) {
  const store = await caches.open(STORE);
  await Promise.all(names.map(async (name) => {
    // An older version may have cached the same file.
    const there = lasts(name) && (await found(caches, name));
    const response = there || (await fetch(address(name), { cache: lasts(name) ? "default" : "no-cache" }));
    if (!response.ok || (STARTED.includes(name) && !(await response.clone().text()).includes(START))) throw Error(name);
    // Some servers redirect `static.html`, and browsers refuse a redirected response for a page.
    await store.put(address(name), response.redirected ? new Response(response.body, response) : response);
  }));
}

async function install() {
  // If an older version cached the lazy part (named `full` at first), this version caches it too.
  const kept = await Promise.all((await olders()).map(async (name) => (await caches.open(name)).keys()));
  await keep(kept.flat().some(({ url }) => /\/(rooms|full)-/.test(url)) ? [...FIRST, ...ROOMS] : FIRST);
}

async function activate() {
  await Promise.all((await olders()).map((name) => caches.delete(name)));
  await clients.claim();
}

// Answers from the network, or from the cache if the network fails or the server returns an error.
async function fresh(request, url) {
  const fetched = fetch(request);
  const slow = new Promise((done) => setTimeout(done, PATIENCE));
  const response = await Promise.race([fetched, slow]).catch(() => {});
  if (response && response.status < 400) return response;
  return (await found(await caches.open(STORE), url)) ?? fetched;
}

// A second attempt bypasses all caches, because a cached file may be broken, and repairs the file in this cache.
async function anew(event, url) {
  const response = await fetch(url, { cache: "reload" }).catch(() => {});
  if (!response?.ok) return (await found(caches, url)) ?? response ?? Response.error();
  const copy = response.clone();
  const mend = async (store) => (await found(store, url)) && store.put(url, copy);
  event.waitUntil(caches.open(STORE).then(mend).catch(() => {}));
  return response;
}

// The name in the cache: some servers leave out `.html`.
const nameOf = (url) => [url, `${url}.html`].find((name) => known.includes(name));
// Pages in another language have their own service worker and are not cached here. Without a network this page is shown
// instead, and `?stay` prevents another redirection: see www/elsewhere.js.
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
