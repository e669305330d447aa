import { DateTime } from 'luxon';

/** On the clock of the account. */
const digestHour = 7;

/** The last time that the daily mail was due in a zone. */
export function lastDigestTime(zone: string, now: Date): Date {
  const local = DateTime.fromJSDate(now, { zone });
  const today = local.startOf('day').set({ hour: digestHour });
  return (today > local ? today.minus({ days: 1 }) : today).toJSDate();
}

const dayMs = 86_400_000;
/** After an outage, or a while without daily mails, no older things than so come. */
const maxSpanMs = 3 * dayMs;
/** What came to be so lately may not be written down yet: it comes with the next mail. */
const settlesMs = 10 * 60_000;

/** What a daily mail tells of: what is news after `begin`, up to `end`; where the last one ended, the next one begins. */
export function digestSpan(
  { due, last }: { due: Date; last: Date | null },
  now: Date,
): { begin: Date; end: Date } {
  const start = last === null ? due.getTime() - dayMs : Math.max(last.getTime(), due.getTime() - maxSpanMs);
  return { begin: new Date(start - settlesMs), end: new Date(now.getTime() - settlesMs) };
}
