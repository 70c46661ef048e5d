import { describe, expect, it } from "vitest";
import { pageOf } from "./games";

describe("the pages of games", () => {
  it("know keys of the boards that have some", () => {
    expect(pageOf("dungeon").keys().map(([key]) => key)).toEqual(["Z X C V B", "D"]);
    expect(pageOf("castle").keys().map(([key]) => key)).toEqual(["Z X C", "D"]);
  });

  it("have a plain table for every other game", () => {
    expect(pageOf("")).toBe(pageOf("stones"));
    expect(pageOf("constructor")).toBe(pageOf(""));
    expect(pageOf("stones").keys()).toEqual([]);
  });
});
