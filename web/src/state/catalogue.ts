/** The games with their options, asked for once. */
import { ask } from "../net/api";
import type { Catalogue, GameInfo, Setup } from "../protocol";

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= ask("games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The names of the options that are not as usual. */
export function unusual(game: GameInfo, options: Setup["options"] = {}): string[] {
  return game.options
    .filter(({ name, default: usually }) => (options[name] ?? usually) !== usually)
    .map(({ name }) => name);
}

/** An agreement with only what is not as usual, as it is sent. */
export function brief(game: GameInfo, setup: Setup): Setup {
  const changed = unusual(game, setup.options);
  const options = Object.fromEntries(
    Object.entries(setup.options ?? {}).filter(([name]) => changed.includes(name)),
  );
  return { ...setup, options };
}

/** The page with the rules as a table has agreed upon them. */
export function rulesLink({ game, players, options = {} }: Setup): string {
  const wanted = Object.entries(options).map(([name, value]) => [name, `${value}`]);
  return `/rules/${game}?${new URLSearchParams([["players", `${players}`], ...wanted])}`;
}
