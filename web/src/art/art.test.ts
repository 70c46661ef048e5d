// Pictures are a pure function of the card, and no two cards look alike.

import { describe, expect, it } from "vitest";
import { hash } from "./chance";
import type { Drawable } from "./drawable";
import { Grid } from "./grid";
import { ICONS, paintIcon } from "./icons";
import { ink, LETTERS, rgb } from "./palette";
import { address, measures, picture, sprite } from "./picture";
import { paintBack } from "./backs";
import { dataUrl, png } from "./png";
import sample from "./cards.sample.json";
import { hasMotif, paintRoom } from "./rooms";

/** The shipped cards, as far as pictures depend on them; tests/web keeps the file current. */
const cards: Drawable[] = sample;

const pixels = (grid: Grid): string => `${grid.w}x${grid.h} ${hash(Array.from(grid.data).join(","))}`;

describe("every card", () => {
  it("has a picture of the measures of its kind", () => {
    for (const card of cards) {
      const painted = picture(card);
      expect([painted.w, painted.h], card.id).toEqual(measures(card.kind));
    }
  });

  it("looks the same each time it is painted", () => {
    for (const card of cards) expect(pixels(picture(card)), card.id).toBe(pixels(picture({ ...card })));
  });

  it("looks like no other card", () => {
    for (const paint of [picture, sprite]) {
      const seen = new Map<string, string>();
      for (const card of cards) {
        const look = pixels(paint(card));
        expect(seen.get(look), card.id).toBeUndefined();
        seen.set(look, card.id);
      }
    }
  });

  it("is painted all over, and its figure is not", () => {
    for (const card of cards) {
      expect(picture(card).data.includes(0), card.id).toBe(false);
      if (["boss", "hero", "spell", "monster", "guard"].includes(card.kind)) {
        const figure = sprite(card);
        const clear = figure.data.filter((colour) => colour === 0).length / figure.data.length;
        expect(clear, card.id).toBeGreaterThan(0.1);
        expect(clear, card.id).toBeLessThan(0.9);
      }
    }
  });
});

describe("rooms", () => {
  const room = (id: string, numbers: Record<string, unknown> = {}): Drawable => ({
    id,
    kind: "room",
    numbers: { subtype: "trap", damage: 1, treasure: { mage: 1 }, tier: "ordinary", ...numbers },
  });

  it("of the base set all have a motif from their names", () => {
    for (const card of cards.filter((one) => one.kind === "room")) expect(hasMotif(card.id), card.id).toBe(true);
  });

  it("show their damage, their treasure, their subtype and their tier", () => {
    const plain = pixels(paintRoom(room("spike-pit")));
    for (const change of [{ damage: 2 }, { treasure: { thief: 1 } }, { subtype: "monster" }, { tier: "advanced" }]) {
      expect(pixels(paintRoom(room("spike-pit", change)))).not.toBe(plain);
    }
  });

  it("with names nobody foresaw are painted all the same", () => {
    expect(hasMotif("qwertz")).toBe(false);
    expect(pixels(picture(room("qwertz")))).not.toBe(pixels(picture(room("qwerty"))));
  });

  it("understand plurals and compounds", () => {
    for (const id of ["spiders-nest", "wolves-wolf", "hellflames", "dragonfire"]) expect(hasMotif(id), id).toBe(true);
  });
});

describe("cards nobody foresaw", () => {
  it("are painted whatever their kind and without any number", () => {
    for (const kind of ["boss", "hero", "spell", "monster", "guard", "tile", "faction", "thing"]) {
      const card = { id: "xq-zzt", kind, numbers: {} };
      expect(() => picture(card), kind).not.toThrow();
    }
  });
});

describe("monsters of the castle raid", () => {
  it("grow with their strength", () => {
    for (const faction of ["trolls", "dragons", "insects", "undead", "ocean-beasts", "demons"]) {
      const sizes = [1, 2, 3, 4, 5].map(
        (strength) =>
          sprite({ id: `${faction}-${strength}`, kind: "monster", numbers: { faction, strength } }).data.filter(Boolean).length,
      );
      expect(sizes, faction).toEqual([...sizes].sort((a, b) => a - b));
      expect(new Set(sizes).size, faction).toBe(5);
    }
  });
});

describe("icons and backs", () => {
  it("are all different", () => {
    const looks = ICONS.map((name) => pixels(paintIcon(name)));
    expect(new Set(looks).size).toBe(ICONS.length);
    const backs = ["room", "spell", "hero", "boss", "monster", "tile"].map((kind) => pixels(paintBack(kind)));
    const guards = [1, 2, 3].map((stars) => pixels(paintBack("guard", stars)));
    expect(new Set([...backs, ...guards]).size).toBe(9);
  });

  it("of treasure differ in shape, not only in colour", () => {
    const shapes = (["cleric", "fighter", "mage", "thief", "explorer"] as const).map((name) => pixels(paintIcon(name).silhouette("k")));
    expect(new Set(shapes).size).toBe(5);
  });
});

describe("the grid", () => {
  it("mirrors a half sprite about its axis", () => {
    const g = new Grid(6, 1).twin(3, 0, [".kw"]);
    expect(Array.from(g.data)).toEqual([0, ink("k"), ink("w"), ink("w"), ink("k"), 0]);
  });

  it("leaves alone what lies outside", () => {
    const g = new Grid(2, 2).rect(-5, -5, 4, 4, "k").dot(9, 9, "k");
    expect(g.data.every((colour) => colour === 0)).toBe(true);
  });

  it("draws an outline around what is painted", () => {
    const g = new Grid(3, 3).dot(1, 1, "w").outline();
    expect(Array.from(g.data).map((colour) => LETTERS[colour]).join("")).toBe(".k.kwk.k.");
  });

  it("refuses a colour that does not exist", () => {
    expect(() => new Grid(1, 1).dot(0, 0, "ß")).toThrow(/no colour/);
  });
});

describe("png", () => {
  it("holds the picture: signature, measures, palette", () => {
    const bytes = png(new Grid(48, 32, "R"));
    expect(Array.from(bytes.subarray(0, 8))).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const view = new DataView(bytes.buffer);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([48, 32]);
    const text = String.fromCharCode(...bytes);
    const palette = text.indexOf("PLTE") + 4;
    expect(Array.from(bytes.subarray(palette + 3 * ink("R"), palette + 3 * ink("R") + 3))).toEqual(rgb(ink("R")));
  });

  it("is an address a page can show, painted once", () => {
    const card = cards[0];
    if (!card) throw new Error("no cards");
    expect(dataUrl(picture(card))).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(address.picture(card)).toBe(address.picture(card));
  });
});
