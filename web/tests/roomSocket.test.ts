import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../src/net/api";
import {
  ABSENCE_MS,
  ANSWER_TIMEOUT_MS,
  CALM_QUIET_MS,
  DEAD_MS,
  HELLO_TIMEOUT_MS,
  HIDDEN_QUIET_MS,
  QUIET_MS,
} from "../src/net/connection";
import { RoomSocket } from "../src/net/roomSocket.svelte";
import { FakeServer, type Fault } from "./fakeServer";

let server: FakeServer;
let room: RoomSocket;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
});

/** Let promises, microtasks and timers up to this time run. */
async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

async function join(): Promise<void> {
  room = new RoomSocket("room", server.transport);
  await pass();
}

const seqs = (): number[] => room.log.map((event) => event.seq);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

describe("a quiet network", () => {
  beforeEach(join);

  test("the first frame makes the room known", () => {
    expect(room.status).toBe("open");
    expect(room.room?.id).toBe("room");
    expect(room.you.seats).toEqual([0]);
    expect(room.clockSkewMs).toBe(5_000);
    expect(server.socket.sent).toEqual([{ type: "hello", protocol: 2 }]);
  });

  test("a request waits for its answer", async () => {
    const answer = room.act("coin");
    expect(room.pending).toBe(0); // the fake server answers at once
    await expect(answer).resolves.toBeUndefined();
    expect(server.socket.sent.at(-1)).toMatchObject({ type: "command", seq: 0, action: "coin" });
  });

  test("a refusal rejects the request with its reason", async () => {
    server.refuses = true;
    const refused = await room.act("coin").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).reason.code).toBe("not-your-turn");
    expect(room.pending).toBe(0);
  });

  test("listeners are called before and after the table changes", async () => {
    const order: string[] = [];
    const stop = room.watch(
      (event) => order.push(`before ${event.seq}: ${room.table?.actions}`),
      (event) => order.push(`after ${event.seq}: ${room.table?.actions}`),
    );
    server.happen();
    await pass();
    stop();
    server.happen();
    await pass();
    expect(order).toEqual(["before 1: 0", "after 1: 1"]);
  });

  test("a hint is forgotten when the table goes on", () => {
    room.hint = { action: "coin", seat: 0, reasons: [], choices: [] } as unknown as RoomSocket["hint"];
    server.happen();
    expect(room.hint).toBeNull();
  });

  test("two undos at once are one", async () => {
    server.network = () => "drop";
    void room.undo();
    void room.undo();
    await pass();
    expect(server.socket.sent.filter((message) => message.type === "undo")).toHaveLength(1);
  });

  test("presence and identity follow the server", () => {
    server.push({ type: "presence", present: ["p1", "p2"], spectators: 3 });
    server.push({ type: "you", you: { people: [], seats: [], host: false } });
    expect([room.present, room.spectators, room.you.seats]).toEqual([["p1", "p2"], 3, []]);
  });
});

describe("a faulty network", () => {
  beforeEach(join);

  test("a repeated event counts once", async () => {
    server.network = () => "repeat";
    server.happen();
    server.happen();
    await pass();
    expect(seqs()).toEqual([1, 2]);
    expect(server.sockets).toHaveLength(1);
  });

  test("a dropped event is fetched when the next one shows the gap", async () => {
    server.network = () => "drop";
    server.happen();
    server.network = () => "deliver";
    server.happen();
    await pass();
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.after).toBe(0);
    expect(seqs()).toEqual([1, 2]);
    expect(room.status).toBe("open");
  });

  test("events in the wrong order end up in the right one", async () => {
    server.network = () => "delay";
    for (let count = 0; count < 4; count++) server.happen();
    server.network = () => "deliver";
    server.flush();
    await pass();
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  test("a request whose answer was lost is repeated under its id and takes effect once", async () => {
    server.network = (frame) => (frame.type === "ack" ? "drop" : "deliver");
    const answer = room.act("coin");
    await pass();
    expect(room.pending).toBe(1);
    server.network = () => "deliver";
    server.loseConnections();
    await pass(1_000);
    await expect(answer).resolves.toBeUndefined();
    expect(server.applied).toHaveLength(1);
    const ids = server.sockets.flatMap((socket) => socket.sent.flatMap((message) => ("id" in message ? [message.id] : [])));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("requests made without a connection are sent, in order, once there is one", async () => {
    server.up = false;
    server.loseConnections();
    const answers = [room.act("draw 1"), room.act("coin")];
    await pass(3_000);
    expect(server.applied).toHaveLength(0);
    expect(room.status).toBe("lost");
    server.up = true;
    await pass(10_000);
    await Promise.all(answers);
    const actions = server.socket.sent.flatMap((message) => (message.type === "command" ? [message.action] : []));
    expect(actions).toEqual(["draw 1", "coin"]);
    expect(server.applied).toHaveLength(2);
  });

  test("frames of a replaced socket are ignored", async () => {
    const old = server.socket;
    server.network = () => "drop";
    server.happen();
    server.network = () => "deliver";
    server.happen();
    await pass();
    old.readyState = 1;
    old.deliver({ type: "bye", code: "banned" });
    expect(room.status).toBe("open");
  });

  /** Small and repeatable: the faults of a run follow from its number. */
  function randomFrom(seed: number): () => number {
    let state = seed * 2_654_435_761;
    return () => {
      state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0;
      return state / 2 ** 32;
    };
  }

  test.each(upTo(40))("run %i: every event and every request exactly once, whatever goes wrong", async (run) => {
    const random = randomFrom(run);
    const faults: Fault[] = ["deliver", "deliver", "drop", "repeat", "delay"];
    server.network = () => faults[Math.floor(random() * faults.length)] ?? "deliver";
    const answers: Promise<void>[] = [];
    for (let step = 0; step < 30; step++) {
      const choice = random();
      if (choice < 0.4) answers.push(room.act(`draw ${step}`));
      else if (choice < 0.7) server.happen();
      else if (choice < 0.8) server.loseConnections();
      else if (choice < 0.9) server.flush();
      else server.up = !server.up;
      await pass(Math.floor(random() * 2_000));
    }
    server.network = () => "deliver";
    server.up = true;
    server.loseConnections();
    await pass(60_000);
    await Promise.all(answers);
    expect(room.status).toBe("open");
    expect(room.pending).toBe(0);
    expect(seqs()).toEqual(upTo(server.log.length));
    expect(new Set(server.applied).size).toBe(server.applied.length);
    expect(server.applied).toHaveLength(answers.length);
  });
});

describe("reconnecting", () => {
  test("waits grow up to a limit, and a new connection starts over", async () => {
    server.up = false;
    await join();
    const opened: number[] = [];
    const began = Date.now();
    for (let known = server.sockets.length; server.sockets.length < 12;) {
      await pass(50);
      if (server.sockets.length > known) opened.push(Date.now() - began);
      known = server.sockets.length;
    }
    const waits = opened.map((at, index) => at - (opened[index - 1] ?? 0));
    expect(waits[0]).toBeLessThanOrEqual(350);
    expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(8_100);
    server.up = true;
    await pass(9_000);
    expect(room.status).toBe("open");
    server.loseConnections();
    await pass(400);
    expect(room.status).toBe("open");
  });

  test("a room that was never seen becomes unreachable, then reachable", async () => {
    server.up = false;
    await join();
    await pass(2_000);
    expect([room.status, room.unreachable]).toEqual(["connecting", false]);
    await pass(10_000);
    expect(room.unreachable).toBe(true);
    server.up = true;
    await pass(10_000);
    expect(room.status).toBe("open");
  });

  test("a socket that never says hello is replaced, with more time for the next", async () => {
    server.greets = false;
    await join();
    await pass(HELLO_TIMEOUT_MS);
    expect(server.sockets).toHaveLength(2);
    await pass(2 * HELLO_TIMEOUT_MS - 1);
    expect(server.sockets).toHaveLength(2);
    await pass(1);
    expect(server.sockets).toHaveLength(3);
  });

  test("coming back online does not wait for the next try", async () => {
    await join();
    server.up = false;
    server.loseConnections();
    await pass(20_000);
    server.up = true;
    dispatchEvent(new Event("online"));
    await pass();
    expect(room.status).toBe("open");
  });

  test("a rate limit is waited out", async () => {
    await join();
    server.loseConnections(4029);
    await pass(4_900);
    expect(server.sockets).toHaveLength(1);
    await pass(200);
    expect(server.sockets).toHaveLength(2);
  });
});

describe("a network that swallows everything and closes nothing", () => {
  beforeEach(join);

  const pings = (): number => server.socket.sent.filter((message) => message.type === "ping").length;
  const swallow = (): void => void (server.network = () => "drop");
  const deliver = (): void => void (server.network = () => "deliver");
  const holdUp = (): void => void (server.network = () => "delay");

  /** How long it takes until the page says that the connection is lost. */
  async function toldAfter(): Promise<number> {
    for (let ms = 0; ms < 60_000; ms += 50) {
      if (room.status === "lost") return ms;
      await pass(50);
    }
    return Infinity;
  }

  test.each(Array.from({ length: 20 }, (_, index) => 97 * index))("is told within two seconds, lost after %i ms", async (ms) => {
    await pass(10_000 + ms);
    expect(room.status).toBe("open");
    swallow();
    expect(await toldAfter()).toBeLessThanOrEqual(2_000);
  });

  test("what is only late is heard again on the same socket, and nothing is lost", async () => {
    holdUp();
    await pass(QUIET_MS + ANSWER_TIMEOUT_MS);
    expect(room.status).toBe("lost");
    server.happen();
    deliver();
    server.flush();
    await pass();
    expect(room.status).toBe("open");
    expect(seqs()).toEqual([1]);
    expect(server.sockets).toHaveLength(1);
  });

  test("is replaced when it stays silent; what was asked meanwhile takes effect once", async () => {
    swallow();
    await pass(QUIET_MS + ANSWER_TIMEOUT_MS);
    server.up = false;
    const answer = room.act("coin");
    await pass(DEAD_MS);
    expect(server.sockets.length).toBeGreaterThan(1);
    expect(room.status).toBe("lost");
    server.up = true;
    deliver();
    await pass(10_000);
    await answer;
    expect(room.status).toBe("open");
    expect(server.applied).toHaveLength(1);
  });

  test("a slow network is called lost once, and then granted more time", async () => {
    const told: string[] = [];
    const late = 2_000;
    server.network = () => {
      setTimeout(() => server.flush(), late);
      return "delay";
    };
    for (let step = 0; step < 200; step++) {
      await pass(100);
      if (room.status !== told.at(-1)) told.push(room.status);
    }
    expect(told).toEqual(["open", "lost", "open"]);
    expect(server.sockets).toHaveLength(1);
  });

  test("a page that was held up itself looks again before it tells", async () => {
    await pass(10_000);
    const before = vi.getTimerCount();
    vi.setSystemTime(Date.now() + 30_000); // asleep: timers fire late, and frames wait behind them
    holdUp();
    await pass(1_000);
    expect(room.status).toBe("open");
    deliver();
    server.flush();
    await pass(1_000);
    expect(room.status).toBe("open");
    expect(vi.getTimerCount()).toBe(before);
  });

  test("what others do shows that the server is there, without a ping", async () => {
    for (let step = 0; step < 50; step++) {
      server.happen();
      await pass(QUIET_MS - 100);
    }
    expect(pings()).toBe(0);
  });

  test("a quiet table sends a ping a second, and one at which nobody moves for long fewer", async () => {
    await pass(60_000);
    expect(pings()).toBeGreaterThan(55);
    expect(pings()).toBeLessThanOrEqual(60);
    await pass(ABSENCE_MS);
    const before = pings();
    await pass(60_000);
    expect(pings() - before).toBe(60_000 / CALM_QUIET_MS);
  });

  test("who comes back to it is told at once", async () => {
    await pass(2 * ABSENCE_MS + 100);
    swallow();
    await pass(QUIET_MS + 100);
    expect(room.status).toBe("open");
    dispatchEvent(new Event("pointermove"));
    expect(await toldAfter()).toBeLessThanOrEqual(1_000);
  });

  test("a crowd of spectators pings no more often than twenty players", async () => {
    server.push({ type: "you", you: { people: [], seats: [], host: false } });
    server.push({ type: "presence", present: [], spectators: 200 });
    await pass(QUIET_MS); // the first was due already
    const before = pings();
    await pass(60_000);
    expect(pings() - before).toBe(6);
  });

  describe("on a page that nobody sees", () => {
    const show = (state: string): void => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as DocumentVisibilityState);
      document.dispatchEvent(new Event("visibilitychange"));
    };
    afterEach(() => void vi.restoreAllMocks());

    test("is asked seldom, and replaced all the same", async () => {
      show("hidden");
      await pass(QUIET_MS); // the next was due already
      const before = pings();
      await pass(60_000);
      expect(pings() - before).toBeLessThanOrEqual(5);
      swallow();
      await pass(3 * HIDDEN_QUIET_MS);
      expect(server.sockets.length).toBeGreaterThan(1);
    });

    test("is told within a second of coming back", async () => {
      show("hidden");
      await pass(2_000);
      swallow();
      await pass(5_000);
      expect(room.status).toBe("open");
      show("visible");
      expect(await toldAfter()).toBeLessThanOrEqual(1_000);
    });
  });
});

describe("the end of a connection", () => {
  test.each([
    [4001, "reload", null],
    [4003, "gone", "not-allowed"],
    [4004, "gone", "no-such-room"],
  ])("close code %i means %s", async (code, status, reason) => {
    await join();
    server.loseConnections(code);
    await pass(120_000);
    expect(room.status).toBe(status);
    expect(room.closeReason?.code ?? null).toBe(reason);
    expect(server.sockets).toHaveLength(1);
  });

  test.each(["closed", "banned"])("the farewell %s is final", async (code) => {
    await join();
    server.push({ type: "bye", code });
    server.loseConnections();
    await pass(120_000);
    expect([room.status, room.closeReason?.code]).toEqual(["gone", code]);
    expect(server.sockets).toHaveLength(1);
  });

  test("a server that restarts is found again", async () => {
    await join();
    server.push({ type: "bye", code: "restart" });
    server.loseConnections(1012);
    await pass(1_000);
    expect(room.status).toBe("open");
  });

  test("a newer server asks for a reload", async () => {
    await join();
    server.push({ type: "reload" });
    server.loseConnections();
    await pass(120_000);
    expect(room.status).toBe("reload");
    expect(server.sockets).toHaveLength(1);
  });

  test("a closed room stays closed", async () => {
    await join();
    room.close();
    dispatchEvent(new Event("online"));
    await pass(120_000);
    expect(server.sockets).toHaveLength(1);
  });

  test("a seat link opens a room that was refused before", async () => {
    await join();
    server.loseConnections(4003);
    expect(room.status).toBe("gone");
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ you: { people: ["p2"], seats: [1], host: false } })));
    await room.claim("token");
    await pass();
    vi.unstubAllGlobals();
    expect(room.status).toBe("open");
    server.loseConnections();
    await pass(1_000);
    expect(room.status).toBe("open");
  });
});
