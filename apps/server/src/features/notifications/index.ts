export { notificationRoutes } from './api.ts';
