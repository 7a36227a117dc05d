/** A room as this browser sees it: one socket that never gives up, and commands that arrive exactly once. */
import { tick } from "svelte";
import { hex, post, Refused } from "./api";
import type {
  ClientMessage,
  EventFrame,
  RoomEvent,
  HelloFrame,
  Hint,
  HostMessage,
  Reason,
  ResyncFrame,
  Room,
  ServerFrame,
  Table,
  You,
} from "./types";

const PROTOCOL = 1;
const PATIENCE = 25_000;
/** How long a new socket may take to say hello; each that took longer gives the next one more time, up to PATIENCE. */
const WELCOME = 8_000;
const LONGEST_LOG = 2_000;
/** After so many vain tries (some five seconds) a room that was never seen is said to be out of reach. */
const GIVEN_TIME = 5;

/** A message that is answered, and its fields besides type and id. */
type Said = Exclude<ClientMessage, { type: "hello" | "ping" }>;
type Fields<Type extends Said["type"]> = Omit<Extract<Said, { type: Type }>, "type" | "id">;

interface Waiting {
  message: ClientMessage;
  resolve: () => void;
  reject: (reason: Refused) => void;
}

type Watcher = (happening: RoomEvent) => void;

export class RoomSocket {
  room = $state.raw<Room>();
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ people: [], seats: [], host: false });
  log = $state.raw<RoomEvent[]>([]);
  present = $state.raw<string[]>([]);
  spectators = $state(0);
  status = $state<"connecting" | "open" | "lost" | "reload" | "gone">("connecting");
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  thinking = $state<number | null>(null);
  sending = $state(0);
  /** Another game is about to begin: the old table stays until the new one is laid. */
  beginning = $state(false);
  /** The room has not been reached although it was tried again and again. */
  unreached = $state(false);
  /** Why the room cannot be shown, if it cannot. */
  trouble = $state.raw<Reason | null>(null);
  /** The server's clock minus ours, for count-downs. */
  skew = 0;

  #socket: WebSocket | undefined;
  #seq = 0;
  #outbox = new Map<string, Waiting>();
  #own = hex(6);
  #count = 0;
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #closed = false;
  #before: Watcher[] = [];
  #after: Watcher[] = [];

  constructor(readonly id: string) {
    this.#connect();
    this.#pulse = setInterval(() => this.#check(), 5_000);
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  /** The names of those who have said that they watch, and are here. */
  get watchers(): string[] {
    const people = this.room?.people ?? [];
    return people.filter((each) => each.seat === null && !each.gone && this.present.includes(each.id)).map((each) => each.name);
  }

  /** Whether there may be something of mine to take back. Who is away cannot be asked. */
  get canUndo(): boolean {
    const { room, table, you } = this;
    const mine = room?.status === "playing" && Boolean(table?.undo) && (table?.actions ?? 0) > 0 && you.seats.length > 0;
    return mine && !(this.undoAsks && this.#others.some((each) => each.kind === "away"));
  }

  /** Whether the others would have to agree: not within my own turn, and not where only bots play besides me. */
  get undoAsks(): boolean {
    return !this.you.seats.includes(this.table?.undo?.seat ?? -1) && this.#others.length > 0;
  }

  /** The seats of the other players, also of those for whom a bot plays at the moment. */
  get #others(): Room["seats"] {
    const seats = this.room?.seats ?? [];
    return seats.filter((each) => each.person !== null && !this.you.seats.includes(each.seat));
  }

  /** A socket is who it was when it opened: after sitting down it must be opened anew. */
  join(name: string, role: "player" | "spectator"): Promise<void> {
    return post("/api/rooms/{room}/join", { name, role, nonce: hex(16) }, { room: this.id }).then((entry) => {
      this.you = entry.you;
      this.room = entry.room;
      this.#again("connecting");
    });
  }

  /** Take over a seat with the token of a seat link. */
  claim(token: string): Promise<void> {
    return post("/api/rooms/{room}/claim", { token }, { room: this.id }).then((entry) => {
      this.you = entry.you;
      this.#again("connecting");
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Be told of each happening: before the table changes, and after the page shows the change. */
  watch(before: Watcher, after: Watcher): () => void {
    this.#before.push(before);
    this.#after.push(after);
    return () => {
      this.#before = this.#before.filter((each) => each !== before);
      this.#after = this.#after.filter((each) => each !== after);
    };
  }

  act(action: string): Promise<void> {
    return this.say("command", { seq: this.#seq, action });
  }

  /** One at a time: a double tap means one undo. */
  async undo(): Promise<void> {
    if (!this.sending) await this.say("undo", { seq: this.#seq });
  }

  host(what: HostMessage["do"], fields: Omit<Fields<"host">, "do"> = {}): Promise<void> {
    return this.say("host", { do: what, ...fields });
  }

  /** Another game with the same people; with `start` it begins as soon as the server has fixed its shuffle. */
  async rematch(start: boolean): Promise<void> {
    this.beginning = start && this.you.host;
    try {
      await this.say("rematch");
    } catch (error) {
      this.beginning = false;
      throw error;
    }
  }

  /** Say something and wait for its acknowledgement, through any number of reconnections. */
  say<Type extends Said["type"]>(
    type: Type,
    ...[fields]: Record<never, never> extends Fields<Type> ? [Fields<Type>?] : [Fields<Type>]
  ): Promise<void> {
    const id = `${this.#own}-${++this.#count}`;
    const message = { type, id, ...fields } as ClientMessage;
    return new Promise<void>((resolve, reject) => {
      this.#outbox.set(id, { message, resolve, reject });
      this.sending = this.#outbox.size;
      this.#send(message);
    });
  }

  /** One at a time; one that comes when the game has gone on is of no use any more. */
  async askHint(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const at = this.table?.actions;
    try {
      const hint = await post("/api/rooms/{room}/hint", {}, { room: this.id });
      if (this.table?.actions === at) this.hint = hint;
    } finally {
      this.asking = false;
    }
  }

  #send(message: ClientMessage): void {
    if (this.status === "open" && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.id}/socket?after=${this.#seq}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) void this.#hear(JSON.parse(String(event.data)) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = undefined;
    if (this.#closed || this.status === "gone" || this.status === "reload") return;
    if (code === 4001) {
      this.status = "reload";
    } else if (code === 4003 || code === 4004) {
      this.trouble = { code: code === 4004 ? "no-such-room" : "not-allowed" };
      this.status = "gone";
    } else {
      this.status = this.room ? "lost" : "connecting";
      this.unreached = !this.room && this.#tries >= GIVEN_TIME;
      const wait = code === 4029 ? 5_000 : Math.min(300 * 1.7 ** this.#tries++, 8_000);
      this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    }
  }

  /** A socket that has said nothing for too long is dead, whatever the browser thinks; also one that never said hello. */
  #check(): void {
    if (!this.#socket || this.status === "gone" || this.status === "reload") return;
    const silent = Date.now() - this.#heard;
    const open = this.status === "open";
    if (silent > (open ? PATIENCE : Math.min(WELCOME * (1 + this.#tries), PATIENCE))) {
      if (!open) this.#tries++;
      this.#again();
    } else if (open && silent > PATIENCE / 2) this.#socket.send(JSON.stringify({ type: "ping" }));
  }

  /** A new socket; one that was closed on purpose is not lost. */
  #again(status: "lost" | "connecting" = "lost"): void {
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    this.status = status;
    this.#connect();
  }

  #now = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.status === "lost" || this.status === "connecting") {
      this.#tries = 0;
      this.#again();
    } else this.#check();
  };

  async #hear(message: ServerFrame): Promise<void> {
    this.#heard = Date.now();
    switch (message.type) {
      case "hello":
      case "resync":
        this.#welcome(message);
        break;
      case "event":
        await this.#event(message);
        break;
      case "ack":
        this.#answered(message.id)?.resolve();
        break;
      case "refused":
        this.#answered(message.id)?.reject(new Refused(message, 409));
        break;
      case "presence":
        this.present = message.present;
        this.spectators = message.spectators;
        break;
      case "you":
        this.you = message.you;
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "reload":
        this.status = "reload";
        break;
      case "bye":
        if (message.code === "closed" || message.code === "banned") {
          this.trouble = { code: message.code };
          this.status = "gone";
        }
        break;
    }
  }

  #welcome(message: HelloFrame | ResyncFrame): void {
    const older = message.log[0]?.seq ?? Infinity;
    this.log = [...this.log.filter((each) => each.seq < older), ...message.log].slice(-LONGEST_LOG);
    this.#seq = message.seq;
    this.room = message.room;
    this.table = message.table;
    this.you = message.you;
    this.hint = null;
    this.beginning = false;
    if (message.type === "hello") {
      this.present = message.present;
      this.spectators = message.spectators;
    }
    this.skew = message.time - Date.now();
    this.thinking = null;
    this.#tries = 0;
    this.status = "open";
    for (const waiting of this.#outbox.values()) this.#send(waiting.message);
  }

  async #event(message: EventFrame): Promise<void> {
    const happening = message.happening;
    if (happening.seq <= this.#seq) return;
    if (happening.seq > this.#seq + 1) {
      this.#again();
      return;
    }
    this.#seq = happening.seq;
    for (const watcher of this.#before) watcher(happening);
    this.log = [...this.log, happening].slice(-LONGEST_LOG);
    if (message.room) this.room = message.room;
    if (message.table || (message.table === null && !this.beginning)) {
      if (message.table?.actions !== this.table?.actions) {
        this.hint = null;
        this.thinking = null;
      }
      this.table = message.table;
    }
    if (happening.kind === "rematch") this.#shuffleAnew();
    await tick();
    for (const watcher of this.#after) watcher(happening);
  }

  /** Each game is shuffled with a number of every player, told only now that the server has committed itself. */
  #shuffleAnew(): void {
    if (this.room?.status !== "lobby" || !this.you.seats.length) return;
    const nonce = hex(16);
    const said = this.beginning ? this.host("start", { nonce }) : this.say("nonce", { nonce });
    void said.catch(() => undefined).then(() => (this.beginning = false));
  }

  #answered(id: string | null): Waiting | undefined {
    const waiting = this.#outbox.get(id ?? "");
    this.#outbox.delete(id ?? "");
    this.sending = this.#outbox.size;
    return waiting;
  }
}
