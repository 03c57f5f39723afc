/** Programs that may play in my name: each has a token. */
import { useSignal } from "@preact/signals";
import { ask, enter } from "../net/api";
import { Trouble, useAsked, useDeed } from "../parts/asked";
import { SitePage } from "../parts/site-head";
import type { MadeToken, TokenInfo } from "../protocol";
import "../styles/lists.css";
import { t } from "../words/words";

export function ProgramsPage() {
  const { answer, refusal, again } = useAsked(async () => {
    await enter();
    return ask("tokens");
  });
  const made = useSignal<MadeToken | null>(null);
  return (
    <SitePage title={t("web-programs")}>
      <p>{t("web-programs-text")}</p>
      <p>
        <a href="/docs" data-server>
          {t("web-programs-docs")}
        </a>
      </p>
      <NewProgram
        onMade={(token) => {
          made.value = token;
          void again();
        }}
      />
      {made.value && <MadeOnce token={made.value} />}
      <Trouble refusal={refusal} again={() => void again()} />
      {answer && (
        <section aria-labelledby="tokens">
          <h2 id="tokens">{t("web-programs-mine")}</h2>
          {answer.tokens.length ? (
            <ul class="rows">
              {answer.tokens.map((token) => (
                <Program key={token.id} token={token} onGone={() => void again()} />
              ))}
            </ul>
          ) : (
            <p class="soft">{t("web-programs-none")}</p>
          )}
        </section>
      )}
    </SitePage>
  );
}

function NewProgram({ onMade }: { onMade: (token: MadeToken) => void }) {
  const name = useSignal("");
  const { busy, refusal, act } = useDeed();
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    void act(async () => {
      onMade(await ask("make_token", { body: { name: name.value.trim() } }));
      name.value = "";
    });
  };
  return (
    <form class="leaf" onSubmit={make}>
      <label for="program-name">{t("web-program-name")}</label>
      <div class="field-row">
        <input
          id="program-name"
          required
          maxLength={24}
          autocomplete="off"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button" disabled={busy.value}>
          {t("web-program-make")}
        </button>
      </div>
      <Trouble refusal={refusal.value} />
    </form>
  );
}

/** The token, which the server tells this once. */
function MadeOnce({ token }: { token: MadeToken }) {
  return (
    <section class="leaf" role="status">
      <p>{t("web-program-once", { name: token.name })}</p>
      <p>
        <code class="token">{token.token}</code>
      </p>
    </section>
  );
}

function Program({ token, onGone }: { token: TokenInfo; onGone: () => void }) {
  const sure = useSignal(false);
  const { busy, refusal, act } = useDeed();
  const drop = async () => {
    if (await act(() => ask("drop_token", { path: { id: token.id } }))) onGone();
  };
  return (
    <li class="row">
      <div class="row-words">
        <h3>{token.name}</h3>
        <Trouble refusal={refusal.value} />
      </div>
      <div class="row-deeds">
        {sure.value ? (
          <button type="button" class="button" disabled={busy.value} onClick={() => void drop()}>
            {t("web-program-really", { name: token.name })}
          </button>
        ) : (
          <button
            type="button"
            class="quiet-button"
            onClick={() => {
              sure.value = true;
            }}
          >
            {t("web-program-revoke")}
            <span class="sr-only"> {token.name}</span>
          </button>
        )}
      </div>
    </li>
  );
}
