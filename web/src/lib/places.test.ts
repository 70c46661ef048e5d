import { describe, expect, it } from "vitest";
import { Places } from "./places";
import type { OptionInfo } from "./protocol";

/** Keys don't matter here: only `held` and `at` say where an option is. */
const option = (key: string, at: string[], held = ""): OptionInfo => ({
  key,
  text: key,
  card: "",
  held,
  at,
  changes: [],
  preview: null,
});
const keys = (options: OptionInfo[]): string[] => options.map(({ key }) => key);

describe("places", () => {
  const places = new Places([
    option("den last", ["end 0"], "hand ligers-den"),
    option("den over ramp", ["room 0.2"], "hand ligers-den"),
    option("fear", ["hand fear"]),
    option("ramp", ["room 0.2"]),
    option("nothing", []),
  ]);

  it("say direct options while nothing is lifted", () => {
    expect(keys(places.options("room 0.2", null))).toEqual(["ramp"]);
    expect(places.options("end 0", null)).toEqual([]);
  });

  it("say where the lifted card goes", () => {
    expect(keys(places.options("room 0.2", "hand ligers-den"))).toEqual(["den over ramp"]);
    expect(keys(places.options("end 0", "hand ligers-den"))).toEqual(["den last"]);
    expect(places.options("room 0.2", "hand fear")).toEqual([]);
  });

  it("know all that may end there", () => {
    expect(keys(places.ending("room 0.2"))).toEqual(["den over ramp", "ramp"]);
    expect(places.ending("room 0.1")).toEqual([]);
  });

  it("know what a card of the hand can do", () => {
    expect(keys(places.ofCard("hand ligers-den"))).toEqual(["den last", "den over ramp"]);
    expect(keys(places.ofCard("hand fear"))).toEqual(["fear"]);
    expect(places.ofCard("hand boulder-ramp")).toEqual([]);
  });

  it("are open where something can be said or lifted", () => {
    expect(places.liftable("hand ligers-den")).toBe(true);
    expect(places.liftable("hand fear")).toBe(false);
    expect(places.open("hand ligers-den", null)).toBe(true);
    expect(places.open("end 0", null)).toBe(false);
    expect(places.open("end 0", "hand ligers-den")).toBe(true);
  });

  it("mark what an option of the prompt is about", () => {
    expect(places.things("den over ramp")).toEqual(["hand ligers-den", "room 0.2"]);
    expect(places.things("ramp")).toEqual(["room 0.2"]);
    expect(places.things("nothing")).toEqual([]);
    expect(places.things("unheard of")).toEqual([]);
    expect(places.things(null)).toEqual([]);
  });
});

describe("an option that several things say", () => {
  const places = new Places([
    option("one", ["field 0.1", "guard 0"], "hand trolls-1"),
    option("three", ["field 0.1", "guard 0"], "hand trolls-3"),
    option("instead", ["field 0.0"], "hand trolls-3"),
  ]);

  it("is said by each of them", () => {
    expect(keys(places.options("field 0.1", "hand trolls-3"))).toEqual(["three"]);
    expect(keys(places.options("guard 0", "hand trolls-3"))).toEqual(["three"]);
    expect(keys(places.options("field 0.0", "hand trolls-3"))).toEqual(["instead"]);
    expect(places.options("field 0.0", "hand trolls-1")).toEqual([]);
    expect(keys(places.ending("guard 0"))).toEqual(["one", "three"]);
  });

  it("marks all of them", () => {
    expect(places.things("one")).toEqual(["hand trolls-1", "field 0.1", "guard 0"]);
  });
});
