/** What the page has for each game: the one place to enter another. The server names the entry (`TableInfo.page`). */

import type { Component } from "svelte";
import type { TableProps } from "./lib/contract";
import { say } from "./lib/texts.svelte";

export interface GamePage {
  /** The table; loaded when it is first shown. */
  board: () => Promise<{ default: Component<TableProps> }>;
  /** Keys of the board's own, with what they do. */
  keys: () => [key: string, meaning: string][];
}

const PAGES: Readonly<Record<string, GamePage>> = {
  dungeon: {
    board: () => import("./dungeon/DungeonTable.svelte"),
    keys: () => [
      ["Z X C V B", say("web-dungeon-key-zones")],
      ["D", say("web-dungeon-key-discard")],
    ],
  },
  castle: {
    board: () => import("./castle/CastleTable.svelte"),
    keys: () => [
      ["Z X C", say("web-castle-key-zones")],
      ["D", say("web-castle-key-seen")],
    ],
  },
};

/** For a game that nothing here draws: one plays by the list of options. */
const PLAIN: GamePage = {
  board: () => import("./parts/PlainTable.svelte"),
  keys: () => [],
};

export function pageOf(name: string): GamePage {
  return Object.hasOwn(PAGES, name) ? PAGES[name]! : PLAIN;
}
