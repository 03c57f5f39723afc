/** The rules of a game as its options stand. */
import { useSignal } from "@preact/signals";
import { Refused } from "../net/api";
import { OptionFields } from "../parts/agreement-form";
import { Trouble, useAsked } from "../parts/asked";
import { Choice } from "../parts/choice";
import { SitePage } from "../parts/site-head";
import type { GameInfo, Setup } from "../protocol";
import { catalogue, unusual } from "../state/catalogue";
import { go, path } from "../state/router";
import "../styles/rules.css";
import type { Values } from "../words/bundle";
import { Markdown } from "../words/markdown";
import { hasWords, readRules, t } from "../words/words";

const KNOWN = "rules-fishing-cards";

export function RulesPage({ id }: { id: string }) {
  const games = useAsked(catalogue);
  // Another language's rules are read when it is chosen.
  const texts = useAsked(
    () => readRules().catch(() => Promise.reject(new Refused({ code: "offline", details: {} }))),
    hasWords(KNOWN),
  );
  const game = games.answer?.games.find((each) => each.id === id);
  const title = game ? t("web-rules-of", { game: t(`game-${game.id}`) }) : t("web-rules");
  return (
    <SitePage title={title}>
      <Trouble refusal={games.refusal ?? texts.refusal} again={() => void games.again().then(texts.again)} />
      <Choice
        legend={t("web-game")}
        bare
        options={(["cirulla", "cirollon", "mariagio"] as const).map((each) => [each, t(`game-${each}`)])}
        value={id}
        onPick={(each) => go(`/rules/${each}`, { replace: true })}
      />
      {game && texts.answer && hasWords(KNOWN) && <Rules key={game.id} game={game} keys={texts.answer} />}
    </SitePage>
  );
}

function Rules({ game, keys }: { game: GameInfo; keys: string[] }) {
  const setup = useSignal<Setup>(fromAddress(game));
  const { players, options = {} } = setup.value;
  const values: Values = { game: game.id, players };
  for (const option of game.options) values[option.name] = options[option.name] ?? option.default;
  const own = `rules-${game.id}-`;
  const shared = game.id === "mariagio" ? own : "rules-fishing-";
  const paragraphs = keys
    .filter((key) => key.startsWith(own) || key.startsWith(shared))
    .map((key) => t(key, values).trim())
    .filter(Boolean);
  return (
    <div class="rules">
      <div class="rules-choice">
        {game.players.length > 1 && (
          <Choice
            legend={t("web-home-players")}
            options={game.players.map((each) => [each, `${each}`])}
            value={players}
            onPick={(each) => {
              setup.value = { ...setup.value, players: each };
            }}
          />
        )}
        <details open={unusual(game, options).length > 0}>
          <summary>{t("web-rules-options")}</summary>
          <OptionFields
            options={game.options}
            setup={setup.value}
            onChange={(changed) => {
              setup.value = changed;
            }}
          />
        </details>
      </div>
      <article class="rules-text">
        <Markdown text={paragraphs.reduce(joined, "")} />
      </article>
      <p>
        <a class="button" href={`/new/${game.id}`}>
          {t("web-new-title", { game: t(`game-${game.id}`) })}
        </a>
      </p>
    </div>
  );
}

/** An empty line, but none between the items of a list. */
function joined(before: string, paragraph: string): string {
  const inList = before.slice(before.lastIndexOf("\n") + 1).startsWith("- ") && paragraph.startsWith("- ");
  return before + (inList ? "\n" : "\n\n") + paragraph;
}

/** Players and options that the link names: those of a table. */
function fromAddress(game: GameInfo): Setup {
  const wanted = new URLSearchParams(path.value.split("?")[1] ?? "");
  const players = game.players.find((each) => `${each}` === wanted.get("players")) ?? game.players[0] ?? 2;
  const options: NonNullable<Setup["options"]> = {};
  for (const { name, values, lowest, highest } of game.options) {
    const value = wanted.get(name);
    if (value === null) continue;
    const listed = values.find((each) => `${each}` === value);
    const number = Number(value);
    if (listed !== undefined) options[name] = listed;
    else if (!values.length && number >= (lowest ?? 0) && number <= (highest ?? 0)) options[name] = number;
  }
  return { game: game.id, players, options };
}
