import { beforeEach, expect, test } from "vitest";
import { messages } from "../src/i18n/messages.svelte";
import { playerName } from "../src/i18n/people";
import { timeLeft } from "../src/i18n/timeLeft";
import { cardName, describe, errorText, list, optionsLine, refusal, worded } from "../src/i18n/wording";
import { Refused } from "../src/net/api";
import { useTestMessages } from "./support";

beforeEach(useTestMessages);

test("a missing message shows its id", () => {
  expect(messages.text("no-such-message")).toBe("{no-such-message}");
});

test("lists are joined as the language does", () => {
  expect(list([])).toBe("");
  expect(list(["a"])).toBe("a");
  expect(list(["a", "b"])).toBe("a and b");
  expect(list(["a", "b", "c", "d"])).toBe("a, b, c and d");
});

test("a card without a message keeps its id", () => {
  expect(cardName("museum")).toBe("Museum");
  expect(cardName("from-a-pack")).toBe("from-a-pack");
});

test("arguments are worded by their names", () => {
  const args = { seat: 1, to: 0, card: "museum", tokens: ["blue", "green"], phase: "buy", ready: true, price: 4 };
  expect(worded(args, ["Ana", "Bob"])).toEqual({
    player: "Bob",
    to: "Ana",
    card: "Museum",
    tokens: "blue and green",
    "tokens-count": 2,
    phase: "buying",
    ready: "true",
    price: 4,
  });
});

test("a seat without a name is numbered from 1", () => {
  expect(worded({ seat: 2 }, ["Ana"])).toEqual({ player: "Player 3" });
});

test("a reason also names its cause, and needs are a list of colours", () => {
  expect(worded({ reason: "museum" })).toEqual({ reason: "museum", cause: "Museum" });
  expect(worded({ missing: { blue: 2, green: 1 } })).toEqual({ missing: "2 blue and 1 green" });
});

test("nothing but null is written as null", () => {
  expect(worded({ field: null })).toEqual({ field: "null" });
});

test("a refusal is worded, and falls back to the server's sentence, then to its code", () => {
  const args = { card: "zoo", price: 7, coins: 2 };
  expect(refusal({ code: "too-expensive", args })).toBe("Zoo costs 7, you have 2");
  expect(refusal({ code: "brand-new", error: "The server's sentence." })).toBe("The server's sentence.");
  expect(refusal({ code: "brand-new" })).toBe("brand-new");
});

test("any error has a text", () => {
  expect(errorText(new Refused({ code: "no-server" }, 0))).toBe("No answer.");
  expect(errorText(new TypeError("broken"))).toBe("TypeError: broken");
});

test("clocks count minutes, hours, then days", () => {
  expect(timeLeft(45)).toBe("0:45");
  expect(timeLeft(600)).toBe("10:00");
  expect(timeLeft(3723)).toBe("1:02:03");
  expect(timeLeft(2 * 86_400 + 5 * 3_600 + 59)).toBe("2 days 5 h");
});

test("options are told in one line", () => {
  expect(optionsLine({ players: 4, mode: "expert", grozilla: true, scoring: "sum" })).toBe("4 expert true sum");
});

test("bots are named by seat, people by name, others by number", () => {
  expect(playerName("bot:hard", 1)).toBe("Milo");
  expect(playerName("Ana", 1)).toBe("Ana");
  expect(playerName(null, 1)).toBe("Player 2");
});

test("a described message takes worded arguments", () => {
  expect(describe("event-coins", { seat: 0, coins: 2, reason: "zoo" }, ["Ana"])).toBe("Ana gets 2 from Zoo");
});
