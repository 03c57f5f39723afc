/** What happened, as motion: which card flies from where to where, and when. */

import type { TableEvent } from "../protocol";
import { type Shown, sideOf } from "../state/room";
import { split } from "../words/bundle";
import { t } from "../words/words";
import { type Ghost, ghost, ring, stamp } from "./ghosts";
import { middle, moved, type Places } from "./places";
import { sound } from "./sounds";

const FLY = 340;
const HOLD = 480;
const STEP = 70;
const GLIDE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** The motion of one change, laid out in time. */
export class Script {
  /** Milliseconds from the start, at full length, at which the next thing happens. */
  #now = 0;
  /** When cards leave the table. */
  #left = 0;
  readonly #placed = new Set<string>();
  /** Pictures of cards that lie somewhere no more, by their card. */
  readonly #flying = new Map<string, Ghost>();
  /** Where a picture lies after the motion planned so far. */
  readonly #lies = new Map<Ghost, DOMRect>();
  /** What has been in motion. */
  readonly #begun = new Set<Element>();

  constructor(
    readonly from: Places,
    readonly to: Places,
    readonly events: TableEvent[],
    readonly before: Shown,
    readonly factor: number,
    /** The motions begun, and the cards that they raise above the others. */
    readonly running: Animation[],
    readonly lifted: HTMLElement[],
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
        for (const { home } of lying) this.#mark(home, this.#now + FLY * 0.7, FLY * 0.3 + HOLD);
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
      flying.filter((each) => each !== undefined),
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
      const flying = ghost(card, stock);
      this.#fly(flying, place, this.#now + at * STEP, FLY);
      return flying;
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
      (card) => !this.from.cards.has(card) && this.to.inHand.has(card),
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
        if (!this.from.cards.has(card) && this.to.inHand.has(card))
          this.#arrive(card, stock, this.#now, FLY, this.to.cards.get(card));
    this.#now += STEP * 2;
  }

  /** Pictures of cards that lay on the table before. */
  #ghosts(cards: string): Ghost[] {
    return split(cards).flatMap((card) => {
      const place = this.from.cards.get(card);
      if (!place || this.#flying.has(card)) return [];
      const lying = ghost(card, place);
      this.#flying.set(card, lying);
      return [lying];
    });
  }

  #off(ghosts: Ghost[], zone: string): void {
    const pile = this.to.zones.get(zone) ?? this.from.zones.get(zone);
    if (!pile) return;
    this.#left ||= this.#now;
    ghosts.forEach((each, at) => this.#vanish(each, pile, this.#now + at * 25, FLY * 1.1));
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
    const element = this.to.elements.get(card);
    if (!element || !place || !source) return;
    const near = Math.abs(source.left - place.left) < 1 && Math.abs(source.top - place.top) < 1;
    if (near && Math.abs(source.width - place.width) < 1) return;
    const from = { transform: moved(place, source), easing: GLIDE };
    const to = { transform: "none" };
    if (hidden) {
      // Above the others while it moves.
      element.dataset.moving = "";
      this.lifted.push(element);
    }
    this.#animate(
      element,
      hidden && start > 0
        ? [
            { ...from, opacity: 0 },
            { opacity: 1, offset: 0.01 },
            { ...to, opacity: 1 },
          ]
        : [from, to],
      start,
      length,
    );
  }

  /** A picture flies from where it is to another place. */
  #fly(flying: Ghost, target: DOMRect, start: number, length: number): void {
    const [from, to] = this.#flight(flying, target);
    this.#animate(flying.element, [from, to], start, length);
  }

  /** A picture flies to a place and is seen no more there. */
  #vanish(flying: Ghost, target: DOMRect, start: number, length: number): void {
    const [from, to] = this.#flight(flying, target);
    const frames = [
      { ...from, opacity: 1 },
      { opacity: 1, offset: 0.9 },
      { ...to, opacity: 0 },
    ];
    this.#animate(flying.element, frames, start, length);
  }

  #flight(flying: Ghost, target: DOMRect): [Keyframe, Keyframe] {
    const from = moved(flying.home, this.#lies.get(flying) ?? flying.home);
    this.#lies.set(flying, target);
    return [{ transform: from, easing: GLIDE }, { transform: moved(flying.home, target) }];
  }

  /** A ring around a place for a while. */
  #mark(place: DOMRect, start: number, length: number): void {
    const frames = [
      { opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.95 },
      { opacity: 0 },
    ];
    this.#animate(ring(place), frames, start, length);
  }

  /** Only what the browser moves without laying out or painting anew: transform and opacity. */
  #animate(element: Element, frames: Keyframe[], start: number, length: number): void {
    // Before its first motion something already looks as that begins; later ones must not show before their time.
    const fill = this.#begun.has(element) ? "forwards" : "both";
    this.#begun.add(element);
    const delay = Math.max(0, start * this.factor);
    this.running.push(element.animate(frames, { delay, duration: length * this.factor, fill }));
  }

  #sound(name: Parameters<typeof sound>[0]): void {
    sound(name, (this.#now * this.factor) / 1000);
  }

  #pile(seat: number): string {
    return `pile-${sideOf(seat, this.before.table.seats.length)}`;
  }
}
