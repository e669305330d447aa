export { notificationJobs } from './jobs.ts';
export type { NotificationKind, NotificationRow } from './queries.ts';
export { notificationsOf, notifyOnce, notifyUsers, oldestNotification } from './service.ts';
