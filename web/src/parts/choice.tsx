/** One of a few: a group of radio buttons that looks like one strip. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps<V extends string | number> {
  legend: string;
  /** The legend is read aloud only. */
  bare?: boolean;
  options: readonly (readonly [value: V, text: ComponentChildren])[];
  value: V;
  onPick: (value: V) => void;
}

export function Choice<V extends string | number>({
  legend,
  bare = false,
  options,
  value,
  onPick,
}: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset class="picker">
      <legend class={bare ? "sr-only" : ""}>{legend}</legend>
      <div class="picker-strip">
        {options.map(([each, text]) => (
          <label key={each} class="picker-part">
            <input type="radio" name={name} checked={each === value} onChange={() => onPick(each)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** On or off. */
export function Switch({ text, on, onFlip }: { text: string; on: boolean; onFlip: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => onFlip(event.currentTarget.checked)} />
      <span>{text}</span>
    </label>
  );
}
