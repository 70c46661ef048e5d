// Steps of a replay: what a board should animate between two moments.

import type { Moment, State } from "./protocol";

/** A moment, and the step that asked for it. */
export interface Step {
  at: number;
  moment: Moment;
}

/** A moment's state with only what is new since the one on screen, if that is the one before it; else nothing moves. */
export function stepped(before: Step | null, now: Step): State {
  const { seat, state } = now.moment;
  const old = before && before.at + 1 === now.at && before.moment.seat === seat ? before.moment.state.log.length : -1;
  return old >= 0 && state.log.length >= old
    ? { ...state, log: state.log.slice(old), fresh: false, question: null }
    : { ...state, fresh: true, question: null };
}

/** The number of the round a moment belongs to, given where rounds begin. */
export function roundAt(rounds: readonly [number, number][], at: number): number {
  let found = 0;
  for (const [start, round] of rounds) if (start <= at) found = round;
  return found;
}
