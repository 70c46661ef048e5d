import { describe, expect, it } from "vitest";
import { fits, grouped, neighbours, NO_FILTERS, readFilters, writeFilters } from "./gallery";
import type { CardInfo } from "./protocol";

function card(id: string, kind: string, more: Partial<CardInfo> = {}): CardInfo {
  return {
    id,
    kind,
    game: "boss-monster",
    set: "base",
    name: id,
    english_name: id,
    title: "",
    copies: 1,
    facts: "",
    numbers: {},
    text: "",
    confidence: "confirmed",
    confidence_text: "",
    printed: true,
    rulings: [],
    ...more,
  };
}

const den = card("ligers-den", "room", { name: "Jaskinia legrysa", numbers: { treasure: { mage: 1 } }, text: "Draw a Spell card." });
const mage = card("koey", "hero", { numbers: { class: "mage" } });
const tile = card("no-ones", "tile", { game: "castle-raid", set: "proposed", confidence: "inferred" });

describe("the gallery's filters", () => {
  it("find every word, in any language's name, text or id", () => {
    expect(fits(den, { ...NO_FILTERS, text: "SPELL jaskinia" })).toBe(true);
    expect(fits(den, { ...NO_FILTERS, text: "ligers" })).toBe(true);
    expect(fits(den, { ...NO_FILTERS, text: "spell pit" })).toBe(false);
  });

  it("take a class as a hero's class and as treasure", () => {
    expect([den, mage, tile].filter((one) => fits(one, { ...NO_FILTERS, class: "mage" }))).toEqual([den, mage]);
  });

  it("tell sets of different games apart and find unconfirmed cards", () => {
    expect(fits(tile, { ...NO_FILTERS, set: "castle-raid proposed" })).toBe(true);
    expect(fits(den, { ...NO_FILTERS, set: "castle-raid proposed" })).toBe(false);
    expect([den, tile].filter((one) => fits(one, { ...NO_FILTERS, unsure: true }))).toEqual([tile]);
  });

  it("go through the address and back", () => {
    const filters = { text: "złota & co", game: "castle-raid", set: "", kind: "tile", class: "", unsure: true };
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
    expect(writeFilters(NO_FILTERS)).toBe("");
  });
});

describe("the order of the gallery", () => {
  it("is by kind", () => {
    expect(grouped([tile, mage, den]).map(([kind]) => kind)).toEqual(["room", "hero", "tile"]);
    expect(neighbours([tile, mage, den], "koey").map((one) => one?.id)).toEqual(["ligers-den", "no-ones"]);
    expect(neighbours([tile], "nobody")).toEqual([null, null]);
  });
});
