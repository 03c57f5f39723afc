/** The client as an installed application: its service worker, and when a new version is taken. */
import { effect } from "@preact/signals";
import { path } from "./state/router";

/** Let the service worker keep the client on the device, as soon as the page has loaded. */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
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
  // A new version is taken on the way from one page to the next, never at a table. Chromium can forget to put
  // it in charge when a fetch crosses the change, so it is asked until it is.
  let again: ReturnType<typeof setTimeout>;
  const take = (): void => {
    clearTimeout(again);
    if (atTable()) return;
    if (renewed) location.reload();
    else if (registration.waiting) {
      registration.waiting.postMessage("take over");
      again = setTimeout(take, 1000);
    }
  };
  effect(() => {
    if (path.value) take();
  });
}

function atTable(): boolean {
  return location.pathname.startsWith("/t/");
}
