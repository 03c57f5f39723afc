/** The preferences come when they are wanted. */
export async function openPreferences(): Promise<void> {
  (await import("./preferences")).openPreferences();
}
