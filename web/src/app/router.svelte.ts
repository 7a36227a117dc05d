import { isStaticSite, ROOT } from "../net/site";

/** Least time between two changes of the address by `mark`. */
const MARK_INTERVAL_MS = 500;

interface Address {
  path: string;
  hash: string;
}

/** A static site has one page, so its addresses are after a first #: "#/r/k3v9#7". */
function currentAddress(): Address {
  if (!isStaticSite) return { path: location.pathname, hash: location.hash };
  const [, path, hash] = /^#(\/[^#]*)(#.*)?$/.exec(location.hash) ?? [];
  return { path: path ?? "/", hash: hash ?? "" };
}

/** An address of ours ("/rules#R-B7") as the browser needs it. */
export function hrefOf(address: string): string {
  if (!isStaticSite) return address;
  return address.includes(".") ? ROOT + address.slice(1) : `#${address}`;
}

/** Addresses and pages. Links are plain links; the router only saves the reload. */
class Router {
  path = $state(currentAddress().path);
  hash = $state(currentAddress().hash);
  /** Whether the reader has left the page that was loaded. */
  moved = false;
  #marking: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
    if (isStaticSite) for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, relocate);
  }

  go(address: string, replace = false): void {
    try {
      // A step that only stands for an open sheet is not worth keeping.
      const sheet = (history.state as { open?: boolean } | null)?.open;
      history[replace || sheet ? "replaceState" : "pushState"](null, "", hrefOf(address));
    } catch {
      location.assign(hrefOf(address)); // the browser refuses more changes, but still follows links
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
      history.replaceState(history.state, "", hrefOf(this.path + hash));
    } catch {
      // The timer below tries again.
    }
    this.#marking = setTimeout(() => {
      this.#marking = undefined;
      if (this.hash !== currentAddress().hash) this.mark(this.hash);
    }, MARK_INTERVAL_MS);
  }

  #read(): void {
    clearTimeout(this.#marking);
    this.#marking = undefined;
    const { path, hash } = currentAddress();
    this.moved ||= this.path !== path;
    this.path = path;
    this.hash = hash;
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/docs")) return;
    if (isStaticSite) return this.#followHere(link, event);
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** On a static site: the address of a page, or a place on this page, which has no address there. */
  #followHere(link: HTMLAnchorElement, event: MouseEvent): void {
    const address = (link.getAttribute("href") ?? "").replace(/^#(?=\/)/, "");
    if (address.includes(".") || !/^[/#]/.test(address)) return;
    event.preventDefault();
    if (address.startsWith("/")) this.go(address);
    else document.querySelector<HTMLElement>(address)?.focus();
  }
}

/** Give a link the address that it has on a static site, before it is opened, copied or dragged. */
function relocate(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (address?.startsWith("/")) link?.setAttribute("href", hrefOf(address));
}

export const router = new Router();
