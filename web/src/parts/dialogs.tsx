/** Windows over the page: one at a time, opened from anywhere. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { path } from "../state/router";
import { t } from "../words/words";

interface Opened {
  title: () => string;
  body: () => ComponentChildren;
}

const opened = signal<Opened | null>(null);

/** Open a window; functions, so that it speaks the language of the moment. */
export function openDialog(title: () => string, body: () => ComponentChildren): void {
  opened.value = { title, body };
}

export function closeDialog(): void {
  opened.value = null;
}

export function Dialogs() {
  const dialog = opened.value;
  const page = path.value.split("?")[0];
  // A window belongs to its page: the way back closes it.
  useEffect(() => closeDialog, [page]);
  return dialog && <Window dialog={dialog} />;
}

function Window({ dialog }: { dialog: Opened }) {
  const element = useRef<HTMLDialogElement>(null);
  // Closed before it goes or shows something else: so the focus returns to where it was.
  useLayoutEffect(() => {
    const window = element.current;
    window?.showModal();
    return () => window?.close();
  }, [dialog]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; a click beside it is one more way
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby="dialog-title"
      onClose={() => element.current?.open || closeDialog()}
      onClick={(event) => event.target === element.current && closeDialog()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id="dialog-title">{dialog.title()}</h2>
          <button type="button" class="icon-button" aria-label={t("web-close")} onClick={closeDialog}>
            ✕
          </button>
        </header>
        {dialog.body()}
      </div>
    </dialog>
  );
}
