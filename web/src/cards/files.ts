/** Where the sprites are. */
import backs from "../../generated/backs.svg?url";
import games from "../../generated/games.svg?url";
import genoese from "../../generated/genoese.svg?url";
import international from "../../generated/international.svg?url";

export const SPRITES = { backs, games, genoese, international };
export type Sprite = keyof typeof SPRITES;
