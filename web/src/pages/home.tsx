/** The opening page: three games, each a tap away from its first card. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameOf } from "../cards/pictures";
import { ask, enter } from "../net/api";
import { Trouble, useDeed } from "../parts/asked";
import { Choice } from "../parts/choice";
import { LevelField } from "../parts/level-field";
import { SiteFoot, SiteHead, useTitle } from "../parts/site-head";
import type { LobbyTable } from "../protocol";
import { preferences } from "../state/preferences";
import { go } from "../state/router";
import { makeUsual, usual } from "../state/usual";
import "../styles/home.css";
import { t } from "../words/words";

const GAMES = ["cirulla", "cirollon", "mariagio"] as const;
type Game = (typeof GAMES)[number];

export function HomePage() {
  useTitle("");
  return (
    <div class="site home">
      <SiteHead />
      <main>
        <header class="home-head">
          <h1>{t("web-home-title")}</h1>
          <Resume />
        </header>
        <div class="home-games">
          {GAMES.map((game) => (
            <GamePanel key={game} game={game} />
          ))}
        </div>
        <div class="home-more">
          <LevelField level={usual.value.level} onPick={(level) => makeUsual({ level })} />
          <JoinByCode />
        </div>
      </main>
      <SiteFoot />
    </div>
  );
}

function GamePanel({ game }: { game: Game }) {
  const { busy, refusal, act } = useDeed();
  const name = t(`game-${game}`);
  const play = async () => {
    await enter(preferences.value.name);
    const players = { cirulla: usual.value.cirulla, cirollon: 4, mariagio: 2 }[game];
    const { code } = await ask("make_table", {
      body: { setup: { game, players }, bots: usual.value.level, start: true },
    });
    go(`/t/${code}`);
  };
  return (
    <section class={`game-panel game-${game}`} aria-labelledby={`game-${game}`}>
      <img class="game-picture" src={gameOf(game)} alt="" draggable={false} />
      <div class="game-words">
        <h2 id={`game-${game}`}>{name}</h2>
        <a class="game-friends" href={`/new/${game}`}>
          {t("web-home-friends")}
          <span class="sr-only">
            , {t("web-house-rules", { count: 0 })}: {name}
          </span>
        </a>
        <p>{t(`web-home-${game}`)}</p>
      </div>
      <div class="game-deeds">
        <Trouble refusal={refusal.value} />
        {game === "cirulla" && (
          <Choice
            legend={t("web-home-players")}
            bare
            options={[2, 3, 4].map(
              (players) => [players, <Players key={players} count={players} />] as const,
            )}
            value={usual.value.cirulla}
            onPick={(cirulla) => makeUsual({ cirulla })}
          />
        )}
        <button type="button" class="button play" disabled={busy.value} onClick={() => void act(play)}>
          {t("web-play")} <span class="sr-only">{name}</span>
        </button>
      </div>
    </section>
  );
}

function Players({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span class="sr-only">{t("web-players", { count })}</span>
    </>
  );
}

/** The way back to a table where one's match is not over; what poncin is where there is none. One line, so that nothing moves. */
function Resume() {
  const mine = useSignal<LobbyTable[]>([]);
  useEffect(() => {
    void ask("lobby").then(
      (lobby) => {
        mine.value = lobby.mine;
      },
      () => undefined, // The page is of use without it, and Play will tell.
    );
  }, []);
  const [newest, ...others] = mine.value;
  if (!newest) return <p class="home-line">{t("web-home-line")}</p>;
  return (
    <p class="home-line">
      <a href={`/t/${newest.code}`}>{t("web-home-resume", { game: t(`game-${newest.setup.game}`) })}</a>
      {others.length > 0 && (
        <>
          {" "}
          <a href="/tables">{t("web-home-resume-others", { count: others.length })}</a>
        </>
      )}
    </p>
  );
}

function JoinByCode() {
  const code = useSignal("");
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    // A whole link does as well.
    const found = code.value
      .trim()
      .toLowerCase()
      .match(/[a-z2-9]{6}$/);
    if (found) go(`/t/${found[0]}`);
  };
  return (
    <form class="join" onSubmit={join}>
      <label for="join-code">{t("web-join-code")}</label>
      <div class="field-row">
        <input
          id="join-code"
          name="code"
          required
          pattern=".*[A-Za-z2-9]{6}\s*"
          maxLength={200}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder="k3m9ta"
          value={code.value}
          onInput={(event) => {
            code.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="quiet-button">
          {t("web-join")}
        </button>
      </div>
    </form>
  );
}
