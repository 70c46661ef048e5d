import { describe, expect, it } from "vitest";
import { map, Places, whyKey } from "./places";
import { option, table } from "./sample";

const at = (key: string): string | null => map(option(key), table(), 0).at;

describe("options and the things that say them", () => {
  it.each([
    ["play fear", "hand fear"],
    ["discard ligers-den", "hand ligers-den"],
    ["use boulder-ramp 2", "room 0.2"],
    ["use cleopatra 0", "seat 0"],
    ["sacrifice 1", "room 0.1"],
    ["room 1.1", "room 1.1"],
    ["hero jerome", "hero jerome"],
    ["seat 1", "seat 1"],
    ["boss gorgona", "boss gorgona"],
    ["soul 1.jerome", "souls 1"],
    ["spell 1.fear 2", "spell 1.fear 2"],
    ["take fear", "discard"],
    ["draw spell", "deck spell"],
    ["draw room", "deck room"],
    ["search discard", "discard"],
    ["search deck", "deck room"],
    ["resolve boulder-ramp", "room 0.2"],
    ["heal jerome", "wounds 0"],
  ])("%s is said by %s", (key, thing) => expect(at(key)).toBe(thing));

  it.each(["pass", "decline", "accept", "keep", "mulligan", "kind room", "take crypt"])(
    "%s is said by the prompt alone",
    (key) => expect(at(key)).toBeNull(),
  );

  it("a room from the hand needs its card lifted first", () => {
    expect(map(option("build ligers-den on 2"), table(), 0)).toMatchObject({ held: "hand ligers-den", at: "room 0.2" });
    expect(map(option("build ligers-den end"), table(), 0)).toMatchObject({ held: "hand ligers-den", at: "end 0" });
  });

  it("a room that is in no hand is built by its place alone", () => {
    expect(map(option("build open-grave end"), table(), 0)).toMatchObject({ held: null, at: "end 0" });
  });
});

describe("places", () => {
  const places = new Places(
    ["build ligers-den end", "build ligers-den on 2", "play fear", "use boulder-ramp 2", "decline"].map((key) => option(key)),
    table(),
    0,
  );

  it("say direct options while nothing is lifted", () => {
    expect(places.options("room 0.2", null).map(({ key }) => key)).toEqual(["use boulder-ramp 2"]);
    expect(places.options("end 0", null)).toEqual([]);
  });

  it("say where the lifted card goes", () => {
    expect(places.options("room 0.2", "hand ligers-den").map(({ key }) => key)).toEqual(["build ligers-den on 2"]);
    expect(places.options("end 0", "hand ligers-den").map(({ key }) => key)).toEqual(["build ligers-den end"]);
  });

  it("know what a hand card can do", () => {
    expect(places.ofCard("hand ligers-den")).toHaveLength(2);
    expect(places.ofCard("hand fear").map(({ key }) => key)).toEqual(["play fear"]);
    expect(places.ofCard("hand boulder-ramp")).toEqual([]);
  });

  it("mark what an option of the prompt is about", () => {
    expect(places.things("build ligers-den on 2")).toEqual(["hand ligers-den", "room 0.2"]);
    expect(places.things("decline")).toEqual([]);
    expect(places.things(null)).toEqual([]);
  });

  it("say nothing to a spectator", () => {
    expect(new Places([option("play fear")], table(), null).all).toEqual([]);
  });
});

it("asks about the key that would be refused", () => {
  expect(whyKey("spell", "fear")).toBe("play fear");
  expect(whyKey("room", "ligers-den")).toBe("build ligers-den end");
  expect(whyKey("room", "boulder-ramp", 2)).toBe("use boulder-ramp 2");
});
