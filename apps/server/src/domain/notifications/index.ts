export { notificationJobs } from './jobs.ts';
export type { NotificationKind, NotificationRow } from './queries.ts';
export { notificationsOf, notifyUsers, oldestNotification } from './service.ts';
