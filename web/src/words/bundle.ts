/** The messages of a language, as the server's package has them (see docs/words.md), with the functions that name cards. */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import type { Lang } from "../state/kept";
import { type Subject, wordsFile } from "./files";

export type Values = Record<string, FluentVariable>;
const FORMS = ["plain", "the", "a", "with", "of"];

/** A language's messages; `spoken`: sentences name cards in words, for screen readers. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, messages: FluentResource, spoken: boolean) {
    const card = (code: string, form: string) =>
      this.format(
        FORMS.includes(form) && !spoken
          ? form === "plain"
            ? "card-short"
            : `card-${form}-short`
          : `card-${form}`,
        {
          rank: rank(code),
          suit: code.slice(-1),
        },
      );
    const form = (named: Record<string, FluentValue>) => String(named.form ?? "plain");
    this.#bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        CARD: ([code], named) => card(String(code), form(named)),
        CARDS: ([codes], named) => {
          const names = split(String(codes)).map((code) => card(code, form(named)));
          return form(named) === "plain" && !spoken ? names.join(" ") : this.listed(names);
        },
        SUIT: ([suit]) => this.format(spoken ? "card-suit" : "card-sign", { suit: String(suit) }),
      },
    });
    this.add(messages);
  }

  /** Add messages; their keys in order. */
  add(messages: FluentResource): string[] {
    this.#bundle.addResource(messages, { allowOverrides: true });
    return messages.body.map(({ id }) => id);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message with its values. A missing message or value is a fault of the program: it is logged, and the rest goes on. */
  format(key: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(key);
    const errors: Error[] = [];
    if (message?.value) {
      const text = this.#bundle.formatPattern(message.value, counted(values), errors);
      for (const error of errors) console.error(`message ${key}: ${error.message}`);
      return text;
    }
    console.error(`no message ${key}`);
    return key;
  }

  /** `a, b and c`; the empty text for none. */
  listed(items: string[]): string {
    const last = items.at(-1) ?? "";
    return items.length < 2 ? last : this.format("card-and", { first: items.slice(0, -1).join(", "), last });
  }
}

/** A small whole number, which all our languages write alike: the browser's formatter takes long to start on a phone. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000
      ? `${this.value}`
      : super.toString(scope);
  }
}

function counted(values: Values): Values {
  const found: Values = {};
  for (const [name, value] of Object.entries(values))
    found[name] = typeof value === "number" ? new Count(value) : value;
  return found;
}

/** Read a language's messages, or those of a subject; the build has parsed them. */
export async function readWords(lang: Lang, subject?: Subject): Promise<FluentResource> {
  const answer = await fetch(wordsFile(lang, subject));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return { body: (await answer.json()) as FluentResource["body"] };
}

/** A set of cards, `3s5d`, as its cards. */
export function split(cards: string): string[] {
  return cards.match(/../g) ?? [];
}

// In Fluent a variant [2] is the number, never the text.
function rank(code: string): FluentVariable {
  const figure = code.slice(0, -1);
  return /^\d+$/.test(figure) ? Number(figure) : figure;
}
