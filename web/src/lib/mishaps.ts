// Errors that no part of the page has caught: they go to the browser's console, and the person is told once.

import { ApiError } from "./api";
import { say } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

export class Mishaps {
  #told = new Set<string>();

  constructor(readonly tell: (text: string) => void) {}

  /** Say that something went wrong, once per error: a timer may fail again and again. */
  note(error: unknown): void {
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.tell(error instanceof ApiError ? error.message : say("web-error-unexpected"));
  }
}

export function watchForMishaps(): void {
  const mishaps = new Mishaps((text) => toasts.error(text));
  addEventListener("unhandledrejection", (event) => mishaps.note(event.reason));
  addEventListener("error", (event) => {
    // Without an error object, it is a browser's remark about its layout or an extension's own trouble.
    if (event.error) mishaps.note(event.error);
  });
}
