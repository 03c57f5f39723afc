/** Cards that a seat has shown to everybody, and what the wild card among them counts. */
import { Face } from "../cards/card";
import type { Position } from "../protocol";
import { split } from "../words/bundle";
import { cardName, t } from "../words/words";

/** What the wild card counts by its declaration, as its rank; empty for every other card, or where it counts as printed. */
export function mattaValue(position: Position | null, card: string): string {
  if (position?.kind !== "fishing" || position.matta !== card || !position.matta_value) return "";
  return String(position.matta_value);
}

export function Exposed({ position, seat }: { position: Position; seat: number }) {
  const cards = split(
    position.kind === "fishing" ? (position.exposed[seat] ?? "") : (position.shown[seat] ?? ""),
  );
  if (!cards.length) return null;
  return (
    <ul class="exposed" style={{ "--cards": cards.length }} aria-label={t("web-shown-cards")}>
      {cards.map((card) => {
        const value = mattaValue(position, card);
        return (
          <li key={card} class="small-card" data-card={card}>
            <Face code={card} />
            <span class="sr-only">
              {value ? `${cardName(card)}, ${t("web-counts", { value })}` : cardName(card)}
            </span>
            {value && (
              <span class="badge" aria-hidden="true">
                {value}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
