/** How often each card lay at each place of the pack: a table of numbers, shaded by how far they are from what is expected. */
import { preferences } from "../state/preferences";
import { cardName, numbersOf, t } from "../words/words";

const RANKS = [..."A234567JQK"];
const SUITS = [..."hdcs"];
const CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** `counts[place][card]`, cards in the pack's order. */
export function HeatMap({ counts, deals }: { counts: number[][]; deals: number }) {
  const expected = deals / CARDS.length;
  const form = new Intl.NumberFormat(numbersOf(preferences.value.lang), { maximumFractionDigits: 1 });
  // Of so many deals a card lies at a place like a rare event: the spread is nearly the root of the mean.
  const spread = Math.sqrt(expected * (1 - 1 / CARDS.length));
  return (
    <>
      <p class="heat-key" aria-hidden="true">
        {[-3, -2, -1, 0, 1, 2, 3].map((shade) => (
          <span key={shade} class="heat" data-shade={shade}>
            {shade > 0 ? `+${shade}` : `${shade}`.replace("-", "−")}
          </span>
        ))}
        <span class="soft">{t("web-heat-key", { expected: form.format(expected) })}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={t("web-heat-title")}>
        <table class="heat-map">
          <caption class="sr-only">{t("web-heat-title")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("web-heat-card")}</th>
              {counts.map((_, place) => (
                <th key={place} scope="col">
                  {place + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CARDS.map((card, index) => (
              <tr key={card}>
                <th scope="row">
                  <span aria-hidden="true">{t("web-card", { card })}</span>
                  <span class="sr-only">{cardName(card)}</span>
                </th>
                {counts.map((row, place) => {
                  const count = row[index] ?? 0;
                  const shade = Math.max(-3, Math.min(3, Math.trunc((count - expected) / spread)));
                  return (
                    <td key={place} class="heat" data-shade={shade}>
                      {count}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
