/** How large cards can be: the biggest size at which all of them fit into a place. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Height of a card by its width. */
export const TALL = 1.6;

/** The width of `count` cards in a place, in pixels, and in how many columns they lie. */
export function fit(
  count: number,
  width: number,
  height: number,
  gap: number,
  most: number,
): { width: number; columns: number } {
  let best = { width: 0, columns: 1 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(Math.max(1, count) / rows);
    const wide = Math.min(
      (width - (columns - 1) * gap) / columns,
      (height - (rows - 1) * gap) / rows / TALL,
      most,
    );
    if (wide > best.width) best = { width: wide, columns };
  }
  return { width: Math.max(24, Math.floor(best.width)), columns: best.columns };
}

interface Place {
  /** How many cards there is to be room for. */
  count: number;
  gap: number;
  /** The greatest width of a card. */
  most: number;
  /** The greatest height of all, as a share of the window's; left out: the place's own height. */
  share?: number;
}

/** Keep the custom properties `--card` (width) and `--columns` of an element as large as its place allows. */
export function useFit<E extends HTMLElement>({ count, gap, most, share }: Place): RefObject<E | null> {
  const element = useRef<E>(null);
  // Before the browser paints: nothing jumps, and motion starts from sizes that are right.
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return;
    const measure = () => {
      const style = getComputedStyle(place);
      const width =
        place.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const inside =
        place.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      const found = fit(count, width, share ? innerHeight * share : inside, gap, most);
      place.style.setProperty("--card", `${found.width}px`);
      place.style.setProperty("--columns", `${found.columns}`);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(place);
    addEventListener("resize", measure);
    return () => {
      watcher.disconnect();
      removeEventListener("resize", measure);
    };
  }, [count, gap, most, share]);
  return element;
}
