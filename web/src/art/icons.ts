/** Icons of sixteen by sixteen pixels. Treasure differs by shape as well as by colour; the letter is put beside it. */

import { Grid } from "./grid";
import { CLASS_RAMPS, RAMPS } from "./palette";

const PAINTERS = {
  // A round medal with a cross, a square shield with a sword, a star, a diamond, a triangle with a needle.
  cleric: (g: Grid) => {
    g.ball(7.5, 7.5, 6, 6, CLASS_RAMPS["cleric"] ?? "BcC").rect(7, 4, 2, 8, "w").rect(5, 6, 6, 2, "w");
  },
  fighter: (g: Grid) => {
    g.block(2, 1, 12, 8, RAMPS.red).poly([[2, 9], [13, 9], [8, 14], [7, 14]], RAMPS.red);
    g.rect(7, 3, 2, 7, "w").rect(5, 8, 6, 1, "y").rect(7, 9, 2, 3, "N");
  },
  mage: (g: Grid) => {
    g.poly([[8, 1], [10, 6], [15, 6], [11, 9], [13, 14], [8, 11], [3, 14], [5, 9], [1, 6], [6, 6]], RAMPS.purple);
    g.rect(7, 6, 2, 4, "Y").rect(6, 7, 4, 2, "Y");
  },
  thief: (g: Grid) => {
    g.poly([[8, 1], [14, 8], [8, 14], [7, 14], [1, 8], [7, 1]], RAMPS.green).rect(5, 6, 6, 1, "Y").rect(6, 5, 4, 6, "y").rect(7, 6, 2, 4, "a").rect(9, 5, 1, 6, "a");
  },
  explorer: (g: Grid) => {
    g.poly([[8, 1], [14, 13], [1, 13], [7, 1]], RAMPS.orange).rect(7, 5, 2, 6, "w").rect(7, 8, 2, 3, "R");
  },
  none: (g: Grid) => {
    g.ball(8, 9, 5, 5, RAMPS.skin).poly([[3, 8], [1, 2], [7, 5]], "R").poly([[13, 8], [14, 2], [9, 5]], "B").dots("y", [1, 1], [14, 1]).dots("k", [6, 9], [10, 9]).rect(6, 12, 5, 1, "r");
  },
  soul: (g: Grid) => {
    g.ball(8, 6, 5, 5, RAMPS.ice).rect(3, 6, 11, 5, "C").rect(4, 11, 2, 3, "C").rect(8, 11, 2, 2, "C").rect(12, 11, 2, 3, "c").rect(5, 5, 2, 3, "b").rect(10, 5, 2, 3, "b").rect(12, 6, 2, 5, "c");
  },
  wound: (g: Grid) => {
    g.poly([[8, 1], [13, 9], [12, 13], [8, 14], [4, 13], [3, 9]], RAMPS.red).rect(5, 9, 2, 3, "o").dot(5, 9, "w");
  },
  health: (g: Grid) => {
    g.sprite(2, 2, [".RRR..RRR..", "RMMRRRRRRR.", "RMRRRRRRRRr", "RRRRRRRRRRr", "RRRRRRRRRRr", ".RRRRRRRRr.", "..RRRRRRr..", "...RRRRr...", "....RRr....", ".....r....."]);
  },
  coin: (g: Grid) => {
    g.ball(7.5, 7.5, 6, 6, RAMPS.gold).ring(7.5, 7.5, 4.5, 4.5, "a").rect(7, 5, 2, 6, "Y").rect(6, 5, 3, 1, "Y").rect(6, 10, 4, 1, "Y");
  },
  damage: (g: Grid) => {
    g.poly([[8, 0], [10, 5], [15, 3], [12, 8], [15, 12], [10, 11], [8, 15], [6, 11], [1, 13], [4, 8], [0, 4], [6, 5]], RAMPS.orange).rect(6, 6, 4, 4, "Y");
  },
  strength: (g: Grid) => {
    g.line(2, 13, 11, 3, "G", 2).line(3, 14, 12, 4, "g", 1).line(2, 9, 7, 14, "y", 2).line(1, 13, 3, 15, "N", 1).rect(11, 2, 3, 3, "w");
  },
  star: (g: Grid) => {
    g.poly([[8, 1], [10, 6], [15, 6], [11, 9], [13, 14], [8, 11], [3, 14], [5, 9], [1, 6], [6, 6]], RAMPS.gold);
  },
  xp: (g: Grid) => {
    g.poly([[2, 13], [2, 4], [5, 8], [8, 2], [11, 8], [14, 4], [14, 13]], RAMPS.gold).rect(2, 11, 13, 2, "a").dots("R", [8, 9], [4, 10], [12, 10]);
  },
  monster: (g: Grid) => {
    g.ball(8, 9, 5.5, 5, RAMPS.teal).poly([[3, 6], [1, 1], [6, 4]], "w").poly([[12, 6], [14, 1], [10, 4]], "G").dots("k", [6, 8], [10, 8]).rect(5, 11, 6, 1, "k").dots("w", [6, 11], [9, 11]);
  },
  trap: (g: Grid) => {
    g.rect(1, 12, 14, 2, "S");
    for (const x of [1, 6, 11]) g.poly([[x, 11], [x + 3, 11], [x + 1, 3]], RAMPS.steel);
  },
  spell: (g: Grid) => {
    g.block(3, 2, 10, 12, RAMPS.purple).rect(3, 2, 2, 12, "p").rect(7, 5, 3, 6, "Y").rect(6, 7, 5, 2, "Y").rect(12, 3, 1, 10, "w");
  },
  rest: (g: Grid) => {
    g.disc(7, 8, 6, 6, "Y").disc(10, 6, 5, 5, ".").dots("w", [11, 4], [13, 8]);
    for (let i = 0; i < g.data.length; i++) if (i % 16 > 14) g.data[i] = 0;
  },
  heal: (g: Grid) => {
    g.rect(6, 1, 4, 3, "G").poly([[6, 4], [9, 4], [13, 10], [12, 14], [3, 14], [2, 10]], RAMPS.pink).rect(7, 7, 2, 6, "R").rect(5, 9, 6, 2, "R");
  },
  crown: (g: Grid) => {
    g.poly([[2, 13], [1, 4], [5, 8], [8, 2], [11, 8], [14, 4], [13, 13]], RAMPS.gold).rect(2, 11, 12, 2, "r").dots("c", [5, 12], [10, 12]);
  },
  gate: (g: Grid) => {
    g.disc(8, 7, 6, 6, "S").rect(2, 7, 13, 8, "S").disc(8, 8, 4, 4, "k").rect(4, 8, 9, 7, "k").rect(5, 4, 1, 11, "g").rect(8, 4, 1, 11, "g").rect(11, 4, 1, 11, "g").rect(4, 8, 9, 1, "g").rect(4, 12, 9, 1, "g");
  },
  treasury: (g: Grid) => {
    g.poly([[1, 7], [2, 3], [13, 3], [14, 7]], "nNt").block(1, 8, 14, 6, RAMPS.brown).rect(1, 7, 14, 1, "y").rect(6, 6, 4, 4, "Y").dot(7, 8, "k").dots("y", [3, 1], [7, 0], [11, 1], [9, 2]);
  },
} satisfies Record<string, (g: Grid) => void>;

export type IconName = keyof typeof PAINTERS;
export const ICONS = Object.keys(PAINTERS) as IconName[];

export function isIcon(name: string): name is IconName {
  return name in PAINTERS;
}

export function paintIcon(name: IconName): Grid {
  const g = new Grid(16, 16);
  PAINTERS[name](g);
  return g.outline();
}
