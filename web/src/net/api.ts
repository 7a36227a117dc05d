/** The server's HTTP API (docs/protocol.md). */
import { isLocal, isStaticSite, Unavailable } from "./site";
import type { MyRoom, Paths, Reason, ResponseTo } from "./types";

/** Storage key: set once all is there to play without a network. */
export const OFFLINE_KEY = "happycity-offline";
/** Requests that this device can answer by itself when the server is away. */
const ANSWERED_ALONE =
  /^(GET \/api\/(stats|progress|lessons|days.*|puzzles.*)|POST \/api\/(days\/.*|puzzles\/.*|rooms|replay|picture|import|branch|score|analysis|review))$/;
/** A network may neither answer nor fail. Whoever can play alone waits no longer than this. */
const SERVER_TIMEOUT_MS = 8_000;

type Method = "GET" | "POST";
/** Values for the braces in a path; the others become the query. */
export type Fields = Record<string, string | number>;

/** The server refused, with a code; or it did not answer at all. */
export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.error ?? reason.code);
  }
}

export async function get<Path extends Paths<"GET">>(path: Path, fields: Fields = {}): Promise<ResponseTo<"GET", Path>> {
  return request("GET", address(path, fields));
}

export async function post<Path extends Paths<"POST">>(
  path: Path,
  body: object = {},
  fields: Fields = {},
): Promise<ResponseTo<"POST", Path>> {
  return request("POST", address(path, fields), body);
}

/** Never answered by this device, even if the server is away. */
export async function answerOfServer<Path extends Paths<"GET">>(path: Path): Promise<ResponseTo<"GET", Path>> {
  return askServer("GET", path);
}

/** Never answered by this device. */
export async function postToServer<Path extends Paths<"POST">>(path: Path, body: object): Promise<ResponseTo<"POST", Path>> {
  return askServer("POST", path, body);
}

/** "/api/rooms/{room}/replay" with {room: "k3v9", game: 1} -> "/api/rooms/k3v9/replay?game=1" */
export function address(path: string, fields: Fields): string {
  const rest = new Map(Object.entries(fields));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name) ?? "");
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return rest.size ? `${filled}?${query}` : filled;
}

/** Ask the server; or this device, if the request is about a game that is here, or the server is away. */
async function request<T>(method: Method, path: string, body?: object): Promise<T> {
  const isAnsweredAlone = ANSWERED_ALONE.test(`${method} ${path}`);
  if (isAboutDevice(path, body) || (isStaticSite && isAnsweredAlone)) return askDevice(method, path, body);
  if (isStaticSite) throw new Refused({ code: "needs-server" }, 0);
  if (!isAnsweredAlone || !canPlayAlone()) return askServer(method, path, body);
  try {
    return await askServer(method, path, body, AbortSignal.timeout(SERVER_TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof Refused && error.reason.code === "no-server")) throw error;
    return askDevice(method, path, body);
  }
}

/** Whether all is here to play without a network. */
export function canPlayAlone(): boolean {
  return localStorage.getItem(OFFLINE_KEY) !== null;
}

function isAboutDevice(path: string, body: object | undefined): boolean {
  const [, , kind = "", id = ""] = path.split(/[/?]/);
  const room = body && "room" in body ? String(body.room) : "";
  return (["rooms", "records", "review", "challenges"].includes(kind) && isLocal(id)) || isLocal(room) || hasPack(body);
}

/** Whether a new game or a record has a custom pack, which no server takes. */
function hasPack(body: object = {}): boolean {
  const { pack, record } = body as { pack?: unknown; record?: { pack?: unknown } | null };
  return Boolean(pack ?? record?.pack);
}

async function askServer<T>(method: Method, path: string, body?: object, signal: AbortSignal | null = null): Promise<T> {
  const sent = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, ...sent, credentials: "same-origin", signal }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok) return answer as T;
  throw refused(answer, response?.status ?? 0);
}

export async function askDevice<T>(method: Method, path: string, body?: object): Promise<T> {
  try {
    const device = await (await import("./device")).openDevice();
    const answer = await device.request(method, path, body);
    if (answer.status < 300) return answer.body as T;
    throw refused(answer.body, answer.status);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused({ code: error instanceof Unavailable ? error.code : "no-server" }, 0);
  }
}

function refused(answer: unknown, status: number): Refused {
  const reason = answer as Partial<Reason> | null | undefined;
  return new Refused(reason?.code ? (reason as Reason) : { code: "no-server" }, status);
}

/** My games, those of this device included. They are read without Python. */
export async function myRooms(): Promise<MyRoom[]> {
  const here = import("../worker/rows").then(({ readRows }) => readRows("room/"));
  const there = isStaticSite ? [] : askServer<{ rooms: MyRoom[] }>("GET", "/api/mine").then(({ rooms }) => rooms);
  const [local, remote] = await Promise.all([here.catch(() => []), Promise.resolve(there).catch(() => [])]);
  const rooms = local.map((text) => JSON.parse(text) as MyRoom | null).filter((room) => room !== null);
  return [...rooms, ...remote].sort((one, other) => other.updated - one.updated);
}

/** Random hex digits. Works without a secure context. */
export function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
