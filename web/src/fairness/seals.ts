/** The seals of shuffles that this device was told before the cards were dealt: kept, to be compared after the match. */

const KEY = "poncin.seals";
/** Matches whose seals are kept. */
const KEPT = 60;

/** By match the seal of each hand, hands counted from 0. */
type Seals = Record<string, (string | null)[]>;

/** Keep the seal of a hand; the first one that was told counts. */
export function keepSeal(match: string, hand: number, seal: string): void {
  const { [match]: told = [], ...others } = read();
  if (told[hand]) return;
  const seals = Array.from({ length: Math.max(told.length, hand + 1) }, (_, at) => told[at] ?? null);
  seals[hand] = seal;
  // The match that is being played stands last.
  const kept = [...Object.entries(others), [match, seals]].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing cannot compare.
  }
}

/** The seals that were told for the hands of a match; null or missing where this device was not there. */
export function keptSeals(match: string): (string | null)[] {
  return read()[match] ?? [];
}

function read(): Seals {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" && Object.values(found).every(Array.isArray)
      ? (found as Seals)
      : {};
  } catch {
    return {};
  }
}
