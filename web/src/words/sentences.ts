/** What happened, what is refused and how a line of the score sheet came about, as sentences. */
import type { Choice, Ending, Refusal, SheetLine, TableEvent } from "../protocol";
import { split, type Values } from "./bundle";
import { hasReasons, hasWords, listed, spoken, t } from "./words";

type Say = (key: string, values?: Values) => string;
const OF_TABLE = new Set([
  "moved",
  "scored",
  "ended",
  "sat",
  "stood",
  "arranged",
  "started",
  "ready",
  "undo-asked",
  "undo-refused",
  "undone",
  "went-away",
  "came-back",
  "rematch",
]);
/** Silent: the facts that follow a move tell it better; the rest is seen. */
const UNSAID = new Set(["moved", "dealt", "hand-over", "scored", "ended", "arranged"]);
const SUITS = "hdcs";

/** Whose eyes see it: the names of seats and sides, the own seats, the game. */
export interface Reader {
  game: string;
  names: string[];
  sides: string[];
  own: number[];
}

/** An event as a sentence; empty for what needs none. `aloud`: cards in words. */
export function eventSentence(event: TableEvent, reader: Reader, aloud = false): string {
  if (UNSAID.has(event.event)) return "";
  const say: Say = aloud ? spoken : t;
  const seat = "seat" in event ? event.seat : "dealer" in event ? event.dealer : null;
  const values: Values = { game: reader.game, who: "other", name: "", by: "" };
  for (const [name, value] of Object.entries(event)) {
    if (value === null) values[name] = "none";
    else if (typeof value === "boolean") values[name] = value ? "yes" : "no";
    else if (typeof value === "string" || typeof value === "number") values[name] = value;
  }
  if (seat !== null) {
    values.who = reader.own.includes(seat) ? "you" : "other";
    // Who stood up has left the seat by now: such an event tells the name itself.
    values.name ||= reader.names[seat] ?? "";
  }
  if ("card" in event && event.card) values.suit ??= event.card.slice(-1);
  if ("side" in event) values.side = reader.sides[event.side] ?? "";
  return say(OF_TABLE.has(event.event) ? `server-event-${event.event}` : `event-${event.event}`, values);
}

/** Why something was refused, and the way out; empty until the words for it are there. */
export function refusalSentence(refusal: Refusal, game: string, aloud = false): string {
  const values: Values = { game, kind: "none" };
  for (const [name, value] of Object.entries(refusal.details))
    values[name] =
      value !== null && typeof value === "object" ? refusalSentence(value, game, aloud) : (value ?? "…");
  if (refusal.code === "offline") return t("web-offline");
  if (!hasReasons()) return "";
  const key = `error-${refusal.code}`;
  return hasWords(key) ? (aloud ? spoken : t)(key, values) : refusal.code;
}

/** A choice as an entry of a list; a declaration without its cards is worded without them. */
export function choiceSentence(choice: Choice, game: string, aloud = false): string {
  const say: Say = aloud ? spoken : t;
  switch (choice.do) {
    case "play":
      return say("move-play", {
        card: choice.card,
        taken: choice.takes || 0,
        kind: choice.kind || "none",
        game,
      });
    case "declare":
      return say("move-declare", {
        cards: choice.cards || 0,
        kind: choice.kind,
        value: counted(choice.value),
        game,
      });
    case "marriage":
      return say("move-marriage", { suit: choice.suit, game });
    case "exchange":
      return say("move-exchange", { game });
  }
}

/** What a rank counts: 1 to 10; 0 for none. */
export function counted(rank: string): number {
  return { "": 0, A: 1, J: 8, Q: 9, K: 10 }[rank] ?? Number(rank);
}

/** A line of the score sheet in full: rule, what each side has, who scores or why nobody does. */
export function lineSentence(line: SheetLine, reader: Reader): string {
  const { game, sides } = reader;
  const details = sides.map((_, side) => sideOfLine(line, side, reader)).filter(Boolean);
  const rule = ruleName(line.rule, game);
  const result = lineResult(line, reader);
  if (!details.length) return t("score-line-short", { rule, result, game });
  return t("score-line", { rule, details: details.join("; "), result, game });
}

export function ruleName(rule: string, game: string): string {
  return t(`rule-${rule}`, { game });
}

/** Who scores by a line, or why nobody does. */
export function lineResult(line: SheetLine, { game, sides }: Reader): string {
  if (line.note) return t(`score-note-${line.note}`, { rule: line.rule, game });
  const results = line.points.flatMap((points, side) =>
    points ? [t("score-points", { name: sides[side] ?? "", points, game })] : [],
  );
  if (!results.length) return t(line.rule === "cappotto" ? "score-match-won" : "score-nobody", { game });
  return t("score-end", { result: results.join(", "), game });
}

function sideOfLine(line: SheetLine, side: number, { game, sides }: Reader): string {
  const name = sides[side] ?? "";
  const count = line.counts[side] ?? null;
  const cards = line.cards[side] ?? "";
  const { rule } = line;
  if (rule === "primiera" && count === null) {
    const missing = [...SUITS].filter((suit) => !split(cards).some((card) => card.endsWith(suit)));
    return t("score-side-no-primiera", {
      name,
      suits: listed(missing.map((suit) => t("score-suit", { suit }))),
      game,
    });
  }
  if (rule === "primiera" && cards) {
    const values = (line.values[side] ?? []).join("+");
    return t("score-side-primiera", { name, cards, values, sum: count ?? 0, game });
  }
  if (!count)
    return ["carte", "dinae", "primiera"].includes(rule)
      ? t("score-side-count", { name, count: 0, game })
      : "";
  if (rule === "cards") return "";
  if (rule === "carte" || rule === "last_trick") return t(`score-side-${rule}`, { name, count, game });
  return t("score-side-cards", { name, count, cards, rule, game });
}

/** How a match ended, and the score, winner's points first. */
export function endingSentence(ending: Ending, totals: number[], sides: string[]): string {
  const { winner } = ending;
  const order = totals.map((_, side) => side);
  order.sort((a, b) => Number(b === winner) - Number(a === winner) || (totals[b] ?? 0) - (totals[a] ?? 0));
  return t(`ending-${ending.reason}`, {
    winner: winner === null ? "nobody" : "somebody",
    name: winner === null ? "" : (sides[winner] ?? ""),
    by: ending.by === null ? "" : (sides[ending.by % sides.length] ?? ""),
    score: order.map((side) => totals[side]).join("–"),
  });
}

/** A computer player's level as records write it: `club`, `ismcts:50ms`. */
export function levelName(level: string): string {
  const [base = "", budget = ""] = level.split(":");
  if (!budget) return t(`level-${base}`);
  const unit = budget.endsWith("ms") ? "ms" : "iterations";
  return t("level-with-budget", { level: t(`level-${base}`), unit, budget: budget.replace("ms", "") });
}

/** The text of an option's value. */
export function optionValue(name: string, value: string | number): string {
  return name === "target" ? t("value-target", { value }) : t(`value-${name}-${value}`);
}
