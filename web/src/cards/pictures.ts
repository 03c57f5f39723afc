/**
 * Pictures of cards and games, as addresses of this page for `<img>`. The painter makes them, as large as the screen may
 * need them; an address is a signal, so that a picture that is ready changes one attribute and draws nothing anew.
 */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { dark, preferences } from "../state/preferences";
import type { Sprite } from "./files";
import type { Order, Painted } from "./orders";
import { bring, painter } from "./painter";

export type Picture = ReadonlySignal<string | undefined>;

/** The greatest widths of pictures in the page, and what share of the screen's shorter side they take at most. */
const MOST = { card: 220, game: 400 };
const SHARE = { card: 1 / 3, game: 1 / 2 };
const STEP = 16;
/** The custom properties that the pictures know. */
const PROPERTIES = [
  ..."paper edge ink red blue ochre slate hearts diamonds clubs spades".split(" "),
  ..."index-lij index-it index-en index-value".split(" "),
].map((name) => `--card-${name}`);

const addresses = new Map<string, Signal<string | undefined>>();
/** Of each picture the address painted last: it stays, in another size or look, until the one that is wanted is painted. */
const latest = new Map<string, string>();
/** The browser keeps ready what these show. */
const kept: HTMLImageElement[] = [];
/** Ordered, but not painted yet. */
const awaited = new Set<string>();
/** Cards that are painted when nothing else is wanted, so that one that comes is there at once. */
const rest = [..."hdcs"].flatMap((suit) => [..."A234567JQK"].map((rank) => rank + suit));
const widths = signal(widthsNow());
const looks = new Map<string, Record<string, string>>();
let heard: Worker | null = null;

/** A card's face; it has no address until it is painted for the first time. */
export function faceOf(code: string): Picture {
  return pictureOf(preferences.value.deck, code);
}

export function backOf(): Picture {
  return pictureOf(preferences.value.deck, `back-${preferences.value.back}`);
}

/** The picture of a game for the opening page. */
export function gameOf(game: string): Picture {
  return pictureOf("games", game);
}

function pictureOf(sprite: Sprite, name: string): Picture {
  void bring(sprite);
  const { suits, index } = preferences.value;
  const look = [dark.value, suits, index].join();
  const width = widths.value[sprite === "games" ? "game" : "card"];
  const key = [sprite, name, width, look].join();
  let address = addresses.get(key);
  if (!address) {
    address = signal<string | undefined>(latest.get([sprite, name].join()));
    addresses.set(key, address);
    awaited.add(key);
    hear().postMessage({ key, sprite, name, width, look: lookOf(look) } satisfies Order);
  }
  return address;
}

/** The painter, listened to. */
function hear(): Worker {
  if (heard) return heard;
  heard = painter();
  heard.addEventListener("message", ({ data: { key, address } }: MessageEvent<Painted>) => {
    const image = new Image();
    image.src = address;
    kept.push(image);
    awaited.delete(key);
    latest.set(key.split(",", 2).join(), address);
    const picture = addresses.get(key);
    if (picture) picture.value = address;
    if (!awaited.size && key.startsWith(preferences.value.deck)) idle(paintNext);
  });
  addEventListener("resize", () => {
    const now = widthsNow();
    if (now.card > widths.value.card) widths.value = now;
  });
  return heard;
}

function paintNext(): void {
  const card = rest.pop();
  if (card) faceOf(card);
}

/** Safari has no idle time to ask for. */
function idle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 50);
}

/** In pixels of the screen, in steps, so that not every change of the window means new pictures. */
function widthsNow(): { card: number; game: number } {
  const side = Math.min(innerWidth, innerHeight);
  const wide = (kind: "card" | "game") =>
    Math.ceil(Math.ceil(Math.min(MOST[kind], side * SHARE[kind]) / STEP) * STEP * devicePixelRatio);
  return { card: wide("card"), game: wide("game") };
}

/** The values that the custom properties have now. */
function lookOf(name: string): Record<string, string> {
  let look = looks.get(name);
  if (!look) {
    const style = getComputedStyle(document.documentElement);
    look = Object.fromEntries(
      PROPERTIES.map((property) => [property, style.getPropertyValue(property).trim()]),
    );
    looks.set(name, look);
  }
  return look;
}
