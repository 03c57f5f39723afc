/** Commands about the match. What is refused is told in the ticker's place. */

import { signal } from "@preact/signals";
import { painted } from "../motion/painted";
import { Refused } from "../net/api";
import { newNonce, type Wish } from "../net/connection";
import type { Room } from "../state/room";
import { refusalSentence } from "../words/sentences";
import { readReasons } from "../words/words";

/** Why the last command was refused; empty after one that was not. */
export const complaint = signal("");

export async function command(room: Room, wish: Wish): Promise<void> {
  complaint.value = "";
  await painted();
  room.hurry();
  try {
    await room.connection.send(wish);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await readReasons();
    complaint.value = refusalSentence(error.refusal, room.reader.value.game);
  }
}

/** Ready for the next deal, with randomness of this device for its shuffle. */
export function ready(room: Room): Promise<void> {
  return command(room, { type: "ready", nonce: newNonce() });
}

/** Take one's last move back. */
export function undo(room: Room): Promise<void> {
  const seat = room.shown.value?.you.seats.find(({ may }) => may.includes("undo"))?.seat;
  return seat === undefined ? Promise.resolve() : command(room, { type: "undo", seat });
}
