/** Preferences as this device keeps them, their usual values, and how they are read; needs no library, so it can come first. */

export type Lang = "lij" | "it" | "en";
export const LANGUAGES: readonly Lang[] = ["lij", "it", "en"];

/** What the person at this device prefers. */
export interface Preferences {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  deck: "genoese" | "international";
  index: "none" | "lij" | "it" | "en" | "value";
  suits: "two" | "four";
  back: "waves" | "risseu" | "cross";
  /** As large as the screen allows, or smaller. */
  size: "large" | "medium" | "small";
  sort: "rank" | "suit";
  speed: "off" | "quick" | "normal" | "slow";
  /** When a tap on a card asks once more before it is played. */
  confirm: "never" | "choice" | "always";
  sound: boolean;
  vibration: boolean;
  /** How much is read aloud. */
  told: "verbose" | "terse";
  /** Whether phrases of others are shown. */
  talk: boolean;
  /** What this device last called its guest. */
  name: string;
}

export const KEY = "poncin.preferences";

/** The values that each preference may have; texts and switches have none. */
export const CHOICES = {
  lang: LANGUAGES,
  theme: ["auto", "light", "dark"],
  deck: ["genoese", "international"],
  index: ["none", "value", "it", "lij", "en"],
  suits: ["two", "four"],
  back: ["waves", "risseu", "cross"],
  size: ["large", "medium", "small"],
  sort: ["rank", "suit"],
  speed: ["off", "quick", "normal", "slow"],
  confirm: ["never", "choice", "always"],
  told: ["verbose", "terse"],
} as const satisfies { [K in keyof Preferences]?: readonly Preferences[K][] };

const USUAL: Preferences = {
  lang: browserLanguage(navigator.languages),
  theme: "auto",
  deck: "genoese",
  index: "none",
  suits: "two",
  back: "waves",
  size: "large",
  sort: "rank",
  speed: "normal",
  confirm: "choice",
  sound: true,
  vibration: true,
  told: "verbose",
  talk: true,
  name: "",
};

/** What is kept, and the usual value of everything else. */
export function keptPreferences(): Preferences {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    // Unreadable: the usual values.
  }
  return kept && typeof kept === "object" ? { ...USUAL, ...sound(kept as Record<string, unknown>) } : USUAL;
}

/** Only what is still a preference and has a value that is still one. */
function sound(kept: Record<string, unknown>): Partial<Preferences> {
  const choices: Record<string, readonly unknown[]> = CHOICES;
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) =>
      name in choices
        ? choices[name]?.includes(value)
        : name in USUAL && typeof value === typeof USUAL[name as keyof Preferences],
    ),
  );
}

function browserLanguage(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`));
    if (lang) return lang;
  }
  return "en";
}
