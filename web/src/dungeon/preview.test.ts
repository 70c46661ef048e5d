import { describe, expect, it } from "vitest";
import type { DungeonPreview } from "../lib/protocol";
import { gist, Outlook } from "./preview";
import { option, table } from "./sample";

const preview: DungeonPreview = {
  lures: [0],
  pulls: [[3, 1]],
  outlooks: [{ seat: 0, health: 4, steps: [1, 2, 1], dies: true }],
  seats: [{ treasure: { mage: 3 }, damage: [1, 3, 1], forecasts: [] }, null],
  room: { card: "ligers-den", position: 3 },
};
const build = option("at the end", { card: "ligers-den", preview });

describe("an outlook", () => {
  const outlook = new Outlook(table(), build, 0);

  it("shows a number twice only where it changes", () => {
    expect(outlook.damage(0, 1)).toEqual({ now: 1, then: null });
    expect(outlook.damage(0, 2)).toEqual({ now: 2, then: 3 });
    expect(outlook.treasure(0, "mage")).toEqual({ now: 1, then: 3 });
    expect(outlook.treasure(1, "mage")).toEqual({ now: 1, then: null });
    expect(outlook.pull(0, 0)).toEqual({ now: 1, then: 3 });
  });

  it("says where a hero would go, and what it meets there", () => {
    expect(outlook.lure(0)).toEqual({ now: null, then: 0, changed: true });
    expect(outlook.walk(0)?.dies).toBe(true);
    expect(outlook.fateChanges(0)).toBe(true);
  });

  it("puts the new room where it would lie", () => {
    expect(outlook.newRoom(0, 3)).toBe("ligers-den");
    expect(outlook.newRoom(0, 2)).toBeNull();
    expect(outlook.newRoom(1, 3)).toBeNull();
    const over = option("over the first", { preview: { ...preview, room: { card: "ligers-den", position: 1 } } });
    expect(new Outlook(table(), over, 0).newRoom(0, 1)).toBe("ligers-den");
    const gone = option("one less", { preview: { ...preview, room: null } });
    expect(new Outlook(table(), gone, 0).newRoom(0, 1)).toBeNull();
  });

  it("without an option is what is foreseen now", () => {
    const now = new Outlook(table(), null, 0);
    expect(now.lure(0).changed).toBe(false);
    expect(now.fateChanges(0)).toBe(false);
    expect(now.totalDamage(0)).toEqual({ now: 3, then: null });
  });
});

it("puts an option into a few signs", () => {
  expect(gist(build, table(), 0)).toEqual({ damage: 2, treasure: [["mage", 2]] });
  expect(gist(option("decline"), table(), 0)).toBeNull();
});
