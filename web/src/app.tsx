/** The page for the address. */

import { useSignal } from "@preact/signals";
import type { ComponentType, FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { HomePage } from "./pages/home";
import { Dialogs } from "./parts/dialogs";
import { SitePage } from "./parts/site-head";
import { path } from "./state/router";
import { t } from "./words/words";

interface PageProps {
  /** What the address names: a table's code, a match, a game. */
  id: string;
}
type Page = FunctionComponent<PageProps>;

const LATER: [pattern: RegExp, load: () => Promise<Page>][] = [
  [/^\/t\/([\w-]+)$/, async () => (await import("./table/page")).TablePage],
  [/^\/new\/([\w-]+)$/, async () => (await import("./pages/new-table")).NewTablePage],
  [/^\/tables()$/, async () => (await import("./pages/lobby")).LobbyPage],
  [/^\/matches()$/, async () => (await import("./pages/matches")).MatchesPage],
  [/^\/m\/([\w-]+)$/, async () => (await import("./pages/replay")).ReplayPage],
  [/^\/rules\/([\w-]+)$/, async () => (await import("./pages/rules")).RulesPage],
  [/^\/fairness()$/, async () => (await import("./pages/fairness")).FairnessPage],
  [/^\/programs()$/, async () => (await import("./pages/programs")).ProgramsPage],
];

function addressNow(): string {
  return path.value.split("?")[0] ?? "/";
}

function pageAt(address: string) {
  return LATER.find(([pattern]) => pattern.test(address));
}

/** Begin to fetch the page of the address, so that it comes together with the words. */
export function fetchPage(): void {
  // Where that fails the page itself tells it.
  pageAt(addressNow())?.[1]().catch(() => null);
}

export function App() {
  const address = addressNow();
  const found = pageAt(address);
  return (
    <>
      {address === "/" ? (
        <HomePage />
      ) : found ? (
        <Later key={address} load={found[1]} id={address.match(found[0])?.[1] ?? ""} />
      ) : (
        <Nowhere />
      )}
      <Dialogs />
    </>
  );
}

/** A page whose code comes when it is wanted. */
function Later({ load, id }: { load: () => Promise<Page>; id: string }) {
  const page = useSignal<{ Page: ComponentType<PageProps> } | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (Page) => {
        page.value = { Page };
      },
      () => {
        failed.value = true;
      },
    );
  }, []);
  if (failed.value)
    return (
      <main class="page">
        <p>{t("web-offline")}</p>
        <p>
          <button type="button" class="button" onClick={() => location.reload()}>
            {t("web-again")}
          </button>
        </p>
      </main>
    );
  if (!page.value) return <main class="page" aria-busy="true" />;
  const { Page } = page.value;
  return <Page id={id} />;
}

function Nowhere() {
  return (
    <SitePage title={t("web-nowhere")}>
      <a class="button" href="/">
        {t("web-home")}
      </a>
    </SitePage>
  );
}
