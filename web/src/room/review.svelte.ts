/** A bot's review of a finished game: for every decision everybody's chances, the better action, and what it cost. */
import { errorText } from "../i18n/wording";
import { get, post } from "../net/api";
import type { Review } from "../net/types";

export type Source = { room: string; game: number } | { record: unknown };
export type ReviewedMove = Review["moves"][number];

const POLL_MS = 1_000;
/** A loss below this may be chance: the search is not exact. */
const NOTICEABLE_LOSS = 0.02;
const MAX_COSTLY = 8;

export class GameReview {
  #source: () => Source;
  #review = $state.raw<Review | null>(null);
  #alive = true;
  problem = $state("");
  requested = $state(false);
  moves = $derived(this.#review?.moves ?? []);
  finished = $derived(this.#review?.finished ?? false);
  /** How far it is, from 0 to 1; null before it begins. */
  progress = $derived(this.#review ? this.#review.done / Math.max(1, this.#review.of) : null);

  constructor(source: () => Source) {
    this.#source = source;
  }

  async start(): Promise<void> {
    if (this.requested) return;
    this.requested = true;
    this.problem = "";
    const source = this.#source();
    try {
      const { job } =
        "room" in source
          ? await post("/api/rooms/{room}/review", { game: source.game }, { room: source.room })
          : await post("/api/review", { record: source.record });
      while (this.#alive) {
        this.#review = await get("/api/review/{job}", { job });
        if (this.#review.finished) break;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    } catch (error) {
      this.problem = errorText(error);
      this.requested = false;
    }
  }

  close(): void {
    this.#alive = false;
  }

  /** The decision after `n` actions, if it has been judged. */
  at(n: number): ReviewedMove | undefined {
    return this.moves.find((move) => move.n === n);
  }

  /** The decisions of some seats that cost most in the whole game, the worst first. */
  costly(seats: readonly number[]): ReviewedMove[] {
    return this.moves
      .filter((move) => seats.includes(move.seat) && isCostly(move))
      .sort((a, b) => b.loss - a.loss)
      .slice(0, MAX_COSTLY);
  }
}

/** Whether another action was noticeably better. */
export function isCostly(move: ReviewedMove): boolean {
  return move.loss > NOTICEABLE_LOSS && move.best !== move.action;
}

/** Which part of the chance to win an action cost: 0.41 if 0.58 became 0.34. */
export function costOf(move: ReviewedMove): number {
  return move.chance > 0 ? Math.min(1, move.loss / move.chance) : 0;
}

/** Chances as whole percentages that add up to 100: the largest remainders are rounded up. */
export function percentages(chances: readonly number[]): number[] {
  const sum = chances.reduce((total, each) => total + each, 0) || 1;
  const exact = chances.map((each) => (100 * each) / sum);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((total, each) => total + each, 0);
  const byRemainder = exact.map((each, seat) => [each % 1, seat] as const).sort((a, b) => b[0] - a[0]);
  for (const [, seat] of byRemainder.slice(0, missing)) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}
