/** The little Markdown of the rule texts: headings, paragraphs, lists, tables, bold and slanted words. */
import type { ComponentChildren, JSX } from "preact";

/** The text as elements. Headings of the first level are left out: the page has its own. */
export function Markdown({ text }: { text: string }) {
  return (
    <>
      {text
        .trim()
        .split(/\n{2,}/)
        .flatMap(blocks)}
    </>
  );
}

/** A list may follow its paragraph without an empty line; an empty line between two lists of one item makes them one. */
function blocks(text: string): JSX.Element[] {
  const lines = text.split("\n").map((line) => line.trim());
  const [first = ""] = lines;
  const heading = first.match(/^(#{1,3}) (.+)/);
  if (heading) {
    if (heading[1] === "#") return [];
    const Level = heading[1] === "##" ? "h2" : "h3";
    return [<Level key={text}>{inline(heading[2] ?? "")}</Level>];
  }
  if (first.startsWith("|")) return [table(lines)];
  const start = lines.findIndex((line) => line.startsWith("- "));
  if (start < 0) return [<p key={text}>{inline(lines.join(" "))}</p>];
  const items: string[] = [];
  for (const line of lines.slice(start)) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ""} ${line}`);
  }
  const list = (
    <ul key={text}>
      {items.map((item) => (
        <li key={item}>{inline(item)}</li>
      ))}
    </ul>
  );
  return start ? [<p key={first}>{inline(lines.slice(0, start).join(" "))}</p>, list] : [list];
}

function table(lines: string[]): JSX.Element {
  const cells = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [head = "", , ...rows] = lines;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section key={head} class="table-scroll" tabIndex={0} aria-label={cells(head)[0]}>
      <table class="values">
        <thead>
          <tr>
            {cells(head).map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells(row).map((cell, at) =>
                at ? (
                  <td key={at}>{inline(cell)}</td>
                ) : (
                  <th key={at} scope="row">
                    {inline(cell)}
                  </th>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function inline(text: string): ComponentChildren[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    if (part.startsWith("**")) return <strong key={part}>{part.slice(2, -2)}</strong>;
    if (part.startsWith("*") && part.length > 2) return <em key={part}>{part.slice(1, -1)}</em>;
    return part;
  });
}
