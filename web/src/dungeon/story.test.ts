import { describe, expect, it } from "vitest";
import { line, room, seat, table } from "./sample";
import { cues, lengthOf } from "./story";

const twins = table({
  seats: [
    seat({
      dungeon: [["cave"], ["altar"], ["cave"]],
      details: [room("cave"), room("altar"), room("cave")],
    }),
    seat(),
  ],
});

describe("the story of a walk", () => {
  it("tells two copies of a room apart by the way inwards", () => {
    const told = cues(
      [
        line("entered", { seat: 0, card: "jerome", other: "cave" }),
        line("damaged", { seat: 0, card: "jerome", other: "cave", amount: 1 }),
        line("entered", { seat: 0, card: "jerome", other: "altar" }),
        line("entered", { seat: 0, card: "jerome", other: "cave" }),
        line("died", { seat: 0, card: "jerome", other: "cave", amount: 1 }),
      ],
      twins,
      twins,
    );
    expect(told).toEqual([
      { kind: "walk", seat: 0, hero: "jerome", position: 3 },
      { kind: "hit", seat: 0, hero: "jerome", position: 3, amount: 1 },
      { kind: "walk", seat: 0, hero: "jerome", position: 2 },
      { kind: "walk", seat: 0, hero: "jerome", position: 1 },
      { kind: "death", seat: 0, hero: "jerome", position: 1, amount: 1 },
    ]);
  });

  it("goes on from where the hero stood when somebody chose", () => {
    const before = table({ ...twins, hero: { id: "jerome", seat: 0, position: 3, damage: 1, health: 4 } });
    const told = cues([line("entered", { seat: 0, card: "jerome", other: "cave" })], twins, before);
    expect(told).toEqual([{ kind: "walk", seat: 0, hero: "jerome", position: 1 }]);
  });

  it("finds a room that has gone since where it lay", () => {
    const now = table({ seats: [seat(), seat()] });
    expect(cues([line("destroyed", { seat: 0, card: "altar" })], now, twins)).toEqual([
      { kind: "destroy", seat: 0, card: "altar", position: 2 },
    ]);
  });

  it("leaves out what nobody needs to see moving", () => {
    expect(cues([line("drew-room", { seat: 0, card: "?" }), line("phase", { amount: 2 })], twins, null)).toEqual([]);
  });
});

describe("its pace", () => {
  const cue = { kind: "walk", seat: 0, hero: "jerome", position: 1 } as const;
  it("follows the speed", () => expect(lengthOf(cue, 0, 2)).toBe(lengthOf(cue, 0, 1) / 2));
  it("hurries when much is waiting", () => {
    expect(lengthOf(cue, 15, 1)).toBeLessThan(lengthOf(cue, 3, 1));
    expect(lengthOf(cue, 40, 1)).toBeLessThan(lengthOf(cue, 15, 1));
  });
});
