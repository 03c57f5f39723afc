/** The WebSocket of a table: it comes back by itself, and what was not answered is sent again. */
import { signal } from "@preact/signals";
import type { Ack, Message, Pong, Reason, Refusal, Request } from "../protocol";
import { Refused } from "./api";

/** A request as callers write it: key and number are the connection's business. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, "key" | "seq"> : never) : never;
type Answer = Ack | Reason | Pong;

interface Waiting {
  request: Request;
  done: (answer: Answer) => void;
  refused: (reason: Refused) => void;
}

export type Status = "connecting" | "open" | "lost" | "refused";

const LONGEST_PAUSE = 8000;
/** After so long without a word the server is asked whether it is there. */
const QUIET = 30_000;
/** After so long without an answer the connection is lost, whatever the browser believes: the network may have changed. */
const PATIENCE = 8000;
const SILENT = new Set(["why", "chat", "mute", "ping"]);

export class Connection {
  readonly status = signal<Status>("connecting");
  /** Why the server does not let one in. */
  readonly refusal = signal<Refusal | null>(null);
  /** The number of the newest entry of the log that was heard of. */
  seq = -1;
  readonly #code: string;
  readonly #hear: (message: Message) => void;
  #socket: WebSocket | null = null;
  #queue: Waiting[] = [];
  #tries = 0;
  #timer = 0;
  #silence = 0;
  #closed = false;
  readonly #wake = () => (this.#socket ? this.#probe() : this.#reconnect());

  /** `entered`: when the server knows who is asking. */
  constructor(code: string, hear: (message: Message) => void, entered: Promise<unknown>) {
    this.#code = code;
    this.#hear = hear;
    void entered.then(() => {
      if (this.#closed) return;
      addEventListener("online", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
      this.#open();
    });
  }

  /** Send a command or ask. Resolves with the server's answer, throws `Refused`; waits through a lost connection. */
  send(wish: Wish): Promise<Answer> {
    const request = { ...wish, key: newKey(), ...(!SILENT.has(wish.type) && { seq: this.seq }) } as Request;
    return new Promise((done, refused) => {
      this.#queue.push({ request, done, refused });
      if (this.#queue.length === 1) this.#sendFirst();
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #open(): void {
    const since = this.seq >= 0 ? `?since=${this.seq}` : "";
    const address = new URL(`/ws/${this.#code}${since}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#expect(PATIENCE);
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#expect(QUIET);
      this.#receive(JSON.parse(data) as Message);
    };
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      this.status.value = "open";
      this.#sendFirst();
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #lose(): void {
    if (this.#closed) return;
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.status.value = "lost";
    // A handshake that was refused looks like a lost network: ask which it was, once in a while.
    if (this.#tries === 1) void this.#askWhy();
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#timer = window.setTimeout(() => this.#reconnect(), pause);
  }

  /** Wait so long for a word of the server. */
  #expect(time: number): void {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => {
      const asked = this.#queue.length > 0 || this.#socket?.readyState !== WebSocket.OPEN;
      if (asked) this.#lose();
      else this.#probe();
    }, time);
  }

  /** Ask whether the server is there, unless it is being asked something; a page that sleeps does it when it wakes up. */
  #probe(): void {
    if (document.visibilityState === "hidden") return;
    if (this.#queue.length) this.#expect(PATIENCE);
    else this.send({ type: "ping" }).catch(() => null);
  }

  #reconnect(): void {
    if (this.#closed || this.#socket || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  }

  async #askWhy(): Promise<void> {
    const answer = await fetch(`/api/tables/${this.#code}`).catch(() => null);
    if (!answer || answer.ok || answer.status >= 500 || answer.status === 429) return;
    this.refusal.value = (await answer.json()) as Refusal;
    this.status.value = "refused";
    this.close();
  }

  #sendFirst(): void {
    const first = this.#queue[0];
    if (!first || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(first.request));
    this.#expect(PATIENCE);
  }

  #receive(message: Message): void {
    if (message.type === "snapshot" || message.type === "update") this.seq = Math.max(this.seq, message.seq);
    else if (message.type !== "said" && message.type !== "warned") {
      const waiting = this.#queue[0];
      if (waiting?.request.key !== message.key) return;
      this.#queue.shift();
      if (message.type === "ack") this.seq = Math.max(this.seq, message.seq);
      if (message.type === "refused")
        waiting.refused(new Refused({ code: message.code, details: message.details }));
      else waiting.done(message);
      this.#sendFirst();
      return;
    }
    this.#hear(message);
  }
}

/** A key that no other command at this table has. */
export function newKey(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(8)));
}

/** 256 random bits of this device for a deal's shuffle. */
export function newNonce(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
