import { beforeEach, expect, test } from "vitest";
import { card } from "../src/game/catalogue";
import { actionText, cardLabel, eventText, gives, levelName, needs, parse, prompt } from "../src/game/describe";
import { linesOf } from "../src/game/log";
import type { GameEvent, RoomEvent } from "../src/net/types";
import { CARD_IDS, city, state, useTestMessages } from "./support";

const NAMES = ["Ana", "Bob"];

beforeEach(useTestMessages);

test("an action is parsed into kind, argument and tokens", () => {
  expect(parse("buy museum with green,blue")).toEqual({ kind: "buy", argument: "museum", tokens: ["green", "blue"] });
  expect(parse("keep")).toEqual({ kind: "keep", argument: "", tokens: [] });
});

test.each([
  ["buy museum", undefined, `Buy Museum for ${card("museum").cost}`],
  ["buy museum", -3, "Buy Museum for 3"],
  ["buy museum with green,blue", -1, "Buy Museum with green and blue and 1"],
  ["coin", undefined, "Take 1"],
  ["coin", 3, "Take 3"],
  ["draw 2", undefined, "Draw from deck 2"],
  ["claim nightclub", undefined, "Claim Nightclub"],
  ["destroy 2", undefined, "Destroy House in 2"],
  ["gift 1", undefined, "Give to Bob"],
  ["sphinx nightclub", undefined, "Copy Nightclub"],
  ["sphinx box", undefined, "Copy from the box"],
  ["keep", undefined, "Keep all"],
])("%s (%s coins) reads %j", (action, coins, text) => {
  expect(actionText(action, state(), NAMES, coins)).toBe(text);
});

test("only the reader is called you", () => {
  expect(prompt(state(), NAMES)).toBe("Ana has 9");
  expect(prompt(state(), NAMES, 0)).toBe("You have 9");
  expect(prompt(state(), NAMES, 1)).toBe("Ana has 9");
});

test("an event is told to its reader, and about others", () => {
  const event: GameEvent = { event: "bought", seat: 1, card: "zoo", coins: 5, tokens: [] };
  expect(eventText(event, NAMES)).toBe("Bob buys Zoo");
  expect(eventText(event, NAMES, 1)).toBe("You buy Zoo");
});

test("the end names its winners", () => {
  const over = (winners: number[]): GameEvent =>
    ({ event: "over", result: { points: [5, 5], coins: [1, 1], winners } }) as unknown as GameEvent;
  expect(eventText(over([0, 1]), NAMES, 0)).toBe("Ana and Bob of 2");
  expect(eventText(over([0]), NAMES, 0)).toBe("You win");
});

test("an event without a message has no line", () => {
  expect(eventText({ event: "reshuffled", deck: 1 } as GameEvent, NAMES)).toBe("");
});

test("a card's label says cost, gifts, needs and provenance", () => {
  const museum = card("museum");
  expect(cardLabel("museum", { price: 2 })).toContain("Museum");
  expect(cardLabel("museum", { price: 2 })).toContain("costs 2");
  expect(cardLabel("museum")).toContain(`costs ${museum.cost}`);
  expect(cardLabel("museum", { colours: ["blue", "green"] })).toContain("blue and green");
  expect(cardLabel("house", { coveredBy: "corgzilla" })).toBe("House under Corgzilla");
  expect(cardLabel("nightclub")).toContain("needs ");
});

test("every card of the catalogue has a label", () => {
  for (const id of CARD_IDS) expect(cardLabel(id), id).not.toContain("undefined");
});

test("an unknown card is drawn plainly", () => {
  expect(card("from-a-pack")).toMatchObject({ id: "from-a-pack", kind: "building", colours: [] });
  expect(gives(card("from-a-pack"))).toBe("");
  expect(needs(card("from-a-pack"))).toBe("");
});

test("a covered card in the city is still the one destroyed", () => {
  const cities = [city("happy-market", "museum"), city("happy-market")];
  expect(actionText("destroy 2", state({ cities }), NAMES)).toBe("Destroy Museum in 2");
});

test("levels are named, also with their settings", () => {
  expect(levelName("bot:hard:fast")).toBe("Hard");
  expect(levelName("bot:lab-only")).toBe("lab-only");
});

test("a room event becomes lines of the log", () => {
  const event = {
    seq: 7,
    game: 1,
    kind: "action",
    seat: 1,
    by: "person",
    action: "buy zoo",
    events: [
      { event: "bought", seat: 1, card: "zoo", coins: 5, tokens: [] },
      { event: "reshuffled", deck: 1 },
      { event: "round", round: 4 },
    ],
  } as unknown as RoomEvent;
  expect(linesOf(event, NAMES, () => "", 0)).toEqual([
    { text: "Bob buys Zoo", kind: "event" },
    { text: "Round 4", kind: "round" },
  ]);
});
