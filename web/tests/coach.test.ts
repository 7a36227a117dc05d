import { expect, test } from "vitest";
import type { Progress, State } from "../src/net/types";
import { tipFor } from "../src/room/coach";
import { city, state } from "./support";

const FAR: Progress = { met: false, needs: {}, missing: { blue: 2 } };
const NEAR: Progress = { met: false, needs: {}, missing: { blue: 1 } };

function tips(moment: Partial<State>, progress: Record<string, Progress> = {}, given: string[] = []): string | null {
  return tipFor({ state: state(moment), seat: 0, progress }, given)?.name ?? null;
}

test("the first tip is the goal, and each is given once", () => {
  expect(tips({ phase: "draw", round: 1 })).toBe("goal");
  expect(tips({ phase: "draw", round: 1 }, {}, ["goal"])).toBeNull();
  expect(tips({ phase: "draw", round: 2 }, {}, ["goal"])).toBe("colours");
});

test("income is the tip for the first purchases", () => {
  expect(tips({ phase: "buy", round: 1 })).toBe("income");
  expect(tips({ phase: "buy", round: 3 })).toBeNull();
});

test("a special building is named when one card is missing", () => {
  const moment = { state: state({ round: 3 }), seat: 0, progress: { nightclub: FAR, zoo: NEAR } };
  expect(tipFor(moment, [])).toEqual({ name: "special", codes: { special: "zoo", needs: { blue: 1 } } });
  const has = { ...city("happy-market"), special: "nightclub" };
  expect(tips({ cities: [has, city()] }, { zoo: NEAR })).toBeNull();
});

test("a factor of nought is told, but not where it is a sum", () => {
  const cities = [{ ...city("happy-market", "house"), citizens: 1 }, city("happy-market")];
  expect(tips({ cities })).toBe("balance");
  expect(tips({ cities, options: { ...state().options, scoring: "sum" } })).toBeNull();
});

test("a special building that can be taken comes first, and late rounds bring no tips", () => {
  expect(tips({ phase: "claim" })).toBe("claim");
  expect(tips({ phase: "claim", round: 8 })).toBeNull();
});
