/** The sheets that lie on the page, and what the page has to say meanwhile. Behind a sheet nobody could see, hear or tap
 * it, so the topmost sheet shows it instead. */
import { getContext, setContext, type Snippet } from "svelte";

class DialogStack {
  #sheets = $state.raw<string[]>([]);

  get top(): string | undefined {
    return this.#sheets.at(-1);
  }

  /** Put a sheet on top; what is returned takes it away again. */
  push(sheet: string): () => void {
    this.#sheets = [...this.#sheets, sheet];
    return () => (this.#sheets = this.#sheets.filter((each) => each !== sheet));
  }
}

export const dialogStack = new DialogStack();

const NEWS = Symbol("news");

/** Say how a page shows its news, for its own sheets. */
export function setNews(news: () => Snippet): void {
  setContext(NEWS, news);
}

export function getNews(): Snippet | undefined {
  return getContext<(() => Snippet) | undefined>(NEWS)?.();
}
