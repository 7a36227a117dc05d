import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RoomSocket } from "../src/net/roomSocket.svelte";
import { Unavailable } from "../src/net/site";

interface Message {
  kind: "frame" | "closed";
  text?: string;
  code?: number;
}

/** Workers in place of the real ones: they greet, and acknowledge every request. */
const device = {
  failure: null as Error | null,
  sent: [] as { type: string; id?: string }[],
  receive: (_: Message): void => undefined,
  opened: [] as [room: string, after: number][],
  closed: 0,
  open(room: string, after: number, receive: (message: Message) => void) {
    device.opened.push([room, after]);
    device.receive = receive;
    return { send: (text: string) => device.answer(text), close: () => device.closed++ };
  },
  answer(text: string): void {
    const message = JSON.parse(text) as { type: string; id?: string };
    device.sent.push(message);
    if (message.type === "hello") device.frame({ ...HELLO });
    else device.frame({ type: "ack", id: message.id, seq: 4 });
  },
  frame(frame: object): void {
    device.receive({ kind: "frame", text: JSON.stringify(frame) });
  },
};

const HELLO = {
  type: "hello",
  seq: 3,
  log: [],
  room: { id: "l234", status: "playing", game: 1, seats: [], people: [], settings: {} },
  table: null,
  you: { people: ["p1"], seats: [0], host: true },
  present: ["p1"],
  spectators: 0,
  time: 0,
};

vi.mock("../src/net/device", () => ({
  openDevice: () => (device.failure ? Promise.reject(device.failure) : Promise.resolve(device)),
}));

let room: RoomSocket;

async function open(): Promise<void> {
  room = new RoomSocket("l234");
  await vi.waitFor(() => expect(room.status).not.toBe("connecting"));
}

beforeEach(() => {
  Object.assign(device, { failure: null, sent: [], opened: [], closed: 0 });
});

afterEach(() => room.close());

test("a room of this device is asked in the frames of a server", async () => {
  await open();
  expect(room.room?.id).toBe("l234");
  await room.act("coin");
  expect(device.sent.map((message) => message.type)).toEqual(["hello", "command"]);
  room.close();
  expect(device.closed).toBe(1);
});

test("it does not mind that the network is gone", async () => {
  await open();
  dispatchEvent(new Event("offline"));
  expect(room.status).toBe("open");
  await room.act("coin");
});

test("a worker that failed is connected to anew, after the last event seen", async () => {
  await open();
  device.receive({ kind: "closed", code: 1011 });
  expect(room.status).toBe("lost");
  await vi.waitFor(() => expect(room.status).toBe("open"), 2_000);
  expect(device.opened).toEqual([
    ["l234", 0],
    ["l234", 3],
  ]);
});

test("another tab leads: this one says so until it may lead", async () => {
  device.failure = new Unavailable("other-tab");
  room = new RoomSocket("l234");
  await vi.waitFor(() => expect(room.elsewhere).toBe(true));
  device.failure = null;
  await vi.waitFor(() => expect(room.status).toBe("open"), 3_000);
  expect(room.elsewhere).toBe(false);
});

test("a page of another version is asked to reload", async () => {
  device.failure = new Unavailable("other-protocol");
  await open();
  expect(room.status).toBe("reload");
});
