/** Messages, rooms and tables for the tests. */
import catalogue from "../src/generated/catalogue.json";
import type { Pattern } from "../src/i18n/evaluate";
import { DEFAULT, messages } from "../src/i18n/messages.svelte";
import type { City, State, Table } from "../src/net/types";

/** Compiled messages as the server sends them, shortened. */
const TEXTS: Record<string, Pattern> = {
  "card-museum": "Museum",
  "card-zoo": "Zoo",
  "card-house": "House",
  "card-nightclub": "Nightclub",
  "card-corgzilla": "Corgzilla",
  "card-grozilla": "Grozilla",
  "colour-blue": "blue",
  "colour-green": "green",
  "colour-yellow": "yellow",
  "phase-buy": "buying",
  "player-seat": ["Player ", ["$", "number"]],
  "list-and": [["$", "first"], " and ", ["$", "rest"]],
  "list-last": [["$", "first"], " and ", ["$", "rest"]],
  "list-comma": [["$", "first"], ", ", ["$", "rest"]],
  "list-need": [["$", "count"], " ", ["$", "colour"]],
  "web-clock-days": [["$", "days"], " days ", ["$", "hours"], " h"],
  "web-options-line": [["$", "players"], " ", ["$", "mode"], " ", ["$", "grozilla"], " ", ["$", "scoring"]],
  "error-too-expensive": [["$", "card"], " costs ", ["$", "price"], ", you have ", ["$", "coins"]],
  "error-no-server": "No answer.",
  "error-lesson-other": ["The lesson asks: ", ["$", "action"]],
  "action-buy": ["Buy ", ["$", "card"], " for ", ["$", "price"]],
  "action-buy-with": ["Buy ", ["$", "card"], " with ", ["$", "tokens"], " and ", ["$", "coins"]],
  "action-coin": ["Take ", ["$", "coins"]],
  "action-draw": ["Draw from deck ", ["$", "deck"]],
  "action-claim": ["Claim ", ["$", "special"]],
  "action-destroy": ["Destroy ", ["$", "card"], " in ", ["$", "slot"]],
  "action-gift": ["Give to ", ["$", "to"]],
  "action-sphinx": ["Copy ", ["$", "special"]],
  "action-sphinx-box": "Copy from the box",
  "action-keep": "Keep all",
  "prompt-buy": [["$", "player"], " has ", ["$", "coins"]],
  "prompt-buy-you": ["You have ", ["$", "coins"]],
  "event-bought": [["$", "player"], " buys ", ["$", "card"]],
  "event-bought-you": ["You buy ", ["$", "card"]],
  "event-round": ["Round ", ["$", "round"]],
  "event-over": [["$", "winners"], " of ", ["$", "winners-count"]],
  "event-over-you": "You win",
  "event-coins": [["$", "player"], " gets ", ["$", "coins"], " from ", ["$", "cause"]],
  "amount-income": ["+", ["$", "income"]],
  "amount-citizens": [["$", "citizens"], " citizens"],
  "amount-hearts": [["$", "hearts"], " hearts"],
  "web-card-costs": ["costs ", ["$", "price"]],
  "web-card-covered": [["$", "card"], " under ", ["$", "monster"]],
  "web-card-needs": ["needs ", ["$", "needs"]],
  "web-card-house": "our own numbers",
  "web-level-hard": "Hard",
  "web-bot-1": "Milo",
};

export function useTestMessages(): void {
  messages.tables = { [DEFAULT]: TEXTS };
}

export function city(...ids: string[]): City {
  return {
    coins: 9,
    income: 1,
    citizens: 0,
    hearts: 0,
    points: 0,
    cards: ids.map((id) => ({ id, colours: [], covered_by: null })),
    special: null,
    monster: null,
    free_card: false,
    louvre_left: 0,
    copies: null,
  };
}

/** A state of two players in which seat 0 decides. */
export function state(fields: Partial<State> = {}): State {
  return {
    options: { players: 2, mode: "family", grozilla: false, scoring: "product", edition: "fr" },
    round: 3,
    turn: 0,
    seat: 0,
    phase: "buy",
    last_round: false,
    central: ["zoo", "museum"],
    decks: [],
    dwellings: { house: 3 },
    specials: ["nightclub"],
    interrupted: null,
    cities: [city("happy-market", "house"), city("happy-market")],
    result: null,
    ...fields,
  } as State;
}

export function table(fields: Partial<Table> = {}): Table {
  return {
    state: state(),
    actions: 5,
    legal: ["buy zoo", "buy museum", "coin"],
    reasons: {},
    prices: {},
    coins: {},
    progress: [],
    looks_at: [],
    decks: [],
    deadline: null,
    undo: null,
    lesson: null,
    sheets: null,
    series: null,
    ...fields,
  } as Table;
}

export const CARD_IDS = catalogue.cards.map((card) => card.id);
