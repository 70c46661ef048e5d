import { expect, test } from "vitest";

import { groups, pieces } from "./log";
import type { LogLine } from "./protocol";

const SHOWN = new Set(["dark-altar", "open-grave", "grave", "fear", "none"]);

function line(seq: number, text: string): LogLine {
  return { seq, kind: "draw", text, seats: [], cards: [], seat: null, card: null, other: null, amount: 0 };
}

test("names of cards become pieces of their own, in the order of the text", () => {
  const cut = pieces({ text: "You build Open Grave over Dark Altar.", cards: [["dark-altar", "Dark Altar"], ["open-grave", "Open Grave"]] }, SHOWN);
  expect(cut).toEqual([
    { text: "You build ", card: "" },
    { text: "Open Grave", card: "open-grave" },
    { text: " over ", card: "" },
    { text: "Dark Altar", card: "dark-altar" },
    { text: ".", card: "" },
  ]);
});

test("a name within a longer name is not cut out of it", () => {
  const cut = pieces({ text: "Grave and Open Grave", cards: [["grave", "Grave"], ["open-grave", "Open Grave"]] }, SHOWN);
  expect(cut.map((piece) => piece.card)).toEqual(["grave", "", "open-grave"]);
});

test("the text is whole whatever is named", () => {
  const text = "Fear, Fear and again Fear";
  const cut = pieces({ text, cards: [["fear", "Fear"], ["fear", "Fear"], ["none", ""]] }, SHOWN);
  expect(cut.map((piece) => piece.text).join("")).toBe(text);
  expect(cut.filter((piece) => piece.card === "fear")).toHaveLength(3);
});

test("a card that is shown nowhere is no link", () => {
  const text = "You play a one over Dark Altar.";
  const cut = pieces({ text, cards: [["one", "a one"], ["dark-altar", "Dark Altar"]] }, SHOWN);
  expect(cut.map((piece) => [piece.text, piece.card])).toEqual([["You play a one over ", ""], ["Dark Altar", "dark-altar"], [".", ""]]);
  expect(pieces({ text, cards: [["one", "a one"]] }, new Map())).toEqual([{ text, card: "" }]);
});

test("lines of one choice are a group", () => {
  const found = groups([line(1, "a"), line(1, "b"), line(2, "c"), line(4, "d"), line(4, "e")]);
  expect(found.map((group) => group.map((item) => item.text).join(""))).toEqual(["ab", "c", "de"]);
});
