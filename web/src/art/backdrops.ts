/** What is behind the figures on cards. */

import type { Chance } from "./chance";
import { number, treasure, text, type Drawable } from "./drawable";
import type { Grid } from "./grid";
import { GLOWS } from "./palette";

/** A dithered glow around the middle. */
export function glow(g: Grid, tint: string, middle: number, reach = 1): void {
  for (let y = 0; y < g.h; y++) {
    for (let x = 0; x < g.w; x++) {
      const away = Math.hypot((x - g.w / 2) / (g.w / 2), (y - middle) / (g.h / 2)) / reach;
      if (away < 0.68 || (away < 1 && (x + y) % 2 === 0)) g.dot(x, y, tint);
    }
  }
}

/** A throne room, tinted by the boss's treasure, with a jewel in the pillars for every 100 points of experience. */
export function bossBackdrop(g: Grid, card: Drawable, chance: Chance): void {
  glow(g, GLOWS[treasure(card)[0]?.[0] ?? ""] ?? "s", 20, 1.1);
  for (const x of [2, 40]) g.rect(x, 0, 6, 48, "s").rect(x, 0, 1, 48, "S").rect(x + 5, 0, 1, 48, "k").rect(x - 1, 3, 8, 2, "S");
  for (let i = 0; i < 14; i++) g.dot(8 + chance.below(32), chance.below(20), chance.pick(["s", "S"]));
  for (let i = 0; i < Math.min(12, Math.floor(number(card, "xp") / 100)); i++) {
    g.rect(i % 2 ? 42 : 4, 8 + Math.floor(i / 2) * 6, 2, 3, "y").dot(i % 2 ? 42 : 4, 8 + Math.floor(i / 2) * 6, "w");
  }
  g.rect(0, 44, 48, 4, "s").rect(0, 44, 48, 1, "S");
}

const FACTION_GLOWS: Record<string, string> = {
  trolls: "f",
  dragons: "r",
  insects: "n",
  undead: "p",
  "ocean-beasts": "b",
  demons: "r",
};

/** Guards stand before the castle's wall; monsters before the dark they come from. */
export function castleBackdrop(g: Grid, card: Drawable, chance: Chance): void {
  if (card.kind === "guard") {
    g.rect(0, 0, 32, 32, "c").rect(0, 0, 32, 6, "B");
    for (let i = 0; i < 5; i++) g.rect(chance.below(26), 2 + chance.below(8), 5, 1, "C");
    g.rect(0, 14, 32, 18, "S");
    for (let x = 0; x < 32; x += 8) g.rect(x, 10, 5, 4, "S").rect(x, 10, 5, 1, "g");
    for (let y = 16, row = 0; y < 28; y += 4, row++) for (let x = row % 2 ? 2 : -3; x < 32; x += 8) g.rect(x, y, 7, 1, "s").rect(x + 7, y - 3, 1, 4, "s");
    const carpet = ["F", "B", "r"][number(card, "stars", 1) - 1] ?? "r";
    g.rect(0, 28, 32, 4, carpet).rect(0, 28, 32, 1, "y");
    return;
  }
  glow(g, FACTION_GLOWS[text(card, "faction")] ?? "s", 16, 1.1);
  g.rect(0, 28, 32, 4, "n").rect(0, 28, 32, 1, "N");
  for (let i = 0; i < 6; i++) g.rect(chance.below(30), 29 + chance.below(3), 2, 1, "N");
}
