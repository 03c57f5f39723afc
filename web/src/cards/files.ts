/** Where the sprites are. */
import games from "../../generated/games.svg?url";
import genoese from "../../generated/genoese.svg?url";
import international from "../../generated/international.svg?url";

export const SPRITES = { games, genoese, international };
export type Sprite = keyof typeof SPRITES;
