import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/app/settings.svelte";
import { eraseDevice, exportDevice, holdsData } from "../src/net/deviceData";
import { Unavailable } from "../src/net/site";

/** What the two databases of a device hold: its rows, and watched replays. */
const disk = { rows: new Map<string, unknown>(), replays: new Map<string, unknown>() };
/** The workers: whether another tab shows a table, and whether they run. */
const workers = { busy: false, running: true };

vi.mock("../src/net/device", () => ({
  stopDevice: async () => {
    if (workers.busy) throw new Unavailable("other-tab");
    workers.running = false;
    return () => (workers.running = true);
  },
  openDevice: async () => ({ request: async () => ({ status: 200, body: { rooms: [...disk.rows.keys()] } }) }),
}));

/** A request that is answered soon. */
function soon<T>(result: T): object {
  const request = { result, onsuccess: (): void => undefined };
  setTimeout(() => request.onsuccess());
  return request;
}

function transaction(name: keyof typeof disk): object {
  const store = {
    count: () => soon(disk[name].size),
    getAll: () => soon([...disk[name].values()]),
    getAllKeys: () => soon([...disk[name].keys()]),
    clear: () => {
      expect(workers.running).toBe(false); // or they would write old rows back
      return soon(disk[name].clear());
    },
  };
  const made = { objectStore: () => store, oncomplete: (): void => undefined };
  setTimeout(() => made.oncomplete(), 1);
  return made;
}

beforeEach(() => {
  Object.assign(workers, { busy: false, running: true });
  disk.rows = new Map([["event/l2/00000001", "[]"]]);
  disk.replays = new Map([["k3v9/1", { frames: [] }]]);
  localStorage.setItem("happycity-kept-games", JSON.stringify([{ id: "k8", room: "l2", game: 1 }]));
  localStorage.setItem("happycity-replays", '["k3v9/1"]');
  settings.hidden = ["l2", "k3v9"];
  settings.name = "Ana";
  vi.stubGlobal("indexedDB", {
    open: (name: string) => soon({ transaction: () => transaction(name === "happycity" ? "replays" : "rows") }),
  });
});

test("a device hands out its games, the list of kept ones and watched replays", async () => {
  expect(await holdsData()).toBe(true);
  expect(await exportDevice()).toEqual({
    rooms: ["event/l2/00000001"],
    kept: [{ id: "k8", room: "l2", game: 1 }],
    replays: { "k3v9/1": { frames: [] } },
  });
});

test("after erasing nothing is left of any game; settings stay, and so do a server's rooms", async () => {
  await eraseDevice();
  expect([disk.rows.size, disk.replays.size]).toEqual([0, 0]);
  expect(await holdsData()).toBe(false);
  expect(await exportDevice()).toEqual({ kept: [], replays: {} });
  expect(Object.keys(localStorage).filter((key) => /kept|replays/.test(key))).toEqual([]);
  expect([settings.hidden, settings.name]).toEqual([["k3v9"], "Ana"]);
  expect(workers.running).toBe(true);
});

test("while another tab shows a table of this device, nothing is erased", async () => {
  workers.busy = true;
  await expect(eraseDevice()).rejects.toBeInstanceOf(Unavailable);
  expect([disk.rows.size, disk.replays.size, keptList()]).toEqual([1, 1, 1]);
  expect(settings.hidden).toEqual(["l2", "k3v9"]);
});

function keptList(): number {
  return (JSON.parse(localStorage.getItem("happycity-kept-games") ?? "[]") as unknown[]).length;
}
