/** A table before its match: who sits where, what is agreed upon, how others find it. */
import { useSignal } from "@preact/signals";
import { newNonce } from "../net/connection";
import { Agreement } from "../parts/agreement";
import { AgreementForm } from "../parts/agreement-form";
import { Trouble, useAsked, useDeed } from "../parts/asked";
import { Choice } from "../parts/choice";
import { Share } from "../parts/share";
import { SitePage } from "../parts/site-head";
import type { Setup } from "../protocol";
import { brief, catalogue, rulesLink } from "../state/catalogue";
import { guestName, type Room, type Shown } from "../state/room";
import "../styles/setup-room.css";
import { eventSentence } from "../words/sentences";
import { t } from "../words/words";
import { SeatCard } from "./setup-seat";

export function SetupRoom({ room }: { room: Room }) {
  const shown = room.shown.value;
  if (!shown) return null;
  const { setup, table } = shown;
  const free = table.seats.filter(({ kind }) => kind === "free").length;
  // What is agreed upon is what people look at here: a change is told, unlike at play.
  const news = room.news.value
    .map((event) =>
      event.event === "arranged" ? t("server-event-arranged") : eventSentence(event, room.reader.value),
    )
    .filter(Boolean);
  return (
    <SitePage title={t("web-room", { game: t(`game-${setup.game}`) })} wide>
      <p class="room-news" role="status">
        {news.at(-1) ?? ""}
      </p>
      <div class="room">
        <section class="room-seats" aria-labelledby="room-seats">
          <h2 id="room-seats">{t("web-seats")}</h2>
          <Seats room={room} shown={shown} />
          <Start room={room} shown={shown} free={free} />
        </section>
        <div class="room-side">
          {/* Who comes in looks first at what is played, who made the table for somebody to play with. */}
          {free > 0 && shown.you.host && <Invite shown={shown} />}
          <Agreed room={room} shown={shown} />
          {free > 0 && !shown.you.host && <Invite shown={shown} />}
        </div>
      </div>
    </SitePage>
  );
}

/** The seats in the order of play; with four players by pairs, so that everybody sees who plays with whom. */
function Seats({ room, shown }: { room: Room; shown: Shown }) {
  const numbers = shown.table.seats.map((_, seat) => seat);
  if (numbers.length !== 4)
    return (
      <ol class="seats">
        {numbers.map((seat) => (
          <SeatCard key={seat} room={room} shown={shown} seat={seat} />
        ))}
      </ol>
    );
  return (
    <>
      <p class="soft">{t("web-pairs-sit")}</p>
      <div class="pairs">
        {[0, 1].map((side) => (
          <section key={side} class="pair" aria-labelledby={`pair-${side}`}>
            <h3 id={`pair-${side}`}>{t("web-pair", { pair: side + 1 })}</h3>
            <ol class="seats">
              {numbers
                .filter((seat) => seat % 2 === side)
                .map((seat) => (
                  <SeatCard key={seat} room={room} shown={shown} seat={seat} />
                ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

function Start({ room, shown, free }: { room: Room; shown: Shown; free: number }) {
  const { busy, refusal, act } = useDeed();
  const { you, table } = shown;
  const host = table.seats.find((seat) => seat.host)?.name;
  if (!you.may.includes("start"))
    return (
      <p class="room-wait">
        {free
          ? t("web-wait-seats", { count: free })
          : host && !you.host
            ? t("web-wait-host", { name: guestName(host) })
            : t("web-wait-start")}
      </p>
    );
  return (
    <>
      <Trouble refusal={refusal.value} />
      <p class="deeds">
        <button
          type="button"
          class="button"
          disabled={busy.value || free > 0}
          onClick={() => void act(() => room.connection.send({ type: "start", nonce: newNonce() }))}
        >
          {t("web-start-now")}
        </button>
        {free > 0 && <span class="soft">{t("web-wait-seats", { count: free })}</span>}
      </p>
    </>
  );
}

function Invite({ shown }: { shown: Shown }) {
  return (
    <section class="leaf" aria-labelledby="room-invite">
      <h2 id="room-invite">{t("web-invite")}</h2>
      <p>{t("web-invite-text")}</p>
      <p class="code">
        <span class="sr-only">{t("web-code")} </span>
        {shown.code}
      </p>
      <Share path={`/t/${shown.code}`} title={t("web-room", { game: t(`game-${shown.setup.game}`) })} />
    </section>
  );
}

/** The agreement; its host may change it, and everybody is told. */
function Agreed({ room, shown }: { room: Room; shown: Shown }) {
  const draft = useSignal<Setup | null>(null);
  const { busy, refusal, act } = useDeed();
  const { answer } = useAsked(catalogue);
  const { setup, you } = shown;
  const game = answer?.games.find(({ id }) => id === setup.game);
  const change = (changed: Setup | null) => {
    draft.value = changed;
  };
  const arrange = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = draft.value;
    if (!game || !wanted) return;
    if (await act(() => room.connection.send({ type: "arrange", setup: brief(game, wanted) }))) change(null);
  };
  return (
    <section class="leaf" aria-labelledby="room-agreed">
      <h2 id="room-agreed">{t("web-agreement")}</h2>
      {draft.value && game ? (
        <form onSubmit={(event) => void arrange(event)}>
          {game.players.length > 1 && (
            <Choice
              legend={t("web-home-players")}
              options={game.players.map((players) => [players, `${players}`])}
              value={draft.value.players}
              onPick={(players) => draft.value && change({ ...draft.value, players })}
            />
          )}
          <AgreementForm game={game} setup={draft.value} onChange={change} />
          <Trouble refusal={refusal.value} />
          <p class="deeds">
            <button type="submit" class="button" disabled={busy.value}>
              {t("web-arrange-done")}
            </button>
            <button type="button" class="quiet-button" onClick={() => change(null)}>
              {t("web-cancel")}
            </button>
          </p>
        </form>
      ) : (
        <>
          <Agreement setup={setup} />
          <p class="deeds">
            {you.may.includes("arrange") && (
              <button type="button" class="quiet-button" onClick={() => change(setup)}>
                {t("web-arrange")}
              </button>
            )}
            <a class="quiet-button" href={rulesLink(setup)} target="_blank" rel="noopener">
              {t("web-rules")}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
