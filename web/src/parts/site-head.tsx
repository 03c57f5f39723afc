/** What stands above and below every page but the table. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LANGUAGES, type Lang, prefer, preferences } from "../state/preferences";
import { path } from "../state/router";
import { openPreferences } from "./open-preferences";
import "../styles/site.css";
import { t } from "../words/words";

const PAGES = [
  ["/tables", "web-lobby"],
  ["/matches", "web-matches"],
  ["/rules/cirulla", "web-rules"],
  ["/fairness", "web-fairness"],
  ["/programs", "web-programs"],
] as const;

let visits = 0;

/** A page with its heading: it names the window, and is what a screen reader comes to after a link. */
export function SitePage({
  title,
  children,
  wide = false,
}: {
  title: string;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (visits++) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="site">
      <SiteHead />
      <main class={wide ? "page page-wide" : "page"}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
      <SiteFoot />
    </div>
  );
}

/** The window's name while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · poncin` : "poncin";
  }, [title]);
}

export function SiteHead() {
  return (
    <header class="site-head">
      <a class="site-name" href="/">
        <svg viewBox="-30 -30 60 60" width="22" height="22" aria-hidden="true">
          <path d="M0 27C-7 15-26 6-26-10C-26-20-19-25-12.5-25C-6-25-2-21 0-15C2-21 6-25 12.5-25C19-25 26-20 26-10C26 6 7 15 0 27Z" />
        </svg>
        poncin
      </a>
      <nav class="site-links" aria-label={t("web-pages")}>
        <Links />
      </nav>
      <LanguageSwitch />
      <button type="button" class="icon-button" aria-label={t("web-preferences")} onClick={openPreferences}>
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          aria-hidden="true"
        >
          <path d="M3 7h9m6 0h3M3 17h3m6 0h9" stroke-linecap="round" />
          <circle cx="15" cy="7" r="3" />
          <circle cx="9" cy="17" r="3" />
        </svg>
      </button>
    </header>
  );
}

export function SiteFoot() {
  return (
    <footer class="site-foot">
      <nav aria-label={t("web-pages")}>
        <Links />
      </nav>
    </footer>
  );
}

function Links() {
  const here = path.value.split("?")[0];
  return (
    <ul>
      {PAGES.map(([to, key]) => (
        <li key={to}>
          <a href={to} aria-current={here === to ? "page" : undefined}>
            {t(key)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The languages as those who speak them say. */
export const OWN_NAMES: Record<Lang, string> = { lij: "Ligure", it: "Italiano", en: "English" };

function LanguageSwitch() {
  return (
    <select
      class="language"
      aria-label={t("web-language")}
      value={preferences.value.lang}
      onChange={(event) => prefer({ lang: event.currentTarget.value as Lang })}
    >
      {LANGUAGES.map((lang) => (
        <option key={lang} value={lang} lang={lang}>
          {OWN_NAMES[lang]}
        </option>
      ))}
    </select>
  );
}
