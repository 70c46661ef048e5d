import { expect, test } from "vitest";

import { plainSha256, sha256 } from "./sha256";

test("the known hash of abc", async () => {
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("the plain implementation agrees with the browser's at every length around a block", async () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const text = "Łotr 🗡 salt:seed".repeat(70).slice(0, length);
    expect(plainSha256(new TextEncoder().encode(text))).toBe(await sha256(text));
  }
});
