/**
 * Bosses: big figures of a body, a head, what is on it and what is held. Words of the name choose the parts; a boss
 * whose name says nothing is put together by chance.
 */

import { Chance } from "./chance";
import { lookUp, treasure, words, type Drawable } from "./drawable";
import { Grid } from "./grid";
import { CLASS_RAMPS, RAMPS, type Ramp } from "./palette";

type Part = (g: Grid, look: Look) => void;

interface Look {
  skin: Ramp;
  cloth: Ramp;
  trim: Ramp;
  eyes: string;
}

interface Boss {
  body: Part;
  head: Part;
  top?: Part;
  held?: Part;
  look: Partial<Look>;
}

// -- bodies: shoulders at row 24, feet at row 47 ------------------------------------------------------------------

const caped: Part = (g, { cloth, trim }) => {
  g.poly([[3, 47], [8, 26], [14, 22], [34, 22], [40, 26], [45, 47]], cloth);
  g.poly([[15, 47], [18, 25], [30, 25], [33, 47]], "k").poly([[20, 27], [28, 27], [24, 36]], "w").rect(23, 28, 2, 6, trim[1] ?? "R");
  g.line(8, 27, 4, 46, cloth[2] ?? "R").line(14, 24, 11, 46, cloth[0] ?? "k");
};

const wrapped: Part = (g, { skin, cloth, trim }) => {
  g.poly([[12, 47], [13, 28], [17, 24], [31, 24], [35, 28], [36, 47]], skin);
  for (let y = 27; y < 47; y += 3) g.line(13, y, 35, y + 1, "g");
  g.poly([[10, 29], [16, 23], [32, 23], [38, 29], [31, 31], [17, 31]], trim);
  for (let x = 14; x < 35; x += 4) g.rect(x, 26, 2, 3, cloth[1] ?? "B");
  g.rect(7, 28, 5, 14, skin[1] ?? "G").rect(36, 28, 5, 14, skin[0] ?? "g").rect(7, 36, 5, 2, "y").rect(36, 36, 5, 2, "a").rect(21, 38, 6, 9, trim[1] ?? "y");
};

const fat: Part = (g, { skin, cloth, trim }) => {
  g.ball(24, 37, 18, 12, skin).ball(24, 39, 11, 9, RAMPS.lime);
  g.poly([[4, 47], [6, 32], [14, 26], [15, 47]], cloth).poly([[44, 47], [42, 32], [34, 26], [33, 47]], cloth);
  for (const x of [6, 10, 36, 40]) g.rect(x, 44, 2, 2, "k");
  g.rect(4, 46, 12, 2, "w").rect(33, 46, 12, 2, "w").rect(20, 27, 8, 3, trim[1] ?? "y").rect(22, 30, 4, 4, trim[1] ?? "y").rect(23, 31, 2, 2, "R");
};

const robed: Part = (g, { cloth, trim }) => {
  g.poly([[7, 47], [12, 28], [17, 23], [31, 23], [36, 28], [41, 47]], cloth);
  g.rect(22, 24, 4, 23, trim[1] ?? "y").rect(22, 24, 1, 23, trim[2] ?? "Y");
  g.poly([[11, 29], [17, 23], [15, 40], [6, 42]], cloth).poly([[37, 29], [31, 23], [33, 40], [42, 42]], cloth);
  g.line(17, 26, 15, 40, "k").line(31, 26, 33, 40, "k").rect(5, 40, 10, 2, trim[1] ?? "y").rect(33, 40, 10, 2, trim[0] ?? "a");
};

const jar: Part = (g, { trim }) => {
  g.block(12, 38, 24, 9, RAMPS.steel).rect(15, 41, 4, 3, "R").rect(21, 41, 4, 3, "y").rect(27, 41, 6, 3, "c").rect(10, 36, 28, 3, trim[1] ?? "g").rect(10, 36, 28, 1, "G");
  for (const [x, s] of [[11, -1], [36, 1]] as const) g.line(x, 43, x + s * 6, 40, "m", 2).line(x + s * 6, 40, x + s * 7, 32, "m", 2);
};

const gown: Part = (g, { skin, cloth, trim }) => {
  g.poly([[8, 47], [19, 34], [18, 24], [30, 24], [29, 34], [40, 47]], cloth).rect(19, 22, 10, 4, skin[1] ?? "T").poly([[19, 24], [29, 24], [24, 29]], skin[1] ?? "T");
  g.rect(18, 33, 12, 2, trim[1] ?? "y").line(18, 26, 10, 34, skin[1] ?? "T", 2).line(30, 26, 37, 34, skin[1] ?? "T", 2).rect(8, 33, 4, 4, cloth[0] ?? "p").rect(36, 33, 4, 4, cloth[0] ?? "p");
};

const serpent: Part = (g, { skin, cloth, trim }) => {
  g.ball(24, 43, 18, 4.5, skin).ball(22, 39, 12, 4, skin);
  for (let x = 9; x < 42; x += 4) g.dot(x, 43, skin[2] ?? "l").dot(x + 2, 45, skin[0] ?? "f");
  g.poly([[17, 39], [17, 25], [31, 25], [31, 39]], cloth).rect(16, 36, 16, 3, trim[1] ?? "y").line(17, 27, 9, 33, "T", 2).line(31, 27, 38, 33, "T", 2).rect(19, 23, 10, 3, "T").line(40, 42, 46, 37, skin[1] ?? "F", 2);
};

const machine: Part = (g, { skin, trim }) => {
  g.block(11, 24, 26, 16, skin).block(2, 25, 8, 14, skin).block(38, 25, 8, 14, skin).block(1, 38, 10, 7, RAMPS.rock).block(37, 38, 10, 7, RAMPS.rock);
  g.block(14, 40, 8, 8, RAMPS.rock).block(26, 40, 8, 8, RAMPS.rock).rect(17, 28, 14, 8, "k").rect(18, 29, 12, 6, trim[1] ?? "R").rect(20, 31, 8, 2, trim[2] ?? "y");
  g.dots("k", [13, 26], [34, 26], [13, 37], [34, 37]);
};

const brute: Part = (g, { skin, cloth, trim }) => {
  g.ball(24, 34, 14, 11, skin).ball(9, 32, 5, 6, skin).ball(39, 32, 5, 6, skin).rect(6, 36, 6, 7, skin[1] ?? "R").rect(36, 36, 6, 7, skin[0] ?? "r");
  g.poly([[12, 47], [13, 41], [35, 41], [36, 47]], cloth).rect(12, 40, 24, 2, trim[1] ?? "y").rect(22, 39, 4, 4, trim[2] ?? "Y");
};

// -- heads: chin at row 24 --------------------------------------------------------------------------------------------

const pale: Part = (g, { skin, eyes }) => {
  g.ball(24, 14, 9, 9, skin).rect(14, 4, 20, 4, "k").poly([[18, 7], [30, 7], [24, 12]], "k").rect(14, 6, 3, 9, "k").rect(32, 6, 3, 9, "k");
  g.rect(18, 13, 4, 3, "w").rect(27, 13, 4, 3, "w").rect(20, 13, 2, 2, eyes).rect(28, 13, 2, 2, eyes).line(17, 11, 21, 12, "k").line(31, 11, 27, 12, "k");
  g.rect(20, 19, 9, 2, "r").rect(20, 20, 2, 3, "w").rect(27, 20, 2, 3, "w").poly([[14, 14], [11, 11], [15, 18]], skin).poly([[34, 14], [37, 11], [33, 18]], skin);
};

const queen: Part = (g, { skin, eyes }) => {
  g.rect(13, 8, 22, 17, "k").ball(24, 14, 8, 9, skin).rect(13, 8, 3, 17, "b").rect(33, 8, 3, 17, "b");
  for (let y = 10; y < 25; y += 3) g.rect(13, y, 3, 1, "y").rect(33, y, 3, 1, "y");
  g.rect(18, 13, 4, 2, "w").rect(27, 13, 4, 2, "w").rect(19, 13, 2, 2, eyes).rect(28, 13, 2, 2, eyes).line(16, 14, 22, 12, "k").line(33, 14, 27, 12, "k").rect(22, 19, 5, 2, "R");
  for (const y of [8, 16, 22]) g.line(17, y, 22, y + 1, "w");
};

const frog: Part = (g, { skin, eyes }) => {
  g.ball(24, 19, 14, 8, skin).ball(15, 9, 5, 5, skin).ball(33, 9, 5, 5, skin).disc(15, 9, 3, 3, "Y").disc(33, 9, 3, 3, "Y").rect(13, 9, 5, 2, eyes).rect(31, 9, 5, 2, eyes);
  g.line(11, 20, 17, 22, "k").line(17, 22, 31, 22, "k").line(31, 22, 37, 20, "k").dots("f", [22, 16], [26, 16]).poly([[26, 22], [31, 22], [33, 29], [29, 29]], "mMM");
};

const skullHead: Part = (g, { skin, eyes }) => {
  g.ball(24, 12, 9, 9, skin).rect(19, 18, 11, 6, "G").rect(18, 11, 5, 5, "k").rect(26, 11, 5, 5, "k").rect(20, 13, 2, 2, eyes).rect(28, 13, 2, 2, eyes).rect(23, 17, 3, 2, "k");
  for (const x of [20, 23, 26, 29]) g.rect(x, 20, 1, 4, "K");
};

const bigBrain: Part = (g, { skin, eyes }) => {
  g.disc(24, 20, 17, 18, "c").disc(24, 20, 16, 17, "e").ball(24, 17, 14, 11, skin);
  for (const [x, y] of [[13, 13], [17, 8], [29, 8], [33, 13], [16, 19], [31, 19]] as const) g.line(x, y, x + 4, y + 3, "m").line(x + 4, y + 3, x + 2, y + 6, "m");
  g.line(24, 6, 24, 26, "m").rect(14, 17, 7, 5, "w").rect(28, 17, 7, 5, "w").rect(17, 18, 3, 4, eyes).rect(29, 18, 3, 4, eyes).line(13, 15, 20, 17, "k").line(35, 15, 28, 17, "k");
  g.rect(20, 25, 9, 1, "r").line(22, 28, 21, 35, "m").line(26, 28, 27, 35, "m").line(12, 6, 9, 13, "w").dots("C", [36, 30], [12, 30], [15, 33], [34, 33]);
};

const lady: Part = (g, { skin, cloth, eyes }) => {
  g.poly([[12, 30], [13, 8], [19, 3], [30, 3], [36, 8], [37, 30]], "rRo").ball(24, 14, 7.5, 8.5, skin).poly([[16, 10], [20, 4], [31, 5], [31, 8], [22, 8]], "R");
  g.rect(18, 13, 4, 2, "w").rect(27, 13, 4, 2, "w").rect(19, 13, 2, 2, eyes).rect(28, 13, 2, 2, eyes).line(17, 12, 22, 12, "k").line(27, 12, 31, 12, "k").rect(22, 18, 5, 2, "R").dot(28, 17, "k").dots("m", [18, 17], [31, 16]).rect(21, 23, 6, 1, cloth[0] ?? "p");
};

const gorgon: Part = (g, { skin, eyes }) => {
  for (const [x, y, tx, ty] of [[16, 8, 8, 2], [14, 13, 5, 10], [15, 18, 6, 20], [20, 5, 16, 0], [28, 5, 32, 0], [32, 8, 40, 2], [34, 13, 43, 10], [33, 18, 42, 20]] as const) {
    g.line(x, y, tx, ty, "F", 3).rect(tx, ty, 3, 3, "l").dot(tx, ty, "R").dot(tx + (tx < 24 ? -1 : 3), ty + 2, "R");
  }
  g.ball(24, 14, 8, 9, skin).rect(17, 5, 15, 4, "F").rect(18, 13, 4, 3, "Y").rect(27, 13, 4, 3, "Y").rect(20, 13, 1, 3, eyes).rect(28, 13, 1, 3, eyes).rect(21, 19, 7, 2, "r").dots("w", [21, 21], [27, 21]).line(17, 11, 21, 12, "k").line(31, 11, 27, 12, "k");
};

const visor: Part = (g, { skin, eyes }) => {
  g.block(14, 7, 20, 16, skin).rect(16, 12, 16, 5, "k").rect(18, 13, 4, 3, eyes).rect(26, 13, 4, 3, eyes).line(16, 10, 22, 12, "k", 2).line(31, 10, 25, 12, "k", 2);
  g.rect(17, 19, 14, 3, "G");
  for (let x = 18; x < 31; x += 3) g.rect(x, 19, 1, 3, "k");
  g.block(11, 11, 3, 7, RAMPS.rock).block(34, 11, 3, 7, RAMPS.rock).rect(23, 2, 2, 5, "g").ball(24, 2, 2, 2, RAMPS.red);
};

const beast: Part = (g, { skin, eyes }) => {
  g.ball(24, 14, 10, 9, skin).rect(17, 11, 5, 3, "Y").rect(27, 11, 5, 3, "Y").rect(20, 11, 2, 3, eyes).rect(27, 11, 2, 3, eyes).line(16, 9, 22, 11, "k", 2).line(32, 9, 26, 11, "k", 2);
  g.rect(17, 18, 15, 4, "k");
  for (const x of [17, 21, 25, 29]) g.poly([[x, 18], [x + 2, 18], [x + 1, 20]], "w").poly([[x + 1, 22], [x + 3, 22], [x + 2, 20]], "w");
};

// -- on the head, in the hands ----------------------------------------------------------------------------------------

const crown: Part = (g) => {
  g.poly([[16, 6], [15, -1], [20, 3], [24, -2], [28, 3], [33, -1], [32, 6]], RAMPS.gold).rect(16, 4, 17, 2, "a").dots("R", [24, 4], [19, 4], [29, 4]);
};
const collar: Part = (g, { cloth }) => {
  g.poly([[12, 26], [6, 8], [19, 24]], cloth).poly([[36, 26], [42, 8], [29, 24]], cloth);
};
const cobra: Part = (g) => {
  g.rect(15, 5, 18, 3, "y").rect(15, 7, 18, 1, "a").rect(23, 0, 3, 6, "F").rect(22, 1, 5, 2, "l").dots("R", [23, 1], [25, 1]);
};
const hood: Part = (g, { cloth, trim }) => {
  g.poly([[11, 25], [13, 8], [18, 2], [24, 0], [30, 2], [35, 8], [37, 25], [33, 25], [32, 10], [24, 5], [16, 10], [15, 25]], cloth).line(16, 10, 24, 5, trim[1] ?? "y").line(24, 5, 32, 10, trim[1] ?? "y");
};
const horns: Part = (g) => {
  g.poly([[16, 9], [9, 8], [6, 0], [12, 3], [19, 6]], RAMPS.bone).poly([[32, 9], [39, 8], [42, 0], [36, 3], [29, 6]], RAMPS.bone);
};
const tiara: Part = (g) => {
  g.rect(18, 6, 13, 1, "y").rect(23, 4, 3, 3, "c").dot(23, 4, "w");
};

const staff: Part = (g, { trim }) => {
  g.rect(41, 10, 2, 37, "N").rect(41, 10, 1, 37, "t").ball(42, 7, 4, 4, trim).rect(39, 38, 6, 4, "G");
};
const axe: Part = (g) => {
  g.rect(42, 12, 2, 34, "N").poly([[43, 12], [38, 10], [36, 15], [38, 21], [43, 19]], RAMPS.steel);
};
const crook: Part = (g) => {
  g.rect(41, 14, 2, 30, "y").line(41, 14, 41, 9, "B", 2).line(41, 9, 45, 7, "y", 2).line(45, 7, 46, 12, "B", 2).line(7, 40, 5, 14, "y", 2).line(5, 14, 1, 18, "B").line(5, 14, 4, 20, "B").line(5, 14, 7, 20, "B");
};
const orb: Part = (g) => {
  g.ball(8, 30, 4, 4, RAMPS.rose).dots("w", [6, 28], [9, 25], [4, 26]).dots("m", [12, 26], [3, 33]);
};
const bats: Part = (g) => {
  for (const [x, y] of [[2, 6], [38, 14]] as const) g.sprite(x, y, ["k...k...k", "kkk.kk.kkk", ".kkkkkkkk", "...k..k.."].map((row) => row.replaceAll("k", "P")));
};

const NAMED = new Map<string, Boss>([
  ["draculord", { body: caped, head: pale, top: collar, held: bats, look: { skin: RAMPS.bone, cloth: RAMPS.blood, trim: RAMPS.red, eyes: "R" } }],
  ["vampire", { body: caped, head: pale, top: collar, look: { skin: RAMPS.bone, cloth: RAMPS.purple, eyes: "R" } }],
  ["cleopatra", { body: wrapped, head: queen, top: cobra, held: crook, look: { skin: RAMPS.bone, cloth: RAMPS.blue, trim: RAMPS.gold, eyes: "F" } }],
  ["mummy", { body: wrapped, head: queen, held: staff, look: { skin: RAMPS.bone, trim: RAMPS.gold } }],
  ["croak", { body: fat, head: frog, top: crown, look: { skin: RAMPS.green, cloth: RAMPS.red, trim: RAMPS.gold, eyes: "k" } }],
  ["frog", { body: fat, head: frog, look: { skin: RAMPS.green, cloth: RAMPS.blue } }],
  ["xyzax", { body: robed, head: skullHead, top: hood, held: staff, look: { skin: RAMPS.bone, cloth: RAMPS.indigo, trim: RAMPS.lime, eyes: "l" } }],
  ["lich", { body: robed, head: skullHead, top: hood, held: staff, look: { skin: RAMPS.bone, cloth: RAMPS.purple, trim: RAMPS.lime, eyes: "l" } }],
  ["cerebellus", { body: jar, head: bigBrain, look: { skin: RAMPS.pink, trim: RAMPS.steel, eyes: "R" } }],
  ["brain", { body: jar, head: bigBrain, look: { skin: RAMPS.pink, trim: RAMPS.gold, eyes: "p" } }],
  ["seducia", { body: gown, head: lady, top: tiara, held: orb, look: { skin: RAMPS.skin, cloth: RAMPS.purple, trim: RAMPS.gold, eyes: "P" } }],
  ["sorceress", { body: gown, head: lady, top: tiara, held: staff, look: { skin: RAMPS.skin, cloth: RAMPS.blue, trim: RAMPS.gold, eyes: "B" } }],
  ["gorgona", { body: serpent, head: gorgon, held: staff, look: { skin: RAMPS.green, cloth: RAMPS.teal, trim: RAMPS.gold, eyes: "k" } }],
  ["medusa", { body: serpent, head: gorgon, look: { skin: RAMPS.green, cloth: RAMPS.purple, trim: RAMPS.gold, eyes: "R" } }],
  ["robobo", { body: machine, head: visor, look: { skin: RAMPS.steel, trim: RAMPS.orange, eyes: "R" } }],
  ["golem", { body: machine, head: visor, look: { skin: RAMPS.rock, trim: RAMPS.gold, eyes: "y" } }],
  ["king", { body: robed, head: beast, top: crown, held: staff, look: {} }],
  ["demon", { body: brute, head: beast, top: horns, held: axe, look: { skin: RAMPS.red } }],
  ["dragon", { body: brute, head: beast, top: horns, look: { skin: RAMPS.green } }],
]);

const BODIES = [caped, fat, robed, gown, machine, brute, wrapped];
const HEADS = [beast, skullHead, visor, pale, frog, lady];
const TOPS = [crown, horns, hood, tiara, collar];
const HELD = [staff, axe, orb, crook];
const SKINS = [RAMPS.green, RAMPS.red, RAMPS.bone, RAMPS.purple, RAMPS.teal, RAMPS.skin, RAMPS.orange, RAMPS.sky];
const CLOTHS = [RAMPS.blood, RAMPS.purple, RAMPS.blue, RAMPS.green, RAMPS.night, RAMPS.brown, RAMPS.teal, RAMPS.rose];

function find(id: string): Boss | undefined {
  // The last word first: King Croak is a frog before he is a king.
  for (const word of words(id).reverse()) {
    const boss = lookUp(NAMED, word);
    if (boss) return boss;
  }
  return undefined;
}

export function paintBoss(card: Drawable): Grid {
  const chance = new Chance(card.id);
  const boss: Boss = find(card.id) ?? {
    body: chance.pick(BODIES),
    head: chance.pick(HEADS),
    top: chance.pick(TOPS),
    held: chance.pick(HELD),
    look: {},
  };
  const look: Look = {
    skin: chance.pick(SKINS),
    cloth: chance.pick(CLOTHS),
    trim: CLASS_RAMPS[treasure(card)[0]?.[0] ?? ""] ?? RAMPS.gold,
    eyes: "R",
    ...boss.look,
  };
  const g = new Grid(48, 48);
  boss.body(g, look);
  if (boss.head !== bigBrain) boss.top?.(g, look);
  boss.head(g, look);
  if (boss.top === crown || boss.top === cobra || boss.top === tiara || boss.top === hood) boss.top(g, look);
  boss.held?.(g, look);
  return g.outline();
}
