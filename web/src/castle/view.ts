/** The castle as the server sends it, and the few things computed from it. */

import type { CardInfo, CastlePreview, CastleView, OptionInfo } from "../lib/protocol";

export type { CastlePreview, CastleView } from "../lib/protocol";
export type GuardView = CastleView["guards"][number];
export type SeatView = CastleView["seats"][number];

/** In place of a card that the viewer may not know. */
export const UNKNOWN = "?";
export const GAME = "castle-raid";

export function castleView(view: unknown): CastleView {
  const castle = view as CastleView;
  if (castle.game !== GAME) throw new Error("this is not a castle raid");
  return castle;
}

/** The preview of an option, if it has one. */
export function previewOf(option: OptionInfo | null): CastlePreview | null {
  return (option?.preview as CastlePreview | null | undefined) ?? null;
}

/** How strong a monster is: as printed, or by its id until the cards are loaded. */
export function strengthOf(cards: ReadonlyMap<string, CardInfo>, monster: string): number {
  const printed = cards.get(monster)?.numbers["strength"];
  if (typeof printed === "number") return printed;
  const found = /-(\d+)$/.exec(monster);
  return found ? Number(found[1]) : 0;
}

export function span([low, high]: readonly [number, number]): string {
  return low === high ? `${low}` : `${low}–${high}`;
}

/** A range of the back after a king's order: both ends move, none falls below zero. */
export function changed([low, high]: readonly [number, number], change: number): [number, number] {
  return [Math.max(0, low + change), Math.max(0, high + change)];
}
