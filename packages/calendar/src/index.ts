/** Local times in time zones, calendar days and durations, using only JavaScript's own time zone data. */
export { addCalendarDays, addDays, dayOf } from './calendar-days.ts';
export { clockDuration, type DurationParts, durationParts } from './durations.ts';
export { dayInWords, timeInWords } from './time-in-words.ts';
export { resolveInstant, toWallTime } from './wall-time.ts';
export { zoneOffset } from './zone-offset.ts';
