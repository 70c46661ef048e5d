/**
 * Rooms: a wall tinted by the treasure, a floor that tells monsters from traps, what the words of the name stand for,
 * a skull for each point of damage, and gold around an advanced room.
 */

import { Chance } from "./chance";
import { lookUp, number, text, treasure, words, type Drawable } from "./drawable";
import { Grid } from "./grid";
import * as beings from "./motifs/creatures";
import * as things from "./motifs/things";
import * as walls from "./motifs/walls";
import { GLOWS } from "./palette";
import { FLOOR, TALL, WIDE } from "./scene";

interface Motif {
  /** On the back wall. */
  wall?: walls.WallPainter[];
  /** On the floor; painted after the wall. */
  floor?: walls.WallPainter[];
  /** Stands in the room. */
  stands?: beings.Painter;
  /** Before everything. */
  front?: walls.WallPainter[];
  /** Hangs at this row instead of standing on the floor. */
  at?: number;
}

const stands = (painter: beings.Painter, more: Omit<Motif, "stands"> = {}): Motif => ({ stands: painter, ...more });

/** What words of a name look like. */
const VOCABULARY = new Map<string, Motif>([
  ["altar", stands(things.altar)],
  ["shrine", stands(things.altar)],
  ["grave", stands(things.grave)],
  ["crypt", stands(things.grave, { wall: [walls.arch] })],
  ["tomb", stands(things.grave, { wall: [walls.arch] })],
  ["specter", stands(beings.ghost)],
  ["spectre", stands(beings.ghost)],
  ["ghost", stands(beings.ghost)],
  ["haunted", stands(beings.phantom, { at: 4 })],
  ["sanctum", { wall: [walls.window] }],
  ["chapel", { wall: [walls.window] }],
  ["temple", { wall: [walls.window] }],
  ["succubus", stands(beings.succubus)],
  ["spa", { front: [(g) => void g.stamp(things.pool(), 3, 20)], wall: [walls.hearts] }],
  ["bath", { front: [(g) => void g.stamp(things.pool(), 3, 20)] }],
  ["dracolich", stands(beings.dragonSkull)],
  ["lair", { wall: [walls.cavern] }],
  ["vampire", stands(beings.vampire)],
  ["bat", stands(beings.bat, { at: 5 })],
  ["bordello", { wall: [walls.curtains, walls.hearts] }],
  ["theater", { wall: [walls.curtains] }],
  ["goblin", stands(beings.goblin)],
  ["kobold", stands(beings.goblin)],
  ["orc", stands(beings.goblin)],
  ["armory", stands(things.swords)],
  ["arsenal", stands(things.swords)],
  ["golem", stands(beings.golem)],
  ["robot", stands(beings.robot)],
  ["factory", stands(things.gears, { wall: [walls.pipes] })],
  ["minotaur", stands(beings.minotaur)],
  ["maze", { wall: [walls.labyrinth] }],
  ["labyrinth", { wall: [walls.labyrinth] }],
  ["neanderthal", stands(beings.caveman)],
  ["troglodyte", stands(beings.caveman)],
  ["cave", { wall: [walls.cavern] }],
  ["cavern", { wall: [walls.cavern] }],
  ["beast", stands(beings.lion)],
  ["lion", stands(beings.lion)],
  ["menagerie", { front: [walls.cage] }],
  ["zoo", { front: [walls.cage] }],
  ["ballroom", { wall: [walls.chandelier], floor: [walls.checkers], stands: beings.dancer }],
  ["monster", stands(beings.monster)],
  ["brain", stands(beings.brain)],
  ["brainsucker", stands(beings.brain)],
  ["mind", stands(beings.brain)],
  ["hive", { wall: [walls.honeycomb] }],
  ["laboratory", stands(things.flasks, { wall: [walls.pipes] })],
  ["lab", stands(things.flasks, { wall: [walls.pipes] })],
  ["alchemy", stands(things.flasks)],
  ["library", { wall: [walls.shelves] }],
  ["book", stands(things.book)],
  ["witch", stands(beings.witch)],
  ["hag", stands(beings.witch)],
  ["kitchen", stands(things.cauldron)],
  ["eye", stands(things.eye, { wall: [walls.starry] })],
  ["beholder", stands(beings.beholder)],
  ["liger", stands(beings.liger)],
  ["tiger", stands(beings.liger)],
  ["wolf", stands(beings.wolf)],
  ["den", { wall: [walls.arch] }],
  ["pit", { floor: [walls.pit] }],
  ["chasm", { floor: [walls.pit] }],
  ["boulder", stands(things.boulder, { at: 2 })],
  ["ramp", { wall: [walls.ramp] }],
  ["dizzygas", { front: [walls.gas] }],
  ["gas", { front: [walls.gas] }],
  ["poison", { front: [walls.gas] }],
  ["hallway", { wall: [walls.corridor] }],
  ["corridor", { wall: [walls.corridor] }],
  ["jackpot", stands(things.slots)],
  ["stash", stands(things.coins)],
  ["treasury", stands(things.coins)],
  ["hoard", stands(things.coins)],
  ["gold", stands(things.coins)],
  ["recycling", stands(things.arrows, { wall: [walls.pipes] })],
  ["crushinator", stands(things.press, { at: 0 })],
  ["crusher", stands(things.press, { at: 0 })],
  ["press", stands(things.press, { at: 0 })],
  ["centipede", stands(beings.centipede)],
  ["worm", stands(beings.centipede)],
  ["tunnel", { wall: [walls.tunnel] }],
  ["construction", { wall: [walls.scaffold] }],
  ["zone", stands(things.sign)],
  ["dragon", stands(beings.dragon)],
  ["hatchery", stands(things.eggs)],
  ["nest", stands(things.eggs)],
  ["hatchling", stands(beings.hatchling)],
  ["mimic", stands(beings.mimic)],
  ["vault", { wall: [walls.vault] }],
  ["chest", stands(things.chest)],
  ["monstrous", { wall: [walls.starry] }],
  ["monument", stands(things.statue)],
  ["statue", stands(things.statue)],
  ["idol", stands(things.statue)],
  ["torture", stands(things.maiden)],
  ["chamber", stands(things.chains, { at: 1 })],
  ["zombie", stands(beings.zombie)],
  ["prison", { front: [walls.bars] }],
  ["jail", { front: [walls.bars] }],
  ["dungeon", { front: [walls.bars] }],
  ["skeleton", stands(beings.skeleton)],
  ["skull", stands(things.skull)],
  ["bone", stands(things.bones)],
  ["spider", stands(beings.spider)],
  ["web", stands(things.web, { at: 2 })],
  ["snake", stands(beings.snake)],
  ["serpent", stands(beings.snake)],
  ["slime", stands(beings.slime)],
  ["ooze", stands(beings.slime)],
  ["jelly", stands(beings.slime)],
  ["rat", stands(beings.rat)],
  ["demon", stands(beings.demon)],
  ["devil", stands(beings.demon)],
  ["imp", stands(beings.demon)],
  ["kraken", stands(beings.tentacles, { floor: [walls.water] })],
  ["squid", stands(beings.tentacles, { floor: [walls.water] })],
  ["tentacle", stands(beings.tentacles)],
  ["plant", stands(beings.plant, { wall: [walls.vines] })],
  ["garden", { wall: [walls.vines], stands: things.tree }],
  ["tree", stands(things.tree)],
  ["forest", { wall: [walls.vines], stands: things.tree }],
  ["harpy", stands(beings.bird, { at: 4 })],
  ["griffin", stands(beings.bird, { at: 4 })],
  ["flame", stands(things.flame)],
  ["fire", stands(things.flame)],
  ["lava", { floor: [walls.lava] }],
  ["magma", { floor: [walls.lava] }],
  ["ice", stands(things.crystal, { wall: [walls.icicles] })],
  ["frost", stands(things.crystal, { wall: [walls.icicles] })],
  ["crystal", stands(things.crystal)],
  ["spike", stands(things.spikes)],
  ["saw", stands(things.saw)],
  ["blade", stands(things.saw)],
  ["bomb", stands(things.bomb)],
  ["cannon", stands(things.cannon)],
  ["mushroom", stands(things.mushroom)],
  ["fungus", stands(things.mushroom)],
  ["forge", stands(things.anvil, { floor: [walls.lava] })],
  ["smithy", stands(things.anvil)],
  ["throne", stands(things.throne)],
  ["clock", stands(things.clock)],
  ["mirror", stands(things.mirror)],
  ["portal", stands(things.portal)],
  ["gate", stands(things.door)],
  ["door", stands(things.door)],
  ["wheel", stands(things.wheel)],
  ["well", stands(things.well)],
  ["swamp", { floor: [walls.water], wall: [walls.vines] }],
  ["moat", { floor: [walls.water] }],
  ["candle", stands(things.candle)],
  ["urn", stands(things.urn)],
]);

const SPARE_BEINGS = [beings.monster, beings.slime, beings.spider, beings.demon, beings.skeleton, beings.rat, beings.wolf];
const SPARE_TRAPS = [things.spikes, things.saw, things.bomb, things.flame, things.cannon, things.wheel, things.urn];

/** The motifs of a room; a room whose name says nothing gets one by chance. */
function motifs(card: Drawable, chance: Chance): Motif[] {
  const found: Motif[] = [];
  for (const word of words(card.id)) {
    const motif = lookUp(VOCABULARY, word);
    if (motif && !found.includes(motif)) found.push(motif);
  }
  if (!found.some((motif) => motif.stands ?? motif.floor ?? motif.front)) {
    const spare = text(card, "subtype") === "monster" ? SPARE_BEINGS : SPARE_TRAPS;
    found.push({ stands: chance.pick(spare) });
  }
  return found;
}

export function hasMotif(id: string): boolean {
  return words(id).some((word) => lookUp(VOCABULARY, word) !== undefined);
}

export function paintRoom(card: Drawable): Grid {
  const chance = new Chance(card.id);
  const g = new Grid(WIDE, TALL, "K");
  const trap = text(card, "subtype") === "trap";
  paintWall(g, card, chance, trap);
  const shown = motifs(card, chance);
  for (const motif of shown) for (const wall of motif.wall ?? []) wall(g, chance);
  paintFloor(g, chance, trap);
  for (const motif of shown) for (const floor of motif.floor ?? []) floor(g, chance);
  if (!trap) paintTorches(g, shown);
  const standing = shown.filter((motif) => motif.stands);
  const painted = standing.map((motif) => (motif.stands as beings.Painter)());
  const width = painted.reduce((sum, one) => sum + one.w, 0);
  let x = Math.round((WIDE - width) / (painted.length + 1));
  painted.forEach((sprite, at) => {
    const top = standing[at]?.at ?? FLOOR + 3 - sprite.h;
    if (standing[at]?.at === undefined) shadow(g, x + sprite.w / 2, FLOOR + 2, sprite.w / 2 - 1);
    g.stamp(sprite, x, top);
    x += sprite.w + Math.round((WIDE - width) / (painted.length + 1));
  });
  for (const motif of shown) for (const front of motif.front ?? []) front(g, chance);
  paintDamage(g, number(card, "damage"));
  paintCeiling(g, text(card, "tier") === "advanced");
  return g;
}

function paintWall(g: Grid, card: Drawable, chance: Chance, trap: boolean): void {
  const classes = treasure(card).map(([name]) => GLOWS[name] ?? "s");
  const glow = classes.length ? classes : ["s"];
  for (let y = 0; y < FLOOR; y++) {
    for (let x = 0; x < WIDE; x++) {
      const tint = glow[Math.min(glow.length - 1, Math.floor((x * glow.length) / WIDE))] ?? "s";
      const away = Math.hypot((x - 24) / 26, (y - 14) / 15);
      // Dithered towards the corners, the way old machines mixed colours they did not have.
      if (away < 0.72 || (away < 1.05 && (x + y) % 2 === 0)) g.dot(x, y, tint);
    }
  }
  if (trap) {
    for (let x = 0; x < WIDE; x += 12) g.rect(x, 2, 1, FLOOR - 2, "k").dots("S", [x + 2, 5], [x + 9, 5], [x + 2, 21], [x + 9, 21]);
    return;
  }
  for (let y = 4, row = 0; y < FLOOR; y += 5, row++) {
    for (let x = row % 2 ? -5 : 0; x < WIDE; x += 10) {
      if (chance.below(3)) g.line(x, y, x + 8, y, "k").line(x + 9, y - 3, x + 9, y, "k");
    }
  }
}

function paintFloor(g: Grid, chance: Chance, trap: boolean): void {
  if (trap) {
    g.rect(0, FLOOR, WIDE, TALL - FLOOR, "S").rect(0, FLOOR, WIDE, 1, "G").rect(0, FLOOR + 1, WIDE, 1, "g");
    for (let x = 0; x < WIDE; x += 6) g.poly([[x, 31], [x + 2, 29], [x + 4, 29], [x + 2, 31]], "y");
    for (let x = 5; x < WIDE; x += 12) g.rect(x, FLOOR + 1, 1, 3, "s");
    return;
  }
  g.rect(0, FLOOR, WIDE, TALL - FLOOR, "N").rect(0, FLOOR, WIDE, 1, "t");
  for (let i = 0; i < 14; i++) g.rect(chance.below(WIDE), FLOOR + 1 + chance.below(6), 2 + chance.below(3), 1, chance.pick(["n", "t", "n"]));
}

function paintTorches(g: Grid, shown: Motif[]): void {
  if (shown.some((motif) => motif.wall?.includes(walls.curtains) || motif.wall?.includes(walls.chandelier))) return;
  for (const x of [3, 43]) g.rect(x, 10, 2, 4, "n").rect(x, 9, 2, 1, "N").rect(x, 7, 2, 2, "o").dot(x, 6, "y").dot(x + 1, 7, "Y");
}

function shadow(g: Grid, cx: number, y: number, half: number): void {
  g.rect(Math.round(cx - half), y, Math.round(half * 2), 1, "k");
}

/** A skull on the floor for each point of printed damage. */
function paintDamage(g: Grid, damage: number): void {
  for (let i = 0; i < Math.min(damage, 6); i++) {
    g.sprite(2 + i * 6, 27, [".www.", "wkwkw", ".www.", ".k.k."]);
  }
}

function paintCeiling(g: Grid, advanced: boolean): void {
  if (!advanced) {
    g.rect(0, 0, WIDE, 2, "k").rect(0, 1, WIDE, 1, "s");
    return;
  }
  g.rect(0, 0, WIDE, 2, "y").rect(0, 1, WIDE, 1, "a").rect(0, 0, 2, TALL, "y").rect(1, 1, 1, TALL, "a").rect(46, 0, 2, TALL, "y").rect(47, 1, 1, TALL, "a");
  for (const x of [11, 23, 35]) g.rect(x, 0, 3, 2, "R").dot(x, 0, "M");
  g.rect(0, 0, 3, 3, "Y").rect(45, 0, 3, 3, "Y");
}
