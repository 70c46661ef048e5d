import { expect, test } from "vitest";

import { against, blank, draft, grouped, presetValue, seatsOf, valueWords } from "./newtable";
import type { GameInfo } from "./protocol";

const GAME: GameInfo = {
  id: "boss-monster",
  name: "Boss Monster",
  about: "",
  fewest_seats: 2,
  most_seats: 4,
  seats_with: { more: [2, 6], alone: [1, 4] },
  presets: [
    { id: "default", name: "Default", about: "", official: true },
    { id: "de", name: "German", about: "", official: true },
  ],
  variants: [],
  options: [
    { id: "bait_order", about: "", values: ["newest_first", "oldest_first"], names: ["Newest first"], rule: "", presets: { default: "oldest_first", de: "newest_first" } },
    { id: "mulligan", about: "", values: [true, false], names: [], rule: "", presets: { default: true, de: true } },
  ],
  sets: [{ id: "base", name: "Base", about: "", official: true }],
  default_sets: ["base"],
  bots: [{ id: "greedy", name: "Greedy", about: "", official: true }],
  phases: [],
  glossary: [],
};

test("a game against bots fills every other seat and starts at once", () => {
  const made = against(GAME, 2, "greedy");
  expect(made.seats).toBe(3);
  expect(made.bots).toEqual({ 1: "greedy", 2: "greedy" });
  expect(made.start_when_full).toBe(true);
});

test("only what differs from the preset is an option of the table", () => {
  const form = { ...blank(GAME), preset: "de", options: { bait_order: "newest_first", mulligan: false } };
  expect(draft(form, GAME).options).toEqual({ mulligan: false });
  expect(draft({ ...form, preset: "default" }, GAME).options).toEqual({ bait_order: "newest_first", mulligan: false });
});

test("sets and variants may bring more seats, or fewer", () => {
  expect(seatsOf(GAME, ["base"], [])).toEqual([2, 4]);
  expect(seatsOf(GAME, ["base", "more"], [])).toEqual([2, 6]);
  expect(seatsOf(GAME, ["base", "more"], ["alone"])).toEqual([1, 6]);
});

test("one player alone waits for nobody", () => {
  const made = draft({ ...blank(GAME), seats: 1, variants: ["alone"] }, GAME);
  expect([made.seats, made.start_when_full]).toEqual([1, true]);
});

test("the usual sets are left to the server", () => {
  expect(draft(blank(GAME), GAME).sets).toBeNull();
  expect(draft({ ...blank(GAME), sets: ["base", "more"] }, GAME).sets).toEqual(["base", "more"]);
});

test("bots beyond the last seat are not sent, and people are waited for", () => {
  const made = draft({ ...blank(GAME), seats: 2, bots: ["", "", "greedy", "greedy"] }, GAME);
  expect(made.bots).toEqual({});
  expect(made.start_when_full).toBe(false);
});

test("options are grouped by whether editions differ on them", () => {
  const { editions, house } = grouped(GAME);
  expect(editions.map((option) => option.id)).toEqual(["bait_order"]);
  expect(house.map((option) => option.id)).toEqual(["mulligan"]);
  expect(presetValue(GAME.options[0]!, "de")).toBe("newest_first");
});

test("values are shown in the server's words, or as they are", () => {
  const option = GAME.options[0]!;
  expect(option.values.map((value) => valueWords(option, value))).toEqual(["Newest first", "oldest first"]);
});
