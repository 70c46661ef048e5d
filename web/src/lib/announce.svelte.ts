// What a screen reader says unasked. One polite and one assertive region live in the shell.

class Announcer {
  polite = $state("");
  urgent = $state("");
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Say something after the current sentence. Several at once are read as one. */
  say(text: string): void {
    if (!text) return;
    this.#queue.push(text);
    // Gathered for a moment: a region that changes ten times in a second is read once, and not completely.
    this.#timer ??= setTimeout(() => {
      const said = this.#queue.join(" ");
      this.#queue = [];
      this.#timer = null;
      // The same sentence twice wouldn't be a change, and wouldn't be read.
      this.polite = said === this.polite ? `${said}\u00a0` : said;
    }, 120);
  }

  /** Say something at once: refusals and lost connections. */
  warn(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
