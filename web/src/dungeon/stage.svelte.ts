/** A dungeon's stage: besides the cue, it shows the walking hero. */

import { Stage } from "../lib/stage.svelte";
import { type Cue, lengthOf } from "./story";

export interface Walking {
  seat: number;
  hero: string;
  /** The position from the boss; 0 is the boss, nothing is the entrance. */
  position: number | null;
}

export class DungeonStage extends Stage<Cue> {
  walking = $state.raw<Walking | null>(null);

  constructor() {
    super(lengthOf);
  }

  override skip(): void {
    super.skip();
    this.walking = null;
  }

  protected override begins(cue: Cue): void {
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
  }

  protected override ends(cue: Cue): void {
    if (cue.kind === "death" || cue.kind === "wound" || cue.kind === "lure") this.walking = null;
  }
}
