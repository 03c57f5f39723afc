/** Which page an address names. Its code comes when it is wanted. */
import type { FunctionComponent } from "preact";

export interface PageProps {
  /** What the address names: a table's code, a match, a game. */
  id: string;
}
export type LoadPage = () => Promise<FunctionComponent<PageProps>>;

const LATER: [pattern: RegExp, load: LoadPage][] = [
  [/^\/t\/([\w-]+)$/, async () => (await import("./table/page")).TablePage],
  [/^\/new\/([\w-]+)$/, async () => (await import("./pages/new-table")).NewTablePage],
  [/^\/tables()$/, async () => (await import("./pages/lobby")).LobbyPage],
  [/^\/matches()$/, async () => (await import("./pages/matches")).MatchesPage],
  [/^\/m\/([\w-]+)$/, async () => (await import("./pages/replay")).ReplayPage],
  [/^\/rules\/([\w-]+)$/, async () => (await import("./pages/rules")).RulesPage],
  [/^\/fairness()$/, async () => (await import("./pages/fairness")).FairnessPage],
  [/^\/programs()$/, async () => (await import("./pages/programs")).ProgramsPage],
];

/** The page of an address without its query, and what the address names; null for the opening page and where there is none. */
export function pageAt(address: string): { load: LoadPage; id: string } | null {
  for (const [pattern, load] of LATER) {
    const found = address.match(pattern);
    if (found) return { load, id: found[1] ?? "" };
  }
  return null;
}
