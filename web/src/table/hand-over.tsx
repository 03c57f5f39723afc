/** Between hands and at the end: the score sheet, counted line by line, and what comes next. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useStages } from "../parts/stages";
import type { SeatInfo } from "../protocol";
import { calm, preferences } from "../state/preferences";
import type { Room, Shown } from "../state/room";
import { endingSentence } from "../words/sentences";
import { t } from "../words/words";
import { command, complaint, ready } from "./commands";
import { ScoreSheet } from "./score-sheet";

const PAUSE = { off: 0, quick: 260, normal: 520, slow: 1000 };

export function HandOver({ room, shown }: { room: Room; shown: Shown }) {
  const { sheet, ending, totals, next_commitment } = shown.table.match;
  const lines = sheet?.lines.length ?? 0;
  const pause = calm.value ? 0 : PAUSE[preferences.value.speed];
  const counted = useSignal(pause ? 0 : lines);
  useEffect(() => {
    counted.value = pause ? 0 : lines;
  }, [shown.table.match.id, sheet?.hand, ending !== null]);
  useEffect(() => {
    if (counted.value >= lines) return;
    const timer = setTimeout(() => {
      counted.value += 1;
    }, pause);
    return () => clearTimeout(timer);
  }, [counted.value, lines]);
  const done = counted.value >= lines;
  const stage = useStages(1);
  const mayReady = shown.you.seats.some(({ may }) => may.includes("ready"));
  const mayRematch = shown.you.may.includes("rematch");
  const { names, sides } = room.reader.value;
  const waiting = names.filter((_, seat) => {
    const { kind, ready } = shown.table.seats[seat] as SeatInfo;
    return (kind === "person" || kind === "program") && !ready;
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click only makes the counting shorter
    <section
      class="hand-over"
      tabIndex={-1}
      aria-label={t("web-count")}
      onClick={() => {
        counted.value = lines;
      }}
    >
      <div class="count">
        {stage >= 1 && (
          <>
            {sheet && <ScoreSheet sheet={sheet} reader={room.reader.value} counted={counted.value} />}
            {shown.table.phase === "dealing" && <p>{t("web-match-begins")}</p>}
            {complaint.value && (
              <p class="notice" role="alert">
                {complaint.value}
              </p>
            )}
            <details class="commitment small">
              <summary>{t("web-shuffle-proof")}</summary>
              <p>{t("web-shuffle-explained")}</p>
              <code>{next_commitment}</code>
            </details>
          </>
        )}
      </div>
      <div class="next" aria-live="polite">
        {done && ending && <p class="ending">{endingSentence(ending, totals, sides)}</p>}
        {mayReady && (
          <button type="button" class="button" data-action="ready" onClick={() => void ready(room)}>
            {t(sheet && !ending ? "web-next-hand" : "web-begin")}
          </button>
        )}
        {mayRematch && (
          <>
            <button
              type="button"
              class="button"
              data-action="rematch"
              onClick={() => void command(room, { type: "rematch", seats: "kept" })}
            >
              {t("web-rematch")}
            </button>
            {shown.table.seats.length > 2 && (
              <button
                type="button"
                class="quiet-button"
                onClick={() => void command(room, { type: "rematch", seats: "shuffled" })}
              >
                {t("web-rematch-shuffled")}
              </button>
            )}
          </>
        )}
        {ending && (
          <a class="quiet-button" href={`/m/${shown.table.match.id}`}>
            {t("web-replay")}
          </a>
        )}
        {ending && (
          <a class="quiet-button" href="/">
            {t("web-home")}
          </a>
        )}
        {!mayReady && !ending && waiting.length > 0 && (
          <p>{t("web-waiting-for", { names: waiting.join(", ") })}</p>
        )}
      </div>
    </section>
  );
}
