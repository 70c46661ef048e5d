// What the gallery shows: cards that match the filters, grouped by kind. Filters live in the address, so a selection
// can be shared.

import { heroClasses, treasure } from "../art/drawable";
import { KINDS } from "../art/marks";
import type { CardInfo } from "./protocol";
import { searchable } from "./ruletext";

export interface Filters {
  text: string;
  game: string;
  set: string;
  kind: string;
  /** The class of a hero, or the treasure of a room or boss. */
  class: string;
  /** Only cards whose facts are not confirmed. */
  unsure: boolean;
}

export const NO_FILTERS: Filters = { text: "", game: "", set: "", kind: "", class: "", unsure: false };

export function readFilters(query: URLSearchParams): Filters {
  return {
    text: query.get("q") ?? "",
    game: query.get("game") ?? "",
    set: query.get("set") ?? "",
    kind: query.get("kind") ?? "",
    class: query.get("class") ?? "",
    unsure: query.has("unsure"),
  };
}

/** As a query, `?q=pit&kind=room`; empty without filters. */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams();
  if (filters.text) query.set("q", filters.text);
  for (const name of ["game", "set", "kind", "class"] as const) if (filters[name]) query.set(name, filters[name]);
  if (filters.unsure) query.set("unsure", "1");
  const text = query.toString();
  return text ? `?${text}` : "";
}

export function classesOf(card: CardInfo): string[] {
  const own = card.numbers["class"] === "none" ? ["none"] : heroClasses(card);
  return [...own, ...treasure(card).map(([name]) => name)];
}

function words(card: CardInfo): string {
  return searchable([card.name, card.english_name, card.title, card.text, card.facts, card.id].join(" "));
}

const known = new WeakMap<CardInfo, string>();

/** Whether a card matches; every word of the search must occur. */
export function fits(card: CardInfo, filters: Filters): boolean {
  if (filters.game && card.game !== filters.game) return false;
  if (filters.set && `${card.game} ${card.set}` !== filters.set) return false;
  if (filters.kind && card.kind !== filters.kind) return false;
  if (filters.class && !classesOf(card).includes(filters.class)) return false;
  if (filters.unsure && card.confidence === "confirmed") return false;
  let text = known.get(card);
  if (text === undefined) known.set(card, (text = words(card)));
  return searchable(filters.text)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** By kind, with kinds in the gallery's order and cards in the order of their sets. */
export function grouped(cards: readonly CardInfo[]): [kind: string, cards: CardInfo[]][] {
  const groups = new Map<string, CardInfo[]>(KINDS.map((kind) => [kind, []]));
  for (const card of cards) {
    const group = groups.get(card.kind);
    if (group) group.push(card);
    else groups.set(card.kind, [card]);
  }
  return [...groups].filter(([, group]) => group.length > 0);
}

/** The neighbours of a card in that order. */
export function neighbours(cards: readonly CardInfo[], id: string): [before: CardInfo | null, after: CardInfo | null] {
  const order = grouped(cards).flatMap(([, group]) => group);
  const at = order.findIndex((card) => card.id === id);
  return at < 0 ? [null, null] : [order[at - 1] ?? null, order[at + 1] ?? null];
}
