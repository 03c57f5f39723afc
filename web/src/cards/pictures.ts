/**
 * Single pictures out of the sprites. Each becomes an SVG image of its own behind an address of this page: the browser
 * lays its shapes out once and styles one element for it, not dozens, wherever and however often it is shown.
 */
import { signal } from "@preact/signals";
import { dark, preferences } from "../state/preferences";
import { SPRITES, type Sprite } from "./files";

/** Pixels of a picture to a unit of its drawing. */
const SCALE = 4;
const CARD = /^[A2-7JQK][hdcs]$/;
/** The lines of the sprites that are here, by the names of what they draw. */
const drawings = signal<ReadonlyMap<Sprite, ReadonlyMap<string, string>>>(new Map());
const asked = new Set<Sprite>();
/** The pictures made so far: the browser keeps what they show ready. */
const made = new Map<string, HTMLImageElement>();

/** The address of a card's face; none until its sprite is here: who draws it is drawn again then. */
export function faceOf(code: string): string | undefined {
  return pictureOf(preferences.value.deck, code);
}

export function backOf(): string | undefined {
  return pictureOf("backs", `back-${preferences.value.back}`);
}

/** The picture of a game for the opening page. */
export function gameOf(game: string): string | undefined {
  return pictureOf("games", game);
}

function pictureOf(sprite: Sprite, name: string): string | undefined {
  const lines = drawings.value.get(sprite);
  if (!lines) {
    void fetchSprite(sprite);
    return undefined;
  }
  const { suits, index } = preferences.value;
  const key = [sprite, name, dark.value, suits, index].join();
  let picture = made.get(key);
  if (!picture) {
    picture = new Image();
    picture.src = URL.createObjectURL(new Blob([draw(lines, name)], { type: "image/svg+xml" }));
    made.set(key, picture);
  }
  return picture.src;
}

async function fetchSprite(sprite: Sprite): Promise<void> {
  if (asked.has(sprite)) return;
  asked.add(sprite);
  const text = await fetch(SPRITES[sprite]).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  // Without a network the table says so; the next card that is drawn asks again.
  if (!text) asked.delete(sprite);
  else {
    drawings.value = new Map(drawings.value).set(sprite, linesOf(text));
    if (sprite === preferences.value.deck) makeAhead();
  }
}

/** Make the pictures of the whole deck while nothing else is to be done, so that a card that comes is there at once. */
function makeAhead(): void {
  const { deck } = preferences.value;
  const names = [...(drawings.value.get(deck)?.keys() ?? [])].filter((name) => CARD.test(name));
  const next = () => {
    const name = names.pop();
    if (!name) return;
    pictureOf(deck, name);
    idle(next);
  };
  idle(next);
}

/** Safari has no idle time to ask for. */
function idle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 50);
}

function linesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split("\n")) {
    const name = line.match(/^<[^>]* id="([^"]+)"/)?.[1];
    if (name) found.set(name, line);
  }
  return found;
}

/** A symbol as a picture that needs nothing else, in the colours and with the index of the moment. */
function draw(lines: ReadonlyMap<string, string>, name: string): string {
  const shared = new Set<string>();
  const gather = (line: string) => {
    for (const [, used = ""] of line.matchAll(/href="#([^"]+)"/g)) {
      const shape = lines.get(used);
      if (!shape || shared.has(shape)) continue;
      shared.add(shape);
      gather(shape);
    }
  };
  const symbol = lines.get(name) ?? "";
  gather(symbol);
  const [, box = "", width = 0, height = 0] = symbol.match(/viewBox="(0 0 ([\d.]+) ([\d.]+))"/) ?? [];
  const body = symbol.slice(symbol.indexOf(">") + 1, symbol.lastIndexOf("</symbol>"));
  // As large as pixels may lie anywhere, for those who want to know.
  const size = `width="${Number(width) * SCALE}" height="${Number(height) * SCALE}" viewBox="${box}"`;
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${[...shared].join("")}</defs>${body}</svg>`,
  );
}

/** A picture inherits nothing from the page: the values of the custom properties are written into it. */
function paint(svg: string): string {
  const look = getComputedStyle(document.documentElement);
  const property = /var\((--[\w-]+),([^()]*)\)/g;
  let painted = svg;
  while (painted.includes("var(--"))
    painted = painted.replace(
      property,
      (_, name: string, usual: string) => look.getPropertyValue(name) || usual,
    );
  return painted;
}
