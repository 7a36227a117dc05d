/** A room as this browser sees it. The socket reconnects by itself, and each request takes effect exactly once. */
import { tick } from "svelte";
import { settings } from "../app/settings.svelte";
import { Reactions } from "../room/reactions.svelte";
import { hex, post, Refused } from "./api";
import { browserTransport, CALM_QUIET_MS, Connection, QUIET_MS, type Transport } from "./connection";
import { CLOSED_OTHER_TAB, deviceTransport } from "./deviceSocket";
import { Outbox, type Fields, type Request } from "./outbox";
import { isLocal } from "./site";
import { holdTable } from "./tableLock";
import type {
  EventFrame,
  HelloFrame,
  Hint,
  HostMessage,
  Reason,
  ResyncFrame,
  Room,
  RoomEvent,
  ServerFrame,
  Table,
  You,
} from "./types";

const PROTOCOL = 2;
const MAX_LOG = 2_000;
/** The spectators of a room ping this often in a second, all of them together. */
const SPECTATORS_PINGS = 20;
/** Failures in a row (some five seconds) after which a room never seen counts as unreachable. */
const UNREACHABLE_FAILURES = 5;
/** Why the server closes a socket for good. */
const CLOSED_OLD_PROTOCOL = 4001;
const CLOSED_FOR_GOOD: Record<number, string> = { 4003: "not-allowed", 4004: "no-such-room" };

type Listener = (event: RoomEvent) => void;

/** A finished game as it stood when somebody asked for the next one. */
export interface Finished {
  room: Room;
  table: Table;
  /** Who asked. */
  asker: string;
}

export class RoomSocket {
  room = $state.raw<Room>();
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ people: [], seats: [], host: false });
  log = $state.raw<RoomEvent[]>([]);
  present = $state.raw<string[]>([]);
  spectators = $state(0);
  status = $state<"connecting" | "open" | "lost" | "reload" | "gone">("connecting");
  hint = $state.raw<Hint | null>(null);
  hintPending = $state(false);
  /** The seat whose bot thinks. */
  thinking = $state<number | null>(null);
  /** How many requests wait for their answers. */
  pending = $state(0);
  /** Another game is about to begin: the old table stays until the new one is there. */
  beginning = $state(false);
  /** The last game, whose score I may go on reading although somebody asks for another one. */
  finished = $state.raw<Finished | null>(null);
  /** The room was never reached, in spite of several tries. */
  unreachable = $state(false);
  /** Another tab has the games of this device open. */
  elsewhere = $state(false);
  /** Why the room cannot be shown, if it cannot. */
  closeReason = $state.raw<Reason | null>(null);
  readonly reactions = new Reactions();
  /** The server's clock minus ours, for countdowns. */
  clockSkewMs = 0;

  #connection: Connection;
  #transport: Transport;
  #seq = 0;
  /** The level of bots in the game about to begin, if it changes. */
  #level: string | undefined;
  #outbox = new Outbox();
  #before: Listener[] = [];
  #after: Listener[] = [];
  #leaveTable = holdTable();

  constructor(
    readonly id: string,
    transport: Transport = isLocal(id) ? deviceTransport : browserTransport,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#transport = transport;
    this.#connection = new Connection(
      {
        address: () => `${scheme}://${location.host}/api/rooms/${id}/socket?after=${this.#seq}`,
        hello: { type: "hello", protocol: PROTOCOL },
        onFrame: (text) => void this.#receive(JSON.parse(text) as ServerFrame),
        onClose: (code, failures) => this.#onClose(code, failures),
        onLost: () => (this.status = "lost"),
        onFound: () => (this.status = "open"),
        quietMs: () => this.#quietMs,
      },
      transport,
    );
  }

  /** The names of the spectators who have one and are here. */
  get watchers(): string[] {
    const people = this.room?.people ?? [];
    return people.filter((each) => each.seat === null && !each.gone && this.present.includes(each.id)).map((each) => each.name);
  }

  /** Whether anybody could read what I write, or see how I react. */
  get company(): boolean {
    return this.spectators + this.watchers.length > 0 || this.#others.length > 0;
  }

  /** Whether I may write or react, and somebody would notice. */
  get canTalk(): boolean {
    return this.company && Boolean(this.room?.settings.chat) && this.you.people.length > 0;
  }

  /** Whether I may have something to take back. A player who is away cannot be asked. */
  get canUndo(): boolean {
    const { room, table, you } = this;
    const mine = room?.status === "playing" && Boolean(table?.undo) && (table?.actions ?? 0) > 0 && you.seats.length > 0;
    return mine && !(this.undoAsks && this.#others.some((each) => each.kind === "away"));
  }

  /** Whether the others must agree: not within my own turn, and not if only bots play besides me. */
  get undoAsks(): boolean {
    return !this.you.seats.includes(this.table?.undo?.seat ?? -1) && this.#others.length > 0;
  }

  /** The seats of the other players, including those that a bot plays for now. */
  get #others(): Room["seats"] {
    const seats = this.room?.seats ?? [];
    return seats.filter((each) => each.person !== null && !this.you.seats.includes(each.seat));
  }

  /** Enter the room. A socket keeps the identity it was opened with, so it is replaced. */
  async join(name: string, role: "player" | "spectator"): Promise<void> {
    const entry = await post(
      "/api/rooms/{room}/join",
      { name, role, nonce: hex(16), avatar: settings.avatar },
      { room: this.id },
    );
    this.you = entry.you;
    this.room = entry.room;
    this.#reconnect("connecting");
  }

  /** Take over a seat with the token of a seat link. */
  async claim(token: string): Promise<void> {
    const entry = await post("/api/rooms/{room}/claim", { token }, { room: this.id });
    this.you = entry.you;
    this.#reconnect("connecting");
  }

  close(): void {
    this.#leaveTable();
    this.reactions.clear();
    this.#connection.close();
  }

  /** Call one listener before an event changes the table, the other after the page shows the change. */
  watch(before: Listener, after: Listener): () => void {
    this.#before.push(before);
    this.#after.push(after);
    return () => {
      this.#before = this.#before.filter((each) => each !== before);
      this.#after = this.#after.filter((each) => each !== after);
    };
  }

  act(action: string): Promise<void> {
    return this.request("command", { seq: this.#seq, action });
  }

  /** One at a time: a double tap means one undo. */
  async undo(): Promise<void> {
    if (!this.pending) await this.request("undo", { seq: this.#seq });
  }

  host(what: HostMessage["do"], fields: Omit<Fields<"host">, "do"> = {}): Promise<void> {
    return this.request("host", { do: what, ...fields });
  }

  /** Whether a player takes part in the coming shuffle, which is how they agree to another game. */
  hasAgreed(person: string): boolean {
    return this.room?.fair.nonces[person] !== undefined;
  }

  /** Another game with the same people, perhaps with bots of another level. With `start` it begins as soon as the server
      has committed to its shuffle. */
  async rematch(start: boolean, level?: string): Promise<void> {
    this.beginning = start && this.you.host;
    this.#level = this.you.host ? level : undefined;
    try {
      await this.request("rematch");
    } catch (error) {
      this.beginning = false;
      throw error;
    }
  }

  /** Agree to another game, and leave the score of the last one. */
  async agree(): Promise<void> {
    this.finished = null;
    await this.#contributeNonce();
  }

  /** Send a request and wait for its answer, through any number of reconnections. */
  request<Type extends Request["type"]>(
    type: Type,
    ...[fields = {} as Fields<Type>]: Record<never, never> extends Fields<Type> ? [Fields<Type>?] : [Fields<Type>]
  ): Promise<void> {
    const { message, answer } = this.#outbox.add(type, fields);
    this.pending = this.#outbox.size;
    this.#connection.send(message);
    return answer;
  }

  /** One at a time. A hint that arrives after the game went on is dropped. */
  async requestHint(): Promise<void> {
    if (this.hintPending) return;
    this.hintPending = true;
    const actions = this.table?.actions;
    try {
      const hint = await post("/api/rooms/{room}/hint", {}, { room: this.id });
      if (this.table?.actions === actions) this.hint = hint;
    } finally {
      this.hintPending = false;
    }
  }

  /** A crowd of spectators pings less often, and a table at which nothing is to come too. */
  get #quietMs(): number {
    const { room, you, spectators } = this;
    if (room?.status !== "playing" && room?.status !== "lobby") return CALM_QUIET_MS;
    return you.seats.length ? QUIET_MS : QUIET_MS * Math.max(1, spectators / SPECTATORS_PINGS);
  }

  #reconnect(status: "lost" | "connecting"): void {
    this.status = status;
    this.#connection.reconnect();
  }

  #onClose(code: number, failures: number): boolean {
    const reason = CLOSED_FOR_GOOD[code];
    this.elsewhere = code === CLOSED_OTHER_TAB;
    if (reason) this.#giveUp(reason);
    else if (code === CLOSED_OLD_PROTOCOL) this.#stop("reload");
    else {
      this.status = this.room ? "lost" : "connecting";
      this.unreachable = !this.room && failures >= UNREACHABLE_FAILURES;
      return true;
    }
    return false;
  }

  #stop(status: "reload" | "gone"): void {
    this.status = status;
    this.#connection.stop();
  }

  #giveUp(code: string): void {
    this.closeReason = { code };
    this.#stop("gone");
  }

  async #receive(frame: ServerFrame): Promise<void> {
    switch (frame.type) {
      case "hello":
      case "resync":
        this.#synchronize(frame);
        break;
      case "event":
        await this.#applyEvent(frame);
        break;
      case "ack":
        this.#outbox.accept(frame.id);
        this.pending = this.#outbox.size;
        break;
      case "refused":
        this.#outbox.refuse(frame.id, new Refused(frame, 409));
        this.pending = this.#outbox.size;
        break;
      case "presence":
        this.present = frame.present;
        this.spectators = frame.spectators;
        break;
      case "you":
        this.you = frame.you;
        break;
      case "reaction":
        if (settings.reactions) this.reactions.show(frame.person, frame.reaction);
        break;
      case "thinking":
        this.thinking = frame.seat;
        break;
      case "reload":
        this.#stop("reload");
        break;
      case "bye":
        if (frame.code === "closed" || frame.code === "banned") this.#giveUp(frame.code);
        break;
    }
  }

  /** Take over the server's whole view, then repeat every request it has not answered. */
  #synchronize(frame: HelloFrame | ResyncFrame): void {
    const first = frame.log[0]?.seq ?? Infinity;
    this.log = [...this.log.filter((each) => each.seq < first), ...frame.log].slice(-MAX_LOG);
    this.#seq = frame.seq;
    this.room = frame.room;
    this.table = frame.table;
    this.you = frame.you;
    this.hint = null;
    this.beginning = false;
    if (frame.type === "hello") {
      this.present = frame.present;
      this.spectators = frame.spectators;
    }
    this.clockSkewMs = frame.time - this.#transport.now();
    this.thinking = null;
    this.status = "open";
    this.elsewhere = false;
    this.#connection.markReady();
    for (const message of this.#outbox.messages) this.#connection.send(message);
  }

  /** Apply one event. A repeated one is ignored; a gap is fetched by reconnecting. */
  async #applyEvent(frame: EventFrame): Promise<void> {
    const event = frame.happening;
    if (event.seq <= this.#seq) return;
    if (event.seq > this.#seq + 1) {
      this.#reconnect("lost");
      return;
    }
    this.#seq = event.seq;
    for (const listener of this.#before) listener(event);
    if (event.kind === "rematch") this.#keepFinished(event.person);
    this.log = [...this.log, event].slice(-MAX_LOG);
    if (frame.room) this.room = frame.room;
    if (frame.table || (frame.table === null && !this.beginning)) {
      if (frame.table?.actions !== this.table?.actions) {
        this.hint = null;
        this.thinking = null;
      }
      this.table = frame.table;
    }
    if (event.kind === "rematch" && !this.finished) {
      this.#changeLevel();
      void this.#contributeNonce();
    }
    await tick();
    for (const listener of this.#after) listener(event);
  }

  /** Keep the last game in sight if somebody else asks for the next one. */
  #keepFinished(asker: string): void {
    const { room, table, you } = this;
    if (room && table?.state.result && you.seats.length && !you.people.includes(asker)) this.finished = { room, table, asker };
  }

  #changeLevel(): void {
    const level = this.#level;
    this.#level = undefined;
    if (level === undefined) return;
    for (const { seat, kind, bot } of this.room?.seats ?? []) {
      if (kind === "bot" && bot !== level) void this.host("fill", { seat, bot: level }).catch(() => undefined);
    }
  }

  /** Every player adds a nonce to the shuffle of a game, only after the server has committed to its own. */
  async #contributeNonce(): Promise<void> {
    if (this.room?.status !== "lobby" || !this.you.seats.length) return;
    const nonce = hex(16);
    const answer = this.beginning ? this.host("start", { nonce }) : this.request("nonce", { nonce });
    await answer.catch(() => undefined);
    this.beginning = false;
  }
}
