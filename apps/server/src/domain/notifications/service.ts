import type { AssignmentId, UserId } from '@redraft/contracts';
import { notifyTold } from '../../platform/notify.ts';
import {
  countHandIn,
  deleteNotificationsBefore,
  insertNotifications,
  listNotifications,
  type NewNotification,
  type NotificationRow,
  widenNotification,
} from './queries.ts';

/** Long enough for who comes back after the holidays. */
const keptDays = 60;
/** Nobody reads further down. */
const shownAtMost = 100;

export function oldestNotification(now: Date): Date {
  return new Date(now.getTime() - keptDays * 86_400_000);
}

/** Tells people about their own work, in the transaction of the act: it is told exactly if the act was done. */
export async function notifyUsers(...notifications: readonly NewNotification[]): Promise<void> {
  await tell(await insertNotifications(notifications));
}

/** Open pages show it at once, and a worker makes mails of it. */
async function tell(userIds: readonly UserId[]): Promise<void> {
  if (userIds.length > 0) await notifyTold(userIds);
}

const hourMs = 3_600_000;

/** Tells the owner of a class that a text was handed in: once for each assignment and hour, with how many it were. */
export async function notifyOfHandIn(assignmentId: AssignmentId, now: Date): Promise<void> {
  const from = Math.floor(now.getTime() / hourMs) * hourMs;
  const hour = { from: new Date(from), to: new Date(from + hourMs) };
  const userId = await countHandIn(assignmentId, hour, now);
  if (userId !== undefined) await tell([userId]);
}

/** As `notifyUsers`, unless the same person's act of the same kind on the same work was told after `since`. */
export async function notifyOnce(notification: NewNotification, since: Date): Promise<void> {
  if (!(await widenNotification(notification, since))) await tell(await insertNotifications([notification]));
}

/** What a user is told, the newest first. */
export function notificationsOf(userId: UserId, now: Date): Promise<NotificationRow[]> {
  return listNotifications(userId, { since: oldestNotification(now), limit: shownAtMost }, now);
}

export async function forgetOldNotifications(now: Date): Promise<void> {
  await deleteNotificationsBefore(oldestNotification(now));
}
