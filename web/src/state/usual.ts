/** How this device last began a match: the computer's level and the number of players of Cirulla. */
import { signal } from "@preact/signals";

/** The levels of computer players, weakest first. */
export const LEVELS = [
  "random",
  "beginner",
  "casual",
  "club",
  "counter",
  "expert",
  "strong",
  "master",
] as const;
export type Level = (typeof LEVELS)[number];

interface Usual {
  level: Level;
  cirulla: number;
}

const KEY = "poncin.usual";

export const usual = signal<Usual>(read());

export function makeUsual(change: Partial<Usual>): void {
  usual.value = { ...usual.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(usual.value));
  } catch {
    // A browser that keeps nothing starts anew each time.
  }
}

function read(): Usual {
  const first: Usual = { level: "club", cirulla: 2 };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (!kept || typeof kept !== "object") return first;
    const { level, cirulla } = kept as Record<string, unknown>;
    return {
      level: LEVELS.find((each) => each === level) ?? first.level,
      cirulla: [2, 3, 4].find((each) => each === cirulla) ?? first.cirulla,
    };
  } catch {
    return first;
  }
}
