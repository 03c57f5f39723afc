/** The address as a signal; pages change without loading anything again. */
import { signal } from "@preact/signals";

export const path = signal(location.pathname + location.search);

/** Go to a page of the client. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.value = to;
  scrollTo(0, 0);
}

/** Follow the browser's buttons, and links inside the client. */
export function followAddress(): void {
  addEventListener("popstate", () => {
    path.value = location.pathname + location.search;
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.download || link.dataset.server !== undefined)
      return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
