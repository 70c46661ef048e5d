/** The options of a question, by the things on the table that stand for them.
 *
 * A thing has an address, such as `hand ligers-den` or `room 1.2`. For every option, the server says which things stand
 * for it (`at`) and what must be lifted first (`held`); options without an address (pass, accept) are in the prompt.
 */

import type { OptionInfo } from "./protocol";

/** What somebody would like to do: the thing that is lifted, if any, and the thing that is pressed. */
export interface Pointed {
  held: string;
  at: string;
}

export const handAt = (card: string): string => `hand ${card}`;

export class Places {
  constructor(readonly all: readonly OptionInfo[]) {}

  /** What a thing means while `held` is lifted, i.e. where that goes. With nothing lifted, what needs no lifting. */
  options(thing: string, held: string | null): OptionInfo[] {
    return this.ending(thing).filter((option) => option.held === (held ?? ""));
  }

  /** Everything a thing can mean, whatever has to be lifted for it. */
  ending(thing: string): OptionInfo[] {
    return this.all.filter((option) => option.at.includes(thing));
  }

  /** Whether a thing can be pointed at now: it stands for an option, or it can be lifted. */
  open(thing: string, held: string | null): boolean {
    return this.options(thing, held).length > 0 || this.liftable(thing);
  }

  liftable(thing: string): boolean {
    return this.all.some((option) => option.held === thing);
  }

  /** What a card in hand can do: the places it can go, or what it means by itself. */
  ofCard(thing: string): OptionInfo[] {
    return this.all.filter((option) => option.held === thing || (!option.held && option.at.includes(thing)));
  }

  /** The things that an option points at, to mark them on the table while it is looked at in the prompt. */
  things(key: string | null): string[] {
    const found = key === null ? undefined : this.all.find((option) => option.key === key);
    if (!found) return [];
    return found.held ? [found.held, ...found.at] : found.at;
  }
}
