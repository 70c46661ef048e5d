import { expect, test } from "vitest";

import { minutes, reading } from "./clock";

test("without a bank there is no clock", () => {
  expect(reading({ left: null, bank: null }, 3)).toBeNull();
});

test("a clock that does not run stands still", () => {
  expect(reading({ left: null, bank: 90 }, 30)).toEqual({ left: null, bank: 90, running: false });
});

test("the seconds of the choice are used before the bank", () => {
  expect(reading({ left: 10, bank: 90 }, 4)).toEqual({ left: 6, bank: 90, running: true });
  expect(reading({ left: 10, bank: 90 }, 25)).toEqual({ left: 0, bank: 75, running: true });
  expect(reading({ left: 10, bank: 5 }, 25)).toEqual({ left: 0, bank: 0, running: true });
});

test("minutes are rounded up", () => {
  expect([0, 0.2, 59.5, 61, 600].map(minutes)).toEqual(["0:00", "0:01", "1:00", "1:01", "10:00"]);
});
