/** A small table for tests: two seats in the Build phase, as the server would send it. */

import type { DungeonSeat, DungeonView, LogLine, OptionInfo } from "../lib/protocol";

export function seat(changes: Partial<DungeonSeat> = {}): DungeonSeat {
  return {
    boss: "cleopatra",
    xp: 850,
    bosses: [],
    out: false,
    levelled: false,
    souls: 0,
    wounds: 0,
    soul_cards: [],
    wound_cards: [],
    rooms: 0,
    spells: 0,
    hand: null,
    known: [],
    set_aside: 0,
    dungeon: [],
    details: [],
    entrance: [],
    forecasts: [],
    treasure: {},
    entrance_held: false,
    builds: 0,
    ...changes,
  };
}

export function room(card: string, damage = 1): DungeonSeat["details"][number] {
  return { card, active: true, face_down: false, damage, parts: [["printed", damage]], used: [] };
}

export function table(changes: Partial<DungeonView> = {}): DungeonView {
  return {
    game: "boss-monster",
    preset: "default",
    round: 1,
    phase: "build",
    active: 0,
    order: [0, 1],
    turns: [0, 1],
    town: ["jerome"],
    lures: [null],
    pulls: [[1, 1]],
    decks: { rooms: 30, spells: 20, ordinary: 10, epic: 10 },
    discard: ["fear", "dark-altar"],
    stack: [],
    building_forbidden: false,
    hero: null,
    seats: [
      seat({
        hand: ["ligers-den", "fear"],
        dungeon: [["dark-altar"], ["boulder-ramp"]],
        details: [room("dark-altar"), room("boulder-ramp", 2)],
      }),
      seat({ boss: "gorgona", dungeon: [["golem-factory"]], details: [room("golem-factory", 2)] }),
    ],
    decision: null,
    asked: [0],
    outcome: null,
    foresight: {
      lures: [null],
      pulls: [[1, 1]],
      outlooks: [null],
      hero: null,
      seats: [
        { treasure: { mage: 1 }, damage: [1, 2], forecasts: [] },
        { treasure: { mage: 1 }, damage: [2], forecasts: [] },
      ],
    },
    ...changes,
  };
}

export function option(key: string, changes: Partial<OptionInfo> = {}): OptionInfo {
  return { key, text: key, card: "", held: "", at: [], changes: [], preview: null, ...changes };
}

export function line(kind: string, changes: Partial<LogLine> = {}): LogLine {
  return { seq: 1, kind, text: "", seats: [], cards: [], seat: null, card: null, other: null, amount: 0, ...changes };
}
