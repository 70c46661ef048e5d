// The tables where this browser has a seat, newest first. The server knows them by cookie; this is only the list.

import { remember, remembered } from "./storage";

export interface Recent {
  id: string;
  game: string;
  seat: number;
  /** The seat's secret, for the link that moves it to another device. */
  key: string;
  /** Milliseconds, for "when". */
  at: number;
}

const MOST = 12;

function isRecent(value: unknown): value is Recent[] {
  return (
    Array.isArray(value) &&
    value.every(
      (item: Partial<Recent> | null) =>
        typeof item?.id === "string" && typeof item.game === "string" && typeof item.seat === "number" && typeof item.key === "string",
    )
  );
}

class RecentTables {
  list = $state<Recent[]>(remembered("tables", [], isRecent));

  add(id: string, game: string, seat: number, key: string): void {
    this.list = [{ id, game, seat, key, at: Date.now() }, ...this.list.filter((item) => item.id !== id)].slice(0, MOST);
    remember("tables", this.list);
  }

  find(id: string): Recent | null {
    return this.list.find((item) => item.id === id) ?? null;
  }

  forget(id: string): void {
    this.list = this.list.filter((item) => item.id !== id);
    remember("tables", this.list);
  }
}

export const recent = new RecentTables();
