/** The window in which this device's preferences are changed; each takes effect at once. */
import type { ComponentChildren } from "preact";
import { Back, Face } from "../cards/card";
import { ask } from "../net/api";
import { CHOICES, type Preferences, prefer, preferences } from "../state/preferences";
import "../styles/preferences.css";
import { t } from "../words/words";
import { Trouble, useDeed } from "./asked";
import { Choice, Switch } from "./choice";
import { openDialog } from "./dialogs";
import { OWN_NAMES } from "./site-head";

export function openPreferences(): void {
  openDialog(
    () => t("web-preferences"),
    () => <PreferencesBody />,
  );
}

type Chosen = keyof typeof CHOICES;

function PreferencesBody() {
  return (
    <div class="preferences">
      <NameField />
      <Group title={t("web-prefer-look")}>
        <Pick name="lang" text={(lang) => OWN_NAMES[lang]} />
        <Pick name="theme" />
        <Pick name="size" />
      </Group>
      <Group title={t("web-prefer-cards")}>
        <div class="sample" aria-hidden="true">
          {["Kd", "7h", "3c", "Qs"].map((card) => (
            <Face key={card} code={card} />
          ))}
          <Back />
        </div>
        <Pick name="deck" />
        <Pick name="index" />
        <Pick name="suits" />
        <Pick name="back" />
        <Pick name="sort" />
      </Group>
      <Group title={t("web-prefer-play")}>
        <Pick name="speed" />
        <Pick name="confirm" />
        <Flip name="sound" />
        <Flip name="vibration" />
        <Flip name="talk" />
      </Group>
      <Group title={t("web-prefer-aloud")}>
        <Pick name="told" />
      </Group>
      <p class="soft">{t("web-prefer-device")}</p>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Pick<K extends Chosen>({ name, text }: { name: K; text?: (value: Preferences[K]) => string }) {
  const values = CHOICES[name] as readonly Preferences[K][];
  return (
    <Choice
      legend={t(`web-prefer-${name}`)}
      options={values.map((value) => [value, text ? text(value) : t(`web-prefer-${name}-${value}`)])}
      value={preferences.value[name]}
      onPick={(value) => prefer({ [name]: value })}
    />
  );
}

function Flip({ name }: { name: "sound" | "vibration" | "talk" }) {
  return (
    <Switch
      text={t(`web-prefer-${name}`)}
      on={preferences.value[name]}
      onFlip={(on) => prefer({ [name]: on })}
    />
  );
}

/** What the others call me: the one preference that the server is told. */
function NameField() {
  const { act, refusal } = useDeed();
  const rename = (name: string) => {
    if (name === preferences.value.name) return;
    prefer({ name });
    if (name) void act(() => ask("enter", { body: { name } }));
  };
  return (
    <section>
      <label class="field">
        {t("web-prefer-name")}
        <input
          maxLength={24}
          autocomplete="nickname"
          value={preferences.value.name}
          onChange={(event) => rename(event.currentTarget.value.trim())}
        />
      </label>
      <Trouble refusal={refusal.value} />
    </section>
  );
}
