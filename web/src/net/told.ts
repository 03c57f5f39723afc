/** Answers of the server that came with the page (server/ahead.py): each is for the first who asks. */
let answers: Map<string, unknown> | null = null;

/** The answer to GET of an address; undefined where it did not come, or was taken before. */
export function takeTold(address: string): unknown {
  answers ??= read();
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

function read(): Map<string, unknown> {
  const element = document.getElementById("told");
  element?.remove();
  return new Map(Object.entries(element ? JSON.parse(element.textContent) : {}));
}
