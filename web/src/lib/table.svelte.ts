// A table as this browser sees it: what the server last said, and what can be said to the server.

import { announcer } from "./announce.svelte";
import { type Errand, Pending } from "./pending.svelte";
import type { Pointed } from "./places";
import type { ClientMessage, HintLine, Language, LogLine, Refused, ServerMessage, State, TableInfo, WhyNot } from "./protocol";
import { selection } from "./selection.svelte";
import { type Connection, Link } from "./socket";
import { language, say } from "./texts.svelte";
import { toasts } from "./toasts.svelte";
import { tries } from "./tries.svelte";
import { type Agreement, compare } from "./version";

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  hints = $state.raw<HintLine[] | null>(null);
  connection = $state<Connection>("connecting");
  /** Your choice was stored, and its result hasn't been shown yet. */
  taken = $state(false);
  /** Another game was asked for here: take the person who asked there. */
  wantsRematch = $state(false);
  /** Whether a state has come over this connection: until then, the one on screen is from before. */
  current = $state(false);
  /** The seat was given up in the middle of the game. */
  left = $state(false);
  /** Whether page and server have the same version; if not, nothing is read or sent. */
  agreement = $state<Agreement>("same");
  /** The version the server speaks. */
  version = 0;
  /** When the last table message arrived, so that clocks can be shown running. */
  heard = $state(0);
  /** Why there is no table: the server's words. */
  refusal = $state("");
  #link: Link;
  #pending = new Pending();
  /** The question that was answered, by the number at which it was asked. */
  #answered = -1;
  /** The question whose answer may have been lost with the connection, by the same number. */
  #unsure = -1;
  /** The question that advice was requested for, by the same number. */
  #hinted = -1;

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
          if (connection === "waiting" && before !== "waiting" && before !== "connecting")
            announcer.warn(say("web-table-offline"));
          if (connection === "open") {
            if (this.table) announcer.say(say("web-table-online"));
            tries.again();
          }
          if (connection !== "open") this.#lost();
        },
      },
    );
  }

  end(): void {
    this.#link.end();
    selection.clear();
  }

  /** A choice was sent but not answered yet: options are disabled until then. */
  get busy(): boolean {
    return this.#pending.waits("choose");
  }

  get thinking(): boolean {
    return this.#pending.waits("hint");
  }

  waits(errand: Errand): boolean {
    return this.#pending.waits(errand);
  }

  // -- what the server says ----------------------------------------------------------------------

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.version = message.version;
        this.agreement = compare(message.version);
        if (this.agreement !== "same") {
          this.#link.end();
          break;
        }
        this.seat = message.seat;
        this.current = false;
        this.refusal = "";
        this.#seeTable(message.table);
        break;
      case "table":
        this.#seeTable(message.table);
        break;
      case "state":
        this.#show(message);
        break;
      case "taken":
        this.#clear(message.seq);
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "hints":
        this.#pending.end("hint");
        if (this.#hinted === this.state?.question?.since) this.hints = message.hints;
        break;
      case "why-not":
        this.#pending.answer(message);
        break;
      case "pong":
        break;
    }
  }

  #seeTable(table: TableInfo): void {
    this.table = table;
    this.heard = Date.now();
    if (table.rematch) this.#pending.end("rematch");
    this.#pending.end("start", "fill", "free");
  }

  #refuse(message: Refused): void {
    const { about, text, rule } = message;
    this.#pending.refused(about, message);
    if (!about || about === "rematch") this.wantsRematch = false;
    // What was ticked isn't true after all: components that show it look again.
    if ((!about || about === "stops") && this.state?.stops) this.#amend({ stops: { ...this.state.stops } });
    // The connection comes back automatically.
    if (about === "why" || (message.code === "not-read" && this.table)) return;
    if (this.table) toasts.error(text, rule);
    else this.refusal = text;
  }

  #show(state: State): void {
    const another = this.state?.question?.since !== state.question?.since;
    if (another) {
      this.hints = null;
      this.#pending.end("hint");
    }
    // Others may answer theirs in the meantime: until there is another question, the answer is on its way.
    if (state.question?.since !== this.#answered) this.#pending.end("choose");
    this.#pending.end("undo");
    if (state.undo_asked_by === null) this.#pending.end("consent");
    if (this.#unsure >= 0 && state.question?.since === this.#unsure) toasts.error(say("web-table-choice-lost"));
    this.#unsure = -1;
    this.taken = false;
    this.current = true;
    this.log = state.fresh ? state.log : [...this.log, ...state.log];
    this.state = state;
    selection.keep(state.question);
    // After coming back, people hear the question, not the whole story again.
    if (!state.fresh) for (const line of state.log.filter((line) => line.text).slice(-8)) announcer.say(line.text);
    if (state.question && another)
      announcer.say(say("web-prompt-asked", { question: state.question.text, count: state.question.options.length }));
  }

  /** The open question has been answered, here or on another device of this seat; a later one hasn't. */
  #clear(seq: number): void {
    const now = this.state;
    if (!now?.question || now.question.since > seq) return;
    this.#pending.end("choose", "hint");
    this.hints = null;
    this.taken = true;
    this.#amend({ question: null, view: { ...now.view, asked: now.view.asked.filter((seat) => seat !== this.seat) } });
    selection.keep(null);
  }

  /** The same moment with a detail changed: nothing has happened that should be told or played again. */
  #amend(changes: Partial<State>): void {
    if (this.state) this.state = { ...this.state, ...changes, log: [], fresh: false };
  }

  /** The connection is gone: nothing we asked will be answered. */
  #lost(): void {
    const lost = this.#pending.lose(say("web-table-why-lost"));
    // After giving up the seat, don't reconnect: coming back would take it again.
    if (lost.includes("leave")) {
      this.left = true;
      this.#link.end();
    }
    // The next state shows whether a choice has arrived.
    else if (lost.includes("choose")) this.#unsure = this.#answered;
    else if (lost.length) toasts.error(say("web-table-unanswered"));
  }

  // -- what a person does ------------------------------------------------------------------------

  choose = (key: string): void => {
    const question = this.state?.question;
    if (!question || this.busy || !question.options.some((option) => option.key === key)) return;
    if (!this.#ask((seq) => ({ type: "choose", seq, key }))) return;
    this.#answered = question.since;
    this.#unsure = -1;
    selection.clear();
  };

  why = ({ held, at }: Pointed): Promise<WhyNot> =>
    new Promise((resolve) => {
      if (this.#pending.why({ held, at }, resolve) && !this.#link.send({ type: "why", held, at })) {
        const text = say("web-table-not-connected");
        this.#pending.answer({ type: "why-not", key: "", held, at, code: "offline", text, rule: "" });
      }
    });

  undo = (): void => {
    this.#ask((seq) => ({ type: "undo", seq }));
  };

  consent = (yes: boolean): void => {
    this.#ask((seq) => ({ type: "consent", seq, yes }));
  };

  hint = (): void => {
    const question = this.state?.question;
    if (question && this.#ask((seq) => ({ type: "hint", seq }))) this.#hinted = question.since;
  };

  setStops = (auto: boolean, hold: boolean, stops: string[]): void => {
    this.#tell({ type: "stops", auto, hold, stops });
  };

  fill = (seat: number, bot: string): void => this.#arrange({ type: "fill", seat, bot });
  free = (seat: number): void => this.#arrange({ type: "free", seat });
  start = (): void => {
    if (!this.waits("start")) this.#arrange({ type: "start" });
  };

  leave = (): void => {
    // Before the start, a person who leaves stays to watch.
    if (this.#tell({ type: "leave" }) && this.table?.stage === "playing") this.#pending.begin("leave");
  };

  rematch = (): void => {
    if (this.waits("rematch") || !this.#tell({ type: "rematch" })) return;
    this.#pending.begin("rematch");
    this.wantsRematch = true;
  };

  /** Switch to another language; new connections start in it automatically. */
  speak = (wish: Language): void => void this.#link.send({ type: "language", language: wish });

  /** Say something about the state on screen, and wait for the result; false if it wasn't sent. */
  #ask(message: (seq: number) => ClientMessage): boolean {
    if (!this.state) return false;
    const said = message(this.state.seq);
    if (this.waits(said.type)) return false;
    if (!this.#tell(said)) return false;
    this.#pending.begin(said.type);
    return true;
  }

  /** Say something about the table itself, and wait until it shows. */
  #arrange(message: ClientMessage): void {
    if (this.#tell(message)) this.#pending.begin(message.type);
  }

  #tell(message: ClientMessage): boolean {
    const sent = this.#link.send(message);
    if (!sent) toasts.error(say("web-table-not-connected"));
    return sent;
  }
}
