import { DateTime } from 'luxon';

const suggestedDays = 2;

/** Two days after the draft is due, at the same time on the clock of the class. */
export function suggestedReviewDeadline(deadline: Date, zone: string): Date {
  return DateTime.fromJSDate(deadline, { zone }).plus({ days: suggestedDays }).toJSDate();
}
