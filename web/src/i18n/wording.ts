/** Words for codes: card ids, colours, seats and lists, the same as happycity.i18n.wording gives. */
import { Refused } from "../net/api";
import type { Options } from "../net/types";
import type { Arguments, Value } from "./evaluate";
import { t, messages } from "./messages.svelte";

export type Codes = Record<string, unknown>;

const CARDS = new Set(["card", "special", "monster", "arriving", "told", "other"]);
const COLOURS = new Set(["colour", "tokens", "colours"]);
const SEATS = new Set(["seat", "to", "from", "winners"]);

export function cardName(id: string): string {
  return messages.has(`card-${id}`) ? t(`card-${id}`) : id;
}

export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

/** "a, b and c" in the reader's language. */
export function list(items: readonly string[]): string {
  const last = items.length === 2 ? "list-and" : "list-last"; // American English puts a comma before the last
  return items.reduceRight((rest, first, index) => {
    if (index === items.length - 1) return first;
    return t(index === items.length - 2 ? last : "list-comma", { first, rest });
  }, "");
}

/** "4 players, expert + Grozilla". */
export function optionsLine({
  players,
  mode,
  grozilla,
  scoring,
}: Pick<Options, "players" | "mode" | "grozilla" | "scoring">): string {
  return t("web-options-line", { players, mode, grozilla: String(grozilla), scoring });
}

function one(name: string, value: unknown, players: readonly string[]): Value {
  if (SEATS.has(name) && typeof value === "number") {
    return players[value] ?? t("player-seat", { number: value + 1 });
  }
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return String(value);
  if (typeof value !== "string") return JSON.stringify(value) ?? "";
  if (CARDS.has(name)) return cardName(value);
  if (COLOURS.has(name)) return colourName(value);
  return name === "phase" && messages.has(`phase-${value}`) ? t(`phase-${value}`) : value;
}

/** The arguments of a message. A seat becomes `player`; a list adds `<name>-count`, a reason `cause`. */
export function worded(codes: Codes, players: readonly string[] = []): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(codes)) {
    if (name === "seat") args["player"] = one("seat", value, players);
    else if (Array.isArray(value)) {
      args[name] = list(value.map((item) => String(one(name, item, players))));
      args[`${name}-count`] = value.length;
    } else if (value !== null && typeof value === "object") {
      const needs = Object.entries(value as Record<string, number>);
      args[name] = list(needs.map(([colour, count]) => t("list-need", { count, colour: colourName(colour) })));
    } else args[name] = one(name, value, players);
    if (name === "reason" && typeof value === "string") args["cause"] = cardName(value);
  }
  return args;
}

export function describe(key: string, codes: Codes, players: readonly string[] = []): string {
  return t(key, worded(codes, players));
}

/** The text of a refusal or reason: the server's English sentence if this language lacks the message. */
export function refusal(reason: { code: string; args?: Codes; error?: string }, players: readonly string[] = []): string {
  const key = `error-${reason.code}`;
  return messages.has(key) ? describe(key, reason.args ?? {}, players) : (reason.error ?? reason.code);
}

/** The text of any error: a refusal in the reader's language, a fault of the page as it is. */
export function errorText(error: unknown): string {
  return error instanceof Refused ? refusal(error.reason) : String(error);
}
