/** What a table has agreed upon, to be read: the game's options, what is unusual among them first. */
import type { GameInfo, Setup } from "../protocol";
import { catalogue, unusual } from "../state/catalogue";
import "../styles/agreement.css";
import { optionValue } from "../words/sentences";
import { t } from "../words/words";
import { useAsked } from "./asked";
import { Folded } from "./folded";

/** Everything about the agreement that players must know; all options in a fold. */
export function Agreement({ setup }: { setup: Setup }) {
  const { answer } = useAsked(catalogue);
  const game = answer?.games.find(({ id }) => id === setup.game);
  if (!game) return <p aria-busy="true" />;
  const changed = unusual(game, setup.options);
  return (
    <div class="agreement">
      <p>
        {targetOf(game, setup)}
        {changed.some((name) => name !== "target") ? ` ${t("web-unusual")}` : ` ${t("web-usual")}`}
      </p>
      <OptionList setup={setup} game={game} names={changed.filter((name) => name !== "target")} />
      <Terms setup={setup} />
      <Folded summary={t("web-all-options", { count: game.options.length })}>
        {() => <OptionList setup={setup} game={game} names={game.options.map(({ name }) => name)} />}
      </Folded>
    </div>
  );
}

/** Options with their values and what they decide. */
function OptionList({ setup, game, names }: { setup: Setup; game: GameInfo; names: string[] }) {
  const changed = unusual(game, setup.options);
  if (!names.length) return null;
  return (
    <dl class="options">
      {names.map((name) => (
        <div key={name} class={changed.includes(name) ? "changed" : ""}>
          <dt>{t(`option-${name}`)}</dt>
          <dd>
            <strong>{optionValue(name, chosenValue(game, setup, name))}</strong>
            {changed.includes(name) && <span class="soft"> · {t("web-not-usual")}</span>}
            <br />
            <span class="soft">{t(`option-${name}-text`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Clocks, the lobby and onlookers, where they are not as usual. */
function Terms({ setup }: { setup: Setup }) {
  const terms = [
    setup.move_seconds ? t("web-clock-move", { seconds: setup.move_seconds }) : "",
    setup.match_seconds ? t("web-clock-match", { minutes: setup.match_seconds / 60 }) : "",
    setup.open ? t("web-is-open") : "",
    setup.onlookers === false ? t("web-no-onlookers") : "",
  ].filter(Boolean);
  return terms.length ? (
    <ul class="terms">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  ) : null;
}

function targetOf(game: GameInfo, setup: Setup): string {
  return t("web-to-target", { target: chosenValue(game, setup, "target") });
}

function chosenValue(game: GameInfo, setup: Setup, name: string): string | number {
  return setup.options?.[name] ?? game.options.find((option) => option.name === name)?.default ?? "";
}
