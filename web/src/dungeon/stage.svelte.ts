/** Plays cues one after another over the table. It only draws: whatever is chosen meanwhile is chosen. */

import type { Speed } from "../lib/preferences.svelte";
import { type Cue, lengthOf } from "./story";

export interface Walking {
  seat: number;
  hero: string;
  /** Position from the boss; 0 is the boss, nothing the entrance. */
  position: number | null;
}

const SPEED: Record<Exclude<Speed, "off">, number> = { normal: 1, fast: 2.5 };

export class Stage {
  current = $state.raw<Cue | null>(null);
  walking = $state.raw<Walking | null>(null);
  /** Milliseconds of the current cue, for transitions. */
  length = $state(0);
  /** Counts cues, so that two equal ones in a row are two animations. */
  beat = $state(0);
  #queue: Cue[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #speed = 1;

  get busy(): boolean {
    return this.current !== null;
  }

  play(cues: Cue[], motion: Speed): void {
    if (motion === "off" || document.hidden) {
      this.skip();
      return;
    }
    this.#speed = SPEED[motion];
    this.#queue.push(...cues);
    if (this.#timer === null) this.#next();
  }

  /** Drop what has not been shown. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
    this.current = null;
    this.walking = null;
  }

  #next(): void {
    const cue = this.#queue.shift();
    if (!cue) {
      this.skip();
      return;
    }
    this.length = lengthOf(cue, this.#queue.length, this.#speed);
    this.beat += 1;
    this.current = cue;
    switch (cue.kind) {
      case "walk":
      case "hit":
      case "death":
        this.walking = { seat: cue.seat, hero: cue.hero, position: cue.position };
        break;
      case "wound":
        this.walking = { seat: cue.seat, hero: cue.hero, position: 0 };
        break;
      case "lure":
        this.walking = { seat: cue.seat, hero: cue.hero, position: null };
        break;
    }
    this.#timer = setTimeout(() => {
      if (cue.kind === "death" || cue.kind === "wound" || cue.kind === "lure") this.walking = null;
      this.#next();
    }, this.length);
  }
}
