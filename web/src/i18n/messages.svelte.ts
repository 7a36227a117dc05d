/** Every word on the page: messages of the reader's language, loaded at run time and kept for days without a server. */
import { evaluate, formatNumber, type Arguments, type Pattern } from "./evaluate";

type Table = Record<string, Pattern>;
interface Kept {
  locales: string[];
  tables: Record<string, Table>;
}

export const DEFAULT = "en-GB";
const KEPT = "happycity-all-words";
const CHOSEN = "happycity-locale";
type Part = "first" | "rules" | "lessons";

class Messages {
  locale = $state(DEFAULT);
  locales = $state.raw<string[]>([DEFAULT]);
  tables = $state.raw<Record<string, Table>>({});
  #loaded = new Set<string>();
  #started: Promise<void> | undefined;

  /** Whether there is anything to say yet. */
  get ready(): boolean {
    return this.tables[this.locale] !== undefined;
  }

  start(): Promise<void> {
    return (this.#started ??= this.#start());
  }

  /** The page itself says which languages there are; only Vite's own server does not know, and asks. */
  async #start(): Promise<void> {
    this.#restore();
    const told = document.documentElement.dataset["locales"];
    if (told) this.locales = told.split(" ");
    this.locale = wanted(this.locales);
    try {
      if (!told) this.locales = ((await (await fetch("/api/locales")).json()) as { locales: string[] }).locales;
      await this.choose(wanted(this.locales), false);
    } catch (error) {
      if (!this.ready) throw error;
    }
  }

  /** Switch to a language, also in the middle of a game. */
  async choose(locale: string, remember = true): Promise<void> {
    const parts = (["first", "rules", "lessons"] as const).filter(
      (part) => part === "first" || this.#loaded.has(`${this.locale}/${part}`),
    );
    await Promise.all(parts.map((part) => this.#load(locale, part)));
    this.locale = locale;
    if (remember) localStorage.setItem(CHOSEN, locale);
    if (localStorage.getItem(CHOSEN)) document.cookie = `${CHOSEN}=${locale}; path=/; max-age=31536000; samesite=lax`;
    this.#keep();
  }

  /** Fetch what is not part of the first load. */
  async need(part: Part): Promise<void> {
    await this.start();
    try {
      await this.#load(this.locale, part);
    } catch (error) {
      if (!this.#known(part)) throw error;
    }
    this.#keep();
  }

  has(key: string): boolean {
    return this.find(key) !== undefined;
  }

  find(key: string): Pattern | undefined {
    return this.tables[this.locale]?.[key];
  }

  text(key: string, args: Arguments = {}): string {
    const pattern = this.find(key);
    if (pattern === undefined) return this.ready ? `{${key}}` : "";
    return evaluate(pattern, { args, lookup: (other) => this.find(other), locale: this.locale, depth: 0 });
  }

  /** Whether an earlier visit has read them ("rule-S1", "lesson-family"). */
  #known(part: Part): boolean {
    return Object.keys(this.tables[this.locale] ?? {}).some((key) => key.startsWith(`${part.slice(0, -1)}-`));
  }

  async #load(locale: string, part: Part): Promise<void> {
    if (this.#loaded.has(`${locale}/${part}`)) return;
    const table = await fetched(locale, part);
    this.#loaded.add(`${locale}/${part}`);
    this.tables = { ...this.tables, [locale]: { ...this.tables[locale], ...table } };
  }

  /** What was read last time speaks at once, and also when the server is away. */
  #restore(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
      if (!kept) return;
      this.tables = kept.tables;
      this.locales = kept.locales;
    } catch {
      localStorage.removeItem(KEPT);
    }
  }

  #keep(): void {
    const tables = { [this.locale]: this.tables[this.locale] ?? {} };
    try {
      localStorage.setItem(KEPT, JSON.stringify({ locales: this.locales, tables } satisfies Kept));
    } catch {
      localStorage.removeItem(KEPT);
    }
  }
}

/** The first words are on their way since the page itself arrived, under the address that it names. What the server took
    for the reader's language, before it knew their choice, is received and forgotten. */
async function fetched(locale: string, part: Part): Promise<Table> {
  const address = `/api/words/${encodeURIComponent(locale)}/${part}.json`;
  const link = document.querySelector<HTMLLinkElement>("link[rel=preload][as=fetch]");
  const early = link?.getAttribute("href") ?? "";
  link?.remove();
  if (early && !early.startsWith(address)) void fetch(early).catch(() => undefined);
  const answer = await fetch(early.startsWith(address) ? early : address);
  if (!answer.ok) throw new Error(`no words: ${locale}/${part}`);
  return ((await answer.json()) as { messages: Table }).messages;
}

/** The language chosen before, else the best of what the browser asks for. */
function wanted(locales: string[]): string {
  const wishes = [localStorage.getItem(CHOSEN) ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const exact = locales.find((locale) => locale.toLowerCase() === wish.toLowerCase());
    if (exact) return exact;
    const close = locales.find((locale) => wish && locale.split("-")[0] === wish.split("-")[0]);
    if (close) return close;
  }
  return DEFAULT;
}

export const messages = new Messages();

/** The text of a message. */
export function t(key: string, args: Arguments = {}): string {
  return messages.text(key, args);
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return formatNumber(messages.locale, value, options).replace("-", "−");
}
