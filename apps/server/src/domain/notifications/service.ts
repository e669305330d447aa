import type { AssignmentId, UserId } from '@redraft/contracts';
import { notifyUserIds } from '../../platform/notify.ts';
import {
  countHandIn,
  deleteNotificationsBefore,
  insertNotifications,
  listNotifications,
  type NewNotification,
  type NotificationRow,
  widenNotification,
} from './queries.ts';

/** Long enough to cover the holidays. */
const retentionDays = 60;
/** Older ones are not shown. */
const maxShown = 100;

export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionDays * 86_400_000);
}

/** Notifies users about their own work, in the transaction of the act, so that the notification exists if and only if the act is committed. */
export async function notifyUsers(...notifications: readonly NewNotification[]): Promise<void> {
  await publishNotified(await insertNotifications(notifications));
}

/** Updates open pages, and wakes the worker that queues mails. */
async function publishNotified(userIds: readonly UserId[]): Promise<void> {
  if (userIds.length > 0) await notifyUserIds(userIds);
}

const hourMs = 3_600_000;

/** Notifies the owner of a class of submissions: once per assignment and hour, with their number. */
export async function notifyOfHandIn(assignmentId: AssignmentId, now: Date): Promise<void> {
  const from = Math.floor(now.getTime() / hourMs) * hourMs;
  const hour = { from: new Date(from), to: new Date(from + hourMs) };
  const userId = await countHandIn(assignmentId, hour, now);
  if (userId !== undefined) await publishNotified([userId]);
}

/** Like `notifyUsers`, unless an act of the same kind and author on the same submission was notified after `since`. */
export async function notifyOnce(notification: NewNotification, since: Date): Promise<void> {
  if (!(await widenNotification(notification, since)))
    await publishNotified(await insertNotifications([notification]));
}

/** A user's notifications, newest first. */
export function listForUser(userId: UserId, now: Date): Promise<NotificationRow[]> {
  return listNotifications(userId, { since: retentionStart(now), limit: maxShown }, now);
}

export async function deleteOldNotifications(now: Date): Promise<void> {
  await deleteNotificationsBefore(retentionStart(now));
}
