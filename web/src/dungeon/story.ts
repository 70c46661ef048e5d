/** What is shown moving: cues made from the new lines of the log.
 *
 * The table itself always shows the state it was sent; cues are played on top of it, one after another, and can be
 * dropped at any time without losing anything. So they never hold up input.
 */

import type { LogLine } from "../lib/protocol";
import type { DungeonView } from "./view";

export type Cue =
  | { kind: "walk"; seat: number; hero: string; position: number | null }
  | { kind: "hit"; seat: number; hero: string; position: number | null; amount: number }
  | { kind: "death"; seat: number; hero: string; position: number | null; amount: number }
  | { kind: "wound"; seat: number; hero: string; amount: number }
  | { kind: "lure"; seat: number; hero: string }
  | { kind: "arrive"; hero: string }
  | { kind: "spell"; seat: number; card: string; outcome: "announced" | "resolved" | "negated" | "fizzled" }
  | { kind: "use"; seat: number; card: string; position: number | null }
  | { kind: "build"; seat: number; card: string; position: number | null }
  | { kind: "destroy"; seat: number; card: string; position: number | null }
  | { kind: "off"; seat: number; card: string; position: number | null }
  | { kind: "level"; seat: number; card: string };

/** Milliseconds of a cue at normal speed. */
export const LENGTH: Record<Cue["kind"], number> = {
  walk: 420,
  hit: 420,
  death: 900,
  wound: 900,
  lure: 450,
  arrive: 250,
  spell: 900,
  use: 600,
  build: 350,
  destroy: 600,
  off: 500,
  level: 900,
};

/** Where a card lies in a seat's dungeon, counted from the boss; the search starts at the hint. */
function positionOf(view: DungeonView, seat: number, card: string | null, inside: number | null): number | null {
  const rooms = view.seats[seat]?.details ?? [];
  if (card === null) return null;
  // Walking inwards: the nearest room with that name on the way to the boss, so that two copies aren't confused.
  const from = inside === null ? rooms.length : inside;
  for (let position = Math.min(from, rooms.length); position >= 1; position--) {
    if (rooms[position - 1]?.card === card) return position;
  }
  const anywhere = rooms.findIndex((room) => room.card === card);
  return anywhere < 0 ? null : anywhere + 1;
}

/** The cues for new log lines, in order. `before` is the table last seen, which still has rooms that are gone. */
export function cues(lines: LogLine[], view: DungeonView, before: DungeonView | null): Cue[] {
  const found: Cue[] = [];
  let walker: { hero: string; seat: number; position: number | null } | null = before?.hero
    ? { hero: before.hero.id, seat: before.hero.seat, position: before.hero.position }
    : null;

  const place = (seat: number, card: string | null, inside: number | null = null): number | null =>
    (before ? positionOf(before, seat, card, inside) : null) ?? positionOf(view, seat, card, inside);

  for (const line of lines) {
    const { seat, card, other, amount } = line;
    switch (line.kind) {
      case "entered": {
        if (seat === null || !card) break;
        const last = walker?.hero === card && walker.seat === seat ? walker.position : null;
        const position = place(seat, other ?? null, last === null ? null : last - 1);
        walker = { hero: card, seat, position };
        found.push({ kind: "walk", seat, hero: card, position });
        break;
      }
      case "damaged": {
        const at = walker?.hero === card ? walker : null;
        const where = seat ?? at?.seat;
        if (where === undefined || where === null || !card) break;
        found.push({ kind: "hit", seat: where, hero: card, position: at?.position ?? null, amount });
        break;
      }
      case "died":
        if (seat === null || !card) break;
        found.push({
          kind: "death",
          seat,
          hero: card,
          position: walker?.hero === card ? walker.position : null,
          amount,
        });
        walker = null;
        break;
      case "wounded":
        if (seat === null || !card) break;
        found.push({ kind: "wound", seat, hero: card, amount });
        walker = null;
        break;
      case "lured":
        if (seat !== null && card) found.push({ kind: "lure", seat, hero: card });
        break;
      case "hero-to-town":
        if (card) found.push({ kind: "arrive", hero: card });
        break;
      case "hero-moved":
        if (walker?.hero === card) walker = { ...walker, position: null };
        break;
      case "announced":
      case "resolved":
      case "negated":
      case "fizzled":
        if (seat !== null && card) found.push({ kind: "spell", seat, card, outcome: line.kind });
        break;
      case "activated":
      case "triggered":
        if (seat !== null && card) found.push({ kind: "use", seat, card, position: place(seat, card) });
        break;
      case "built":
        if (seat !== null && card) found.push({ kind: "build", seat, card, position: positionOf(view, seat, card, null) });
        break;
      case "destroyed":
        if (seat !== null && card) found.push({ kind: "destroy", seat, card, position: place(seat, card) });
        break;
      case "deactivated":
        if (seat !== null && card) found.push({ kind: "off", seat, card, position: place(seat, card) });
        break;
      case "level-up":
        if (seat !== null && card) found.push({ kind: "level", seat, card });
        break;
    }
  }
  return found;
}

/** How long a cue lasts with this many waiting: a long queue plays faster, so the table is never far behind. */
export function lengthOf(cue: Cue, waiting: number, speed: number): number {
  const hurry = waiting > 24 ? 4 : waiting > 12 ? 2 : 1;
  return LENGTH[cue.kind] / speed / hurry;
}
