// When a key pressed at the table is meant for the table.

const FIELDS = "input, select, textarea, [contenteditable]";
/** Whatever lies over the table and takes the keys. */
const COVERS = "dialog[open], nav.open";

/** Whether a single key is free: not a browser shortcut, not typed into something, and nothing lies over the table. */
export function free(event: KeyboardEvent): boolean {
  // Shift doesn't count: on some keyboards a digit needs it.
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.getModifierState("AltGraph")) return false;
  return !(event.target as Element).closest(FIELDS) && !document.querySelector(COVERS);
}

/**
 * Whether a key may send something: it is a fresh press, and the focus is on the board, at the question (elements with
 * `data-answers`) or nowhere in particular.
 */
export function meant(event: KeyboardEvent): boolean {
  if (event.repeat || !free(event)) return false;
  const target = event.target as Element;
  return target.matches("html, body, main") || target.closest("[data-answers]") !== null;
}

/** The number that a digit key stands for, 1 to 9, or 0. */
export function digit(key: string): number {
  return /^[1-9]$/.test(key) ? Number(key) : 0;
}

/** Milliseconds in which nobody can have read a question: a key pressed this soon was meant for the previous one. */
export const GLANCE = 300;

export type Press = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Keys that are down. A key pressed for one question doesn't answer the next until it has come up. */
export class Presses {
  #down = new Set<string>();
  #stale = new Set<string>();

  down(press: Press): void {
    // A shortcut answers nothing. Besides, a Mac doesn't report keys that come up while the command key is down.
    if (!press.ctrlKey && !press.metaKey && !press.altKey) this.#down.add(press.code);
  }

  up(press: Press): void {
    if (press.key === "Meta") this.clear();
    this.#down.delete(press.code);
    this.#stale.delete(press.code);
  }

  /** Keys that come up while another window is in front go unnoticed. */
  clear(): void {
    this.#down.clear();
    this.#stale.clear();
  }

  /** There is a new question. */
  turn(): void {
    this.#stale = new Set(this.#down);
  }

  /** Whether every key that was pressed for an earlier question has come up. */
  get fresh(): boolean {
    return this.#stale.size === 0;
  }
}

export const presses = new Presses();
