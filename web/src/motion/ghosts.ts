/** Cards in flight: pictures above the page that belong to no list, for cards that have left the place where they lay. */
import { backOf, faceOf } from "../cards/pictures";

/** A picture above the page, and the place at which it was put; motion goes from there. */
export interface Ghost {
  element: HTMLElement;
  home: DOMRect;
}

/** The layer that they fly in; made when first needed. */
function layer(): HTMLElement {
  let found = document.getElementById("flying");
  if (!found) {
    found = document.createElement("div");
    found.id = "flying";
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}

function put(element: HTMLElement, look: string, place: DOMRect): Ghost {
  element.className = look;
  const { style } = element;
  style.left = `${place.left}px`;
  style.top = `${place.top}px`;
  style.width = `${place.width}px`;
  style.height = `${place.height}px`;
  layer().append(element);
  return { element, home: place };
}

/** A card's picture (null: its back) over a place. */
export function ghost(card: string | null, place: DOMRect): Ghost {
  const picture = new Image();
  picture.src = (card ? faceOf(card) : backOf()).value ?? "";
  return put(picture, "ghost", place);
}

/** A ring around a place: the card there is about to be taken. */
export function ring(place: DOMRect): HTMLElement {
  return put(document.createElement("div"), "ring", place).element;
}

/** A word that rises from a place: sgobba! */
export function stamp(text: string, place: DOMRect): HTMLElement {
  const element = document.createElement("div");
  element.className = "stamp";
  element.textContent = text;
  element.style.left = `${place.left + place.width / 2}px`;
  element.style.top = `${place.top + place.height / 2}px`;
  layer().append(element);
  return element;
}

/** Take all of them away. */
export function clearGhosts(): void {
  document.getElementById("flying")?.replaceChildren();
}
