/** Tables with a free seat, and mine. */
import { useEffect } from "preact/hooks";
import { ask, enter } from "../net/api";
import { Trouble, useAsked } from "../parts/asked";
import { SitePage } from "../parts/site-head";
import type { LobbyTable } from "../protocol";
import "../styles/lists.css";
import { guestName } from "../state/room";
import { levelName } from "../words/sentences";
import { listed, t } from "../words/words";

const EVERY = 4000;

export function LobbyPage() {
  const { answer, refusal, again } = useAsked(async () => {
    await enter();
    return ask("lobby");
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void again();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [again]);
  return (
    <SitePage title={t("web-lobby")}>
      <Trouble refusal={refusal} again={() => void again()} />
      {answer && (
        <>
          <section aria-labelledby="open">
            <h2 id="open">{t("web-lobby-open")}</h2>
            {answer.open.length ? (
              <TableList tables={answer.open} deed={t("web-lobby-look")} />
            ) : (
              <p class="soft">{t("web-lobby-none")}</p>
            )}
            <p class="deeds">
              {(["cirulla", "cirollon", "mariagio"] as const).map((game) => (
                <a key={game} class="quiet-button" href={`/new/${game}`}>
                  {t("web-new-title", { game: t(`game-${game}`) })}
                </a>
              ))}
            </p>
          </section>
          {answer.mine.length > 0 && (
            <section aria-labelledby="mine">
              <h2 id="mine">{t("web-lobby-mine")}</h2>
              <TableList tables={answer.mine} deed={t("web-resume")} />
            </section>
          )}
        </>
      )}
    </SitePage>
  );
}

function TableList({ tables, deed }: { tables: LobbyTable[]; deed: string }) {
  return (
    <ul class="rows">
      {tables.map((table) => (
        <li key={table.code} class="row">
          <div class="row-words">
            <h3>{t("web-table-row", { game: t(`game-${table.setup.game}`), count: table.setup.players })}</h3>
            <p class="soft">{whoSits(table)}</p>
          </div>
          <a class="button" href={`/t/${table.code}`}>
            {deed}
            <span class="sr-only">
              {" "}
              {t(`game-${table.setup.game}`)} {table.code}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function whoSits({ seats }: LobbyTable): string {
  const free = seats.filter(({ kind }) => kind === "free").length;
  const names = seats.flatMap(({ kind, name, level }) =>
    kind === "free"
      ? []
      : [kind === "bot" ? t("web-sitter-bot", { level: levelName(level ?? "") }) : guestName(name ?? "")],
  );
  const who = listed(names.filter(Boolean));
  const places = free ? t("web-free-seats", { count: free }) : "";
  return [who, places].filter(Boolean).join(" · ");
}
