// What the server was asked but hasn't answered yet, all in one place: an answer, a refusal or the end of the
// connection ends it, and nothing waits forever.

import type { Pointed } from "./places";
import type { ClientMessage, WhyNot } from "./protocol";

export type Errand = ClientMessage["type"];

/** The answer for everyone who asked why, whatever they pointed at. */
type Reason = Pick<WhyNot, "code" | "text" | "rule">;

const named = ({ held, at }: Pointed): string => `${held}, ${at}`;

export class Pending {
  #open = $state.raw<ReadonlySet<Errand>>(new Set());
  #whys = new Map<string, { pointed: Pointed; tell: ((answer: WhyNot) => void)[] }>();

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

  /** Wait for the answer; true if nobody has asked the same thing yet, so the server has to be asked. */
  why(pointed: Pointed, tell: (answer: WhyNot) => void): boolean {
    const waiting = this.#whys.get(named(pointed));
    if (waiting) waiting.tell.push(tell);
    else this.#whys.set(named(pointed), { pointed, tell: [tell] });
    return !waiting;
  }

  answer(answer: WhyNot): void {
    const waiting = this.#whys.get(named(answer));
    this.#whys.delete(named(answer));
    for (const tell of waiting?.tell ?? []) tell(answer);
  }

  /** Anyone who asked why gets the same answer. */
  answerAll({ code, text, rule }: Reason): void {
    for (const { pointed } of [...this.#whys.values()])
      this.answer({ type: "why-not", key: "", ...pointed, code, text, rule });
  }

  /** A message was refused. If it couldn't be read or wasn't looked at, we don't know which: then it may be any. */
  refused(about: string, reason: Reason): void {
    if (!about || about === "why") this.answerAll(reason);
    if (about) this.end(about as Errand);
    else this.#open = new Set();
  }

  /** None of this will be answered any more; returns what had been asked. Anyone who asked why is given `text`. */
  lose(text: string): Errand[] {
    const lost = [...this.#open];
    if (lost.length) this.#open = new Set();
    this.answerAll({ code: "offline", text, rule: "" });
    return lost;
  }
}
