// The cards of a game by id, in the viewer's language.

import { api } from "./api";
import type { CardInfo } from "./protocol";
import { language } from "./texts.svelte";
import { tries } from "./tries.svelte";

const NONE: ReadonlyMap<string, CardInfo> = new Map();
let known = $state.raw<ReadonlyMap<string, ReadonlyMap<string, CardInfo>>>(new Map());
const asked = new Set<string>();

/** Cards by id; empty until they arrive, and then readers are notified. */
export function cardsOf(game: string): ReadonlyMap<string, CardInfo> {
  void tries.count;
  const key = `${game} ${language()}`;
  const found = known.get(key);
  if (!found && game && !asked.has(key)) {
    asked.add(key);
    api.cards(game).then(
      (list) => {
        known = new Map(known).set(key, new Map(list.map((card) => [card.id, card])));
      },
      () => asked.delete(key),
    );
  }
  return found ?? NONE;
}
