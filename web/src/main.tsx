import { render } from "preact";
import { App, fetchPage } from "./app";
import { keepOnDevice } from "./pwa";
import { followPreferences } from "./state/preferences";
import { followAddress } from "./state/router";
import { followLanguage } from "./words/words";
import "../cards/cards.css";
import "./styles/base.css";

followPreferences();
followAddress();
fetchPage();
await followLanguage();
render(<App />, document.getElementById("app") as HTMLElement);
keepOnDevice();
