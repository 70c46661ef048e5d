import { expect, test } from "vitest";

import type { LogLine, Moment, State } from "./protocol";
import { roundAt, stepped } from "./replay";

function line(seq: number): LogLine {
  return { seq, kind: "x", text: `${seq}`, seats: [], cards: [], seat: null, card: null, other: null, amount: 0 };
}

function moment(seq: number, seat = -1): Moment {
  const log = Array.from({ length: seq * 2 }, (_, index) => line(Math.floor(index / 2) + 1));
  const state = { type: "state", seq, log, fresh: true } as unknown as State;
  return { state, seat, last: 9, choice: "", chooser: null, rounds: [], table: {} } as unknown as Moment;
}

test("one step forward brings only what is new", () => {
  const state = stepped(moment(3), moment(4));
  expect(state.fresh).toBe(false);
  expect(state.log.map((entry) => entry.seq)).toEqual([4, 4]);
});

test("jumps, steps back and another seat's view bring everything, without animation", () => {
  for (const state of [stepped(null, moment(4)), stepped(moment(1), moment(4)), stepped(moment(5), moment(4)), stepped(moment(3, 0), moment(4))]) {
    expect(state.fresh).toBe(true);
    expect(state.log).toHaveLength(8);
  }
});

test("the round is the last that has begun", () => {
  const rounds: [number, number][] = [[4, 1], [10, 2], [17, 3]];
  expect([0, 4, 9, 10, 40].map((at) => roundAt(rounds, at))).toEqual([0, 1, 1, 2, 3]);
});
