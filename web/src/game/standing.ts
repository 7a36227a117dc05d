/** How a game ended: places, ties, and the sentence for the reader. */
import { messages, t } from "../i18n/messages.svelte";
import { list } from "../i18n/wording";
import type { Result } from "../net/types";

/** The place of each seat: more points come first, then more coins (R-E4). Equal ones share a place. */
export function places({ points, coins }: Result): number[] {
  const ahead = (a: number, b: number): boolean =>
    (points[a] ?? 0) > (points[b] ?? 0) || (points[a] === points[b] && (coins[a] ?? 0) > (coins[b] ?? 0));
  const seats = points.map((_, seat) => seat);
  return seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length);
}

/** The seats with the most points, if the coins left had to decide among them. */
export function decidedByCoins({ points, winners }: Result): number[] {
  const most = Math.max(...points);
  const level = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return level.length > winners.length ? level : [];
}

export function nameList(seats: readonly number[], names: readonly string[]): string {
  return list(seats.map((seat) => names[seat] ?? ""));
}

/** The result in one sentence: to the reader, if they played one seat, else about the winners. */
export function headline(result: Result, names: readonly string[], seats: readonly number[]): string {
  const { points, winners } = result;
  const most = Math.max(...points);
  const [own] = seats;
  if (own === undefined || seats.length > 1 || !messages.has("ending-win"))
    return t("web-winners", { winners: nameList(winners, names), count: winners.length, points: most });
  const others = winners.filter((seat) => seat !== own);
  if (!winners.includes(own))
    return t("ending-lost", {
      winners: nameList(winners, names),
      count: winners.length,
      points: most,
      place: places(result)[own] ?? 0,
      own: t("amount-points", { points: points[own] ?? 0 }),
    });
  return others.length ? t("ending-shared", { names: nameList(others, names), points: most }) : t("ending-win", { points: most });
}

/** The wins of a series: "Ana 2, Milo 1". */
export function tally(wins: readonly number[], names: readonly string[]): string {
  return list(names.map((name, seat) => t("web-score-of", { name, points: wins[seat] ?? 0 })));
}
