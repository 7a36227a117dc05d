/** Fetch what is needed to play without a network: when the page is idle, and on a metered connection only if asked. */
import { Launched } from "../worker/launch";
import type { FromFetcher, ToFetcher } from "../worker/protocol";
import { OFFLINE_KEY } from "./api";
import { ROOT, type OfflineFiles } from "./site";
import { isTableOpen } from "./tableLock";

/** The service worker serves from this cache what the network does not (public/sw.js). */
const CACHE = `happycity-offline${ROOT === "/" ? "" : `:${ROOT}`}`;
const LIST = `${ROOT}offline.json`;
/** A host may let browsers keep answers for a while, but list and page must be of one version. */
const NEWEST: RequestInit = { cache: "no-cache" };
/** The first click comes first: how long an idle page waits before it begins. */
const DELAY_MS = 4_000;

interface NetworkInformation {
  saveData?: boolean;
  type?: string;
}

class Offline {
  state = $state<"unknown" | "missing" | "fetching" | "ready" | "failed">("unknown");
  /** Bytes that are there, and all. */
  done = $state(0);
  total = $state(0);
  #list: OfflineFiles = { version: "", package: "", files: [] };

  /** Caches need a secure context: HTTPS, or this very machine. */
  get possible(): boolean {
    return "caches" in window && "serviceWorker" in navigator;
  }

  /** Find out what is there. */
  async look(): Promise<void> {
    if (!this.possible || this.state === "fetching") return;
    try {
      const response = await fetch(LIST, NEWEST);
      if (!response.ok) return;
      this.#list = (await response.json()) as OfflineFiles;
      this.total = sizeOf(this.#list.files);
      const missing = await this.#missing();
      this.done = this.total - sizeOf(missing);
      if (!missing.length) await this.#complete();
      this.state = missing.length ? "missing" : "ready";
    } catch {
      this.state = localStorage.getItem(OFFLINE_KEY) ? "ready" : "unknown";
    }
  }

  /** Fetch by and by, unless the connection is metered. */
  fetchWhenIdle(): void {
    if (!this.possible || isMetered()) return;
    setTimeout(() => void this.look().then(() => (this.state === "missing" ? this.fetch() : undefined)), DELAY_MS);
  }

  async fetch(): Promise<void> {
    if (this.state === "unknown") await this.look();
    if (this.state !== "missing" && this.state !== "failed") return;
    this.state = "fetching";
    try {
      const sizes = new Map((await this.#missing()).map((file) => [ROOT + file.path, file.size]));
      await storeApart([...sizes.keys()], (path) => (this.done += sizes.get(path) ?? 0));
      await this.#complete();
      this.state = "ready";
    } catch {
      this.state = "failed";
    }
  }

  async #missing(): Promise<OfflineFiles["files"]> {
    const there = await this.#cached();
    return this.#list.files.filter((file) => !there.has(ROOT + file.path));
  }

  async #cached(): Promise<Set<string>> {
    const cache = await caches.open(CACHE);
    return new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  }

  /** All files are there: from now on the page and the list of this version are those that show without a network. */
  async #complete(): Promise<void> {
    const cache = await caches.open(CACHE);
    const text = JSON.stringify(this.#list);
    if ((await (await cache.match(LIST))?.text()) !== text) {
      await cache.add(new Request(ROOT, NEWEST));
      await cache.put(LIST, new Response(text, { headers: { "Content-Type": "application/json" } }));
    }
    localStorage.setItem(OFFLINE_KEY, this.#list.package);
    if (!(await isTableOpen())) await this.#prune();
  }

  /** Delete what only earlier versions need. An open table may be one of them, and still need it. */
  async #prune(): Promise<void> {
    const cache = await caches.open(CACHE);
    const wanted = new Set([ROOT, LIST, ...this.#list.files.map((file) => ROOT + file.path)]);
    for (const path of await this.#cached()) if (!wanted.has(path)) await cache.delete(path);
  }
}

/** Fetch and store in a worker: megabytes in the page's own thread would delay whoever plays meanwhile. */
async function storeApart(paths: string[], tell: (path: string) => void): Promise<void> {
  let worker: Launched<ToFetcher, FromFetcher> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      worker = new Launched<ToFetcher, FromFetcher>(
        () => new Worker(new URL("../worker/fetcher.ts", import.meta.url), { type: "module" }),
        (message) => {
          if (message.kind === "stored") tell(message.path);
          else if (message.kind === "complete") resolve();
          else reject(new Error(message.reason));
        },
        (reason) => reject(new Error(reason)),
      );
      worker.post({ cache: CACHE, paths });
    });
  } finally {
    worker?.terminate();
  }
}

function sizeOf(files: OfflineFiles["files"]): number {
  return files.reduce((sum, each) => sum + each.size, 0);
}

function isMetered(): boolean {
  const connection = (navigator as { connection?: NetworkInformation }).connection;
  return connection?.saveData === true || connection?.type === "cellular";
}

export const offline = new Offline();
