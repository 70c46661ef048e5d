/** The parts a hero is put together from: 32 by 32 pixels, feet on row 30, head around row 10. */

import type { Grid } from "../grid";
import { RAMPS, type Ramp } from "../palette";

export interface Figure {
  skin: Ramp;
  hair: Ramp;
  cloth: Ramp;
  trim: Ramp;
  metal: Ramp;
}

export type Part = (g: Grid, who: Figure) => void;

const mid = (ramp: Ramp): string => ramp[1] ?? "k";
const dark = (ramp: Ramp): string => ramp[0] ?? "k";
const lit = (ramp: Ramp): string => ramp[2] ?? "w";

// -- bodies -----------------------------------------------------------------------------------------------------------

export const robe: Part = (g, { cloth, trim, skin }) => {
  g.poly([[8, 30], [11, 17], [20, 17], [23, 30]], cloth).rect(15, 17, 2, 14, mid(trim)).rect(8, 29, 16, 1, mid(trim));
  g.rect(8, 18, 3, 7, mid(cloth)).rect(21, 18, 3, 7, dark(cloth)).rect(8, 24, 3, 2, mid(skin)).rect(21, 24, 3, 2, mid(skin));
};

export const armour: Part = (g, { cloth, trim, metal }) => {
  g.block(10, 17, 12, 8, metal).rect(14, 18, 4, 6, mid(cloth)).rect(10, 24, 12, 2, mid(trim)).block(11, 26, 4, 5, metal).block(17, 26, 4, 5, metal);
  g.block(7, 17, 4, 6, metal).block(21, 17, 4, 6, metal);
};

export const tunic: Part = (g, { cloth, trim, skin }) => {
  g.poly([[10, 26], [10, 17], [21, 17], [21, 26]], cloth).rect(10, 23, 12, 2, mid(trim)).rect(11, 26, 4, 5, "n").rect(17, 26, 4, 5, "n").rect(10, 29, 5, 2, "N").rect(17, 29, 5, 2, "N");
  g.rect(7, 18, 3, 5, mid(cloth)).rect(22, 18, 3, 5, dark(cloth)).rect(7, 23, 3, 2, mid(skin)).rect(22, 23, 3, 2, mid(skin));
};

export const pantless: Part = (g, { cloth, skin, metal }) => {
  g.block(10, 17, 12, 7, metal).rect(14, 18, 4, 5, mid(cloth)).rect(10, 24, 12, 3, "w").dots("R", [12, 25], [16, 25], [20, 25]).rect(11, 27, 3, 4, mid(skin)).rect(18, 27, 3, 4, dark(skin));
  g.rect(7, 18, 3, 6, mid(skin)).rect(22, 18, 3, 6, dark(skin));
};

export const motley: Part = (g, { skin }) => {
  g.rect(10, 17, 6, 10, "R").rect(16, 17, 6, 10, "y").rect(11, 27, 4, 4, "y").rect(17, 27, 4, 4, "R").dots("Y", [12, 19], [12, 22], [12, 25]).dots("r", [19, 19], [19, 22], [19, 25]);
  g.rect(7, 18, 3, 6, "y").rect(22, 18, 3, 6, "R").rect(7, 24, 3, 2, mid(skin)).rect(22, 24, 3, 2, mid(skin)).dots("Y", [10, 30], [21, 30]);
};

export const poncho: Part = (g, { cloth, trim }) => {
  g.poly([[5, 26], [11, 17], [20, 17], [26, 26]], cloth).line(6, 24, 25, 24, mid(trim)).line(8, 21, 23, 21, lit(trim)).rect(11, 26, 4, 5, "n").rect(17, 26, 4, 5, "n");
};

// -- heads ------------------------------------------------------------------------------------------------------------

export const face: Part = (g, { skin }) => {
  g.ball(15.5, 11, 5.5, 5.5, skin).rect(13, 11, 1, 2, "k").rect(18, 11, 1, 2, "k").rect(14, 15, 4, 1, dark(skin));
  if (skin === RAMPS.brown) g.dots("w", [12, 11], [19, 11]);
};

export const monkey: Part = (g) => {
  g.ball(9, 11, 2, 2, RAMPS.tan).ball(22, 11, 2, 2, RAMPS.tan).ball(15.5, 10, 6, 6, RAMPS.brown).ball(15.5, 12, 4, 4, RAMPS.tan).rect(13, 10, 1, 2, "k").rect(18, 10, 1, 2, "k").rect(14, 14, 4, 1, "n");
  g.rect(9, 7, 13, 2, "R").rect(22, 8, 2, 4, "R");
};

export const dog: Part = (g) => {
  g.poly([[9, 6], [8, 14], [12, 11]], "n").poly([[22, 6], [23, 14], [19, 11]], "n").ball(15.5, 10, 5.5, 5.5, RAMPS.tan).ball(15.5, 13, 3.5, 2.5, RAMPS.bone).rect(14, 12, 3, 2, "k").rect(12, 9, 2, 2, "k").rect(18, 9, 2, 2, "k").rect(12, 15, 8, 3, "n");
};

export const elf: Part = (g, who) => {
  g.poly([[6, 8], [11, 10], [11, 13]], mid(who.skin)).poly([[25, 8], [20, 10], [20, 13]], dark(who.skin));
  face(g, who);
};

export const mask: Part = (g, { skin, cloth }) => {
  g.ball(15.5, 11, 5.5, 5.5, cloth).rect(11, 10, 10, 3, mid(skin)).rect(13, 10, 1, 2, "k").rect(18, 10, 1, 2, "k").rect(10, 8, 12, 1, "g").line(21, 8, 25, 12, mid(cloth));
};

// -- hair, beards, hats -----------------------------------------------------------------------------------------------

export const short: Part = (g, { hair }) => {
  g.rect(10, 5, 12, 3, mid(hair)).rect(11, 4, 9, 1, lit(hair)).rect(10, 7, 2, 4, mid(hair)).rect(20, 7, 2, 4, dark(hair));
};
export const long: Part = (g, { hair }) => {
  g.rect(10, 5, 12, 3, mid(hair)).rect(11, 4, 9, 1, lit(hair)).rect(9, 6, 2, 13, mid(hair)).rect(21, 6, 2, 13, dark(hair)).dots(lit(hair), [9, 8], [9, 11]);
};
export const bald: Part = (g) => {
  g.dots("w", [12, 7], [13, 6]);
};
export const tonsure: Part = (g, { hair }) => {
  g.rect(9, 8, 2, 5, mid(hair)).rect(20, 8, 3, 5, dark(hair)).dots("w", [13, 6]);
};
export const spiky: Part = (g, { hair }) => {
  for (const x of [9, 12, 15, 18]) g.poly([[x, 8], [x + 4, 8], [x + 1, 2]], mid(hair));
  g.rect(10, 7, 12, 2, mid(hair));
};
export const topknot: Part = (g, who) => {
  short(g, who);
  g.ball(15.5, 3, 2, 1.5, who.hair);
};
export const braids: Part = (g, { hair }) => {
  g.rect(10, 5, 12, 3, mid(hair));
  for (const x of [8, 22]) for (let y = 8; y < 19; y += 3) g.rect(x, y, 2, 2, mid(hair)).dot(x, y + 2, dark(hair));
};
export const blazing: Part = (g) => {
  g.poly([[8, 12], [9, 5], [12, 7], [13, 0], [16, 5], [19, 1], [20, 7], [23, 4], [23, 13]], "Roy").ball(15.5, 11, 4.5, 4.5, RAMPS.skin).rect(13, 11, 1, 2, "k").rect(18, 11, 1, 2, "k").rect(14, 15, 4, 1, "t");
};
export const wig: Part = (g) => {
  g.rect(9, 4, 14, 4, "w").rect(8, 7, 3, 11, "w").rect(20, 7, 3, 11, "G");
  for (let y = 8; y < 18; y += 2) g.dot(9, y, "g").dot(21, y, "g");
};

export const beard: Part = (g, { hair }) => {
  g.poly([[10, 13], [21, 13], [18, 19], [13, 19]], hair).rect(14, 14, 4, 1, "k");
};
export const longBeard: Part = (g, { hair }) => {
  g.poly([[10, 13], [21, 13], [17, 25], [14, 25]], hair).rect(14, 14, 4, 1, "k");
};
export const moustache: Part = (g, { hair }) => {
  g.rect(12, 14, 8, 1, mid(hair)).dots(mid(hair), [11, 13], [20, 13]);
};

export const pointedHat: Part = (g, { cloth, trim }) => {
  g.poly([[10, 7], [14, -3], [18, 0], [21, 7]], cloth).rect(7, 7, 18, 2, mid(cloth)).rect(10, 6, 12, 1, mid(trim)).dot(15, 2, "Y").dot(17, 4, "w");
};
export const hood: Part = (g, { cloth }) => {
  g.poly([[9, 17], [9, 8], [12, 4], [16, 2], [20, 4], [22, 8], [22, 17], [20, 17], [20, 9], [15, 7], [11, 9], [11, 17]], cloth);
};
export const helm: Part = (g, { metal, trim }) => {
  g.ball(15.5, 8, 6, 5.5, metal).rect(10, 8, 12, 2, mid(metal)).rect(15, 3, 2, 11, lit(metal)).rect(14, 0, 4, 3, mid(trim)).rect(15, 2, 5, 2, mid(trim));
};
export const fullHelm: Part = (g, { metal, trim }) => {
  g.ball(15.5, 10, 6, 6.5, metal).rect(11, 10, 10, 2, "k").dots("w", [13, 10], [18, 10]).rect(15, 12, 1, 4, "k").poly([[13, 4], [15, 0], [22, 1], [18, 5]], mid(trim));
};
export const hornedHelm: Part = (g, who) => {
  g.poly([[10, 7], [5, 6], [4, 0], [8, 3]], "Gww").poly([[21, 7], [26, 6], [27, 0], [23, 3]], "ggG").ball(15.5, 7, 6, 4.5, who.metal).rect(10, 8, 12, 2, mid(who.metal));
};
export const kabuto: Part = (g, { trim }) => {
  g.ball(15.5, 7, 7, 4.5, RAMPS.night).poly([[15, 4], [10, -1], [14, 5]], "y").poly([[16, 4], [21, -1], [17, 5]], "a").rect(7, 8, 3, 5, "K").rect(22, 8, 3, 5, "k").rect(9, 9, 13, 1, mid(trim));
};
export const morion: Part = (g, { metal }) => {
  g.ball(15.5, 6, 6, 4.5, metal).poly([[6, 9], [10, 8], [21, 8], [25, 9], [27, 7], [22, 11], [9, 11], [4, 7]], metal).rect(15, 0, 2, 4, lit(metal));
};
export const fedora: Part = (g, { cloth }) => {
  g.rect(10, 3, 12, 5, "N").rect(10, 3, 12, 1, "t").rect(7, 8, 18, 2, "n").rect(10, 6, 12, 2, mid(cloth));
};
export const deerstalker: Part = (g) => {
  g.ball(15.5, 7, 6.5, 4, RAMPS.tan).rect(8, 8, 3, 6, "t").rect(21, 8, 3, 6, "N").rect(7, 8, 4, 1, "N").dots("n", [12, 5], [15, 6], [18, 5]).rect(15, 3, 2, 1, "R");
};
export const pirateHat: Part = (g) => {
  g.poly([[6, 9], [9, 3], [15, 1], [22, 3], [25, 9]], "kKs").rect(6, 8, 20, 2, "y").rect(14, 4, 3, 3, "w").rect(11, 10, 4, 3, "k").line(10, 10, 21, 13, "k");
};
export const wideHat: Part = (g, { cloth }) => {
  g.rect(11, 3, 10, 5, dark(cloth)).rect(5, 7, 22, 2, "n").rect(5, 7, 22, 1, "N").rect(11, 6, 10, 1, "R");
};
export const jester: Part = (g) => {
  g.poly([[10, 8], [4, 4], [5, 11], [10, 6], [15, 6]], "R").poly([[15, 8], [15, 5], [21, 6], [26, 3], [26, 10]], "y").poly([[12, 7], [15, -1], [19, 7]], "B").rect(10, 7, 12, 2, "w").dots("Y", [5, 12], [26, 11], [15, 0]);
};
export const mitre: Part = (g, { trim }) => {
  g.poly([[10, 8], [11, 2], [15, -2], [16, -2], [20, 2], [21, 8]], RAMPS.bone).rect(15, 0, 2, 8, mid(trim)).rect(12, 4, 8, 1, mid(trim)).rect(10, 7, 12, 1, mid(trim));
};
export const coif: Part = (g, { cloth }) => {
  g.rect(10, 4, 12, 3, lit(cloth)).rect(9, 6, 2, 11, lit(cloth)).rect(21, 6, 2, 11, mid(cloth)).rect(11, 6, 10, 1, "w");
};
export const leaves: Part = (g) => {
  for (const x of [9, 12, 15, 18, 21]) g.rect(x, 4 + (x % 2), 2, 3, x % 2 ? "l" : "F");
  g.dots("m", [11, 5], [19, 5]);
};
export const circlet: Part = (g) => {
  g.rect(10, 7, 12, 1, "y").rect(15, 6, 2, 2, "c");
};
export const crown: Part = (g) => {
  g.poly([[10, 5], [9, 0], [13, 3], [15, -1], [18, 3], [22, 0], [21, 5]], RAMPS.gold).dots("R", [15, 4], [12, 4], [19, 4]);
};
export const headband: Part = (g, { trim }) => {
  g.rect(10, 8, 12, 2, mid(trim)).line(21, 9, 25, 13, mid(trim));
};
export const glasses: Part = (g) => {
  g.frame(11, 10, 4, 4, "k").frame(17, 10, 4, 4, "k").rect(15, 11, 2, 1, "k").dots("C", [12, 11], [18, 11]);
};
