/** Keys beside Tab, arrows and Enter. Not in effect while a window is open or something is typed. */
import { useEffect } from "preact/hooks";
import { openDialog } from "../parts/dialogs";
import type { Room } from "../state/room";
import { t } from "../words/words";
import { openDeclarations } from "./actions";
import type { Choosing } from "./choosing";
import { ready, undo } from "./commands";
import { openLastCapture, openLog } from "./log";

/** A key and the message that tells what it does. */
const KEYS = [
  ["1 – 9", "web-key-card"],
  ["← →", "web-key-arrows"],
  ["Enter", "web-key-enter"],
  ["Esc", "web-key-escape"],
  ["D", "web-key-declare"],
  ["N", "web-key-next"],
  ["U", "web-key-undo"],
  ["V", "web-key-last"],
  ["L", "web-key-log"],
  ["?", "web-key-help"],
] as const;

export function useShortcuts(room: Room, choosing: Choosing): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.matches("input:not([type=radio]), select, textarea")
      )
        return;
      const cards = document.querySelectorAll<HTMLElement>('[data-zone="hand"] [data-card]');
      switch (event.key) {
        case "Escape":
          choosing.cancel();
          cards[0]?.focus();
          break;
        case "d":
          openDeclarations(room, choosing);
          break;
        case "n":
          if (room.shown.value?.you.seats.some(({ may }) => may.includes("ready"))) void ready(room);
          break;
        case "u":
          void undo(room);
          break;
        case "v":
          openLastCapture(room);
          break;
        case "l":
          openLog(room);
          break;
        case "?":
          openShortcuts();
          break;
        default:
          if (!/^[1-9]$/.test(event.key)) return;
          cards[Number(event.key) - 1]?.focus();
          cards[Number(event.key) - 1]?.click();
      }
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [room, choosing]);
}

export function openShortcuts(): void {
  openDialog(
    () => t("web-keys"),
    () => (
      <dl class="keys">
        {KEYS.map(([key, message]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(message)}</dd>
          </div>
        ))}
      </dl>
    ),
  );
}
