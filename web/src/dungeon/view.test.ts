import { describe, expect, it } from "vitest";
import { lead, seatsFrom, way } from "./view";

describe("a hero's way", () => {
  it("counts health down from the entrance and names the room it dies in", () => {
    const found = way({ health: 5, steps: [2, 0, 3], dies: true }, 4);
    expect([...found.stops]).toEqual([
      [4, { damage: 2, left: 3 }],
      [3, { damage: 0, left: 3 }],
      [2, { damage: 3, left: 0 }],
    ]);
    expect(found.diesAt).toBe(2);
  });

  it("has no last room when the hero gets through", () => {
    const found = way({ health: 5, steps: [1, 1], dies: false }, 2);
    expect(found.diesAt).toBeNull();
    expect(found.stops.get(1)).toEqual({ damage: 1, left: 3 });
  });
});

describe("who lures a hero", () => {
  it("is ahead of the next best", () => expect(lead([1, 4, 2], 1)).toBe(2));
  it("is ahead of nobody by all it has", () => expect(lead([3, 0], 0)).toBe(3));
  it("is nobody when the hero stays", () => expect(lead([2, 2], null)).toBe(0));
});

describe("seats", () => {
  it("begin with the viewer's own", () => expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]));
  it("begin with the first for a spectator", () => expect(seatsFrom(null, 3)).toEqual([0, 1, 2]));
});
