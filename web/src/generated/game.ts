/** Made by tools/web_data.py from docs/schema.json: edit src/happycity/schema/game.py, not this file. */

export type Action = string;

/** What the referee answers to a command, as far as the command asks for it. */
export interface Answer {
  ok: true;
  events?: (MarketChosen | Income | Coins | Discarded | Drawn | Reshuffled | Bought | Claimed | Replaced | Token | MonsterMoved | MonsterPassed | Destroyed | Copied | Round | LastRound | Over)[];
  state?: State;
  legal?: string[];
  record?: Record;
  view?: View;
  action?: string;
}

/** Ask for something about the game. */
export interface Ask {
  cmd: "state" | "legal" | "events";
}

/** Save the game. */
export interface AskRecord {
  cmd: "record";
  players?: string[];
}

/** What a bot in a seat would see. */
export interface AskView {
  cmd: "view";
  seat?: number;
}

/** A card is bought with coins and tokens. */
export interface Bought {
  event: "bought";
  seat: number;
  card: string;
  coins: number;
  tokens: ("yellow" | "blue" | "orange" | "purple" | "green")[];
}

/** A card in its slot; a covered one has no colours. */
export interface CardInCity {
  id: string;
  colours: ("yellow" | "blue" | "orange" | "purple" | "green")[];
  covered_by: string | null;
}

/** What a built-in bot would do. */
export interface Choose {
  cmd: "choose";
  bot?: string;
  think_ms?: number;
}

/** One player's city. */
export interface City {
  coins: number;
  income: number;
  citizens: number;
  hearts: number;
  points: number;
  cards: CardInCity[];
  special: string | null;
  monster: string | null;
  tokens?: { [name: string]: number };
  free_card: boolean;
  louvre_left: number;
  copies: string | null;
}

/** A special building is taken. */
export interface Claimed {
  event: "claimed";
  seat: number;
  special: string;
  slot: number;
}

/** Coins gained or, below 0, lost; the reason is the card that gives or takes them, or `coin`. */
export interface Coins {
  event: "coins";
  seat: number;
  coins: number;
  reason: string;
}

export type Command = New | Load | Play | Ask | AskRecord | AskView | Undo | Choose;

export interface Copied {
  event: "copied";
  seat: number;
  special: string;
  from: number | null;
}

/** A decision for a program. */
export interface Decide {
  decide: View;
  legal: string[];
  ms: number;
}

/** A program's answer. */
export interface Decision {
  action: string;
}

/** A monster covers a building. */
export interface Destroyed {
  event: "destroyed";
  seat: number;
  slot: number;
  card: string;
  monster: string;
}

/** A card of the central area goes to its discard pile. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
  deck: number;
}

/** A card comes to light. */
export interface Drawn {
  event: "drawn";
  seat: number;
  card: string;
  deck: number;
}

/** The last line to a program. */
export interface End {
  end: Result;
}

export type Event = MarketChosen | Income | Coins | Discarded | Drawn | Reshuffled | Bought | Claimed | Replaced | Token | MonsterMoved | MonsterPassed | Destroyed | Copied | Round | LastRound | Over;

/** The first line to a program. */
export interface Hello {
  hello: "happycity";
  protocol: 1;
  seat: number;
  options: Options;
}

/** A player is paid an income. */
export interface Income {
  event: "income";
  seat: number;
  coins: number;
}

/** What goes on after a building is destroyed, and which monster is arriving. */
export interface Interrupted {
  phase: "draw" | "buy" | "claim";
  turn: number;
  monster: string;
}

/** A city has its tenth card. */
export interface LastRound {
  event: "last-round";
  seat: number;
}

/** Go on from a position or a record. */
export interface Load {
  cmd: "load";
  position?: Position;
  record?: Record;
  seed?: number | string | null;
}

/** A player takes a Happy Market. */
export interface MarketChosen {
  event: "market-chosen";
  seat: number;
  colour: "yellow" | "blue" | "orange" | "purple" | "green";
}

/** A monster comes to stay before a city, or leaves the game. */
export interface MonsterMoved {
  event: "monster-arrived" | "monster-left";
  seat: number;
  monster: string;
}

/** A monster moves on to another city. */
export interface MonsterPassed {
  event: "monster-passed";
  seat: number;
  monster: string;
  to: number;
}

/** A program's answer to hello. */
export interface Name {
  name: string;
}

/** Begin a game. */
export interface New {
  cmd: "new";
  options?: Options | null;
  seed?: number | string | null;
  setup?: Setup | null;
}

/** What players agree on before a game; what is left out has its default. */
export interface Options {
  players?: number;
  mode?: "family" | "expert";
  grozilla?: boolean;
  scoring?: "product" | "sum";
  edition?: "fr" | "en-GB" | "en-US" | "pl";
}

/** The game has ended. */
export interface Over {
  event: "over";
  result: Result;
}

/** A custom pack of cards. */
export interface Pack {
  name: string;
  sha256: string;
  content: string;
}

/** A deck and its discard pile. */
export interface Pile {
  left: number;
  discarded: number;
}

/** Play an action. */
export interface Play {
  cmd: "play";
  action: string;
}

/** A state, or part of one: what is left out is filled in. */
export interface Position {
  options: Options;
  phase: "market" | "discard" | "draw" | "buy" | "claim" | "destroy" | "gift" | "louvre" | "sphinx" | "over";
  turn: number;
  cities: PositionCity[];
  seat?: number;
  round?: number;
  last_round?: boolean;
  central?: string[];
  decks?: PositionPile[];
  dwellings?: { [name: string]: number };
  specials?: string[];
  tokens?: { [name: string]: number };
  interrupted?: Interrupted | null;
  setup?: PositionSetup;
}

/** A card of a position that is not written as its id alone. */
export interface PositionCard {
  id: string;
  colours?: ("yellow" | "blue" | "orange" | "purple" | "green")[];
  covered_by?: string | null;
}

/** A city of a position: coins and cards are needed. */
export interface PositionCity {
  coins: number;
  cards: (string | PositionCard)[];
  special?: string | null;
  monster?: string | null;
  tokens?: { [name: string]: number };
  free_card?: boolean;
  louvre_left?: number;
  copies?: string | null;
}

/** How many cards a deck and its discard pile hold. */
export interface PositionPile {
  left?: number;
  discarded?: number;
}

/** The cards still in the decks, the top one first, in the discard piles and in the box. */
export interface PositionSetup {
  decks?: (string[] | null)[];
  discards?: (string[] | null)[];
  box?: string[];
}

/** A saved game. */
export interface Record {
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
}

/** Why a command was refused: a code and its arguments to translate, and an English sentence. */
export interface Refusal {
  ok: false;
  code: string;
  args: { [name: string]: unknown };
  error: string;
}

/** The last card of a city makes room for a special building. */
export interface Replaced {
  event: "replaced";
  seat: number;
  card: string;
  slot: number;
}

/** A discard pile becomes a deck of so many cards. */
export interface Reshuffled {
  event: "reshuffled";
  deck: number;
  cards: number;
}

/** How a game ended, by seat; several winners share the win. */
export interface Result {
  points: number[];
  coins: number[];
  winners: number[];
}

/** A round begins or ends. */
export interface Round {
  event: "round-started" | "round-ended";
  round: number;
}

/** What chance would decide: decks with the top card first, special buildings on offer, the box. */
export interface Setup {
  decks?: (string[] | null)[];
  specials?: string[];
  box?: string[];
}

/** What a player at the table sees. */
export interface State {
  options: Options;
  round: number;
  phase: "market" | "discard" | "draw" | "buy" | "claim" | "destroy" | "gift" | "louvre" | "sphinx" | "over";
  turn: number;
  seat: number;
  last_round: boolean;
  central: string[];
  decks: Pile[];
  dwellings: { [name: string]: number };
  specials: string[];
  tokens?: { [name: string]: number };
  interrupted: Interrupted | null;
  cities: City[];
  result: Result | null;
}

/** A Stop-Zilla token is gained, or used up to pass a monster on. */
export interface Token {
  event: "token-gained" | "token-spent";
  seat: number;
  colour: "yellow" | "blue" | "orange" | "purple" | "green";
}

/** Go back to where so many actions had been played, or one back. */
export interface Undo {
  cmd: "undo";
  to?: number;
}

/** A state for a bot: also its own seat, and how many of each card each deck still hides. */
export interface View {
  options: Options;
  round: number;
  phase: "market" | "discard" | "draw" | "buy" | "claim" | "destroy" | "gift" | "louvre" | "sphinx" | "over";
  turn: number;
  seat: number;
  last_round: boolean;
  central: string[];
  decks: Pile[];
  dwellings: { [name: string]: number };
  specials: string[];
  tokens?: { [name: string]: number };
  interrupted: Interrupted | null;
  cities: City[];
  result: Result | null;
  you: number;
  unseen: { [name: string]: number }[];
}
