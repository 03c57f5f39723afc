/** The first script, so small that it runs at once: asks for all that the page of the address needs, all at the same time. */
import { bring } from "./cards/painter";
import { enter } from "./net/api";
import { pageAt } from "./pages";
import { keptPreferences } from "./state/kept";
import { wordsFile } from "./words/files";
import "../cards/cards.css";
import "./styles/base.css";

/** Fetch a file before the module that reads it is there. */
function fetchEarly(file: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: file });
  document.head.append(link);
}

const kept = keptPreferences();
const { pathname } = location;
fetchEarly(wordsFile(kept.lang));
if (pathname === "/") void bring("games");
else if (/^\/[tm]\//.test(pathname)) void bring(kept.deck);
if (pathname.startsWith("/t/")) {
  void bring("backs");
  // One's seat is asked for with the guest's cookie: the page waits for this, and tells where it fails.
  enter(kept.name).catch(() => null);
}
// Where that fails the page itself tells it.
pageAt(pathname)
  ?.load()
  .catch(() => null);
