/** Addresses and pages. Plain links work everywhere: a click inside the page only saves the reload. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  /** Whether this is another page than the one that was loaded. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Another place on the same page, of which no step back should remain. */
  mark(hash: string): void {
    history.replaceState(null, "", this.path + hash);
    this.#read();
  }

  #read(): void {
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
