/** The own hand: real buttons, one of which the Tab key reaches; arrows go from card to card. */
import { useSignal } from "@preact/signals";
import { Face } from "../cards/card";
import { useFit } from "../cards/fit";
import { sorted } from "../cards/order";
import type { SeatView } from "../protocol";
import { preferences } from "../state/preferences";
import type { Room } from "../state/room";
import { split } from "../words/bundle";
import { cardName, t } from "../words/words";
import type { Choosing } from "./choosing";
import { mattaValue } from "./exposed";

const SIZES = { large: 1, medium: 0.8, small: 0.62 };

/** A finger needs no focus; to take it from a card that was played would hold up what the finger did. */
function keepFocus(event: PointerEvent): void {
  if (event.pointerType === "touch") event.preventDefault();
}

export function Hand({ room, seat, choosing }: { room: Room; seat: SeatView; choosing: Choosing }) {
  const cards = sorted(seat.hand, preferences.value.sort);
  const size = SIZES[preferences.value.size];
  const place = useFit<HTMLDivElement>({
    count: Math.max(3, cards.length),
    gap: 5,
    most: 220 * size,
    share: 0.34 * size,
  });
  const focused = useSignal(0);
  const at = Math.min(focused.value, cards.length - 1);
  const position = room.shown.value?.table.match.position ?? null;
  const mine = position?.to_act === seat.seat;
  const exposed = new Set(split(position?.kind === "fishing" ? (position.exposed[seat.seat] ?? "") : ""));
  const shownCards = new Set(split(position?.kind === "mariagio" ? (position.shown[seat.seat] ?? "") : ""));

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (!step || !cards.length) return;
    event.preventDefault();
    focused.value = (at + step + cards.length) % cards.length;
    const list = place.current?.querySelectorAll<HTMLElement>("button");
    list?.[focused.value]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are no fields
    <div
      ref={place}
      class="hand"
      data-zone="hand"
      role="group"
      aria-label={t("web-hand", { count: cards.length })}
      onKeyDown={onKeyDown}
      onPointerDown={keepFocus}
    >
      <div class="hand-cards">
        {cards.map((card, index) => {
          const playable = mine && choosing.playable(card);
          const chosen = choosing.card.value === card;
          const sent = choosing.sent.value?.startsWith(card) ?? false;
          const value = exposed.has(card) ? mattaValue(position, card) : "";
          const marks = [
            exposed.has(card) || shownCards.has(card) ? t("web-open-card") : "",
            value && t("web-counts", { value }),
            mine && !playable ? t("web-not-playable") : "",
          ].filter(Boolean);
          return (
            <button
              key={card}
              type="button"
              class={`card${playable ? " playable" : ""}${chosen || sent ? " chosen" : ""}`}
              data-card={card}
              aria-label={[cardName(card), ...marks].join(", ")}
              aria-disabled={!playable}
              aria-pressed={chosen}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => {
                focused.value = index;
              }}
              onClick={() => void choosing.tapHand(card)}
            >
              <Face code={card} />
              {(exposed.has(card) || shownCards.has(card)) && (
                <span class="badge open-badge" aria-hidden="true">
                  ◉{value && ` ${value}`}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
