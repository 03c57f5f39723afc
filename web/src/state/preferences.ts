/** What the person at this device prefers; kept on the device, sent nowhere. */
import { computed, effect, signal } from "@preact/signals";

export type Lang = "lij" | "it" | "en";
export const LANGUAGES: readonly Lang[] = ["lij", "it", "en"];

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

const KEY = "poncin.preferences";

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

export const preferences = signal<Preferences>(read());

/** Change some preferences. */
export function prefer(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change };
}

const systemDark = mediaSignal("(prefers-color-scheme: dark)");
/** The person wants no motion, whatever the speed. */
export const calm = mediaSignal("(prefers-reduced-motion: reduce)");
export const dark = computed(() =>
  preferences.value.theme === "auto" ? systemDark.value : preferences.value.theme === "dark",
);

/** Keep preferences, and show those of the look on the page. */
export function followPreferences(): void {
  const root = document.documentElement;
  effect(() => {
    const chosen = preferences.value;
    root.lang = chosen.lang;
    root.dataset.theme = dark.value ? "dark" : "light";
    root.dataset.suits = chosen.suits;
    root.dataset.index = chosen.index;
    root.dataset.size = chosen.size;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", dark.value ? "#1c2327" : "#2f3a40");
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

function read(): Preferences {
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

function mediaSignal(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}
