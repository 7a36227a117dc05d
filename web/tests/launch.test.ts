import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Launched } from "../src/worker/launch";

type Told = { kind: "loaded" } | { kind: "ready" };

/** Workers whose script loads only when the test says so. */
class SlowWorker {
  posted: string[] = [];
  ended = false;
  onmessage: (event: { data: Told }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;
  postMessage = (message: string): number => this.posted.push(message);
  terminate = (): boolean => (this.ended = true);
}

let made: SlowWorker[];
let received: string[];
let failed: string[];
let worker: Launched<string, Told>;

beforeEach(() => {
  vi.useFakeTimers();
  [made, received, failed] = [[], [], []];
  worker = new Launched<string, Told>(
    () => made[made.push(new SlowWorker()) - 1] as unknown as Worker,
    (message) => received.push(message.kind),
    (reason) => failed.push(reason),
  );
  worker.post("start");
  worker.post("open");
});

afterEach(() => {
  worker.terminate();
  vi.useRealTimers();
});

test("a worker that loads is started once, and what it tells is passed on", () => {
  made[0]?.onmessage({ data: { kind: "loaded" } });
  made[0]?.onmessage({ data: { kind: "ready" } });
  vi.advanceTimersByTime(600_000);
  expect(made.map((each) => [each.posted, each.ended])).toEqual([[["start", "open"], false]]);
  expect([received, failed]).toEqual([["ready"], []]);
});

test("a worker whose script never comes is started again with all that it was sent", () => {
  vi.advanceTimersByTime(5_000);
  worker.post("frame");
  expect(made.map((each) => each.ended)).toEqual([true, false]);
  made[1]?.onmessage({ data: { kind: "loaded" } });
  worker.post("close");
  vi.advanceTimersByTime(600_000);
  expect(made.map((each) => each.posted)).toEqual([
    ["start", "open"],
    ["start", "open", "frame", "close"],
  ]);
});

test("a slow line gets more and more time", () => {
  vi.advanceTimersByTime(5_000 + 10_000 + 19_999);
  expect(made.length).toBe(3);
  vi.advanceTimersByTime(1);
  expect(made.length).toBe(4);
});

test("an error is reported, and ends the tries", () => {
  made[0]?.onerror({ message: "refused" });
  vi.advanceTimersByTime(600_000);
  expect([made.length, failed]).toEqual([1, ["refused"]]);
});

test("a worker that is stopped before it has loaded stays stopped", () => {
  worker.terminate();
  vi.advanceTimersByTime(600_000);
  expect(made.map((each) => each.ended)).toEqual([true]);
});
