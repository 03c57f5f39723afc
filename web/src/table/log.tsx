/** What happened: the last capture or trick to look at again, and everything since the match began. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Face } from "../cards/card";
import { ask } from "../net/api";
import { openDialog } from "../parts/dialogs";
import type { TableEvent } from "../protocol";
import type { Room } from "../state/room";
import { split } from "../words/bundle";
import { eventSentence } from "../words/sentences";
import { t } from "../words/words";

export function openLastCapture(room: Room): void {
  openDialog(
    () => t("web-last-capture"),
    () => <LastCapture room={room} />,
  );
}

export function openLog(room: Room): void {
  openDialog(
    () => t("web-log"),
    () => <Log room={room} />,
  );
}

function LastCapture({ room }: { room: Room }) {
  const last = useTold(room).findLast((event) => event.event === "took" || event.event === "trick-won");
  if (!last || (last.event !== "took" && last.event !== "trick-won")) return <p>{t("web-no-capture")}</p>;
  const cards = last.event === "took" ? [last.card, ...split(last.cards)] : split(last.cards);
  return (
    <>
      <p class="row-cards">
        {cards.map((card) => (
          <span key={card} class="medium-card">
            <Face code={card} />
          </span>
        ))}
      </p>
      <p>
        <span aria-hidden="true">{eventSentence(last, room.reader.value)}</span>
        <span class="sr-only">{eventSentence(last, room.reader.value, true)}</span>
      </p>
    </>
  );
}

/** What has happened since the match began: the server remembers also what was before this client came. */
function useTold(room: Room): TableEvent[] {
  const events = useSignal<TableEvent[]>(room.events.value);
  useEffect(() => {
    ask("table_log", { path: { code: room.code } }).then(
      ({ entries }) => {
        events.value = entries.flatMap((entry) => entry.events);
      },
      () => null,
    );
  }, [room]);
  return events.value;
}

function Log({ room }: { room: Room }) {
  const told = useTold(room).flatMap((event) => {
    const sentence = eventSentence(event, room.reader.value);
    return sentence ? [{ event, sentence }] : [];
  });
  return (
    <ol class="log" reversed>
      {told.reverse().map(({ event, sentence }, at) => (
        <li
          key={told.length - at}
          class={event.event === "table-dealt" || event.event === "trump-turned" ? "log-deal" : ""}
        >
          {sentence}
        </li>
      ))}
    </ol>
  );
}
