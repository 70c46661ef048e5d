import { expect, test } from "vitest";

import type { LogLine, Moment, State } from "./protocol";
import { type Step, roundAt, stepped } from "./replay";

function line(seq: number): LogLine {
  return { seq, kind: "x", text: `${seq}`, seats: [], cards: [], seat: null, card: null, other: null, amount: 0 };
}

/** The moment after `at` steps. The number of its state doesn't matter: not every step is shown to everybody. */
function step(at: number, seat = -1): Step {
  const log = Array.from({ length: at * 2 }, (_, index) => line(Math.floor(index / 2) + 1));
  const state = { type: "state", seq: at * 3, log, fresh: true } as unknown as State;
  const moment = { state, seat, last: 9, choice: "", chooser: null, rounds: [], table: {} } as unknown as Moment;
  return { at, moment };
}

test("one step forward brings only what is new", () => {
  const state = stepped(step(3), step(4));
  expect(state.fresh).toBe(false);
  expect(state.log.map((entry) => entry.seq)).toEqual([4, 4]);
});

test("jumps, steps back and another seat's view bring everything, without animation", () => {
  for (const state of [stepped(null, step(4)), stepped(step(1), step(4)), stepped(step(5), step(4)), stepped(step(3, 0), step(4))]) {
    expect(state.fresh).toBe(true);
    expect(state.log).toHaveLength(8);
  }
});

test("the round is the last that has begun", () => {
  const rounds: [number, number][] = [[4, 1], [10, 2], [17, 3]];
  expect([0, 4, 9, 10, 40].map((at) => roundAt(rounds, at))).toEqual([0, 1, 1, 2, 3]);
});
