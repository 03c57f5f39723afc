/** How the match went so far: the points of each hand, and every score sheet to open again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../net/api";
import { openDialog } from "../parts/dialogs";
import type { Sheet } from "../protocol";
import type { Room } from "../state/room";
import { t } from "../words/words";
import { ScoreSheet, SideHeads } from "./score-sheet";

export function openHistory(room: Room): void {
  openDialog(
    () => t("web-history"),
    () => <History room={room} />,
  );
}

function History({ room }: { room: Room }) {
  const sheets = useSignal<Sheet[]>([]);
  const match = room.shown.value?.table.match;
  const hands = match?.history.length ?? 0;
  useEffect(() => {
    ask("sheets", { path: { code: room.code } }).then(
      (answer) => {
        sheets.value = answer.sheets;
      },
      () => null,
    );
  }, [room, hands]);
  if (!match) return null;
  const reader = room.reader.value;
  return (
    <>
      <table class="sheet history">
        <SideHeads reader={reader} />
        <tbody>
          {match.history.map((points, hand) => (
            <tr key={hand}>
              <th scope="row">{t("web-hand-number", { hand: hand + 1 })}</th>
              {points.map((each, side) => (
                <td key={side}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr class="grand">
            <th scope="row">{t("web-total-of", { target: match.target })}</th>
            {match.totals.map((total, side) => (
              <td key={side}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {sheets.value.toReversed().map((sheet) => (
        <details key={sheet.hand} class="old-sheet">
          <summary>{t("web-sheet", { hand: sheet.hand + 1 })}</summary>
          <ScoreSheet sheet={sheet} reader={reader} counted={sheet.lines.length} />
        </details>
      ))}
    </>
  );
}
