/** What the reader has done with the city and the puzzle of the day. It is looked up without Python. */
import { answerOfServer } from "../net/api";
import { isStaticSite } from "../net/site";

const PUZZLE_KEY = "happycity-puzzle-tried";
const DAY_MS = 86_400_000;

/** A day in UTC: "2026-11-18". */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export interface MyDay {
  /** How many of today's cities are finished. */
  finished: number;
  /** For how many days in a row there was one. */
  streak: number;
}

/** Today's cities, on the server and on this device. */
export async function myDay(): Promise<MyDay> {
  const there = isStaticSite ? undefined : answerOfServer("/api/days").catch(() => undefined);
  const tries = import("../worker/rows").then(({ readRows }) => readRows("try/day/"));
  const [days, here] = await Promise.all([there, tries.catch(() => [])]);
  const local = dayOfDevice(here, Date.now());
  const finished = days?.days.find(({ day }) => day === days.today)?.tries.filter((each) => each.finished !== null).length;
  return { finished: Math.max(local.finished, finished ?? 0), streak: Math.max(local.streak, days?.streak.days ?? 0) };
}

/** Of the tries that a device has stored. Today's city may still come, so a streak may end yesterday. */
export function dayOfDevice(rows: readonly string[], now: number): MyDay {
  const tries = rows.map((row) => JSON.parse(row) as { deal: string; finished: number | null });
  const days = tries.filter((each) => each.finished !== null).map((each) => each.deal.slice(0, 10));
  let streak = 0;
  let at = days.includes(dayOf(now)) ? now : now - DAY_MS;
  for (; days.includes(dayOf(at)); at -= DAY_MS) streak += 1;
  return { finished: days.filter((day) => day === dayOf(now)).length, streak };
}

/** Whether the puzzle of today was tried in this browser. */
export const isPuzzleTried = (): boolean => localStorage.getItem(PUZZLE_KEY) === dayOf(Date.now());

export function rememberPuzzle(): void {
  localStorage.setItem(PUZZLE_KEY, dayOf(Date.now()));
}

export function forgetPuzzle(): void {
  localStorage.removeItem(PUZZLE_KEY);
}
