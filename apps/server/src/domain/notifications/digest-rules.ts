import { DateTime } from 'luxon';

/** In the time zone of the account. */
const digestHour = 7;

/** The latest time at which the daily mail was due in a zone. */
export function lastDigestTime(zone: string, now: Date): Date {
  const local = DateTime.fromJSDate(now, { zone });
  const todaysDigest = local.startOf('day').set({ hour: digestHour });
  return (todaysDigest > local ? todaysDigest.minus({ days: 1 }) : todaysDigest).toJSDate();
}

const dayMs = 86_400_000;
/** After an outage, or a period without daily mails, older notifications are left out. */
const maxSpanMs = 3 * dayMs;
/** Notifications this recent may not be committed yet; they are left for the next mail. */
const settlesMs = 10 * 60_000;

/** The interval that a daily mail covers: after `begin`, up to `end`; the next mail begins where this one ends. */
export function digestSpan(
  { due, last }: { due: Date; last: Date | null },
  now: Date,
): { begin: Date; end: Date } {
  const start = last === null ? due.getTime() - dayMs : Math.max(last.getTime(), due.getTime() - maxSpanMs);
  return { begin: new Date(start - settlesMs), end: new Date(now.getTime() - settlesMs) };
}
