import { expect, test } from "vitest";
import { placeOf } from "../src/room/boardMarks";
import { costOf, GameReview, isCostly, percentages, type ReviewedMove } from "../src/room/review.svelte";
import { state } from "./support";

const move = (fields: Partial<ReviewedMove>): ReviewedMove => ({
  n: 0,
  seat: 0,
  action: "coin",
  best: "buy zoo",
  reason: { code: "reason-income", args: {} },
  loss: 0,
  chance: 0.5,
  ...fields,
});

test("percentages add up to 100", () => {
  expect(percentages([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percentages([0.5449, 0.4551])).toEqual([54, 46]);
  expect(percentages([0.2, 0.2, 0.2, 0.2, 0.1999])).toEqual([20, 20, 20, 20, 20]);
});

test("a cost is the part of the chance that was lost", () => {
  expect(costOf(move({ chance: 0.58, loss: 0.24 }))).toBeCloseTo(0.41, 2);
  expect(costOf(move({ chance: 0, loss: 0 }))).toBe(0);
});

test("what the search cannot tell apart is not costly", () => {
  expect(isCostly(move({ loss: 0.01 }))).toBe(false);
  expect(isCostly(move({ loss: 0.2, best: "coin" }))).toBe(false);
  expect(isCostly(move({ loss: 0.2 }))).toBe(true);
});

test("before it has begun a review knows nothing", () => {
  const review = new GameReview(() => ({ room: "r", game: 1 }));
  expect([review.at(3), review.costly([0]), review.progress]).toEqual([undefined, [], null]);
});

test("actions have their place on the board", () => {
  expect(placeOf("buy zoo", state())).toBe("central:zoo");
  expect(placeOf("buy house", state())).toBe("dwelling:house");
  expect(placeOf("draw 2", state())).toBe("deck:2");
  expect(placeOf("destroy 2", state())).toBe("city:0:house");
  expect(placeOf("keep", state())).toBeNull();
});
