/** The numbers on the table: what is foreseen now, and what an option would change.
 *
 * The server foresees both in the same form (`view.foresight` and `OptionInfo.preview`); if it foresees nothing, as
 * before the first round, the plain numbers of the view are shown.
 */

import type { DungeonPreview, OptionInfo, Walk } from "../lib/protocol";
import { CLASSES, type DungeonView, type Forecast, type HeroClass } from "./view";

export function previewOf(option: OptionInfo | null): DungeonPreview | null {
  const preview = option?.preview;
  return preview && "lures" in preview ? preview : null;
}

/** A number now, and what it would become if that is different. */
export interface Change {
  now: number;
  then: number | null;
}

const change = (now: number, then: number | null | undefined): Change => ({
  now,
  then: then === undefined || then === null || then === now ? null : then,
});

export class Outlook {
  readonly preview: DungeonPreview | null;

  constructor(
    readonly view: DungeonView,
    readonly option: OptionInfo | null,
    readonly viewer: number | null,
  ) {
    this.preview = previewOf(option);
  }

  damage(seat: number, position: number): Change {
    const foreseen = this.view.foresight.seats[seat]?.damage[position - 1];
    const now = foreseen ?? this.view.seats[seat]?.details[position - 1]?.damage ?? 0;
    return change(now, this.preview?.seats[seat]?.damage[position - 1]);
  }

  /** The card that the option would put in this position of this dungeon. */
  newRoom(seat: number, position: number): string | null {
    const room = seat === this.viewer ? this.preview?.room : null;
    return room?.position === position ? room.card : null;
  }

  treasure(seat: number, kind: HeroClass): Change {
    const foreseen = this.view.foresight.seats[seat]?.treasure[kind];
    const now = foreseen ?? this.view.seats[seat]?.treasure[kind] ?? 0;
    return change(now, this.preview?.seats[seat]?.treasure[kind]);
  }

  pull(hero: number, seat: number): Change {
    return change(this.pulls(hero)[seat] ?? 0, this.preview?.pulls[hero]?.[seat]);
  }

  pulls(hero: number): number[] {
    return this.view.foresight.pulls[hero] ?? this.view.pulls[hero] ?? [];
  }

  pullsThen(hero: number): number[] {
    return this.preview?.pulls[hero] ?? this.pulls(hero);
  }

  /** Where a hero in town would go now, and where it would go after the option if that is different. */
  lure(hero: number): { now: number | null; then: number | null; changed: boolean } {
    const now = this.view.foresight.lures[hero] ?? null;
    const then = this.preview ? (this.preview.lures[hero] ?? null) : now;
    return { now, then, changed: then !== now };
  }

  /** What a hero in town would meet where it would go, after the option if one is being looked at. */
  walk(hero: number): Walk | null {
    return (this.preview ?? this.view.foresight).outlooks[hero] ?? null;
  }

  /** Whether the option changes the fate of a hero in town. */
  fateChanges(hero: number): boolean {
    const now = this.view.foresight.outlooks[hero];
    const then = this.preview?.outlooks[hero];
    return this.preview !== null && (now?.dies !== then?.dies || now?.seat !== then?.seat);
  }

  forecast(seat: number, waiting: number): Forecast | null {
    return this.view.foresight.seats[seat]?.forecasts[waiting] ?? this.view.seats[seat]?.forecasts[waiting] ?? null;
  }

  /** The forecast after the option, if it differs. */
  forecastThen(seat: number, waiting: number): Forecast | null {
    const now = this.forecast(seat, waiting);
    const then = this.preview?.seats[seat]?.forecasts[waiting];
    if (!now || !then) return null;
    const same = now.dies === then.dies && now.steps.join() === then.steps.join() && now.health === then.health;
    return same ? null : then;
  }

  /** How many rooms the forecast after the option goes through. */
  roomsThen(seat: number): number {
    return this.preview?.seats[seat]?.damage.length ?? this.view.seats[seat]?.details.length ?? 0;
  }

  totalDamage(seat: number): Change {
    const sum = (rooms: (number | null)[]): number => rooms.reduce<number>((all, damage) => all + (damage ?? 0), 0);
    const now = this.view.foresight.seats[seat]?.damage ?? this.view.seats[seat]?.details.map((room) => room.damage ?? 0);
    const then = this.preview?.seats[seat]?.damage;
    return change(sum(now ?? []), then && sum(then));
  }
}

/** An option in a few signs: what it does to the damage and treasure of the player's own dungeon. */
export function gist(
  option: OptionInfo,
  view: DungeonView,
  seat: number,
): { damage: number; treasure: [HeroClass, number][] } | null {
  if (!previewOf(option)) return null;
  const outlook = new Outlook(view, option, seat);
  const damage = outlook.totalDamage(seat);
  const treasure: [HeroClass, number][] = [];
  for (const kind of CLASSES) {
    const { now, then } = outlook.treasure(seat, kind);
    if (then !== null) treasure.push([kind, then - now]);
  }
  return { damage: damage.then === null ? 0 : damage.then - damage.now, treasure };
}
