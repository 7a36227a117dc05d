/** A server of one room on a network that can drop, repeat and reorder frames, and lose connections. */
import type { Socket, Transport } from "../src/net/connection";
import type { ClientMessage, RoomEvent, Table } from "../src/net/types";
import { table } from "./support";

export type Fault = "deliver" | "drop" | "repeat" | "delay";
interface Frame {
  type: string;
  [field: string]: unknown;
}
type Network = (frame: Frame) => Fault;

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

export class FakeSocket implements Socket {
  readyState: Socket["readyState"] = CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  /** Messages the client has sent. */
  sent: ClientMessage[] = [];

  constructor(
    readonly address: string,
    readonly server: FakeServer,
  ) {}

  get after(): number {
    return Number(new URL(this.address).searchParams.get("after"));
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    if (this.readyState === OPEN) this.server.receive(this, message);
  }

  /** The client hangs up. */
  close(): void {
    this.end(1000);
  }

  accept(): void {
    this.readyState = OPEN;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  deliver(frame: object): void {
    if (this.readyState !== OPEN) return;
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(frame) }));
  }

  end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

export class FakeServer {
  sockets: FakeSocket[] = [];
  log: RoomEvent[] = [];
  /** Ids of the requests that took effect, in order. */
  applied: string[] = [];
  /** Whether new sockets are accepted. */
  up = true;
  /** Whether accepted sockets get a hello. */
  greets = true;
  refuses = false;
  network: Network = () => "deliver";
  #delayed: [FakeSocket, object][] = [];

  transport: Transport = {
    open: (address) => {
      const socket = new FakeSocket(address, this);
      this.sockets.push(socket);
      queueMicrotask(() => (this.up ? socket.accept() : socket.end(1006)));
      return socket;
    },
    now: () => Date.now(),
    random: () => 0.5,
  };

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }

  get table(): Table {
    return table({ actions: this.log.length });
  }

  receive(socket: FakeSocket, message: ClientMessage): void {
    if (message.type === "hello") {
      if (this.greets) this.#greet(socket);
    } else if (message.type === "ping") this.#send(socket, { type: "pong" });
    else this.#answer(socket, message.id);
  }

  /** Something happens in the room. */
  happen(fields: object = { kind: "chat", person: null, text: "hello" }): void {
    const event = { seq: this.log.length + 1, game: 1, at: 0, ...fields } as RoomEvent;
    this.log.push(event);
    for (const socket of this.sockets) this.#send(socket, { type: "event", happening: event, table: this.table });
  }

  /** Deliver the frames that were held back, the last one first. */
  flush(): void {
    const delayed = this.#delayed.reverse();
    this.#delayed = [];
    for (const [socket, frame] of delayed) socket.deliver(frame);
  }

  loseConnections(code = 1006): void {
    this.#delayed = [];
    for (const socket of this.sockets) socket.end(code);
  }

  push(frame: object): void {
    this.socket.deliver(frame);
  }

  /** Requests take effect once, however often they arrive. Each is answered every time. */
  #answer(socket: FakeSocket, id: string): void {
    if (this.refuses) {
      this.#send(socket, { type: "refused", id, code: "not-your-turn", args: {}, error: "" });
      return;
    }
    if (!this.applied.includes(id)) {
      this.applied.push(id);
      this.happen();
    }
    this.#send(socket, { type: "ack", id });
  }

  #greet(socket: FakeSocket): void {
    socket.deliver({
      type: "hello",
      seq: this.log.length,
      log: this.log.filter((event) => event.seq > socket.after),
      room: { id: "room", status: "playing", game: 1, seats: [], people: [], settings: {} },
      table: this.table,
      you: { people: ["p1"], seats: [0], host: true },
      present: ["p1"],
      spectators: 0,
      time: Date.now() + 5_000,
    });
  }

  #send(socket: FakeSocket, frame: Frame): void {
    switch (this.network(frame)) {
      case "deliver":
        socket.deliver(frame);
        break;
      case "repeat":
        socket.deliver(frame);
        socket.deliver(frame);
        break;
      case "delay":
        this.#delayed.push([socket, frame]);
        break;
      case "drop":
        break;
    }
  }
}
