/** A page that comes in parts, so that a touch never waits for the whole of it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** How far a page has come: 0 at first, and one more after each frame, up to `last`. */
export function useStages(last: number): number {
  const stage = useSignal(0);
  const { value } = stage;
  useEffect(() => {
    if (value >= last) return;
    const timer = setTimeout(() => {
      stage.value = value + 1;
    });
    return () => clearTimeout(timer);
  }, [stage, value, last]);
  return value;
}
