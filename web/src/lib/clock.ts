// Clocks: the server says what is left now and then; in between they are counted down here.

import type { SeatInfo } from "./protocol";

export interface Reading {
  /** Seconds left for this choice; null while the clock of the seat does not run. */
  left: number | null;
  bank: number;
  running: boolean;
}

/** What the clock of a seat shows `seconds` after the server told it; null at a table without clocks. */
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
