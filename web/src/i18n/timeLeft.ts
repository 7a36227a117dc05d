import { t } from "./messages.svelte";

/** "0:45", "1:02:03" or "2 days 5 h": time left on a clock. */
export function timeLeft(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t("web-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
