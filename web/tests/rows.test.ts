import { beforeEach, expect, test, vi } from "vitest";

/** The part of IndexedDB that is used, with a disk that can be full. */
const disk = { rows: new Map<string, string>(), full: false };

class Transaction {
  error: { name: string } | null = null;
  oncomplete = (): void => undefined;
  onabort = (): void => undefined;
  #changed = new Map(disk.rows);

  constructor() {
    setTimeout(() => this.#end());
  }

  objectStore(): object {
    return {
      add: (text: string, key: string) => this.#add(text, key),
      put: (text: string, key: string) => this.#changed.set(key, text),
      getAll: ({ lower, upper }: { lower: string; upper: string }) => {
        const keys = [...disk.rows.keys()].filter((key) => key >= lower && key <= upper).sort();
        const request = { result: keys.map((key) => disk.rows.get(key)), onsuccess: (): void => undefined };
        setTimeout(() => request.onsuccess());
        return request;
      },
    };
  }

  #add(text: string, key: string): object {
    const request = { error: { name: "ConstraintError" }, onerror: (_: { target: unknown }): void => undefined };
    if (this.#changed.has(key)) {
      this.error = request.error;
      setTimeout(() => request.onerror({ target: request }));
    } else this.#changed.set(key, text);
    return request;
  }

  #end(): void {
    if (disk.full) this.error = { name: "QuotaExceededError" };
    if (this.error) setTimeout(() => this.onabort());
    else {
      disk.rows = this.#changed;
      this.oncomplete();
    }
  }
}

beforeEach(() => {
  disk.rows = new Map();
  disk.full = false;
  vi.resetModules();
  vi.stubGlobal("IDBKeyRange", { bound: (lower: string, upper: string) => ({ lower, upper }) });
  vi.stubGlobal("indexedDB", {
    open: () => {
      const request = { result: { transaction: () => new Transaction() }, onsuccess: (): void => undefined };
      setTimeout(() => request.onsuccess());
      return request;
    },
  });
});

test("rows are stored together and read by prefix, in the order of their keys", async () => {
  const { readRows, writeRows } = await import("../src/worker/rows");
  expect(
    await writeRows([
      ["event/l2/00000002", "second"],
      ["room/l2", "listed"],
    ]),
  ).toBe(true);
  expect(await writeRows([["event/l2/00000001", "first"]])).toBe(true);
  expect(await readRows("event/l2/")).toEqual(["first", "second"]);
});

test("a taken key stores nothing: another tab was quicker", async () => {
  const { writeRows } = await import("../src/worker/rows");
  await writeRows([["event/l2/00000001", "mine"]]);
  expect(
    await writeRows([
      ["event/l2/00000001", "theirs"],
      ["room/l2", "theirs"],
    ]),
  ).toBe(false);
  expect([...disk.rows]).toEqual([["event/l2/00000001", "mine"]]);
});

test("a full disk stores nothing and says why", async () => {
  const { readRows, writeRows } = await import("../src/worker/rows");
  disk.full = true;
  await expect(writeRows([["event/l2/00000001", "first"]])).rejects.toThrow("QuotaExceededError");
  disk.full = false;
  expect(await readRows("event/")).toEqual([]);
  expect(await writeRows([["event/l2/00000001", "first"]])).toBe(true);
});
