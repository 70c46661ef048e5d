// The option a person is looking at, shared by the prompt's list and everything on the table, so that both show the
// same preview. `pointed` comes and goes with focus and hovering; `held` stays until something is chosen or let go.

import type { OptionInfo, Question } from "./protocol";

export class Selection {
  /** The option under the pointer or with the focus. */
  pointed = $state<string | null>(null);
  /** The option that was selected, until it is confirmed or let go. */
  held = $state<string | null>(null);
  /** A card whose options are being looked at, such as a Room in hand whose places should be shown. */
  card = $state<string | null>(null);

  /** The option whose preview should be shown. */
  get key(): string | null {
    return this.pointed ?? this.held;
  }

  option(question: Question | null): OptionInfo | null {
    const key = this.key;
    return key === null ? null : (question?.options.find((option) => option.key === key) ?? null);
  }

  point(key: string | null): void {
    this.pointed = key;
  }

  /** This option is no longer pointed at; if something else is looked at by now, that stays. */
  leave(key: string | null): void {
    if (this.pointed === key) this.pointed = null;
  }

  hold(key: string | null): void {
    this.held = this.held === key ? null : key;
  }

  /** Forget what can no longer be chosen; called with every new state. */
  keep(question: Question | null): void {
    const offered = new Set(question?.options.map((option) => option.key));
    const cards = new Set(question?.options.map((option) => option.card));
    if (this.pointed !== null && !offered.has(this.pointed)) this.pointed = null;
    if (this.held !== null && !offered.has(this.held)) this.held = null;
    if (this.card !== null && !cards.has(this.card)) this.card = null;
  }

  clear(): void {
    this.pointed = this.held = this.card = null;
  }
}

export const selection = new Selection();
