/** A finished match, watched again with all cards open. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { painted } from "../motion/painted";
import { ask } from "../net/api";
import { Agreement } from "../parts/agreement";
import { Trouble, useAsked } from "../parts/asked";
import { Folded } from "../parts/folded";
import { OpenPosition } from "../parts/open-position";
import { Share } from "../parts/share";
import { SitePage } from "../parts/site-head";
import { useStages } from "../parts/stages";
import type { MatchSummary, Replay } from "../protocol";
import { guestName, sideNames } from "../state/room";
import { ScoreSheet } from "../table/score-sheet";
import "../styles/sheet.css";
import "../styles/replay.css";
import { endingSentence, eventSentence, levelName, type Reader } from "../words/sentences";
import { listed, t } from "../words/words";
import { Controls } from "./replay-controls";

interface Found {
  match: MatchSummary;
  /** For each hand the number of its first ply. */
  starts: number[];
  plies: Plies;
  /** The first position: the page appears as a whole, and nothing moves. */
  first: Replay;
}

export function ReplayPage({ id }: { id: string }) {
  const { answer, refusal, again } = useAsked(() => find(id), id);
  const title = answer
    ? t("web-match-of", {
        game: t(`game-${answer.match.game}`),
        names: listed(answer.match.seats.map(({ name }) => guestName(name))),
      })
    : t("web-replay");
  return (
    <SitePage title={title} wide>
      <Trouble refusal={refusal} again={() => void again()} />
      {answer && <Player key={id} found={answer} title={title} />}
    </SitePage>
  );
}

async function find(id: string): Promise<Found> {
  const plies = new Plies(id);
  // Where the page was opened anew these three came with it (server/ahead.py).
  const [match, record, first] = await Promise.all([
    ask("see_match", { path: { id } }),
    ask("record", { path: { id } }),
    plies.at(0),
  ]);
  const { hands } = JSON.parse(record) as { hands: { moves: string[] }[] };
  const starts = [0];
  for (const { moves } of hands) starts.push((starts.at(-1) ?? 0) + moves.length);
  return { match, starts: starts.slice(0, -1), plies, first };
}

function Player({ found: { match, starts, plies, first }, title }: { found: Found; title: string }) {
  const ply = useSignal(0);
  const { answer: asked, refusal, again } = useAsked(() => plies.at(ply.value), ply.value);
  const answer = asked ?? first;
  useEffect(() => void painted().then(() => plies.fetchAhead(ply.value, match.plies)), [plies, ply.value]);
  const names = match.seats.map(({ name }) => guestName(name));
  const reader: Reader = { game: match.game, names, sides: sideNames(names), own: [] };
  const go = (to: number) => {
    ply.value = Math.max(0, Math.min(match.plies, to));
  };
  const stage = useStages(3);
  return (
    <div class="replay">
      <div class="replay-main">
        <Told replay={answer} reader={reader} />
        <Trouble refusal={refusal} again={() => void again()} />
        <OpenPosition replay={answer} reader={reader} />
        {stage >= 1 && (
          <Controls
            ply={ply.value}
            last={match.plies}
            starts={starts}
            onGo={go}
            ready={answer.ply === ply.value}
          />
        )}
      </div>
      <aside class="replay-side">
        {stage >= 2 && (
          <section class="leaf" aria-labelledby="hands">
            <h2 id="hands">{t("web-hands")}</h2>
            <ol class="hand-list">
              {starts.map((start, hand) => (
                <li key={start}>
                  <button
                    type="button"
                    class="quiet-button"
                    aria-current={answer.hand === hand ? "step" : undefined}
                    onClick={() => go(start)}
                  >
                    <span class="sr-only">{t("web-hand-number", { hand: hand + 1 })}</span>
                    <span aria-hidden="true">{hand + 1}</span>
                  </button>
                </li>
              ))}
            </ol>
            <p>{endingSentence(match.ending, match.points, reader.sides)}</p>
          </section>
        )}
        {stage >= 3 && (
          <>
            <About match={match} title={title} />
            <HandSheet
              key={answer.hand}
              plies={plies}
              end={starts[answer.hand + 1] ?? match.plies}
              reader={reader}
            />
          </>
        )}
      </aside>
    </div>
  );
}

/** How the hand was counted; folded, since it tells how the hand goes on. */
function HandSheet({ plies, end, reader }: { plies: Plies; end: number; reader: Reader }) {
  const { answer } = useAsked(() => plies.at(end), end);
  const sheet = answer?.sheet;
  if (!sheet) return null;
  return (
    <Folded class="leaf" summary={t("web-sheet", { hand: sheet.hand + 1 })}>
      {() => <ScoreSheet sheet={sheet} reader={reader} counted={sheet.lines.length} />}
    </Folded>
  );
}

/** What the last move was and brought. */
function Told({ replay, reader }: { replay: Replay; reader: Reader }) {
  const sentences = replay.events.map((event) => eventSentence(event, reader)).filter(Boolean);
  return (
    <div class="told" role="status">
      {sentences.length ? (
        sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : (
        <p>{t("web-replay-start")}</p>
      )}
    </div>
  );
}

function About({ match, title }: { match: MatchSummary; title: string }) {
  return (
    <section class="leaf" aria-labelledby="about">
      <h2 id="about">{t("web-this-match")}</h2>
      <ul class="facts">
        {match.seats.map((seat, at) => (
          <li key={at}>
            {seat.level
              ? t("web-name-level", { name: seat.name, level: levelName(seat.level) })
              : guestName(seat.name)}
          </li>
        ))}
      </ul>
      <Agreement setup={{ game: match.game, players: match.seats.length, options: match.options }} />
      <p class="deeds">
        <a
          class="quiet-button"
          href={`/api/matches/${match.id}/record`}
          download={`poncin-${match.id}.jsonl`}
        >
          {t("web-download")}
        </a>
        {!match.imported && (
          <a class="quiet-button" href={`/fairness?match=${match.id}`}>
            {t("web-fair-check")}
          </a>
        )}
      </p>
      <Share path={`/m/${match.id}`} title={title} />
    </section>
  );
}

/** The positions of a match, each asked for once. */
class Plies {
  readonly #id: string;
  readonly #asked = new Map<number, Promise<Replay>>();

  constructor(id: string) {
    this.#id = id;
  }

  at(ply: number): Promise<Replay> {
    let found = this.#asked.get(ply);
    if (!found) {
      found = ask("replay", { path: { id: this.#id, ply } });
      this.#asked.set(ply, found);
      // What was refused may be asked again.
      found.catch(() => this.#asked.delete(ply));
    }
    return found;
  }

  /** So that the next steps are shown at once. */
  fetchAhead(ply: number, last: number): void {
    for (const next of [ply + 1, ply + 2]) if (next <= last) void this.at(next).catch(() => undefined);
  }
}
