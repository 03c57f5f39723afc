/** Where cards and zones are in the window. Read all at once, before anything is written, so that the browser lays out once. */
import { TALL } from "../cards/fit";

export interface Places {
  cards: Map<string, DOMRect>;
  zones: Map<string, DOMRect>;
  /** What shows a card. */
  elements: Map<string, HTMLElement>;
  /** Cards in the hands at this device. */
  inHand: Set<string>;
}

export function places(): Places {
  const found: Places = { cards: new Map(), zones: new Map(), elements: new Map(), inHand: new Set() };
  for (const element of document.querySelectorAll<HTMLElement>("[data-card], [data-zone]")) {
    const place = element.getBoundingClientRect();
    const { card, zone } = element.dataset;
    if (card) {
      found.cards.set(card, place);
      found.elements.set(card, element);
      if (element.closest('[data-zone="hand"]')) found.inHand.add(card);
    }
    if (zone) found.zones.set(zone, zone === "table" ? place : cardIn(place));
  }
  return found;
}

/** A card's place in the middle of another one. */
export function middle(table: DOMRect | undefined, card: DOMRect): DOMRect {
  if (!table) return card;
  return new DOMRect(
    table.left + (table.width - card.width) / 2,
    table.top + (table.height - card.height) / 2,
    card.width,
    card.height,
  );
}

/** What moves something that lies at a place to another one, as a CSS transform. */
export function moved(home: DOMRect, to: DOMRect): string {
  const x = to.left + to.width / 2 - home.left - home.width / 2;
  const y = to.top + to.height / 2 - home.top - home.height / 2;
  return `translate(${x}px, ${y}px) scale(${to.width / Math.max(1, home.width)})`;
}

/** The place of a card in the middle of a heap of cards. */
function cardIn(place: DOMRect): DOMRect {
  const width = Math.min(place.width, place.height / TALL);
  const left = place.left + (place.width - width) / 2;
  return new DOMRect(left, place.top + (place.height - width * TALL) / 2, width, width * TALL);
}
