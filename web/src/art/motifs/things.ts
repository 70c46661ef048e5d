/** Furniture, machines and treasure that stand in rooms or fly on spells; painted like creatures. */

import { Grid } from "../grid";
import { RAMPS } from "../palette";
import { paint } from "./creatures";

export const altar = (): Grid =>
  paint(24, 20, (g) => {
    g.block(2, 12, 20, 3, RAMPS.rock).block(4, 15, 16, 4, RAMPS.stone).rect(8, 11, 8, 2, "r").rect(9, 13, 2, 3, "R").rect(14, 13, 1, 4, "R");
    g.ball(12, 8, 3, 3, RAMPS.bone).dots("k", [11, 8], [13, 8]).rect(11, 10, 3, 1, "G");
    for (const x of [4, 19]) g.rect(x, 7, 2, 5, "Y").rect(x, 4, 2, 2, "o").dot(x, 3, "y");
  });

export const grave = (): Grid =>
  paint(26, 20, (g) => {
    g.block(2, 6, 9, 12, RAMPS.rock).rect(3, 5, 7, 1, "g").rect(4, 4, 5, 1, "G").rect(6, 7, 1, 6, "K").rect(4, 9, 5, 1, "K");
    g.poly([[11, 18], [14, 14], [24, 14], [24, 18]], "k").poly([[11, 18], [12, 16], [14, 18]], "N").rect(23, 15, 2, 4, "N");
    g.rect(17, 8, 2, 7, "l").rect(16, 6, 1, 3, "l").rect(18, 5, 1, 3, "l").rect(20, 6, 1, 3, "l").rect(17, 8, 4, 2, "l").rect(19, 8, 1, 3, "F");
  });

export const pool = (): Grid =>
  paint(42, 11, (g) => {
    g.block(1, 3, 40, 7, RAMPS.bone).rect(3, 4, 36, 5, "c").rect(5, 5, 5, 1, "C").rect(16, 7, 6, 1, "C").rect(28, 5, 7, 1, "C");
    g.dots("w", [8, 3], [12, 2], [30, 2], [34, 3]);
  });

export const bones = (): Grid =>
  paint(20, 8, (g) => {
    g.rect(2, 4, 9, 2, "G").rect(1, 3, 2, 2, "w").rect(10, 5, 2, 2, "G").rect(1, 5, 2, 2, "w").rect(10, 3, 2, 2, "G");
    g.ball(15, 4, 3, 2.5, RAMPS.bone).dots("k", [14, 4], [16, 4]);
  });

export const cauldron = (): Grid =>
  paint(22, 20, (g) => {
    g.ball(11, 12, 8, 5.5, RAMPS.night).rect(3, 8, 17, 2, "s").rect(4, 7, 15, 2, "l").dots("Y", [7, 7], [13, 7]).dots("l", [9, 4], [13, 2], [7, 3], [14, 5]);
    g.rect(6, 17, 2, 2, "o").rect(10, 17, 3, 2, "y").rect(15, 17, 2, 2, "o").rect(6, 10, 2, 3, "S");
  });

export const flasks = (): Grid =>
  paint(26, 20, (g) => {
    g.block(1, 14, 24, 2, RAMPS.brown).rect(3, 16, 2, 3, "n").rect(21, 16, 2, 3, "n");
    g.poly([[3, 13], [5, 8], [7, 8], [9, 13]], "FlY").rect(5, 4, 3, 4, "C").rect(4, 3, 5, 1, "G");
    g.ball(15, 10, 3.5, 3.5, RAMPS.rose).rect(14, 3, 3, 4, "C").rect(13, 2, 5, 1, "G");
    g.rect(20, 6, 3, 8, "c").rect(20, 5, 3, 2, "C").dots("Y", [6, 1], [15, 1], [21, 3]).dots("w", [14, 8], [5, 11]);
  });

export const boulder = (): Grid =>
  paint(22, 22, (g) => {
    g.ball(11, 11, 9, 9, RAMPS.rock).line(7, 6, 10, 9, "s").line(10, 9, 9, 13, "s").line(14, 12, 17, 15, "s").line(13, 5, 15, 6, "s");
  });

export const coins = (): Grid =>
  paint(28, 16, (g) => {
    g.poly([[2, 14], [9, 6], [14, 4], [19, 7], [25, 14]], RAMPS.gold);
    for (const [x, y] of [[6, 12], [11, 8], [15, 6], [17, 11], [21, 13], [10, 13], [14, 10]] as const) g.rect(x, y, 3, 1, "Y").rect(x, y + 1, 3, 1, "a");
    g.rect(12, 2, 3, 2, "R").dot(12, 2, "M").rect(19, 4, 3, 3, "c").dot(19, 4, "w").rect(5, 8, 2, 2, "l");
  });

export const chest = (): Grid =>
  paint(24, 17, (g) => {
    g.poly([[2, 7], [3, 2], [20, 2], [21, 7]], "nNt").block(2, 8, 20, 8, RAMPS.brown).rect(2, 7, 20, 2, "y").rect(10, 6, 4, 5, "Y").rect(11, 8, 2, 2, "k");
    g.rect(4, 2, 2, 14, "a").rect(18, 2, 2, 14, "a");
  });

export const slots = (): Grid =>
  paint(20, 22, (g) => {
    g.block(2, 3, 14, 18, RAMPS.red).rect(4, 1, 10, 3, "y").rect(4, 7, 10, 5, "w").rect(5, 8, 2, 3, "R").rect(8, 8, 2, 3, "R").rect(11, 8, 2, 3, "R");
    g.rect(5, 15, 8, 4, "k").rect(6, 17, 6, 2, "y").rect(16, 8, 2, 6, "g").rect(16, 6, 3, 3, "R").dots("o", [5, 2], [8, 2], [11, 2]);
  });

export const arrows = (): Grid =>
  paint(24, 22, (g) => {
    g.line(7, 9, 11, 3, "l", 3).poly([[12, 1], [17, 4], [12, 7]], "l").line(17, 8, 20, 13, "F", 3).poly([[15, 13], [23, 13], [19, 18]], "F");
    g.line(15, 17, 8, 17, "E", 3).poly([[9, 14], [9, 21], [4, 18]], "E").line(5, 14, 6, 11, "l", 2);
  });

export const press = (): Grid =>
  paint(34, 25, (g) => {
    g.rect(14, 0, 6, 7, "S").rect(15, 0, 2, 7, "g").block(3, 6, 28, 6, RAMPS.steel).rect(3, 10, 28, 2, "y");
    for (let x = 3; x < 31; x += 4) g.rect(x, 10, 2, 2, "k").poly([[x, 12], [x + 3, 12], [x + 1, 17]], "GGg");
    g.block(3, 21, 28, 3, RAMPS.steel).rect(10, 19, 4, 2, "r").rect(19, 20, 5, 1, "R");
    g.rect(6, 7, 2, 2, "R").rect(26, 7, 2, 2, "R");
  });

export const gears = (): Grid =>
  paint(28, 24, (g) => {
    for (const [x, y, r, ramp] of [[10, 13, 7, RAMPS.steel], [21, 8, 5, RAMPS.gold]] as const) {
      for (let i = 0; i < 8; i++) {
        const a = (i * Math.PI) / 4;
        g.rect(Math.round(x + Math.cos(a) * (r + 1)) - 1, Math.round(y + Math.sin(a) * (r + 1)) - 1, 3, 3, ramp[1] ?? "g");
      }
      g.ball(x, y, r, r, ramp).disc(x, y, 2, 2, "k");
    }
  });

export const swords = (): Grid =>
  paint(24, 20, (g) => {
    for (const [x, m] of [[3, "G"], [9, "w"], [15, "G"], [21, "C"]] as const) {
      g.rect(x, 2, 2, 11, m).rect(x + 1, 3, 1, 10, "g").rect(x - 1, 13, 4, 1, "y").rect(x, 14, 2, 3, "N");
    }
    g.rect(0, 8, 24, 1, "n").rect(0, 17, 24, 2, "N");
  });

export const eggs = (): Grid =>
  paint(30, 14, (g) => {
    g.poly([[1, 13], [4, 9], [25, 9], [28, 13]], "nNt");
    for (const [x, r] of [[7, RAMPS.lime], [15, RAMPS.rose], [22, RAMPS.sky]] as const) {
      g.ball(x, 6, 3.5, 4.5, r).dots("w", [x - 1, 4]).dots(r[0] ?? "k", [x + 1, 6], [x - 1, 8]);
    }
    for (let x = 2; x < 28; x += 3) g.line(x, 12, x + 2, 10, "t");
  });

export const statue = (): Grid =>
  paint(24, 26, (g) => {
    g.block(3, 20, 18, 5, RAMPS.rock).block(6, 17, 12, 3, RAMPS.rock).rect(8, 21, 8, 2, "y");
    g.poly([[7, 17], [8, 9], [16, 9], [17, 17]], RAMPS.steel).ball(12, 6, 4, 4, RAMPS.steel).poly([[8, 4], [5, 0], [10, 2]], "G").poly([[16, 4], [19, 0], [14, 2]], "g");
    g.dots("k", [11, 6], [14, 6]).rect(10, 8, 5, 1, "s").line(7, 10, 4, 5, "G", 2).line(17, 10, 20, 5, "g", 2);
  });

export const maiden = (): Grid =>
  paint(24, 24, (g) => {
    g.poly([[6, 22], [4, 10], [7, 3], [12, 1], [15, 22]], RAMPS.steel).poly([[15, 22], [15, 4], [21, 8], [21, 22]], "K");
    for (const y of [8, 12, 16, 20]) g.poly([[20, y], [20, y + 2], [16, y + 1]], "G");
    g.rect(7, 6, 5, 5, "g").rect(8, 7, 1, 2, "k").rect(11, 7, 1, 2, "k").rect(9, 10, 2, 1, "k").rect(6, 14, 8, 1, "s").rect(6, 18, 8, 1, "s").rect(9, 21, 3, 1, "R");
  });

export const chains = (): Grid =>
  paint(10, 20, (g) => {
    for (let y = 0; y < 15; y += 3) g.rect(y % 2 ? 4 : 3, y, y % 2 ? 1 : 3, 2, "g");
    g.frame(2, 15, 6, 4, "G");
  });

export const flame = (): Grid =>
  paint(20, 22, (g) => {
    g.poly([[3, 20], [2, 13], [6, 8], [6, 12], [10, 1], [13, 9], [15, 6], [18, 14], [16, 20]], "Roo");
    g.poly([[6, 20], [6, 14], [10, 7], [14, 14], [14, 20]], "y").poly([[8, 20], [10, 13], [12, 20]], "Y");
  });

export const crystal = (): Grid =>
  paint(22, 22, (g) => {
    g.poly([[8, 20], [6, 9], [10, 1], [14, 9], [13, 20]], RAMPS.ice).poly([[3, 20], [1, 13], [4, 9], [7, 14], [7, 20]], RAMPS.sky);
    g.poly([[14, 20], [15, 12], [18, 9], [20, 14], [18, 20]], RAMPS.sky).line(10, 2, 10, 19, "w");
  });

export const spikes = (): Grid =>
  paint(36, 13, (g) => {
    for (let x = 1; x < 34; x += 5) g.poly([[x, 12], [x + 4, 12], [x + 2, 1]], RAMPS.steel);
  });

export const saw = (): Grid =>
  paint(22, 22, (g) => {
    for (let i = 0; i < 12; i++) g.rect(Math.round(11 + Math.cos((i * Math.PI) / 6) * 9) - 1, Math.round(11 + Math.sin((i * Math.PI) / 6) * 9) - 1, 2, 2, "G");
    g.ball(11, 11, 8, 8, RAMPS.steel).disc(11, 11, 2, 2, "k").rect(5, 14, 4, 2, "R");
  });

export const bomb = (): Grid =>
  paint(20, 21, (g) => {
    g.ball(9, 13, 7, 7, RAMPS.night).rect(11, 4, 4, 3, "S").line(14, 4, 17, 2, "t").dots("y", [18, 1], [17, 1]).rect(5, 9, 3, 2, "G");
  });

export const mushroom = (): Grid =>
  paint(22, 20, (g) => {
    g.rect(8, 10, 6, 9, "T").rect(12, 10, 2, 9, "t").ball(11, 7, 9, 6, RAMPS.rose).rect(2, 10, 19, 1, "P").dots("w", [6, 5], [7, 5], [12, 4], [16, 8], [10, 8], [4, 9]);
  });

export const anvil = (): Grid =>
  paint(22, 16, (g) => {
    g.poly([[1, 3], [20, 3], [18, 8], [7, 8]], RAMPS.steel).rect(8, 8, 7, 4, "S").rect(5, 12, 13, 3, "s").dots("y", [10, 1], [14, 0], [12, 2]);
  });

export const throne = (): Grid =>
  paint(20, 24, (g) => {
    g.block(4, 3, 12, 14, RAMPS.red).rect(3, 2, 2, 20, "y").rect(15, 2, 2, 20, "a").rect(3, 14, 14, 3, "y").rect(5, 17, 10, 5, "r").poly([[7, 3], [10, 0], [13, 3]], "Y");
  });

export const clock = (): Grid =>
  paint(18, 22, (g) => {
    g.block(3, 1, 12, 20, RAMPS.brown).disc(9, 7, 4, 4, "w").line(9, 7, 9, 4, "k").line(9, 7, 11, 8, "R").rect(7, 13, 5, 7, "k").rect(9, 13, 1, 4, "y").rect(8, 17, 3, 2, "y");
  });

export const mirror = (): Grid =>
  paint(18, 22, (g) => {
    g.disc(9, 10, 7, 9, "y").disc(9, 10, 5, 7, "C").line(6, 12, 11, 5, "w").rect(4, 19, 11, 2, "a");
  });

export const portal = (): Grid =>
  paint(22, 24, (g) => {
    g.disc(11, 12, 9, 10, "P").disc(11, 12, 7, 8, "m").disc(11, 12, 5, 6, "b").ring(11, 12, 3, 4, "c").dots("w", [11, 12], [8, 9], [14, 15], [13, 7]);
  });

export const web = (): Grid =>
  paint(24, 22, (g) => {
    for (const [x, y] of [[0, 0], [12, 0], [23, 0], [0, 11], [23, 11], [0, 21], [12, 21], [23, 21]] as const) g.line(12, 11, x, y, "G");
    g.ring(12, 11, 5, 5, "g").ring(12, 11, 9, 9, "g");
  });

export const wheel = (): Grid =>
  paint(22, 22, (g) => {
    g.ring(11, 11, 9, 9, "N").ring(11, 11, 8, 8, "t").disc(11, 11, 2, 2, "y");
    for (let i = 0; i < 8; i++) g.line(11, 11, 11 + Math.cos((i * Math.PI) / 4) * 8, 11 + Math.sin((i * Math.PI) / 4) * 8, "t");
  });

export const door = (): Grid =>
  paint(20, 24, (g) => {
    g.ball(10, 9, 8, 8, RAMPS.rock).rect(2, 9, 17, 14, "S").disc(10, 10, 6, 6, "N").rect(4, 10, 13, 13, "N").rect(8, 5, 1, 18, "n").rect(12, 5, 1, 18, "n").rect(4, 12, 13, 1, "g").rect(14, 15, 2, 2, "y");
  });

export const cannon = (): Grid =>
  paint(26, 17, (g) => {
    g.line(6, 10, 22, 4, "K", 6).rect(22, 2, 3, 8, "s").ball(8, 12, 4, 4, RAMPS.brown).disc(8, 12, 1, 1, "y");
  });

export const well = (): Grid =>
  paint(22, 24, (g) => {
    g.block(3, 15, 16, 8, RAMPS.rock).rect(4, 14, 14, 2, "b").rect(4, 5, 2, 10, "N").rect(16, 5, 2, 10, "n").poly([[1, 6], [11, 0], [20, 6]], RAMPS.red).rect(10, 6, 1, 6, "t").rect(9, 11, 3, 3, "g");
  });

export const candle = (): Grid =>
  paint(12, 20, (g) => {
    g.rect(4, 9, 4, 9, "w").rect(7, 9, 1, 9, "g").rect(2, 17, 8, 2, "a").poly([[4, 7], [6, 2], [8, 7]], "o").rect(5, 5, 2, 3, "Y");
  });

export const tree = (): Grid =>
  paint(24, 24, (g) => {
    g.poly([[10, 22], [11, 10], [13, 10], [15, 22]], RAMPS.brown).line(11, 14, 4, 8, "N").line(13, 13, 20, 7, "N").ball(12, 6, 7, 5, RAMPS.green).ball(5, 8, 4, 3, RAMPS.green).ball(19, 8, 4, 3, RAMPS.green);
  });

export const book = (): Grid =>
  paint(24, 18, (g) => {
    g.poly([[2, 3], [11, 5], [11, 16], [2, 14]], "w").poly([[21, 3], [12, 5], [12, 16], [21, 14]], "G").rect(11, 4, 2, 13, "r");
    for (const y of [6, 8, 10, 12]) g.line(4, y, 9, y + 1, "g").line(14, y + 1, 19, y, "g");
  });

export const skull = (): Grid =>
  paint(20, 20, (g) => {
    g.ball(10, 8, 8, 7, RAMPS.bone).rect(6, 13, 8, 5, "G").rect(5, 7, 4, 4, "k").rect(11, 7, 4, 4, "k").dots("R", [7, 9], [13, 9]).rect(9, 12, 2, 2, "k");
    for (const x of [7, 9, 12]) g.rect(x, 15, 1, 3, "K");
  });

export const urn = (): Grid =>
  paint(16, 20, (g) => {
    g.ball(8, 12, 6, 6, RAMPS.orange).rect(5, 3, 6, 4, "o").rect(4, 2, 8, 2, "y").rect(3, 10, 10, 1, "k").rect(3, 13, 10, 1, "y").rect(6, 17, 5, 2, "R");
  });

export const sign = (): Grid =>
  paint(26, 24, (g) => {
    g.rect(6, 12, 2, 11, "N").rect(18, 12, 2, 11, "N").poly([[3, 11], [13, 0], [23, 11]], "y").rect(12, 3, 3, 5, "k").rect(12, 9, 3, 2, "k");
    g.block(3, 14, 20, 5, RAMPS.bone);
    for (let x = 3; x < 22; x += 6) g.poly([[x, 18], [x + 3, 14], [x + 5, 14], [x + 2, 18]], "R");
  });

export const eye = (): Grid =>
  paint(38, 24, (g) => {
    g.poly([[1, 12], [9, 4], [19, 1], [29, 4], [37, 12], [29, 20], [19, 23], [9, 20]], RAMPS.gold);
    g.poly([[4, 12], [11, 6], [19, 4], [27, 6], [34, 12], [27, 18], [19, 20], [11, 18]], "w");
    g.ball(19, 12, 7, 7, RAMPS.purple).disc(19, 12, 3, 5, "k").rect(15, 8, 3, 2, "w").line(6, 12, 10, 10, "R").line(28, 14, 32, 12, "R").dots("m", [24, 14], [23, 9]);
  });
