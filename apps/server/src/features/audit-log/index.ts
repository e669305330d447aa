export { auditLogRoutes } from './api.ts';
