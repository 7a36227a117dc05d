/** The worker that stores what is needed to play without a network, so that no page is disturbed while somebody plays. */
import type { FromFetcher, ToFetcher } from "./protocol";

self.onmessage = async ({ data: { cache: name, paths } }: MessageEvent<ToFetcher>) => {
  try {
    const cache = await caches.open(name);
    for (const path of paths) {
      await cache.add(path);
      self.postMessage({ kind: "stored", path } satisfies FromFetcher);
    }
    self.postMessage({ kind: "complete" } satisfies FromFetcher);
  } catch (error) {
    self.postMessage({ kind: "failed", reason: String(error) } satisfies FromFetcher);
  }
};

self.postMessage({ kind: "loaded" } satisfies FromFetcher);
