/** Back and forth through a match, step by step or by itself. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../words/words";

interface ControlsProps {
  ply: number;
  last: number;
  /** The first plies of the hands. */
  starts: number[];
  /** Whether this ply is shown: the next one waits for it. */
  ready: boolean;
  onGo: (ply: number) => void;
}

/** Milliseconds from one step to the next. */
const PACES = { slow: 3500, normal: 1800, quick: 700 };
type Pace = keyof typeof PACES;

export function Controls({ ply, last, starts, ready, onGo }: ControlsProps) {
  const playing = useSignal(false);
  const pace = useSignal<Pace>("normal");
  const hand = starts.findLastIndex((start) => start <= ply);
  const place = t("web-replay-at", { hand: hand + 1, move: ply - (starts[hand] ?? 0) });
  const runs = playing.value && ply < last;
  const pause = PACES[pace.value];
  useEffect(() => {
    if (!runs || !ready) return;
    const timer = setTimeout(() => onGo(ply + 1), pause);
    return () => clearTimeout(timer);
  }, [runs, ready, ply, pause, onGo]);
  const step = (to: number) => {
    playing.value = false;
    onGo(to);
  };
  return (
    <section class="controls" aria-label={t("web-replay-controls")}>
      <div class="control-place">
        <input
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={t("web-replay-place")}
          aria-valuetext={place}
          onInput={(event) => step(event.currentTarget.valueAsNumber)}
        />
        <p class="soft" aria-hidden="true">
          {place}
        </p>
      </div>
      <div class="control-buttons">
        <Step end text={t("web-replay-first")} off={ply === 0} onPress={() => step(0)}>
          <path d="M6 5v14M20 5L10 12L20 19Z" />
        </Step>
        <Step text={t("web-replay-back")} off={ply === 0} onPress={() => step(ply - 1)}>
          <path d="M17 5L7 12L17 19Z" />
        </Step>
        <button
          type="button"
          class="button"
          disabled={ply === last}
          onClick={() => {
            playing.value = !playing.value;
          }}
        >
          {runs ? t("web-replay-pause") : t("web-replay-play")}
        </button>
        <Step text={t("web-replay-next")} off={ply === last} onPress={() => step(ply + 1)}>
          <path d="M7 5L17 12L7 19Z" />
        </Step>
        <Step end text={t("web-replay-last")} off={ply === last} onPress={() => step(last)}>
          <path d="M18 5v14M4 5L14 12L4 19Z" />
        </Step>
      </div>
      <select
        aria-label={t("web-prefer-speed")}
        value={pace.value}
        onChange={(event) => {
          pace.value = event.currentTarget.value as Pace;
        }}
      >
        {Object.keys(PACES).map((name) => (
          <option key={name} value={name}>
            {t(`web-prefer-speed-${name}`)}
          </option>
        ))}
      </select>
    </section>
  );
}

interface StepProps {
  /** Whether it goes to one of the ends. */
  end?: boolean;
  text: string;
  off: boolean;
  onPress: () => void;
  children: ComponentChildren;
}

function Step({ end = false, text, off, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      class={end ? "icon-button to-end" : "icon-button"}
      aria-label={text}
      title={text}
      disabled={off}
      onClick={onPress}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="currentColor"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}
