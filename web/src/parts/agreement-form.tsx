/** The agreement of a table, to be changed: options of the game, clocks, who may come. */
import type { GameInfo, OptionInfo, Setup } from "../protocol";
import { unusual } from "../state/catalogue";
import "../styles/agreement.css";
import { optionValue } from "../words/sentences";
import { t } from "../words/words";
import { Choice, Switch } from "./choice";

interface FormProps {
  game: GameInfo;
  setup: Setup;
  onChange: (setup: Setup) => void;
}

const MOVE_SECONDS = [0, 20, 40, 90];
const MATCH_SECONDS = [0, 300, 600, 1200];

export function AgreementForm({ game, setup, onChange }: FormProps) {
  const changed = unusual(game, setup.options);
  const target = game.options.filter(({ name }) => name === "target");
  const rest = game.options.filter(({ name }) => name !== "target");
  return (
    <div class="agreement-form">
      <OptionFields options={target} setup={setup} onChange={onChange} />
      <details open={changed.some((name) => name !== "target")}>
        <summary>
          {t("web-house-rules", { count: changed.filter((name) => name !== "target").length })}
        </summary>
        <OptionFields options={rest} setup={setup} onChange={onChange} />
      </details>
      <details open={Boolean(setup.move_seconds || setup.match_seconds)}>
        <summary>{t("web-clocks")}</summary>
        <p class="soft">{t("web-clocks-text")}</p>
        <Choice
          legend={t("web-clock-of-move")}
          options={withValue(MOVE_SECONDS, setup.move_seconds).map((seconds) => [
            seconds,
            seconds ? t("web-seconds", { seconds }) : t("web-no-clock"),
          ])}
          value={setup.move_seconds ?? 0}
          onPick={(move_seconds) => onChange({ ...setup, move_seconds })}
        />
        <Choice
          legend={t("web-clock-of-match")}
          options={withValue(MATCH_SECONDS, setup.match_seconds).map((seconds) => [
            seconds,
            seconds ? t("web-minutes", { minutes: seconds / 60 }) : t("web-no-clock"),
          ])}
          value={setup.match_seconds ?? 0}
          onPick={(match_seconds) => onChange({ ...setup, match_seconds })}
        />
      </details>
      <Switch
        text={t("web-open-table")}
        on={setup.open ?? false}
        onFlip={(open) => onChange({ ...setup, open })}
      />
      <Switch
        text={t("web-onlookers")}
        on={setup.onlookers ?? true}
        onFlip={(onlookers) => onChange({ ...setup, onlookers })}
      />
    </div>
  );
}

interface OptionFieldsProps {
  options: OptionInfo[];
  setup: Setup;
  onChange: (setup: Setup) => void;
}

/** Options, each with its name, what may be chosen, and what it decides. */
export function OptionFields({ options, setup, onChange }: OptionFieldsProps) {
  const pick = (name: string, value: string | number) =>
    onChange({ ...setup, options: { ...setup.options, [name]: value } });
  return (
    <div class="option-fields">
      {options.map((option) => (
        <OptionField key={option.name} option={option} value={setup.options?.[option.name]} onPick={pick} />
      ))}
    </div>
  );
}

interface OptionFieldProps {
  option: OptionInfo;
  value: string | number | undefined;
  onPick: (name: string, value: string | number) => void;
}

function OptionField({ option, value, onPick }: OptionFieldProps) {
  const { name, default: usually, values, lowest, highest } = option;
  const current = value ?? usually;
  const changed = current !== usually;
  return (
    <div class={changed ? "option-field changed" : "option-field"}>
      <label for={`option-${name}`}>{t(`option-${name}`)}</label>
      {values.length ? (
        <select
          id={`option-${name}`}
          aria-describedby={`about-${name}`}
          value={String(current)}
          onChange={(event) => {
            const picked = values.find((each) => String(each) === event.currentTarget.value);
            if (picked !== undefined) onPick(name, picked);
          }}
        >
          {values.map((each) => (
            <option key={each} value={String(each)}>
              {each === usually
                ? t("web-usual-value", { value: optionValue(name, each) })
                : optionValue(name, each)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={`option-${name}`}
          aria-describedby={`about-${name}`}
          type="number"
          inputMode="numeric"
          min={lowest ?? undefined}
          max={highest ?? undefined}
          value={current}
          onChange={(event) => {
            const picked = event.currentTarget.valueAsNumber;
            if (Number.isInteger(picked)) onPick(name, picked);
          }}
        />
      )}
      <p id={`about-${name}`} class="soft">
        {t(`option-${name}-text`)}
        {changed && <strong> {t("web-not-usual")}</strong>}
      </p>
    </div>
  );
}

/** The offered values, and the one that is, if somebody else's program chose another. */
function withValue(offered: number[], value = 0): number[] {
  return offered.includes(value) ? offered : [...offered, value].sort((a, b) => a - b);
}
