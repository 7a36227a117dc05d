/** Every word on the page: messages of the reader's language, loaded at run time and kept for days without a server. */
import { evaluate, formatNumber, type Arguments, type Pattern } from "./evaluate";

type Table = Record<string, Pattern>;
interface Kept {
  locales: string[];
  tables: Record<string, Table>;
}

export const DEFAULT = "en-GB";
const KEPT = "happycity-words";
const CHOSEN = "happycity-locale";
/** Areas that other programs use, or that only some pages need. */
const LATER = new Set(["rules", "lessons"]);
const ELSEWHERE = new Set(["cli", "terminal", "lab", "cards-errors", "docs"]);

class Words {
  locale = $state(DEFAULT);
  locales = $state.raw<string[]>([DEFAULT]);
  tables = $state.raw<Record<string, Table>>({});
  #areas: Record<string, string[]> = {};
  #loaded = new Set<string>();
  #started: Promise<void> | undefined;

  /** Whether there is anything to say yet. */
  get ready(): boolean {
    return Object.keys(this.tables).length > 0;
  }

  start(): Promise<void> {
    return (this.#started ??= this.#start());
  }

  async #start(): Promise<void> {
    this.#restore();
    this.locale = wanted(this.locales);
    try {
      const answer = await fetch("/api/locales");
      const facts = (await answer.json()) as { locales: string[]; areas: Record<string, string[]> };
      this.locales = facts.locales;
      this.#areas = facts.areas;
      await this.choose(wanted(this.locales), false);
    } catch (error) {
      if (!this.ready) throw error;
    }
  }

  /** Switch to a language, also in the middle of a game. */
  async choose(locale: string, remember = true): Promise<void> {
    const areas = this.#initial(locale);
    await Promise.all([this.#load(locale, areas), this.#load(DEFAULT, this.#initial(DEFAULT))]);
    for (const later of LATER) if (this.#loaded.has(`${this.locale}/${later}`)) await this.#load(locale, [later]);
    this.locale = locale;
    if (remember) localStorage.setItem(CHOSEN, locale);
    this.#keep();
  }

  /** Fetch an area that is not part of the first load. */
  async need(area: string): Promise<void> {
    await this.start();
    await Promise.all([this.#load(this.locale, [area]), this.#load(DEFAULT, [area])]);
    this.#keep();
  }

  has(key: string): boolean {
    return this.find(key) !== undefined;
  }

  find(key: string): Pattern | undefined {
    return this.tables[this.locale]?.[key] ?? this.tables[DEFAULT]?.[key];
  }

  text(key: string, args: Arguments = {}): string {
    const pattern = this.find(key);
    if (pattern === undefined) return this.ready ? `{${key}}` : "";
    return evaluate(pattern, { args, lookup: (other) => this.find(other), locale: this.locale, depth: 0 });
  }

  #initial(locale: string): string[] {
    return (this.#areas[locale] ?? []).filter((area) => !LATER.has(area) && !ELSEWHERE.has(area));
  }

  async #load(locale: string, areas: string[]): Promise<void> {
    const missing = areas.filter(
      (area) => !this.#loaded.has(`${locale}/${area}`) && (this.#areas[locale] ?? []).includes(area),
    );
    const tables = await Promise.all(missing.map((area) => area_of(locale, area)));
    if (!missing.length) return;
    for (const area of missing) this.#loaded.add(`${locale}/${area}`);
    this.tables = { ...this.tables, [locale]: Object.assign({}, this.tables[locale], ...tables) as Table };
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
    const tables = Object.fromEntries(
      Object.entries(this.tables).filter(([locale]) => locale === this.locale || locale === DEFAULT),
    );
    try {
      localStorage.setItem(KEPT, JSON.stringify({ locales: this.locales, tables } satisfies Kept));
    } catch {
      localStorage.removeItem(KEPT);
    }
  }
}

async function area_of(locale: string, area: string): Promise<Table> {
  const answer = await fetch(`/api/locales/${encodeURIComponent(locale)}/${encodeURIComponent(area)}.json`);
  if (!answer.ok) throw new Error(`no words: ${locale}/${area}`);
  const content = (await answer.json()) as { messages?: Table };
  return content.messages ?? (content as Table);
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

export const words = new Words();

/** The text of a message. */
export function t(key: string, args: Arguments = {}): string {
  return words.text(key, args);
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return formatNumber(words.locale, value, options);
}
