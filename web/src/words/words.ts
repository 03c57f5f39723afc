/** Sentences in the chosen language. Components that call these are drawn again when the language changes. */
import { type Signal, signal } from "@preact/signals";
import { type Lang, prefer, preferences } from "../state/preferences";
import { Catalogue, readWords, split, type Values } from "./bundle";

interface Language {
  lang: Lang;
  shown: Catalogue;
  /** The same, with cards in words, for screen readers. */
  spoken: Catalogue;
  /** Whether the sentences are there that say why something is refused. */
  reasons: Signal<boolean>;
  /** Names of cards in words, which every change of a table needs. */
  cards: Map<string, string>;
}

const current = signal<Language | null>(null);
const rules = new Map<Lang, string[]>();
const read = new Map<Lang, Language>();

/** Read the words of the chosen language, now and whenever another is chosen. */
export async function followLanguage(): Promise<void> {
  await use(preferences.value.lang);
  preferences.subscribe(({ lang }) => {
    // A language that cannot be read, without a network or after a new version, leaves the one that is there.
    use(lang).catch(() => prefer({ lang: language().lang }));
  });
}

/** Add the rule texts of the chosen language; their keys in the order of the text. */
export async function readRules(): Promise<string[]> {
  const { lang, shown } = language();
  const known = rules.get(lang);
  if (known) return known;
  const keys = shown.add(await readWords(lang, "rules"));
  rules.set(lang, keys);
  return keys;
}

/** Read the sentences that say why something is refused, in the chosen language: few visits need them. Without a network there are none. */
export async function readReasons(): Promise<void> {
  const { lang, shown, spoken, reasons } = language();
  const messages = reasons.value ? null : await readWords(lang, "errors").catch(() => null);
  if (!messages) return;
  shown.add(messages);
  spoken.add(messages);
  reasons.value = true;
}

/** Whether these are there; else they are read, and a component that has asked is drawn again. */
export function hasReasons(): boolean {
  const { reasons } = language();
  if (!reasons.value) void readReasons();
  return reasons.value;
}

/** A message by its key. */
export function t(key: string, values?: Values): string {
  return language().shown.format(key, values);
}

/** The same for a screen reader: cards in words. */
export function spoken(key: string, values?: Values): string {
  return language().spoken.format(key, values);
}

export function hasWords(key: string): boolean {
  return language().shown.has(key);
}

/** The name of a card in words: "seven of hearts". */
export function cardName(code: string): string {
  const { cards } = language();
  let name = cards.get(code);
  if (!name) {
    name = spoken("web-card", { card: code });
    cards.set(code, name);
  }
  return name;
}

/** Several cards in words, as a list. */
export function cardNames(cards: string): string {
  return listed(split(cards).map(cardName));
}

export function listed(items: string[]): string {
  return language().shown.listed(items);
}

/** The chosen language of numbers and dates: Intl has no Ligurian, which follows the Italian rules. */
export function numbersOf(lang: Lang): string {
  return lang === "lij" ? "it" : lang;
}

function language(): Language {
  if (!current.value) throw new Error("no words yet");
  return current.value;
}

async function use(lang: Lang): Promise<void> {
  let found = read.get(lang);
  if (!found) {
    const messages = await readWords(lang);
    found = {
      lang,
      shown: new Catalogue(lang, messages, false),
      spoken: new Catalogue(lang, messages, true),
      reasons: signal(false),
      cards: new Map(),
    };
    read.set(lang, found);
  }
  if (preferences.value.lang === lang) current.value = found;
}
