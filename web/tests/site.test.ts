import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../src/net/api";

const asked: string[] = [];
let serverIsAway = false;

/** A device that says what it was asked. */
vi.mock("../src/net/device", () => ({
  openDevice: () =>
    Promise.resolve({
      request: (method: string, path: string) => {
        asked.push(`device ${method} ${path}`);
        return Promise.resolve(
          path.includes("other") ? { status: 404, body: { code: "no-such-room" } } : { status: 200, body: {} },
        );
      },
    }),
}));

beforeEach(() => {
  asked.length = 0;
  serverIsAway = false;
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`server ${init.method} ${path}`);
    return serverIsAway ? Promise.reject(new TypeError("offline")) : Promise.resolve(Response.json({}));
  });
});

afterEach(() => {
  delete document.documentElement.dataset["alone"];
  location.hash = "";
  vi.unstubAllGlobals();
});

describe("who answers", () => {
  test("a server, while it is there", async () => {
    const { get, post } = await import("../src/net/api");
    localStorage.setItem("happycity-offline", "package");
    await get("/api/stats");
    await post("/api/rooms", {});
    expect(asked).toEqual(["server GET /api/stats", "server POST /api/rooms"]);
  });

  test("this device, for its own rooms, records and reviews", async () => {
    const { get, post } = await import("../src/net/api");
    await get("/api/rooms/{room}/replay", { room: "l234", first: 0 });
    await post("/api/rooms/{room}/hint", {}, { room: "l234" });
    await get("/api/records/{record}", { record: "l234" });
    await get("/api/review/{job}", { job: "l234" });
    await post("/api/branch", { room: "l234", at: 3 });
    await get("/api/rooms/{room}/replay", { room: "2l34" });
    expect(asked.map((each) => each.split(" ")[0])).toEqual([...Array<string>(5).fill("device"), "server"]);
  });

  test("this device, if the server is away and all is here", async () => {
    const { post } = await import("../src/net/api");
    serverIsAway = true;
    await expect(post("/api/rooms", {})).rejects.toMatchObject({ reason: { code: "no-server" } });
    localStorage.setItem("happycity-offline", "package");
    await expect(post("/api/rooms", {})).resolves.toEqual({});
    expect(asked).toEqual(["server POST /api/rooms", "server POST /api/rooms", "device POST /api/rooms"]);
  });

  test("nobody, for what is about other people while the server is away", async () => {
    const { get } = await import("../src/net/api");
    serverIsAway = true;
    localStorage.setItem("happycity-offline", "package");
    await expect(get("/api/rooms")).rejects.toMatchObject({ reason: { code: "no-server" } });
    expect(asked).toEqual(["server GET /api/rooms"]);
  });

  test("a refusal of the device is a refusal like a server's", async () => {
    const { get } = await import("../src/net/api");
    const refused = (await get("/api/rooms/{room}", { room: "lother" }).catch((error: unknown) => error)) as Refused;
    expect([refused.reason.code, refused.status]).toEqual(["no-such-room", 404]);
  });

  test("on a static site never a server", async () => {
    document.documentElement.dataset["alone"] = "";
    const { get, post } = await import("../src/net/api");
    await post("/api/rooms", {});
    await expect(get("/api/rooms")).rejects.toMatchObject({ reason: { code: "needs-server" } });
    expect(asked).toEqual(["device POST /api/rooms"]);
  });
});

describe("addresses of a static site", () => {
  beforeEach(() => {
    document.documentElement.dataset["alone"] = "";
  });

  test("pages are after the first #, places in them after a second, and links lead there", async () => {
    location.hash = "#/rules#R-B7";
    const { hrefOf, router } = await import("../src/app/router.svelte");
    expect([router.path, router.hash]).toEqual(["/rules", "#R-B7"]);
    expect(hrefOf("/r/l234#7")).toBe("#/r/l234#7");
    expect(hrefOf("/licences.txt")).toBe("/licences.txt");
    router.go("/r/l234/replay/1");
    expect(location.hash).toBe("#/r/l234/replay/1");
    router.mark("#12");
    expect([router.path, location.hash]).toEqual(["/r/l234/replay/1", "#/r/l234/replay/1#12"]);
    document.body.innerHTML = '<a id="a" href="/learn">Learn</a><a id="b" href="#/about">About</a>';
    document.querySelector<HTMLElement>("#a")?.click();
    expect(router.path).toBe("/learn");
    document.querySelector<HTMLElement>("#b")?.click();
    expect([router.path, location.hash]).toEqual(["/about", "#/about"]);
  });

  test("anything else is the start page", async () => {
    location.hash = "#main";
    const { router } = await import("../src/app/router.svelte");
    expect(router.path).toBe("/");
  });
});
