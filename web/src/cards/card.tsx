/** Pictures of cards. A picture has no name: whoever shows it names it, or nothing does (a card face down has none). */
import { backOf, faceOf } from "./pictures";

/** A card's face. */
export function Face({ code }: { code: string }) {
  return <img class="card-picture" src={faceOf(code)} alt="" draggable={false} />;
}

/** A card's back. */
export function Back() {
  return <img class="card-picture" src={backOf()} alt="" draggable={false} />;
}
