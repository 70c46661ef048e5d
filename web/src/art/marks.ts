/** The words of what icons stand for. Ids are spelled out whole: a test compares them with the catalogues. */

import type { IconName } from "./icons";

export const CLASS_NAMES: Record<string, string> = {
  cleric: "class-cleric",
  fighter: "class-fighter",
  mage: "class-mage",
  thief: "class-thief",
  explorer: "class-explorer",
  none: "class-none",
};

/** The letter next to a treasure's shape and colour; heroes without a class have none. */
export const CLASS_SIGNS: Record<string, string> = {
  cleric: "class-cleric.sign",
  fighter: "class-fighter.sign",
  mage: "class-mage.sign",
  thief: "class-thief.sign",
  explorer: "class-explorer.sign",
};

export const KIND_NAMES: Record<string, string> = {
  boss: "web-gallery-kind-boss",
  room: "web-gallery-kind-room",
  spell: "web-gallery-kind-spell",
  hero: "web-gallery-kind-hero",
  item: "web-gallery-kind-item",
  miniboss: "web-gallery-kind-miniboss",
  location: "web-gallery-kind-location",
  monster: "web-gallery-kind-monster",
  guard: "web-gallery-kind-guard",
  tile: "web-gallery-kind-tile",
  faction: "web-gallery-kind-faction",
};

/** Kinds in the order of the gallery. */
export const KINDS = [
  "boss",
  "room",
  "spell",
  "hero",
  "item",
  "miniboss",
  "location",
  "faction",
  "monster",
  "guard",
  "tile",
] as const;

/** Numbers of a card that have an icon: the field, the icon, the words. */
export const NUMBERS: readonly (readonly [field: string, icon: IconName, words: string])[] = [
  ["xp", "xp", "web-gallery-xp"],
  ["damage", "damage", "web-gallery-damage"],
  ["health", "health", "web-gallery-health"],
  ["stars", "star", "web-gallery-stars"],
  ["strength", "strength", "web-gallery-strength"],
  ["loot", "coin", "web-gallery-loot"],
  ["healing", "heal", "web-gallery-healing"],
];

/** The short mark of cards whose facts are not confirmed. */
export const CONFIDENCE_MARKS: Record<string, string> = {
  inferred: "web-gallery-inferred",
  likely: "web-gallery-likely",
  own: "web-gallery-own",
};
