/**
 * Heroes: class says what they wear and carry, words of their names what is special about them, the id their colours.
 * Epic heroes have an aura behind them.
 */

import { glow } from "../backdrops";
import { Chance } from "../chance";
import { heroClasses, lookUp, text, words, type Drawable } from "../drawable";
import { Grid } from "../grid";
import { CLASS_RAMPS, RAMPS, type Ramp } from "../palette";
import * as gear from "./gear";
import * as parts from "./parts";

interface Extras {
  body?: parts.Part;
  head?: parts.Part;
  hair?: parts.Part;
  hat?: parts.Part | null;
  beard?: parts.Part;
  right?: parts.Part;
  left?: parts.Part | null;
  behind?: parts.Part;
  about?: parts.Part;
  look?: Partial<parts.Figure>;
}

/** What names tell. Proper names stand for what their bearers are known as. */
const VOCABULARY = new Map<string, Extras>([
  ["nick", { look: { cloth: RAMPS.brown } }],
  ["masher", { right: gear.hammer, beard: parts.beard, hat: null, hair: parts.bald }],
  ["druidess", { hat: parts.leaves, hair: parts.long, right: gear.staff, look: { cloth: RAMPS.green, trim: RAMPS.lime } }],
  ["acacia", { hair: parts.long, hat: parts.circlet, about: gear.stars, look: { hair: RAMPS.gold, cloth: RAMPS.bone } }],
  ["young", { hair: parts.spiky, hat: null, look: { hair: RAMPS.orange, cloth: RAMPS.sky } }],
  ["delatorious", { behind: gear.wings, about: gear.halo, hat: null, hair: parts.short, look: { cloth: RAMPS.bone, hair: RAMPS.gold } }],
  ["angel", { behind: gear.wings, about: gear.halo, hat: null }],
  ["romero", { hair: parts.tonsure, hat: null, beard: parts.moustache, look: { cloth: RAMPS.indigo, hair: RAMPS.night } }],
  ["pantless", { body: parts.pantless, hat: parts.helm }],
  ["jarek", { left: gear.lionShield, hat: null, hair: parts.short, look: { hair: RAMPS.brown } }],
  ["lion", { left: gear.lionShield }],
  ["fire", { head: parts.blazing, hat: null, right: gear.greatsword }],
  ["breath", { left: gear.roundShield }],
  ["samurai", { hat: parts.kabuto, right: gear.katana, left: null, look: { metal: RAMPS.red, trim: RAMPS.red } }],
  ["johnny", { right: gear.lantern, hat: parts.hood, look: { cloth: RAMPS.night, trim: RAMPS.gold } }],
  ["watch", { left: gear.roundShield }],
  ["crystol", { look: { cloth: RAMPS.sky, hair: RAMPS.gold } }],
  ["tieg", { hat: null, hair: parts.spiky, look: { hair: RAMPS.green, cloth: RAMPS.blue } }],
  ["bubble", { left: gear.bubble }],
  ["neverwrong", { hat: parts.pointedHat, beard: parts.longBeard, about: parts.glasses, look: { hair: RAMPS.bone } }],
  ["mitchell", { hair: parts.wig, hat: null, right: gear.gavel, look: { cloth: RAMPS.night, trim: RAMPS.red } }],
  ["judge", { hair: parts.wig, hat: null, right: gear.gavel }],
  ["ninefingers", { hat: parts.hood, left: gear.tome, look: { cloth: RAMPS.teal, trim: RAMPS.gold } }],
  ["dartteon", { head: parts.elf, hair: parts.long, hat: null, right: gear.fireball, look: { cloth: RAMPS.red, hair: RAMPS.gold, trim: RAMPS.orange } }],
  ["pyromancer", { right: gear.fireball }],
  ["koey", { left: gear.dragonlet, hair: parts.topknot, hat: null, look: { cloth: RAMPS.orange, hair: RAMPS.night } }],
  ["dragon", { left: gear.dragonlet }],
  ["joman", { left: gear.purse }],
  ["cutpurse", { left: gear.purse }],
  ["lance", { hat: parts.fedora, right: gear.whip, look: { cloth: RAMPS.tan, trim: RAMPS.brown } }],
  ["rogue", { hat: parts.hood, hair: parts.long, look: { hair: RAMPS.red, cloth: RAMPS.purple } }],
  ["kins", { hat: parts.morion, right: gear.rapier, hair: parts.short, beard: parts.moustache, look: { skin: RAMPS.skin, cloth: RAMPS.red, hair: RAMPS.night } }],
  ["conquistador", { hat: parts.morion, right: gear.rapier }],
  ["digby", { hat: parts.deerstalker, right: gear.lens, beard: parts.moustache, look: { skin: RAMPS.skin, cloth: RAMPS.indigo, trim: RAMPS.gold, hair: RAMPS.brown } }],
  ["detective", { hat: parts.deerstalker, right: gear.lens }],
  ["jerome", { head: parts.monkey, hair: parts.bald, hat: null, right: gear.fists, look: { cloth: RAMPS.bone, trim: RAMPS.night } }],
  ["fool", { body: parts.motley, hat: parts.jester, right: gear.purse, left: null }],
  ["katelyn", { behind: gear.wings, about: gear.halo, hair: parts.long, hat: null, look: { hair: RAMPS.brown, cloth: RAMPS.pink } }],
  ["kerberos", { head: parts.dog, hair: parts.bald, hat: parts.mitre }],
  ["dirtbeard", { beard: parts.longBeard, look: { hair: RAMPS.brown } }],
  ["lord", { behind: gear.cape, hat: parts.mitre, beard: parts.moustache, look: { hair: RAMPS.bone, trim: RAMPS.gold, cloth: RAMPS.purple } }],
  ["jejune", { hat: parts.coif, hair: parts.long, look: { cloth: RAMPS.ice, hair: RAMPS.gold } }],
  ["frankov", { right: gear.banner, hat: parts.fullHelm, behind: gear.cape, look: { trim: RAMPS.blue } }],
  ["nate", { hat: null, hair: parts.short, look: { hair: RAMPS.sky } }],
  ["squidslayer", { left: gear.tentacle, right: gear.spear }],
  ["antonius", { left: gear.runeShield, hat: parts.fullHelm, look: { trim: RAMPS.sky } }],
  ["rune", { left: gear.runeShield }],
  ["aweless", { hat: parts.hornedHelm, right: gear.axe, beard: parts.beard, look: { hair: RAMPS.red } }],
  ["tempros", { right: gear.hourglass, behind: gear.cape, hat: parts.hood, look: { cloth: RAMPS.night, trim: RAMPS.sky } }],
  ["time", { right: gear.hourglass }],
  ["chia", { hair: parts.topknot, beard: parts.longBeard, hat: null, about: gear.sparks, look: { hair: RAMPS.night, cloth: RAMPS.gold, trim: RAMPS.red } }],
  ["warlock", { about: gear.sparks }],
  ["terric", { head: parts.elf, hair: parts.long, beard: parts.beard, look: { hair: RAMPS.bone, cloth: RAMPS.blue, trim: RAMPS.gold } }],
  ["warhelm", { hat: parts.hornedHelm }],
  ["wayward", { body: parts.poncho, hat: parts.wideHat, look: { cloth: RAMPS.brown, trim: RAMPS.teal } }],
  ["drifter", { body: parts.poncho, hat: parts.wideHat }],
  ["hya", { head: parts.mask, hat: null, hair: parts.bald, about: gear.shuriken, right: gear.katana, look: { cloth: RAMPS.night, trim: RAMPS.red } }],
  ["shinobi", { head: parts.mask, about: gear.shuriken }],
  ["ninja", { head: parts.mask, about: gear.shuriken }],
  ["blackbeard", { hat: parts.pirateHat, beard: parts.longBeard, right: gear.cutlass, look: { hair: RAMPS.night, cloth: RAMPS.red, trim: RAMPS.gold } }],
  ["pirate", { hat: parts.pirateHat, right: gear.cutlass }],
  ["cecil", { right: gear.tools, hat: parts.headband, hair: parts.braids, look: { cloth: RAMPS.teal, hair: RAMPS.brown } }],
  ["basketweaver", { right: gear.basket, hat: parts.fedora, hair: parts.braids, look: { hair: RAMPS.orange, cloth: RAMPS.green } }],
  ["archer", { behind: gear.arrowsOnBack }],
  ["knight", { hat: parts.fullHelm, right: gear.greatsword }],
  ["king", { hat: parts.crown, behind: gear.cape }],
  ["queen", { hat: parts.crown, hair: parts.long }],
  ["dwarf", { beard: parts.longBeard, right: gear.axe }],
  ["elf", { head: parts.elf }],
]);

interface Dress {
  body: parts.Part;
  hats: (parts.Part | null)[];
  rights: parts.Part[];
  lefts: (parts.Part | null)[];
}

const CLASSES: Record<string, Dress> = {
  cleric: { body: parts.robe, hats: [parts.mitre, parts.coif, null], rights: [gear.mace], lefts: [null, gear.tome] },
  fighter: { body: parts.armour, hats: [parts.helm, parts.fullHelm, null], rights: [gear.sword, gear.greatsword, gear.axe], lefts: [gear.shield, gear.roundShield] },
  mage: { body: parts.robe, hats: [parts.pointedHat], rights: [gear.staff], lefts: [null, gear.tome] },
  thief: { body: parts.tunic, hats: [parts.hood, parts.headband], rights: [gear.dagger], lefts: [null] },
  explorer: { body: parts.tunic, hats: [parts.fedora], rights: [gear.whip], lefts: [null] },
};
const ANYBODY: Dress = { body: parts.tunic, hats: [null], rights: [gear.purse], lefts: [null] };

const SKINS: readonly Ramp[] = [RAMPS.skin, RAMPS.tan, RAMPS.skin, RAMPS.brown];
const HAIRS: readonly Ramp[] = [RAMPS.brown, RAMPS.gold, RAMPS.night, RAMPS.orange, RAMPS.bone, RAMPS.red];
const CLOTHS: Record<string, readonly Ramp[]> = {
  cleric: [RAMPS.sky, RAMPS.bone, RAMPS.blue, RAMPS.teal],
  fighter: [RAMPS.red, RAMPS.blood, RAMPS.orange, RAMPS.blue],
  mage: [RAMPS.purple, RAMPS.rose, RAMPS.indigo, RAMPS.blue],
  thief: [RAMPS.green, RAMPS.teal, RAMPS.brown, RAMPS.night],
};
const HAIRCUTS = [parts.short, parts.long, parts.spiky, parts.topknot, parts.braids, parts.tonsure];

function figure(card: Drawable, chance: Chance, extras: Extras[]): Grid {
  const className = heroClasses(card)[0] ?? "none";
  const dress = CLASSES[className] ?? ANYBODY;
  const who: parts.Figure = {
    skin: chance.pick(SKINS),
    hair: chance.pick(HAIRS),
    cloth: chance.pick(CLOTHS[className] ?? [RAMPS.tan]),
    trim: CLASS_RAMPS[className] ?? RAMPS.gold,
    metal: text(card, "tier") === "epic" ? RAMPS.gold : RAMPS.steel,
  };
  const worn: Required<Omit<Extras, "look" | "beard" | "behind" | "about">> = {
    body: dress.body,
    head: parts.face,
    hair: chance.pick(HAIRCUTS),
    hat: chance.pick(dress.hats),
    right: chance.pick(dress.rights),
    left: chance.pick(dress.lefts),
  };
  const more: Pick<Extras, "beard" | "behind" | "about"> = {};
  // With two words for the same place the later one holds.
  for (const { look, ...given } of extras) {
    Object.assign(who, look);
    for (const [place, part] of Object.entries(given)) {
      if (place === "beard" || place === "behind" || place === "about") more[place] = part as parts.Part;
      else Object.assign(worn, { [place]: part });
    }
  }
  const g = new Grid(32, 32);
  for (const part of [more.behind, worn.body, worn.head]) part?.(g, who);
  if (worn.head !== parts.blazing) worn.hair(g, who);
  for (const part of [more.beard, worn.hat, worn.left, worn.right, more.about]) part?.(g, who);
  return g.outline();
}

export function paintHero(card: Drawable): Grid {
  const said = words(card.id);
  const extras = said.map((word) => lookUp(VOCABULARY, word)).filter((found) => found !== undefined);
  const chance = new Chance(card.id);
  if (!said.includes("and") || said.includes("the")) return figure(card, chance, extras);
  // Two who go together: one behind the other, each with less to carry.
  const other = figure(card, new Chance(`other ${card.id}`), [{ left: null, hat: null, hair: parts.long }]);
  const first = figure(card, chance, [...extras, { left: null }]);
  return new Grid(32, 32).stamp(other, 6, -1, true).stamp(first, -5, 0);
}

/** Town behind ordinary heroes; a blaze behind epic ones. */
export function heroBackdrop(g: Grid, card: Drawable, chance: Chance): void {
  const ramp = CLASS_RAMPS[heroClasses(card)[0] ?? "none"] ?? RAMPS.gold;
  if (text(card, "tier") === "epic") {
    g.rect(0, 0, 32, 32, ramp[0] ?? "K");
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6 + 0.1;
      g.poly([[16, 15], [16 + Math.cos(a) * 26, 15 + Math.sin(a) * 26], [16 + Math.cos(a + 0.24) * 26, 15 + Math.sin(a + 0.24) * 26]], ramp[1] ?? "y");
    }
    g.rect(0, 29, 32, 3, "a").rect(0, 29, 32, 1, "y");
    return;
  }
  g.rect(0, 0, 32, 32, "K");
  glow(g, "b", 10, 1.1);
  for (let i = 0; i < 8; i++) g.dot(chance.below(32), chance.below(12), "w");
  for (let x = -2; x < 32; x += 9) {
    const y = 13 + chance.below(5);
    g.rect(x + 1, y + 4, 7, 16 - (y - 13), "k").poly([[x, y + 4], [x + 4, y - 1], [x + 8, y + 4]], "k").rect(x + 3, y + 7, 2, 2, "y");
  }
  g.rect(0, 29, 32, 3, "f").rect(0, 29, 32, 1, "F");
}
