/** What a touch brings about waits until the page has shown that it was touched: then much may be drawn anew. */

/** Resolves after the next frame; at once where no frames are drawn. */
export function painted(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
