// Which card's details are open. Any part may call `details.show(id)`; the shell shows the dialog.

import type { WhyNot } from "./protocol";
import { isReason } from "./refusal";

class Details {
  card = $state<string | null>(null);
  /** The card's game, for its place in the gallery. */
  game = $state("");
  /** Why it can't be played now, once the server has said so. */
  why = $state<WhyNot | null>(null);

  show(card: string, game: string, why: Promise<WhyNot> | null = null): void {
    this.card = card;
    this.game = game;
    this.why = null;
    void why?.then((answer) => {
      if (this.card === card && isReason(answer)) this.why = answer;
    });
  }

  hide(): void {
    this.card = null;
    this.why = null;
  }
}

export const details = new Details();
