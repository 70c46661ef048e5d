// A table as this browser sees it: what the server said last, and what can be said to the server.

import { announcer } from "./announce.svelte";
import type { HintLine, Language, LogLine, ServerMessage, State, TableInfo, WhyNot } from "./protocol";
import { selection } from "./selection.svelte";
import { type Connection, Link } from "./socket";
import { language, say } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  hints = $state.raw<HintLine[] | null>(null);
  thinking = $state(false);
  connection = $state<Connection>("connecting");
  /** The choice that was sent and not answered yet: options rest until then. */
  sent = $state<string | null>(null);
  /** The question that was answered, by the number it was asked at. */
  #answered = -1;
  /** The question that advice was asked about, likewise. */
  #hinted = -1;
  /** When the last table message arrived, so that clocks can be shown running. */
  heard = $state(0);
  /** Why there is no table: the server's words. */
  refusal = $state("");
  #link: Link;
  #asked = new Map<string, ((answer: WhyNot) => void)[]>();

  constructor(readonly id: string) {
    this.#link = new Link(
      () => {
        const scheme = location.protocol === "https:" ? "wss:" : "ws:";
        return `${scheme}//${location.host}/ws/${encodeURIComponent(id)}?lang=${language()}`;
      },
      {
        message: (message) => this.#take(message),
        connection: (connection) => {
          const before = this.connection;
          this.connection = connection;
          if (connection !== "open") this.sent = null;
          if (connection === "waiting" && before !== "waiting" && before !== "connecting")
            announcer.warn(say("web-table-offline"));
          if (connection === "open" && this.table) announcer.say(say("web-table-online"));
        },
      },
    );
  }

  end(): void {
    this.#link.end();
    selection.clear();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.seat = message.seat;
        this.heard = Date.now();
        this.refusal = "";
        break;
      case "table":
        this.table = message.table;
        this.heard = Date.now();
        break;
      case "state":
        this.#show(message);
        break;
      case "refused":
        this.sent = null;
        this.thinking = false;
        if (message.about === "why") this.#answerAll({ ...message, type: "why-not", key: "" });
        else if (this.table) toasts.error(message.text, message.rule);
        else this.refusal = message.text;
        break;
      case "hints":
        this.thinking = false;
        if (this.#hinted === this.state?.question?.since) this.hints = message.hints;
        break;
      case "why-not":
        this.#asked.get(message.key)?.forEach((answer) => answer(message));
        this.#asked.delete(message.key);
        break;
      case "pong":
        break;
    }
  }

  #answerAll(answer: WhyNot): void {
    for (const [key, waiting] of this.#asked) for (const tell of waiting) tell({ ...answer, key });
    this.#asked.clear();
  }

  #show(state: State): void {
    const before = this.state;
    const another = before?.question?.since !== state.question?.since;
    if (another) {
      this.hints = null;
      this.thinking = false;
    }
    // Others may answer theirs meanwhile: until the question is another one, the answer is on its way.
    if (state.question?.since !== this.#answered) this.sent = null;
    this.log = state.fresh ? state.log : [...this.log, ...state.log];
    this.state = state;
    selection.keep(state.question);
    // Whoever comes back hears what is asked, not the whole story again.
    if (!state.fresh) for (const line of state.log.filter((line) => line.text).slice(-8)) announcer.say(line.text);
    if (state.question && another)
      announcer.say(say("web-prompt-asked", { question: state.question.text, count: state.question.options.length }));
  }

  // -- what a person does ------------------------------------------------------------------------

  choose = (key: string): void => {
    const state = this.state;
    if (!state?.question || this.sent !== null) return;
    if (!state.question.options.some((option) => option.key === key)) return;
    if (this.#link.send({ type: "choose", seq: state.seq, key })) {
      this.sent = key;
      this.#answered = state.question.since;
      selection.clear();
    } else {
      toasts.error(say("web-table-not-connected"));
    }
  };

  why = (key: string): Promise<WhyNot> =>
    new Promise((resolve) => {
      const waiting = this.#asked.get(key) ?? [];
      this.#asked.set(key, [...waiting, resolve]);
      if (!waiting.length) this.#tell({ type: "why", key });
    });

  undo = (): void => {
    if (this.state) this.#tell({ type: "undo", seq: this.state.seq });
  };

  consent = (yes: boolean): void => {
    if (this.state) this.#tell({ type: "consent", seq: this.state.seq, yes });
  };

  hint = (): void => {
    if (!this.state?.question || this.thinking) return;
    this.#hinted = this.state.question.since;
    this.thinking = this.#tell({ type: "hint", seq: this.state.seq });
  };

  setStops = (auto: boolean, hold: boolean, stops: string[]): void => {
    this.#tell({ type: "stops", auto, hold, stops });
  };

  fill = (seat: number, bot: string): void => void this.#tell({ type: "fill", seat, bot });
  free = (seat: number): void => void this.#tell({ type: "free", seat });
  start = (): void => void this.#tell({ type: "start" });
  leave = (): void => void this.#tell({ type: "leave" });
  rematch = (): void => void this.#tell({ type: "rematch" });
  speak = (wish: Language): void => void this.#tell({ type: "language", language: wish });

  #tell(message: Parameters<Link["send"]>[0]): boolean {
    const sent = this.#link.send(message);
    if (!sent) toasts.error(say("web-table-not-connected"));
    return sent;
  }
}
