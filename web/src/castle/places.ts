/** Where on the table an option is said. Keys are `faction trolls`, `place trolls-4 at 2`, `replace dragons-2 at 1 with trolls-4`. */

import type { OptionInfo } from "../lib/protocol";
import type { GuardView } from "./view";

export interface Move {
  kind: "faction" | "place" | "replace";
  /** The monster or faction that is played. */
  card: string;
  /** The guard, counted from 0; -1 for a faction. */
  at: number;
  /** The monster that is replaced, or nothing. */
  victim: string;
}

export function readKey(key: string): Move | null {
  const place = /^place (\S+) at (\d+)$/.exec(key);
  if (place) return { kind: "place", card: place[1] ?? "", at: Number(place[2]) - 1, victim: "" };
  const replace = /^replace (\S+) at (\d+) with (\S+)$/.exec(key);
  if (replace) return { kind: "replace", card: replace[3] ?? "", at: Number(replace[2]) - 1, victim: replace[1] ?? "" };
  const faction = /^faction (\S+)$/.exec(key);
  return faction ? { kind: "faction", card: faction[1] ?? "", at: -1, victim: "" } : null;
}

export const handAt = (card: string): string => `hand ${card}`;
export const guardAt = (at: number): string => `guard ${at}`;
export const fieldAt = (at: number, field: number): string => `field ${at}.${field}`;
export const factionAt = (faction: string): string => `faction ${faction}`;

/** The key that would be refused, to ask why: this monster onto that field. */
export function whyKey(card: string, at: number, victim: string): string {
  return victim ? `replace ${victim} at ${at + 1} with ${card}` : `place ${card} at ${at + 1}`;
}

/** The options of a question by the things on the table that say them. */
export class Places {
  readonly #said = new Map<string, OptionInfo[]>();
  readonly #moves = new Map<string, Move>();

  constructor(options: readonly OptionInfo[], guards: readonly GuardView[]) {
    for (const option of options) {
      const move = readKey(option.key);
      if (!move) continue;
      this.#moves.set(option.key, move);
      for (const thing of things(move, guards)) {
        const said = this.#said.get(thing);
        if (said) said.push(option);
        else this.#said.set(thing, [option]);
      }
    }
  }

  /** What pressing a thing can mean; with a monster in the fingers only what concerns it. */
  options(thing: string, held: string | null): OptionInfo[] {
    const said = this.#said.get(thing) ?? [];
    return held === null ? said : said.filter((option) => this.#moves.get(option.key)?.card === held);
  }

  /** Everything a monster of the hand can do. */
  ofCard(card: string): OptionInfo[] {
    return this.#said.get(handAt(card)) ?? [];
  }

  /** The things an option points at. */
  things(key: string | null, guards: readonly GuardView[]): string[] {
    const move = key === null ? undefined : this.#moves.get(key);
    return move ? things(move, guards) : [];
  }
}

function things(move: Move, guards: readonly GuardView[]): string[] {
  if (move.kind === "faction") return [factionAt(move.card)];
  const monsters = guards[move.at]?.monsters ?? [];
  const field = move.kind === "place" ? monsters.length : monsters.indexOf(move.victim);
  const fields = field < 0 ? [] : [fieldAt(move.at, field)];
  // A free guard is as good a place as its field; what is replaced has to be pressed itself.
  return [handAt(move.card), ...fields, ...(move.kind === "place" ? [guardAt(move.at)] : [])];
}
