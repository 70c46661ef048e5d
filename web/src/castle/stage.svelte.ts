/** Plays the story beat by beat. While it plays, the castle is shown as it was at that beat; dropping it loses nothing. */

import type { Speed } from "../lib/preferences.svelte";
import { type Beat, lengthOf } from "./story";

const SPEED: Record<Exclude<Speed, "off">, number> = { normal: 1, fast: 2.5 };

export class Stage {
  current = $state.raw<Beat | null>(null);
  /** Milliseconds of the current beat, for transitions. */
  length = $state(0);
  /** Counts beats, so that two equal ones in a row are two animations. */
  count = $state(0);
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #speed = 1;

  get busy(): boolean {
    return this.current !== null;
  }

  play(beats: Beat[], motion: Speed): void {
    if (motion === "off" || document.hidden) {
      this.skip();
      return;
    }
    this.#speed = SPEED[motion];
    this.#queue.push(...beats);
    if (this.#timer === null) this.#next();
  }

  /** Drop what has not been shown. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
    this.current = null;
  }

  #next(): void {
    const beat = this.#queue.shift();
    if (!beat) {
      this.skip();
      return;
    }
    this.length = lengthOf(beat, this.#queue.length, this.#speed);
    this.count += 1;
    this.current = beat;
    this.#timer = setTimeout(() => this.#next(), this.length);
  }
}
