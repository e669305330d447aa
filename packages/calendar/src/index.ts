/** Times on the clocks of a zone, days of the calendar and spans of time, with what JavaScript knows of zones by itself. */
export { addCalendarDays, addDays, dayOf } from './calendar-days.ts';
export { clockDuration, type DurationParts, durationParts } from './durations.ts';
export { dayInWords, timeInWords } from './time-in-words.ts';
export { instantOf, wallTimeOf } from './wall-time.ts';
export { zoneOffset } from './zone-offset.ts';
