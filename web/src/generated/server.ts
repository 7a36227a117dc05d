/** Made by tools/web_data.py from docs/openapi.json: edit src/happycity/schema. */
import type {
  Bought,
  Claimed,
  Coins,
  Copied,
  Destroyed,
  Discarded,
  Drawn,
  Income,
  LastRound,
  MarketChosen,
  MonsterMoved,
  MonsterPassed,
  Options,
  Over,
  Pack,
  Position,
  Record,
  Replaced,
  Reshuffled,
  Result,
  Round,
  Setup,
  State,
  Token,
} from "./game";

/** A command was granted: the happening that it became, also when it was sent again. */
export interface AckFrame {
  type: "ack";
  id: string;
  seq: number;
}

/** Somebody, a bot or the clock played an action. */
export interface ActionPlayed {
  seq: number;
  at: number;
  game: number;
  kind: "action";
  seat: number;
  by: "human" | "bot" | "clock";
  action: string;
  events: (MarketChosen | Income | Coins | Discarded | Drawn | Reshuffled | Bought | Claimed | Replaced | Token | MonsterMoved | MonsterPassed | Destroyed | Copied | Round | LastRound | Over)[];
  draws: string[];
  over: GameOver | null;
}

/** So many actions remain; `agreed` by the others, or free: then `since` is when the decision first began. */
export interface ActionsUndone {
  seq: number;
  at: number;
  game: number;
  kind: "undone";
  person: string;
  seat: number;
  to: number;
  agreed: boolean;
  since?: number;
}

/** A built-in bot. */
export interface Bot {
  name: string;
}

/** Play on from some moment. */
export interface Branch {
  record?: Record | null;
  room?: string | null;
  game?: number | null;
  at: number;
  seat?: number;
  bot?: string;
  name?: string | null;
  settings?: { [name: string]: unknown };
}

/** After how many actions of another game this one begins. */
export interface BranchPoint {
  at: number;
}

/** The socket closes. */
export interface ByeFrame {
  type: "bye";
  code: string;
}

/** All cards. */
export interface Catalogue {
  colours: string[];
  buildings: { [name: string]: unknown }[];
  dwellings: { [name: string]: unknown }[];
  markets: { [name: string]: unknown }[];
  specials: { [name: string]: unknown }[];
  monsters: { [name: string]: unknown }[];
  tokens_per_colour: number;
}

/** A line of chat. */
export interface Chat {
  seq: number;
  at: number;
  game: number;
  kind: "chat";
  person: string;
  text: string;
}

/** A line of chat. */
export interface ChatMessage {
  type: "chat";
  id: string;
  text: string;
}

/** An action as a strong bot sees it: the chance to win, and points to be expected. */
export interface Choice {
  action: string;
  value: number;
  points: number;
}

/** The token of a seat link. */
export interface ClaimSeat {
  token: string;
}

export type ClientMessage = HelloMessage | CommandMessage | UndoMessage | UndoAnswerMessage | ChatMessage | NonceMessage | RenameMessage | PlainMessage | RematchMessage | HostMessage | PingMessage;

/** Play an action. */
export interface CommandMessage {
  type: "command";
  id: string;
  seq: number;
  action: string;
}

/** The words of an area in compiled form. */
export interface CompiledWords {
  messages: { [name: string]: unknown };
}

/** A new room. */
export interface CreateRoom {
  options?: Options;
  seats?: string[] | null;
  settings?: { [name: string]: unknown };
  name?: string | null;
  names?: string[] | null;
  nonce?: string | null;
  start?: boolean;
  program?: boolean;
}

/** A room that one created, joined or claimed a seat in. A program gets its seat token, once. */
export interface Entered {
  room: Room;
  table: Table | null;
  you: You;
  token?: string | null;
}

/** The frame was not understood; the socket stays open. */
export interface ErrorFrame {
  code: string;
  args: { [name: string]: unknown };
  error: string;
  type: "error";
}

/** Something happened; with it, what it changed. The same bytes for everybody. */
export interface EventFrame {
  type: "event";
  seq: number;
  happening: Happening;
  room?: Room;
  table?: Table | null;
}

/** The commitment to the shuffle; the secret is null until the game is over. */
export interface FairShuffle {
  game: string;
  commitment: string;
  nonces: { [name: string]: string };
  secret: string | null;
}

/** The table after so many actions, and the last of them. */
export interface Frame {
  n: number;
  action: string | null;
  seat: number | null;
  events: (MarketChosen | Income | Coins | Discarded | Drawn | Reshuffled | Bought | Claimed | Replaced | Token | MonsterMoved | MonsterPassed | Destroyed | Copied | Round | LastRound | Over)[];
  state: State;
  progress: { [name: string]: Progress }[];
  looks_at: number[][];
  decks: { [name: string]: number }[];
  coins: { [name: string]: number };
}

/** How far a seat may go back without asking anybody. */
export interface FreeUndo {
  seat: number | null;
  free: number | null;
}

/** The result, and the opened shuffle. */
export interface GameOver {
  result: Result;
  fair: Proof;
}

/** A game begins. */
export interface GameStarted {
  seq: number;
  at: number;
  game: number;
  kind: "started";
  rules: number;
  players: string[];
  nonces: string[];
  fair: string;
  setup: ShownSetup | null;
  branch: BranchPoint | null;
  events: (MarketChosen | Income | Coins | Discarded | Drawn | Reshuffled | Bought | Claimed | Replaced | Token | MonsterMoved | MonsterPassed | Destroyed | Copied | Round | LastRound | Over)[];
}

export type Happening = RoomCreated | PersonJoined | PersonLeft | PersonRenamed | SeatsChanged | SettingsChanged | HostChanged | PersonMuted | NonceGiven | GameStarted | ActionPlayed | ActionsUndone | UndoAsked | UndoAnswered | PersonAway | PersonBack | Chat | Rematch | RoomClosed;

/** The answer to a client's hello. */
export interface HelloFrame {
  seq: number;
  room: Room;
  table: Table | null;
  log: Happening[];
  more: boolean;
  you: You;
  time: number;
  type: "hello";
  protocol: number;
  present: string[];
  spectators: number;
}

/** The first words of a client. */
export interface HelloMessage {
  type: "hello";
  protocol: number;
  token?: string | null;
}

/** What a strong bot would do, and why. */
export interface HintFrame {
  type: "hint";
  id: string | null;
  seq: number;
  seat: number;
  action: string;
  reasons: Reason[];
  choices: Choice[];
}

/** Another host. */
export interface HostChanged {
  seq: number;
  at: number;
  game: number;
  kind: "host";
  person: string;
  reason: "passed" | "gone";
}

/** What only the host may do. */
export interface HostMessage {
  type: "host";
  id: string;
  do: "fill" | "empty" | "remove" | "swap" | "shuffle" | "start" | "settings" | "mute" | "pass" | "away" | "close";
  seat?: number | null;
  seats?: number[];
  bot?: string;
  person?: string;
  muted?: boolean;
  settings?: { [name: string]: unknown };
  options?: Options;
  nonce?: string;
}

/** What this server is. */
export interface Info {
  happycity: string;
  protocol: number;
  rules: number;
  locales: string[];
  bots: Bot[];
  lan: boolean;
  limits: TextLimits;
  operator: string | null;
  retention_days: number;
}

/** Sit down or watch. */
export interface JoinRoom {
  name: string;
  seat?: number | null;
  role?: string | null;
  nonce?: string | null;
  program?: boolean;
  another?: boolean;
}

/** Under which id a record is kept. */
export interface Kept {
  id: string;
}

/** A record that was imported. */
export interface KeptRecord {
  record: Record;
}

/** Can other devices reach this server? */
export interface Lan {
  open: boolean;
  possible: boolean;
  addresses: string[];
}

/** Where a learner is; other actions are refused while `expected` is not null. */
export interface Lesson {
  id: string;
  step: number;
  steps: number;
  message: string | null;
  expected: string | null;
  rules: string[];
}

/** A lesson. */
export interface LessonInList {
  id: string;
  options: Options;
  steps: number;
  order: number;
}

/** The lessons in their order. */
export interface Lessons {
  lessons: LessonInList[];
}

/** A public room. */
export interface ListedRoom {
  id: string;
  created: number;
  status: "lobby" | "playing" | "over" | "closed";
  options: Options;
  settings: Settings;
  names: (string | null)[];
  open: number;
  seats: number;
  spectators: number;
}

/** The languages, and the areas of their words. */
export interface Locales {
  default: string;
  locales: string[];
  areas: { [name: string]: string[] };
}

/** Part of a room's log. */
export interface LogPage {
  happenings: Happening[];
  seq: number;
  more: boolean;
}

/** A room as it is now. */
export interface Looked {
  room: Room;
  table: Table | null;
  you: You;
  present: string[];
  spectators: number;
}

/** For whom of mine. */
export interface MakeLink {
  person?: string | null;
}

/** A room of mine: my seats in it, and whether I must decide. */
export interface MyRoom {
  id: string;
  updated: number;
  status: "lobby" | "playing" | "over" | "closed";
  options: Options;
  settings: Settings;
  names: (string | null)[];
  game: number;
  seats: number[];
  turn: boolean;
  host: boolean;
}

/** My rooms, newest first. */
export interface MyRooms {
  rooms: MyRoom[];
}

/** Cards of a colour that a special building asks for. */
export interface Need {
  need: number;
  have: number;
}

/** A player's part in the shuffle. */
export interface NonceGiven {
  seq: number;
  at: number;
  game: number;
  kind: "nonce";
  person: string;
  nonce: string;
}

/** One's part in the shuffle. */
export interface NonceMessage {
  type: "nonce";
  id: string;
  nonce: string;
}

/** Open or close the local network. */
export interface OpenLan {
  open: boolean;
}

/** Somebody who joined. */
export interface Person {
  id: string;
  name: string;
  seat: number | null;
  role: "player" | "spectator";
  program: boolean;
  muted: boolean;
  gone: boolean;
}

/** A bot plays for somebody. */
export interface PersonAway {
  seq: number;
  at: number;
  game: number;
  kind: "away";
  person: string;
  seat: number;
  reason: "left" | "pause" | "clock" | "host";
  bot: string;
}

/** Somebody takes the seat back from the bot. The clock counts `since` then; null: from now. */
export interface PersonBack {
  seq: number;
  at: number;
  game: number;
  kind: "back";
  person: string;
  seat: number;
  since?: number | null;
}

/** Somebody sits down, or watches (no seat). */
export interface PersonJoined {
  seq: number;
  at: number;
  game: number;
  kind: "joined";
  person: string;
  name: string;
  seat: number | null;
  program: boolean;
  nonce: string | null;
}

/** Somebody leaves, or is asked to. */
export interface PersonLeft {
  seq: number;
  at: number;
  game: number;
  kind: "left";
  person: string;
  reason: "left" | "removed";
}

/** Somebody's chat is silenced, or allowed again. */
export interface PersonMuted {
  seq: number;
  at: number;
  game: number;
  kind: "muted";
  person: string;
  muted: boolean;
}

/** Another name. */
export interface PersonRenamed {
  seq: number;
  at: number;
  game: number;
  kind: "renamed";
  person: string;
  name: string;
}

/** Are you there? */
export interface PingMessage {
  type: "ping";
  id?: string;
}

/** A seat at the table. `away`: it is a person's, and a bot plays there until they return. */
export interface Place {
  seat: number;
  kind: "open" | "human" | "bot" | "away";
  person: string | null;
  name: string | null;
  bot: string | null;
}

/** Leave, be away for a while, take one's seat again, or ask for a hint. */
export interface PlainMessage {
  type: "leave" | "away" | "back" | "hint";
  id: string;
}

/** Of some games. */
export interface Points {
  mean: number | null;
  best: number | null;
}

/** The answer to a ping. */
export interface PongFrame {
  type: "pong";
  time: number;
  id: string | null;
}

/** Who has a socket open. */
export interface PresenceFrame {
  type: "presence";
  present: string[];
  spectators: number;
}

/** How far a city is from a special building. */
export interface Progress {
  met: boolean;
  needs: { [name: string]: Need };
  missing: { [name: string]: number };
}

/** The opened shuffle of a game that is over, for `happycity verify`. */
export interface Proof {
  game: string;
  commitment: string;
  secret: string;
  nonces: string[];
}

/** Why not, or why: a message's id and its arguments. */
export interface Reason {
  code: string;
  args: { [name: string]: unknown };
}

/** A game that ended not long ago. */
export interface RecentGame {
  room: string;
  game: number;
  at: number;
  seat: number;
  points: number[];
  winners: number[];
  names: string[];
  options: Options;
  counted: boolean;
}

/** What the server does not grant, with one English sentence. */
export interface Refused {
  code: string;
  args: { [name: string]: unknown };
  error: string;
}

/** A command was not granted. */
export interface RefusedFrame {
  code: string;
  args: { [name: string]: unknown };
  error: string;
  type: "refused";
  id: string | null;
  seq: number;
}

/** Another protocol: the page should reload itself. */
export interface ReloadFrame {
  type: "reload";
  protocol: number;
}

/** A new lobby for the same people. */
export interface Rematch {
  seq: number;
  at: number;
  game: number;
  kind: "rematch";
  person: string;
  seats: Place[];
  commitment: string;
}

/** A new game for the same people. */
export interface RematchMessage {
  type: "rematch";
  id: string;
}

/** Another name. */
export interface RenameMessage {
  type: "rename";
  id: string;
  name: string;
}

/** A game to be watched. */
export interface Replay {
  options: Options;
  players: string[];
  actions: number;
  first: number;
  result: Result | null;
  sheets: ScoreSheet[] | null;
  series: Series;
  frames: Frame[];
}

/** A saved game, and which part of it. */
export interface ReplayRecord {
  record: Record;
  first?: number;
  last?: number;
}

/** What could not be delivered one by one, at once. */
export interface ResyncFrame {
  seq: number;
  room: Room;
  table: Table | null;
  log: Happening[];
  more: boolean;
  you: You;
  time: number;
  type: "resync";
}

/** Which game of a room. */
export interface Review {
  game?: number | null;
}

/** A review that has begun. */
export interface ReviewJob {
  job: string;
}

/** A review as far as it is. */
export interface ReviewSoFar {
  done: number;
  of: number;
  finished: boolean;
  moves: ReviewedMove[];
}

/** A decision: the best action, what it would have gained, and the chance to win with it. */
export interface ReviewedMove {
  n: number;
  seat: number;
  action: string;
  best: string;
  reason: Reason;
  loss: number;
  chance: number;
}

/** A room as everybody sees it. */
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
  seats: Place[];
  undo: UndoWish | null;
  fair: FairShuffle;
}

/** The end of the room. */
export interface RoomClosed {
  seq: number;
  at: number;
  game: number;
  kind: "closed";
  reason: "host" | "operator" | "worn-out";
}

/** A room opens. */
export interface RoomCreated {
  seq: number;
  at: number;
  game: number;
  kind: "created";
  options: Options;
  settings: Settings;
  seats: Place[];
  commitment: string;
}

/** Public rooms that people may enter or watch. */
export interface RoomList {
  rooms: ListedRoom[];
}

/** The record of a room's game; before its end without the seed and what was hidden. */
export interface RoomRecord {
  happycity: 1;
  rules: number;
  options: Options;
  seed?: number | string | null;
  setup?: Setup | null;
  position?: Position | null;
  pack?: Pack | null;
  players?: string[];
  actions: string[];
  draws?: string[];
  result?: Result | null;
  fair?: Proof;
}

/** A numbered rule. */
export interface Rule {
  number: string;
  group: string;
  title: string;
  text: string;
}

/** A chapter of the rules. */
export interface RuleGroup {
  id: string;
  title: string;
}

/** The rules in a language. */
export interface Rules {
  locale: string;
  groups: RuleGroup[];
  rules: Rule[];
}

/** A position counted. */
export interface Score {
  sheets: ScoreSheet[];
  points: number[];
  coins: number[];
  winners: number[];
}

/** The columns of a city and the lines that add up to them. */
export interface ScoreSheet {
  seat: number;
  income: number;
  citizens: number;
  hearts: number;
  points: number;
  coins: number;
  lines: SheetLine[];
}

/** The path of a page that moves a seat to another device. */
export interface SeatLink {
  path: string;
}

/** The host filled, emptied, swapped or shuffled seats. */
export interface SeatsChanged {
  seq: number;
  at: number;
  game: number;
  kind: "seats";
  seats: Place[];
  reason: "fill" | "empty" | "swap" | "shuffle";
}

/** For charts: by seat, what each city had at the end of each round. */
export interface Series {
  rounds: number[];
  coins: number[][];
  income: number[][];
  points: number[][];
}

export type ServerFrame = HelloFrame | ResyncFrame | EventFrame | AckFrame | RefusedFrame | PresenceFrame | YouFrame | HintFrame | ThinkingFrame | PongFrame | ErrorFrame | ReloadFrame | ByeFrame;

/** What the host decides besides the options of the game. */
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

/** The host changed what was agreed on. */
export interface SettingsChanged {
  seq: number;
  at: number;
  game: number;
  kind: "settings";
  settings: Settings;
  options: Options;
  seats?: Place[];
}

/** One source of symbols or points. */
export interface SheetLine {
  code: string;
  arguments: { [name: string]: unknown };
  income: number;
  citizens: number;
  hearts: number;
  points: number;
}

/** What is laid out for all to see. */
export interface ShownSetup {
  specials: string[];
}

/** A state with everything that a client would need rules for. */
export interface Situation {
  state: State;
  legal: string[];
  reasons: { [name: string]: Reason };
  prices: { [name: string]: number };
  coins: { [name: string]: number };
  progress: { [name: string]: Progress }[];
  looks_at: number[][];
  decks: { [name: string]: number }[];
}

/** How the games of this browser ended. */
export interface Statistics {
  games: number;
  wins: number;
  points: Points;
  by_mode: SummedKind[];
  recent: RecentGame[];
}

/** The games of one kind. */
export interface SummedKind {
  games: number;
  wins: number;
  points: Points;
  mode: "family" | "expert";
  grozilla: boolean;
  players: number;
}

/** The table of a room. */
export interface Table {
  state: State;
  legal: string[];
  reasons: { [name: string]: Reason };
  prices: { [name: string]: number };
  coins: { [name: string]: number };
  progress: { [name: string]: Progress }[];
  looks_at: number[][];
  decks: { [name: string]: number }[];
  actions: number;
  deadline: number | null;
  undo: FreeUndo | null;
  lesson: Lesson | null;
  sheets: ScoreSheet[] | null;
  series: Series | null;
}

/** The most characters. */
export interface TextLimits {
  chat: number;
  name: number;
}

/** A bot thinks about its move. */
export interface ThinkingFrame {
  type: "thinking";
  seat: number;
}

/** Agree to an undo, or not. */
export interface UndoAnswerMessage {
  type: "undo-answer";
  id: string;
  agree: boolean;
}

/** Somebody agrees (others still have to answer) or refuses. */
export interface UndoAnswered {
  seq: number;
  at: number;
  game: number;
  kind: "undo-agreed" | "undo-refused";
  person: string;
}

/** Somebody asks the others to take back. */
export interface UndoAsked {
  seq: number;
  at: number;
  game: number;
  kind: "undo-asked";
  person: string;
  seat: number;
  to: number;
}

/** Take back one's last decision, or back `to` so many actions. */
export interface UndoMessage {
  type: "undo";
  id: string;
  seq: number;
  to?: number | null;
}

/** An undo that waits for the answers of `waiting`, the other players. */
export interface UndoWish {
  asked: number;
  person: string;
  seat: number;
  to: number;
  agreed: string[];
  waiting: string[];
}

/** A saved game. */
export interface WholeRecord {
  record: Record;
}

/** What this browser or token holds in a room. */
export interface You {
  people: string[];
  seats: number[];
  host: boolean;
}

/** What this socket holds has changed. */
export interface YouFrame {
  type: "you";
  you: You;
}

/** What each request is answered, if it is granted. */
export interface Answers {
  "POST /api/analysis": Situation;
  "POST /api/branch": Entered;
  "GET /api/catalogue": Catalogue;
  "POST /api/import": Kept;
  "GET /api/info": Info;
  "GET /api/lan": Lan;
  "POST /api/lan": Lan;
  "GET /api/lessons": Lessons;
  "GET /api/locales": Locales;
  "GET /api/locales/{locale}/{area}.json": CompiledWords;
  "GET /api/mine": MyRooms;
  "GET /api/records/{record}": KeptRecord;
  "POST /api/replay": Replay;
  "POST /api/review": ReviewJob;
  "GET /api/review/{job}": ReviewSoFar;
  "GET /api/rooms": RoomList;
  "POST /api/rooms": Entered;
  "GET /api/rooms/{room}": Looked;
  "POST /api/rooms/{room}/claim": Entered;
  "POST /api/rooms/{room}/do": AckFrame;
  "POST /api/rooms/{room}/hint": HintFrame;
  "POST /api/rooms/{room}/join": Entered;
  "POST /api/rooms/{room}/link": SeatLink;
  "GET /api/rooms/{room}/log": LogPage;
  "GET /api/rooms/{room}/record": RoomRecord;
  "GET /api/rooms/{room}/replay": Replay;
  "POST /api/rooms/{room}/review": ReviewJob;
  "GET /api/rules": Rules;
  "POST /api/score": Score;
  "GET /api/stats": Statistics;
  "GET /api/words/{locale}/{part}.json": CompiledWords;
}
