export { announcementRoutes } from './api.ts';
