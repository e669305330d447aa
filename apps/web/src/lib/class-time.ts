/**
 * Times as the product shows them everywhere (spec 1 §9). With what the browser knows of time zones by itself:
 * a library for them would come with every page that shows a time.
 */
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Asked for once: the browser takes its time to answer, and pages show many times. */
export function viewerZone(): string {
  return ownZone;
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** Null for a zone that this browser does not know. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = createClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function createClock(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'longOffset',
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What the clock of a zone shows at an instant; null for what is no time. */
function readClock(iso: string, zone: string) {
  const instant = Date.parse(iso);
  const clock = clockOf(zone);
  if (clock === null || Number.isNaN(instant)) return null;
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const [year = '', month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(
    (type) => parts.get(type),
  );
  // "GMT+02:00", and "GMT" alone for none.
  const [, sign = '+', hours = '0', minutes = '00'] =
    /([+-])(\d+):(\d+)/.exec(parts.get('timeZoneName') ?? '') ?? [];
  return {
    text: `${year.padStart(4, '0')}-${month}-${day} ${hour}:${minute}`,
    offset: `${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`,
  };
}

/** 'YYYY-MM-DD HH:mm' in a class's zone; an empty text for what is no time. */
export function formatInZone(iso: string | null, zone: string): string {
  return iso === null ? '' : (readClock(iso, zone)?.text ?? '');
}

/** How far the zone is from UTC at that time, "UTC+2": it differs between summer and winter. */
export function offsetInZone(iso: string, zone: string): string {
  const offset = readClock(iso, zone)?.offset ?? '+0';
  return offset === '+0' ? 'UTC' : `UTC${offset}`;
}

/** Whether the clocks of the zone show this time twice, as in the night in which summer time ends. */
export function isAmbiguousInZone(iso: string, zone: string): boolean {
  const instant = Date.parse(iso);
  const text = formatInZone(iso, zone);
  const offset = readClock(iso, zone)?.offset;
  // Where clocks change nearby, the other offset; the same text by it is the other time.
  return [-dayMs, dayMs].some((away) => {
    const other = readClock(new Date(instant + away).toISOString(), zone);
    if (other === null || other.offset === offset) return false;
    const shifted = instant + (minutesOf(offset) - minutesOf(other.offset)) * 60_000;
    const again = readClock(new Date(shifted).toISOString(), zone);
    return again?.text === text && again.offset === other.offset;
  });
}

const dayMs = 86_400_000;

/** Of an offset as `readClock` gives it, "+5:45". */
function minutesOf(offset = '+0'): number {
  const [hours = '0', minutes = '0'] = offset.slice(1).split(':');
  return (offset.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Whether two zones show the same wall clock at that time. */
export function sameClock(iso: string, zone: string, other: string): boolean {
  return readClock(iso, zone)?.offset === readClock(iso, other)?.offset;
}

/** Whether a class with this last day is over. */
export function hasEnded(course: { endDate: string; classTimeZone: string }, now: number): boolean {
  return formatInZone(new Date(now).toISOString(), course.classTimeZone).slice(0, 10) > dayOf(course.endDate);
}

/** A calendar day, whatever time stands behind it. */
export function dayOf(text: string): string {
  return text.slice(0, 10);
}
