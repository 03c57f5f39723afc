/** A table as this client shows it: the newest state that was shown, what happened so far, and what is to be shown yet. */
import { computed, signal } from "@preact/signals";
import { Connection } from "../net/connection";
import { takeTold } from "../net/told";
import type {
  Message,
  SeatInfo,
  SeatView,
  Setup,
  Snapshot,
  Table,
  TableEvent,
  Update,
  You,
} from "../protocol";
import type { Reader } from "../words/sentences";
import { t } from "../words/words";

export interface Shown {
  seq: number;
  code: string;
  setup: Setup;
  table: Table;
  you: You;
}

/** Draws one change; resolves when its motion is over. `hurry` ends all motion at once. */
export interface Stage {
  show(apply: () => void, events: TableEvent[], before: Shown | null): Promise<void>;
  hurry(): void;
}

export interface Saying {
  seat: number;
  phrase: string;
  at: number;
}

const KEPT = 400;

export class Room {
  readonly code: string;
  readonly connection: Connection;
  readonly shown = signal<Shown | null>(null);
  /** What happened since this client came, newest last. */
  readonly events = signal<TableEvent[]>([]);
  /** The events of the last change: to be told and read aloud. */
  readonly news = signal<TableEvent[]>([]);
  readonly said = signal<Saying[]>([]);
  /** Seats that one does not want to hear. */
  readonly muted = signal<ReadonlySet<number>>(new Set());
  readonly warned = signal<{ seat: number; left: number; until: number } | null>(null);
  /** When the shown clock was heard: its times count from there. */
  readonly heardAt = signal(0);
  readonly #stage: Stage;
  #setup: Setup | null = null;
  #queue: (Snapshot | Update)[] = [];
  #showing = false;
  /** A sleeping page draws no frames, so its motion would never end. */
  readonly #hide = () => document.visibilityState === "hidden" && this.hurry();

  /** `entered`: when the server knows who is asking. */
  constructor(code: string, stage: Stage, entered: Promise<unknown>) {
    this.code = code;
    this.#stage = stage;
    this.connection = new Connection(code, (message) => this.#hear(message), entered);
    const told = takeTold(`/api/tables/${code}`) as Snapshot | undefined;
    if (told) {
      this.connection.seq = told.seq;
      // Who reads it is there, though the socket is not open yet.
      for (const { seat } of told.you.seats) (told.table.seats[seat] as SeatInfo).connected = true;
      this.#apply(told);
    }
    document.addEventListener("visibilitychange", this.#hide);
  }

  /** Hear nothing more from a seat, or hear it again. */
  mute(seat: number, on: boolean): void {
    const others = [...this.muted.value].filter((other) => other !== seat);
    this.muted.value = new Set(on ? [...others, seat] : others);
    if (on) this.said.value = this.said.value.filter((saying) => saying.seat !== seat);
    // If the server refuses, this device hides what the seat says nevertheless.
    this.connection.send({ type: "mute", seat, on }).catch(() => null);
  }

  /** Show at once all that is known: somebody acts. */
  hurry(): void {
    this.#stage.hurry();
    const rest = this.#queue;
    this.#queue = [];
    for (const message of rest) this.#apply(message);
  }

  close(): void {
    this.connection.close();
    document.removeEventListener("visibilitychange", this.#hide);
    this.#queue = [];
    this.#stage.hurry();
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "snapshot":
      case "update":
        this.#queue.push(message);
        void this.#showQueue();
        break;
      case "said":
        // Said before the server knew, or over another connection.
        if (this.muted.value.has(message.seat)) break;
        this.said.value = [
          ...this.said.value.slice(-20),
          { seat: message.seat, phrase: message.phrase, at: Date.now() },
        ];
        break;
      case "warned":
        this.warned.value = { seat: message.seat, left: message.left, until: Date.now() + message.left };
        break;
    }
  }

  async #showQueue(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    try {
      for (let message = this.#queue.shift(); message; message = this.#queue.shift()) {
        const next = message;
        // A first look, and what a sleeping page has missed, is shown as it is.
        const still = next.type === "snapshot" || document.visibilityState === "hidden";
        if (still) this.#apply(next);
        else await this.#stage.show(() => this.#apply(next), next.events, this.shown.value);
        // Motion ends within a frame: what comes next is drawn in a task of its own.
        if (this.#queue.length) await new Promise((done) => setTimeout(done));
      }
    } finally {
      // A motion that fails must not hold the table up.
      this.#showing = false;
    }
  }

  #apply(message: Snapshot | Update): void {
    const before = this.shown.value;
    if (before && message.seq < before.seq) return;
    const setup = message.setup ?? this.#setup;
    if (!setup) return;
    this.#setup = setup;
    // The first hand is dealt as soon as somebody looks: nothing jumps if the table is seen with it.
    if (!before && isDue(message.table)) return;
    // The socket begins with what has come with the page.
    if (message.type === "snapshot" && before && sameView(message, before)) return;
    this.shown.value = { seq: message.seq, code: this.code, setup, table: message.table, you: message.you };
    this.heardAt.value = Date.now();
    const { events } = message;
    const first = message.type === "snapshot" && message.since <= 0;
    if (first) this.events.value = events.slice(-KEPT);
    else if (events.length) this.events.value = [...this.events.value, ...events].slice(-KEPT);
    if (events.length) {
      this.news.value = events;
      if (events.some((event) => event.event === "moved")) this.warned.value = null;
    }
  }

  /** The seat of this device that acts, or would next; null for an onlooker. */
  readonly active = computed<SeatView | null>(() => {
    const shown = this.shown.value;
    if (!shown) return null;
    const { seats } = shown.you;
    const toAct = shown.table.match?.position?.to_act ?? null;
    return seats.find(({ seat }) => seat === toAct) ?? seats[0] ?? null;
  });

  readonly reader = computed<Reader>(() => {
    const shown = this.shown.value;
    const own = (shown?.you.seats ?? []).map(({ seat }) => seat);
    const names = (shown?.table.seats ?? []).map((seat, index) =>
      seatName(seat.name, seat.kind, index, own.length === 1 && own[0] === index),
    );
    return {
      game: shown?.setup.game ?? "",
      names,
      sides: sideNames(names),
      own,
    };
  });
}

/** Whether the next hand waits for nobody. */
function isDue({ phase, seats }: Table): boolean {
  return phase === "dealing" && seats.every(({ kind, ready }) => kind === "bot" || ready);
}

function sameView(one: Snapshot, other: Shown): boolean {
  const view = ({ seq, table, you }: Snapshot | Shown) => JSON.stringify([seq, table, you]);
  return view(one) === view(other);
}

/** What the server calls a guest who has told no name. */
const NAMELESS = "?";

/** A name as it is shown to others. */
export function guestName(name: string): string {
  return name === NAMELESS ? t("web-guest") : name;
}

function seatName(name: string | undefined, kind: string, seat: number, mine: boolean): string {
  if (name === NAMELESS && mine) return t("web-you");
  if (name) return guestName(name);
  return kind === "bot" ? t("web-computer", { number: seat + 1 }) : t("web-free-seat");
}

/** With four players the sides are pairs. */
export function sideNames(names: string[]): string[] {
  if (names.length !== 4) return names;
  return [0, 1].map((side) => t("card-and", { first: names[side] ?? "", last: names[side + 2] ?? "" }));
}

/** The side of a seat. */
export function sideOf(seat: number, players: number): number {
  return players === 4 ? seat % 2 : seat;
}
