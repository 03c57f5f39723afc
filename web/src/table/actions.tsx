/** What may be done beside playing a card, and the choice among several captures. */
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../cards/card";
import { closeDialog, openDialog } from "../parts/dialogs";
import type { Choice, DeclareChoice, PlayChoice } from "../protocol";
import type { Room } from "../state/room";
import { split } from "../words/bundle";
import { choiceSentence } from "../words/sentences";
import { spoken, t } from "../words/words";
import type { Choosing } from "./choosing";

/** Several declarations are a list in a window: side by side they would leave the table no room on a phone. */
export function ActionBar({ room, choosing }: { room: Room; choosing: Choosing }) {
  if (choosing.card.value) return <Captures room={room} choosing={choosing} />;
  const extra = choosing.choices.value.filter((choice) => choice.do !== "play");
  if (!extra.length) return null;
  const declarations = extra.filter((choice): choice is DeclareChoice => choice.do === "declare");
  const rest = extra.filter((choice) => choice.do !== "declare");
  const must = !choosing.plays.value.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields
    <div
      class={choosing.sent.value ? "actions sending" : "actions"}
      role="group"
      aria-label={t("web-actions")}
    >
      {must && <p class="must">{t("web-must-declare")}</p>}
      {declarations.length > 1 ? (
        <button
          type="button"
          class="button"
          data-action="declarations"
          onClick={() => openDeclarations(room, choosing)}
        >
          {t("web-declare", { count: declarations.length })}
        </button>
      ) : (
        declarations.map((choice) => (
          <ChoiceButton key={choice.move} choice={choice} room={room} choosing={choosing} brief />
        ))
      )}
      {rest.map((choice) => (
        <ChoiceButton key={choice.move} choice={choice} room={room} choosing={choosing} />
      ))}
    </div>
  );
}

/** All declarations, those of most points first; nothing where there are none. */
export function openDeclarations(room: Room, choosing: Choosing): void {
  if (!choosing.choices.value.some((choice) => choice.do === "declare")) return;
  openDialog(
    () => t("web-what-to-declare"),
    () => {
      const declarations = choosing.choices.value.filter(
        (choice): choice is DeclareChoice => choice.do === "declare",
      );
      declarations.sort((a, b) => b.points - a.points);
      return (
        <div class="declarations">
          {declarations.map((choice) => (
            <ChoiceButton key={choice.move} choice={choice} room={room} choosing={choosing} />
          ))}
        </div>
      );
    },
  );
}

interface Offered {
  choice: Choice;
  room: Room;
  choosing: Choosing;
  /** Whether a declaration's cards are only pictured, not named too: the table below keeps its room. */
  brief?: boolean;
}

function ChoiceButton({ choice, room, choosing, brief = false }: Offered) {
  const { game } = room.reader.value;
  const points = "points" in choice ? choice.points : 0;
  const pictured = picturedCards(choice);
  const worded = brief && choice.do === "declare" ? { ...choice, cards: "" } : choice;
  const send = () => {
    closeDialog();
    void choosing.send(choice.move);
  };
  return (
    <button type="button" class="button choice" data-action={choice.do} onClick={send}>
      {pictured.length > 0 && <MiniCards cards={pictured} />}
      <span aria-hidden="true">{capital(choiceSentence(worded, game))}</span>
      <span class="sr-only">{choiceSentence(choice, game, true)}</span>
      {points > 0 && <span class="plus">{t("web-plus", { points })}</span>}
    </button>
  );
}

/** The cards that are shown beside the words of a choice. */
function picturedCards(choice: Choice): string[] {
  if (choice.do === "declare") return split(choice.cards);
  return choice.do === "exchange" ? [choice.gives, choice.takes] : [];
}

/** The captures of the chosen card: a radio group; the cards that each takes are outlined on the table. */
function Captures({ room, choosing }: { room: Room; choosing: Choosing }) {
  const form = useRef<HTMLFormElement>(null);
  const ways = choosing.ways.value;
  useEffect(() => {
    // A finger has left the focus nowhere (hand.tsx): to move it would hold up what the finger did.
    if (document.activeElement === document.body) return;
    form.current?.querySelector<HTMLInputElement>("input:checked")?.focus({ preventScroll: true });
  }, [choosing.card.value]);
  useEffect(() => {
    // The chosen one may be chosen on the table, and lie outside the row.
    form.current?.querySelector(".way:has(:checked)")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [choosing.move.value]);
  const submit = (event: Event) => {
    event.preventDefault();
    choosing.confirm();
  };
  return (
    <form ref={form} class="actions captures" onSubmit={submit}>
      <div
        class="ways"
        role="radiogroup"
        data-choices
        aria-label={spoken("web-captures", { card: choosing.card.value ?? "" })}
      >
        {ways.map((way) => (
          <Way key={way.move} way={way} game={room.reader.value.game} choosing={choosing} />
        ))}
      </div>
      <div class="confirm">
        <button type="submit" class="button" data-action="confirm">
          {t("web-play-it")}
        </button>
        <button type="button" class="quiet-button" data-action="cancel" onClick={() => choosing.cancel()}>
          {t("web-cancel")}
        </button>
      </div>
    </form>
  );
}

function Way({ way, game, choosing }: { way: PlayChoice; game: string; choosing: Choosing }) {
  return (
    <label class="way">
      <input
        type="radio"
        name="way"
        checked={choosing.move.value === way.move}
        onChange={() => choosing.choose(way.move)}
        aria-label={choiceSentence(way, game, true)}
      />
      <span class="way-kind" aria-hidden="true">
        {t("web-kind", { kind: way.kind || "none" })}
      </span>
      <MiniCards cards={split(way.takes)} />
    </label>
  );
}

/** Cards beside the words that name them. */
function MiniCards({ cards }: { cards: string[] }) {
  return (
    <span class="mini-cards" aria-hidden="true">
      {cards.map((card) => (
        <span key={card} class="mini-card">
          <Face code={card} />
        </span>
      ))}
    </span>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
