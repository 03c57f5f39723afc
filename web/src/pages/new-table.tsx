/** A table with friends, or with rules of one's own. */
import { useSignal } from "@preact/signals";
import { ask, enter } from "../net/api";
import { newKey } from "../net/connection";
import { AgreementForm } from "../parts/agreement-form";
import { Trouble, useAsked, useDeed } from "../parts/asked";
import { Choice } from "../parts/choice";
import { SeatField, type Sitter } from "../parts/seat-form";
import { SitePage } from "../parts/site-head";
import type { Catalogue, GameInfo, Setup } from "../protocol";
import { brief, catalogue } from "../state/catalogue";
import { preferences } from "../state/preferences";
import { go } from "../state/router";
import { usual } from "../state/usual";
import "../styles/new-table.css";
import { t } from "../words/words";

export function NewTablePage({ id }: { id: string }) {
  const { answer, refusal, again } = useAsked(catalogue);
  const game = answer?.games.find((each) => each.id === id) ?? answer?.games[0];
  return (
    <SitePage title={game ? t("web-new-title", { game: t(`game-${game.id}`) }) : t("web-new")}>
      <Trouble refusal={refusal} again={again} />
      {answer && game && <TableForm key={game.id} game={game} all={answer} />}
    </SitePage>
  );
}

function TableForm({ game, all }: { game: GameInfo; all: Catalogue }) {
  const setup = useSignal<Setup>({
    game: game.id,
    players: usualPlayers(game),
    options: {},
    open: false,
    onlookers: true,
  });
  const sitters = useSignal<Sitter[]>(firstSitters(setup.value.players));
  const { busy, refusal, act } = useDeed();
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    void act(async () => go(`/t/${await makeTable(brief(game, setup.value), sitters.value)}`));
  };
  const complete = !sitters.value.some(({ kind }) => kind === "free" || kind === "here");
  return (
    <form class="table-form" onSubmit={make}>
      <Choice
        legend={t("web-game")}
        options={all.games.map(({ id }) => [id, t(`game-${id}`)])}
        value={game.id}
        onPick={(id) => go(`/new/${id}`, { replace: true })}
      />
      {game.players.length > 1 && (
        <Choice
          legend={t("web-home-players")}
          options={game.players.map((players) => [players, `${players}`])}
          value={setup.value.players}
          onPick={(players) => {
            setup.value = { ...setup.value, players };
            sitters.value = firstSitters(players);
          }}
        />
      )}
      <fieldset class="leaf">
        <legend>{t("web-seats")}</legend>
        {setup.value.players === 4 && <p class="soft">{t("web-pairs-by-seat")}</p>}
        {sitters.value.map((sitter, seat) => (
          <SeatField
            key={seat}
            seat={seat}
            sitter={sitter}
            levels={all.levels}
            onPick={(picked) => {
              sitters.value = seated(sitters.value, seat, picked);
            }}
          />
        ))}
        {sitters.value.some(({ kind }) => kind === "free") && <p class="soft">{t("web-free-later")}</p>}
      </fieldset>
      <fieldset class="leaf">
        <legend>{t("web-agreement")}</legend>
        <AgreementForm
          game={game}
          setup={setup.value}
          onChange={(changed) => {
            setup.value = changed;
          }}
        />
      </fieldset>
      <Trouble refusal={refusal.value} />
      <p class="deeds">
        <button type="submit" class="button" disabled={busy.value}>
          {complete ? t("web-start-now") : t("web-make-table")}
        </button>
        <a class="quiet-button" href={`/rules/${game.id}`}>
          {t("web-rules")}
        </a>
      </p>
    </form>
  );
}

/** The table's code; whoever sits at this device besides me is seated, too. */
async function makeTable(setup: Setup, sitters: Sitter[]): Promise<string> {
  await enter(preferences.value.name);
  const mine = sitters.findIndex(({ kind }) => kind === "me");
  const others = sitters.filter((_, seat) => seat !== mine);
  const bots = others.map((sitter) => (sitter.kind === "bot" ? sitter.level : ""));
  const start = bots.every(Boolean);
  const { code } = await ask("make_table", { body: { setup, seat: mine < 0 ? null : mine, bots, start } });
  const here = sitters.flatMap((sitter, seat) =>
    sitter.kind === "here" ? [{ seat, name: sitter.name.trim() }] : [],
  );
  for (const { seat, name } of here) {
    const { seq } = await ask("see_table", { path: { code } });
    await ask("command", { path: { code }, body: { type: "sit", key: newKey(), seq, seat, name } });
  }
  return code;
}

function usualPlayers(game: GameInfo): number {
  const { cirulla } = usual.value;
  return game.players.includes(cirulla) ? cirulla : (game.players[0] ?? 2);
}

/** Me and free seats; a partner and opponents are found at the table. */
function firstSitters(players: number): Sitter[] {
  return Array.from({ length: players }, (_, seat) => ({ kind: seat ? "free" : "me" }));
}

/** I sit in one seat at most: who takes mine sends me to none, and taking another one frees the old. */
function seated(sitters: Sitter[], seat: number, picked: Sitter): Sitter[] {
  return sitters.map((sitter, at) => {
    if (at === seat) return picked;
    return picked.kind === "me" && sitter.kind === "me" ? { kind: "free" } : sitter;
  });
}
