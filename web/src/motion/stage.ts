/** Shows a change of the table: what was where before and is where after, and what happened between, as motion. */

import { TALL } from "../cards/fit";
import type { TableEvent } from "../protocol";
import { calm, preferences } from "../state/preferences";
import { type Shown, type Stage, sideOf } from "../state/room";
import { split } from "../words/bundle";
import { t } from "../words/words";
import { clearGhosts, ghost, stamp } from "./ghosts";
import { sound } from "./sounds";

const FACTOR = { off: 0, quick: 0.5, normal: 1, slow: 1.8 };
const FLY = 340;
const HOLD = 480;
const STEP = 70;
const GLIDE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

interface Places {
  cards: Map<string, DOMRect>;
  zones: Map<string, DOMRect>;
}

/** The stage of a table page. Motion never holds a state back: the page already shows what the motion leads to. */
export class TableStage implements Stage {
  #running: Animation[] = [];
  #skip: () => void = () => undefined;

  async show(apply: () => void, events: TableEvent[], before: Shown | null): Promise<void> {
    const factor = calm.value ? 0 : FACTOR[preferences.value.speed];
    if (!factor || !before?.table.match.position) {
      apply();
      announce(events);
      return;
    }
    const from = places();
    apply();
    document.body.dataset.busy = "1";
    const drawn = await new Promise<boolean>((done) => {
      this.#skip = () => done(false);
      requestAnimationFrame(() => done(true));
    });
    // Hurried before its first frame: the page may show something newer already.
    if (!drawn) return;
    try {
      new Script(from, places(), events, before, factor, this.#running).play();
      await Promise.allSettled(this.#running.map(({ finished }) => finished));
    } finally {
      this.#end();
    }
  }

  hurry(): void {
    this.#skip();
    for (const animation of this.#running) animation.finish();
    this.#end();
  }

  #end(): void {
    this.#running = [];
    clearGhosts();
    document.body.dataset.busy = "0";
  }
}

/** The motion of one change, laid out in time. */
class Script {
  /** Milliseconds from the start, at full length, at which the next thing happens. */
  #now = 0;
  /** When cards leave the table. */
  #left = 0;
  readonly #placed = new Set<string>();
  /** Pictures of cards that lie somewhere no more, by their card. */
  readonly #flying = new Map<string, HTMLElement>();
  /** Where a picture lies after the motion planned so far. */
  readonly #lies = new Map<Element, DOMRect>();
  /** What of an element has been in motion. */
  readonly #begun = new Map<Element, Set<string>>();

  constructor(
    readonly from: Places,
    readonly to: Places,
    readonly events: TableEvent[],
    readonly before: Shown,
    readonly factor: number,
    readonly running: Animation[],
  ) {}

  play(): void {
    this.events.forEach((event, at) => this.#event(event, at));
    // Whatever else has moved makes room, or fills the gap when the taken cards are gone.
    for (const [card, place] of this.to.cards)
      if (!this.#placed.has(card))
        this.#arrive(card, this.from.cards.get(card) ?? null, this.#left, FLY * 0.8, place, false);
  }

  #event(event: TableEvent, at: number): void {
    switch (event.event) {
      case "played":
        this.#played(event.seat, event.card, at);
        return;
      case "trick-won":
        this.#leave(event.cards, this.#pile(event.seat), HOLD * 1.3);
        return;
      case "sgobba":
        this.#sgobba(event.seat);
        return;
      case "dealer-bonus":
        this.#bonus(event.dealer, event.cards);
        return;
      case "leftovers":
        this.#leave(event.cards, `pile-${event.side}`, HOLD * 0.6);
        return;
      case "dealt":
        this.#dealt(event.counts);
        return;
      case "table-dealt":
        this.#laid(event.cards);
        return;
      case "drew":
        this.#drew(event.seat);
        return;
      case "declared":
        this.#sound("declare");
        this.#now += HOLD;
        return;
    }
  }

  #played(seat: number, card: string, at: number): void {
    const source = this.from.cards.get(card) ?? this.from.zones.get(`seat-${seat}`) ?? null;
    const taking = this.events.slice(at + 1).find((event) => event.event === "took" && event.card === card);
    this.#sound("play");
    if (taking?.event === "took") {
      const lying = this.#ghosts(taking.cards);
      const first = this.from.cards.get(split(taking.cards)[0] ?? "") ?? this.from.zones.get("table") ?? null;
      const played = source && ghost(card, first ?? source);
      if (played && first) {
        this.#lies.set(played, source);
        const beside = new DOMRect(
          first.left + first.width * 0.3,
          first.top - first.height * 0.16,
          first.width,
          first.height,
        );
        this.#fly(played, beside, this.#now, FLY);
        for (const element of lying) this.#mark(element, this.#now + FLY * 0.7);
      }
      this.#now += FLY + HOLD;
      this.#sound("take");
      this.#off([...lying, ...(played ? [played] : [])], this.#pile(seat));
      return;
    }
    if (this.to.cards.has(card)) this.#arrive(card, source, this.#now, FLY, this.to.cards.get(card));
    else if (source) {
      // It completes a trick, or is the last card of a hand: it lies for a moment and goes on.
      const led = this.before.table.match.position;
      if (led?.kind === "mariagio" && led.led) this.#ghosts(led.led);
      const target =
        this.from.zones.get("trick") ??
        middle(this.from.zones.get("table"), this.from.cards.get(card) ?? source);
      const played = ghost(card, target);
      this.#lies.set(played, source);
      this.#flying.set(card, played);
      this.#fly(played, target, this.#now, FLY);
    }
    this.#now += FLY;
  }

  /** Cards that lay here, or were just played, go to a pile after a moment. */
  #leave(cards: string, zone: string, hold: number): void {
    this.#now += hold;
    this.#sound("take");
    const flying = split(cards).map((card) => this.#flying.get(card) ?? this.#ghosts(card)[0]);
    this.#off(
      flying.filter((element) => element !== undefined),
      zone,
    );
  }

  #sgobba(seat: number): void {
    const place = this.to.zones.get(this.#pile(seat));
    if (!place) return;
    this.#sound("sweep");
    const word = stamp(
      t(this.before.setup.game === "cirollon" ? "web-sgobba" : "web-scopa"),
      this.to.zones.get("table") ?? place,
    );
    this.#animate(
      word,
      [
        { opacity: 0, transform: "translate(-50%, -50%) scale(0.6)" },
        { opacity: 1, transform: "translate(-50%, -50%) scale(1.1)", offset: 0.2 },
        { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.8 },
        { opacity: 0, transform: "translate(-50%, -80%) scale(1)" },
      ],
      this.#now - FLY * 0.5,
      900,
    );
    this.#now += 300;
  }

  #bonus(dealer: number, cards: string): void {
    const table = this.to.zones.get("table");
    const stock = this.to.zones.get("stock") ?? table;
    if (!table || !stock) return;
    const width = Math.min(90, table.width / 5);
    const flying = split(cards).map((card, at) => {
      const place = new DOMRect(
        table.left + table.width / 2 + (at - 2) * (width + 8),
        table.top + table.height / 2 - width * 0.8,
        width,
        width * 1.6,
      );
      const element = ghost(card, stock);
      this.#fly(element, place, this.#now + at * STEP, FLY);
      return element;
    });
    this.#now += FLY + HOLD * 2;
    this.#sound("sweep");
    this.#off(flying, this.#pile(dealer));
  }

  #dealt(counts: number[]): void {
    const stock = this.to.zones.get("stock") ?? this.to.zones.get("table") ?? null;
    this.#sound("deal");
    let most = 0;
    const fresh = [...this.to.cards.keys()].filter(
      (card) => !this.from.cards.has(card) && this.#inHand(card),
    );
    fresh.forEach((card, at) =>
      this.#arrive(card, stock, this.#now + at * STEP * 2, FLY, this.to.cards.get(card)),
    );
    counts.forEach((count, seat) => {
      const zone = this.to.zones.get(`seat-${seat}`);
      most = Math.max(most, count);
      if (!zone || !stock) return;
      for (let at = 0; at < count; at++)
        this.#vanish(ghost(null, stock), zone, this.#now + (at * 2 + 1) * STEP, FLY);
    });
    this.#now += most * STEP * 2 + FLY * 0.6;
  }

  #laid(cards: string): void {
    const stock = this.to.zones.get("stock") ?? null;
    split(cards).forEach((card, at) =>
      this.#arrive(card, stock, this.#now + at * STEP, FLY, this.to.cards.get(card)),
    );
    this.#now += STEP * 4 + FLY * 0.5;
  }

  #drew(seat: number): void {
    const stock = this.from.zones.get("stock") ?? this.to.zones.get("stock");
    const zone = this.to.zones.get(`seat-${seat}`);
    if (!stock) return;
    if (zone) this.#vanish(ghost(null, stock), zone, this.#now, FLY);
    else
      for (const card of this.to.cards.keys())
        if (!this.from.cards.has(card) && this.#inHand(card))
          this.#arrive(card, stock, this.#now, FLY, this.to.cards.get(card));
    this.#now += STEP * 2;
  }

  /** Pictures of cards that lay on the table before. */
  #ghosts(cards: string): HTMLElement[] {
    return split(cards).flatMap((card) => {
      const place = this.from.cards.get(card);
      if (!place || this.#flying.has(card)) return [];
      const element = ghost(card, place);
      this.#flying.set(card, element);
      return [element];
    });
  }

  #off(elements: HTMLElement[], zone: string): void {
    const pile = this.to.zones.get(zone) ?? this.from.zones.get(zone);
    if (!pile) return;
    this.#left ||= this.#now;
    elements.forEach((element, at) => this.#vanish(element, pile, this.#now + at * 25, FLY * 1.1));
    this.#now += FLY * 1.1;
  }

  /** A card of the page comes from another place. */
  #arrive(
    card: string,
    source: DOMRect | null,
    start: number,
    length: number,
    place: DOMRect | undefined,
    hidden = true,
  ): void {
    this.#placed.add(card);
    const element = document.querySelector<HTMLElement>(`[data-card="${card}"]`);
    if (!element || !place || !source) return;
    const x = source.left + source.width / 2 - place.left - place.width / 2;
    const y = source.top + source.height / 2 - place.top - place.height / 2;
    const scale = source.width / Math.max(1, place.width);
    const above = hidden ? { zIndex: 3 } : {};
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return;
    this.#animate(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, ...above },
        { transform: "none", ...above },
      ],
      start,
      length,
    );
    if (hidden && start > 0) this.#animate(element, [{ opacity: 0 }, { opacity: 1 }], start, 1);
  }

  /** A picture flies from where it is to another place. */
  #fly(element: HTMLElement, target: DOMRect, start: number, length: number): void {
    const home = element.getBoundingClientRect();
    const at = (place: DOMRect) => {
      const x = place.left + place.width / 2 - home.left - home.width / 2;
      const y = place.top + place.height / 2 - home.top - home.height / 2;
      return `translate(${x}px, ${y}px) scale(${place.width / Math.max(1, home.width)})`;
    };
    const source = this.#lies.get(element) ?? home;
    this.#animate(element, [{ transform: at(source) }, { transform: at(target) }], start, length);
    this.#lies.set(element, target);
  }

  /** A picture flies to a place and is seen no more there. */
  #vanish(element: HTMLElement, target: DOMRect, start: number, length: number): void {
    this.#fly(element, target, start, length);
    this.#animate(element, [{ opacity: 1 }, { opacity: 0 }], start + length * 0.9, length * 0.1);
  }

  #mark(element: HTMLElement, start: number): void {
    this.#animate(
      element,
      [{ boxShadow: "0 0 0 0 transparent" }, { boxShadow: "0 0 0 4px var(--ochre)" }],
      start,
      120,
    );
  }

  #animate(element: Element, frames: Keyframe[], start: number, length: number): void {
    // Before its first motion a card already looks as that begins; later ones must not show before their time.
    const kind = `${Object.keys(frames[1] ?? {})[0]}`;
    const begun = this.#begun.get(element) ?? new Set();
    this.#begun.set(element, begun);
    const fill = begun.has(kind) ? "forwards" : "both";
    begun.add(kind);
    const delay = Math.max(0, start * this.factor);
    this.running.push(
      element.animate(frames, { delay, duration: length * this.factor, easing: GLIDE, fill }),
    );
  }

  #sound(name: Parameters<typeof sound>[0]): void {
    sound(name, (this.#now * this.factor) / 1000);
  }

  #inHand(card: string): boolean {
    return document.querySelector(`[data-zone="hand"] [data-card="${card}"]`) !== null;
  }

  #pile(seat: number): string {
    return `pile-${sideOf(seat, this.before.table.seats.length)}`;
  }
}

function places(): Places {
  const all = (attribute: string, shape: (place: DOMRect, name: string) => DOMRect) => {
    const found = new Map<string, DOMRect>();
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
      const name = element.dataset[attribute] as string;
      found.set(name, shape(element.getBoundingClientRect(), name));
    }
    return found;
  };
  return {
    cards: all("card", (place) => place),
    zones: all("zone", (place, name) => (name === "table" ? place : cardIn(place))),
  };
}

/** The place of a card in the middle of a heap of cards. */
function cardIn(place: DOMRect): DOMRect {
  const width = Math.min(place.width, place.height / TALL);
  const left = place.left + (place.width - width) / 2;
  return new DOMRect(left, place.top + (place.height - width * TALL) / 2, width, width * TALL);
}

/** A card's place in the middle of another one. */
function middle(table: DOMRect | undefined, card: DOMRect): DOMRect {
  if (!table) return card;
  return new DOMRect(
    table.left + (table.width - card.width) / 2,
    table.top + (table.height - card.height) / 2,
    card.width,
    card.height,
  );
}

/** Without motion, what happened is at least heard. */
function announce(events: TableEvent[]): void {
  const heard = new Set(events.map(({ event }) => event));
  if (heard.has("sgobba")) sound("sweep", 0);
  else if (heard.has("took") || heard.has("trick-won")) sound("take", 0);
  else if (heard.has("played")) sound("play", 0);
}
