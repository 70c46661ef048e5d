import { expect, test } from "vitest";

import { ApiError } from "./api";
import { Mishaps } from "./mishaps";

test("each thing that goes wrong is told once", () => {
  const told: string[] = [];
  const mishaps = new Mishaps((text) => told.push(text));
  for (let times = 0; times < 5; times++) mishaps.note(new TypeError("x is not a function"));
  expect(told).toHaveLength(1);
  mishaps.note("no words for it");
  mishaps.note("no words for it");
  expect(told).toHaveLength(2);
});

test("what the server said is told in its words", () => {
  const told: string[] = [];
  new Mishaps((text) => told.push(text)).note(new ApiError("offline", "The server can't be reached.", "", 0));
  expect(told).toEqual(["The server can't be reached."]);
});
