/** Positions as tables of their own, outside a room. */
import type { Frame, Situation, Table } from "../net/types";

const OUTSIDE_ROOM = { deadline: null, undo: null, lesson: null, sheets: null, series: null };

/** A frame as a table where nobody can act. */
export function tableOfFrame({ state, progress = [], looks_at = [], decks = [] }: Frame, actions: number): Table {
  return { state, actions, progress, looks_at, decks, legal: [], reasons: {}, prices: {}, coins: {}, ...OUTSIDE_ROOM };
}

/** A position in which somebody decides. `actions` tells two decisions apart. */
export function tableOfSituation(situation: Situation, actions: number): Table {
  return { ...situation, actions, ...OUTSIDE_ROOM };
}
