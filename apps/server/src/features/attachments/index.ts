export { attachmentRoutes } from './api.ts';
