/** The search of the reference. The server knows the words of all languages and what players call things. */
import { messages } from "../i18n/messages.svelte";
import { get } from "../net/api";
import type { SearchResult } from "../generated/server";

const PAUSE_MS = 120;

export class ReferenceSearch {
  text = $state("");
  /** What the server found, best first; null if nothing is asked, or no server answers. */
  found = $state.raw<SearchResult | null>(null);

  /** Ask after each change, once nobody types. */
  constructor() {
    $effect(() => {
      const asked = { text: this.text.trim().slice(0, 200), locale: messages.locale };
      let current = true;
      const show = (answer: SearchResult | null): void => {
        if (current) this.found = answer;
      };
      const timer = setTimeout(() => {
        if (!asked.text) show(null);
        else get("/api/search", asked).then(show, () => show(null));
      }, PAUSE_MS);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }
}
