export { analyticsRoutes } from './api.ts';
