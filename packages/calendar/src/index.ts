/** Times on the clocks of a zone and days of the calendar, with what JavaScript knows of zones by itself. */
export { addCalendarDays, addDays, dayOf } from './calendar-days.ts';
export { instantOf, wallTimeOf } from './wall-time.ts';
export { zoneOffset } from './zone-offset.ts';
