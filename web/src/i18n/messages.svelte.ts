/** The messages of the reader's language, loaded at run time and stored for use without a server. */
import { ROOT } from "../net/site";
import { evaluate, formatNumber, type Arguments, type Pattern } from "./evaluate";

type Table = Record<string, Pattern>;
interface Stored {
  locales: string[];
  tables: Record<string, Table>;
  /** The parts in the tables, such as "fr/rules". Earlier versions did not store them. */
  parts?: string[];
}

export const DEFAULT = "en-GB";
const TABLES_KEY = "happycity-all-words";
const LOCALE_KEY = "happycity-locale";
const LATER_PARTS = [
  "rules",
  "lessons",
  "endings",
  "faces",
  "achievements",
  "days",
  "notify",
  "packs",
  "pictures",
  "pages",
  "puzzles",
] as const;
type Part = "first" | (typeof LATER_PARTS)[number];

class Messages {
  locale = $state(DEFAULT);
  locales = $state.raw<string[]>([DEFAULT]);
  tables = $state.raw<Record<string, Table>>({});
  /** Titles and effects of a custom pack's cards, while a game with it is shown. */
  ofPack = $state.raw<Table>({});
  #loaded = new Set<string>();
  /** The parts that an earlier visit stored. */
  #stored = new Set<string>();
  #started: Promise<void> | undefined;

  /** Whether the messages are loaded. */
  get ready(): boolean {
    return this.tables[this.locale] !== undefined;
  }

  start(): Promise<void> {
    return (this.#started ??= this.#start());
  }

  /** The page names the available locales, except on Vite's development server. */
  async #start(): Promise<void> {
    this.#restore();
    const listed = document.documentElement.dataset["locales"];
    if (listed) this.locales = listed.split(" ");
    this.locale = preferredLocale(this.locales);
    try {
      if (!listed) this.locales = ((await (await fetch("/api/locales")).json()) as { locales: string[] }).locales;
      await this.choose(preferredLocale(this.locales), false);
    } catch (error) {
      if (!this.ready) throw error;
    }
  }

  /** Switch to a language. */
  async choose(locale: string, remember = true): Promise<void> {
    const later = LATER_PARTS.filter((part) => this.#loaded.has(`${this.locale}/${part}`));
    await Promise.all((["first", ...later] as const).map((part) => this.#load(locale, part)));
    this.locale = locale;
    if (remember) localStorage.setItem(LOCALE_KEY, locale);
    if (localStorage.getItem(LOCALE_KEY)) document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=31536000; samesite=lax`;
    this.#store();
  }

  /** Load a part that the first load leaves out. */
  async need(part: Part): Promise<void> {
    await this.start();
    try {
      await this.#load(this.locale, part);
    } catch (error) {
      if (!this.#stored.has(`${this.locale}/${part}`)) throw error;
    }
    this.#store();
  }

  has(key: string): boolean {
    return this.find(key) !== undefined;
  }

  find(key: string): Pattern | undefined {
    return this.ofPack[key] ?? this.tables[this.locale]?.[key];
  }

  text(key: string, args: Arguments = {}): string {
    const pattern = this.find(key);
    if (pattern === undefined) return this.ready ? `{${key}}` : "";
    return evaluate(pattern, { args, lookup: (other) => this.find(other), locale: this.locale, depth: 0 });
  }

  async #load(locale: string, part: Part): Promise<void> {
    if (this.#loaded.has(`${locale}/${part}`)) return;
    const table = await fetchTable(locale, part);
    this.#loaded.add(`${locale}/${part}`);
    this.tables = { ...this.tables, [locale]: { ...this.tables[locale], ...table } };
  }

  /** Restore the messages of the last visit: they serve at once, and without a server. */
  #restore(): void {
    try {
      const stored = JSON.parse(localStorage.getItem(TABLES_KEY) ?? "null") as Stored | null;
      if (!stored) return;
      this.tables = stored.tables;
      this.locales = stored.locales;
      this.#stored = new Set(stored.parts);
    } catch {
      localStorage.removeItem(TABLES_KEY);
    }
  }

  #store(): void {
    const tables = { [this.locale]: this.tables[this.locale] ?? {} };
    const parts = [...new Set([...this.#stored, ...this.#loaded])].filter((part) => part.startsWith(`${this.locale}/`));
    try {
      localStorage.setItem(TABLES_KEY, JSON.stringify({ locales: this.locales, tables, parts } satisfies Stored));
    } catch {
      localStorage.removeItem(TABLES_KEY);
    }
  }
}

/** Fetch a part. The page preloads the first part in the language that the server assumed. If the reader's choice is another,
    the preloaded response is received and dropped. */
async function fetchTable(locale: string, part: Part): Promise<Table> {
  const address = `${ROOT}api/words/${encodeURIComponent(locale)}/${part}.json`;
  const link = document.querySelector<HTMLLinkElement>("link[rel=preload][as=fetch]");
  const preloaded = link?.getAttribute("href") ?? "";
  link?.remove();
  if (preloaded && !preloaded.startsWith(address)) void fetch(preloaded).catch(() => undefined);
  const response = await fetch(preloaded.startsWith(address) ? preloaded : address);
  if (!response.ok) throw new Error(`no messages: ${locale}/${part}`);
  return ((await response.json()) as { messages: Table }).messages;
}

/** The locale chosen before, else the best match for the browser's languages. */
function preferredLocale(locales: string[]): string {
  const preferences = [localStorage.getItem(LOCALE_KEY) ?? "", ...navigator.languages];
  for (const preference of preferences) {
    const exact = locales.find((locale) => locale.toLowerCase() === preference.toLowerCase());
    if (exact) return exact;
    const close = locales.find((locale) => preference && locale.split("-")[0] === preference.split("-")[0]);
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
  return formatNumber(messages.locale, value, options);
}
