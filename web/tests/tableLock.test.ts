import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdStart, holdTable, isTableOpen } from "../src/net/tableLock";

/** Web locks as browsers have them, for one name: `free` says when what has it exclusively is done. */
const locks = {
  shared: 0,
  waiting: [] as (() => void)[],
  exclusive: false,
  async request(name: string, { mode }: { mode: string }, run: () => Promise<void>): Promise<void> {
    expect([name, mode]).toEqual(["happycity-table", "shared"]);
    if (locks.exclusive) await new Promise<void>((granted) => locks.waiting.push(granted));
    locks.shared += 1;
    await run();
    locks.shared -= 1;
  },
  async query() {
    const lock = { name: "happycity-table", mode: "shared" };
    const held = locks.exclusive ? [{ ...lock, mode: "exclusive" }] : Array<object>(locks.shared).fill(lock);
    return { held, pending: locks.waiting.map(() => lock) };
  },
  free(): void {
    locks.exclusive = false;
    for (const granted of locks.waiting.splice(0)) granted();
  },
};
let offers: string[];

beforeEach(() => {
  vi.useFakeTimers();
  offers = [];
  Object.assign(locks, { shared: 0, waiting: [], exclusive: false });
  const waiting = { postMessage: (text: string) => offers.push(text) };
  vi.stubGlobal("navigator", { locks, serviceWorker: { getRegistration: async () => ({ waiting }) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a table that is left lets a waiting version take over", async () => {
  const leave = holdTable();
  await vi.advanceTimersByTimeAsync(0);
  expect([await isTableOpen(), offers]).toEqual([true, []]);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect([await isTableOpen(), offers]).toEqual([false, ["take-over"]]);
});

test("workers start after a version that is taking over", async () => {
  locks.exclusive = true;
  const started = vi.fn();
  void holdStart().then(started);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(started).not.toHaveBeenCalled();
  expect(await isTableOpen()).toBe(true); // so nothing that the table needs is deleted
  locks.free();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalled();
});

test("a version that takes too long holds nobody up", async () => {
  locks.exclusive = true;
  const started = vi.fn();
  void holdStart().then(started);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(started).toHaveBeenCalled();
});

test("without locks there is nothing to wait for", async () => {
  vi.stubGlobal("navigator", {});
  (await holdStart())();
  expect(await isTableOpen()).toBe(false);
});
