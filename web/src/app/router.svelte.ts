/** Least time between two changes of the address by `mark`. */
const MARK_INTERVAL_MS = 500;

/** Addresses and pages. Links are plain links; the router only saves the reload. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  /** Whether the reader has left the page that was loaded. */
  moved = false;
  #marking: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    try {
      // A step that only stands for an open sheet is not worth keeping.
      const sheet = (history.state as { open?: boolean } | null)?.open;
      history[replace || sheet ? "replaceState" : "pushState"](null, "", address);
    } catch {
      location.assign(address); // the browser refuses more changes, but still follows links
      return;
    }
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the hash without a step in the history. Browsers limit changes of the address (some to a hundred in half a
      minute), so rapid changes are throttled; the last one is always written. */
  mark(hash: string): void {
    this.hash = hash;
    if (this.#marking !== undefined) return;
    try {
      history.replaceState(history.state, "", this.path + hash);
    } catch {
      // The timer below tries again.
    }
    this.#marking = setTimeout(() => {
      this.#marking = undefined;
      if (this.hash !== location.hash) this.mark(this.hash);
    }, MARK_INTERVAL_MS);
  }

  #read(): void {
    clearTimeout(this.#marking);
    this.#marking = undefined;
    this.moved ||= this.path !== location.pathname;
    this.path = location.pathname;
    this.hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/docs")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
