// Clocks: from time to time the server says what is left; in between they are counted down here.

import type { SeatInfo } from "./protocol";

export interface Reading {
  /** Seconds left for this choice; null while the seat's clock isn't running. */
  left: number | null;
  bank: number;
  running: boolean;
}

/** What a seat's clock shows `seconds` after the server's report; null at a table without clocks. */
export function reading(seat: Pick<SeatInfo, "left" | "bank">, seconds: number): Reading | null {
  if (seat.bank === null) return null;
  if (seat.left === null) return { left: null, bank: seat.bank, running: false };
  const left = seat.left - seconds;
  return { left: Math.max(0, left), bank: Math.max(0, seat.bank + Math.min(0, left)), running: true };
}

/** Minutes and seconds, rounded up: a clock that shows 0:00 has run out. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
