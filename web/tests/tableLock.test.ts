import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdStart, holdTable, isTableOpen } from "../src/net/tableLock";

/** Web locks as browsers have them: `free` says when what has it exclusively is done. */
const locks = {
  tables: 0,
  waiting: [] as (() => void)[],
  exclusive: false,
  async request(name: string, { mode }: { mode: string }, run: () => Promise<void>): Promise<void> {
    expect(mode).toBe("shared");
    if (locks.exclusive) await new Promise<void>((granted) => locks.waiting.push(granted));
    locks.tables += Number(name === "happycity-table");
    await run();
    locks.tables -= Number(name === "happycity-table");
  },
  async query() {
    const lock = { name: "happycity-table", mode: "shared" };
    const held = locks.exclusive ? [{ ...lock, mode: "exclusive" }] : Array<object>(locks.tables).fill(lock);
    return { held, pending: [] };
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
  Object.assign(locks, { tables: 0, waiting: [], exclusive: false });
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
  expect([await isTableOpen(), offers]).toEqual([false, []]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(offers).toEqual(["take-over"]);
});

test("workers start after a version that is taking over", async () => {
  locks.exclusive = true;
  const started = vi.fn();
  void holdStart().then(started);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(started).not.toHaveBeenCalled();
  locks.free();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalled();
  expect(await isTableOpen()).toBe(false); // so what only older versions need may be deleted
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
