// When a key pressed at the table is meant for the table.

const FIELDS = "input, select, textarea, [contenteditable]";
/** Whatever lies over the table and has the keys to itself. */
const COVERS = "dialog[open], nav.open";

/** Whether a single key is nobody else's: no shortcut of the browser, not typed into something, nothing over the table. */
export function free(event: KeyboardEvent): boolean {
  // Shift is none of these: on some keyboards a digit needs it.
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.getModifierState("AltGraph")) return false;
  return !(event.target as Element).closest(FIELDS) && !document.querySelector(COVERS);
}

/**
 * Whether a key may send something: it is a fresh press, and the focus is on the board, at the question (what carries
 * `data-answers`) or nowhere in particular.
 */
export function meant(event: KeyboardEvent): boolean {
  if (event.repeat || !free(event)) return false;
  const target = event.target as Element;
  return target.matches("html, body, main") || target.closest("[data-answers]") !== null;
}

/** The number a digit key stands for, or 0: 1 to 9. */
export function digit(key: string): number {
  return /^[1-9]$/.test(key) ? Number(key) : 0;
}

/** Milliseconds in which nobody can have read a question: what is pressed so soon was meant for the one before. */
export const GLANCE = 300;

export type Press = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Keys that are down. What was pressed for one question is not an answer to the next, before it came up. */
export class Presses {
  #down = new Set<string>();
  #stale = new Set<string>();

  down(press: Press): void {
    // A shortcut answers nothing. Besides, a Mac does not say that a key came up beside the command key.
    if (!press.ctrlKey && !press.metaKey && !press.altKey) this.#down.add(press.code);
  }

  up(press: Press): void {
    if (press.key === "Meta") this.clear();
    this.#down.delete(press.code);
    this.#stale.delete(press.code);
  }

  /** Nobody hears of keys that come up while another window is in front. */
  clear(): void {
    this.#down.clear();
    this.#stale.clear();
  }

  /** Another question is there. */
  turn(): void {
    this.#stale = new Set(this.#down);
  }

  /** Whether every key that was pressed for an earlier question has come up. */
  get fresh(): boolean {
    return this.#stale.size === 0;
  }
}

export const presses = new Presses();
