/** The client as an installed application: its service worker, and when a new version is taken. */
import { effect } from "@preact/signals";
import { path } from "./state/router";

const ASKED_AT_MOST = 3;
/** Milliseconds after which a page has what it shows: only then other things are asked for. */
export const SETTLED = 2000;

/** Let the service worker keep the client on the device, as soon as the page has settled. */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(register, SETTLED);
}

async function register(): Promise<void> {
  // In the page's head it would be fetched, with its icons, before what the page shows.
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: "/poncin.webmanifest" }),
  );
  const workers = navigator.serviceWorker;
  // The first worker of all comes to a page that is as new as itself.
  let renewed = false;
  const first = !workers.controller;
  workers.addEventListener("controllerchange", () => {
    if (first) return;
    renewed = true;
    if (!atTable()) location.reload();
  });
  // Without it the client is simply fetched anew each time: a private window, no room on the device.
  const registration = await workers.register("/sw.js").catch(() => null);
  if (!registration) return;
  // A new version is taken on the way from one page to the next, never at a table. Where a fetch crosses the
  // change Chromium can leave it waiting for good, however often it is asked: then all workers go, and the newest
  // comes with the page that is loaded again.
  let asked = 0;
  let again: ReturnType<typeof setTimeout>;
  const take = (): void => {
    clearTimeout(again);
    if (atTable()) return;
    if (renewed) location.reload();
    else if (registration.waiting && asked < ASKED_AT_MOST) {
      asked += 1;
      registration.waiting.postMessage("take over");
      again = setTimeout(take, 1000);
    } else if (registration.waiting) void registration.unregister().then(() => location.reload());
  };
  effect(() => {
    if (path.value) take();
  });
}

function atTable(): boolean {
  return location.pathname.startsWith("/t/");
}
