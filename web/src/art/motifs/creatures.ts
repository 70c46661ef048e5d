/** Creatures that live in rooms. Each is painted on its own small grid and stands on its lowest row. */

import { Grid } from "../grid";
import { RAMPS } from "../palette";

export type Painter = () => Grid;

/** A grid with room for an outline, painted and outlined. */
export function paint(w: number, h: number, draw: (g: Grid) => void): Grid {
  const g = new Grid(w, h);
  draw(g);
  return g.outline();
}

function eyes(g: Grid, x: number, y: number, apart: number, white = "w", pupil = "k"): void {
  g.rect(x, y, 2, 2, white).rect(x + apart, y, 2, 2, white);
  g.dot(x + 1, y + 1, pupil).dot(x + apart, y + 1, pupil);
}

export const ghost = (): Grid =>
  paint(18, 20, (g) => {
    g.ball(9, 8, 6, 6.5, RAMPS.bone);
    g.rect(3, 9, 13, 7, "G").rect(3, 9, 2, 7, "w").rect(14, 9, 2, 7, "g");
    for (const x of [3, 7, 11, 15]) g.rect(x, 16, 2, 2, x > 9 ? "g" : "G");
    g.rect(6, 7, 2, 3, "k").rect(11, 7, 2, 3, "k").rect(8, 12, 3, 2, "K");
    g.rect(1, 10, 2, 3, "w").rect(16, 10, 1, 3, "g");
  });

/** A ghost that rises out of a book. */
export const phantom = (): Grid =>
  paint(24, 24, (g) => {
    g.poly([[11, 20], [6, 13], [5, 7], [10, 2], [15, 2], [19, 7], [18, 13], [14, 16]], "cCC").rect(8, 7, 3, 4, "b").rect(13, 7, 3, 4, "b").disc(12, 13, 1.5, 1.5, "b");
    g.line(5, 10, 2, 7, "C", 2).line(18, 10, 21, 6, "c", 2);
    g.poly([[4, 19], [12, 21], [12, 23], [4, 22]], "w").poly([[20, 19], [13, 21], [13, 23], [20, 22]], "G");
  });

export const vampire = (): Grid =>
  paint(20, 22, (g) => {
    g.poly([[3, 20], [5, 8], [14, 8], [17, 20]], "krr");
    g.poly([[7, 20], [8, 9], [12, 9], [13, 20]], "K");
    g.poly([[3, 9], [1, 3], [8, 8]], "R").poly([[17, 9], [18, 3], [12, 8]], "r");
    g.ball(10, 6, 4, 4, RAMPS.bone);
    g.rect(6, 2, 8, 2, "k").poly([[8, 2], [12, 2], [10, 5]], "k");
    g.dots("R", [8, 6], [12, 6]).rect(8, 8, 5, 1, "r").dots("w", [8, 9], [12, 9]);
    g.dots("w", [9, 12], [11, 12]).dot(10, 12, "R");
  });

export const bat = (): Grid =>
  paint(22, 12, (g) => {
    g.poly([[1, 2], [9, 4], [9, 9], [6, 7], [4, 9]], "pPP").poly([[20, 2], [12, 4], [12, 9], [15, 7], [17, 9]], "Ppp");
    g.ball(10.5, 6, 2.5, 3.5, RAMPS.night).dots("k", [9, 1], [12, 1]);
    g.dots("R", [9, 5], [12, 5]).dots("w", [10, 8], [11, 8]);
  });

export const goblin = (): Grid =>
  paint(22, 20, (g) => {
    g.poly([[1, 3], [6, 5], [6, 9]], "F").poly([[16, 3], [11, 5], [11, 9]], "f");
    g.ball(8.5, 7, 5, 4.5, RAMPS.green);
    g.rect(5, 12, 8, 5, "N").rect(5, 12, 8, 1, "t").rect(5, 15, 8, 1, "y");
    g.rect(5, 17, 3, 2, "F").rect(10, 17, 3, 2, "f").rect(3, 12, 2, 4, "l").rect(13, 11, 3, 2, "F");
    g.rect(5, 6, 3, 2, "y").rect(10, 6, 3, 2, "y").dots("k", [6, 7], [11, 7]);
    g.rect(6, 10, 6, 1, "k").dots("w", [7, 10], [10, 10]);
    g.rect(16, 4, 1, 14, "t").poly([[15, 5], [17, 5], [16, 1]], "G");
  });

export const golem = (): Grid =>
  paint(22, 22, (g) => {
    g.block(7, 1, 9, 7, RAMPS.rock).block(4, 8, 15, 8, RAMPS.rock).block(6, 16, 4, 5, RAMPS.rock);
    g.block(13, 16, 4, 5, RAMPS.rock).block(1, 8, 4, 10, RAMPS.rock).block(18, 8, 3, 10, RAMPS.rock);
    g.rect(8, 4, 2, 2, "y").rect(13, 4, 2, 2, "y").rect(9, 10, 5, 4, "o").rect(10, 11, 3, 2, "y");
    g.dots("F", [5, 9], [6, 9], [5, 10], [15, 2], [14, 1]);
  });

export const robot = (): Grid =>
  paint(20, 21, (g) => {
    g.rect(9, 1, 1, 3, "g").dot(9, 1, "R").block(5, 4, 10, 7, RAMPS.steel).rect(7, 6, 2, 2, "c").rect(11, 6, 2, 2, "c");
    g.rect(7, 9, 6, 1, "k").block(4, 12, 12, 6, RAMPS.steel).rect(7, 13, 3, 2, "R").rect(12, 13, 2, 2, "y");
    g.block(1, 12, 3, 6, RAMPS.rock).block(16, 12, 3, 6, RAMPS.rock).rect(5, 18, 3, 2, "S").rect(12, 18, 3, 2, "S");
  });

export const minotaur = (): Grid =>
  paint(24, 23, (g) => {
    g.poly([[6, 6], [2, 6], [1, 1], [4, 4]], "Gww").poly([[15, 6], [19, 6], [20, 1], [17, 4]], "ggG");
    g.ball(10.5, 7, 5, 5, RAMPS.brown).ball(10.5, 10, 3.5, 2.5, RAMPS.tan);
    g.rect(4, 13, 13, 6, "N").rect(4, 13, 3, 6, "t").rect(14, 13, 3, 6, "n").rect(5, 17, 11, 2, "r");
    g.rect(6, 19, 3, 3, "n").rect(12, 19, 3, 3, "n");
    g.rect(7, 6, 2, 2, "R").rect(12, 6, 2, 2, "R").dots("k", [9, 10], [12, 10]).rect(9, 12, 4, 1, "y");
    g.rect(19, 8, 1, 14, "t").poly([[20, 8], [22, 7], [22, 13], [20, 12]], "G").poly([[18, 8], [17, 8], [17, 12], [18, 12]], "g");
  });

export const caveman = (): Grid =>
  paint(22, 22, (g) => {
    g.ball(9, 6, 5, 5, RAMPS.skin).rect(4, 1, 11, 3, "n").rect(4, 3, 2, 6, "n").rect(13, 3, 2, 6, "n");
    g.rect(6, 5, 7, 1, "N").rect(7, 6, 1, 2, "k").rect(11, 6, 1, 2, "k").rect(6, 9, 7, 3, "n").rect(8, 9, 3, 1, "T");
    g.poly([[4, 12], [14, 12], [15, 18], [3, 18]], "NtT").dots("n", [6, 14], [9, 16], [12, 14], [7, 17]);
    g.rect(2, 12, 2, 6, "T").rect(15, 11, 3, 2, "T").rect(5, 19, 3, 2, "T").rect(11, 19, 3, 2, "t");
    g.poly([[16, 12], [18, 12], [20, 3], [17, 2]], "nNt");
  });

/** A big cat with a mane; stripes make it a liger. */
function cat(fur: string, mane: string, stripes: string): Grid {
  return paint(26, 20, (g) => {
    g.ball(16, 12, 8, 4.5, fur).rect(10, 15, 3, 4, fur[1] ?? "o").rect(19, 15, 3, 4, fur[0] ?? "o");
    g.line(23, 11, 24, 4, fur[1] ?? "o").rect(23, 3, 2, 2, mane[1] ?? "n");
    if (stripes) for (const x of [14, 17, 20]) g.line(x, 8, x + 1, 12, stripes);
    g.ball(8, 9, 7, 7, mane).ball(8, 9, 4.5, 4.5, fur);
    g.rect(3, 2, 2, 3, fur[1] ?? "o").rect(11, 2, 2, 3, fur[0] ?? "o");
    g.rect(5, 8, 2, 2, "Y").rect(10, 8, 2, 2, "Y").dots("k", [6, 8], [10, 8]);
    g.rect(7, 10, 3, 1, "k").rect(6, 12, 5, 1, "r").dots("w", [6, 12], [10, 12]);
  });
}

export const lion = (): Grid => cat(RAMPS.tan, RAMPS.brown, "");
export const liger = (): Grid => cat(RAMPS.orange, RAMPS.brown, "n");

export const wolf = (): Grid =>
  paint(24, 18, (g) => {
    g.ball(15, 11, 7, 4, RAMPS.rock).rect(9, 13, 3, 4, "S").rect(18, 13, 3, 4, "s").line(22, 9, 22, 3, "S", 1);
    g.ball(7, 7, 5, 4, RAMPS.rock).poly([[3, 4], [4, 0], [6, 3]], "S").poly([[8, 3], [10, 0], [11, 4]], "s");
    g.rect(1, 8, 4, 3, "g").dot(1, 8, "k").dots("y", [5, 6], [9, 6]).dots("w", [2, 11], [4, 11]);
  });

export const brain = (): Grid =>
  paint(22, 20, (g) => {
    g.ball(11, 7, 9, 6, RAMPS.pink);
    g.line(11, 1, 11, 12, "m").line(5, 4, 8, 6, "m").line(4, 9, 8, 8, "m").line(14, 4, 17, 6, "m").line(14, 9, 18, 8, "m");
    g.rect(7, 7, 3, 3, "w").rect(13, 7, 3, 3, "w").rect(8, 8, 2, 2, "R").rect(13, 8, 2, 2, "R");
    for (const [x, l] of [[5, 4], [9, 6], [13, 6], [17, 4]] as const) g.line(x, 13, x - 1, 13 + l, "m").dot(x - 2, 13 + l, "M");
  });

export const witch = (): Grid =>
  paint(20, 24, (g) => {
    g.poly([[5, 22], [7, 13], [13, 13], [16, 22]], RAMPS.night).ball(10, 10, 4, 4, RAMPS.lime);
    g.rect(5, 9, 2, 7, "o").rect(14, 9, 2, 7, "R").poly([[5, 6], [14, 6], [13, 1], [10, 1]], RAMPS.purple);
    g.rect(2, 6, 16, 2, "p").rect(6, 5, 8, 1, "y").dots("k", [8, 9], [12, 9]).line(10, 10, 9, 11, "F").rect(8, 12, 4, 1, "k");
    g.rect(3, 16, 4, 2, "K").rect(14, 16, 3, 2, "K");
  });

export const dragonSkull = (): Grid =>
  paint(28, 22, (g) => {
    g.poly([[8, 6], [3, 4], [1, 0], [6, 2], [11, 4]], "gGw").poly([[17, 5], [19, 1], [23, 0], [21, 5]], "gGw");
    g.ball(14, 8, 7, 6, RAMPS.bone).poly([[2, 13], [4, 9], [14, 9], [15, 15], [4, 15]], "gGw");
    g.rect(11, 6, 3, 3, "k").rect(12, 7, 2, 2, "l").rect(4, 11, 2, 1, "k");
    for (const x of [4, 7, 10, 13]) g.poly([[x, 15], [x + 2, 15], [x + 1, 18]], "w");
    g.rect(5, 19, 12, 2, "G").rect(16, 14, 3, 6, "g").dots("w", [6, 18], [9, 18], [12, 18]);
    for (let i = 0; i < 4; i++) g.rect(20 + 2 * i, 10 + i, 1, 8 - i, "G");
    g.rect(18, 11, 9, 2, "w");
  });

export const dragon = (): Grid =>
  paint(26, 24, (g) => {
    g.poly([[14, 12], [17, 1], [25, 5], [23, 12], [19, 11]], "FFf").line(17, 2, 15, 12, "l").line(18, 3, 22, 11, "l");
    g.ball(14, 16, 7, 6, RAMPS.green).rect(10, 14, 4, 8, "Y").rect(10, 15, 4, 1, "y").rect(10, 18, 4, 1, "y");
    g.ball(8, 7, 5, 4, RAMPS.green).rect(1, 8, 6, 4, "F").dots("k", [2, 8], [4, 8]).poly([[9, 4], [12, 0], [12, 5]], "y");
    g.rect(8, 6, 2, 2, "y").dot(8, 7, "k").rect(2, 12, 5, 1, "k").dots("w", [3, 12], [5, 12]);
    g.rect(9, 21, 4, 2, "f").rect(16, 21, 4, 2, "f").line(20, 18, 25, 20, "F", 2);
  });

export const succubus = (): Grid =>
  paint(24, 20, (g) => {
    g.poly([[8, 9], [1, 4], [3, 13], [8, 14]], "rRR").poly([[15, 9], [22, 4], [20, 13], [15, 14]], "RRr");
    g.ball(11.5, 7, 4.5, 4.5, RAMPS.skin).rect(7, 3, 10, 3, "P").rect(6, 5, 2, 9, "P").rect(16, 5, 2, 9, "p");
    g.poly([[8, 3], [6, 0], [10, 2]], "w").poly([[15, 3], [17, 0], [13, 2]], "G");
    g.dots("k", [10, 7], [13, 7]).rect(11, 10, 2, 1, "R").rect(8, 12, 8, 6, "T").rect(8, 14, 8, 5, "r").dots("m", [9, 9], [14, 9]);
  });

export const zombie = (): Grid =>
  paint(20, 22, (g) => {
    g.ball(9, 6, 5, 5, RAMPS.lime).rect(5, 1, 7, 2, "n").rect(6, 5, 3, 3, "w").rect(11, 5, 2, 2, "w").dots("k", [7, 6], [11, 6]);
    g.rect(6, 9, 6, 1, "k").dots("w", [7, 9], [10, 9]).rect(12, 2, 2, 2, "M");
    g.rect(4, 12, 10, 6, "B").rect(4, 12, 3, 6, "c").dots("l", [8, 17], [11, 14], [5, 17]).rect(14, 12, 5, 2, "l").rect(12, 14, 5, 2, "F");
    g.rect(5, 18, 3, 3, "n").rect(10, 18, 3, 3, "n").rect(4, 20, 4, 1, "F").rect(10, 20, 4, 1, "F");
  });

export const skeleton = (): Grid =>
  paint(18, 22, (g) => {
    g.ball(8, 5, 4.5, 4, RAMPS.bone).rect(6, 8, 5, 3, "G").rect(5, 4, 2, 3, "k").rect(9, 4, 2, 3, "k").dots("k", [7, 9], [9, 9]);
    g.rect(8, 11, 1, 7, "w").rect(5, 12, 7, 1, "G").rect(5, 14, 7, 1, "G").rect(6, 16, 5, 1, "G");
    g.line(4, 12, 3, 17, "w").line(12, 12, 14, 15, "w").line(7, 18, 6, 21, "w").line(9, 18, 10, 21, "w");
    g.line(14, 16, 16, 6, "g", 1).rect(13, 14, 4, 1, "a");
  });

export const centipede = (): Grid =>
  paint(42, 20, (g) => {
    for (let i = 9; i >= 0; i--) {
      const x = 7 + i * 3.4;
      const y = 11 + Math.round(Math.sin(i * 0.9) * 3);
      g.line(x, y + 2, x - 1, y + 6, "a").line(x + 1, y + 2, x + 2, y + 6, "a");
      g.ball(x, y, 2.6, 3, i % 2 ? RAMPS.red : RAMPS.orange);
    }
    g.ball(6, 10, 4.5, 4.5, RAMPS.red).line(4, 6, 1, 2, "a").line(8, 6, 9, 1, "a");
    eyes(g, 3, 8, 4, "Y");
    g.poly([[3, 13], [5, 13], [4, 16]], "w").poly([[7, 13], [9, 13], [8, 16]], "w");
  });

export const hatchling = (): Grid =>
  paint(20, 19, (g) => {
    g.ball(10, 6, 4.5, 4, RAMPS.green).rect(3, 7, 5, 3, "F").dot(4, 7, "k").rect(9, 4, 2, 2, "y").dot(9, 5, "k");
    g.poly([[11, 3], [14, 0], [13, 5]], "y").rect(8, 9, 5, 4, "F");
    g.ball(10, 14, 6, 4.5, RAMPS.bone).poly([[4, 12], [6, 9], [8, 12], [10, 10], [12, 12], [14, 9], [16, 12]], "w");
    g.dots("c", [6, 15], [9, 16], [13, 14], [12, 17]);
  });

export const mimic = (): Grid =>
  paint(26, 20, (g) => {
    g.poly([[2, 8], [3, 2], [22, 2], [23, 8]], "nNt").rect(2, 7, 22, 1, "y").rect(11, 2, 3, 6, "y");
    g.rect(3, 8, 20, 5, "r").rect(3, 8, 20, 2, "k");
    for (const x of [3, 7, 11, 15, 19]) g.poly([[x, 8], [x + 3, 8], [x + 1, 11]], "w").poly([[x + 1, 14], [x + 4, 14], [x + 2, 11]], "w");
    g.block(2, 14, 22, 5, RAMPS.brown).rect(11, 14, 3, 5, "y").poly([[10, 10], [15, 10], [18, 19], [13, 19]], "mMM");
    g.rect(6, 3, 3, 3, "Y").rect(16, 3, 3, 3, "Y").dots("k", [7, 4], [17, 4]);
  });

export const monster = (): Grid =>
  paint(20, 19, (g) => {
    g.ball(10, 10, 7.5, 7, RAMPS.teal).poly([[4, 5], [2, 0], [7, 3]], "w").poly([[16, 5], [18, 0], [13, 3]], "G");
    g.rect(6, 6, 4, 4, "w").rect(12, 7, 3, 3, "w").rect(8, 7, 2, 2, "k").rect(12, 8, 2, 2, "k");
    g.rect(6, 12, 9, 3, "k").dots("w", [7, 12], [10, 12], [13, 12], [9, 14], [12, 14]).rect(5, 16, 3, 2, "e").rect(12, 16, 3, 2, "e");
  });

export const dancer = (): Grid =>
  paint(20, 21, (g) => {
    g.poly([[3, 19], [8, 11], [13, 11], [17, 19]], "PmM").ball(10, 7, 5, 4.5, RAMPS.lime);
    g.poly([[6, 4], [4, 0], [8, 2]], "w").poly([[14, 4], [16, 0], [12, 2]], "G").rect(7, 6, 2, 2, "w").rect(11, 6, 2, 2, "w");
    g.dots("k", [8, 7], [11, 7]).rect(8, 9, 5, 1, "r").line(5, 13, 1, 9, "l").line(15, 13, 18, 9, "F").rect(8, 12, 5, 1, "y");
  });

export const spider = (): Grid =>
  paint(24, 16, (g) => {
    for (const s of [-1, 1]) for (const [d, y] of [[6, 3], [9, 5], [9, 9], [7, 12]] as const) {
      g.line(12 + s * 3, 8, 12 + s * d, y - 2, "K").line(12 + s * d, y - 2, 12 + s * (d + 2), y + 2, "K");
    }
    g.ball(12, 10, 5, 4.5, RAMPS.purple).ball(12, 5, 3.5, 3, RAMPS.purple);
    g.dots("R", [10, 4], [11, 5], [13, 5], [14, 4]).dots("w", [11, 8], [13, 8]).rect(11, 10, 3, 3, "R");
  });

export const snake = (): Grid =>
  paint(20, 20, (g) => {
    g.ball(10, 16, 8, 2.5, RAMPS.green).ball(10, 13, 6, 2.2, RAMPS.green).line(12, 11, 8, 7, "F", 3).ball(8, 5, 4, 3, RAMPS.green);
    g.dots("y", [6, 4], [9, 4]).line(4, 7, 1, 8, "R").dots("l", [6, 15], [10, 16], [14, 15], [8, 13], [12, 13]);
  });

export const slime = (): Grid =>
  paint(22, 15, (g) => {
    g.ball(11, 8, 8, 6.5, RAMPS.lime).rect(2, 10, 18, 4, "l").rect(2, 13, 18, 1, "F").rect(7, 4, 3, 2, "w");
    eyes(g, 7, 8, 6);
    g.rect(8, 11, 6, 1, "f").dots("Y", [5, 8], [16, 6]);
  });

export const rat = (): Grid =>
  paint(22, 13, (g) => {
    g.ball(13, 8, 6, 4, RAMPS.rock).ball(6, 7, 4, 3, RAMPS.rock).ball(7, 3, 2, 2, RAMPS.pink).line(18, 9, 21, 5, "M");
    g.dot(5, 6, "R").dot(2, 8, "M").rect(8, 11, 2, 1, "M").rect(14, 11, 2, 1, "M");
  });

export const demon = (): Grid =>
  paint(22, 22, (g) => {
    g.poly([[6, 5], [2, 4], [3, 0], [8, 3]], "Gww").poly([[15, 5], [19, 4], [18, 0], [13, 3]], "ggG").ball(10.5, 7, 5, 5, RAMPS.red);
    g.rect(7, 6, 2, 2, "Y").rect(12, 6, 2, 2, "Y").rect(7, 10, 7, 1, "k").dots("w", [8, 10], [12, 10]);
    g.poly([[4, 12], [16, 12], [15, 19], [6, 19]], RAMPS.red).rect(6, 17, 9, 2, "K").rect(6, 19, 3, 2, "r").rect(12, 19, 3, 2, "r");
    g.line(17, 6, 17, 20, "g").line(15, 6, 15, 3, "g").line(17, 6, 17, 2, "g").line(19, 6, 19, 3, "g").rect(15, 6, 5, 1, "g");
  });

export const tentacles = (): Grid =>
  paint(26, 20, (g) => {
    for (const [x, h, s] of [[4, 14, 1], [10, 18, -1], [16, 16, 1], [22, 12, -1]] as const) {
      for (let i = 0; i < h; i++) {
        const sway = Math.round(Math.sin(i / 3) * 2) * s;
        g.rect(x + sway - 1, 19 - i, i > h - 4 ? 2 : 3, 1, "P").dot(x + sway - 1, 19 - i, "m");
        if (i % 3 === 0) g.dot(x + sway + 1, 19 - i, "M");
      }
    }
  });

export const plant = (): Grid =>
  paint(20, 22, (g) => {
    g.line(10, 20, 10, 11, "F", 2).ball(5, 17, 4, 2, RAMPS.green).ball(16, 16, 4, 2, RAMPS.green);
    g.ball(10, 7, 7, 5.5, RAMPS.red).rect(3, 7, 15, 2, "k").dots("w", [5, 7], [8, 7], [11, 7], [14, 7], [6, 8], [9, 8], [12, 8], [15, 8]);
    g.dots("w", [6, 3], [12, 4], [8, 11], [14, 10]);
  });

export const bird = (): Grid =>
  paint(24, 18, (g) => {
    g.poly([[9, 8], [1, 1], [3, 11], [9, 13]], "NtT").poly([[14, 8], [22, 1], [20, 11], [14, 13]], "nNt");
    g.ball(11.5, 10, 3.5, 5, RAMPS.tan).ball(11.5, 5, 3.5, 3, RAMPS.bone).poly([[10, 6], [13, 6], [11, 9]], "y");
    g.dots("R", [10, 4], [13, 4]).rect(9, 15, 1, 2, "y").rect(13, 15, 1, 2, "y");
  });

export const beholder = (): Grid =>
  paint(26, 22, (g) => {
    for (const [x, y] of [[4, 2], [9, 1], [16, 1], [21, 2]] as const) g.line(13, 8, x, y + 1, "P").rect(x - 1, y, 3, 2, "w").dot(x, y + 1, "R");
    g.ball(13, 12, 8, 7.5, RAMPS.purple).ball(13, 10, 4.5, 4, RAMPS.bone).disc(13, 10, 2, 2, "E").rect(13, 9, 1, 3, "k");
    g.rect(8, 16, 11, 2, "k").dots("w", [9, 16], [12, 16], [15, 16], [17, 16]);
  });

export const princess = (): Grid =>
  paint(18, 22, (g) => {
    g.poly([[2, 20], [6, 11], [11, 11], [15, 20]], RAMPS.pink).ball(8.5, 7, 4, 4, RAMPS.skin).rect(4, 4, 9, 2, "y").rect(3, 5, 2, 8, "y");
    g.rect(12, 5, 2, 8, "a").poly([[5, 3], [5, 0], [7, 2], [8, 0], [10, 2], [12, 0], [12, 3]], "Y").dots("k", [7, 7], [10, 7]).dot(8, 9, "R");
  });
