/** The rules about a card. */
import { ruleOf, type Card } from "./catalogue";

/** The rules of a card's kind, besides the one that explains the card itself. */
function rulesOfKind(each: Card): string[] {
  if (each.kind === "monster") return ["G3", "G5", "G6", "G9"];
  if (each.kind === "special") return each.pack === "expert" ? ["B9", "B10", "B11", "X4", "X7"] : ["B10", "B11"];
  if (each.kind === "dwelling") return ["B6", "B7", "B8"];
  if (each.kind === "market") return ["X2"];
  return each.deck === 4 ? ["G4", "G10"] : ["B6", "B7", "B8"];
}

/** Other rules that name a card and answer a question about it. Worked examples are left out. */
const NAMED_IN: Record<string, string[]> = {
  "happy-market": ["B1", "X6", "G4", "G9"],
  grozilla: ["G1"],
  corgzilla: ["X9", "G14"],
  "great-pyramid": ["X9"],
  castle: ["G14"],
  "concert-hall": ["X9", "X29"],
  "statue-of-liberty": ["X29"],
  barber: ["X5", "X24"],
  sphinx: ["X9", "X14"],
  versailles: ["X5", "X8"],
  "drone-tower": ["X29"],
  louvre: ["X5", "X8", "X9"],
  arcade: ["X5", "X8", "X9", "X29"],
  billiards: ["X5"],
  "japanese-garden": ["X9", "G10"],
  parthenon: ["G10"],
  "rainbow-fountain": ["X1"],
};

/** A card's own rule and those that name it, and those of its kind. */
export function rulesAbout(each: Card): { own: string[]; kind: string[] } {
  return { own: [ruleOf(each), ...(NAMED_IN[each.id] ?? [])], kind: rulesOfKind(each) };
}
