// Steps of a replay: what a board should animate between two moments.

import type { Moment, State } from "./protocol";

/** The state of a moment with only what is new since the one before it, if that is what is shown; else nothing moves. */
export function stepped(before: Moment | null, now: Moment): State {
  const follows =
    before !== null &&
    before.seat === now.seat &&
    before.state.seq < now.state.seq &&
    now.state.seq - before.state.seq <= 1 &&
    now.state.log.length >= before.state.log.length;
  return follows
    ? { ...now.state, log: now.state.log.slice(before.state.log.length), fresh: false, question: null }
    : { ...now.state, fresh: true, question: null };
}

/** The number of the round a moment lies in, by where rounds begin. */
export function roundAt(rounds: readonly [number, number][], at: number): number {
  let found = 0;
  for (const [start, round] of rounds) if (start <= at) found = round;
  return found;
}
