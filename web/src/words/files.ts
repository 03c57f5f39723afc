/** Where the messages of the languages are, by language and subject. */
import type { Lang } from "../state/kept";

const files = import.meta.glob<string>("../../generated/words/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of a language's messages, or of those of its rules. */
export function wordsFile(lang: Lang, subject: "" | "-rules" = ""): string {
  return files[`../../generated/words/${lang}${subject}.json`] as string;
}
