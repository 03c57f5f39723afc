/** Who sits at the table: name, cards in hand, pile, sweeps, whose turn, and the time. */
import { Back } from "../cards/card";
import type { Position } from "../protocol";
import { type Room, type Shown, sideOf } from "../state/room";
import { split } from "../words/bundle";
import { t } from "../words/words";
import { Clock } from "./clock";
import { command } from "./commands";
import { Exposed } from "./exposed";
import { Sayings } from "./sayings";

/** All seats but the one at the bottom, in the order of play. */
export function Others({ room, shown }: { room: Room; shown: Shown }) {
  const players = shown.table.seats.length;
  const below = room.active.value?.seat ?? 0;
  const others = Array.from(
    { length: room.active.value ? players - 1 : players },
    (_, at) => (below + at + (room.active.value ? 1 : 0)) % players,
  );
  return (
    <section class={`others others-${others.length}`} aria-label={t("web-others")}>
      {others.map((seat) => (
        <Seat key={seat} room={room} shown={shown} seat={seat} />
      ))}
    </section>
  );
}

function Seat({ room, shown, seat }: { room: Room; shown: Shown; seat: number }) {
  const { position } = shown.table.match;
  const info = shown.table.seats[seat];
  if (!info) return null;
  const count = position?.hands[seat] ?? 0;
  const partner = shown.table.seats.length === 4 && room.active.value?.seat === (seat + 2) % 4;
  return (
    <article class={`seat${position?.to_act === seat ? " to-act" : ""}`} data-seat={seat}>
      <div class="held" data-zone={`seat-${seat}`} aria-hidden="true">
        {Array.from({ length: Math.min(count, 9) }, (_, at) => (
          <div key={at} class="held-card">
            <Back />
          </div>
        ))}
      </div>
      <div class="seat-text">
        <h2 class="seat-name">{room.reader.value.names[seat]}</h2>
        <p class="seat-notes">
          <span class="sr-only">{t("web-holds", { count })}. </span>
          <Notes shown={shown} seat={seat} partner={partner} />
          {info.away && <span class="note warn">{t("web-away")}</span>}
          {info.kind === "person" && !info.connected && (
            <span class="note warn">{t("web-disconnected")}</span>
          )}
        </p>
        <Clock room={room} seat={seat} />
      </div>
      <Pile shown={shown} seat={seat} />
      {position && <Exposed position={position} seat={seat} />}
      <Sayings room={room} seat={seat} />
    </article>
  );
}

/** The line over the own hand: what one's side has, the clock, and one's marks. */
export function OwnBar({ room, shown }: { room: Room; shown: Shown }) {
  const active = room.active.value;
  const { position } = shown.table.match;
  if (!active || !position) return null;
  const { seat, may } = active;
  const away = may.includes("back");
  return (
    <div class={`own-bar${position.to_act === seat ? " to-act" : ""}`} data-own-seat={seat}>
      <Pile shown={shown} seat={seat} />
      <p class="seat-notes">
        <strong class="seat-name">{room.reader.value.names[seat]}</strong>
        <Notes shown={shown} seat={seat} partner={false} />
        {position.to_act === seat && <span class="note turn">{t("web-your-turn")}</span>}
        {away && <span class="note warn">{t("web-away")}</span>}
      </p>
      {away && (
        <button
          type="button"
          class="button"
          data-action="back"
          onClick={() => void command(room, { type: "back", seat })}
        >
          {t("web-play-again")}
        </button>
      )}
      <Clock room={room} seat={seat} />
      <Sayings room={room} seat={seat} />
    </div>
  );
}

function Notes({ shown, seat, partner }: { shown: Shown; seat: number; partner: boolean }) {
  const { position } = shown.table.match;
  if (!position) return null;
  return (
    <>
      {position.dealer === seat && <span class="note dealer">{t("web-dealer")}</span>}
      {partner && <span class="note partner">{t("web-partner")}</span>}
    </>
  );
}

/** The cards that a side has taken, as a small pile with their number; sweeps stick out, as at a table. */
function Pile({ shown, seat }: { shown: Shown; seat: number }) {
  const { position } = shown.table.match;
  const players = shown.table.seats.length;
  const side = sideOf(seat, players);
  // Partners share one pile, which lies at one of their seats.
  const keeps = players === 4 ? keeperOf(side, shown) === seat : true;
  if (!position || !keeps) return null;
  const count = split(position.piles[side] ?? "").length;
  const sweeps = sweepsOf(position, side);
  const points = position.points[side] ?? 0;
  return (
    <div class="pile">
      <div class="pile-cards" data-zone={`pile-${side}`} aria-hidden="true">
        {Array.from({ length: Math.min(sweeps, 5) }, (_, at) => (
          <div key={at} class="pile-sweep">
            <Back />
          </div>
        ))}
        {count > 0 && (
          <div class="pile-top">
            <Back />
          </div>
        )}
      </div>
      <p class="pile-text">
        <span aria-hidden="true">{count}</span>
        <span class="sr-only">{t("web-pile", { count })}</span>
        {points > 0 && (
          <span class="note gained">
            <span aria-hidden="true">{t("web-plus", { points })}</span>
            <span class="sr-only">{t("web-points-so-far", { points })}</span>
          </span>
        )}
        {sweeps > 0 && <span class="note">{t("web-sweeps", { count: sweeps, game: shown.setup.game })}</span>}
      </p>
    </div>
  );
}

/** The seat of a pair whose panel shows the pair's pile: one's own, or the next one after it. */
function keeperOf(side: number, shown: Shown): number {
  const below = shown.you.seats[0]?.seat ?? 0;
  return below % 2 === side ? below : (below + 1) % 4;
}

function sweepsOf(position: Position, side: number): number {
  return position.kind === "fishing" ? split(position.sgobbe[side] ?? "").length : 0;
}
