/** poncin-shuffle-1: the cards that follow from a seed and the players' nonces. docs/fairness.md specifies every byte. */

export const METHOD = "poncin-shuffle-1";
/** The number of the attempt that draws the first dealer. */
const DEALER = 0xffffffff;
const RANKS = "A234567JQK";
const SUITS = "hdcs";
const WORDS = 2 ** 32;

/** What a hand's cards follow from; `nonces` by seat, empty where a seat gave none. Hands count from 0. */
export interface Deal {
  match: string;
  hand: number;
  seed: Bytes;
  nonces: Bytes[];
}
type Bytes = Uint8Array<ArrayBuffer>;

/** What the server tells of a seed before it knows the nonces, hexadecimal. */
export async function commitment({ match, hand, seed }: Omit<Deal, "nonces">): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", joined(label(match, hand), seed));
  return toHex(new Uint8Array(digest));
}

/** The key that everything about a deal is drawn with. */
export function keyOf({ match, hand, seed, nonces }: Deal): Promise<Bytes> {
  const told = nonces.flatMap((nonce) => [Uint8Array.of(nonce.length), nonce]);
  return hmac(seed, joined(label(match, hand), ...told));
}

/** The pack in the order in which it is dealt, as codes of cards; attempt 1 follows where the first table annuls attempt 0. */
export async function deckOf(deal: Deal, attempt: number): Promise<string[]> {
  const numbers = new Numbers(await keyOf(deal), attempt);
  const pack = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  for (let last = pack.length - 1; last > 0; last--) {
    const other = await numbers.below(last + 1);
    [pack[last], pack[other]] = [pack[other] as string, pack[last] as string];
  }
  return pack;
}

/** The seat that deals the first hand of a match. */
export async function firstDealer(deal: Deal, players: number): Promise<number> {
  return new Numbers(await keyOf(deal), DEALER).below(players);
}

/** 32-bit numbers, eight from each block under a key. */
class Numbers {
  readonly #key: Bytes;
  readonly #attempt: number;
  #blocks = 0;
  #waiting: number[] = [];

  constructor(key: Bytes, attempt: number) {
    this.#key = key;
    this.#attempt = attempt;
  }

  /** The next number below a bound; numbers that would favour some are passed over. */
  async below(bound: number): Promise<number> {
    const limit = bound * Math.floor(WORDS / bound);
    for (;;) {
      const number = this.#waiting.shift() ?? (await this.#draw());
      if (number < limit) return number % bound;
    }
  }

  async #draw(): Promise<number> {
    const place = new DataView(new ArrayBuffer(8));
    place.setUint32(0, this.#attempt);
    place.setUint32(4, this.#blocks++);
    const block = new DataView((await hmac(this.#key, new Uint8Array(place.buffer))).buffer);
    const [first = 0, ...others] = Array.from({ length: 8 }, (_, at) => block.getUint32(4 * at));
    this.#waiting = others;
    return first;
  }
}

async function hmac(secret: Bytes, message: Bytes): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

function label(match: string, hand: number): Bytes {
  return new TextEncoder().encode(`${METHOD}\n${match}\n${hand}\n`);
}

function joined(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes of their hexadecimal text; null for anything else. */
export function fromHex(text: string): Bytes | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
