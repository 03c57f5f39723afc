/** Pictures of cards. A picture has no name: whoever shows it names it, or nothing does (a card face down has none). */
import backs from "../../generated/backs.svg?url";
import genoese from "../../generated/genoese.svg?url";
import international from "../../generated/international.svg?url";
import { preferences } from "../state/preferences";

/** The file whose symbols are the cards of the chosen deck. */
export function spriteOf(): string {
  return preferences.value.deck === "genoese" ? genoese : international;
}

/** A card's face. */
export function Face({ code }: { code: string }) {
  return (
    <svg class="card-picture" viewBox="0 0 200 320" aria-hidden="true" focusable="false">
      <use href={`${spriteOf()}#${code}`} />
    </svg>
  );
}

/** A card's back. */
export function Back() {
  return (
    <svg class="card-picture" viewBox="0 0 200 320" aria-hidden="true" focusable="false">
      <use href={`${backs}#back-${preferences.value.back}`} />
    </svg>
  );
}
