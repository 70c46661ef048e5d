// The hash of the seed as this browser first saw it, to compare with what the server says later.

import { remember, remembered } from "./storage";

const isHashes = (value: unknown): value is Record<string, string> => typeof value === "object" && value !== null;
const MOST = 50;

export function keepPromise(table: string, hash: string): void {
  const hashes = remembered("promises", {}, isHashes);
  if (hashes[table]) return;
  remember("promises", Object.fromEntries([...Object.entries(hashes), [table, hash]].slice(-MOST)));
}

export function promised(table: string): string {
  return remembered("promises", {}, isHashes)[table] ?? "";
}
