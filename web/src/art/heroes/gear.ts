/** What heroes carry, wear on their backs and have about them. */

import type { Grid } from "../grid";
import { RAMPS } from "../palette";
import type { Part } from "./parts";

// -- in the right hand (the viewer's right) --------------------------------------------------------------------------

export const mace: Part = (g) => {
  g.rect(25, 14, 1, 14, "N").ball(25, 11, 3, 3, RAMPS.steel).dots("w", [22, 11], [28, 11], [25, 8], [25, 14]);
};
export const hammer: Part = (g) => {
  g.rect(26, 10, 1, 18, "N").block(22, 6, 9, 6, RAMPS.steel);
};
export const sword: Part = (g) => {
  g.rect(25, 7, 2, 14, "G").rect(26, 7, 1, 14, "g").dot(25, 6, "w").rect(23, 21, 6, 1, "y").rect(25, 22, 2, 3, "N");
};
export const greatsword: Part = (g) => {
  g.rect(25, 2, 3, 19, "C").rect(27, 3, 1, 18, "c").rect(25, 2, 1, 18, "w").rect(22, 21, 9, 2, "y").rect(25, 23, 3, 4, "N");
};
export const katana: Part = (g) => {
  g.line(24, 24, 30, 6, "G").line(25, 24, 31, 6, "w").rect(23, 23, 4, 1, "y").line(23, 25, 22, 28, "r", 2);
};
export const spear: Part = (g) => {
  g.rect(26, 6, 1, 24, "t").poly([[24, 7], [28, 7], [26, 1]], RAMPS.steel);
};
export const axe: Part = (g) => {
  g.rect(25, 8, 1, 20, "N").poly([[26, 8], [30, 6], [30, 15], [26, 13]], RAMPS.steel);
};
export const staff: Part = (g, { trim }) => {
  g.rect(25, 9, 1, 21, "t").ball(25, 6, 2.5, 2.5, trim).dot(24, 5, "w");
};
export const dagger: Part = (g) => {
  g.rect(25, 15, 1, 7, "G").dot(25, 14, "w").rect(23, 22, 5, 1, "a").rect(25, 23, 1, 3, "n").rect(5, 17, 1, 6, "G").rect(4, 23, 3, 1, "a");
};
export const rapier: Part = (g) => {
  g.line(24, 22, 30, 9, "w").rect(22, 22, 4, 2, "y");
};
export const cutlass: Part = (g) => {
  g.line(24, 23, 28, 14, "G", 2).line(28, 14, 27, 9, "G", 2).rect(22, 22, 5, 2, "y");
};
export const whip: Part = (g) => {
  g.line(24, 23, 28, 19, "N").line(28, 19, 29, 12, "N").line(29, 12, 25, 9, "N").line(25, 9, 26, 5, "N");
};
export const lens: Part = (g) => {
  g.ring(26, 17, 3, 3, "y").disc(26, 17, 2, 2, "C").line(24, 20, 22, 24, "N", 2);
};
export const shuriken: Part = (g) => {
  for (const [x, y] of [[25, 9], [28, 19], [3, 12]] as const) g.sprite(x - 1, y - 1, [".w.", "wkG", ".G."]);
};
export const gavel: Part = (g) => {
  g.line(23, 24, 27, 16, "N").block(23, 11, 8, 5, RAMPS.brown);
};
export const lantern: Part = (g) => {
  g.rect(25, 15, 1, 3, "g").rect(23, 18, 5, 7, "y").frame(23, 18, 5, 7, "a").rect(25, 20, 1, 3, "w");
};
export const banner: Part = (g, { trim }) => {
  g.rect(25, 2, 1, 28, "t").rect(26, 3, 6, 9, trim[1] ?? "R").poly([[26, 12], [31, 12], [28, 15]], trim[0] ?? "r").rect(28, 6, 2, 3, "y");
};
export const tools: Part = (g) => {
  g.rect(25, 10, 1, 14, "N").rect(23, 9, 5, 3, "g").rect(29, 12, 1, 12, "g").rect(28, 11, 3, 2, "G").rect(4, 20, 3, 3, "y").rect(4, 16, 1, 5, "a");
};
export const basket: Part = (g) => {
  g.ball(26, 24, 4, 4, RAMPS.tan).rect(22, 21, 9, 2, "N").ring(26, 20, 3, 4, "t").dots("n", [24, 24], [27, 25], [26, 23]).rect(24, 19, 2, 2, "R").rect(27, 19, 2, 2, "l");
};
export const fists: Part = (g) => {
  g.ball(25, 20, 3, 3, RAMPS.tan).ball(6, 20, 3, 3, RAMPS.tan).rect(23, 22, 5, 1, "w").rect(4, 22, 5, 1, "w");
};
export const fireball: Part = (g) => {
  g.poly([[23, 19], [22, 14], [24, 11], [26, 14], [28, 9], [29, 15], [28, 19]], "Roy").rect(25, 16, 2, 3, "Y").poly([[3, 20], [4, 15], [6, 12], [7, 16], [7, 20]], "Roy");
};
export const tome: Part = (g, { trim }) => {
  g.block(2, 18, 7, 8, trim).rect(4, 20, 3, 3, "Y");
};
export const hourglass: Part = (g) => {
  g.rect(22, 10, 8, 1, "y").rect(22, 21, 8, 1, "y").poly([[23, 11], [28, 11], [26, 15], [28, 20], [23, 20], [25, 15]], "C").rect(25, 17, 2, 3, "y").dots("y", [25, 13], [26, 13]);
};

// -- on the left arm ----------------------------------------------------------------------------------------------------

function shieldOf(g: Grid, ramp: string): void {
  g.block(2, 17, 8, 7, ramp).poly([[2, 24], [9, 24], [6, 28], [5, 28]], ramp);
}
export const shield: Part = (g, { trim }) => {
  shieldOf(g, trim);
  g.rect(5, 18, 2, 9, "w").rect(3, 20, 6, 2, "w");
};
export const lionShield: Part = (g) => {
  shieldOf(g, RAMPS.blue);
  g.disc(5.5, 21, 2, 2, "y").dots("k", [5, 21], [7, 21]).rect(5, 23, 2, 1, "o");
};
export const runeShield: Part = (g) => {
  shieldOf(g, RAMPS.steel);
  g.line(5, 18, 5, 25, "c").line(5, 20, 8, 18, "C").line(5, 22, 8, 24, "C");
};
export const roundShield: Part = (g, { trim }) => {
  g.ball(5.5, 21, 4.5, 4.5, trim).disc(5.5, 21, 1, 1, "y");
};
export const tentacle: Part = (g) => {
  g.line(2, 30, 4, 24, "P", 2).line(4, 24, 2, 19, "P", 2).line(2, 19, 6, 15, "P", 2).dots("M", [3, 27], [4, 22], [3, 18]);
};
export const purse: Part = (g) => {
  g.ball(6, 25, 3, 3, RAMPS.tan).rect(5, 21, 3, 1, "N").rect(5, 24, 2, 2, "y");
};

// -- behind and around -------------------------------------------------------------------------------------------------

export const wings: Part = (g) => {
  g.poly([[12, 17], [2, 7], [1, 14], [3, 22], [11, 23]], "GwwG").poly([[19, 17], [29, 7], [30, 14], [28, 22], [20, 23]], "gGG");
  for (const y of [13, 17, 20]) g.line(3, y, 9, y + 1, "G").line(28, y, 22, y + 1, "g");
};
export const halo: Part = (g) => {
  g.ring(15.5, 2, 5, 1.5, "Y");
};
export const cape: Part = (g, { trim }) => {
  g.poly([[6, 30], [9, 16], [22, 16], [25, 30]], trim);
};
export const dragonlet: Part = (g) => {
  g.ball(5, 19, 3, 2.5, RAMPS.red).rect(1, 19, 3, 2, "R").dot(4, 18, "y").poly([[6, 17], [9, 12], [9, 18]], "o").line(5, 21, 8, 25, "R");
};
export const bubble: Part = (g) => {
  g.ring(6, 20, 5, 5, "c").ring(6, 20, 4, 4, "C").dots("w", [4, 17], [5, 17], [4, 18]).dots("k", [5, 21], [8, 21]).dot(6, 23, "k");
};
export const sparks: Part = (g, { trim }) => {
  g.dots(trim[2] ?? "Y", [4, 12], [28, 4], [2, 19], [29, 27], [6, 5]).dots("w", [3, 12], [28, 3], [7, 28]);
};
export const stars: Part = (g) => {
  g.dots("Y", [3, 9], [28, 12], [5, 4], [26, 3]).dots("w", [2, 15], [29, 20]);
};
export const arrowsOnBack: Part = (g) => {
  g.line(21, 18, 26, 6, "N", 3).dots("w", [24, 5], [26, 5], [28, 6]);
};
