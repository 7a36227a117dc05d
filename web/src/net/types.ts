/** What the server says (docs/protocol.md); the words of the game itself are generated from its schema. */
import type * as words from "../generated/words";

/** A game that runs has every option. */
export type Options = Required<words.Options>;
export type State = Omit<words.State, "options"> & { options: Options };
export type City = words.City;
export type CityCard = words.CardInCity;
export type GameEvent = words.Event;
export type Result = words.Result;
export type Tokens = { [colour: string]: number };

export interface Reason {
  code: string;
  args?: Record<string, unknown>;
  error?: string;
}

export interface Progress {
  met: boolean;
  needs: Record<string, { need: number; have: number }>;
}

export interface Lesson {
  id: string;
  step: number;
  steps: number;
  message: string | null;
  expected: string | null;
  rules: string[];
}

export interface SheetLine {
  code: string;
  arguments?: Record<string, unknown>;
  args?: Record<string, unknown>;
  income: number;
  citizens: number;
  hearts: number;
  points: number;
}

export interface ScoreSheet {
  seat: number;
  income: number;
  citizens: number;
  hearts: number;
  points: number;
  coins?: number;
  lines: SheetLine[];
}

export interface Series {
  rounds: number[];
  coins: number[][];
  income: number[][];
  points: number[][];
}

export interface Table {
  state: State;
  actions: number;
  legal: string[];
  reasons: Record<string, Reason>;
  progress: Record<string, Progress>[];
  /** What each card that can be bought costs whoever decides now, before tokens. */
  prices: Record<string, number>;
  /** In step 3: what each legal action brings in coins, or costs (below 0). */
  coins: Record<string, number>;
  /** For each seat: the slots that its special building looks at. */
  looks_at: number[][];
  decks: Record<string, number>[];
  deadline: number | null;
  undo: { free: number | null; seat: number } | null;
  lesson: Lesson | null;
  sheets: ScoreSheet[] | null;
  series: Series | null;
}

export interface Settings {
  public: boolean;
  clock: number | null;
  pace: number;
  hints: boolean;
  chat: boolean;
  undo: boolean;
  spectators: boolean;
  pass_and_play: boolean;
  lesson: string | null;
  bot: string;
}

export interface Person {
  id: string;
  name: string;
  seat: number | null;
  role: "player" | "spectator";
  program: boolean;
  muted: boolean;
  gone: boolean;
}

export interface Seat {
  seat: number;
  kind: "open" | "human" | "bot" | "away";
  person: string | null;
  name: string | null;
  bot: string | null;
}

export interface Room {
  id: string;
  status: "lobby" | "playing" | "over" | "closed";
  seq: number;
  created: number;
  game: number;
  options: Options;
  settings: Settings;
  host: string | null;
  people: Person[];
  seats: Seat[];
  undo: { asked: number; person: string; to: number; agreed: string[] } | null;
  fair: { game: string; commitment: string; secret: string | null } | null;
}

export interface You {
  people: string[];
  seats: number[];
  host: boolean;
}

export interface Happening {
  seq: number;
  at: number;
  kind: string;
  game: number;
  seat?: number;
  by?: string;
  person?: string | null;
  name?: string;
  action?: string;
  events?: GameEvent[];
  text?: string;
  reason?: string;
  to?: number;
}

export interface Hint {
  id: string;
  seq: number;
  seat: number;
  action: string;
  reasons: Reason[];
  choices: { action: string; value: number }[];
}

export interface Entry {
  room: Room;
  table: Table | null;
  you: You;
  token?: string | null;
}

export interface RoomSummary {
  id: string;
  status: Room["status"];
  options: Options;
  settings: Settings;
  names: (string | null)[];
  open?: number;
  seats: number | number[];
  spectators?: number;
  turn?: boolean;
  updated?: number;
  created?: number;
  host?: boolean;
}

export interface Frame {
  n: number;
  action: string | null;
  seat: number | null;
  events: GameEvent[];
  state: State;
  /** Absent in replays that an earlier version kept for days without a server. */
  progress?: Record<string, Progress>[];
  looks_at?: number[][];
  coins?: Record<string, number>;
}

export interface Replay {
  options: Options;
  players: string[] | null;
  actions: number;
  first: number;
  result: Result | null;
  sheets: ScoreSheet[] | null;
  series: Series | null;
  frames: Frame[];
}

export interface ReviewMove {
  n: number;
  seat: number;
  action: string;
  best: string;
  /** What the best action would have added to the chance to win. */
  loss: number;
  chance: number;
}
export interface Review {
  done: number;
  of: number;
  finished: boolean;
  moves: ReviewMove[];
}
