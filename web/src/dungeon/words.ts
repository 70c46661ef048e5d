/** Phrases made of several messages, mostly what a screen reader says about things. */

import { say } from "../lib/texts.svelte";
import type { TableModel } from "./model.svelte";
import { type HeroClass, type RoomView, UNKNOWN, way } from "./view";

export const CLASS_NAMES: Record<HeroClass | "none", string> = {
  cleric: "class-cleric",
  fighter: "class-fighter",
  mage: "class-mage",
  thief: "class-thief",
  explorer: "class-explorer",
  none: "class-none",
};

export const CLASS_SIGNS: Record<HeroClass, string> = {
  cleric: "class-cleric.sign",
  fighter: "class-fighter.sign",
  mage: "class-mage.sign",
  thief: "class-thief.sign",
  explorer: "class-explorer.sign",
};

/** What heroes go by that don't go by treasure. */
export const LURES = {
  "most-souls": "web-dungeon-lure-most-souls",
  "most-wounds": "web-dungeon-lure-most-wounds",
  "most-points": "web-dungeon-lure-most-points",
  "most-hand": "web-dungeon-lure-most-hand",
  "most-coins": "web-dungeon-lure-most-coins",
  "fewest-souls": "web-dungeon-lure-fewest-souls",
  "fewest-wounds": "web-dungeon-lure-fewest-wounds",
  "fewest-points": "web-dungeon-lure-fewest-points",
  "fewest-hand": "web-dungeon-lure-fewest-hand",
  "fewest-coins": "web-dungeon-lure-fewest-coins",
} as const;

export function classText(classes: HeroClass[]): string {
  return classes.length ? classes.map((kind) => say(CLASS_NAMES[kind])).join(" + ") : say(CLASS_NAMES.none);
}

export function treasureText(treasure: [HeroClass, number][]): string {
  const list = treasure.filter(([, count]) => count > 0).map(([kind, count]) => `${say(CLASS_NAMES[kind])} ${count}`);
  return list.length ? say("web-dungeon-treasure", { list: list.join(", ") }) : say("web-dungeon-no-treasure");
}

export function roomLabel(model: TableModel, seat: number, position: number, room: RoomView, stack: string[]): string {
  const facts: string[] = [];
  if (room.card === UNKNOWN) facts.push(say("web-dungeon-face-down-room"));
  else {
    facts.push(model.name(room.card));
    if (room.face_down) facts.push(say("web-dungeon-face-down"));
    const { now, then } = model.outlook.damage(seat, position);
    if (!room.face_down) facts.push(say("web-dungeon-damage", { count: now }));
    if (then !== null) facts.push(say("web-dungeon-then", { number: String(then) }));
    facts.push(treasureText(model.treasure(room.card)));
    if (!room.active && !room.face_down) facts.push(say("web-dungeon-inactive"));
    if (room.used?.length) facts.push(say("web-dungeon-used"));
  }
  const below = stack.slice(0, -1).map((card) => model.name(card));
  if (below.length) facts.push(say("web-dungeon-built-over", { rooms: below.reverse().join(", ") }));
  return say("web-dungeon-room", {
    number: position,
    count: model.view.seats[seat]?.details.length ?? 0,
    facts: facts.join(", "),
  });
}

export function heroFacts(model: TableModel, hero: string, health: number): string {
  const facts = [model.name(hero), classText(model.heroClasses(hero)), say("web-dungeon-health", { count: health })];
  if (model.card(hero)?.numbers["tier"] === "epic") facts.push(say("web-dungeon-epic"));
  return facts.join(", ");
}

/** What a hero counts for, dead or through: an Epic Hero is worth two. */
export function worth(model: TableModel, hero: string): number {
  return model.card(hero)?.numbers["tier"] === "epic" ? 2 : 1;
}

/** The walk ahead of a hero at an entrance: where it dies, or what it costs. */
export function wayText(model: TableModel, seat: number, waiting: number): string {
  const place = model.view.seats[seat];
  const hero = place?.entrance[waiting];
  const forecast = model.outlook.forecast(seat, waiting);
  if (!place || !hero || !forecast) return "";
  const { diesAt } = way(forecast, place.details.length);
  if (diesAt === null) return say("web-dungeon-survives", { wounds: say("amount-wounds", { count: worth(model, hero) }) });
  const card = place.details[diesAt - 1]?.card ?? UNKNOWN;
  return say("web-dungeon-dies", {
    room: card === UNKNOWN ? say("web-dungeon-face-down-room") : model.name(card),
    souls: say("amount-souls", { count: worth(model, hero) }),
  });
}

/** Where a hero in town would go, in words. */
export function lureText(model: TableModel, seat: number | null, lead: number, lure: keyof typeof LURES | null): string {
  if (seat === null) return say("web-dungeon-stays");
  const own = seat === model.seat;
  if (lure) {
    const values = { lure: say(LURES[lure]) };
    return own ? say("web-dungeon-lured-by.you", values) : say("web-dungeon-lured-by", { who: model.who(seat), ...values });
  }
  return own ? say("web-dungeon-lured-to.you", { lead }) : say("web-dungeon-lured-to", { who: model.who(seat), lead });
}
