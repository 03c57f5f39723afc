/** REST, typed by the routes of the protocol. */
import type { Refusal, Routes } from "../protocol";
import { takeTold } from "./told";

type Name = keyof Routes;
const PATHS: { [K in Name]: [Routes[K]["method"], Routes[K]["path"]] } = {
  games: ["GET", "/api/games"],
  me: ["GET", "/api/me"],
  enter: ["POST", "/api/me"],
  lobby: ["GET", "/api/tables"],
  make_table: ["POST", "/api/tables"],
  see_table: ["GET", "/api/tables/{code}"],
  command: ["POST", "/api/tables/{code}"],
  table_log: ["GET", "/api/tables/{code}/log"],
  sheets: ["GET", "/api/tables/{code}/sheets"],
  my_matches: ["GET", "/api/matches"],
  import_match: ["POST", "/api/matches"],
  see_match: ["GET", "/api/matches/{id}"],
  record: ["GET", "/api/matches/{id}/record"],
  replay: ["GET", "/api/matches/{id}/plies/{ply}"],
  statistics: ["GET", "/api/statistics"],
  tokens: ["GET", "/api/tokens"],
  make_token: ["POST", "/api/tokens"],
  drop_token: ["DELETE", "/api/tokens/{id}"],
  words: ["GET", "/i18n/{lang}.ftl"],
};

/** The server's no, with its reason; `code` `offline` where no server answered. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

interface Ask<K extends Name> {
  body?: Routes[K]["body"];
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
}

/** Ask the server; throws `Refused`. */
export async function ask<K extends Name>(
  name: K,
  { body, path = {}, query }: Ask<K> = {},
): Promise<Routes[K]["answer"]> {
  const [method, pattern] = PATHS[name];
  const parameters = query
    ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))}`
    : "";
  const address =
    pattern.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? "")) + parameters;
  const told = method === "GET" ? takeTold(address) : undefined;
  if (told !== undefined) return (name === "record" ? JSON.stringify(told) : told) as Routes[K]["answer"];
  const answer = await fetch(address, {
    method,
    ...(body != null && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    headers: body != null && typeof body !== "string" ? { "content-type": "application/json" } : {},
  }).catch(() => {
    throw new Refused({ code: "offline", details: {} });
  });
  const json = answer.headers.get("content-type")?.startsWith("application/json");
  if (!answer.ok) throw new Refused(json ? await answer.json() : { code: "offline", details: {} });
  if (answer.status === 204 || !answer.headers.get("content-type")) return null as Routes[K]["answer"];
  return name === "record" || !json ? answer.text() : answer.json();
}

let me: Routes["me"]["answer"] | undefined;

/** Whether the server knew this guest, by this name if there is one, when it sent the page: it need not be asked to let one in. */
export function isKnown(name: string): boolean {
  me ??= takeTold("/api/me") as typeof me;
  return me !== undefined && (!name || me.name === name);
}

let entering: Promise<unknown> | null = null;

/** Be a guest of this server: the first call makes one, later ones keep it. */
export function enter(name = ""): Promise<unknown> {
  entering ??= ask("enter", { body: name ? { name } : {} }).catch((error: unknown) => {
    entering = null;
    throw error;
  });
  return entering;
}
