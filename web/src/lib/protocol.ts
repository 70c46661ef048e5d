// Written by `python -m lairwright.server.contract` from src/lairwright/server/{protocol,views,api}.py.
// Do not edit: a test compares it with them.

/** Raised when a message changes so that older clients would misunderstand it. */
export const VERSION = 2;

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 4096;

export type Language = "en" | "pl" | "ru" | "de";

/** A table is gathering players, being played, or over. */
export type Stage = "gathering" | "playing" | "over";

/** What becomes of the seat of somebody who is away: it waits, a bot takes it over, or the table is closed. */
export type Absence = "hold" | "bot" | "close";

/** What spectators see: nothing (they are not let in), what is public, or that and at the end everything. */
export type Spectators = "none" | "public" | "open-end";

export type Undo = "free" | "consent" | "never" | "nothing";

export type OptionValue = boolean | number | string;

/** A clock: seconds for every choice, and a bank for the whole game that is used when they are gone. */
export interface Clock {
  per_choice: number;
  bank: number;
}

/** `Clock` as a client sends it: what has a default may be left out. */
export interface ClockDraft {
  per_choice?: number;
  bank?: number;
}

/** What a table is made of; everything but the game has a default. */
export interface Settings {
  game: string;
  seats: number;
  preset: string;
  sets: string[] | null;
  variants: string[];
  options: Record<string, OptionValue>;
  /** The bots that sit there from the start, by seat; the creator takes the first free seat. */
  bots: Record<number, string>;
  clock: Clock | null;
  spectators: Spectators;
  /** Whether the table is shown in the list of open tables; else only who has the link finds it. */
  public: boolean;
  absence: Absence;
  /** Start as soon as every seat is taken. */
  start_when_full: boolean;
}

/** `Settings` as a client sends it: what has a default may be left out. */
export interface SettingsDraft {
  game: string;
  seats: number;
  preset?: string;
  sets?: string[] | null;
  variants?: string[];
  options?: Record<string, OptionValue>;
  /** The bots that sit there from the start, by seat; the creator takes the first free seat. */
  bots?: Record<number, string>;
  clock?: ClockDraft | null;
  spectators?: Spectators;
  /** Whether the table is shown in the list of open tables; else only who has the link finds it. */
  public?: boolean;
  absence?: Absence;
  /** Start as soon as every seat is taken. */
  start_when_full?: boolean;
}

/** A seat of a table: free, a person's or a bot's. */
export interface SeatInfo {
  seat: number;
  /** What the person is called, or nothing for a free seat; for a bot its level in words. */
  name: string;
  /** The bot's level, `search:500`; nothing for people. */
  bot: string;
  here: boolean;
  /** Whether a bot plays for an absent person. */
  stand_in: boolean;
  /** Seconds left in the bank, with a clock; of others without what they used where nobody could see them choose. */
  bank: number | null;
  /** Seconds left for the open choice before the bank is used, while the clock runs for this seat. */
  left: number | null;
}

/** A table as the lobby shows it. */
export interface TableInfo {
  id: string;
  stage: Stage;
  settings: Settings;
  seats: SeatInfo[];
  /** The creator's seat, who may fill seats with bots and start. */
  host: number;
  /** Hash of the secret seed, published when the table opens; see `fair`. */
  seed_hash: string;
  /** The lesson this table teaches, or nothing. */
  lesson: string;
  /** The table at which the same people play again, once somebody asked for it. */
  rematch: string;
  spectators: number;
  /** Whether choices were made for others in this game, which an older server let pass; the game is kept as it was. */
  tampered: boolean;
  /** What draws its game on the page; a client that does not know it has the list of options. */
  page: string;
}

/** One thing the viewer may choose. */
export interface OptionInfo {
  /** What `choose` names. */
  key: string;
  /** In words. */
  text: string;
  /** The card it is about, or nothing. */
  card: string;
  /** The thing that must be held for it, such as `hand ligers-den`, or nothing. */
  held: string;
  /** The things on the table that say it while that is held: `end 0` (seat), `room 1.2` (seat, room from the boss, from 1 on), `hero joman-chimm`, `seat 2`, `boss cleopatra`, `hand fear`, `spell 0.fear.1` (seat, card, which of equal ones), `souls 1`, `wounds 0`, `deck room`, `deck spell`, `discard`; in castle-raid `faction trolls`, `guard 0`, `field 0.1` (guard, field). Without any, only the list can say it. */
  at: string[];
  /** What it would change, in words: who is lured where, who dies. */
  changes: string[];
  /** What the numbers on the table would be, in the form of the view's `foresight`, where choosing this has an outcome that the viewer can foresee; else nothing. */
  preview: DungeonPreview | CastlePreview | null;
}

/** What the viewer is asked. It is answered by `choose` with the `seq` of the state it came with. */
export interface Question {
  kind: string;
  /** The card that asks, or nothing. */
  source: string;
  text: string;
  /** The ID of the rule that asks. */
  rule: string;
  options: OptionInfo[];
  /** The `seq` at which it was asked: while others answer questions of their own, states come in which this one is still open, and the same number says that it is the same question. */
  since: number;
}

/**
 * An event as this viewer may know it. Lines of one `seq` came with the same state.
 *
 * Where several events are told in one sentence, the first has it and the others have no text: they are there for those who draw what happens, not for those who read.
 */
export interface LogLine {
  seq: number;
  kind: string;
  text: string;
  /** Whom it concerns: who does it and whom it is done to. */
  seats: number[];
  /** The cards named in the text: id and the words it is named by. */
  cards: [string, string][];
  /** The event itself, for animation: seat, card, other, amount as the engine gives them. */
  seat: number | null;
  card: string | null;
  other: string | null;
  amount: number;
}

/** A number on the table and what it is made of, in words: `1 printed, +2 from Dizzygas Hallway`. */
export interface Value {
  /** Where it stands, counted from 0: `room 0.2` (seat, room from the boss), `treasure 1 mage`, `town 0` (who lures that hero), `entrance 1.0` (the way of that seat's waiting hero), `hero` (the rest of the walker's way); in castle-raid `guard 0`, `strength 0`, `loot 0`. */
  at: string;
  text: string;
}

/** The end of a game in words. */
export interface Standing {
  reason: string;
  winners: number[];
  text: string;
  /** From best to worst. */
  lines: string[];
}

/** Why a hint likes an option. */
export interface Reason {
  code: string;
  text: string;
  chance: number;
}

/** An option the search likes. */
export interface HintLine {
  key: string;
  text: string;
  /** The estimated chance to win with it. */
  chance: number;
  reasons: Reason[];
}

/** Answer the open question: `seq` as in the state that asked it, `key` of one of its options. */
export interface Choose {
  type: "choose";
  seq: number;
  key: string;
}

/** Take back the own last choice: at once where it is free, else everybody else is asked. */
export interface AskUndo {
  type: "undo";
  seq: number;
}

/** Answer somebody's wish to take back a choice. */
export interface Consent {
  type: "consent";
  seq: number;
  yes: boolean;
}

/**
 * How this seat wants to be asked in response windows.
 *
 * `auto`: pass by itself until something concerns the seat. `hold`: be given time in every window, even with nothing to play. `stops`: phases in which the seat is always asked, whatever `auto` says.
 */
export interface SetStops {
  type: "stops";
  auto: boolean;
  hold: boolean;
  stops: string[];
}

/** `SetStops` as a client sends it: what has a default may be left out. */
export interface SetStopsDraft {
  type: "stops";
  auto?: boolean;
  hold?: boolean;
  stops?: string[];
}

/** Ask the search bot for advice about the open question. */
export interface AskHint {
  type: "hint";
  seq: number;
}

/** Ask why something is not possible now: by a key such as `build ligers-den on 2`, or by what is held and what is pointed at, as in the options (`held`, `at`). */
export interface AskWhy {
  type: "why";
  /** Default: `""`. */
  key?: string;
  /** Default: `""`. */
  held?: string;
  /** Default: `""`. */
  at?: string;
}

/** The host puts a bot on a free seat, or changes its level. */
export interface Fill {
  type: "fill";
  seat: number;
  bot: string;
}

/** The host frees a seat before the start. */
export interface Free {
  type: "free";
  seat: number;
}

/** The host starts; free seats must have been filled. */
export interface Start {
  type: "start";
}

/** Give up the own seat: free before the start, afterwards as the table's `absence` says. */
export interface Leave {
  type: "leave";
}

/** After the end: the same people at a new table, seats moved on by one. */
export interface Rematch {
  type: "rematch";
}

/** From now on in another language. */
export interface Speak {
  type: "language";
  language: Language;
}

/** Answered with `pong`. A connection that says nothing for two minutes is closed: send one every half minute. */
export interface Ping {
  type: "ping";
}

/** The first message of every connection. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  /** The viewer's own seat; `None` for a spectator. */
  seat: number | null;
}

/** The table itself changed: seats, presence, clocks, stage. That a game is over comes after its last state. */
export interface Table {
  type: "table";
  table: TableInfo;
}

/**
 * The game as the viewer may know it, complete; sent when something changed that the viewer may know of.
 *
 * While somebody is asked in secret nothing comes, and the next state tells everything since.
 */
export interface State {
  type: "state";
  /** Counts what this viewer was shown, takings back as well: it only ever grows. Others have other numbers. */
  seq: number;
  /** The table: nothing in it is hidden from this viewer. */
  view: DungeonView | CastleView;
  /** The phase and what is going on, in words. */
  phase: string;
  question: Question | null;
  /** What is new since the state before; on connecting, the whole log so far. */
  log: LogLine[];
  /** What the numbers on the table are made of. */
  values: Value[];
  /** What taking back the own last choice would need. */
  undo: Undo;
  /** The seat that asks to take a choice back, while the others are asked. */
  undo_asked_by: number | null;
  stops: SetStops | null;
  standing: Standing | null;
  /** In a lesson: what the teacher says now. */
  lesson: string;
  /** True when `log` is the whole log: on connecting, after an undo, in another language. */
  fresh: boolean;
}

/** Something was not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  /** A code: `stale`, `doubled`, `not-your-question`, `malformed`, `too-fast`, `not-seated`, `not-host`, `too-many-sockets`..., or a code of the game's rules. */
  code: string;
  text: string;
  /** The ID of the rule that forbids it, or nothing. */
  rule: string;
  /** The type of the refused message, where it could be read. */
  about: string;
  /** Of a refused choice: the key on offer that is most like it. */
  nearest: string;
}

/**
 * The viewer's choice was stored.
 *
 * What comes of it follows with a later state, at once or when others have answered.
 */
export interface Taken {
  type: "taken";
  /** Of the question that was answered, as in `choose`. */
  seq: number;
}

/** Advice for the open question, best first. */
export interface Hint {
  type: "hints";
  seq: number;
  hints: HintLine[];
}

/** The answer to `why`; `key` is what the pointing would mean where it was asked by `held` and `at`. */
export interface WhyNot {
  type: "why-not";
  key: string;
  code: string;
  text: string;
  rule: string;
  /** As they were asked, so that the answer finds its question. */
  held: string;
  at: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The viewer's own open question as the engine has it; `question` of the state has it in words. */
export interface OpenQuestion {
  kind: string;
  source: string;
  options: string[];
}

/** How the game ended. */
export interface Outcome {
  winners: number[];
  ranking: number[];
  scores: number[];
  reason: string;
  rule: string;
}

/** A hero's way through a whole dungeon: damage room by room from the entrance on, up to where it dies. */
export interface Walk {
  health: number;
  steps: number[];
  dies: boolean;
  /** Whose dungeon; left out where that is plain. */
  seat?: number | null;
}

/** The hero that is walking now. */
export interface WalkingHero {
  id: string;
  seat: number;
  /** The room it is in, counted from the boss, 1 next to it; nothing at the entrance. */
  position: number | null;
  damage: number;
  health: number;
}

/** A Spell that was announced and has not taken effect. */
export interface Announced {
  spell: string;
  seat: number;
}

/** A room as it lies on the table: the top card of its stack. */
export interface RoomDetails {
  card: string;
  active: boolean;
  face_down: boolean;
  /** Damage now, and what it is made of: `printed`, `this round`, `dungeon this round`, `inactive` or a card's id, with its share. Left out of face-down rooms, as is `used`. */
  damage?: number | null;
  parts?: [string, number][] | null;
  /** The numbers of its abilities that were used this round. */
  used?: number[] | null;
}

/** A player of the Boss Monster family. */
export interface DungeonSeat {
  boss: string | null;
  xp: number | null;
  /** Bosses dealt to choose from. */
  bosses: string[];
  out: boolean;
  levelled: boolean;
  souls: number;
  wounds: number;
  soul_cards: string[];
  wound_cards: string[];
  /** How many Room and Spell cards are in hand. */
  rooms: number;
  spells: number;
  /** The hand; nothing for somebody else's. */
  hand: string[] | null;
  /** Cards that the viewer knows this player to hold, in hand or lying face down. */
  known: string[];
  /** How many cards lie aside for a choice that is made together with others. */
  set_aside: number;
  /** From the boss outwards; each stack from bottom to top. */
  dungeon: string[][];
  details: RoomDetails[];
  /** Heroes waiting at the entrance, and what each would meet if it walked now. */
  entrance: string[];
  forecasts: Walk[];
  /** Treasure by class; empty as long as there is no boss. */
  treasure: Record<string, number>;
  /** Whether heroes at this entrance do not enter this round. */
  entrance_held: boolean;
  /** How many rooms the player may still place this round. */
  builds: number;
}

/** How many cards are left in each deck. */
export interface Decks {
  rooms: number;
  spells: number;
  ordinary: number;
  epic: number;
}

/** A dungeon with the viewer's own face-down rooms counted as built. */
export interface ForeseenSeat {
  treasure: Record<string, number>;
  /** Room by room from the boss outwards; nothing for somebody else's face-down room. */
  damage: (number | null)[];
  forecasts: Walk[];
}

/** What the walking hero has before it. */
export interface ForeseenWalk {
  steps: number[];
  dies: boolean;
}

/** The numbers that decide, with the viewer's own face-down rooms counted as built. */
export interface DungeonForesight {
  lures: (number | null)[];
  pulls: number[][];
  /** For each hero in town that somebody lures, what it would meet there. */
  outlooks: (Walk | null)[];
  hero: ForeseenWalk | null;
  /** Nothing for a player who is out. */
  seats: (ForeseenSeat | null)[];
}

/** A room that is about to be built. */
export interface NewRoom {
  card: string;
  /** Counted from the boss, 1 first. */
  position: number;
}

/** The same after an option was taken; `seats` has only those that it changes. */
export interface DungeonPreview {
  lures: (number | null)[];
  pulls: number[][];
  outlooks: (Walk | null)[];
  seats: (ForeseenSeat | null)[];
  /** What it would put into the viewer's own dungeon, or nothing. */
  room: NewRoom | null;
}

/** A table of the Boss Monster family. */
export interface DungeonView {
  game: "boss-monster";
  preset: string;
  round: number;
  /** `setup`, `start`, `build`, `reveal`, `bait`, `adventure` or `end`. */
  phase: string;
  /** Whose turn it is. */
  active: number | null;
  /** Seats by experience, the highest first; empty until the bosses are revealed. */
  order: number[];
  turns: number[];
  town: string[];
  /** For each hero in town the seat that lures it now, or nothing while it would stay. */
  lures: (number | null)[];
  /** For each hero in town how strongly each seat pulls. */
  pulls: number[][];
  decks: Decks;
  /** The newest last. */
  discard: string[];
  /** Spells that were announced and have not taken effect, oldest first. */
  stack: Announced[];
  building_forbidden: boolean;
  hero: WalkingHero | null;
  seats: DungeonSeat[];
  decision: OpenQuestion | null;
  /** Who has to choose, as far as the viewer may know; a response window does not say. */
  asked: number[];
  outcome: Outcome | null;
  foresight: DungeonForesight;
}

/** The king tiles: left to play, used, still to come (hidden), and how many are back in the box. */
export interface Tiles {
  left: number;
  used: string[];
  stack: string[];
  box: number;
}

/** A guard and the monsters before it. */
export interface Guard {
  card: string;
  turned: boolean;
  stars: number;
  /** What the back allows, lowest and highest. */
  strength_range: [number, number];
  loot_range: [number, number];
  /** What counts now, once the guard is turned up. */
  strength: number | null;
  loot: number | null;
  /** What the king's order adds. */
  strength_change: number;
  loot_change: number;
  /** From this total on nothing can be replaced here. */
  limit: number;
  monsters: string[];
  owners: number[];
  total: number;
}

/** A player of castle-raid; monsters that the viewer cannot know are `?`. */
export interface CastleSeat {
  faction: string | null;
  /** Nothing while coins are secret. */
  gold: number | null;
  hand: string[];
  resting: string[];
  board: string[];
  rank: number | null;
}

/** How many of the guards it may be the monsters there would beat, and what replacing one costs. */
export interface ForeseenGuard {
  total: number;
  beaten: number;
  unseen: number;
  treasury_fee: number;
  owner_fee: number;
  closed: boolean;
  replaceable: boolean;
}

/** The numbers that decide. */
export interface CastleForesight {
  guards: ForeseenGuard[];
}

/** A guard after an option was taken. */
export interface PreviewGuard {
  monsters: string[];
  owners: number[];
  total: number;
  beaten: number;
  unseen: number;
  closed: boolean;
}

/** A player's gold after an option was taken. */
export interface PreviewPurse {
  gold: number;
}

/** What an option changes; `null` stands for what stays. */
export interface CastlePreview {
  guards: (PreviewGuard | null)[];
  seats: (PreviewPurse | null)[];
}

/** A castle raid. */
export interface CastleView {
  game: "castle-raid";
  preset: string;
  round: number;
  rounds: number;
  /** `setup`, `play`, `fight` or `recover`. */
  phase: string;
  /** Who goes first. */
  marker: number | null;
  turn: number | null;
  pieces: string[];
  /** The king tile in force. */
  tile: string | null;
  tiles: Tiles;
  /** From the gate on. */
  guards: Guard[];
  deck: number;
  /** Only in a view of everything. */
  next_guards: string[] | null;
  discard: string[];
  /** Guards discarded unseen, and their levels. */
  buried: string[];
  buried_stars: number[];
  /** Nothing while coins are secret. */
  treasury: number | null;
  factions: string[];
  seats: CastleSeat[];
  decision: OpenQuestion | null;
  asked: number[];
  outcome: Outcome | null;
  foresight: CastleForesight;
}

/** `POST /api/tables`: open a table and sit down. The seat's secret comes back as a cookie. */
export interface NewTable {
  name: string;
  settings: SettingsDraft;
}

/** `POST /api/lessons/{lesson}`: open a lesson. */
export interface NewLesson {
  name: string;
}

/** `POST /api/tables/{table}/seats`: take a free seat (the first, unless one is named). */
export interface Join {
  name: string;
  /** Default: `null`. */
  seat?: number | null;
}

/** Where somebody sits now. `key` is the seat's secret: who opens `/t/{table}?key={key}` takes the seat. */
export interface Seated {
  table: string;
  seat: number;
  key: string;
}

/** Something to choose from when a table is made: a preset, a variant, a bot, with what it is in words. */
export interface Choice {
  id: string;
  name: string;
  about: string;
  /** Printed in a rulebook; else of our own making. */
  official: boolean;
}

/** An option of the rules: its values, and the value each preset gives it. */
export interface RuleOption {
  id: string;
  about: string;
  values: OptionValue[];
  presets: Record<string, OptionValue>;
  /** The values in words, in the same order. */
  names: string[];
  /** The row of the editions matrix that explains it; one of the rules. */
  rule: string;
}

/** `GET /api/games`: a game and everything a table can be made of. */
export interface GameInfo {
  id: string;
  name: string;
  about: string;
  fewest_seats: number;
  most_seats: number;
  presets: Choice[];
  variants: Choice[];
  options: RuleOption[];
  sets: Choice[];
  default_sets: string[];
  bots: Choice[];
  phases: Choice[];
}

/** `GET /api/cards`: a card as the gallery shows it. */
export interface CardInfo {
  id: string;
  game: string;
  set: string;
  kind: string;
  name: string;
  english_name: string;
  title: string;
  copies: number;
  /** Printed facts in words, and as numbers and words for drawing (damage, treasure, subtype, health, class, xp...). */
  facts: string;
  numbers: Record<string, unknown>;
  text: string;
  /** How sure the facts are: `confirmed`, `inferred`... and the same in words. */
  confidence: string;
  confidence_text: string;
  /** Whether the name was printed in this language. */
  printed: boolean;
  rulings: string[];
}

/** `GET /api/rules`: a rule in our words. */
export interface RuleInfo {
  id: string;
  game: string;
  section: string;
  text: string;
  /** The scenarios that prove it. */
  scenarios: number;
}

/** `GET /api/lessons`: a lesson. */
export interface LessonInfo {
  id: string;
  name: string;
  about: string;
}

/** `GET /api/tables/{table}/fairness`: whether the deal was the one promised at the start. */
export interface Fairness {
  /** Published when the table was opened: SHA-256 of `salt:seed`. */
  seed_hash: string;
  /** Known only when the game is over. */
  seed: string | null;
  salt: string | null;
  /** What was checked on the server by playing the record again, in words, and whether each holds. */
  checks: [string, boolean][];
}

/** `GET /api/tables/{table}/replay`: a finished game after so many of `last` choices. */
export interface Moment {
  table: TableInfo;
  last: number;
  /** Seat of the view; -1: everything face up. */
  seat: number;
  state: State;
  /** The choice made here, in words, and by whom; nothing at the end. */
  choice: string;
  chooser: number | null;
  /** Where rounds begin: number of the choice and the round. */
  rounds: [number, number][];
}

export type ClientMessage = Choose | AskUndo | Consent | SetStopsDraft | AskHint | AskWhy | Fill | Free | Start | Leave | Rematch | Speak | Ping;

export type ServerMessage = Welcome | Table | State | Refused | Taken | Hint | WhyNot | Pong;
