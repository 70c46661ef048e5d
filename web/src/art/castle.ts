/**
 * The castle raid: monsters of six factions that grow with their strength, guards whose armour tells their stars, whose
 * weapon their strength and whose coins their loot, king tiles and banners.
 */

import { hash } from "./chance";
import { number, text, words, type Drawable } from "./drawable";
import { Grid } from "./grid";
import { RAMPS, type Ramp } from "./palette";

/** Where strength 1 to 5 stand between small and big. */
const SCALE = [0, 0.5, 0.62, 0.75, 0.88, 1];

interface Body {
  g: Grid;
  strength: number;
  /** Half the width and the height of the body. */
  r: number;
  h: number;
  /** The row the head's centre is on. */
  top: number;
}

function eyes(g: Grid, x: number, y: number, apart: number, white: string, pupil = "k"): void {
  const big = apart > 5;
  for (const at of [x - apart / 2, x + apart / 2]) {
    g.rect(at - 1, y, big ? 3 : 2, big ? 3 : 2, white).dot(at, y + 1, pupil);
    if (big) g.dot(at, y + 2, pupil);
  }
}

function troll({ g, strength, r, h }: Body): void {
  const y = 30 - h * 0.42;
  g.ball(16, y, r, h * 0.42, RAMPS.green).ball(16, 30 - h + h * 0.3, r * 0.72, h * 0.3, RAMPS.green);
  const head = 30 - h + h * 0.3;
  g.rect(16 - r, y - 1, Math.max(2, r * 0.4), h * 0.4, "F").rect(16 + r * 0.65, y - 1, Math.max(2, r * 0.4), h * 0.4, "f");
  eyes(g, 16, head - 1, r * 0.7, "Y");
  g.rect(16 - r * 0.4, head + h * 0.13, r * 0.9, 1, "k").dot(16 - r * 0.3, head + h * 0.13 - 1, "w").dot(16 + r * 0.3, head + h * 0.13 - 1, "w").ball(16, head + 1, 1, 1, RAMPS.lime);
  g.rect(16 - r * 0.8, 30 - h * 0.2, r * 1.6, h * 0.14, "N");
  if (strength >= 2) g.rect(16 - 2, head - h * 0.34, 4, 2, "R").rect(15, head - h * 0.4, 2, 2, "o");
  if (strength >= 3) g.line(27, 29, 29, 29 - h * 0.5, "N", 2).ball(28.5, 29 - h * 0.55, 2.5, 3, RAMPS.brown);
  if (strength >= 4) g.block(16 - r - 1, y - h * 0.22, r * 0.7, 4, RAMPS.steel).block(16 + r * 0.5, y - h * 0.22, r * 0.7, 4, RAMPS.steel);
  if (strength >= 5) g.dots("w", [27, 13], [30, 15], [28, 10], [31, 12]);
}

function dragon({ g, strength, r, h }: Body): void {
  const top = 30 - h;
  if (strength >= 2) {
    const reach = r * 0.9;
    g.poly([[14, 30 - h * 0.55], [14 - reach, top + 1], [13 - reach * 1.3, 30 - h * 0.4]], "rRR").poly([[18, 30 - h * 0.55], [18 + reach, top + 1], [19 + reach * 1.3, 30 - h * 0.4]], "RRr");
  }
  g.ball(16, 30 - h * 0.32, r * 0.72, h * 0.32, RAMPS.red).ball(16, 30 - h * 0.26, r * 0.4, h * 0.24, strength >= 5 ? RAMPS.blood : RAMPS.gold);
  g.line(16 + r * 0.5, 28, 16 + r, 24, "R", 2);
  const head = top + h * 0.28;
  g.ball(16, head, r * 0.55, h * 0.24, RAMPS.red).ball(16, head + h * 0.14, r * 0.4, h * 0.12, RAMPS.orange);
  eyes(g, 16, head - 1, r * 0.6, "Y");
  g.dots("k", [15, head + h * 0.14], [17, head + h * 0.14]);
  const horn = 1 + strength;
  g.line(16 - r * 0.4, head - h * 0.18, 16 - r * 0.4 - 1, head - h * 0.18 - horn, "Y").line(16 + r * 0.4, head - h * 0.18, 16 + r * 0.4 + 1, head - h * 0.18 - horn, "y");
  if (strength >= 4) for (let i = 0; i < 3; i++) g.dot(16, 30 - h * 0.2 - i * 3, "o");
  if (strength >= 5) g.poly([[16, head + h * 0.2], [11, 30], [21, 30]], "yyo").poly([[16, head + h * 0.26], [14, 30], [18, 30]], "Y");
}

function insect({ g, strength, r, h }: Body): void {
  const y = 30 - h * 0.4;
  for (let i = 0; i < 3; i++) {
    const at = y - 2 + i * (h * 0.16);
    g.line(16 - r * 0.5, at, 16 - r - 1, at - 2, "n").line(16 - r - 1, at - 2, 16 - r - 2, Math.min(30, at + h * 0.3), "n");
    g.line(16 + r * 0.5, at, 16 + r + 1, at - 2, "n").line(16 + r + 1, at - 2, 16 + r + 2, Math.min(30, at + h * 0.3), "n");
  }
  if (strength >= 3) g.disc(16 - r * 0.8, y - h * 0.2, r * 0.6, h * 0.22, "C").disc(16 + r * 0.8, y - h * 0.2, r * 0.6, h * 0.22, "C");
  g.ball(16, 30 - h * 0.28, r * 0.62, h * 0.28, RAMPS.gold);
  for (let i = 0; i < strength; i++) g.rect(16 - r * 0.5, 30 - h * 0.46 + i * 3, r, 1, "n");
  const head = 30 - h * 0.72;
  g.ball(16, head, r * 0.5, h * 0.2, RAMPS.orange);
  g.ball(16 - r * 0.3, head, 1 + strength * 0.3, 1 + strength * 0.35, RAMPS.lime).ball(16 + r * 0.3, head, 1 + strength * 0.3, 1 + strength * 0.35, RAMPS.lime);
  g.line(15, head - h * 0.18, 16 - r * 0.5, 30 - h, "n").line(17, head - h * 0.18, 16 + r * 0.5, 30 - h, "n");
  if (strength >= 2) g.line(14, head + h * 0.18, 15, head + h * 0.26, "k").line(18, head + h * 0.18, 17, head + h * 0.26, "k");
  if (strength >= 4) g.line(16 - r - 1, y - 3, 16 - r, head - 4, "R", 2).line(16 + r, y - 3, 16 + r - 1, head - 4, "R", 2);
  if (strength >= 5) g.poly([[16, 26], [18, 26], [17, 31]], "R").dots("y", [16, 30 - h]);
}

function undead({ g, strength, r, h }: Body): void {
  const head = 30 - h + h * 0.27;
  if (strength >= 3) g.poly([[16 - r, 30], [16 - r * 0.6, head], [16 + r * 0.6, head], [16 + r, 30]], RAMPS.purple);
  g.rect(15, head + h * 0.2, 2, h * 0.4, "w");
  for (let i = 0; i < 2 + Math.floor(strength / 2); i++) g.rect(16 - r * 0.45, head + h * 0.3 + i * 3, r * 0.9, 1, "G");
  g.line(16 - r * 0.5, head + h * 0.3, 16 - r * 0.9, 27, "w").line(16 + r * 0.5, head + h * 0.3, 16 + r * 0.9, 26, "G").line(15, 30 - h * 0.2, 16 - r * 0.4, 30, "w").line(17, 30 - h * 0.2, 16 + r * 0.4, 30, "G");
  g.ball(16, head, r * 0.58, h * 0.25, RAMPS.bone).rect(16 - r * 0.35, head + h * 0.16, r * 0.75, h * 0.1, "G");
  for (const s of [-1, 1]) g.rect(16 + s * r * 0.28 - 1, head - 1, strength > 2 ? 3 : 2, strength > 2 ? 3 : 2, "k").dot(16 + s * r * 0.28, head, strength >= 4 ? "l" : "R");
  g.dots("k", [15, head + h * 0.18], [17, head + h * 0.18]);
  if (strength === 2 || strength === 3) g.rect(16 + r, 27 - h * 0.5, 1, h * 0.5, "g").rect(15 + r, 26, 3, 1, "a");
  if (strength >= 4) g.line(27, 30, 27, 30 - h * 0.8, "N").poly([[27, 30 - h * 0.8], [20, 30 - h], [28, 30 - h - 1], [29, 30 - h * 0.8]], RAMPS.steel);
  if (strength >= 5) g.poly([[11, head - h * 0.2], [10, 0], [13, 3], [16, 0], [19, 3], [22, 0], [21, head - h * 0.2]], RAMPS.gold);
}

function ocean({ g, strength, r, h }: Body): void {
  const y = 30 - h * 0.6;
  const arms = 2 + strength;
  for (let i = 0; i < arms; i++) {
    const x = 16 + (i - (arms - 1) / 2) * ((r * 2) / arms);
    const sway = (i % 2 ? 1 : -1) * (1 + strength * 0.3);
    g.line(x, y + 2, x + sway, 27, "E", strength > 2 ? 2 : 1).line(x + sway, 27, x - sway, 30, "E", strength > 2 ? 2 : 1).dot(x, 25, "C");
  }
  g.ball(16, y, r * 0.8, h * 0.4, RAMPS.teal);
  if (strength >= 2) g.poly([[16, y - h * 0.5], [13, y - h * 0.3], [19, y - h * 0.3]], "C");
  eyes(g, 16, y - 1, r * 0.8, "w", "b");
  g.rect(16 - r * 0.35, y + h * 0.18, r * 0.75, 1, "k");
  if (strength >= 3) for (const x of [-0.25, 0, 0.25]) g.dot(16 + r * x, y + h * 0.18 + 1, "w");
  if (strength >= 4) g.poly([[16 - r * 0.8, y], [16 - r - 2, y - 5], [16 - r, y + 4]], "E").poly([[16 + r * 0.8, y], [16 + r + 2, y - 5], [16 + r, y + 4]], "e");
  if (strength >= 5) g.rect(28, 6, 1, 24, "y").rect(26, 6, 5, 1, "y").rect(26, 3, 1, 3, "y").rect(28, 2, 1, 4, "y").rect(30, 3, 1, 3, "y");
  g.dots("c", [16 - r * 0.4, y - h * 0.2], [16 + r * 0.3, y - h * 0.25]);
}

function demon({ g, strength, r, h }: Body): void {
  const top = 30 - h;
  const head = top + h * 0.33;
  if (strength >= 3) g.poly([[13, 20], [16 - r - 2, top + 3], [16 - r - 1, 24]], "pPP").poly([[19, 20], [16 + r + 2, top + 3], [16 + r + 1, 24]], "PPp");
  g.poly([[16 - r * 0.6, 30], [16 - r * 0.7, 30 - h * 0.45], [16 + r * 0.7, 30 - h * 0.45], [16 + r * 0.6, 30]], RAMPS.rose).ball(16, head, r * 0.62, h * 0.27, RAMPS.rose);
  const horn = 2 + strength;
  g.poly([[16 - r * 0.5, head - h * 0.12], [16 - r * 0.5 - 2, head - h * 0.12 - horn], [16 - r * 0.15, head - h * 0.2]], "w").poly([[16 + r * 0.5, head - h * 0.12], [16 + r * 0.5 + 2, head - h * 0.12 - horn], [16 + r * 0.15, head - h * 0.2]], "G");
  eyes(g, 16, head - 1, r * 0.65, "Y", "R");
  g.rect(16 - r * 0.35, head + h * 0.14, r * 0.75, 1, "k").dot(16 - r * 0.25, head + h * 0.14, "w").dot(16 + r * 0.25, head + h * 0.14, "w");
  g.line(16 + r * 0.5, 29, 16 + r, 25, "m").dot(16 + r + 1, 24, "R");
  if (strength >= 2) g.rect(4, 29 - h * 0.6, 1, h * 0.6, "g").rect(2, 29 - h * 0.6, 5, 1, "g").dots("g", [2, 28 - h * 0.6], [4, 27 - h * 0.6], [6, 28 - h * 0.6]);
  if (strength >= 4) g.rect(16 - r * 0.6, 27, r * 1.25, 2, "K").rect(15, 27, 3, 2, "y");
  if (strength >= 5) g.poly([[12, 3], [14, -1], [16, 2], [18, -2], [20, 3]], "o").dots("y", [16, 1], [14, 2], [18, 2]);
}

const FACTIONS: Record<string, (body: Body) => void> = {
  trolls: troll,
  dragons: dragon,
  insects: insect,
  undead,
  "ocean-beasts": ocean,
  demons: demon,
};
const FACTION_COLOURS: Record<string, Ramp> = {
  trolls: RAMPS.green,
  dragons: RAMPS.red,
  insects: RAMPS.gold,
  undead: RAMPS.bone,
  "ocean-beasts": RAMPS.teal,
  demons: RAMPS.rose,
};

export function paintMonster(card: Drawable): Grid {
  const strength = Math.min(5, Math.max(1, number(card, "strength", 1)));
  const faction = text(card, "faction", card.id.replace(/-\d+$/, ""));
  const scale = SCALE[strength] ?? 1;
  const g = new Grid(32, 32);
  const known = Object.keys(FACTIONS);
  const painter = FACTIONS[faction] ?? FACTIONS[known[hash(faction) % known.length] ?? "trolls"] ?? troll;
  painter({ g, strength, r: 12 * scale, h: 27 * scale, top: 30 - 27 * scale });
  return g.outline();
}

/** A banner with the face of the faction. */
export function paintFaction(card: Drawable): Grid {
  const ramp = FACTION_COLOURS[card.id] ?? RAMPS.steel;
  const g = new Grid(32, 32, "K");
  g.rect(2, 1, 28, 2, "y").rect(2, 2, 28, 1, "a").rect(4, 3, 24, 22, ramp[0] ?? "s").poly([[4, 25], [27, 25], [16, 31], [15, 31]], ramp[0] ?? "s");
  g.rect(4, 3, 2, 22, ramp[1] ?? "S").rect(26, 3, 2, 22, "k").dots("y", [1, 1], [30, 1]);
  const face = new Grid(32, 32);
  const known = FACTIONS[card.id];
  known?.({ g: face, strength: 3, r: 9, h: 20, top: 10 });
  return g.stamp(face.outline(), 0, -4);
}

// -- guards -----------------------------------------------------------------------------------------------------------

export function paintGuard(card: Drawable): Grid {
  const stars = Math.min(3, Math.max(1, number(card, "stars", 1)));
  const strength = number(card, "strength", 3);
  const loot = number(card, "loot", 3);
  const g = new Grid(32, 32);
  const wide = Math.min(4, Math.floor((strength - 3) / 2));
  const metal: Ramp = [RAMPS.tan, RAMPS.steel, RAMPS.gold][stars - 1] ?? RAMPS.steel;
  const cloth: Ramp = [RAMPS.green, RAMPS.blue, RAMPS.red][stars - 1] ?? RAMPS.red;
  const [left, width] = [9 - wide, 12 + wide];
  g.block(left, 16, width, 9, metal).rect(left + width / 2 - 2, 16, 4, 9, cloth[1] ?? "B").rect(left, 23, width, 2, "n").rect(left + width / 2 - 1, 23, 2, 2, "y");
  g.block(left + 1, 25, 4, 6, metal).block(left + width - 5, 25, 4, 6, metal).block(left - 3, 16, 4, 7, metal).block(left + width - 1, 16, 4, 7, metal);
  const cx = left + width / 2;
  g.ball(cx, 10, 5, 5, RAMPS.skin).dots("k", [cx - 2, 10], [cx + 2, 10]).rect(cx - 1, 13, 3, 1, "N");
  if (stars === 1) g.ball(cx, 7, 5.5, 3, metal).rect(cx - 6, 8, 13, 1, "N");
  else if (stars === 2) g.ball(cx, 8, 5.5, 5, metal).rect(cx - 5, 9, 11, 1, "S").rect(cx - 3, 10, 7, 3, "T").dots("k", [cx - 2, 11], [cx + 2, 11]).rect(cx, 8, 1, 5, "g");
  else g.ball(cx, 9, 6, 6.5, metal).rect(cx - 4, 9, 9, 2, "k").dots("R", [cx - 2, 9], [cx + 2, 9]).rect(cx, 11, 1, 4, "k").poly([[cx - 1, 3], [cx, -1], [cx + 7, 0], [cx + 3, 4]], "R");
  if (strength % 2) g.rect(cx - 3, 14, 7, 2, ["n", "N", "o", "w"][strength % 4] ?? "n");
  paintWeapon(g, strength);
  paintLoot(g, loot);
  return g.outline();
}

function paintWeapon(g: Grid, strength: number): void {
  const x = 25;
  if (strength <= 3) g.rect(x, 9, 1, 22, "t").poly([[x - 1, 10], [x + 1, 10], [x, 5]], "G");
  else if (strength === 4) g.rect(x, 12, 2, 11, "G").rect(x - 2, 23, 6, 1, "y").rect(x, 24, 2, 3, "N");
  else if (strength === 5) g.rect(x, 8, 1, 22, "N").ball(x, 7, 2.5, 2.5, RAMPS.steel);
  else if (strength === 6) g.rect(x, 8, 1, 22, "N").poly([[x + 1, 7], [x + 5, 5], [x + 5, 13], [x + 1, 11]], RAMPS.steel);
  else if (strength === 7) g.rect(x, 3, 1, 28, "t").poly([[x - 1, 5], [x + 1, 5], [x, 0]], "w").poly([[x + 1, 6], [x + 4, 5], [x + 4, 11], [x + 1, 10]], RAMPS.steel);
  else if (strength === 8) g.rect(x, 3, 3, 18, "G").rect(x + 2, 3, 1, 18, "g").rect(x - 3, 21, 9, 2, "y").rect(x, 23, 3, 4, "N");
  else if (strength === 9) g.rect(x + 1, 8, 1, 22, "N").block(x - 2, 2, 8, 7, RAMPS.steel);
  else g.rect(x, 2, 3, 18, "o").rect(x + 1, 1, 1, 18, "Y").rect(x - 3, 20, 9, 2, "y").rect(x, 22, 3, 5, "r").dots("y", [x - 1, 5], [x + 4, 8], [x + 3, 0], [x - 1, 13]);
}

/** Coins at the feet: one for every coin of loot, in piles of three. */
function paintLoot(g: Grid, loot: number): void {
  for (let i = 0; i < Math.min(loot, 15); i++) {
    const [pile, level] = [Math.floor(i / 3), i % 3];
    g.rect(1 + pile * 6, 29 - level * 2, 5, 1, "Y").rect(1 + pile * 6, 30 - level * 2, 5, 1, "a");
  }
}

// -- the king's tiles -------------------------------------------------------------------------------------------------

type Draw = (g: Grid) => void;

const coin = (g: Grid, x: number, y: number): void => void g.ball(x, y, 3, 3, RAMPS.gold).rect(x, y - 1, 1, 3, "Y");
const arrow = (g: Grid, x: number, y: number, up: boolean, letter: string): void => {
  g.poly(up ? [[x - 3, y], [x + 3, y], [x, y - 4]] : [[x - 3, y], [x + 3, y], [x, y + 4]], letter).rect(x - 1, up ? y : y - 4, 3, 4, letter);
};
const gate: Draw = (g) => {
  g.disc(9, 20, 5, 5, "S").rect(4, 20, 11, 8, "S").disc(9, 21, 3, 3, "k").rect(6, 21, 7, 7, "k").rect(7, 19, 1, 9, "g").rect(11, 19, 1, 9, "g").rect(6, 23, 7, 1, "g");
};
const chest: Draw = (g) => {
  g.poly([[4, 19], [5, 15], [15, 15], [16, 19]], "nNt").block(4, 20, 13, 8, RAMPS.brown).rect(4, 19, 13, 1, "y").rect(9, 18, 3, 4, "Y").dot(10, 20, "k");
};
const king: Draw = (g) => {
  g.ball(16, 20, 6, 6, RAMPS.skin).poly([[10, 22], [22, 22], [18, 29], [14, 29]], RAMPS.bone).rect(14, 23, 5, 1, "r").dots("k", [14, 19], [18, 19]);
};

/** Words of a tile's id, the most telling first. */
const TILES: [word: string, draw: Draw][] = [
  ["ones", (g) => void g.rect(12, 14, 4, 12, "l").rect(10, 15, 3, 3, "l").rect(9, 25, 10, 3, "l").line(6, 14, 24, 29, "R", 3)],
  ["hands", (g) => {
    for (const [x, n] of [[4, 3], [12, 4], [20, 5]] as const) {
      g.block(x, 15, 8, 13, RAMPS.bone);
      for (let i = 0; i < n; i++) g.rect(x + 2 + (i % 2) * 3, 17 + Math.floor(i / 2) * 3, 2, 2, "R");
    }
  }],
  ["poorer", (g) => {
    g.ball(10, 22, 5, 5, RAMPS.tan).rect(8, 15, 5, 2, "N").rect(9, 25, 4, 3, "k");
    coin(g, 17, 28);
    arrow(g, 24, 22, false, "R");
  }],
  ["healing", (g) => {
    g.rect(8, 13, 5, 4, "G").poly([[8, 17], [12, 17], [17, 23], [16, 29], [4, 29], [3, 23]], RAMPS.pink).rect(9, 20, 3, 8, "R").rect(6, 23, 9, 3, "R");
    coin(g, 22, 18);
    coin(g, 25, 22);
    coin(g, 21, 26);
  }],
  ["change", (g) => {
    king(g);
    g.rect(13, 19, 3, 1, "k").rect(17, 19, 3, 1, "k").sprite(24, 13, ["www", "..w", ".w.", "w..", "www"]);
  }],
  ["ten", (g) => {
    chest(g);
    for (const [x, y] of [[19, 27], [24, 27], [21, 23], [26, 23], [23, 19]] as const) coin(g, x, y);
  }],
  ["equal", (g) => {
    g.rect(15, 14, 2, 13, "y").rect(5, 15, 22, 2, "y").rect(11, 27, 10, 2, "a").ball(7, 22, 4, 3, RAMPS.green).ball(25, 22, 4, 3, RAMPS.rose).rect(3, 24, 9, 1, "G").rect(21, 24, 9, 1, "G").dots("k", [6, 21], [8, 21], [24, 21], [26, 21]);
  }],
  ["weakest", (g) => {
    g.ball(14, 24, 6, 4, RAMPS.rock).ball(9, 23, 4, 3, RAMPS.rock).ball(9, 19, 2, 2, RAMPS.pink).line(20, 25, 25, 21, "M").dots("k", [8, 22]).dot(5, 24, "M");
    coin(g, 24, 17);
    g.dots("c", [4, 19], [3, 21]);
  }],
  ["second", (g) => {
    g.poly([[7, 14], [24, 14], [24, 21], [16, 29], [15, 29], [7, 21]], RAMPS.steel).rect(12, 17, 2, 8, "r").rect(18, 17, 2, 8, "r").rect(11, 16, 10, 1, "r").rect(11, 25, 10, 1, "r");
  }],
  ["easier", (g) => {
    chest(g);
    g.ball(23, 23, 4, 4, RAMPS.skin).rect(21, 22, 2, 1, "k").rect(24, 22, 2, 1, "k").rect(19, 19, 9, 2, "B").poly([[24, 19], [29, 15], [28, 20]], "B").sprite(24, 12, ["www", "..w", ".w.", "www"]);
  }],
  ["three", (g) => {
    gate(g);
    for (const [x, y] of [[20, 26], [26, 26], [23, 21]] as const) coin(g, x, y);
    arrow(g, 23, 17, true, "F");
  }],
  ["four", (g) => {
    chest(g);
    for (const [x, y] of [[20, 27], [26, 27], [20, 22], [26, 22]] as const) coin(g, x, y);
    arrow(g, 23, 17, true, "F");
  }],
];

/** A parchment under a crown, with what the king has ordered. */
export function paintTile(card: Drawable): Grid {
  const g = new Grid(32, 32, "n");
  g.rect(1, 8, 30, 23, "T").rect(1, 8, 30, 1, "Y").rect(1, 30, 30, 1, "t").rect(30, 8, 1, 23, "t");
  for (let i = 0; i < 8; i++) g.dot(2 + ((hash(card.id) >>> i) % 28), 10 + ((hash(card.id) >>> (i + 3)) % 19), "t");
  const top = new Grid(32, 14);
  top.poly([[9, 11], [8, 3], [12, 7], [15, 1], [16, 1], [19, 7], [23, 3], [22, 11]], RAMPS.gold).rect(9, 9, 14, 2, "a").dots("R", [15, 10], [16, 10]).dots("c", [11, 10], [20, 10]);
  const said = words(card.id);
  const drawn = TILES.find(([word]) => said.includes(word));
  const figure = new Grid(32, 32);
  (drawn?.[1] ?? king)(figure);
  return g.stamp(figure.outline(), 0, 1).stamp(top.outline(), 0, -1);
}
