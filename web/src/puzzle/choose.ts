/** Which puzzle comes next. */
import type { PuzzleInList, Puzzles } from "../net/types";

export type Kind = PuzzleInList["kind"];
export type Theme = PuzzleInList["themes"][number];
export const KINDS: readonly Kind[] = ["family", "expert", "grozilla"];
export const THEMES: readonly Theme[] = [
  "save",
  "purchase",
  "claim",
  "clear",
  "deny",
  "finish",
  "last-round",
  "monsters",
  "effect",
];

/** The puzzles of a kind of game and a theme; all of them without a wish. */
export function select(puzzles: readonly PuzzleInList[], kind: Kind | "all", theme?: Theme): PuzzleInList[] {
  return puzzles.filter((each) => (kind === "all" || each.kind === kind) && (!theme || each.themes.includes(theme)));
}

/** The untried puzzle that suits the solver best: the one with the nearest rating. */
export function nextPuzzle(puzzles: readonly PuzzleInList[], rating: number): PuzzleInList | undefined {
  const open = puzzles.filter((each) => each.solved === null);
  return open.sort((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating))[0];
}

const KIND_KEY = "happycity-puzzle-kind";

/** The kind of game that was chosen last. */
export function lastKind(): Kind | "all" {
  const stored = localStorage.getItem(KIND_KEY);
  return KINDS.find((kind) => kind === stored) ?? "all";
}

export function rememberKind(kind: Kind | "all"): void {
  localStorage.setItem(KIND_KEY, kind);
}

/** The address of the puzzle after this one, of the kind that was chosen last; of the list, if all are tried. */
export function addressAfter(list: Puzzles): string {
  const next = nextPuzzle(select(list.puzzles, lastKind()), list.you.rating);
  return next ? `/puzzle/${next.id}` : "/puzzles";
}
