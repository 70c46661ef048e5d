import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../lib/protocol";
import { factionAt, fieldAt, guardAt, handAt, Places, readKey, whyKey } from "./places";
import type { GuardView } from "./view";

const option = (key: string): OptionInfo => ({ key, text: key, card: "", changes: [], preview: null });
const guards = [{ monsters: ["demons-2"] }, { monsters: [] }] as unknown as GuardView[];
const places = new Places(
  ["place trolls-1 at 1", "place trolls-3 at 1", "place trolls-3 at 2", "replace demons-2 at 1 with trolls-3"].map(option),
  guards,
);
const keys = (thing: string, held: string | null): string[] => places.options(thing, held).map((one) => one.key);

describe("option keys", () => {
  it("are read", () => {
    expect(readKey("replace demons-2 at 1 with trolls-3")).toEqual({ kind: "replace", card: "trolls-3", at: 0, victim: "demons-2" });
    expect(readKey("place trolls-1 at 4")).toEqual({ kind: "place", card: "trolls-1", at: 3, victim: "" });
    expect(readKey("faction ocean-beasts")).toEqual({ kind: "faction", card: "ocean-beasts", at: -1, victim: "" });
    expect(readKey("build dark-altar at 1")).toBeNull();
  });

  it("are written to ask why not", () => {
    expect(readKey(whyKey("trolls-1", 0, "demons-2"))?.victim).toBe("demons-2");
    expect(readKey(whyKey("trolls-1", 2, ""))).toMatchObject({ kind: "place", at: 2 });
  });
});

describe("places on the table", () => {
  it("are the free field, the guard, and the monster to be replaced", () => {
    expect(keys(fieldAt(0, 1), "trolls-3")).toEqual(["place trolls-3 at 1"]);
    expect(keys(guardAt(1), "trolls-3")).toEqual(["place trolls-3 at 2"]);
    expect(keys(fieldAt(0, 0), "trolls-3")).toEqual(["replace demons-2 at 1 with trolls-3"]);
    expect(keys(fieldAt(0, 0), "trolls-1")).toEqual([]);
  });

  it("say everything as long as nothing is lifted", () => {
    expect(keys(fieldAt(0, 1), null)).toHaveLength(2);
    expect(places.ofCard("trolls-3")).toHaveLength(3);
    expect(new Places([option("faction undead")], []).options(factionAt("undead"), null)).toHaveLength(1);
  });

  it("are marked for the option one looks at", () => {
    expect(places.things("place trolls-1 at 1", guards)).toEqual([handAt("trolls-1"), fieldAt(0, 1), guardAt(0)]);
    expect(places.things(null, guards)).toEqual([]);
  });
});
