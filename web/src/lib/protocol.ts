// Written by `python -m lairwright.server.contract` from src/lairwright/server/{protocol,views,api}.py.
// Do not edit: a test compares it with them.

/** Raised when messages change in a way that older clients would misunderstand. */
export const VERSION = 2;

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 4096;

export type Language = "en" | "pl" | "ru" | "de";

/** A table is gathering players, being played, or over. */
export type Stage = "gathering" | "playing" | "over";

/** What happens to the seat of somebody who is away: it waits, a bot takes it over, or the table is closed. */
export type Absence = "hold" | "bot" | "close";

/** What spectators see: nothing (they aren't let in), what is public, or that plus everything at the end. */
export type Spectators = "none" | "public" | "open-end";

export type Undo = "free" | "consent" | "never" | "nothing";

export type OptionValue = boolean | number | string;

/** A clock: seconds for each choice, and a bank for the whole game that is used once those are gone. */
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
  /** Whether the table is shown in the list of open tables; otherwise only people with the link find it. */
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
  /** Whether the table is shown in the list of open tables; otherwise only people with the link find it. */
  public?: boolean;
  absence?: Absence;
  /** Start as soon as every seat is taken. */
  start_when_full?: boolean;
}

/** A seat at a table: free, a person's or a bot's. */
export interface SeatInfo {
  seat: number;
  /** The person's name, empty for a free seat; for a bot, its level in words. */
  name: string;
  /** The bot's level, `search:500`; empty for people. */
  bot: string;
  here: boolean;
  /** Whether a bot plays for an absent person. */
  stand_in: boolean;
  /** Seconds left in the bank, if there is a clock; for other seats, time used for secret choices isn't deducted. */
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
  /** The seat of the creator, who may fill seats with bots and start. */
  host: number;
  /** The hash of the secret seed, published when the table opens; see `Fairness`. */
  seed_hash: string;
  /** The lesson this table teaches, or an empty string. */
  lesson: string;
  /** The table where the same people play again, once somebody has asked for it. */
  rematch: string;
  spectators: number;
  /** Whether choices were made for other players, which an older server allowed; the game is kept as it was. */
  tampered: boolean;
  /** What draws its game on the page; a client that doesn't know it can show the list of options. */
  page: string;
}

/** Something the viewer may choose. */
export interface OptionInfo {
  /** The key that `choose` takes. */
  key: string;
  /** In words. */
  text: string;
  /** The card it is about, or an empty string. */
  card: string;
  /** The thing that must be held to choose it, such as `hand ligers-den`, or an empty string. */
  held: string;
  /** The things on the table to point at while holding that: `end 0` (seat), `room 1.2` (seat, room counted from the boss, starting at 1), `hero joman-chimm`, `seat 2`, `boss cleopatra`, `hand fear`, `spell 0.fear.1` (seat, card, number among equal ones), `souls 1`, `wounds 0`, `deck room`, `deck spell`, `discard`; in castle-raid `faction trolls`, `guard 0`, `field 0.1` (guard, field). If there are none, it can be chosen only from the list. */
  at: string[];
  /** What it would change, in words: who is lured where, who dies. */
  changes: string[];
  /** What the numbers on the table would be, in the form of the view's `foresight`, if the viewer can foresee the outcome of this choice; otherwise nothing. */
  preview: DungeonPreview | CastlePreview | null;
}

/** What the viewer is asked. Answer with `choose` and the `seq` of the state it came with. */
export interface Question {
  kind: string;
  /** The card that asks, or an empty string. */
  source: string;
  text: string;
  /** The ID of the rule behind the question. */
  rule: string;
  options: OptionInfo[];
  /** The `seq` at which it was asked. While others answer their own questions, new states arrive in which this one is still open; the same number means it is the same question. */
  since: number;
}

/**
 * An event as this viewer may know it. Lines of one `seq` came with the same state.
 *
 * If one sentence covers several events, the first has the text and the others have none: they are there for drawing what happens, not for reading.
 */
export interface LogLine {
  seq: number;
  kind: string;
  text: string;
  /** Whom it concerns: who does it, and to whom. */
  seats: number[];
  /** The cards named in the text: the id, and the words it is named by. */
  cards: [string, string][];
  /** The event itself, for animation: seat, card, other and amount as the engine gives them. */
  seat: number | null;
  card: string | null;
  other: string | null;
  amount: number;
}

/** A number on the table and what it is made of, in words: `1 printed, +2 from Dizzygas Hallway`. */
export interface Value {
  /** Where it is, counted from 0: `room 0.2` (seat, room from the boss), `treasure 1 mage`, `town 0` (who lures that hero), `entrance 1.0` (the walk ahead of that seat's waiting hero), `hero` (the rest of the walking hero's way), `effect 0` (what holds this round); in castle-raid `guard 0`, `strength 0`, `loot 0`. */
  at: string;
  text: string;
}

/** How a game ended, in words. */
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

/** An option that the search likes. */
export interface HintLine {
  key: string;
  text: string;
  /** The estimated chance of winning with it. */
  chance: number;
  reasons: Reason[];
}

/** Answer the open question: the `seq` of the state that asked it, and the `key` of one of its options. */
export interface Choose {
  type: "choose";
  seq: number;
  key: string;
}

/** Take back your own last choice: at once if that is free, otherwise everybody else is asked. */
export interface AskUndo {
  type: "undo";
  seq: number;
}

/** Answer somebody who wants to take back a choice. */
export interface Consent {
  type: "consent";
  seq: number;
  yes: boolean;
}

/**
 * How this seat wants to be asked in response windows.
 *
 * `auto`: pass automatically until something concerns the seat. `hold`: get time in every window, even with nothing to play. `stops`: phases in which the seat is always asked, whatever `auto` says.
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

/** Ask why something isn't possible now: with a key such as `build ligers-den on 2`, or with what is held and what is pointed at, as in the options (`held`, `at`). */
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

/** The host starts; there must be no free seats. */
export interface Start {
  type: "start";
}

/** Give up your own seat: it is free before the start; afterwards, the table's `absence` decides. */
export interface Leave {
  type: "leave";
}

/** After the end: the same people at a new table, everybody one seat further on. */
export interface Rematch {
  type: "rematch";
}

/** Switch to another language. */
export interface Speak {
  type: "language";
  language: Language;
}

/** Answered with `pong`. A connection that is silent for two minutes is closed: send one every half minute. */
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

/** The table itself has changed: seats, presence, clocks, stage. News that a game is over follows its last state. */
export interface Table {
  type: "table";
  table: TableInfo;
}

/**
 * The complete game as the viewer may know it, sent when something changes that the viewer may know about.
 *
 * While somebody is asked in secret, nothing is sent, and the next state contains everything since.
 */
export interface State {
  type: "state";
  /** Counts what this viewer was shown, including undone choices, so it only grows. Other viewers have other numbers. */
  seq: number;
  /** The table; it contains nothing that is hidden from this viewer. */
  view: DungeonView | CastleView;
  /** The phase and what is going on, in words. */
  phase: string;
  question: Question | null;
  /** What is new since the previous state; on connecting, the whole log so far. */
  log: LogLine[];
  /** What the numbers on the table are made of. */
  values: Value[];
  /** What it would take to undo the viewer's own last choice. */
  undo: Undo;
  /** The seat that wants to take a choice back, while the others are asked. */
  undo_asked_by: number | null;
  stops: SetStops | null;
  standing: Standing | null;
  /** In a lesson: what the teacher says now. */
  lesson: string;
  /** Whether `log` is the whole log: on connecting, after an undo, in another language. */
  fresh: boolean;
}

/** Something was not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  /** A code: `stale`, `doubled`, `not-your-question`, `malformed`, `too-fast`, `not-seated`, `not-host`, `too-many-sockets`..., or a code of the game's rules. */
  code: string;
  text: string;
  /** The ID of the rule that forbids it, or an empty string. */
  rule: string;
  /** The type of the refused message, if it could be read. */
  about: string;
  /** For a refused choice: the key on offer that is most like it. */
  nearest: string;
}

/**
 * The viewer's choice has been stored.
 *
 * What comes of it follows with a later state, at once or when others have answered.
 */
export interface Taken {
  type: "taken";
  /** The `seq` of the question that was answered, as in `choose`. */
  seq: number;
}

/** Advice for the open question, best first. */
export interface Hint {
  type: "hints";
  seq: number;
  hints: HintLine[];
}

/** The answer to `why`; `key` is what the pointing would mean if the question had `held` and `at`. */
export interface WhyNot {
  type: "why-not";
  key: string;
  code: string;
  text: string;
  rule: string;
  /** As in the question, so that the answer can be matched to it. */
  held: string;
  at: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The viewer's own open question in the engine's terms; the state's `question` has it in words. */
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

/** A hero's way through a whole dungeon: damage room by room from the entrance, up to where it dies. */
export interface Walk {
  health: number;
  steps: number[];
  dies: boolean;
  /** Whose dungeon it is; left out where that is clear. */
  seat?: number | null;
}

/** The hero that is walking now. */
export interface WalkingHero {
  id: string;
  seat: number;
  /** The room it is in, counted from the boss, starting at 1; nothing at the entrance. */
  position: number | null;
  damage: number;
  health: number;
  /** The item it carries and its health token; left out where there is none. */
  item?: string | null;
  tokens?: number | null;
}

/** What a hero that isn't walking has; left out is what it hasn't. */
export interface HeroDetails {
  item?: string | null;
  /** Health by a token. */
  tokens?: number | null;
}

/** A key location. */
export interface Location {
  card: string;
  /** Those who came first in front. */
  heroes: string[];
  /** For each of them; left out if none has anything. */
  details?: HeroDetails[] | null;
}

/** Something that an effect changed until the end of the round; the state's `values` say it in words. */
export interface LastingEffect {
  source: string;
  /** Which of that card's modifiers. */
  modifier: number;
  /** Whose rooms, heroes or turn it is about; nothing: everybody's. */
  seat: number | null;
  /** The one card it is about. */
  card: string | null;
}

/** A Spell that has been announced but has not taken effect yet. */
export interface Announced {
  spell: string;
  seat: number;
}

/** A miniboss in its room. */
export interface Miniboss {
  card: string;
  level: number;
  face_down: boolean;
  /** The numbers of the abilities that were used this round. */
  used: number[];
}

/** A room on the table: the top card of its stack. */
export interface RoomDetails {
  card: string;
  active: boolean;
  face_down: boolean;
  /** Its damage now, and what that is made of: `printed`, `counters`, `this round`, `dungeon this round`, `doubled`, `inactive` or a card's id, each with its share. Left out for face-down rooms, as is `used`. */
  damage?: number | null;
  parts?: [string, number][] | null;
  /** The numbers of the abilities that were used this round. */
  used?: number[] | null;
  /** What lies on it; left out where there is none. */
  counters?: number | null;
  coins?: number | null;
  miniboss?: Miniboss | null;
}

/** A player of the Boss Monster family. */
export interface DungeonSeat {
  boss: string | null;
  xp: number | null;
  /** The dealt bosses to choose from. */
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
  /** The hand; nothing for other players. */
  hand: string[] | null;
  /** Cards that the viewer knows this player holds, in hand or face down. */
  known: string[];
  /** How many cards are set aside for a choice that everybody makes at the same time. */
  set_aside: number;
  /** From the boss outwards, each stack from bottom to top. */
  dungeon: string[][];
  details: RoomDetails[];
  /** Heroes waiting at the entrance, and what each would meet if it walked now. */
  entrance: string[];
  forecasts: Walk[];
  /** Treasure by class; empty until there is a boss. */
  treasure: Record<string, number>;
  /** Whether heroes at this entrance stay outside this round. */
  entrance_held: boolean;
  /** How many rooms the player may still place this round. */
  builds: number;
  /** Left out in games without coins. */
  coins?: number | null;
  /** The items in the score area, face up and face down; left out where there is none, as is what follows. */
  items_up?: string[] | null;
  items_down?: string[] | null;
  /** What the heroes at the entrance have. */
  entrance_details?: HeroDetails[] | null;
  /** The boss of another player whose abilities this player has, too. */
  copies?: string | null;
}

/** How many cards are left in each deck. */
export interface Decks {
  rooms: number;
  spells: number;
  ordinary: number;
  epic: number;
  /** Left out in games without items. */
  items?: number | null;
}

/** A dungeon with the viewer's own face-down rooms counted as built. */
export interface ForeseenSeat {
  treasure: Record<string, number>;
  /** Room by room from the boss outwards; nothing for other players' face-down rooms. */
  damage: (number | null)[];
  forecasts: Walk[];
}

/** What lies ahead of the walking hero. */
export interface ForeseenWalk {
  steps: number[];
  dies: boolean;
}

/** The numbers that matter, with the viewer's own face-down rooms counted as built. */
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
  /** Counted from the boss, starting at 1. */
  position: number;
}

/** The same after choosing an option; `seats` has only those that it changes. */
export interface DungeonPreview {
  lures: (number | null)[];
  pulls: number[][];
  outlooks: (Walk | null)[];
  seats: (ForeseenSeat | null)[];
  /** What it would add to the viewer's own dungeon, or nothing. */
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
  /** Seats by experience, highest first; empty until the bosses are revealed. */
  order: number[];
  turns: number[];
  town: string[];
  /** For each hero in town, the seat that lures it now, or nothing if it would stay. */
  lures: (number | null)[];
  /** For each hero in town, how strongly each seat pulls; 0 for a player who is out. If it doesn't go by treasure, that is 1000 plus what it goes by, or minus that if it looks for the fewest. */
  pulls: number[][];
  decks: Decks;
  /** Newest last. */
  discard: string[];
  /** Spells that have been announced but have not taken effect, oldest first. */
  stack: Announced[];
  building_forbidden: boolean;
  hero: WalkingHero | null;
  seats: DungeonSeat[];
  decision: OpenQuestion | null;
  /** Who has to choose, as far as the viewer may know; for a response window, this doesn't say. */
  asked: number[];
  outcome: Outcome | null;
  foresight: DungeonForesight;
  /** What the heroes in town have. Left out if none has anything, as is everything below if there is none of it. */
  town_details?: HeroDetails[] | null;
  /** Items that wait in town. */
  items?: string[] | null;
  market?: string[] | null;
  tavern?: string[] | null;
  locations?: Location[] | null;
  effects?: LastingEffect[] | null;
}

/** The king tiles: left to play, used, still to come (hidden), and how many went back in the box. */
export interface Tiles {
  left: number;
  used: string[];
  stack: string[];
  box: number;
}

/** A guard and the monsters facing it. */
export interface Guard {
  card: string;
  turned: boolean;
  stars: number;
  /** What its back allows, lowest and highest. */
  strength_range: [number, number];
  loot_range: [number, number];
  /** What counts now, once the guard is face up. */
  strength: number | null;
  loot: number | null;
  /** What the king's order adds. */
  strength_change: number;
  loot_change: number;
  /** From this total on, nothing can be replaced here. */
  limit: number;
  monsters: string[];
  owners: number[];
  total: number;
}

/** A player of castle-raid; monsters that the viewer can't know are `?`. */
export interface CastleSeat {
  faction: string | null;
  /** Nothing while coins are secret. */
  gold: number | null;
  hand: string[];
  resting: string[];
  board: string[];
  rank: number | null;
}

/** How many of the guards it could be would be beaten by the monsters there, and what replacing one costs. */
export interface ForeseenGuard {
  total: number;
  beaten: number;
  unseen: number;
  treasury_fee: number;
  owner_fee: number;
  closed: boolean;
  replaceable: boolean;
}

/** The numbers that matter. */
export interface CastleForesight {
  guards: ForeseenGuard[];
}

/** A guard after choosing an option. */
export interface PreviewGuard {
  monsters: string[];
  owners: number[];
  total: number;
  beaten: number;
  unseen: number;
  closed: boolean;
}

/** A player's gold after choosing an option. */
export interface PreviewPurse {
  gold: number;
}

/** What an option changes; `null` means unchanged. */
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
  /** From the gate onwards. */
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

/** `POST /api/tables/{table}/seats`: take a free seat (the first one, unless another is named). */
export interface Join {
  name: string;
  /** Default: `null`. */
  seat?: number | null;
}

/** Where somebody sits now. `key` is the seat's secret: opening `/t/{table}?key={key}` takes the seat. */
export interface Seated {
  table: string;
  seat: number;
  key: string;
}

/** Something to choose when making a table: a preset, a variant or a bot, described in words. */
export interface Choice {
  id: string;
  name: string;
  about: string;
  /** Printed in a rulebook; otherwise our own. */
  official: boolean;
}

/** A rules option: its values, and the value it has in each preset. */
export interface RuleOption {
  id: string;
  about: string;
  values: OptionValue[];
  presets: Record<string, OptionValue>;
  /** The values in words, in the same order. */
  names: string[];
  /** The row of the editions matrix that explains it, which is one of the rules. */
  rule: string;
}

/** A word of a game's glossary, and what it means. */
export interface Term {
  name: string;
  about: string;
}

/** `GET /api/games`: a game, and everything its tables can be made of. */
export interface GameInfo {
  id: string;
  name: string;
  about: string;
  fewest_seats: number;
  most_seats: number;
  /** Card sets and variants with which other numbers are possible too, by id: then the fewest and the most. */
  seats_with: Record<string, number[]>;
  presets: Choice[];
  variants: Choice[];
  options: RuleOption[];
  sets: Choice[];
  default_sets: string[];
  bots: Choice[];
  phases: Choice[];
  glossary: Term[];
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
  /** How certain the facts are: `confirmed`, `inferred`... and the same in words. */
  confidence: string;
  confidence_text: string;
  /** Whether the name was printed in this language. */
  printed: boolean;
  rulings: string[];
}

/** `GET /api/rules`: a rule in our own words. */
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
  /** The SHA-256 of `salt:seed`, published when the table was opened. */
  seed_hash: string;
  /** Known only once the game is over. */
  seed: string | null;
  salt: string | null;
  /** What the server checked by playing the record again, in words, and whether each claim holds. */
  checks: [string, boolean][];
}

/** `GET /api/tables/{table}/replay`: a finished game after some of its `last` choices. */
export interface Moment {
  table: TableInfo;
  last: number;
  /** The seat whose view it is; -1 for everything face up. */
  seat: number;
  state: State;
  /** The next choice in words, and whose it is; nothing at the end. */
  choice: string;
  chooser: number | null;
  /** Where rounds begin: the number of the choice, and the round. */
  rounds: [number, number][];
}

export type ClientMessage = Choose | AskUndo | Consent | SetStopsDraft | AskHint | AskWhy | Fill | Free | Start | Leave | Rematch | Speak | Ping;

export type ServerMessage = Welcome | Table | State | Refused | Taken | Hint | WhyNot | Pong;
