import { endOfDay } from '../../platform/zones.ts';
import type { ClassRow } from '../classes/index.ts';

/** A class accepts students until it ends. */
export function isOpenForEnrollment(
  classRow: Pick<ClassRow, 'archived_at' | 'end_day' | 'time_zone'>,
  now: Date,
): boolean {
  return classRow.archived_at === null && now < endOfDay(classRow.end_day, classRow.time_zone);
}

/** How long students may stay on the page of a found class before they press Enroll. */
const searchCountsMs = 30 * 60_000;

export function oldestSearchThatCounts(now: Date): Date {
  return new Date(now.getTime() - searchCountsMs);
}

/**
 * Whether the student has recently searched for the current key of the class. After a removal they must search again: an earlier search predates the
 * instructor's decision.
 */
export function isShownByKey(
  enrollment: {
    search: { searched_at: Date; enroll_key: string } | undefined;
    enrollKey: string;
    /** When the student was last removed from the class. */
    removedAt: Date | null;
  },
  now: Date,
): boolean {
  const { search, enrollKey, removedAt } = enrollment;
  if (search === undefined || search.enroll_key !== enrollKey) return false;
  const isRecent = search.searched_at >= oldestSearchThatCounts(now);
  return isRecent && (removedAt === null || search.searched_at > removedAt);
}
