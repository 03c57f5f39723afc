/** The client starts: it asks for all that the page of the address needs, all at the same time, then shows it in words. */
import { render } from "preact";
import "../cards/cards.css";
import "./styles/base.css";
import { App } from "./app";
import { bring } from "./cards/painter";
import { enter, isKnown } from "./net/api";
import { pageAt } from "./pages";
import { keepOnDevice } from "./pwa";
import { followPreferences, preferences } from "./state/preferences";
import { followAddress } from "./state/router";
import { followLanguage } from "./words/words";

/** What the page would ask for only when it is drawn. Where something fails the page itself tells it. */
function askEarly(): void {
  const { pathname } = location;
  const { deck, name } = preferences.value;
  pageAt(pathname)
    ?.load()
    .catch(() => null);
  if (pathname === "/") void bring("games");
  else if (/^\/[tm]\//.test(pathname)) void bring(deck);
  // One's seat is asked for with the guest's cookie.
  if (pathname.startsWith("/t/") && !isKnown(name)) enter(name).catch(() => null);
}

async function start(): Promise<void> {
  askEarly();
  followPreferences();
  followAddress();
  await followLanguage();
  render(<App />, document.getElementById("app") as HTMLElement);
  keepOnDevice();
}

void start();
