/** Replays already seen stay readable without the server. */
import type { Replay } from "./types";

const MOST = 30;

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

export async function keepReplay(key: string, replay: Replay): Promise<void> {
  try {
    const store = (await open()).transaction("replays", "readwrite").objectStore("replays");
    const keys = await done(store.getAllKeys());
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) store.delete(old);
    store.put(replay, key);
  } catch {
    /* A browser without storage still plays. */
  }
}

export async function keptReplay(key: string): Promise<Replay | null> {
  try {
    const store = (await open()).transaction("replays").objectStore("replays");
    return ((await done(store.get(key))) as Replay | undefined) ?? null;
  } catch {
    return null;
  }
}

export async function keptReplays(): Promise<string[]> {
  try {
    const store = (await open()).transaction("replays").objectStore("replays");
    return (await done(store.getAllKeys())).map(String);
  } catch {
    return [];
  }
}
