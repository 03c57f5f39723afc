/** What happened last: a line to read, and the same aloud for screen readers. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { preferences } from "../state/preferences";
import type { Room } from "../state/room";
import { eventSentence } from "../words/sentences";
import { t } from "../words/words";
import type { Choosing } from "./choosing";
import { complaint } from "./commands";

/** The last sentences, or what the player has to know now. */
export function Ticker({ room, choosing }: { room: Room; choosing: Choosing }) {
  // While a hand is counted the count covers this line, and tells complaints itself.
  const playing = room.shown.value?.table.phase === "playing";
  const notice = choosing.notice.value || (playing ? complaint.value : "");
  const sentences = room.news.value.map((event) => eventSentence(event, room.reader.value)).filter(Boolean);
  return (
    <p class={`ticker${notice ? " notice" : ""}`} role={notice ? "alert" : undefined} aria-hidden={!notice}>
      {notice || sentences.slice(-3).join(" ") || t("web-good-luck")}
    </p>
  );
}

/** So many lines stay to be read again. */
const KEPT = 12;

/** Read aloud as it happens, each line once, however fast they come. Terse: only what others did. */
export function Live({ room }: { room: Room }) {
  const lines = useSignal<{ key: number; text: string }[]>([]);
  useEffect(() => {
    let key = 0;
    let turn = "";
    return room.news.subscribe((news) => {
      const reader = room.reader.value;
      const terse = preferences.value.told === "terse";
      const heard = news.filter((event) => !(terse && "seat" in event && reader.own.includes(event.seat)));
      const sentences = heard.map((event) => eventSentence(event, reader, true)).filter(Boolean);
      const { seat, hand } = room.active.value ?? {};
      const mine = seat !== undefined && room.shown.value?.table.match.position?.to_act === seat;
      const before = turn;
      turn = mine ? `${seat} ${hand}` : "";
      if (mine && turn !== before) sentences.push(t("web-your-turn"));
      if (!sentences.length) return;
      const text = sentences.slice(-KEPT).join(" ");
      lines.value = [...lines.value, { key: key++, text }].slice(-KEPT);
    });
  }, [room]);
  return (
    <div class="sr-only" role="log">
      {lines.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
