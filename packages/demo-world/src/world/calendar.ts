/** Wall-clock times of a zone as instants, from the platform's own tables (daylight saving included). */

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The calendar day (yyyy-mm-dd) that an instant falls on in a zone. */
export function dayOf(at: number, zone: string): string {
  return new Date(wallTime(at, zone)).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The instant at which clocks in a zone show this hour of this day; 16.5 is half past four. */
export function instantOf(day: string, hour: number, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + Math.round(hour * hourMs);
  const guess = wall - offsetAt(wall, zone);
  // The offset at the guess is the right one, but for the hours around a change of clocks.
  return wall - offsetAt(guess, zone);
}

/** The last minute of a day: what people mean by a deadline "on Sunday". */
export function lastMinuteOf(day: string, zone: string): number {
  return instantOf(day, 23 + 59 / 60, zone);
}

function offsetAt(at: number, zone: string): number {
  return wallTime(at, zone) - at;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show at an instant, read as if it were UTC. */
function wallTime(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000);
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
