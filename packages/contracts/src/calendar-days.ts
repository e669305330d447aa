/** Calendar days in a time zone, with what JavaScript knows of zones by itself: a page can do with it, too. */

const dayMs = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** How far the clocks of a zone are from UTC at an instant; both in ms. */
export function zoneOffset(instant: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = parts.get('era') === 'BC' ? 1 - number('year') : number('year');
  const wall = new Date(0);
  wall.setUTCFullYear(year, number('month') - 1, number('day'));
  wall.setUTCHours(number('hour'), number('minute'), number('second'));
  return wall.getTime() - Math.floor(instant / 1000) * 1000;
}

/**
 * The same time on the clock, days later. A time that clocks skip then is as much later as they skip; of one that they
 * show twice it is the second. PostgreSQL reads local times in the same way.
 */
export function addCalendarDays(instant: number, days: number, zone: string): number {
  if (days === 0) return instant;
  const wall = instant + zoneOffset(instant, zone) + days * dayMs;
  const before = zoneOffset(wall - dayMs, zone);
  const after = zoneOffset(wall + dayMs, zone);
  const second = wall - after;
  return zoneOffset(second, zone) === after
    ? Math.max(second, earlier(wall - before, before, zone))
    : wall - before;
}

/** A reading of the clock by the offset from before a change, if the clock does read so then. */
function earlier(instant: number, offset: number, zone: string): number {
  return zoneOffset(instant, zone) === offset ? instant : Number.NEGATIVE_INFINITY;
}
