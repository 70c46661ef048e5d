// The server's HTTP interface. Every failure is an ApiError whose text can be shown as it is.

import type {
  CardInfo,
  Fairness,
  GameInfo,
  LessonInfo,
  Moment,
  RuleInfo,
  Seated,
  SettingsDraft,
  TableInfo,
} from "./protocol";
import { language, say } from "./texts.svelte";
import { tries } from "./tries.svelte";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string,
    readonly status: number,
  ) {
    super(text);
  }

  /** Whether the server, or a proxy in front of it, was out of reach: it may answer later. */
  get passing(): boolean {
    return this.code === "offline" || [502, 503, 504].includes(this.status);
  }
}

type Query = Record<string, string | number | undefined>;

export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api/${path}?${search}`;
}

/** Milliseconds to wait for an answer: a connection may be gone without any notice. */
const PATIENCE = 60_000;

async function ask<T>(path: string, query: Query = {}, body?: unknown): Promise<T> {
  let answer: Response;
  let found: unknown;
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    answer = await fetch(
      address(path, query),
      body === undefined
        ? { credentials: "same-origin", signal }
        : {
            method: "POST",
            credentials: "same-origin",
            signal,
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          },
    );
    if (answer.ok) return (await answer.json()) as T;
  } catch {
    throw new ApiError("offline", say("web-error-offline"), "", 0);
  }
  try {
    found = await answer.json();
  } catch {
    // A proxy's own page, or nothing: the status is all we know.
  }
  const problem = (found ?? {}) as { code?: unknown; text?: unknown; rule?: unknown };
  throw new ApiError(
    typeof problem.code === "string" ? problem.code : "http",
    typeof problem.text === "string" && problem.text
      ? problem.text
      : say("web-error-status", { status: String(answer.status) }),
    typeof problem.rule === "string" ? problem.rule : "",
    answer.status,
  );
}

const get = <T>(path: string, query: Query = {}): Promise<T> => ask<T>(path, query);
const post = <T>(path: string, body: unknown): Promise<T> => ask<T>(path, {}, body);

/** What doesn't change while the server runs is requested once per language, and again if it didn't arrive. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string, query: Query = {}): Promise<T> {
  void tries.count;
  const key = address(path, query);
  let answer = kept.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path, query);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
  }
  return answer;
}

const id = encodeURIComponent;

export const api = {
  games: () => once<GameInfo[]>("games"),
  cards: (game?: string) => once<CardInfo[]>("cards", { game }),
  rules: (game?: string) => once<RuleInfo[]>("rules", { game }),
  lessons: () => once<LessonInfo[]>("lessons"),
  tables: () => get<TableInfo[]>("tables"),
  table: (table: string) => get<TableInfo>(`tables/${id(table)}`),
  create: (name: string, settings: SettingsDraft) => post<Seated>("tables", { name, settings }),
  join: (table: string, name: string, seat: number | null = null) =>
    post<Seated>(`tables/${id(table)}/seats`, { name, seat }),
  claim: (table: string, key: string) => post<Seated>(`tables/${id(table)}/claim`, { key }),
  lesson: (lesson: string, name: string) => post<Seated>(`lessons/${id(lesson)}`, { name }),
  fairness: (table: string) => get<Fairness>(`tables/${id(table)}/fairness`),
  replay: (table: string, at: number, seat: number) => get<Moment>(`tables/${id(table)}/replay`, { at, seat }),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
};
