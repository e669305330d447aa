import { endOfDay } from '../../platform/zones.ts';
import type { ClassRow } from '../classes/index.ts';

/** A class takes students until it ends. */
export function isOpenForEnrollment(
  course: Pick<ClassRow, 'archived_at' | 'end_day' | 'time_zone'>,
  now: Date,
): boolean {
  return course.archived_at === null && now < endOfDay(course.end_day, course.time_zone);
}

/** How long the page with the found class may stand there before Enroll is pressed. */
const searchCountsMs = 30 * 60_000;

export function oldestSearchThatCounts(now: Date): Date {
  return new Date(now.getTime() - searchCountsMs);
}

/**
 * Whether somebody has lately shown that they hold the key that the class has now. Who was removed from it has to show it anew:
 * a search from before says nothing of what the instructor wants since.
 */
export function isShownByKey(
  shown: {
    search: { searched_at: Date; enroll_key: string } | undefined;
    enrollKey: string;
    /** When the student was last removed from the class. */
    removedAt: Date | null;
  },
  now: Date,
): boolean {
  const { search, enrollKey, removedAt } = shown;
  if (search === undefined || search.enroll_key !== enrollKey) return false;
  const isRecent = search.searched_at >= oldestSearchThatCounts(now);
  return isRecent && (removedAt === null || search.searched_at > removedAt);
}
