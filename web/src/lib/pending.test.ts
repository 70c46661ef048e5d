import { expect, test } from "vitest";

import { Pending } from "./pending.svelte";
import type { Pointed } from "./places";
import type { WhyNot } from "./protocol";

const REASON = { code: "too-fast", text: "Too fast.", rule: "" };

const FEAR = { held: "", at: "hand fear" };
const DEN = { held: "hand ligers-den", at: "room 0.2" };
const ROOM = { held: "", at: "room 0.2" };

/** Somebody who asked why, and the answers they got. */
function asker(pending: Pending, pointed: Pointed): { asks: boolean; told: WhyNot[] } {
  const told: WhyNot[] = [];
  return { asks: pending.why(pointed, (answer) => told.push(answer)), told };
}

test("a lost connection ends everything that waits, and says what it was", () => {
  const pending = new Pending();
  const { told } = asker(pending, FEAR);
  for (const errand of ["choose", "hint", "undo"] as const) pending.begin(errand);
  expect(pending.lose("Gone.")).toEqual(["choose", "hint", "undo"]);
  for (const errand of ["choose", "hint", "undo"] as const) expect(pending.waits(errand)).toBe(false);
  expect(told).toEqual([{ type: "why-not", key: "", ...FEAR, code: "offline", text: "Gone.", rule: "" }]);
  expect(pending.lose("Gone.")).toEqual([]);
  expect(told).toHaveLength(1);
});

test("after that the same can be asked again", () => {
  const pending = new Pending();
  expect(asker(pending, FEAR).asks).toBe(true);
  expect(asker(pending, FEAR).asks).toBe(false);
  pending.lose("Gone.");
  const { asks, told } = asker(pending, FEAR);
  expect(asks).toBe(true);
  pending.answer({ type: "why-not", key: "what it means", ...FEAR, ...REASON });
  expect(told).toHaveLength(1);
});

test("who asks for the same while it is asked gets the same answer", () => {
  const pending = new Pending();
  const first = asker(pending, DEN);
  const second = asker(pending, DEN);
  const other = asker(pending, ROOM);
  pending.answer({ type: "why-not", key: "what it means", ...DEN, ...REASON });
  expect([first.told.length, second.told.length, other.told.length]).toEqual([1, 1, 0]);
});

test("a refusal ends what it is about and nothing else", () => {
  const pending = new Pending();
  const { told } = asker(pending, FEAR);
  pending.begin("choose");
  pending.begin("undo");
  pending.refused("undo", REASON);
  expect([pending.waits("choose"), pending.waits("undo"), told.length]).toEqual([true, false, 0]);
  pending.refused("why", REASON);
  expect([pending.waits("choose"), told.length]).toEqual([true, 1]);
});

test("a refusal of nobody knows what ends everything", () => {
  const pending = new Pending();
  const { told } = asker(pending, FEAR);
  pending.begin("choose");
  pending.begin("hint");
  pending.refused("", REASON);
  expect([pending.waits("choose"), pending.waits("hint"), told.length]).toEqual([false, false, 1]);
});
