/** Keys beside Tab, arrows and Enter. Not in effect while a window is open or something is typed. */
import { useLayoutEffect } from "preact/hooks";
import { openDialog } from "../parts/dialogs";
import type { Room } from "../state/room";
import { t } from "../words/words";
import { openDeclarations } from "./actions";
import type { Choosing } from "./choosing";
import { ready, undo } from "./commands";
import { PLACE } from "./focus";
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

/** `covered`: the hand is hidden, and with it what could be declared. */
export function useShortcuts(room: Room, choosing: Choosing, covered: boolean): void {
  // With what is drawn, not a frame after it: a key meets the hand as it is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.matches("input:not([type=radio]), select, textarea")
      )
        return;
      // A key held down is no second wish: neither a shortcut, nor to play the card that has the focus next.
      if (event.repeat) {
        if (event.key === "Enter") event.preventDefault();
        return;
      }
      const cards = document.querySelectorAll<HTMLElement>('[data-zone="hand"] [data-card]');
      switch (event.key.toLowerCase()) {
        case "escape":
          choosing.cancel();
          document.querySelector<HTMLElement>(PLACE)?.focus();
          break;
        case "d":
          if (!covered) openDeclarations(room, choosing);
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
  }, [room, choosing, covered]);
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
