/** What happened last: a line to read, and the same aloud for screen readers. */
import { preferences } from "../state/preferences";
import type { Room } from "../state/room";
import { eventSentence } from "../words/sentences";
import { t } from "../words/words";
import type { Choosing } from "./choosing";

/** The last sentences, or what the player has to know now. */
export function Ticker({ room, choosing }: { room: Room; choosing: Choosing }) {
  const notice = choosing.notice.value;
  const sentences = room.news.value.map((event) => eventSentence(event, room.reader.value)).filter(Boolean);
  return (
    <p class={`ticker${notice ? " notice" : ""}`} role={notice ? "alert" : undefined} aria-hidden={!notice}>
      {notice || sentences.slice(-3).join(" ") || t("web-good-luck")}
    </p>
  );
}

/** Read aloud as it happens. Terse: only what others did. */
export function Live({ room }: { room: Room }) {
  const reader = room.reader.value;
  const terse = preferences.value.told === "terse";
  const heard = room.news.value.filter(
    (event) => !(terse && "seat" in event && reader.own.includes(event.seat)),
  );
  const sentences = heard.map((event) => eventSentence(event, reader, true)).filter(Boolean);
  const position = room.shown.value?.table.match.position;
  const active = room.active.value;
  if (active && position?.to_act === active.seat) sentences.push(t("web-your-turn"));
  return (
    <p class="sr-only" aria-live="polite">
      {sentences.join(" ")}
    </p>
  );
}
