/** The backs of cards: what one sees of a card that nobody may know. */

import { Grid } from "./grid";
import { RAMPS } from "./palette";

const STYLES: Record<string, [ground: string, pattern: string, ramp: string]> = {
  room: ["n", "N", RAMPS.gold],
  spell: ["p", "P", RAMPS.rose],
  hero: ["b", "B", RAMPS.sky],
  boss: ["r", "R", RAMPS.gold],
  monster: ["f", "F", RAMPS.lime],
  guard: ["K", "s", RAMPS.steel],
  tile: ["a", "y", RAMPS.red],
};

export function paintBack(kind: string, stars = 0): Grid {
  const [ground, pattern, ramp] = STYLES[kind] ?? ["K", "s", RAMPS.steel];
  const [w, h] = kind === "room" ? [48, 32] : kind === "boss" ? [48, 48] : [32, 32];
  const g = new Grid(w, h, ground);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) if ((x + y) % 6 === 0 || (x - y + 60) % 6 === 0) g.dot(x, y, pattern);
  g.frame(0, 0, w, h, "k").frame(1, 1, w - 2, h - 2, ramp[1] ?? "y").frame(2, 2, w - 4, h - 4, ramp[0] ?? "a");
  const [x, y] = [w / 2, h / 2];
  if (kind === "guard") return paintGuardBack(g, stars);
  const mark = new Grid(24, 24);
  if (kind === "spell") mark.poly([[12, 2], [15, 9], [22, 12], [15, 15], [12, 22], [9, 15], [2, 12], [9, 9]], ramp).rect(11, 10, 3, 4, "w");
  else if (kind === "hero") mark.poly([[4, 4], [20, 4], [20, 13], [12, 21], [4, 13]], ramp).rect(11, 7, 2, 10, "w").rect(8, 10, 8, 2, "w");
  else if (kind === "tile") mark.poly([[3, 19], [2, 6], [7, 12], [12, 3], [17, 12], [22, 6], [21, 19]], RAMPS.gold).rect(3, 17, 19, 2, "r");
  else if (kind === "monster") mark.ball(12, 13, 8, 7, ramp).poly([[5, 9], [2, 2], [10, 6]], "w").poly([[19, 9], [22, 2], [14, 6]], "G").rect(8, 11, 3, 3, "k").rect(14, 11, 3, 3, "k").rect(8, 17, 9, 1, "k");
  else mark.ball(12, 9, 8, 7, RAMPS.bone).rect(8, 15, 8, 6, "G").rect(7, 8, 4, 4, "k").rect(13, 8, 4, 4, "k").rect(11, 13, 2, 2, "k").rect(10, 17, 1, 4, "k").rect(13, 17, 1, 4, "k").poly([[4, 4], [2, 0], [8, 2]], ramp).poly([[20, 4], [22, 0], [16, 2]], ramp);
  return g.stamp(mark.outline(), x - 12, y - 12);
}

function paintGuardBack(g: Grid, stars: number): Grid {
  const helm = new Grid(24, 20);
  helm.ball(12, 8, 8, 7, RAMPS.steel).rect(4, 8, 17, 9, "g").rect(4, 8, 3, 9, "G").rect(17, 8, 4, 9, "S").rect(6, 8, 12, 3, "k").rect(11, 8, 2, 9, "k");
  if (stars >= 2) helm.rect(11, 0, 3, 4, "R").rect(10, 1, 5, 1, "R");
  if (stars >= 3) helm.poly([[4, 6], [1, 0], [7, 3]], "y").poly([[20, 6], [22, 0], [17, 3]], "a");
  g.stamp(helm.outline(), 4, 3);
  const width = stars * 8 - 1;
  for (let i = 0; i < stars; i++) g.stamp(star(), Math.round(16 - width / 2) + i * 8 - 1, 21);
  return g;
}

function star(): Grid {
  return new Grid(9, 9).sprite(1, 1, ["...Y...", "...y...", "yyyyyyy", ".yyyyy.", "..yyy..", ".yy.ya.", ".y...a."]).outline();
}
