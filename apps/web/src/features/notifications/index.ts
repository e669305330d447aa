export { NotificationBell } from './notification-bell.tsx';
export { NotificationsCard } from './notifications-card-slot.tsx';
export { refreshNotifications } from './use-notifications.ts';
