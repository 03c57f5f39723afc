/** My finished matches: watch, keep, pass on; and records from elsewhere. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask, enter } from "../net/api";
import { Trouble, useDeed } from "../parts/asked";
import { SitePage } from "../parts/site-head";
import type { MatchSummary } from "../protocol";
import { type Lang, preferences } from "../state/preferences";
import { guestName, sideNames } from "../state/room";
import { go } from "../state/router";
import "../styles/lists.css";
import { endingSentence, levelName } from "../words/sentences";
import { listed, t } from "../words/words";

export function MatchesPage() {
  const matches = useSignal<MatchSummary[]>([]);
  /** Where the next page begins; null at the end, undefined before the first. */
  const next = useSignal<number | null | undefined>(undefined);
  const { busy, refusal, act } = useDeed();
  const more = () =>
    act(async () => {
      await enter();
      const before = next.value;
      const page = await ask("my_matches", before ? { query: { before } } : {});
      matches.value = [...matches.value, ...page.matches];
      next.value = page.next;
    });
  useEffect(() => void more(), []);
  return (
    <SitePage title={t("web-matches")}>
      {matches.value.length > 0 && (
        <ul class="rows">
          {matches.value.map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      )}
      {next.value === null && !matches.value.length && <p class="soft">{t("web-matches-none")}</p>}
      <Trouble refusal={refusal.value} again={() => void more()} />
      {typeof next.value === "number" && (
        <p class="deeds">
          <button type="button" class="quiet-button" disabled={busy.value} onClick={() => void more()}>
            {t("web-matches-more")}
          </button>
        </p>
      )}
      <Import />
    </SitePage>
  );
}

function MatchRow({ match }: { match: MatchSummary }) {
  const names = match.seats.map((seat) => guestName(seat.name));
  const title = t("web-match-of", { game: t(`game-${match.game}`), names: listed(names) });
  return (
    <li class="row">
      <div class="row-words">
        <h2>
          {t(`game-${match.game}`)} <span class="soft">· {dayOf(match.ended)}</span>
        </h2>
        <p>{endingSentence(match.ending, match.points, sideNames(names))}</p>
        <p class="soft">
          {listed(
            match.seats.map(({ level }, at) => {
              const name = names[at] ?? "";
              return level ? t("web-name-level", { name, level: levelName(level) }) : name;
            }),
          )}
          {match.imported && ` · ${t("web-imported")}`}
        </p>
      </div>
      <div class="row-deeds">
        <a class="button" href={`/m/${match.id}`}>
          {t("web-replay")}
          <span class="sr-only"> {title}</span>
        </a>
        <a
          class="quiet-button"
          href={`/api/matches/${match.id}/record`}
          download={`poncin-${match.id}.jsonl`}
        >
          {t("web-download")}
        </a>
        <ShareButton path={`/m/${match.id}`} title={title} />
      </div>
    </li>
  );
}

/** The device's own window for passing on where it has one; else the link is copied. */
function ShareButton({ path, title }: { path: string; title: string }) {
  const copied = useSignal(false);
  const url = location.origin + path;
  const { share, clipboard } = navigator as Partial<Navigator>;
  const pass = async () => {
    if (share) await navigator.share({ title, url }).catch(() => undefined);
    else {
      await navigator.clipboard.writeText(url);
      copied.value = true;
    }
  };
  if (!share && !clipboard) return null;
  return (
    <button type="button" class="quiet-button" onClick={() => void pass()}>
      <span role="status">{copied.value ? t("web-copied") : t(share ? "web-share" : "web-copy-link")}</span>
    </button>
  );
}

function Import() {
  const { busy, refusal, act } = useDeed();
  const take = (file: File | undefined) => {
    if (!file) return;
    void act(async () => {
      await enter();
      const match = await ask("import_match", { body: await file.text() });
      go(`/m/${match.id}`);
    });
  };
  return (
    <section class="leaf" aria-labelledby="import">
      <h2 id="import">{t("web-import")}</h2>
      <p id="import-text">{t("web-import-text")}</p>
      <input
        type="file"
        accept=".jsonl,.json,application/json"
        aria-labelledby="import"
        aria-describedby="import-text"
        disabled={busy.value}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <Trouble refusal={refusal.value} />
    </section>
  );
}

/** Day before month in all three; Intl has no Ligurian. */
const datesOf: Record<Lang, string> = { lij: "it", it: "it", en: "en-GB" };

function dayOf(seconds: number): string {
  const day = new Date(seconds * 1000);
  return day.toLocaleDateString(datesOf[preferences.value.lang], {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
}
