/** A position with all cards open: the hands, the table, the piles, the stock. */
import { Face } from "../cards/card";
import { sorted } from "../cards/order";
import type { Position, Replay } from "../protocol";
import { preferences } from "../state/preferences";
import { split } from "../words/bundle";
import type { Reader } from "../words/sentences";
import { cardName, spoken, t } from "../words/words";
import { Folded } from "./folded";

export function OpenPosition({ replay, reader }: { replay: Replay; reader: Reader }) {
  const { position, hands, stock, next } = replay;
  const played = next?.match(/^(?:\d )?([A2-7JQK][hdcs])/)?.[1] ?? "";
  const most = { cirulla: 3, cirollon: 9, mariagio: 7 }[reader.game] ?? 9;
  return (
    <div class="open-position" style={{ "--most": most }}>
      <OpenTable position={position} stock={stock} />
      {hands.map((hand, seat) => (
        <section
          key={seat}
          class={position.to_act === seat ? "open-seat to-act" : "open-seat"}
          aria-label={reader.names[seat]}
        >
          <p class="open-name">
            <strong>{reader.names[seat]}</strong>
            {position.dealer === seat && <span class="tag">{t("web-dealer")}</span>}
            {position.to_act === seat && <span class="tag">{t("web-to-act")}</span>}
          </p>
          <Strip
            cards={sorted(hand, preferences.value.sort)}
            label={t("web-holds", { count: split(hand).length })}
            marked={position.to_act === seat ? played : ""}
          />
        </section>
      ))}
      <Sides replay={replay} reader={reader} />
    </div>
  );
}

function OpenTable({ position, stock }: { position: Position; stock: string[] }) {
  if (position.kind === "fishing")
    return (
      <section class="open-table" aria-label={t("web-table-count", { count: split(position.table).length })}>
        <Strip cards={split(position.table)} label={t("web-table")} wrap />
        {!position.table && <p>{t("web-table-empty")}</p>}
        <Stock stock={stock} />
      </section>
    );
  return (
    <section class="open-table" aria-label={t("web-table")}>
      <p>
        <span aria-hidden="true">{t("web-trump", { suit: position.trump })}</span>
        <span class="sr-only">{spoken("web-trump", { suit: position.trump })}</span>
      </p>
      <Strip cards={position.led ? [position.led] : []} label={t("web-led")} wrap />
      {!position.led && <p>{t("web-nothing-led")}</p>}
      <Stock stock={stock} />
    </section>
  );
}

function Stock({ stock }: { stock: string[] }) {
  if (!stock.length) return null;
  return (
    <Folded class="open-stock" summary={t("web-stock", { count: stock.length })}>
      {() => <Strip cards={stock} label={t("web-stock", { count: stock.length })} wrap small />}
    </Folded>
  );
}

/** What the sides have taken and scored so far. */
function Sides({ replay, reader }: { replay: Replay; reader: Reader }) {
  const { position, totals } = replay;
  return (
    <div class="open-sides">
      {reader.sides.map((name, side) => {
        const pile = split(position.piles[side] ?? "");
        const sweeps = position.kind === "fishing" ? split(position.sgobbe[side] ?? "").length : 0;
        const points = position.points[side] ?? 0;
        return (
          <div key={side}>
            <p>
              <strong>{name}</strong> <span class="open-total">{totals[side] ?? 0}</span>
              {points > 0 && <span class="tag">{t("web-points-so-far", { points })}</span>}
              {sweeps > 0 && <span class="tag">{t("web-sweeps", { count: sweeps, game: reader.game })}</span>}
            </p>
            <Folded summary={t("web-pile", { count: pile.length })}>
              {() => <Strip cards={pile} label={t("web-pile", { count: pile.length })} wrap small />}
            </Folded>
          </div>
        );
      })}
    </div>
  );
}

interface StripProps {
  cards: string[];
  label: string;
  /** The card that is played next. */
  marked?: string;
  wrap?: boolean;
  small?: boolean;
}

/** Cards in a row: they overlap where there is no room, or go on in the next row. */
export function Strip({ cards, label, marked = "", wrap = false, small = false }: StripProps) {
  if (!cards.length) return null;
  return (
    <ul class={`strip${wrap ? " strip-wrap" : ""}${small ? " strip-small" : ""}`} aria-label={label}>
      {cards.map((card) => (
        <li key={card} class={card === marked ? "next-card" : ""}>
          <Face code={card} />
          <span class="sr-only">
            {cardName(card)}
            {card === marked && `, ${t("web-played-next")}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
