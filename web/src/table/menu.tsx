/** Everything about a match that is not a card: log, rules, talk, preferences, giving up, leaving. */
import { useSignal } from "@preact/signals";
import { Agreement } from "../parts/agreement";
import { useAsked } from "../parts/asked";
import { closeDialog } from "../parts/dialogs";
import { openPreferences } from "../parts/open-preferences";
import { Share } from "../parts/share";
import { catalogue, rulesLink } from "../state/catalogue";
import type { Room } from "../state/room";
import { go } from "../state/router";
import { levelName } from "../words/sentences";
import { t } from "../words/words";
import { command } from "./commands";
import { openHistory } from "./history";
import { openShortcuts } from "./keys";
import { openLastCapture, openLog } from "./log";

export function TableMenu({ room }: { room: Room }) {
  const shown = room.shown.value;
  const resigning = useSignal(false);
  const phrases = useAsked(catalogue).answer?.phrases ?? [];
  if (!shown) return null;
  const { setup, you, table } = shown;
  // Of several people at one device the one whose turn it is has opened this.
  const me = room.active.value;
  const giving = me?.may.includes("resign") ? me : null;
  const away = you.seats.filter(({ may }) => may.includes("back"));
  const withPeople = table.seats.filter(({ kind }) => kind === "person").length > 1;
  return (
    <div class="menu">
      <div class="menu-buttons">
        <button type="button" class="quiet-button" onClick={() => openLastCapture(room)}>
          {t("web-last-capture")}
        </button>
        <button type="button" class="quiet-button" onClick={() => openLog(room)}>
          {t("web-log")}
        </button>
        <button type="button" class="quiet-button" onClick={() => openHistory(room)}>
          {t("web-history")}
        </button>
        <button type="button" class="quiet-button" onClick={openPreferences}>
          {t("web-preferences")}
        </button>
        <button type="button" class="quiet-button" onClick={openShortcuts}>
          {t("web-keys")}
        </button>
        <a class="quiet-button" href={rulesLink(setup)} target="_blank" rel="noopener">
          {t("web-rules")}
        </a>
        {away.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            class="button"
            onClick={() => void command(room, { type: "back", seat }).then(closeDialog)}
          >
            {t("web-play-again")}
          </button>
        ))}
      </div>
      {withPeople && me && (
        <section>
          <h3>{t("web-say")}</h3>
          <div class="phrases">
            {phrases.map((phrase) => (
              <button
                key={phrase}
                type="button"
                class="quiet-button"
                onClick={() => void command(room, { type: "chat", seat: me.seat, phrase }).then(closeDialog)}
              >
                {t(`server-phrase-${phrase}`)}
              </button>
            ))}
          </div>
          <div class="phrases">
            {table.seats.map(
              ({ kind }, seat) =>
                kind !== "bot" &&
                kind !== "free" &&
                !you.seats.some((own) => own.seat === seat) && (
                  <label key={seat} class="mute">
                    <input
                      type="checkbox"
                      checked={room.muted.value.has(seat)}
                      onChange={(event) => room.mute(seat, event.currentTarget.checked)}
                    />
                    {t("web-mute", { name: room.reader.value.names[seat] ?? "" })}
                  </label>
                ),
            )}
          </div>
        </section>
      )}
      <section>
        <h3>{t("web-this-match")}</h3>
        <ul class="facts">
          {table.seats.map((seat, at) => (
            <li key={at}>
              {room.reader.value.names[at]}
              {seat.level ? `: ${levelName(seat.level)}` : ""}
            </li>
          ))}
        </ul>
        <Agreement setup={setup} />
        <Share path={`/t/${room.code}`} title={t(`game-${setup.game}`)} />
      </section>
      {giving && (
        <section>
          {resigning.value ? (
            <p>
              {t("web-sure-to-resign")}{" "}
              <button
                type="button"
                class="button"
                data-action="resign"
                onClick={() => void command(room, { type: "resign", seat: giving.seat }).then(closeDialog)}
              >
                {t("web-resign")}
              </button>
            </p>
          ) : (
            <button
              type="button"
              class="quiet-button"
              onClick={() => {
                resigning.value = true;
              }}
            >
              {t("web-resign")}
            </button>
          )}
        </section>
      )}
      <p>
        <button
          type="button"
          class="quiet-button"
          onClick={() => {
            closeDialog();
            go("/");
          }}
        >
          {t("web-leave-table")}
        </button>{" "}
        <span class="small">{t("web-leave-note")}</span>
      </p>
    </div>
  );
}
