/** Where the focus goes when what had it is gone, as a card that was played: not back to the top of the page. */
import { useEffect, useRef } from "preact/hooks";

/** The card that Tab reaches; where no card is to be seen, what stands in its place. */
export const PLACE = ".hand-over, [data-zone=hand] [tabindex='0'], .curtain";

export function useKeptFocus(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    // A finger needs no focus, and each time that it moves the browser lays the table out at once.
    let finger = false;
    const onPointer = ({ pointerType }: PointerEvent) => {
      finger = pointerType === "touch";
      if (finger) last.current = null;
    };
    const onKey = () => {
      finger = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      last.current = finger ? null : (target as Element);
    };
    const listeners = [
      ["pointerdown", onPointer],
      ["keydown", onKey],
      ["focusin", onFocus],
    ] as [string, EventListener][];
    for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    };
  }, []);
  // Whenever something is drawn anew.
  useEffect(() => {
    const gone = last.current && (!last.current.isConnected || last.current.matches(":disabled"));
    if (gone && document.activeElement === document.body)
      document.querySelector<HTMLElement>(PLACE)?.focus({ preventScroll: true });
  });
}
