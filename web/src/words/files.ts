/** Where the messages of the languages are, by language and subject. */
import type { Lang } from "../state/kept";

const files = import.meta.glob<string>("../../generated/words/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Messages that are read when they are wanted: the rules of the games, and why something is refused. */
export type Subject = "rules" | "errors";

/** The address of a language's messages, or of those of a subject. */
export function wordsFile(lang: Lang, subject?: Subject): string {
  const name = subject ? `${lang}-${subject}` : lang;
  return files[`../../generated/words/${name}.json`] as string;
}
