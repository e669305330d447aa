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

/** Long enough for who comes back after the holidays. */
const retentionDays = 60;
/** Nobody reads further down. */
const maxShown = 100;

export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionDays * 86_400_000);
}

/** Tells people about their own work, in the transaction of the act: it is told exactly if the act was done. */
export async function notifyUsers(...notifications: readonly NewNotification[]): Promise<void> {
  await publishNotified(await insertNotifications(notifications));
}

/** Open pages show it at once, and a worker makes mails of it. */
async function publishNotified(userIds: readonly UserId[]): Promise<void> {
  if (userIds.length > 0) await notifyUserIds(userIds);
}

const hourMs = 3_600_000;

/** Tells the owner of a class that a text was handed in: once for each assignment and hour, with how many it were. */
export async function notifyOfHandIn(assignmentId: AssignmentId, now: Date): Promise<void> {
  const from = Math.floor(now.getTime() / hourMs) * hourMs;
  const hour = { from: new Date(from), to: new Date(from + hourMs) };
  const userId = await countHandIn(assignmentId, hour, now);
  if (userId !== undefined) await publishNotified([userId]);
}

/** As `notifyUsers`, unless the same person's act of the same kind on the same work was told after `since`. */
export async function notifyOnce(notification: NewNotification, since: Date): Promise<void> {
  if (!(await widenNotification(notification, since)))
    await publishNotified(await insertNotifications([notification]));
}

/** What a user is told, the newest first. */
export function listForUser(userId: UserId, now: Date): Promise<NotificationRow[]> {
  return listNotifications(userId, { since: retentionStart(now), limit: maxShown }, now);
}

export async function deleteOldNotifications(now: Date): Promise<void> {
  await deleteNotificationsBefore(retentionStart(now));
}
