/** What a seat has just said, for a few seconds. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { preferences } from "../state/preferences";
import type { Room } from "../state/room";
import { t } from "../words/words";

const SHOWN = 5000;

export function Sayings({ room, seat }: { room: Room; seat: number }) {
  const gone = useSignal(0);
  const said = room.said.value.findLast((saying) => saying.seat === seat);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => {
      gone.value = said.at;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [said?.at]);
  if (!said || !preferences.value.talk || said.at <= gone.value) return null;
  return (
    <p class="saying" role="status">
      {t(`server-phrase-${said.phrase}`)}
    </p>
  );
}
