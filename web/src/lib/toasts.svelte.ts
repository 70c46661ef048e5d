// Short notes at the edge of the page: refusals with their rule, things that were done.

import { announcer } from "./announce.svelte";

export interface Toast {
  id: number;
  kind: "info" | "error";
  text: string;
  /** The rule that forbids it, for the link. */
  rule: string;
}

const LASTS = 9000;

class Toasts {
  list = $state<Toast[]>([]);
  /** Where they can be shown. The last place is used: a dialog covers everything that was there before it. */
  places = $state.raw<readonly symbol[]>([]);
  #next = 1;

  #add(kind: Toast["kind"], text: string, rule: string): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, kind, text, rule }].slice(-4);
    setTimeout(() => this.dismiss(id), LASTS);
  }

  info(text: string): void {
    this.#add("info", text, "");
    announcer.say(text);
  }

  error(text: string, rule = ""): void {
    this.#add("error", text, rule);
    announcer.warn(text);
  }

  /** Show them here, until the returned function is called. */
  shownAt(place: symbol): () => void {
    this.places = [...this.places, place];
    return () => {
      this.places = this.places.filter((other) => other !== place);
    };
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
