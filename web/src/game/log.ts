/** The events of a room as lines of its log. */
import { t } from "../i18n/messages.svelte";
import { playerName } from "../i18n/people";
import type { RoomEvent } from "../net/types";
import { eventText } from "./describe";

export interface LogText {
  text: string;
  kind: "event" | "round" | "chat" | "room";
}

/** The message of each kind of event; null for no line. A new kind does not compile without an entry. */
const MESSAGES: Record<Exclude<RoomEvent["kind"], "action" | "chat">, string | null> = {
  created: null,
  joined: "web-log-joined",
  left: "web-log-left",
  renamed: "web-log-renamed",
  avatar: null,
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
  "removal-asked": "web-log-removal-asked",
  "removal-agreed": "web-log-removal-agreed",
  "removal-refused": "web-log-removal-refused",
  away: "web-log-away",
  back: "web-log-back",
  erased: null,
  rematch: "web-log-rematch",
  closed: "web-log-closed",
};

/** The lines of one event. `nameOf` names a person, `reader` is the seat called "you". */
export function linesOf(
  event: RoomEvent,
  names: readonly string[],
  nameOf: (person: string | null) => string,
  reader?: number,
): LogText[] {
  if (event.kind === "chat" && !event.text) return []; // erased by its author
  if (event.kind === "chat") {
    return [{ text: t("web-chat-line", { name: nameOf(event.person), text: event.text }), kind: "chat" }];
  }
  const lines: LogText[] = [];
  if (event.kind === "action" && event.by === "clock") {
    lines.push({ text: t("web-log-clock", { name: playerName(names[event.seat] ?? null, event.seat) }), kind: "room" });
  }
  const message = event.kind === "action" ? null : MESSAGES[event.kind];
  if (message) {
    const name = ("name" in event && event.name) || nameOf("person" in event ? event.person : null);
    const other = "whom" in event ? nameOf(event.whom) : "";
    lines.push({ text: t(message, { name, other }), kind: "room" });
  }
  for (const each of "events" in event ? event.events : []) {
    lines.push({ text: eventText(each, names, reader), kind: each.event.startsWith("round") ? "round" : "event" });
  }
  return lines.filter((line) => line.text);
}
