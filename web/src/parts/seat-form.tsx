/** Who is to sit in a seat of a table that is being made. */
import { t } from "../words/words";

/** `me`; a free seat; a computer player's level; somebody else at this device, with a name. */
export type Sitter =
  | { kind: "me" }
  | { kind: "free" }
  | { kind: "bot"; level: string }
  | { kind: "here"; name: string };

interface SeatFieldProps {
  seat: number;
  sitter: Sitter;
  levels: readonly string[];
  onPick: (sitter: Sitter) => void;
}

export function SeatField({ seat, sitter, levels, onPick }: SeatFieldProps) {
  const value = sitter.kind === "bot" ? sitter.level : sitter.kind;
  const pick = (picked: string) => {
    if (picked === "me" || picked === "free") onPick({ kind: picked });
    else if (picked === "here") onPick({ kind: "here", name: "" });
    else onPick({ kind: "bot", level: picked });
  };
  return (
    <div class="seat-field">
      <label for={`seat-${seat}`}>{t("web-seat", { seat: seat + 1 })}</label>
      <select id={`seat-${seat}`} value={value} onChange={(event) => pick(event.currentTarget.value)}>
        <option value="me">{t("web-sitter-me")}</option>
        <option value="free">{t("web-sitter-free")}</option>
        <option value="here">{t("web-sitter-here")}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t("web-sitter-bot", { level: t(`level-${level}`) })}
          </option>
        ))}
      </select>
      {sitter.kind === "bot" && <p class="soft">{t(`level-${sitter.level}-text`)}</p>}
      {sitter.kind === "here" && (
        <input
          aria-label={t("web-name-of-seat", { seat: seat + 1 })}
          placeholder={t("web-name")}
          maxLength={24}
          required
          value={sitter.name}
          onInput={(event) => onPick({ kind: "here", name: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
