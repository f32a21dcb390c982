// Keeps the page for when there is no network. The build fills in what belongs to this version: see xtask/src/worker.rs.
//
// Whoever has a network gets the newest page, and with it the newest of everything, since all that a page loads has a name that
// changes with what it holds. Without a network the page of this version comes from its own store, with the files of this version
// and no others. A newer worker waits until nobody has this one's page open any more, then takes this one's store away.
const VERSION = "{version}";
// The page, and what a first visit loads with it.
const FIRST = ["./", {first}];
// What the full program is made of: kept as soon as somebody uses it.
const FULL = [{full}];
// Without this file it is not this version's page.
const START = "{start}";

// Other sites of the same host have their own.
const OWN = `glicko2-steps ${registration.scope} `;
const STORE = OWN + VERSION;
// A slow network is as good as none, when the page is there.
const PATIENCE = 4000;

const address = (name) => new URL(name, registration.scope).href;
const known = new Set([...FIRST, ...FULL].map(address));
const lasts = (name) => /-[0-9a-f]{16}[._]/.test(name);

async function keep(names) {
  const store = await caches.open(STORE);
  await Promise.all(names.map(async (name) => {
    // An older version may have the same file.
    const there = lasts(name) && (await caches.match(address(name), { ignoreVary: true }));
    const response = there || (await fetch(address(name), { cache: lasts(name) ? "default" : "no-cache" }));
    const isOurs = response.ok && (name !== "./" || (await response.clone().text()).includes(START));
    if (!isOurs) throw new Error(`${name} is not this version's`);
    await store.put(address(name), response);
  }));
}

async function install() {
  const olders = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== STORE);
  const kept = (await Promise.all(olders.map(async (name) => (await caches.open(name)).keys()))).flat();
  // Whoever had the full program has it after this as well.
  const hadFull = kept.some((request) => request.url.includes("/glicko2-full-"));
  await keep(hadFull ? [...FIRST, ...FULL] : FIRST);
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OWN) && name !== STORE).map((name) => caches.delete(name)));
  await clients.claim();
}

async function kept(request) {
  // A host may name headers by which its answers vary; ours do not.
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function fresh(request, url) {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  const fetched = fetch(request);
  try {
    return await Promise.race([fetched, late]);
  } catch {
    return (await (await caches.open(STORE)).match(url, { ignoreVary: true })) ?? fetched;
  }
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.data === "full" && event.waitUntil(keep(FULL).catch(() => {})));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = address(request.url.replace(/[?#].*/, "").replace(/\/index\.html$/, "/"));
  if (request.method !== "GET") return;
  if (lasts(url)) event.respondWith(kept(request));
  else if (known.has(url)) event.respondWith(fresh(request, url));
});
