/** The coach's tips for a first game: which one matters now. Each is given once, in the first rounds. */
import type { Progress, State } from "../net/types";

export interface Tip {
  name: "goal" | "income" | "colours" | "special" | "balance" | "claim";
  /** Arguments of its message, as codes. */
  codes: Record<string, unknown>;
}

/** The last round with tips. By then a player has seen every step. */
const LAST_ROUND = 7;

interface Moment {
  state: State;
  seat: number;
  /** How far the city is from each special building on offer. */
  progress: Record<string, Progress>;
}

type Rule = (moment: Moment) => Tip["codes"] | null;

/** The special building that lacks a single card, if there is one. */
const nearest: Rule = ({ state, seat, progress }) => {
  if (state.cities[seat]?.special) return null;
  for (const [special, { met, missing }] of Object.entries(progress)) {
    const counts = Object.values(missing);
    if (!met && counts.length === 1 && counts[0] === 1) return { special, needs: missing };
  }
  return null;
};

/** What makes the product 0 although the other factor grows. */
const lacking: Rule = ({ state, seat }) => {
  const city = state.cities[seat];
  if (!city || state.options.scoring === "sum" || state.round < 3) return null;
  if (city.citizens > 0 && city.hearts <= 0) return { lacks: "hearts" };
  return city.hearts > 0 && city.citizens <= 0 ? { lacks: "citizens" } : null;
};

/** When each tip matters, the more urgent ones first. */
const RULES: [Tip["name"], Rule][] = [
  ["claim", ({ state }) => (state.phase === "claim" ? {} : null)],
  ["goal", ({ state }) => (state.phase === "draw" ? { scoring: state.options.scoring } : null)],
  ["income", ({ state }) => (state.phase === "buy" && state.round <= 2 ? {} : null)],
  ["balance", (moment) => (moment.state.phase === "buy" ? lacking(moment) : null)],
  ["special", (moment) => (moment.state.phase === "buy" ? nearest(moment) : null)],
  ["colours", ({ state }) => (state.phase === "draw" && state.round >= 2 ? {} : null)],
];

export function tipFor(moment: Moment, given: readonly string[]): Tip | null {
  if (moment.state.round > LAST_ROUND) return null;
  for (const [name, rule] of RULES) {
    const codes = given.includes(name) ? null : rule(moment);
    if (codes) return { name, codes };
  }
  return null;
}
