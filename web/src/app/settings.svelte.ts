import type { Avatar } from "../net/types";

/** The reader's settings, kept in this browser: look, sound, pace, last choices. */
const KEY = "happycity-settings";
/** Settings that are stored as they are. */
const FLAGS_AND_TEXTS = [
  "theme",
  "sound",
  "motion",
  "pace",
  "name",
  "keys",
  "numbers",
  "confirm",
  "awake",
  "vibrate",
  "offer",
  "reactions",
  "notify",
] as const;

export interface NewGame {
  players: number;
  mode: "family" | "expert";
  grozilla: boolean;
  scoring: "product" | "sum";
  edition: "fr" | "en-GB" | "en-US" | "pl";
  bot: string;
}

class Settings {
  theme = $state<"auto" | "light" | "dark">("auto");
  sound = $state(false);
  motion = $state<"auto" | "none">("auto");
  pace = $state(900);
  name = $state("");
  /** The face and colour chosen on this device; null: rooms give one. */
  avatar = $state.raw<Avatar | null>(null);
  /** Whether single letters and digits make moves. Dictation and accidental keys are reasons to switch it off. */
  keys = $state(true);
  numbers = $state(false);
  /** Whether to confirm actions that give something up for good. */
  confirm = $state(true);
  /** Whether the screen stays on during a game, my turn vibrates, and the app may be offered for installation. */
  awake = $state(true);
  vibrate = $state(true);
  offer = $state(true);
  /** Whether reactions of others are shown. */
  reactions = $state(true);
  /** Whether the browser notifies me of my turn while the page is hidden. */
  notify = $state(false);
  /** Rooms hidden from the list of unfinished games. */
  hidden = $state.raw<string[]>([]);
  /** Whether the owl gives tips: from a browser's first visit to the end of its first game. */
  coach = $state(true);
  /** The tips given so far. */
  tips = $state.raw<string[]>([]);
  game = $state<NewGame>({ players: 2, mode: "family", grozilla: false, scoring: "product", edition: "fr", bot: "easy" });

  constructor() {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Settings> | null;
      if (!stored) return;
      this.coach = stored.coach ?? false; // who came before there was a coach has played
      for (const name of ["tips", "hidden"] as const) this[name] = Array.isArray(stored[name]) ? stored[name] : [];
      for (const name of FLAGS_AND_TEXTS) {
        const value = stored[name];
        if (value !== undefined && typeof value === typeof this[name]) Object.assign(this, { [name]: value });
      }
      this.avatar = stored.avatar ?? null;
      if (stored.game) this.game = { ...this.game, ...stored.game };
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  save(): void {
    const { coach, tips, hidden, game, avatar } = this;
    const simple = Object.fromEntries(FLAGS_AND_TEXTS.map((name) => [name, this[name]]));
    localStorage.setItem(KEY, JSON.stringify({ ...simple, coach, tips, hidden, game, avatar }));
  }
}

export const settings = new Settings();

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
}

/** Whether to avoid motion, by this setting or the system's. */
export function isStill(): boolean {
  return settings.motion === "none" || still.matches;
}

/** Apply the settings to the page, now and on every change. Call once, inside an effect root. */
export function applySettings(): void {
  const show = (): void => {
    document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
    document.documentElement.dataset["motion"] = isStill() ? "none" : "full";
    if (settings.theme !== "auto")
      for (const meta of document.querySelectorAll("meta[name=theme-color]"))
        meta.setAttribute("content", isDark() ? "#1b2a44" : "#cfeaf7");
  };
  $effect(show);
  $effect(() => settings.save());
  dark.addEventListener("change", show);
  still.addEventListener("change", show);
}
