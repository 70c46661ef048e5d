/** Spells: a sign from the words of the name, floating in a circle of runes whose colour tells the phase. */

import { Chance } from "./chance";
import { lookUp, text, words, type Drawable } from "./drawable";
import { Grid } from "./grid";
import * as beings from "./motifs/creatures";
import * as things from "./motifs/things";
import { RAMPS, type Ramp } from "./palette";

type Sign = () => Grid;

const sign = (draw: (g: Grid) => void): Sign => () => beings.paint(26, 26, draw);

const blast = sign((g) => {
  g.poly([[13, 0], [16, 8], [24, 4], [20, 12], [25, 18], [17, 17], [14, 25], [10, 18], [2, 21], [6, 13], [0, 7], [9, 8]], RAMPS.orange);
  g.poly([[13, 5], [15, 10], [20, 12], [15, 15], [13, 20], [10, 15], [6, 12], [11, 10]], "y").rect(11, 11, 4, 4, "w");
});
const blade = sign((g) => {
  g.line(4, 21, 19, 6, "G", 3).line(5, 21, 20, 6, "w").line(2, 16, 9, 23, "y", 2).line(1, 24, 4, 21, "N", 2).dots("R", [20, 3], [22, 6], [18, 10], [22, 9]).rect(20, 4, 2, 2, "R");
});
const rocks = sign((g) => {
  g.ball(8, 8, 6, 5, RAMPS.rock).ball(19, 7, 5, 5, RAMPS.rock).ball(13, 18, 7, 6, RAMPS.rock).line(7, 5, 9, 9, "s").line(18, 5, 20, 8, "s").line(12, 15, 15, 19, "s").dots("t", [2, 16], [23, 15], [4, 21], [22, 22]);
});
const counter = sign((g) => {
  g.poly([[3, 2], [22, 2], [22, 13], [13, 24], [12, 24], [3, 13]], RAMPS.sky).poly([[6, 5], [19, 5], [19, 12], [13, 19], [12, 19], [6, 12]], "b").line(8, 7, 17, 15, "R", 2).line(17, 7, 8, 15, "R", 2);
});
const drops = sign((g) => {
  g.ball(12, 12, 9, 9, RAMPS.skin).rect(8, 9, 4, 1, "k").rect(15, 9, 4, 1, "k").disc(13, 16, 2, 2.5, "k").poly([[21, 3], [24, 9], [21, 11], [19, 8]], "c").poly([[3, 6], [5, 11], [2, 12], [1, 9]], "c").dots("w", [21, 7], [3, 9]);
});
const scream = sign((g) => {
  g.poly([[4, 24], [5, 8], [12, 2], [19, 8], [21, 24]], RAMPS.night).ball(12.5, 11, 5.5, 7, RAMPS.bone).rect(9, 8, 3, 4, "k").rect(14, 8, 3, 4, "k").disc(12.5, 15, 1.5, 2.5, "k").rect(4, 12, 3, 5, "w").rect(18, 12, 3, 5, "G");
});
const snow = sign((g) => {
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    g.line(13, 13, 13 + x * 11, 13 + y * 11, "C", 2);
    g.line(13 + x * 7, 13 + y * 7, 13 + x * 7 + Math.cos(a + 1) * 4, 13 + y * 7 + Math.sin(a + 1) * 4, "c").line(13 + x * 7, 13 + y * 7, 13 + x * 7 + Math.cos(a - 1) * 4, 13 + y * 7 + Math.sin(a - 1) * 4, "c");
  }
  g.rect(12, 12, 3, 3, "w");
});
const giant = sign((g) => {
  g.ball(12, 12, 7, 6, RAMPS.lime).rect(9, 10, 2, 3, "k").rect(14, 10, 2, 3, "k").rect(9, 15, 7, 2, "k").dots("w", [10, 15], [13, 15]);
  g.poly([[3, 9], [6, 4], [1, 4]], "y").rect(3, 9, 2, 8, "y").poly([[22, 9], [25, 4], [20, 4]], "y").rect(22, 9, 2, 8, "y").poly([[9, 5], [16, 5], [12, 0]], "y").poly([[9, 20], [16, 20], [12, 25]], "y");
});
const dice = sign((g) => {
  g.block(2, 6, 12, 12, RAMPS.bone).block(13, 12, 11, 11, RAMPS.red).rect(4, 8, 2, 2, "k").rect(10, 8, 2, 2, "k").rect(7, 11, 2, 2, "k").rect(4, 14, 2, 2, "k").rect(10, 14, 2, 2, "k").rect(15, 14, 2, 2, "w").rect(20, 19, 2, 2, "w").rect(18, 16, 2, 2, "w").dots("y", [18, 3], [21, 6], [16, 6]);
});
const kobold = sign((g) => {
  g.poly([[3, 4], [9, 9], [5, 13]], "o").poly([[21, 4], [15, 9], [19, 13]], "R").ball(12, 12, 6, 5, RAMPS.orange).rect(8, 15, 8, 4, "o").rect(8, 10, 3, 3, "Y").rect(14, 10, 3, 3, "Y").dots("k", [9, 11], [15, 11]).rect(9, 17, 7, 1, "k").dots("w", [10, 17], [14, 17]);
  g.line(2, 24, 8, 18, "N", 2).rect(1, 20, 3, 4, "g").rect(18, 18, 6, 6, "y").rect(20, 20, 2, 3, "k").line(17, 24, 24, 17, "R", 2);
});
const trumpet = sign((g) => {
  g.line(3, 20, 15, 10, "y", 3).poly([[14, 8], [22, 2], [24, 12], [17, 14]], RAMPS.gold).rect(2, 19, 3, 4, "a").rect(7, 17, 2, 5, "R").dots("w", [23, 16], [20, 18], [24, 20]).poly([[8, 14], [12, 22], [4, 24]], "R");
});
const peril = sign((g) => {
  g.block(5, 8, 15, 17, RAMPS.rock);
  for (const x of [4, 10, 16]) g.block(x, 4, 5, 4, RAMPS.rock);
  g.rect(8, 11, 9, 11, "k").ball(12, 15, 3, 3, RAMPS.skin).rect(9, 12, 7, 2, "y").rect(9, 13, 1, 6, "y").rect(15, 13, 1, 6, "y").rect(9, 18, 7, 4, "M").dots("k", [11, 15], [14, 15]).rect(11, 2, 1, 3, "t").rect(12, 1, 5, 3, "m");
});
const harvest = sign((g) => {
  g.line(20, 24, 12, 4, "N", 2).poly([[13, 3], [4, 4], [1, 11], [6, 8], [14, 7]], RAMPS.steel).ball(7, 18, 4, 4, RAMPS.ice).rect(3, 18, 8, 4, "C").dots("C", [3, 23], [6, 23], [9, 23]).dots("b", [5, 17], [8, 17]).ball(19, 10, 2, 2, RAMPS.ice);
});
const warp: Sign = () => {
  const g = things.portal();
  return new Grid(26, 26).stamp(g, 2, 1).sprite(8, 9, [".yyy..", ".yTy..", ".TTT.>", "RRRRR.", ".RRR..", ".B.B.."].map((row) => row.replace(">", ".")));
};
const dread = sign((g) => {
  g.rect(4, 10, 18, 15, "S").disc(13, 10, 9, 8, "S").disc(13, 11, 6, 6, "k").rect(7, 11, 13, 14, "k").rect(9, 12, 3, 2, "R").rect(15, 12, 3, 2, "R").rect(9, 18, 9, 1, "w").dots("w", [10, 19], [13, 19], [16, 19]).dots("g", [5, 13], [21, 13], [5, 19], [21, 19]);
});
const hand = sign((g) => {
  g.rect(8, 11, 10, 7, "l").rect(16, 11, 2, 7, "F");
  for (const [x, y] of [[7, 4], [10, 2], [13, 3], [16, 5]] as const) g.rect(x, y, 2, 9, "l").rect(x, y, 2, 1, "w");
  g.rect(4, 10, 4, 2, "l").rect(10, 18, 6, 5, "F").poly([[2, 25], [7, 20], [19, 20], [24, 25]], RAMPS.brown).dots("r", [11, 17], [14, 18]);
});
const bolt = sign((g) => {
  g.poly([[15, 0], [6, 14], [12, 14], [9, 25], [20, 10], [14, 10], [19, 0]], RAMPS.gold);
});
const eyeSign = sign((g) => {
  g.poly([[1, 13], [7, 7], [13, 5], [19, 7], [25, 13], [19, 19], [13, 21], [7, 19]], "w").ball(13, 13, 5, 5, RAMPS.purple).rect(12, 10, 3, 7, "k");
});

const VOCABULARY = new Map<string, Sign>([
  ["annihilator", blast], ["explosion", blast], ["blast", blast], ["assassin", blade], ["blade", blade], ["cave", rocks], ["quake", rocks],
  ["counterspell", counter], ["counter", counter], ["exhaustion", drops], ["fatigue", drops], ["fear", scream], ["terror", scream],
  ["freeze", snow], ["frost", snow], ["ice", snow], ["giant", giant], ["growth", giant], ["jeopardy", dice], ["luck", dice],
  ["kobold", kobold], ["goblin", beings.goblin], ["motivation", trumpet], ["princess", peril], ["soul", harvest], ["harvest", harvest],
  ["teleportation", warp], ["portal", warp], ["trepidation", dread], ["dread", dread], ["zombie", hand], ["undead", hand],
  ["lightning", bolt], ["storm", bolt], ["fire", things.flame], ["flame", things.flame], ["eye", eyeSign], ["vision", eyeSign],
  ["bat", beings.bat], ["skull", things.skull], ["death", things.skull], ["gold", things.coins], ["bomb", things.bomb], ["mirror", things.mirror],
  ["crystal", things.crystal], ["book", things.book], ["spider", beings.spider], ["web", things.web], ["time", things.clock],
]);
const SPARE = [blast, bolt, eyeSign, things.skull, things.flame, things.crystal, dice];

const PHASES: Record<string, Ramp> = { build: RAMPS.orange, adventure: RAMPS.sky, both: RAMPS.rose };

export function paintSpell(card: Drawable): Grid {
  const found = words(card.id).map((word) => lookUp(VOCABULARY, word)).find((one) => one !== undefined);
  const chance = new Chance(card.id);
  const figure = (found ?? chance.pick(SPARE))();
  return new Grid(32, 32).stamp(figure, Math.round((32 - figure.w) / 2), Math.round((32 - figure.h) / 2));
}

export function spellBackdrop(g: Grid, card: Drawable, chance: Chance): void {
  const [dark, plain, lit] = [...(PHASES[text(card, "phase")] ?? RAMPS.purple)] as [string, string, string];
  g.rect(0, 0, 32, 32, "p");
  for (let y = 0; y < 32; y++) for (let x = 0; x < 32; x++) if (Math.hypot(x - 15.5, y - 15.5) > 15 && (x + y) % 2) g.dot(x, y, "k");
  g.disc(15.5, 15.5, 14, 14, "K").ring(15.5, 15.5, 14, 14, plain).ring(15.5, 15.5, 13, 13, dark);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    g.dot(15.5 + Math.cos(a) * 14, 15.5 + Math.sin(a) * 14, lit);
  }
  for (let i = 0; i < 14; i++) g.dot(chance.below(32), chance.below(32), chance.pick([dark, "P", "w"]));
}
