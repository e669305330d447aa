export { outboxRoutes } from './api.ts';
