/** The open sheets, and the notices of the page below. A modal sheet hides the page, so the topmost sheet shows its
 * notices instead. */
import { getContext, setContext, type Snippet } from "svelte";

class DialogStack {
  #sheets = $state.raw<string[]>([]);

  get top(): string | undefined {
    return this.#sheets.at(-1);
  }

  /** Put a sheet on top. Returns a function that removes it. */
  push(sheet: string): () => void {
    this.#sheets = [...this.#sheets, sheet];
    return () => (this.#sheets = this.#sheets.filter((each) => each !== sheet));
  }
}

export const dialogStack = new DialogStack();

const NEWS = Symbol("news");

/** Set how a page shows its notices, for its sheets. */
export function setNews(news: () => Snippet): void {
  setContext(NEWS, news);
}

export function getNews(): Snippet | undefined {
  return getContext<(() => Snippet) | undefined>(NEWS)?.();
}
