/** What happened in a room, in the words of its log. */
import type { RoomEvent } from "../net/types";
import { playerName } from "../i18n/people";
import { t } from "../i18n/messages.svelte";
import { eventText } from "./describe";

export interface Said {
  text: string;
  kind: "event" | "round" | "chat" | "room";
}

/** The message of each kind of happening; null where the log is silent. A new kind does not compile without one. */
const MESSAGES: Record<Exclude<RoomEvent["kind"], "action" | "chat">, string | null> = {
  created: null,
  joined: "web-log-joined",
  left: "web-log-left",
  renamed: "web-log-renamed",
  seats: null,
  settings: null,
  host: "web-log-host",
  muted: null,
  nonce: null,
  started: "web-log-started",
  undone: "web-log-undone",
  "undo-asked": "web-log-undo-asked",
  "undo-agreed": "web-log-undo-agreed",
  "undo-refused": "web-log-undo-refused",
  away: "web-log-away",
  back: "web-log-back",
  rematch: "web-log-rematch",
  closed: "web-log-closed",
};

/** The lines of one happening. `nameOf` says what a person is called, `reader` which seat is "you". */
export function linesOf(
  happening: RoomEvent,
  names: readonly string[],
  nameOf: (person: string | null) => string,
  reader?: number,
): Said[] {
  if (happening.kind === "chat") {
    return [{ text: t("web-chat-line", { name: nameOf(happening.person), text: happening.text }), kind: "chat" }];
  }
  const lines: Said[] = [];
  if (happening.kind === "action" && happening.by === "clock") {
    lines.push({ text: t("web-log-clock", { name: playerName(names[happening.seat] ?? null, happening.seat) }), kind: "room" });
  }
  const message = happening.kind === "action" ? null : MESSAGES[happening.kind];
  if (message) {
    const name = "name" in happening ? happening.name : nameOf("person" in happening ? happening.person : null);
    lines.push({ text: t(message, { name }), kind: "room" });
  }
  for (const event of "events" in happening ? happening.events : []) {
    lines.push({ text: eventText(event, names, reader), kind: event.event.startsWith("round") ? "round" : "event" });
  }
  return lines.filter((line) => line.text);
}
