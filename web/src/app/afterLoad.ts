/** The code that prefetches is fetched itself only when the page is loaded. */
export function afterLoad(then: (prefetch: typeof import("./prefetch")) => void): void {
  const begin = (): void => void import("./prefetch").then(then, () => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
