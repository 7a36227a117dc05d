/** Which seats this tab played in finished games, so that a replay shows them first and its review speaks to their player. */
const KEY = "happycity-own-seats";

function read(): Record<string, number[]> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

export function keepOwnSeats(room: string, game: number, seats: readonly number[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [`${room}/${game}`]: seats }));
  } catch {
    // The replay then speaks of everybody by name.
  }
}

export const ownSeats = (room: string, game: number): readonly number[] => read()[`${room}/${game}`] ?? [];
