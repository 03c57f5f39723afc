/** Whether the cards of a match record follow from what its server promised; needs nothing but the record. */
import { Refused } from "../net/api";
import { commitment, type Deal, deckOf, firstDealer, fromHex, METHOD } from "./shuffle";

/** A match whose shuffles are in order. */
export interface Checked {
  match: string;
  hands: CheckedHand[];
}

export interface CheckedHand {
  commitment: string;
  /** How many seats added randomness. */
  nonces: number;
  /** How many deals; more than one where a first table was annulled. */
  decks: number;
  /** The first cards, in the order in which they were dealt. */
  cards: string[];
}

interface Hand {
  dealer: number;
  decks: string[][];
}
interface Told {
  commitment: string;
  seed: string;
  nonces: string[];
}

/** Check every hand of a record in the text form of the record; throws `Refused` with the code of the first fault. */
export async function verify(text: string): Promise<Checked> {
  const { hands, seats, match, deals } = read(text);
  if (deals.length !== hands.length)
    throw fault("shuffle_deals", { value: hands.length, allowed: deals.length });
  const checked: CheckedHand[] = [];
  for (const [number, told] of deals.entries()) {
    const hand = hands[number] as Hand;
    const deal = dealOf(match, number, told);
    if ((await commitment(deal)) !== told.commitment) throw fault("shuffle_commitment", {}, number);
    const dealer = await firstDealer(deal, seats);
    if (number === 0 && hand.dealer !== dealer)
      throw fault("shuffle_dealer", { value: hand.dealer, allowed: dealer }, number);
    for (const [attempt, deck] of hand.decks.entries()) {
      const right = (await deckOf(deal, attempt)).join() === deck.join();
      if (!right) throw fault("shuffle_deck", { deck: attempt + 1 }, number);
    }
    checked.push({
      commitment: told.commitment,
      nonces: told.nonces.filter(Boolean).length,
      decks: hand.decks.length,
      cards: (hand.decks.at(-1) ?? []).slice(0, 8),
    });
  }
  return { match, hands: checked };
}

/** What the check needs of a record, each member looked at before it is used: the text may come from anywhere. */
function read(text: string): { hands: Hand[]; seats: number; match: string; deals: Told[] } {
  const record = member(parsed(text), "");
  const hands = list(record.hands, "hands").map((each): Hand => {
    const { dealer, decks } = member(each, "hands");
    if (typeof dealer !== "number") throw fault("shuffle_form", { member: "dealer" });
    return { dealer, decks: list(decks, "decks").map((deck) => list(deck, "decks").map(String)) };
  });
  if (record.shuffle === undefined) throw fault("no_shuffle");
  const proof = member(record.shuffle, "shuffle");
  if (proof.method !== METHOD) throw fault("shuffle_method", { value: `${proof.method}`, allowed: METHOD });
  if (typeof proof.match !== "string") throw fault("shuffle_form", { member: "match" });
  const deals = list(proof.deals, "deals").map((each): Told => {
    const told = member(each, "deals");
    return {
      commitment: `${told.commitment}`,
      seed: `${told.seed}`,
      nonces: list(told.nonces, "nonces").map(String),
    };
  });
  return { hands, seats: list(record.seats, "seats").length, match: proof.match, deals };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fault("not_an_object");
  }
}

function dealOf(match: string, hand: number, { seed, nonces }: Told): Deal {
  const bytes = fromHex(seed);
  const given = nonces.map(fromHex);
  const sound = given.filter((nonce) => nonce !== null && nonce.length < 256) as Deal["nonces"];
  if (bytes?.length !== 32 || sound.length !== given.length)
    throw fault("shuffle_form", { member: "seed, nonces" }, hand);
  return { match, hand, seed: bytes, nonces: sound };
}

function member(value: unknown, name: string): Record<string, unknown> {
  if (!value || typeof value !== "object" || Array.isArray(value))
    throw name ? fault("shuffle_form", { member: name }) : fault("not_an_object");
  return value as Record<string, unknown>;
}

function list(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw fault("shuffle_form", { member: name });
  return value;
}

/** A fault with the words of a refusal; `hand` counts from 0. */
function fault(code: string, details: Record<string, string | number> = {}, hand?: number): Refused {
  return new Refused({ code, details: hand === undefined ? details : { ...details, hand: hand + 1 } });
}
