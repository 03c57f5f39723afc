/** The page for the address, and the window over it. */

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { type LoadPage, type PageProps, pageAt } from "./pages";
import { HomePage } from "./pages/home";
import { Dialogs } from "./parts/dialogs";
import { SitePage } from "./parts/site-head";
import { path } from "./state/router";
import { t } from "./words/words";

export function App() {
  const address = path.value.split("?")[0] ?? "/";
  const found = pageAt(address);
  return (
    <>
      {address === "/" ? <HomePage /> : found ? <Later key={address} {...found} /> : <Nowhere />}
      <Dialogs />
    </>
  );
}

/** A page whose code comes when it is wanted. */
function Later({ load, id }: { load: LoadPage; id: string }) {
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
