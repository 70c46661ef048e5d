/** The view of a base-game table (`State.view`), and what is computed from it.
 *
 * Dungeons are listed from the boss outwards: index 0 is position 1, next to the boss. The page draws them the other
 * way round, because heroes walk from the entrance on the left to the boss on the right.
 */

import type { DungeonSeat, DungeonView, RoomDetails, State, Walk, WalkingHero } from "../lib/protocol";

export type { DungeonView } from "../lib/protocol";

export const CLASSES = ["cleric", "fighter", "mage", "thief", "explorer"] as const;
export type HeroClass = (typeof CLASSES)[number];

/** In place of a card's id: there is a card, but the viewer may not know which. */
export const UNKNOWN = "?";

export type RoomView = RoomDetails;
export type SeatView = DungeonSeat;
export type Walker = WalkingHero;
export type Forecast = Walk;

/** A state's view, for this game. */
export function dungeonView(view: State["view"]): DungeonView {
  if (view.game !== "boss-monster") throw new Error(`a table of ${view.game} is not drawn here`);
  return view;
}

/** The phases of a round, in the order they come. */
export const PHASES = ["start", "build", "reveal", "bait", "adventure", "end"] as const;

/** How many rooms a dungeon can have (BM-DUN-02 in every edition). */
export const MOST_ROOMS = 5;
export const SOULS_TO_WIN = 10;
export const WOUNDS_TO_LOSE = 5;

/** Health left after each room of a forecast, and the position where the hero dies (nothing: it survives). */
export interface Way {
  /** By position from the boss: damage dealt there and health left, for the rooms the hero reaches. */
  stops: Map<number, { damage: number; left: number }>;
  diesAt: number | null;
}

export function way(forecast: Forecast, rooms: number): Way {
  const stops = new Map<number, { damage: number; left: number }>();
  let left = forecast.health;
  let diesAt: number | null = null;
  forecast.steps.forEach((damage, step) => {
    left = Math.max(0, left - damage);
    const position = rooms - step;
    stops.set(position, { damage, left });
    if (forecast.dies && step === forecast.steps.length - 1) diesAt = position;
  });
  return { stops, diesAt };
}

/** The seats in the order they are shown: the viewer's own first, then around the table. */
export function seatsFrom(viewer: number | null, count: number): number[] {
  const first = viewer ?? 0;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** What the pull of a hero that doesn't go by treasure counts from (`DungeonView.pulls`). */
const FAR = 1000;

/** What such a hero compares, from how strongly it is pulled. */
export function compared(pull: number, lure: string): number {
  return lure.startsWith("fewest") ? FAR - pull : pull - FAR;
}

/** How far the seat that lures a hero is ahead of the next best; 0 if the hero stays. */
export function lead(pulls: number[], lure: number | null): number {
  if (lure === null || pulls[lure] === undefined) return 0;
  const others = pulls.filter((_, seat) => seat !== lure);
  return pulls[lure] - Math.max(0, ...others);
}
