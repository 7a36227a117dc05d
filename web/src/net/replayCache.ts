/** Watched replays, readable without the server. */
import type { Replay } from "./types";

const MAX_REPLAYS = 30;
/** Storage key of the order in which they were watched, the last one last. */
const ORDER = "happycity-replays";

function watched(): string[] {
  return JSON.parse(localStorage.getItem(ORDER) ?? "[]") as string[];
}

/** The replays to evict for one more: those watched longest ago. */
function toEvict(keys: string[], key: string): string[] {
  const order = [...watched().filter((each) => each !== key), key].slice(-MAX_REPLAYS);
  localStorage.setItem(ORDER, JSON.stringify(order));
  const others = keys.filter((each) => each !== key).sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return others.slice(0, Math.max(0, others.length + 1 - MAX_REPLAYS));
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("happycity", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("replays");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("no storage"));
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("no storage"));
  });
}

export async function cacheReplay(key: string, replay: Replay): Promise<void> {
  try {
    const store = (await open()).transaction("replays", "readwrite").objectStore("replays");
    const keys = await settled(store.getAllKeys());
    for (const old of toEvict(keys.map(String), key)) store.delete(old);
    store.put(replay, key);
  } catch {
    /* Without storage there is no cache. */
  }
}

export async function cachedReplay(key: string): Promise<Replay | null> {
  try {
    const store = (await open()).transaction("replays").objectStore("replays");
    return ((await settled(store.get(key))) as Replay | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Delete all watched replays. */
export async function clearReplays(): Promise<void> {
  localStorage.removeItem(ORDER);
  const store = (await open()).transaction("replays", "readwrite").objectStore("replays");
  await settled(store.clear());
}

/** Every watched replay, by its key. */
export async function exportReplays(): Promise<Record<string, Replay>> {
  const store = (await open()).transaction("replays").objectStore("replays");
  const [keys, replays] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll()) as Promise<Replay[]>]);
  return Object.fromEntries(keys.map((key, index) => [String(key), replays[index] as Replay]));
}

export interface CachedReplay {
  /** The address of its page. */
  path: string;
  players: (string | null)[];
  points: number[];
}

/** The names in a replay by seat. A record need not name everybody. */
export function seatNames(replay: Replay): (string | null)[] {
  return (replay.frames[0]?.state.cities ?? []).map((_, seat) => replay.players?.[seat] ?? null);
}

/** All replays that can be watched without the server. */
export async function cachedReplays(): Promise<CachedReplay[]> {
  try {
    const store = (await open()).transaction("replays").objectStore("replays");
    const [keys, replays] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll()) as Promise<Replay[]>]);
    return keys.map(String).map((key, index) => {
      const replay = replays[index];
      return {
        path: key.includes("/") ? `/r/${key.replace("/", "/replay/")}` : `/replay/${key}`,
        players: replay ? seatNames(replay) : [],
        points: replay?.result?.points ?? [],
      };
    });
  } catch {
    return [];
  }
}
