/** Whether the cards came as promised: a check of one match in this browser, and the statistics of all deals. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keptSeals } from "../fairness/seals";
import { type Checked, verify } from "../fairness/verify";
import { ask } from "../net/api";
import { Trouble, useAsked, useDeed } from "../parts/asked";
import { HeatMap } from "../parts/heat-map";
import { SitePage } from "../parts/site-head";
import type { Statistics } from "../protocol";
import { preferences } from "../state/preferences";
import { path } from "../state/router";
import "../styles/fairness.css";
import { cardNames, numbersOf, t } from "../words/words";

export function FairnessPage() {
  return (
    <SitePage title={t("web-fairness")}>
      <p>{t("web-fair-why")}</p>
      <ol class="steps">
        <li>{t("web-fair-step-seal")}</li>
        <li>{t("web-fair-step-nonces")}</li>
        <li>{t("web-fair-step-open")}</li>
      </ol>
      <p class="soft">{t("web-fair-not")}</p>
      <Check />
      <Deals />
    </SitePage>
  );
}

function Check() {
  const subject = useSignal(new URLSearchParams(path.value.split("?")[1] ?? "").get("match") ?? "");
  const checked = useSignal<Checked | null>(null);
  const { busy, refusal, act } = useDeed();
  const check = async () => {
    checked.value = null;
    await act(async () => {
      checked.value = await verify(await recordOf(subject.value.trim()));
    });
  };
  // A link from a match checks it at once.
  useEffect(() => {
    if (subject.value && crypto.subtle) void check();
  }, []);
  if (!crypto.subtle)
    return (
      <section class="leaf" aria-labelledby="check">
        <h2 id="check">{t("web-fair-check")}</h2>
        <p>{t("web-fair-insecure")}</p>
        <p>
          <code>poncin verify FILE</code>
        </p>
      </section>
    );
  return (
    <section class="leaf" aria-labelledby="check">
      <h2 id="check">{t("web-fair-check")}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <label class="field">
          {t("web-fair-subject")}
          <textarea
            rows={3}
            required
            spellcheck={false}
            autocomplete="off"
            value={subject.value}
            onInput={(event) => {
              subject.value = event.currentTarget.value;
            }}
          />
        </label>
        <p class="deeds">
          <button type="submit" class="button" disabled={busy.value}>
            {t("web-fair-check-now")}
          </button>
          <a class="quiet-button" href="/matches">
            {t("web-matches")}
          </a>
        </p>
      </form>
      <Trouble refusal={refusal.value} />
      <div role="status">{checked.value && <Result {...checked.value} />}</div>
    </section>
  );
}

function Result({ match, hands }: Checked) {
  const kept = keptSeals(match);
  const told = hands.filter((_, hand) => kept[hand]).length;
  const broken = hands.findIndex(({ commitment }, hand) => kept[hand] && kept[hand] !== commitment);
  return (
    <>
      {broken < 0 ? (
        <p class="proved">✓ {t("web-fair-proved", { count: hands.length })}</p>
      ) : (
        <p class="proved broken">✗ {t("web-fair-broken", { hand: broken + 1 })}</p>
      )}
      {broken < 0 && <p>{told ? t("web-fair-kept", { count: told }) : t("web-fair-compare")}</p>}
      <details>
        <summary>{t("web-fair-hands")}</summary>
        <ol class="hands">
          {hands.map((hand) => (
            <li key={hand.commitment}>
              <p>{t("web-fair-hand", { nonces: hand.nonces, decks: hand.decks })}</p>
              <p class="soft">
                {t("web-fair-seal")} <code>{hand.commitment}</code>
              </p>
              <p class="soft">{t("web-fair-first-cards", { cards: cardNames(hand.cards.join("")) })}</p>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** A record as it was pasted; or that of the match which an id or a link names. */
async function recordOf(text: string): Promise<string> {
  if (text.startsWith("{")) return text.split("\n")[0] ?? "";
  const id = text.match(/[a-z2-9]{20}/)?.[0] ?? text.slice(0, 40);
  return ask("record", { path: { id } });
}

function Deals() {
  const { answer, refusal, again } = useAsked(() => ask("statistics"));
  return (
    <section aria-labelledby="deals">
      <h2 id="deals">{t("web-deals")}</h2>
      <Trouble refusal={refusal} again={() => void again()} />
      {answer &&
        (answer.deals ? <DealStatistics found={answer} /> : <p class="soft">{t("web-deals-none")}</p>)}
    </section>
  );
}

function DealStatistics({ found }: { found: Statistics }) {
  const form = new Intl.NumberFormat(numbersOf(preferences.value.lang), { maximumFractionDigits: 0 });
  const { matches, deals, chi_square, degrees } = found;
  return (
    <>
      <p>{t("web-deals-counted", { matches: form.format(matches), deals: form.format(deals) })}</p>
      <p>{t("web-deals-chi", { chi: form.format(chi_square), degrees: form.format(degrees) })}</p>
      <HeatMap counts={found.counts} deals={deals} />
    </>
  );
}
