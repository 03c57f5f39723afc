/** The painter: a worker that paints pictures out of the sprites, so that the page's own thread need not. */
import { SPRITES, type Sprite } from "./files";
import type { Supply } from "./orders";

let worker: Worker | null = null;
const asked = new Set<Sprite>();

export function painter(): Worker {
  worker ??= new Worker(new URL("./painting.ts", import.meta.url), { type: "module" });
  return worker;
}

/** Fetch a sprite for the painter, once. Where there is no network the next picture that is wanted asks again. */
export async function bring(sprite: Sprite): Promise<void> {
  if (asked.has(sprite)) return;
  asked.add(sprite);
  const to = painter();
  const svg = await fetch(SPRITES[sprite]).then(
    (answer) => (answer.ok ? answer.arrayBuffer() : null),
    () => null,
  );
  if (svg) to.postMessage({ sprite, svg } satisfies Supply, [svg]);
  else asked.delete(sprite);
}
