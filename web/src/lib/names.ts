// What the people and bots at a table are called.

import type { TableInfo } from "./protocol";
import { seatMark } from "./seats";
import { say } from "./texts.svelte";

export function nameOf(table: TableInfo, seat: number): string {
  return table.seats.find((info) => info.seat === seat)?.name || say("web-seat-number", { number: seatMark(seat).number });
}

/** Names as a list in the language: "Ann, Bob and Eve". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return say("list-and", { most: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
