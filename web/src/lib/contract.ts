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
  /** Why what somebody points at is not possible now. */
  why: (pointed: Pointed) => Promise<WhyNot>;
  /** Cards by id in the language of the viewer; empty for the moment they are being loaded. */
  cards: ReadonlyMap<string, CardInfo>;
  motion: Speed;
  /** A choice was sent and not answered yet: nothing more can be chosen. */
  busy: boolean;
}
