/** Shows a change of the table: what was where before and is where after, and what happened between, as motion. */

import type { TableEvent } from "../protocol";
import { calm, preferences } from "../state/preferences";
import type { Shown, Stage } from "../state/room";
import { clearGhosts } from "./ghosts";
import { places } from "./places";
import { Script } from "./script";
import { sound } from "./sounds";

const FACTOR = { off: 0, quick: 0.5, normal: 1, slow: 1.8 };

/** The stage of a table page. Motion never holds a state back: the page already shows what the motion leads to. */
export class TableStage implements Stage {
  #running: Animation[] = [];
  #lifted: HTMLElement[] = [];
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
    // Preact draws right after this; where everything is now is read before the frame, which has enough to do.
    await null;
    const to = places();
    const drawn = await new Promise<boolean>((done) => {
      this.#skip = () => done(false);
      requestAnimationFrame(() => done(true));
    });
    // Hurried before its first frame: the page may show something newer already.
    if (!drawn) return;
    try {
      new Script(from, to, events, before, factor, this.#running, this.#lifted).play();
      await Promise.allSettled(this.#running.map(({ finished }) => finished));
    } finally {
      this.#end();
    }
  }

  hurry(): void {
    this.#skip();
    this.#end();
  }

  #end(): void {
    // The page shows what the motion led to.
    for (const animation of this.#running) animation.cancel();
    for (const element of this.#lifted) delete element.dataset.moving;
    this.#running = [];
    this.#lifted = [];
    clearGhosts();
    document.body.dataset.busy = "0";
  }
}

/** Without motion, what happened is at least heard. */
function announce(events: TableEvent[]): void {
  const heard = new Set(events.map(({ event }) => event));
  if (heard.has("sgobba")) sound("sweep", 0);
  else if (heard.has("took") || heard.has("trick-won")) sound("take", 0);
  else if (heard.has("played")) sound("play", 0);
}
