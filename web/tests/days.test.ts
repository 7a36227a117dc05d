/** The calendar of cities of the day. */
import { expect, test } from "vitest";
import { dayText, monthFrom, weekdays, weeksOf } from "../src/game/days";

test("a month has its days in their weeks, from Monday or from Sunday", () => {
  const monday = weeksOf("2026-11", 1);
  expect(monday[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(monday.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf("2026-11", 7)[0]?.[0]).toBe("2026-11-01");
  expect(weeksOf("2028-02", 1).flat()).toContain("2028-02-29");
  expect(weeksOf("2027-02", 1)).toHaveLength(4);
});

test("months go on over the end of a year", () => {
  expect(monthFrom("2026-12", 1)).toBe("2027-01");
  expect(monthFrom("2027-01", -1)).toBe("2026-12");
});

test("a day is told in the reader's language, whatever the time zone", () => {
  expect(dayText("2026-11-18", "en-GB")).toBe("18 November 2026");
  expect(weekdays("en-GB", 1)[0]).toBe("Mon");
  expect(weekdays("en-GB", 7)[0]).toBe("Sun");
});
