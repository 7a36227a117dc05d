/** Marks on the board of a replay: the card that was played, and the better one. */
import { card } from "../game/catalogue";
import { parse } from "../game/describe";
import type { State } from "../net/types";

export interface Mark {
  kind: "played" | "better";
  action: string;
  text: string;
}

/** Where an action shows on the table, by the names that flights use too; null if nowhere. */
export function placeOf(action: string, state: State): string | null {
  const { kind, argument } = parse(action);
  const seat = state.seat;
  switch (kind) {
    case "discard":
      return `central:${argument}`;
    case "draw":
      return `deck:${argument}`;
    case "buy":
      return `${card(argument).kind === "dwelling" ? "dwelling" : "central"}:${argument}`;
    case "coin":
      return `coins:${seat}`;
    case "claim":
      return `special:${argument}`;
    case "destroy":
      return `city:${seat}:${state.cities[seat]?.cards[Number(argument) - 1]?.id ?? ""}`;
    default:
      return null;
  }
}

/** Mark actions on the board. Returns a function that removes the marks. */
export function markBoard(marks: readonly Mark[], state: State): () => void {
  const marked = marks.flatMap(({ kind, action, text }) => {
    const at = placeOf(action, state);
    const element = at && document.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
    if (!element) return [];
    element.dataset["mark"] = kind;
    element.dataset["markText"] = text;
    return [element];
  });
  return () => {
    for (const element of marked) {
      delete element.dataset["mark"];
      delete element.dataset["markText"];
    }
  };
}
