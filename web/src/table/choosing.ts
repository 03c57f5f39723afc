/** Which card and which of its captures are chosen, before anything is sent. Holds no rules: the server told the choices. */
import { computed, signal } from "@preact/signals";
import { painted } from "../motion/painted";
import { Refused } from "../net/api";
import type { Choice, PlayChoice, Refusal } from "../protocol";
import { preferences } from "../state/preferences";
import type { Room } from "../state/room";
import { split } from "../words/bundle";
import { refusalSentence } from "../words/sentences";
import { readReasons, t } from "../words/words";
import { complaint } from "./commands";

/** Two taps within so many milliseconds may be one double tap. */
const DOUBLE_TAP = 400;

export class Choosing {
  readonly card = signal<string | null>(null);
  /** The chosen move of that card. */
  readonly move = signal("");
  /** A move on its way to the server. */
  readonly sent = signal<string | null>(null);
  /** What the player should know now: why a card may not be played, what went wrong. */
  readonly notice = signal("");
  readonly #room: Room;
  #sentAt = Number.NEGATIVE_INFINITY;

  constructor(room: Room) {
    this.#room = room;
  }

  readonly choices = computed<Choice[]>(() => this.#room.active.value?.choices ?? []);
  readonly plays = computed(() =>
    this.choices.value.filter((choice): choice is PlayChoice => choice.do === "play"),
  );
  /** The ways to play the chosen card. */
  readonly ways = computed(() => this.plays.value.filter(({ card }) => card === this.card.value));
  readonly way = computed(() => this.ways.value.find(({ move }) => move === this.move.value) ?? null);
  /** Cards of the table that the chosen way takes. */
  readonly outlined = computed(() => new Set(split(this.way.value?.takes ?? "")));
  /** Cards of the table that some way of the chosen card takes. */
  readonly reachable = computed(() => new Set(this.ways.value.flatMap(({ takes }) => split(takes))));

  /** What there is to choose from; whatever else happens at the table leaves it as it is. */
  readonly #offered = computed(() => {
    const seat = this.#room.active.value;
    return [seat?.seat, seat?.hand, ...this.choices.value.map(({ move }) => move)].join(" ");
  });

  /** Forget a choice when it can be made no more, and a refusal when something happens; returns how to stop. */
  follow(): () => void {
    // At once, not after the next frame: a touch may count in between.
    const stops = [
      this.#offered.subscribe(() => this.cancel()),
      this.#room.news.subscribe(() => {
        this.notice.value = "";
        complaint.value = "";
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  playable(card: string): boolean {
    return this.plays.value.some((choice) => choice.card === card);
  }

  /** A card of the hand was touched. */
  async tapHand(card: string): Promise<void> {
    const at = performance.now();
    const unseen = !this.choices.value.length;
    const seen = painted();
    await seen;
    // Nobody plays a card against a move that was not shown yet, or the next card by a double tap: such a tap only chooses.
    const rash = unseen || at < this.#sentAt + DOUBLE_TAP;
    this.#room.hurry();
    this.notice.value = "";
    if (this.sent.value) return;
    if (this.card.value === card && this.way.value) {
      void this.send(this.way.value.move, seen);
      return;
    }
    const ways = this.plays.value.filter((choice) => choice.card === card);
    const best = ways.find((choice) => choice.best) ?? ways[0];
    if (!best) {
      this.cancel();
      void this.#why(card);
      return;
    }
    const { confirm } = preferences.value;
    if (!rash && (confirm === "never" || (confirm === "choice" && ways.length === 1))) {
      void this.send(best.move, seen);
      return;
    }
    this.card.value = card;
    this.move.value = best.move;
  }

  /** A card of the table was touched: the next way that takes it, of those that there are. */
  tapTable(card: string): void {
    this.#room.hurry();
    const ways = this.ways.value;
    const taking = ways.filter(({ takes }) => split(takes).includes(card));
    if (!taking.length) return;
    const at = taking.findIndex(({ move }) => move === this.move.value);
    this.move.value = (taking[(at + 1) % taking.length] as PlayChoice).move;
  }

  choose(move: string): void {
    this.move.value = move;
  }

  confirm(): void {
    if (this.way.value) void this.send(this.way.value.move);
  }

  cancel(): void {
    this.card.value = null;
    this.move.value = "";
    this.notice.value = "";
  }

  /** Send a move of the acting seat once its touch is `seen`, unless another is on its way. */
  async send(move: string, seen = painted()): Promise<void> {
    const seat = this.#room.active.value?.seat;
    if (seat === undefined || this.sent.value) return;
    this.sent.value = move;
    this.#sentAt = performance.now();
    try {
      await seen;
      this.#room.hurry();
      this.cancel();
      await this.#room.connection.send({ type: "move", seat, move });
    } catch (error) {
      // Stale: something happened meanwhile, and it is about to be seen.
      await this.#refused(error);
    } finally {
      this.sent.value = null;
    }
  }

  async #why(card: string): Promise<void> {
    const seat = this.#room.active.value?.seat;
    if (seat === undefined) return;
    const position = this.#room.shown.value?.table.match.position;
    if (position && position.to_act !== seat) {
      this.notice.value = t("web-not-your-turn");
      return;
    }
    try {
      const answer = await this.#room.connection.send({ type: "why", seat, move: card });
      await readReasons();
      const asked = this.#room.shown.value?.table.match.position === position;
      if (answer.type === "reason" && answer.refusal && asked) this.#tell(answer.refusal);
    } catch (error) {
      await this.#refused(error);
    }
  }

  async #refused(error: unknown): Promise<void> {
    if (!(error instanceof Refused)) throw error;
    await readReasons();
    this.#tell(error.refusal);
  }

  #tell(refusal: Refusal): void {
    this.notice.value = refusalSentence(refusal, this.#room.reader.value.game);
  }
}
