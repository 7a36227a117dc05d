import { expect, test } from "vitest";
import { decidedByCoins, places } from "../src/game/standing";

const result = (points: number[], coins: number[], winners: number[]) => ({ points, coins, winners });

test("more points come first, then more coins; equal ones share a place", () => {
  expect(places(result([10, 30, 20], [9, 0, 0], [1]))).toEqual([3, 1, 2]);
  expect(places(result([20, 20, 5], [3, 7, 9], [1]))).toEqual([2, 1, 3]);
  expect(places(result([20, 20, 5], [3, 3, 9], [0, 1]))).toEqual([1, 1, 3]);
});

test("coins decide only between cities with the same points", () => {
  expect(decidedByCoins(result([20, 20, 5], [3, 7, 9], [1]))).toEqual([0, 1]);
  expect(decidedByCoins(result([20, 20, 5], [3, 3, 9], [0, 1]))).toEqual([]);
  expect(decidedByCoins(result([21, 20, 5], [3, 3, 9], [0]))).toEqual([]);
});
