/** What lies on the table: the cards to take, or the trick; the stock, and in Mariagio the trump under it. */
import { Back, Face } from "../cards/card";
import { useFit } from "../cards/fit";
import type { FishingTable, MariagioTable } from "../protocol";
import type { Room, Shown } from "../state/room";
import { split } from "../words/bundle";
import { cardName, spoken, t } from "../words/words";
import type { Choosing } from "./choosing";

export function Board({ shown, choosing }: { room: Room; shown: Shown; choosing: Choosing }) {
  const position = shown.table.match.position;
  if (!position) return <section class="board" data-zone="table" aria-label={t("web-table")} />;
  return position.kind === "fishing" ? (
    <FishingBoard position={position} choosing={choosing} />
  ) : (
    <TrickBoard position={position} />
  );
}

/** The table of Cirulla and Cirollon. Without `choosing` (a replay) it only shows. */
export function FishingBoard({ position, choosing }: { position: FishingTable; choosing: Choosing | null }) {
  const cards = split(position.table);
  const place = useFit<HTMLUListElement>({ count: Math.max(4, cards.length), gap: 8, most: 190, share: 0 });
  const outlined = choosing?.outlined.value ?? new Set<string>();
  const reachable = choosing?.reachable.value ?? new Set<string>();
  return (
    <section class="board" aria-label={t("web-table-count", { count: cards.length })}>
      <ul ref={place} class="laid" data-zone="table">
        {cards.map((card) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose among the captures, which are radio buttons
          <li
            key={card}
            class={`card${outlined.has(card) ? " taken" : ""}${reachable.has(card) ? " reachable" : ""}`}
            data-card={card}
            onClick={() => choosing?.tapTable(card)}
          >
            <Face code={card} />
            <span class="sr-only">{cardName(card)}</span>
            {outlined.has(card) && (
              <span class="badge take-badge" aria-hidden="true">
                ✓
              </span>
            )}
          </li>
        ))}
        {!cards.length && <li class="empty-table">{t("web-table-empty")}</li>}
      </ul>
      {position.stock > 0 && <Stock count={position.stock} />}
    </section>
  );
}

export function TrickBoard({ position }: { position: MariagioTable }) {
  const place = useFit<HTMLUListElement>({ count: 2, gap: 14, most: 210, share: 0 });
  return (
    <section class="board trick-board" aria-label={t("web-table")}>
      <div class="trump">
        {position.upcard && (
          <div
            class="upcard"
            data-card={position.upcard}
            {...(position.stock === 1 && { "data-zone": "stock" })}
          >
            <Face code={position.upcard} />
            <span class="sr-only">{spoken("web-upcard", { card: position.upcard })}</span>
          </div>
        )}
        {position.stock > 1 && (
          <div class="stock-back" data-zone="stock">
            <Back />
          </div>
        )}
        <p class="trump-name">
          <span aria-hidden="true">
            {position.upcard
              ? t("web-trump-card", { card: position.upcard })
              : t("web-trump", { suit: position.trump })}
          </span>
          <span class="sr-only">{spoken("web-trump", { suit: position.trump })}</span>
          <br />
          {t("web-stock", { count: position.stock })}
        </p>
      </div>
      <ul ref={place} class="trick" data-zone="table">
        <li class="slot">
          {position.led && (
            <div class="card" data-card={position.led}>
              <Face code={position.led} />
              <span class="sr-only">{cardName(position.led)}</span>
            </div>
          )}
        </li>
        <li class="slot" data-zone="trick" />
      </ul>
    </section>
  );
}

function Stock({ count }: { count: number }) {
  return (
    <div class="stock">
      <div class="stock-back" data-zone="stock">
        <Back />
      </div>
      <span class="badge stock-count" aria-hidden="true">
        {count}
      </span>
      <p class="sr-only">{t("web-stock", { count })}</p>
    </div>
  );
}
