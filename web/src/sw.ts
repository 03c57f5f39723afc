/** The service worker: keeps the client on the device, so that a visit costs no bytes and pages open without a network. */
declare const self: ServiceWorkerGlobalScope;
// The build puts these in (vite.config.ts).
declare const __VERSION__: string;
declare const __SHELL__: string[];

const FAMILY = "poncin-";
const CACHE = FAMILY + __VERSION__;
const SHELL = new Set(__SHELL__);
/** What the server alone can answer: tables, words for programs, descriptions, health. */
const LIVE = /^\/(api|ws|i18n|docs|livez|readyz)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...SHELL])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

// A new version waits until a page says that nothing is being played.
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || LIVE.test(pathname)) return;
  if (request.mode === "navigate") {
    // Every address without a file name is a page of the client.
    if (!pathname.includes(".")) event.respondWith(kept("/", request));
  } else if (SHELL.has(pathname) || pathname.startsWith("/assets/"))
    event.respondWith(kept(pathname, request));
});

/** A file from the device; else from the server, and then kept. */
async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(path, { ignoreVary: true });
  if (found) return found;
  // The page of every address is the same file, and what is kept must not carry what the server says of one of them.
  const answer = await fetch(request.mode === "navigate" ? path : request);
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(FAMILY) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

// A module, so that `self` is declared here alone.
export {};
