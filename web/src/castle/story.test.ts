import { describe, expect, it } from "vitest";
import type { LogLine } from "../lib/protocol";
import { beats, lengthOf } from "./story";
import type { CastleView, GuardView } from "./view";

function guard(monsters: string[] = [], owners: number[] = [], total = 0): GuardView {
  return {
    card: "?",
    turned: false,
    stars: 2,
    strength_range: [3, 7],
    loot_range: [4, 8],
    strength: null,
    loot: null,
    strength_change: 0,
    loot_change: 0,
    limit: 7,
    monsters,
    owners,
    total,
  };
}

const view = (guards: GuardView[], gold: (number | null)[]): CastleView =>
  ({ guards, seats: gold.map((coins) => ({ gold: coins })) }) as unknown as CastleView;

function line(kind: string, more: Partial<LogLine> = {}): LogLine {
  return { seq: 1, kind, text: "", seats: [], cards: [], seat: null, card: null, other: null, amount: 0, ...more };
}

const numbers = (card: string, name: "strength" | "loot"): number => {
  const found = /-(\d+)(?:-(\d+))?$/.exec(card);
  return Number(name === "loot" ? found?.[2] : found?.[1]);
};

describe("the story of a castle raid", () => {
  it("puts monsters where they were placed, one after another", () => {
    const told = beats(
      [line("placed", { seat: 0, card: "trolls-2", amount: 1 }), line("placed", { seat: 1, card: "demons-3", amount: 1 })],
      view([guard(), guard()], [8, 8]),
      numbers,
    );
    expect(told.map((beat) => beat.guards[0]?.total)).toEqual([2, 5]);
    expect(told[0]?.guards[0]?.monsters).toEqual(["trolls-2"]);
    expect(told[1]?.guards[0]?.owners).toEqual([0, 1]);
  });

  it("pays for a replacement: one to the treasury, the rest to the owner", () => {
    const [beat] = beats(
      [
        line("paid", { seat: 1, amount: 1 }),
        line("compensated", { seat: 0, card: "trolls-2", amount: 2 }),
        line("returned", { seat: 0, card: "trolls-2", amount: 1 }),
        line("replaced", { seat: 1, card: "demons-4", other: "trolls-2", amount: 1 }),
      ],
      view([guard(["trolls-2"], [0], 2)], [8, null]),
      numbers,
    );
    expect(beat?.kind).toBe("replaced");
    expect(beat?.guards[0]).toMatchObject({ monsters: ["demons-4"], owners: [1], total: 4 });
    expect(beat?.gold).toEqual([10, null]);
    expect(beat?.coins).toEqual([
      { seat: 1, amount: -1 },
      { seat: 0, amount: 2 },
      { seat: 1, amount: -2 },
    ]);
  });

  it("fights guard by guard, shares loot, heals, and stops before the next round", () => {
    const told = beats(
      [
        line("phase", { amount: 2 }),
        line("guard-turned", { card: "two-star-5-6", amount: 1 }),
        line("loot-changed", { card: "two-star-5-6", other: "first-plus-three", amount: 9 }),
        line("faced", { card: "trolls-5", other: "demons-4", amount: 9 }),
        line("beaten", { card: "two-star-5-6", amount: 9 }),
        line("looted", { seat: 0, amount: 5 }),
        line("looted", { seat: 1, amount: 4 }),
        line("guard-turned", { card: "two-star-7-7", amount: 2 }),
        line("faced", { card: "trolls-1", other: "demons-2", amount: 3 }),
        line("lost", { card: "two-star-7-7", amount: 4 }),
        line("phase", { amount: 3 }),
        line("healed", { seat: 1, card: "demons-2", amount: 1 }),
        line("healed", { seat: 0, card: "trolls-1", amount: 2 }),
        line("guard-discarded", { card: "two-star-5-6", amount: 2 }),
        line("placed", { seat: 0, card: "trolls-3", amount: 1 }),
      ],
      view([guard(["trolls-5", "demons-4"], [0, 1], 9), guard(["trolls-1", "demons-2"], [0, 1], 3)], [3, 3]),
      numbers,
    );
    expect(told.map((beat) => beat.kind)).toEqual(["fight", "turned", "faced", "beaten", "turned", "faced", "lost", "heal"]);
    expect(told[1]?.guards[0]).toMatchObject({ turned: true, strength: 5, loot: 9 });
    expect(told[0]?.guards[0]?.turned).toBe(false);
    expect(told[3]?.gold).toEqual([8, 7]);
    expect(told[6]).toMatchObject({ at: 1, amount: 4 });
    expect(told[7]?.coins).toHaveLength(2);
    expect(told[7]?.gold).toEqual([6, 6]);
  });

  it("tells nothing about a castle it did not see", () => {
    expect(beats([line("placed", { seat: 0, card: "trolls-1", amount: 3 })], view([], []), numbers)).toEqual([]);
  });

  it("hurries when much is waiting", () => {
    const [beat] = beats([line("phase", { amount: 2 })], view([guard()], [1]), numbers);
    if (!beat) throw new Error("no beat");
    expect(lengthOf(beat, 30, 1)).toBeLessThan(lengthOf(beat, 1, 1));
  });
});
