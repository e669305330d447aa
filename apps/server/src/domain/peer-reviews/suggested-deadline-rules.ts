import { DateTime } from 'luxon';

const suggestedDays = 2;

/** Two days after the draft's deadline, at the same local time in the zone of the class. */
export function suggestedReviewDeadline(deadline: Date, zone: string): Date {
  return DateTime.fromJSDate(deadline, { zone }).plus({ days: suggestedDays }).toJSDate();
}
