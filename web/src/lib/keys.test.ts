import { expect, test } from "vitest";

import { Presses, digit } from "./keys";

test("only the digits one to nine are numbers of options", () => {
  expect([..."1234567890"].map(digit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
  for (const key of ["", " ", "Enter", "F1", "12", "!", "e", "²", "١"]) expect(digit(key)).toBe(0);
});

test("a key that is down when another question comes answers nothing until it is up", () => {
  const presses = new Presses();
  presses.down("Digit1");
  expect(presses.fresh).toBe(true);
  presses.turn();
  presses.down("Digit1");
  expect(presses.fresh).toBe(false);
  presses.up("Digit1");
  expect(presses.fresh).toBe(true);
});

test("another key does not answer in its place", () => {
  const presses = new Presses();
  presses.down("Digit1");
  presses.turn();
  presses.down("Digit2");
  presses.up("Digit2");
  expect(presses.fresh).toBe(false);
  presses.up("Digit1");
  expect(presses.fresh).toBe(true);
});

test("what was pressed before another window came is forgotten", () => {
  const presses = new Presses();
  presses.down("Digit1");
  presses.turn();
  presses.clear();
  expect(presses.fresh).toBe(true);
  presses.turn();
  expect(presses.fresh).toBe(true);
});
