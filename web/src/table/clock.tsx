/** The time of the seat to act, and the warning before it is over. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Room } from "../state/room";
import { t } from "../words/words";

export function Clock({ room, seat }: { room: Room; seat: number }) {
  const now = useSignal(Date.now());
  const clock = room.shown.value?.table.match.clock ?? null;
  const warned = room.warned.value?.seat === seat ? room.warned.value : null;
  const ticking = clock !== null || warned !== null;
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [ticking]);
  const acting = clock?.seat === seat;
  const until = warned ? warned.until : acting && clock ? room.heardAt.value + clock.left : null;
  if (until === null) {
    const bank = clock?.bank[seat];
    return bank ? <span class="clock">{minutes(bank)}</span> : null;
  }
  const left = Math.max(0, until - now.value);
  if (!warned) return <span class="clock">{minutes(left)}</span>;
  return (
    <span class="clock warned">
      <span aria-hidden="true">{t("web-hurry", { seconds: Math.ceil(left / 1000) })}</span>
      {/* Read aloud once, not with every second. */}
      <span class="sr-only" role="alert">
        {t("web-hurry", { seconds: Math.ceil(warned.left / 1000) })}
      </span>
    </span>
  );
}

function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
