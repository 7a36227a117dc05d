import { expect, test } from "vitest";
import { dayOfDevice, forgetPuzzle, isPuzzleTried, rememberPuzzle } from "../src/app/today";

const NOW = Date.UTC(2026, 10, 18, 23, 59);
const tried = (day: string, size: string, finished: number | null = 1): string =>
  JSON.stringify({ deal: `${day}/${size}/1.2.1`, room: "l1", began: 1, finished });

test("finished tries of today are counted, and days in a row", () => {
  const before = [tried("2026-11-17", "family"), tried("2026-11-16", "expert"), tried("2026-11-14", "family")];
  const today = [tried("2026-11-18", "family"), tried("2026-11-18", "expert"), tried("2026-11-18", "grozilla", null)];
  expect(dayOfDevice([...before, ...today], NOW)).toEqual({ finished: 2, streak: 3 });
  expect(dayOfDevice(before, NOW)).toEqual({ finished: 0, streak: 2 }); // today's may still come
  expect(dayOfDevice(before, NOW + 120_000)).toEqual({ finished: 0, streak: 0 }); // it is the 19th
  expect(dayOfDevice([], NOW)).toEqual({ finished: 0, streak: 0 });
});

test("the puzzle of today is remembered until it is forgotten", () => {
  rememberPuzzle();
  expect(isPuzzleTried()).toBe(true);
  forgetPuzzle();
  expect(isPuzzleTried()).toBe(false);
});
