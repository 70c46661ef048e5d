/** Options of a question mapped to the things on the table one can point at.
 *
 * A thing has an address: `hand liger`, `room 1.2`, `end 0`, `hero the-fool`, `seat 2`, `boss draculord`, `spell 0.fear`,
 * `souls 1`, `wounds 0`, `deck room`, `deck spell`, `discard`. An option is either said by one thing, or by a card of
 * the hand and a place for it. What has no address (pass, accept) is in the prompt only.
 */

import type { OptionInfo } from "../lib/protocol";
import type { DungeonView } from "./view";

export interface Mapped {
  option: OptionInfo;
  /** The hand card that must be held, or nothing. */
  held: string | null;
  /** The thing that says the option when it is chosen; nothing if only the prompt can say it. */
  at: string | null;
}

export const handAt = (card: string): string => `hand ${card}`;
export const roomAt = (seat: number, position: number): string => `room ${seat}.${position}`;
export const endAt = (seat: number): string => `end ${seat}`;
export const heroAt = (hero: string): string => `hero ${hero}`;
export const seatAt = (seat: number): string => `seat ${seat}`;
export const bossAt = (boss: string): string => `boss ${boss}`;
export const spellAt = (seat: number, spell: string, copy: number): string =>
  copy > 1 ? `spell ${seat}.${spell} ${copy}` : `spell ${seat}.${spell}`;
export const soulsAt = (seat: number): string => `souls ${seat}`;
export const woundsAt = (seat: number): string => `wounds ${seat}`;
export const deckAt = (deck: "room" | "spell"): string => `deck ${deck}`;
export const DISCARD = "discard";

/** Where an option's key points, for a viewer who sits at `seat`. */
export function map(option: OptionInfo, view: DungeonView, seat: number): Mapped {
  const [verb, ...rest] = option.key.split(" ");
  const at = (thing: string | null): Mapped => ({ option, held: null, at: thing });
  const first = rest[0] ?? "";
  const own = view.seats[seat];
  switch (verb) {
    case "build": {
      const place = rest[1] === "on" ? roomAt(seat, Number(rest[2])) : endAt(seat);
      // A room that is fetched from elsewhere and built at once is in no hand: its places then say the option alone.
      const held = own?.hand?.includes(first) ? handAt(first) : null;
      return { option, held, at: place };
    }
    case "play":
      return at(handAt(first));
    case "discard":
      return at(handAt(first));
    case "use":
      return at(Number(rest[1]) > 0 ? roomAt(seat, Number(rest[1])) : seatAt(seat));
    case "sacrifice":
      return at(roomAt(seat, Number(first)));
    case "room":
      return at(`room ${first}`);
    case "hero":
      return at(heroAt(first));
    case "seat":
      return at(`seat ${first}`);
    case "boss":
      return at(bossAt(first));
    case "soul":
      return at(`souls ${first.split(".")[0]}`);
    case "spell":
      return at(option.key);
    case "take":
      return at(view.discard.includes(first) ? DISCARD : null);
    case "draw":
      return at(first === "spell" ? deckAt("spell") : deckAt("room"));
    case "search":
      return at(first === "discard" ? DISCARD : deckAt("room"));
    case "resolve": {
      const position = own?.details.findIndex((room) => room.card === first) ?? -1;
      return at(position >= 0 ? roomAt(seat, position + 1) : null);
    }
    case "heal":
      return at(woundsAt(seat));
    default:
      return at(null);
  }
}

/** All options of a question by the things on the table. */
export class Places {
  readonly all: Mapped[];

  constructor(options: OptionInfo[], view: DungeonView, seat: number | null) {
    this.all = seat === null ? [] : options.map((option) => map(option, view, seat));
  }

  /** What a thing says while `held` is lifted; a lifted card names its places, nothing lifted the direct options. */
  options(thing: string, held: string | null): OptionInfo[] {
    const said = this.all.filter((m) => m.at === thing && m.held === held);
    if (said.length || held === null) return said.map((m) => m.option);
    return [];
  }

  /** Whether a thing can be pointed at now: it says an option, or it is a card that can be lifted. */
  open(thing: string, held: string | null): boolean {
    return this.options(thing, held).length > 0 || this.liftable(thing);
  }

  liftable(thing: string): boolean {
    return this.all.some((m) => m.held === thing);
  }

  /** The options a hand card has: where it can be built, or that it is played or discarded. */
  ofCard(thing: string): OptionInfo[] {
    return this.all.filter((m) => m.held === thing || (m.held === null && m.at === thing)).map((m) => m.option);
  }

  /** The things an option points at, for marking them on the table while it is looked at in the prompt. */
  things(key: string | null): string[] {
    const found = key === null ? undefined : this.all.find((m) => m.option.key === key);
    if (!found) return [];
    return [found.held, found.at].filter((thing): thing is string => thing !== null);
  }
}

/** The key whose refusal explains best why a hand card or an own room cannot be used now. */
export function whyKey(kind: string, card: string, position?: number): string {
  if (position !== undefined) return `use ${card} ${position}`;
  return kind === "spell" ? `play ${card}` : `build ${card} end`;
}
