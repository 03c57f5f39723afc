/** What a page asks the server: the answer, or the sentence of a refusal and a way to try again. */
import { type Signal, useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";
import { Refused } from "../net/api";
import type { Refusal } from "../protocol";
import { refusalSentence } from "../words/sentences";
import { t } from "../words/words";

export interface Asked<T> {
  answer: T | null;
  refusal: Refusal | null;
  again: () => Promise<void>;
}

/** Ask when the component is shown and whenever `about` changes; of several answers the last question's counts. */
export function useAsked<T>(question: () => Promise<T>, about: unknown = null): Asked<T> {
  const answer = useSignal<T | null>(null);
  const refusal = useSignal<Refusal | null>(null);
  const number = useRef(0);
  const latest = useRef(question);
  latest.current = question;
  const again = useCallback(async () => {
    const mine = ++number.current;
    const result = await refusedOr(latest.current());
    if (mine !== number.current) return;
    if (result instanceof Refused) refusal.value = result.refusal;
    else {
      refusal.value = null;
      answer.value = result;
    }
  }, [answer, refusal]);
  useEffect(() => {
    void again();
  }, [about, again]);
  return { answer: answer.value, refusal: refusal.value, again };
}

export interface Deed {
  busy: Signal<boolean>;
  refusal: Signal<Refusal | null>;
  /** Do it, unless something is being done; whether it was done. */
  act: (deed: () => Promise<unknown>) => Promise<boolean>;
}

/** Something that a button does, one at a time. */
export function useDeed(): Deed {
  const busy = useSignal(false);
  const refusal = useSignal<Refusal | null>(null);
  const act = async (deed: () => Promise<unknown>) => {
    if (busy.value) return false;
    busy.value = true;
    refusal.value = null;
    const result = await refusedOr(deed());
    busy.value = false;
    if (!(result instanceof Refused)) return true;
    refusal.value = result.refusal;
    return false;
  };
  return { busy, refusal, act };
}

/** A refusal as a sentence, read aloud when it comes; with `again` also a button. */
export function Trouble({ refusal, again }: { refusal: Refusal | null; again?: () => void }) {
  if (!refusal) return null;
  return (
    <div class="trouble" role="alert">
      <p>{withPlace(refusal)}</p>
      {again && (
        <button type="button" class="quiet-button" onClick={again}>
          {t("web-again")}
        </button>
      )}
    </div>
  );
}

/** Faults of a record say first where they are. */
function withPlace(refusal: Refusal): string {
  const sentence = refusalSentence(refusal, "");
  if (!sentence) return "";
  const places = (["line", "hand", "move"] as const).flatMap((place) => {
    const number = refusal.details[place];
    return typeof number === "number" ? [t(`error-at-${place}`, { number })] : [];
  });
  return places.length ? t("error-at", { place: places.join(", "), sentence }) : sentence;
}

async function refusedOr<T>(promise: Promise<T>): Promise<T | Refused> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
