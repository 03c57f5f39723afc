/** Something folded away: made only when it is opened for the first time. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface FoldedProps {
  summary: string;
  children: () => ComponentChildren;
  class?: string;
}

export function Folded({ summary, children, class: look }: FoldedProps) {
  const opened = useSignal(false);
  return (
    <details
      class={look}
      onToggle={() => {
        opened.value = true;
      }}
    >
      <summary>{summary}</summary>
      {opened.value && children()}
    </details>
  );
}
