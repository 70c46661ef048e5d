import { expect, test } from "vitest";

import { type Press, Presses, digit } from "./keys";

const press = (code: string, also: Partial<Press> = {}): Press => ({
  code,
  key: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...also,
});

test("only the digits one to nine are numbers of options", () => {
  expect([..."1234567890"].map(digit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
  for (const key of ["", " ", "Enter", "F1", "12", "!", "e", "²", "١"]) expect(digit(key)).toBe(0);
});

test("a key that is down when another question comes answers nothing until it is up", () => {
  const presses = new Presses();
  presses.down(press("Digit1"));
  expect(presses.fresh).toBe(true);
  presses.turn();
  presses.down(press("Digit1"));
  expect(presses.fresh).toBe(false);
  presses.up(press("Digit1"));
  expect(presses.fresh).toBe(true);
});

test("another key does not answer in its place", () => {
  const presses = new Presses();
  presses.down(press("Digit1"));
  presses.turn();
  presses.down(press("Digit2"));
  presses.up(press("Digit2"));
  expect(presses.fresh).toBe(false);
  presses.up(press("Digit1"));
  expect(presses.fresh).toBe(true);
});

test("what was pressed before another window came is forgotten", () => {
  const presses = new Presses();
  presses.down(press("Digit1"));
  presses.turn();
  presses.clear();
  expect(presses.fresh).toBe(true);
  presses.turn();
  expect(presses.fresh).toBe(true);
});

test("a shortcut whose key never comes up stops nobody from answering", () => {
  const presses = new Presses();
  presses.down(press("MetaLeft", { key: "Meta", metaKey: true }));
  presses.down(press("KeyC", { metaKey: true }));
  presses.up(press("MetaLeft", { key: "Meta" }));
  presses.turn();
  expect(presses.fresh).toBe(true);
  // Nor does one whose key was down before.
  presses.down(press("KeyC"));
  presses.down(press("MetaLeft", { key: "Meta", metaKey: true }));
  presses.up(press("MetaLeft", { key: "Meta" }));
  presses.turn();
  expect(presses.fresh).toBe(true);
});
