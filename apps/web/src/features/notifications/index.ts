export { NotificationBell } from './notification-bell.tsx';
export { NotificationsCard } from './notifications-card-slot.tsx';
export { refreshNotifications as lookForNotifications } from './use-notifications.ts';
