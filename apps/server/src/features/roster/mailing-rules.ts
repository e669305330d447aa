/** A second request within minutes is a repeated press of the button. */
const pauseMs = 10 * 60_000;

export function isTooSoon(mailedAt: Date | null, now: Date): boolean {
  return mailedAt !== null && now.getTime() - mailedAt.getTime() < pauseMs;
}
