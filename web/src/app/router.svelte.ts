/** Milliseconds between two changes of the address by `mark`. */
const MARKED = 500;

/** Addresses and pages. Plain links work everywhere: a click inside the page only saves the reload. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  /** Whether this is another page than the one that was loaded. */
  moved = false;
  #marking: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    try {
      history[replace ? "replaceState" : "pushState"](null, "", address);
    } catch {
      location.assign(address); // a browser that has had enough of changes still follows links
      return;
    }
    this.#read();
    scrollTo(0, 0);
  }

  /** Another place on the same page, of which no step back should remain. Browsers stop who changes the address too often
      (a hundred times in half a minute), so of many changes in a row only some are written, and the last one. */
  mark(hash: string): void {
    this.hash = hash;
    if (this.#marking !== undefined) return;
    try {
      history.replaceState(null, "", this.path + hash);
    } catch {
      // It is tried again.
    }
    this.#marking = setTimeout(() => {
      this.#marking = undefined;
      if (this.hash !== location.hash) this.mark(this.hash);
    }, MARKED);
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
