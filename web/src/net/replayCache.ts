/** Replays already seen stay readable without the server. */
import type { Replay } from "./types";

const MOST = 30;
/** Under which key the browser remembers in which order they were watched, the last one last. */
const ORDER = "happycity-replays";

function watched(): string[] {
  return JSON.parse(localStorage.getItem(ORDER) ?? "[]") as string[];
}

/** Those to forget when one more is kept: the ones watched longest ago. */
function tooOld(keys: string[], key: string): string[] {
  const order = [...watched().filter((each) => each !== key), key].slice(-MOST);
  localStorage.setItem(ORDER, JSON.stringify(order));
  const others = keys.filter((each) => each !== key).sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return others.slice(0, Math.max(0, others.length + 1 - MOST));
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("happycity", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("replays");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("no storage"));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("no storage"));
  });
}

export async function cacheReplay(key: string, replay: Replay): Promise<void> {
  try {
    const store = (await open()).transaction("replays", "readwrite").objectStore("replays");
    const keys = await done(store.getAllKeys());
    for (const old of tooOld(keys.map(String), key)) store.delete(old);
    store.put(replay, key);
  } catch {
    /* A browser without storage still plays. */
  }
}

export async function cachedReplay(key: string): Promise<Replay | null> {
  try {
    const store = (await open()).transaction("replays").objectStore("replays");
    return ((await done(store.get(key))) as Replay | undefined) ?? null;
  } catch {
    return null;
  }
}

export interface CachedReplay {
  /** Where its page is. */
  path: string;
  players: (string | null)[];
  points: number[];
}

/** The names in a replay by seat; a record need not name everybody, or anybody. */
export function seatNames(replay: Replay): (string | null)[] {
  return (replay.frames[0]?.state.cities ?? []).map((_, seat) => replay.players?.[seat] ?? null);
}

/** What can be watched without the server. */
export async function cachedReplays(): Promise<CachedReplay[]> {
  try {
    const store = (await open()).transaction("replays").objectStore("replays");
    const [keys, replays] = await Promise.all([done(store.getAllKeys()), done(store.getAll()) as Promise<Replay[]>]);
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
