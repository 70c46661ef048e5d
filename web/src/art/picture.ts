/**
 * The picture of a card: a pure function of its id, kind and printed numbers, painted once and kept.
 *
 * Rooms are scenes of 48 by 32 pixels, bosses 48 by 48, everything else 32 by 32. `sprite` is the figure alone, on
 * nothing: what walks through a dungeon or stands before a guard.
 */

import { paintBoss } from "./bosses";
import { paintBack } from "./backs";
import { paintFaction, paintGuard, paintMonster, paintTile } from "./castle";
import { Chance } from "./chance";
import type { Drawable } from "./drawable";
import { Grid } from "./grid";
import { heroBackdrop, paintHero } from "./heroes/hero";
import { type IconName, paintIcon } from "./icons";
import { dataUrl } from "./png";
import { paintRoom } from "./rooms";
import { spellBackdrop, paintSpell } from "./spells";
import { bossBackdrop, castleBackdrop } from "./backdrops";

/** The figure alone. */
export function sprite(card: Drawable): Grid {
  switch (card.kind) {
    case "room":
      return paintRoom(card);
    case "boss":
      return paintBoss(card);
    case "hero":
      return paintHero(card);
    case "spell":
      return paintSpell(card);
    case "monster":
      return paintMonster(card);
    case "guard":
      return paintGuard(card);
    case "faction":
      return paintFaction(card);
    case "tile":
      return paintTile(card);
    default:
      return paintSpell(card);
  }
}

/** The figure in its place. */
export function picture(card: Drawable): Grid {
  const figure = sprite(card);
  if (card.kind === "room" || card.kind === "tile" || card.kind === "faction") return figure;
  const g = new Grid(figure.w, figure.h, "K");
  const chance = new Chance(`behind ${card.id}`);
  if (card.kind === "boss") bossBackdrop(g, card, chance);
  else if (card.kind === "hero") heroBackdrop(g, card, chance);
  else if (card.kind === "spell") spellBackdrop(g, card, chance);
  else castleBackdrop(g, card, chance);
  return g.stamp(figure, 0, 0);
}

const kept = new Map<string, string>();

function keep(key: string, paint: () => Grid): string {
  let url = kept.get(key);
  if (url === undefined) {
    url = dataUrl(paint());
    kept.set(key, url);
  }
  return url;
}

/** Addresses (`data:`) of pictures, for images and backgrounds. */
export const address = {
  picture: (card: Drawable) => keep(`picture ${card.kind} ${card.id} ${JSON.stringify(card.numbers)}`, () => picture(card)),
  sprite: (card: Drawable) => keep(`sprite ${card.kind} ${card.id} ${JSON.stringify(card.numbers)}`, () => sprite(card)),
  back: (kind: string, stars = 0) => keep(`back ${kind} ${stars}`, () => paintBack(kind, stars)),
  icon: (name: IconName) => keep(`icon ${name}`, () => paintIcon(name)),
};

/** Width and height of a card's picture in pixels. */
export function measures(kind: string): [number, number] {
  return kind === "room" ? [48, 32] : kind === "boss" ? [48, 48] : [32, 32];
}
