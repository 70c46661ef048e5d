/** What stands on the back wall, lies on the floor or hangs before a room. They paint onto the scene itself. */

import type { Chance } from "../chance";
import type { Grid } from "../grid";
import { FLOOR, WIDE } from "../scene";

export type WallPainter = (g: Grid, chance: Chance) => void;

export const shelves: WallPainter = (g, chance) => {
  for (let y = 3; y < FLOOR - 4; y += 7) {
    g.rect(0, y + 6, WIDE, 1, "N");
    for (let x = 1; x < WIDE - 1; ) {
      const w = 1 + chance.below(3);
      const h = 4 + chance.below(2);
      if (chance.below(9)) g.rect(x, y + 6 - h, w, h, chance.pick([..."RrBbFfPpyaNEt"]));
      x += w + (chance.below(6) ? 0 : 1);
    }
  }
  g.rect(0, 2, 1, FLOOR - 2, "N").rect(WIDE - 1, 2, 1, FLOOR - 2, "n").rect(15, 2, 1, FLOOR - 2, "n").rect(32, 2, 1, FLOOR - 2, "n");
};

export const honeycomb: WallPainter = (g) => {
  for (let row = 0; row < 5; row++) {
    for (let col = 0; col < 7; col++) {
      const x = col * 8 + (row % 2 ? 4 : 0) - 2;
      const y = row * 5 + 1;
      g.poly([[x, y + 1], [x + 3, y - 1], [x + 6, y + 1], [x + 6, y + 4], [x + 3, y + 6], [x, y + 4]], "a");
      g.rect(x + 1, y + 1, 5, 4, (row * 3 + col) % 4 === 0 ? "y" : "n").rect(x + 2, y, 3, 6, (row * 3 + col) % 4 === 0 ? "y" : "n");
    }
  }
};

export const labyrinth: WallPainter = (g, chance) => {
  g.rect(0, 2, WIDE, FLOOR - 2, "f");
  for (let y = 3; y < FLOOR - 2; y += 4) {
    for (let x = 1; x < WIDE; x += 4) {
      if (chance.below(2)) g.rect(x, y, 5, 1, "F").rect(x, y + 1, 5, 1, "k");
      else g.rect(x, y, 1, 5, "F").rect(x + 1, y + 1, 1, 4, "k");
    }
  }
};

export const curtains: WallPainter = (g) => {
  for (const [from, to] of [[0, 12], [36, 48]] as const) {
    for (let x = from; x < to; x++) g.rect(x, 2, 1, FLOOR - 2, ["r", "R", "R", "r"][x % 4] ?? "r");
    g.rect(from, 16, to - from, 2, "y");
  }
  for (let x = 0; x < WIDE; x++) g.rect(x, 2, 1, 3 + Math.round(2 * Math.abs(Math.sin(x / 4))), "R");
  g.rect(0, 2, WIDE, 1, "y");
};

export const window: WallPainter = (g) => {
  g.disc(24, 10, 10, 9, "s").rect(14, 10, 21, 12, "s").disc(24, 10, 8, 7, "B").rect(16, 10, 17, 10, "B");
  g.rect(23, 3, 2, 18, "s").rect(16, 11, 17, 1, "s").disc(20, 8, 2, 2, "c").disc(28, 8, 2, 2, "m").rect(18, 14, 3, 4, "y").rect(27, 14, 3, 4, "E");
};

export const cavern: WallPainter = (g, chance) => {
  for (let x = 0; x < WIDE; x += 4) {
    const h = 3 + chance.below(7);
    g.poly([[x, 2], [x + 5, 2], [x + 2, 2 + h]], "nNN");
    if (x < 8 || x > 36) g.poly([[x, FLOOR], [x + 5, FLOOR], [x + 2, FLOOR - h]], "nNN");
  }
};

export const tunnel: WallPainter = (g) => {
  g.disc(24, 15, 23, 12, "N").disc(24, 15, 21, 10.5, "n").disc(24, 15, 18, 8.5, "k");
  for (let x = 4; x < 46; x += 7) g.dot(x, 6 + (x % 5), "t");
};

export const vault: WallPainter = (g) => {
  g.rect(4, 2, 40, FLOOR - 2, "S").frame(4, 2, 40, FLOOR - 2, "g").disc(24, 13, 11, 11, "s").ring(24, 13, 11, 11, "G").ring(24, 13, 8, 8, "g");
  for (const [x, y] of [[6, 4], [41, 4], [6, 22], [41, 22]] as const) g.rect(x, y, 2, 2, "y");
};

export const chandelier: WallPainter = (g) => {
  g.rect(23, 2, 1, 3, "y").rect(14, 6, 20, 1, "y").rect(18, 7, 12, 1, "a");
  for (const x of [14, 19, 23, 28, 33]) g.rect(x, 4, 1, 2, "w").dot(x, 3, "o");
  for (const x of [3, 40]) g.rect(x, 6, 5, 14, "c").frame(x, 6, 5, 14, "y").line(x + 1, 14, x + 3, 9, "C");
};

export const checkers: WallPainter = (g) => {
  for (let y = FLOOR; y < 32; y += 2) for (let x = 0; x < WIDE; x += 4) g.rect(x + ((y - FLOOR) % 4 ? 2 : 0), y, 2, 2, "G");
};

export const bars: WallPainter = (g) => {
  g.rect(0, 4, WIDE, 2, "S").rect(0, FLOOR - 1, WIDE, 2, "S");
  for (let x = 2; x < WIDE; x += 7) g.rect(x, 2, 2, FLOOR - 1, "g").rect(x + 1, 2, 1, FLOOR - 1, "S");
  g.rect(37, 13, 5, 5, "y").rect(39, 15, 1, 2, "k");
};

export const cage: WallPainter = (g) => {
  g.rect(5, 3, 38, 1, "y").rect(5, FLOOR, 38, 1, "a");
  for (let x = 6; x < 43; x += 6) g.rect(x, 3, 1, FLOOR - 2, "y");
  g.rect(22, 0, 4, 3, "a");
};

export const pit: WallPainter = (g) => {
  g.poly([[6, 24], [42, 24], [47, 31], [1, 31]], "S").poly([[9, 25], [39, 25], [42, 31], [6, 31]], "k");
  g.line(9, 25, 13, 31, "s").line(39, 25, 36, 31, "s").rect(20, 28, 2, 1, "R").rect(25, 28, 2, 1, "R");
  g.rect(14, 6, 20, 7, "t").frame(14, 6, 20, 7, "n").rect(23, 13, 2, 10, "N").poly([[21, 8], [27, 8], [24, 11]], "R");
};

export const ramp: WallPainter = (g) => {
  g.poly([[0, 14], [30, 26], [47, 26], [47, 31], [0, 31]], "s").line(0, 13, 30, 25, "g").line(0, 14, 30, 26, "S");
  for (let x = 3; x < 30; x += 6) g.line(x, 20 + x / 4, x + 3, 21 + x / 4, "K");
};

export const corridor: WallPainter = (g) => {
  g.poly([[0, 2], [17, 9], [17, 20], [0, 31]], "s").poly([[47, 2], [30, 9], [30, 20], [47, 31]], "K").rect(17, 9, 14, 11, "k");
  for (let i = 1; i < 4; i++) g.line(i * 5, 2 + i * 2, i * 5, 31 - i * 3, "K").line(47 - i * 5, 2 + i * 2, 47 - i * 5, 31 - i * 3, "k");
};

export const gas: WallPainter = (g, chance) => {
  for (const [x, y, r] of [[8, 20, 6], [19, 16, 5], [30, 21, 6], [40, 15, 6], [24, 25, 7]] as const) {
    for (let j = -r; j <= r; j++) {
      for (let i = -r; i <= r; i++) {
        if (i * i + j * j * 1.6 > r * r || (x + i + y + j) % 2) continue;
        g.dot(x + i, y + j, chance.below(4) ? "l" : "Y");
      }
    }
  }
  g.ring(20, 14, 3, 3, "w").ring(31, 18, 2, 2, "w");
};

export const scaffold: WallPainter = (g) => {
  for (const x of [3, 43]) g.rect(x, 2, 2, FLOOR - 2, "t");
  for (const y of [6, 15]) g.rect(0, y, WIDE, 2, "N").rect(0, y, WIDE, 1, "t");
  g.line(5, 7, 14, 15, "t").line(43, 7, 34, 15, "t").rect(8, 9, 6, 4, "R").rect(30, 2, 1, 7, "g").rect(27, 9, 7, 4, "S");
};

export const hearts: WallPainter = (g) => {
  for (const [x, y] of [[15, 6], [30, 6]] as const) g.sprite(x, y, ["RR.RR", "RMRRR", "RRRRR", ".RRR.", "..R.."]);
};

export const starry: WallPainter = (g, chance) => {
  for (let i = 0; i < 16; i++) g.dot(chance.below(WIDE), 2 + chance.below(20), chance.pick(["w", "Y", "m"]));
};

export const lava: WallPainter = (g) => {
  g.rect(0, 27, WIDE, 5, "o").rect(0, 27, WIDE, 1, "y");
  for (let x = 2; x < WIDE; x += 9) g.rect(x, 29, 4, 1, "Y").rect(x + 4, 31, 3, 1, "R");
};

export const water: WallPainter = (g) => {
  g.rect(0, 26, WIDE, 6, "B").rect(0, 26, WIDE, 1, "C");
  for (let x = 1; x < WIDE; x += 8) g.rect(x, 28, 4, 1, "c").rect(x + 4, 30, 3, 1, "c");
};

export const vines: WallPainter = (g, chance) => {
  for (let x = 1; x < WIDE; x += 5) g.rect(x, 2, 1, 4 + chance.below(14), "F").dot(x + 1, 5 + chance.below(8), "l");
};

export const icicles: WallPainter = (g, chance) => {
  for (let x = 0; x < WIDE; x += 4) g.poly([[x, 2], [x + 3, 2], [x + 1, 5 + chance.below(6)]], "C");
  g.rect(0, FLOOR, WIDE, 2, "C");
};

export const pipes: WallPainter = (g) => {
  g.rect(0, 6, WIDE, 3, "g").rect(0, 6, WIDE, 1, "G").rect(9, 2, 3, FLOOR - 2, "S").rect(9, 2, 1, FLOOR - 2, "g").rect(36, 2, 3, FLOOR - 2, "S").rect(36, 2, 1, FLOOR - 2, "g");
  g.rect(8, 12, 5, 2, "y").rect(35, 18, 5, 2, "y").disc(20, 12, 2, 2, "w").line(20, 12, 21, 11, "R");
};

export const arch: WallPainter = (g) => {
  g.disc(24, 14, 15, 11, "s").rect(9, 14, 31, 12, "s").disc(24, 15, 12, 9, "k").rect(12, 15, 25, 11, "k");
};
