/** The client starts, as soon as the words are there. */
import { render } from "preact";
import { App } from "./app";
import { keepOnDevice } from "./pwa";
import { followPreferences } from "./state/preferences";
import { followAddress } from "./state/router";
import { followLanguage } from "./words/words";

async function start(): Promise<void> {
  followPreferences();
  followAddress();
  await followLanguage();
  render(<App />, document.getElementById("app") as HTMLElement);
  keepOnDevice();
}

void start();
