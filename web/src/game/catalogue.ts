/** The facts of the cards. Their names and effects are messages. */
import data from "../generated/catalogue.json";
import type { ClientCard } from "../net/types";
import { cardsInUse } from "./cardsInUse.svelte";

export const COLOURS = ["yellow", "blue", "orange", "purple", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export type Card = ClientCard;

const all = data.cards as unknown as Card[];
const byId = new Map(all.map((card) => [card.id, card]));
const inUse = (): readonly Card[] => cardsInUse.list ?? all;

export const cards: readonly Card[] = all;
export const ruleGroups: Record<string, number> = data.rules;

/** Whether the client was built with the card: a custom pack has others. */
export const isOfTheBox = (id: string): boolean => byId.has(id);

/** A card by id, as the game that is shown has it. An unknown one is drawn plainly. */
export function card(id: string): Card {
  const found = cardsInUse.list ? cardsInUse.list.find((each) => each.id === id) : byId.get(id);
  return found ?? { id, kind: "building", colours: [], income: 0, citizens: 0, hearts: 0, provenance: "pack" };
}

/** Whether the card, its numbers or its colours are ours, not printed. */
export function houseMade(each: Card): boolean {
  return each.provenance !== "printed" && each.provenance !== "title-ours";
}

/** The kind of building of each colour. */
const KINDS: Record<string, string> = {
  yellow: "shop",
  blue: "institution",
  orange: "leisure",
  purple: "industry",
  green: "home",
};

/** The roof of a card: that of its kind, or an awning for markets and cards of several kinds. */
export function roofOf(each: Card, colours: readonly string[]): string {
  if (each.kind === "special" || each.kind === "monster") return each.kind;
  if (each.kind === "market" || colours.length !== 1) return "market";
  return KINDS[colours[0] ?? ""] ?? "market";
}

/** The range of costs in a deck, as printed on its back: "4–5". */
export function costsOf(deck: number): string {
  const costs = inUse().flatMap((each) => (each.deck === deck && each.cost !== undefined ? [each.cost] : []));
  return `${Math.min(...costs)}–${Math.max(...costs)}`;
}

/** The number of cards of each colour in a deck (R-S2), or of those still unseen. */
export function colourMix(deck: number, unseen?: Record<string, number>): Record<string, number> {
  const mix: Record<string, number> = {};
  for (const each of inUse()) {
    const count = unseen ? unseen[each.id] : each.deck === deck ? each.copies : 0;
    if (each.kind === "building" && count) for (const colour of each.colours) mix[colour] = (mix[colour] ?? 0) + count;
  }
  return mix;
}

/** The rule that explains a card. */
const CARD_RULES: Record<string, string> = {
  port: "X10",
  airport: "X10",
  "train-station": "X10",
  "hotdog-shop": "X11",
  "undersea-tunnel": "X12",
  castle: "X13",
  barber: "X14",
  "escape-room": "X15",
  billiards: "X16",
  "organic-market": "X17",
  "bowling-alley": "X18",
  "sushi-bar": "X18",
  bakery: "X18",
  "concert-hall": "X19",
  "joke-shop": "X20",
  "drone-tower": "X21",
  arcade: "X22",
  versailles: "X23",
  louvre: "X24",
  "big-ben": "X25",
  "statue-of-liberty": "X26",
  "art-gallery": "X27",
  "great-pyramid": "X28",
  sphinx: "X29",
  "golden-gate-bridge": "X30",
  "great-wall": "X31",
  "burger-bar": "X32",
  "maya-pyramid": "X32",
  stonehenge: "X33",
  "leaning-tower": "X33",
  "machu-picchu": "X33",
  "wind-turbine": "X34",
  "onion-dome-cathedral": "X34",
  parthenon: "X34",
  "taj-mahal": "X35",
  moai: "X36",
  "japanese-garden": "X37",
  "rainbow-fountain": "X38",
  "happy-market": "S5",
};

export function ruleOf(each: Card): string {
  const own = CARD_RULES[each.id];
  if (own) return own;
  if (each.kind === "monster") return "G12";
  if (each.kind === "special") return "B9";
  if (each.kind === "dwelling") return "S3";
  return each.deck === 4 ? "G1" : "S2";
}
