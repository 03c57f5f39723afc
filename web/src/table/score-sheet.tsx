/** A score sheet: both sides' counts, the cards that decided, and why nobody scored where nobody did. */
import { Face } from "../cards/card";
import type { Sheet, SheetLine } from "../protocol";
import { split } from "../words/bundle";
import { lineResult, lineSentence, type Reader, ruleName } from "../words/sentences";
import { cardNames, t } from "../words/words";

/** `counted`: so many lines are shown; the points under them when all are. */
export function ScoreSheet({ sheet, reader, counted }: { sheet: Sheet; reader: Reader; counted: number }) {
  const done = counted >= sheet.lines.length;
  const sums = reader.sides.map((_, side) =>
    sheet.lines.slice(0, counted).reduce((sum, line) => sum + (line.points[side] ?? 0), 0),
  );
  return (
    <table class="sheet" data-hand={sheet.hand}>
      <caption>{t("web-sheet", { hand: sheet.hand + 1 })}</caption>
      <SideHeads reader={reader} />
      <tbody>
        {sheet.lines.map((line, at) => (
          <Line key={at} line={line} reader={reader} hidden={at >= counted} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("web-this-hand")}</th>
          {sums.map((sum, side) => (
            <td key={side}>{sum}</td>
          ))}
        </tr>
        <tr class="grand">
          <th scope="row">{t("web-total")}</th>
          {sheet.totals.map((total, side) => (
            <td key={side}>{done ? total : total - (sheet.points[side] ?? 0)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A column for each side. */
export function SideHeads({ reader }: { reader: Reader }) {
  return (
    <thead>
      <tr>
        <td />
        {reader.sides.map((side, at) => (
          <th key={at} scope="col">
            {side}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Line({ line, reader, hidden }: { line: SheetLine; reader: Reader; hidden: boolean }) {
  return (
    <tr class={hidden ? "uncounted" : "counted"} aria-hidden={hidden}>
      <th scope="row">
        <span class="rule-name">{ruleName(line.rule, reader.game)}</span>
        <span class="line-result">
          {line.note || !line.points.some(Boolean) ? lineResult(line, reader) : ""}
        </span>
        <span class="sr-only">{lineSentence(line, reader)}</span>
      </th>
      {reader.sides.map((_, side) => (
        <td key={side} class={line.points[side] ? "won" : ""}>
          {line.points[side] ? <strong>+{line.points[side]}</strong> : <span class="none">–</span>}
          <Shown line={line} side={side} />
        </td>
      ))}
    </tr>
  );
}

/** What a side brought: a number, or the few cards that decided. */
function Shown({ line, side }: { line: SheetLine; side: number }) {
  const cards = split(line.cards[side] ?? "");
  const count = line.counts[side];
  if (line.rule === "primiera" && line.values[side]?.length)
    return (
      <span class="brought">
        <Minis cards={cards} /> <span class="sum">{count ?? "–"}</span>
      </span>
    );
  if (cards.length && cards.length <= 5 && line.rule !== "carte")
    return (
      <span class="brought">
        <Minis cards={cards} />
      </span>
    );
  if (line.rule === "cards") return null;
  return count === null || count === undefined ? null : <span class="brought sum">{count}</span>;
}

function Minis({ cards }: { cards: string[] }) {
  return (
    <span class="mini-cards" role="img" aria-label={cardNames(cards.join(""))}>
      {cards.map((card) => (
        <span key={card} class="mini-card">
          <Face code={card} />
        </span>
      ))}
    </span>
  );
}
