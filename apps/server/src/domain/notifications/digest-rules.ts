import { DateTime } from 'luxon';

/** On the clock of the account. */
const digestHour = 7;

/** The last time that the daily mail was due in a zone. */
export function lastDigestTime(zone: string, now: Date): Date {
  const local = DateTime.fromJSDate(now, { zone });
  const today = local.startOf('day').set({ hour: digestHour });
  return (today > local ? today.minus({ days: 1 }) : today).toJSDate();
}
