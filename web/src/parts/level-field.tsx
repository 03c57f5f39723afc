/** How strong the computer shall be: a list of levels, and what the chosen one plays like. */
import { LEVELS, type Level } from "../state/usual";
import { t } from "../words/words";

interface LevelFieldProps {
  level: Level;
  onPick: (level: Level) => void;
}

export function LevelField({ level, onPick }: LevelFieldProps) {
  return (
    <div class="level-field">
      <label for="usual-level">{t("web-home-level")}</label>
      <select
        id="usual-level"
        aria-describedby="usual-level-text"
        value={level}
        onChange={(event) => {
          const picked = LEVELS.find((each) => each === event.currentTarget.value);
          if (picked) onPick(picked);
        }}
      >
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {t(`level-${each}`)}
          </option>
        ))}
      </select>
      <p id="usual-level-text">{t(`level-${level}-text`)}</p>
    </div>
  );
}
