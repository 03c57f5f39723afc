/** The table while a match is played: the others above, the table, the own hand below. */
import { useEffect, useMemo } from "preact/hooks";
import { sound } from "../motion/sounds";
import { useTitle } from "../parts/site-head";
import { useStages } from "../parts/stages";
import type { Room, Shown } from "../state/room";
import { t } from "../words/words";
import { ActionBar } from "./actions";
import { Board } from "./board";
import { Choosing } from "./choosing";
import { Curtain, useCurtain } from "./curtain";
import { useKeptFocus } from "./focus";
import { Hand } from "./hand";
import { HandOver } from "./hand-over";
import { Head } from "./head";
import { useShortcuts } from "./keys";
import { Live, Ticker } from "./news";
import { Others, OwnBar } from "./seats";

export function Playing({ room, shown }: { room: Room; shown: Shown }) {
  useTitle(t(`game-${shown.setup.game}`));
  const choosing = useMemo(() => new Choosing(room), [room]);
  const curtain = useCurtain(room);
  const active = room.active.value;
  const mine = active !== null && shown.table.match.position?.to_act === active.seat;
  useShortcuts(room, choosing, curtain.closed);
  // What is chosen takes the focus to its captures, and back.
  void choosing.card.value;
  useKeptFocus();
  useEffect(() => choosing.follow(), [choosing]);
  useEffect(() => {
    if (mine) sound("turn", 0.2);
  }, [mine, active?.hand]);
  // First who sits here, then what is one's own, then what lies in the middle: its cards are as large as the rest allows.
  const stage = useStages(2);
  const counted =
    shown.table.phase === "scored" || shown.table.phase === "over" || shown.table.phase === "dealing";
  return (
    <main
      class={`table-page${mine ? " mine" : ""}`}
      data-game={shown.setup.game}
      data-phase={shown.table.phase}
    >
      <Head room={room} shown={shown} />
      <Others room={room} shown={shown} />
      {stage >= 2 ? <Board room={room} shown={shown} choosing={choosing} /> : <div class="board" />}
      {counted && <HandOver room={room} shown={shown} />}
      {stage >= 1 && (
        <section class="own">
          <Ticker room={room} choosing={choosing} />
          <OwnBar room={room} shown={shown} />
          {active && !curtain.closed && <Hand room={room} seat={active} choosing={choosing} />}
          {active && !curtain.closed && !counted && <ActionBar room={room} choosing={choosing} />}
          {curtain.closed && !counted && <Curtain name={curtain.name} open={curtain.open} />}
        </section>
      )}
      <Live room={room} />
    </main>
  );
}
