/** What the person at this device prefers; kept on the device, sent nowhere. */
import { computed, effect, signal } from "@preact/signals";
import { KEY, keptPreferences, type Preferences } from "./kept";

export { CHOICES, LANGUAGES, type Lang, type Preferences } from "./kept";

export const preferences = signal<Preferences>(keptPreferences());

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

function mediaSignal(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}
