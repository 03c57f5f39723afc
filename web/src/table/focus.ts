/** Where the focus goes when what had it is gone, as a card that was played: not back to the top of the page. */
import { useEffect, useRef } from "preact/hooks";

/** The card that Tab reaches; where no card is to be seen, what stands in its place. */
export const PLACE = ".hand-over, [data-zone=hand] [tabindex='0'], .curtain";

export function useKeptFocus(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  // Whenever something is drawn anew.
  useEffect(() => {
    const gone = last.current && (!last.current.isConnected || last.current.matches(":disabled"));
    if (gone && document.activeElement === document.body)
      document.querySelector<HTMLElement>(PLACE)?.focus({ preventScroll: true });
  });
}
