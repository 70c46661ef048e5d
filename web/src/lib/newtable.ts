// What a table should be made of, from what was filled in. Only what differs from the preset is sent as an option.

import type { GameInfo, OptionValue, RuleOption, SettingsDraft, Absence, Spectators } from "./protocol";

export interface Form {
  game: string;
  seats: number;
  preset: string;
  sets: string[];
  variants: string[];
  /** Values set by hand, by option. */
  options: Record<string, OptionValue>;
  /** Bot levels by seat; "" is a person. The first seat is the creator's. */
  bots: string[];
  clock: { per_choice: number; bank: number } | null;
  spectators: Spectators;
  public: boolean;
  absence: Absence;
  startWhenFull: boolean;
}

export function blank(game: GameInfo): Form {
  return {
    game: game.id,
    seats: Math.min(Math.max(game.fewest_seats, Math.min(4, game.most_seats)), game.most_seats),
    preset: game.presets.find((preset) => preset.id === "default")?.id ?? game.presets[0]?.id ?? "default",
    sets: [...game.default_sets],
    variants: [],
    options: {},
    bots: [],
    clock: null,
    spectators: "open-end",
    public: false,
    absence: "hold",
    startWhenFull: false,
  };
}

/** The fewest and the most players with these card sets and variants. */
export function seatsOf(game: GameInfo, sets: string[], variants: string[]): [fewest: number, most: number] {
  const brought = [...sets, ...variants].flatMap((word) => game.seats_with[word] ?? []);
  return [Math.min(game.fewest_seats, ...brought), Math.max(game.most_seats, ...brought)];
}

/** The value an option has with just a preset. */
export function presetValue(option: RuleOption, preset: string): OptionValue {
  return option.presets[preset] ?? option.values[0] ?? false;
}

/** Options on which the editions differ, and options that are house rules in any edition. */
export function grouped(game: GameInfo): { editions: RuleOption[]; house: RuleOption[] } {
  const differs = (option: RuleOption): boolean => new Set(Object.values(option.presets)).size > 1;
  return { editions: game.options.filter(differs), house: game.options.filter((option) => !differs(option)) };
}

export function draft(form: Form, game: GameInfo): SettingsDraft {
  const same = form.sets.length === game.default_sets.length && form.sets.every((set) => game.default_sets.includes(set));
  const options = Object.fromEntries(
    game.options
      .filter((option) => form.options[option.id] !== undefined)
      .filter((option) => form.options[option.id] !== presetValue(option, form.preset))
      .map((option) => [option.id, form.options[option.id] as OptionValue]),
  );
  const bots: Record<number, string> = {};
  for (let seat = 1; seat < form.seats; seat++) {
    const level = form.bots[seat];
    if (level) bots[seat] = level;
  }
  return {
    game: form.game,
    seats: form.seats,
    preset: form.preset,
    sets: same ? null : form.sets,
    variants: form.variants,
    options,
    bots,
    clock: form.clock,
    spectators: form.spectators,
    public: form.public,
    absence: form.absence,
    // With bots on every other seat there is nobody to wait for.
    start_when_full: form.startWhenFull || Object.keys(bots).length === form.seats - 1,
  };
}

/** A game against bots that starts at once. */
export function against(game: GameInfo, opponents: number, level: string): SettingsDraft {
  const form = blank(game);
  form.seats = opponents + 1;
  form.bots = ["", ...Array<string>(opponents).fill(level)];
  return draft(form, game);
}

/** A value in words: the server's words, or the value itself, `newest_first` as "newest first". */
export function valueWords(option: RuleOption, value: OptionValue): string {
  return option.names[option.values.indexOf(value)] || String(value).replaceAll("_", " ");
}
