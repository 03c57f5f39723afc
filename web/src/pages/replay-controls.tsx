/** Back and forth through a match, step by step or by itself. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Choice } from "../parts/choice";
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

const PACES = [
  ["slow", 3500],
  ["normal", 1800],
  ["quick", 700],
] as const;
type Pace = (typeof PACES)[number][0];

export function Controls({ ply, last, starts, ready, onGo }: ControlsProps) {
  const playing = useSignal(false);
  const pace = useSignal<Pace>("normal");
  const hand = starts.findLastIndex((start) => start <= ply);
  const runs = playing.value && ply < last;
  const pause = PACES.find(([name]) => name === pace.value)?.[1] ?? 0;
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
      <input
        type="range"
        min={0}
        max={last}
        value={ply}
        aria-label={t("web-replay-place")}
        aria-valuetext={t("web-replay-at", { hand: hand + 1, move: ply - (starts[hand] ?? 0) })}
        onInput={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <div class="control-buttons">
        <Step text={t("web-replay-first")} sign="⏮" off={ply === 0} onPress={() => step(0)} />
        <Step text={t("web-replay-back")} sign="◀" off={ply === 0} onPress={() => step(ply - 1)} />
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
        <Step text={t("web-replay-next")} sign="▶" off={ply === last} onPress={() => step(ply + 1)} />
        <Step text={t("web-replay-last")} sign="⏭" off={ply === last} onPress={() => step(last)} />
      </div>
      <Choice
        legend={t("web-prefer-speed")}
        bare
        options={PACES.map(([name]) => [name, t(`web-prefer-speed-${name}`)])}
        value={pace.value}
        onPick={(picked) => {
          pace.value = picked;
        }}
      />
      <p class="soft" aria-hidden="true">
        {t("web-replay-at", { hand: hand + 1, move: ply - (starts[hand] ?? 0) })}
      </p>
    </section>
  );
}

function Step({
  text,
  sign,
  off,
  onPress,
}: {
  text: string;
  sign: string;
  off: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" class="icon-button" aria-label={text} title={text} disabled={off} onClick={onPress}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
