/** The check of shuffles against the vectors that docs/fairness.md publishes, and against records with faults. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const load = async (name) => (await runnerImport(fileURLToPath(new URL(`../src/fairness/${name}.ts`, import.meta.url)))).module;
const shuffle = await load("shuffle");
const { verify } = await load("verify");

const page = readFileSync(new URL("../../docs/fairness.md", import.meta.url), "utf8");
const vector = (name) => page.match(new RegExp(`^\\| ${name} \\| (?:seat )?\`?(\\w+)`, "m"))[1];
const seed = shuffle.fromHex(vector("seed"));
const deal = {
  match: "a".repeat(20),
  hand: 0,
  seed,
  nonces: [new Uint8Array(32).fill(0xff), new Uint8Array()],
};

test("the published vectors", async () => {
  assert.equal(await shuffle.commitment(deal), vector("commitment"));
  assert.equal(shuffle.toHex(await shuffle.keyOf(deal)), vector("key"));
  assert.equal(await shuffle.firstDealer(deal, 2), Number(vector("first dealer of two")));
  for (const attempt of [0, 1])
    assert.equal((await shuffle.deckOf(deal, attempt)).join(""), vector(`deck, attempt ${attempt}`));
});

/** A record with a hand whose shuffle is sound, after a change. */
async function record(change = () => {}) {
  const found = {
    seats: [{}, {}],
    hands: [{ dealer: 1, decks: [await shuffle.deckOf(deal, 0), await shuffle.deckOf(deal, 1)], moves: [] }],
    shuffle: {
      method: shuffle.METHOD,
      match: deal.match,
      deals: [{ commitment: vector("commitment"), seed: vector("seed"), nonces: ["ff".repeat(32), ""] }],
    },
  };
  change(found);
  return JSON.stringify(found);
}

test("a sound record", async () => {
  const { match, hands } = await verify(await record());
  const [hand] = hands;
  assert.equal(match, deal.match);
  assert.equal(hand.commitment, vector("commitment"));
  assert.equal(hand.nonces, 1);
  assert.equal(hand.decks, 2);
});

const FAULTS = {
  no_shuffle: (found) => delete found.shuffle,
  shuffle_method: (found) => Object.assign(found.shuffle, { method: "md5" }),
  shuffle_deals: (found) => found.shuffle.deals.pop(),
  shuffle_commitment: (found) => Object.assign(found.shuffle.deals[0], { commitment: "0".repeat(64) }),
  shuffle_deck: (found) => found.hands[0].decks[1].reverse(),
  shuffle_dealer: (found) => Object.assign(found.hands[0], { dealer: 0 }),
  shuffle_form: (found) => Object.assign(found.shuffle.deals[0], { nonces: ["ff".repeat(256), ""] }),
};
for (const [code, change] of Object.entries(FAULTS))
  test(`a record with the fault ${code}`, async () => {
    await assert.rejects(verify(await record(change)), (fault) => fault.refusal.code === code);
  });

for (const text of ["", "[]", "7", '{"hands": 3}', '{"hands": [null], "shuffle": {}}'])
  test(`no record: ${text || "nothing"}`, async () => {
    await assert.rejects(verify(text), (fault) => /^(not_an_object|shuffle_form)$/.test(fault.refusal.code));
  });
