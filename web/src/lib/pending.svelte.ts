// What was asked of the server and not answered yet, all of it in one place: an answer, a refusal or the end of the
// connection ends it, and nothing waits forever.

import type { ClientMessage, WhyNot } from "./protocol";

export type Errand = ClientMessage["type"];

export class Pending {
  #open = $state.raw<ReadonlySet<Errand>>(new Set());
  #whys = new Map<string, ((answer: WhyNot) => void)[]>();

  waits(errand: Errand): boolean {
    return this.#open.has(errand);
  }

  begin(errand: Errand): void {
    this.#open = new Set(this.#open).add(errand);
  }

  end(...errands: readonly Errand[]): void {
    if (!errands.some((errand) => this.#open.has(errand))) return;
    this.#open = new Set([...this.#open].filter((errand) => !errands.includes(errand)));
  }

  /** Wait for the answer about a key; true if nobody has asked about it yet, so that the server is to be asked. */
  why(key: string, tell: (answer: WhyNot) => void): boolean {
    const waiting = this.#whys.get(key);
    if (waiting) waiting.push(tell);
    else this.#whys.set(key, [tell]);
    return !waiting;
  }

  answer(answer: WhyNot): void {
    const waiting = this.#whys.get(answer.key) ?? [];
    this.#whys.delete(answer.key);
    for (const tell of waiting) tell(answer);
  }

  /** Anyone who asked why gets the same answer. */
  answerAll(answer: Omit<WhyNot, "type" | "key">): void {
    for (const key of [...this.#whys.keys()]) this.answer({ ...answer, type: "why-not", key });
  }

  /** A message was refused. Which one is not known where it could not be read, or was not looked at: then it may be any. */
  refused(about: string, reason: Omit<WhyNot, "type" | "key">): void {
    if (!about || about === "why") this.answerAll(reason);
    if (about) this.end(about as Errand);
    else this.#open = new Set();
  }

  /** None of it will be answered any more; returns what had been asked. Anyone who asked why is told `text`. */
  lose(text: string): Errand[] {
    const lost = [...this.#open];
    if (lost.length) this.#open = new Set();
    this.answerAll({ code: "offline", text, rule: "" });
    return lost;
  }
}
