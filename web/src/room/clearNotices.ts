/** Close the notifications of this table: the reader is here, or the turn is over. */
export async function clearNotices(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const each of (await registration?.getNotifications({ tag: location.href })) ?? []) each.close();
}
