/** A table: its room before a match, the play, the count of a hand. */
import { useEffect, useMemo } from "preact/hooks";
import { keepSeal } from "../fairness/seals";
import { TableStage } from "../motion/stage";
import { enter, isKnown } from "../net/api";
import { SitePage } from "../parts/site-head";
import { SETTLED } from "../pwa";
import { preferences } from "../state/preferences";
import { Room } from "../state/room";
import { refusalSentence } from "../words/sentences";
import { t } from "../words/words";
import { Playing } from "./playing";
import { SetupRoom } from "./setup-room";
import "../styles/table.css";
import "../styles/seats.css";
import "../styles/board.css";
import "../styles/own.css";
import "../styles/sheet.css";
import "../styles/windows.css";
import "../styles/motion.css";

export function TablePage({ id }: { id: string }) {
  const room = useMemo(() => new Room(id, new TableStage(), entered()), [id]);
  useEffect(() => () => room.close(), [room]);
  return <Table room={room} />;
}

/** When the socket may ask for one's seat: the guest's cookie is there. Without a server the socket tells it. */
async function entered(): Promise<void> {
  const { name } = preferences.value;
  const visit = () => enter(name).catch(() => null);
  // The cookie lasts from one visit to the next: one that is known is told later, when the table has come.
  if (isKnown(name)) setTimeout(visit, SETTLED);
  else await visit();
}

function Table({ room }: { room: Room }) {
  const shown = room.shown.value;
  const { id = "", hand = -1, next_commitment: seal = "" } = shown?.table.match ?? {};
  useEffect(() => {
    if (seal) keepSeal(id, hand + 1, seal);
  }, [id, hand, seal]);
  const refusal = room.connection.refusal.value;
  if (refusal)
    return (
      <SitePage title={refusalSentence(refusal, "")}>
        <a class="button" href="/">
          {t("web-home")}
        </a>
      </SitePage>
    );
  if (!shown)
    return (
      <main class="page" aria-busy="true">
        <Lost room={room} />
      </main>
    );
  return (
    <>
      {shown.table.phase === "setup" ? <SetupRoom room={room} /> : <Playing room={room} shown={shown} />}
      <Lost room={room} />
    </>
  );
}

/** Tells when the connection is gone: what is played meanwhile waits here and is sent when it is back. */
function Lost({ room }: { room: Room }) {
  return (
    <div class="lost" role="status">
      {room.connection.status.value === "lost" && t("web-lost")}
    </div>
  );
}
