/** A second mail within minutes is a second press of the button, not a wish. */
const pauseMs = 10 * 60_000;

export function isTooSoon(mailedAt: Date | null, now: Date): boolean {
  return mailedAt !== null && now.getTime() - mailedAt.getTime() < pauseMs;
}
