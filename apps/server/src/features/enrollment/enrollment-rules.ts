import { endOfDay } from '../../platform/zones.ts';
import type { ClassRow } from '../classes/index.ts';

/** A class takes students until it ends. */
export function isOpenForEnrollment(
  course: Pick<ClassRow, 'archived_at' | 'end_day' | 'time_zone'>,
  now: Date,
): boolean {
  return course.archived_at === null && now < endOfDay(course.end_day, course.time_zone);
}
