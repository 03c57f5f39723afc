/** What the page and its painter, a worker, tell each other. */
import type { Sprite } from "./files";

/** A sprite as it came over the network. */
export interface Supply {
  sprite: Sprite;
  svg: ArrayBuffer;
}

/** A picture that is wanted. */
export interface Order {
  key: string;
  sprite: Sprite;
  name: string;
  /** In pixels of the screen; the height follows. */
  width: number;
  /** The custom properties that are set for the pictures, by name. */
  look: Record<string, string>;
}

export interface Painted {
  key: string;
  /** Where the picture is (`blob:`), as long as the painter lives. */
  address: string;
}
