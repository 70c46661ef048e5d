/**
 * What is shown moving. A round's last monster brings the fight, the healing and the next guards in one state, so the
 * story keeps its own picture of the castle: each beat has the guards and purses as they were at that moment.
 */

import type { LogLine } from "../lib/protocol";
import type { CastleView, GuardView } from "./view";

/** Flying coins: to a player or from one. */
export interface Coins {
  seat: number;
  amount: number;
}

export interface Beat {
  kind: "placed" | "replaced" | "fight" | "turned" | "faced" | "beaten" | "lost" | "heal";
  /** The guard it happens at, from 0; -1 if it happens to all. */
  at: number;
  /** Loot, or how much strength was missing, or the combined strength. */
  amount: number;
  /** The monster or guard that acts. */
  card: string;
  coins: Coins[];
  guards: GuardView[];
  gold: (number | null)[];
  /** The king tile in force and the round. */
  tile: string | null;
  round: number;
}

/** Milliseconds of a beat at normal speed. */
export const LENGTH: Record<Beat["kind"], number> = {
  placed: 400,
  replaced: 800,
  fight: 800,
  turned: 700,
  faced: 700,
  beaten: 1200,
  lost: 1300,
  heal: 1500,
};

/** With many beats waiting, each is shorter: nobody wants to watch what is long past. */
export function lengthOf(beat: Beat, waiting: number, speed: number): number {
  return Math.round(LENGTH[beat.kind] / speed / (waiting > 24 ? 2 : 1));
}

export function beats(
  lines: readonly LogLine[],
  before: CastleView,
  numbers: (card: string, name: "strength" | "loot") => number,
): Beat[] {
  const told: Beat[] = [];
  const guards = before.guards.map((guard) => ({ ...guard, monsters: [...guard.monsters], owners: [...guard.owners] }));
  const gold = before.seats.map((seat) => seat.gold);
  let coins: Coins[] = [];
  let payer = -1;
  let fighting = -1;

  const pay = (seat: number | null, amount: number): void => {
    if (seat === null || seat < 0 || !amount) return;
    const purse = gold[seat];
    if (typeof purse === "number") gold[seat] = purse + amount;
    coins.push({ seat, amount });
  };
  const tell = (kind: Beat["kind"], at: number, card: string, amount = 0): void => {
    const shown = guards.map((guard) => ({ ...guard, monsters: [...guard.monsters], owners: [...guard.owners] }));
    told.push({ kind, at, card, amount, coins, guards: shown, gold: [...gold], tile: before.tile, round: before.round });
    coins = [];
  };
  /** What belongs to the previous beat: its coins and numbers. */
  const amend = (): void => {
    const last = told.at(-1);
    if (!last) return;
    last.coins.push(...coins);
    last.guards = guards.map((guard) => ({ ...guard, monsters: [...guard.monsters], owners: [...guard.owners] }));
    last.gold = [...gold];
    coins = [];
  };

  for (const line of lines) {
    const at = line.amount - 1;
    const guard = guards[at];
    const card = line.card ?? "";
    switch (line.kind) {
      case "paid":
        payer = line.seat ?? -1;
        pay(line.seat, -line.amount);
        break;
      case "compensated":
        pay(line.seat, line.amount);
        pay(payer, -line.amount);
        break;
      case "placed":
        if (!guard) return told;
        guard.monsters.push(card);
        guard.owners.push(line.seat ?? 0);
        guard.total += numbers(card, "strength");
        tell("placed", at, card);
        break;
      case "replaced": {
        const field = guard?.monsters.indexOf(line.other ?? "") ?? -1;
        if (!guard || field < 0) return told;
        guard.total += numbers(card, "strength") - numbers(line.other ?? "", "strength");
        guard.monsters[field] = card;
        guard.owners[field] = line.seat ?? 0;
        tell("replaced", at, card);
        break;
      }
      case "phase":
        if (line.amount === 2) tell("fight", -1, "");
        break;
      case "guard-turned":
        if (!guard) return told;
        fighting = at;
        Object.assign(guard, { card, turned: true, strength: numbers(card, "strength"), loot: numbers(card, "loot") });
        tell("turned", at, card);
        break;
      case "strength-changed":
      case "loot-changed": {
        const changed = guards[fighting];
        if (changed) changed[line.kind === "strength-changed" ? "strength" : "loot"] = line.amount;
        amend();
        break;
      }
      case "faced":
        tell("faced", fighting, card, line.amount);
        break;
      case "beaten":
        tell("beaten", fighting, card, line.amount);
        break;
      case "looted":
        pay(line.seat, line.amount);
        amend();
        break;
      case "lost":
        tell("lost", fighting, card, line.amount);
        break;
      case "healed":
        pay(line.seat, -line.amount);
        if (told.at(-1)?.kind === "heal") amend();
        else tell("heal", -1, card);
        break;
      // From here on the castle is a different one: the state itself shows it.
      case "guard-discarded":
        return told;
    }
  }
  return told;
}
