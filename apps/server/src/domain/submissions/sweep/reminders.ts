import { type NotificationKind, notifyUsers } from '../../notifications/index.ts';
import { type ComingDeadline, listComingDeadlines } from './reminder-queries.ts';

const hourMs = 3_600_000;
/** Reminder times before a deadline: for all who have not submitted, and earlier for those who have not started. */
const nearMs = 24 * hourMs;
const notStartedMs = 48 * hourMs;
/** Rows per insert. */
const batchSize = 500;

/** Notifies students of upcoming deadlines, once per deadline however often it runs. */
export async function remindOfDeadlines(now: Date): Promise<void> {
  const comingDeadlines = await listComingDeadlines(new Date(now.getTime() + notStartedMs), now);
  const notices = comingDeadlines.flatMap((one) => {
    const isNear = one.deadline.getTime() - now.getTime() <= nearMs;
    if (isNear) return [reminderOf(one, 'deadline_near', nearMs, now)];
    return one.isBegun ? [] : [reminderOf(one, 'not_begun', notStartedMs, now)];
  });
  for (let from = 0; from < notices.length; from += batchSize)
    await notifyUsers(...notices.slice(from, from + batchSize));
}

/** Identified by its deadline, so that each deadline is notified once, and a moved one again. */
function reminderOf(
  { studentId: userId, assignmentId, draftId, deadline }: ComingDeadline,
  kind: NotificationKind,
  beforeMs: number,
  writtenAt: Date,
) {
  const at = new Date(deadline.getTime() - beforeMs);
  return { userId, kind, assignmentId, draftId, until: deadline, at, writtenAt };
}
