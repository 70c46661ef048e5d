/** Plays what happened piece by piece on top of a table. It only draws: choices made in the meantime count. */

import type { Speed } from "./preferences.svelte";

const SPEED: Record<Exclude<Speed, "off">, number> = { normal: 1, fast: 2.5 };

export class Stage<Piece> {
  current = $state.raw<Piece | null>(null);
  /** Milliseconds of the current piece, for transitions. */
  length = $state(0);
  /** Counts pieces, so that two equal ones in a row are two animations. */
  count = $state(0);
  #queue: Piece[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #speed = 1;
  #lengthOf: (piece: Piece, waiting: number, speed: number) => number;

  constructor(lengthOf: (piece: Piece, waiting: number, speed: number) => number) {
    this.#lengthOf = lengthOf;
  }

  get busy(): boolean {
    return this.current !== null;
  }

  play(pieces: Piece[], motion: Speed): void {
    if (motion === "off" || document.hidden) {
      this.skip();
      return;
    }
    this.#speed = SPEED[motion];
    this.#queue.push(...pieces);
    if (this.#timer === null) this.#next();
  }

  /** Drop what has not been shown. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
    this.current = null;
  }

  /** For a table that shows more than the piece itself. */
  protected begins(_piece: Piece): void {}
  protected ends(_piece: Piece): void {}

  #next(): void {
    const piece = this.#queue.shift();
    if (piece === undefined) {
      this.skip();
      return;
    }
    this.length = this.#lengthOf(piece, this.#queue.length, this.#speed);
    this.count += 1;
    this.current = piece;
    this.begins(piece);
    this.#timer = setTimeout(() => {
      this.ends(piece);
      this.#next();
    }, this.length);
  }
}
