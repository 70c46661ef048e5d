/** The options of a question by the things on the table that say them.
 *
 * A thing has an address, such as `hand ligers-den` or `room 1.2`. The server says of every option which things say it
 * (`at`) and what must be lifted first (`held`); what has no address (pass, accept) is in the prompt only.
 */

import type { OptionInfo } from "./protocol";

/** What somebody would like to do: a thing that is lifted, or nothing, and the thing that is pressed. */
export interface Pointed {
  held: string;
  at: string;
}

export const handAt = (card: string): string => `hand ${card}`;

export class Places {
  constructor(readonly all: readonly OptionInfo[]) {}

  /** What a thing says while `held` is lifted: where that goes. With nothing lifted, what needs nothing lifted. */
  options(thing: string, held: string | null): OptionInfo[] {
    return this.ending(thing).filter((option) => option.held === (held ?? ""));
  }

  /** All that a thing can say, whatever has to be lifted for it. */
  ending(thing: string): OptionInfo[] {
    return this.all.filter((option) => option.at.includes(thing));
  }

  /** Whether a thing can be pointed at now: it says an option, or it can be lifted. */
  open(thing: string, held: string | null): boolean {
    return this.options(thing, held).length > 0 || this.liftable(thing);
  }

  liftable(thing: string): boolean {
    return this.all.some((option) => option.held === thing);
  }

  /** What a card of the hand can do: the places it can go to, or what it says by itself. */
  ofCard(thing: string): OptionInfo[] {
    return this.all.filter((option) => option.held === thing || (!option.held && option.at.includes(thing)));
  }

  /** The things an option points at, for marking them on the table while it is looked at in the prompt. */
  things(key: string | null): string[] {
    const found = key === null ? undefined : this.all.find((option) => option.key === key);
    if (!found) return [];
    return found.held ? [found.held, ...found.at] : found.at;
  }
}
