/** Several people at one device: the hand is hidden until the one whose turn it is says that the device is with them. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Room } from "../state/room";
import { t } from "../words/words";

export interface CurtainState {
  closed: boolean;
  name: string;
  open: () => void;
}

export function useCurtain(room: Room): CurtainState {
  const seen = useSignal<number | null>(null);
  const seats = room.shown.value?.you.seats ?? [];
  const active = room.active.value?.seat ?? null;
  const toAct = room.shown.value?.table.match.position?.to_act ?? null;
  // Between hands nobody's cards are hidden from anybody. Who has given the device away says anew that it is back:
  // the other one may have taken a move back.
  useEffect(() => {
    if (toAct === null || seen.value !== active) seen.value = null;
  }, [toAct, active]);
  const shared = seats.length > 1;
  return {
    closed: shared && active !== null && seen.value !== active,
    name: room.reader.value.names[active ?? 0] ?? "",
    open: () => {
      seen.value = active;
    },
  };
}

export function Curtain({ name, open }: { name: string; open: () => void }) {
  return (
    <div class="curtain" tabIndex={-1}>
      <p>{t("web-curtain", { name })}</p>
      <button type="button" class="button" data-action="curtain" onClick={open}>
        {t("web-curtain-open", { name })}
      </button>
    </div>
  );
}
