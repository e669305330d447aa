export { NotificationBell } from './notification-bell.tsx';
export { lookForNotifications } from './use-notifications.ts';
