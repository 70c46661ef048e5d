// What a game's table component is given: the same for every game, at the table and in a replay.

import type { Pointed } from "./places";
import type { Speed } from "./preferences.svelte";
import type { CardInfo, State, TableInfo, WhyNot } from "./protocol";

export interface TableProps {
  state: State;
  table: TableInfo;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  choose: (key: string) => void;
  /** Asks why what somebody points at isn't possible now. */
  why: (pointed: Pointed) => Promise<WhyNot>;
  /** Cards by id in the viewer's language; empty while they are being loaded. */
  cards: ReadonlyMap<string, CardInfo>;
  motion: Speed;
  /** A choice was sent but not answered yet: nothing more can be chosen. */
  busy: boolean;
}
