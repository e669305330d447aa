import { type NotificationKind, notifyUsers } from '../../notifications/index.ts';
import { type ComingDeadline, listComingDeadlines } from './reminder-queries.ts';

const hourMs = 3_600_000;
/** Before a deadline: to everybody whose text is not handed in, and earlier to those who have not begun it. */
const nearMs = 24 * hourMs;
const notStartedMs = 48 * hourMs;
/** Of one insert. */
const batchSize = 500;

/** Tells students of deadlines that are near; of each once, however often it is asked. */
export async function remindOfDeadlines(now: Date): Promise<void> {
  const coming = await listComingDeadlines(new Date(now.getTime() + notStartedMs), now);
  const notices = coming.flatMap((one) => {
    const isNear = one.deadline.getTime() - now.getTime() <= nearMs;
    if (isNear) return [reminderOf(one, 'deadline_near', nearMs, now)];
    return one.isBegun ? [] : [reminderOf(one, 'not_begun', notStartedMs, now)];
  });
  for (let from = 0; from < notices.length; from += batchSize)
    await notifyUsers(...notices.slice(from, from + batchSize));
}

/** By its deadline, so that the same one is told once, and another one again. */
function reminderOf(
  { studentId: userId, assignmentId, draftId, deadline }: ComingDeadline,
  kind: NotificationKind,
  beforeMs: number,
  writtenAt: Date,
) {
  const at = new Date(deadline.getTime() - beforeMs);
  return { userId, kind, assignmentId, draftId, until: deadline, at, writtenAt };
}
