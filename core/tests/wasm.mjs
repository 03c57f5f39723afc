// The WebAssembly build against the shared test data: node wasm.mjs poncin_core.wasm tests/data
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [module, data] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const core = instance.exports;
const STATE_SIZE = 192;
let checks = 0;

function same(found, expected, where) {
  checks += 1;
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`${where}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
}

// Memory of the core may move when it grows: look at it anew each time.
const bytes = (at, length) => new Uint8Array(core.memory.buffer, at, length);
const numbers = (at, length) => new BigUint64Array(core.memory.buffer, at, length);

/** Bytes lent to the core: where they are and how many. */
function lend(content) {
  const list = typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content);
  const at = core.poncin_alloc(list.length);
  bytes(at, list.length).set(list);
  return [at, list.length];
}

function checked(result) {
  if (result < 0n) {
    const room = core.poncin_alloc(256);
    const length = Number(core.poncin_last_error(room, 256));
    throw new Error(new TextDecoder().decode(bytes(room, length)));
  }
  return Number(result);
}

/** The text that a call hands out. */
function text(call, ...values) {
  const room = core.poncin_alloc(2048);
  const length = checked(call(...values, room, 2048));
  const found = new TextDecoder().decode(bytes(room, length));
  core.poncin_free(room, 2048);
  return found;
}

const RANKS = "A234567JQK";
const card = (name) => RANKS.indexOf(name[0]) * 4 + "hdcs".indexOf(name[1]);
const deckOf = (name) => name.match(/../g).map(card);
const lines = (name) => readFileSync(join(data, name), "utf8").trim().split("\n").map((line) => JSON.parse(line));

function gameLine(game, players, options) {
  return [game, players, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(" ");
}

function deal(game, deck, dealer) {
  const state = core.poncin_alloc(STATE_SIZE);
  return checked(core.poncin_deal(...game, lend(deck)[0], dealer, state, STATE_SIZE)) ? state : null;
}

function play(game, state, move) {
  const packed = core.poncin_alloc(8);
  checked(core.poncin_move_read(...lend(move), packed));
  checked(core.poncin_play(...game, state, STATE_SIZE, numbers(packed, 1)[0]));
}

for (const { key, path, deck } of JSON.parse(readFileSync(join(data, "rng.json"), "utf8")).decks) {
  const [room, steps] = [core.poncin_alloc(40), core.poncin_alloc(8 * path.length)];
  numbers(steps, path.length).set(path.map(BigInt));
  checked(core.poncin_deck(BigInt(`0x${key}`), steps, path.length, room));
  same([...bytes(room, 40)], deckOf(deck), `deck of ${key}`);
}

for (const line of lines("perft.jsonl")) {
  const game = lend(gameLine(line.game, line.players, line.options));
  const state = deal(game, deckOf(line.deck), line.dealer);
  for (const move of line.moves) play(game, state, move);
  const leaves = core.poncin_alloc(8);
  line.counts.forEach((count, depth) => {
    checked(core.poncin_perft(...game, state, STATE_SIZE, depth, 1, leaves));
    same(Number(numbers(leaves, 1)[0]), count, `perft of ${line.game} to ${depth}`);
  });
}

for (const name of ["cirulla", "cirollon", "mariagio"]) {
  for (const record of lines(join("golden", `${name}.jsonl`))) {
    const game = lend(gameLine(name, record.seats.length, record.options));
    for (const hand of record.hands) {
      const deals = hand.decks.map((deck) => deal(game, deck.map(card), hand.dealer));
      same(deals.slice(0, -1).some(Boolean), false, "annulled deals");
      const state = deals.at(-1);
      for (const move of hand.moves) play(game, state, move.slice(move.indexOf(" ") + 1));
      if (hand.items) {
        const items = hand.items.map((item) => item.join(" ")).join("; ");
        same(text(core.poncin_score, ...game, state, STATE_SIZE), items, `score sheet of ${name}`);
      }
    }
  }
}

// Best play keeps to the value that solving found; and errors come back as codes.
const mariagio = lend("mariagio 2");

/** A best move and its value for the side to move; null when the hand is over. */
function best(state) {
  const [move, value, count] = [8, 4, 4].map((size) => core.poncin_alloc(size));
  checked(core.poncin_solve(...mariagio, state, STATE_SIZE, 0, 1, move, value, 1, count));
  const view = new DataView(core.memory.buffer);
  return view.getInt32(count, true) === 0 ? null : [numbers(move, 1)[0], view.getInt32(value, true)];
}

const turn = (state) => /turn=(.)/.exec(text(core.poncin_state_text, ...mariagio, state, STATE_SIZE))[1];
const ending = lines(join("golden", "mariagio.jsonl")).find(
  (record) => Object.keys(record.options).length === 0 && record.hands[0].items,
).hands[0];
const state = deal(mariagio, ending.decks.at(-1).map(card), ending.dealer);
for (const move of ending.moves.slice(0, -10)) play(mariagio, state, move.slice(move.indexOf(" ") + 1));
const [mover, [, promised]] = [turn(state), best(state)];
for (let found = best(state); found !== null; found = best(state)) {
  same(turn(state) === mover ? found[1] : -found[1], promised, "value of the ending");
  checked(core.poncin_play(...mariagio, state, STATE_SIZE, found[0]));
}
const points = [0, 0];
for (const item of text(core.poncin_score, ...mariagio, state, STATE_SIZE).split("; ")) {
  points[Number(item.split(" ")[1])] += Number(item.split(" ")[2]);
}
same(points[Number(mover)] - points[1 - Number(mover)], promised, "points of the ending");

const [deck, sums] = [lend(deckOf(lines("perft.jsonl")[0].deck))[0], core.poncin_alloc(64)];
checked(core.poncin_simulate(...mariagio, 1n, 0n, 200n, 2, sums));
same(Number(numbers(sums, 1)[0]), 200, "hands simulated");
same(Number(core.poncin_deal(...lend("briscola 2"), deck, 0, 0, 0)), -1, "null");
same(Number(core.poncin_check_game(...lend("briscola 2"))), -2, "unknown game");

console.log(`${checks} checks of the WebAssembly build passed`);
