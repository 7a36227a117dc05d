/** Dates of cities of the day. A day is a text such as "2026-11-18", from midnight to midnight UTC. */

/** A day in the reader's language. */
export function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));
}

/** "2026-11-18" -> "2026-11" */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month before or after: ("2026-12", 1) -> "2027-01" */
export function monthFrom(month: string, step: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, 7);
}

/** The weeks of a month as a calendar shows them, Monday first (1) or Sunday first (7); null is a day of another month. */
export function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const start = new Date(`${month}-01`);
  const before = (start.getUTCDay() - firstDay + 14) % 7;
  const length = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => cells[7 * week + day] ?? null));
}

interface WithWeeks extends Intl.Locale {
  weekInfo?: { firstDay: number };
  getWeekInfo?: () => { firstDay: number };
}

/** The first day of the week: 1 for Monday to 7 for Sunday. A browser that does not know says Monday. */
export function firstWeekday(locale: string): number {
  const asked: WithWeeks = new Intl.Locale(locale);
  return (asked.getWeekInfo?.() ?? asked.weekInfo)?.firstDay ?? 1;
}

/** Short names of the days of the week, from the first. 2 November 2026 is a Monday. */
export function weekdays(locale: string, firstDay: number): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2026, 10, 1 + firstDay + index)));
}
