import { expect, test } from "vitest";

import tokens from "../styles/tokens.css?raw";
import { PALETTE } from "./palette";

test("the colours of the styles are those that are painted with", () => {
  for (const [name, colour] of Object.entries(PALETTE)) expect(tokens).toContain(`--${name}: ${colour};`);
});

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const LETTERS = ["text", "text-soft", "link", "good", "bad", "warn", "accent", "soul", "wound"];
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);
const TREASURE = ["cleric", "fighter", "mage", "thief", "explorer"].map((name) => `treasure-${name}`);

test.each(["dark", "light"])("in the %s theme letters can be read on every surface", (theme) => {
  const block = tokens.split(`data-theme="${theme}"]`)[1]?.split("}")[0] ?? "";
  const value = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? "missing";
  for (const surface of ["bg", "surface", "surface-2", "surface-3"])
    for (const letters of [...LETTERS, ...SEATS, ...TREASURE])
      expect(contrast(value(letters), value(surface)), `${letters} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(value("on-accent"), value("accent"))).toBeGreaterThanOrEqual(4.5);
  for (const surface of ["bg", "surface"]) expect(contrast(value("line-strong"), value(surface))).toBeGreaterThanOrEqual(3);
});
