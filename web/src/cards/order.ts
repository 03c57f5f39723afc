/** The order in which a hand is held. */
import { split } from "../words/bundle";

const RANKS = "A234567JQK";
const SUITS = "hdcs";

/** Cards of a set, `3s5d`, sorted by rank or by suit. */
export function sorted(cards: string, by: "rank" | "suit"): string[] {
  const weight = (card: string) => {
    const rank = RANKS.indexOf(card.charAt(0));
    const suit = SUITS.indexOf(card.charAt(1));
    return by === "rank" ? rank * 4 + suit : suit * 10 + rank;
  };
  return split(cards).sort((a, b) => weight(a) - weight(b));
}
