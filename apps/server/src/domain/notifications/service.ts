import type { UserId } from '@redraft/contracts';
import {
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
  await insertNotifications(notifications);
}

/** As `notifyUsers`, unless the same person's act of the same kind on the same work was told after `since`. */
export async function notifyOnce(notification: NewNotification, since: Date): Promise<void> {
  if (!(await widenNotification(notification, since))) await insertNotifications([notification]);
}

/** What a user is told, the newest first. */
export function notificationsOf(userId: UserId, now: Date): Promise<NotificationRow[]> {
  return listNotifications(userId, { since: oldestNotification(now), limit: shownAtMost }, now);
}

export async function forgetOldNotifications(now: Date): Promise<void> {
  await deleteNotificationsBefore(oldestNotification(now));
}
