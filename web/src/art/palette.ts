/**
 * The colours everything is painted with: thirty, chosen once, so that all pictures look like one game.
 *
 * A picture is a grid of numbers into this palette; in written sprites a colour is one letter. Capitals are the lighter
 * colour of a pair. Ramps say which colours stand for the same stuff in shadow, in plain light and lit.
 */

export const LETTERS = ".kKsSgGwrRoyYnNtTfFlbBcCpPmMeEa" as const;

const HEX = [
  "", // transparent
  "#15111f", // k ink
  "#2a2239", // K night
  "#443a58", // s stone in shadow
  "#6a5f80", // S stone
  "#968da6", // g grey
  "#cbc4d2", // G silver
  "#f8f3e8", // w white
  "#8a1d3c", // r blood
  "#d9363f", // R red
  "#f27d2d", // o orange
  "#ffc93f", // y gold
  "#fff19e", // Y pale gold
  "#47281f", // n dark wood
  "#7f482b", // N wood
  "#bd7f48", // t tan
  "#f0c192", // T skin
  "#1c4738", // f dark green
  "#2f8d4d", // F green
  "#8dd152", // l lime
  "#1f2a68", // b deep blue
  "#3864d4", // B blue
  "#49b4e6", // c sky
  "#b6ecf6", // C ice
  "#4b2074", // p deep purple
  "#8f43c5", // P purple
  "#e06bc5", // m magenta
  "#ffb6d0", // M rose
  "#10555f", // e deep teal
  "#29a597", // E teal
  "#b5832c", // a old gold
];

export const CLEAR = 0;

const NUMBERS = new Int8Array(128).fill(-1);
[...LETTERS].forEach((letter, number) => (NUMBERS[letter.charCodeAt(0)] = number));

/** The number of a colour by its letter; unknown letters are a mistake in a sprite and say so. */
export function ink(letter: string): number {
  const number = NUMBERS[letter.charCodeAt(0)] ?? -1;
  if (number < 0) throw new Error(`there is no colour "${letter}"`);
  return number;
}

/** Red, green and blue of a colour. */
export function rgb(colour: number): [number, number, number] {
  const hex = HEX[colour] ?? "";
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) || 0) as [number, number, number];
}

export function css(letter: string): string {
  return HEX[ink(letter)] || "transparent";
}

export const COLOURS = HEX.length;

/** Shadow, plain, lit. */
export type Ramp = string;

export const RAMPS = {
  red: "rRo",
  orange: "Roy",
  gold: "ayY",
  skin: "tTw",
  tan: "NtT",
  brown: "nNt",
  green: "fFl",
  lime: "FlY",
  teal: "eEC",
  blue: "bBc",
  sky: "BcC",
  ice: "cCw",
  indigo: "kbB",
  purple: "pPm",
  rose: "PmM",
  pink: "mMw",
  stone: "KsS",
  rock: "sSg",
  steel: "SgG",
  bone: "gGw",
  night: "kKs",
  blood: "krR",
} as const satisfies Record<string, Ramp>;

/** The colour of a class and its treasure. */
export const CLASS_RAMPS: Record<string, Ramp> = {
  cleric: RAMPS.sky,
  fighter: RAMPS.red,
  mage: RAMPS.purple,
  thief: RAMPS.green,
  explorer: RAMPS.orange,
  none: RAMPS.gold,
};

/** What a wall is tinted with where such treasure lies. */
export const GLOWS: Record<string, string> = { cleric: "b", fighter: "r", mage: "p", thief: "f", explorer: "n" };
